# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Opracowania · Kartografowie
# $title is the name of the study.
title-study = { $title } · Kartografowie
studies = Opracowania
studies-text = Opracowanie to partia z komentarzami, znakami i zadaniami: ucz się na własnych grach albo pokaż innym, co udało ci się znaleźć. Założysz je z powtórki lub analizy skończonej partii.
studies-mine = Twoje
studies-open = Otwarte dla wszystkich
studies-games = Twoje zakończone partie
study-read = Wczytaj z pliku
# $chapters is their number, $changed when it was last changed.
study-line = Rozdziały: { $chapters } · { $changed }
study-untitled = Opracowanie bez tytułu
study-player = Gracz { $number }
study-map = Mapa
study-open = Otwórz
study-joined = Od teraz współtworzysz to opracowanie.

## What is said of a map

study-comment = Komentarz
study-comment-hint = Co warto tu zauważyć?
study-comment-other = Ktoś inny napisał:
study-comment-mine = Zostaw mój
study-save = Zapisz
study-saved = Zapisano
study-tools = Na tej mapie
study-marks = Znaki i strzałki
study-mark-circle = Kółko
study-mark-check = Ptaszek
study-mark-cross = Krzyżyk
study-mark-arrow = Strzałka
study-mark-how = Naciśnij obszar, aby go oznaczyć; naciśnij ponownie, aby usunąć znak.
study-arrow-how = Naciśnij obszar, z którego strzałka wychodzi, a potem ten, na który wskazuje.
study-remarks = W tym rozdziale

## Other lines and tasks

study-lines = Inne warianty
study-line-better = Lepiej
study-line-other = Zamiast tego
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Narysuj inny wariant
study-line-on = Rysuj dalej
study-line-call-better = Lepszy niż w partii
study-line-remove = Usuń ten wariant
study-line-task = Pokaż na mapie, co można było tu narysować zamiast tego.
study-draw-back = Wróć do opracowania
study-find = Znajdź rysunek
study-find-task = Znajdź rysunek, o który tu chodzi.
study-find-draw = Rysuj
study-find-again = Spróbuj ponownie
study-find-show = Pokaż
study-find-set = Zrób z tego zadanie
study-grade-right = To jest to!
study-grade-near = Blisko: wiele się zgadza.
study-grade-wrong = To jeszcze nie to.

## Chapters

study-chapters = Rozdziały
study-chapter = Rozdział { $number }
study-chapter-title = Tytuł tego rozdziału
study-chapter-add = Dodaj z pliku
study-chapter-remove = Usuń ten rozdział
study-chapter-remove-sure = Usunąć ten rozdział ze wszystkim, co w nim napisano? Nie da się go przywrócić.

## Who reads and writes

study-share = To opracowanie
study-title = Tytuł
study-visibility = Kto może je czytać
study-private = Tylko autorzy
study-link = Każdy, kto ma link
study-open-to-all = Wszyscy
study-private-short = prywatne
study-link-short = przez link
study-open-short = otwarte
study-place-here = na tym urządzeniu
study-here = To opracowanie jest tylko na tym urządzeniu. Zapisz je jako tekst, aby je przenieść lub udostępnić.
study-link-to = Link do tego miejsca
study-embed = Wstaw na inną stronę
# $writers is the number of those who write it.
study-write-link = Link dla współautorów (autorzy: { $writers })
study-renew = Pisz znów w pojedynkę
study-renew-link = Utwórz nowy link
study-text = Zapisz jako tekst
study-delete = Usuń
study-delete-sure = Usunąć to opracowanie dla wszystkich? Nie da się go przywrócić.
study-leave = Przestań współtworzyć
study-leave-sure = Przestać współtworzyć to opracowanie? Innym zostanie.
study-keep = Zostaw
