# English: the six lessons and "your first game". Read by the browser only.
# A lesson happens at the real table with fixed cards. Say "you"; one idea in each text; short sentences.
# Each step has one text; its attributes are said when a drawing is allowed by the rules but is not what the
# step asks for. Words in quotes are the names of buttons.

## The block on the home page

learn-title = Learn the game
learn-text = Six short lessons on the real game screen, about two minutes each. Then your first game, with a coach at your side.
learn-start = Start with lesson 1
learn-all-done = All lessons done. Nicely drawn!
learn-rules = The rules
    .about = Every rule, with worked examples.
learn-puzzles = Puzzles
    .about = There’s one best drawing. Can you find it?
learn-position = Set up a position
    .about = Paint a map and play on from it.
learn-studies = Studies
    .about = Games with comments, marks and tasks. Write your own, or read other people’s.
learn-finished = finished
learn-begun = started
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
lesson-read-first = Hold on: read this step first, then press “{ lesson-next }”.
lesson-over = That’s the end of this lesson. On to the next one!
lesson-finished = Lesson finished
lesson-next-lesson = Next lesson: { $title }
lesson-announce = Lesson { $number }, step { $step } of { $steps }. { $text }

## Lesson 1: placing shapes

lesson-placing = Drawing on the map
    .about = Cards, shapes, and where they can go.
    .learned = A card gives you a terrain and a shape. Turn it, flip it, and draw it on empty spaces.
lesson-placing-map = This is your map. You’ll fill it over four seasons, one shape at a time. The mountains are already there.
lesson-placing-card = Each turn starts with a card: the terrain and the shape to draw. If it shows two terrains, pick one.
lesson-placing-draw = Try it! Pick a terrain, press a space on the map, then press “{ confirm }”.
lesson-placing-turn = Here’s a long one. Press “{ turn }” to stand it upright, place it on the map, and confirm.
    .flat = It fits, but it’s still lying flat. Press “{ turn }” first.
lesson-placing-corner = A shape can go anywhere that’s empty, right next to others or far away. It just has to stay on the map. Draw this one in a corner; “{ turn }” and “{ flip }” help.
    .corner = It fits, but it doesn’t reach a corner. Move it until it covers the corner space itself.
lesson-placing-stuck = And if no shape fits anywhere? Then you draw a single space of any terrain. That’s all there is to drawing.

## Lesson 2: coins, mountains and ruins

lesson-coins = Coins, mountains, ruins
    .about = Three things worth a look on every map.
    .learned = Shapes marked with a coin give coins, and so do mountains you surround. After a ruins card, the next shape must cover a ruins space.
lesson-coins-card = Some cards offer you two shapes. The smaller one comes with a coin.
lesson-coins-coin = Take the coin: choose the shape that has it and draw it anywhere. Just keep the marked space beside the mountain free; you’ll want it soon.
    .no-coin = It fits, but it earns no coin. Choose the smaller shape, the one with the coin.
    .mountain = Good idea, but a moment too soon. Keep the marked space free for the next card.
lesson-coins-track = There’s your coin! Every coin is worth a star at the end of each season, so one you earn now pays four times.
lesson-coins-mountain = Mountains give coins too: you get one when the last empty space beside a mountain is filled (diagonals don’t count). Fill the marked space.
    .open = It fits, but the space beside the mountain is still empty. Cover the marked space.
lesson-coins-ruins = A ruins card! Your next shape must cover at least one ruins space. Any of them will do.
lesson-coins-after = Without a ruins card, you can draw over ruins or leave them be. Some scoring cards reward them with stars.

## Lesson 3: edicts and seasons

lesson-edicts = Edicts and seasons
    .about = What earns stars, and when.
    .learned = Each season scores two of the four edicts. Every edict counts twice in a game, so look ahead.
lesson-edicts-four = These four scoring cards are the queen’s edicts. They say what earns stars, and they’re different in every game.
lesson-edicts-first = Edict { letter-A }, { sentinel-wood }: one star for each forest space at the edge of the map. Draw forest along the edge and earn at least { $goal } stars.
    .terrain = It fits, but { sentinel-wood } counts only forest. Choose forest on the card.
    .stars = { $got ->
        [0] It fits, but none of it touches the edge, so it earns nothing. Move it to the edge of the map.
        [one] That’s only { $got } star. Lay the long side of the shape along the edge.
       *[other] That’s only { $got } stars. Lay the long side of the shape along the edge.
    }
lesson-edicts-season = It’s spring. When it ends, edicts { letter-A } and { letter-B } are scored. Summer scores { letter-B } and { letter-C }, fall { letter-C } and { letter-D }, winter { letter-D } and { letter-A }.
lesson-edicts-time = Every card takes time: the number beside the hourglass. When the season’s time runs out, the season ends. This is the last card of spring.
lesson-edicts-second = Edict { letter-B }, { wildholds }: eight stars for each village cluster of six or more spaces. Help the small village grow: draw more village right beside it.
    .terrain = It fits, but { wildholds } counts only villages. Choose village on the card.
    .apart = It fits, but it doesn’t make one village of six spaces. Let it touch the village on the map.
lesson-edicts-summer = Spring is scored. Now it’s summer, and your map stays: edict { letter-B } counts once more, this time with { letter-C }.
lesson-edicts-third = Edict { letter-C }, { canal-lake }: one star for each water space beside a farm and each farm space beside water. Get at least { $goal } stars from it.
    .stars = { $got ->
        [0] It fits, but it earns nothing. Let the farm touch the water.
        [one] That’s only { $got } star. Let more of the farm touch the water.
       *[other] That’s only { $got } stars. Let more of the farm touch the water.
    }

## Lesson 4: ambushes and monsters

lesson-ambush = Ambushes and monsters
    .about = They wander onto your map and cost you stars.
    .learned = Every empty space beside a monster costs a star each season. Fill those spaces soon.
lesson-ambush-came = An ambush! In a solo game, the monsters find their own way onto your map, starting from a corner. Here they come.
lesson-ambush-cost = See the marked spaces? Every empty space beside a monster costs you a star at the end of each season.
lesson-ambush-fill = A filled space costs nothing. Draw this card so that the monsters take at least { $goal } fewer stars.
    .stars = { $got ->
        [0] It fits, but the monsters cost you as much as before. Cover some of the marked spaces.
        [one] That saves only { $got } star. You can cover two of the marked spaces at once.
       *[other] That saves only { $got } stars. You can cover more of the marked spaces at once.
    }
lesson-ambush-more = Nicely done. Now once more: save at least { $goal } more stars.
    .stars = { $got ->
        [0] It fits, but the monsters cost you as much as before. Cover some of the spaces beside them.
        [one] That saves only { $got } star. You can cover two spaces beside the monsters at once.
       *[other] That saves only { $got } stars. You can cover more spaces beside the monsters at once.
    }
lesson-ambush-closed = Monsters you’ve closed in stay on the map, but they cost you nothing. The sooner you close them in, the more stars you keep.
lesson-ambush-others = With other players, a neighbour draws the monsters on your map, right where it hurts. And you do the same to a neighbour.

## Lesson 5: reading your score

lesson-score = Reading your score
    .about = Where your stars come from, before and after you draw.
    .learned = “{ confirm }” tells you what a drawing earns this season; an edict shows you where its stars come from.
lesson-score-table = Here are your stars. Each season: two edicts, plus your coins, minus what the monsters cost you.
lesson-score-edict = The number on an edict is what it’s worth right now. Press one, and the map shows you where its stars come from.
lesson-score-preview = Try this shape in different spots. “{ confirm }” shows how many stars it would earn this season. Find a spot worth at least +{ $goal }.
    .gain = { $got ->
        [0] This spot earns nothing this season. There are spots worth +{ $goal }: watch the number on “{ confirm }”.
       *[other] This spot earns { $got } this season. There are spots worth +{ $goal }: watch the number on “{ confirm }”.
    }
lesson-score-last = The last card of spring! Find another spot worth at least +{ $goal }. Then you’ll see how spring is scored.
    .gain = { $got ->
        [0] This spot earns nothing this season. There are spots worth +{ $goal }: watch the number on “{ confirm }”.
       *[other] This spot earns { $got } this season. There are spots worth +{ $goal }: watch the number on “{ confirm }”.
    }
lesson-score-sum = Add up all four seasons: that’s your score. And what’s on your map now will count again in later seasons.
lesson-score-rating = When you play solo, your title depends on your rating: your stars minus the numbers of the four edicts. Not sure what to draw? The lantern gives you a hint.

## Lesson 6: heroes and skills

lesson-heroes = Heroes and skills
    .about = Two small extras for later games.
    .learned = Heroes destroy monsters. Skills let you bend the rules once a season; some cost coins.
lesson-heroes-hero = Meet { dobrik-of-lorkheim }, a hero from the Heroes box. He stands on one space and attacks the spaces marked on the card.
lesson-heroes-post = Put him on an empty space where he hits a monster. A monster he hits is destroyed and costs no more stars.
    .hit = He can stand there, but he won’t hit a monster. Try one of the marked spaces.
lesson-heroes-marks = His marks stay on the map. Any monster that lands on one later is destroyed at once.
lesson-heroes-skills = These are skills, from the Skills box. You can use one each season. Some cost coins: those are crossed out and earn no more stars.
lesson-heroes-negotiation = For one coin, { negotiation } lets you draw a square of four spaces instead of the card’s shapes. Press “{ negotiation }”, then draw the square.
    .skill = It fits, but that was the card’s own shape. Press “{ negotiation }” first.
lesson-heroes-end = One coin is crossed out, and that was your skill for this season. Next season you can use one again.

## Your first game: the coach speaks up

first-game = Your first game
    .about = A full solo game. The coach keeps quiet unless a lot is at stake.
first-game-start = I’m your coach, looking over your shoulder. I’ll speak up at most twice a season, and only when more than three stars are at stake.
coach-thinking = Let me see…
coach-wait = Before you confirm
coach-lost = I see about { $stars ->
        [one] { $stars } more star
       *[other] { $stars } more stars
    } elsewhere:
# The parts of those stars, each after its number: "+4 Canal Lake, twice".
coach-part-edict = { $times ->
        [1] { $edict }
        [2] { $edict }, twice
       *[other] { $edict }, { $times } ×
    }
coach-part-coins = from coins
coach-part-monsters = from monsters
coach-part-later = later
coach-part-later-edict = later, mostly { $edict }
coach-show = Show me
coach-keep = Keep mine
coach-shown = This is the spot I mean. Confirm it, or draw something else.
