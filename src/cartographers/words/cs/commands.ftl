# Čeština: příkazy, které hráč píše, a odpovědi na ně. Čtou je příkazy a server.

## Příkazy

command-help = pomoc příkazy
    .does = co se dá napsat
command-card = karta karty
    .does = karta, její tvary a terény
command-turn = tah teď stav
    .does = období, tvé mince a body, kdo je na tahu
command-where = kde kam místa
    .does = kam se tvary vejdou, a když jsou povolené nápovědy, i co které místo přinese
command-held = držím tvar
    .does = co držíš, kde, a co by to přineslo
command-map = mapa řádky
    .does = celá mapa, řádek po řádku
command-row = řádek řada
    .does = řádek mapy
command-column = sloupec
    .does = sloupec mapy
command-cell = pole
    .does = co je na poli
command-region = území oblast
    .does = území, do kterého pole patří; bez pole všechna území
command-forest = les lesy
    .does = území s lesem
command-village = vesnice vesnici
    .does = území s vesnicí
command-farm = farma farmy farmu
    .does = území s farmou
command-water = voda vodu
    .does = území s vodou
command-monster = nestvůry nestvůra
    .does = nestvůry
command-ruins = zřícenina zříceniny
    .does = prázdné zříceniny
command-mountain = hora hory
    .does = hory
command-empty = prázdné prázdno
    .does = prázdná pole
command-scores = body skóre
    .does = kolik bodů teď dává každý výnos a kolik jich mají hráči
command-edict = výnos výnosy
    .does = výnos a kde se berou jeho body; bez písmene pravidla všech čtyř
command-last = poslední novinky
    .does = co se zakreslilo naposled a kdo to kreslil
command-players = hráči ostatní
    .does = body a mince všech hráčů
command-deck = balíček
    .does = karty, které ještě můžou přijít
command-rotate = r otoč otočit
    .does = otočí tvar doprava; r2 dvakrát, r3 třikrát
command-mirror = převrať převrátit
    .does = převrátí tvar
command-next = další dál
    .does = další místo, kam se vejde
command-previous = předchozí zpátky
    .does = předchozí místo
command-up = nahoru výš
    .does = posune tvar nahoru
command-down = dolů níž
    .does = posune ho dolů
command-left = doleva vlevo
    .does = posune ho doleva
command-right = doprava vpravo
    .does = posune ho doprava
command-skill = dovednost
    .does = použije dovednost
command-nothing = nic žádná
    .does = bez dovednosti
command-undo = zpět vrať
    .does = pustí tvar, vrátí se o krok nebo vezme tah zpět
command-confirm = potvrď potvrdit zakresli ano
    .does = zakreslí, co držíš
command-rules = pravidla pravidlo
    .does = pravidla; s tématem nebo kartou jen to, co k nim patří
command-save = ulož uložit
    .does = zapíše hru do souboru
command-quit = konec ukončit
    .does = ukončí program

## Pole, území a tvary

told-span = { $first } až { $last }
told-on-ruins = { $what } na zřícenině
told-marked = { $what }, v dosahu útoku hrdiny
told-row = Řádek { $row }: { $spaces }.
told-column = Sloupec { $column }: { $spaces }.
told-spaces = { $where } { $what }
told-cell = { $cell }: { $what }.
told-cluster = { $size ->
        [one] { $name }, jedno pole: { $cells }.
        [few] { $name }, { $size } pole: { $cells }.
        [many] { $name }, { $size } pole: { $cells }.
       *[other] { $name }, { $size } polí: { $cells }.
    }
told-none = { $name }: nic takového tu není.
told-no-regions = Na téhle mapě ještě nikdo nic nezakreslil.
told-shape-one = jedno pole
told-shape-row = { $count } v řádku
told-shape-column = { $count } ve sloupci
told-shape-block = obdélník: výška { $height }, šířka { $width }, počet polí { $count }
told-shape = počet polí { $count }; { $rows }
told-shape-line =
    řádek { $number }, { $count ->
        [one] sloupec
        [few] sloupce
       *[other] sloupce
    } { $columns }
told-shape-of = { $name }, { $shape }

## Tah a karta

told-card = Karta: { $card }.
told-card-time = Karta: { $card }, čas { $time }.
told-no-card = Zatím není odkrytá žádná karta.
told-have = Tvé body: { $stars }, mince: { $coins }.
told-your-turn = Jsi na tahu.
told-waiting = Ještě kreslí: { $names }.
told-not-asked = Teď od tebe hra nic nepotřebuje.
told-monsters-come = Nestvůry: { $shape }.
told-declare = Můžeš ohlásit dovednost. Jestli žádnou nechceš, napiš slovo „{ $nothing }“.
told-asked-hero = Postav hrdinu na prázdné pole; { $turn } otočí jeho útok.
told-free-ruins = Prázdné zříceniny: { $cells }.
told-option = { $number }: { $shape }.
    .coin = { $number }: { $shape }, s mincí.
told-skill = Dovednost { $number }, „{ $skill }“, cena { $cost }: { $rule }
    .idle = Dovednost { $number }, „{ $skill }“, cena { $cost }, teď ne: { $rule }

## Co držíš a co to přinese

told-not-placed = { $shape }. Tvar ještě není na mapě: napiš pole jeho levého horního rohu, například B4.
told-held = { $name }: { $cells }.
told-attacks = Útočí na { $cells }.
told-fits = Vejde se.
told-declares = Ohlašuješ dovednost „{ $skill }“.
told-declares-nothing = Žádnou dovednost neohlašuješ.
told-across = Tvar 1×2 leží vodorovně.
told-upright = Tvar 1×2 stojí svisle.
told-gain = Body v tomhle období: { $stars }.
told-edict = { $letter }, „{ $name }“: { $change }, celkem { $stars }.
    .later = { $letter }, „{ $name }“: { $change }, celkem { $stars }; v tomhle období se neboduje.
told-coins = Mince: { $change }.
told-monsters = Nestvůry (v bodech): { $change }.
told-covers = Zakryje pole se zříceninou: { $cells }.
told-where = { $places ->
        [one] Jedno místo. Přinese:
        [few] { $places } místa. Nejlepší podle bodů tohoto období:
        [many] { $places } místa. Nejlepší podle bodů tohoto období:
       *[other] { $places } míst. Nejlepší podle bodů tohoto období:
    }
told-place = { $typed }: { $cells }. { $why }

## Body

told-score = { $letter }, „{ $name }“: { $stars }.
    .now = { $letter }, „{ $name }“: { $stars }, boduje se v tomhle období.
told-rule = { $letter }, „{ $name }“: { $rule }
told-stars = Body teď: { $stars }.
told-toll = Ztráta kvůli nestvůrám teď: { $stars }.
told-season = { $name }: „{ $edict }“ { $first }, „{ $other }“ { $second }, mince { $coins }, ztráta kvůli nestvůrám { $monsters }. Období: { $stars }. Celkem: { $total }.
told-standing = { $place }. místo: { $name }, body { $stars }, ztráta kvůli nestvůrám { $lost }.
told-nothing-yet = Zatím není nic zakreslené.

## Pomoc a to, čemu program nerozumí

told-help = Napiš něco z tohoto seznamu a stiskni Enter:
told-help-line = { $typed }: { $does }.
told-help-place = podrží tvar s lesem levým horním rohem nad B3, jednou otočený
told-unknown = Příkaz { $word } tu nemáme.
told-like = Nemá to být { $words }?
told-all = Všechny příkazy: { $help }.
told-which-row = Který řádek? Písmeno A až K, například: { $example }.
told-which-column = Který sloupec? Číslo 1 až 11, například: { $example }.
told-which-cell = Které pole? Řádek a sloupec, například: { $example }.
told-which-edict = Který výnos? Jeden z těchto: { $letters }.
told-no-terrain = { $word } na téhle kartě není. Je na ní: { $names }.
told-no-skills = V téhle hře nejsou žádné dovednosti.
told-skill-not = Dovednost „{ $skill }“ teď nepoužiješ.
told-back = Teď není co vzít zpět.
