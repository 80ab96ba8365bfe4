# German: a game on paper, for which this screen turns up the cards. Read by the browser.

companion-title = Partie auf Papier
companion-about = Du zeichnest auf Papier. Dieser Bildschirm deckt die Karten auf und sagt dir, was gewertet wird.

## Setting up

companion-who = Wer spielt
companion-several = Mehrere
companion-solo = Eine Person
companion-exactly = Boxen, Dekrete, Hinterhalte und Fertigkeiten
companion-running = Eine Partie auf Papier läuft schon.
companion-resume = Fortsetzen
companion-replace = Neue beginnen
companion-replace-sure = Die laufende Partie ist dann weg. Trotzdem eine neue beginnen?

## Going on

# $sheet is own, or the key of a printed sheet, whose letter is $letter.
companion-sheet = { $sheet ->
        [own] Auf dem Tisch: dein eigener Bogen und Stifte.
       *[other] Auf dem Tisch: Bogen { $letter } und Stifte.
    }
companion-link = Diese Partie auf einem anderen Bildschirm
companion-share = Links anzeigen
companion-share-text = Alle Bildschirme einer Partie gehen gemeinsam vor und zurück.
companion-link-control = Kann auch Karten aufdecken
companion-link-screen = Zeigt sie nur, zum Beispiel über einen Beamer
companion-link-code = Der Link zum Aufdecken als QR-Code
companion-follows = Dieser Bildschirm folgt einem anderen.
companion-follows-not = Warten auf den Bildschirm, der die Karten aufdeckt.
companion-first = Erste Karte
companion-next = Nächste Karte
companion-score = Sterne zählen
companion-undo = Einen Schritt zurück
companion-full-screen = Vollbild
companion-window = Vollbild verlassen

## A card

companion-or = oder
# $choice is yes if the card leaves a choice.
companion-draw = { $choice ->
        [yes] Such dir eins aus und zeichne es auf deine Landkarte.
       *[no] Zeichne es auf deine Landkarte.
    } Drehe und spiegle, wie du magst.
companion-fallback = Keine Form passt? Dann zeichne ein einzelnes Feld in einem beliebigen Gelände.
companion-fallback-ruins = Geht nicht? Dann zeichne irgendwo ein einzelnes Feld in einem beliebigen Gelände.
companion-ruins = Die Form muss ein leeres Ruinenfeld überdecken.
companion-ruins-waiting = Die Ruine wartet noch auf die nächste Erkundungskarte.
companion-pass = { $way ->
        [clockwise] Gib deine Landkarte nach links weiter
       *[counter-clockwise] Gib deine Landkarte nach rechts weiter
    }
    .text = Zeichne diese Monster auf die Landkarte, die du bekommen hast, beliebig gedreht und gespiegelt. Passen sie nirgends, zeichne ein einzelnes Monsterfeld. Dann gib die Landkarte zurück.
companion-walk = { $corner ->
        [top-left] Von der Ecke oben links
        [top-right] Von der Ecke oben rechts
        [bottom-left] Von der Ecke unten links
       *[bottom-right] Von der Ecke unten rechts
    }, { $way ->
        [clockwise] im Uhrzeigersinn
       *[counter-clockwise] gegen den Uhrzeigersinn
    }
    .text = Lass die Form so, wie du sie hier siehst. Schieb sie von dieser Ecke aus am Rand entlang einmal ganz herum, dann ein Feld weiter innen noch einmal und so weiter. Zeichne sie an die erste Stelle, an der sie passt. Gibt es keine, passiert nichts.
companion-hero = Der Angriff darf gedreht und gespiegelt werden. Monster auf seinen Feldern sind zerstört, jetzt und bis zum Ende der Partie.
companion-cards = Karten dieser Jahreszeit
companion-skills = Eine Fertigkeit je Jahreszeit: Streiche die Münzen durch, die sie kostet.
companion-full = Die Landkarte ist voll

## The end of a season, and of the game

# $season is the season's key.
companion-season = Der { $name } ist vorbei: Zähle deine Sterne
companion-coins = 1 ★ für jede Münze, die du bekommen und nicht ausgegeben hast.
companion-monsters = −1 ★ für jedes leere Feld neben einem Monster.
companion-sum = Schreib die Summe auf.
companion-check = Bögen prüfen
companion-then = Vor der nächsten Jahreszeit
companion-total = Zähle die Sterne aller Jahreszeiten zusammen.
companion-win = Wer die meisten Sterne hat, gewinnt.
companion-rating = Deine Wertung: deine Sterne minus { $target }, die Summe der Zahlen auf den vier Dekreten.
companion-untitled = Unter { $rating } gibt es keinen Titel.
