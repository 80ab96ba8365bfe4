# Tournaments: making one, its page (join, deals, standings, comparison, corrections), the line on the home page.

tournament-new = Neues Turnier
tournament-about = Alle spielen für sich dieselben Kartenfolgen. Danach vergleicht ihr.
tournament-name = Name des Turniers
tournament-deals = Kartenfolgen
tournament-when = Wann gespielt wird
# As in English: the same word.
tournament-live = Live
tournament-live-text = Du gibst eine Kartenfolge nach der anderen frei, und alle spielen sie gleichzeitig.
tournament-timed = Bis zu einem Termin
tournament-timed-text = Bis dahin sind alle Kartenfolgen offen, und alle spielen, wann es ihnen passt.
tournament-ends = Ende
tournament-people = Wer mitspielt
tournament-late = Dazukommen geht auch nach Beginn
tournament-plays = Ich spiele mit
tournament-plays-text = Wenn du nicht mitspielst, siehst du alle Ergebnisse sofort.
tournament-in-turn = Alle gedruckten Bögen der Reihe nach
tournament-make = Turnier anlegen

# Where it stands.
tournament-phase = { $phase ->
        [joining] Noch könnt ihr dazukommen.
        [running] Das Turnier läuft.
        [paused] Pause: Niemand kann eine Kartenfolge beginnen. Begonnene könnt ihr zu Ende spielen.
        [ended] Die Zeit ist um.
       *[over] Das sind die Endergebnisse.
    }
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
tournament-until = Offen bis { $until }, noch { $left }
tournament-join = Mitspielen
tournament-no-entry = Du bist nicht in diesem Turnier, und zum Dazukommen ist es leider zu spät.
tournament-out = Die Turnierleitung hat dich aus diesem Turnier genommen. Nur sie kann dich zurückholen.
tournament-soon = Die Turnierleitung gibt die nächste Kartenfolge frei. Dann erscheint sie sofort hier.
tournament-rules = Eine Kartenfolge zählt ab der ersten Karte und läuft ohne Tipps. Wenn du sie vorzeitig abbrichst, ist sie verloren.

# One deal. $number counts from 1.
tournament-deal = Kartenfolge { $number }
tournament-stage = { $stage ->
        [soon] Noch nicht offen
        [open] Offen
        [running] Du spielst sie gerade
        [done] Gespielt
        [ended] Vorzeitig beendet, ohne Ergebnis
        [struck] Die Turnierleitung hat dein Ergebnis gestrichen
        [late] Zu spät fertig, zählt nicht
       *[missed] Nicht gespielt
    }
# How many of the players have finished a deal.
tournament-finished = Fertig: { $finished } von { $players }
tournament-closed = { $live ->
        [yes] Die Ergebnisse siehst du, wenn die Turnierleitung die Kartenfolge schließt.
       *[no] Die Ergebnisse siehst du, wenn du die Kartenfolge gespielt hast.
    }
tournament-hide = Ergebnisse ausblenden

tournament-standings = Rangliste
tournament-by-stars = Nach Sternen
tournament-by-points = Nach Turnierpunkten
tournament-points = Turnierpunkte
tournament-points-text = In jeder Kartenfolge bekommst du einen Punkt für jede Person, die weniger Sterne hat als du, und einen halben für jede, die gleich viele hat.
tournament-percent = { $percent } %
tournament-nobody = Noch ist niemand dabei.
# A player’s result that is not known yet, for screen readers.
tournament-progress = { $progress ->
        [playing] spielt
        [finished] fertig
       *[none] nicht gespielt
    }
tournament-mark = { $mark ->
        [struck] gestrichen
        [late] zu spät
       *[again] noch ein Versuch
    }

tournament-compare = Zwei vergleichen
tournament-first = Erste Person
tournament-second = Zweite Person
tournament-difference = Unterschied
tournament-won = Gewonnene Kartenfolgen
tournament-sum = Gesamt
# The maps of one deal side by side, turn by turn. $gain has its sign, $name is a season as a label.
tournament-maps = Landkarten nebeneinander
tournament-maps-add = Noch eine Landkarte
tournament-maps-remove = Diese Landkarte wegnehmen
tournament-maps-gain = Diese Zeichnung: { $gain } ★
tournament-maps-season = { $name }: { $stars } ★
tournament-maps-text = Wie viele Sterne die Jahreszeit mit dieser Zeichnung mehr brächte als ohne sie.
tournament-csv = Ergebnisse als CSV
tournament-print = Rangliste drucken
tournament-tied = geteilt
# $way is “stars”, “points” or “series”.
tournament-ties = = steht für einen geteilten Platz: gleich viele { $way ->
        [series] Serienpunkte
        [points] Turnierpunkte
       *[stars] Sterne
    }.
tournament-json = Ergebnisse als JSON

# What the host sees.
tournament-host = Du leitest das Turnier
tournament-link = Link zum Mitspielen
tournament-link-text = Wer diesen Link öffnet, kann mitspielen.
tournament-open-all = Alle Kartenfolgen freigeben
tournament-open = Kartenfolge { $number } freigeben
tournament-close = Kartenfolge { $number } schließen und Ergebnisse zeigen
tournament-close-sure = { $playing ->
        [one] Eine Person zeichnet noch. Ihr Versuch zählt dann nicht.
       *[other] { $playing } Personen zeichnen noch. Ihre Versuche zählen dann nicht.
    }
tournament-pause = Pause
tournament-continue = Fortsetzen
tournament-finish = Turnier abschließen
tournament-finish-sure = Danach lässt sich nichts mehr ändern, und laufende Kartenfolgen zählen nicht. Der Server hebt alte Turniere nicht ewig auf: Lade die Ergebnisse herunter, wenn du sie behalten willst.
tournament-sure = Ja, abschließen
tournament-not = Nein

tournament-correct = Etwas korrigieren
tournament-what = Was
tournament-whom = Wer
tournament-which = Kartenfolge
tournament-new-name = Neuer Name
tournament-do = Korrigieren
tournament-kind = { $kind ->
        [rename] Namen ändern
        [remove] Jemanden entfernen
        [readmit] Jemanden wieder aufnehmen
        [strike] Ein Ergebnis streichen
        [again] Noch einen Versuch geben
       *[ends] Das Ende ändern
    }
tournament-corrections = Korrekturen
# $name is a player, $before and $after are names or, for the end, moments.
tournament-corrected = { $kind ->
        [rename] { $before } heißt jetzt { $after }
        [remove] { $name }: entfernt
        [readmit] { $name }: wieder dabei
        [strike] { $name }, Kartenfolge { $deal }: Ergebnis gestrichen
        [again] { $name }, Kartenfolge { $deal }: noch ein Versuch
       *[ends] Neues Ende: { $after }
    }
tournament-fair-text = Die Karten entstehen aus einer Geheimzahl. Ihr Fingerabdruck ist von Anfang an bekannt; sie selbst siehst du, sobald die Kartenfolge geschlossen ist.

# A series of tournaments over weeks. $name is its first tournament, $points a list of numbers, the first place first.
tournament-series = Serie: { $name }
tournament-series-of = Serienpunkte
tournament-series-next = Nächstes Turnier einer Serie
tournament-series-after = Das nächste Turnier der Serie „{ $name }“. Alle steigen neu ein; ihre Punkte werden zusammengezählt.
tournament-series-text = Punkte für die Plätze in jedem Turnier: { $points }.
tournament-series-dropped = Die schlechtesten Turniere zählen nicht: { $drops } je Person.
tournament-series-points = Punkte
tournament-series-stars = { $stars } ★
# For screen readers, after points.
tournament-series-not = zählt nicht
tournament-series-nothing = Die ersten Ergebnisse erscheinen, wenn ein Turnier vorbei ist.
tournament-series-all = Turniere
tournament-series-counted = Gewertet
tournament-series-by-place = Punkte nach Platz, der erste Platz zuerst
tournament-series-drops = Streichergebnisse (die schlechtesten zählen nicht)
tournament-series-change = Ändern
tournament-series-out = Aus der Serie nehmen
# $name is the tournament.
tournament-series-out-sure = „{ $name }“ aus der Serie nehmen? Das Turnier bleibt bestehen, seine Punkte zählen hier aber nicht mehr. Rückgängig machen lässt sich das nicht.
tournament-series-out-yes = Ja, herausnehmen

tournament-home = Spielt ihr in einem Club?
tournament-home-new = Ein Turnier anlegen
# A tournament on the home page; $count deals can be played now.
tournament-home-line = { $count ->
        [0] { $name }
        [one] { $name }: eine Kartenfolge offen
       *[other] { $name }: { $count } Kartenfolgen offen
    }
