# English: a club's table: the projector and the host's controls. Read by the browser.

## The projector

club-view = What is shown
club-view-card = Card
club-view-maps = Maps
club-view-ranking = Ranking
club-maps = All maps
club-still-drawing = Still drawing
club-more = and { $count } more
club-page = Page { $page } of { $pages }
club-page-before = Previous page
club-page-next = Next page
club-page-keep = Stay on this page
club-page-turn = Turn the pages automatically
# $name is that of the season, as a label.
club-standings = { $name }: ranking
club-on-paper = on paper
# The ceremony at the end, from the third place to the first.
club-place = Place { $place }: { $names }
club-moment-best = Best moment
club-moments = Best moments
# $name is that of a season, $edict what gave the most stars in it.
club-moment = { $edict } ({ $name }): { $stars } ★
club-ceremony-next = Next
club-join = Join the game
club-join-text = Scan the code with your phone, or open this address:
club-code = QR code of the link
club-seated = Seats taken: { $count } of { $all }

## At everybody's table

club-not-started = The game starts when the host says so.
club-paused = Paused by the host
club-waits-for-card = Everyone has drawn. The host turns up the next card.

## Setting up

club-table = Club table
club-table-text = Many players, one projector, and you run the table.
club-most-seats = Maximum players
club-host-plays = I play too
club-host-deals = Some draw on paper: the next card waits for me
setup-webhook = Playing as a club? The game can tell your chat or website whose turn it is and who won. Set the address (a webhook) in the game’s menu.
own-sheet-help = Press a space or drag across several; press again to clear. Keys: arrows move, Space draws, 1 to 4 choose.
own-sheet-text-about = Eleven rows of eleven characters: . empty, ^ mountain, r ruins, # wasteland. You can also put it all on one line with / between the rows.

## The host's controls

club-host = Host controls
club-not-host = Only the host of this table sees the controls.
club-to-table = To the table
club-link = Link for the players
club-all-drawn = Everyone has drawn
club-start = { $count ->
        [one] Start with { $count } player
       *[other] Start with { $count } players
    }
club-spare = Seats kept for latecomers
club-start-text = The other empty seats are left out. A bot draws in the ones you keep until someone comes along.
club-go-on = Resume
club-next-card = Next card
club-pause = Pause
club-hurry = Finish this turn
club-hurry-sure = { $count ->
        [one] A bot draws once for { $count } player.
       *[other] Bots draw once for { $count } players.
    }
club-end-sure = The game ends for everyone, and nobody wins.
club-ceremony-go-on = Next part of the ceremony
club-again = Another game
club-again-text = Same players, new deal.
club-again-go = To the next game
club-host-of = Host controls of the table: { $names }
club-projector-of = Projector of the table: { $names }
club-cancel = Cancel
club-seats = At the table
club-nobody = Nobody yet. Show the code on the projector, or send the link.
club-seat-minded = seat free, a bot is playing
club-seat-away = not connected
club-free = Free this seat: { $name }
club-free-yes = Free the seat
club-free-text = A bot plays on in a freed seat until somebody takes it with the link.
club-free-before = A freed seat can be taken by anyone with the link.
club-paper = On paper
club-paper-text = People drawing on paper follow the cards on the projector. At the end, enter their stars for the ranking.
club-paper-stars = Stars of { $name }
club-paper-remove = Remove { $name }
club-paper-add = Add
