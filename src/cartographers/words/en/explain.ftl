# English: the small cards that explain the symbols, and the tips of a first game. Read by the browser.
#
# A card has a title and, as the attribute .text, one or two sentences: what it is, and what it does now.
# $season, $again, $terrain and $monster are keys to choose a form by; $name and $again-name are the names of the
# same things, as they stand alone.

## The card itself

explain-rule = The rule
explain-close = Close

## The keys of the table

keys-reader = With a screen reader these keys work while the focus is on the map; the button “{ $button }” takes you there.

## Time and seasons

# $season is the season's key.
explain-time = Time
    .text = { $card ->
        [0] Time used: { $passed } of { $all }.
       *[other] Time used: { $passed } of { $all }; this card adds { $card }.
    } At { $all }, { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    } ends and edicts { $first } and { $second } are scored.
explain-card-time = Time on the card
    .text = This card takes { $card } of the season’s { $all }. After it, { $after } of { $all } are used up.
# $season is the season's key.
explain-season-now = { $name }
    .text = Season { $number } of { $seasons }. When it ends, edicts { $first } and { $second } are scored, your coins count, and monsters cost you stars.
# $season is the season's key.
explain-season-past = { $name }
    .text = { $stars ->
        [1] This season is over. It brought you one star.
       *[other] This season is over. It brought you { $stars } stars.
    }
# $season is the season's key.
explain-season-later = { $name }
    .text = Still to come. When it ends, edicts { $first } and { $second } are scored.
explain-stars = Your stars
    .text = { $scored } from past seasons, and { $now } more if this one ended now. The most stars after winter wins.
explain-stars-solo = Your stars
    .text = { $scored } from past seasons, and { $now } more if this one ended now. After winter they decide your title.

## Edicts

# $season and $again are keys of seasons.
explain-edict = Edict { $letter }: { $edict }
    .now = { $stars ->
        [one] Your map: one star now.
       *[other] Your map: { $stars } stars now.
    }
    .this-season = Scored at the end of this season.
    .this-season-and = Scored at the end of this season, and again in { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    }.
    .later = Scored in { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    }.
    .later-twice = Scored in { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    } and in { $again ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $again-name }
    }.
    .done = It won’t be scored again in this game.

## Coins and mountains

explain-coins = Coins
    .text = { $coins ->
        [0] You have no coins yet. Each is worth one star at the end of every season.
        [one] You have one coin. It’s worth one star at the end of every season.
       *[other] You have { $coins } coins. Each is worth one star at the end of every season.
    } You get one for a shape with a coin, and one for filling every space beside a mountain.
    .spent = { $coins ->
        [one] One coin went on a skill and no longer counts.
       *[other] { $coins } coins went on skills and no longer count.
    }
explain-mountain = Mountain
    .text = You can’t draw on it. Fill every space beside it and you get a coin.
    .open = { $count ->
        [one] One space beside it is still empty: { $cells }.
       *[other] { $count } spaces beside it are still empty: { $cells }.
    }
    .closed = Every space beside it is filled: its coin is yours.

## Spaces of the map

explain-ruins = Ruins
    .text = After a ruins card your next shape must cover an empty ruins space. At any other time you can draw over ruins or leave them be.
    .now = Now your shape must cover one of them: { $cells }.
explain-wasteland = Wasteland
    .text = You can’t draw here. It counts as filled, but it isn’t a terrain type.
explain-destroyed = Destroyed space
    .text = It counts as filled, but it isn’t a terrain type, and you can’t draw here.
explain-empty = Empty space
    .text = You can draw here.
    .costs = It’s beside a monster. As long as it’s empty, it costs you a star at the end of every season.
# $terrain is the key of the terrain.
explain-terrain = { $name }
    .text = The edicts decide what it is worth.
    .counts = Right now it counts for { $letters }.
    .not = Right now it counts for no edict.
explain-double = Farm and village
    .text = This space is both at once. The edicts decide what it is worth.
explain-hero = Hero
    .text = Monsters on the spaces it attacks are destroyed, including any that come later.
explain-mark = Attacked by a hero
    .text = A monster drawn here is destroyed at once. You can draw here yourself as usual.

## Monsters and ambushes

# $monster is monster, or the key of a named monster.
explain-monster = { $name }
    .text = At the end of every season, each empty space beside a monster costs you a star. Fill those spaces to stop it.
    .theirs = At the end of every season, each empty space beside a monster costs the map’s owner a star.
    .cost = { $stars ->
        [one] One star a season now. To close it in, fill { $cells }.
       *[other] { $stars } stars a season now. To close them all in, fill { $cells }.
    }
    .free = There’s no empty space beside a monster: right now they cost you nothing.
explain-ambush = Ambush
    .text = Everyone draws these monsters on a neighbour’s map, right where it hurts.
explain-ambush-solo = Ambush
    .text = The monsters start in a corner of your map and walk on until they find room.

## Cards, deck and hints

explain-explore = Explore card
    .text = Choose one of its shapes and one of its terrains, and draw the shape on empty spaces. Turn and flip it as you like.
explain-hero-card = Hero card
    .text = Put the hero on an empty space and aim the attack. It protects the spaces it attacks for the rest of the game.
explain-ruins-card = Ruins card
    .text = The next explore card’s shape must cover an empty ruins space.
explain-deck = Left in the deck
    .text = { $count ->
        [one] One more card may come this season, if there’s time for it.
       *[other] Any of these { $count } cards may come next. The season ends when its time is up, so not all of them will.
    }
    .ambush = { $count ->
        [one] One of them is an ambush.
       *[other] { $count } of them are ambushes.
    }
explain-hint = Hint
    .text = Hints come in three steps: what to look at, then where, then the move and why it’s good. The drawing is still up to you.
explain-skill =
    .text = { $coins ->
        [0] It costs nothing.
        [one] It costs one coin.
       *[other] It costs { $coins } coins.
    } You can use one skill each season.
    .not = Not now: { $reason }.
explain-sealed = Sealed
    .text = Nobody sees your drawing until everyone has drawn. Up to then, you can take it back.

## The end of a game

explain-rating = Rating
    .text = Your stars minus the four numbers printed on the edicts. That makes hard deals and easy ones comparable.
explain-title = Title
    .text = Your rating earns you a title: the higher the rating, the grander the title.
explain-par = Par
    .text = What a strong bot makes of the same cards. Match par, and you’ve played very well.
explain-lost = Lost to monsters
    .text = Stars lost over all the seasons. In a tie, whoever lost fewer comes first.

## The coach’s figures

explain-expected = Stars expected
    .text = The average final score with sensible play from here. The ± shows how far off the real one usually is.
explain-luck = Luck
    .text = How much the cards and the other players changed your expected score. Over many games it evens out.
explain-skilful = Skill
    .text = How much better or worse you drew than a solid player would have in the same turns.

## The replay

explain-step = Step through the game
    .text = Use these buttons, the slider, or the keys ←, →, Home and End.
# $season is the season's key.
explain-replay-time = { $name }
    .text = Time used so far this season: { $passed }.
explain-replay-map = { $name }
    .text = Stars up to this move: { $stars }. Coins: { $coins }. Press to enlarge this map.

## Setting up a game

explain-strength = Strength
    .text = Bots in order of strength: 1 is the weakest, { $all } the strongest.
explain-hints = Hints
    .text = A hint says what to look at, then where, then what to draw. Among friends they’re off unless you allow them. Everyone can see the analysis once the game is over.
explain-deal = The deal
    .text = This number decides the order of the cards. The same number with the same set-up gives the same game.

## Tips of a first game

tip-ok = Got it
tip-off = No more tips
tip-card = Draw this card
    .mouse = Move the shape over your map and click where it should go. Then press Confirm.
    .touch = Tap your map where the shape should go, and drag it if you like. Then press Confirm.
    .keys = Move the shape with the arrow keys, turn it with { $turn }, and press Enter to confirm.
tip-turn = Turn and flip
    .text = You can turn and flip every shape. Doesn’t fit? Try Turn, Flip or Next.
# $season is the season's key.
tip-edicts = What earns stars
    .text = The four edicts say what earns stars. { $first } and { $second } are scored when { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    } ends; the numbers show what your map earns now.
tip-edict-change = More stars
    .text = The small number shows how many stars this drawing would add to the edict.
tip-coin = A coin
    .text = This shape earns you a coin: a star at the end of this season and every one to come.
tip-first-coin = Your first coin
    .text = It’s worth a star at the end of every season, so early coins pay best.
tip-mountain = Nearly surrounded
    .text = Only { $cells } is still empty beside this mountain. Fill it and you get a coin.
tip-ruins = Ruins
    .text = This time your shape must cover one of the marked ruins spaces.
tip-ambush-solo = Monsters!
    .text = { $stars ->
        [0] They cost you nothing now. An empty space beside a monster would cost a star every season.
        [one] One empty space lies beside them: it costs you a star every season until you fill it.
       *[other] { $stars } empty spaces lie beside them: each costs you a star every season until you fill it.
    }
tip-ambush = An ambush
    .text = Your turn to be mean: draw the monsters on { $player }’s map. Leave plenty of empty spaces beside them: each costs a star every season.
tip-skill = A skill
    .text = You can afford a skill! It bends a rule for this turn; you can use one each season.
tip-hero = A hero
    .text = Put the hero where its attack reaches monsters, or spaces they may come to, then aim the attack. Monsters it hits are destroyed.
