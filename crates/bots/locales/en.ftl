# What is said of a decision. $parts are parts of the score with what they bring more or less.
reason-against = Compared with “{ $other }”: { $parts }.
reason-even = Hardly different from “{ $other }”.
reason-alone = There is nothing else to decide.
reason-glance = Not looked at closely: at a glance it seems worse.
reason-part = { $part } { $amount }
reason-liked = Not looked at closely: at a glance it seems best.
# Why a bot that stands in for somebody decided as it did.
reason-next = Reason: { $parts }, compared with the next best.
reason-next-even = Reason: nothing else seemed better.
