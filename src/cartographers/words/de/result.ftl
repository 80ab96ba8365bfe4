### The end of a season and of a game, and its analysis. The pages load it when it is needed.

## A season

season-counts = Gezählt wird: { $edict }…
season-coins = { $count ->
        [0] Diesmal keine Münzen
        [one] Eine Münze, ein Stern
       *[other] { $count } Münzen, je ein Stern
    }
season-coins-rule = Jede Münze auf deiner Leiste bringt am Ende jeder Jahreszeit einen Stern.
season-bites = { $count ->
        [0] Die Monster gehen leer aus
       *[other] Die Monster beißen zu
    }
season-best = Deine beste Jahreszeit bisher!
# $season is the season's key.
season-done = { $name } geschafft
season-stars = { $stars ->
        [1] ein Stern
       *[other] { $stars } Sterne
    }
season-again = Noch einmal ansehen
season-skip = Überspringen
# $season is the season's key.
# Without $season: a name is enough after a colon.
season-next = Als Nächstes: { $name }
season-next-text = Am Ende werden diese zwei Dekrete gewertet:
# $season is the season's key.
# Without $season: all four seasons are masculine and stand after “im”.
season-edict-again = Es wird im { $name } noch einmal gewertet.
season-edict-last = Das war seine letzte Wertung.
season-monsters-close = { $count ->
        [one] Fülle das markierte Feld ({ $cells }), dann kostet es dich nichts mehr.
       *[other] Fülle die markierten Felder ({ $cells }), dann kosten sie dich nichts mehr.
    }
open-cells = { $count ->
        [0] kein leeres Feld
        [one] ein leeres Feld
       *[other] { $count } leere Felder
    }
all-players = Alle am Tisch

## What a game has earned

final-first = Deine erste Landkarte
final-best = Deine beste Landkarte bisher
final-mine = Deine Landkarte
final-first-of = Die erste Landkarte von { $name }
final-stars = { $stars ->
        [1] ein Stern
       *[other] { $stars } Sterne
    }
# One sentence: what made the map.
final-made-edict = Am meisten brachte das Dekret „{ $edict }“: { $stars ->
        [one] einen Stern
       *[other] { $stars } Sterne
    }.
# $season is the season's key.
# Without $season: a name is enough before a colon.
final-made-season = Die beste Jahreszeit war der { $name }: { $stars ->
        [1] ein Stern
       *[other] { $stars } Sterne
    }.
final-made-coins = Die Münzen haben diese Landkarte getragen: { $stars ->
        [one] ein Stern
       *[other] { $stars } Sterne
    }.
final-goal-title = { $stars ->
        [one] Noch ein Stern bis zum Titel „{ $title }“.
       *[other] Noch { $stars } Sterne bis zum Titel „{ $title }“.
    }
final-goal-medal = { $stars ->
        [one] Nur noch ein Stern bis { $medal }.
       *[other] Noch { $stars } Sterne bis { $medal }.
    }
final-goal-best = { $stars ->
        [one] Ein Stern mehr, und es wäre deine beste Landkarte gewesen.
       *[other] { $stars } Sterne mehr, und es wäre deine beste Landkarte gewesen.
    }
final-advice-monsters = Am schnellsten kommst du dorthin, wenn du deine Monster einkreist: Sie haben dich { $stars ->
        [one] einen Stern
       *[other] { $stars } Sterne
    } gekostet.
final-advice-edict = Denk nächstes Mal an „{ $edict }“: Das gab nur { $stars ->
        [one] einen Stern
       *[other] { $stars } Sterne
    }.
# The place of a player: $place is a number, $name is whoever is just ahead.
final-place = Platz { $place } von { $all }
final-behind = { $stars ->
        [0] Genauso viele Sterne wie { $name }
        [one] Ein Stern hinter { $name }
       *[other] { $stars } Sterne hinter { $name }
    }
# BG Stats is an app in which people keep the games they have played; its name stays.
final-bg-stats = In BG Stats eintragen
final-tie = Gleich viele Sterne, also entscheidet, wer weniger an Monster verloren hat. Weiter vorn: { $name }
final-tie-shared = Gleich viele Sterne und gleich viel an Monster verloren: ein geteilter Platz.
earned = Geschafft
earned-first-map = Deine erste Landkarte
earned-first-win = Dein erster Sieg!
earned-win = Schon wieder ein Sieg!
earned-title = Neuer Titel: { $title }
earned-best = Neuer persönlicher Rekord (bisher { $before })
earned-first-sheet = Zum ersten Mal auf Bogen { $letter }
earned-best-sheet = { $sheet ->
        [own] Dein Rekord auf einem eigenen Bogen
       *[other] Dein Rekord auf Bogen { $letter }
    }
# $season is the season's key.
earned-best-season = Deine beste Jahreszeit überhaupt: { $name }, { $stars }
earned-best-edict = Dein Rekord bei „{ $edict }“: { $stars }
earned-no-bites = Kein einziger Stern an Monster verloren!
earned-map = Landkarte Nummer { $stars }
medal-gold = Gold
medal-silver = Silber
medal-bronze = Bronze
medal-won = { $medal ->
        [gold] Gold
        [silver] Silber
       *[bronze] Bronze
    }: { $percent } % vom Richtwert
medal-par = Der Richtwert liegt bei { $par } Sternen: So viele holt der beste Bot aus so einer Kartenfolge. Wer ihn erreicht, bekommt Gold; ab 80 % gibt es Silber, ab 60 % Bronze.
final-details = Einzelheiten
final-details-text = Jahreszeiten, faires Mischen, Aufzeichnung
final-play-again = Noch eine Partie
final-share-map = Landkarte teilen
final-deal-copy = Nummer der Kartenfolge kopieren
share-saved = Bild speichern
share-send = Bild senden
share-link = Link zum Replay
share-day-link = Link zu dieser Kartenfolge
share-wait = Das Bild wird gezeichnet…
share-failed = Dieser Browser konnte das Bild nicht zeichnen. Der Link funktioniert trotzdem.
share-open = Andere spielen diese Kartenfolge noch, darum zeigt das Bild keine Landkarte.
# On the picture to share.
share-dare = Gleiche Karten, leere Landkarte.
share-dare-2 = Zeichnest du eine bessere?
share-picture = Das Bild: die Landkarte und ihre Sterne

## What a strong bot drew in the first season, on the page of an analysis

openings = So beginnt ein starker Bot
openings-text = Die erste Jahreszeit auf demselben Bogen und mit denselben Dekreten A und B: aus { $games } Partien, die „{ $bot }“ allein gespielt hat.
openings-none = Mit diesen Dekreten gibt es auf diesem Bogen noch keine Partien.
openings-few = Partien mit beiden Dekreten: { $games }, zu wenige. Darum jedes Dekret für sich:
openings-games = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
openings-end = Am Ende
openings-map = Landkarte: { $terrain }
openings-of = in { $games } von { $all } Partien
openings-most = Am häufigsten: { $cells }
openings-cards = Nach Karte
# A mean, and how far it may be off.
openings-stars = { $mean } ± { $margin }
# A space, and in how many games it was drawn.
openings-cell = { $cell } ({ $games })

## The analysis of a game

title-analysis = Analyse · Der Kartograph
analysis-back = Zurück zum Ergebnis
analysis-again = Fortsetzen
analysis-progress = Analysierte Züge
analysis-waiting = Andere Partien sind vorher an der Reihe…
analysis-running = Zug { $turn } von { $all } wird analysiert…
analysis-so-far = bisher
analysis-skill = Können
analysis-skill-text = Sterne mehr oder weniger als mit solidem Spiel
analysis-luck = Glück
analysis-luck-text = Sterne durch die Karten und durch das, was andere gezeichnet haben
analysis-way = Vor der ersten Karte waren { $start } Sterne zu erwarten, am Ende wurden es { $final }.
analysis-way-open = Vor der ersten Karte waren { $start } Sterne zu erwarten, bisher sind es { $final }.
analysis-besides = Die besten gefundenen Zeichnungen waren { $lost } Sterne mehr wert.
analysis-map = { $name }: die Landkarte vor { $card }
profile-luck = Glück
profile-skill = Können
profile-turn = Zug
profile-at = Zug { $turn } von { $all }, { $card }: danach { $moved } Sterne zu erwarten
turns-caption = Züge
turns-turn = Zug
turns-luck = Glück
turns-skill = Können
turns-lost = verloren
turns-costliest = { $place ->
        [1] teuerster Zug
        [2] zweitteuerster Zug
       *[other] drittteuerster Zug
    }
# $season is the season's key.
turn-of = { $name }, Zug { $turn } von { $all }
turn-on-map = auf der Landkarte von { $name }
turn-back = Voriger Zug
turn-on = Nächster Zug
turn-best = Der beste gefundene Zug
turn-lost = { $stars } Sterne verloren
turn-luck = Glück mit der Karte { $luck }, Können { $skill }.
turn-drawings = Zeichnungen, die beste zuerst
turn-played = gespielt
turn-first = beste
turn-usual = solide gespielt
turn-spread = ± { $spread }
turn-note = Am Ende erwartete Sterne und ihre Streuung. Die gespielte Zeichnung hat einen gestrichelten Rand.
turn-replay = Diesen Zug im Replay ansehen
what-if = Was wäre, wenn?
what-if-text = Spiel von hier aus gegen Bots weiter.
study-cost = Dieser Zug hat etwa { $stars } ★ gekostet. Was wäre besser gewesen?
what-if-same = Gleiche Karten
what-if-new = Neu gemischt
announce-analysis = Die Analyse ist fertig: { $skill } Sterne durch Können, { $luck } durch Glück.
