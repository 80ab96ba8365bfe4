### The end of a season and of a game, and its analysis. The pages load it when it is needed.

## A season

season-counts = Counting { $edict }…
season-coins = { $count ->
        [0] No coins this time
        [one] One coin, one star
       *[other] { $count } coins, one star each
    }
season-coins-rule = Every coin on your track earns a star at the end of each season.
season-bites = { $count ->
        [0] The monsters go hungry
       *[other] The monsters bite
    }
season-best = Best season yet!
# $season is the season's key.
season-done = { $name } is done
season-stars = { $stars ->
        [1] one star
       *[other] { $stars } stars
    }
season-again = Watch again
season-skip = Skip
# $season is the season's key.
season-next = Coming up in { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    }
season-next-text = When it ends, these two edicts are scored:
# $season is the season's key.
season-edict-again = It’s scored again in { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    }.
season-edict-last = It won’t be scored again.
season-monsters-close = { $count ->
        [one] To stop the loss, fill the marked space: { $cells }.
       *[other] To stop the loss, fill the marked spaces: { $cells }.
    }
open-cells = { $count ->
        [0] no empty space
        [one] one empty space
       *[other] { $count } empty spaces
    }
all-players = All players

## What a game has earned

final-first = Your first map
final-best = Your best map yet
final-mine = Your map
final-first-of = { $name }’s first map
final-stars = { $stars ->
        [1] one star
       *[other] { $stars } stars
    }
# One sentence: what made the map.
final-made-edict = { $edict } made this map: { $stars ->
        [one] one star
       *[other] { $stars } stars
    }.
# $season is the season's key.
final-made-season = The best season was { $season ->
        [spring] spring
        [summer] summer
        [fall] fall
        [winter] winter
       *[other] { $name }
    }: { $stars ->
        [1] one star
       *[other] { $stars } stars
    }.
final-made-coins = Coins carried this map: { $stars ->
        [one] one star
       *[other] { $stars } stars
    }.
final-goal-title = { $stars ->
        [one] Just one more star to { $title }.
       *[other] { $stars } more stars to { $title }.
    }
final-goal-medal = { $stars ->
        [one] Just one more star for { $medal }.
       *[other] { $stars } more stars for { $medal }.
    }
final-goal-best = { $stars ->
        [one] One more star would have made this your best map.
       *[other] { $stars } more stars would have made this your best map.
    }
final-advice-monsters = The quickest way there: close in your monsters. They cost you { $stars ->
        [one] one star
       *[other] { $stars } stars
    }.
final-advice-edict = Next time, keep an eye on { $edict }: it gave you only { $stars ->
        [one] one star
       *[other] { $stars } stars
    }.
# The place of a player: $place is a number, $name is whoever is just ahead.
final-place = Place { $place } of { $all }
final-behind = { $stars ->
        [0] Level on stars with { $name }
        [one] One star behind { $name }
       *[other] { $stars } stars behind { $name }
    }
# BG Stats is an app in which people keep the games they have played; its name stays.
final-bg-stats = Record in BG Stats
final-tie = A tie on stars. Ahead, with fewer lost to monsters: { $name }
final-tie-shared = Level on stars and on losses to monsters: the place is shared.
earned = Earned
earned-first-map = Your first map
earned-first-win = Your first win!
earned-win = Another win!
earned-title = New title: { $title }
earned-best = A new personal best (it was { $before })
earned-first-sheet = First time on sheet { $letter }
earned-best-sheet = { $sheet ->
        [own] Your best on a custom sheet
       *[other] Your best on sheet { $letter }
    }
# $season is the season's key.
earned-best-season = Best season ever: { $name }, { $stars }
earned-best-edict = Your record for { $edict }: { $stars }
earned-no-bites = Not a star lost to monsters
earned-map = Map number { $stars }
medal-gold = gold
medal-silver = silver
medal-bronze = bronze
medal-won = { $medal ->
        [gold] Gold
        [silver] Silver
       *[bronze] Bronze
    }: { $percent }% of par
medal-par = Par is { $par } stars: what the best bot makes of a deal like this. Match it for gold; 80% is silver, 60% is bronze.
final-details = Details
final-details-text = season by season, fair shuffle, record
final-play-again = Play again
final-share-map = Share the map
final-deal-copy = Copy the deal number
share-saved = Save the picture
share-send = Send the picture
share-link = Link to the replay
share-day-link = Link to this deal
share-wait = Drawing the picture…
share-failed = This browser couldn’t draw the picture. The link still works.
share-open = Others are still playing this deal, so the picture shows no map.
# On the picture to share.
share-dare = Same cards, empty map.
share-dare-2 = Can you draw a better one?
share-picture = The picture: the map and its stars

## What a strong bot drew in the first season, on the page of an analysis

openings = What a strong bot drew first
openings-text = How “{ $bot }” drew the first season with the same edicts A and B, in { $games } games that it played alone on this sheet.
openings-none = There are no games with these edicts on this sheet.
openings-few = Games with both edicts: { $games }. That’s too few to say much, so here is each edict on its own:
openings-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
openings-end = In the end
openings-map = Map: { $terrain }
openings-of = in { $games } of { $all ->
        [one] one game
       *[other] { $all } games
    }
openings-most = Most often: { $cells }
openings-cards = By card
# A mean, and how far it may be off.
openings-stars = { $mean } ± { $margin }
# A space, and in how many games it was drawn.
openings-cell = { $cell } ({ $games })

## The analysis of a game

title-analysis = Analysis · Cartographers
analysis-back = Back to the result
analysis-again = Continue
analysis-progress = Turns analysed
analysis-waiting = Other games are ahead in the queue…
analysis-running = Analysing turn { $turn } of { $all }…
analysis-so-far = so far
analysis-skill = Skill
analysis-skill-text = stars gained or lost compared with a solid player
analysis-luck = Luck
analysis-luck-text = stars due to the cards and to what others drew
analysis-way = { $start } stars expected before the first card, { $final } in the end.
analysis-way-open = { $start } stars expected before the first card, { $final } so far.
analysis-besides = The best drawings found were worth { $lost } more stars.
analysis-map = { $name }: the map before { $card }
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
        [2] second-costliest turn
       *[other] third-costliest turn
    }
# $season is the season's key.
turn-of = { $name }, turn { $turn } of { $all }
turn-on-map = on { $name }’s map
turn-back = Previous turn
turn-on = Next turn
turn-best = The best move found
turn-lost = { $stars } stars lost
turn-luck = Luck with the card { $luck }, skill { $skill }.
turn-drawings = Drawings, best first
turn-played = played
turn-first = best
turn-usual = a solid player’s
turn-spread = ± { $spread }
turn-note = Stars expected at the end, and their spread. The drawing you played has a dashed border.
turn-replay = See this turn in the replay
what-if = What if?
what-if-text = Play on from here against bots.
study-cost = This turn cost about { $stars } ★. What would have been better?
what-if-same = Same cards
what-if-new = New shuffle
announce-analysis = The analysis is complete: { $skill } stars from skill, { $luck } from luck.
