title = Legends of the West: the campaign
blurb = Twelve games that remember: sealed boxes, a story read card by card, and a map that only your companies will ever have.
aim = twelve games, one map; the fullest vault wins
campaign-desk = The desk

campaign-over = The campaign is over: the vaults are open.
not-your-decision = This is not yours to decide now.
not-awaited-now = This is not what is awaited now.
nobody-to-excuse = Only another company that has not answered yet can be excused.
no-company-yet = Your company must choose its colour first.
has-company = Your company has its colour already.
nobody-is-asked = In a campaign of two companies both take part.
answered-so = Your company has said so already.
not-present = Your company does not take part.
too-few-present = Two companies must take part.
seat-is-so = The table has said so already.
event-not-past = Only an event of the game just played can be removed.
no-such-network = This is not one of your largest networks.
box-is-open = This box is open already.
box-is-out-of-reach = This box cannot be reached yet from the boards that are open.
sticker-does-not-fit = This sticker cannot go there: the bed is taken, the colour is used up or beside it, or the rest could not be placed.
city-is-not-on-the-map = This city is not on the map.
city-is-big = This city is big already.
city-has-a-depot = A city with a depot cannot grow.
no-such-wagon = This is not the wagon to be pasted now.
wagon-does-not-fit = The row is full, or could not show the colours it needs.

score-slips = Deposit slips
score-missed = Missed games
score-vault-postcards = Postcards
score-poster = Show poster
score-shares = Shares
score-timetable = Timetable
# Why a decision is better or worse than another: what a part of the score brings more or less.
reason-more-slips = deposit slips bring { $amount } more
reason-less-slips = deposit slips bring { $amount } less
reason-more-missed = missed games cost { $amount } less
reason-less-missed = missed games cost { $amount } more
reason-more-vault-postcards = postcards in the vault bring { $amount } more
reason-less-vault-postcards = postcards in the vault bring { $amount } less
reason-more-poster = the show poster brings { $amount } more
reason-less-poster = the show poster brings { $amount } less
reason-more-shares = shares bring { $amount } more
reason-less-shares = shares bring { $amount } less
reason-more-timetable = the timetable brings { $amount } more
reason-less-timetable = the timetable brings { $amount } less

# What is awaited
ask-roster-company = Which company will you lead, for the whole campaign?
ask-roster-begin = Some would begin without waiting for those who have not answered. Do you?
ask-roster-needed = Two companies must take part in { $year }: do you come after all?
wait-people = The campaign waits for somebody to lead a second company.
ask-roster = { $year }, game { $game }: does your company take part?
wait-roster = Waiting to hear whether { $names } { $count ->
    [one] takes
   *[other] take
} part in { $year }.
ask-reading-before = The tickets are kept. Now the story: { $count ->
    [one] one sealed card lies
   *[other] { $count } sealed cards lie
} before you.
ask-reading-after = After the game, the story: { $count ->
    [one] one sealed card lies
   *[other] { $count } sealed cards lie
} before you.
ask-reading-vaults = The last card of all lies before you.
ask-reading-on = Read on: { $left ->
    [one] one card is
   *[other] { $left } cards are
} still sealed.
ask-reading-done = You have read it all. Close the book when you are ready.
wait-reading = { $names } { $count ->
    [one] is
   *[other] are
} still reading.
ask-result = The game of { $year } is over. Read the result, then close the ledger.
wait-result = { $names } { $count ->
    [one] is
   *[other] are
} still reading the result.
ask-post = There is post for you. Nobody else may read it.
wait-post = { $names } { $count ->
    [one] has received a postcard and reads it.
   *[other] have received postcards and read them.
}
ask-lid = The box is open: { $board }. See what is inside.
wait-lid = { $names } still { $count ->
    [one] looks
   *[other] look
} into the box.
ask-rules = { $year } brings new rules.
wait-rules = { $names } { $count ->
    [one] is
   *[other] are
} still reading the new rules.
ask-charter = Choose your company’s charter for the rest of the campaign.
wait-charter = { $names } chooses a charter.
ask-table = Your turn.
wait-table = Waiting for { $names }.
ask-strike = You hold the brake van: remove one of this game’s events for ever.
wait-strike = { $names } holds the brake van and removes an event for ever.
ask-networks = Several of your networks are equally large. Which one do you cross off on your timetable?
wait-networks = { $names } { $count ->
    [one] chooses
   *[other] choose
} which network to cross off.
ask-open = You won: choose the box to open. It stays open for ever.
wait-open = { $names } won and chooses the box to open.
ask-tracks = { $board }: colour one of the new beds, or leave yours to the surveyors.
wait-tracks = { $board }: { $names } places a track sticker.
ask-growth = You came last, so a town owes you its luck: make one small city big, for ever.
wait-growth = { $names } makes a small city big.
ask-poster = Where does the { $wagon } wagon go? What is pasted stays.
wait-poster = { $names } pastes wagons onto the show poster.
ask-nothing = The campaign is over: the vaults are open.

# Decisions
do-attend = We take part
do-attend-detail = Your company sits down at the next game
do-miss = We miss this one
do-miss-detail = The others play without you; your box stays as it is
do-company-group = Companies that are free
do-excuse = Go on without { $name }
do-excuse-detail = they miss this game, unless they come before it begins
do-begin = Begin now
do-begin-detail = The game begins without those who have not answered, once all who take part agree
do-excuse-group = Companies that have not answered
do-close-result = Close the ledger
do-close-post = Put the post away
do-close-lid = Close the box
do-close-rules = Put the new rules away
do-read-first = Open the first card
do-read-next = Next card
do-read-detail = { $number } of { $count }
do-read-close = Close the book
do-read-close-detail = play goes on when everybody has
do-skip = Skip the rest
do-skip-detail = it can be read later in the binder
do-skip-done = Close the book
do-strike = Remove { $event }
do-network = Network { $number }: { $count ->
    [one] 1 city
   *[other] { $count } cities
}
do-network-detail = { $count ->
    [0] nothing new
   *[other] new: { $list }
}
do-track = { $route }: { $colour }
do-track-detail = { $count ->
    [one] last sticker of this colour
   *[other] { $count } stickers left
}
do-plan = Leave my stickers to the surveyors
do-plan-detail = they follow the printed plan for the rest of this board
do-paste-row = Row that pays { $pays }
do-paste-row-detail = wagon { $now } of { $needs }, in at least { $colours } colours
do-paste-sanctuary = Sanctuary
do-paste-sanctuary-detail = pays { $pays }
do-bag = Back into the bag
do-bag-detail = it pays nothing

# What happened
log-attends = { $name } takes part.
log-misses = { $name } misses this game.
log-excused = { $by } goes on without { $name }.
log-founded = { $name } leads the { $company } for the whole campaign.
log-ready = { $name } would begin without waiting.
log-left = { $name }: nobody leads this company any more.
log-joined = { $name }: somebody leads this company from now on.
log-opened = You open a card: “{ $title }”.
log-read = Everybody has closed the book.
log-read-vaults = The last card has been read.
log-chartered = { $name } chooses the charter { $charter }.
log-began = { $year }, game { $game }: { $names } sit down at the table.
log-ended = { $name } wins the game of { $year }.
log-slip = { $name } puts a deposit slip of { $dollars } into the vault.
log-brake-van = { $name } came last and takes the brake van.
log-struck = { $name } removes the event { $event } for ever.
log-ticket-retired = The ticket { $ticket } goes to the dead-letter office.
log-event-retired = The event { $event } has been punched for the last time.
log-employee-retired = { $employee } retires.
log-postcard-own = A postcard for you: { $card }.
log-postcard = { $name } gets a postcard.
log-letter = A letter is read aloud: { $card }.
log-crossed = { $name } crosses off { $count ->
    [one] 1 city
   *[other] { $count } cities
} on the timetable.
log-box-choice = { $name } is to open a box.
log-box-opened = { $name } opens a box: { $board }.
log-track = { $name } colours { $route } { $colour }.
log-track-plan = The surveyors colour { $route } { $colour }.
log-planned = { $name } leaves the rest to the surveyors.
log-grew = { $name } makes { $city } a big city.
log-pasted = { $name } pastes a { $colour } wagon into the row that pays { $pays }.
log-sanctuary = { $name } gives a { $colour } wagon a home in the sanctuary.
log-bagged = A { $colour } wagon of { $name } goes back into the bag.
log-year = The year { $year } begins: game { $game }.
log-vaults = The vaults are opened.
chapter-year = { $year } · the year begins
chapter-game = { $year } · game { $game }
chapter-box = { $year } · a box is opened

# The desk
office = Your office
office-empty = Nothing yet: postcards and what you put into the vault will lie here.
awaited = awaited:
surveyors = the surveyors
sticker-by = { $route }: { $colour }, placed by { $name } in { $year }
bed-waits = { $route }: no colour yet
growth-by = { $city }: made big by { $name } in { $year }
growth-by-event = { $city }: made big by an event in { $year }
sealed-cards = { $count ->
    [one] One card is still sealed.
   *[other] { $count } cards are still sealed.
}
open-envelope = Open the next card
roster-present = takes part ✓
roster-absent = misses this game
roster-open = has not answered yet
roster-ready = takes part ✓ and would begin
roster-unnamed = a company without a name yet
roster-vacant = nobody leads it: absent
binder-hint = The binder keeps what has happened so far: the map, the chronicle, the story.
tracks-help = Each new bed gets one of these stickers, in turns from the winner on. Parallel tracks need different colours. A sticker stays for ever and carries your letter.
planners = Left to the surveyors by
growth-help = Cities with a dashed ring can grow: a big city gives a card to whoever claims a route to it.
poster-of = { $name } pastes
wagons-wait = then { $count ->
    [one] one more
   *[other] { $count } more
}
poster-help = A row pays once it is full. In the sanctuary a wagon of the own colour pays { $own }, any other { $other }.
uses-left = { $count ->
    [one] 1 use left
   *[other] { $count } uses left
}
vault-worth = In the vault, once finished: { $dollars }
brake-van = Holds the brake van
wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
slips = slips { $dollars }
office-postcards = { $count ->
    [one] 1 postcard
   *[other] { $count } postcards
}
vault-things = { $count ->
    [0] vault empty
    [one] 1 thing in the vault
   *[other] { $count } things in the vault
}
own-vault = Your vault: { $count ->
    [one] 1 thing
   *[other] { $count } things
} besides the slips
reckoning-sum = All told
deeds = Depots { $depots }, curses kept { $curses }, stashes taken { $stashes }, treasures dug { $treasures }

# The binder
binder-chronicle = Chronicle
binder-charts = Figures
binder-companies = Company boxes
binder-rules = Rules in force
binder-archive = Dead-letter office
binder-story = The story so far
binder-next = What comes next
binder-vaults = The vaults
chronicle-empty = No game has been played yet.
chronicle-winner = { $name } won
chronicle-place = Place
chronicle-company = Company
chronicle-slip = Slip
chronicle-tickets = Tickets
chronicle-routes = Routes
chronicle-spaces = Spaces
chronicle-postcards = Postcards
chronicle-struck = Event removed: { $event }
chronicle-opened = Box opened: { $board }
chronicle-grew = Grown: { $list }
chronicle-absent = Absent: { $list }
stickers-list = Every sticker in words
chart-money = Money per game (deposit slips)
chart-routes = Routes built over the years, added up
chart-table = The same in figures
box-depots = Depots: { $list }
box-solved = Solved clues: { $list }
box-poster = Show poster
box-timetable = Timetable
box-slips = Slips: { $list }
archive-tickets = Tickets
archive-events = Events
archive-employees = Employees
archive-empty = Nothing has been retired yet.
punched-tickets = Tickets punched once, still in play
story-none = Not a card has been read yet.
next-game = Game { $game } of { $games }, { $year }.
next-boards = Open boards: { $list }.
next-roster = Those who take part: { $list }.
next-over = The twelve games are played. The map is yours for games of their own.
boxes-frontiers = The frontier boxes
boxes-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
boxes-from-game = from game { $game }
boxes-events = Events
boxes-employees = Employees
boxes-postcards = Postcards
boxes-charters = Charters
boxes-curses = Curses
boxes-story = Story cards
boxes-other = The toolbox, the vault and the finale

# Moments
result-won = { $name } wins the game of { $year } with { $dollars }.
result-trains-left = { $count ->
    [0] no train left
    [one] { $count } train left
   *[other] { $count } trains left
}
result-joined = joined
result-not-joined = not joined
result-next = What comes next
next-brake-van = { $name } came last: takes the brake van, removes an event for ever and begins the next game.
next-brake-van-last = { $name } came last, takes the brake van and removes an event for ever.
next-brake-van-you = You came last: you take the brake van, remove an event for ever and begin the next game.
next-brake-van-last-you = You came last, take the brake van and remove an event for ever.
next-box = { $name } won and opens a box.
next-box-you = You won and open a box.
next-letters = { $count ->
    [one] { $count } letter for everybody.
   *[other] { $count } letters for everybody.
}
box-by = { $name } won the game and opened this box.
box-inside = Inside, from the next game on
box-cities = { $count ->
    [one] city
   *[other] cities
}
box-tracks = { $count ->
    [one] track
   *[other] tracks
}
box-beds = { $count ->
    [0] all with a colour
    [one] { $count } still without a colour
   *[other] { $count } still without a colour
}
box-tickets = { $count ->
    [one] ticket
   *[other] tickets
}
box-range = worth { $least } to { $most }
box-events = { $count ->
    [one] event
   *[other] events
}
box-staff = { $count ->
    [one] employee
   *[other] employees
}
box-rules = New rules

# Questions of weight
ask-miss = Let the others play this game without you?
ask-excuse = Go on without { $name }?
ask-company = Lead the { $company } for the whole campaign?
do-charter = Choose { $charter }
ask-for-charter = Choose the charter { $charter } for the rest of the campaign?
ask-for-strike = Remove { $event } from this campaign for ever?
do-open = Open { $board }
ask-for-open = The others stay closed for now. Open the box { $board }?
ask-plan = Leave your stickers of this board to the surveyors?
do-settle = Make { $city } big
ask-settle = Make { $city } big for ever?
ask-bag = Put the wagon back for nothing?
ask-track = Colour { $route } { $colour } for ever?
short-reading = A story to read
short-result = The result
short-strike = Remove an event for ever
short-networks = Which network is crossed off?
short-open = Choose a box to open
short-tracks = Colour one of the new beds
short-growth = Make a small city big
short-charter = Choose your charter

# Moments, as they are read
so-far = So far
so-far-postcards = { $count ->
    [1] You hold 1 postcard.
   *[other] You hold { $count } postcards.
}
ports-rule-title = Ports.
ports-rule = From this year on a city with an anchor is a port, and cards may speak of ports.
moment-fold = Look at the map
moment-unfold = Back to it
readers-done = { $count ->
    [1] has closed it;
   *[other] have closed it;
}
readers-left = { $count ->
    [1] is still reading.
   *[other] are still reading.
}
result-stamp = Game { $game } of 12
result-own = You are { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $dollars }, { $behind } behind.
result-own-first = You win this game.
won-so-far = Won so far
result-replay = Replay
result-chart = Score chart
what-decided = What decided it
into-vaults = Into the vaults
deposit-slip = Deposit slip
the-winner = the winner
behind = { $dollars } behind
you-begin = You
you = you
decided-coins = { $who } earned { $sum } on the map, { $other } { $less }.
decided-trains = { $who } ended with { $count ->
    [0] no train
    [one] { $count } train
   *[other] { $count } trains
} left: +{ $sum }; { $other } with { $rest }: +{ $less }.
decided-tickets = { $who } gained { $sum } by tickets, { $other } { $less }.
decided-postcards = { $who } gained { $sum } by postcards, { $other } { $less }.
decided-ticket = { $ticket } alone brought { $whom } { $sum }.
decided-failed = { $who } did not join { $ticket }: −{ $sum }.
rules-of-year = { $year } brings new rules

# What a year brings, in a few words
new-rule-10 = The game begins with what the campaign has opened: new boards, tickets, events and numbered rules. Everything else you know stays as it was.
new-rule-11 = Before the game everybody hires one employee, for this game only. Last in turn order chooses first. What the card brings at the start comes at once.
new-rule-12 = Postcards are secret and yours alone. A card says when it may be used: before an action, with a claim, or at the end of your turn. You are asked each time.
new-rule-22 = Completed tickets are punched; two punches retire one. A ticket with a registry number brings your company a postcard, to be used from the next game on.
new-rule-23 = The winner opens one box within reach of the map. Its board, tickets and rules count from the next game on, and everybody colours new tracks in turn.
new-rule-25 = Everybody chooses a charter. It takes the place of the $2 for company routes: read what it pays for before you choose.
new-rule-26 = After the last two games you cross off the cities of your largest network. Full rows and columns pay $10, so join as many cities as you can.
new-rule-27 = After this game the vaults are opened: slips of all games, postcards, poster, shares and timetable count. The richest company wins the campaign.

hint-lasting = What is decided between two games lasts: the map, the cards and the boxes stay like this for the rest of the campaign.
