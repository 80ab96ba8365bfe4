### Printed pages, and the pages of the browser about playing on paper

## On printed pages

paper-document = Der Kartograph: Bögen zum Drucken
paper-sheet = Bogen { $letter }: { $name }
paper-own-sheet = Eigener Bogen
# As in English: the same word.
paper-name = Name
paper-title = Titel
paper-edicts = Dekrete
paper-cards = Hinterhalte, Helden, Fertigkeiten
paper-ambushes = Hinterhalte
paper-heroes = Helden
paper-skills = Fertigkeiten
paper-example = Beispiel: { $stars } ★

## The page that prints

print-page = Bögen drucken
print-about = Bögen mit Platz für deine Sterne, dazu eine Seite über die vier Dekrete.
print-sheets = Bögen
print-edicts = Dekrete
print-edicts-with = Mit einer Seite über die Dekrete
print-cards-with = Mit einer Seite über Hinterhalte, Helden und Fertigkeiten
print-paper = Papier
# As in English: the name of a size.
print-paper-a4 = A4
# As in English: the name of a size.
print-paper-letter = Letter
# As in English: the name of a size.
print-paper-a5 = A5
print-paper-a4-two = A4, zwei Bögen auf einer Seite
print-paper-letter-two = Letter, zwei Bögen auf einer Seite
print-open = PDF öffnen
print-none = Wähle mindestens einen Bogen.

## The page that checks scores

check-page = Sterne nachzählen
check-about = Male hier die Landkarte von deinem Bogen nach. Jeder Stern wird gezählt und erklärt.
check-back = Zurück zu den Karten
check-to-table = Zum Clubtisch
check-to-table-text = Mit an den Tisch kommen alle, für die hier alle vier Jahreszeiten ausgefüllt sind.
check-tools = Was gemalt wird
check-help = Drücke auf ein Feld oder zieh über mehrere. Tasten: 1 bis 9 wählen aus, Pfeile bewegen, die Leertaste malt.
check-map = Die gemalte Landkarte
check-seasons = Jahreszeit
check-leave-out = Diese Jahreszeit auslassen
check-name = Name
check-add-player = Person hinzufügen
check-remove-player = Diese Person entfernen
check-coins = Münzen, die in dieser Jahreszeit zählen
check-not-now = in dieser Jahreszeit nicht gewertet
check-result = Ergebnis
# $title is the title, or the words for none.
check-rating = Solowertung: { $rating } ({ $title })
check-text = Die Landkarte als Text
check-text-about = Elf Zeilen mit elf Zeichen: f Wald, v Dorf, a Acker, w Wasser, m Monster, . leer, r Ruine, ^ Gebirge, # Ödnis. Ein Großbuchstabe ist Gelände auf einer Ruine.
check-text-used = Die Landkarte sieht jetzt aus wie im Text.
check-print = Drucken
check-clear = Von vorn beginnen

# Reading a photo of a printed sheet
check-photo = Foto lesen
check-photo-about = Fotografiere einen hier gedruckten Bogen, mit allen vier Eckmarken im Bild. Wir lesen das Foto, speichern es aber nicht.
check-photo-reading = Das Foto wird gelesen…
# $count is the number of spaces that a person should look at again.
check-photo-read =
    { $count ->
        [0] Die Landkarte ist nach dem Foto gemalt. Bitte vergleiche die beiden.
        [one] Die Landkarte ist nach dem Foto gemalt. Das markierte Feld war schlecht zu lesen: Bitte sieh nach.
       *[other] Die Landkarte ist nach dem Foto gemalt. Die { $count } markierten Felder waren schlecht zu lesen: Bitte sieh nach.
    }
# Said by a screen reader after what is on a space.
check-photo-doubt = schlecht zu lesen
check-photo-compare = Foto zeigen
check-photo-done = Alles richtig
check-photo-alt = Die Landkarte auf dem Foto
# $sheet is the letter of a sheet, or the name of a sheet of one’s own.
check-photo-other-sheet = Das Foto zeigt einen anderen Bogen ({ $sheet }) als den dieser Partie. Stell zuerst den vom Foto ein.

# $size is about how much is loaded, in megabytes.
offline-keep = Für unterwegs speichern ({ $size } MB)
offline-keeping = Wird geladen…
offline-kept = Das ganze Spiel läuft auf diesem Gerät ohne Netz: solo, gegen Bots, mehrere an einem Bildschirm, Lektionen, Rätsel, Partien auf Papier und die Regeln.
offline-printing = Die Seiten entstehen auf diesem Gerät…
