### Sestavit pozici: stránka a úloha pro přátele

title-position = Sestavit pozici · Kartografové
title-position-puzzle = Úloha od přátel · Kartografové
position-page = Sestavit pozici
position-about = Nakresli mapu a vyber, co už přišlo. Pak hraj dál, hledej nejlepší kresbu, nebo pozici pošli přátelům.
position-season = Období
position-next = Další karta
position-next-add = Vyber další kartu…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Karty tohoto období (čas { $clock }/{ $time })
position-used-only = Karty tohoto období
position-used-add = Přidej odkrytou kartu…
position-met = Přepadení a hrdinové z dřívějších období
position-met-add = Přidej odkrytou kartu…
position-card = { $card } · čas { $time }
position-take-away = Odebrat: { $card }
position-explore = Karty průzkumu a zřícenin
position-ambushes = Přepadení
position-heroes = Hrdinové
position-coins = Mince
position-crossed = Z toho utraceno
position-with-heroes = S kartami hrdinů
position-play = Hrát dál
position-bots = Proti
position-bots-number = { $number ->
        [0] nikomu
        [one] { $number } botovi
        [few] { $number } botům
       *[other] { $number } botům
    }
position-begin = Hrát odsud
position-counts-nowhere = Boti začínají se stejnou mapou. Zbytek balíčku se zamíchá. Hra se nikam nepočítá.
position-look = Nejlepší kresba
position-look-now = Najít nejlepší kresby
position-looking = Dívám se dopředu…
position-look-card = Nejdřív vyber další kartu: o ni tu jde.
position-send = Poslat
position-link = Odkaz na tuhle pozici
position-puzzle-link = Odkaz: úloha pro přátele
position-puzzle-card = Aby z pozice byla úloha, vyber jako další některou kartu průzkumu.
position-send-wrong = Odkaz se objeví, jakmile bude pozice v pořádku.
position-puzzle = Úloha od přátel
position-open = Otevřít tuhle pozici
position-set-up = Sestavit tuhle pozici
