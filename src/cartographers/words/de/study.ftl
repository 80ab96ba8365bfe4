# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Studien · Der Kartograph
# $title is the name of the study.
title-study = { $title } · Der Kartograph
studies = Studien
studies-text = Eine Studie ist eine Partie mit Kommentaren, Zeichen und Aufgaben. So lernst du aus deinen eigenen Partien oder zeigst anderen, was du entdeckt hast. Anlegen kannst du sie im Replay oder in der Analyse einer beendeten Partie.
studies-mine = Deine Studien
studies-open = Für alle offen
studies-games = Deine beendeten Partien
study-read = Aus einer Datei laden
# $chapters is their number, $changed when it was last changed.
study-line = Kapitel: { $chapters } · { $changed }
study-untitled = Studie ohne Titel
study-player = Spieler { $number }
study-map = Die Landkarte
study-open = Öffnen
study-joined = Du schreibst jetzt an dieser Studie mit.

## What is said of a map

study-comment = Kommentar
study-comment-hint = Worauf kommt es hier an?
study-comment-other = Jemand anders hat geschrieben:
study-comment-mine = Meinen behalten
study-save = Speichern
study-saved = Gespeichert
study-tools = Auf dieser Landkarte
study-marks = Zeichen und Pfeile
study-mark-circle = Kreis
study-mark-check = Haken
study-mark-cross = Kreuz
study-mark-arrow = Pfeil
study-mark-how = Drücke auf ein Feld, um es zu markieren. Noch einmal drücken löscht das Zeichen.
study-arrow-how = Drücke auf das Feld, auf dem der Pfeil beginnt, dann auf das, auf dem er endet.
study-remarks = In diesem Kapitel

## Other lines and tasks

study-lines = Varianten
study-line-better = Besser
study-line-other = Stattdessen
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Variante zeichnen
study-line-on = Weiterzeichnen
study-line-call-better = Besser als gespielt
study-line-remove = Diese Variante entfernen
study-line-task = Zeichne, was hier stattdessen möglich gewesen wäre.
study-draw-back = Zurück zur Studie
study-find = Finde die Zeichnung
study-find-task = Findest du die Zeichnung, nach der diese Studie fragt?
study-find-draw = Zeichnen
study-find-again = Noch einmal
study-find-show = Auflösen
study-find-set = Als Aufgabe stellen
study-grade-right = Genau das!
study-grade-near = Nah dran: Vieles stimmt.
study-grade-wrong = Diese ist es leider nicht.

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
study-embed = Zum Einbetten in eine andere Seite
# $writers is the number of those who write it.
study-write-link = Link zum Mitschreiben (bisher dabei: { $writers })
study-renew = Nur noch ich schreibe
study-renew-link = Neuer Link
study-text = Als Text speichern
study-delete = Löschen
study-delete-sure = Diese Studie für alle löschen? Sie lässt sich nicht zurückholen.
study-leave = Nicht mehr mitschreiben
study-leave-sure = An dieser Studie nicht mehr mitschreiben? Für die anderen bleibt sie erhalten.
study-keep = Behalten
