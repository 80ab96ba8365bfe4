# German: the commands that a player types, and what they are answered. Read by the commands and the server.
#
# The text of a command is the words that may be typed for it, each one word. The first is the one that is shown.
# The English words are understood in every language as well. The attribute .does says in a few words what it does.

## The commands

command-help = hilfe befehle
    .does = was du eintippen kannst
command-card = karte karten
    .does = die Karte, ihre Formen und Gelände
command-turn = zug jetzt stand
    .does = die Jahreszeit, deine Münzen und Sterne, wer dran ist
command-where = wo wohin stellen
    .does = wo die Formen passen und, wenn Tipps erlaubt sind, was jede Stelle bringt
command-held = form vorschau
    .does = was du hältst, wo, und was es bringen würde
command-map = landkarte zeilen
    .does = die ganze Landkarte, Zeile für Zeile
command-row = zeile reihe
    .does = eine Zeile der Landkarte
command-column = spalte
    .does = eine Spalte der Landkarte
command-cell = feld
    .does = was auf einem Feld ist
command-region = gebiet gebiete
    .does = das Gebiet eines Feldes; allein: alle Gebiete
command-forest = wald wälder
    .does = die Waldgebiete der Landkarte
command-village = dorf dörfer
    .does = die Dorfgebiete
command-farm = acker äcker
    .does = die Ackergebiete
command-water = wasser
    .does = die Wassergebiete
command-monster = monster
    .does = die Monster
command-ruins = ruine ruinen
    .does = die leeren Ruinenfelder
command-mountain = gebirge berg berge
    .does = die Gebirge
command-empty = leer leere
    .does = die leeren Felder
command-scores = sterne punkte
    .does = die Sterne, die jedes Dekret jetzt bringt, und die aller am Tisch
command-edict = dekret dekrete
    .does = ein Dekret und woher seine Sterne kommen; allein: alle vier Regeln
command-last = zuletzt neues
    .does = was zuletzt gezeichnet wurde, und von wem
command-players = spieler andere
    .does = Sterne und Münzen aller am Tisch
command-deck = stapel
    .does = die Karten, die noch kommen können
command-rotate = r drehen
    .does = dreht die Form nach rechts; r2 zweimal, r3 dreimal
command-mirror = spiegeln
    .does = spiegelt die Form
command-next = nächste weiter
    .does = die nächste Stelle, an der sie passt
command-previous = vorige
    .does = die vorige Stelle
command-up = hoch rauf
    .does = schiebt die Form nach oben
command-down = runter
    .does = schiebt sie nach unten
command-left = links
    .does = schiebt sie nach links
command-right = rechts
    .does = schiebt sie nach rechts
command-skill = fertigkeit einsetzen
    .does = setzt eine Fertigkeit ein
command-nothing = nichts keine
    .does = setzt keine Fertigkeit ein
command-undo = zurück
    .does = lässt die Form los, geht einen Schritt zurück oder nimmt deine Entscheidung zurück
command-confirm = bestätigen zeichnen ja
    .does = zeichnet, was du hältst
command-rules = regeln regel
    .does = die Regeln; mit einem Thema oder einer Karte, was sie dazu sagen
command-save = speichern
    .does = schreibt die Aufzeichnung der Partie in eine Datei
command-quit = ende beenden
    .does = beendet das Programm

## Spaces, clusters and shapes

told-span = { $first } bis { $last }
told-on-ruins = { $what } auf Ruine
told-marked = { $what }, von einem Helden angegriffen
told-row = Zeile { $row }: { $spaces }.
told-column = Spalte { $column }: { $spaces }.
told-spaces = { $where } { $what }
told-cell = { $cell }: { $what }.
told-cluster = { $size ->
        [one] { $name }, ein Feld: { $cells }.
       *[other] { $name }, { $size } Felder: { $cells }.
    }
told-none = { $name }: nirgends.
told-no-regions = Auf dieser Landkarte hat noch niemand etwas gezeichnet.
told-shape-one = ein Feld
told-shape-row = { $count } nebeneinander
told-shape-column = { $count } untereinander
told-shape-block = ein Block aus { $count }, { $height } hoch und { $width } breit
# $rows is a list of told-shape-line.
told-shape = { $count } Felder: { $rows }
told-shape-line =
    Zeile { $number }, { $count ->
        [one] Spalte
       *[other] Spalten
    } { $columns }
told-shape-of = { $name }, { $shape }

## The turn and the card

told-card = Karte: { $card }.
told-card-time = Karte: { $card }, Zeit { $time }.
told-no-card = Noch ist keine Karte aufgedeckt.
told-have = Deine Sterne: { $stars }, deine Münzen: { $coins }.
told-your-turn = Du bist dran.
told-waiting = Noch am Zug: { $names }.
told-not-asked = Gerade hast du nichts zu entscheiden.
told-monsters-come = Monster: { $shape }.
told-declare = Du kannst eine Fertigkeit ansagen. Willst du keine, tippe das Wort „{ $nothing }“.
told-asked-hero = Setze den Helden auf ein leeres Feld; { $turn } dreht seinen Angriff.
told-free-ruins = Leere Ruinenfelder: { $cells }.
told-option = { $number }: { $shape }.
    .coin = { $number }: { $shape }, mit Münze.
told-skill = Fertigkeit { $number }, { $skill }, Kosten { $cost }: { $rule }
    .idle = Fertigkeit { $number }, { $skill }, Kosten { $cost }, jetzt nicht: { $rule }

## What is held, and what it brings

told-not-placed = { $shape }. Noch nicht auf der Landkarte: Tippe das Feld ein, auf das die obere linke Ecke soll, etwa B4.
told-held = { $name } auf { $cells }.
told-attacks = Greift { $cells } an.
told-fits = Das passt.
told-declares = Du sagst „{ $skill }“ an.
told-declares-nothing = Du sagst keine Fertigkeit an.
told-across = Das 1×2 liegt quer.
told-upright = Das 1×2 steht aufrecht.
told-gain = Sterne in dieser Jahreszeit: { $stars }.
told-edict = { $letter }, { $name }: { $change }, dann { $stars }.
    .later = { $letter }, { $name }: { $change }, dann { $stars }; in dieser Jahreszeit nicht gewertet.
told-coins = Münzen: { $change }.
told-monsters = Monster (in Sternen): { $change }.
told-covers = Überdeckt Ruinen: { $cells }.
told-where = { $places ->
        [one] Eine Stelle. Sie bringt:
       *[other] { $places } Stellen. Die besten nach Sternen dieser Jahreszeit:
    }
told-place = { $typed }: { $cells }. { $why }

## Scores

told-score = { $letter }, { $name }: { $stars }.
    .now = { $letter }, { $name }: { $stars }, in dieser Jahreszeit gewertet.
told-rule = { $letter }, { $name }: { $rule }
told-stars = Sterne jetzt: { $stars }.
told-toll = Jetzt an Monster verloren: { $stars }.
told-season = { $name }: { $edict } { $first }, { $other } { $second }, Münzen { $coins }, an Monster verloren { $monsters }. Jahreszeit: { $stars }. Gesamt: { $total }.
told-standing = Platz { $place }: { $name }, Sterne { $stars }, an Monster verloren { $lost }.
told-nothing-yet = Noch ist nichts gezeichnet.

## Help, and what cannot be understood

told-help = Tippe etwas davon und drücke die Eingabetaste:
told-help-line = { $typed }: { $does }.
told-help-place = hält Wald mit der oberen linken Ecke der Form über B3, einmal gedreht
told-unknown = Den Befehl { $word } haben wir hier nicht.
told-like = Meintest du: { $words }?
told-all = Alle Befehle: { $help }.
told-which-row = Welche Zeile? Ein Buchstabe von A bis K, etwa: { $example }.
told-which-column = Welche Spalte? Eine Zahl von 1 bis 11, etwa: { $example }.
told-which-cell = Welches Feld? Zeile und Spalte, etwa: { $example }.
told-which-edict = Welches Dekret? Eins von { $letters }.
told-no-terrain = { $word } ist auf dieser Karte nicht dabei. Sie hat: { $names }.
told-no-skills = Diese Partie wird ohne Fertigkeiten gespielt.
told-skill-not = „{ $skill }“ kannst du jetzt nicht einsetzen.
told-back = Jetzt gibt es nichts zurückzunehmen.
