# German: the host’s tools, on the page and at the command line.

## Kinds of things

admin-kind-game = Partie
admin-kind-tournament = Turnier
admin-kind-result = Ergebnis
admin-kind-answers = Rätselantworten
admin-kind-bot = Bot
admin-kind-note = Zettel
admin-kind-profile = öffentliche Seite
admin-kind-study = Studie
admin-kind-name = Name
admin-number-game = Ereignisse: { $count }
admin-number-tournament = Teilnehmende: { $count }
admin-number-result = Sterne: { $count }
admin-number-answers = Antworten: { $count }
admin-number-bot = ein Programm von Spielern
admin-number-note = Platz: { $count }
admin-number-profile = öffentliche Seite
admin-number-study = schreiben mit: { $count }
admin-over = beendet

## What goes

admin-goes = Das wird gelöscht: { $what }.
admin-gone = Gelöscht: { $what }.
admin-stands = Der Name steht hier: { $what }.
admin-renamed = Der Name ist hier geändert: { $what }.
admin-goes-games = Partien: { $count }
admin-goes-seats = Plätze: { $count }
admin-goes-events = Ereignisse: { $count }
admin-goes-tournaments = Turniere: { $count }
admin-goes-players = Teilnahmen an Turnieren: { $count }
admin-goes-results = Ergebnisse: { $count }
admin-goes-answers = Antworten auf Rätsel: { $count }
admin-goes-bots = Bots von Spielern: { $count }
admin-goes-notes = Zettel: { $count }
admin-goes-profiles = öffentliche Seiten: { $count }
admin-goes-studies = Studien: { $count }

## What can be set

admin-creation-open = alle
admin-creation-password = wer das Passwort kennt
admin-creation-closed = niemand
admin-feature-daily = Partien des Tages und der Woche
admin-feature-tournaments = Turniere
admin-feature-puzzles = Rätsel
admin-feature-bots = Bots von Spielern
admin-feature-notices = Benachrichtigungen und Webhooks
admin-feature-photo = Fotos lesen
admin-feature-uploads = Aufzeichnungen öffnen
admin-feature-spectators = Bei laufenden Partien zuschauen
admin-feature-coach = Tipps und Analyse
admin-feature-notes = Zettel an Tischen

## The log. $what is what it was done to.

admin-did-enter = hat diese Seite geöffnet
admin-did-end-game = hat die Partie { $what } beendet
admin-did-end-tournament = hat das Turnier { $what } geschlossen
admin-did-delete-game = hat die Partie { $what } gelöscht
admin-did-delete-tournament = hat das Turnier { $what } gelöscht
admin-did-delete-result = hat das Ergebnis der Partie { $what } gelöscht
admin-did-delete-answers = hat die Rätselantworten von { $what } gelöscht
admin-did-delete-bot = hat den Bot { $what } gelöscht
admin-did-delete-note = hat den Zettel { $what } gelöscht
admin-did-delete-profile = hat die öffentliche Seite { $what } gelöscht
admin-did-undo = hat zurückgeholt: { $what }
admin-did-rename = hat umbenannt: { $what }
admin-did-hide = hat den Namen { $what } verborgen
admin-did-ban = hat gesperrt: { $what }
admin-did-unban = hat die Sperre aufgehoben: { $what }
admin-did-creation = wer Partien beginnen darf: { $what }
admin-did-on = hat eingeschaltet: { $what }
admin-did-off = hat ausgeschaltet: { $what }
admin-did-notice = Mitteilung an alle: { $what }
admin-did-no-notice = hat die Mitteilung entfernt
admin-did-contact = Kontakt: { $what }
admin-did-imprint = Impressum: { $what }
admin-did-close-report = hat die Meldung { $what } geschlossen
admin-did-close-pages = hat alle Betreiberseiten geschlossen

## Reports

admin-reported-name = Name
admin-reported-game = Partie
admin-reported-tournament = Titel eines Turniers
admin-reported-note = Zettel
admin-reported-profile = öffentliche Seite
admin-report-rude = beleidigend
admin-report-pretends = gibt sich als jemand anders aus
admin-report-private = verrät Privates
admin-report-cheating = Betrug
admin-report-other = etwas anderes

## At the command line

admin-nothing = Nichts gefunden. Fass die Suche etwas weiter.
admin-log-none = Bisher wurde hier nichts gemacht.
admin-more = Es gibt noch mehr: Grenze die Suche ein.
admin-done = Erledigt.
admin-undo-with = Einen Tag lang lässt es sich zurückholen: cartographers admin undo { $id }
admin-unban-with = So hebst du die Sperre auf: cartographers admin unban { $id }
admin-ask = Bist du sicher? (ja/nein)
admin-yes = ja
admin-not-done = Gut, alles bleibt, wie es war.
admin-type-password = Das Passwort, um Partien zu beginnen:
admin-link-made = Dieser Link öffnet die Betreiberseite einmal, innerhalb einer Stunde. Behalte ihn für dich.
admin-creation-is = Neue Partien: { $who }
admin-off-is = Ausgeschaltet: { $features }
admin-notice-is = Mitteilung: { $notice }
admin-contact-is = Kontakt: { $contact }
admin-imprint-is = Impressum: { $imprint }
admin-reports-are = Offene Meldungen: { $count }
admin-ban-is = { $id }  gesperrt bis { $until }: { $value }
admin-put-back-is = { $id }  lässt sich bis { $until } zurückholen: { $what }

## The page

admin-title = Betreiberseite
admin-tab-find = Suchen
admin-tab-reports = Meldungen
admin-tab-site = Server
admin-tab-bans = Sperren
admin-tab-log = Protokoll
admin-leave = Verlassen
admin-left = Du hast die Betreiberseite verlassen. Danke, dass du dich um den Server kümmerst.
admin-only-host = Nur wer den Server betreibt, kann diese Seite öffnen.
admin-make-link = Den Link dazu erzeugst du auf dem Rechner des Servers: cartographers admin link
admin-find-text = Name, Kennung, Tag oder Link
admin-find-kind = Was
admin-find-all = alles
admin-find-more = Gerät, Netz, Alter
admin-find-device = Gerät
admin-find-network = Netz
admin-find-newer = Jünger als (Stunden)
admin-find-older = Älter als (Stunden)
admin-find-go = Suchen
admin-open = Öffnen
admin-end = Beenden
admin-delete = Löschen
admin-rename = Name…
admin-ban = Sperren…
admin-sure-end = Für alle beenden?
admin-for-a-day = Einen Tag lang lässt es sich zurückholen.
admin-why = Grund, für das Protokoll
admin-why-told = Grund, den die Person sieht
admin-go = Ausführen
admin-not = Abbrechen
admin-undo = Zurückholen
admin-name-new = Neuer Name; leer lassen, um den alten zu verbergen
admin-name-only = Nur für dieses Gerät
admin-whom = Wen
admin-whom-device = Gerät
admin-whom-network = Netz
admin-value = Kennung, Adresse oder Netz
admin-hours = Für wie viele Stunden
admin-ban-text = Wer gesperrt ist, kann Eigenes lesen und löschen, aber nicht spielen, dazukommen oder etwas anlegen.
admin-bans-none = Niemand ist gesperrt.
admin-until = bis { $when }
admin-unban = Aufheben
admin-who-makes = Wer Partien, Turniere und Uploads anlegen darf
admin-password = Passwort
admin-save = Speichern
admin-features = Was eingeschaltet ist
admin-notice = Mitteilung an alle
admin-notice-text = Sie steht auf jeder Seite, bis sie geschlossen wird. Eine Sprache ohne Text zeigt den englischen.
admin-notice-hours = Stunden; leer lassen, damit die Mitteilung bleibt
admin-notice-remove = Entfernen
admin-contact = Kontakt: eine Adresse oder ein Link
admin-imprint = Impressum: ein Text oder ein Link
admin-put-back = Lässt sich noch zurückholen
admin-log-more = Früheres
admin-report-close = Schließen
admin-report-by = Gemeldet von { $who }
admin-reports-none = Keine Meldungen. Alles ruhig.
admin-reports-closed = Geschlossene zeigen
