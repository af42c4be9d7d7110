brand = Railhead
guest = Guest
skip = Skip to the content
skip-actions = To the actions
skip-board = To the board
menu = Menu
your-name = Your name
language = Language
save = Save
settings-title = Settings
settings-kept = Kept in this browser, and with your name for your other devices.
like-theme = Light
like-theme-system = As the system says
like-theme-paper = Ink on paper
like-theme-lamplight = Lamplight
like-text = Text
like-text-usual = Usual
like-text-large = Large
like-text-huge = Larger still
like-motion = Motion
like-motion-system = As the system says
like-motion-still = Nothing moves
like-confirm = Decisions on pieces
like-confirm-usual = Ask back on a touch screen, and where much hangs on it
like-confirm-always = Always ask back
like-ending = A turn with nothing left to decide
like-ending-asked = Wait for “End turn”
like-ending-soon = End it after four seconds, unless I click or press a key
like-keys = Single keys at the table
like-keys-on = On
like-keys-off = Off
like-sound = Sound
like-sound-off = Silence
like-sound-on = My turn, what others do, the end
sound-is-on = Sound is on: turn it off
sound-is-off = Sound is off: turn it on
leave = Log out
leave-help = This browser forgets who you are. Nothing is deleted: your seats and your games stay. But a guest is known by a browser alone: if no other browser knows you, nobody can come back to your seats.
forget = Delete my name and seats
forget-help = Your name is deleted from this server and you are unknown here afterwards. At games under way a bot plays on in your place; at finished games your seat is that of a former player. Decisions you took stay in the logs of your games, and so do the texts you mixed into their shuffles. This cannot be undone.
forget-sure = Yes, delete my data
forget-do = Delete
problem-not-sure = Tick the box first.
to-front = To the front page
to-table = Back to the table
problem = That didn’t work
page-not-found = Page not found

# Front page
front-title = The open table for the games of the iron road
lead = Board games of the American West, with their complete rules: with friends, live or over days, against bots, or around one screen.
tagline = Railway and frontier games in the browser, with friends or bots. No account.
continue = Continue
host-your-own = Host your own
invited-tables = You are invited
play-on-turn = Play
look = Look
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
minutes = { $n } min
about = about
weight-light = light
weight-medium = medium
weight-heavy = heavy
invite-friends = Invite friends
invite-friends-short = Invite
one-game = One game
one-game-short = One game
campaign-of = Campaign of { $n } games …
campaign-of-short = Campaign …
choose-bots = Choose the bots
bots-number = How many
bots-count = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
bots-level = How strong
bots-remembered = Your choice is remembered.
campaign-length = { $games } games in a row, about { $minutes } minutes each: some { $hours } hours in all, on as many evenings as you like.
campaign-lasts = Boxes, letters and new rules stay sealed until you come upon them, and what is decided stays for ever: the map becomes yours.
campaign-people = The same people come back to their companies. A company may miss a game.
campaign-pause = Nothing has to be finished today: the table keeps its place and waits on the front page.
campaign-open = Open the campaign with friends
campaign-bots = Begin it against bots
campaign-bots-short = Against bots
foot = Free and open source · every shuffle can be checked
games = Games
open-tables = Open tables
no-open-tables = Nobody is waiting for players just now. Open a table, or play against bots.
finished-tables = Your finished games
abandoned-tables = Your abandoned games
seats-range = { $min }–{ $max } players
play-bots = Play against bots
play-bots-short = Against bots
new-table = New table
rules = Rules
free-seats = { $n ->
    [0] all seats taken
    [one] { $n } free seat
   *[other] { $n } free seats
}
your-turn = Your turn
waiting-for = waiting for { $names }
finished = Finished
abandoned = Abandoned

# People
account = Account
account-name = Name of the account
account-help = No account is needed to play. One gives you a name of your own and a password, so that you get at your seats from anywhere. You keep every seat you have now.
account-make = Make an account
account-have = Have one already?
account-yours = You are { $name }. This name is yours alone here.
log-in = Log in
log-in-help = For those with an account. Guests need none: a link from another device lets you in too (Menu, Play on another device).
log-in-leaves = This browser knows you as { $name }. When you log in to an account it knows you as that instead; only another device could still come back to { $name }’s seats.
password = Password
password-help = At least { $n } characters.
password-lost = Password lost? Whoever keeps this server can give you a link to a new one.
password-change = Change the password
password-change-help = All other devices are logged out.
password-old = Present password
password-new = New password
reset-help = Choose a new password for { $name }. All devices are logged out.
email = E-mail
email-optional = E-mail (not needed)
email-help = Never shown to anybody, and used only once you have confirmed it.
email-confirmed = Confirmed.
email-unconfirmed = Not confirmed yet.
email-confirm = Confirm the address
email-confirmed-now = The address is confirmed
email-confirm-help = Letters for { $name } come to this address from now on.
shows = What your page shows to others
shows-name = My name only
shows-results = My finished games and results
shows-opponents = The same, and against whom
host-page = Look after this server
people = People
find-people = Find
tables = Tables
acts = Acts
reports = Reported talk
no-reports = Nothing is reported.
reported = { $by } reported { $name } at table { $table }:
report-settled = Seen to
no-acts = Nothing yet.
tables-going-on = Tables going on
password-link-for = This link lets { $name } choose a new password. It works once, within a day, and is shown this once.
census-accounts = Accounts
census-guests = Guests
census-gathering = Tables that gather
census-playing = Tables in play
census-finished = Finished games
census-decisions = Decisions
census-jobs = Jobs that wait
census-given-up = Jobs given up
census-bytes = Database
status-gathering = gathering
status-playing = in play
is-muted = muted
is-suspended = suspended
act-rename = Rename
act-mute = Mute
act-unmute = Give the word back
act-suspend = Suspend
act-restore = Restore
act-password = Link to a new password
act-appoint = Make a host
act-replace = A bot plays on for { $name }
acted-renamed = { $by } gave { $name } another name.
acted-muted = { $by } muted { $name }.
acted-unmuted = { $by } gave { $name } the word back.
acted-suspended = { $by } suspended { $name }.
acted-restored = { $by } restored { $name }.
acted-password = { $by } made a link to a new password for { $name }.
acted-appointed = { $by } made { $name } a host.
acted-replaced = { $by } let a bot play on for { $name } at table { $table }.
acted-closed = { $by } closed table { $table }.
acted-settled = { $by } saw to a report about { $name } at table { $table }.
your-page = Your page
here-for-days = { $n ->
    [0] here since today
    [one] here for a day
   *[other] here for { $n } days
}
shows-now-name = Others see your name only.
shows-now-results = Others see your finished games and results.
shows-now-opponents = Others see your finished games, results and opponents.
shows-nothing = This player shows a name only.
games-and-wins = { $n ->
    [0] No finished games yet.
    [one] { $n } finished game, { $won ->
        [0] not won.
       *[other] won.
    }
   *[other] { $n } finished games, { $won ->
        [0] none won.
       *[other] { $won } won.
    }
}
against = against { $names }
result-won = won with { $score }
result-place = number { $place } of { $of } with { $score }
unread-talk = { $n ->
    [0] nothing new said
    [one] { $n } line of talk unread
   *[other] { $n } lines of talk unread
}
your-tables = Your tables
all-your-tables = All your tables
no-tables-yet = You sit at no table yet.
hidden-tables = Hidden tables
hide = Hide
show-again = Show again
privacy = Privacy
privacy-lead = This server keeps what playing needs, and nothing else. No page asks anybody else for anything: no trackers, no fonts, no scripts from elsewhere.
privacy-name = Your name and language, and when you first came.
privacy-sessions = Where you are known: browser and system in two words, and roughly when you were last there. What you are known by is kept as a fingerprint (SHA-256).
privacy-account = With an account: your password as a fingerprint (argon2id), and your e-mail address if you gave one. It is shown to nobody.
privacy-tables = The tables you sit at, your decisions there with their times, and the texts you mixed into shuffles. They are part of games that others played too: when you delete yourself your name goes, the decisions stay.
privacy-talk = What you say at tables, the latest 300 lines of each, how far you have read, and whom you do not want to read. It goes when you delete yourself. A line that somebody reported is kept for whoever keeps this server, until then.
privacy-presence = When you were last here, your clocks and your holidays. Others at your tables see whether you are there, or how long ago you were.
privacy-likes = Your settings, and which tables you hid.
privacy-network = Network addresses are used in memory to hold off floods, and not stored.
privacy-cookies = Cookies: who you are, your language and settings, and one that proves that forms are ours. None is for anybody else.
privacy-others = Whoever keeps this server can see names, tables and when somebody was last here, and reads the disk it runs on.
export = Everything about me, as a file
about-title = What is this?
about-free = Free and open source; nothing is sold and nobody is followed.
about-account = No account is needed. One gives you a name of your own and lets you in from anywhere.
about-fair = Every shuffle can be checked: the server promises its part before anybody sits down, and every player adds a text.
about-bots = Bots of several strengths play every game. They know what their seat knows, and nothing more.
about-host = Anybody can run a server of their own: one program, one command.
devices = Devices
another-device = Play on another device
device-link = Make a link
device-link-again = Make another link
device-link-help = A link lets you go on as yourself on another device, with all your seats. It works once, within { $n } minutes. Give it to nobody.
device-link-once = Open it there, or point that device’s camera at the picture.
known-at = Where you are known
known-at-help = If you don’t recognise one, log it out.
some-device = A program or an unknown device
this-device = this device
last-seen = last seen
end-session = Log out there
device-ask = Go on as { $name } here?
device-ask-help = This device will know you from now on, with all your seats. The link works once.
device-ask-other = This browser knows you as { $name }. Only another device could still come back to { $name }’s seats.
device-yes = Yes, I am { $name }

# New table
table-name = Name of the table
table-of = { $name }’s table
table-of-nobody = A table
seats = Seats
seat-number = Seat { $n }
another-game = Another game
with-whom = With whom?
with-link = Friends by link
with-link-help = Everybody gets a link of their own. Play at once or over days.
with-screen = Round one screen
with-screen-help = Pass the device on. A curtain hides each hand.
with-bots = Bots only
with-bots-help = Starts at once. You can ask a friend in later.
with-mixed = Mixed
with-mixed-help = Set each seat yourself.
who-plays = Who plays
next-how = Next: how it is played
back-who = Back: who plays
how-played = How it is played
one-seat-fewer = One seat fewer
one-seat-more = One seat more
seat-me = Me
seat-open = Open to everybody
seat-invited = By link
seat-named = By account name
seat-hot-seat = Hot seat at this screen
seat-bot-beginner = Bot: beginner
seat-bot-steady = Bot: steady
seat-bot-skilled = Bot: skilled
seat-bot-expert = Bot: expert
seat-bot-master = Bot: master
seat-bot-random = Bot: beginner
seat-bot-greedy = Bot: steady
sits-invited = by link
sits-open = anybody
sits-bot = a bot
sits-me-help = hosts · colour and sign are chosen in the waiting room
sits-invited-help = a link is made when the table opens
sits-named-help = is told, and finds the table on the front page
sits-open-help = whoever comes first
sits-hot-seat-help = plays at this screen
sits-bot-help = sits down at once
seat-gone = Left
former-player = Former player
empty-seat = Empty seat
player-number = Player { $n }
seat-plan = What this seat is
hot-seat-name = Name (hot seat)
who-may-see = Who may see it
listed = List the table on the front page
variants = Variants of the rules
variant-usual = usual
spectators = Others may watch
contribution = Your part in the shuffle
contribution-help = Any text. The server has promised its own part already; yours is mixed into it, so that nobody, the server included, can choose the cards. Your browser has written something random here if it could.
open-table = Open the table

# Gathering
needs-players = The game needs at least { $n } players.
waiting-for-host = The host starts the game when everybody is here.
invite-link = Link to this table
sit = Sit down
stand = Stand up
change = Change
listed-now = listed for everybody
by-link-now = only with a link
table-closed = This table is closed.
add-seat = Seat
meanwhile = Meanwhile:
start-with = { $n ->
    [one] Start with { $n } player
   *[other] Start with { $n } players
}
start-drops = { $n ->
    [0] Nobody is left out.
    [one] Seat { $seats } is still open and is left out.
   *[other] Seats { $seats } are still open and are left out.
}
start-keeps = { $n ->
    [0] No seat stays empty.
    [one] Seat { $seats } stays empty; somebody can take it later.
   *[other] Seats { $seats } stay empty; somebody can take them later.
}
start-without = { $n ->
    [0] Start?
    [one] Start without the guest of seat { $seats }?
   *[other] Start without the guests of seats { $seats }?
}
start-anyway = Start without them
wait-for-them = Wait for them
ready = I am ready
not-ready = Wait for me
is-ready = ready
seat-invited-now = Invited
seat-invited-help = nobody has come with the link yet
seat-open-now = Open to everybody
seat-stays = Stays as it is
remove-seat = Remove the seat
link-for-seat = Link for seat { $seat }
renew-link = Make a new link; the old one works no longer
invite-by-name = Or invite by account name
invite = Invite
invitee-name = Account name
seat-invited-by-name = invited by name; has not answered yet
decline = Not this time
qr-code = QR code
reclaim = Invite somebody else for this seat
reclaim-help = For a friend who lost the way back to this seat: makes a new link. Whoever holds the seat now may object for a day.
reclaim-until = The link works from { $hours ->
    [0] now on
    [one] an hour from now on
   *[other] { $hours } hours from now on
}, unless whoever holds the seat objects, and at once if they agree.
reclaimed = The host has made a new link to your seat, in case you lost it. If you are here and want to play on, object.
reclaim-object = Object: it is my seat
reclaim-agree = Agree and give it up
invite-held = This seat is being won back
invite-held-help = { $hours ->
    [0] Whoever holds it can object a little longer. Come back soon.
    [one] Whoever holds it can object for another hour. Come back then.
   *[other] Whoever holds it can object for another { $hours } hours. Come back then.
}
invites-you = { $name } invites you to { $game }
invited-to = You are invited to { $game }
seats-taken = { $n } of { $of } seats taken
about-minutes = about { $n } min
usual-rules = usual rules
seat-kept-for-you = Your seat
seat-for-you = your seat
seat-still-free = still free
host = host
watch = Watch
watch-only = Watch only
invite-taken = Somebody has taken this seat
invite-taken-help = The invitation was used before, or the game began without it. If it was you, on another device or in another browser: make a link there (Menu, Play on another device), or log in. Else ask the host for a new one.

# The table
table-menu = Table
panes = Parts of the table
choices = What you can do
story = What happened
all-choices = All choices ({ $n })
all-choices-short = All ({ $n })
why-not = Why not? { $n }
other-ways = Other ways
not-now = Not now
moved-on = The table has moved on: not sent.
several-here = Several lie here:
zoom-in = Nearer
zoom-out = Farther
players = Players
you-within = you
you = You
bot = bot
game-clock = How near the end is
since-your-turn = since your last turn
story-tab = Log
next-move = Next ▸
skip-moves = Skip ▸▸
recap = Since your last turn
recap-play = Play it
close = Close
more = More
ends-last-round = begins the last round
ends-game = ends the game
look-at-board = Look at the board
keys-help = Keys
key-number = the choice of that number, in the order of all choices
key-end = end the turn
key-undo = take back
key-why = what you can’t do now, and why
key-all = all choices
key-tab = the next part of the table
key-board = to the board
key-log = to the log
key-arrows = from piece to piece
key-zoom = nearer, farther, the whole board
key-escape = close what is open
key-help = these keys
whole-board = Whole board
undo = Take back
# The page puts what is taken back in the place of …
undo-what = Take back: …
withheld = { $n ->
    [one] { $n } thing you can’t do now, and why
   *[other] { $n } things you can’t do now, and why
}
connection-lost = Connection lost: trying again…
curtain = Hand the screen to { $name }.
curtain-close = Close the curtain
curtain-open = I am { $name }

handing-help = A bot can play on in your place, and you can come back. Where the host allows it, somebody who watches and has seen no other hand of this game can ask for a bot’s seat, and whoever sits here answers.
rename-seat-name = Name of who plays here
rename-seat = Rename
hand-over = Hand to a bot
hand-over-release = for good: somebody else may take the seat
take-over = Take over
stood-in-for-you = A bot plays for you until you are back.
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
wins = { $name } wins with { $score }.
share-victory = { $names } share the victory with { $score }.
you-win = You win with { $score }.
your-lead = { $name } comes next, { $ahead } behind you.
your-place = You are { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of } with { $score }, { $behind } behind.
what-decided = What decided it
how-totals = How the totals came about
result-detail = In detail
fact-tie = The first two had { $score } each: the tie-break decided.
fact-gain = The greatest gain of the game: { $by } for { $name } in turn { $turn }.
fact-lead-always = { $name } led from beginning to end.
fact-lead-last = { $other } led until the very last turn.
fact-lead-from = { $name } took the lead from { $other } in turn { $turn } of { $last }, for good.
fact-lead = { $name } took the lead in turn { $turn } of { $last }, for good.
fact-part = { $name } { $points }, { $other } { $less }.
chart-mark = { $name }: { $by } in turn { $turn }
chart-turns = turn
other-rules = New table, other rules
share = Share
share-text = The result in a line
share-private = Only those who played can open this table.
copy = Copy
copied = Copied ✓
link-to-table = Link to the result
rematch-wants = { $name } wants another game.
rematch-yes = Join
rematch-no = No, thank you
rematch-asked = You have asked for another game.
rematch-go = To the new table
player = Player
total = Total
chart = After each decision (a mark leads into the replay)
play-again = Rematch, same seats
record = Record
verify = Fair shuffle

# Replay
replay = Replay
seen-by = Seen by
first = First
previous = Back
next = Forward
last = Last
previous-turn = Previous turn
next-turn = Next turn
play = Play
speed = Speed
by-turn = by turns
turning-points = What turned the game
turning-point = { $name }, decision { $n }
link-here = Link here
all-hands = All hands
go = Go
move = Decision
move-of = { $n } of { $last }
contents = Contents
rules-sealed = More of these rules is sealed and comes to light in the course of play.

# Binder, chapters, branches
binder = Binder
chapters = Chapters
branch = Play another version from here
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
problem-no-invite = There is no such invitation.
problem-invite-taken = Somebody has taken the seat that this invitation was for.
problem-seat-held = Whoever holds the seat may still object. Try again later.
problem-not-keeper = Only those who look after this server can do that.
problem-no-name = A name is needed.
problem-nobody-named = Nobody else here has an account of that name.
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
problem-two-of-me = You can take only one seat of your own.
problem-bad-seat = That is no kind of seat.
problem-bad-level = “{ $level }” is no level of bots ({ $levels }).
problem-bad-language = That language is not spoken here.
problem-not-a-number = A number is needed.
problem-setup = The game cannot be set up like that: { $error }.
setup-seats = { $seats } seats are not between { $min } and { $max }
setup-unknown-option = there is no option “{ $key }”
setup-bad-option = “{ $key }” cannot be “{ $value }”
setup-unknown-version = version { $version } of the rules is not known here
setup-bad-seed = a seed has 64 hexadecimal digits
problem-no-chapter = No chapter that you know of begins there.
problem-no-bequest = Nothing can be played on with from that moment.
problem-not-seated = Only players who sit at this table can do that.
problem-text-option = A game’s past cannot be sent like this: branch off from a table, or open a file.
problem-branch-file = This file cannot be used: its field { $field } is not what it should be.
problem-no-file = Choose a file first.
problem-no-empty-seats = In this game every seat has somebody. Hand yours to a bot instead.
problem-seen-another = You have seen another hand of this game, so you can come back to that seat only.
problem-ask-refused = You asked for a seat here before, and the answer was no.
problem-too-many-asks = Several people are asking for a seat here already. Wait until they are answered.
problem-no-ask = Nobody is asking for that any more.
problem-seat-kept = That seat is kept for the player who handed it to the bot.
problem-stale = The table has moved on since you looked. Look again and decide again.
problem-not-acting = It is not your turn.
problem-over = The game is over.
problem-notation = “{ $text }” is not a decision of this game; expected { $expected }.
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
problem-suspended = Whoever keeps this server has suspended you: you can look on, and nothing else.
problem-muted = Whoever keeps this server has taken your word in talk away.
problem-wrong-password = This name and this password don’t belong together.
problem-too-many-logins = Too many passwords were tried. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
problem-no-link = This link was used, or has run out. Ask for a new one.
problem-no-such-account = That needs an account, or you have one already.
problem-no-session = You are not logged in there any more.
problem-name-taken = This name is another account’s, or looks like it. Choose another, or log in.
problem-short-password = A password needs at least 8 characters.
problem-long-password = That is too long for a password.
problem-not-the-password = That is not your password.
problem-bad-email = That is no e-mail address.
problem-no-choice = That cannot be chosen there.
problem-disk-full = The server’s disk is full: nothing can be stored until there is room. Nothing that was stored is lost.
problem-store = The server cannot reach its store just now. Try again in a moment.
problem-other-version = This table was begun with version { $version } of the rules, which is not played here; the newest is { $current }. Its log is kept.
problem-other-edition = This table was begun before version { $version } of the rules was settled: its decision { $ply } is not allowed by them, so it cannot be played on. Its log is kept.
damaged-help = No other table is touched by it. Please tell whoever keeps this server.
damaged-record = The record, as it is stored
damaged-no-record = The game is not over, so its record still holds what the players hide from each other. Whoever keeps the server can have it:
problem-damaged = This table cannot be read: what is stored of it is damaged, or its log does not replay.
problem-broken = Something broke on the server. The table is unharmed.

talk = Talk
talk-say = Say something, 300 characters
talk-send = Send
talk-silence = Nobody has said anything yet.
talk-unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
talk-room-table = spectators have their own room
talk-room-spectators = among spectators
talk-is-off = The host has turned talk off.
talk-turn-off = Turn talk off
talk-turn-on = Turn talk on
talk-mark-read = I have read it
talk-deal = About { $name }’s line
talk-mute = Mute
talk-unmute = Read them again
talk-muted-line = muted
talk-report = Report to the host
phrase-your-turn = Your turn!
phrase-well-played = Well played
phrase-back-soon = Back in 5 min
phrase-misclick = Sorry, misclick
phrase-again = Another one?
phrase-thanks = Thanks
problem-no-words = There is nothing in it to be said.
problem-too-long = That is too long: { $most } characters at most.
problem-no-phrase = There is no such phrase.
problem-no-line = There is no such line of talk.
problem-no-report = That report has been seen to.
problem-talk-off = The host has turned talk off at this table.
problem-talked-too-much = You are talking very fast. Wait a few seconds.
talk-allowed = People may talk at this table

# Learning
learn-title = Learn a game
learn-lead = Each lesson is played on the game’s own board: read a card, do what it says, and the other players move on. Stop and go on whenever you like.
learn-door = Learn ({ $n } min)
learn-door-short = Learn
lesson = Lesson
lesson-minutes = about { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lesson-passed = passed
lesson-at = you are at step { $n } of { $of }
lesson-steps = Steps of the lesson
lesson-step = step { $n } of { $of }
lesson-back = Back
lesson-skip = Skip the lesson
lesson-next = Next
lesson-leave = Leave the lesson
lesson-otherwise = The rules would allow that. Here, do what the card asks for.
lesson-over = That was the lesson
lesson-over-next = The next lesson goes on from here. You can also start playing now and come back later.
lesson-over-last = You know enough to play. In the game every piece says what it is, and “Why not?” says what the rules forbid.
lesson-real-game = { $n ->
    [one] Now a real game against a beginner
   *[other] Now a real game against { $n } beginners
}
lesson-all = All lessons
skip-lesson = To the lesson
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing in the rules mentions “{ $text }”.
    [one] One paragraph mentions “{ $text }”:
   *[other] { $n } paragraphs mention “{ $text }”:
}
rules-minute = In one minute
rules-turn = A turn
rules-examples = Worked examples
rules-mistakes = Common mistakes
aids = Aids

presence-here = here
presence-away = away
presence-seen = away, last seen { $ago }
watching = { $n ->
    [one] 1 person watches
   *[other] { $n } people watch
}
you-watch = You are watching
running-tables = Being played
lasting-hours = { $h } h { $m } min
lasting-days = { $d } d { $h } h
table-pace = Pace
pace-none = No clock: everybody takes their time
pace-live = Live: { $minutes } min each, and { $seconds } s more after each turn
pace-days = { $n ->
    [one] 1 day for each turn
   *[other] { $n } days for each turn
}
at-zero-vote = When somebody’s time is out, the others decide whether a bot stands in (else one does at once)
others-may = What others may do
may-take-over = Those who watch may ask for a bot’s seat; somebody who sits here must agree
absent-overdue = { $name } does not come (waiting { $time }).
absent-waiting = Waiting for { $name } for { $time }.
absent-stand-in = Let a bot play on until they are back
votes-so-far = { $yes } of { $needed } agree
nudge = Nudge
giving-up = Give up
resign = Resign
resign-sure = I give this seat up for good; a bot plays on
abandon = Propose to abandon the game
abandon-help = When everybody who plays agrees, the game ends here without a result.
abandon-proposed = { $names } would like to abandon the game ({ $yes } of { $needed }).
abandon-withdraw = Take it back
close-table = Close the table
holiday = Holidays
holiday-help = { $n ->
    [one] While you are away, your clock stands still at tables that are played by days. You have 1 day left this year.
   *[other] While you are away, your clock stands still at tables that are played by days. You have { $n } days left this year.
}
holiday-until = You are on holiday for { $time } more.
holiday-end = I am back
holiday-days = Days
holiday-begin = Begin now
handed-timed-out = { $from }’s time is out; { $to } stands in.
handed-voted = The others let { $to } stand in for { $from }.
handed-resigned = { $from } resigns; { $to } plays on.
problem-no-take-over = At this table nobody may ask for a bot’s seat.
problem-not-overdue = They still have time.
problem-not-awaited = The table does not wait for them.
problem-too-soon = They were reminded less than a day ago.
problem-bad-pace = There is no such pace: none, live MINUTES+SECONDS or days DAYS.
problem-too-many-days = Those are too many days: { $most } in a year.
abandoned-game = The game was abandoned by agreement.

# Notices
notices = Notices
notices-call = Tell me when it is my turn
notices-lead = You can be told when a table waits for you, also while no page of ours is open.
notices-nobody = Sit down at a table first, or open an account: then this server knows whom to tell.
notices-push = In this browser
notices-push-help = The browser shows a notice, even with all our pages closed. Its makers carry it and cannot read it.
notices-push-here = Tell me in this browser
notices-push-asking = Asking the browser …
notices-push-asked = This browser tells you from now on.
notices-push-refused = The browser does not allow notices from here. You can change that in its settings.
notices-push-failed = This browser cannot be reached. Another one, or letters, may do.
notices-push-script = This needs scripts. Letters and webhooks do not.
notices-mail = By e-mail
notices-no-letters = This server sends no e-mail.
notices-letters-on = Tell me by e-mail
notices-webhook = By webhook
notices-webhook-help = Each notice is sent to an address of yours: a topic of ntfy, a Discord channel, a Matrix room.
notices-quiet = Quiet hours
notices-quiet-help = What happens meanwhile is told afterwards, if it still matters.
notices-try = Try it
notices-end = No longer
webhook-address = Address
webhook-format = Sent as
webhook-add = Add
format-ntfy = ntfy
format-discord = Discord
format-matrix = Matrix (hookshot)
quiet-from = From
quiet-to = to
quiet-clock = by the clock of
tempo-live = live
tempo-days = by days
tempo-none = no clock
want-turn = It is my turn
want-invited = I am asked to play
want-over = A game is over
want-talk = Somebody talks
email-sent = A letter is on its way there. Open the link in it to confirm the address.
unsubscribe = No more letters
unsubscribe-help = You are then told nothing by e-mail. You can turn it on again under Notices.
unsubscribed = Done: no more letters come.
password-forgotten = Password forgotten
forgotten-help = If your account has a confirmed e-mail address, a letter with a link to a new password goes there.
forgotten-send = Send the letter
forgotten-sent = If there is such an account with a confirmed address, a letter is on its way.
privacy-notices = How you want to be told what happens: the push address of a browser, an address for webhooks, your quiet hours, and up to where you were told. Push messages go through the makers of your browser, who cannot read them; letters through the host’s mail server; webhooks to where you say.
notice-turn = Your turn: { $table } ({ $game })
notice-begun = The game has begun.
notice-nudge = The others wait for you: { $table } ({ $game })
notice-over = The game is over: { $table } ({ $game })
notice-talk = New words at { $table }
notice-invited = { $name } asks you to play { $game } once more
notice-invited-by-name = { $name } invites you to { $game }
notice-invited-help = A seat is kept for you.
notice-try-title = This is a trial
notice-try = When a table waits for you, you are told like this.
letter-hello = Hello { $name },
letter-digest-subject = { $n ->
    [one] { $n } thing waits for you
   *[other] { $n } things wait for you
}
letter-foot = Change what you are told: { $settings }
    No more letters: { $link }
letter-confirm-subject = Is this your address?
letter-confirm = Hello { $name },

    somebody, we hope you, gave this address at { $server }. To confirm it, open this link within three days:

    { $link }

    If it was not you, do nothing: no more letters come.
letter-password-subject = A new password
letter-password = Hello { $name },

    somebody, we hope you, asked for a new password at { $server }. To set one, open this link within two hours:

    { $link }

    If it was not you, do nothing: your password stays as it is.
problem-no-channel = There is no such way to tell you anything.
problem-too-many-channels = You are told in a dozen ways already. End one first.
problem-no-letters = This server sends no e-mail.
problem-not-confirmed = Confirm your e-mail address first.
problem-not-web = That is no address on the web. It begins with https:// or http://.
problem-private-address = That address leads into this server’s own network. Give one on the open internet.
problem-unknown-host = Nobody knows the name in that address.
problem-bad-keys = Those are no keys of a browser.
problem-bad-hours = Choose two different hours of the day.

# Hints: a line that says what matters now, and what a bot would do.
hints = Hints
hints-alone = only when alone against bots
hints-on = allowed for everybody
hints-off = not allowed
hints-show = Show hints
hints-hide = Hide hints
like-tempo = How fast others’ moves are shown
like-tempo-at-once = At once
like-tempo-quick = Quickly
like-tempo-calm = Calmly
like-tempo-step = Step by step
like-hints = Hints under the prompt, where the table allows them
like-hints-new = In my first two games of each title
like-hints-on = Always
like-hints-off = Never
advice-ask = What would you do?
advice-waits = A bot is thinking in your place …
advice-how = What a bot thinks, from what your seat knows and nothing else. { $n ->
    [0] It decided at a glance.
    [one] It played on once in its head.
   *[other] It played on { $n } times in its head.
}
advice-chance = { $n } % to win
advice-brings = At once: { $what }
advice-line = How it may go on
advice-back = Back to the table
problem-no-hints = This table allows no hints.
problem-bad-hints = Hints are “alone”, “on” or “off”.

# The study of a finished game.
analysis = Analysis
analysis-lead = Every decision is judged from what its seat could know at the time: how likely everybody was to win, and what a bot would have done. It takes a few minutes, and runs when nothing else has to be thought about.
analysis-ask = Analyse this game
analysis-players-only = Nobody who played here has asked for it yet.
analysis-progress = { $n } of { $of } decisions judged
analysis-how = Each decision was looked at { $n ->
    [0] not once
    [one] once
   *[other] { $n } times
}, with nobody’s hindsight. A loss of 10 is a tenth of a victory.
analysis-chart = Chance to win over the game
analysis-turns = Where it turned
analysis-no-turns = Nowhere: no single decision surely cost more than a twentieth of a victory.
analysis-turn = { $name }, decision { $n }: { $loss } % of a victory lost
analysis-turn-text = { $name } decided “{ $taken }”. A bot in that place would have decided “{ $best }”: { $loss } % better, give or take { $doubt }.
analysis-then = As { $name } could read it then:
analysis-look = See this moment
analysis-again = Play it again from here, against bots
analysis-accounts = Skill and luck
analysis-accounts-help = In hundredths of a victory: what each player’s own decisions surely lost, and what draws and deals brought, which is what is left once everybody’s losses are taken out.
analysis-first = chance at the beginning
analysis-lost = own losses
analysis-luck = luck
analysis-result = result
analysis-json = As JSON
again-title = { $title }, from decision { $n }
again-mark = Played again from decision { $n } of a finished game: its cards are known

# What is counted of how people learn.
counts = How people learn
counts-help = Totals only: how many browsers reached which step of a lesson, and which paragraph refused decisions how often. Nothing says who.
counts-turn-off = Count no more, and forget this
counts-turn-on = Count
counts-none = Nothing yet.
counts-steps = Lessons: who reached which step
counts-refusals = Refusals by paragraph
counts-step = step { $step }
counts-end = end
counts-left = most leave at step { $step } ({ $n })
privacy-counts = Counted without anybody’s name: how many reached which step of a lesson, and how often which paragraph of the rules refused a decision. Whoever keeps this server can switch that off.
# New table, summed up
choose-colour = Choose colour and sign
colour-of = Colour and sign { $seat }
summary = This table
summary-game = Game
summary-seats = Seats
summary-pace = Pace
summary-see = Who may see
summary-talk = Talk
summary-on = on
summary-off = off
summary-change = change
seats-me = you
seats-link = { $n ->
    [one] one friend by link
   *[other] { $n } friends by link
}
seats-named = { $n ->
    [one] one friend by name
   *[other] { $n } friends by name
}
seats-anyone = { $n ->
    [one] one seat for anybody
   *[other] { $n } seats for anybody
}
seats-screen = { $n ->
    [one] one more at this screen
   *[other] { $n } more at this screen
}
seats-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
see-nobody = nobody but us
see-watch = whoever has the link may watch
see-listed = listed for everybody
only-by-link = Strangers can’t sit down: only who has a link.
