### Setting up a position: the page, and a puzzle for a friend

title-position = Set up a position · Cartographers
title-position-puzzle = A puzzle from a friend · Cartographers
position-page = Set up a position
position-about = Paint a map and choose what came before. Then play on, look for the best drawing, or send the position to a friend.
position-season = Season
position-next = Next card
position-next-add = Choose the next card…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Cards so far this season (time { $clock } of { $time })
position-used-only = Cards so far this season
position-used-add = Add a card that came up…
position-met = Ambushes and heroes from earlier seasons
position-met-add = Add one that came up…
position-card = { $card } · time { $time }
position-take-away = Remove: { $card }
position-explore = Explore and ruins cards
position-ambushes = Ambushes
position-heroes = Heroes
position-coins = Coins
position-crossed = Of these, spent
position-with-heroes = With hero cards
position-play = Play on
position-bots = Against
position-bots-number = { $number ->
        [0] nobody
        [one] { $number } bot
       *[other] { $number } bots
    }
position-begin = Play from here
position-counts-nowhere = Bots start with the same map. The rest of the deck is shuffled, and the game doesn’t count.
position-look = The best drawing
position-look-now = Find the best drawings
position-looking = Looking ahead…
position-look-card = Choose the next card first, so there’s something to draw.
position-send = Send it
position-link = Link to this position
position-puzzle-link = Link to a puzzle for a friend
position-puzzle-card = For a puzzle, the next card must be an explore card.
position-send-wrong = You’ll get a link as soon as the position is valid.
position-puzzle = A puzzle from a friend
position-open = Open this position
position-set-up = Set up this position
