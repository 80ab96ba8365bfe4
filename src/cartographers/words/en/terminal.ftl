# English: the commands and the game in the terminal.

## The game in the terminal: what is asked

asked-draw = Draw one of these on your map:
asked-ambush = Draw these monsters on this map, which is that of { $owner }:
asked-hero = Place the hero on an empty space; * marks the spaces it attacks.
asked-gaze = The { $monster } destroys a space beside it: which?
asked-ravage = The { $monster } destroys an empty space beside it: which?
asked-target = The { $monster } destroys a space beside it on this map: which?
asked-besides = And also, with { $skill }:
asked-declare = You may declare a skill now:
asked-shelter = Which way round is the 1×2?

## The game in the terminal: what is shown

play-you = You
play-seat = Player { $number }
play-welcome = This is deal { $seed }; --seed { $seed } deals it again.
play-bye = Goodbye. To play the same deal again: --seed { $seed }
play-cover = Hand the keyboard to { $name }. Press Enter when nobody else is looking.
play-go-on = Press Enter to continue.
play-time = { $season }, time { $clock } of { $time }
play-purse = coins { $coins }
play-coins = coins { $coins } ({ $spent } spent)
play-stars = stars { $stars }
play-on-map = on { $owner }'s map
play-ruins-pending = ruins: cover one
play-now = If the season ended now: { $first } + { $second } + { $coins } coins - { $monsters } monsters = { $stars }
play-card-time = { $card } (time { $time })
play-with-coin = , 1 coin
play-no-room = (no room)
play-duty = Ruins: your shape must cover a free ruins space.
play-fallback = No shape on the card fits: draw a single space instead, anywhere.
play-skill = { $mark }s{ $number } { $skill } ({ $cost }): { $rule }
    .idle = { $mark }s{ $number } { $skill } ({ $cost }), not now: { $rule }
play-where = Type a space like B4 for its top left corner, n for a spot where it fits, ? for help.
play-fits = It fits. Press Enter to draw it.
    .effects = It fits ({ $effects }). Press Enter to draw it.
play-not-there = Not there: { $why }.
play-nowhere = It fits nowhere.
play-spots = Turned this way it fits from { $here } corners: { $cells } ({ $all } ways in all).
play-no-option = There is no { $word } to choose here.
play-no-cell = { $word } is not on the map: rows are A to K, columns 1 to 11.
play-what = { $word } is not a command here; type ? for help.
play-no-undo = It is too late to take that back: something has been revealed since.
play-undone = Taken back.
play-explain-what = Explain what? e A to e D for an edict, e m for monsters, e for everything.
play-other = { $name }: stars { $stars }, coins { $coins }
play-alone = You are playing solo.
play-deck = Left in the deck, in no order: { $cards }; ambush cards: { $ambushes }
    .heroes = Left in the deck, in no order: { $cards }; ambush cards: { $ambushes }; hero cards: { $heroes }
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
play-season-over = { $season } is over
play-over = The game is over
play-help =
    Type one or more of these, then Enter:
      1 2 …         choose a shape and terrain; f v a w  choose the terrain
      B4            hold the shape with the top left corner of its box over B4
      r  r2  r3     turn it once, twice, three times;  m  mirror it
      n  p          the next place where it fits, the one before;  l  list them
      up down left right   move it by one space
      s1 s2 s3 s0   use a skill, or none
      Enter         draw it where it is held, if it fits
      u             go back a step, or take back what nobody has built on
      e A           explain an edict (e m: monsters, e: everything)
      o  d          the other maps; what is left in the deck
      save FILE     write the record of the game;  q  quit
    On the map: . empty, r ruins, ^ mountain, # wasteland, f forest, v village, a farm, w water,
    m monster, h hero, x destroyed, d farm and village; a capital is drawn on ruins, * is under attack.

## The game in the terminal: what has happened

news-card = Card: { $card }
news-drew = { $name }: { $what }
news-drew-on = { $name } on { $owner }'s map: { $what }
    .mine = { $name } on your map: { $what }
news-by-itself = On { $owner }'s map: { $what }
    .mine = On your map: { $what }
news-marks = attacks { $cells }
news-destroyed = destroyed { $cells }
news-skill = with { $skill }
news-coins = coins +{ $coins }

## A record told

replay-game = { $boxes }, { $sheet }, players: { $seats }
replay-skills = Skills: { $skills }
replay-heroes = With hero cards
replay-verified = Every card, drawing, coin and score is correct: { $cards } cards.
replay-unfinished = Everything is correct so far; the game is not over: { $cards } cards.

## A record looked at again

analyse-of = { $name }, move by move: stars expected at the end
analyse-move = move
analyse-season = season
analyse-card = card
analyse-luck = luck
analyse-played = played
analyse-expected = expected
analyse-skill = skill
analyse-lost = lost
analyse-best = best
analyse-costliest = The costliest moves:
analyse-costly = { $number }  { $season }, { $card }: { $lost } stars. Played { $played }; best was { $best }.
analyse-curve = Stars expected at the end, at each card and each move:
analyse-end = { $start } expected at the start, luck { $luck }, skill { $skill }: { $final } stars in the end.
analyse-so-far = { $start } expected at the start, luck { $luck }, skill { $skill }: { $final } expected so far.
analyse-besides = Skill is measured against a solid player, who draws what looks best at a glance. The best moves found were worth { $lost } more.

## A match

match-alone = { $deals } deals { $where }, seed { $first } to { $last }, each player alone
match-together = { $deals } deals { $where }, seed { $first } to { $last }, { $seats } seats at one table
match-where = on { $sheet }
match-suite = of the suite { $suite }
match-player = player
match-mean = mean total
match-spread = sd
match-rating = solo rating
match-elo = Elo
match-pair = pair
match-less = { $first } - { $second }
match-difference = difference
match-p = p
match-won = won
match-drawn = drawn
match-lost = lost
match-title = title
match-from = from
match-time = ms for a move
match-median = median
match-p99 = p99
match-stopped = Stopped after { $games } games.
    .kept = Stopped; { $games } games are in the file, and the same command goes on.
match-plot-axis = stars
match-plot-key = Hill: the spread of the totals. Dot and bar: the mean and its 95 % interval.
match-plot-said = { $player } has a mean total of { $mean }
