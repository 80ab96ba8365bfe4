# German: the commands and the game in the terminal.

## The game in the terminal: what is asked

asked-draw = Zeichne eins davon auf deine Landkarte:
asked-ambush = Zeichne diese Monster auf die Landkarte von { $owner }:
asked-hero = Setze den Helden auf ein leeres Feld; * markiert die Felder, die er angreift.
# In the next three, $monster is the key of a named monster (dragon, zombie, troll, gorgon, or one of an installed box).
asked-gaze = { $monster ->
        [gorgon] Welches Feld neben sich zerstört die Gorgone?
        [troll] Welches Feld neben sich zerstört der Troll?
       *[other] { $name } zerstört ein Feld daneben: welches?
    }
# $monster as above
asked-ravage = { $monster ->
        [gorgon] Welches leere Feld neben sich zerstört die Gorgone?
        [troll] Welches leere Feld neben sich zerstört der Troll?
       *[other] { $name } zerstört ein leeres Feld daneben: welches?
    }
# $monster as above
asked-target = { $monster ->
        [gorgon] Welches Feld neben sich zerstört die Gorgone auf dieser Landkarte?
        [troll] Welches Feld neben sich zerstört der Troll auf dieser Landkarte?
       *[other] { $name } zerstört auf dieser Landkarte ein Feld daneben: welches?
    }
asked-besides = Und mit „{ $skill }“:
asked-declare = Du kannst jetzt eine Fertigkeit ansagen:
asked-shelter = Wie herum liegt das 1×2?

## The game in the terminal: what is shown

play-you = Du
play-seat = Spieler { $number }
play-bot = { $bots ->
        [1] Bot
       *[other] Bot { $number }
    }
play-welcome = Willkommen am Tisch! Das ist Kartenfolge { $seed }. Noch einmal spielst du sie mit --seed { $seed }
play-bye = Bis bald! Zu dieser Kartenfolge kommst du zurück mit --seed { $seed }
play-cover = Jetzt ist { $name } an der Tastatur. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
play-go-on = Weiter mit der Eingabetaste.
# $season is the season's key: spring, summer, fall or winter.
play-time = { $name }, Zeit { $clock } von { $time }
play-purse = Münzen { $coins }
play-coins = Münzen { $coins } ({ $spent } ausgegeben)
play-stars = Sterne { $stars }
play-on-map = auf der Landkarte von { $owner }
play-ruins-pending = eine Ruine überdecken
play-now = Wäre die Jahreszeit jetzt vorbei: { $first } + { $second } + { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } − { $monsters } für Monster = { $stars }
play-card-time = { $card } (Zeit { $time })
play-with-coin = , 1 Münze
play-no-room = (kein Platz)
play-duty = Ruine: Deine Form muss ein leeres Ruinenfeld überdecken.
play-fallback = Keine Form der Karte passt: Zeichne stattdessen irgendwo ein einzelnes Feld.
play-skill = { $mark }s{ $number } { $skill } ({ $cost }): { $rule }
    .idle = { $mark }s{ $number } { $skill } ({ $cost }), jetzt nicht: { $rule }
play-where = Tippe ein Feld wie B4 für die obere linke Ecke, n für eine Stelle, an der die Form passt, ? für Hilfe.
play-fits = Passt. Mit der Eingabetaste zeichnest du die Form.
    .effects = Passt ({ $effects }). Mit der Eingabetaste zeichnest du die Form.
play-not-there = Dort geht es nicht: { $why }.
play-nowhere = Die Form passt nirgends.
# $here: with the shape turned this way; $all: with all ways to turn it.
play-spots = { $here ->
        [0] So gedreht passt die Form nirgends
        [one] So gedreht passt die Form mit der Ecke auf { $cells }
       *[other] So gedreht passt die Form an { $here } Stellen, mit der Ecke auf: { $cells }
    } ({ $all ->
        [one] insgesamt eine Stelle
       *[other] insgesamt { $all } Stellen
    }).
play-no-option = { $word } kannst du hier nicht wählen.
play-no-cell = Ein Feld { $word } gibt es auf der Landkarte nicht: Zeilen gehen von A bis K, Spalten von 1 bis 11.
play-what = Einen Befehl { $word } haben wir hier nicht. Tippe ?, dann siehst du, was geht.
play-rules = Zum Nachlesen tippe rules und ein Wort aus der rechten Spalte oder den englischen Schlüssel einer Karte: rules ruins, rules treetower.
play-no-undo = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt.
play-undone = Zurückgenommen.
play-explain-what = Was soll ich erklären? Ein Dekret: e A bis e D, Monster: e m, alles: e.
play-other = { $name }: Sterne { $stars }, Münzen { $coins }
play-alone = Du spielst solo.
play-deck = Noch im Stapel, ungeordnet: { $cards }; Hinterhaltkarten: { $ambushes }
    .heroes = Noch im Stapel, ungeordnet: { $cards }; Hinterhaltkarten: { $ambushes }; Heldenkarten: { $heroes }
play-deck-gone = In dieser Jahreszeit schon aufgedeckt: { $cards }
play-save-where = In welche Datei soll die Partie gespeichert werden? Zum Beispiel: save meine-partie.txt
play-saved = Gespeichert bis zum letzten ganzen Zug: { $file }
play-comes-from = { $name } zeichnet ihn auf deine Landkarte.
play-walk-top-left = Er kommt aus der Ecke oben links.
play-walk-top-right = Er kommt aus der Ecke oben rechts.
play-walk-bottom-left = Er kommt aus der Ecke unten links.
play-walk-bottom-right = Er kommt aus der Ecke unten rechts.
play-declare-nothing = 0 nichts
play-declare = { $number } { $skill } ({ $cost }): { $rule }
play-shelter-1 = 1 waagerecht
play-shelter-2 = 2 senkrecht
# $season is the season's key.
play-season-over = Der { $name } ist vorbei
play-over = Die Partie ist vorbei
# Below “the game is over”: with several players who has won, alone the title.
play-won-you = Du hast gewonnen! Die Königin ist begeistert von deiner Landkarte.
play-won = { $name } hat gewonnen. Was für eine Landkarte!
play-won-together = Ein geteilter Sieg! Platz eins geht an: { $names }.
play-title-high = Die Königin hängt deine Landkarte in ihren großen Saal. Dein Titel von nun an: { $title }!
# A title for a rating below 0.
play-title-low = Auch die Größten haben klein angefangen. Dein Titel diesmal: { $title }.
play-title-none = Diesmal noch kein Titel. Spitz den Stift und versuch es noch einmal!
play-thanks = Danke fürs Mitspielen! Willst du dieselbe Kartenfolge noch einmal? Dann mit --seed { $seed }
# Below “spring is over”, when it brought more stars than each season before.
play-season-best = Deine beste Jahreszeit bisher!
play-help =
    Tippe eins oder mehrere davon und drücke die Eingabetaste:
      1 2…          Form und Gelände wählen; f v a w  nur das Gelände wählen
      B4            die Form mit der oberen linken Ecke über B4 halten
      r  r2  r3     einmal, zweimal, dreimal drehen;  m  spiegeln
      n  p          die nächste Stelle, an der sie passt, die vorige;  l  alle auflisten
      up down left right   um ein Feld verschieben
      s1 s2 s3 s0   eine Fertigkeit einsetzen oder keine
      Eingabe       zeichnen, wo die Form gehalten wird, wenn sie passt
      u             einen Schritt zurück, oder die letzte Zeichnung zurücknehmen, wenn seitdem nichts aufgedeckt wurde
      e A           ein Dekret erklären (e m: Monster, e: alles)
      o  d          die anderen Landkarten; was noch im Stapel ist
      rules ruins   die Regeln zu einem Thema oder einer Karte lesen;  rules  Themen auflisten
      save FILE     die Aufzeichnung der Partie schreiben;  q  beenden
    Auf der Landkarte: . leer, r Ruine, ^ Gebirge, # Ödnis, f Wald, v Dorf, a Acker, w Wasser,
    m Monster, h Held, x zerstört, d Acker und Dorf; ein Großbuchstabe liegt auf einer Ruine, * liegt in einem Angriff.

## The game in the terminal: what has happened

news-card = Karte: { $card }
news-drew = { $name }: { $what }
news-drew-on = { $name } auf der Landkarte von { $owner }: { $what }
    .mine = { $name } auf deiner Landkarte: { $what }
news-by-itself = Auf der Landkarte von { $owner }: { $what }
    .mine = Auf deiner Landkarte: { $what }
news-marks = greift { $cells } an
news-destroyed = zerstört: { $cells }
news-skill = mit „{ $skill }“
news-coins = Münzen +{ $coins }

## A record told

# A comment in a record, above the picture of a sheet that a player drew.
record-signs = der Bogen: ^ Gebirge, # Ödnis, r Ruine
# $cards is a list of keys of cards, as in the lines of the record.
record-by-bot = { $name }, von einem Bot gezeichnet: { $cards }
record-skipped = { $name }, übersprungen: { $cards }

replay-game = { $boxes }, { $sheet }, Personen: { $seats }
replay-skills = Fertigkeiten: { $skills }
replay-heroes = Mit Heldenkarten
replay-verified = Alle Karten, Zeichnungen, Münzen und Wertungen stimmen. Geprüfte Karten: { $cards }.
replay-unfinished = Bis hierher stimmt alles, aber die Partie ist noch nicht vorbei. Geprüfte Karten: { $cards }.

## The file README.txt in what a player downloads

export-readme =
    Alles, was dieser Server über dich gespeichert hat, und die Einstellungen dieses Browsers.

    games/*.txt        eine Partie als Text. Die Startseite kann sie als Aufzeichnung öffnen,
                       im Terminal zeigt sie: cartographers replay FILE
    games/*.json       dieselbe Partie: wann sie entstand, wie sie aufgebaut war, welche Plätze deine sind
    statistics.json    die Zahlen der Seite „Profil“
    daily.json         deine Versuche bei den Partien des Tages und der Woche
    tournaments.json   die Turniere, die du leitest oder bei denen du mitspielst, und deine Versuche dort
    devices.json       deine verknüpften Geräte, und seit wann es einen Merksatz gibt
    settings.json      was sich dieser Browser merkt: Sprache, Design, dein Name, schon gezeigte Hinweise

    Alle Dateien sind Text in UTF-8.

## A record looked at again

analyse-of = { $name }, Zug für Zug: am Ende erwartete Sterne
analyse-move = Zug
analyse-season = Jahreszeit
analyse-card = Karte
analyse-luck = Glück
analyse-played = gespielt
analyse-expected = erwartet
analyse-skill = Können
analyse-lost = verloren
analyse-best = bester
analyse-nothing = nichts
analyse-costliest = Die teuersten Züge:
# $season is the season's key, $name its name; $lost has one decimal.
analyse-costly = { $number }  { $name }, { $card }: { $lost } ★. Gespielt { $played }; am besten war { $best }.
analyse-curve = Am Ende erwartete Sterne, bei jeder Karte und jedem Zug:
analyse-end = { $start } am Anfang erwartet, Glück { $luck }, Können { $skill }: am Ende { $final } Sterne.
analyse-so-far = { $start } am Anfang erwartet, Glück { $luck }, Können { $skill }: bisher { $final } erwartet.
analyse-besides = Das Können wird mit solidem Spiel verglichen: immer zeichnen, was auf den ersten Blick am besten aussieht. Die besten gefundenen Züge waren { $lost } ★ mehr wert.

## A match

# $suite is “none” or the name of a suite, which is typed as it is; $sheet is like “sheet A (Wilderness)”.
match-alone = { $deals ->
        [one] { $deals } Kartenfolge
       *[other] { $deals } Kartenfolgen
    }{ $suite ->
        [none] , { $sheet }
       *[other] { " " }der Reihe { $suite }
    }, Nummer { $first } bis { $last }, alle für sich
# $suite and $sheet as above
match-together = { $deals ->
        [one] { $deals } Kartenfolge
       *[other] { $deals } Kartenfolgen
    }{ $suite ->
        [none] , { $sheet }
       *[other] { " " }der Reihe { $suite }
    }, Nummer { $first } bis { $last }, { $seats } Plätze an einem Tisch
match-player = Spieler
match-mean = Mittel gesamt
# As in English: an abbreviation in both.
match-spread = s
match-rating = Solowertung
# As in English: a name.
match-elo = Elo
match-pair = Paar
match-less = { $first } − { $second }
match-difference = Unterschied
# As in English: a sign of mathematics.
match-p = p
match-won = gewonnen
match-drawn = gleich
match-lost = verloren
match-title = Titel
match-from = ab
match-time = ms je Zug
match-median = Median
# As in English: a sign of mathematics.
match-p99 = p99
match-failed = { $deals ->
    [one] { $player } hat { $deals } Kartenfolge durch einen Fehler verloren:
   *[other] { $player } hat { $deals } Kartenfolgen durch einen Fehler verloren:
}
match-failed-deal = { "  " }Nummer { $deal }: { $why }
match-stopped = Angehalten nach { $games ->
        [one] einer Partie.
       *[other] { $games } Partien.
    }
    .kept = Angehalten; { $games ->
        [one] eine Partie ist in der Datei
       *[other] { $games } Partien sind in der Datei
    }; derselbe Befehl macht weiter.
match-plot-axis = Sterne
match-plot-key = Hügel: wie sich die Ergebnisse verteilen. Punkt und Balken: das Mittel und sein 95-%-Intervall.
match-plot-said = { $player } kommt im Mittel auf { $mean }

## The help of the commands. Names of options, cards and files are typed as they are and stay Latin.

help-program = Ein Brettspiel, in dem du Landkarten zeichnest, im Terminal und im Browser.
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-command = Befehl
help-examples = Beispiele:
help-help = diese Hilfe zeigen und beenden
help-version = die Version zeigen und beenden
help-language = die Sprache aller Texte: { $languages } (sonst die des Systems)
help-json = JSON für Programme ausgeben
help-seed = die Nummer der Kartenfolge; gleiche Nummer, gleiche Karten (zufällig)
help-games-at-once = wie viele Partien gleichzeitig laufen (1)
help-engine = Prozesse auf diesem Rechner oder ein Ray-Cluster

# The options that choose a game. $boxes, $sheets: names to type.
help-game = welche Partie
    .boxes = die Boxen: { $boxes } (base)
    .sheet = der Bogen: { $sheets }, oder eine Datei mit einem eigenen Bogen
    .edicts = die vier Wertungskarten
    .ambushes = vier Hinterhaltkarten, oder Boxen, aus denen sie gezogen werden
    .skills = mit Fertigkeiten: drei zufällige oder diese drei
    .heroes = mit Heldenkarten
    .no-heroes = ohne Heldenkarten

help-play =
    Eine Partie im Terminal spielen. Jede Person an der Tastatur heißt „you“; mehrere wechseln sich ab.
    Alles tippst du ohne Umlaute; ? zeigt, was geht.
    .short = eine Partie im Terminal spielen
    .players = wer am Tisch sitzt, etwa you,greedy*2: { $players } (you)
    .names = die Namen am Tisch
    .resume = eine gespeicherte Partie fortsetzen; braucht ihr --seed und ihre --players
    .practice = Zurücknehmen erlauben, auch wenn schon verdeckte Karten gezeigt wurden
    .plain = Sätze statt Bilder, für Screenreader: eine Tatsache je Zeile

help-print =
    Bögen und eine Seite über die vier Dekrete als PDF-Datei ausgeben.

    Jeder Bogen ist ein gedruckter (A, B, C, D) oder ein eigener, als Text getippt oder in einer Datei.
    .short = Bögen drucken, um auf Papier zu spielen
    .file = die PDF-Datei, die geschrieben wird
    .sheets = die Bögen, jeder auf einer Seite (A)
    .edicts = vier Wertungskarten, für eine Seite über sie
    .cards = mit einer Seite über Hinterhalte, Helden und Fertigkeiten
    .paper = die Größe des Papiers: { $sizes } (a4)

help-photo =
    Das Foto eines Bogens lesen, der mit „cartographers print“ gedruckt wurde, und seine Landkarte als Text ausgeben.

    Alle vier quadratischen Marken um die Landkarte müssen im Bild sein. Schlecht lesbare Felder stehen nach der Landkarte.
    .short = die Landkarte auf dem Foto eines gedruckten Bogens lesen
    .file = das Foto: eine JPEG-, PNG- oder WebP-Datei

help-rules =
    Die Spielregeln lesen. Ohne Thema siehst du die Liste der Themen; auch jede Karte ist ein Thema.

    In Bildern von Landkarten stehen [eckige Klammern] um Felder, die zählen oder gezeichnet wurden, (runde) um
    solche einer Zeichnung, die dort nicht geht, und * markiert Felder, die ein Held angreift. Die übrigen Zeichen:
      { help-signs }
    .short = die Spielregeln lesen, mit Beispielen
    .topic = ein Thema oder eine Karte
    .markdown = alle Regeln als eine Seite Markdown ausgeben

# The signs of a map as text; the letters are typed as they are.
help-signs =
    { "." } leer, r Ruine, ^ Gebirge, # Ödnis, f Wald, v Dorf, a Acker, w Wasser,
      m Monster, h Held, x zerstört, d Acker und Dorf zugleich; ein Großbuchstabe liegt auf einer Ruine

# $question and $answer are JSON.
help-score =
    Landkarten mit allen oder einigen der 32 Wertungskarten werten.

    Für Programme: JSON-Zeilen hinein und heraus. Die Zeile
      { $question }
    wird beantwortet mit
      { $answer }
    Ohne "cards" werden alle Karten gewertet; andere Felder werden nicht beachtet.

    Für Menschen: Eine Landkarte in 11 Zeilen, oder in einer Zeile mit Schrägstrichen, wird mit einer Tabelle beantwortet. Die Zeichen darauf:
      { help-signs }
    .short = Landkarten werten und die Wertung erklären
    .file = die Landkarten; - oder nichts für die Standardeingabe
    .explain = auch die Felder auflisten, von denen die Sterne kommen
    .cards = die Wertungskarten, wenn nicht alle 32
    .type = Tippe eine Landkarte in 11 Zeilen oder JSON-Zeilen ein (oder füge sie ein), dann Strg-D:

help-legal =
    Zählen oder auflisten, auf welche Arten sich eine Karte auf eine Landkarte zeichnen lässt.

    JSON-Zeilen hinein und heraus. Die Zeile
      { $question }
    wird beantwortet mit
      { $answer }
    Dabei sagt fallback, ob die Zeichnungen einzelne Felder sind, weil keine Form der Karte passt, und "ruins": true
    heißt, dass ein Ruinenfeld überdeckt werden muss. Eine Hinterhaltkarte wird auf der Landkarte gezählt, auf die sie
    gezeichnet wird; mit "solo": true ist die Antwort, wohin sie im Solospiel von selbst kommt, oder null: { $solo }
    .short = zählen oder auflisten, was auf eine Landkarte gezeichnet werden darf
    .file = die Fragen; - oder nichts für die Standardeingabe
    .list = auch die Zeichnungen auflisten: [Gelände, [Felder]]
    .type = Tippe JSON-Zeilen wie { $question } ein, dann Strg-D:

help-replay =
    Die Aufzeichnung einer Partie prüfen, als Text oder als JSON: jede Karte, jede Zeichnung, jede Münze und jede Wertung.
    Stimmt alles, wird die Partie gezeigt, sonst der erste Fehler.
    .short = die Aufzeichnung einer Partie prüfen und die Partie zeigen
    .file = die Aufzeichnung; - für die Standardeingabe
    .to = stattdessen die Aufzeichnung in dieser Form ausgeben

help-fair =
    Prüfen, ob die Karten einer aufgezeichneten Partie genau in der gemischten Reihenfolge kamen: Der Server wählte vor
    der ersten Karte eine Geheimzahl, vom Tisch kamen weitere Zufallszahlen dazu, und beides zusammen ergab die
    Reihenfolge jedes Stapels.
    .short = prüfen, wie die Karten einer Partie gemischt wurden
    .file = die Aufzeichnung einer beendeten Partie; - für die Standardeingabe
    .commitment = der Fingerabdruck der Geheimzahl, der vor der ersten Karte gezeigt wurde

help-analyse =
    Eine Partie durchsehen. Zu jeder Entscheidung: das erwartete Endergebnis, was die Karten beitrugen (Glück),
    der Vergleich mit solidem Spiel (Können) und die beste Alternative.
    .short = eine Partie durchsehen: die besten Züge, die teuren und das Glück
    .file = die Aufzeichnung einer Partie; - für die Standardeingabe
    .seat = wessen Entscheidungen (1)
    .player = wer Rat gibt, und wie lange über einen Zug nachgedacht wird ({ $player })

help-puzzles =
    Rätsel in Partien finden: Stellungen, in denen eine Zeichnung klar die beste ist, aber nicht sofort die meisten Sterne bringt.
    Jedes wird zweimal geprüft; was besteht, wird als JSON-Zeilen ausgegeben.
    .short = Rätsel in Partien finden oder einem Server geben
    .files = Aufzeichnungen von Partien; - für die Standardeingabe
    .play = Bots so viele Partien spielen lassen und darin suchen
    .players = wer sie spielt, etwa planner oder learned*2
    .check = die Rätsel dieser Datei noch einmal mit einem anderen --seed prüfen und ausgeben, was besteht
    .import = die Rätsel dieser Datei einem Server geben

help-simulate = Den Computer gegen sich selbst spielen lassen und die Partien zusammenfassen.
    .short = den Computer viele Partien spielen lassen
    .games = wie viele Partien (100)
    .players = wer am Tisch sitzt, etwa chance,chance oder chance*4: { $players }
    .seed = die Nummer der ersten Kartenfolge; die anderen folgen darauf (0)
    .record = die Aufzeichnung jeder Partie in diesen Ordner schreiben
    .parquet = jede Stellung, jede Entscheidung und jedes Ergebnis in diese Parquet-Datei schreiben (docs/data.md)
    .games-a-file = statt einer Datei einen Ordner mit Dateien zu je so vielen Partien schreiben; vorhandene werden nicht neu gespielt
    .json = für jede Partie eine JSON-Zeile statt der Zusammenfassung ausgeben

help-match = Spieler dieselben Kartenfolgen spielen lassen, alle für sich oder an einem Tisch: Wer ist stärker, und wie sicher ist das?
    .short = an denselben Kartenfolgen messen, wer wie stark spielt
    .suites = Reihen mit je { $deals } Kartenfolgen: { $suites }
    .players = wer spielt; der erste ist die 0 der Wertungsskala: { $players }, oder ein Programm wie ./mybot (docs/bots.md)
    .deals = wie viele Kartenfolgen ({ $default }; von einer Reihe alle { $all })
    .suite = die Kartenfolgen einer öffentlichen Reihe spielen
    .mode = alle für sich (solo) oder an einem Tisch (table); --seats heißt table
    .seats = wie viele Plätze an einem Tisch; sie werden reihum besetzt (so viele wie Spieler)
    .work = Ablauf und Ausgabe
    .out = jede Partie in dieser Datei behalten (JSON-Zeilen) und von dort weitermachen
    .json = die Ergebnisse als ein JSON-Dokument ausgeben
    .plot = ein Bild der Ergebnisse zeichnen (SVG)

help-conform =
    Prüfen, ob ein Programm als Bot spielen kann: Es wird gestartet, nach jeder Art von Entscheidung gefragt, spielt ganze
    Partien und muss sich ordentlich beenden. Das Protokoll steht in docs/bots.md. Das Programm läuft mit deinen Rechten:
    Starte nur Programme, denen du vertraust.
    .short = ein eigenes Programm prüfen, das spielt
    .program = das Programm, etwa ./mybot oder "python3 mybot.py"; ./mybot:500ms hat eine halbe Sekunde je Entscheidung

conform-check = ok      { $what }
    .failed = FEHLER  { $what }: { $why }
conform-hello = meldet sich
conform-draw = zeichnet eine Form
conform-draw-ruins = zeichnet eine Form auf eine Ruine
conform-draw-single = füllt ein Feld, wo keine Form passt
conform-declare = antwortet, wenn Fertigkeiten angesagt werden können
conform-ambush = zeichnet einen Hinterhalt auf die Landkarte nebenan
conform-ambush-target = wählt, was die Gorgone dort zerstört
conform-gaze = wählt, was die Gorgone im Solospiel zerstört
conform-hero = setzt einen Helden auf die Landkarte
conform-ravage = wählt, was der Troll zerstört
conform-unknown = stört sich nicht an Feldern, die es nicht kennt
conform-early = spielt nach einer vorzeitig beendeten Partie weiter
conform-solo = spielt eine ganze Solopartie
conform-table = spielt eine ganze Partie zu dritt
conform-twice = spielt in zwei Prozessen an einem Tisch
conform-end = hört auf, wenn sich seine Eingabe schließt
conform-passed = { $name } hat alle Prüfungen bestanden. Die langsamste Entscheidung brauchte { $slowest } ms.
conform-failed = { $checks ->
    [one] { $checks } Prüfung ging schief.
   *[other] { $checks } Prüfungen gingen schief.
}

help-bot =
    Ein eigenes Programm auf einem Server spielen lassen: Es verbindet sich mit dem Token eines Bot-Kontos und spielt an den
    Tischen, an die es eingeladen wird, bis Strg-C. Das Programm läuft hier, mit deinen Rechten; der Server sieht nur seine Entscheidungen.
    .short = ein eigenes Programm auf einem Server spielen lassen
    .server = die Adresse des Servers ({ $default })
    .token = die Datei mit dem Token, wenn er nicht in { $variable } steht

bot-welcome = { $name } ist jetzt auf { $server } und lässt sich an Tische einladen.
bot-game = Eine Partie beginnt: { $game }
bot-failed = In der Partie { $game } ist das Programm gescheitert: { $why }
bot-lost = Die Verbindung ist weg ({ $why }). Neuer Versuch in { $seconds } s.

help-perft =
    Zählen, mit wie vielen Folgen von Entscheidungen eine Partie beginnen kann, wenn die Reihenfolge der Karten bekannt ist.
    Zwei Programme mit gleichen Zahlen erlauben die gleichen Züge; so fallen versehentliche Regeländerungen auf.
    .short = alle Arten zählen, auf die eine Partie beginnen kann
    .depth = wie viele Entscheidungen (2)
    .seats = wie viele Personen (1)
    .seed = die Nummer der Kartenfolge (0)
    .cards = die Karten in der Reihenfolge, in der sie aufgedeckt werden
    .split = die Zahl für jede erste Entscheidung zeigen

help-serve = Einen Server starten, auf dem ihr im Browser spielt. Er läuft bis Strg-C. Partien bleiben erhalten und gehen beim nächsten Mal weiter.
    .short = einen Server für das Spiel im Browser starten
    .host = die Adresse, an der der Server auf Browser wartet ({ $default })
    .port = der Port ({ $default })
    .data = der Ordner für die Partien (sonst in deinem Datenordner)
    .database = die PostgreSQL-Datenbank für die Partien, etwa postgresql://name@host/database
    .peer = mehrere Server teilen sich die Datenbank; der Hostname, unter dem sie diesen erreichen
    .open = den Browser öffnen
    .lan = alle im lokalen Netzwerk mitspielen lassen
    .name = ein Hostname, unter dem der Server von außen bekannt ist; darf mehrmals stehen
    .path = der Pfad unter der Domain, etwa /cartographers, wenn andere Seiten den Rest nutzen
    .proxy = den Weiterleitungs-Headern dieser Adresse vertrauen
    .metrics = diese Adressen die Zahlen unter /metrics lesen lassen
    .settings = Grenzen und andere Einstellungen aus einer TOML-Datei lesen
    .log-json = das Protokoll als JSON-Zeilen schreiben
    .contact = die E-Mail-Adresse des Betreibers, die mit Benachrichtigungen mitgeht
help-admin =
    Einen Server betreuen: suchen, beenden und löschen, sperren, ausschalten, allen etwas mitteilen.
    Das geht, ob der Server läuft oder nicht.
    .short = einen Server betreuen
help-admin-verbs = was du tun kannst
help-admin-status = was eingestellt ist, wer gesperrt ist, was sich zurückholen lässt
help-admin-find = Partien, Turniere, Ergebnisse, Antworten und Bots suchen
help-admin-end = eine Partie beenden oder ein Turnier schließen
help-admin-delete = etwas löschen; fragt vorher nach
help-admin-undo = zurückholen, was am letzten Tag gelöscht oder umbenannt wurde
help-admin-rename = einen Namen überall ersetzen
help-admin-hide = einen Namen überall verbergen
help-admin-ban = ein Gerät oder Netz sperren: Lesen geht noch, Spielen nicht
help-admin-unban = eine Sperre aufheben
help-admin-creation = bestimmen, wer Partien beginnen darf; ein Passwort tippst du, oder es kommt aus der Eingabe
help-admin-feature = etwas ein- oder ausschalten
help-admin-notice = allen etwas mitteilen; ohne Text die Mitteilung entfernen
help-admin-contact = bestimmen, wer Fragen beantwortet und was im Impressum steht
help-admin-reports = was gemeldet wurde
help-admin-close-report = eine Meldung schließen
help-admin-log = was Betreiber getan haben
help-admin-link = einen Link zur Betreiberseite erzeugen
help-admin-close-pages = alle offenen Betreiberseiten schließen; frühere Links öffnen nichts mehr
help-admin-word = Wörter nach einem Befehl
    .text = ein Teil eines Namens, der Anfang einer Kennung, ein Tag oder ein Link
    .kind = was es ist
    .id = die Kennung
    .name = der Name, wie er angezeigt wird
    .new = der neue Name
    .whom = ein Gerät oder ein Netz
    .value = der Anfang der Gerätekennung oder eine Adresse wie 192.0.2.0/24
    .who = alle, wer das Passwort kennt, oder niemand
    .feature = was geschaltet wird
    .switch = ein oder aus
    .notice = ein Text, oder einer für jede Sprache: en=… uk=…
help-admin-option = Optionen eines Befehls
    .device = der Anfang einer Gerätekennung
    .network = wo ein Gerät seit dem Start des Servers gesehen wurde
    .newer = in den letzten so vielen Stunden entstanden
    .older = vor mehr als so vielen Stunden entstanden
    .why = der Grund, für das Protokoll; wer gesperrt wird, erfährt ihn auch
    .yes = nicht nachfragen
    .hours = für wie viele Stunden
    .closed = die geschlossenen
    .contact = eine Adresse oder ein Link; "" entfernt sie
    .imprint = ein Text oder ein Link; "" entfernt ihn
    .address = die Adresse des Servers im Browser
help-site = Das Spiel als Ordner mit Dateien schreiben, für jeden Webspace: Alles läuft im Browser derer, die es besuchen.
    .short = das Spiel als Dateien für statischen Webspace schreiben
    .folder = ein neuer oder leerer Ordner
    .server = die Adresse eines Servers für Partien mit Leuten anderswo; ohne ihn gibt es die nicht
help-backup = Alle Partien in einen neuen Ordner kopieren, auch bei laufendem Server.
    .short = alle Partien in einen neuen Ordner kopieren
    .folder = der neue Ordner
    .with-key = auch die geheimen Schlüssel kopieren: Wer sie hat, kann jeden Platz übernehmen
help-restore = Eine Sicherung in einen Ordner ohne Partien oder in eine leere PostgreSQL-Datenbank zurückspielen.
    .short = eine Sicherung zurückspielen
    .folder = der Ordner der Sicherung
help-verify = Jede Partie prüfen: Ist ihr Verlauf vollständig, und wenn nicht, wie viel davon ist in Ordnung?
    .short = prüfen, ob alle Partien vollständig sind
    .folder = ein Ordner mit Partien oder eine Sicherung (sonst die Partien in deinem Datenordner)

## What is wrong with a command line

usage-see = { $wrong } (siehe { $command } --help)
usage-argument = Argument { $name }: { $wrong }
usage-unknown = diese Argumente kennen wir nicht: { $words }
usage-required = diese Argumente fehlen: { $words }
usage-one = hier fehlt ein Argument
usage-at-least-one = hier fehlt mindestens ein Argument
usage-at-most-one = mehr als ein Argument passt hier nicht
usage-not-with = geht nicht zusammen mit { $other }
usage-no-value = dahinter kommt nichts mehr: { $word }
usage-choice = { $word } geht hier nicht (zur Wahl stehen { $choices })
usage-value = das passt hier nicht: { $word }

## Games between bots, and matches

percent = { $share } %

simulate-games = { $games ->
        [1] Eine Partie, { $sheet }, Nummer { $first }
       *[other] { $games } Partien, { $sheet }, Nummer { $first } bis { $last }
    }: { $speed } Partien je Sekunde
simulate-seat = Platz
simulate-player = Spieler
simulate-mean = Mittel
simulate-spread = Streuung
simulate-worst = schlechtestes
simulate-best = bestes
simulate-wins = Siege
simulate-rating = Solowertung: Mittel { $mean }, bestes { $best }
simulate-title = Titel
simulate-from = ab
simulate-count = Partien
simulate-share = Anteil

## Ways a game can begin

perft-decision = erste Entscheidung
perft-count = Anzahl
perft-told = Tiefe { $depth }: { $count } ({ $seconds } s)
    .speed = Tiefe { $depth }: { $count } ({ $seconds } s, { $speed } je Sekunde)

## What the command photo prints. $cells: names of cells, such as B4, C5.

photo-doubtful = Sieh dir diese Felder noch einmal an ({ $count }): { $cells }

## The server

serve-here = Das Spiel läuft unter  { $address }
serve-network = In deinem Netzwerk     { $address }
serve-kept = Partien werden in { $folder } gespeichert. Strg-C beendet den Server.
serve-kept-database = Partien werden in der Datenbank { $address } gespeichert. Strg-C beendet den Server.
fair-fingerprint = Fingerabdruck der Geheimzahl: { $commitment }
fair-nonces = Mit Zufallszahlen von: { $names }
fair-nonces-late = Ab der zweiten Karte auch von: { $names }
fair-no-nonces = Niemand hat eine Zufallszahl dazugegeben.
fair-drawn = { $part ->
    [edicts] Die Dekrete kommen aus diesem Mischen.
   *[skills] Die Fertigkeiten kommen aus diesem Mischen.
}
fair-chosen = { $part ->
    [edicts] Die Dekrete kommen nicht aus diesem Mischen: Jemand hat sie ausgesucht.
   *[skills] Die Fertigkeiten kommen nicht aus diesem Mischen: Jemand hat sie ausgesucht.
}
fair-verified = Die Karten kamen genau in der gemischten Reihenfolge. Nummer der Kartenfolge: { $number }.
puzzles-found = Stellungen: { $positions }. Gefundene Rätsel: { $found }. Nach der zweiten Prüfung übrig: { $kept }.
puzzles-checked = Rätsel: { $found }. Übrig: { $kept }.
puzzles-imported = Rätsel in der Datei: { $all }. Neu auf dem Server: { $new }.
site-made = Die Seite liegt in { $folder }. Leg sie auf einen beliebigen Webspace; der Pfad ist egal.
backup-made = Alle Partien sind in { $folder }. Die Schlüssel sind nicht dabei: Bewahre anderswo eine Kopie davon auf (die Dateien key und push-key.pem in { $data }) oder nimm --with-key.
backup-made-with-key = Alle Partien und Schlüssel sind in { $folder }. Bewahre den Ordner sicher auf: Wer die Schlüssel hat, kann jeden Platz übernehmen.
restore-made = Die Partien sind in { $folder }.
restore-made-database = Die Partien sind in der Datenbank { $address }. Der Ordner für die Schlüssel ist { $folder }.
restore-no-key = In { $folder } fehlen: { $files }. Kopiere die alten Schlüssel dorthin, bevor du den Server startest. Sonst macht er neue: Dann gelten die bisherigen Einladungen, privaten Links und Merksätze nicht mehr, und alle schalten ihre Benachrichtigungen neu ein.
restore-new-key = Die Sicherung kam ohne { $files }, darum hat { $folder } neue Schlüssel: Alle bisherigen Einladungen, privaten Links und Merksätze gelten nicht mehr. Wenn du die alten Schlüssel noch hast, lege sie in den Ordner und spiele die Sicherung noch einmal in eine leere Datenbank zurück.
verify-game = { $game }: { $wrong }
verify-good = In Ordnung sind { $good } von { $events } Ereignissen.
verify-sum = Vollständige Partien: { $whole }. Beschädigte Partien: { $damaged }.
verify-checkpoints = Passende Prüfpunkte: { $fitting }. Unbenutzte: { $unused }.
verify-no-key = Es fehlen: { $files }. Die Partien lassen sich ohne die Schlüssel zurückspielen, aber Einladungen, private Links und Merksätze gelten nur mit ihnen.

## Progress. $left is a duration such as “5 min”.

progress-games = { $done } von { $all } Partien, noch { $left }
progress-moves = { $done } von { $all } Zügen, noch { $left }
progress-decisions = { $done } von { $all } ersten Entscheidungen, noch { $left }
progress-seconds = { $count } s
progress-minutes = { $count } min
progress-hours = { $count } h
