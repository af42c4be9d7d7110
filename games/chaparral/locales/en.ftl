blurb = Twelve characters, one town: send your cowboys first, reach seven objectives.

# Options
option-alley = The alley
option-alley-help = Which characters can be reached through the alley.
option-alley-taken = Characters that others took
option-alley-taken-help = Somebody else’s cowboy or a blocking piece must be there.
option-alley-any = Any character
option-alley-any-help = Also characters that nobody took in this round.
option-second-sale = The Merchant’s second sale
option-second-sale-help = Whether whoever uses the Merchant must sell twice if they can.
option-second-sale-optional = Optional
option-second-sale-optional-help = The first sale is a duty, the second one a choice.
option-second-sale-compulsory = Compulsory
option-second-sale-compulsory-help = Both sales are a duty.
option-coloured-token = The coloured token
option-coloured-token-help = Whether an apache removed with the coloured token counts for Courage.
option-coloured-token-counts = Counts for Courage
option-coloured-token-counts-help = As if General Custer had removed it.
option-coloured-token-apart = Apart
option-coloured-token-apart-help = Only General Custer’s actions count for Courage.
option-no-influence = The event No Influence
option-no-influence-help = Whether a sheep farm brings its marker in the round of that event.
option-no-influence-everybody = Nobody places influence
option-no-influence-everybody-help = A sheep farm brings no marker in that round either.
option-no-influence-stage = Only the stage is left out
option-no-influence-stage-help = A sheep farm bought in that round still brings its marker.
option-catch-up-money = Catch-up money
option-catch-up-money-help = Coming early in turn order is an advantage: whether the others start with more money.
option-catch-up-money-off = Off
option-catch-up-money-off-help = Everybody starts with the same money, as the printed rules say.
option-catch-up-money-on = On
option-catch-up-money-on-help = Who comes later in the first round starts with more money.
option-turn-end = The end of a turn
option-turn-end-help = What happens when you have nothing left to decide. The last turn of a round always waits.
option-turn-end-asked = A turn waits for “End turn”
option-turn-end-asked-help = So your last decision can still be taken back.
option-turn-end-by-itself = A turn ends by itself
option-turn-end-by-itself-help = As soon as you have nothing left to decide.

score-special = Special objectives
score-plain = Other objectives
# Why a decision is better or worse than another: what a part of the score brings more or less.
reason-more-special = special objectives ★: { $amount } more
reason-less-special = special objectives ★: { $amount } fewer
reason-more-plain = other objectives: { $amount } more
reason-less-plain = other objectives: { $amount } fewer

# Characters
character-sheriff = Sheriff
character-mayor = Mayor
character-banker = Banker
character-rancher = Rancher
character-merchant = Merchant
character-railroad-boss = Railroad Boss
character-miner = Miner
character-notary = Notary
character-stranger = Stranger
character-settler = Settler
character-saloon-owner = Saloon Owner
character-general-custer = General Custer
effect-sheriff = Look at the three next events; put one under the pile and two back on top. Three or four players: another player who places here starts the next round; if you start now, your left neighbour does. Two players: the action brings the $10 coin too.
effect-mayor = Receive the stagecoach in town and what it brings.
effect-banker = Money for your markers in town and for the businesses you own.
effect-rancher = Buy one or two farms of kinds you do not have.
effect-merchant = Sell from up to two farms; then everybody else sells from one.
effect-railroad-boss = Build segments of one section of the railway with iron and settlers.
effect-miner = Each cowboy brings one iron, or three of them one gold. They are not spent.
effect-notary = Buy one or two businesses where you have influence.
effect-stranger = Two cowboys.
effect-settler = One settler.
effect-saloon-owner = $10 and one cowboy.
effect-general-custer = Remove an apache from a farm of yours or an unsold one.

# Businesses
business-cigar-shop = Cigar Shop
business-barber-shop = Barber Shop
business-stable = Stable
business-blacksmith = Blacksmith
business-carpentry = Carpentry
business-pawnshop = Pawnshop
business-pharmacy = Pharmacy
business-gun-shop = Gun Shop
business-general-store = General Store
business-saloon = Saloon
business-hotel = Hotel
business-jewellery = Jewellery

# Goods and farms
good-sheep = sheep
good-pigs = pigs
good-horses = horses
good-oxen = oxen
good-wheat = wheat
farm-sheep = Sheep farm
farm-pigs = Pig farm
farm-horses = Horse farm
farm-oxen = Ox farm
farm-wheat = Wheat farm
bonus-of-sheep = one influence marker
bonus-of-pigs = one settler
bonus-of-horses = one cowboy
bonus-of-oxen = three iron
bonus-of-wheat = one gold

# Bonus tokens
token-five-dollars = $5
token-ten-dollars = $10
token-cowboy = one cowboy
token-iron = two iron
token-farm-discount = $10 off a farm
token-business-discount = $5 off a business

# Events
event-lack-of-resources = Lack of Resources
event-low-market = Low Market
event-stagecoach-robbery = Stagecoach Robbery
event-travelling-cowboys = Travelling Cowboys
event-property-boom = Property Boom
event-deadly-ambush = Deadly Ambush
event-no-influence = No Influence
event-lazy-cowboys = Lazy Cowboys
event-bankrupt-banker = Bankrupt Banker
event-cruel-battle = Cruel Battle
event-rough-railway = Rough Railway
event-losses-and-damages = Losses and Damages
effect-lack-of-resources = No bonus tokens in this round.
effect-low-market = Every sale is at the lowest price and blocks its column.
effect-stagecoach-robbery = The stagecoach brings only $5; a politician on it leaves the game.
effect-travelling-cowboys = The Stranger brings one cowboy, the Saloon Owner only $10.
effect-property-boom = Farms and businesses cost $5 more.
effect-deadly-ambush = Each use of the alley costs two cowboys.
effect-no-influence = No influence is placed in this round.
effect-lazy-cowboys = The Miner needs two cowboys for an iron, four for a gold.
effect-bankrupt-banker = The Banker pays $10, whatever you have.
effect-cruel-battle = General Custer costs two cowboys.
effect-rough-railway = Each railway segment costs one more iron.
effect-losses-and-damages = At the end of your turn: take back two influence markers, lose two cowboys, or pay $20.

# Objectives
objective-authority = Authority
objective-wealth = Wealth
objective-courage = Courage
objective-herds = Herds
objective-prestige = Prestige
objective-settlers = Settlers
objective-host = Host
objective-influence = Influence
objective-territorial-value = Territorial Value
objective-benefactor = Benefactor
objective-status = Status
objective-power = Power
objective-prosperity = Prosperity
objective-progress = Progress
objective-privileges = Privileges
objective-domain = Domain
when-at-once = at once
when-after-influence = after placing influence
when-end-of-turn = at the end of your turn
special = special
gives = costs { $what }
count-cowboys = { $has } of { $needs } cowboys
count-money = { $has } of { $needs } dollars
count-apaches = { $has } of { $needs } apaches removed
count-animal-farms = { $has } of { $needs } animal farms without apache
count-hosts = { $has } of { $needs } { $needs ->
    [one] farm
   *[other] farms
} with politician, without apache
count-settlers = { $has } of { $needs } { $needs ->
    [one] settler
   *[other] settlers
}
count-coaches = { $has } of { $needs } stagecoaches
count-markers = { $has } of { $needs } markers in town
count-gold = { $has } of { $needs } gold
count-status = { $has } of { $needs } status
count-sections = { $has } of { $needs } railway section
count-farms = { $has } of { $needs } farm without apache: { $what }
count-farms-on-own-section = { $has } of { $needs } farm on your own finished section: { $what }
count-businesses = { $has } of { $needs } business: { $what }
count-groups = { $has } of { $needs } status groups (2, 3, 4, 5)
brief-cowboys = { $has } of { $needs } cowboys
brief-money = { $has-money } of { $money }
brief-apaches = { $has } of { $needs } apaches
brief-animal-farms = { $has } of { $needs } animal farms
brief-hosts = { $has } of { $needs } { $needs ->
    [one] farm
   *[other] farms
} with politician
brief-settlers = { $has } of { $needs } settlers
brief-coaches = { $has } of { $needs } stagecoaches
brief-markers = { $has } of { $needs } markers
brief-gold = { $has } of { $needs } gold
brief-status = { $has } of { $needs } status
brief-sections = no section finished
brief-farms = { $what } farm missing
brief-farms-on-own-section = farm on own finished section
brief-businesses = { $what } missing
brief-groups = { $has } of { $needs } status groups
lack-cowboys = { $n ->
    [one] 1 cowboy
   *[other] { $n } cowboys
}
lack-money = { $rest }
lack-apaches = { $n ->
    [one] 1 apache
   *[other] { $n } apaches
}
lack-animal-farms = { $n ->
    [one] 1 animal farm
   *[other] { $n } animal farms
}
lack-hosts = farm with politician
lack-settlers = { $n ->
    [one] 1 settler
   *[other] { $n } settlers
}
lack-coaches = { $n ->
    [one] 1 coach
   *[other] { $n } coaches
}
lack-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
lack-gold = { $n } gold
lack-status = { $n } status
lack-sections = a section
lack-farms = { $what } farm
lack-farms-on-own-section = farm on own section
lack-businesses = { $what }
lack-groups = { $n } groups
missing = { $what } missing
status-three-or-more = status 3 or more
or = or

# Why not
over = The game is over.
not-your-turn = Another player decides now.
awaited-place = Place a cowboy on a free character or in the alley; passing is not possible.
awaited-block = Put a blocking piece on a free character.
awaited-influence = This is the stage of influence: place markers or finish.
awaited-act = Take one of your actions, or end your turn.
awaited-stack = First put the three events back.
awaited-welcome = First choose what the stagecoach brings.
awaited-ranch = You are buying farms.
awaited-marker = First place the marker that the sheep farm brings.
awaited-sell = You are selling at the market.
awaited-follow = You must sell the goods of one farm.
awaited-build = You are building the railway: choose section and segments.
awaited-prize = First choose your prize for the section.
awaited-mine = You are mining: choose how much gold.
awaited-notary = You are buying businesses.
awaited-clear = Choose which apache to remove.
awaited-lose = First bear your losses.
awaited-claim = Claim an objective, which ends the game after this round, or decline.
awaited-donate = Claim Benefactor or keep your money.
character-taken = { $character }: there is a piece already.
not-influenced = { $business }: none of your characters that are left has influence there.
marker-there = { $business }: you have a marker there already.
not-your-cowboy = { $character }: you have no cowboy there.
used-already = { $character }: you took this action in this round.
useless-mayor = There is no stagecoach to receive.
useless-banker = The Banker pays nothing: you have no marker in town.
useless-rancher = There is no farm that you can buy.
useless-merchant = Nobody has anything to sell.
useless-railroad-boss = You cannot build: you lack iron, settlers or a free section.
useless-miner = Your cowboys would bring nothing more.
useless-notary = There is no business that you can buy.
useless-stranger = You have ten cowboys already.
useless-general-custer = There is no apache left to remove.
not-in-alley-left = You have no unused piece on the left of the alley.
not-in-alley-right = You have no unused piece on the right of the alley.
alley-closed = { $character }: can’t be reached through the alley.
nobody-there = { $character }: nobody took this character in this round.
own-cowboy-there = { $character }: your own cowboy is there.
alley-too-dear = The alley costs { $money } and { $cowboys ->
    [one] one cowboy
   *[other] { $cowboys } cowboys
}, paid before the action.
battle-too-dear = The battle costs { $cowboys } cowboys.
farm-owned = { $farm }: you have one already.
farm-gone = { $farm }: there is none like this on the table.
farm-too-dear = { $farm }: it costs { $price }.
must-buy-farm = Buy at least one farm.
no-farm = { $farm }: you have none.
sold-already = { $farm }: you sold from it just now.
column-blocked = The market takes no more { $good } in this round.
must-sell = You must sell.
no-section = The railway has no section for { $good }.
section-taken = Section of the { $good }: it is not yours to build.
section-unfinished = First finish your section of the { $good }.
segments-left = Section of the { $good }: { $left } segments are left.
segments-too-dear = These segments cost { $iron } iron and { $settlers ->
    [0] no settlers
    [one] one settler
   *[other] { $settlers } settlers
}.
no-gold-prize = This section pays no gold.
too-few-cowboys = This takes { $cowboys } cowboys.
mines-nothing = This would bring nothing: your tracks are full, or your cowboys are too few.
no-influence-there = { $business }: you have no influence there.
business-owned = { $business }: somebody owns it.
whole-group = { $business }: you would own every business of that status.
business-too-dear = { $business }: it costs { $price }.
must-buy-business = Buy at least one business.
no-apache-own = { $farm }: there is no apache on a farm of yours like this.
no-apache-unsold = { $farm }: no unsold one has an apache.
no-token = You have no coloured token to use.
no-guest = No politician is waiting.
no-room = { $farm }: you have none with room.
guest-waits = A politician is waiting, and a farm of yours has room.
no-card = { $objective }: there is no card left for you.
not-due = { $objective }: you cannot claim this now.
no-privileges = Privileges take a politician on a farm of yours without apache, and two gold.
loss-not-payable = You can bear another loss in full, or have nothing of this one.
no-marker = { $business }: you have no influence marker there.

# Panes
pane-town = Town
pane-ranches = Range
pane-mat = Your board
pane-objectives = Objectives
pane-players = Players
event-of-round = Event of the round
alley-left = Alley, left
alley-right = Alley, right
alley-price = { $money } and { $cowboys ->
    [one] a cowboy
   *[other] { $cowboys } cowboys
}
range-head = Farms, market and railway
market-price = market price
apache-takes = −{ $money } with an apache
brings = brings
brings-once = brings { $what } once
brings-sheep = 1 marker
brings-pigs = 1 settler
brings-horses = 1 cowboy
brings-oxen = 3 iron
brings-wheat = 1 gold
railway-free = railway: free
built-of = { $n } of { $all }
segment-of = Railway of the { $what }, segment { $n }: { $iron } iron, { $settlers ->
    [0] no settlers
    [one] one settler
   *[other] { $settlers } settlers
}
prize-for-section = Prize for a section:
prize-1 = 1st
prize-2 = 2nd
prize-3 = 3rd
prize-4 = 4th
have-one = have one
short-of = { $money } short
owns = owns
pill-marker = marker
you = you
your-money = Your money
to-place = to place: { $n }
blocks-left = { $n } to block
track-cowboys = Cowboys: they mine, pay for the alley, and count for Authority. Not the pieces that you place.
track-iron = Iron: builds the railway.
track-gold = Gold: for objectives.
token-at = ● at { $n }: your token, removes an apache
token-ready = ● your token: removes an apache, once
ready-token = Use your token
ready-guest = Seat the politician
objectives-of = Objectives { $n } of { $goal }
special-wanted = 0: one needed to win at all
specials-held = special: { $n }
nearest = nearest: { $what }
fortune-why = Money and property: breaks ties
nearest-first = nearest first
special-needed = special: you need one to win
taken-by = taken by
used = used
yours = yours
none-left = none left
special-objectives = special objectives
lately-waiting = on { $what }
lately-used = used { $what }
lately-alley = { $n ->
    [one] one in the alley
   *[other] { $n } in the alley
}
clock = Round { $round } of { $rounds } · most objectives: { $name } { $n } of { $goal }
clock-last = Last round · most objectives: { $name } { $n } of { $goal }
market = Market
table-farms = for sale
round-of = Round { $round } of { $rounds }
events-hidden = { $n } hidden events
stagecoach = Stagecoach
coaches-hidden = { $n } more to come
coach-gone = received
coach-money = { $money }
coach-gold = one gold
coach-politician = { $money } or a politician
known-event = { $depth ->
    [0] next
    [1] after next
   *[other] under { $depth } others
}: { $what }
blocked-column = blocked
blocked-piece = blocked
politicians = politicians in the supply: { $n }
starts = starts
status-of = status { $n }
owner-of = owner: { $name }
influence-of = influence: { $names }
goal = { $n } objectives end the game; only a player with at least one special objective can win
copies = { $n ->
    [0] none left
    [one] one left
   *[other] { $n } left
}
claimed-by = claimed by { $names }
pieces-left = { $n } to place
cowboys = Cowboys
iron = Iron
gold = Gold
settlers = Settlers
coaches = Stagecoaches
apaches = Apaches removed
objectives = Objectives
fortune = Fortune
token-held = coloured token
token-spent = coloured token used
guests = { $n ->
    [one] a politician is waiting
   *[other] { $n } politicians are waiting
}
apache-here = apache
politician-here = politician

# What is awaited
prompt-place = Place a cowboy ({ $pieces } left).
prompt-place-other = { $name } is placing a cowboy.
prompt-block = Block a character with a red piece.
prompt-block-other = { $name } is blocking a character.
prompt-influence = Place influence: { $left ->
    [one] one more marker
   *[other] up to { $left } more markers
}, or finish.
prompt-influence-token = No marker is left to place: use your token, or finish.
prompt-influence-other = { $name } is placing influence.
prompt-act = Your actions: choose one, or end your turn.
prompt-end = You have nothing left to decide: end your turn, or take a decision back.
prompt-act-other = { $name } is taking actions.
prompt-stack = Sheriff: put the three events back: top, second, and one under the pile.
prompt-stack-other = { $name } is arranging the coming events.
prompt-welcome = Mayor: the stagecoach brings money or a politician.
prompt-welcome-other = { $name } is receiving the stagecoach.
prompt-ranch = Rancher: buy a farm.
prompt-ranch-more = Rancher: buy a second farm, or stop.
prompt-ranch-other = { $name } is buying farms.
prompt-marker = The sheep farm brings a marker: choose a business.
prompt-marker-other = { $name } is placing the marker of the sheep farm.
prompt-sell = Merchant: sell the goods of a farm.
prompt-sell-more = Merchant: sell from a second farm, or stop.
prompt-sell-other = { $name } is selling at the market.
prompt-follow = { $turn } uses the Merchant: you must sell the goods of one farm. Which?
prompt-follow-other = { $turn } uses the Merchant: { $name } chooses what to sell.
prompt-build = Railroad Boss: build up to which segment?
prompt-build-other = { $name } is building the railway.
prompt-prize = The section is finished: choose your prize.
prompt-prize-other = { $name } is choosing the prize for a section.
prompt-mine = Miner: iron or gold? The cowboys are not spent.
prompt-mine-other = { $name } is mining.
prompt-notary = Notary: buy a business.
prompt-notary-more = Notary: buy a second business, or stop.
prompt-notary-other = { $name } is buying businesses.
prompt-clear = General Custer: which apache goes?
prompt-clear-other = { $name } is removing an apache.
prompt-lose = Losses and Damages: choose what you lose.
prompt-lose-other = { $name } is bearing losses.
prompt-return = Take back { $left ->
    [one] one influence marker
   *[other] { $left } influence markers
}.
prompt-return-other = { $name } is taking back influence markers.
prompt-claim = One more objective and this round is the last. Claim it?
prompt-claim-other = { $name } is thinking about the objective that ends the game.
prompt-donate = Claim Benefactor for $50 and one gold?
prompt-donate-other = { $name } is thinking about Benefactor.
result-no-special = no ★: can’t win
result-fortune = fortune { $money }
prompt-over = { $names } won the game.
prompt-nobody = Nobody has a special objective: nobody wins.
short-end = Nothing left: end your turn
short-act = Choose an action, or end
short-block = Block a character
short-influence = Place influence ({ $left } at most)
short-influence-token = Use your token, or finish
short-stack = Sheriff: order the events
short-welcome = Mayor: what does it bring?
short-marker = Where does the sheep’s marker go?
short-sell = Sell the goods of a farm
short-sell-more = Sell from a second farm?
short-follow = { $turn } sells: sell one too
short-build = Build up to which segment?
short-prize = Choose your prize
short-mine = Miner: iron or gold?
short-notary-more = Buy a second business?
short-ranch-more = Buy a second farm?
short-lose = Choose what you lose
short-claim = Claim it? It ends the game
short-donate = Claim Benefactor?

# Decisions
do-place = Place: { $what }
do-enter-alley = Place: alley
do-enter-left = first piece: { $money } and { $cowboys ->
    [one] a cowboy
   *[other] { $cowboys } cowboys
} when used
do-enter-right = { $money } and { $cowboys ->
    [one] a cowboy
   *[other] { $cowboys } cowboys
} when used
do-block = Block: { $what }
do-block-detail = its action only through the alley: { $what }
do-block-detail-closed = its action for nobody: { $what }
do-influence = Marker: { $what }
do-influence-detail = status { $status }, { $price }
do-use = Use: { $what }
do-alley-left = Alley, left: { $what }
do-alley-right = Alley, right: { $what }
do-alley-cost = −{ $money }, { $cowboys ->
    [one] −1 cowboy
   *[other] −{ $cowboys } cowboys
}
do-stack = { $top }, then { $second }
do-stack-under = under the pile: { $bottom }
do-stack-top = Next: { $top }. { $effect }
do-take-money = Take { $money }
do-take-politician = Take the politician
do-take-politician-detail = must be housed on a farm this turn
do-buy = Buy: { $what }
do-buy-clean = Buy: { $what }, without apache
do-buy-farm-detail = −{ $price }, brings { $bonus }
do-buy-farm-barren = −{ $price }, brings no marker now
do-buy-business-detail = −{ $price }, status { $status }
do-sell = Sell { $what }
do-sell-detail = +{ $money }
do-build = Railway, { $what }: { $segments ->
    [one] one segment
   *[other] { $segments } segments
}
do-build-detail = −{ $iron } iron, { $settlers ->
    [0] no settlers
    [one] −1 settler
   *[other] −{ $settlers } settlers
}
do-prize-gold = { $gold } gold
do-prize-money = { $money }
do-mine = { $gold ->
    [0] { $iron } iron
   *[other] { $iron ->
        [0] { $gold } gold
       *[other] { $iron } iron, { $gold } gold
    }
}
do-clear = Free: your { $what }
do-clear-unsold = Free: unsold { $what }
do-token = Coloured token: your { $what }
do-token-unsold = Coloured token: unsold { $what }
do-host = Politician: { $what }
do-bribe = Claim Privileges
do-bribe-detail = −2 gold
do-claim = Claim { $what }
do-decline = Claim nothing
do-donate = Claim Benefactor
do-donate-detail = −$50, −1 gold
do-keep = Keep money and gold
do-lose-markers = { $n ->
    [one] Take back one influence marker
   *[other] Take back { $n } influence markers
}
do-lose-cowboys = { $n ->
    [one] Lose one cowboy
   *[other] Lose { $n } cowboys
}
do-lose-money = Pay { $money }
do-return = Take back: { $what }
do-done = Done
do-end = End turn
ask-end = Unused: { $what }. End your turn?
ask-bribe = Claim Privileges for two gold?
ask-claim = Claim { $what } and make this round the last?
ask-last-round = { $what }: let the last round begin?
ask-game = { $what }: end the game now?
money-left = { $money } left
money-then = { $money } then
brings-token = brings your token
claims = claims { $what }
group-place = Characters
group-block = Block
group-influence = Influence
group-act = Your cowboys
group-alley = Through the alley
group-free = At any time
group-turn = Turn
with-token = token: { $what }
influences = influence: { $one } or { $two }
influences-one = your marker: { $one } (you are in: { $held })
influences-none = you have markers in both shops
prospect-events = look at 3 events
prospect-events-you = look at 3 events; you start next
prospect-events-other = 3 events; { $name } starts next
prospect-events-coin = +{ $money }, look at 3 events
prospect-coach-money = +{ $money }
prospect-coach-gold = +1 gold
prospect-coach-politician = { $money } or a politician
prospect-money = +{ $money }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}, { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
}
prospect-markers = +{ $money }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
prospect-farms = { $most ->
    [one] 1 farm of { $n } kinds
   *[other] 2 farms of { $n } kinds
}
prospect-farm = 1 farm: { $what }
prospect-sales = up to +{ $money }
prospect-others-sell = only the others sell
prospect-segments = { $n ->
    [one] builds 1 segment
   *[other] builds up to { $n } segments
}
prospect-mine-gold = { $gold } gold
prospect-mine-iron = { $iron } iron
prospect-mine = { $iron } iron or { $gold } gold{ $beside ->
    [0] {""}
   *[other] {" "}+ { $beside } iron
}
prospect-businesses = { $most ->
    [one] 1 shop
   *[other] 2 shops
} of { $n }, { $least }–{ $dearest }
prospect-business = { $most ->
    [one] 1 shop
   *[other] 2 shops
}, { $least }
prospect-cowboys = { $n ->
    [one] +1 cowboy
   *[other] +{ $n } cowboys
}
prospect-settlers = +1 settler
prospect-saloon = +{ $money }, +{ $n } cowboy
prospect-apaches = −1 apache
prospect-apaches-cost = −1 apache, −{ $n } cowboys
prospect-nothing = nothing now

# The log
tell-round = Round { $round }: { $name } starts. Event: { $event }. The stagecoach brings { $coach }.
tell-placed = { $name } places a cowboy: { $what }.
tell-alley = { $name } sends a cowboy into the alley.
tell-blocked = { $name } blocks: { $what }.
tell-token = { $name } collects a bonus ({ $what }): { $bonus }.
tell-marker = { $name } gains influence: { $what }.
tell-used = { $name } uses: { $what }.
tell-used-alley = { $name } uses through the alley: { $what }.
tell-paid-money = { $name } pays { $money }.
tell-paid-cowboys = { $name } loses { $n ->
    [one] one cowboy
   *[other] { $n } cowboys
}.
tell-paid-iron = { $name } pays { $n } iron.
tell-paid-gold = { $name } pays { $n } gold.
tell-paid-settlers = { $name } pays { $n ->
    [one] one settler
   *[other] { $n } settlers
}.
tell-received-money = { $name } receives { $money }.
tell-received-cowboys = { $name } gains { $n ->
    [one] one cowboy
   *[other] { $n } cowboys
}.
tell-received-iron = { $name } receives { $n } iron.
tell-received-gold = { $name } receives { $n } gold.
tell-received-settlers = { $name } gains { $n ->
    [one] one settler
   *[other] { $n } settlers
}.
tell-looked = { $name } looks at the three next events.
tell-looked-cards = { $name } sees the next events: { $one }, { $two }, { $three }.
tell-stacked = { $name } puts the events back.
tell-stacked-cards = { $name } puts back: { $one } on top, then { $two }; { $three } goes under the pile.
tell-welcomed = { $name } receives the stagecoach: { $coach }.
tell-politician = { $name } welcomes a politician.
tell-politician-left = { $name } has no room: the politician leaves town for good.
tell-politician-robbed = The robbery drives a politician out of the game.
tell-hosted = { $name } houses a politician: { $what }.
tell-farm-bought = { $name } buys for { $price }: { $what }, apache and all.
tell-farm-bought-clean = { $name } buys for { $price }: { $what }, without apache.
tell-sold = { $name } sells { $what } for { $money }.
tell-sold-blocked = { $name } sells { $what } for { $money }; the column is blocked.
tell-built = { $name } builds { $n ->
    [one] one segment
   *[other] { $n } segments
} of the { $what } section for { $iron } iron and { $settlers ->
    [0] no settlers
    [one] one settler
   *[other] { $settlers } settlers
}.
tell-finished = { $name } finishes the { $what } section!
tell-bought = { $name } buys for { $price }: { $what }.
tell-cleared = { $name } removes the apache: { $what }.
tell-cleared-token = { $name } removes the apache with the coloured token: { $what }.
tell-coloured-token = { $name } earns the coloured token.
tell-claimed = { $name } claims { $what }!
tell-claimed-special = { $name } claims { $what }, a special objective!
tell-lost = { $name } bears losses.
tell-returned = { $name } takes a marker back: { $what }.
tell-market-reset = The market for { $what } starts anew.
tell-coach-dropped = Nobody received the stagecoach; it drives on.
tell-over-objectives = The round ends the game: there are objectives enough.
tell-over-coaches = The last stagecoach has come: the game is over.
tell-winners = The winner: { $names }.
tell-nobody = Nobody has a special objective, so nobody wins.

hint-goal = { $n } of { $goal } objectives. Whoever has most wins, but nobody without a ★.
hint-star = { $n } of { $goal } objectives and no ★ yet: nobody wins without one. Nearest: { $card } { $has }/{ $needs }.
hint-near = { $n } of { $goal } objectives. Nearest of those left: { $card } { $has }/{ $needs }.
hint-place = Each person of the town has room for one cowboy. You will use yours later, in any order you like.
hint-influence = A shop can be bought only where you have a marker. A character leads to its two shops ⌂.
hint-act = Use your characters in any order: money that comes in first can be spent by the next.
hint-ranch = A farm counts for objectives only once its apache is gone; until then it also sells for less.
hint-sell = Each sale moves the price of that good down. After your sale everybody else sells the goods of one farm.
hint-build = A section is built in order and belongs to whoever began it. Begin another only when yours is finished.
hint-notary = For sale are shops that nobody owns and in which you have a marker. The marker stays there.
