# Czech: the commands and the game in the terminal.

## The game in the terminal: what is asked

asked-draw = Vyber, co zakreslíš do své mapy:
asked-ambush = Zakresli tyhle nestvůry do mapy, kterou má { $owner }:
asked-hero = Postav hrdinu na prázdné pole; * označuje pole, na která útočí.
asked-gaze = Které pole vedle sebe { $name } zničí?
asked-ravage = Které prázdné pole vedle sebe { $name } zničí?
asked-target = Které pole vedle sebe { $name } na téhle mapě zničí?
asked-besides = A ještě dovednost „{ $skill }“:
asked-declare = Teď můžeš ohlásit dovednost:
asked-shelter = Jak bude ležet tvar 1×2?

## The game in the terminal: what is shown

play-you = Ty
play-seat = Hráč { $number }
play-bot = { $bots ->
        [1] Bot
       *[other] Bot { $number }
    }
play-welcome = Vítej u stolu! Tohle je rozdání { $seed }. Znovu si ho zahraješ s volbou --seed { $seed }
play-bye = Tak zase někdy! K tomuhle rozdání se vrátíš s volbou --seed { $seed }
play-cover = Klávesnici teď má { $name }. Až se nikdo jiný nebude dívat, stiskni Enter.
play-go-on = Pokračuj klávesou Enter.
play-time = { $name }, čas { $clock }/{ $time }
play-purse = mince: { $coins }
play-coins = mince: { $coins } (utraceno { $spent })
play-stars = body: { $stars }
play-on-map = mapa: { $owner }
play-ruins-pending = zakryj zříceninu
play-now = Kdyby období skončilo teď: výnosy { $first } + { $second }, mince + { $coins }, nestvůry − { $monsters } = { $stars }
play-card-time = { $card } (čas { $time })
play-with-coin = , 1 mince
play-no-room = (není místo)
play-duty = Zřícenina: tvar musí zakrýt prázdné pole se zříceninou.
play-fallback = Žádný tvar z karty zakreslit nejde: zakresli místo něj jediné pole, kamkoli chceš.
play-skill = { $mark }s{ $number } { $skill } ({ $cost }): { $rule }
    .idle = { $mark }s{ $number } { $skill } ({ $cost }), teď ne: { $rule }
play-where = Kam přijde levý horní roh? Napiš pole, například B4; n najde místo, kam se tvar vejde, ? vypíše příkazy.
play-fits = Vejde se. Enter ho zakreslí.
    .effects = Vejde se ({ $effects }). Enter ho zakreslí.
play-not-there = Tam to nejde: { $why }.
play-nowhere = Nikam se nevejde.
play-spots = { $here ->
        [0] Takhle otočený se nikam nevejde
        [one] Takhle otočený se vejde na jedno místo, rohem na { $cells }
        [few] Takhle otočený se vejde na { $here } místa, rohem na: { $cells }
       *[other] Takhle otočený se vejde na { $here } míst, rohem na: { $cells }
    } ({ $all ->
        [one] při všech otočeních jedno místo
        [few] při všech otočeních { $all } místa
       *[other] při všech otočeních { $all } míst
    }).
play-no-option = { $word } tu vybrat nejde.
play-no-cell = Pole { $word } na mapě není: řádky jsou A až K, sloupce 1 až 11.
play-what = Příkaz { $word } tu nemáme. Napiš ? a uvidíš, co jde.
play-rules = Napiš rules a slovo z pravého sloupce nebo anglický klíč karty: rules ruins, rules treetower.
play-no-undo = Tohle už nevrátíš: mezitím se něco odkrylo.
play-undone = Tah máš zpátky.
play-explain-what = Co chceš vysvětlit? Výnos: e A až e D, nestvůry: e m, všechno: e.
play-other = { $name }: body { $stars }, mince { $coins }
play-alone = Hraješ sólo.
play-deck = V balíčku ještě zbývá (pořadí nikdo nezná): { $cards }; karty přepadení: { $ambushes }
    .heroes = V balíčku ještě zbývá (pořadí nikdo nezná): { $cards }; karty přepadení: { $ambushes }; karty hrdinů: { $heroes }
play-deck-gone = V tomhle období už přišlo: { $cards }
play-save-where = Do jakého souboru hru uložit? Například: save moje-hra.txt
play-saved = Uloženo včetně posledního dokončeného tahu: { $file }
play-comes-from = Do tvé mapy ho zakreslí { $name }.
play-walk-top-left = Přichází z levého horního rohu.
play-walk-top-right = Přichází z pravého horního rohu.
play-walk-bottom-left = Přichází z levého dolního rohu.
play-walk-bottom-right = Přichází z pravého dolního rohu.
play-declare-nothing = 0 nic
play-declare = { $number } { $skill } ({ $cost }): { $rule }
play-shelter-1 = 1 vodorovně
play-shelter-2 = 2 svisle
play-season-over = { $name } je za námi
play-over = Konec hry
# Below “the game is over”: with several players who has won, alone the title.
play-won-you = Vyhráváš! Královna je z tvé mapy nadšená.
play-won = Vyhrává { $name }. To je mapa!
play-won-together = Společné vítězství! O první místo se dělí: { $names }.
play-title-high = Královna si tvou mapu pověsila do trůnního sálu. Odteď máš titul „{ $title }“!
# A title for a rating below 0.
play-title-low = I velcí kartografové nějak začínali. Prozatím máš titul „{ $title }“.
play-title-none = Tentokrát bez titulu. Ořež si tužku a zkus to znovu!
play-thanks = Díky za hru! Chceš si tohle rozdání zkusit znovu? Přidej --seed { $seed }
# Below “spring is over”, when it brought more stars than each season before.
play-season-best = Zatím tvoje nejlepší období!
play-help =
    Napiš jeden nebo víc příkazů a pak Enter:
      1 2 3…        vyber tvar a terén; f v a w  vyber terén
      B4            polož levý horní roh tvaru na B4
      r  r2  r3     otoč ho jednou, dvakrát, třikrát;  m  převrať ho
      n  p          další místo, kam se vejde, předchozí;  l  vypiš je
      up down left right   posuň ho o jedno pole nahoru, dolů, vlevo, vpravo
      s1 s2 s3 s0   použij dovednost, nebo žádnou
      Enter         zakresli ho tam, kde leží, pokud se tam vejde
      u             vrať se o krok; dokud se neodkrylo nic dalšího, vezmi zpět i tah
      e A           vysvětli výnos (e m: nestvůry, e: všechno)
      o  d          ostatní mapy; co zbývá v balíčku
      rules ruins   pravidla k tématu nebo kartě;  rules  vypiš témata
      save FILE     ulož zápis hry;  q  konec
    Na mapě: . prázdné pole, r zřícenina, ^ hora, # pustina, f les, v vesnice, a farma, w voda,
    m nestvůry, h hrdina, x zničené pole, d farma i vesnice; velké písmeno je na zřícenině, * je v dosahu útoku.

## The game in the terminal: what has happened

news-card = Karta: { $card }
news-drew = { $name }: { $what }
news-drew-on = { $name } do mapy ({ $owner }): { $what }
    .mine = { $name } do tvé mapy: { $what }
news-by-itself = Na mapě ({ $owner }): { $what }
    .mine = Na tvé mapě: { $what }
news-marks = útok na { $cells }
news-destroyed = zničeno { $cells }
news-skill = dovednost „{ $skill }“
news-coins = mince +{ $coins }

## A record told

# A comment in a record, above the picture of a sheet that a player drew.
record-signs = list: ^ hora, # pustina, r zřícenina
# $cards is a list of keys of cards, as in the lines of the record.
record-by-bot = { $name }, kreslil bot: { $cards }
record-skipped = { $name }, tah přeskočen: { $cards }

replay-game = { $boxes }, { $sheet }, hráči: { $seats }
replay-skills = Dovednosti: { $skills }
replay-heroes = S kartami hrdinů
replay-verified = Všechno souhlasí: karty, kresby, mince i body. Zkontrolováno: { $cards ->
        [one] jedna karta.
        [few] { $cards } karty.
       *[other] { $cards } karet.
    }
replay-unfinished = Zatím všechno souhlasí, jen hra ještě není dohraná. Zkontrolováno: { $cards ->
        [one] jedna karta.
        [few] { $cards } karty.
       *[other] { $cards } karet.
    }

## The file README.txt in what a player downloads

export-readme =
    Všechno, co o tobě tenhle server ukládá, a nastavení tohoto prohlížeče.

    games/*.txt        hra jako text: otevřeš ji jako zápis na úvodní stránce
                       nebo příkazem cartographers replay FILE
    games/*.json       stejná hra: kdy vznikla, jak byla nastavená, která místa jsou tvoje
    statistics.json    čísla ze stránky „Profil“
    daily.json         tvé pokusy v rozdáních dne a týdne
    tournaments.json   turnaje, které pořádáš nebo hraješ, a tvé pokusy v nich
    devices.json       tvá propojená zařízení a odkdy máš obnovovací frázi
    settings.json      co si pamatuje tenhle prohlížeč: jazyk, vzhled, tvé jméno, ukázané tipy

    Všechny soubory jsou text v UTF-8.

## A record looked at again

analyse-of = { $name }, tah po tahu: odhad konečného výsledku
analyse-move = tah
analyse-season = období
analyse-card = karta
analyse-luck = štěstí
analyse-played = zahráno
analyse-expected = odhad
analyse-skill = um
analyse-lost = ztráta
analyse-best = nejlepší
analyse-nothing = nic
analyse-costliest = Tahy, které stály nejvíc bodů:
analyse-costly = { $number }  { $name }, { $card }: { $lost } bodu. Zahráno { $played }; nejlepší bylo { $best }.
analyse-curve = Odhad konečného výsledku u každé karty a každého tahu:
analyse-end = Odhad na začátku { $start }, štěstí { $luck }, um { $skill }: konečný výsledek { $final }.
analyse-so-far = Odhad na začátku { $start }, štěstí { $luck }, um { $skill }: zatím odhad { $final }.
analyse-besides = Um se poměřuje se zkušeným hráčem: ten volí to, co na první pohled vypadá nejlíp. Nejlepší nalezené tahy slibovaly o { $lost } bodu víc.

## A match

match-alone = { $deals } rozdání, { $suite ->
        [none] { $sheet }
       *[other] sada { $suite }
    }, čísla { $first } až { $last }, každý hráč sólo
match-together = { $deals } rozdání, { $suite ->
        [none] { $sheet }
       *[other] sada { $suite }
    }, čísla { $first } až { $last }, počet míst u stolu: { $seats }
match-player = hráč
match-mean = průměr
match-spread = sm. odch.
match-rating = sólové hodnocení
match-elo = Elo
match-pair = dvojice
match-less = { $first } − { $second }
match-difference = rozdíl
match-p = p
match-won = výhry
match-drawn = remízy
match-lost = prohry
match-title = titul
match-from = od
match-time = ms na tah
match-median = medián
match-p99 = p99
match-failed = { $player } – rozdání prohraná kvůli selhání: { $deals }
match-failed-deal = { "  " }rozdání { $deal }: { $why }
match-stopped = Zastaveno po { $games ->
        [one] jedné hře.
        [few] { $games } hrách.
       *[other] { $games } hrách.
    }
    .kept = Zastaveno; { $games ->
        [one] jedna hra je v souboru
        [few] { $games } hry jsou v souboru
       *[other] { $games } her je v souboru
    } a stejný příkaz na to naváže.
match-plot-axis = body
match-plot-key = Kopec: rozdělení výsledků. Tečka a úsečka: průměr a jeho interval spolehlivosti 95 %.
match-plot-said = { $player }: průměrný výsledek { $mean }

## The help of the commands. Names of options, cards and files are typed as they are and stay Latin.

help-program = Desková hra o kreslení map, v terminálu i v prohlížeči.
help-usage = použití:
help-arguments = argumenty
help-options = volby
help-commands = příkazy
help-command = příkaz
help-examples = příklady:
help-help = vypsat tuhle nápovědu a skončit
help-version = vypsat verzi a skončit
help-language = jazyk všech textů: { $languages } (jinak podle systému)
help-json = vypsat JSON pro programy
help-seed = číslo rozdání; stejné číslo rozdá stejné karty (náhodné)
help-games-at-once = kolik her běží najednou (1)
help-engine = procesy na tomhle počítači, nebo cluster Ray

help-game = jaká hra
    .boxes = krabice: { $boxes } (base)
    .sheet = mapový list: { $sheets }, nebo soubor s vlastním listem
    .edicts = čtyři bodovací karty
    .ambushes = čtyři karty přepadení, nebo krabice, ze kterých se losují
    .skills = s dovednostmi: tři náhodné, nebo tyhle tři
    .heroes = s kartami hrdinů
    .no-heroes = bez karet hrdinů

help-play =
    Zahrát si v terminálu. Kdo sedí u klávesnice, je „you“; když je vás víc, střídáte se.
    Všechno se píše latinkou bez háčků a čárek; ? ukáže, co se dá napsat.
    .short = zahrát si v terminálu
    .players = kdo sedí u stolu, například you,greedy*2: { $players } (you)
    .names = jména hráčů
    .resume = pokračovat v uložené hře; potřebuje její --seed a --players
    .practice = dovolit vzít tah zpět, i když se mezitím odkryly další karty
    .plain = věty místo obrázků, pro odečítače obrazovky: na každém řádku jedna věc

help-print =
    Vytisknout mapové listy a stránku o čtyřech výnosech do souboru PDF.

    Listem může být jeden z tištěných (A, B, C, D), obrázek vlastního listu nebo soubor s ním.
    .short = vytisknout mapové listy ke hře na papíře
    .file = soubor PDF, který se zapíše
    .sheets = mapové listy, každý na své stránce (A)
    .edicts = čtyři bodovací karty pro stránku o nich
    .cards = se stránkou o přepadeních, hrdinech a dovednostech
    .paper = formát papíru: { $sizes } (a4)

help-photo =
    Přečíst fotku listu vytištěného příkazem „cartographers print“ a vypsat jeho mapu jako text.

    Na fotce musí být všechny čtyři čtvercové značky kolem mapy. Špatně čitelná pole jsou vypsaná za mapou.
    .short = přečíst mapu z fotky vytištěného listu
    .file = fotka: soubor JPEG, PNG nebo WebP

help-rules =
    Přečíst si pravidla hry. Bez tématu se vypíšou témata; tématem je i každá karta.

    Na obrázcích map jsou [hranaté závorky] kolem polí, která se počítají nebo jsou zakreslená, (kulaté závorky)
    kolem polí nedovolené kresby a * označuje pole, na která útočí hrdina. Ostatní znaky:
      { help-signs }
    .short = přečíst si pravidla hry, s příklady
    .topic = téma nebo karta
    .markdown = vypsat všechna pravidla jako jednu stránku Markdown

# The signs of a map as text; the letters are typed as they are.
help-signs =
    { "." } prázdné pole, r zřícenina, ^ hora, # pustina, f les, v vesnice, a farma, w voda,
      m nestvůry, h hrdina, x zničené pole, d farma i vesnice zároveň; velké písmeno je na zřícenině

help-score =
    Obodovat mapy podle kterékoli z 32 bodovacích karet.

    Pro programy: řádky JSON na vstupu i na výstupu. Na řádek
      { $question }
    přijde odpověď
      { $answer }
    Bez "cards" se bodují všechny karty; ostatních položek si program nevšímá.

    Pro lidi: na mapu o 11 řádcích, nebo na jednom řádku s lomítky, odpoví tabulka. Znaky na mapě:
      { help-signs }
    .short = obodovat mapy a vysvětlit body
    .file = mapy k obodování; - nebo nic znamená standardní vstup
    .explain = vypsat i pole, ze kterých body jsou
    .cards = bodovací karty, pokud ne všech 32
    .type = Napiš nebo vlož mapu o 11 řádcích, nebo řádky JSON, a pak Ctrl-D:

help-legal =
    Spočítat nebo vypsat různé způsoby, jak kartu zakreslit do mapy.

    Řádky JSON na vstupu i na výstupu. Na řádek
      { $question }
    přijde odpověď
      { $answer }
    Položka fallback říká, jestli jde o jediná pole, protože žádný tvar z karty zakreslit nejde, a "ruins": true
    znamená, že se musí zakrýt pole se zříceninou. Karta přepadení se počítá na mapě, do které se kreslí;
    při "solo": true je odpovědí, kam v sólové hře přijde sama, nebo null: { $solo }
    .short = spočítat nebo vypsat, co se smí do mapy zakreslit
    .file = otázky; - nebo nic znamená standardní vstup
    .list = vypsat i kresby: [terén, [pole]]
    .type = Napiš řádky JSON, například { $question }, a pak Ctrl-D:

help-replay =
    Zkontrolovat zápis hry, textový i JSON: každou kartu, každou kresbu, každou minci i všechny body.
    Když všechno souhlasí, hra se ukáže, jinak první chyba.
    .short = zkontrolovat zápis hry a ukázat ji
    .file = zápis; - znamená standardní vstup
    .to = místo toho vypsat zápis v téhle podobě

help-fair =
    Zkontrolovat podle zápisu hry, jestli karty přišly v tom pořadí, v jakém byly zamíchané: server před první kartou
    zvolil tajné číslo, hráči přidali vlastní náhodná čísla a z obojího vzniklo pořadí každého balíčku.
    .short = zkontrolovat, jak byly karty hry zamíchané
    .file = zápis dohrané hry; - znamená standardní vstup
    .commitment = otisk tajného čísla, který server ukázal před první kartou

help-analyse =
    Rozebrat hru: ke každému rozhodnutí hráče odhad konečného výsledku, co přinesly karty (štěstí), o kolik lepší
    nebo horší byl tah než u zkušeného hráče (um) a co by bylo nejlepší.
    .short = rozebrat hru: nejlepší tahy, chyby a štěstí
    .file = zápis hry; - znamená standardní vstup
    .seat = čí rozhodnutí (1)
    .player = kdo radí a jak dlouho nad tahem přemýšlí ({ $player })

help-puzzles =
    Najít ve hrách úlohy: pozice, kde je jedna kresba jasně nejlepší, ale není to ta, která hned přinese nejvíc bodů.
    Každá se prověří dvakrát; co zbude, vypíše se jako řádky JSON.
    .short = najít ve hrách úlohy nebo je nahrát na server
    .files = zápisy her; - znamená standardní vstup
    .play = kolik her mají zahrát boti; hledá se v nich
    .players = kdo je hraje, například planner nebo learned*2
    .check = prověřit úlohy z tohoto souboru ještě jednou, s jiným --seed, a vypsat ty, které obstojí
    .import = nahrát úlohy z tohoto souboru na server

help-simulate = Nechat počítač hrát sám se sebou a shrnout výsledky.
    .short = nechat počítač zahrát mnoho her
    .games = kolik her (100)
    .players = kdo sedí u stolu, například chance,chance nebo chance*4: { $players }
    .seed = číslo prvního rozdání; další následují (0)
    .record = uložit zápis každé hry do téhle složky
    .parquet = uložit každou pozici, rozhodnutí a výsledek do tohoto souboru Parquet (docs/data.md)
    .games-a-file = místo jednoho souboru vytvořit složku souborů po tolika hrách; co už v ní je, se znovu nehraje
    .json = místo shrnutí vypsat za každou hru řádek JSON

help-match = Nechat hráče hrát stejná rozdání, každého sólo nebo všechny u jednoho stolu: kdo je silnější a s jakou jistotou?
    .short = změřit sílu hráčů na stejných rozdáních
    .suites = Počet rozdání v sadě: { $deals }. Sady: { $suites }
    .players = kdo hraje; první má na stupnici hodnocení 0: { $players } nebo program jako ./mybot (docs/bots.md)
    .deals = kolik rozdání ({ $default }; ze sady všechna, tedy { $all })
    .suite = hrát rozdání z veřejné sady
    .mode = každý sólo (solo), nebo všichni u jednoho stolu (table); --seats znamená table
    .seats = kolik míst u jednoho stolu; hráči je obsazují postupně (tolik, kolik hráčů)
    .work = běh a výstup
    .out = ukládat každou hru do tohoto souboru (řádky JSON) a navázat na něj
    .json = vypsat výsledky jako jeden dokument JSON
    .plot = nakreslit výsledky do obrázku (SVG)

help-conform =
    Ověřit, že program umí hrát jako bot: musí se spustit, zvládnout každý druh rozhodnutí, odehrát celé hry
    a správně skončit. Protokol popisuje docs/bots.md. Program běží s tvými právy: zkoušej jen to, čemu věříš.
    .short = ověřit vlastní program, který hraje
    .program = program, třeba ./mybot nebo "python3 mybot.py"; ./mybot:500ms má na rozhodnutí půl sekundy

conform-check = ok      { $what }
    .failed = CHYBA   { $what }: { $why }
conform-hello = pozdraví
conform-draw = zakreslí tvar
conform-draw-ruins = zakreslí tvar přes zříceninu
conform-draw-single = vyplní jedno pole, když se žádný tvar nikam nevejde
conform-declare = odpoví, když jde ohlásit dovednost
conform-ambush = zakreslí přepadení do mapy souseda
conform-ambush-target = vybere, co tam zničí gorgona
conform-gaze = vybere, co zničí gorgona v sólové hře
conform-hero = zakreslí do mapy hrdinu
conform-ravage = vybere, co zničí troll
conform-unknown = nevadí mu neznámé položky zprávy
conform-early = hraje dál po předčasně ukončené hře
conform-solo = odehraje celou sólovou hru
conform-table = odehraje celou hru ve třech
conform-twice = hraje ve dvou procesech u jednoho stolu
conform-end = skončí, když se jeho vstup zavře
conform-passed = { $name }: všechny zkoušky v pořádku. Nejpomalejší rozhodnutí trvalo { $slowest } ms.
conform-failed = Co nevyšlo: { $checks }.

help-bot =
    Nechat vlastní program hrát na serveru: připojí se s tokenem bota a sedá si ke stolům, ke kterým ho někdo pozve,
    dokud nestiskneš Ctrl-C. Program běží tady, s tvými právy; server vidí jen jeho rozhodnutí.
    .short = nechat vlastní program hrát na serveru
    .server = adresa serveru ({ $default })
    .token = soubor s tokenem, pokud není v proměnné { $variable }

bot-welcome = { $name } je na serveru { $server }. Teď ho jde pozvat ke stolu.
bot-game = Začíná hra: { $game }
bot-failed = Ve hře { $game } program selhal: { $why }
bot-lost = Spojení je přerušené ({ $why }). Další pokus za { $seconds } s.

help-perft =
    Spočítat různé posloupnosti rozhodnutí, kterými může hra začít, když je pořadí karet známé.
    Dva programy, které napočítají totéž, dovolují stejné tahy; když se čísla rozejdou, někdo omylem změnil pravidla.
    .short = spočítat všechny možné začátky hry
    .depth = kolik rozhodnutí (2)
    .seats = kolik hráčů (1)
    .seed = číslo rozdání (0)
    .cards = karty v pořadí, ve kterém se odkrývají
    .split = ukázat počet pro každé první rozhodnutí

help-serve = Spustit server, na kterém se hraje v prohlížeči. Běží, dokud nestiskneš Ctrl-C. Hry se ukládají a příště se v nich dá pokračovat.
    .short = spustit server pro hru v prohlížeči
    .host = adresa, na které server naslouchá ({ $default })
    .port = port ({ $default })
    .data = složka pro hry (jinak ve složce s tvými daty)
    .database = databáze PostgreSQL pro hry, například postgresql://name@host/database
    .peer = několik serverů nad jednou databází; jméno, pod kterým ostatní najdou tenhle
    .open = otevřít prohlížeč
    .lan = pustit ke hře všechny v místní síti
    .name = jméno, pod kterým je server dostupný zvenku; jde jich uvést i víc
    .path = cesta pod doménou, třeba /cartographers, když na zbytku domény běží jiný web
    .proxy = věřit hlavičkám o přeposlání z téhle adresy
    .metrics = povolit těmto adresám číst údaje na /metrics
    .settings = načíst limity a další nastavení ze souboru TOML
    .log-json = zapisovat protokol jako řádky JSON
    .contact = e-mail správce serveru; uvidí ho služby pro oznámení
help-admin =
    Starat se o server jako správce: hledat, ukončovat a mazat, blokovat, vypínat, vzkázat něco všem.
    Funguje, ať server běží, nebo ne.
    .short = nástroje správce serveru
help-admin-verbs = co se dá dělat
help-admin-status = co je nastavené, kdo je zablokovaný, co jde vzít zpět
help-admin-find = najít hru, turnaj, výsledek, odpovědi nebo bota
help-admin-end = ukončit hru nebo uzavřít turnaj
help-admin-delete = něco smazat; nejdřív se zeptá
help-admin-undo = vrátit, co bylo za poslední den smazáno nebo přejmenováno
help-admin-rename = nahradit jméno všude, kde je
help-admin-hide = skrýt jméno všude, kde je
help-admin-ban = nechat zařízení nebo síť číst, ale ne hrát
help-admin-unban = zrušit blokování
help-admin-creation = určit, kdo může zakládat hry; heslo se napíše nebo přečte ze vstupu
help-admin-feature = něco zapnout nebo vypnout
help-admin-notice = vzkázat něco všem; bez textu se zpráva odebere
help-admin-contact = určit, komu psát a kdo web provozuje
help-admin-reports = co hráči nahlásili
help-admin-close-report = uzavřít hlášení
help-admin-log = co tu správci udělali
help-admin-link = vytvořit odkaz na stránku správce
help-admin-close-pages = zavřít všechny otevřené stránky správce; dřívější odkazy nic neotevřou
help-admin-word = Slova za příkazem
    .text = část jména, začátek čísla, den nebo odkaz
    .kind = co to je
    .id = jeho číslo
    .name = jméno, jak se zobrazuje
    .new = nové jméno
    .whom = zařízení, nebo síť
    .value = začátek čísla zařízení, nebo adresa jako 192.0.2.0/24
    .who = všichni, jen ti, kdo znají heslo, nebo nikdo
    .feature = co se přepíná
    .switch = zapnout nebo vypnout
    .notice = text, nebo jeden pro každý jazyk: en=… uk=…
help-admin-option = Volby příkazu
    .device = začátek čísla zařízení
    .network = kde bylo zařízení od spuštění serveru vidět
    .newer = vzniklo nejdřív před tolika hodinami
    .older = vzniklo před víc než tolika hodinami
    .why = důvod do záznamu; zablokovaní ho uvidí
    .yes = neptat se
    .hours = na kolik hodin
    .closed = ta uzavřená
    .contact = adresa, kam psát, nebo odkaz; "" ji odstraní
    .imprint = text nebo odkaz; "" ho odstraní
    .address = adresa serveru v prohlížeči
help-site = Zapsat hru jako složku souborů pro libovolný statický hosting: všechno běží v prohlížečích návštěvníků.
    .short = zapsat hru jako soubory pro statický hosting
    .folder = nová nebo prázdná složka
    .server = adresa serveru, kde návštěvníci hrají s přáteli odjinud; bez ní se to nenabízí
help-backup = Zkopírovat všechny hry do nové složky; server přitom může běžet.
    .short = zkopírovat všechny hry do nové složky
    .folder = nová složka
    .with-key = zkopírovat i tajné klíče: kdo je má, může hrát za kohokoli
help-restore = Obnovit hry ze zálohy do složky nebo databáze, ve které žádné nejsou.
    .short = obnovit hry ze zálohy
    .folder = složka se zálohou
help-verify = Zkontrolovat každou hru: jestli je její průběh úplný, a když ne, kolik je z něj v pořádku.
    .short = zkontrolovat, jestli není některá hra poškozená
    .folder = složka s hrami nebo záloha (jinak ve složce s tvými daty)

## What is wrong with a command line

usage-see = { $wrong } (viz { $command } --help)
usage-argument = argument { $name }: { $wrong }
usage-unknown = tyhle argumenty neznáme: { $words }
usage-required = tyhle argumenty chybí: { $words }
usage-one = chybí hodnota
usage-at-least-one = chybí aspoň jedna hodnota
usage-at-most-one = víc než jedna hodnota tu být nemůže
usage-not-with = nejde dohromady s argumentem { $other }
usage-no-value = hodnota sem nepatří: { $word }
usage-choice = { $word } tu vybrat nejde, jen: { $choices }
usage-value = tohle sem nepatří: { $word }

## Games between bots, and matches

percent = { $share } %

simulate-games = { $games ->
        [one] Jedna hra, { $sheet }, rozdání { $first }
        [few] { $games } hry, { $sheet }, rozdání { $first } až { $last }
       *[other] { $games } her, { $sheet }, rozdání { $first } až { $last }
    }; her za sekundu: { $speed }
simulate-seat = místo
simulate-player = hráč
simulate-mean = průměr
simulate-spread = odchylka
simulate-worst = nejhorší
simulate-best = nejlepší
simulate-wins = výhry
simulate-rating = sólové hodnocení: průměr { $mean }, nejlepší { $best }
simulate-title = titul
simulate-from = od
simulate-count = hry
simulate-share = podíl

## Ways a game can begin

perft-decision = první rozhodnutí
perft-count = počet
perft-told = hloubka { $depth }: { $count } ({ $seconds } s)
    .speed = hloubka { $depth }: { $count } ({ $seconds } s, { $speed } za sekundu)

## What the command photo prints. $cells: names of cells, such as B4, C5.

photo-doubtful = Na tahle pole se podívej znovu ({ $count }): { $cells }

## The server

serve-here = Hra běží na adrese  { $address }
serve-network = V místní síti       { $address }
serve-kept = Hry se ukládají do složky { $folder }. Server zastavíš klávesami Ctrl-C.
serve-kept-database = Hry se ukládají do databáze { $address }. Server zastavíš klávesami Ctrl-C.
fair-fingerprint = Otisk tajného čísla: { $commitment }
fair-nonces = S náhodným číslem: { $names }
fair-nonces-late = Od druhé karty také: { $names }
fair-no-nonces = Nikdo nepřidal náhodné číslo.
fair-drawn = { $part ->
    [edicts] Výnosy určilo tohle míchání.
   *[skills] Dovednosti určilo tohle míchání.
}
fair-chosen = { $part ->
    [edicts] Výnosy nejsou z tohoto míchání: někdo si je vybral.
   *[skills] Dovednosti nejsou z tohoto míchání: někdo si je vybral.
}
fair-verified = Karty přišly v tom pořadí, v jakém byly zamíchané. Číslo rozdání: { $number }.
puzzles-found = Pozice: { $positions }. Nalezené úlohy: { $found }. Po druhém prověření zbývá: { $kept }.
puzzles-checked = Úlohy: { $found }. Zbývá: { $kept }.
puzzles-imported = Úlohy v souboru: { $all }. Nové na serveru: { $new }.
site-made = Web je ve složce { $folder }. Dej ho na kterýkoli hosting souborů, třeba i do podsložky.
backup-made = Všechny hry jsou ve složce { $folder }. Klíče v ní nejsou: ulož si jejich kopii jinam (soubory key a push-key.pem ve složce { $data }), nebo přidej --with-key.
backup-made-with-key = Všechny hry a klíče jsou ve složce { $folder }. Dobře ji hlídej: kdo má klíče, může hrát za kohokoli.
restore-made = Hry jsou ve složce { $folder }.
restore-made-database = Hry jsou v databázi { $address }. Složka pro klíče: { $folder }.
restore-no-key = Ve složce { $folder } chybí: { $files }. Než spustíš server, zkopíruj tam původní klíče. Jinak si server vytvoří nové: dosavadní pozvánky, soukromé odkazy a obnovovací fráze přestanou platit a oznámení si každý zapne znovu.
restore-new-key = V záloze chybělo: { $files }. Ve složce { $folder } jsou proto nové klíče: dosavadní pozvánky, soukromé odkazy a obnovovací fráze přestaly platit. Jestli máš původní klíče, dej je do té složky a obnov hry ještě jednou do prázdné databáze.
verify-game = { $game }: { $wrong }
verify-good = Události v pořádku: { $good }/{ $events }.
verify-sum = Hry v pořádku: { $whole }. Poškozené hry: { $damaged }.
verify-checkpoints = Kontrolní body v pořádku: { $fitting }. Nepoužívané: { $unused }.
verify-no-key = Chybí: { $files }. Hry se dají obnovit i bez klíčů, ale pozvánky, soukromé odkazy a obnovovací fráze fungují jen s nimi.

## Progress. $left is a duration such as “5 min”.

progress-games = hry: { $done }/{ $all }, zbývá { $left }
progress-moves = tahy: { $done }/{ $all }, zbývá { $left }
progress-decisions = první rozhodnutí: { $done }/{ $all }, zbývá { $left }
progress-seconds = { $count } s
progress-minutes = { $count } min
progress-hours = { $count } h
