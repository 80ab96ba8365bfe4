# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Studien · Kartografen
# $title is the name of the study.
title-study = { $title } · Kartografen
studies = Studien
studies-text = Eine Studie ist eine Partie mit Kommentaren, Zeichen und Aufgaben: um aus eigenen zu lernen oder anderen zu zeigen, was du gefunden hast. Du legst sie bei der Wiederholung oder der Analyse einer beendeten Partie an.
studies-mine = Deine
studies-open = Für alle offen
studies-none = Noch keine.
studies-games = Deine beendeten Partien
study-read = Aus einer Datei lesen
# $chapters is their number, $changed when it was last changed.
study-line = Kapitel: { $chapters } · { $changed }
study-untitled = Studie ohne Titel
study-player = Spieler { $number }
study-map = Die Landkarte
study-open = Öffnen
study-joined = Du schreibst diese Studie jetzt mit.

## What is said of a map

study-comment = Kommentar
study-comment-hint = Was soll man hier sehen?
study-comment-other = Jemand anderes hat geschrieben:
study-comment-mine = Meinen behalten
study-save = Speichern
study-saved = Gespeichert
study-tools = Auf dieser Landkarte
study-marks = Zeichen und Pfeile
study-mark-circle = Kreis
study-mark-check = Haken
study-mark-cross = Kreuz
study-mark-arrow = Pfeil
study-mark-how = Tippe ein Feld an, um es zu markieren; noch einmal, und das Zeichen ist weg.
study-arrow-how = Tippe das Feld an, wo der Pfeil beginnt, dann das, wo er endet.
study-remarks = In diesem Kapitel

## Other lines and tasks

study-lines = Andere Wege
study-line-better = Besser
study-line-other = Stattdessen
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Einen anderen Weg zeichnen
study-line-on = Weiterzeichnen
study-line-call-better = Besser als gespielt
study-line-remove = Diesen Weg entfernen
study-line-task = Zeichne, was hier stattdessen möglich war.
study-draw-back = Zurück zur Studie
study-find = Finde die Zeichnung
study-find-task = Finde die Zeichnung, nach der diese Studie fragt.
study-find-draw = Zeichnen
study-find-again = Noch einmal
study-find-show = Zeigen
study-find-set = Lesende suchen lassen
study-grade-right = Genau das!
study-grade-near = Nah dran: Vieles stimmt.
study-grade-wrong = Diese nicht.

## Chapters

study-chapters = Kapitel
study-chapter = Kapitel { $number }
study-chapter-title = Titel dieses Kapitels
study-chapter-add = Aus einer Datei hinzufügen
study-chapter-remove = Dieses Kapitel entfernen
study-chapter-remove-sure = Dieses Kapitel mit allem, was darin steht, entfernen? Es lässt sich nicht zurückholen.

## Who reads and writes

study-share = Diese Studie
study-title = Titel
study-visibility = Wer sie lesen kann
study-private = Nur wer mitschreibt
study-link = Alle mit dem Link
study-open-to-all = Alle
study-private-short = privat
study-link-short = per Link
study-open-short = offen
study-place-here = auf diesem Gerät
study-here = Diese Studie ist nur auf diesem Gerät. Speichere sie als Text, um sie weiterzugeben.
study-link-to = Link zu dieser Stelle
study-embed = Um sie auf einer anderen Seite zu zeigen
# $writers is the number of those who write it.
study-write-link = Link zum Mitschreiben (schreiben mit: { $writers })
study-renew = Wieder allein schreiben
study-renew-link = Neuer Link
study-text = Als Text speichern
study-delete = Löschen
study-delete-sure = Diese Studie für alle löschen? Sie lässt sich nicht zurückholen.
study-leave = Nicht mehr mitschreiben
study-leave-sure = Diese Studie nicht mehr mitschreiben? Für die anderen bleibt sie.
study-keep = Behalten
