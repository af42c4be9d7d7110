brand = Railhead
guest = Guest
skip = Skip to the table
menu = Menu
settings = Name and language
your-name = Your name
language = Language
save = Save
leave = Log out
leave-help = This browser forgets who you are. Nothing is deleted: your seats and your games stay. But a guest is known by a browser alone: if no other browser knows you, nobody can come back to your seats.
forget = Delete my name and seats
forget-help = Your name is deleted from this server and you are unknown here afterwards. At games under way a bot plays on in your place; at finished games your seat is that of a former player. Decisions you took stay in the logs of your games, and so do the texts you mixed into their shuffles. This cannot be undone.
forget-sure = Yes, forget me
forget-do = Delete
problem-not-sure = Tick the box first (field { $field }).
to-front = To the front page
to-table = Back to the table
problem = That didn’t work

# Front page
front-title = The open table for the games of the iron road
lead = Board games of the American West, with their complete rules: with friends, live or over days, against bots, or around one screen.
my-tables = Your tables
games = Games
open-tables = Open tables
no-open-tables = Nobody is waiting for players just now. Open a table, or play against bots.
finished-tables = Your finished games
seats-range = { $min } to { $max } players
play-bots = Play now against bots
new-table = New table
rules = Rules
free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
your-turn = Your turn
waiting-for = { $names } to decide
finished = Finished
abandoned = Abandoned

# New table
table-name = Name of the table
table-of = { $name }’s table
seats = Seats
seat-number = Seat { $n }
seats-help = A hot seat is played at this screen: a curtain hides each hand until its player taps.
seat-me = Me
seat-open = Open to everybody
seat-invited = By invitation link
seat-hot-seat = Hot seat at this screen
seat-bot-random = Bot: random
seat-bot-greedy = Bot: greedy
seat-none = No seat
seat-gone = Left
former-player = Former player
empty-seat = Empty seat
seat-plan = What this seat is
hot-seat-name = Name (hot seat)
options = Rules of this table
who-may-see = Who may see it
listed = List the table on the front page
spectators = Others may watch, and ask for a bot’s seat
contribution = Your part in the shuffle
contribution-help = Any text. The server has promised its own part already; yours is mixed into it, so that nobody, the server included, can choose the cards. Your browser has written something random here if it could.
open-table = Open the table

# Gathering
start = Start the game
needs-players = The game needs at least { $n } players.
start-drops-open = Seats that are still open are left out.
start-keeps-open = Seats that are still open stay empty; somebody can take them later.
waiting-for-host = The host starts the game when everybody is here.
invite-link = Link to this table
sit = Sit down
stand = Stand up
change = Change
invited-title = You are invited
invited-text = A seat is kept for you. Say who you are and sit down.

# The table
table-menu = Table
panes = Parts of the table
choices = What you can do
story = What happened
all-choices = All choices ({ $n })
why-not = Why not? { $n }
other-ways = Other ways
not-now = Not now
moved-on = The table has moved on: not sent.
zoom-in = Nearer
zoom-out = Farther
players = Players
you = You
bot = bot
game-clock = How near the end is
since-your-turn = since your last turn
story-tab = Log
more = More
ends-last-round = begins the last round
ends-game = ends the game
look-at-board = Look at the board
keys-help = Keys
whole-board = Whole board
undo = Take back
withheld = { $n ->
    [one] { $n } thing you can’t do now, and why
   *[other] { $n } things you can’t do now, and why
}
connection-lost = Connection lost: trying again …
curtain = Hand the screen to { $name }.
curtain-open = I am { $name }

handing-help = A bot can play on in your place, and you can come back. Where others may watch, somebody who has seen no other hand of this game can ask for a bot’s seat, and whoever sits here answers.
hand-over = Hand to a bot
hand-over-release = for good: somebody else may take the seat
take-over = Take over
take-back-seat = Come back
ask-wants = { $name } would like to take over from { $bot }.
ask-yes = Agree
ask-no = Refuse
ask-seat = Ask for this seat
ask-waits = You have asked for this seat. Somebody who sits here must agree.
ask-withdraw = Take the request back
a-bot = a bot
handed-lent = { $from } hands the seat to { $to } for a while.
handed-released = { $from } gives the seat up for good; { $to } plays on.
handed-back = { $to } comes back and takes over from { $from }.
handed-taken = { $to } takes over from { $from }.
handed-agreed = { $to } takes over from { $from }; { $by } agreed.
handed-left = { $from } leaves; the seat stays empty.
handed-sat = { $to } sits down in the empty seat.
bot-for = { $name }’s bot
leaving-help = Whoever leaves ends nothing: the seat stays empty until somebody you invite takes it.
leave-seat = Leave
leave-sure = for good: somebody else may take the seat

# The end
result = Result
nobody-wins = Nobody wins.
wins = { $name } wins.
share-victory = { $names } share the victory.
you-win = You win.
your-place = You are number { $place } of { $of }.
rank = Rank
player = Player
total = Total
chart = How everybody stood after each decision
play-again = Play again
record = Record
verify = Verify the shuffle

# Replay
replay = Replay
seen-by = Seen by
first = First
previous = Back
next = Forward
last = Last
play = Play
go = Go
move = Decision
move-of = { $n } of { $last }
contents = Contents
rules-sealed = More of these rules is sealed and comes to light in the course of play.

# Binder, chapters, branches
binder = Binder
chapters = Chapters
branch = Branch from here
play-on = Play on
play-on-help = What this game leaves behind can be played on with, at a new table.
another-way = { $title }, another way
branch-file = Save as a file
branch-file-warning = Such a file holds what everybody at the table knew by then. What was hidden is not in it and is dealt anew.
import-mark = A table made from a file that this server did not write, or that was changed since, is marked: nobody here vouches for its past.
imported = Imported from a file; nobody here vouches for its past
import = Open a table from a file
import-help = Choose a file that was saved from a chapter of a game, here or on another server. A table is made from it; the other players’ seats get invitation links.
import-file = File

boxes = Everything that is sealed
boxes-warning = This page shows everything that { $game } keeps sealed until the players come upon it: it spoils every surprise, for good.
boxes-open = Open all boxes
boxes-leave = Leave them sealed

# Fair shuffles
fair = Fair shuffle
fair-before = The server has already chosen its secret. This is its SHA-256; the secret itself is shown when the game is over.
fair-how = All chance in this game flows from one number, the seed. Nobody could choose it:
fair-step-promise = First the server drew a secret and showed its fingerprint (SHA-256): the promise. From then on it could not take another secret.
fair-step-texts = Then everybody who sat down added a text: each browser drew one after it had been shown the promise, or its player typed one. The bots’ texts follow from the promise.
fair-step-seed = The seed is the SHA-256 of the secret and all texts together. When the game is over everything is shown, and everybody can work it out again.
fair-parts = Who added what
fair-part-player = { $name } added this text after the promise had been shown:
fair-part-player-later = { $name } has added a text. It is shown when the game is over.
fair-part-bot = { $name } is a bot; its text follows from the promise:
fair-part-nothing = { $name } added nothing.
fair-nobody-added = No player added a text to this game: only its own promise binds the server.
fair-figures = Everything in figures
fair-checks = Checked by your browser
fair-check-secret = The secret is the one that was promised.
fair-check-bots = The bots’ texts follow from the promise.
fair-check-seed = The seed is mixed from the secret and from these texts.
fair-check-seed-promise = The seed is the one that was promised when the game began.
fair-check-mine = The text that this browser added after it was shown this promise is among them.
fair-check-shown = This is the promise that this browser was shown before it added its text.
fair-check-unable = This browser can work it out only over a safe connection (https). The program “railhead verify” can do it everywhere.
fair-by-hand = The program “railhead verify” checks the same from the record:
fair-secret-promise = The server’s promise (SHA-256 of its secret)
fair-seed-promise = SHA-256 of the seed
fair-secret = The server’s secret
fair-seed = The seed
fair-good = Checked by the server: the secret is the one that was promised, the seed is mixed from it and from the texts, and all decisions replay to the same result.
fair-bad = The check failed: this game was not played from what was promised.
fair-unproved = This game was brought here as a record that doesn’t prove how its seed was made.
fair-later = The secret, the players’ texts and the seed are shown here when the game is over.

# Problems
problem-not-found = There is nothing at this address.
problem-no-table = There is no such table.
problem-no-game = There is no such game here.
problem-no-invite = This invitation is not valid any more.
problem-no-name = A name is needed (field { $field }).
problem-unknown-visitor = You are not known here yet: take a seat or open a table first.
problem-form-token = This form has expired or came from another site. Reload the page and try again.
problem-foreign-seat = That seat is not yours.
problem-not-host = Only the host of the table can do that.
problem-no-spectators = This table is not open to spectators.
problem-not-over = That is shown when the game is over.
problem-seat-taken = Somebody else has taken that seat.
problem-seat-reserved = That seat is kept for somebody with an invitation.
problem-already-seated = You already have a seat at this table.
problem-wrong-status = The table is not at a point where that can be done.
problem-bad-seating = These seats cannot be played with.
problem-two-of-me = You can take only one seat of your own (field { $field }).
problem-bad-seat = Field { $field }: that is no kind of seat.
problem-bad-language = Field { $field }: that language is not spoken here.
problem-not-a-number = Field { $field }: a number is needed.
problem-setup = The game cannot be set up like that (field { $field }): { $error }.
setup-seats = { $seats } seats are not between { $min } and { $max }
setup-unknown-option = there is no option “{ $key }”
setup-bad-option = “{ $key }” cannot be “{ $value }”
setup-unknown-version = version { $version } of the rules is not known here
setup-bad-seed = a seed has 64 hexadecimal digits
problem-no-chapter = Field { $field }: no chapter that you know of begins there.
problem-no-bequest = Field { $field }: nothing can be played on with from that moment.
problem-not-seated = Only players who sit at this table can do that.
problem-text-option = A game’s past cannot be sent like this: branch off from a table, or open a file.
problem-branch-file = This file cannot be used: its field { $field } is not what it should be.
problem-no-file = Choose a file first (field { $field }).
problem-no-empty-seats = In this game every seat has somebody. Hand yours to a bot instead.
problem-seen-another = You have seen another hand of this game, so you can come back to that seat only.
problem-ask-refused = You asked for a seat here before, and the answer was no.
problem-too-many-asks = Several people are asking for a seat here already. Wait until they are answered.
problem-no-ask = Nobody is asking for that any more.
problem-seat-kept = That seat is kept for the player who handed it to the bot.
problem-stale = The table has moved on since you looked. Look again and decide again.
problem-not-acting = It is not your turn.
problem-over = The game is over.
problem-notation = Field { $field }: “{ $text }” is not a decision of this game; expected { $expected }.
problem-illegal = The rules forbid it.
problem-nothing-to-take-back = There is nothing of yours to take back: something new has been revealed or another player has decided since.
problem-not-json = The body must be JSON.
problem-bad-json = Field { $field }: { $error }.
problem-bad-body = The request could not be read.
problem-too-large = The request is too large.
problem-too-slow = The request took too long to arrive. Send it again.
problem-too-many = Too many requests. Wait a moment.
problem-made-too-many = Too many tables or guests were made from your network. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-crowded = Too many pages are open here at once. Try again in a moment.
problem-bad-address = The address asks for something that cannot be read.
problem-bad-method = That cannot be done at this address.
problem-disk-full = The server’s disk is full: nothing can be stored until there is room. Nothing that was stored is lost.
problem-store = The server cannot reach its store just now. Try again in a moment.
problem-other-version = This table was begun with version { $version } of the rules, which is not played here; the newest is { $current }. Its log is kept.
problem-other-edition = This table was begun before version { $version } of the rules was settled: its decision { $ply } is not allowed by them, so it cannot be played on. Its log is kept.
damaged-help = No other table is touched by it. Please tell whoever keeps this server.
damaged-record = The record, as it is stored
damaged-no-record = The game is not over, so its record still holds what the players hide from each other. Whoever keeps the server can have it:
problem-damaged = This table cannot be read: what is stored of it is damaged, or its log does not replay.
problem-broken = Something broke on the server. The table is unharmed.
