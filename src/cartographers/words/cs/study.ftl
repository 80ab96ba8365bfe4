# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Studie · Kartografové
# $title is the name of the study.
title-study = { $title } · Kartografové
studies = Studie
studies-text = Studie je hra s komentáři, značkami a úkoly. Uč se z vlastních her, nebo ukaž ostatním své objevy. Založíš ji z přehrání nebo rozboru dohrané hry.
studies-mine = Tvoje
studies-open = Otevřené všem
studies-games = Tvoje dohrané hry
study-read = Načíst ze souboru
# $chapters is their number, $changed when it was last changed.
study-line = Kapitoly: { $chapters } · { $changed }
study-untitled = Studie bez názvu
study-player = Hráč { $number }
study-map = Mapa
study-open = Otevřít
study-joined = Teď tuhle studii píšeš i ty.

## What is said of a map

study-comment = Komentář
study-comment-hint = Čeho si tu má čtenář všimnout?
study-comment-other = Mezitím tu někdo napsal:
study-comment-mine = Nechat můj
study-save = Uložit
study-saved = Uloženo
study-tools = Na téhle mapě
study-marks = Značky a šipky
study-mark-circle = Kroužek
study-mark-check = Fajfka
study-mark-cross = Křížek
study-mark-arrow = Šipka
study-mark-how = Klepni na pole a označíš ho; dalším klepnutím značku zrušíš.
study-arrow-how = Klepni na pole, kde šipka začíná, a pak na to, kde končí.
study-remarks = V téhle kapitole

## Other lines and tasks

study-lines = Varianty
study-line-better = Lepší
study-line-other = Místo toho
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Nakreslit variantu
study-line-on = Kreslit dál
study-line-call-better = Lepší než ve hře
study-line-remove = Odebrat variantu
study-line-task = Zakresli, co se tu dalo nakreslit jinak.
study-draw-back = Zpět ke studii
study-find = Najdi kresbu
study-find-task = Najdi kresbu, kterou studie hledá.
study-find-draw = Zakreslit
study-find-again = Zkusit znovu
study-find-show = Ukázat
study-find-set = Ať ji čtenáři najdou
study-grade-right = To je ono!
study-grade-near = Blízko: hodně už sedí.
study-grade-wrong = Tahle ne.

## Chapters

study-chapters = Kapitoly
study-chapter = Kapitola { $number }
study-chapter-title = Název kapitoly
study-chapter-add = Přidat ze souboru
study-chapter-remove = Odebrat kapitolu
study-chapter-remove-sure = Odebrat tuhle kapitolu i se vším, co v ní je? Vrátit ji už nepůjde.

## Who reads and writes

study-share = Tahle studie
study-title = Název
study-visibility = Kdo ji může číst
study-private = Jen autoři
study-link = Každý, kdo má odkaz
study-open-to-all = Všichni
study-private-short = soukromá
study-link-short = přes odkaz
study-open-short = otevřená
study-place-here = na tomhle zařízení
study-here = Tahle studie je jen na tomhle zařízení. Chceš ji přenést nebo sdílet? Ulož ji jako text.
study-link-to = Odkaz na tohle místo
study-embed = Vložit do jiné stránky
# $writers is the number of those who write it.
study-write-link = Odkaz pro spoluautory (autorů: { $writers })
study-renew = Psát budu jen já
study-renew-link = Vytvořit nový odkaz
study-text = Uložit jako text
study-delete = Smazat
study-delete-sure = Smazat tuhle studii všem? Vrátit ji už nepůjde.
study-leave = Už nepsat
study-leave-sure = Přestat psát tuhle studii? Ostatním zůstane.
study-keep = Nechat
