### Sestavit pozici: stránka a úloha pro přátele

title-position = Sestavit pozici · Kartografové
title-position-puzzle = Úloha od přátel · Kartografové
position-page = Sestavit pozici
position-about = Namaluj mapu a vyber, co bylo předtím. Pak hraj dál, hledej nejlepší zakreslení, nebo ji pošli přátelům.
position-season = Období
position-next = Další karta
position-next-add = Vyber další kartu…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Karty tohoto období (čas { $clock } z { $time })
position-used-only = Karty tohoto období
position-used-add = Přidej kartu, která už přišla…
position-met = Přepadení a hrdinové z dřívějších období
position-met-add = Přidej kartu, která už přišla…
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
position-counts-nowhere = Boti začínají se stejnou mapou. Zbytek balíčku se zamíchá a hra se nikam nepočítá.
position-look = Nejlepší zakreslení
position-look-now = Najít nejlepší zakreslení
position-looking = Přemýšlíme dopředu…
position-look-card = Nejdřív vyber další kartu: o ni tu jde.
position-send = Poslat
position-link = Odkaz na tuhle pozici
position-puzzle-link = Odkaz: úloha pro přátele
position-puzzle-card = Do úlohy vyber jako další kartu průzkumu.
position-send-wrong = Odkaz tu bude, jakmile pozice bude v pořádku.
position-puzzle = Úloha od přátel
position-open = Otevřít tuhle pozici
position-set-up = Sestavit tuhle pozici
