option-stage = Year
option-stage-help = The state of the map and the rules. Later years bring boards and rules that a campaign reveals one by one.
option-stage-1865 = 1865
option-stage-1865-help = The first game, as in the box.
option-stage-1868 = 1868
option-stage-1868-help = The eastern map, three years on.
option-stage-1871 = 1871
option-stage-1871-help = The eastern map, six years on.
option-stage-1874 = 1874
option-stage-1874-help = One frontier is open, drawn by lot.
option-stage-1877 = 1877
option-stage-1877-help = Two frontiers are open, drawn by lot.
option-stage-1880 = 1880
option-stage-1880-help = Three frontiers are open, drawn by lot.
option-stage-1883 = 1883
option-stage-1883-help = Four frontiers are open, drawn by lot.
option-stage-1886 = 1886
option-stage-1886-help = Five frontiers are open, drawn by lot.
option-stage-1889 = 1889
option-stage-1889-help = Six frontiers are open, drawn by lot.
option-stage-1892 = 1892
option-stage-1892-help = Seven frontiers are open, drawn by lot.
option-stage-1895 = 1895
option-stage-1895-help = The whole continent.
option-stage-1898 = 1898
option-stage-1898-help = The whole continent, in the year of the last game.
option-turn-end = End of a turn
option-turn-end-help = What happens when nothing is left to decide in a turn.
option-turn-end-asked = A turn waits for “end turn”
option-turn-end-asked-help = The last decision can still be taken back, unless it revealed something.
option-turn-end-by-itself = Ends by itself
option-turn-end-by-itself-help = The next player begins at once.
option-known-cards = Known cards
option-known-cards-help = Whether the table keeps in mind which cards everybody saw going into a hand.
option-known-cards-hidden = Not shown
option-known-cards-hidden-help = Whoever wants to know must remember.
option-known-cards-shown = Shown
option-known-cards-shown-help = Cards taken face up and not spent since are shown beside their player.

score-coins = Coins
score-trains = Trains left
score-tickets = Tickets
score-postcards = Postcards
score-floor = Never below zero
# Why a decision is better or worse than another: what a part of the score brings more or less.
reason-more-coins = { $amount } more in coins
reason-less-coins = { $amount } less in coins
reason-more-trains = the bonus for trains is { $amount } larger
reason-less-trains = the bonus for trains is { $amount } smaller
reason-more-tickets = tickets bring { $amount } more
reason-less-tickets = tickets bring { $amount } less
reason-more-postcards = postcards bring { $amount } more
reason-less-postcards = postcards bring { $amount } less
reason-more-floor = { $amount } more is forgiven, as nobody ends below zero
reason-less-floor = { $amount } less is forgiven, as nobody ends below zero

# Why not
not-your-turn = It is not your turn.
game-over = The game is over.
not-awaited = Something else is to be decided first.
must-act = You can still do something, so you may not pass.
too-few-cards = With so few cards in deck and discard pile nobody may draw.
not-face-up = No such card lies face up.
banned = One of your cards forbids this.
loco-not-second = A face-up locomotive cannot be the second card.
no-cards-left = There is no card left to draw.
blind-limit = The current event allows no further card from the deck.
no-such-card = You have no such card.
no-redraw = You cannot exchange your hand now.
no-such-cards = You don’t have these cards.
not-looked-at = You are not looking at such a card.
no-tickets-left = There is no ticket left.
not-offered = This ticket is not before you to return.
must-keep = You must keep at least { $count }.
off-the-map = Both ends of a route must be on the map.
taken = Somebody controls this route.
parallel-own = You control another track between these cities.
closed = This track was closed when the other one was claimed.
too-few-trains = You don’t have enough trains.
cannot-pay = You don’t have { $count } cards that fit.
cannot-pay-grey = You don’t have { $count } cards of one colour.
wrong-number = The set must have { $count } { $count ->
    [one] card
   *[other] cards
}.
one-colour = The set must be of one colour.
wrong-colour = These cards don’t have the route’s colour.

# Words
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
colour-white = white
colour-grey = grey
card-loco = locomotive
card-newspaper = newspaper
symbol-pickaxe = with pickaxe
symbol-skull = with skull
cards-of-white = { $count } white
cards-of-black = { $count } black
cards-of-yellow = { $count } yellow
cards-of-green = { $count } green
cards-of-blue = { $count } blue
cards-of-red = { $count } red
locos = { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
}
spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
track-number = track { $number }
from-to = { $a } – { $b }

# Decisions
chooses-company = is choosing a company
group-draw = Train cards
group-claim = Claim a route
group-pay = Pay
group-tickets = Tickets
group-cards = Postcards
act-deck = From the deck
act-take = Take { $card }
act-tickets = Draw tickets
act-return = Return { $ticket }
act-keep = Keep
act-keep-detail = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
act-claim = Claim { $route }
act-pay = { $cards }
act-mix = Pickaxes { $pickaxes }, skulls { $skulls }
act-mix-two = { $first }; then { $second }
act-discard = Give up { $card }
act-accept = Accept
act-decline = Decline
no-swap = Swap nothing
no-share = Take no share
no-shift = Leave the ghost train where it is
no-clue = Buy no clue
no-depot = Found no depot
no-paste = Paste no wagon
act-not-now = Not now
act-pass = Pass
act-end = End turn
act-company-detail = { $colour }: every route of this colour that you claim brings you money
company-taken = Another player has this company.
charter-taken = Another company has this charter.
worth = ${ $value }

# What is awaited
prompt-over = The game is over.
prompt-wait = Waiting for { $names }.
prompt-company = Choose your company.
prompt-charter = Choose your charter.
prompt-end = Nothing is left to decide: end your turn, or take something back.
prompt-tickets = Choose your tickets: keep at least { $count }.
prompt-turn = Your turn: draw cards, claim a route or draw tickets.
prompt-second = Take your second card.
prompt-pay = Claim { $route }: choose how you pay.
prompt-pay-card = You can pay for { $route } only with a postcard. Use it?
prompt-discard = Choose a card to give up.
prompt-answer = { $event }: do you accept the offer?

# The table
pays-with = Pays with: { $sets }
pays-with-card = Only with the postcard { $card }, and { $sets }
slots = New rules
slot-empty = nothing yet
slot-section = section { $section }
map = Map
market = Cards
hand = Your cards
players = Companies
no-event = No event yet.
deck-count = Deck { $count }
tickets-left = Tickets { $count }
events-left = Events { $count }
coins = ${ $count }
trains = { $count ->
    [one] 1 train
   *[other] { $count } trains
}
hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ticket-count = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
known = Known: { $cards }
ticket-done = joined
ticket-missing = { $count ->
    [one] 1 train missing
   *[other] { $count } trains missing
}
ticket-lost = cut off
no-cards = No cards.

# What happened
tell-took = { $name } takes { $card }.
tell-drew = { $name } draws a card.
tell-drew-card = { $name } draws { $card }.
tell-newspaper = A newspaper!
tell-cleared = Three locomotives: the display is cleared.
tell-reshuffled = The discard pile is shuffled into a new deck.
tell-event = Event: { $event }.
tell-events-shuffled = The past events are shuffled into the deck.
tell-tickets-drawn = { $name } draws { $count ->
    [one] a ticket
   *[other] { $count } tickets
}.
tell-ticket-drawn = On offer: { $ticket }.
tell-ticket-returned = { $name } returns a ticket.
tell-ticket-returned-own = { $name } returns { $ticket }.
tell-tickets-kept = { $name } keeps { $count ->
    [one] a ticket
   *[other] { $count } tickets
}.
tell-claimed = { $name } claims { $route } with { $cards }.
tell-closed = The other track, { $route }, is closed.
tell-collected = { $name } collects ${ $dollars } ({ $why }).
tell-paid = { $name } pays ${ $dollars } ({ $why }).
tell-discarded = { $name } gives up { $card }.
tell-founded = { $name } leads the { $company }.
tell-chartered = { $name } chooses the charter { $charter }.
tell-passed = { $name } can do nothing and passes.
tell-last-round = { $name } has few trains left: the last round begins.
tell-ticket-done = { $name } completed { $ticket }.
tell-ticket-missed = { $name } did not complete { $ticket }.
tell-slip = { $name } deposits ${ $total }.
tell-over = The game is over.
why-event = event
why-company = company route

# Later rules
act-stake = Mine at { $mine }
stake-towns = towns: { $towns }
act-use = Use { $card }
act-lift = Lift { $curse }
act-peek = Look at the next event
act-bury = Put it under the deck
act-pick-discard = Keep { $card }, discard the rest
act-pick-bottom = Keep { $card }, the rest under the deck
act-redraw = Exchange the whole hand
act-coins = Pay in coins
act-swap = Give { $give }, take { $take }
act-share = Take the share { $share }
act-outlaws = Outlaws to { $city }
act-shift-on = Ghost train one space on
act-shift-back = Ghost train one space back
act-give = Curse { $name }
act-clue = Buy a clue
act-depot = Found a depot in { $city }
act-grow = Growth sticker on { $city }
act-paste = Paste the { $colour } wagon
act-hand = Pass on the clue of { $city }
act-wagon = Take the wagon in { $city }
act-solve = Solve the clue of { $city }
share-of = { $line } no. { $number }
prompt-mix = Which cards of the colour do you pay?
prompt-pick = Which card do you keep?
prompt-hire = Hire an employee for this game.
prompt-stake = Take a mining claim.
prompt-postcards = You may use postcards now.
prompt-foresee = Leave this event on top or put it under the deck?
prompt-toll = Pay the toll in coins or with a card.
prompt-swap = You may swap a card with the display.
prompt-share = You may take a share.
prompt-outlaws = Where do the outlaws go?
prompt-shift = You may shift the ghost train.
prompt-curse = You drew a curse. Will you answer it?
prompt-victim = Who gets the curse?
prompt-clue = You may buy a clue.
prompt-depot = You may found a depot.
prompt-growth = Which city grows?
prompt-sanctuary = You may paste a wagon into your sanctuary.
prompt-pass-clue = Which clue do you pass on?
prompt-wagon = Which wagon do you take?
prompt-solve = Which clue do you solve?
prompt-lift = Which curse do you lift?
tell-hired = { $name } hires: { $employee }.
tell-staked = { $name } takes the mine at { $city }.
tell-postcard-used = { $name } uses a postcard: { $card }.
tell-postcard-came = { $name } receives a postcard.
tell-postcard-came-own = The next postcard for you: { $card }.
tell-postcard-done = { $name } has finished the postcard { $card }.
tell-peeked = { $name } looks at the next event.
tell-peeked-own = The next event is { $event }.
tell-buried = { $name } puts it under the deck.
tell-looked = { $name } looks at { $card }.
tell-swapped = { $name } gives { $gave } and takes { $took }.
tell-toll-card = { $name } hands { $to } a card as toll.
tell-toll-card-own = { $name } hands { $to } { $card } as toll.
tell-share-taken = { $name } takes the share { $share }.
tell-share-shown = New share: { $share }.
tell-wagon-placed = A { $colour } show wagon stops in { $city }.
tell-wagon-taken = { $name } takes the { $colour } wagon from { $city }.
tell-wagon-pasted = { $name } gives a { $colour } wagon a home.
tell-outlaws-moved = The outlaws are in { $city }.
tell-stash-grew = The stash grows by ${ $dollars }.
tell-ghost-moved = The ghost train stops at space { $space }.
tell-cursed = { $name } draws a curse: { $curse }.
tell-curse-lifted = { $name } is rid of a curse: { $curse }.
tell-clue-drawn = { $name } draws a clue.
tell-clue-drawn-own = { $name } draws the clue of { $city }.
tell-clue-solved = { $name } solves the clue of { $city }.
tell-clue-passed = { $name } passes a clue to { $to }.
tell-clue-passed-own = { $name } passes the clue of { $city } to { $to }.
tell-depot-founded = { $name } founds a depot in { $city }.
tell-combine-founded = The Combine opens a depot in { $city }.
tell-grew = { $city } is a big city now.
tell-cracked = The bridges of { $route } are cracked.
why-employee = employee
why-curse = curse
why-toll = toll
why-postcard = postcard
why-stash = stash
why-bridge = bridges
why-tunnel = tunnel
why-claim = mine
why-treasure = treasure
why-clue = clue
why-share = share
why-outlaws = outlaws
why-coasts = coast to coast
fact-outlaws = Outlaws in { $city }, stash ${ $stash }
fact-ghost = Ghost train at space { $space }
fact-depots = Depots: { $list }
fact-wagons = Show wagons: { $list }
fact-shares = Shares: { $list } (deck { $count })
fact-treasures = Treasures left: { $count }
fact-cracked = Cracked: { $list }
fact-combine = Combine
fact-closed = closed
fact-clues = Your clues: { $list }
own-curses = Curses: { $list }
own-wagons = Wagons: { $list }
own-shares = Shares: { $list }
own-claim = Mine at { $city }, towns paid { $count }
own-clues = Clues { $count }, solved { $solved }
own-postcards = Postcards { $count }

# Cards
text-EV-01 = Every player collects $1 for each route of their own company colour that they control, at most $4; a player who controls none collects $1.
text-EV-02 = Shuffle this card and the whole event discard pile into the event deck, then reveal the top event. If that event is this card again, it simply stays as the current event.
text-EV-03 = Whoever claims a route ending in Lewisburg collects $3.
text-EV-04 = Whoever claims a white route pays $1 to the bank; a player without coins pays nothing.
text-EV-05 = A face-up locomotive counts as one ordinary card: it may be the first or the second card taken and does not end the draw.
text-EV-06 = A grey route may be paid with cards of up to two different colours (locomotives stay wild).
text-EV-07 = Beginning with the active player and going clockwise, each player may once discard exactly 2 train cards of any kind to collect $3.
text-EV-08 = The first card a player takes from the deck in a draw action is chosen from the top 2 cards: keep one, discard the other. A newspaper seen this way takes effect and is replaced first.
text-EV-09 = Whoever claims a route of length 3 or more pays $1 to the bank; a player without coins pays nothing.
text-EV-10 = Whoever claims a route ending in at least one port city collects $1.
text-EV-11 = The active player places one growth sticker on a small city without a depot on an open board: it is a big city from now on. At most once a game and twice a campaign.
text-EV-12 = Routes of length 4 or more cost 1 additional train card of any kind.
text-EV-13 = The ticket action draws 4 tickets instead of 3; at least 1 must still be kept.
text-EV-14 = Whoever claims a route ending in at least one port city pays $1 to the bank; a player without coins pays nothing.
text-EV-15 = The player or players holding the most coins each pay $3 to the bank (or all they have).
text-EV-16 = In a draw action a player may take at most 1 card from the deck; the other must be face-up and is forgone only if no face-up card may be taken.
text-EV-17 = Draw 2 show wagons from the bag and place them on two random cities of open boards without a wagon (fewer if the bag or the cities run out).
text-EV-18 = Beginning with the active player, each player may paste 1 show wagon collected this game into a free sanctuary space of their poster at once to collect $2.
text-EV-19 = Place a Combine depot, permanently, on a random small city without a depot on an open board. Nothing happens with 6 Combine depots on the map.
text-EV-20 = No tolls are paid for Combine depots.
text-EV-21 = Whoever claims a double or triple route then discards 1 train card, if they have any.
text-EV-22 = Each player controlling at least one route on or into the Red River Range puts $2 (or all they have) into the outlaw stash.
text-EV-23 = Whoever claims a route ending in the outlaws’ city collects $3 more.
text-EV-24 = Add $2 from the bank to the stash and move the outlaws to a random city of the Red River Range.
text-EV-25 = Roll the bone die and move the ghost train as if the active player had claimed a white route.
text-EV-26 = Whoever takes a share also collects $1.
text-EV-27 = Put both face-up shares under the share deck and reveal two new ones; the active player may then buy one of them for $3, paid in full to the bank, and the place is refilled.
text-EV-28 = Clue cards cost $2 instead of $1.
text-EV-29 = All players holding an unsolved clue pass one of their choice, face down, to the player on the left, at the same time; the limit of unsolved clues does not apply to a received clue.
text-EV-30 = The first player who, at the end of an own turn while this is current, controls a continuous path from an Atlantic port to a Pacific port collects $10; then the next event is revealed on top of this one.
text-EV-31 = Each player pays $1 per bridge space on their own routes ending in San Francisco (at most $4, or all they have); every unclaimed bridge route there is cracked and earns no bridge money this game.
text-EV-32 = Each player pays $1 per bridge space on their own routes ending in Carson City (at most $4, or all they have); every unclaimed bridge route there is cracked and earns no bridge money this game.
text-EV-33 = Each player pays $1 per bridge space on their own routes ending in Los Angeles (at most $4, or all they have); every unclaimed bridge route there is cracked and earns no bridge money this game.
text-EV-34 = Each player pays $1 per bridge space on their own routes ending in Ensenada (at most $4, or all they have); every unclaimed bridge route there is cracked and earns no bridge money this game.
text-EM-01 = Start the game with $3 more.
text-EM-02 = Start the game with 2 more train cards.
text-EM-03 = After taking a face-up locomotive as your only card you may also draw 1 card from the deck.
text-EM-04 = When the first card of your draw action comes from the deck, look at the top 2 cards, keep one and put the other under the deck. A newspaper seen this way takes effect and is replaced first.
text-EM-05 = When you draw tickets during the game, draw 4 instead of 3.
text-EM-06 = Your company-route bonus pays $1 more.
text-EM-07 = Whenever you claim a route between two small cities, collect $1 (at most $6 a game).
text-EM-08 = Whenever you claim a route ending in a port city, collect $1 (at most $6 a game).
text-EM-09 = Your depot of this game costs no cards.
text-EM-10 = Before your deposit slip is written collect $1 for every full $5 in coins (at most $5).
text-EM-11 = Use 2 more trains this game.
text-EM-12 = At the end of the game your cheapest uncompleted ticket counts $0; it stays uncompleted.
text-EM-13 = Whenever the player on your left collects a company-route bonus, collect $1 from the bank (at most $6 a game).
text-EM-14 = Once a game, as your action and only when the draw action is allowed: discard your whole hand of at least 1 card and draw as many cards from the deck.
text-EM-15 = Once at the start of each of your turns you may look at the top card of the event deck and leave it or put it under that deck.
text-EM-16 = The trains-left bonus counts as if you had 1 train fewer left (never below 0); postcard conditions use the true number.
text-EM-17 = Each tunnel you claim counts as paid with 2 more pickaxes.
text-EM-18 = Your clue cards cost nothing.
text-CU-1 = You may not take face-up locomotives.
text-CU-2 = Your routes of length 4 or more cost 1 additional train card of any kind.
text-CU-3 = Your company routes give you nothing.
text-CU-4 = Big cities give you no card.
text-CU-5 = Your second card of a draw may not come from the deck.
text-CU-6 = When you draw tickets you must keep at least 2 (or all, if only 1 was drawn).
text-CU-7 = Whenever you claim a route pay $1 to the bank, if you have it.
text-CU-8 = You may not found depots, draw or buy clues, or take or buy shares.
text-CB-A = Collect $3.
text-CB-B = Collect $1 and draw 1 card from the deck.
text-CB-C = Collect $2, or $4 if the route has length 4 or more.
text-CB-D = Collect $2; then you may swap one card of your hand for one face-up card that is not a locomotive; your card takes its place (three locomotives: reset).
text-CB-E = Collect $2, or $4 if the route has length 1 or 2.
postcard-1 = Read it aloud, then remove it.
postcard-101 = When claiming a route, discard 1 locomotive beyond the cost: collect $5. Usable 2 times, at most once a turn.
postcard-102 = Draw 1 clue card free of charge, unless you hold 3 unsolved ones. Usable 2 times, at most once a turn.
postcard-103 = Control routes ending in 4 different port cities in one game: collect $6.
postcard-104 = Claim 2 routes ending in Chicago in one game: draw 3 cards from the deck.
postcard-105 = Claim a route paying at least 2 pickaxes (a locomotive counts as one): collect $3. Usable 2 times, at most once a turn.
postcard-106 = Control a continuous path between Montréal and New Orleans: collect $8.
postcard-107 = Claim a route of your company colour ending in a port city: draw 2 cards from the deck.
postcard-108 = Put the curse you just drew back under its deck. Usable 2 times, at most once a turn.
postcard-109 = Claim 3 routes of length 3 or more in one game: collect $6.
postcard-110 = When claiming a route, discard 1 locomotive beyond the cost: draw 2 cards from the deck. Usable 2 times, at most once a turn.
postcard-111 = Claim a route of black colour of length 2 or more: draw 2 cards from the deck.
postcard-112 = End a game with at most 1 train left: add $6 to this game’s deposit slip.
postcard-113 = End a game with no trains left: add $12 to this game’s deposit slip.
postcard-114 = Control 3 yellow routes in one game: collect $6.
postcard-115 = Have 2 of your depots on the board: collect $6.
postcard-116 = Control a continuous path between Dallas and Chicago: collect $8.
postcard-117 = Collect the outlaw stash: draw 2 cards from the deck.
postcard-118 = Control a continuous path between Houston and New York: collect $8.
postcard-119 = Complete 3 tickets in one game: its vault value equals the highest vault value among your other completed postcards.
postcard-120 = Collect $3. Usable 2 times, at most once a turn.
postcard-121 = Start the game with $2 more. Usable in 3 different games.
postcard-122 = Collect 2 show wagons in one game: collect $4.
postcard-123 = Control a continuous path between Tampa and Boston: collect $8.
postcard-124 = Claim 2 routes on or into the Badlands in one game: collect $6.
postcard-125 = Control a continuous path between Winnipeg and New York: collect $8.
postcard-126 = Take 2 shares in one game: draw 2 cards from the deck.
postcard-127 = Put the curse you just drew back under its deck and collect $3. Usable 3 times, at most once a turn.
postcard-128 = Claim a route of length 4 or more: pay 1 train card fewer for it. Usable 2 times, at most once a turn.
postcard-129 = Take 1 show wagon from any city of the board. Usable 2 times, at most once a turn.
postcard-130 = Solve one of your clues without visiting its city; dig if it is the third. Usable 2 times, at most once a turn.
postcard-131 = Control routes ending in 3 different cities of the Sierra Madre: collect $6.
postcard-132 = Give the curse you just drew to another player of your choice; that player may answer with own postcards. Usable 2 times, at most once a turn.
postcard-133 = Claim 2 tunnel routes in one game: collect $6.
postcard-134 = Control a continuous path between Seattle and Chicago: collect $8.
postcard-135 = Claim a route of length 5 or more: draw 3 cards from the deck.
postcard-136 = Complete 5 tickets in one game: add $6 to this game’s deposit slip.
postcard-137 = Have one connected network touching 20 cities: collect $8.
postcard-138 = Control a continuous path between San Francisco and New York: collect $10.
postcard-139 = After any player’s roll of 1 or more move the ghost train 1 space further or 1 space back. Usable 2 times, at most once a turn.
postcard-140 = Claim 6 bridge spaces in one game: collect $4.
postcard-141 = Control 3 white routes in one game: collect $6.
postcard-142 = Win a game: add $5 to this game’s deposit slip, after the ranking.
postcard-143 = Start the game with $5 more.
postcard-144 = Start the game with $3 and 2 train cards more.
postcard-150 = Complete 5 tickets in one game: add $4 to this game’s deposit slip.
postcard-151 = Start the game with 1 more train card. Usable in 2 different games.
postcard-152 = End a game with at most 2 trains left: add $4 to this game’s deposit slip.
postcard-153 = Start the game with $4 more.
postcard-154 = Claim 2 routes of length 4 or more in one game: draw 3 cards from the deck.
postcard-155 = Claim a route ending in a big city: draw 1 card from the deck. Usable 2 times, at most once a turn.
postcard-156 = Control routes ending in 6 different port cities in one game: collect $5.
postcard-157 = Complete a ticket worth at least $15: add $5 to this game’s deposit slip.
postcard-158 = The depot you found of this claim costs no cards.
postcard-159 = Take 1 face-up share.
postcard-160 = Take 1 show wagon from any city of the board.
postcard-161 = End a game with at least $20 in coins: add $4 to this game’s deposit slip.
postcard-162 = Lift one of your curses without discarding cards. Usable 2 times, at most once a turn.
postcard-163 = Claim 8 bridge spaces in one game: collect $4.
postcard-164 = Claim 2 tunnel routes in one game: collect $5.
postcard-200 = Have one connected network touching 15 cities: take the next postcard at once.
postcard-201 = Control 2 white routes in one game: take the next postcard at once.
postcard-202 = Complete a ticket worth at least $10: take the next postcard at once.
postcard-203 = Have one connected network touching cities of 4 boards (the start boards count as one): take the next postcard at once.
postcard-204 = It goes into your vault at once.
postcard-300 = Control routes ending in each of Dodge City and Oklahoma City: take the next postcard at once.
postcard-301 = Pay at least 4 skull cards over one game: take the next postcard at once.
postcard-302 = Control a continuous path between Dodge City and San Antonio: take the next postcard at once.
postcard-303 = Collect an outlaw stash of at least $5 at once: take the next postcard at once.
postcard-304 = It goes into your vault at once.
postcard-400 = Lift 1 curse in one game: take the next postcard at once.
postcard-401 = Control 2 white routes in one game: take the next postcard at once.
postcard-402 = Control routes next to 3 different ghost spaces: take the next postcard at once.
postcard-403 = Control a continuous path between Salt Lake City and New Orleans: take the next postcard at once.
postcard-404 = End a turn without a curse while controlling a route on or into the Phantom Basin: take the next postcard at once.
postcard-405 = It goes into your vault at once.
postcard-500 = Complete 5 tickets in one game: add $10 to this game’s deposit slip.
clock = { $year } · fewest trains { $trains }, last round at { $last }

# What a decision brings
brings-trains = trains { $now } → { $then }
brings-nearer = { $ticket }: { $count ->
    [one] then 1 train missing
   *[other] then { $count } trains missing
}
brings-joined = joins { $ticket }
brings-only-card = { $card }: your only card this turn
pays-cards-only = no locomotive needed
keeps-locos = { $count ->
    [one] keeps your locomotive
   *[other] keeps { $count } locomotives
}
spends-locos = { $count ->
    [one] spends 1 locomotive
   *[other] spends { $count } locomotives
}
ask-claim = Claim { $route } for { $cards }?
ask-last-round = Claiming { $route } brings the last round. Claim it?
ask-use = { $left ->
    [one] One more use is left then. Use the postcard { $card }?
   *[other] { $left } more uses are left then. Use the postcard { $card }?
}
ask-use-last = Spend the postcard { $card } for good?
ask-redraw = Give up your whole hand for as many unknown cards?
ask-grow = Make { $city } big for ever?
last-claimed = claimed { $route }
last-drew = { $count ->
    [one] drew a card
   *[other] drew { $count } cards
}
last-kept = { $count ->
    [one] kept a ticket
   *[other] kept { $count } tickets
}
claim-for = Claim for { $cards }
pay-with = pay with …
then-lacks = then lacks { $then } (now { $now })
then-joined = then joined
choose-tickets = Choose your tickets
keep-at-least = { $count ->
    [one] Keep at least one
   *[other] Keep at least { $count }
}
keep-n = Keep { $count }
tick-help = Point or tap: keep or return, and see the way.
goes-back = goes back
ticket-cost = A ticket not joined at the end costs what it is worth.
open-cards = Open cards
open-card = Open card { $number }: { $card }
open-card-take = Open card { $number }: { $card }, take it
deck-word = deck
tickets-word = tickets
trains-word = trains
asked = What is asked
tickets-tab = Tickets
office-tab = Office
tickets-hint = Point at a ticket: its shortest way lights up on the map.
no-tickets = No tickets yet.
tickets-done = Tickets · { $done } of { $count } joined
ticket-next = next { $route }
slots-hint = What claiming a route brings besides trains, in this order.
ports = Ports:
lines-known = the lines that are known
short-turn = Your turn
short-last-turn = Last round · your last turn
short-tickets = Choose your tickets
short-pay = How do you pay?
short-end = End your turn?
prompt-last-turn = Last round, your last turn: draw cards, claim a route or draw tickets.
prompt-last-round = Last round. { $ask }
clock-last = { $year } · last round

hint-goal = Goal: the most money. Tickets count at the end; the last round begins when somebody has { $trains } trains or fewer.
hint-tickets = A ticket whose two cities your own routes join pays its value in the end; one that isn’t joined costs as much.
hint-near = Nearest ticket: { $ticket }, { $missing ->
    [one] one train is missing
   *[other] { $missing } trains are missing
}. A turn is one thing: two cards, or a route, or tickets.
hint-near-can = Nearest ticket: { $ticket }, { $missing ->
    [one] one train is missing
   *[other] { $missing } trains are missing
}. { $routes ->
    [one] You can pay for one route now.
   *[other] You can pay for { $routes } routes now.
}
hint-second = The second card: from the deck or an open one, but no open locomotive.
hint-pay = All cards of one colour, or locomotives in place of some. A locomotive stands for any colour.
hint-last = Your last turn: tickets that are not joined after it are subtracted, and fewer trains left are a larger bonus.
