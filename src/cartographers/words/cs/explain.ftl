# Czech: the small cards that explain the symbols, and the tips of a first game. Read by the browser.

## The card itself

explain-rule = Pravidlo
explain-close = Zavřít

## The keys of the table

keys-reader = S odečítačem obrazovky tyhle klávesy fungují, dokud je fokus na mapě; vede tam tlačítko „{ $button }“.

## Time and seasons

explain-time = Čas
    .text = { $card ->
        [0] Uplynulý čas: { $passed }/{ $all }.
       *[other] Uplynulý čas: { $passed }/{ $all }, tahle karta přidá { $card }.
    } Jakmile čas dosáhne { $all }, { $season ->
        [spring] skončí jaro
        [summer] skončí léto
        [fall] skončí podzim
        [winter] skončí zima
       *[other] období skončí ({ $name })
    } a bodují se výnosy { $first } a { $second }.
explain-card-time = Čas na kartě
    .text = Čas téhle karty: { $card }. Po ní bude uplynulý čas { $after }/{ $all }.
explain-season-now = { $name }
    .text = Období { $number }/{ $seasons }. Na jeho konci se bodují výnosy { $first } a { $second }, přičtou se mince a odečtou ztráty kvůli nestvůrám.
explain-season-past = { $name }
    .text = { $stars ->
        [one] Tohle období už skončilo. Máš za ně { $stars } bod.
        [few] Tohle období už skončilo. Máš za ně { $stars } body.
       *[other] Tohle období už skončilo. Máš za ně { $stars } bodů.
    }
explain-season-later = { $name }
    .text = Teprve přijde. Na konci se bodují výnosy { $first } a { $second }.
explain-stars = Tvé body
    .text = Za obodovaná období máš { $scored } a za tohle by přibylo { $now }, kdyby skončilo teď. Kdo má po zimě nejvíc bodů, vyhrává.
explain-stars-solo = Tvé body
    .text = Za obodovaná období máš { $scored } a za tohle by přibylo { $now }, kdyby skončilo teď. Po zimě body rozhodnou o tvém titulu.

## Edicts

explain-edict = Výnos { $letter }: { $edict }
    .now = { $stars ->
        [one] Tvá mapa: teď { $stars } bod.
        [few] Tvá mapa: teď { $stars } body.
       *[other] Tvá mapa: teď { $stars } bodů.
    }
    .this-season = Boduje se na konci tohoto období.
    .this-season-and = Boduje se na konci tohoto období a pak ještě jednou { $season ->
        [spring] na jaře
        [summer] v létě
        [fall] na podzim
        [winter] v zimě
       *[other] později ({ $name })
    }.
    .later = Boduje se { $season ->
        [spring] na jaře
        [summer] v létě
        [fall] na podzim
        [winter] v zimě
       *[other] později ({ $name })
    }.
    .later-twice = Boduje se { $season ->
        [spring] na jaře
        [summer] v létě
        [fall] na podzim
        [winter] v zimě
       *[other] později ({ $name })
    } a { $again ->
        [spring] na jaře
        [summer] v létě
        [fall] na podzim
        [winter] v zimě
       *[other] ještě jednou ({ $again-name })
    }.
    .done = V téhle hře už se neboduje.

## Coins and mountains

explain-coins = Mince
    .text = { $coins ->
        [0] Zatím nemáš žádnou minci. Každá přinese na konci každého období 1 bod.
        [one] Máš jednu minci. Na konci každého období přinese 1 bod.
        [few] Máš { $coins } mince. Každá přinese na konci každého období 1 bod.
       *[other] Máš { $coins } mincí. Každá přinese na konci každého období 1 bod.
    } Minci dostaneš za tvar s mincí a za to, že vyplníš všechna pole vedle hory.
    .spent = { $coins ->
        [one] Jedna mince je utracená za dovednost a už se nepočítá.
        [few] { $coins } mince jsou utracené za dovednosti a už se nepočítají.
       *[other] { $coins } mincí je utracených za dovednosti a už se nepočítá.
    }
explain-mountain = Hora
    .text = Kreslit se na ni nedá. Vyplň všechna pole vedle ní a dostaneš minci.
    .open = { $count ->
        [one] Vedle ní je ještě jedno prázdné pole: { $cells }.
        [few] Vedle ní jsou ještě { $count } prázdná pole: { $cells }.
       *[other] Vedle ní je ještě { $count } prázdných polí: { $cells }.
    }
    .closed = Všechna pole vedle ní jsou obsazená: její minci už máš.

## Spaces of the map

explain-ruins = Zřícenina
    .text = Po kartě zříceniny musí tvůj další tvar zakrýt prázdné pole se zříceninou. Jindy můžeš přes zříceniny kreslit, nebo je nechat být.
    .now = Teď musí tvar zakrýt aspoň jednu prázdnou zříceninu: { $cells }.
explain-wasteland = Pustina
    .text = Sem se nic kreslit nedá. Počítá se jako obsazené pole, ale není to typ terénu.
explain-destroyed = Zničené pole
    .text = Počítá se jako obsazené, ale není to typ terénu, a nic se sem kreslit nedá.
explain-empty = Prázdné pole
    .text = Sem můžeš kreslit.
    .costs = Leží vedle nestvůry: dokud je prázdné, stojí tě na konci každého období bod.
explain-terrain = { $name }
    .text = Za co jsou body, to určují výnosy.
    .counts = Teď se počítá. Výnosy: { $letters }.
    .not = Teď se nepočítá pro žádný výnos.
explain-double = Farma i vesnice
    .text = Tohle pole je obojí zároveň. Za co jsou body, to určují výnosy.
explain-hero = Hrdina
    .text = Ničí nestvůry na polích, na která útočí, i ty, které tam přijdou později.
explain-mark = V dosahu útoku hrdiny
    .text = Nestvůra, která se sem zakreslí, je hned zničená. Ty sem můžeš kreslit jako kamkoli jinam.

## Monsters and ambushes

explain-monster = { $name }
    .text = Na konci každého období tě každé prázdné pole vedle nestvůry stojí bod. Zastavíš to tím, že ta pole vyplníš.
    .theirs = Za každé prázdné pole vedle nestvůry ztrácí majitel mapy na konci každého období bod.
    .cost = { $stars ->
        [one] Teď je to { $stars } bod za období. Zastavíš to, když vyplníš { $cells }.
        [few] Teď jsou to { $stars } body za období. Zastavíš to, když vyplníš { $cells }.
       *[other] Teď je to { $stars } bodů za období. Zastavíš to, když vyplníš { $cells }.
    }
    .free = Vedle nestvůr není žádné prázdné pole: teď tě nic nestojí.
explain-ambush = Přepadení
    .text = Každý hráč kreslí tyhle nestvůry do mapy souseda, tam, kde to nejvíc bolí.
explain-ambush-solo = Přepadení
    .text = Nestvůry začínají v rohu tvé mapy a postupují, dokud nenajdou místo.

## Cards, deck and hints

explain-explore = Karta průzkumu
    .text = Vyber terén a tvar a zakresli ho na prázdná pole své mapy. Otočit ho a převrátit můžeš, jak chceš.
explain-hero-card = Karta hrdiny
    .text = Postav hrdinu na prázdné pole a zamiř útok. Pole, na která útočí, chrání až do konce hry.
explain-ruins-card = Karta zříceniny
    .text = Tvar z další karty průzkumu musí zakrýt prázdné pole se zříceninou.
explain-deck = Zbývá v balíčku
    .text = { $count ->
        [one] V tomhle období může přijít ještě jedna karta, pokud na ni zbude čas.
        [few] Přijít může kterákoli z těchto { $count } karet. Období skončí, jakmile vyprší čas, takže nepřijdou všechny.
       *[other] Přijít může kterákoli z těchto { $count } karet. Období skončí, jakmile vyprší čas, takže nepřijdou všechny.
    }
    .ambush = Z toho přepadení: { $count }.
explain-hint = Nápověda
    .text = Nápověda má tři kroky: čeho si všímat, kde kreslit a nakonec celý tah i s důvody. Sama nic nezakreslí.
explain-skill =
    .text = { $coins ->
        [0] Nic nestojí.
        [one] Stojí jednu minci.
        [few] Stojí { $coins } mince.
       *[other] Stojí { $coins } mincí.
    } Za období smíš použít jednu dovednost.
    .not = Teď to nejde: { $reason }.
explain-sealed = Zapečetěno
    .text = Dokud všichni nenakreslí, tvou kresbu nikdo neuvidí. Do té doby ji můžeš vzít zpět.

## The end of a game

explain-rating = Hodnocení
    .text = Tvé body minus čtyři čísla vytištěná na výnosech. Díky tomu jde porovnat těžké rozdání s lehkým.
explain-title = Titul
    .text = Titul závisí na hodnocení: čím vyšší hodnocení, tím vznešenější titul.
explain-par = Laťka
    .text = Co ze stejných karet vytěží silný bot. Dosáhnout na laťku znamená zahrát velmi dobře.
explain-lost = Ztráty kvůli nestvůrám
    .text = Body, které nestvůry za celou hru vzaly. Při stejném počtu bodů je výš ten, kdo má ztráty menší.

## The coach’s figures

explain-expected = Odhad výsledku
    .text = Průměrný konečný výsledek, když se odsud hraje rozumně dál. Číslo za ± říká, o kolik se od něj skutečný výsledek obvykle liší.
explain-luck = Štěstí
    .text = O kolik odhad výsledku posunuly karty a kresby ostatních. Během mnoha her se to vyrovná.
explain-skilful = Rozhodování
    .text = O kolik jsou tvé kresby lepší nebo horší než kresby zkušeného hráče ve stejných tazích.

## The replay

explain-step = Tah po tahu
    .text = Použij tahle tlačítka, posuvník nebo klávesy ←, →, Home a End.
explain-replay-time = { $name }
    .text = Uplynulý čas tohoto období: { $passed }.
explain-replay-map = { $name }
    .text = Body po tomhle tahu: { $stars }. Mince: { $coins }. Stiskni a mapa se zvětší.

## Setting up a game

explain-strength = Síla
    .text = Boti podle síly: 1 je nejslabší, { $all } nejsilnější.
explain-hints = Nápovědy
    .text = Nápověda řekne, čeho si všímat, pak kde kreslit a nakonec co. Ve hře s přáteli jsou nápovědy vypnuté, dokud je nepovolíš. Po hře si rozbor může otevřít každý.
explain-deal = Rozdání
    .text = Tohle číslo určuje pořadí karet. Stejné číslo a stejné nastavení dají stejnou hru.

## Tips of a first game

tip-ok = Rozumím
tip-off = Už žádné tipy
tip-card = Zakresli tuhle kartu
    .mouse = Najeď s tvarem nad mapu a klikni tam, kam patří. Pak stiskni „Potvrdit“.
    .touch = Klepni na mapu tam, kam tvar patří; můžeš ho i přetáhnout. Pak stiskni „Potvrdit“.
    .keys = Tvar posouvej šipkami, otáčej klávesou { $turn } a potvrď klávesou Enter.
tip-turn = Otoč a převrať
    .text = Každý tvar smíš otočit i převrátit. Když se nevejde, zkus „Otočit“, „Převrátit“ nebo „Další“.
tip-edicts = Za co jsou body
    .text = Určují to čtyři výnosy. { $first } a { $second } se bodují { $season ->
        [spring] na konci jara
        [summer] na konci léta
        [fall] na konci podzimu
        [winter] na konci zimy
       *[other] na konci období ({ $name })
    }; čísla ukazují, kolik dává tvá mapa teď.
tip-edict-change = Další body
    .text = Malé číslo ukazuje, kolik bodů by tahle kresba k výnosu přidala.
tip-coin = Mince
    .text = Tenhle tvar přinese minci: 1 bod na konci každého období, které ještě zbývá.
tip-first-coin = Tvá první mince
    .text = Přinese 1 bod na konci každého období, takže čím dřív mince přijde, tím větší má cenu.
tip-mountain = Skoro obklopená
    .text = Vedle téhle hory už je prázdné jen pole { $cells }. Vyplň ho a dostaneš minci.
tip-ruins = Zřícenina
    .text = Tentokrát musí tvar zakrýt jedno z označených polí se zříceninou.
tip-ambush-solo = Nestvůry!
    .text = { $stars ->
        [0] Teď tě nic nestojí. Prázdné pole vedle nestvůry by tě každé období stálo bod.
        [one] Vedle nich je jedno prázdné pole: každé období tě stojí bod, dokud ho nevyplníš.
        [few] Vedle nich jsou { $stars } prázdná pole: každé tě za období stojí bod, dokud ho nevyplníš.
       *[other] Vedle nich je { $stars } prázdných polí: každé tě za období stojí bod, dokud ho nevyplníš.
    }
tip-ambush = Přepadení
    .text = Teď smíš trochu zlobit: kreslíš nestvůry do cizí mapy ({ $player }). Nech vedle nich hodně prázdných polí: za každé ubude každé období bod.
tip-skill = Dovednost
    .text = Na dovednost už máš dost mincí. Dovednost na jeden tah změní některé pravidlo; za období smíš použít jednu.
tip-hero = Hrdina
    .text = Postav hrdinu tak, aby jeho útok dosáhl na nestvůry nebo na pole, kam můžou přijít, a pak útok zamiř. Nestvůry v dosahu útoku jsou zničené.
