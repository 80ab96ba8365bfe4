# English: what is wrong, and what would be right. Every message is one or two whole sentences; `error-due-…`
# are names of things that other messages put after a colon.

## Setting up a game

# $choices are words to be typed.
error-setup-unknown =
    { $kind ->
        [sheet] There is no sheet “{ $word }”.
        [explore-set] There are no explore cards “{ $word }”.
        [season-set] There are no season cards “{ $word }”.
        [box-of-scoring-cards] There is no box with scoring cards “{ $word }”.
        [scoring-card] There is no scoring card “{ $word }”.
        [ambush-card] There is no ambush card “{ $word }”.
        [skill] There is no skill “{ $word }”.
        [bot] There is no bot “{ $word }”.
        [character] There is no character “{ $word }”.
       *[box] There is no box “{ $word }”.
    } Choose from: { $choices }.
error-setup-sheet = You can’t play on this sheet. { $wrong }
error-setup-sheet-line = Write your own sheet on one line: { $line }
error-setup-seats = A game has 1 to { $most } players, not { $seats }.
error-setup-names =
    { $names ->
        [one] { $names } name
       *[other] { $names } names
    } for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: each player needs exactly one.
error-setup-name =
    You can’t use the name “{ $name }”. A name has { $longest ->
        [one] at most { $longest } character
       *[other] at most { $longest } characters
    }, no bar (|), and no space at either end.
error-name-taken = Somebody here is already called { $name }. How about { $proposal }?
error-name-alike = “{ $name }” looks just like “{ $other }”, and somebody here has that name. How about “{ $proposal }”?
error-name-unseen = Character { $position } of this name ({ $code }) is invisible. Without it, the name is fine: “{ $proposal }”.
error-name-direction = Character { $position } of this name ({ $code }) reverses the letters around it. Without it, the name is fine: “{ $proposal }”.
error-name-unknown = Not everybody can see character { $position } of this name ({ $code }). Without it, the name is fine: “{ $proposal }”.
error-name-marks = Character { $position } of this name has too many marks ({ $code }); three is the limit. This would be fine: “{ $proposal }”.
error-name-separator = A name here can’t have “{ $character }” in it. How about “{ $proposal }”?
error-name-long = This name has { $length } characters; the limit is { $most }. How about “{ $proposal }”?
error-name-nothing = This name would be invisible. Letters, digits and emoji are fine.
error-setup-stacks = Each box’s scoring cards can be used only once.
error-setup-edict-box = The scoring card { $card } comes from a box that this game doesn’t use: { $box }.
error-setup-edicts = The four edicts must be one scoring card of each kind: forest, village, farm and water, and space. Chosen: { $cards }.
error-setup-ambush-twice = Each ambush card exists only once.
error-setup-ambushes =
    Choose { $wanted ->
        [one] exactly { $wanted } ambush card
       *[other] exactly { $wanted } ambush cards
    }, or whole sets to draw them from. Chosen: { $given }.
error-setup-needs-heroes = Heroes on its own is always played with its hero cards.
error-setup-no-heroes = There are no hero cards in these boxes.
error-setup-skills =
    Choose { $wanted ->
        [one] { $wanted } skill
       *[other] { $wanted } different skills
    }, or none. Chosen: { $given }.
error-setup-skill-twice = Each skill card exists only once.
error-setup-needs-explore = A game needs explore cards. Chosen: { $boxes }. Add one of these boxes: { $choices }.
error-setup-no-stack =
    { $stack ->
        [forest] These boxes have no scoring cards for forest.
        [village] These boxes have no scoring cards for villages.
        [farm-water] These boxes have no scoring cards for farm and water.
       *[space] These boxes have no scoring cards for space.
    }
error-setup-needs-person = A game needs a person: take a seat yourself, or leave one open.
error-seed = A deal number is a whole number, 0 or greater, not { $seed }.
error-order-short =
    { $cards ->
        [one] { $cards } card is not enough: the game needs more.
       *[other] { $cards } cards are not enough: the game needs more.
    }

## A sheet that a player drew

error-sheet = { $reasons }
error-sheet-rows =
    A sheet has { $side } rows; this one has { $rows ->
        [0] none
        [one] { $rows } row
       *[other] { $rows } rows
    }.
error-sheet-row =
    Row { $row } has { $cells ->
        [0] no spaces
        [one] { $cells } space
       *[other] { $cells } spaces
    } instead of { $side }.
error-sheet-mark = The mark “{ $mark }” in row { $row }, column { $column } means nothing.
error-sheet-more =
    { $more ->
        [one] And { $more } more like these.
       *[other] And { $more } more like these.
    }
error-sheet-marks = Use . for an empty space, ^ for a mountain, # for wasteland and r for ruins.
error-sheet-room =
    { $room ->
        [0] No space is left to draw on; a game needs at least { $least }.
        [one] Only { $room } space is left to draw on; a game needs at least { $least }.
       *[other] Only { $room } spaces are left to draw on; a game needs at least { $least }.
    }
error-sheet-long = A sheet has { $side } rows of { $side } spaces; this text is far too long.
# $printed is a number or a range such as 4–6.
error-sheet-mountains =
    { $here ->
        [0] This sheet has no mountains; the printed sheets have { $printed }.
        [one] This sheet has { $here } mountain; the printed sheets have { $printed }.
       *[other] This sheet has { $here } mountains; the printed sheets have { $printed }.
    }
error-sheet-ruins =
    { $here ->
        [0] This sheet has no ruins; the printed sheets have { $printed }.
        [one] This sheet has { $here } ruins space; the printed sheets have { $printed }.
       *[other] This sheet has { $here } ruins spaces; the printed sheets have { $printed }.
    }
error-sheet-shut =
    { $shut ->
        [one] { $shut } mountain has no empty space beside it and will earn no coin.
       *[other] { $shut } mountains have no empty space beside them and will earn no coin.
    }

## Players of the computer

error-player-unknown = There is no player “{ $name }”. Choose from: { $choices }.
error-player-character = There is no player “{ $name }”, because there is no character “{ $character }”. Choose from: { $choices }.
error-player-setting = { $kind } takes no setting: write { $kind } instead of “{ $name }”.
error-player-budget = There is no player “{ $name }”. { $wrong }
error-player-net = There is no player “{ $name }” here: it needs a trained net and cartographers[fast] (docs/neural.md).
error-budget = “{ $text }” is not a thinking time: write milliseconds (200ms), seconds (1s) or playouts (500n).

## Spaces and maps as text

error-cell = { $name } is not a space on the map: rows are A to K, columns 1 to 11, as in B4.
error-cell-twice = The space { $cell } is named twice.
error-cells-again = “{ $part }” names a space that “{ $text }” has already named.
error-cells-run = “{ $part }” is not a run of spaces along one row, such as A9-A11.
error-map-text = A map is { $side } lines of text.
error-map-rows =
    A map has { $side } rows; this one has { $rows ->
        [0] none
        [one] { $rows } row
       *[other] { $rows } rows
    }.
error-map-row =
    Row { $row } has { $cells ->
        [0] no spaces
        [one] { $cells } space
       *[other] { $cells } spaces
    } instead of { $side }: { $line }
error-map-mark = The mark “{ $mark }” in row { $row }, column { $column } is not a terrain type. Use { $marks }, or a capital letter for terrain drawn on ruins.
error-map-line = { $wrong } The whole line: { $line }

## Records of games

error-illegal = This is not allowed: { $why }.
error-at-line = Line { $line }: { $wrong }
error-at-seat = Seat { $seat }: { $wrong }
error-header-twice = Line { $line }: “{ $name }” is in the header twice.
error-header-seats = “{ $text }” is not a number of seats.
error-header-heroes = “{ $text }” does not say whether the game has hero cards: write yes or no.
error-header-format = The header must say: format: { $format }
error-header-unknown = Line { $line }: a header has no “{ $name }”. Choose from { $choices }.
error-header-missing = Missing in the header: { $missing }.
error-column = “{ $text }” doesn’t belong here. Write it like this: { $example }, or - for nothing.
error-column-terrain = “{ $letter }” is not a terrain type: use { $letters }.
error-record-setup = A game can’t be set up like this. { $wrong }
error-record-format = The format is { $found }; only { $format } can be read.
error-record-at = Step { $step }: { $wrong }
# $where names the season and, in most cases, the card.
error-record-step = Step { $step } ({ $where }): { $wrong }
error-record-seat = Step { $step } ({ $where }), seat { $seat }: { $wrong }
error-record-stops = The record stops too early. Expected next: { $due }.
error-record-cut = The text is cut off. Expected next: { $due }. A record ends with the line “end” or, if the game is not over, “to be continued”.
error-record-after-end = Line { $line }: nothing can follow the last line of a record.
error-record-line = No line of a record begins with “{ $label }”.
error-record-heading = The heading “{ $season }” comes too early. Expected next: { $due }.
error-record-no-heading = The heading “{ $season }” is missing before the first card of the season.
error-record-columns = Nobody decides anything on { $card }, so its line has no columns.
error-record-card = There is no card “{ $card }”.
error-record-seats =
    A line needs a column for each seat, { $seats } in all; this one has { $columns ->
        [0] none
        [one] { $columns } column
       *[other] { $columns } columns
    }.
error-record-label = Expected the score for “{ $label }”, found “{ $found }”.
error-record-sum = The sum for seat { $seat } is { $right }, not { $found }.
error-record-end = “{ $text }” is not how a game ends. Write it like this: { $example }
error-record-stars = “{ $text }” is not a number of stars.
error-record-not-due = Found: { $found }. Expected next: { $due }.
error-record-entries =
    The list “{ $name }” needs an entry for each seat, { $seats } in all; it has { $entries ->
        [0] none
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
error-record-missing =
    { $what ->
        [draw] The drawing is missing.
        [declare] The declared skill is missing.
        [ambush] The ambush is missing.
        [hero] The hero is missing.
        [destroy] The destroyed space is missing.
        [target] The target is missing.
        [coin-track] The coin track is missing.
        [first-edict] The score of the first edict is missing.
        [second-edict] The score of the second edict is missing.
        [coins] The score for coins is missing.
        [monsters] The loss to monsters is missing.
        [stars] The stars are missing.
        [loss] The loss to monsters is missing.
        [place] The place is missing.
        [rating] The rating is missing.
       *[title] The title is missing.
    }
error-record-extra =
    { $what ->
        [draw] There should be no drawing here.
        [declare] There should be no declared skill here.
        [ambush] There should be no ambush here.
        [hero] There should be no hero here.
        [destroy] There should be no destroyed space here.
        [target] There should be no target here.
        [coin-track] There should be no coin track here.
        [first-edict] There should be no score of the first edict here.
        [second-edict] There should be no score of the second edict here.
        [coins] There should be no score for coins here.
        [monsters] There should be no loss to monsters here.
        [stars] There should be no stars here.
        [loss] There should be no loss to monsters here.
        [place] There should be no place here.
        [rating] There should be no rating here.
       *[title] There should be no title here.
    }
error-record-number =
    { $number ->
        [0] No numbers
        [one] { $number } number
       *[other] { $number } numbers
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } ({ $what ->
        [coin-track] coin tracks
        [stars] stars
        [loss] losses to monsters
        [place] places
       *[other] scores
    }): each seat needs exactly one.
error-record-differs =
    { $what ->
        [draw] The drawing should be “{ $right }”, not “{ $found }”.
        [declare] The declared skill should be “{ $right }”, not “{ $found }”.
        [ambush] The ambush should be “{ $right }”, not “{ $found }”.
        [hero] The hero should be “{ $right }”, not “{ $found }”.
        [destroy] The destroyed space should be “{ $right }”, not “{ $found }”.
        [target] The target should be “{ $right }”, not “{ $found }”.
        [coin-track] The coin track should be “{ $right }”, not “{ $found }”.
        [first-edict] The score of the first edict should be “{ $right }”, not “{ $found }”.
        [second-edict] The score of the second edict should be “{ $right }”, not “{ $found }”.
        [coins] The score for coins should be “{ $right }”, not “{ $found }”.
        [monsters] The loss to monsters should be “{ $right }”, not “{ $found }”.
        [stars] The stars should be “{ $right }”, not “{ $found }”.
        [loss] The loss to monsters should be “{ $right }”, not “{ $found }”.
        [place] The place should be “{ $right }”, not “{ $found }”.
        [rating] The rating should be “{ $right }”, not “{ $found }”.
       *[title] The title should be “{ $right }”, not “{ $found }”.
    }
error-record-coins = The coin track should have { $right_filled } filled in and { $right_crossed } crossed out, not { $filled } and { $crossed }.
error-record-unasked = This seat has nothing to decide here, but the record has “{ $found }”.
error-record-illegal = “{ $found }” is not allowed: { $why }.
error-record-names =
    A record needs a name for each seat, { $seats } in all; this one has { $names ->
        [0] none
        [one] { $names } name
       *[other] { $names } names
    }.
error-record-steps = The steps must be a list, not { $found }.

error-due-card = card { $card }
error-due-after = { $card } after the season
error-due-scores = scores of the season ({ $season })
error-due-end = end of the game
error-due-nothing = nothing, the game is over
error-due-any-card = a card

## JSON

error-not-json = This is not JSON: { $reason }.
error-json-object = Expected an object with these fields: { $fields }. Found: { $found }.
error-json-field = There is no field “{ $name }” here, only: { $fields }.
error-json-lacks = The field “{ $name }” is missing.
error-json-setup-missing = Missing in the set-up: { $missing }.
error-json-setup-value =
    { $kind ->
        [int] The field “{ $name }” of the set-up must be a whole number, not { $found }.
        [list] The field “{ $name }” of the set-up must be a list of words, not { $found }.
        [bool] The field “{ $name }” of the set-up must be true or false, not { $found }.
       *[str] The field “{ $name }” of the set-up must be a word, not { $found }.
    }
error-json-upright = The field “upright” must be true or false, not { $found }.
error-json-event = { $found } is not an event: an event has one of began, revealed, committed or withdrawn.
error-json-terrain = { $found } is not a terrain type. Choose from: { $choices }.
error-json-cells = The field “{ $name }” must be a list of spaces such as ["B4", "B5"], not { $found }.
error-json-skill = A skill is named by a word, not by { $found }.
error-json-step = { $found } is not a step: a step has one of reveal, season, after or end.
error-json-entries = The field “{ $name }” must be a list with an entry for each seat, not { $found }.
error-json-rating = A rating is a number, and a title is a word or null. { $found } is neither.
error-json-seats = Expected a list with an entry for each seat, not { $found }.
error-json-numbers =
    { $length ->
        [0] Expected a list of whole numbers, not { $found }.
        [one] Expected a list of { $length } whole number, not { $found }.
       *[other] Expected a list of { $length } whole numbers, not { $found }.
    }

## The server

# What stands after “in” when something is to be tried again: $wait hours, minutes or seconds.
again-in = { $unit ->
    [hours] { $wait ->
        [one] an hour
       *[other] { $wait } hours
    }
    [minutes] { $wait ->
        [one] a minute
       *[other] { $wait } minutes
    }
   *[seconds] { $wait ->
        [one] a second
       *[other] { $wait } seconds
    }
}
error-no-game = We can’t find that game. Check the link for a typo.
error-no-screen = No game is being shown here right now.
error-no-seat = This game doesn’t have that seat.
error-no-code = This link doesn’t lead to a game. Ask for a new one.
error-no-lesson = We can’t find that lesson. Check the link for a typo.
error-phrase-misspelt = This isn’t a recovery phrase: a syllable is missing, wrong or misplaced. Have another look.
error-phrase-limit = That’s a lot of attempts from here. Please try again in an hour.
error-phrase-unknown = This recovery phrase no longer works. Perhaps you’ve made a newer one.
error-no-device = That device isn’t linked to yours.
error-no-profile = There is no page here; perhaps its owner has taken it down.
error-phrase-needed = Type your recovery phrase to do this.
error-phrase-not-yours = This isn’t your recovery phrase. Have another look.
error-no-phrase = You have no recovery phrase yet. Make one on the page “You”.
error-no-holder = That device no longer has the seat.
error-holder-earlier = You can only remove devices that joined this seat after you.
error-no-link = This seat has no private link.
error-delete-not-sure = Nothing was deleted: “everything” must be true.
error-no-page = There’s nothing at this address. Check it for a typo.
error-no-bot = There is no bot “{ $bot }”. Choose from: { $choices }.
error-not-yours = This isn’t your seat.
error-no-watchers = You can’t watch this game: only its players can see it until it’s over.
error-not-maker = Only the player who created the game can give its open seats to bots.
error-abandon-not-maker = You’re not the only player here, so only the player who created this game can end it.
error-abandon-lesson = No need to end a lesson. Leave it whenever you like.
error-not-over = This game is still being played: only its players can review it.
error-not-saved = We couldn’t save that, and nothing has changed. Please try again.
error-no-space = This device is full, and nothing has changed. Make some room, then try again.
error-whole-secret = Games stay on this server, because their next cards are a secret. You can download their records.
error-whole-damaged = This game can’t be continued: it’s damaged, or it was changed.
error-game-over = The game is over.
error-stale = The game has moved on: this decision was meant for an earlier step.
error-seat-taken = Somebody else has taken this seat.
error-table-full = All seats of this game are taken.
error-seat-not-open = This seat isn’t open.
error-push-keys = Notifications in this browser are stuck. Turn them off and on again.
error-no-subscription = Notifications aren’t turned on for this device.
error-no-mail = This server sends no e-mail.
error-mail-address = We can’t write to that e-mail address. Check it for a typo.
error-too-many-addresses = That’s a lot of addresses. Try again in { again-in }.
error-no-mail-address = This link doesn’t work any more. In the game, turn e-mail on and off under “Tell me”.
error-no-webhook = This game has no webhook.
error-webhook-not-maker = Only the player who created the game can set its webhook.
error-webhook-telegram = A Telegram address looks like this: { $example }
error-address-not-https = The address must start with https://.
error-address-unknown = The server can’t find { $host } on the internet.
error-lesson = The lesson asks for something else here.
error-lesson-step = You can’t go to step { $step } of this lesson now.
error-not-a-lesson = This game isn’t a lesson.
error-season-not-scored = This season hasn’t been scored yet.
error-bad-record = Something is wrong with this game record. { $wrong }
error-record-unfinished = This record stops before the game is over. Only finished games can be opened.
error-corrupt-game = This game can’t be opened. { $wrong }
error-corrupt-rules = Its log does not fit the rules: { $wrong }.
error-corrupt-hashes = At event { $event }, its log was changed or was written by other rules (version { $version }).
error-damaged-row = Its stored data is damaged: { $wrong }.
error-corrupt-end = The last events of its log are missing: there are { $found } of { $events }.
error-corrupt-head = Event { $event } of its log is not the one that was stored.
error-corrupt-deal = The number of its deal, its secret or a random number is not the one that was stored.
error-corrupt-signature = The record of the end of its log is missing from the database, or is not signed with the server’s key.
error-corrupt-added = Event { $event } of its log and all later ones did not come from a server.
error-corrupt-gone = The whole game is missing.
error-corrupt-event = Event { $event } of its log does not fit its hash or the rules.
error-corrupt-checkpoint = Its checkpoint differs from its log.
error-what-if-no-hints = This game is played without hints: “What if” opens once it’s over.
error-what-if-others = You’re not the only player in this game: “What if” opens once it’s over.
error-played-now = This position is being played here in a game without hints. Ask again once that game is over.
error-what-if-lesson = “What if” is for games, not for lessons.
error-what-if-record = A record doesn’t contain the order of all the cards: only a new deal is possible.
error-what-if-same-cards = You can play the same cards again once this game is over.
error-what-if-event =
    { $events ->
        [one] This game has only { $events } event so far.
       *[other] This game has only { $events } events so far.
    }
error-what-if-over = There’s nothing left to decide: the game is over at this point.
error-seed-no-hints = A game without hints is dealt at random: somebody might know a chosen deal.
error-bad-deal = { $found } does not say how the cards were shuffled: this takes a secret and, for each seat, a random number or nothing.
error-deal-differs = Card { $turned } was “{ $card }”, but the shuffle gives “{ $due }”.
error-deal-setup = The edicts or skills aren’t the ones the shuffle gives.
error-deal-commitment = The secret isn’t the one whose fingerprint was shown before the first card.
error-fair-no-deal = This record doesn’t say how its cards were shuffled.
error-no-deal = The shuffle of this game can’t be checked.
error-deal-offer = This deal has been used or is too old. Please try again.
error-again-no-deal = The order of all cards of this game isn’t known: only a new deal is possible.
error-again-not-over = You can play the same deal again once this game is over.
error-no-day = There is no deal “{ $day }”. A day is written like 2026-11-16, a week like 2026-W47.
error-day-closed = Play your counted try first: this deal stays secret until it’s over.
error-day-closing = Others may still be finishing tries they started in time: this deal stays secret until they’re done.
error-day-not-begun = You can’t play this deal yet.
error-day-over = This deal no longer counts. You can still play it, as often as you like.
error-day-no-result = You’ll get a picture once you have a result.
error-day-open = This deal ({ $day }) still counts. Until its day or week is over, you can only play it from its own page.
error-day-tried = You’ve had your counted try. You can play this deal again, as often as you like.
error-counted-link = A try that counts is for one person only. To continue it on another device of yours, type your recovery phrase there.
error-rematch-others = Only the players of this game can ask for a rematch.
error-rematch-not-over = A rematch is possible once the game is over.
error-hint-lesson = This is a lesson: it will tell you what to do.
error-no-hints = This game is played without hints.
error-hint-not-asked = There’s nothing to decide in this seat right now.
error-photo-failed = We couldn’t read the photo. Try again, or take another one.
error-hint-failed = We couldn’t find a hint this time. Please try again.
error-analysis-not-over = You can analyse a game once it’s over.
error-analysis-failed = The analysis stopped. What was found so far is kept.
error-par-not-solo = Par is for solo games.
error-earned-not-over = You’ll see what a game has earned once it’s over.
error-par-not-over = Par is shown once the game is over.
error-par-not-saved = We couldn’t save par. Please try again.
error-par-record = This record ends too early: not all cards of its deal are known.
error-par-failed = The bot stopped playing. Please try again.
error-cross-site = This request came from another site’s page, so we turned it down.
error-not-a-server = No other server of this database has just sent this request.
error-too-many-requests = That’s a bit much at once. Please wait a moment.
error-too-many-phrases = That’s a lot of phrases at once. Please wait a moment.
error-too-many-games = A lot of games have been started from here. Try again in { again-in }.
error-too-much-work = You’ve asked for a lot already. Try again in { again-in }.
error-server-busy = The server is very busy just now. Try again in { again-in }.
error-archived = This game is in the archive. Its record is at { $path }.
error-decision-changes = You’ve changed your mind a lot here. Now it stays as it is.
error-device-quota = You have a great many games here. Remove some before you start new ones.
error-server-full = This server has no room for new games. Try again in { again-in }.
error-network-bytes = A lot has been saved from your network today. Try again in { again-in }.
error-too-many-joins = A lot of players have joined from your network just now. Try again in { again-in }.
error-quota-own = You can have at most { $most } of these at once. Finish one of them first.
error-quota-all = This server has no room for more of these at the moment. Please try again later.
error-quota-network = A great many of these have been made from your network today. Try again in { again-in }.
error-too-large = This is too large to send. Shorten it, or choose a smaller file.
error-unknown-host = This server is not called { $name }. Whoever runs it can add that name with --name.
error-unreadable = We can’t read this request: it must be JSON text in UTF-8.
error-method = This address doesn’t take that kind of request.
error-bad-request = We can’t read this request ({ $reason }).
error-bad-field = We can’t read this request: { $field } ({ $reason }).
error-http = We can’t answer this request ({ $detail }).
error-failed = Something went wrong on our side, and nothing has changed. Please try again.
error-cannot-serve = Can’t start a server at { $host }, port { $port } ({ $reason }). If another program uses this port, choose another with --port.
error-store = Can’t keep games in { $folder } ({ $reason }).
error-site-no-client = The pages have not been built yet. Run: make web
error-site-folder = The folder { $folder } is not empty. Name a new one.
error-site-server = { $server } is not a server address: it must start with https://
error-store-locked = Can’t keep games in { $folder }: another server is using it. Stop that one, or name another folder with --data.
error-verify-older = The games in { $folder } were stored by an older version. Start the server there once.
error-verify-unreadable = The games in { $folder } cannot be read ({ $reason }).
error-backup-no-games = There are no games in { $folder }. If they are in PostgreSQL, add --database.
error-backup-no-key = There is no key in { $folder }. With --database, also name the data folder of its server.
error-backup-exists = { $folder } already exists. A backup needs a new folder.
error-backup-failed = { $file } cannot be copied ({ $reason }).
error-restore-not-empty = A backup is restored into a folder without games, but { $folder } has the file { $file }.
error-restore-changed = { $file } was changed: no server has put “{ $name }” there. Nothing was restored.
error-database = The database { $address } cannot be used ({ $reason }).
error-database-locked = The database { $address } cannot be used: another server is using it.
error-database-heads = The database { $address } is not the one that this server used before, or it has lost its table “heads”. Restore it. To accept its games as they are, delete the file { $file }.
error-database-key = The games in the database { $address } are signed with another key, not the one in { $folder }. Put the key that its servers use there.
error-database-older = The games in the database { $address } were stored by an older version. Start a server with this database once.
error-database-empty = There are no games in the database { $address }: no server has used it yet.
error-database-not-empty = A backup is restored into an empty database, but { $address } has games already.
error-database-address = The address of a database looks like this: postgresql://name@host/database
error-needs-postgres = PostgreSQL needs the package { $package }. Install it with: pip install 'cartographers[postgres]'

## The commands: files

error-file-missing = There is no such file or folder.
error-file-permission = You don’t have permission for that.
error-file-folder = It is a folder, not a file.
error-file-exists = There is already a file with this name.
error-file-other = The system says: { $reason }.
error-cannot-read = { $file } cannot be read. { $why }
error-cannot-write = { $file } cannot be written. { $why }
error-cannot-make = The folder { $folder } cannot be created. { $why }
error-file-there = { $file } already exists and will not be overwritten. Name another one.
error-not-utf-8 = { $file } is not text in UTF-8.
error-typed-not-utf-8 = What was typed is not text in UTF-8.
error-output = The output cannot be written. { $why }
error-nothing-to-read = There is nothing to read: all lines are empty.

## The commands: lines of JSON

error-json-deep = The JSON is nested too deeply.
error-not-json-at = This is not JSON: { $reason } at character { $at }.
error-line-object = A line is an object such as { $example }
error-line-needs = The line needs the field “{ $name }”.
error-line-rows = The field “rows” is a list of 11 strings.
error-line-cards = The field “cards” is a list of scoring cards such as ["greenbough"].
error-line-flag = The field “{ $name }” is true or false.
error-legal-card = No shape is drawn from { $card }: name an explore card or an ambush card.

## The commands: names and numbers

# What argparse found wrong, said by `usage-see` in terminal.ftl.
error-usage = { $sentence }
error-language = There is no language “{ $language }” here. Choose from: { $choices }.
error-number =
    { $what ->
        [seed] The deal (--seed) must be a whole number, { $least } or greater, not “{ $word }”.
        [seat] The seat (--seat) must be a whole number, { $least } or greater, not “{ $word }”.
        [port] The port (--port) must be a whole number, { $least } or greater, not “{ $word }”.
        [depth] The depth (--depth) must be a whole number, { $least } or greater, not “{ $word }”.
        [games] The number of games (--games) must be a whole number, { $least } or greater, not “{ $word }”.
        [games-a-file] The number of games in a file (--games-a-file) must be a whole number, { $least } or greater, not “{ $word }”.
        [deals] The number of deals (--deals) must be a whole number, { $least } or greater, not “{ $word }”.
        [jobs] The number of jobs (--jobs) must be a whole number, { $least } or greater, not “{ $word }”.
       *[seats] The number of seats (--seats) must be a whole number, { $least } or greater, not “{ $word }”.
    }
error-no-such-thing =
    { $kind ->
        [card] There is no card “{ $word }”.
        [scoring-card] There is no scoring card “{ $word }”.
        [suite] There is no suite “{ $word }”.
       *[topic] There is no topic “{ $word }”.
    } Choose from: { $choices }.
error-no-such-thing-close =
    { $kind ->
        [card] There is no card “{ $word }”.
        [scoring-card] There is no scoring card “{ $word }”.
        [suite] There is no suite “{ $word }”.
       *[topic] There is no topic “{ $word }”.
    } Did you mean { $close }?
error-players-how-many = “{ $word }” does not say how many: write { $name }*3 for three of them.
error-players-too-many = A game has 1 to { $most } players, and “{ $text }” names more.
error-players-none = Nobody is playing: name at least one player.
error-no-keyboard = Nobody is at the keyboard: name { $you } among the players, or use simulate.
error-resume-seed = To continue a saved game, give the --seed it was dealt from.
error-resume-other-seed = { $file } was not dealt from --seed { $seed }.
error-resume-seats =
    { $right ->
        [one] { $file } is a game for { $right } player; you named { $players }.
       *[other] { $file } is a game for { $right } players; you named { $players }.
    }
error-no-seat-in-record =
    { $seats ->
        [one] This game has only { $seats } seat: there is no seat { $seat }.
       *[other] This game has { $seats } seats: there is no seat { $seat }.
    }
error-nothing-decided = Nothing has been decided in this record, so there is nothing to analyse.
error-perft-cards = With these cards the game gets stuck. { $wrong }
error-serve-port = A port is at most { $most }, not { $port }.
error-serve-peer = Expected a host name, like server-1 or 10.0.0.5, together with a database, not { $given }.
error-serve-contact = “{ $given }” is not an e-mail address. Write it like host@example.org.
error-bad-key = The file { $file } with the server’s secret key is damaged. Restore it from a backup. If you have none, delete the file: the server then makes a new key, and all invitations, private links and recovery phrases given out so far stop working.
error-settings-syntax = { $file } is not valid TOML: { $reason }.
error-settings-in-file = { $file }, line { $line }: { $wrong }
error-settings-in-environment = The environment variable { $variable }: { $wrong }
error-settings-contact = “{ $given }” is not an address for questions. Write it like mailto:host@example.org or https://example.org/contact.
error-settings-mail-server = This is not the address of a mail server. Write it like smtps://user:password@mail.example:465.
error-settings-mail-from = “{ $given }” is not an e-mail address. Write it like Maps <maps@mail.example>.
error-settings-mail = A mail server needs two more settings: mail_from and site_address.
error-settings-host-name = “{ $given }” is not a host name. Write it like maps.example, without https:// or a port.
error-settings-origin = “{ $given }” is not the beginning of an address. Write it like https://maps.example.
error-settings-unknown = There is no setting { $name }. Choose from: { $choices }.
error-settings-value = The setting { $name } must be { $wanted ->
    [whole] a whole number above 0
    [number] a number above 0
    [numbers] a list of numbers above 0, as many as in the default
    [text] a string in quotes
    [texts] a list of strings in quotes
    [truth] true or false
    [folder] the path of a folder
    [whole-from-0] a whole number, 0 or above
    [number-from-0] a number, 0 or above
   *[table] a table
}.
error-unsafe-notices = private_notices lets everybody who plays send requests into your network. A server with it must listen on this machine only, not at { $host }.
error-unsafe-folder = Every user of this machine can write to { $folder }, where the keys are. To stop that: chmod o-w { $folder }
error-not-ready = The store does not answer.
error-serve-network-form = “{ $given }” is not an address or a network. Write it like 10.0.0.2 or 10.0.0.0/24.
error-serve-network-all = { $given } means everybody. Name only the addresses that you trust.
error-serve-path-form = “{ $given }” is not a path. Write it like /cartographers, with letters, digits, - and _ after each slash.
error-serve-path-own = { $given } begins like an address of the game itself. Choose another path, like /cartographers.
error-needs-server = The server needs the package { $package }. Install it with: pip install 'cartographers[server]'
error-needs-pyarrow = A Parquet file needs the package pyarrow. Install it with: pip install 'cartographers[data]'
error-parquet-seed = A Parquet file has room for deals up to { $most }. Choose a smaller --seed.
error-parquet-other = { $file } has other games in it. Name another folder.
error-games-a-file = --games-a-file splits the output of --parquet into several files: give --parquet a folder, and leave out --record.
error-print-sheets = You can print 1 to { $most } sheets at once, not { $sheets }.
error-print-edicts = The page about the edicts needs { $wanted } different scoring cards, not { $edicts }.
error-print-paper = There is no paper size “{ $word }” here. Choose from: { $choices }.
error-print-needs = Printing needs the package { $package }. Install it with: pip install 'cartographers[server]'
error-photo-format = The photo must be a JPEG, PNG or WebP picture; this file is none of those.
error-photo-bytes = The file is too large: the limit is { $most } MB.
error-photo-pixels = The picture is too large: it has { $width } × { $height } pixels, and the limit is { $most } million.
error-photo-broken = The file is damaged and can’t be read. Take the photo again.
error-photo-marks = { $found ->
        [0] None
       *[other] Only { $found }
    } of the 4 square marks around the map can be seen. Take a photo of a sheet printed here, with all four corners of the map in it.
error-photo-bent = The sheet doesn’t look flat. Lay it flat, with no other sheet beside it.
error-photo-small = The sheet is too small in the picture. Hold the camera closer.
error-photo-blurred = The picture is too blurry. Hold the camera still, in good light.
error-photo-needs = Reading a photo needs the package { $package }. Install it with: pip install 'cartographers[photo]'
error-needs-ray = The engine ray needs the package ray. Install it with: pip install 'cartographers[ray]'
error-ray-unreachable = The Ray cluster cannot be reached ({ $reason }).
error-ray-lost = The Ray cluster has lost a game ({ $reason }).
error-worker-died = A process that was playing has stopped. Perhaps memory ran out.

## The commands: matches

error-contest-twice = { $name } is named twice. In a match everyone is named once and plays every deal.
error-contest-suite = --suite { $suite } says which deals are played: leave out { $options }.
error-contest-deals =
    { $deals ->
        [one] A suite has { $deals } deal, not { $wanted }.
       *[other] A suite has { $deals } deals, not { $wanted }.
    }
error-contest-solo = --mode solo is for playing alone: leave out --seats, or say --mode table.
error-contest-seats =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } at { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: everyone needs a seat at every table.
error-contest-table = A table has at least two seats: name more players, or say --seats 2.
error-contest-stopped = { $wrong } The games so far are in { $file }; the same command continues from there.
error-contest-file = { $file } is not the file of a match.
error-contest-header = { $file } is not the file of a match. { $wrong }
error-contest-first-line = Its first line does not describe a match.
error-contest-version = It was played by version { $version }, and this is { $ours }.
error-contest-line = Line { $line } of { $file } is not a game of a match. { $wrong }
error-contest-fields = It needs these fields: { $fields }.
error-contest-numbers = Its numbers do not fit its seats.
error-contest-not-json = It is not JSON.
error-contest-not-object = It is not a JSON object.
error-contest-other = { $file } belongs to another match: name another file. { $reason }
# $option is the English name of an option.
error-contest-differs = In the file, { $option } is { $there }; here it is { $here }.
error-contest-full = { $file } cannot be written: the line did not fit.

## Programs of other people that play

error-bot-command = “{ $name }” is not a command: a quotation mark is missing.
error-bot-missing = “{ $program }” cannot be run: there is no such program, or it is not executable. For a script, name what runs it too: "python3 mybot.py".
error-bot-cannot-play = { $name } cannot play. { $reason }
error-bot-start = It could not be started ({ $reason }).
error-bot-late = It didn’t answer in time.
error-bot-line =
    { $most ->
        [one] It sent a line of more than { $most } byte.
       *[other] It sent a line of more than { $most } bytes.
    }
error-bot-ended = It exited with code { $status }.
error-bot-ended-error = It exited with code { $status }: { $error }
error-bot-version = It speaks version { $found } of the protocol, but this is version { $version }.
error-bot-questions =
    { $most ->
        [one] It asked more than { $most } question about one decision.
       *[other] It asked more than { $most } questions about one decision.
    }
error-bot-illegal = Its decision “{ $decision }” is not legal: { $why }.
error-bot-not-json = Its answer is not JSON: { $text }
error-bot-answer = Its answer cannot be used. { $wrong }
error-bot-besides = A program can ask what else it can draw only about a decision listed under “first” of a skill. This is not one: { $found }.
error-bot-step = It is for step { $found }, but the view was of step { $step }.
error-bot-message = Expected a message of this type: { $types }. It was { $found }.
error-bot-stays = It kept running after its input was closed.
error-bot-no-token = The token of the bot account is missing: put it into { $variable }, or name a --token-file.
error-bot-address = “{ $address }” is not the address of a server. Write it like https://maps.example.
error-bot-refused = { $address } refused the connection. { $why }
error-bot-name-taken = There is already a bot “{ $name }”: choose another name.
error-bot-name-alike = “{ $name }” looks the same as the name of the bot “{ $other }”: choose another name.
error-bot-most-accounts =
    { $most ->
        [one] You already have the maximum number of bots ({ $most }).
       *[other] You already have the maximum number of bots ({ $most }).
    }
error-bot-token = This is not the token of a bot account.
error-bot-token-ended = The token of the bot “{ $name }” is no longer valid. Its owner can make a new one on the page “You”.
error-bot-not-owners-table = This bot’s token lets it play only at its owner’s tables.
error-bot-no-account = There is no bot “{ $name }” here that you can invite.
error-bot-not-here = The bot “{ $name }” is not connected now.
error-bot-busy = The bot “{ $name }” is already at this table, or at too many others.

## Tournaments

error-no-tournament = We can’t find that tournament. Check the link for a typo.
error-no-tournament-deal = This tournament has no deal { $deal }.
error-no-series = We can’t find that series. Check the link for a typo.
error-series-full = This series is full. Start a new one.
error-series-last = This is the only tournament of the series.
error-deal-closed = You can’t see this deal yet. You will once your try is over and the results are shown.
error-deal-open = This deal belongs to a tournament and is still being played. Until it’s closed, you can only play it there.
error-not-playing = You’re not in this tournament.
error-tournament-paused = The host has paused the tournament. Deals already under way can be finished.
error-deal-not-open = This deal isn’t open now.
error-deal-tried = You have already played this deal. Only one try counts.
error-tournament-name = Give the tournament a name.
error-tournament-end = The end must be in the future, and within a year.
error-tournament-no-entry = Nobody can join this tournament now.
error-tournament-changed = The tournament has changed in the meantime. Have another look.
error-tournament-over = This tournament is closed.
error-player-name = Enter a name: the others see it in the standings.
error-no-player = This tournament has no player number { $number }.
error-nothing-to-correct = There is nothing to correct here.
error-not-the-host = Only the host of the tournament can do this.
error-not-now = You can’t do this now: only one deal is open at a time, and no deal opens twice.

## Puzzles

error-puzzle-unreadable = This is not a puzzle: { $why }
error-puzzles-no-games = Say which games to look in: name records, or let bots play some with --play 20.
error-no-puzzle = We can’t find that puzzle. Check the link for a typo.
error-puzzle-not-answered = Answer the puzzle first; then the drawings are compared.
error-puzzle-not-compared = We couldn’t compare the two drawings this time. Please try again.
error-mistake-losses = Those losses don’t match this turn’s drawings. Please reload the page.
error-mistakes-not-found = We couldn’t look at those turns this time. Please try again.

## A club's table

error-not-host = Only the host of a club table can do this.
error-game-paused = This game hasn’t started yet, or it’s paused.
error-not-table-maker = Only the person who opened this table can do this.
error-seat-not-others = Nobody else is in this seat.
error-removed-from-table = Whoever opened this table has removed you from it.
error-knock-first = Whoever opened this table lets people in: knock first.
error-knock-seated = You already have a seat at this table.
error-knock-open = No need to knock here: take a seat.
error-knock-refused = Not this time: whoever opened this table said no.
error-knock-name = Say who you are: whoever lets people in sees your name.
error-knock-most = A lot of people are waiting here already. Please try again later.
error-no-knock = Whoever knocked is no longer waiting at this table.
error-still-drawing = Somebody at a screen is still drawing. Wait until everyone there is done.
error-nobody-seated = Nobody has taken a seat yet.

## Reports to the host

error-report-missing = What you want to report is no longer here, or has a new name.
error-report-most = { $most ->
    [one] The host hasn’t looked at your { $most } report yet. Once that’s done, you can send more.
   *[other] The host hasn’t looked at your { $most } reports yet. Once that’s done, you can send more.
}
error-report-full = The host has a lot of reports to look at already. Please try again later.
error-too-many-reports = A lot of reports have come from here. Try again in { again-in }.
error-wrong-code = No game or tournament has this code now. Codes work for a few hours: ask for a new one.
error-too-many-codes = That’s a lot of wrong codes from here. Try again in { again-in }.
error-too-many-knocks = There’s been a lot of knocking from here. Try again in { again-in }.

## Notes at a table

error-notes-players = Only the players at this table can read its notes.
error-notes-live = In a live game, use the phrases; notes to everyone are for games over several days.
error-notes-most = You have left { $most } notes at this table. Remove one of them first.
error-note-empty = This note is empty. Write something first.
error-note-long = A note has at most { $most } characters; this one has { $length }.
error-no-note = You have no such note at this table.
error-too-many-notes = You’ve written a lot of notes. Try again in { again-in }.

## What the host allows and does

error-banned = The host of this server lets you read here, but not play, until { $until } (UTC).
error-banned-why = The host of this server lets you read here, but not play, until { $until } (UTC). The reason: { $why }
error-feature-off = The host of this server has switched this off.
error-creation-closed = The host has switched off new games. Games in progress carry on.
error-creation-password = You need the host’s password to start games here.
error-password-wrong = That’s not the password. Check it for a typo.
error-admin-link = This link has been used, is too old, or is not from this server. Make a new one.
error-admin-session = This page is for the host, who makes a link to it with: cartographers admin link
error-admin-no-device = No device, or more than one, has an id that begins with { $beginning }. Check it, or type more of it.
error-admin-network = “{ $given }” is not an address or a network. Write it like 192.0.2.7 or 192.0.2.0/24.
error-admin-no-ban = There is no ban { $id }. To see them all: cartographers admin status
error-admin-password = A password needs at least { $least } characters.
error-admin-language = There is no language “{ $language }”. Choose from: { $choices }.
error-admin-no-such = Nothing of this kind has the id { $id }. To look for it: cartographers admin find
error-admin-no-name = Nobody here is called { $name }.
error-admin-no-undo = Nothing with the id { $id } can be put back. After a day it’s gone for good.
error-admin-undo-first = This belongs to something that was deleted too. If you can put that back, do it first.
error-admin-no-report = There is no open report { $id }. To see them all: cartographers admin reports
error-admin-request = { $where }: { $reason }
error-admin-not-left = We couldn’t pass this on to the running server: { $reason }
error-admin-no-answer = The server hasn’t answered for { $seconds } s. Is it still running?
error-admin-hours = Give a number of hours above 0, not { $word }.
error-password-limit = That’s a lot of attempts from here. Try again in { again-in }.

## Positions that somebody sets up

error-position-map-printed = Row { $row }, column { $column } doesn’t match the sheet: mountains, wasteland and ruins stay where they are printed.
error-position-map-full = The map is full, so there’s nothing left to draw. Leave at least one space empty.
error-position-map-heroes = There are heroes on the map, but this game is played without hero cards.
error-position-map-names = No monster on this map is called { $name }.
error-position-season = Choose a season from 1 to { $last }.
error-position-used-card = { $card } can’t have come up this season: it’s not in the deck, or it has come up already.
error-position-used-time = These cards add up to time { $used }, but the season ends at { $time }. Remove one.
error-position-met-card = { $card } isn’t an ambush or hero card in this game.
error-position-met-many = Before this season, at most { $most } ambush cards and { $most } hero cards can have come up, each only once.
error-position-next-card = { $card } can’t come next: it’s not in the deck.
error-position-coins = A map has at most { $most } coins, and you can’t have spent more than you earned.
error-position-skill = { $skill } isn’t one of the skills in this game.
error-position-scores =
    { $given ->
        [one] There is a score for { $given } season
       *[other] There are scores for { $given } seasons
    }, but { $seasons ->
        [0] no season is over yet
        [one] { $seasons } season is over
       *[other] { $seasons } seasons are over
    }.
error-position-missing = Missing in the position: { $missing }.
error-position-long = A position has at most { $most } characters; this text has { $length }.
error-position-word = A position has no part called “{ $word }”. It has these, each once: { $names }.
error-position-number = “{ $text }” doesn’t belong here: a position needs whole numbers.
error-position-no-card = Choose the next card first, so there’s something to draw.

## Studies

error-no-study = This study doesn’t exist, or it isn’t open to you.
error-study-not-yours = Only its writers can change this study.
error-study-owner = Only the person who made this study can do that.
error-study-code = This link no longer lets anyone write. Ask for a new one.
error-study-writers = A study has at most { $most } writers.
error-study-no-chapter = That chapter is no longer in this study.
error-study-most-chapters = A study has at most { $most } chapters.
error-study-most-remarks = A chapter has room for comments on at most { $most } maps.
error-study-full = There’s no room for more here.
error-study-seats = You can make a study of a game with up to { $most } players; this one has { $seats }.
error-study-last-chapter = This is the study’s last chapter. Delete the whole study instead.
error-study-line-end = There’s nothing to draw here.
error-study-conflict = Someone else has changed this comment in the meantime: { $comment }
error-too-many-edits = That’s a lot of changes. Try again in { again-in }.
error-study-most = You already have { $most } studies. Delete one of them first.
error-study-not-over = You can make a study of a game once it’s over.
error-bad-study = This study can’t be read. { $wrong }
error-study-format = A study must begin with the line “format: { $format }”.
error-study-chapters = A study needs chapters. Each starts with a line like this: chapter: …
error-study-header = Line { $line }: before the first chapter there can only be “format” and “title”.
error-study-seat = “{ $found }” is not a seat. Choose from 1 to { $seats }.
error-study-remark = “{ $found }” is not a remark. Write one like this: { $examples }.
error-study-turn = There’s no turn of the game here. Tasks and alternatives belong to a turn.
error-branch-end = “{ $found }” comes after the last turn of this game.
error-branch-unasked = “{ $found }”: this seat has nothing to decide here.
error-branch-illegal = “{ $found }” is not allowed: { $why }.
error-branch-others = After this alternative, seat { $seat } could not have made the same decision on { $card }.
