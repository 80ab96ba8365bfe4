### Playing together: invitations, rematches, phrases. The pages load it when it is needed.

## Invitations

invite-table = Link für alle
invite-table-text = Schick diesen Link deinen Freunden. Wer ihn öffnet, bekommt den nächsten freien Platz.
invite-table-knocking = Schick diesen Link deinen Freunden. Sie klopfen an, und wer diesen Tisch eröffnet hat, lässt sie herein.
invite-share = Teilen
invite-share-text = Zeichne mit mir eine Landkarte!
invite-scan = Oder scanne diesen Code mit einem Handy.
invite-code = QR-Code des Links
invite-seats = Ein Link für jeden Platz
invite-seat = Platz { $seat }
invite-bot = Einen verbundenen Bot einladen
invite-bot-text = Ein Programm, das jemand mit diesem Server verbunden hat. Alle sehen, dass es ein Bot ist und wem er gehört.
invite-bot-name = Sein Name
# cartographers serve --lan is typed in a terminal.
invite-local = Bisher funktioniert dieser Link nur auf diesem Computer. Beende den Server und starte ihn neu mit cartographers serve --lan, dann funktioniert er in deinem ganzen Netzwerk.
invite-network = Dieser Link funktioniert für alle in deinem Netzwerk, zum Beispiel im selben WLAN.

## At the door: letting people in, and waiting for the next game

knock-title = Erst anklopfen
knock-text = Wer den Tisch eröffnet hat, sieht deinen Namen und entscheidet, wer hereinkommt.
knock-go = Anklopfen
knock-waits-title = Du hast angeklopft
knock-waits = Sobald du hereingelassen wirst, öffnet sich hier die Partie.
knock-refused-title = Diesmal nicht
knock-refused = Wer diesen Tisch eröffnet hat, hat Nein gesagt.
knock-rather-next = Lieber auf die nächste Partie warten
knock-leave = Nicht länger warten
next-offer = Du kannst bei der nächsten Partie an diesem Tisch dabei sein.
next-go = Auf die nächste Partie warten
next-title = Du bist als Nächstes dabei
next-text = Wenn die nächste Partie an diesem Tisch beginnt, hast du einen Platz. Diese Seite bringt dich hin.
next-asked-title = Du wartest auf die nächste Partie
next-asked = Wer diesen Tisch eröffnet hat, sieht das und lässt dich herein oder sagt Nein.
# $place is more than one.
next-place = Du bist Nummer { $place } in der Schlange.
knocks = An der Tür
knocks-seat = { $name } klopft an
knocks-next = { $name } wartet auf die nächste Partie
knocks-next-yes = { $name } ist bei der nächsten Partie dabei
knocks-let-in = Hereinlassen
# $name is who knocks.
knocks-let-in-of = Hereinlassen: { $name }
knocks-no = Nein
knocks-no-of = Nein sagen: { $name }
knocks-count = { $count ->
        [one] { $count } Person an der Tür
       *[other] { $count } Personen an der Tür
    }

## Who has a seat

holders = Wer diesen Platz hat
holders-text = Jedes Gerät, das deinen privaten Link geöffnet hat, kann für dich spielen. Entferne, was du nicht kennst.
holder-this = dieses Gerät
# A person whose devices share a recovery phrase; $count is more than one.
holder-devices = deine { $count } Geräte
holder-unnamed = Ein Gerät
holder-here = gerade am Tisch
holder-since = seit { $day }
holder-seen = zuletzt hier { $day }
holder-remove = Entfernen
# $name is what the device is called.
holder-remove-of = Entfernen: { $name }
holder-removed = Entfernt. Dein privater Link ist jetzt ein anderer.
link-renew = Neuer Link
link-renew-text = Ein neuer Link ersetzt deinen bisherigen. Geräte, die den Platz schon haben, behalten ihn.
link-renewed = Hier ist dein neuer Link. Der alte funktioniert nicht mehr.

## After a game

rematch = Revanche
rematch-text = Gleiche Runde, neue Karten.
rematch-offer = { $name } möchte eine Revanche.
rematch-offer-host = Die Spielleitung bietet noch eine Partie an.
rematch-begun = Deine Revanche hat begonnen.
rematch-go = Zur Revanche

## Phrases

phrases = Sag etwas
phrases-hide = Sprüche ausblenden
phrases-show = Sprüche zeigen
phrase-said = { $name }: { $phrase }
phrase-hello = Hallo zusammen!
phrase-luck = Viel Glück!
phrase-nice-map = Schöne Landkarte!
phrase-ouch = Autsch!
phrase-moment = Moment, ich überlege noch
phrase-your-turn = Bist du dran?
phrase-well-played = Gut gespielt!
phrase-thanks = Danke für die Partie!

## The one who opened a table

run-pause = Pause
run-pause-done = Die Partie macht Pause.
run-go-on = Fortsetzen
run-go-on-done = Die Partie geht weiter.
run-extend = Mehr Zeit
run-extend-done = Die Uhr für diesen Zug beginnt von vorn.
run-remove = Entfernen
run-remove-of = { $name } entfernen
run-remove-sure = { $name } verlässt die Partie und erfährt davon. Ein Bot spielt weiter, bis jemand den Platz mit dem neuen Link übernimmt.
run-remove-yes = Entfernen
run-remove-done = { $name } ist nicht mehr dabei.
run-free = Der Platz von { $name } ist frei. Wer ihn übernehmen soll, braucht diesen Link:
run-paused = Die Partie macht Pause. Wer den Tisch eröffnet hat, setzt sie fort.
run-paused-by-me = Die Partie macht Pause.
run-removed = Wer diesen Tisch eröffnet hat, hat dich aus der Partie entfernt. Ein Bot spielt an deiner Stelle weiter.

## A clock that runs while something else is looked at

clock-turn = Du bist dran
still-there = Noch da?
still-there-text = Die Uhr ist zweimal abgelaufen. Damit es weitergeht, zeichnet ein Bot für dich. Drücke irgendwohin, und du bist wieder dran.
still-there-yes = Ich bin da

## Codes of six letters

code-title = Mit einem Code mitspielen
code-text = Tippe die sechs Buchstaben ein, die du auf dem Bildschirm siehst oder geschickt bekommen hast.
code-go = Mitspielen
code-type = Oder geh zu { $address } und tippe ein:

## Notes at a table

notes = Zettel
notes-unread = { $count ->
    [one] { $count } neuer Zettel
   *[other] { $count } neue Zettel
}
notes-about = Kurze Nachrichten für Tage, an denen ihr euch nicht trefft. Alle in dieser Partie können sie lesen, sonst niemand.
notes-about-self = Nur du kannst sie lesen.
notes-about-live = In einer Live-Partie kannst du dir selbst Zettel schreiben. Willst du den anderen etwas sagen, nimm die Sprüche.
notes-none = Noch keine Zettel.
notes-text = Dein Zettel
notes-to = Für
notes-to-all = für alle
notes-to-self = nur für mich
notes-send = Zettel hinlegen
notes-remove = Entfernen
notes-remove-sure = Diesen Zettel für alle entfernen?
notes-remove-yes = Entfernen
notes-remove-no = Behalten
notes-former = Jemand, der früher hier gespielt hat
notes-you = Du
notes-you-self = Du, an dich selbst
# A note that has just come, read out.
notes-came = { $name }: { $text }
