# Tournaments: making one, its page (join, deals, standings, comparison, corrections), the line on the home page.

tournament-new = New tournament
tournament-about = Everyone plays the same deals, each on their own. Then you compare.
tournament-name = Name of the tournament
tournament-deals = Deals
tournament-when = When it’s played
tournament-live = Live
tournament-live-text = You open one deal after another, and everyone plays it at the same time.
tournament-timed = Until a date
tournament-timed-text = All deals are open until then, and everyone plays when they like.
tournament-ends = End
tournament-people = Players
tournament-late = Players can join after the start
tournament-plays = I play too
tournament-plays-text = If you don’t play, you see all results at once.
tournament-in-turn = All printed sheets in turn
tournament-make = Create the tournament

# Where it stands.
tournament-phase = { $phase ->
        [joining] Players are joining.
        [running] The tournament is under way.
        [paused] Paused: nobody can begin a deal. Deals already under way can be finished.
        [ended] Time is up.
       *[over] These are the final results.
    }
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
tournament-until = Open until { $until }. Time left: { $left }
tournament-join = Join
tournament-no-entry = You’re not in this tournament, and it’s too late to join.
tournament-out = The host has removed you from this tournament. Only the host can let you back in.
tournament-soon = The host will open the next deal. It shows up here at once.
tournament-rules = A deal counts from its first card and has no hints. If you end it early, it’s gone.

# One deal. $number counts from 1.
tournament-deal = Deal { $number }
tournament-stage = { $stage ->
        [soon] Not open yet
        [open] Open
        [running] You’re playing it
        [done] Played
        [ended] Ended early, without a result
        [struck] The host has struck out your result
        [late] Finished too late to count
       *[missed] Not played
    }
# How many of the players have finished a deal.
tournament-finished = Finished: { $finished } of { $players }
tournament-closed = { $live ->
        [yes] You’ll see the results when the host closes the deal.
       *[no] You’ll see the results once you’ve played the deal.
    }
tournament-hide = Hide the results

tournament-standings = Standings
tournament-by-stars = By stars
tournament-by-points = By match points
tournament-points = Match points
tournament-points-text = For each deal: one point for every player with fewer stars, half a point for every player with the same number.
tournament-percent = { $percent }%
tournament-nobody = Nobody has joined yet.
# A player’s result that is not known yet, for screen readers.
tournament-progress = { $progress ->
        [playing] playing
        [finished] finished
       *[none] not played
    }
tournament-mark = { $mark ->
        [struck] struck out
        [late] too late
       *[again] another try
    }

tournament-compare = Compare two players
tournament-first = First player
tournament-second = Second player
tournament-difference = Difference
tournament-won = Deals won
tournament-sum = Total
# The maps of one deal side by side, turn by turn. $gain has its sign, $name is a season as a label.
tournament-maps = Maps side by side
tournament-maps-add = Another map
tournament-maps-remove = Take this map away
tournament-maps-gain = This drawing: { $gain } ★
tournament-maps-season = { $name }: { $stars } ★
tournament-maps-text = How many more stars the season would score with this drawing than without it.
tournament-csv = Results as CSV
tournament-print = Print the standings
tournament-tied = shared
# $way is “stars”, “points” or “series”.
tournament-ties = = marks a shared place: players with equal { $way ->
        [series] series points
        [points] match points
       *[stars] stars
    }.
tournament-json = Results as JSON

# What the host sees.
tournament-host = You’re the host
tournament-link = Link for players
tournament-link-text = Whoever opens this link can join.
tournament-open-all = Open all deals
tournament-open = Open deal { $number }
tournament-close = Close deal { $number } and show the results
tournament-close-sure = { $playing ->
        [one] One player is still drawing. Their try won’t count.
       *[other] { $playing } players are still drawing. Their tries won’t count.
    }
tournament-pause = Pause
tournament-continue = Resume
tournament-finish = Close the tournament
tournament-finish-sure = After this, nothing can be changed, and deals still being played won’t count. The server doesn’t keep old tournaments for ever: download the results if you want to keep them.
tournament-sure = Yes, close
tournament-not = No

tournament-correct = Correct something
tournament-what = What
tournament-whom = Player
tournament-which = Deal
tournament-new-name = New name
tournament-do = Correct it
tournament-kind = { $kind ->
        [rename] Change a name
        [remove] Remove a player
        [readmit] Let a player back in
        [strike] Strike out a result
        [again] Give another try
       *[ends] Change the end
    }
tournament-corrections = Corrections
# $name is a player, $before and $after are names or, for the end, moments.
tournament-corrected = { $kind ->
        [rename] { $before } is now { $after }
        [remove] { $name }: removed
        [readmit] { $name }: back in
        [strike] { $name }, deal { $deal }: result struck out
        [again] { $name }, deal { $deal }: another try
       *[ends] New end: { $after }
    }
tournament-fair-text = The cards come from a secret. Its fingerprint is known from the beginning, the secret itself once the deal is closed.

# A series of tournaments over weeks. $name is its first tournament, $points a list of numbers, the first place first.
tournament-series = Series: { $name }
tournament-series-of = Series points
tournament-series-next = Next in a series
tournament-series-after = The next tournament in the series “{ $name }”. Everyone joins again; their points add up.
tournament-series-text = Points for the places in each tournament: { $points }.
tournament-series-dropped = Worst tournaments dropped for each player: { $drops }.
tournament-series-points = Points
tournament-series-stars = { $stars } ★
# For screen readers, after points.
tournament-series-not = doesn’t count
tournament-series-nothing = The first results appear when a tournament is over.
tournament-series-all = Tournaments
tournament-series-counted = Counted
tournament-series-by-place = Points by place, first place first
tournament-series-drops = Worst results dropped
tournament-series-change = Change
tournament-series-out = Take it out
# $name is the tournament.
tournament-series-out-sure = Take “{ $name }” out of the series? It stays, but its points no longer count here. You can’t put it back.
tournament-series-out-yes = Yes, take it out

tournament-home = Playing in a club?
tournament-home-new = Make a tournament
# A tournament on the home page; $count deals can be played now.
tournament-home-line = { $count ->
        [0] { $name }
        [one] { $name }: one deal to play
       *[other] { $name }: { $count } deals to play
    }
