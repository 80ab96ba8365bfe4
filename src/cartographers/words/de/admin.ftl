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
admin-number-tournament = Mitspielende: { $count }
admin-number-result = Sterne: { $count }
admin-number-answers = Antworten: { $count }
admin-number-bot = Programm einer Person auf diesem Server
admin-number-note = Platz: { $count }
admin-number-profile = öffentliche Seite
admin-number-study = Mitschreibende: { $count }
admin-over = beendet

## What goes

admin-goes = Das wird gelöscht: { $what }.
admin-gone = Gelöscht: { $what }.
admin-stands = Der Name steht hier: { $what }.
admin-renamed = Hier steht jetzt ein anderer Name: { $what }.
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

admin-did-enter = diese Seite geöffnet
admin-did-end-game = Partie { $what } beendet
admin-did-end-tournament = Turnier { $what } geschlossen
admin-did-delete-game = Partie { $what } gelöscht
admin-did-delete-tournament = Turnier { $what } gelöscht
admin-did-delete-result = Ergebnis der Partie { $what } gelöscht
admin-did-delete-answers = Rätselantworten von { $what } gelöscht
admin-did-delete-bot = Bot { $what } gelöscht
admin-did-delete-note = Zettel { $what } gelöscht
admin-did-delete-profile = öffentliche Seite { $what } gelöscht
admin-did-undo = zurückgeholt: { $what }
admin-did-rename = umbenannt: { $what }
admin-did-hide = Namen { $what } verborgen
admin-did-ban = gesperrt: { $what }
admin-did-unban = entsperrt: { $what }
admin-did-creation = wer Partien beginnen darf: { $what }
admin-did-on = eingeschaltet: { $what }
admin-did-off = ausgeschaltet: { $what }
admin-did-notice = Mitteilung an alle: { $what }
admin-did-no-notice = Mitteilung entfernt
admin-did-contact = Kontakt: { $what }
admin-did-imprint = Impressum: { $what }
admin-did-close-report = Meldung { $what } geschlossen
admin-did-close-pages = alle Betreiberseiten geschlossen

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
admin-log-none = Hier ist noch nichts passiert.
admin-more = Es gibt noch mehr. Such etwas genauer.
admin-done = Erledigt.
admin-undo-with = Einen Tag lang kannst du es zurückholen: cartographers admin undo { $id }
admin-unban-with = So entsperrst du wieder: cartographers admin unban { $id }
admin-ask = Ganz sicher? (ja/nein)
admin-yes = ja
admin-not-done = Gut, alles bleibt, wie es war.
admin-type-password = Passwort für neue Partien:
admin-link-made = Dieser Link öffnet die Betreiberseite, einmal und nur in der nächsten Stunde. Behalte ihn für dich.
admin-creation-is = Wer Partien beginnen darf: { $who }
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
admin-left = Die Betreiberseite ist zu. Danke, dass du dich um den Server kümmerst.
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
admin-rename = Umbenennen…
admin-ban = Sperren…
admin-sure-end = Für alle beenden?
admin-for-a-day = Einen Tag lang kannst du es zurückholen.
admin-why = Grund, für das Protokoll
admin-why-told = Grund, den die gesperrte Person sieht
admin-go = Ausführen
admin-not = Lieber nicht
admin-undo = Zurückholen
admin-name-new = Neuer Name; bleibt das leer, wird der alte verborgen
admin-name-only = Nur für dieses Gerät
admin-whom = Wen
admin-whom-device = Gerät
admin-whom-network = Netz
admin-value = Kennung, Adresse oder Netz
admin-hours = Für wie viele Stunden
admin-ban-text = Wer gesperrt ist, kann lesen und Eigenes löschen, aber nicht spielen, dazukommen oder etwas Neues anlegen.
admin-bans-none = Niemand ist gesperrt.
admin-until = bis { $when }
admin-unban = Entsperren
admin-who-makes = Wer Partien und Turniere anlegen und Aufzeichnungen hochladen darf
admin-password = Passwort
admin-save = Speichern
admin-features = Was eingeschaltet ist
admin-notice = Mitteilung an alle
admin-notice-text = Sie steht auf jeder Seite, bis jemand sie schließt. Fehlt der Text in einer Sprache, erscheint der englische.
admin-notice-hours = Für wie viele Stunden; leer: bis du sie entfernst
admin-notice-remove = Entfernen
admin-contact = Kontakt: eine Adresse oder ein Link
admin-imprint = Impressum: ein Text oder ein Link
admin-put-back = Lässt sich noch zurückholen
admin-log-more = Früheres
admin-report-close = Schließen
admin-report-by = Gemeldet von Gerät { $who }
admin-reports-none = Keine Meldungen. Alles ruhig.
admin-reports-closed = Geschlossene zeigen
