# English: the pages in the browser; names of cards and rules are in game.ftl.

## The page itself

title = Cartographers
title-table = { $mine ->
        [yes] Your turn: { $card }
       *[no] { $card }
    } · Cartographers
title-season = { $season }, explained · Cartographers
title-final = The end · Cartographers
title-join = A seat for you · Cartographers
title-setup = A new game · Cartographers
title-replay = Replay · Cartographers
title-analysis = Analysis · Cartographers
home = Home
menu = Menu
close = Close
loading = One moment …
copy = Copy
copied = Copied
problem = That did not work
problem-status = The server answered { $status }. Please try again.
problem-unreachable = The server cannot be reached. Nothing is lost; please try again in a moment.
offline = The connection is away. Nothing is lost: your game goes on as soon as it is back.
missing = There is no such page
missing-text = The address may be mistyped, or the game it belonged to may be gone.
theme-button = Colours: { $theme }
theme-auto = as the device has them
theme-light = light
theme-dark = dark
you = You
name = Name
place = Place

## Home

home-title = One map, four seasons, your pen
home-text = Everyone draws the same card on a map of their own; four edicts say what is worth stars; monsters come. Four seasons, about half an hour, no account.
home-name = Your name at the table
home-setup = All sets, maps and seats
home-running = Running games
home-running-none = No game is running on this device.
home-recent = Recent results
home-recent-none = Finished games will be listed here.
home-upload = Look at a record
upload-text = Open the record of a game, from here or from anywhere, and step through it.
upload = Choose a file
way-players = Players
way-solo = Alone
way-solo-text = One map, all four seasons, and a title at the end.
way-solo-go = Play alone
way-bots = Against bots
way-bots-text = Nobody waits: the bots draw as soon as the card is up.
way-bots-go = Play bots
way-hotseat = At one screen
way-hotseat-text = Pass the device round. A cover hides what the others have drawn.
way-hotseat-go = Play here
way-link = Friends apart
way-link-text = Send each a link. Live or over days, on any device.
way-link-go = Invite friends
fewer = One player fewer
more = One player more
players-count = { $count } players
beginning = Shuffling …
you-name = Cartographer
bot-name = Bot { $number }
bot-another = { $name } { $number }
bot-unnamed = A bot
bots-strength = Strength
bot-strength = { $bot }, strength { $strength } of { $all }
bot-strength-only = Strength { $strength } of { $all }.
player-name = Player { $number }
game-line = { $season }, { $sheet }
sheet-in-line = sheet { $sheet }
game-over-line = Finished
names-many = { $first } and { $more } more
your-turn = your turn

## Setting up

setup-title = A new game
setup-presets = Begin from
preset-base = Cartographers
preset-heroes = Cartographers Heroes
preset-everything = All boxes together
setup-recommended = Recommended
setup-sheet = Map sheet
own-sheet = Your own
own-sheet-about = Draw it, or paste a picture
own-sheet-name = Custom sheet
own-sheet-in-line = drawn by a player
own-sheet-grid = Your sheet
own-sheet-tools = What to draw
own-sheet-erase = Erase
own-sheet-help = Press a cell or drag across several; press again to clear. Keys: arrows move, Space draws, 1 to 4 choose.
own-sheet-undo = Undo
own-sheet-undone = Undone
own-sheet-start = Start from
own-sheet-blank = Blank
own-sheet-copy = Sheet { $sheet }, { $name }
own-sheet-wrong = This sheet cannot be played on:
own-sheet-remarks = Compared with the printed sheets
own-sheet-link = Link to this sheet
own-sheet-link-wrong = The sheet in this link cannot be used:
own-sheet-text = The sheet as text
own-sheet-text-about = Eleven rows of eleven: . empty, ^ mountain, r ruins, # wasteland. One line with / between the rows will do too.
own-sheet-text-use = Draw this text
own-sheet-text-wrong = This text cannot be used:
own-sheet-file = Load a file
own-sheet-none = Paste the picture of a sheet first
own-sheet-used = The sheet is drawn as the text says.
setup-explore = Explore cards
setup-seasons = Season cards
setup-edicts = Edicts
setup-at-random = At random
setup-chosen = Chosen
setup-edict = Edict { $letter }
setup-stacks = Scoring cards of these boxes are in use:
setup-ambushes = Ambushes
setup-ambush-sets = Whole sets
setup-ambush-cards = Four cards
setup-heroes = Hero cards
setup-with = With
setup-without = Without
setup-skills = Skills
setup-skills-none = None
setup-skills-random = Three at random
setup-skills-chosen = Chosen
setup-seats = { $count ->
        [one] One seat
       *[other] { $count } seats
    }
setup-who = Who sits in seat { $seat }
setup-name = Name of seat { $seat }
setup-remove = Take seat { $seat } away
setup-add-me = Add a player here
setup-add-bot = Add a bot
setup-add-open = Add a seat with a link
setup-add-ten = Add ten bots
setup-bots = Bots to add, by strength
setup-seed = The deal
setup-seed-text = The same number deals the same cards.
setup-seed-random = at random
setup-ranked = Ranked
setup-ranked-text = The result counts: no hints, and no “what if” before the end.
setup-verdict = Is this a legal game?
setup-go = Deal the cards
who-me = Player at this device
who-bot = { $bot } ({ $strength } of { $all })
who-open = Whoever has the link
who-open-name = chosen on joining
bot-chance = Pip, the ink boy
    .short = Pip
    .about = Draws wherever the pen happens to land.
bot-greedy = Magda, the tax collector
    .short = Magda
    .about = Takes the stars that lie there today; tomorrow is tomorrow.
bot-planner = Otto, the surveyor
    .short = Otto
    .about = Measures twice, and leaves room for what the edicts will still pay.
bot-learned = Ilse, the archivist
    .short = Ilse
    .about = Has a hundred thousand maps in her memory, and knows yours at a glance.
bot-quick = Bruno, the scout
    .short = Bruno
    .about = Looks a few cards ahead before every stroke, and does not dawdle.
bot-master = Wilhelmina, mistress of maps
    .short = Wilhelmina
    .about = Takes a second for every card, and misses very little.
plan-legal = This is a legal game:
plan-illegal = This does not go together.
plan-ruins = with ruins cards
plan-no-ruins = without ruins cards
plan-heroes = with hero cards
plan-no-heroes = without hero cards
plan-ambushes = { $count ->
        [4] four ambushes
       *[other] four ambushes out of { $count }
    }

## Joining

join-title = A seat is kept for you
join-text = { $seats ->
        [one] A game for one, begun by { $names }.
       *[other] A game of { $seats }, begun by { $names }.
    } No account is needed.
join-name = Your name at the table
join-go = Take the seat
invites = Invite friends
invites-text = { $count ->
        [one] Send this link to a friend. It opens the seat on their device.
       *[other] Send one link to each friend. It opens a seat on their device.
    }
invite-seat = Seat { $seat }
invite-copy = Link
second-device = Go on another device
second-device-text = This link opens your own seat. Keep it to yourself.

## The table

table-title = The table
table-line = { $seats ->
        [one] { $sheet }, solo
       *[other] { $sheet }, table of { $seats }
    }{ $ranked ->
        [yes] , ranked
       *[no] {""}
    }
table-tabs = More about the game
tab-edicts = Edicts
tab-stars = Stars
tab-players = Players
tab-deck = Deck
tab-log = Log
seasons = Seasons
clock = { $now } of { $all }
clock-label = Time { $now } of { $all }, { $card } of it with this card
stars-as-it-stands = Stars if the season ended now
map-mine = Your map
map-of = { $name }’s map
band-ambush = { $name }’s map: you draw the monsters
whose-map = Whose map
cell-on-ruins = { $ground } on ruins
cell-mark = under attack
cell-fits = { $cell }: fits here
cell-fits-not = { $cell }: does not fit here

## The card

card-panel = Card in play
card-none = No card
card-time = Time { $time }
step-of = step { $step } of { $steps }
choose-shape = Shape
choose-terrain = Terrain
shape-label = Shape { $number }, { $cells ->
        [one] one space
       *[other] { $cells } spaces
    }{ $coin ->
        [yes] , with a coin
       *[no] {""}
    }
option-gain = { $gain } now
turn = Turn
flip = Flip
next = Next
next-spot = Next place where it fits
reset = Let go
reset-short = Undo
confirm = Confirm
go-on = Go on
sending = Sending …
next-extra = Then draw
next-marks = Then aim
next-target = Then choose
undo = Take it back
keys = Keys
keys-move = Move
keys-options = Shape and terrain

## Hints

hint = Hint
hint-title = A hint in three steps: what to look at, where, the move
hint-wait = One moment, the map is being looked at …
hint-close = Put the hint away
hint-ranked = This game is ranked: hints are off until it is over.
hint-edict = Look at { $edict }
hint-edict-theirs = { $name } counts on { $edict }
hint-coins = Look at the coins
    .text = A mountain to close, or a shape that brings one.
hint-monsters = Look at the monsters
    .text = Empty spaces beside them cost stars each season.
hint-ruins = Look at the ruins
    .text = One of them has to be covered, so cover it well.
hint-room = Keep room
    .text = Nothing scores now; leave space for the shapes to come.
hint-text-theirs = That is where it hurts most.
hint-where = Where?
hint-here = Between { $first } and { $last }
hint-nowhere = It is about your answer, not about a place
hint-which = Which move?
hint-worth = { $expected } stars expected in the end, ± { $spread }.
hint-take = Take it

## Duties and arrivals

strip-short = { $title }: { $text }
strip-ruins = Ruins are in force
strip-ruins-text = Cover at least one empty ruin.
strip-fallback = No shape can be drawn
strip-fallback-text = Draw one single space of any terrain instead.
strip-fallback-ruins = No ruin can be covered: draw one single space of any terrain.
strip-ambush = Ambush on { $name }’s map
strip-declare = An ambush is coming
strip-gaze = The { $monster } looks about
strip-ravage = The { $monster } is hungry
strip-hero = A hero has come
strip-hero-text = Put the hero on an empty space, then aim the attack.
arrival-by = { $name } drew on your map: { $cells }.
arrival-walk = Walked in from the { $corner }, { $way }, to { $cells }.
arrival-spread = Now also on { $cells }.
corner-top-left = top left
corner-top-right = top right
corner-bottom-left = bottom left
corner-bottom-right = bottom right
clockwise = clockwise
counter-clockwise = counter-clockwise

## Steps

step-marks = Turn the attack where it helps most: { $number } of { $all }.
step-marks-none = All of it falls off the map.
step-target = Choose one of the marked spaces: the { $monster } destroys it.
step-ravage = Choose one of the marked spaces: the { $monster } destroys it.
extra-concentration = Now draw the shape a second time.
extra-cure-wounds = Now draw the 1×2 beside a monster.
extra-diplomacy = Now draw the space that is farm and village at once.
extra-search = Now draw one more space beside the shape.
declare-legend = Answer to the ambush
declare-nothing = No skill
declare-nothing-text = Let it come.
declare-direction = Direction of the 1×2
direction-across = Lying
direction-upright = Upright
skills = Skills
skill-cost = { $cost ->
        [0] costs nothing
        [one] costs one coin
       *[other] costs { $cost } coins
    }
skill-cannot = { $rule } Not now: { $reason }.

## What is said about the held shape

say-fits = Fits.
say-not = Does not fit.
say-refused = Not done.
say-place = Move over the map and press, or press N.
say-place-touch = Tap the map where it should go.
say-place-hero = Put the hero on an empty space.
say-pick = Pick one of the marked spaces.
say-declare = Decide before it strikes.
say-marks = Turn it with R, or press where it should point.
say-marks-touch = Turn it, or tap where it should point.
say-ruins = { $count ->
        [one] Covers the ruin at { $cells }.
       *[other] Covers the ruins at { $cells }.
    }
say-coins = { $coins ->
        [one] One coin.
       *[other] { $coins } coins.
    }
say-ambush = { $stars ->
        [one] It costs { $name } one star now.
       *[other] It costs { $name } { $stars } stars now.
    }
say-ambush-nothing = It costs { $name } nothing now.
say-monsters-more = { $stars ->
        [one] One more star lost to monsters.
       *[other] { $stars } more stars lost to monsters.
    }
say-monsters-fewer = { $stars ->
        [one] One star fewer lost to monsters.
       *[other] { $stars } stars fewer lost to monsters.
    }

## Waiting

sealed = Your drawing is sealed
nothing-to-do = Nothing for you to draw now
watching = You are watching
over = The game is over
waiting-for = Waiting for { $names }
waiting-for-many = Waiting for { $count } players
waiting-open = { $count ->
        [one] One seat is still open: send the link from the menu.
       *[other] { $count } seats are still open: send the links from the menu.
    }
drawn-count = { $done } of { $all } have drawn
cover-pass = Pass the device to { $name }
cover-text = Nobody sees what has been drawn this turn.
cover-ambush = An ambush: you draw on the map of { $name }.
cover-lift = I am { $name }
cover-waiting = All here have drawn
cover-undo = { $name } takes it back
leave = Leave the table
leave-sure = A bot takes your seat at once. Come back whenever you like: the seat stays yours.
leave-yes = Leave
leave-no = Stay

## Edicts, stars, coins, deck

edicts = Edicts
edict-now = scores this season
edict-next = next in { $season }
edict-done = done for this game
edict-scored = scored this season
edict-nothing-yet = Nothing on your map counts yet.
stars-now = stars now
stars-edicts = edicts
stars-sum = sum
your-stars = Your stars
your-stars-seasons = Four seasons
as-it-stands = as it stands
coins-of = { $crossed ->
        [0] { $coins } of { $all }
       *[other] { $coins } of { $all }, { $crossed } spent
    }
deck = Left in the deck
deck-count = { $count ->
        [one] one card
       *[other] { $count } cards, in no order
    }
deck-card = { $card }, time { $time }, { $terrains }
deck-hidden-monster = an ambush, nobody knows which
deck-hidden-hero = a hero, nobody knows which

## Players

players-alone = You play alone.
stars-word = stars
seat-nameless = Seat { $seat }
seat-open = open seat
seat-human-idle = at the table
seat-human-drawn = has drawn
seat-human-drawing = is drawing
seat-bot-idle = bot
seat-bot-drawn = has drawn
seat-bot-drawing = is drawing
seat-minded-idle = away, a bot minds
seat-minded-drawn = away, drawn
seat-minded-drawing = away, a bot draws
looking-at = { $name }’s map
looking-back = Back to the table

## The log

log-empty = Nothing has been drawn yet.
log-scored = { $season } scored
log-stroke = { $terrain } { $cells }
log-marks = attacks { $cells }
log-destroyed = destroyed { $cells }
log-coins = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
log-skill = with { $skill }
log-stars = { $name } { $stars }
log-on-map = { $mine ->
        [yes] on your map
       *[no] on { $name }’s map
    }
log-drawing = { $who }: { $what }.
log-drawing-on = { $who } { $map }: { $what }.

## A season explained

season-explained = { $season }, explained
season-map = Map of { $name }; what counts for { $edict } is outlined
season-in-all = { $season } in all
so-far = So far
all-players = All players
together = Together
monsters-toll = one for each open space
monsters-rule = One star is lost for each empty space beside a monster.
open-cells = { $count ->
        [0] no open space
        [one] one open space
       *[other] { $count } open spaces
    }
on-to = On to { $season }
to-the-end = On to the end
part-title-row = { $count ->
        [one] Row
       *[other] Rows
    }
part-title-column = { $count ->
        [one] Column
       *[other] Columns
    }
part-title-diagonal = { $count ->
        [one] Diagonal from
       *[other] Diagonals from
    }
part-title-region = { $ground } of { $size }
part-title-square = Filled square, side { $side }
part-from-to = { $first } to { $last }
part-none = Nothing counted.
map-key = How to read the map
map-key-scores = counts, with its stars
map-key-veil = does not count here

## The end

final-solo-before = The map is finished. Your title:
final-before = The maps are finished
final-untitled = No title this time
final-winner = { $me ->
        [yes] You have won
       *[no] { $name } has won
    }
final-shared = A shared victory: { $names }
final-rating = Rating { $rating }: your stars less what the four edicts ask for
final-places = Final table
final-tie-break = Equal stars: whoever lost fewer to monsters comes first.
final-explained = Every star explained
final-share = Share
final-deal = This was deal number { $seed }.
final-share-text = Anyone with this link can watch the game.
again-new = New game, new deal
again-same = The same deal again
record-text = Record
record-json = Record (JSON)

final-again = Looked at again
final-analysis = What each turn was worth, and what was luck.

## The coach, after a game

analysis = Analysis
analysis-of = Analysis: { $names }
analysis-back = Back to the end of the game
analysis-again = Go on
analysis-progress = Turns looked at
analysis-waiting = Others are being looked at first …
analysis-running = Looking at turn { $turn } of { $all } …
analysis-so-far = so far
analysis-skill = Skill
analysis-skill-text = stars by drawing better or worse than a steady hand
analysis-luck = Luck
analysis-luck-text = stars by the cards, and by what others drew
analysis-way = From { $start } stars expected before the first card to { $final } in the end.
analysis-way-open = { $start } stars were expected before the first card; it came to { $final }.
analysis-besides = The best drawings found promised { $lost } more.
analysis-map = { $name }: the map before { $card }
profile = Stars expected
profile-luck = luck
profile-skill = skill
profile-turn = Turn
profile-at = Turn { $turn } of { $all }, { $card }: { $moved } stars expected after it
turns-caption = Turns
turns-turn = Turn
turns-luck = luck
turns-skill = skill
turns-lost = lost
turns-costliest = { $place ->
        [1] costliest turn
        [2] second costliest turn
       *[other] third costliest turn
    }
turn-of = { $season }, turn { $turn } of { $all }
turn-on-map = on the map of { $name }
turn-back = One turn back
turn-on = One turn on
turn-best = Nothing better was found
turn-lost = { $stars } stars lost
turn-luck = Luck with the card { $luck }, skill { $skill }.
turn-drawings = Drawings, the best first
turn-played = played
turn-first = best
turn-usual = a steady hand’s
turn-spread = ± { $spread }
turn-note = Stars expected in the end, and how far they spread. What was played has a dashed edge.
turn-replay = This turn in the replay
what-if = What if?
what-if-text = Play on from here against bots.
what-if-same = Same cards
what-if-new = New shuffle
what-if-of = The game this began from
par-ask = Ask for par
par-progress = Cards played
par-text = What a strong bot makes of the same deal.
par-running = The same deal is being played: card { $card } of { $all } …
par-rated = Par of this deal. Rating { $rating }: { $title }.
par-told = Par: { $bot } made { $stars } stars of the same deal.
par-share = You have made { $share } % of the { $most } stars that are known to be possible.

## Replay

replay = Replay
replay-move = Move
replay-at = { $move } of { $all }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-seasons = Jump to a season
replay-maps = Maps
replay-moves = Moves
replay-link = A link to this very move
replay-coins = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
frame-start = The empty map
frame-turn = A turn
frame-season = A season scored
frame-after = After the season
frame-end = The end

## Read out

announce-card = { $season }. Card: { $card }. { $stars } stars as it stands.
announce-hint = Hint: { $words }
announce-hint-more = Hint: { $title }. { $text } Press H for more: { $more }
announce-analysis = The analysis is done: { $skill } stars by skill, { $luck } by luck.
announce-season = { $season } is over: { $stars } stars, { $total } in all.
