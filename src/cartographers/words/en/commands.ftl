# English: the commands that a player types, and what they are answered. Read by the commands and the server.
#
# The text of a command is the words that may be typed for it, each one word. The first is the one that is shown.
# The English words are understood in every language as well. The attribute .does says in a few words what it does.

## The commands

command-help = help ? commands
    .does = what can be typed
command-card = card cards offer
    .does = the card, its shapes and terrains
command-turn = turn now status
    .does = the season, your coins and stars, whose turn it is
command-where = where fits best l
    .does = where the shapes fit and, if hints are allowed, what each place would earn
command-held = held shape preview
    .does = what you hold, where, and what it would earn
command-map = map rows
    .does = the whole map, row by row
command-row = row line
    .does = a row of the map
command-column = column col
    .does = a column of the map
command-cell = cell space look
    .does = what is on a space
command-region = cluster region clusters regions
    .does = the cluster of a space; on its own, all clusters
command-forest = forest forests
    .does = the forest clusters on the map
command-village = village villages
    .does = the village clusters
command-farm = farm farms
    .does = the farm clusters
command-water = water waters
    .does = the water clusters
command-monster = monster monsters
    .does = the monsters
command-ruins = ruins ruin
    .does = the empty ruins spaces
command-mountain = mountain mountains
    .does = the mountains
command-empty = empty free
    .does = the empty spaces
command-scores = scores score stars points
    .does = the stars of each edict now, and of all players
command-edict = edict edicts e explain
    .does = an edict and where its stars come from; on its own, all four rules
command-last = last news
    .does = what was drawn last, and by whom
command-players = players others o
    .does = the stars and coins of all players
command-deck = deck d
    .does = the cards that may still come
command-rotate = r rotate
    .does = turns the shape to the right; r2 twice, r3 three times
command-mirror = flip mirror m
    .does = flips the shape
command-next = next n
    .does = the next place where it fits
command-previous = previous p prev
    .does = the previous place
command-up = up north
    .does = moves the shape up
command-down = down south
    .does = moves it down
command-left = left west
    .does = moves it to the left
command-right = right east
    .does = moves it to the right
command-skill = skill use
    .does = uses a skill
command-nothing = nothing none
    .does = uses no skill
command-undo = undo u back
    .does = lets go of the shape, goes back a step, or takes back your decision
command-confirm = confirm draw ok yes
    .does = draws what you hold
command-rules = rules rule
    .does = the rules; with a topic or a card, what they say about it
command-save = save write
    .does = writes the record of the game into a file
command-quit = quit q exit
    .does = ends the program

## Spaces, clusters and shapes

told-span = { $first } to { $last }
told-on-ruins = { $what } on ruins
told-marked = { $what }, attacked by a hero
told-row = Row { $row }: { $spaces }.
told-column = Column { $column }: { $spaces }.
told-spaces = { $where } { $what }
told-cell = { $cell }: { $what }.
told-cluster = { $size ->
        [one] { $name }, one space: { $cells }.
       *[other] { $name }, { $size } spaces: { $cells }.
    }
told-none = { $name }: none.
told-no-regions = Nothing is drawn on this map yet.
told-shape-one = one space
told-shape-row = { $count } in a row
told-shape-column = { $count } in a column
told-shape-block = a block of { $count }, { $height } high and { $width } wide
# $rows is a list of told-shape-line.
told-shape = { $count } spaces: { $rows }
# $count is how many columns.
told-shape-line =
    row { $number }, { $count ->
        [one] column
       *[other] columns
    } { $columns }
told-shape-of = { $name }, { $shape }

## The turn and the card

told-card = Card: { $card }.
told-card-time = Card: { $card }, time { $time }.
told-no-card = No card has come up yet.
told-have = Your stars: { $stars }, your coins: { $coins }.
told-your-turn = It is your turn.
told-waiting = Waiting for: { $names }.
told-not-asked = There’s nothing to decide right now.
told-monsters-come = Monsters: { $shape }.
told-declare = You can declare a skill. If you don’t want to, type the word “{ $nothing }”.
told-asked-hero = Place the hero on an empty space; { $turn } turns its attack.
told-free-ruins = Empty ruins spaces: { $cells }.
told-option = { $number }: { $shape }.
    .coin = { $number }: { $shape }, with a coin.
told-skill = Skill { $number }, { $skill }, cost { $cost }: { $rule }
    .idle = Skill { $number }, { $skill }, cost { $cost }, not now: { $rule }

## What is held, and what it brings

told-not-placed = { $shape }. It is not on the map yet: type the space for its top left corner, such as B4.
told-held = { $name } on { $cells }.
told-attacks = It attacks { $cells }.
told-fits = It fits.
told-declares = You declare { $skill }.
told-declares-nothing = You declare nothing.
told-across = The 1×2 lies across.
told-upright = The 1×2 stands upright.
told-gain = Stars this season: { $stars }.
told-edict = { $letter }, { $name }: { $change }, then { $stars }.
    .later = { $letter }, { $name }: { $change }, then { $stars }; not scored this season.
told-coins = Coins: { $change }.
told-monsters = Monsters, in stars: { $change }.
told-covers = Covers ruins: { $cells }.
told-where = { $places ->
        [one] One place. It would earn:
       *[other] { $places } places. The best by the stars of this season:
    }
told-place = { $typed }: { $cells }. { $why }

## Scores

told-score = { $letter }, { $name }: { $stars }.
    .now = { $letter }, { $name }: { $stars }, scored this season.
told-rule = { $letter }, { $name }: { $rule }
told-stars = Stars now: { $stars }.
told-toll = Lost to monsters now: { $stars }.
told-season = { $name }: { $edict } { $first }, { $other } { $second }, coins { $coins }, lost to monsters { $monsters }. Season: { $stars }. Total: { $total }.
told-standing = Place { $place }: { $name }, stars { $stars }, lost to monsters { $lost }.
told-nothing-yet = Nothing has been drawn yet.

## Help, and what cannot be understood

told-help = Type one of these, then Enter:
told-help-line = { $typed }: { $does }.
told-help-place = holds forest with the top left corner of its shape over B3, turned once
told-unknown = { $word } is not a command.
told-like = Did you mean: { $words }?
told-all = All commands: { $help }.
told-which-row = Which row? A letter from A to K, such as: { $example }.
told-which-column = Which column? A number from 1 to 11, such as: { $example }.
told-which-cell = Which space? A row and a column, such as: { $example }.
told-which-edict = Which edict? One of { $letters }.
told-no-terrain = { $word } is not on this card. It has: { $names }.
told-no-skills = This game is played without skills.
told-skill-not = You can’t use { $skill } now.
told-back = There’s nothing to take back right now.
