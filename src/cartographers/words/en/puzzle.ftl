# Puzzles: those of the day, one to solve, and what the answer was worth.

title-puzzles = Puzzles · Cartographers
puzzles = Puzzles
puzzles-text = Find the drawing that earns the most stars by the end of the game. It’s rarely the one that earns the most right away. Only your first answer counts.
puzzles-today = Today
# $until is a day and an hour in the reader’s own time.
puzzles-until = Next ones: { $until }
puzzles-none = There are no puzzles yet.
puzzles-you = You
puzzles-rating = Rating
# The rating is still a guess.
puzzles-about = about { $rating }
puzzles-solved = Solved
puzzles-of = { $solved } of { $tries }
puzzles-streak = In a row
puzzles-longest = Most in a row
puzzles-begin = Solve the first one
puzzles-left = { $count ->
        [0] You’ve answered them all. Old ones come round again, but they no longer count.
        [one] One puzzle is new to you.
       *[other] { $count } puzzles are new to you.
    }
puzzles-all = All puzzles
# $sheet is the name of the sheet, $name that of the season.
puzzle-place = { $sheet } · { $name }
puzzle-rating = Difficulty { $rating }
puzzle-solved-by = { $tries ->
        [0] Nobody has tried it yet
       *[other] Solved: { $solved } of { $tries }
    }
puzzle-solved = Solved
puzzle-missed = Not solved
# $edicts are the letters of the edicts that this season scores.
puzzle-task = Which drawing earns the most stars by the end of the game? This season scores { $edicts }.
puzzle-verdict = { $grade ->
        [best] That’s the best drawing!
        [close] Close, but not the best
       *[off] Not this one
    }
puzzle-lead = Any other drawing loses at least { $stars } ★ by the end of the game.
puzzle-loss = Yours loses about { $stars } ★ by the end of the game.
# $change is the difference, with its sign.
puzzle-moved = Your rating: { $before } → { $after } ({ $change }).
puzzle-streak = { $streak ->
        [0] { "" }
        [one] A new streak begins.
       *[other] { $streak } in a row!
    }
puzzle-not-counted = You’ve answered this one before, so it doesn’t count.
puzzle-why = Why the best one is best
puzzle-drawings = Drawings on the map
puzzle-best = Best
puzzle-yours = Yours
puzzle-less = −{ $stars } ★
puzzle-at-once = What changes at once
puzzle-coins = Coins
puzzle-monsters = Monsters
# What the best drawing brings more than another one, part by part; a table with one column of differences.
puzzle-average = By the end of the game, on average
puzzle-minus-yours = Best − yours
puzzle-minus-next = Best − next best
puzzle-altogether = Altogether
# $stars is a difference with its sign, $error its standard error.
puzzle-plus-minus = { $stars } ± { $error }
# Stands behind a difference that is not larger than twice its standard error.
puzzle-unclear = may be chance
puzzle-average-wait = Working out what each part earns…
puzzle-average-note = Averages of { $futures } games played on from each of the two drawings, with the same cards; ± is the standard error. The figure at the top comes from other games, so the two may differ.
puzzle-note = These are stars expected: the average of many games played on from here with the same cards.
puzzle-game = See the game it comes from
puzzle-next = Next puzzle

## One’s own mistakes, which come back as puzzles

title-mistakes = Your mistakes · Cartographers
mistakes = Your mistakes
# Beside the link, while there are none.
mistakes-about = Your costliest turns, to try again.
mistakes-text = The turns that cost you most come back here as puzzles: first the same day, then after a day, three days, a week and so on, until you’ve got them. Only you can see them.
mistakes-none = Nothing here yet. Finish a game, open its analysis and press “Practise”.
mistakes-due = { $count ->
        [0] Nothing to practise right now.
        [one] One turn to practise.
       *[other] { $count } turns to practise.
    }
mistakes-go = Practise
# $when is a day and an hour.
mistakes-comes-back = The next one comes back on { $when }.
mistakes-learned = Learned: { $learned } of { $mistakes }
mistakes-themes = What they’re about
mistakes-learned-head = Learned
mistakes-right-head = Right answers
mistakes-games = Games not looked at yet
mistakes-search-text = Each game is analysed first; that takes about a minute.
mistakes-search = { $games ->
        [one] Look through one game
       *[other] Look through { $games } games
    }
mistakes-searching = Game { $number } of { $games }…
mistakes-stop = Stop
mistakes-all = All your mistakes
# What mistakes are about.
theme-ruins = Ruins
theme-edict-now = This season’s edicts
theme-edict-later = Later seasons’ edicts
theme-monsters = Monsters
theme-coins = Coins
theme-late-coins = Late coins
theme-room = Room for cards to come
# In the analysis of a finished game.
practise-text = Your costliest turns can become puzzles that only you can see.
practise = { $turns ->
        [one] Practise this turn
       *[other] Practise these { $turns } turns
    }
practise-looking = Looking for better drawings…
practise-found = { $count ->
        [0] No clear mistakes there. Nicely drawn!
        [one] One turn to practise.
       *[other] { $count } turns to practise.
    }
mistake = From your own game
# What was drawn in the game, beside the best and the answer.
mistake-played = In the game
# $theme is one of the themes above.
mistake-about = It was about: { $theme }.
mistake-edict = The edict that decides it: { $edict }.
mistake-comes-back = You’ll see it again on { $when }.
mistake-learned = You’ve got this one. It won’t come back.
mistake-remove = Don’t show it again
mistake-removed = It won’t come back.
mistake-next = Next one
