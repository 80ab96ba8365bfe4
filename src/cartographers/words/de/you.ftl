# The page of a person: finished games, statistics, other devices, export, deletion, bots.

yours-empty = Hier werden deine Landkarten hängen
yours-none = Spiel eine Partie zu Ende, dann erscheint sie hier: Sterne nach Dekret, Jahreszeit und Bogen, deine Titel und deine besten Landkarten.
yours-pending = { $games ->
        [one] Eine ältere Partie wird noch eingelesen.
       *[other] { $games } ältere Partien werden noch eingelesen.
    }
yours-best-map = Beste Landkarte
yours-drawn = { $games ->
        [one] Eine Landkarte gezeichnet.
       *[other] { $games } Landkarten gezeichnet, im Schnitt { $mean } Sterne.
    }
yours-course = Deine letzten Partien
yours-course-from = Sterne in deinen letzten Partien, von { $first } bis { $last }
yours-strengths = Stärken nach Dekreten
yours-strengths-text = Sterne im Schnitt je Partie. Der Strich zeigt die Zahl auf dem Dekret.
yours-strengths-games = { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
# $games is how many games an edict was in: too few to say much.
yours-strengths-few = { $games ->
        [one] erst eine Partie
       *[other] erst { $games } Partien
    }
yours-strengths-all = Alle Dekrete
yours-streak-longest = { $days ->
        [one] Längste Serie: ein Tag
       *[other] Längste Serie: { $days } Tage
    }
yours-firsts = Premieren
yours-first-map = Erste Landkarte
yours-first-win = Erster Sieg
yours-medal-gold = Goldmedaille
yours-medal-silver = Silbermedaille
yours-medal-bronze = Bronzemedaille
yours-figures = Auf einen Blick
yours-games = Partien
yours-mean = Sterne im Schnitt
yours-best = Meiste Sterne
yours-wins = Gewonnen
# $wins of $games games with others.
yours-wins-of = { $wins } von { $games }
yours-par = Gegenüber dem Richtwert
# $games is how many solo games par was played for.
yours-par-games = { $games ->
        [one] im Schnitt, in einer Solopartie
       *[other] im Schnitt, in { $games } Solopartien
    }
yours-luck = Glück
yours-skill = Können
# $games is how many games were analysed.
yours-analysed = { $games ->
        [one] in einer analysierten Partie
       *[other] je Partie, in { $games } analysierten Partien
    }
yours-maps = Beste Landkarten
yours-seasons = Nach Jahreszeit
yours-season = Jahreszeit
yours-stars = Sterne
yours-edicts = Dekrete
yours-coins = Münzen
# As in English: the same word.
yours-monsters = Monster
yours-others = Andere
yours-others-note = „Andere“ sind alle übrigen in denselben Partien, auch Bots.
yours-by-edict = Nach Dekret
yours-edict = Dekret
# $others is shown if games with other seats are among them.
yours-edict-note = { $others ->
        [shown] Sterne im Schnitt in jeder Jahreszeit. Die kleine Zahl ist der Schnitt der anderen.
       *[none] Sterne im Schnitt in jeder Jahreszeit.
    }
yours-sheets = Nach Bogen
yours-sheet = Bogen
yours-titles = Solotitel
yours-history = Beendete Partien
yours-history-none = Solche Partien sind nicht dabei.
# As in English: the same word.
yours-filter-box = Box
yours-filter-sheet = Bogen
yours-filter-seats = Personen
yours-all = Alle
yours-place = Platz { $place } von { $seats }
yours-page = Seite { $page } von { $pages }
yours-newer = Neuere
yours-older = Ältere

yours-devices = Auf einem anderen Gerät
yours-devices-text = Erzeuge hier einen Merksatz und tippe ihn auf dem anderen Gerät ein. Dann hast du auf beiden alle deine Partien.
yours-phrase-make = Merksatz erzeugen
yours-phrase-renew = Neuen Merksatz erzeugen
yours-phrase-renew-text = Ein neuer Merksatz ersetzt diesen. Deine Geräte bleiben verknüpft.
yours-phrase-since = Dein Merksatz ist vom { $day }.
yours-phrase-keep = Schreib ihn auf: Du siehst ihn nur dieses eine Mal. Wer ihn kennt, kann in deinem Namen spielen.
yours-phrase-latin = In lateinischen Buchstaben
yours-phrase-cyrillic = In kyrillischen Buchstaben
yours-link = Ich habe einen Merksatz
yours-link-label = Merksatz
yours-link-go = Dieses Gerät verknüpfen
yours-linked = Dieses Gerät ist verknüpft. Auch seine Partien gehören jetzt zu dir.
yours-device-this = Dieses Gerät
yours-device-since = seit { $day }
yours-device-unnamed = Ein Gerät
yours-unlinked = Getrennt. Der Merksatz gilt weiter: Wenn ihn jemand anders kennen könnte, erzeuge einen neuen.
yours-unlink = Trennen
# $name is what the device is called.
yours-unlink-of = Trennen: { $name }
yours-device-seen = zuletzt hier { $day }
# Asked for before something that a thief with the device could do as well.
yours-phrase-own = Dein Merksatz
yours-phrase-own-text = Tippe deinen Merksatz ein. So kann das niemand tun, der nur eins deiner Geräte in die Hand bekommt.
yours-phrase-own-go = Weiter
yours-phrase-own-link = Deine Geräte hier haben schon einen Merksatz. Tippe ihn ein, und alle deine Geräte kommen mit.
yours-lost = Ich habe ihn nicht mehr
yours-lost-text = Sag es hier, und nach einer Woche kommt dieses Gerät ohne den Merksatz aus. Bis dahin kann jedes verknüpfte Gerät das aufhalten.
yours-lost-go = Der Merksatz ist verloren
# $day is when the device can go on without the phrase.
yours-lost-this = Auf diesem Gerät hast du gesagt, dass der Merksatz verloren ist. Ab { $day } kann es ohne ihn einen neuen erzeugen.
yours-lost-over = Dieses Gerät kann jetzt ohne den alten Merksatz einen neuen erzeugen und andere Geräte trennen.
# $name is what the other device is called.
yours-lost-other = Jemand hat auf „{ $name }“ gesagt, dass der Merksatz verloren ist. Ab { $day } kann das andere Gerät einen neuen erzeugen und dieses hier trennen. Warst du das nicht? Dann halte es auf.
yours-lost-object = Aufhalten
yours-lost-found = Ich habe ihn gefunden

yours-data = Deine Daten
yours-data-text = Der Server erkennt dich nur an einem Cookie. Er speichert deine Partien, die Namen, die du benutzt hast, und was du eingerichtet hast: verknüpfte Geräte, Benachrichtigungen, Webhooks.
yours-data-here = Alles liegt auf diesem Gerät: deine Partien, die Namen, die du benutzt hast, deine Einstellungen. Sonst hat es niemand.
yours-export = Alles herunterladen
yours-delete = Alles löschen
yours-delete-text = Deine Partien, Statistiken, Geräte und dein Merksatz sind dann endgültig weg. Partien, die andere behalten, bleiben ihnen, aber ohne deinen Namen. In laufenden Partien übernimmt ein Bot deinen Platz.
# Typed by the player to confirm; a single word.
yours-delete-word = löschen
yours-delete-type = Ganz sicher? Dann tippe „{ $word }“:
yours-delete-go = Endgültig löschen
yours-deleted = Alles ist gelöscht.

moving = Partien auf diesem Gerät
moving-about = Sie liegen in diesem Browser. Bleibst du lange weg, kann er sie löschen, und geht das Gerät verloren, sind auch sie weg. Speichere sie oder zieh mit ihnen um.
moving-not-kept = Dieser Browser behält nichts: Diese Partien sind weg, sobald du die Seite verlässt. Speichere sie vorher.
moving-save = Als Datei speichern
moving-bring = Aus einer Datei laden
moving-move = Auf diesen Server umziehen
moving-keep = Den Browser bitten, sie zu behalten
moving-none = Auf diesem Gerät ist keine Partie, die umziehen könnte.
moving-saved = In der Datei ist jede Partie, die umziehen kann, auch unbeendete. Öffne sie auf einem anderen Gerät mit „Aus einer Datei laden“.
moving-no-file = In dieser Datei sind keine Partien.
moving-brought = { $games ->
        [one] { $games } Partie ist jetzt auf diesem Gerät.
       *[other] { $games } Partien sind jetzt auf diesem Gerät.
    }
moving-moved = { $games ->
        [one] { $games } Partie ist jetzt auf dem Server.
       *[other] { $games } Partien sind jetzt auf dem Server.
    }
moving-lasting = Dieser Browser behält sie, bis du sie löschst.
moving-not-lasting = Dieser Browser wollte es nicht versprechen. Viele tun es, sobald das Spiel installiert ist.

yours-bots = Deine Bots
yours-bots-text = Du hast ein Programm geschrieben, das spielt? Gib ihm hier ein Konto, dann lässt es sich an Tische dieses Servers einladen.
yours-bots-make = Bot-Konto anlegen
yours-bots-name = Name des Bots
yours-bots-owner = Dein Name, wie ihn andere sehen
yours-bots-anyone = Alle dürfen ihn einladen
yours-bots-go = Konto anlegen
# $name is the name of the bot. Under it is a long row of characters.
yours-bots-token = Token für { $name }
yours-bots-token-keep = Bewahre ihn gut auf: Du siehst ihn nur dieses eine Mal. Wer ihn hat, kann als dein Bot spielen.
# Under it is a command to type in a terminal.
yours-bots-connect = So verbindest du dein Programm:
yours-bots-connected = verbunden
yours-bots-away = nicht verbunden
yours-bots-only-you = nur du darfst ihn einladen
yours-bots-all = alle dürfen ihn einladen
yours-bots-delete-text = { $name } verlässt alle Tische, und ein Bot des Servers spielt weiter. Der Token gilt dann nicht mehr.
yours-bots-delete = Löschen
# $name is the name of the bot.
yours-bots-delete-of = Löschen: { $name }
yours-bots-days = Der Token gilt
# $day is a date.
yours-bots-ends = Token gilt bis { $day }
yours-bots-ended = Token gilt nicht mehr
yours-bots-used = zuletzt benutzt { $day }
yours-bots-renew = Neuer Token
# $name is the name of the bot.
yours-bots-renew-of = Neuer Token: { $name }
yours-bots-renew-text = { $name } behält alle Plätze. Der alte Token gilt sofort nicht mehr.
yours-bots-renew-go = Token erzeugen

## Strength without luck

strength = Stärke ohne Glück
strength-text = Wie gut du entscheidest, egal welche Karten kamen. Solides Spiel bringt 100 Punkte, Zeichnen auf gut Glück 0.
strength-counted = Partien, die zählen
strength-counted-text = Partien des Tages und der Woche, dazu Turniere.
strength-others = Andere Partien
# Points, and how far they may be off.
strength-points = { $points } ± { $margin }
strength-latest = { $games ->
        [one] Aus einer Partie
       *[other] Aus deinen letzten { $games } Partien
    }
strength-unknown = Noch nicht bekannt
strength-unknown-text = Bewertete Partien: { $games }. Es müssen mindestens { $least } sein, und der Wert muss auf { $within } Punkte genau feststehen.
strength-chart = Stärke über { $games } Partien: { $first } Punkte nach der ersten, jetzt { $last } ± { $margin }. Jeder Punkt im Bild ist eine Partie.
strength-games = Partie für Partie
strength-rate-text = Vor dem Bewerten analysieren wir die Partie. Das dauert etwa eine Minute.
strength-rate = { $games ->
        [one] Eine Partie bewerten
       *[other] { $games } Partien bewerten
    }
strength-rating = Partie { $number } von { $games }…
strength-stop = Anhalten
strength-show = Mich in der öffentlichen Liste zeigen
strength-show-text = Mit dem Namen aus deiner letzten Partie, die zählt. Du erscheinst, sobald die letzten 20 solchen Partien alle bewertet sind und deine Stärke bekannt ist.
strength-listed = Du stehst in der Liste.
strength-not-listed = Du stehst noch nicht darin.
strength-list = Öffentliche Liste
strength-list-text = Alle, die hier stehen möchten, nach den Partien, die zählen.
strength-list-none = Noch steht niemand darin.
strength-name = Name
strength-head = Stärke
strength-played = Partien

## The public page

profile-own = Deine öffentliche Seite
profile-text = Eine Seite über dich, die du verschicken kannst. Es gibt sie erst, wenn du sie anlegst, und sie zeigt nur, was du auswählst.
profile-make = Öffentliche Seite anlegen
profile-go = Seite anlegen
profile-save = Speichern
profile-saved = Gespeichert.
profile-parts = Was darauf steht
profile-part-maps = Beste Landkarten
profile-part-firsts = Premieren und Medaillen
profile-part-streak = Tage in Folge
profile-part-strength = Stärke ohne Glück
profile-part-edicts = Stärken nach Dekreten
profile-linked = In Ergebnissen und in der Liste der Stärken führt mein Name auf diese Seite
profile-terms = Für die Stärke gilt dasselbe wie in der öffentlichen Liste: Sie erscheint, sobald deine letzten 20 Partien, die zählen, alle bewertet sind. Partien, die andere noch spielen können, kommen später dazu.
profile-address = Adresse deiner Seite
profile-see = Ansehen
profile-remove = Seite entfernen
profile-remove-text = Die Seite verschwindet, und ihre Adresse führt nirgends mehr hin.
profile-mine = Das sehen andere.
profile-change = Ändern
profile-none = Hier gibt es noch keine Landkarten.
profile-medals = Medaillen
profile-scale = Solides Spiel bringt 100, Zeichnen auf gut Glück 0.
