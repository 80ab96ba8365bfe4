# The page of a person: finished games, statistics, other devices, export, deletion, bots.

yours-empty = Your maps will hang here
yours-none = Finish a game and it shows up here: stars by edict, season and sheet, your titles and your best maps.
yours-pending = { $games ->
        [one] Still reading one older game.
       *[other] Still reading { $games } older games.
    }
yours-best-map = Best map
yours-drawn = { $games ->
        [one] One map drawn.
       *[other] { $games } maps drawn, { $mean } stars on average.
    }
yours-course = Your latest games
yours-course-from = Stars in your latest games, from { $first } to { $last }
yours-strengths = Strengths by edict
yours-strengths-text = Average stars per game. The mark is the number printed on the edict.
yours-strengths-games = { $games ->
        [one] one game
       *[other] { $games } games
    }
# $games is how many games an edict was in: too few to say much.
yours-strengths-few = { $games ->
        [one] only one game
       *[other] only { $games } games
    }
yours-strengths-all = All edicts
yours-streak-longest = { $days ->
        [one] Longest streak: one day
       *[other] Longest streak: { $days } days
    }
yours-firsts = Firsts
yours-first-map = First map
yours-first-win = First win
yours-medal-gold = Gold medal
yours-medal-silver = Silver medal
yours-medal-bronze = Bronze medal
yours-figures = At a glance
yours-games = Games
yours-mean = Average stars
yours-best = Most stars
yours-wins = Won
# $wins of $games games with others.
yours-wins-of = { $wins } of { $games }
yours-par = Against par
# $games is how many solo games par was played for.
yours-par-games = { $games ->
        [one] on average, in one solo game
       *[other] on average, in { $games } solo games
    }
yours-luck = Luck
yours-skill = Skill
# $games is how many games were analysed.
yours-analysed = { $games ->
        [one] in one analysed game
       *[other] per game, in { $games } analysed games
    }
yours-maps = Best maps
yours-seasons = By season
yours-season = Season
yours-stars = Stars
yours-edicts = Edicts
yours-coins = Coins
yours-monsters = Monsters
yours-others = Others
yours-others-note = “Others” are everyone else in the same games, bots included.
yours-by-edict = By edict
yours-edict = Edict
# $others is shown if games with other seats are among them.
yours-edict-note = { $others ->
        [shown] Average stars in each season. The small number is the others’ average.
       *[none] Average stars in each season.
    }
yours-sheets = By sheet
yours-sheet = Sheet
yours-titles = Solo titles
yours-history = Finished games
yours-history-none = No games match these filters.
yours-filter-box = Box
yours-filter-sheet = Sheet
yours-filter-seats = Players
yours-all = All
yours-place = Place { $place } of { $seats }
yours-page = Page { $page } of { $pages }
yours-newer = Newer
yours-older = Older

yours-devices = On another device
yours-devices-text = Make a recovery phrase here and type it on the other device. Then both have all your games.
yours-phrase-make = Make a recovery phrase
yours-phrase-renew = Make a new phrase
yours-phrase-renew-text = A new phrase replaces this one. Your devices stay linked.
yours-phrase-since = Your recovery phrase was made on { $day }.
yours-phrase-keep = Write it down: you’ll see it only once. Anyone who knows it can play as you.
yours-phrase-latin = In Latin letters
yours-phrase-cyrillic = In Cyrillic letters
yours-link = I have a phrase
yours-link-label = Recovery phrase
yours-link-go = Link this device
yours-linked = This device is linked. The games it had are now yours too.
yours-device-this = This device
yours-device-since = since { $day }
yours-device-unnamed = A device
yours-unlinked = Unlinked. The recovery phrase still works: if someone else might know it, make a new one.
yours-unlink = Unlink
# $name is what the device is called.
yours-unlink-of = Unlink: { $name }
yours-device-seen = last here { $day }
# Asked for before something that a thief with the device could do as well.
yours-phrase-own = Your recovery phrase
yours-phrase-own-text = Type your recovery phrase. That way, nobody who just picks up one of your devices can do this.
yours-phrase-own-go = Continue
yours-phrase-own-link = Your devices here already have a phrase. Type it, and they all come along.
yours-lost = I no longer have it
yours-lost-text = Say so here, and after a week this device can do without the phrase. Until then, any linked device can object.
yours-lost-go = The phrase is lost
# $day is when the device can go on without the phrase.
yours-lost-this = You said on this device that the recovery phrase is lost. From { $day } it can make a new one without it.
yours-lost-over = This device can now make a new phrase, and unlink others, without the old one.
# $name is what the other device is called.
yours-lost-other = Someone on “{ $name }” said the recovery phrase is lost. From { $day } that device can make a new one and unlink this one. If it wasn’t you, object.
yours-lost-object = Object
yours-lost-found = I’ve found it

yours-data = Your data
yours-data-text = The server knows you only by a cookie. It keeps your games, the names you’ve used, and what you’ve set up: linked devices, notifications, webhooks.
yours-data-here = It’s all on this device: your games, the names you’ve used, your settings. Nobody else has it.
yours-export = Download everything
yours-delete = Delete everything
yours-delete-text = Your games, statistics, devices and recovery phrase will be gone for good. Games that others keep stay with them, without your name. A bot takes your seat in any game still going.
# Typed by the player to confirm; a single word.
yours-delete-word = delete
yours-delete-type = To confirm, type “{ $word }”:
yours-delete-go = Delete for good
yours-deleted = Everything has been deleted.

moving = Games on this device
moving-about = They live in this browser. It may clear them if you stay away for long, and a lost device takes them with it. Save them, or move them.
moving-not-kept = This browser keeps nothing: these games are gone once you leave. Save them first.
moving-save = Save as a file
moving-bring = Load from a file
moving-move = Move to this server
moving-keep = Ask the browser to keep them
moving-none = There are no games on this device to move.
moving-saved = The file has every game that can move, even unfinished ones. On another device, open it with “Load from a file”.
moving-no-file = There are no games in this file.
moving-brought = { $games ->
        [one] { $games } game is on this device now.
       *[other] { $games } games are on this device now.
    }
moving-moved = { $games ->
        [one] { $games } game is on the server now.
       *[other] { $games } games are on the server now.
    }
moving-lasting = This browser keeps them until you delete them.
moving-not-lasting = This browser wouldn’t promise. Many do once the game is installed.

yours-bots = Your bots
yours-bots-text = Written a program that plays? Give it an account here, and it can be invited to tables on this server.
yours-bots-make = Make a bot account
yours-bots-name = Name of the bot
yours-bots-owner = Your name, as others see it
yours-bots-anyone = Anyone may invite it
yours-bots-go = Make the account
# $name is the name of the bot. Under it is a long row of characters.
yours-bots-token = Token for { $name }
yours-bots-token-keep = Keep it safe: you’ll see it only once. Anyone who has it can play as your bot.
# Under it is a command to type in a terminal.
yours-bots-connect = This connects your program:
yours-bots-connected = connected
yours-bots-away = not connected
yours-bots-only-you = only you may invite it
yours-bots-all = anyone may invite it
yours-bots-delete-text = { $name } leaves its tables, and one of the server’s bots plays on. Its token stops working.
yours-bots-delete = Delete
# $name is the name of the bot.
yours-bots-delete-of = Delete: { $name }
yours-bots-days = Its token is valid for
# $day is a date.
yours-bots-ends = token valid until { $day }
yours-bots-ended = token no longer valid
yours-bots-used = last used { $day }
yours-bots-renew = New token
# $name is the name of the bot.
yours-bots-renew-of = New token: { $name }
yours-bots-renew-text = { $name } keeps its seats. Its old token stops working at once.
yours-bots-renew-go = Make the token

## Strength without luck

strength = Strength without luck
strength-text = How good your decisions are, whatever cards came up. 100 points: a solid player. 0 points: drawing at random.
strength-counted = Counted games
strength-counted-text = Deals of the day and the week, and tournaments.
strength-others = Other games
# Points, and how far they may be off.
strength-points = { $points } ± { $margin }
strength-latest = { $games ->
        [one] From one game
       *[other] From your latest { $games } games
    }
strength-unknown = Not known yet
strength-unknown-text = Games rated: { $games }. It takes at least { $least }, and more if your strength isn’t known to within { $within } points by then.
strength-chart = Strength over { $games } games: { $first } points after the first, { $last } now, ± { $margin }. Each dot is a game.
strength-games = Game by game
strength-rate-text = A game has to be analysed to be rated. That takes about a minute.
strength-rate = { $games ->
        [one] Rate one game
       *[other] Rate { $games } games
    }
strength-rating = Game { $number } of { $games }…
strength-stop = Stop
strength-show = Show me on the public list
strength-show-text = With the name from your latest counted game. You’re listed once your latest 20 counted games are all rated and your strength is known.
strength-listed = You’re on the list.
strength-not-listed = You aren’t on it yet.
strength-list = Public list
strength-list-text = Players who chose to be here, by their counted games.
strength-list-none = Nobody is on it yet.
strength-name = Name
strength-head = Strength
strength-played = Games

## The public page

profile-own = Your public page
profile-text = A page about you to send to friends. There’s none until you make it, and it shows only what you choose.
profile-make = Make a public page
profile-go = Make the page
profile-save = Save
profile-saved = Saved.
profile-parts = What’s on it
profile-part-maps = Best maps
profile-part-firsts = Firsts and medals
profile-part-streak = Days in a row
profile-part-strength = Strength without luck
profile-part-edicts = Strengths by edict
profile-linked = My name links to this page in results and on the list of strengths
profile-terms = Strength is shown on the same terms as on the public list: once your latest 20 counted games are all rated. Deals that others may still be playing appear later.
profile-address = Address of your page
profile-see = See it
profile-remove = Take it down
profile-remove-text = The page goes, and its address stops working for good.
profile-mine = This is what others see.
profile-change = Change it
profile-none = No maps to see here yet.
profile-medals = Medals
profile-scale = 100 is a solid player, 0 draws at random.
