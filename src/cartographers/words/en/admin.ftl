# English: the host’s tools, on the page and at the command line.

## Kinds of things

admin-kind-game = game
admin-kind-tournament = tournament
admin-kind-result = result
admin-kind-answers = puzzle answers
admin-kind-bot = bot
admin-kind-note = note
admin-kind-profile = public page
admin-kind-study = study
admin-kind-name = name
admin-number-game = events: { $count }
admin-number-tournament = players: { $count }
admin-number-result = stars: { $count }
admin-number-answers = answers: { $count }
admin-number-bot = a player’s program
admin-number-note = seat: { $count }
admin-number-profile = public page
admin-number-study = writers: { $count }
admin-over = finished

## What goes

admin-goes = This will be deleted: { $what }.
admin-gone = Deleted: { $what }.
admin-stands = The name appears here: { $what }.
admin-renamed = The name is changed here: { $what }.
admin-goes-games = games: { $count }
admin-goes-seats = seats: { $count }
admin-goes-events = events: { $count }
admin-goes-tournaments = tournaments: { $count }
admin-goes-players = players in tournaments: { $count }
admin-goes-results = results: { $count }
admin-goes-answers = answers to puzzles: { $count }
admin-goes-bots = players’ bots: { $count }
admin-goes-notes = notes: { $count }
admin-goes-profiles = public pages: { $count }
admin-goes-studies = studies: { $count }

## What can be set

admin-creation-open = everyone
admin-creation-password = whoever knows the password
admin-creation-closed = nobody
admin-feature-daily = Deals of the day and week
admin-feature-tournaments = Tournaments
admin-feature-puzzles = Puzzles
admin-feature-bots = Players’ bots
admin-feature-notices = Notifications and webhooks
admin-feature-photo = Reading photos
admin-feature-uploads = Opening game records
admin-feature-spectators = Watching games in progress
admin-feature-coach = Hints and analysis
admin-feature-notes = Notes at tables

## The log. $what is what it was done to.

admin-did-enter = opened this page
admin-did-end-game = ended the game { $what }
admin-did-end-tournament = closed the tournament { $what }
admin-did-delete-game = deleted the game { $what }
admin-did-delete-tournament = deleted the tournament { $what }
admin-did-delete-result = deleted the result of the game { $what }
admin-did-delete-answers = deleted the puzzle answers of { $what }
admin-did-delete-bot = deleted the bot { $what }
admin-did-delete-note = deleted the note { $what }
admin-did-delete-profile = deleted the public page { $what }
admin-did-undo = put back: { $what }
admin-did-rename = renamed: { $what }
admin-did-hide = hid the name { $what }
admin-did-ban = banned { $what }
admin-did-unban = lifted the ban on { $what }
admin-did-creation = who can start games: { $what }
admin-did-on = switched on: { $what }
admin-did-off = switched off: { $what }
admin-did-notice = notice to everyone: { $what }
admin-did-no-notice = took the notice down
admin-did-contact = contact: { $what }
admin-did-imprint = legal notice: { $what }
admin-did-close-report = closed the report { $what }
admin-did-close-pages = closed every host’s page

## Reports

admin-reported-name = name
admin-reported-game = game
admin-reported-tournament = title of a tournament
admin-reported-note = note
admin-reported-profile = public page
admin-report-rude = rude
admin-report-pretends = pretends to be someone else
admin-report-private = gives away something private
admin-report-cheating = cheating
admin-report-other = something else

## At the command line

admin-nothing = Nothing found. Try a wider search.
admin-log-none = Nothing has been done yet.
admin-more = There’s more. Narrow the search to see it.
admin-done = Done.
admin-undo-with = You can undo it for a day: cartographers admin undo { $id }
admin-unban-with = To lift the ban: cartographers admin unban { $id }
admin-ask = Are you sure? (yes/no)
admin-yes = yes
admin-not-done = All right, nothing was changed.
admin-type-password = The password for starting games:
admin-link-made = This link opens the host’s page once, within an hour. Keep it to yourself.
admin-creation-is = New games: { $who }
admin-off-is = Switched off: { $features }
admin-notice-is = Notice: { $notice }
admin-contact-is = Contact: { $contact }
admin-imprint-is = Legal notice: { $imprint }
admin-reports-are = Open reports: { $count }
admin-ban-is = { $id }  banned until { $until }: { $value }
admin-put-back-is = { $id }  can be undone until { $until }: { $what }

## The page

admin-title = Host’s tools
admin-tab-find = Find
admin-tab-reports = Reports
admin-tab-site = Site
admin-tab-bans = Bans
admin-tab-log = Log
admin-leave = Leave
admin-left = You have left the host’s page. Thanks for looking after the server.
admin-only-host = Only the host of this server can open this page.
admin-make-link = Make a link to it on the server’s machine: cartographers admin link
admin-find-text = Name, id, day or link
admin-find-kind = What to find
admin-find-all = everything
admin-find-more = Device, network, age
admin-find-device = Device
admin-find-network = Network
admin-find-newer = Newer than (hours)
admin-find-older = Older than (hours)
admin-find-go = Find
admin-open = Open
admin-end = End
admin-delete = Delete
admin-rename = Rename…
admin-ban = Ban…
admin-sure-end = End it for everyone?
admin-for-a-day = You can undo it for a day.
admin-why = Reason, for the log
admin-why-told = Reason, shown to whoever is banned
admin-go = Do it
admin-not = Cancel
admin-undo = Undo
admin-name-new = New name; leave it empty to hide the old one
admin-name-only = For this device only
admin-whom = Who to ban
admin-whom-device = Device
admin-whom-network = Network
admin-value = Id, address or network
admin-hours = For how many hours
admin-ban-text = Anyone banned can read, and delete what is theirs, but can’t play, join or start anything.
admin-bans-none = Nobody is banned.
admin-until = until { $when }
admin-unban = Lift ban
admin-who-makes = Who can start games and tournaments, and upload records
admin-password = Password
admin-save = Save
admin-features = What is switched on
admin-notice = Notice to everyone
admin-notice-text = It shows on every page until it is closed. A language without a text shows the English one.
admin-notice-hours = Hours; leave empty to keep it up
admin-notice-remove = Take down
admin-contact = Contact: an address or a link
admin-imprint = Legal notice: a text or a link
admin-put-back = Can still be undone
admin-log-more = Earlier
admin-report-close = Close
admin-report-by = Reported by { $who }
admin-reports-none = No reports. All quiet.
admin-reports-closed = Show closed ones
