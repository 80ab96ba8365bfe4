# English: the pages in the browser; names of cards and rules are in game.ftl.

## The page itself

title = Cartographers
title-table = { $mine ->
        [yes] Your turn: { $card }
       *[no] { $card }
    } · Cartographers
# $season is spring, summer, fall or winter, here and in all messages about a season; $name is its name.
title-season = { $name }, explained · Cartographers
title-final = The end · Cartographers
title-join = You’re invited · Cartographers
title-setup = A new game · Cartographers
title-replay = Replay · Cartographers
title-daily = Daily deals · Cartographers
title-you = You · Cartographers
title-rules = Rules · Cartographers
title-print = Print sheets · Cartographers
title-check = Check scores · Cartographers
home = Home
places = Places
place-play = Play
# Said to screen readers after the place “play”.
place-waiting = Games waiting for you: { $count }
place-today = Today
place-learn = Learn
place-you = You
place-more = More
title-waiting = ({ $count }) Your turn · Cartographers
title-today = Today · Cartographers
title-learn = Learn · Cartographers
title-more = More · Cartographers
# Shown without scripts and in browsers that are too old, in every language at once; one line.
too-old = This game needs JavaScript and a newer browser: Safari or iOS 16, Chrome 106, Firefox 113, or later.
menu = Menu
close = Close
loading = Just a moment…
# Long words in the names of edicts, and where a phone may break each of them.
word-breaks = Dwarven-holds
copy = Copy
copied = Copied
problem = Something went wrong
problem-status = The server answered { $status }. Please try again.
problem-unreachable = We can’t reach the server. Nothing is lost; please try again in a moment.
offline = You’re offline. Nothing is lost: your game continues as soon as you’re back.
problem-needs-server = This needs a server, and this site has none.
problem-not-loaded = That didn’t work. Try again when the connection is better.
here = On this device
here-about = This game lives on this device. It needs no network, and nobody else can join or watch it.
here-not-kept = This game lives on this device, and this browser keeps nothing: it’s gone once you leave.
device-unable = This browser can’t play without a server: it’s too old, or the address doesn’t start with https.
device-newer = This device has already seen a newer version of the game. Please reload the page.
device-busy = Your games are open in another window. Close it, then try again.
device-full = This device is full. Make some room, then try again.
device-failed = The game didn’t start on this device. Please reload the page; your games are safe.
offline-server = The server isn’t answering. Nothing is lost: your game continues as soon as it’s back.
unsent-sent = Your drawing has been sent.
# $problem is a sentence that says why.
unsent-stale = The drawing you made offline no longer counts: { $problem }
unsent-game = To the game
missing = Page not found
missing-text = There may be a typo in the address, or the game is no longer there.
archived = This game is in the archive
archived-text = It has been quiet here for a long time. The record is kept, without names.
archived-open = Look at it again
theme-button = { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: system
    }
sound-button = { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
quiet-button = { $on ->
        [yes] Quiet mode: on
       *[no] Quiet mode: off
    }
language = Language
you = You
name = Name
place = Place

## Home

home-new-title = Draw a kingdom, one card at a time.
home-new-text = Turn up a card, draw its shape on your map, collect stars. No account, no hurry.
home-new-go = Draw your first map
home-new-about = About ten minutes. We explain as you draw.
home-new-know = I know the rules
learn-go-on = Continue with lesson { $number }
lesson-to-first-game = Play your first game
home-turn = Your turn
home-waiting-you = Waiting for you: { $names }
home-removed = You were removed from this game.
home-with = With { $names }
home-what-if = What if?
home-shared-deal = { $kind ->
        [week] Deal of the week
       *[day] Deal of the day
    }
home-card = { $name }: { $card }
home-waiting-for = { $names } to draw.
home-since = Your turn came { $when }
home-continue = Continue
home-all-games = All games ({ $count })
home-puzzles = Puzzles
home-puzzles-left = { $left ->
        [0] Today’s three are done.
        [one] One new puzzle.
       *[other] { $left } new puzzles.
    }
home-puzzles-level = Your level: { $rating }.
home-recent = Recent results
home-new-game = A new game
way-solo-short = You and your map
way-bots-short = No waiting
way-hotseat-short = Pass it around
way-link-short = Send a link
more-device = This device
more-club-table = A club table with a projector
streak-day = { $day }: { $drawn ->
        [yes] drawn
       *[no] not drawn
    }
streak-days = { $days ->
        [one] day in a row
       *[other] days in a row
    }
streak-line = { $days ->
        [one] First day of a streak
       *[other] { $days } days in a row
    }
today-title = Today’s map
today-go = Draw today’s map
home-name = Your name
home-setup = All game options
home-code = Have a code?
home-box = Playing on paper?
home-print = Print sheets
home-check = Check scores
home-companion = Deal the cards
home-running = Games in progress
home-running-none = No games in progress on this device.
home-offline = You’re offline. You can look around, but games and hints need a connection. Nothing is lost: your games are safe on the server.
home-here = You’re offline. New games are played on this device; the ones on the server will wait for you.
# For somebody who has never played.
home-new-here = You’re offline. Lessons, puzzles, solo games and bots are on this device.
game-remove = Remove from the list
game-remove-of = Remove from the list: { $names }
game-removed = Removed from the list.
game-restore = Bring back
game-remove-sure = You’ll leave this game for good: a bot takes your seat, and the others play on.
home-upload = Open a game record
upload-text = Open a saved game record, from this site or elsewhere, and step through it.
upload = Choose a file
way-players = Players
way-solo = Solo
way-solo-text = Just you and your map, with a title to earn at the end.
way-bots = Against bots
way-bots-text = No waiting: the bots draw as soon as the card is revealed.
way-bots-go = Play against bots
way-hotseat = On one screen
way-hotseat-text = Pass the device around. Nobody sees what the others have drawn.
way-hotseat-go = Play here
way-link = Online with friends
way-link-text = Send each friend a link. Play live or over several days, on any device.
way-link-go = Invite friends
fewer = One player fewer
more = One more player
players-count = { $count } players
beginning = Shuffling…
you-name = Cartographer
bot-unnamed = A bot
bots-strength = Strength
bot-strength = { $bot }, strength { $strength } of { $all }
bot-strength-only = Strength { $strength } of { $all }.
player-name = Player { $number }
# $season is the season's key.
game-line = { $sheet ->
        [own] { $name }, custom sheet
       *[other] { $name }, sheet { $letter }
    }
game-over-line = Finished
names-many = { $first } and { $more } more
your-turn = your turn

## Setting up

setup-title = A new game
setup-presets = Start from
preset-base = Cartographers
preset-heroes = Cartographers Heroes
preset-everything = All boxes combined
setup-recommended = Recommended
setup-sheet = Map sheet
own-sheet = Your own
own-sheet-about = Draw your own, or paste one as text
own-sheet-name = Custom sheet
own-sheet-grid = Your sheet
own-sheet-tools = What to draw
own-sheet-erase = Erase
own-sheet-undo = Undo
own-sheet-undone = Undone
own-sheet-start = Start from
own-sheet-blank = Blank
own-sheet-copy = Sheet { $letter }, { $name }
own-sheet-wrong = You can’t play on this sheet yet:
own-sheet-remarks = Compared with the printed sheets
own-sheet-link = Link to this sheet
own-sheet-link-wrong = The sheet in this link can’t be used:
own-sheet-text = The sheet as text
own-sheet-text-use = Use this text
own-sheet-text-wrong = This text can’t be used:
own-sheet-file = Load a file
own-sheet-none = Paste a sheet first.
own-sheet-used = Your sheet now matches this text.
setup-explore = Explore cards
setup-seasons = Season cards
setup-edicts = Edicts
setup-at-random = Random
setup-chosen = Chosen
setup-edict = Edict { $letter }
setup-stacks = Scoring cards come from these boxes:
setup-ambushes = Ambushes
setup-ambush-sets = Whole sets
setup-ambush-cards = Four chosen cards
setup-heroes = Hero cards
setup-with = With hero cards
setup-without = Without hero cards
setup-skills = Skills
setup-skills-none = None
setup-skills-random = Three at random
setup-skills-chosen = Chosen
setup-seats = { $count ->
        [one] One seat
       *[other] { $count } seats
    }
setup-who = Who plays in seat { $seat }
setup-name = Name for seat { $seat }
setup-remove = Remove seat { $seat }
setup-add-me = Add a player on this device
setup-add-bot = Add a bot
setup-add-open = Add an invited player
setup-add-ten = Add ten bots
setup-bots = Add bots by strength
setup-seed = Deal number
setup-seed-text = The same number always deals the same cards.
setup-seed-random = random
setup-hints = Hints
setup-hints-text = Hints and “what if” are allowed during the game.
setup-watchers = Watching
setup-watchers-text = Anyone with the link can watch.
setup-knocking = Letting people in
setup-knocking-text = I let people in: whoever opens the link knocks first.
setup-verdict = Can this be played?
setup-go = Start the game
who-me = Player on this device
who-bot = { $bot } ({ $strength } of { $all })
who-open = Anyone with the link
who-open-name = chosen when joining
who-anyone = Any character
setup-character = Character for seat { $seat }
bot-chance = Ink bearer
    .about = Draws wherever the pen happens to land.
bot-greedy = Tax collector
    .about = Grabs the stars in reach today and lets tomorrow look after itself.
bot-planner = Surveyor
    .about = Measures twice and leaves room for what the edicts will still pay.
bot-learned = Archivist
    .about = Remembers a hundred thousand maps and knows yours at a glance.
bot-quick = Scout
    .about = Looks a few cards ahead before every stroke, and never dawdles.
bot-master = Master of maps
    .about = Thinks for a second about every card and misses very little.
bot-neural = Oracle
    .about = Has practised on a million maps, and still thinks for a second about every card.
character-pip-about = Starts big in the north and hopes for the right card.
character-magda-about = Works from the west and keeps an eye on edict A.
character-otto-about = Builds up from the south and leaves room for every shape.
character-ilse-about = Draws from the east and saves room for edict D.
character-bruno-about = Comes from the west and lets monsters be for a while.
character-vilma-about = Stays in the south and finishes one thing before the next.
character-frida-about = Guards the north and shuts monsters in at once.
character-tobias-about = Draws from the east and surrounds mountains for their coins.
character-anselm-about = Comes down from the north with edict B in mind.
character-greta-about = Draws up from the south and thinks of edict C first.
plan-legal = Ready to play:
plan-illegal = These choices don’t go together.
plan-ruins = with ruins cards
plan-no-ruins = without ruins cards
plan-heroes = with hero cards
plan-no-heroes = without hero cards
plan-ambushes = { $count ->
        [4] four ambushes
       *[other] four ambushes out of { $count }
    }

## Pace

setup-pace = Pace
pace-kind-days = Several days
pace-kind-live = Live
setup-limit = Time for each move
setup-limit-none = no limit
setup-on-limit = When the time is up
on-limit-skip = Skip the move
on-limit-bot = A bot takes over
on-limit-end = End the game
setup-absence = Wait for absent players, then a bot plays
setup-absence-none = as long as it takes, no bot
setup-clock = Clock for each move, then a bot draws
setup-clock-none = no clock
pace-days = Over several days: the game waits for everyone.
# $time is a span of time, such as 2 days, here and below.
pace-days-limit = Over several days. Time for each move: { $time }. { $then ->
        [skip] Then the smallest possible drawing is made for you.
        [bot] Then a bot plays until you’re back.
       *[end] Then the game ends for everyone.
    }
pace-live = Live: everyone plays at the same time.
pace-live-absence = If you’re away for { $time }, a bot plays until you’re back.
pace-live-clock = Clock for each move: { $time }. Then a bot draws for you.
# $time is a day and an hour.
move-by = Move by: { $time }
move-left = Time left for this move: { $time }
drawn-by-bot = { $name } (bot: { $bot })
drawn-skipped = { $name } (skipped)
sealed-by-bot = A bot drew this for you: { $bot }.
away-title = While you were away
away-title-late = Your time was up
ended-title = The game was ended early
ended-limit = Time ran out for a move. Still to draw: { $names }.
ended-player = Ended by: { $names }.
ended-host = The host of this server ended it.
ended-text = Nobody wins. Stars so far:
abandon = End the game
abandon-sure = { $others ->
        [yes] The game ends for everyone, and nobody wins.
       *[no] The game ends here and can’t be continued.
    }
game-ended-line = Ended early

## Joining

join-title = There’s a seat for you
join-text = { $seats ->
        [one] A game for one, started by { $names }.
       *[other] A game for { $seats }, started by { $names }.
    } No account needed.
join-name = Your name
join-go = Take your seat
join-own-title = Continue playing here
join-taken-title = { $kind ->
        [table] All seats are taken
       *[seat] This seat is taken
    }
join-taken-text = { $watchers ->
        [yes] You can watch the game instead.
       *[no] Only its players can see this game until it’s over.
    }
join-taken-device = It’s my seat, on another device
join-watch = Watch the game
invites = Invite friends
invite = Invite
run-table = Your table
second-device = Continue on another device
second-device-text = This link opens your own seat. Don’t share it.
second-device-counted = In a try that counts, your devices must share a recovery phrase.

## The table

table-title = The table
counted-try = This try counts
    .text = No hints and no second try: this result goes into the ranking.
# $sheet is own, or the key of a printed sheet, whose letter is $letter.
table-line = { $sheet ->
        [own] Custom sheet
       *[other] Sheet { $letter }
    }{ $seats ->
        [one] , solo
       *[other] , table of { $seats }
    }{ $hints ->
        [no] , no hints
       *[yes] {""}
    }
table-tabs = More about the game
tab-edicts = Edicts
tab-stars = Stars
tab-players = Players
tab-deck = Deck
tab-log = Log
seasons = Seasons
clock = { $now } of { $all }
clock-label = Time { $now } of { $all }, { $card } of it for this card
stars-as-it-stands = Stars if the season ended now
ask = What is this?
asking = Press a space or a symbol to see what it is.
asking-end = Back to drawing
tips-again = Show the tips again
tips-again-done = You’ll see the tips again.
map-mine = Your map
map-of = { $name }’s map
band-ambush = { $name }’s map: you draw the monsters here
whose-map = Whose map
# $ground is forest, village, farm, water, monster, hero, mountain, double, wasteland or destroyed; $name is its name.
cell-on-ruins = { $name } on ruins
cell-mark = under attack
cell-fits = { $cell }: fits here
cell-fits-not = { $cell }: doesn’t fit here

## The card

card-panel = Card in play
card-none = No card yet
card-time = Time { $time }
step-of = step { $step } of { $steps }
choose-shape = Shape
choose-terrain = Terrain
# $form: a form in words, such as "3 in a column".
shape-told = { $name }, { $form }{ $coin ->
        [yes] , with a coin
       *[no] {""}
    }
# $told: shape-told.
shape-label = Shape { $number }: { $told }
option-gain = { $gain } now
turn = Turn
flip = Flip
next = Next
next-spot = Next spot where it fits
reset = Put it back
reset-short = Undo
confirm = Confirm
go-on = Continue
sending = Sending…
next-extra = Then draw
next-marks = Then aim
next-target = Then choose
undo = Take it back
keys = Keys
keys-move = Move
keys-options = Shape and terrain
keys-read = Read the map
skip-to-map = To the map
choose-space = Choose a space
keys-sound = Sound
commands = Commands
commands-answers = Answers
commands-field = A command
# Words that can be typed in the field: commands.ftl has them.
commands-example = card, where, row B, forest B3 r

## Hints

hint = Hint
hint-wait = Looking at your map…
hint-close = Close the hint
hint-off = This game is played without hints.
hint-edict = Look at { $edict }
hint-edict-theirs = { $name } is counting on { $edict }
hint-coins = Look at the coins
    .text = You can surround a mountain, or draw a shape that comes with a coin.
hint-monsters = Look at the monsters
    .text = Each empty space beside a monster costs you a star every season.
hint-ruins = Look at the ruins
    .text = You have to cover a ruins space, so make it a good one.
hint-room = Keep your options open
    .text = Nothing scores right now; leave room for the shapes to come.
hint-text-theirs = That’s where it hurts most.
hint-where = Where?
hint-here = Between { $first } and { $last }
hint-nowhere = This is about your answer, not about a place on the map
hint-which = Which move?
# A spread of nothing is not told.
hint-worth = { $spread ->
        [0] { $expected } stars expected at the end.
       *[other] { $expected } stars expected at the end, ± { $spread }.
    }
hint-take = Show it on my map
hint-why-edict-now = { $stars ->
        [one] Edict { $letter }, { $edict }: one more star at the end of this season.
       *[other] Edict { $letter }, { $edict }: { $stars } more stars at the end of this season.
    }
# $season is the season's key.
hint-why-edict-later = { $stars ->
        [one] Edict { $letter }, { $edict }: one more star when { $season ->
            [spring] spring
            [summer] summer
            [fall] fall
            [winter] winter
           *[other] { $name }
        } is scored.
       *[other] Edict { $letter }, { $edict }: { $stars } more stars when { $season ->
            [spring] spring
            [summer] summer
            [fall] fall
            [winter] winter
           *[other] { $name }
        } is scored.
    }
hint-why-edict-less = { $stars ->
        [one] It gives up one star from edict { $letter }, { $edict }, and earns more elsewhere.
       *[other] It gives up { $stars } stars from edict { $letter }, { $edict }, and earns more elsewhere.
    }
hint-why-edict-prepared = { $stars ->
        [one] It sets up edict { $letter }, { $edict }: later cards can add about one star.
       *[other] It sets up edict { $letter }, { $edict }: later cards can add about { $stars } stars.
    }
hint-why-coins = { $coins ->
        [one] It earns a coin, worth { $stars ->
            [one] one star
           *[other] { $stars } stars
        } by the end of the game.
       *[other] It earns { $coins } coins, worth { $stars } stars by the end of the game.
    }
hint-why-monsters = { $spaces ->
        [one] It fills a space beside a monster: one fewer star lost every season.
       *[other] It fills { $spaces } spaces beside monsters: { $spaces } fewer stars lost every season.
    }
hint-why-ruins = It covers ruins, as it must.
hint-why-room = It leaves more room: coming shapes will fit in { $places } ways, against { $instead } after the next-best drawing.
hint-why-better = { $stars ->
        [one] In the end, about one star better than the next-best drawing.
       *[other] In the end, about { $stars } stars better than the next-best drawing.
    }
hint-why-theirs-edict = { $stars ->
        [one] { $player } loses one star from edict { $letter }, { $edict }.
       *[other] { $player } loses { $stars } stars from edict { $letter }, { $edict }.
    }
hint-why-theirs-edict-prepared = It gets in the way of what { $player } can still make of edict { $letter }, { $edict }.
hint-why-theirs-monsters = { $spaces ->
        [one] One more empty space beside monsters: { $player } loses a star every season.
       *[other] { $spaces } more empty spaces beside monsters: { $player } loses { $spaces } stars every season.
    }

## Duties and arrivals

strip-short = { $title }: { $text }
# Beside the name of the card on a phone: at most 16 letters.
chip-ambush = On { $name }’s map
chip-declare = Ambush!
chip-hero = A hero
chip-ruins = Cover ruins
chip-monsters = Monsters
chip-fallback = Single space
strip-ruins = This time your shape must cover ruins
strip-ruins-text = Cover at least one empty ruins space.
strip-fallback = Nothing fits
strip-fallback-text = Draw a single space of any terrain instead.
strip-fallback-ruins = No shape can cover a ruins space: draw a single space of any terrain, anywhere.
strip-ambush = Ambush on { $name }’s map
strip-declare = An ambush is coming
# $monster is gorgon, troll or that of another box, here and in step-target and step-ravage; $name is its name.
strip-gaze = The { $name } strikes
# $monster as above
strip-ravage = The { $name } is hungry
strip-hero = A hero joins you
strip-hero-text = Place the hero on an empty space, then aim the attack.
arrival-by = { $name } drew on your map: { $cells }.
arrival-walk = Came in from the { $corner ->
        [top-left] top left
        [top-right] top right
        [bottom-left] bottom left
       *[bottom-right] bottom right
    } corner, { $way ->
        [clockwise] clockwise
       *[counter-clockwise] counter-clockwise
    }, and stopped on { $cells }.
arrival-spread = Spread to { $cells }.

## Steps

step-marks = Turn the attack to where it helps most: { $number } of { $all }.
step-marks-none = The whole attack misses the map.
# $monster is the key of the monster.
step-target = Choose one of the marked spaces: the { $name } destroys it.
# $monster is the key of the monster.
step-ravage = Choose one of the marked spaces: the { $name } destroys it.
extra-concentration = Now draw the shape a second time.
extra-cure-wounds = Now draw the 1×2 beside a monster.
extra-diplomacy = Now draw the space that counts as both farm and village.
extra-search = Now draw one more space beside the shape.
declare-legend = Your answer to the ambush
declare-nothing = No skill
declare-nothing-text = Let it come.
declare-direction = Direction of the 1×2
direction-across = Horizontal
direction-upright = Vertical
skills = Skills
skill-cost = { $cost ->
        [0] costs nothing
        [one] costs one coin
       *[other] costs { $cost } coins
    }
skill-cannot = { $rule } Not now: { $reason }.

## What is said about the held shape

say-fits = Fits.
say-not = Doesn’t fit.
say-refused = Not possible.
# $key is the letter on the key, in the layout of the keyboard.
say-place = Point at the map and click, or press { $key }.
say-place-touch = Tap the map where it should go.
say-place-hero = Place the hero on an empty space.
say-pick = Choose one of the marked spaces.
say-declare = Decide before it strikes.
say-marks = Turn it with { $key }, or click where it should point.
say-marks-touch = Turn it, or tap where it should point.
# $count is how many they are.
say-ruins = Covers the ruins at { $cells }.
say-coins = { $coins ->
        [one] One coin.
       *[other] { $coins } coins.
    }
say-ambush = { $stars ->
        [one] { $name } loses one star now.
       *[other] { $name } loses { $stars } stars now.
    }
say-ambush-nothing = { $name } loses nothing now.
say-monsters-more = { $stars ->
        [one] One more star lost to monsters.
       *[other] { $stars } more stars lost to monsters.
    }
say-monsters-fewer = { $stars ->
        [one] One fewer star lost to monsters.
       *[other] { $stars } fewer stars lost to monsters.
    }

## Waiting

sealed = Your drawing is in
nothing-to-do = Nothing to draw this time
watching = You’re watching
projector = Projector
watchers = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
over = The game is over
waiting-for = Waiting for { $names }
waiting-for-away = { $name } (away)
waiting-for-many = { $count ->
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
waiting-open = { $count ->
        [one] One seat is still open: send the link from the menu.
       *[other] { $count } seats are still open: send the links from the menu.
    }
drawn-count = Drawn: { $done } of { $all }
cover-pass = Pass the device to { $name }
cover-text = Nobody sees what has been drawn this turn.
cover-ambush = Ambush: you draw on { $name }’s map.
cover-lift = I’m { $name }
cover-waiting = Everyone here has drawn
cover-undo = { $name } wants to redraw
leave = Leave the table
leave-sure = A bot takes over your seat right away. Come back any time: the seat stays yours.
leave-yes = Leave
leave-no = Stay

## Edicts, stars, coins, deck

edicts = Edicts
edict-about = About edict { $letter }
edict-now = scores this season
# $season is the season's key.
edict-next = next in { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    }
edict-done = no longer scores
edict-nothing-yet = Nothing on your map counts yet.
stars-now = stars now
edict-stars = { $stars ->
        [one] { $stars } star now
       *[other] { $stars } stars now
    }
stars-edicts = edicts
stars-sum = total
your-stars = Your stars
your-stars-seasons = Four seasons
as-it-stands = so far
coins-of = { $crossed ->
        [0] { $coins } of { $all }
       *[other] { $coins } of { $all }, { $crossed } spent
    }
deck = Left in the deck
deck-count = { $count ->
        [one] one card
       *[other] { $count } cards, in no particular order
    }
deck-card = { $card }, time { $time }, { $terrains }
deck-hidden-monster = an ambush card (unknown)
deck-hidden-hero = a hero card (unknown)

## Players

players-alone = You’re playing solo.
seat-stars = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
seat-nameless = Seat { $seat }
seat-open = open seat
seat-human-idle = at the table
seat-human-drawn = has drawn
seat-human-drawing = is drawing
seat-human-away = away
seat-account-idle = { $owner }’s bot
seat-account-drawn = { $owner }’s bot, has drawn
seat-account-drawing = { $owner }’s bot, is drawing
seat-bot-idle = bot
seat-bot-drawn = has drawn
seat-bot-drawing = is drawing
seat-minded-idle = away, a bot is playing ({ $bot })
seat-minded-drawn = away, a bot has drawn ({ $bot })
seat-minded-drawing = away, a bot is drawing ({ $bot })
looking-at = { $name }’s map
looking-back = Back to my map
table-back = Back to the table

## The log

log-empty = Nothing has been drawn yet.
# $season is the season's key.
log-scored = { $name } scored
# $terrain is a key like forest; $name is its name.
log-stroke = { $name } { $cells }
log-marks = attacks { $cells }
log-destroyed = destroyed { $cells }
log-coins = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
log-skill = with { $skill }
log-stars = { $name } { $stars }
# Monsters or cards drew on the map of a player; $mine says whether it is the reader's.
log-came = { $mine ->
        [yes] On your map: { $what }.
       *[no] On { $name }’s map: { $what }.
    }
log-drew = { $who }: { $what }.
# $who drew on the map of another player.
log-drew-on = { $mine ->
        [yes] { $who } on your map: { $what }.
       *[no] { $who } on { $name }’s map: { $what }.
    }

## A season explained

# $what is edict, monsters or coins.
season-map = { $what ->
        [monsters] { $whose }; the empty spaces beside monsters are outlined
        [coins] { $whose }
       *[edict] { $whose }; the spaces that count for { $edict } are outlined
    }
together = Total
# $season is the season's key.
on-to = On to { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    }
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
# $ground is a key like forest; $name is its name with a capital.
part-title-region = { $name } of { $size }
part-title-square = Filled square, side { $side }
part-from-to = { $first } to { $last }
part-none = Nothing on this map counts for it yet.
part-none-monsters = There was no empty space beside a monster, so nothing was lost.

## The end

final-winner = { $me ->
        [yes] You won!
       *[no] { $name } won!
    }
final-shared = A shared victory: { $names }
final-rating = Rating { $rating }
final-rating-made = { $stars ->
        [1] One star minus { $target }, the sum of the numbers on the four edicts ({ $numbers }).
       *[other] { $stars } stars minus { $target }, the sum of the numbers on the four edicts ({ $numbers }).
    }
final-highest = Titles don’t come any higher.
final-places = Final standings
final-tie-break = Tied on stars: whoever lost fewer to monsters comes first.
final-explained = Every star explained
final-share = Share
again-new = New game
again-same = Play the same deal again
record-text = Record
record-json = Record (JSON)

final-day = Results of this deal

## The coach, after a game

analysis = Analysis
analysis-of = Analysis: { $names }
profile = Stars expected
study-of-game = Study of { $date }
study-make = Make a study
what-if-of = The original game
what-if-removed = Your oldest “What if” game was removed to make room for this one.
par-ask = Show par
par-progress = Cards played
par-text = Par is what a strong bot scores with the same cards.
par-running = A bot is playing the same deal: card { $card } of { $all }…
par-rated = Par for this deal. Rating { $rating }: { $title }.
par-told = Par: { $bot } scored { $stars } stars on the same deal.
par-share = You scored { $share }% of the { $most } stars known to be possible.
thought-here = Worked out on this device, so it doesn’t count in your statistics.
thought-there = Let the server work it out

## Replay

replay = Replay
replay-move = Move
replay-at = { $move } of { $all }
replay-first = To the start
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seasons = Jump to a season
replay-maps = Maps
replay-moves = Moves
replay-link = Link to this move
replay-coins = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
frame-start = The empty map
frame-turn = A turn
frame-season = Season scored
frame-after = After the season
frame-end = The end

## Read out

# $season is the season's key.
announce-card = { $name }. Card: { $card }. { $stars ->
        [1] One star so far.
       *[other] { $stars } stars so far.
    }
announce-hint = Hint: { $words }
announce-hint-more = Hint: { $title }. { $text } Press { $key } for more: { $more }
# $season is the season's key.
announce-season = { $name } is over: { $stars ->
        [1] one star
       *[other] { $stars } stars
    }, { $total } in total.

## The rules

rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-found = Topics found: { $count }
rules-nothing = Nothing in the rules mentions “{ $words }”.
rules-example = Example: { $name }
rules-of-card = Rule and example
rules-back = Back

## Reports to the host
report = Report…

## What the host has set

site-contact = Contact
site-imprint = Legal notice
site-notice-close = Close the notice
site-closed = The host has switched off new games. You can still join games and play on.
site-password = The host’s password
site-password-text = You need it once on this device to start games here.
site-password-go = Continue
