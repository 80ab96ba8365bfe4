# German: the pages in the browser; names of cards and rules are in game.ftl.

## The page itself

title = Der Kartograph
title-table = { $mine ->
        [yes] Du bist dran: { $card }
       *[no] { $card }
    } · Der Kartograph
# $season is spring, summer, fall or winter, here and in all messages about a season; $name is its name.
title-season = { $name } im Einzelnen · Der Kartograph
title-final = Das Ende · Der Kartograph
title-join = Du bist eingeladen · Der Kartograph
title-setup = Neue Partie · Der Kartograph
title-replay = Replay · Der Kartograph
title-daily = Partien des Tages · Der Kartograph
title-you = Profil · Der Kartograph
title-rules = Regeln · Der Kartograph
title-print = Bögen drucken · Der Kartograph
title-check = Sterne nachzählen · Der Kartograph
home = Startseite
places = Bereiche
place-play = Spielen
place-waiting = Partien, die auf dich warten: { $count }
place-today = Heute
place-learn = Lernen
place-you = Profil
place-more = Mehr
title-waiting = ({ $count }) Du bist dran · Der Kartograph
title-today = Heute · Der Kartograph
title-learn = Lernen · Der Kartograph
title-more = Mehr · Der Kartograph
# Shown without scripts and in browsers that are too old, in every language at once; one line.
too-old = Dieses Spiel braucht JavaScript und einen neueren Browser: Safari oder iOS 16, Chrome 106, Firefox 113 oder neuer.
menu = Menü
close = Schließen
loading = Einen Moment…
word-breaks = Bewässe-rungs-kanal Fauns-dickicht Klauen-grab-gipfel Speicher-türme Unzu-gängliche Zwergen-festen
copy = Kopieren
copied = Kopiert
problem = Etwas ist schiefgegangen
problem-status = Der Server hat mit { $status } geantwortet. Bitte versuch es noch einmal.
problem-unreachable = Der Server ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
offline = Du bist offline. Nichts ist verloren: Deine Partie geht weiter, sobald du wieder verbunden bist.
problem-needs-server = Dafür braucht es einen Server, und diese Seite hat keinen.
problem-not-loaded = Das hat nicht geklappt. Versuch es bei besserer Verbindung noch einmal.
here = Auf diesem Gerät
here-about = Diese Partie liegt auf diesem Gerät. Sie braucht kein Netz, und niemand sonst kann mitspielen oder zuschauen.
here-not-kept = Diese Partie liegt auf diesem Gerät, und dieser Browser behält nichts: Sie ist weg, sobald du die Seite verlässt.
device-unable = Dieser Browser kann nicht ohne Server spielen: Er ist zu alt, oder die Adresse beginnt nicht mit https.
device-newer = Auf diesem Gerät lief schon eine neuere Version des Spiels. Bitte lade die Seite neu.
device-busy = Deine Partien sind in einem anderen Fenster offen. Schließ es und versuch es noch einmal.
device-full = Dieses Gerät ist voll. Schaff etwas Platz und versuch es noch einmal.
device-failed = Das Spiel ließ sich auf diesem Gerät nicht starten. Bitte lade die Seite neu; deine Partien sind sicher.
offline-server = Der Server antwortet nicht. Nichts ist verloren: Deine Partie geht weiter, sobald er wieder da ist.
unsent-sent = Deine Zeichnung ist abgeschickt.
# $problem is a sentence that says why.
unsent-stale = Was du offline gezeichnet hast, zählt nicht mehr: { $problem }
unsent-game = Zur Partie
missing = Seite nicht gefunden
missing-text = Vielleicht ist ein Tippfehler in der Adresse, oder die Partie gibt es nicht mehr.
archived = Diese Partie liegt im Archiv
archived-text = Hier war es lange still. Die Aufzeichnung ist noch da, ohne Namen.
archived-open = Noch einmal ansehen
theme-button = { $theme ->
        [light] Design: hell
        [dark] Design: dunkel
       *[auto] Design: wie das System
    }
sound-button = { $on ->
        [yes] Ton: an
       *[no] Ton: aus
    }
quiet-button = { $on ->
        [yes] Ruhiger Modus: an
       *[no] Ruhiger Modus: aus
    }
language = Sprache
you = Du
# As in English: the same word.
name = Name
place = Platz

## Home

home-new-title = Zeichne ein Königreich, Karte für Karte.
home-new-text = Karte aufdecken, Form auf die Landkarte zeichnen, Sterne sammeln. Ohne Konto, ohne Eile.
home-new-go = Zeichne deine erste Landkarte
home-new-about = Etwa zehn Minuten. Alles Nötige erklären wir beim Zeichnen.
home-new-know = Ich kenne die Regeln
learn-go-on = Weiter mit Lektion { $number }
lesson-to-first-game = Spiel deine erste Partie
home-turn = Du bist dran
home-waiting-you = Auf dich warten: { $names }
home-removed = Du wurdest aus dieser Partie entfernt.
home-with = Mit { $names }
home-what-if = Was wäre, wenn?
home-shared-deal = { $kind ->
        [week] Partie der Woche
       *[day] Partie des Tages
    }
home-card = { $name }: { $card }
home-waiting-for = Warten auf { $names }.
home-since = Dein Zug begann { $when }
home-continue = Weiterspielen
home-all-games = Alle Partien ({ $count })
home-puzzles = Rätsel
home-puzzles-left = { $left ->
        [0] Die drei von heute sind geschafft.
        [one] Ein neues Rätsel.
       *[other] { $left } neue Rätsel.
    }
home-puzzles-level = Deine Stärke: { $rating }.
home-recent = Letzte Ergebnisse
home-new-game = Neue Partie
way-solo-short = Du und deine Landkarte
way-bots-short = Ohne Warten
way-hotseat-short = Reihum weitergeben
way-link-short = Link verschicken
more-device = Dieses Gerät
more-club-table = Ein Clubtisch mit Beamer
streak-day = { $day }: { $drawn ->
        [yes] gezeichnet
       *[no] nicht gezeichnet
    }
streak-days = { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
streak-line = { $days ->
        [one] Erster Tag einer Serie
       *[other] { $days } Tage in Folge
    }
today-title = Die Landkarte von heute
today-go = Landkarte von heute zeichnen
home-name = Dein Name
home-setup = Alle Spieloptionen
home-code = Hast du einen Code?
home-box = Spielt ihr auf Papier?
home-print = Bögen drucken
home-check = Sterne nachzählen
home-companion = Karten aufdecken
home-running = Laufende Partien
home-running-none = Auf diesem Gerät läuft keine Partie.
home-offline = Du bist offline. Umsehen kannst du dich, aber Partien und Tipps brauchen eine Verbindung. Nichts ist verloren: Deine Partien liegen sicher auf dem Server.
home-here = Du bist offline. Neue Partien kannst du auf diesem Gerät spielen; die auf dem Server warten auf dich.
# For somebody who has never played.
home-new-here = Du bist offline. Lektionen, Rätsel, Solopartien und Bots gibt es auf diesem Gerät trotzdem.
game-remove = Aus der Liste entfernen
game-remove-of = Aus der Liste entfernen: { $names }
game-removed = Aus der Liste entfernt.
game-restore = Zurückholen
game-remove-sure = Du verlässt diese Partie endgültig: Ein Bot übernimmt deinen Platz, und die anderen spielen weiter.
home-upload = Aufzeichnung öffnen
upload-text = Öffne eine gespeicherte Aufzeichnung, von hier oder von anderswo, und geh sie Zug für Zug durch.
upload = Datei wählen
way-players = Personen
# As in English: the same word.
way-solo = Solo
way-solo-text = Nur du und deine Landkarte, und am Ende winkt ein Titel.
way-bots = Gegen Bots
way-bots-text = Ohne Warten: Die Bots zeichnen, sobald die Karte aufgedeckt ist.
way-bots-go = Gegen Bots spielen
way-hotseat = An einem Bildschirm
way-hotseat-text = Gebt das Gerät reihum weiter. Niemand sieht, was die anderen gezeichnet haben.
way-hotseat-go = Hier spielen
way-link = Online mit Freunden
way-link-text = Schick allen einen Link. Spielt live oder über mehrere Tage, auf jedem Gerät.
way-link-go = Freunde einladen
fewer = Eine Person weniger
more = Eine Person mehr
players-count = { $count } am Tisch
beginning = Es wird gemischt…
you-name = Kartograph
bot-unnamed = Ein Bot
bots-strength = Spielstärke
bot-strength = { $bot }, Spielstärke { $strength } von { $all }
bot-strength-only = Spielstärke { $strength } von { $all }.
player-name = Spieler { $number }
# $season is the season's key.
game-line = { $sheet ->
        [own] { $name }, eigener Bogen
       *[other] { $name }, Bogen { $letter }
    }
game-over-line = Beendet
names-many = { $first } und { $more } weitere
your-turn = du bist dran

## Setting up

setup-title = Neue Partie
setup-presets = Vorlage
preset-base = Der Kartograph
preset-heroes = Die Kartographin
preset-everything = Alle Boxen zusammen
setup-recommended = Empfohlen
setup-sheet = Bogen
own-sheet = Dein eigener
own-sheet-about = Selbst zeichnen oder als Text einfügen
own-sheet-name = Eigener Bogen
own-sheet-grid = Dein Bogen
own-sheet-tools = Was gezeichnet wird
own-sheet-erase = Radieren
own-sheet-undo = Rückgängig
own-sheet-undone = Rückgängig gemacht
own-sheet-start = Vorlage
own-sheet-blank = Leer
own-sheet-copy = Bogen { $letter }, { $name }
own-sheet-wrong = Auf diesem Bogen lässt sich noch nicht spielen:
own-sheet-remarks = Verglichen mit den gedruckten Bögen
own-sheet-link = Link zu diesem Bogen
own-sheet-link-wrong = Mit dem Bogen aus diesem Link geht es nicht:
own-sheet-text = Der Bogen als Text
own-sheet-text-use = Diesen Text übernehmen
own-sheet-text-wrong = Mit diesem Text geht es nicht:
own-sheet-file = Datei laden
own-sheet-none = Füge zuerst einen Bogen ein.
own-sheet-used = Dein Bogen sieht jetzt aus wie im Text.
setup-explore = Erkundungskarten
setup-seasons = Jahreszeitenkarten
setup-edicts = Dekrete
setup-at-random = Zufällig
setup-chosen = Ausgewählt
setup-edict = Dekret { $letter }
setup-stacks = Wertungskarten kommen aus diesen Boxen:
setup-ambushes = Hinterhalte
setup-ambush-sets = Ganze Sätze
setup-ambush-cards = Vier ausgewählte Karten
setup-heroes = Heldenkarten
setup-with = Mit Heldenkarten
setup-without = Ohne Heldenkarten
setup-skills = Fertigkeiten
setup-skills-none = Keine
setup-skills-random = Drei zufällige
setup-skills-chosen = Ausgewählt
setup-seats = { $count ->
        [one] Ein Platz
       *[other] { $count } Plätze
    }
setup-who = Wer spielt auf Platz { $seat }
setup-name = Name auf Platz { $seat }
setup-remove = Platz { $seat } entfernen
setup-add-me = Person an diesem Gerät
setup-add-bot = Bot dazu
setup-add-open = Platz für Eingeladene
setup-add-ten = Zehn Bots dazu
setup-bots = Bots nach Spielstärke hinzufügen
setup-seed = Nummer der Kartenfolge
setup-seed-text = Die gleiche Nummer ergibt immer die gleichen Karten.
setup-seed-random = zufällig
setup-hints = Tipps
setup-hints-text = Tipps und „Was wäre, wenn?“ gibt es auch während der Partie.
setup-watchers = Zuschauen
setup-watchers-text = Wer den Link hat, darf zuschauen.
setup-knocking = Hereinlassen
setup-knocking-text = Ich entscheide, wer hereinkommt: Wer den Link öffnet, klopft erst an.
setup-verdict = Passt das zusammen?
setup-go = Partie beginnen
who-me = Person an diesem Gerät
who-bot = { $bot } ({ $strength } von { $all })
who-open = Wer den Link hat
who-open-name = wird beim Dazukommen gewählt
who-anyone = Irgendeine Figur
setup-character = Figur auf Platz { $seat }
bot-chance = Tintenträger
    .about = Zeichnet dort, wo die Feder gerade hinfällt.
bot-greedy = Steuereintreiber
    .about = Schnappt sich die Sterne von heute und denkt nicht an morgen.
bot-planner = Landvermesser
    .about = Misst zweimal und lässt Platz für alles, was die Dekrete noch hergeben.
bot-learned = Archivar
    .about = Erinnert sich an hunderttausend Landkarten und durchschaut deine auf einen Blick.
bot-quick = Kundschafter
    .about = Schaut vor jedem Strich ein paar Karten voraus und trödelt nie.
bot-master = Kartenmeister
    .about = Denkt über jede Karte eine Sekunde nach und übersieht sehr wenig.
bot-neural = Orakel
    .about = Hat an einer Million Landkarten geübt und denkt trotzdem über jede Karte eine Sekunde nach.
character-pip-about = Legt im Norden groß los und hofft auf die richtige Karte.
character-magda-about = Arbeitet sich von Westen vor und behält Dekret A im Auge.
character-otto-about = Baut von Süden auf und lässt Platz für jede Form.
character-ilse-about = Zeichnet von Osten her und spart Platz für Dekret D.
character-bruno-about = Kommt von Westen und lässt die Monster erst einmal machen.
character-vilma-about = Bleibt im Süden und bringt eins nach dem anderen zu Ende.
character-frida-about = Hütet den Norden und kreist Monster sofort ein.
character-tobias-about = Zeichnet von Osten her und umschließt Gebirge für ihre Münzen.
character-anselm-about = Kommt von Norden herab, mit Dekret B im Sinn.
character-greta-about = Zeichnet von Süden herauf und denkt zuerst an Dekret C.
plan-legal = Bereit zum Spielen:
plan-illegal = Diese Auswahl passt nicht zusammen.
plan-ruins = mit Ruinenkarten
plan-no-ruins = ohne Ruinenkarten
plan-heroes = mit Heldenkarten
plan-no-heroes = ohne Heldenkarten
plan-ambushes = { $count ->
        [4] vier Hinterhalte
       *[other] vier von { $count } Hinterhalten
    }

## Pace

# As in English: the same word in both.
setup-pace = Tempo
pace-kind-days = Mehrere Tage
pace-kind-live = Live
setup-limit = Zeit je Zug
setup-limit-none = unbegrenzt
setup-on-limit = Wenn die Zeit um ist
on-limit-skip = Zug überspringen
on-limit-bot = Ein Bot spielt weiter
on-limit-end = Partie beenden
setup-absence = Auf Abwesende warten, dann spielt ein Bot
setup-absence-none = beliebig lange, kein Bot
setup-clock = Uhr für jeden Zug, dann zeichnet ein Bot
setup-clock-none = keine Uhr
pace-days = Über mehrere Tage: Die Partie wartet auf alle.
# $time is a span of time, such as 2 days, here and below.
pace-days-limit = Über mehrere Tage. Zeit je Zug: { $time }. { $then ->
        [skip] Danach wird für dich so klein wie möglich gezeichnet.
        [bot] Danach spielt ein Bot, bis du zurück bist.
       *[end] Danach endet die Partie für alle.
    }
pace-live = Live: Alle spielen gleichzeitig.
pace-live-absence = Bist du { $time } lang weg, spielt ein Bot, bis du zurück bist.
pace-live-clock = Uhr für jeden Zug: { $time }. Danach zeichnet ein Bot für dich.
# $time is a day and an hour.
move-by = Zeit bis { $time }
move-left = Restzeit für diesen Zug: { $time }
# As in English: the same word.
drawn-by-bot = { $name } (Bot: { $bot })
drawn-skipped = { $name } (übersprungen)
sealed-by-bot = Das hat ein Bot für dich gezeichnet: { $bot }.
away-title = Während du weg warst
away-title-late = Deine Zeit war um
ended-title = Die Partie wurde vorzeitig beendet
ended-limit = Die Zeit für einen Zug ist abgelaufen. Nicht fertig geworden: { $names }.
ended-player = Beendet von: { $names }.
ended-host = Der Betreiber dieses Servers hat sie beendet.
ended-text = Diesmal gewinnt niemand. Sterne bis hierher:
abandon = Partie beenden
abandon-sure = { $others ->
        [yes] Die Partie endet für alle, und niemand gewinnt.
       *[no] Die Partie endet hier und lässt sich nicht fortsetzen.
    }
game-ended-line = Vorzeitig beendet

## Joining

join-title = Hier ist ein Platz für dich
join-text = { $seats ->
        [one] Eine Partie für eine Person, eröffnet von { $names }.
       *[other] Eine Partie für { $seats } Personen, eröffnet von { $names }.
    } Du brauchst kein Konto.
join-name = Dein Name
join-go = Platz nehmen
join-own-title = Hier weiterspielen
join-taken-title = { $kind ->
        [table] Alle Plätze sind besetzt
       *[seat] Dieser Platz ist besetzt
    }
join-taken-text = { $watchers ->
        [yes] Du kannst stattdessen zuschauen.
       *[no] Bis zum Ende sehen nur die Mitspielenden diese Partie.
    }
join-taken-device = Das ist mein Platz, auf einem anderen Gerät
join-watch = Zuschauen
invites = Freunde einladen
invite = Einladen
run-table = Dein Tisch
second-device = Auf einem anderen Gerät weiterspielen
second-device-text = Dieser Link öffnet deinen eigenen Platz. Gib ihn nicht weiter.
second-device-counted = Bei einem Versuch, der zählt, müssen deine Geräte denselben Merksatz haben.

## The table

table-title = Der Tisch
counted-try = Dieser Versuch zählt
    .text = Keine Tipps und kein zweiter Versuch: Dieses Ergebnis kommt in die Rangliste.
# $sheet is own, or the key of a printed sheet, whose letter is $letter.
table-line = { $sheet ->
        [own] Eigener Bogen
       *[other] Bogen { $letter }
    }{ $seats ->
        [one] , solo
       *[other] , { $seats } Plätze
    }{ $hints ->
        [no] , ohne Tipps
       *[yes] {""}
    }
table-tabs = Mehr zur Partie
tab-edicts = Dekrete
tab-stars = Sterne
tab-players = Spieler
tab-deck = Stapel
tab-log = Verlauf
seasons = Jahreszeiten
clock = { $now } von { $all }
clock-label = Zeit { $now } von { $all }, davon { $card } durch diese Karte
stars-as-it-stands = Sterne, wenn die Jahreszeit jetzt enden würde
ask = Was ist das?
asking = Drücke auf ein Feld oder ein Symbol, um zu sehen, was es ist.
asking-end = Zurück zum Zeichnen
tips-again = Hinweise wieder zeigen
tips-again-done = Du siehst die Hinweise jetzt wieder.
map-mine = Deine Landkarte
map-of = Landkarte von { $name }
band-ambush = Monster für die Landkarte von { $name }
whose-map = Wessen Landkarte
# $ground is forest, village, farm, water, monster, hero, mountain, double, wasteland or destroyed; $name is its name.
cell-on-ruins = { $name } auf Ruine
cell-mark = angegriffen
cell-fits = { $cell }: passt hier
cell-fits-not = { $cell }: passt hier nicht

## The card

card-panel = Aktuelle Karte
card-none = Noch keine Karte
card-time = Zeit { $time }
step-of = Schritt { $step } von { $steps }
choose-shape = Form
choose-terrain = Gelände
# $form: a form in words, such as "3 in a column".
shape-told = { $name }, { $form }{ $coin ->
        [yes] , mit Münze
       *[no] {""}
    }
# $told: shape-told.
shape-label = Form { $number }: { $told }
option-gain = { $gain } jetzt
turn = Drehen
flip = Spiegeln
next = Nächste
next-spot = Nächste Stelle, an der es passt
reset = Zurücklegen
reset-short = Zurück
confirm = Bestätigen
go-on = Weiter
sending = Wird gesendet…
next-extra = Dann zeichnen
next-marks = Dann zielen
next-target = Dann wählen
undo = Zurücknehmen
keys = Tasten
keys-move = Bewegen
keys-options = Form und Gelände
keys-read = Landkarte vorlesen
skip-to-map = Zur Landkarte
choose-space = Ein Feld wählen
keys-sound = Ton
commands = Befehle
commands-answers = Antworten
commands-field = Ein Befehl
# Words that can be typed in the field: commands.ftl has them.
commands-example = karte, wo, zeile B, wald B3 r

## Hints

hint = Tipp
hint-wait = Ich sehe mir deine Landkarte an…
hint-close = Tipp schließen
hint-off = In dieser Partie gibt es keine Tipps.
hint-edict = Achte auf „{ $edict }“
hint-edict-theirs = { $name } setzt auf „{ $edict }“
hint-coins = Achte auf die Münzen
    .text = Du kannst ein Gebirge umschließen oder eine Form mit Münze zeichnen.
hint-monsters = Achte auf die Monster
    .text = Jedes leere Feld neben einem Monster kostet dich jede Jahreszeit einen Stern.
hint-ruins = Achte auf die Ruinen
    .text = Ein Ruinenfeld musst du überdecken, also such dir ein gutes aus.
hint-room = Halte dir alles offen
    .text = Sterne sind gerade nirgends zu holen; lass Platz für die Formen, die noch kommen.
hint-text-theirs = Dort tut es am meisten weh.
hint-where = Wo?
hint-here = Zwischen { $first } und { $last }
hint-nowhere = Hier geht es um deine Antwort, nicht um eine Stelle auf der Landkarte
hint-which = Welcher Zug?
# A spread of nothing is not told.
hint-worth = { $spread ->
        [0] Am Ende sind { $expected } Sterne zu erwarten.
       *[other] Am Ende sind { $expected } Sterne zu erwarten, ± { $spread }.
    }
hint-take = Zeig es mir
hint-why-edict-now = { $stars ->
        [one] Dekret { $letter }, { $edict }: ein Stern mehr am Ende dieser Jahreszeit.
       *[other] Dekret { $letter }, { $edict }: { $stars } Sterne mehr am Ende dieser Jahreszeit.
    }
# $season is the season's key.
# Without $season: all four seasons are masculine and stand after “im”.
hint-why-edict-later = { $stars ->
        [one] Dekret { $letter }, { $edict }: ein Stern mehr, wenn im { $name } gewertet wird.
       *[other] Dekret { $letter }, { $edict }: { $stars } Sterne mehr, wenn im { $name } gewertet wird.
    }
hint-why-edict-less = { $stars ->
        [one] Das gibt bei Dekret { $letter }, { $edict }, einen Stern auf und bringt anderswo mehr.
       *[other] Das gibt bei Dekret { $letter }, { $edict }, { $stars } Sterne auf und bringt anderswo mehr.
    }
hint-why-edict-prepared = { $stars ->
        [one] Das bereitet Dekret { $letter }, { $edict }, vor: Spätere Karten können etwa einen Stern bringen.
       *[other] Das bereitet Dekret { $letter }, { $edict }, vor: Spätere Karten können etwa { $stars } Sterne bringen.
    }
hint-why-coins = { $coins ->
        [one] Das bringt eine Münze, bis zum Ende der Partie { $stars ->
            [one] einen Stern
           *[other] { $stars } Sterne
        } wert.
       *[other] Das bringt { $coins } Münzen, bis zum Ende der Partie { $stars } Sterne wert.
    }
hint-why-monsters = { $spaces ->
        [one] Das füllt ein Feld neben einem Monster und rettet dir jede Jahreszeit einen Stern.
       *[other] Das füllt { $spaces } Felder neben Monstern und rettet dir jede Jahreszeit { $spaces } Sterne.
    }
hint-why-ruins = Das überdeckt eine Ruine, und das ist diesmal Pflicht.
hint-why-room = Das lässt mehr Platz: Kommende Formen passen dann an { $places } Stellen, nach der nächstbesten Zeichnung nur an { $instead }.
hint-why-better = { $stars ->
        [one] Am Ende etwa einen Stern besser als die nächstbeste Zeichnung.
       *[other] Am Ende etwa { $stars } Sterne besser als die nächstbeste Zeichnung.
    }
hint-why-theirs-edict = { $stars ->
        [one] { $player } verliert einen Stern bei Dekret { $letter }, { $edict }.
       *[other] { $player } verliert { $stars } Sterne bei Dekret { $letter }, { $edict }.
    }
hint-why-theirs-edict-prepared = Das stört, was { $player } noch aus Dekret { $letter }, { $edict }, machen kann.
hint-why-theirs-monsters = { $spaces ->
        [one] Ein leeres Feld mehr neben Monstern: { $player } verliert jede Jahreszeit einen Stern.
       *[other] { $spaces } leere Felder mehr neben Monstern: { $player } verliert jede Jahreszeit { $spaces } Sterne.
    }

## Duties and arrivals

strip-short = { $title }: { $text }
# Beside the name of the card on a phone: at most 16 letters.
chip-ambush = Bei { $name }
chip-declare = Hinterhalt!
chip-hero = Ein Held
chip-ruins = Auf Ruine
# As in English: the same word.
chip-monsters = Monster
chip-fallback = Einzelnes Feld
strip-ruins = Diesmal muss deine Form auf eine Ruine
strip-ruins-text = Überdecke mindestens eine leere Ruine.
strip-fallback = Nichts passt
strip-fallback-text = Zeichne stattdessen ein einzelnes Feld in einem beliebigen Gelände.
strip-fallback-ruins = Keine Form kann ein Ruinenfeld überdecken: Zeichne irgendwo ein einzelnes Feld in einem beliebigen Gelände.
strip-ambush = Hinterhalt auf der Landkarte von { $name }
strip-declare = Ein Hinterhalt naht
# $monster is gorgon, troll or that of another box, here and in step-target and step-ravage; $name is its name.
strip-gaze = { $monster ->
        [gorgon] Die Gorgone schlägt zu
        [troll] Der Troll schlägt zu
       *[other] { $name } schlägt zu
    }
# $monster as above
strip-ravage = { $monster ->
        [gorgon] Die Gorgone hat Hunger
        [troll] Der Troll hat Hunger
       *[other] { $name } hat Hunger
    }
strip-hero = Ein Held eilt herbei
strip-hero-text = Setze den Helden auf ein leeres Feld und richte dann seinen Angriff aus.
arrival-by = { $name } hat auf deiner Landkarte gezeichnet: { $cells }.
arrival-walk = Kam aus der Ecke { $corner ->
        [top-left] oben links
        [top-right] oben rechts
        [bottom-left] unten links
       *[bottom-right] unten rechts
    }, { $way ->
        [clockwise] im Uhrzeigersinn
       *[counter-clockwise] gegen den Uhrzeigersinn
    }, und blieb auf { $cells } stehen.
arrival-spread = Hat sich auf { $cells } ausgebreitet.

## Steps

step-marks = Richte den Angriff aus: { $number } von { $all }.
step-marks-none = Der ganze Angriff geht an der Landkarte vorbei.
# $monster is the key of the monster.
step-target = { $monster ->
        [gorgon] Wähle eins der markierten Felder: Die Gorgone zerstört es.
        [troll] Wähle eins der markierten Felder: Der Troll zerstört es.
       *[other] Wähle eins der markierten Felder: { $name } zerstört es.
    }
# $monster is the key of the monster.
step-ravage = { $monster ->
        [gorgon] Wähle eins der markierten Felder: Die Gorgone zerstört es.
        [troll] Wähle eins der markierten Felder: Der Troll zerstört es.
       *[other] Wähle eins der markierten Felder: { $name } zerstört es.
    }
extra-concentration = Jetzt zeichne die Form ein zweites Mal.
extra-cure-wounds = Jetzt zeichne das 1×2 neben ein Monster.
extra-diplomacy = Jetzt zeichne das Feld, das als Acker und als Dorf zählt.
extra-search = Jetzt zeichne noch ein Feld neben die Form.
declare-legend = Deine Antwort auf den Hinterhalt
declare-nothing = Keine Fertigkeit
declare-nothing-text = Soll er nur kommen.
declare-direction = Lage des 1×2
direction-across = Waagerecht
direction-upright = Senkrecht
skills = Fertigkeiten
skill-cost = { $cost ->
        [0] kostet nichts
        [one] kostet eine Münze
       *[other] kostet { $cost } Münzen
    }
skill-cannot = { $rule } Jetzt nicht: { $reason }.

## What is said about the held shape

say-fits = Passt.
say-not = Passt nicht.
say-refused = Geht nicht.
# $key is the letter on the key, in the layout of the keyboard.
say-place = Zeige auf die Landkarte und klicke, oder drücke { $key }.
say-place-touch = Tippe auf die Landkarte, wo die Form hinsoll.
say-place-hero = Setze den Helden auf ein leeres Feld.
say-pick = Wähle eins der markierten Felder.
say-declare = Entscheide dich, bevor er zuschlägt.
say-marks = Dreh ihn mit { $key } oder klicke, wohin er zeigen soll.
say-marks-touch = Dreh ihn oder tippe, wohin er zeigen soll.
say-ruins = { $count ->
        [one] Überdeckt die Ruine auf { $cells }.
       *[other] Überdeckt die Ruinen auf { $cells }.
    }
say-coins = { $coins ->
        [one] Eine Münze.
       *[other] { $coins } Münzen.
    }
say-ambush = { $stars ->
        [one] { $name } verliert jetzt einen Stern.
       *[other] { $name } verliert jetzt { $stars } Sterne.
    }
say-ambush-nothing = { $name } verliert jetzt nichts.
say-monsters-more = { $stars ->
        [one] Ein Stern mehr an Monster verloren.
       *[other] { $stars } Sterne mehr an Monster verloren.
    }
say-monsters-fewer = { $stars ->
        [one] Ein Stern weniger an Monster verloren.
       *[other] { $stars } Sterne weniger an Monster verloren.
    }

## Waiting

sealed = Deine Zeichnung ist abgegeben
nothing-to-do = Diesmal gibt es nichts zu zeichnen
watching = Du schaust zu
projector = Beamer
watchers = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
over = Die Partie ist vorbei
waiting-for = Warten auf { $names }
waiting-for-away = { $name } (abwesend)
waiting-for-many = { $count ->
        [one] Warten auf eine Person
       *[other] Warten auf { $count } Personen
    }
waiting-open = { $count ->
        [one] Ein Platz ist noch frei: Schick den Link aus dem Menü.
       *[other] { $count } Plätze sind noch frei: Schick die Links aus dem Menü.
    }
drawn-count = Gezeichnet: { $done } von { $all }
cover-pass = Gib das Gerät an { $name } weiter
cover-text = Niemand sieht, was in diesem Zug gezeichnet wurde.
cover-ambush = Hinterhalt: Du zeichnest auf der Landkarte von { $name }.
cover-lift = Ich bin { $name }
cover-waiting = Hier haben alle gezeichnet
cover-undo = { $name } möchte neu zeichnen
leave = Tisch verlassen
leave-sure = Ein Bot übernimmt sofort deinen Platz. Du kannst jederzeit zurückkommen: Der Platz bleibt deiner.
leave-yes = Verlassen
leave-no = Bleiben

## Edicts, stars, coins, deck

edicts = Dekrete
edict-about = Über Dekret { $letter }
edict-now = wird in dieser Jahreszeit gewertet
# $season is the season's key.
# Without $season: all four seasons are masculine and stand after “im”.
edict-next = kommt im { $name }
edict-done = wird nicht mehr gewertet
edict-nothing-yet = Auf deiner Landkarte zählt noch nichts.
stars-now = Sterne jetzt
edict-stars = { $stars ->
        [one] jetzt { $stars } Stern
       *[other] jetzt { $stars } Sterne
    }
stars-edicts = Dekrete
stars-sum = gesamt
your-stars = Deine Sterne
your-stars-seasons = Vier Jahreszeiten
as-it-stands = bisher
coins-of = { $crossed ->
        [0] { $coins } von { $all }
       *[other] { $coins } von { $all }, { $crossed } ausgegeben
    }
deck = Noch im Stapel
deck-count = { $count ->
        [one] eine Karte
       *[other] { $count } Karten, ungeordnet
    }
deck-card = { $card }, Zeit { $time }, { $terrains }
deck-hidden-monster = eine Hinterhaltkarte (unbekannt)
deck-hidden-hero = eine Heldenkarte (unbekannt)

## Players

players-alone = Du spielst solo.
seat-stars = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
seat-nameless = Platz { $seat }
seat-open = freier Platz
seat-human-idle = am Tisch
seat-human-drawn = hat gezeichnet
seat-human-drawing = zeichnet
seat-human-away = abwesend
seat-account-idle = Bot von { $owner }
seat-account-drawn = Bot von { $owner }, hat gezeichnet
seat-account-drawing = Bot von { $owner }, zeichnet
seat-bot-idle = Bot
seat-bot-drawn = hat gezeichnet
seat-bot-drawing = zeichnet
seat-minded-idle = abwesend, ein Bot spielt ({ $bot })
seat-minded-drawn = abwesend, ein Bot hat gezeichnet ({ $bot })
seat-minded-drawing = abwesend, ein Bot zeichnet ({ $bot })
looking-at = Landkarte von { $name }
looking-back = Zurück zu meiner Landkarte
table-back = Zurück zum Tisch

## The log

log-empty = Noch ist nichts gezeichnet.
# $season is the season's key.
log-scored = { $name } gewertet
# $terrain is a key like forest; $name is its name.
log-stroke = { $name } { $cells }
log-marks = greift { $cells } an
log-destroyed = zerstört: { $cells }
log-coins = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
log-skill = mit „{ $skill }“
log-stars = { $name } { $stars }
# Monsters or cards drew on the map of a player; $mine says whether it is the reader's.
log-came = { $mine ->
        [yes] Auf deiner Landkarte: { $what }.
       *[no] Auf der Landkarte von { $name }: { $what }.
    }
log-drew = { $who }: { $what }.
# $who drew on the map of another player.
log-drew-on = { $mine ->
        [yes] { $who } auf deiner Landkarte: { $what }.
       *[no] { $who } auf der Landkarte von { $name }: { $what }.
    }

## A season explained

# $what is edict, monsters or coins.
season-map = { $what ->
        [monsters] { $whose }; leere Felder neben Monstern sind umrandet
        [coins] { $whose }
       *[edict] { $whose }; Felder, die für „{ $edict }“ zählen, sind umrandet
    }
together = Gesamt
# $season is the season's key.
# Without $season: all four seasons are masculine and stand after “zum”.
on-to = Weiter zum { $name }
to-the-end = Weiter zum Ende
part-title-row = { $count ->
        [one] Zeile
       *[other] Zeilen
    }
part-title-column = { $count ->
        [one] Spalte
       *[other] Spalten
    }
part-title-diagonal = { $count ->
        [one] Diagonale ab
       *[other] Diagonalen ab
    }
# $ground is a key like forest; $name is its name with a capital.
part-title-region = { $name }, { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }
part-title-square = Volles Quadrat, Seite { $side }
part-from-to = { $first } bis { $last }
part-none = Auf dieser Landkarte zählt dafür noch nichts.
part-none-monsters = Neben keinem Monster war ein leeres Feld, also ging nichts verloren.

## The end

final-winner = { $me ->
        [yes] Du hast gewonnen!
       *[no] { $name } hat gewonnen!
    }
final-shared = Ein geteilter Sieg: { $names }
final-rating = Wertung { $rating }
final-rating-made = { $stars ->
        [1] Ein Stern minus { $target }, die Summe der Zahlen auf den vier Dekreten ({ $numbers }).
       *[other] { $stars } Sterne minus { $target }, die Summe der Zahlen auf den vier Dekreten ({ $numbers }).
    }
final-highest = Einen höheren Titel gibt es nicht.
final-places = Endstand
final-tie-break = Gleich viele Sterne: Vorn liegt, wer weniger an Monster verloren hat.
final-explained = Jeder Stern erklärt
final-share = Teilen
again-new = Neue Partie
again-same = Dieselbe Kartenfolge noch einmal
record-text = Aufzeichnung
record-json = Aufzeichnung (JSON)

final-day = Ergebnisse dieser Kartenfolge

## The coach, after a game

analysis = Analyse
analysis-of = Analyse: { $names }
profile = Erwartete Sterne
study-of-game = Studie vom { $date }
study-make = Studie anlegen
what-if-of = Die ursprüngliche Partie
what-if-removed = Deine älteste Was-wäre-wenn-Partie hat Platz für diese gemacht.
par-ask = Richtwert zeigen
par-progress = Gespielte Karten
par-text = Der Richtwert ist, was ein starker Bot mit denselben Karten erreicht.
par-running = Ein Bot spielt dieselbe Kartenfolge: Karte { $card } von { $all }…
par-rated = Richtwert für diese Kartenfolge. Wertung { $rating }: { $title }.
par-told = Richtwert: { $stars } Sterne. So viele holt ein Bot ({ $bot }) aus denselben Karten.
par-share = Du hast { $share } % der { $most } Sterne geholt, die nachweislich möglich sind.
thought-here = Auf diesem Gerät berechnet, darum zählt es nicht für deine Statistik.
thought-there = Vom Server berechnen lassen

## Replay

# As in English: the word that players of games on a screen use.
replay = Replay
replay-move = Zug
replay-at = { $move } von { $all }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forward = Einen Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Geschwindigkeit
replay-seasons = Zu einer Jahreszeit springen
replay-maps = Landkarten
replay-moves = Züge
replay-link = Link zu diesem Zug
replay-coins = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
frame-start = Die leere Landkarte
frame-turn = Ein Zug
frame-season = Jahreszeit gewertet
frame-after = Nach der Jahreszeit
frame-end = Das Ende

## Read out

# $season is the season's key.
announce-card = { $name }. Karte: { $card }. { $stars ->
        [1] Bisher ein Stern.
       *[other] Bisher { $stars } Sterne.
    }
announce-hint = Tipp: { $words }
announce-hint-more = Tipp: { $title }. { $text } Drücke { $key } für mehr: { $more }
# $season is the season's key.
announce-season = Der { $name } ist vorbei: { $stars ->
        [1] ein Stern
       *[other] { $stars } Sterne
    }, { $total } insgesamt.

## The rules

rules = Regeln
rules-search = Regel suchen
rules-contents = Inhalt
rules-found = Gefundene Themen: { $count }
rules-nothing = In den Regeln steht nichts zu „{ $words }“.
rules-example = Beispiel: { $name }
rules-of-card = Regel und Beispiel
rules-back = Zurück

## Reports to the host
report = Melden…

## What the host has set

site-contact = Kontakt
site-imprint = Impressum
site-notice-close = Mitteilung schließen
site-closed = Neue Partien gibt es auf diesem Server gerade nicht. Mitspielen und weiterspielen kannst du trotzdem.
site-password = Das Passwort dieses Servers
site-password-text = Du brauchst es einmal auf diesem Gerät, um hier Partien zu beginnen.
site-password-go = Weiter
