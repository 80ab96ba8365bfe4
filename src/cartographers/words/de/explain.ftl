# German: the small cards that explain the symbols, and the tips of a first game. Read by the browser.
#
# A card has a title and, as the attribute .text, one or two sentences: what it is, and what it does now.
# $season, $again, $terrain and $monster are keys to choose a form by; $name and $again-name are the names of the
# same things, as they stand alone.

## The card itself

explain-rule = Die Regel
explain-close = Schließen

## The keys of the table

keys-reader = Mit einem Screenreader gelten diese Tasten, solange der Fokus auf der Landkarte ist; der Knopf „{ $button }“ führt dorthin.

## Time and seasons

# $season is the season's key.
# Without $season: all four seasons are masculine.
explain-time = Zeit
    .text = { $card ->
        [0] Verbrauchte Zeit: { $passed } von { $all }.
       *[other] Verbrauchte Zeit: { $passed } von { $all }; diese Karte kostet { $card }.
    } Bei { $all } endet der { $name }, und die Dekrete { $first } und { $second } werden gewertet.
explain-card-time = Zeit auf der Karte
    .text = Diese Karte kostet { $card } Zeit. Danach sind in dieser Jahreszeit { $after } von { $all } verbraucht.
# $season is the season's key.
explain-season-now = { $name }
    .text = Jahreszeit { $number } von { $seasons }. Am Ende werden die Dekrete { $first } und { $second } gewertet, deine Münzen zählen, und Monster kosten dich Sterne.
# $season is the season's key.
explain-season-past = { $name }
    .text = { $stars ->
        [1] Diese Jahreszeit ist vorbei. Sie hat dir einen Stern gebracht.
       *[other] Diese Jahreszeit ist vorbei. Sie hat dir { $stars } Sterne gebracht.
    }
# $season is the season's key.
explain-season-later = { $name }
    .text = Kommt noch. Am Ende werden die Dekrete { $first } und { $second } gewertet.
explain-stars = Deine Sterne
    .text = { $scored } aus den bisherigen Jahreszeiten und { $now } dazu, wenn diese jetzt enden würde. Wer nach dem Winter die meisten Sterne hat, gewinnt.
explain-stars-solo = Deine Sterne
    .text = { $scored } aus den bisherigen Jahreszeiten und { $now } dazu, wenn diese jetzt enden würde. Nach dem Winter entscheiden sie über deinen Titel.

## Edicts

# $season and $again are keys of seasons.
# Without $season and $again: all four seasons are masculine and stand after “im”.
explain-edict = Dekret { $letter }: { $edict }
    .now = { $stars ->
        [one] Deine Landkarte: jetzt ein Stern.
       *[other] Deine Landkarte: jetzt { $stars } Sterne.
    }
    .this-season = Wird am Ende dieser Jahreszeit gewertet.
    .this-season-and = Wird am Ende dieser Jahreszeit gewertet und im { $name } noch einmal.
    .later = Wird im { $name } gewertet.
    .later-twice = Wird im { $name } und im { $again-name } gewertet.
    .done = Wird in dieser Partie nicht mehr gewertet.

## Coins and mountains

explain-coins = Münzen
    .text = { $coins ->
        [0] Du hast noch keine Münzen. Jede ist am Ende jeder Jahreszeit einen Stern wert.
        [one] Du hast eine Münze. Sie ist am Ende jeder Jahreszeit einen Stern wert.
       *[other] Du hast { $coins } Münzen. Jede ist am Ende jeder Jahreszeit einen Stern wert.
    } Eine Münze bekommst du für eine Form mit Münze und wenn du alle Felder neben einem Gebirge füllst.
    .spent = { $coins ->
        [one] Eine Münze ging für eine Fertigkeit drauf und zählt nicht mehr.
       *[other] { $coins } Münzen gingen für Fertigkeiten drauf und zählen nicht mehr.
    }
explain-mountain = Gebirge
    .text = Darauf kannst du nicht zeichnen. Füllst du alle Felder daneben, bekommst du eine Münze.
    .open = { $count ->
        [one] Ein Feld daneben ist noch leer: { $cells }.
       *[other] { $count } Felder daneben sind noch leer: { $cells }.
    }
    .closed = Alle Felder daneben sind gefüllt: Die Münze gehört dir.

## Spaces of the map

explain-ruins = Ruine
    .text = Nach einer Ruinenkarte muss deine nächste Form ein leeres Ruinenfeld überdecken. Sonst kannst du auf Ruinen zeichnen oder sie in Ruhe lassen.
    .now = Jetzt muss deine Form eins davon überdecken: { $cells }.
explain-wasteland = Ödnis
    .text = Hier kannst du nicht zeichnen. Das Feld zählt als gefüllt, hat aber keine Geländeart.
explain-destroyed = Zerstörtes Feld
    .text = Es zählt als gefüllt, hat aber keine Geländeart. Zeichnen kannst du hier nicht mehr.
explain-empty = Leeres Feld
    .text = Hier kannst du zeichnen.
    .costs = Es liegt neben einem Monster. Solange es leer ist, kostet es dich am Ende jeder Jahreszeit einen Stern.
# $terrain is the key of the terrain.
explain-terrain = { $name }
    .text = Was dieses Feld wert ist, bestimmen die Dekrete.
    .counts = Gerade zählt es für { $letters }.
    .not = Gerade zählt es für kein Dekret.
explain-double = Acker und Dorf
    .text = Dieses Feld ist beides zugleich. Was es wert ist, bestimmen die Dekrete.
explain-hero = Held
    .text = Ein Held zerstört Monster auf den Feldern, die er angreift, auch solche, die später kommen.
explain-mark = Von einem Helden angegriffen
    .text = Ein Monster, das hier landet, ist sofort zerstört. Du selbst kannst hier ganz normal zeichnen.

## Monsters and ambushes

# $monster is monster, or the key of a named monster.
explain-monster = { $name }
    .text = Am Ende jeder Jahreszeit kostet dich jedes leere Feld neben einem Monster einen Stern. Fülle diese Felder, dann ist Schluss damit.
    .theirs = Am Ende jeder Jahreszeit geht auf dieser Landkarte für jedes leere Feld neben einem Monster ein Stern verloren.
    .cost = { $stars ->
        [one] Derzeit ein Stern je Jahreszeit. Zum Einkreisen fülle { $cells }.
       *[other] Derzeit { $stars } Sterne je Jahreszeit. Um alle einzukreisen, fülle { $cells }.
    }
    .free = Neben keinem Monster ist ein leeres Feld: Gerade kosten sie dich nichts.
explain-ambush = Hinterhalt
    .text = Alle zeichnen diese Monster auf die Landkarte von nebenan, genau dort, wo es wehtut.
explain-ambush-solo = Hinterhalt
    .text = Die Monster starten in einer Ecke deiner Landkarte und ziehen weiter, bis sie Platz finden.

## Cards, deck and hints

explain-explore = Erkundungskarte
    .text = Wähle eine ihrer Formen und eins ihrer Gelände und zeichne auf leere Felder. Drehe und spiegle, wie du magst.
explain-hero-card = Heldenkarte
    .text = Setze den Helden auf ein leeres Feld und richte seinen Angriff aus. Er schützt die angegriffenen Felder bis zum Ende der Partie.
explain-ruins-card = Ruinenkarte
    .text = Die Form der nächsten Erkundungskarte muss ein leeres Ruinenfeld überdecken.
explain-deck = Noch im Stapel
    .text = { $count ->
        [one] In dieser Jahreszeit kann noch eine Karte kommen, wenn die Zeit reicht.
       *[other] Jede dieser { $count } Karten kann als nächste kommen. Alle kommen nicht: Die Jahreszeit endet, wenn ihre Zeit um ist.
    }
    .ambush = { $count ->
        [one] Darunter ist ein Hinterhalt.
       *[other] Darunter sind { $count } Hinterhalte.
    }
explain-hint = Tipp
    .text = Ein Tipp kommt in drei Schritten: erst, worauf du achten solltest, dann die Stelle, zuletzt der Zug und warum er gut ist. Zeichnen darfst du selbst.
explain-skill =
    .text = { $coins ->
        [0] Sie kostet nichts.
        [one] Sie kostet eine Münze.
       *[other] Sie kostet { $coins } Münzen.
    } In jeder Jahreszeit kannst du eine Fertigkeit einsetzen.
    .not = Jetzt nicht: { $reason }.
explain-sealed = Abgegeben
    .text = Niemand sieht deine Zeichnung, bevor alle gezeichnet haben. Bis dahin kannst du sie zurücknehmen.

## The end of a game

explain-rating = Wertung
    .text = Deine Sterne minus die vier Zahlen auf den Dekreten. So lassen sich schwere und leichte Kartenfolgen vergleichen.
explain-title = Titel
    .text = Deine Wertung bringt dir einen Titel ein: je höher die Wertung, desto klangvoller der Titel.
explain-par = Richtwert
    .text = So viel holt ein starker Bot aus denselben Karten. Wer ihn erreicht, hat sehr gut gespielt.
explain-lost = An Monster verloren
    .text = Verlorene Sterne aus allen Jahreszeiten. Bei Gleichstand liegt vorn, wer weniger verloren hat.

## The coach’s figures

explain-expected = Erwartete Sterne
    .text = Das durchschnittliche Endergebnis, wenn von hier an vernünftig gespielt wird. Das ± zeigt, wie weit es meist danebenliegt.
explain-luck = Glück
    .text = Wie sehr die Karten und die anderen deine erwarteten Sterne verändert haben. Über viele Partien gleicht es sich aus.
explain-skilful = Können
    .text = Wie viel besser oder schlechter du gezeichnet hast als jemand mit etwas Erfahrung in denselben Zügen.

## The replay

explain-step = Schritt für Schritt durch die Partie
    .text = Nimm diese Knöpfe, den Regler oder die Tasten ←, →, Pos1 und Ende.
# $season is the season's key.
explain-replay-time = { $name }
    .text = In dieser Jahreszeit bisher verbrauchte Zeit: { $passed }.
explain-replay-map = { $name }
    .text = Sterne bis zu diesem Zug: { $stars }. Münzen: { $coins }. Drücke darauf, um die Landkarte zu vergrößern.

## Setting up a game

explain-strength = Spielstärke
    .text = Bots nach Spielstärke: 1 spielt am schwächsten, { $all } am stärksten.
explain-hints = Tipps
    .text = Ein Tipp sagt, worauf du achten solltest, dann wo, dann was du zeichnen kannst. Unter Freunden sind Tipps aus, solange du sie nicht erlaubst. Die Analyse sehen nach der Partie alle.
explain-deal = Die Kartenfolge
    .text = Diese Zahl bestimmt die Reihenfolge der Karten. Gleiche Zahl und gleicher Aufbau ergeben die gleiche Partie.

## Tips of a first game

tip-ok = Alles klar
tip-off = Keine Hinweise
tip-card = Zeichne diese Karte
    .mouse = Bewege die Form über deine Landkarte und klicke, wo sie hinsoll. Dann drücke „Bestätigen“.
    .touch = Tippe auf deine Landkarte, wo die Form hinsoll, und zieh sie bei Bedarf zurecht. Dann drücke „Bestätigen“.
    .keys = Bewege die Form mit den Pfeiltasten, drehe sie mit { $turn } und bestätige mit der Eingabetaste.
tip-turn = Drehen und spiegeln
    .text = Jede Form lässt sich drehen und spiegeln. Passt nicht? Probier „Drehen“, „Spiegeln“ oder „Nächste“.
# $season is the season's key.
# Without $season: all four seasons are masculine.
tip-edicts = Was Sterne bringt
    .text = Die vier Dekrete sagen, wofür es Sterne gibt. { $first } und { $second } werden gewertet, wenn der { $name } endet; die Zahlen zeigen, was deine Landkarte jetzt bringt.
tip-edict-change = Mehr Sterne
    .text = Die kleine Zahl zeigt, wie viele Sterne diese Zeichnung bei dem Dekret zusätzlich bringen würde.
tip-coin = Eine Münze
    .text = Diese Form bringt dir eine Münze: einen Stern am Ende dieser und jeder weiteren Jahreszeit.
tip-first-coin = Deine erste Münze
    .text = Sie ist am Ende jeder Jahreszeit einen Stern wert. Frühe Münzen lohnen sich also am meisten.
tip-mountain = Fast umschlossen
    .text = Neben diesem Gebirge ist nur noch { $cells } leer. Füll es, und du bekommst eine Münze.
tip-ruins = Ruine
    .text = Diesmal muss deine Form eins der markierten Ruinenfelder überdecken.
tip-ambush-solo = Monster!
    .text = { $stars ->
        [0] Noch kosten sie dich nichts. Ein leeres Feld neben einem Monster würde jede Jahreszeit einen Stern kosten.
        [one] Neben ihnen ist ein leeres Feld: Es kostet dich jede Jahreszeit einen Stern, bis du es füllst.
       *[other] Neben ihnen sind { $stars } leere Felder: Jedes kostet dich jede Jahreszeit einen Stern, bis du es füllst.
    }
tip-ambush = Ein Hinterhalt
    .text = Jetzt darfst du gemein sein: Zeichne die Monster auf die Landkarte von { $player }. Lass viele leere Felder daneben: Jedes kostet jede Jahreszeit einen Stern.
tip-skill = Eine Fertigkeit
    .text = Du kannst dir eine Fertigkeit leisten! Sie lockert in diesem Zug eine Regel; eine je Jahreszeit darfst du einsetzen.
tip-hero = Ein Held
    .text = Setze den Helden so, dass sein Angriff Monster trifft oder Felder, auf die welche kommen könnten, und richte den Angriff aus. Getroffene Monster sind zerstört.
