# Puzzles: those of the day, one to solve, and what the answer was worth.

title-puzzles = Rätsel · Der Kartograph
puzzles = Rätsel
puzzles-text = Finde die Zeichnung, die bis zum Ende der Partie die meisten Sterne bringt. Selten ist es die, die sofort am meisten bringt. Nur deine erste Antwort zählt.
puzzles-today = Heute
# $until is a day and an hour in the reader’s own time.
puzzles-until = Die nächsten: { $until }
puzzles-none = Noch gibt es keine Rätsel.
puzzles-you = Du
puzzles-rating = Stärke
# The rating is still a guess.
puzzles-about = etwa { $rating }
puzzles-solved = Gelöst
puzzles-of = { $solved } von { $tries }
puzzles-streak = In Folge
puzzles-longest = Längste Serie
puzzles-begin = Das erste lösen
puzzles-left = { $count ->
        [0] Du hast alle beantwortet. Alte kommen wieder dran, zählen aber nicht mehr.
        [one] Ein Rätsel ist neu für dich.
       *[other] { $count } Rätsel sind neu für dich.
    }
puzzles-all = Alle Rätsel
# $sheet is the name of the sheet, $name that of the season.
puzzle-place = { $sheet } · { $name }
puzzle-rating = Schwierigkeit { $rating }
puzzle-solved-by = { $tries ->
        [0] Noch hat es niemand versucht
       *[other] Gelöst: { $solved } von { $tries }
    }
puzzle-solved = Gelöst
puzzle-missed = Nicht gelöst
# $edicts are the letters of the edicts that this season scores.
puzzle-task = Welche Zeichnung bringt bis zum Ende der Partie die meisten Sterne? In dieser Jahreszeit zählen { $edicts }.
puzzle-verdict = { $grade ->
        [best] Das ist die beste Zeichnung!
        [close] Knapp, aber nicht die beste
       *[off] Diese ist es leider nicht
    }
puzzle-lead = Jede andere Zeichnung verliert bis zum Ende der Partie mindestens { $stars } ★.
puzzle-loss = Sie verliert bis zum Ende der Partie etwa { $stars } ★.
# $change is the difference, with its sign.
puzzle-moved = Deine Stärke: { $before } → { $after } ({ $change }).
puzzle-streak = { $streak ->
        [0] { "" }
        [one] Eine neue Serie beginnt.
       *[other] { $streak } in Folge!
    }
puzzle-not-counted = Dieses hast du schon einmal beantwortet, darum zählt es nicht.
puzzle-why = Darum ist sie die beste
puzzle-drawings = Zeichnungen auf der Landkarte
puzzle-best = Beste
puzzle-yours = Deine
puzzle-less = −{ $stars } ★
puzzle-at-once = Was sich sofort ändert
puzzle-coins = Münzen
# As in English: the same word.
puzzle-monsters = Monster
# What the best drawing brings more than another one, part by part; a table with one column of differences.
puzzle-average = Bis zum Ende der Partie, im Schnitt
puzzle-minus-yours = Beste − deine
puzzle-minus-next = Beste − nächstbeste
puzzle-altogether = Insgesamt
# $stars is a difference with its sign, $error its standard error.
puzzle-plus-minus = { $stars } ± { $error }
# Stands behind a difference that is not larger than twice its standard error.
puzzle-unclear = vielleicht Zufall
puzzle-average-wait = Wir rechnen aus, was jeder Teil bringt…
puzzle-average-note = Der Schnitt aus { $futures } Partien, von beiden Zeichnungen aus mit denselben Karten weitergespielt; ± ist der Standardfehler. Die Zahl oben stammt aus anderen Partien und kann darum etwas abweichen.
puzzle-note = Das sind erwartete Sterne: der Schnitt aus vielen Partien, die von hier aus mit denselben Karten weitergespielt wurden.
puzzle-game = Die Partie ansehen, aus der es stammt
puzzle-next = Nächstes Rätsel

## One’s own mistakes, which come back as puzzles

title-mistakes = Deine Fehler · Der Kartograph
mistakes = Deine Fehler
# Beside the link, while there are none.
mistakes-about = Deine teuersten Züge, noch einmal.
mistakes-text = Die Züge, die dich am meisten gekostet haben, kommen hier als Rätsel wieder: erst am selben Tag, dann nach einem Tag, drei Tagen, einer Woche und so weiter, bis sie sitzen. Nur du kannst sie sehen.
mistakes-none = Noch ist hier nichts. Spiel eine Partie zu Ende, öffne ihre Analyse und übe dort deine teuersten Züge.
mistakes-due = { $count ->
        [0] Gerade gibt es nichts zu üben.
        [one] Ein Zug zum Üben.
       *[other] { $count } Züge zum Üben.
    }
mistakes-go = Üben
# $when is a day and an hour.
mistakes-comes-back = Der nächste kommt wieder: { $when }.
mistakes-learned = Gelernt: { $learned } von { $mistakes }
mistakes-themes = Worum es dabei geht
mistakes-learned-head = Gelernt
mistakes-right-head = Richtige Antworten
mistakes-games = Noch nicht durchgesehene Partien
mistakes-search-text = Jede Partie wird erst analysiert; das dauert etwa eine Minute.
mistakes-search = { $games ->
        [one] Eine Partie durchsehen
       *[other] { $games } Partien durchsehen
    }
mistakes-searching = Partie { $number } von { $games }…
mistakes-stop = Anhalten
mistakes-all = Alle deine Fehler
# What mistakes are about.
theme-ruins = Ruinen
theme-edict-now = Dekrete dieser Jahreszeit
theme-edict-later = Dekrete späterer Jahreszeiten
# As in English: the same word.
theme-monsters = Monster
theme-coins = Münzen
theme-late-coins = Späte Münzen
theme-room = Platz für kommende Karten
# In the analysis of a finished game.
practise-text = Aus deinen teuersten Zügen können Rätsel werden, die nur du siehst.
practise = { $turns ->
        [one] Diesen Zug üben
       *[other] Diese { $turns } Züge üben
    }
practise-looking = Wir suchen bessere Zeichnungen…
practise-found = { $count ->
        [0] Klare Fehler waren nicht dabei. Schön gezeichnet!
        [one] Ein Zug zum Üben.
       *[other] { $count } Züge zum Üben.
    }
mistake = Aus deiner eigenen Partie
# What was drawn in the game, beside the best and the answer.
mistake-played = In der Partie
# $theme is one of the themes above.
mistake-about = Es ging um: { $theme }.
mistake-edict = Das Dekret, auf das es ankommt: { $edict }.
mistake-comes-back = Du siehst es wieder: { $when }.
mistake-learned = Das sitzt. Es kommt nicht wieder.
mistake-remove = Nicht mehr zeigen
mistake-removed = Es kommt nicht wieder.
mistake-next = Weiter
