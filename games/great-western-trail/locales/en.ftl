blurb = Drive cattle to Kansas City and ship it west: hire, build, deliver.

option-neutral = Neutral buildings
option-neutral-help = Where the seven neutral buildings lie.
option-neutral-lettered = By their letters
option-neutral-lettered-help = Each on its own letter, as in a first game.
option-neutral-shuffled = Shuffled
option-neutral-shuffled-help = Spread at random over the neutral spaces.
option-private = Private buildings
option-private-help = Which sides of the ten private buildings are in play.
option-private-first = Side a
option-private-first-help = Everybody plays with side a, as in a first game.
option-private-mixed = Mixed
option-private-mixed-help = Chance picks one side for each number, the same for everybody.
option-goals = Starting objectives
option-goals-help = Who may see the objective that each player starts with.
option-goals-closed = Face down
option-goals-closed-help = Only its owner knows each until the end, as in the book.
option-goals-open = Face up
option-goals-open-help = Everybody sees them all.
option-plays = Playing objectives
option-plays-help = Whether objective cards may be played in Kansas City as well.
option-plays-trail = Not in Kansas City
option-plays-trail-help = Only before moving, and before or after an action.
option-plays-city = In Kansas City too
option-plays-city-help = Also before each foresight and before the income.
option-turn-end = End of a turn
option-turn-end-help = What becomes of a turn with nothing left to decide.
option-turn-end-asked = Waits for “end turn”
option-turn-end-asked-help = As long as the last decision can be taken back.
option-turn-end-by-itself = Ends by itself
option-turn-end-by-itself-help = The next player begins at once.

score-money = Money
score-buildings = Buildings
score-cities = Cities
score-stations = Stations
score-hazards = Hazards
score-cattle = Cattle
score-objectives = Objective cards
score-station-masters = Station masters
score-workers = Workers
score-step-disc = Step disc
score-token = Job market token
# Why a decision is better or worse than another: what a part of the score brings more or less.
reason-more-money = { $amount } VP more from money
reason-less-money = { $amount } VP less from money
reason-more-buildings = { $amount } VP more from buildings
reason-less-buildings = { $amount } VP less from buildings
reason-more-cities = { $amount } VP more from deliveries to cities
reason-less-cities = { $amount } VP less from deliveries to cities
reason-more-stations = { $amount } VP more from stations
reason-less-stations = { $amount } VP less from stations
reason-more-hazards = { $amount } VP more from hazards removed
reason-less-hazards = { $amount } VP less from hazards removed
reason-more-cattle = { $amount } VP more from cattle
reason-less-cattle = { $amount } VP less from cattle
reason-more-objectives = { $amount } VP more from objective cards
reason-less-objectives = { $amount } VP less from objective cards
reason-more-station-masters = { $amount } VP more from station masters
reason-less-station-masters = { $amount } VP less from station masters
reason-more-workers = { $amount } VP more from workers
reason-less-workers = { $amount } VP less from workers
reason-more-step-disc = { $amount } VP more from the step disc
reason-less-step-disc = { $amount } VP less from the step disc
reason-more-token = { $amount } VP more from the job market token
reason-less-token = { $amount } VP less from the job market token
result-money = { $sum } left

worker-cowboy = cowboy
worker-craftsman = craftsman
worker-engineer = engineer
workers-cowboy = cowboys
workers-craftsman = craftsmen
workers-engineer = engineers
hazard-flood = flood
hazard-drought = drought
hazard-rockfall = rockfall
teepee-green = green teepee
teepee-blue = blue teepee
hand-green = green hand
hand-black = black hand
master-workers = 1 VP per worker on your mat
master-objectives = 3 VP per 2 objective cards in your area
master-hazards = 3 VP per 2 hazards
master-teepees = 3 VP per pair of green and blue teepee
master-certificates = 3 VP per 2 certificates
permanent-certificate = 1 permanent certificate
task-building = building
task-station = station
task-hazard = hazard
task-green_teepee = green teepee
task-blue_teepee = blue teepee
task-cow3 = cattle of value 3
task-cow4 = West Highland
task-cow5 = Texas Longhorn
tasks-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
tasks-station = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
tasks-hazard = { $n ->
    [one] { $n } hazard
   *[other] { $n } hazards
}
tasks-green_teepee = { $n ->
    [one] { $n } green teepee
   *[other] { $n } green teepees
}
tasks-blue_teepee = { $n ->
    [one] { $n } blue teepee
   *[other] { $n } blue teepees
}
tasks-cow3 = { $n ->
    [one] { $n } card of cattle of value 3
   *[other] { $n } cards of cattle of value 3
}
tasks-cow4 = { $n ->
    [one] { $n } West Highland
   *[other] { $n } West Highlands
}
tasks-cow5 = { $n ->
    [one] { $n } Texas Longhorn
   *[other] { $n } Texas Longhorns
}
tasks-san_francisco = { $n ->
    [one] deliver to San Francisco
   *[other] deliver to San Francisco { $n } times
}
disc-aux_money_2 = $1 (2nd)
disc-aux_cards_2 = 1 card (2nd)
disc-aux_certificate_1 = certificate action (1st)
disc-aux_certificate_2 = certificate action (2nd)
disc-aux_engine_1 = engine action (1st)
disc-aux_engine_2 = engine action (2nd)
disc-aux_remove_1 = remove a card (1st)
disc-aux_remove_2 = remove a card (2nd)
disc-certificate_4 = up to 4 certificates
disc-certificate_6 = up to 6 certificates
disc-step_money = longer steps and $3
disc-step_vp = longer steps and 3 VP
disc-hand_1 = larger hand (1st)
disc-hand_2 = larger hand (2nd)
aux-certificate = certificate

unit-engineer = engineer
unit-cowboy = cowboy
unit-forest_building = building in a forest
unit-teepee_pair = pair of teepees
op-discard = discard a { $card }
op-discard-any = discard any cattle card
op-pair = discard a pair
op-discard-objective = discard an objective card
op-pay = pay { $sum }
op-back = engine { $n } back
op-money = { $sum }
op-money-per = { $sum } per { $unit }
op-certificate = { $n ->
    [one] { $n } certificate
   *[other] up to { $n } certificates
}
op-certificate-per = up to { $n } certificates per { $unit }
op-certificate-max = certificates up to the limit
op-hire = hire
op-hire-dearer = hire for { $sum } more
op-hire-cheaper = hire for { $sum } less
op-build = build at { $sum } per craftsman
op-objective = gain an objective card
op-objective-hand = objective card into the hand
op-forward = engine up to { $n } forward
op-forward-per = engine forward, 1 per { $unit }
op-trade = trade
op-remove = remove a hazard for { $sum }
op-remove-free = remove a hazard free of charge
op-aux = single or double auxiliary action
op-buy = buy cattle
op-move = { $n ->
    [one] move { $n } step
   *[other] move up to { $n } steps
}
op-move-free = move up to { $n } steps without tolls
op-draw = draw up to { $n }, discard as many
op-draw-per = draw 1 per { $unit }, discard as many
op-cull = { $n ->
    [one] remove { $n } card from the game
   *[other] remove up to { $n } cards from the game
}
op-extraordinary = extraordinary delivery
op-behind = upgrade a station behind the engine
op-copy = copy an adjacent building

place-start = the start
place-kansas-city = Kansas City
place-neutral = building { $letter }
place-own = your building { $building }
place-private = { $name }’s building { $building }
place-at = { $tile } on { $space }
space-trade = the { $sum } trade space
space-after = { $n ->
    [1] the 1st space after { $from }
    [2] the 2nd space after { $from }
   *[other] the 3rd space after { $from }
}
space-before-teepees = the space between { $from } and the teepees
space-between = { $n ->
    [1] the upper space between { $from } and { $to }
   *[other] the lower space between { $from } and { $to }
}
space-after-flood = { $n ->
    [1] the 1st space after the floods
   *[other] the 2nd space after the floods
}
space-after-drought = the space after the droughts
space-after-teepee = { $n ->
    [1] the 1st space after the teepees
   *[other] the 2nd space after the teepees
}
space-after-rockfall = { $n ->
    [1] the 1st space after the rockfalls
   *[other] the 2nd space after the rockfalls
}
space-flood = { $n ->
    [1] the 1st flood space
    [2] the 2nd flood space
    [3] the 3rd flood space
   *[other] the 4th flood space
}
space-drought = { $n ->
    [1] the 1st drought space
    [2] the 2nd drought space
    [3] the 3rd drought space
   *[other] the 4th drought space
}
space-rockfall = { $n ->
    [1] the 1st rockfall space
    [2] the 2nd rockfall space
    [3] the 3rd rockfall space
   *[other] the 4th rockfall space
}
building = building { $building }
track-space = space { $n }
track-turnout = the turnout after space { $n }
station-after = the station after space { $n }
station-at = the station at space { $n }
the-bank = the bank
tile-hazard = { $hazard } ({ $hand }, { $n } VP)
card-figures = { $card } (value { $value }, { $n } VP)
card-vp = { $card } ({ $n } VP)
card-objective = objective card ({ $tasks })

label-place = Start at building { $letter }
label-move = Move to { $place }
label-aux = Auxiliary action: { $text }
label-aux-double = Doubled: { $text }
label-play = Play the objective: { $tasks }
label-waive = Skip
label-no-upgrade = Leave the station as it is
label-no-master = Leave the station master
label-no-hire = Hire nobody
label-no-build = Build nothing
label-no-remove = Remove no hazard
label-no-trade = Do not trade
label-no-cull = Keep the cards
label-no-draw = Draw nothing
label-no-engine = Leave the engine
ask-cull = Remove { $card } from the game for good?
label-done = Done
label-finish = Finish the turn
label-discard = Discard { $card }
label-cull = Remove { $card } from the game
label-draw = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
label-hire = Hire: { $worker }
label-build = Building { $building } on { $space }
label-take = Gain the objective: { $tasks }
label-take-top = Take the top card of the stack
label-engine = Engine to { $track }
label-trade = Trade: { $tile }
label-remove = Remove { $tile }
label-buy = Buy { $cards }
label-stock = Add cards to the market
label-copy = Copy { $place }
label-upgrade = Upgrade { $station }
label-disc = Use the disc “{ $disc }”
label-disc-station = Take the disc from { $station }
label-master = Make a { $worker } station master
label-foresight = { $tile }
label-income = { $n ->
    [0] Show your hand
    [one] Show your hand with { $n } certificate
   *[other] Show your hand with { $n } certificates
}
label-deliver = Deliver to { $city }
label-end = End the turn
detail-free = no toll
detail-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
detail-toll = { $sum } to { $name }
detail-toll-short = { $sum } to { $name } (of { $due })
detail-toll-none = toll of { $due } to { $name }: you have nothing to pay
detail-left = { $sum } left
detail-spent = −{ $sum } → { $left }
detail-foreign = only a single auxiliary action
detail-draw = { $n ->
    [one] then discard { $n }
   *[other] then discard { $n }
}
detail-row = row { $n }
detail-slot = your { $workers }: { $n }
detail-bonus = at once: { $text }
detail-with-risk = with the risk action: { $text }
detail-upgraded = already upgraded
detail-master = station master: { $master }
detail-opens = opens: { $text }
detail-more-steps = { $n ->
    [one] +{ $n } step
   *[other] +{ $n } steps
}
detail-more-cards = +{ $n } in hand
detail-to = → { $place }
detail-to-job = → job market, row { $row }, place { $n }
detail-to-last-job = → job market, row { $row }, place { $n }: the row is full
short-to-job = → row { $row }, place { $n }
short-to-last-job = → row { $row }, place { $n } (full)
detail-to-nowhere = → leaves the game: no room
detail-reach = reaches { $city }
detail-reach-nothing = reaches no city
detail-links = link to { $cities }
detail-objectives = { $n ->
    [one] { $n } objective card
   *[other] { $n } objective cards
}
detail-cost = costs { $sum }
detail-gain = brings { $sum }
detail-replaces = replaces { $building }
detail-objective = { $immediate }; { $n } VP, otherwise −{ $penalty }
detail-objective-start = { $n } VP
detail-cowboys = { $n ->
    [one] { $n } cowboy
   *[other] { $n } cowboys
}
detail-station = upgrade { $sum }, { $n } VP
detail-income = +{ $sum }
detail-transport = transport { $sum }
detail-transport-free = no transport cost
detail-space = at { $space }
detail-risk = risk action of { $place }
group-move = Move
group-local = Local actions
group-aux = Auxiliary action instead
group-objective = Objective cards
group-end = Finish

prompt-over = The game is over.
prompt-wait = { $name } is to decide.
prompt-last = Your last turn: { $prompt }
prompt-Place = Place your pawn on a neutral building.
prompt-Begin = { $n ->
    [one] Move your pawn ({ $n } step).
   *[other] Move your pawn (up to { $n } steps).
}
prompt-Use = Use the place: do another action or finish.
prompt-Use-fresh = At { $place }: use its actions, or take one auxiliary action instead.
prompt-Use-copied = Use the copied building: do one of its actions.
prompt-Use-foreign = Take one single auxiliary action.
prompt-Offer = Take the immediate action, or skip it.
prompt-Discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
prompt-Hire = Choose a worker to hire.
prompt-Build = Build: choose a building, then its space.
prompt-Gain = Choose an objective card.
prompt-Engine = Choose where your engine goes.
prompt-Jump = Move your engine back from the end of the line.
prompt-Trade = Choose a teepee.
prompt-Remove = Choose a hazard to remove.
prompt-Aux = Choose an auxiliary action.
prompt-Buy = { $n ->
    [one] Buy cattle: { $n } cowboy left.
   *[other] Buy cattle: { $n } cowboys left.
}
prompt-Step = { $n ->
    [one] Move your pawn again ({ $n } step).
   *[other] Move your pawn again (up to { $n } steps).
}
prompt-Draw = How many cards do you draw?
prompt-Cull = Choose a card to remove from the game.
prompt-Copy = Choose the building to copy.
prompt-Behind = Choose the station to upgrade.
prompt-Upgrade = Upgrade { $station }?
prompt-Disc = Choose the disc for { $place }.
prompt-Master = Take the station master?
prompt-Foresight = Kansas City: tiles (foresight { $n } of 3), then income and delivery.
prompt-Income = Kansas City, income: show your hand.
prompt-Deliver = Kansas City, delivery: a city of value { $n } or less.
prompt-End = Nothing is left to do: end your turn.

short-Use-fresh = Use the place
short-Use = Use the place or finish
short-Use-copied = Use the copied building
short-Use-foreign = One auxiliary action
short-Offer = An immediate action
short-Place = Choose your first building
short-Build = Choose a building, then a space
short-Jump = Move your engine back
short-Buy = Buy cattle
short-Cull = Remove a card from the game
short-Copy = Choose a building to copy
short-Behind = Choose a station
short-Upgrade = Upgrade the station?
short-Disc = Choose a disc
short-Foresight = Kansas City: tiles, income, delivery
short-Income = Show your hand
short-Deliver = Choose a city
short-End = End your turn
short-Discard = Discard
short-Begin = Move your pawn
short-Step = Move your pawn again
short-Hire = Hire a worker
short-Gain = Choose an objective card
short-Trade = Choose a teepee
short-Remove = Remove a hazard
short-Aux = Auxiliary action
short-Draw = Draw cards
short-Master = Take the station master?
short-Engine = Move your engine
event-placed = { $name } starts at building { $letter }.
event-moved = { $name } moves to { $place }.
event-toll-bank = { $name } pays a toll of { $sum }.
event-toll-seat = { $name } pays a toll of { $sum } to { $other }.
event-gained = { $name } gains { $sum }.
event-paid = { $name } pays { $sum }.
event-certificates = { $name } now has { $n ->
    [one] { $n } temporary certificate
   *[other] { $n } temporary certificates
}.
event-discarded = { $name } discards { $card }.
event-drew = { $name } draws { $cards }.
event-drew-some = { $n ->
    [one] { $name } draws { $n } card.
   *[other] { $name } draws { $n } cards.
}
event-shuffled = { $name } shuffles the discard pile.
event-culled = { $name } removes { $card } from the game.
event-hired = { $name } hires for { $sum }: { $worker }.
event-hired-free = { $name } hires free of charge: { $worker }.
event-built = { $name } builds building { $building } on { $space } for { $sum }.
event-replaced = { $name } replaces building { $old } by { $building } on { $space } for { $sum }.
event-took = { $name } gains the objective: { $tasks }.
event-took-unseen = { $name } takes an objective card from the stack.
event-displayed = New on display: { $tasks }.
event-played = { $name } plays the objective: { $tasks }.
event-engine = { $name } moves the engine to { $track }.
event-traded = { $name } trades for a { $tile }: { $sum }.
event-removed = { $name } removes { $tile } for { $sum }.
event-removed-free = { $name } removes { $tile } free of charge.
event-bought = { $name } buys { $cards } for { $sum }.
event-market = New in the cattle market: { $cards }.
event-copied = { $name } copies { $place }.
event-upgraded = { $name } upgrades { $station } for { $sum }.
event-cleared = { $name } clears the disc “{ $disc }”.
event-unstationed = { $name } takes the disc from { $station }.
event-master = { $name } posts a worker ({ $worker }) and takes the station master: { $master }.
event-foresight-trail = { $name } chooses { $tile }: it goes to { $space }.
event-foresight-row = { $name } chooses { $tile }: it goes to row { $n }.
event-foresight-gone = { $name } chooses { $tile }: it leaves the game.
event-token = The job market is full: { $name } takes the token. Everybody else has one more turn.
event-income = { $name } shows { $cards }, spends { $n ->
    [one] { $n } certificate
   *[other] { $n } certificates
} and takes { $sum }.
event-delivered = { $name } delivers to { $city }.
event-undelivered = { $name } has no disc left to deliver with.
event-transport = { $name } pays { $sum } for transport.
event-refilled = New in the foresight: { $tiles }.
event-over = The game is over.

pane-trail = Trail
pane-mat = My mat
pane-markets = Markets
pane-hand = Your hand
board-money = Money
board-steps = Steps
board-hand = Hand
board-certificates = Certificates
board-pile = Draw pile
board-discard = Discard pile
board-deck = Left in the deck
board-unseen = Hand and draw pile
board-objectives = Objectives
board-masters = Station masters
board-discs = Discs
board-job-market = Job market
board-cattle-market = Cattle market
board-bank = bank
board-column = Foresight { $column }
board-aux-instead = Auxiliary action instead
board-at-once = At once
board-draw = Draw, then discard
board-foresight = Foresight
board-objective-display = Objective cards
board-stack = { $n } in the stack
board-railway = Railway
board-score = Points now
board-empty = Nothing here
board-token = Job market token
board-craftsmen = { $n ->
    [one] { $n } craftsman
   *[other] { $n } craftsmen
}
board-vp = { $n } VP
board-value = value { $n }
board-forest = forest
board-risk = Risk action
board-engine-of = Engine of { $name }
board-pawn-of = Pawn of { $name }

why-aux-closed = This auxiliary action is still closed.
why-aux-instead = The auxiliary action is taken instead of local actions, not after them.
why-aux-single = Only one of its spaces is clear: it cannot be doubled.
why-black-disc = A disc with black corners cannot go to a space with white corners while a white one is left.
why-certificates = You do not have so many certificates.
why-copied-aux = The auxiliary action of a copied place is not part of the copy.
why-copied-twice = This tile is already in use.
why-cowboys = You have too few cowboys left for this.
why-craftsmen = { $n ->
    [one] You need { $n } craftsman.
   *[other] You need { $n } craftsmen.
}
why-disc-cost = You cannot pay for this disc.
why-engine-back = The engine must go back exactly the required number of spaces.
why-engine-behind = This space does not lie behind your engine.
why-engine-forward = Your engine does not get that far.
why-idle = Do at least one action here first.
why-market-full = The job market is full: no more workers.
why-mat-first = Use a disc from your mat first.
why-money = That costs { $sum }, which you do not have.
why-must = This cannot be skipped.
why-no-building = There is no building to copy.
why-no-building-space = Private buildings cannot stand here.
why-no-card = You do not have that card in hand.
why-no-cards-left = There are not so many cards left to draw.
why-no-disc = You have no disc that could be used.
why-no-disc-there = There is no disc of yours.
why-no-effect = It would have no effect.
why-no-location = There is no tile to stop on.
why-no-objective = This is not an objective card.
why-no-objectives = No objective cards are left.
why-no-offer = The market has no such offer.
why-no-pair = You do not have two cards of one breed.
why-no-room = There is no building or space left.
why-no-such-action = There is no such action here.
why-no-way-back = Your engine cannot go back that far.
why-no-worker = There is no such worker in this row.
why-not-adjacent = This building is not adjacent.
why-not-behind = This station is not behind your engine.
why-not-higher = The new building must need more craftsmen than the old one.
why-not-in-market = These cards are not in the market.
why-not-in-reserve = This building is not in your reserve.
why-not-kansas-city = This move may not enter Kansas City.
why-not-neutral = Begin on a neutral building.
why-not-now = This is not what is to be decided now.
why-not-on-display = This card is not on display.
why-not-your-turn = It is not your turn.
why-not-yours = This building is not yours.
why-nothing-adjacent = No adjacent building has anything to use.
why-nothing-there = There is no tile there.
why-occupied = This space is taken.
why-only-printed = Only a hired worker can become station master.
why-other-card = This card does not fit.
why-other-column = Another column is to be decided now.
why-other-station = Another station is to be decided now.
why-row-full = Your row for these workers is full.
why-same-tile = Both tiles are the same: choose the first.
why-same-toll = Another path costs just the same.
why-served = You have delivered there already.
why-single-only = Here only the single auxiliary action is allowed.
why-stack-empty = The stack is empty.
why-stock-empty = The market stack is empty.
why-token-row = Workers cannot be hired from the row of the token.
why-too-far = It cannot be reached within { $n } steps.
why-too-many-cards = Draw between 1 and { $n } cards.
why-track-occupied = Another engine stands there.
why-upgraded = You have upgraded this station already.
why-used = This action was used already.
why-value = Your herd is only worth { $n }.
board-closed-objective = starting objective, face down
why-kansas-city = objective cards are not played in Kansas City at this table
clock = { $workers ->
    [one] { $workers } worker to the end
   *[other] { $workers } workers to the end
}
clock-last = Last turns

# Mats, markets, Kansas City and the signs.
pane-legend = Signs
mat-aux = Auxiliary actions
mat-aux-row = { $single } · doubled: { $double }
mat-open = always open
mat-white = white corners: the disc goes anywhere
mat-black = black corners: the disc goes only to black-cornered places
mat-cleared = cleared
mat-hand = Hand { $n }
mat-steps = Steps { $n }
mat-certificates = Certificates { $n }/{ $limit }
mat-space = { $worker } { $n }
mat-house = building { $building }
mat-houses = Buildings
mat-own-houses = My buildings
mat-hammers = hammers: craftsmen needed
mat-built = on the trail
mat-gone = replaced
mat-taken = Taken
tile-toll = toll { $sum } ({ $hand })
goal-now = now
goal-or = or −{ $n }
goal-san-francisco = deliver to San Francisco
jobs-note = hire left of the yellow token
jobs-end = end
jobs-end-note = When this column is full, everybody else has one more turn.
jobs-refill = When the token passes here, the cattle market is refilled.
prices = What a purchase takes
price-row = { $n ->
    [one] One card of value { $value }
   *[other] { $n } cards of value { $value }
}: { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
}, { $sum }
own-herd = Herd value: different breeds count once
own-with = with { $n }: { $value }
own-crew = Your workers: the next of a row comes to the tinted space
# Followed by how many cards are chosen: 1/2.
pick-discard = Discard
pick-cull = Remove
own-again = repeat
own-board-deck = to draw
own-board-discard = discarded
city-income = Income
city-delivery = Delivery
city-once = different breeds count once
city-sum = Herd { $herd } + certificates { $spent } = { $value }: { $sum }, reaches
city-limit = to a city of value { $n } or less
city-served = served
city-ends = ends the game
sign-note = Red is what you give; ink and gold are what you get.
sign-hire = hire
sign-value = breeding value
sign-card = cattle card
sign-swap = draw, then discard
sign-cull = remove a card from the game
sign-build = build
sign-pawn = move the pawn
sign-engine = engine forward (red: back)
sign-master = station master
sign-single = single auxiliary action
sign-goal = objective card
sign-clear = remove a hazard
sign-toll = toll: the hand says how much
sign-points = victory points
sign-gain = gain $4
sign-pay = pay $4
sign-give = discard a card of this breed
sign-worth = 5 VP
row-then = { $first }, then: { $then }
city-disc = Disc of the mat
city-disc-afar = or another one on your mat
city-missing = Choose a disc.
city-send = Deliver and end the turn
city-send-income = Take the income and end the turn
ask-ends = This may end the game: everybody else has one more turn. Go on?

hint-goal = Goal: the most VP when the job market is full. Each lap ends in Kansas City, where your herd brings money and reaches a city.
hint-herd = Your hand is worth { $value } in Kansas City now: every breed counts once. The more, the farther the city you can deliver to.
hint-doubles = Different breeds: { $breeds } among { $cards } cattle cards, worth { $value } in Kansas City now. Doubles count once; buildings pay for discarding them.
hint-use = Use each action here at most once, in any order, or one single auxiliary action instead of all of them.
hint-foresight = What you choose comes onto the board for everybody. Workers fill the job market, and that ends the game.
hint-income = Every different breed in your hand counts once. Certificates that you spend raise the value, for money and for the city.
hint-deliver = A city takes your disc if its value is at most that of your herd. Kansas City brings $6 now and −6 VP in the end.
hint-disc = The disc you take opens what lies under it on your mat: steps, cards in hand, certificates or auxiliary actions.
hint-buy = More cowboys in one purchase make a card cheaper. What you buy goes to your discard pile and comes to your hand later.
hint-hire = Cowboys buy cattle, craftsmen raise buildings, engineers drive the engine. Some spaces of your mat reward the worker who fills them.
hint-build = You need as many craftsmen as the building shows and pay $2 for each. You use it whenever you stop there; others don’t.
hint-engine = Only an engine that stops on a turnout may upgrade its station. The farther it is, the cheaper are far deliveries.
hint-upgrade = For the price you place a disc here, and may give up a worker for the station master, if one is left.
hint-move = Stop where you can pay what the red signs take: money, or a card of that breed. Your hand is worth { $value } in Kansas City now.
hint-objective = It goes to your discard pile. Drawn and played later, it counts in the end: for you if its tasks are met, else against you.
hint-trade = You take the teepee, and gain or pay the money at its space. Teepees count for objectives.
hint-remove = A removed hazard is yours: VP in the end, and no more toll there for anybody.
