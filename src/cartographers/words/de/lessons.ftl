# German: the six lessons and "your first game". Read by the browser only.
# A lesson happens at the real table with fixed cards. Say "you"; one idea in each text; short sentences.
# Each step has one text; its attributes are said when a drawing is allowed by the rules but is not what the
# step asks for. Words in quotes are the names of buttons.

## The block on the home page

learn-title = Das Spiel lernen
learn-text = Sechs kurze Lektionen mitten im Spiel, je etwa zwei Minuten. Danach deine erste Partie, mit einem Coach an deiner Seite.
learn-start = Mit Lektion 1 beginnen
learn-all-done = Alle Lektionen geschafft. Schön gezeichnet!
learn-rules = Die Regeln
    .about = Alle Regeln, mit durchgerechneten Beispielen.
learn-puzzles = Rätsel
    .about = Eine Zeichnung ist die beste. Findest du sie?
learn-position = Stellung aufbauen
    .about = Zeichne eine Landkarte und spiel von dort aus weiter.
learn-studies = Studien
    .about = Partien mit Kommentaren, Zeichen und Aufgaben. Schreib deine eigene oder lies, was andere zeigen.
learn-finished = geschafft
learn-begun = angefangen
learn-skipped = übersprungen

## The panel of a lesson

lesson-of = Lektion { $number } von { $all }
lesson-step-of = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-try = Du bist dran
lesson-skip = Lektion überspringen
lesson-leave = Lektionen verlassen
lesson-restart = Lektion von vorn beginnen
lesson-options = Optionen der Lektion
lesson-almost = Fast!
lesson-read-first = Moment: Lies erst diesen Schritt, dann drücke „{ lesson-next }“.
lesson-over = Das war diese Lektion. Auf zur nächsten!
lesson-finished = Lektion geschafft
lesson-next-lesson = Nächste Lektion: { $title }
lesson-announce = Lektion { $number }, Schritt { $step } von { $steps }. { $text }

## Lesson 1: placing shapes

lesson-placing = Auf der Landkarte zeichnen
    .about = Karten, Formen und wo sie hindürfen.
    .learned = Eine Karte gibt dir ein Gelände und eine Form. Dreh sie, spiegle sie und zeichne sie auf leere Felder.
lesson-placing-map = Das ist deine Landkarte. Vier Jahreszeiten lang füllst du sie, Form für Form. Die Gebirge sind schon da.
lesson-placing-card = Jeder Zug beginnt mit einer Karte: Sie zeigt Gelände und Form. Zeigt sie zwei Gelände, such dir eins aus.
lesson-placing-draw = Probier es! Wähle ein Gelände, drücke auf ein Feld der Landkarte und dann auf „{ confirm }“.
lesson-placing-turn = Hier kommt eine lange Form. Drücke „{ turn }“, damit sie aufrecht steht, leg sie auf die Landkarte und bestätige.
    .flat = Passt, aber sie liegt noch quer. Drücke erst „{ turn }“.
lesson-placing-corner = Eine Form darf überallhin, wo es leer ist, direkt neben andere oder weit weg. Sie muss nur auf der Landkarte bleiben. Zeichne diese in eine Ecke; „{ turn }“ und „{ flip }“ helfen.
    .corner = Passt, aber sie reicht nicht bis in die Ecke. Schieb sie, bis sie das Eckfeld selbst überdeckt.
lesson-placing-stuck = Und wenn keine Form mehr passt? Dann zeichnest du ein einzelnes Feld in beliebigem Gelände. Das ist schon alles.

## Lesson 2: coins, mountains and ruins

lesson-coins = Münzen, Gebirge, Ruinen
    .about = Drei Dinge, auf die du immer achten solltest.
    .learned = Münzen gibt es für Formen mit Münze und für Gebirge, die du umschließt. Nach einer Ruinenkarte muss die nächste Form ein Ruinenfeld überdecken.
lesson-coins-card = Manche Karten bieten dir zwei Formen an. Zur kleineren gehört eine Münze.
lesson-coins-coin = Nimm die Münze: Wähle die Form, bei der sie steht, und zeichne sie irgendwohin. Nur das markierte Feld neben dem Gebirge lass frei, das brauchst du gleich.
    .no-coin = Passt, bringt aber keine Münze. Wähle die kleinere Form, die mit der Münze.
    .mountain = Gute Idee, nur etwas zu früh. Lass das markierte Feld für die nächste Karte frei.
lesson-coins-track = Da ist deine Münze! Jede Münze ist am Ende jeder Jahreszeit einen Stern wert. Eine, die du jetzt holst, zahlt sich viermal aus.
lesson-coins-mountain = Auch Gebirge geben Münzen: Du bekommst eine, wenn das letzte leere Feld neben einem Gebirge gefüllt ist (diagonal zählt nicht). Fülle das markierte Feld.
    .open = Passt, aber das Feld neben dem Gebirge ist noch leer. Überdecke das markierte Feld.
lesson-coins-ruins = Eine Ruinenkarte! Deine nächste Form muss mindestens ein Ruinenfeld überdecken. Welches, ist egal.
lesson-coins-after = Ohne Ruinenkarte kannst du auf Ruinen zeichnen oder sie in Ruhe lassen. Manche Wertungskarten belohnen sie mit Sternen.

## Lesson 3: edicts and seasons

lesson-edicts = Dekrete und Wertung
    .about = Was Sterne bringt, und wann.
    .learned = In jeder Jahreszeit werden zwei der vier Dekrete gewertet. Jedes kommt zweimal dran, also plane voraus.
lesson-edicts-four = Diese vier Wertungskarten sind die Dekrete der Königin. Sie sagen, wofür es Sterne gibt, und sind in jeder Partie andere.
lesson-edicts-first = Dekret { letter-A }, { sentinel-wood }: ein Stern für jedes Waldfeld am Rand der Landkarte. Zeichne Wald an den Rand und hol dir mindestens { $goal } Sterne.
    .terrain = Passt, aber für „{ sentinel-wood }“ zählt nur Wald. Wähle auf der Karte Wald.
    .stars = { $got ->
        [0] Passt, aber nichts davon liegt am Rand, also bringt es nichts. Schieb die Form an den Rand der Landkarte.
        [one] Das ist nur { $got } Stern. Leg die lange Seite der Form an den Rand.
       *[other] Das sind nur { $got } Sterne. Leg die lange Seite der Form an den Rand.
    }
lesson-edicts-season = Es ist Frühling. Wenn er endet, werden die Dekrete { letter-A } und { letter-B } gewertet. Im Sommer { letter-B } und { letter-C }, im Herbst { letter-C } und { letter-D }, im Winter { letter-D } und { letter-A }.
lesson-edicts-time = Jede Karte kostet Zeit: die Zahl neben der Sanduhr. Ist die Zeit aufgebraucht, ist die Jahreszeit vorbei. Das hier ist die letzte Karte des Frühlings.
lesson-edicts-second = Dekret { letter-B }, { wildholds }: acht Sterne für jedes Dorfgebiet mit sechs oder mehr Feldern. Lass das kleine Dorf wachsen: Zeichne direkt daneben noch mehr Dorf.
    .terrain = Passt, aber für „{ wildholds }“ zählen nur Dörfer. Wähle auf der Karte Dorf.
    .apart = Passt, aber so wird kein Dorf mit sechs Feldern daraus. Leg die Form direkt an das Dorf auf der Landkarte.
lesson-edicts-summer = Der Frühling ist gewertet. Jetzt ist Sommer, und deine Landkarte bleibt: Dekret { letter-B } zählt noch einmal, diesmal mit { letter-C }.
lesson-edicts-third = Dekret { letter-C }, { canal-lake }: ein Stern für jedes Wasserfeld neben einem Acker und jedes Ackerfeld neben Wasser. Hol dir damit mindestens { $goal } Sterne.
    .stars = { $got ->
        [0] Passt, bringt aber nichts. Leg den Acker ans Wasser.
        [one] Das ist nur { $got } Stern. Leg mehr Ackerfelder ans Wasser.
       *[other] Das sind nur { $got } Sterne. Leg mehr Ackerfelder ans Wasser.
    }

## Lesson 4: ambushes and monsters

lesson-ambush = Hinterhalte und Monster
    .about = Sie spazieren auf deine Landkarte und kosten dich Sterne.
    .learned = Jedes leere Feld neben einem Monster kostet jede Jahreszeit einen Stern. Fülle solche Felder bald.
lesson-ambush-came = Ein Hinterhalt! Im Solospiel finden die Monster selbst auf deine Landkarte, von einer Ecke aus. Da kommen sie.
lesson-ambush-cost = Siehst du die markierten Felder? Jedes leere Feld neben einem Monster kostet dich am Ende jeder Jahreszeit einen Stern.
lesson-ambush-fill = Ein gefülltes Feld kostet nichts. Zeichne diese Karte so, dass die Monster dich mindestens { $goal } Sterne weniger kosten.
    .stars = { $got ->
        [0] Passt, aber die Monster kosten dich so viel wie vorher. Überdecke einige der markierten Felder.
        [one] Das spart nur { $got } Stern. Du kannst zwei der markierten Felder auf einmal überdecken.
       *[other] Das spart nur { $got } Sterne. Du kannst mehr der markierten Felder auf einmal überdecken.
    }
lesson-ambush-more = Gut gemacht. Und gleich noch einmal: Spare mindestens { $goal } weitere Sterne.
    .stars = { $got ->
        [0] Passt, aber die Monster kosten dich so viel wie vorher. Überdecke einige der Felder neben ihnen.
        [one] Das spart nur { $got } Stern. Du kannst zwei Felder neben den Monstern auf einmal überdecken.
       *[other] Das spart nur { $got } Sterne. Du kannst mehr Felder neben den Monstern auf einmal überdecken.
    }
lesson-ambush-closed = Eingekreiste Monster bleiben auf der Landkarte, kosten dich aber nichts. Je früher du sie einkreist, desto mehr Sterne behältst du.
lesson-ambush-others = Spielst du mit anderen, zeichnet dir jemand von nebenan die Monster auf die Landkarte, genau dort, wo es wehtut. Und du revanchierst dich auf einer anderen.

## Lesson 5: reading your score

lesson-score = Deine Sterne lesen
    .about = Woher deine Sterne kommen, vor und nach dem Zeichnen.
    .learned = „{ confirm }“ sagt dir, was eine Zeichnung in dieser Jahreszeit bringt; ein Dekret zeigt, woher seine Sterne kommen.
lesson-score-table = Hier sind deine Sterne. In jeder Jahreszeit zählen zwei Dekrete und deine Münzen. Was die Monster dich kosten, geht davon ab.
lesson-score-edict = Die Zahl auf einem Dekret sagt, was es jetzt gerade bringt. Drücke auf eins, und die Landkarte zeigt, woher seine Sterne kommen.
lesson-score-preview = Probier diese Form an verschiedenen Stellen. „{ confirm }“ zeigt, wie viele Sterne sie in dieser Jahreszeit bringen würde. Finde eine Stelle mit mindestens +{ $goal }.
    .gain = { $got ->
        [0] Diese Stelle bringt in dieser Jahreszeit nichts. Es gibt Stellen mit +{ $goal }: Achte auf die Zahl bei „{ confirm }“.
       *[other] Diese Stelle bringt in dieser Jahreszeit { $got }. Es gibt Stellen mit +{ $goal }: Achte auf die Zahl bei „{ confirm }“.
    }
lesson-score-last = Die letzte Karte des Frühlings! Finde noch eine Stelle mit mindestens +{ $goal }. Dann siehst du, wie der Frühling gewertet wird.
    .gain = { $got ->
        [0] Diese Stelle bringt in dieser Jahreszeit nichts. Es gibt Stellen mit +{ $goal }: Achte auf die Zahl bei „{ confirm }“.
       *[other] Diese Stelle bringt in dieser Jahreszeit { $got }. Es gibt Stellen mit +{ $goal }: Achte auf die Zahl bei „{ confirm }“.
    }
lesson-score-sum = Zähle alle vier Jahreszeiten zusammen: Das ist dein Ergebnis. Und was jetzt auf der Landkarte steht, zählt in späteren Jahreszeiten wieder.
lesson-score-rating = Im Solospiel hängt dein Titel von deiner Wertung ab: Sterne minus die Zahlen der vier Dekrete. Du weißt nicht weiter? Die Laterne gibt dir einen Tipp.

## Lesson 6: heroes and skills

lesson-heroes = Helden und Fertigkeiten
    .about = Zwei kleine Zugaben für spätere Partien.
    .learned = Helden zerstören Monster. Mit Fertigkeiten darfst du einmal je Jahreszeit von den Regeln abweichen; manche kosten Münzen.
lesson-heroes-hero = Das ist { dobrik-of-lorkheim }, ein Held aus der Box „{ box-heroes }“. Er steht auf einem Feld und greift die Felder an, die seine Karte zeigt.
lesson-heroes-post = Setze ihn auf ein leeres Feld, von dem aus er ein Monster trifft. Ein getroffenes Monster ist zerstört und kostet keine Sterne mehr.
    .hit = Dort kann er stehen, trifft aber kein Monster. Versuch eins der markierten Felder.
lesson-heroes-marks = Seine Markierungen bleiben auf der Landkarte. Jedes Monster, das später auf einer landet, ist sofort zerstört.
lesson-heroes-skills = Das sind Fertigkeiten, aus der Box „{ box-skills }“. In jeder Jahreszeit darfst du eine einsetzen. Manche kosten Münzen: Die werden durchgestrichen und bringen keine Sterne mehr.
lesson-heroes-negotiation = Für eine Münze darfst du mit { negotiation } statt der Formen der Karte ein Quadrat aus vier Feldern zeichnen. Drücke „{ negotiation }“, dann zeichne das Quadrat.
    .skill = Passt, aber das war die Form der Karte. Drücke erst „{ negotiation }“.
lesson-heroes-end = Eine Münze ist durchgestrichen, und das war deine Fertigkeit für diese Jahreszeit. In der nächsten darfst du wieder eine einsetzen.

## Your first game: the coach speaks up

first-game = Deine erste Partie
    .about = Eine ganze Solopartie. Der Coach schweigt, solange nicht viel auf dem Spiel steht.
first-game-start = Ich bin dein Coach und schaue dir über die Schulter. Ich melde mich höchstens zweimal je Jahreszeit, und nur wenn mehr als drei Sterne auf dem Spiel stehen.
coach-thinking = Mal sehen…
coach-wait = Bevor du bestätigst
coach-lost = Anderswo sehe ich etwa { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } mehr:
# The parts of those stars, each after its number: "+4 Canal Lake, twice".
coach-part-edict = { $times ->
        [1] { $edict }
        [2] { $edict }, zweimal
       *[other] { $edict }, { $times } ×
    }
coach-part-coins = durch Münzen
coach-part-monsters = durch Monster
coach-part-later = später
coach-part-later-edict = später, vor allem { $edict }
coach-show = Zeig mal
coach-keep = So lassen
coach-shown = Diese Stelle meine ich. Bestätige sie oder zeichne etwas anderes.
