### Setting up a position: the page, and a puzzle for friends

title-position = Stellung aufbauen · Der Kartograph
title-position-puzzle = Ein Rätsel von Freunden · Der Kartograph
position-page = Stellung aufbauen
position-about = Zeichne eine Landkarte und wähle, was vorher kam. Dann spiel von dort weiter, such die beste Zeichnung oder schick Freunden die Stellung.
position-season = Jahreszeit
position-next = Nächste Karte
position-next-add = Nächste Karte wählen…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Bisherige Karten dieser Jahreszeit (Zeit { $clock } von { $time })
position-used-only = Bisherige Karten dieser Jahreszeit
position-used-add = Karte, die schon kam…
position-met = Hinterhalte und Helden früherer Jahreszeiten
position-met-add = Karte, die schon kam…
position-card = { $card } · Zeit { $time }
position-take-away = Wegnehmen: { $card }
position-explore = Erkundungs- und Ruinenkarten
position-ambushes = Hinterhalte
position-heroes = Helden
position-coins = Münzen
position-crossed = Davon ausgegeben
position-with-heroes = Mit Heldenkarten
position-play = Weiterspielen
position-bots = Gegen
position-bots-number = { $number ->
        [0] niemanden
        [one] { $number } Bot
       *[other] { $number } Bots
    }
position-begin = Von hier aus spielen
position-counts-nowhere = Bots beginnen mit derselben Landkarte. Der Rest des Stapels wird gemischt, und die Partie zählt nicht.
position-look = Die beste Zeichnung
position-look-now = Beste Zeichnungen suchen
position-looking = Wir denken voraus…
position-look-card = Wähle zuerst die nächste Karte, damit es etwas zu zeichnen gibt.
position-send = Verschicken
position-link = Link zu dieser Stellung
position-puzzle-link = Link zu einem Rätsel für Freunde
position-puzzle-card = Für ein Rätsel muss die nächste Karte eine Erkundungskarte sein.
position-send-wrong = Den Link gibt es, sobald die Stellung stimmt.
position-puzzle = Ein Rätsel von Freunden
position-open = Diese Stellung öffnen
position-set-up = Diese Stellung aufbauen
