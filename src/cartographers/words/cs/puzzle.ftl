# Czech: puzzles: those of today, one to be solved, and what the answer was worth. Read by the browser.

title-puzzles = Úlohy · Kartografové
puzzles = Úlohy
puzzles-text = Najdi kresbu, která do konce hry přinese nejvíc bodů. Málokdy je to ta, která jich přinese nejvíc hned. Počítá se jen první odpověď.
puzzles-today = Dnes
puzzles-until = Další: { $until }
puzzles-none = Zatím tu žádné úlohy nejsou.
puzzles-you = Ty
puzzles-rating = Hodnocení
puzzles-about = asi { $rating }
puzzles-solved = Vyřešeno
puzzles-of = { $solved }/{ $tries }
puzzles-streak = Série
puzzles-longest = Nejdelší série
puzzles-begin = Vyřešit první
puzzles-left = { $count ->
        [0] Tohle byly všechny. Staré se vracejí, ale už se nepočítají.
        [one] Čeká na tebe { $count } nová úloha.
        [few] Čekají na tebe { $count } nové úlohy.
       *[other] Čeká na tebe { $count } nových úloh.
    }
puzzles-all = Všechny úlohy
puzzle-place = { $sheet } · { $name }
puzzle-rating = Obtížnost { $rating }
puzzle-solved-by = { $tries ->
        [0] Zatím ji nikdo nezkoušel
        [one] Vyřešeno: { $solved }/{ $tries }
        [few] Vyřešeno: { $solved }/{ $tries }
       *[other] Vyřešeno: { $solved }/{ $tries }
    }
puzzle-solved = Vyřešeno
puzzle-missed = Nevyřešeno
puzzle-task = Která kresba přinese do konce hry nejvíc bodů? Výnosy tohoto ročního období: { $edicts }.
puzzle-verdict = { $grade ->
        [best] To je ta nejlepší kresba!
        [close] Skoro, jen to jde ještě líp
       *[off] Tahle ne
    }
puzzle-lead = Každá jiná kresba ztratí do konce hry aspoň { $stars } ★.
puzzle-loss = Do konce hry ztratí asi { $stars } ★.
puzzle-moved = Tvé hodnocení: { $before } → { $after } ({ $change }).
puzzle-streak = { $streak ->
        [0] { "" }
        [one] Začíná nová série.
        [few] Už { $streak } v řadě!
       *[other] Už { $streak } v řadě!
    }
puzzle-not-counted = Tuhle úlohu už máš za sebou, takže se odpověď nepočítá.
puzzle-why = Proč je nejlepší právě tahle
puzzle-drawings = Kresby na mapě
puzzle-best = Nejlepší
puzzle-yours = Tvoje
puzzle-less = −{ $stars } ★
puzzle-at-once = Co se změní hned
puzzle-coins = Mince
puzzle-monsters = Nestvůry
puzzle-average = Do konce hry v průměru
puzzle-minus-yours = Nejlepší − tvoje
puzzle-minus-next = Nejlepší − druhá nejlepší
puzzle-altogether = Celkem
puzzle-plus-minus = { $stars } ± { $error }
puzzle-unclear = možná náhoda
puzzle-average-wait = Počítá se, kolik přinese která část…
puzzle-average-note = Průměry her dohraných po jedné a po druhé kresbě se stejnými kartami (počet: { $futures }); za ± je směrodatná chyba. Jsou to jiné hry než ty, ze kterých je číslo nahoře, takže se obě čísla můžou lišit.
puzzle-note = Body jsou odhad: průměr mnoha her dohraných odsud se stejnými kartami.
puzzle-game = Přehrát hru, ze které úloha je
puzzle-next = Další úloha

## One’s own mistakes, which come back as puzzles

title-mistakes = Tvé chyby · Kartografové
mistakes = Tvé chyby
mistakes-about = Tahy, které tě stály nejvíc, na druhý pokus.
mistakes-text = Tahy, které tě stály nejvíc, se sem vracejí jako úlohy: nejdřív ještě tentýž den, pak po dni, po třech dnech, po týdnu a tak dál, dokud je nezvládneš. Vidíš je jen ty.
mistakes-none = Zatím tu nic není. Dohraj hru, otevři její rozbor a stiskni „Procvičit“.
mistakes-due = { $count ->
        [0] Teď není co procvičovat.
        [one] Jeden tah k procvičení.
        [few] { $count } tahy k procvičení.
       *[other] { $count } tahů k procvičení.
    }
mistakes-go = Procvičit
mistakes-comes-back = Další se vrátí: { $when }.
mistakes-learned = Zvládnuto: { $learned }/{ $mistakes }
mistakes-themes = Čeho se týkají
mistakes-learned-head = Zvládnuto
mistakes-right-head = Správné odpovědi
mistakes-games = Hry, ve kterých se chyby ještě nehledaly
mistakes-search-text = Každá hra se nejdřív rozebere. Trvá to asi minutu.
mistakes-search = { $games ->
        [one] Projít jednu hru
        [few] Projít { $games } hry
       *[other] Projít { $games } her
    }
mistakes-searching = Hra { $number }/{ $games }…
mistakes-stop = Zastavit
mistakes-all = Všechny tvé chyby
theme-ruins = Zříceniny
theme-edict-now = Výnosy tohoto období
theme-edict-later = Výnosy dalších období
theme-monsters = Nestvůry
theme-coins = Mince
theme-late-coins = Mince získané pozdě
theme-room = Místo pro další karty
practise-text = Z tahů, které tě stály nejvíc, si můžeš udělat úlohy jen pro sebe.
practise = { $turns ->
        [one] Procvičit tenhle tah
        [few] Procvičit tyhle { $turns } tahy
       *[other] Procvičit těchto { $turns } tahů
    }
practise-looking = Hledám lepší kresby…
practise-found = { $count ->
        [0] Žádná jasná chyba. Pěkně nakresleno!
        [one] Jeden tah k procvičení.
        [few] { $count } tahy k procvičení.
       *[other] { $count } tahů k procvičení.
    }
mistake = Z tvé hry
mistake-played = Ve hře
mistake-about = O co šlo: { $theme }.
mistake-edict = Rozhodl výnos „{ $edict }“.
mistake-comes-back = Vrátí se: { $when }.
mistake-learned = Tenhle tah už zvládáš. Nevrátí se.
mistake-remove = Už neukazovat
mistake-removed = Už se nevrátí.
mistake-next = Další
