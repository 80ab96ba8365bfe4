# English: a game on paper, for which this screen turns up the cards. Read by the browser.

companion-title = A game on paper
companion-about = You draw on paper. This screen deals the cards and tells you what to score.

## Setting up

companion-who = Who plays
companion-several = Several people
companion-solo = One person
companion-exactly = Boxes, edicts, ambushes and skills
companion-running = A game on paper is already in progress.
companion-resume = Continue it
companion-replace = Start a new one
companion-replace-sure = The game in progress will be forgotten. Start a new one?

## Going on

# $sheet is own, or the key of a printed sheet, whose letter is $letter.
companion-sheet = { $sheet ->
        [own] On the table: your custom sheet and pencils.
       *[other] On the table: sheet { $letter } and pencils.
    }
companion-link = This game on another screen
companion-share = Get the links
companion-share-text = All screens of a game move forward and back together.
companion-link-control = Can also deal cards
companion-link-screen = Only shows them, for example on a projector
companion-link-code = The link for dealing cards, as a QR code
companion-follows = This screen follows another one.
companion-follows-not = Waiting for the screen that deals the cards.
companion-first = First card
companion-next = Next card
companion-score = Count the stars
companion-undo = One step back
companion-full-screen = Full screen
companion-window = Leave full screen

## A card

companion-or = or
# $choice is yes if the card leaves a choice.
companion-draw = { $choice ->
        [yes] Choose one and draw it on your map.
       *[no] Draw it on your map.
    } Turn and flip it as you like.
companion-fallback = No shape fits? Then draw a single space of any terrain.
companion-fallback-ruins = Not possible? Then draw a single space of any terrain, anywhere.
companion-ruins = The shape must cover an empty ruins space.
companion-ruins-waiting = The ruins are still waiting for the next explore card.
companion-pass = { $way ->
        [clockwise] Pass your map to the left
       *[counter-clockwise] Pass your map to the right
    }
    .text = Draw these monsters on the map you were given, turned and flipped as you like. If they fit nowhere, draw a single monster space. Then hand the map back.
companion-walk = { $corner ->
        [top-left] From the top left corner
        [top-right] From the top right corner
        [bottom-left] From the bottom left corner
       *[bottom-right] From the bottom right corner
    }, { $way ->
        [clockwise] clockwise
       *[counter-clockwise] counter-clockwise
    }
    .text = Keep the shape as shown. Slide it along the edge from this corner, all the way round, then again one space further in, and so on. Draw it in the first place where it fits. If there’s none, nothing happens.
companion-hero = The attack may be turned and flipped. Monsters on its spaces are destroyed, now and for the rest of the game.
companion-cards = Cards this season
companion-skills = One skill each season: cross out the coins it costs.
companion-full = The map is full

## The end of a season, and of the game

# $season is the season's key.
companion-season = { $name } is over: count your stars
companion-coins = 1 ★ for each coin you have gained and not spent.
companion-monsters = −1 ★ for each empty space beside a monster.
companion-sum = Write down the sum.
companion-check = Check the sheets
companion-then = Before the next season
companion-total = Add up the stars from all your seasons.
companion-win = Whoever has the most stars wins.
companion-rating = Your rating: your stars minus { $target }, the sum of the numbers on the four edicts.
companion-untitled = Below { $rating }, there’s no title.
