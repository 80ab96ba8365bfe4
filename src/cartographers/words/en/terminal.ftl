# English: the commands and the game in the terminal.

## The game in the terminal: what is asked

asked-draw = Draw one of these on your map:
asked-ambush = Draw these monsters on { $owner }’s map:
asked-hero = Place the hero on an empty space; * marks the spaces it attacks.
# In the next three, $monster is the key of a named monster (dragon, zombie, troll, gorgon, or one of an installed box).
asked-gaze = The { $name } destroys a space beside it. Which one?
# $monster as above
asked-ravage = The { $name } destroys an empty space beside it. Which one?
# $monster as above
asked-target = The { $name } destroys a space beside it on this map. Which one?
asked-besides = And with { $skill }:
asked-declare = You can declare a skill now:
asked-shelter = Which way round is the 1×2?

## The game in the terminal: what is shown

play-you = You
play-seat = Player { $number }
play-bot = { $bots ->
        [1] Bot
       *[other] Bot { $number }
    }
play-welcome = Welcome to the table! This is deal { $seed }; --seed { $seed } deals it again.
play-bye = See you soon! To play the same deal again: --seed { $seed }
play-cover = Hand the keyboard to { $name }. Press Enter when nobody else is looking.
play-go-on = Press Enter to continue.
# $season is the season's key: spring, summer, fall or winter.
play-time = { $name }, time { $clock } of { $time }
play-purse = coins { $coins }
play-coins = coins { $coins } ({ $spent } spent)
play-stars = stars { $stars }
play-on-map = on { $owner }’s map
play-ruins-pending = ruins: cover one
play-now = If the season ended now: { $first } + { $second } + { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } − { $monsters } for monsters = { $stars }
play-card-time = { $card } (time { $time })
play-with-coin = , 1 coin
play-no-room = (no room)
play-duty = Ruins: your shape must cover an empty ruins space.
play-fallback = No shape on the card fits: draw a single space instead, anywhere.
play-skill = { $mark }s{ $number } { $skill } ({ $cost }): { $rule }
    .idle = { $mark }s{ $number } { $skill } ({ $cost }), not now: { $rule }
play-where = Type a space like B4 for the shape’s top left corner, n for a spot where it fits, ? for help.
play-fits = It fits. Press Enter to draw it.
    .effects = It fits ({ $effects }). Press Enter to draw it.
play-not-there = Not there: { $why }.
play-nowhere = It doesn’t fit anywhere.
# $here: with the shape turned this way; $all: with all ways to turn it.
play-spots = { $here ->
        [0] Turned this way it fits nowhere
        [one] Turned this way it fits with its corner at { $cells }
       *[other] Turned this way it fits in { $here } places, with its corner at: { $cells }
    } ({ $all ->
        [one] one place in all
       *[other] { $all } places in all
    }).
play-no-option = You can’t choose { $word } here.
play-no-cell = { $word } is not on the map: rows are A to K, columns 1 to 11.
play-what = { $word } is not a command here; type ? for help.
play-rules = To read one, type rules and its word on the right, or the English key of a card: rules ruins, rules treetower.
play-no-undo = Too late to take that back: something has been revealed since.
play-undone = Taken back.
play-explain-what = Explain what? e A to e D for an edict, e m for monsters, e for everything.
play-other = { $name }: stars { $stars }, coins { $coins }
play-alone = You’re playing solo.
play-deck = Left in the deck, in no particular order: { $cards }; ambush cards: { $ambushes }
    .heroes = Left in the deck, in no particular order: { $cards }; ambush cards: { $ambushes }; hero cards: { $heroes }
play-deck-gone = Revealed this season: { $cards }
play-save-where = Save to which file? For example: save my-game.txt
play-saved = Saved up to the last complete turn: { $file }
play-comes-from = { $name } will draw it on your map.
play-walk-top-left = It comes from the top left corner.
play-walk-top-right = It comes from the top right corner.
play-walk-bottom-left = It comes from the bottom left corner.
play-walk-bottom-right = It comes from the bottom right corner.
play-declare-nothing = 0 nothing
play-declare = { $number } { $skill } ({ $cost }): { $rule }
play-shelter-1 = 1 horizontal
play-shelter-2 = 2 vertical
# $season is the season's key.
play-season-over = { $name } is over
play-over = The game is over
# Below “the game is over”: with several players who has won, alone the title.
play-won-you = You win! The queen loves your map.
play-won = { $name } wins! What a map.
play-won-together = A shared victory! First place goes to: { $names }.
play-title-high = The queen hangs your map in her great hall. From now on, call yourself { $title }!
# A title for a rating below 0.
play-title-low = Every great mapmaker started somewhere. Your title this time: { $title }.
play-title-none = No title this time. Sharpen your pencil and try again!
play-thanks = Thanks for playing! To play the same deal again: --seed { $seed }
# Below “spring is over”, when it brought more stars than each season before.
play-season-best = Your best season yet!
play-help =
    Type one or more of these, then Enter:
      1 2…          choose a shape and terrain; f v a w  choose the terrain
      B4            hold the shape with the top left corner of its box over B4
      r  r2  r3     turn it once, twice, three times;  m  flip it
      n  p          the next place where it fits, the one before;  l  list them
      up down left right   move it by one space
      s1 s2 s3 s0   use a skill, or none
      Enter         draw it where it is held, if it fits
      u             go back a step, or take back your last drawing, if nothing has been revealed since
      e A           explain an edict (e m: monsters, e: everything)
      o  d          the other maps; what is left in the deck
      rules ruins   read the rules of a topic or a card;  rules  list the topics
      save FILE     write the record of the game;  q  quit
    On the map: . empty, r ruins, ^ mountain, # wasteland, f forest, v village, a farm, w water,
    m monster, h hero, x destroyed, d farm and village; a capital is drawn on ruins, * is under attack.

## The game in the terminal: what has happened

news-card = Card: { $card }
news-drew = { $name }: { $what }
news-drew-on = { $name } on { $owner }’s map: { $what }
    .mine = { $name } on your map: { $what }
news-by-itself = On { $owner }’s map: { $what }
    .mine = On your map: { $what }
news-marks = attacks { $cells }
news-destroyed = destroyed { $cells }
news-skill = with { $skill }
news-coins = coins +{ $coins }

## A record told

# A comment in a record, above the picture of a sheet that a player drew.
record-signs = the sheet: ^ mountain, # wasteland, r ruins
# $cards is a list of keys of cards, as in the lines of the record.
record-by-bot = { $name }, drawn by a bot: { $cards }
record-skipped = { $name }, skipped: { $cards }

replay-game = { $boxes }, { $sheet }, players: { $seats }
replay-skills = Skills: { $skills }
replay-heroes = With hero cards
replay-verified = Every card, drawing, coin and score is correct. Cards checked: { $cards }.
replay-unfinished = Everything is correct so far, but the game isn’t over. Cards checked: { $cards }.

## The file README.txt in what a player downloads

export-readme =
    Everything that this server keeps about you, and the settings of this browser.

    games/*.txt        a game as text. The home page reads it as a record;
                       so does the command: cartographers replay FILE
    games/*.json       the same game: when it was made, how it was set up, which seats are yours
    statistics.json    the figures on the page “You”
    daily.json         your tries at the deals of the day and the week
    tournaments.json   the tournaments that you host or play in, and your tries there
    devices.json       your linked devices, and when you made your recovery phrase
    settings.json      what this browser remembers: language, theme, your name, tips that were shown

    All files are text in UTF-8.

## A record looked at again

analyse-of = { $name }, turn by turn: stars expected at the end
analyse-move = turn
analyse-season = season
analyse-card = card
analyse-luck = luck
analyse-played = played
analyse-expected = expected
analyse-skill = skill
analyse-lost = lost
analyse-best = best
analyse-nothing = nothing
analyse-costliest = The costliest turns:
# $season is the season's key, $name its name; $lost has one decimal.
analyse-costly = { $number }  { $name }, { $card }: { $lost } stars. Played { $played }; best was { $best }.
analyse-curve = Stars expected at the end, at each card and each move:
analyse-end = { $start } expected at the start, luck { $luck }, skill { $skill }: { $final } stars in the end.
analyse-so-far = { $start } expected at the start, luck { $luck }, skill { $skill }: { $final } expected so far.
analyse-besides = Skill is measured against a solid player, who draws what looks best at a glance. The best moves found were worth { $lost } more.

## A match

# $suite is “none” or the name of a suite, which is typed as it is; $sheet is like “sheet A (Wilderness)”.
match-alone = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } { $suite ->
        [none] on { $sheet }
       *[other] of the suite { $suite }
    }, numbers { $first } to { $last }, each player alone
# $suite and $sheet as above
match-together = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } { $suite ->
        [none] on { $sheet }
       *[other] of the suite { $suite }
    }, numbers { $first } to { $last }, { $seats } seats at one table
match-player = player
match-mean = mean total
match-spread = sd
match-rating = solo rating
match-elo = Elo
match-pair = pair
match-less = { $first } − { $second }
match-difference = difference
match-p = p
match-won = won
match-drawn = tied
match-lost = lost
match-title = title
match-from = from
match-time = ms a move
match-median = median
match-p99 = p99
match-failed = { $deals ->
    [one] { $player } failed in { $deals } deal, which counts as lost:
   *[other] { $player } failed in { $deals } deals, which count as lost:
}
match-failed-deal = { "  " }deal { $deal }: { $why }
match-stopped = Stopped after { $games ->
        [one] one game.
       *[other] { $games } games.
    }
    .kept = Stopped; { $games ->
        [one] one game is in the file
       *[other] { $games } games are in the file
    }; the same command continues.
match-plot-axis = stars
match-plot-key = Hill: the spread of the totals. Dot and bar: the mean and its 95% interval.
match-plot-said = { $player } has a mean total of { $mean }

## The help of the commands. Names of options, cards and files are typed as they are and stay Latin.

help-program = A map-drawing board game, in the terminal and in the browser.
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-command = command
help-examples = examples:
help-help = show this help and exit
help-version = show the version and exit
help-language = the language of all texts: { $languages } (by default the system’s)
help-json = print JSON for programs
help-seed = the number of the deal; the same number deals the same cards (random)
help-games-at-once = how many games run at the same time (1)
help-engine = processes on this machine, or a Ray cluster

# The options that choose a game. $boxes, $sheets: names to type.
help-game = which game
    .boxes = the boxes: { $boxes } (base)
    .sheet = the map sheet: { $sheets }, or a file with a sheet of your own
    .edicts = the four scoring cards
    .ambushes = four ambush cards, or boxes to draw them from
    .skills = with skills: three at random, or these three
    .heroes = with hero cards
    .no-heroes = without hero cards

help-play =
    Play a game in the terminal. Each person at the keyboard is called “you”; several people take turns.
    Type everything in Latin letters; ? shows what you can type.
    .short = play a game in the terminal
    .players = who sits at the table, such as you,greedy*2: { $players } (you)
    .names = the names of the players
    .resume = continue a saved game; needs its --seed and --players
    .practice = allow undo even after hidden cards have been shown
    .plain = sentences instead of pictures, for screen readers: one fact a line

help-print =
    Print map sheets and a page about the four edicts, as a PDF file.

    Each sheet is one of the printed ones (A, B, C, D) or one of your own, typed as text or read from a file.
    .short = print map sheets for playing on paper
    .file = the PDF file to write
    .sheets = the sheets, a page each (A)
    .edicts = four scoring cards, for a page about them
    .cards = with a page about ambushes, heroes and skills
    .paper = the size of the paper: { $sizes } (a4)

help-photo =
    Read a photo of a sheet printed with “cartographers print”, and print its map as text.

    All four square marks around the map must be in the picture. Spaces that are hard to read are listed after the map.
    .short = read the map in a photo of a printed sheet
    .file = the photo: a JPEG, PNG or WebP file

help-rules =
    Read the rules of the game. Without a topic, it lists them; every card is a topic too.

    In pictures of maps, [brackets] are around the spaces that count or were drawn, (parentheses) around those of
    a drawing that is not allowed, and * marks the spaces that a hero attacks. The other signs:
      { help-signs }
    .short = read the rules of the game, with examples
    .topic = a topic or a card
    .markdown = print all the rules as one page of Markdown

# The signs of a map as text; the letters are typed as they are.
help-signs =
    { "." } empty, r ruins, ^ mountain, # wasteland, f forest, v village, a farm, w water,
      m monster, h hero, x destroyed, d farm and village at once; a capital letter is drawn on ruins

# $question and $answer are JSON.
help-score =
    Score maps with any of the 32 scoring cards.

    For programs: JSON lines in and out. The line
      { $question }
    is answered with
      { $answer }
    Without "cards" all cards are scored; other fields are ignored.

    For people: a map of 11 lines, or of one line with slashes, is answered with a table. The signs on it:
      { help-signs }
    .short = score maps and explain the scores
    .file = the maps to score; - or nothing for standard input
    .explain = also list the spaces that the stars come from
    .cards = the scoring cards, if not all 32
    .type = Type or paste a map of 11 lines, or JSON lines, then Ctrl-D:

help-legal =
    Count or list the different ways to draw a card on a map.

    JSON lines in and out. The line
      { $question }
    is answered with
      { $answer }
    Here fallback says whether the drawings are single spaces because no shape on the card fits, and "ruins": true
    means that a ruins space has to be covered. An ambush card is counted on the map it is drawn on; with
    "solo": true the answer is where it goes by itself in a solo game, or null: { $solo }
    .short = count or list what may be drawn on a map
    .file = the questions; - or nothing for standard input
    .list = also list the drawings: [terrain, [spaces]]
    .type = Type JSON lines such as { $question }, then Ctrl-D:

help-replay =
    Check the record of a game, as text or as JSON: every card, every drawing, every coin and every score.
    If all is correct, it shows the game; if not, the first mistake.
    .short = check the record of a game and show the game
    .file = the record; - for standard input
    .to = write the record in this form instead

help-fair =
    Check that the cards of a recorded game came up in the shuffled order: the server chose a secret before the first
    card, the players added random numbers of their own, and both together gave the order of every deck.
    .short = check how the cards of a game were shuffled
    .file = the record of a finished game; - for standard input
    .commitment = the fingerprint of the secret that was shown before the first card

help-analyse =
    Review a game. For each of a player’s decisions: the expected final score, what the cards contributed (luck),
    how it compares with a solid player (skill), and the best alternative.
    .short = review a game: the best moves, the costly ones, and luck
    .file = the record of a game; - for standard input
    .seat = whose decisions (1)
    .player = who advises, and how long it thinks about a move ({ $player })

help-puzzles =
    Find puzzles in games: positions in which one drawing is clearly best, but is not the one with the most stars at once.
    Each is checked twice; the ones that hold up are printed as lines of JSON.
    .short = find puzzles in games, or give them to a server
    .files = records of games; - for standard input
    .play = let bots play this many games and look in them
    .players = who plays them, such as planner or learned*2
    .check = check the puzzles in this file once more, with another --seed, and print the ones that hold up
    .import = give the puzzles in this file to a server

help-simulate = Let the computer play games against itself and sum them up.
    .short = let the computer play many games
    .games = how many games (100)
    .players = who sits at the table, such as chance,chance or chance*4: { $players }
    .seed = the number of the first deal; the others follow it (0)
    .record = write the record of each game into this folder
    .parquet = write every position, decision and result into this Parquet file (docs/data.md)
    .games-a-file = write a folder of files with this many games each instead of one file; files that already exist are not written again
    .json = print a line of JSON for each game instead of the summary

help-match = Let players play the same deals, each alone or all at one table: who is stronger, and how certain is that?
    .short = measure how strong players are, on the same deals
    .suites = Suites of { $deals } deals: { $suites }
    .players = who plays; the first one is 0 on the scale of ratings: { $players }, or a program like ./mybot (docs/bots.md)
    .deals = how many deals ({ $default }; with a suite, all { $all })
    .suite = play the deals of a public suite
    .mode = each alone (solo), or all at one table (table); --seats means table
    .seats = how many seats at one table; the players take them in turn (as many as players)
    .work = running and output
    .out = keep each game in this file (JSON lines) and continue from it
    .json = print the results as one JSON document
    .plot = draw a picture of the results (SVG)

help-conform =
    Check that a program can play as a bot: it is started and asked for every kind of decision, plays whole games,
    and has to end properly. The protocol is in docs/bots.md. The program runs with your rights: try only what you trust.
    .short = check a program of your own that plays
    .program = the program, such as ./mybot or "python3 mybot.py"; ./mybot:500ms has half a second for a decision

conform-check = ok      { $what }
    .failed = FAILED  { $what }: { $why }
conform-hello = says hello
conform-draw = draws a shape
conform-draw-ruins = draws a shape on ruins
conform-draw-single = fills one space where no shape fits
conform-declare = answers when skills can be declared
conform-ambush = draws an ambush on a neighbour’s map
conform-ambush-target = chooses what the gorgon destroys there
conform-gaze = chooses what the gorgon destroys in a solo game
conform-hero = puts a hero on the map
conform-ravage = chooses what the troll destroys
conform-unknown = ignores fields that it does not know
conform-early = plays on after a game that was ended early
conform-solo = plays a whole solo game
conform-table = plays a whole game with three players
conform-twice = plays in two processes at one table
conform-end = ends when its input is closed
conform-passed = { $name } passed every check. The slowest decision took { $slowest } ms.
conform-failed = { $checks ->
    [one] { $checks } check failed.
   *[other] { $checks } checks failed.
}

help-bot =
    Let a program of yours play on a server: it connects with the token of a bot account and plays at the tables it is
    invited to, until Ctrl-C. The program runs here, with your rights; the server only sees its decisions.
    .short = let a program of your own play on a server
    .server = the address of the server ({ $default })
    .token = the file with the token, if it is not in { $variable }

bot-welcome = { $name } is connected to { $server }. It can be invited to tables now.
bot-game = A game begins: { $game }
bot-failed = The program failed in the game { $game }: { $why }
bot-lost = Connection lost ({ $why }). Trying again in { $seconds } s.

help-perft =
    Count the different sequences of decisions with which a game can begin when the order of the cards is known.
    Two programs that get the same counts allow the same moves; this catches accidental changes to the rules.
    .short = count all the ways a game can begin
    .depth = how many decisions (2)
    .seats = how many players (1)
    .seed = the number of the deal (0)
    .cards = the cards in the order in which they are revealed
    .split = show the count for each first decision

help-serve = Serve the game to browsers until Ctrl-C. Games are kept and can be continued next time.
    .short = serve the game to browsers
    .host = the address to listen on ({ $default })
    .port = the port ({ $default })
    .data = the folder for the games (in the user’s data folder)
    .database = the PostgreSQL database for the games, like postgresql://name@host/database
    .peer = let several servers share the database; the host name by which they reach this one
    .open = open the browser
    .lan = let everyone on the local network join
    .name = a host name the server is known by from outside; may be repeated
    .path = the path below the domain, like /cartographers, if other pages use the rest
    .proxy = trust the forwarding headers of this address
    .metrics = let these addresses read the figures at /metrics
    .settings = read limits and other settings from a TOML file
    .log-json = write the log as lines of JSON
    .contact = the host’s e-mail address, sent along with notifications
help-admin =
    Look after a server as its host: find, end and delete things, ban, switch off, tell everyone something.
    It works whether the server is running or not.
    .short = look after a server as its host
help-admin-verbs = what can be done
help-admin-status = what is set, who is banned, what can be undone
help-admin-find = find games, tournaments, results, answers and bots
help-admin-end = end a game or close a tournament
help-admin-delete = delete something; it asks first
help-admin-undo = put back what was deleted or renamed in the last day
help-admin-rename = replace a name wherever it appears
help-admin-hide = hide a name wherever it appears
help-admin-ban = let a device or a network read but not play
help-admin-unban = lift a ban
help-admin-creation = say who can start games; a password is typed or read from the input
help-admin-feature = switch something on or off
help-admin-notice = tell everyone something; without a text, take the notice down
help-admin-contact = say whom to write to and who runs the site
help-admin-reports = what players have reported
help-admin-close-report = close a report
help-admin-log = what hosts did
help-admin-link = make a link to the host’s page
help-admin-close-pages = close every open host’s page; links made before no longer work
help-admin-word = Words after a command
    .text = part of a name, the beginning of an id, a day, or a link
    .kind = what it is
    .id = its id
    .name = the name as it is shown
    .new = the new name
    .whom = a device or a network
    .value = the beginning of the device’s id, or an address like 192.0.2.0/24
    .who = everyone, whoever knows the password, or nobody
    .feature = what is switched
    .switch = on or off
    .notice = a text, or one for each language: en=… uk=…
help-admin-option = Options of a command
    .device = the beginning of a device’s id
    .network = where a device was seen since the server was started
    .newer = made within this many hours
    .older = made more than this many hours ago
    .why = the reason, for the log; anyone banned is told it too
    .yes = do not ask
    .hours = for how many hours
    .closed = the closed ones
    .contact = an address to write to, or a link; "" removes it
    .imprint = a text or a link; "" removes it
    .address = the address of the server in a browser
help-site = Write the game as a folder of files that any static host can serve: everything runs in the visitors’ browsers.
    .short = write the game as files for any static host
    .folder = a new or empty folder
    .server = the address of a server where visitors play with friends elsewhere; without one, that is not offered
help-backup = Copy all games to a new folder, even while the server is running.
    .short = copy all games to a new folder
    .folder = the new folder
    .with-key = copy the secret keys as well: whoever has them can take any seat
help-restore = Restore a backup into a folder without games, or into an empty PostgreSQL database.
    .short = restore a backup
    .folder = the folder of the backup
help-verify = Check every game: is its log whole, and if not, how much of it is good?
    .short = check that all games are whole
    .folder = a folder with games, or a backup (in the user’s data folder)

## What is wrong with a command line

usage-see = { $wrong } (see { $command } --help)
usage-argument = argument { $name }: { $wrong }
usage-unknown = unknown arguments: { $words }
usage-required = missing arguments: { $words }
usage-one = this takes one argument
usage-at-least-one = this takes at least one argument
usage-at-most-one = this takes at most one argument
usage-not-with = cannot be used together with { $other }
usage-no-value = this takes no value: { $word }
usage-choice = { $word } is not one of the choices ({ $choices })
usage-value = { $word } is not a valid value

## Games between bots, and matches

percent = { $share }%

simulate-games = { $games ->
        [1] One game on { $sheet }, deal { $first }
       *[other] { $games } games on { $sheet }, deals { $first } to { $last }
    }: { $speed } games a second
simulate-seat = seat
simulate-player = player
simulate-mean = mean
simulate-spread = spread
simulate-worst = worst
simulate-best = best
simulate-wins = wins
simulate-rating = solo rating: mean { $mean }, best { $best }
simulate-title = title
simulate-from = from
simulate-count = games
simulate-share = share

## Ways a game can begin

perft-decision = first decision
perft-count = count
perft-told = depth { $depth }: { $count } ({ $seconds } s)
    .speed = depth { $depth }: { $count } ({ $seconds } s, { $speed } a second)

## What the command photo prints. $cells: names of cells, such as B4, C5.

photo-doubtful = Look at these spaces again ({ $count }): { $cells }

## The server

serve-here = The game is at   { $address }
serve-network = On your network  { $address }
serve-kept = Games are kept in { $folder }. Press Ctrl-C to stop.
serve-kept-database = Games are kept in the database { $address }. Press Ctrl-C to stop.
fair-fingerprint = Fingerprint of the secret: { $commitment }
fair-nonces = With random numbers from: { $names }
fair-nonces-late = From the second card on, also from: { $names }
fair-no-nonces = No player added a random number.
fair-drawn = { $part ->
    [edicts] The edicts were drawn with this shuffle.
   *[skills] The skills were drawn with this shuffle.
}
fair-chosen = { $part ->
    [edicts] The edicts were not drawn with this shuffle: somebody chose them.
   *[skills] The skills were not drawn with this shuffle: somebody chose them.
}
fair-verified = The cards came up in the shuffled order. Deal number { $number }.
puzzles-found = Positions: { $positions }. Puzzles found: { $found }. Left after the second check: { $kept }.
puzzles-checked = Puzzles: { $found }. Left: { $kept }.
puzzles-imported = Puzzles in the file: { $all }. New on the server: { $new }.
site-made = The site is in { $folder }. Put it on any host that serves files, below any path you like.
backup-made = All games are in { $folder }. The keys are not: keep a copy of them elsewhere (the files key and push-key.pem in { $data }), or add --with-key.
backup-made-with-key = All games and keys are in { $folder }. Keep it safe: whoever has the keys can take any seat.
restore-made = The games are in { $folder }.
restore-made-database = The games are in the database { $address }. The folder for the keys is { $folder }.
restore-no-key = Missing in { $folder }: { $files }. Copy the old keys there before you start the server. Otherwise it makes new ones: then all invitations, private links and recovery phrases given out so far stop working, and everybody has to turn notifications on again.
restore-new-key = The backup came without { $files }, so { $folder } has new keys: all invitations, private links and recovery phrases given out so far stop working. If you still have the old keys, put them into the folder and restore once more into an empty database.
verify-game = { $game }: { $wrong }
verify-good = Good events: { $good } of { $events }.
verify-sum = Whole games: { $whole }. Damaged games: { $damaged }.
verify-checkpoints = Checkpoints that match: { $fitting }. Checkpoints not used: { $unused }.
verify-no-key = Missing: { $files }. The games can be restored without the keys, but invitations, private links and recovery phrases work only with them.

## Progress. $left is a duration such as “5 min”.

progress-games = { $done } of { $all } games, { $left } left
progress-moves = { $done } of { $all } moves, { $left } left
progress-decisions = { $done } of { $all } first decisions, { $left } left
progress-seconds = { $count } s
progress-minutes = { $count } min
progress-hours = { $count } h
