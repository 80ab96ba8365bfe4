# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Studie · Kartografové
# $title is the name of the study.
title-study = { $title } · Kartografové
studies = Studie
studies-text = Studie je hra s komentáři, značkami a úkoly: aby ses poučil z vlastních her, nebo ukázal ostatním, na co jsi přišel. Založíš ji z přehrání nebo rozboru dohrané hry.
studies-mine = Tvoje
studies-open = Otevřené všem
studies-none = Zatím žádná.
studies-games = Tvoje dohrané hry
study-read = Načíst ze souboru
# $chapters is their number, $changed when it was last changed.
study-line = Kapitol: { $chapters } · { $changed }
study-untitled = Studie bez názvu
study-player = Hráč { $number }
study-map = Mapa
study-open = Otevřít
study-joined = Teď tuto studii píšeš také.

## What is said of a map

study-comment = Komentář
study-comment-hint = Čeho si tu má čtenář všimnout?
study-comment-other = Někdo jiný napsal:
study-comment-mine = Nechat můj
study-save = Uložit
study-saved = Uloženo
study-tools = Na této mapě
study-marks = Značky a šipky
study-mark-circle = Kroužek
study-mark-check = Fajfka
study-mark-cross = Křížek
study-mark-arrow = Šipka
study-mark-how = Klepni na pole a označíš ho; dalším klepnutím značku odebereš.
study-arrow-how = Klepni na pole, kde šipka začíná, pak na to, kde končí.
study-remarks = V této kapitole

## Other lines and tasks

study-lines = Jiné možnosti
study-line-better = Lepší
study-line-other = Místo toho
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Zakreslit jinou možnost
study-line-on = Kreslit dál
study-line-call-better = Lepší než zahraná
study-line-remove = Odebrat tuto možnost
study-line-task = Zakresli, co se tu dalo zakreslit místo toho.
study-draw-back = Zpět ke studii
study-find = Najdi zakreslení
study-find-task = Najdi zakreslení, které studie hledá.
study-find-draw = Zakreslit
study-find-again = Zkusit znovu
study-find-show = Ukázat
study-find-set = Ať to čtenáři hledají
study-grade-right = To je ono!
study-grade-near = Blízko: hodně je správně.
study-grade-wrong = Tohle ne.

## Chapters

study-chapters = Kapitoly
study-chapter = Kapitola { $number }
study-chapter-title = Název této kapitoly
study-chapter-add = Přidat ze souboru
study-chapter-remove = Odebrat tuto kapitolu
study-chapter-remove-sure = Odebrat tuto kapitolu se vším, co je v ní napsáno? Vrátit ji nepůjde.

## Who reads and writes

study-share = Tato studie
study-title = Název
study-visibility = Kdo ji může číst
study-private = Jen autoři
study-link = Kdo má odkaz
study-open-to-all = Všichni
study-private-short = soukromá
study-link-short = přes odkaz
study-open-short = otevřená
study-place-here = v tomto zařízení
study-here = Tato studie je jen v tomto zařízení. Chceš-li ji přenést nebo sdílet, ulož ji jako text.
study-link-to = Odkaz na toto místo
study-embed = Pro zobrazení na jiné stránce
# $writers is the number of those who write it.
study-write-link = Odkaz pro spoluautory (autorů: { $writers })
study-renew = Psát zase sám
study-renew-link = Vytvořit nový odkaz
study-text = Uložit jako text
study-delete = Smazat
study-delete-sure = Smazat tuto studii všem? Vrátit ji nepůjde.
study-leave = Už nepsat
study-leave-sure = Přestat psát tuto studii? Ostatním zůstane.
study-keep = Nechat
