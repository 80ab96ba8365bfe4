# German: a club's table: the projector and the host's controls. Read by the browser.

## The projector

club-view = Was zu sehen ist
club-view-card = Karte
club-view-maps = Landkarten
club-view-ranking = Rangliste
club-maps = Alle Landkarten
club-still-drawing = Noch beim Zeichnen
club-more = und { $count } weitere
club-page = Seite { $page } von { $pages }
club-page-before = Vorige Seite
club-page-next = Nächste Seite
club-page-keep = Auf dieser Seite bleiben
club-page-turn = Automatisch weiterblättern
# $name is that of the season, as a label.
club-standings = { $name }: Rangliste
club-on-paper = auf Papier
# The ceremony at the end, from the third place to the first.
club-place = Platz { $place }: { $names }
club-moment-best = Bester Moment
club-moments = Beste Momente
# $name is that of a season, $edict what gave the most stars in it.
club-moment = { $edict } im { $name }: { $stars } ★
club-ceremony-next = Weiter
club-join = Mitspielen
club-join-text = Scanne den Code mit deinem Handy oder öffne diese Adresse:
club-code = QR-Code des Links
club-seated = Besetzte Plätze: { $count } von { $all }

## At everybody's table

club-not-started = Die Partie beginnt auf ein Zeichen der Spielleitung.
club-paused = Die Spielleitung hat eine Pause eingelegt
club-waits-for-card = Alle haben gezeichnet. Die Spielleitung deckt die nächste Karte auf.

## Setting up

club-table = Clubtisch
club-table-text = Viele Leute, ein Beamer, und du leitest den Tisch.
club-most-seats = Höchstens so viele Personen
club-host-plays = Ich spiele mit
club-host-deals = Manche zeichnen auf Papier: Die nächste Karte wartet auf mich
setup-webhook = Spielt ihr als Club? Die Partie kann eurem Chat oder eurer Website melden, wer dran ist und wer gewonnen hat. Die Adresse (ein Webhook) trägst du im Menü der Partie ein.
own-sheet-help = Drücke auf ein Feld oder zieh über mehrere; noch einmal drücken löscht. Tasten: Pfeile bewegen, die Leertaste zeichnet, 1 bis 4 wählen aus.
own-sheet-text-about = Elf Zeilen mit elf Zeichen: . leer, ^ Gebirge, r Ruine, # Ödnis. Es darf auch alles in einer Zeile stehen, mit / dazwischen.

## The host's controls

club-host = Spielleitung
club-not-host = Nur wer diesen Tisch leitet, sieht die Steuerung.
club-to-table = Zum Tisch
club-link = Link zum Mitspielen
club-all-drawn = Alle haben gezeichnet
club-start = { $count ->
        [one] Mit { $count } Person beginnen
       *[other] Mit { $count } Personen beginnen
    }
club-spare = Plätze für Nachzügler
club-start-text = Die anderen leeren Plätze fallen weg. Auf den freigehaltenen zeichnet ein Bot, bis jemand kommt.
club-go-on = Fortsetzen
club-next-card = Nächste Karte
# As in English: the same word.
club-pause = Pause
club-hurry = Diesen Zug abschließen
club-hurry-sure = { $count ->
        [one] Ein Bot zeichnet einmal für { $count } Person.
       *[other] Bots zeichnen einmal für { $count } Personen.
    }
club-end-sure = Die Partie endet für alle, und niemand gewinnt.
club-ceremony-go-on = Siegerehrung fortsetzen
club-again = Noch eine Partie
club-again-text = Gleiche Runde, neue Karten.
club-again-go = Zur nächsten Partie
club-host-of = Spielleitung des Tisches: { $names }
club-projector-of = Beamer des Tisches: { $names }
club-cancel = Abbrechen
club-seats = Am Tisch
club-nobody = Noch niemand. Zeig den Code über den Beamer oder verschick den Link.
club-seat-minded = Platz frei, ein Bot spielt
club-seat-away = nicht verbunden
club-free = Diesen Platz freigeben: { $name }
club-free-yes = Platz freigeben
club-free-text = Auf einem freigegebenen Platz spielt ein Bot weiter, bis ihn jemand mit dem Link übernimmt.
club-free-before = Einen freigegebenen Platz kann übernehmen, wer den Link hat.
club-paper = Auf Papier
club-paper-text = Wer auf Papier zeichnet, folgt den Karten auf dem Beamer. Am Ende trägst du die Sterne für die Rangliste ein.
club-paper-stars = Sterne von { $name }
club-paper-remove = { $name } entfernen
club-paper-add = Hinzufügen
