blurb = Everybody builds the same railway; grow rich on the land along it.
aim = most cash wins when St. Louis and Sacramento are joined

option-placement = Placing track
option-placement-help = When a tile may be laid away from cities and track, at double cost.
option-placement-adjacent-first = Adjacent first
option-placement-adjacent-first-help = Only if no adjacent tile in the hand can be paid for.
option-placement-free-choice = Free choice
option-placement-free-choice-help = Whenever its player likes.
option-money = Money
option-money-help = Who sees how much cash a player has.
option-money-open = Open
option-money-open-help = Everybody sees everybody’s cash.
option-money-hidden = Hidden
option-money-hidden-help = Each player sees only their own until the game is over.
option-catch-up-money = Catch-up money
option-catch-up-money-help = Whether turn order is made up for with money when five play.
option-catch-up-money-off = Off
option-catch-up-money-off-help = Everybody starts with the same money, as the printed rules say.
option-catch-up-money-on = On
option-catch-up-money-on-help = The fourth and the fifth in turn order start with more; other numbers of players start alike.
option-turn-end = End of a turn
option-turn-end-help = What becomes of a turn with nothing left to decide.
option-turn-end-asked = Waits for “end turn”
option-turn-end-asked-help = As long as the last decision can be taken back.
option-turn-end-by-itself = Ends by itself
option-turn-end-by-itself-help = The next player begins at once.

score-start = Starting money
score-payouts = Payouts
score-bonus = Last spike
score-sales = Land sold
score-track = Track
score-land = Land bought
score-forfeit = Lost in bankruptcy
# Why a decision is better or worse than another: what a part of the score brings more or less.
reason-more-start = { $amount } more to begin with
reason-less-start = { $amount } less to begin with
reason-more-payouts = { $amount } more from cities
reason-less-payouts = { $amount } less from cities
reason-more-bonus = the last spike brings { $amount } more
reason-less-bonus = the last spike brings { $amount } less
reason-more-sales = land is sold for { $amount } more
reason-less-sales = land is sold for { $amount } less
reason-more-track = { $amount } less spent on track
reason-less-track = { $amount } more spent on track
reason-more-land = { $amount } less spent on land
reason-less-land = { $amount } more spent on land
reason-more-forfeit = { $amount } less lost by bankruptcy
reason-less-forfeit = { $amount } more lost by bankruptcy

# Why not
over = The game is over.
not-your-turn = It is not your turn.
lay-first = First lay a tile.
must-lay = You must lay a tile; this step cannot be passed.
nothing-to-raise = Land is sold only to pay for a tile that you have declared.
declared = You have declared { $tile }: sell land until you can pay for it.
laid-already = You have laid your tile for this turn.
no-sale-for-purchase = Land is not sold to pay for other land.
only-the-end = Nothing is left to do in this turn but to end it.
not-the-end = There is still something to decide in this turn.
not-in-hand = { $tile } is not in your hand.
tile-too-dear = { $tile } costs { $cost }; with all you could sell you have { $funds }.
adjacent-first = { $tile } touches neither a city nor laid track. You hold { $first }, which does and which you can pay for: lay that first.
not-held = You do not hold that card.
free-land = That card was free: the bank does not buy it.
exhausted = All routes of { $city } are complete: the bank no longer buys its land.
not-open = Nobody has taken the free land of { $city } yet.
sold-out = { $city } has no land left.
land-too-dear = Land in { $city } costs { $price }, more than your cash.

# Panes
map = The map
hand = Your tiles
players = Players

# What is awaited
prompt-lay = Your turn: lay a tile.
prompt-lay-other = { $name } is laying a tile.
prompt-raise = Sell land: { $missing } still missing for { $tile } ({ $cost }).
prompt-raise-other = { $name } is selling land to pay for { $tile }.
prompt-buy = Buy one land card, or pass.
prompt-buy-other = { $name } may buy land.
prompt-end = Nothing is left to do: end your turn.
prompt-end-free = No purchase: you took free land this turn. End it.
prompt-bankrupt = You are bankrupt and watch on. { $prompt }
prompt-end-other = { $name } is about to end the turn.
short-lay = Lay a tile · { $tiles } from the last spike
short-raise = Sell land: { $missing } still missing
short-end = End your turn.
short-end-free = No purchase after free land: end turn
prompt-last-spike = { $name } drove the last spike at { $tile }. The line is closed!
prompt-last-solvent = Only { $name } is left: the game is over.

# Decisions
lay = Lay { $tile }
lay-group = Lay track
lay-detail = −{ $cost } · { $from }–{ $to }
lay-detail-double = −{ $cost } (double: touches no track) · { $from }–{ $to }
sell = Sell { $land }
sell-group = Sell land
sell-detail = +{ $sum } · { $city } then pays you { $then } instead of { $now }
buy = Buy land in { $city }
buy-group = Buy land
buy-detail = −{ $price }
pass = Buy nothing
end = End the turn
land-card = { $place ->
    [0] the free card of { $city }
    [1] the 1st card of { $city }
    [2] the 2nd card of { $city }
    [3] the 3rd card of { $city }
   *[other] the { $place }th card of { $city }
}

# The log
tell-declared = { $name } declares { $tile } ({ $cost }) and has to sell land.
tell-sold = { $name } sells { $land } to the bank for { $sum }.
tell-laid = { $name } lays { $tile } for { $cost }.
tell-laid-double = { $name } lays { $tile } for { $cost } (double cost).
tell-free-land = { $name } is the first to reach { $city } and takes its free land.
tell-completed = Route { $route }, { $from }–{ $to }, is complete.
tell-paid = { $city } pays { $name } { $sum } for { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
tell-last-spike = { $name } drives the last spike: St. Louis and Sacramento are joined! { $bonus } from the bank.
tell-bought = { $name } buys { $land } for { $price }.
tell-passed = { $name } buys nothing.
tell-drew = { $name } draws a tile.
tell-drew-tile = { $name } draws { $tile }.
tell-skipped = { $name } has no tile and is skipped.
tell-bankrupt = { $name } is bankrupt: { $cash } and { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} go back.
tell-set-aside = The tile set aside was { $tile }.
tell-last-solvent = Only { $name } is left and wins.

# The map
pacific = Pacific Ocean
rockies = Rocky Mountains
sierra = Sierra Nevada
basin = Great Basin
plains = Great Plains
desert-name = Mojave
free = free
thousands = sums in $1,000
space-empty = { $tile }, { $terrain }, costs { $cost }
space-laid = { $tile }, laid by { $name }
city-open = { $city }: next card { $price }. Routes complete: { $done } of { $routes }
city-closed = { $city }: nobody has taken the free land yet. Routes complete: { $done } of { $routes }
city-sold-out = { $city }: no card left. Routes complete: { $done } of { $routes }
terrain-plain = plain
terrain-hills = hills
terrain-desert = desert
terrain-bridge = bridge
terrain-mountain = mountain
terrain-trestle = trestle
terrain-tunnel = tunnel

# Panels
no-tiles = No tiles in your hand.
cash-hidden = hidden
tiles-in-hand = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
no-land = no land
bankrupt = bankrupt
last-laid = laid { $tile }
last-land = took { $land }
pool-left = { $tiles ->
    [0] The pool is empty.
    [one] One tile in the pool.
   *[other] { $tiles } tiles in the pool.
}
set-aside-hidden = One tile is set aside, unseen.
set-aside-shown = The tile set aside was { $tile }.
land-held = { $cards ->
    [one] { $cards } land card
   *[other] { $cards } land cards
}
clock = { $tiles ->
    [one] { $tiles } tile from the last spike
   *[other] { $tiles } tiles from the last spike
}

# What a decision brings
you = you
brings-free-land = first at { $city }: its free card
brings-route = completes { $from }–{ $to }
brings-payouts = completes { $from }–{ $to }: { $shares }
brings-left = → you have { $sum }
brings-pay = then pays you { $sum } at each completed route ({ $routes ->
    [one] { $routes } left
   *[other] { $routes } left
})
brings-risk = leaves you { $sum }; your cheapest tile costs { $cost }: risk of bankruptcy
pays-no-more = pays no more
ask-sell-for-tile = You have { $cash }. To lay { $tile } you must sell land for at least { $missing }. Lay it and sell?
ask-buy-spent = { $city } can’t pay any more. Buy all the same?

# The strip and the land
land = Land
your-cash = Your cash
could-raise = could raise { $sum } more by selling land
could-raise-none = no land to sell
cheapest-tile = red mark: your cheapest tile, { $cost }
none-payable = no tile in your hand can be paid
your-land = Your land: what each city pays you at a completed route
city-column = city
price-column = next price framed
pays-column = pays at each route
routes-left = { $routes ->
    [0] pays no more
    [one] { $routes } route left
   *[other] { $routes } routes left
}
cards-held = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

hint-goal = Goal: the most cash when completed routes join St. Louis and Sacramento. Land is worth nothing then.
hint-lay = A tile that touches a city or track of its own route goes first; any other costs double. The first at a city gets its free land.
hint-short = Your cheapest tile costs { $cost }, you have { $cash }: sell land for half its price. Whoever can pay for no tile is out.
hint-near = { $tiles ->
    [one] One tile is missing
   *[other] { $tiles } tiles are missing
} on the shortest line. When it is closed only cash counts.
hint-close = { $tile } closes the line: { $bonus } for you, and the game is over at once. The most cash wins.
hint-raise = Land sells for half its price, rounded up. Free cards, and cities that pay no more, can’t be sold.
hint-buy = All your cards in a city pay each time one of its routes is completed. Your cheapest tile will cost { $cost }.
