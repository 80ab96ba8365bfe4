# English: the six lessons and "your first game". Read by the browser only.
# A lesson happens at the real table with fixed cards. Say "you"; one idea in each text; short sentences.
# Each step has one text; its attributes are said when a drawing is allowed by the rules but is not what the
# step asks for. Words in quotes are the names of buttons.

## The block on the home page

learn-title = Learn the game
learn-text = Six short lessons on the real game screen, about two minutes each. Then a first game with a coach beside you.
learn-start = Start with lesson 1
learn-go-on = Continue with lesson { $number }
learn-all-done = All lessons finished. Well done!
learn-rules = The rules
    .about = Every rule, with worked examples.
learn-puzzles = Puzzles
    .about = One best drawing. Find it.
learn-finished = finished
learn-begun = begun
learn-skipped = skipped

## The panel of a lesson

lesson-of = Lesson { $number } of { $all }
lesson-step-of = Step { $step } of { $steps }
lesson-next = Continue
lesson-back = Back
lesson-try = Your turn
lesson-skip = Skip this lesson
lesson-leave = Leave the lessons
lesson-restart = Start this lesson again
lesson-options = Lesson options
lesson-almost = Almost!
lesson-read-first = Not yet: read this step first, then press “{ lesson-next }”.
lesson-over = This lesson is finished. Go on with the next one.
lesson-finished = Lesson finished
lesson-next-lesson = Next lesson: { $title }
lesson-to-first-game = Play your first game
lesson-announce = Lesson { $number }, step { $step } of { $steps }. { $text }

## Lesson 1: placing shapes

lesson-placing = Drawing on the map
    .about = Cards, shapes, and where they may go.
    .learned = A card gives you a terrain and a shape. Turn it, flip it, and draw it on empty spaces.
lesson-placing-map = This is your map. Over four seasons you will fill it, one shape at a time. Mountains are already drawn.
lesson-placing-card = Each turn starts with a card. It shows the terrain and the shape to draw. Two terrains? Pick one of them.
lesson-placing-draw = Try it. Pick a terrain, press a space on the map, and press “{ confirm }”.
lesson-placing-turn = The next card is a long one. Press “{ turn }” to stand it upright, put it on the map, and confirm.
    .flat = It fits, but it still lies flat. Press “{ turn }” first.
lesson-placing-corner = A shape may go anywhere, close to the others or far away. It must stay on the map and cover only empty spaces. Draw this one into a corner of the map; “{ turn }” and “{ flip }” help.
    .corner = It fits, but it does not reach a corner. Move it so that it covers the corner space itself.
lesson-placing-stuck = What if no shape fits anywhere? Then you draw a single space of any terrain. That is all there is to drawing.

## Lesson 2: coins, mountains and ruins

lesson-coins = Coins, mountains, ruins
    .about = Three things that are worth a look on every map.
    .learned = Shapes marked with a coin give coins, and so do mountains you surround. After a ruins card, the next shape must cover a ruins space.
lesson-coins-card = Some cards let you choose between two shapes. The smaller one has a coin on it.
lesson-coins-coin = Take the coin: choose the shape with the coin and draw it anywhere. Only leave the marked space beside the mountain free; you will need it soon.
    .no-coin = It fits, but it earns no coin. Choose the smaller shape, the one with the coin.
    .mountain = A good idea, but one moment too early. Leave the marked space free for the next card.
lesson-coins-track = There is your coin. At the end of each season every coin is worth one star. A coin you earn now pays four times.
lesson-coins-mountain = Mountains give coins too. When the last empty space beside a mountain is filled, you get one. Beside means sharing a side; diagonals do not count. Fill the marked space.
    .open = It fits, but the space beside the mountain is still empty. Cover the marked space.
lesson-coins-ruins = A ruins card came up. So your next shape must cover at least one ruins space. Draw it over any of them.
lesson-coins-after = Without a ruins card you may draw over ruins or leave them, as you like. Some scoring cards give stars for them.

## Lesson 3: edicts and seasons

lesson-edicts = Edicts and seasons
    .about = What gives stars, and when it counts.
    .learned = Each season scores two of the four edicts. Every edict counts twice in a game, so look ahead.
lesson-edicts-four = These four scoring cards are the edicts. They say what gives stars, and they are different in every game.
lesson-edicts-first = Edict { letter-A }, { sentinel-wood }: one star for each forest space at the edge of the map. Draw forest along the edge, for at least { $goal } stars.
    .terrain = It fits, but { sentinel-wood } counts only forest. Choose forest on the card.
    .stars = { $got ->
        [0] It fits, but none of it lies at the edge, so it gives no stars. Move it to the edge of the map.
        [one] That gives only { $got } star. Lay the long side of the shape along the edge.
       *[other] That gives only { $got } stars. Lay the long side of the shape along the edge.
    }
lesson-edicts-season = It is spring. At the end of spring, edicts { letter-A } and { letter-B } are scored. Summer scores { letter-B } and { letter-C }, fall { letter-C } and { letter-D }, winter { letter-D } and { letter-A }.
lesson-edicts-time = Every card takes time: the number beside the hourglass. When the season’s time is used up, the season ends. This card is the last one of spring.
lesson-edicts-second = Edict { letter-B }, { wildholds }: eight stars for each village cluster of six or more spaces. Make the small village large: draw more village right beside it.
    .terrain = It fits, but { wildholds } counts only villages. Choose village on the card.
    .apart = It fits, but it does not make one village of six spaces. Draw it so that it touches the village on the map.
lesson-edicts-summer = Spring has been scored. Now it is summer, and your map stays: edict { letter-B } counts once more, together with { letter-C }.
lesson-edicts-third = Edict { letter-C }, { canal-lake }: one star for each water space beside a farm and each farm space beside water. Get at least { $goal } stars from it.
    .stars = { $got ->
        [0] It fits, but it gives no stars. Draw the farm so that it touches water.
        [one] That gives only { $got } star. Let more of the farm touch the water.
       *[other] That gives only { $got } stars. Let more of the farm touch the water.
    }

## Lesson 4: ambushes and monsters

lesson-ambush = Ambushes and monsters
    .about = They walk onto your map and cost stars.
    .learned = Every empty space beside a monster costs a star each season. Fill those spaces soon.
lesson-ambush-came = An ambush! When you play alone, the monsters walk onto your map by themselves, starting from a corner. Here they are.
lesson-ambush-cost = Look at the marked spaces. Every empty space beside a monster costs you one star at the end of each season.
lesson-ambush-fill = A filled space costs nothing. Draw this card so that the monsters cost at least { $goal } stars less.
    .stars = { $got ->
        [0] It fits, but the monsters cost as much as before. Cover some of the marked spaces.
        [one] That saves only { $got } star. You can cover two of the marked spaces at once.
       *[other] That saves only { $got } stars. You can cover more of the marked spaces at once.
    }
lesson-ambush-more = Well done. Once more: save at least { $goal } more stars.
    .stars = { $got ->
        [0] It fits, but the monsters cost as much as before. Cover some of the spaces beside them.
        [one] That saves only { $got } star. You can cover two spaces beside the monsters at once.
       *[other] That saves only { $got } stars. You can cover more spaces beside the monsters at once.
    }
lesson-ambush-closed = Monsters that are closed in stay on the map, but they cost nothing any more. The sooner you close them in, the more stars you keep.
lesson-ambush-others = In a game with others, a neighbour draws the monsters on your map, where they hurt most. You draw them on a neighbour’s.

## Lesson 5: reading your score

lesson-score = Reading your score
    .about = Where your stars come from, before and after you draw.
    .learned = The button tells you what a drawing brings this season; an edict shows you where its stars come from.
lesson-score-table = This table has your stars. Each season: two edicts, plus your coins, minus what the monsters cost.
lesson-score-edict = The number at an edict is what it gives right now. Press an edict, and the map shows you where its stars come from.
lesson-score-preview = Hold this shape over the map. “{ confirm }” shows how many stars it would bring this season. Find a place with at least +{ $goal }.
    .gain = { $got ->
        [0] This place brings nothing this season. There are places with +{ $goal }: follow the number on “{ confirm }”.
       *[other] This place brings { $got } this season. There are places with +{ $goal }: follow the number on “{ confirm }”.
    }
lesson-score-last = This is the last card of spring. Find a place with at least +{ $goal } once more. Then you will see how spring is scored.
    .gain = { $got ->
        [0] This place brings nothing this season. There are places with +{ $goal }: follow the number on “{ confirm }”.
       *[other] This place brings { $got } this season. There are places with +{ $goal }: follow the number on “{ confirm }”.
    }
lesson-score-sum = The stars of all four seasons together are your result. What is on the map now will count again in later seasons.
lesson-score-rating = Playing alone, you get a rating: your stars minus the numbers of the four edicts. It decides your title. Not sure what to draw? In a game, the lantern gives you a hint.

## Lesson 6: heroes and skills

lesson-heroes = Heroes and skills
    .about = Two small extras for later games.
    .learned = Heroes destroy monsters. Skills bend the rules once a season, some of them for coins.
lesson-heroes-hero = This is { dobrik-of-lorkheim }, a hero of the Heroes box. He stands on one space and attacks the spaces marked on the card.
lesson-heroes-post = Put him on an empty space so that he hits a monster. A monster that is hit is destroyed and costs no more stars.
    .hit = He can stand there, but he hits no monster. The marked spaces are good ones.
lesson-heroes-marks = His marks stay on the map. A monster that comes onto a marked space later is destroyed at once.
lesson-heroes-skills = These are skills, from the Skills box. You may use one each season. Some cost coins: those are crossed out and give no stars any more.
lesson-heroes-negotiation = { negotiation } costs one coin: you draw a square of four spaces instead of the card’s shapes. Press “{ negotiation }”, then draw the square.
    .skill = It fits, but that was the card’s own shape. Press “{ negotiation }” first.
lesson-heroes-end = One coin is crossed out, and the skill is used for this season. Next season you may choose again.

## Your first game: the coach speaks up

first-game = Your first game
    .about = A whole game alone. The coach stays silent unless a lot is at stake.
first-game-start = The coach is watching. It speaks up at most twice a season, when more than three stars are at stake.
coach-thinking = One moment…
coach-wait = Before you confirm
coach-lost = About { $stars ->
        [one] { $stars } more star lies
       *[other] { $stars } more stars lie
    } elsewhere:
# The parts of those stars, each after its number: "+4 Canal Lake, twice".
coach-part-edict = { $times ->
        [1] { $edict }
        [2] { $edict }, twice
       *[other] { $edict }, { $times } ×
    }
coach-part-coins = coins
coach-part-monsters = monsters
coach-part-later = later
coach-part-later-edict = later, mostly { $edict }
coach-show = Show me
coach-keep = Keep mine
coach-shown = This is the place I mean. Confirm it, or draw something else.
