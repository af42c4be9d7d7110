# What is said of a decision. $parts are parts of the score with what they bring more or less.
reason-against = Compared with “{ $other }”: { $parts }.
reason-even = Hardly different from “{ $other }”.
reason-oftener = Wins more often than “{ $other }”, by many small things.
reason-seldomer = Wins less often than “{ $other }”, by many small things.
reason-oftener-still = It wins more often all the same.
reason-seldomer-still = It wins less often all the same.
reason-as-often-still = It wins as often all the same.
reason-first = Nothing else came near it at a glance.
reason-alone = There is nothing else to decide.
reason-glance = Not looked at closely: at a glance it seems worse.
reason-rivals = Best rival
reason-more-rivals = the best rival ends { $amount } lower
reason-less-rivals = the best rival ends { $amount } higher
reason-part = { $part } { $amount }
reason-liked = Not looked at closely: at a glance it seems best.
# Why a bot that stands in for somebody decided as it did.
reason-next = Reason: { $parts }, compared with the next best.
reason-next-even = Reason: nothing else seemed better.
