
blurb = Twelve games that remember: sealed boxes, a story read card by card, and a map that only your companies will ever have.
campaign-desk = The desk

campaign-over = The campaign is over: the vaults are open.
not-your-decision = This is not yours to decide now.
not-awaited-now = This is not what is awaited now.
nobody-to-excuse = Only a company that has not answered yet can be excused.
charter-taken = Another company has this charter.
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
