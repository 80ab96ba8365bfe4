# Czech: what the game and its cards are called and say. Read by the commands, the server and the browser.
# Names are those of the printed game where it has one; rules and all other texts are our own words.

## Boxes and sheets

box-base = Kartografové
box-skills = Dovednosti
box-heroes = Kartografové: Hrdinové
box-ambush = Přepadení
sheet-A = Divočina
sheet-B = Pustina
sheet-C = Divočina
sheet-D = Pustina
sheet-named = mapový list { $sheet } ({ $name })
sheet-own = vlastní mapový list

## The letters of edicts and sheets, as this language writes them

letter-A = A
letter-B = B
letter-C = C
letter-D = D

## What is printed on the keys in the places of R, F, N, H and M on an English keyboard

key-R = R
key-F = F
key-N = N
key-H = H
key-M = M

## Words of the game

forest = les
village = vesnice
farm = farma
water = voda
monster = nestvůry
hero = hrdina
mountain = hora
double = farma i vesnice
wasteland = pustina
destroyed = zničené pole
ruins = zřícenina
empty = prázdné pole
spring = Jaro
summer = Léto
fall = Podzim
winter = Zima
phase-reveal = odkrývání karty
phase-draw = kreslení
phase-declare = ohlašování dovedností
phase-ambush = přepadení
phase-gaze = pohled gorgony
phase-hero = zakreslení hrdiny
phase-ravage = běsnění trolla
phase-over = konec hry
stack-forest = les
stack-village = vesnice
stack-farm-water = farma a voda
stack-space = rozložení
dragon = drak
zombie = zombie
troll = troll
gorgon = gorgona

## Explore cards

great-river = Veletok
farmland = Zemědělská půda
hamlet = Městečko
forgotten-forest = Les zapomnění
hinterland-stream = Říčka v polích
homestead = Hospodářství
orchard = Ovocný sad
treetop-village = Víska ve větvích
marshlands = Bažiny
fishing-village = Rybářská osada
rift-lands = Prostorové trhliny
    .rule = Jedno pole s libovolným terénem.
lagoon = Laguna
pasture = Pastvina
settlement = Osídlení
timber-grove = Prastarý háj
hillside-terrace = Terasy ve svahu
frontier-dwelling = Chalupa na pomezí
wildwood-garden = Zahrada ve hvozdu
woodland-crossroads = Lesní rozcestí
coastal-encampment = Tábor na pobřeží
mangrove-swamp = Mangrovový močál
kethras-gates = Brány Kethry
    .rule = Jedno pole s libovolným terénem.

## Ruins cards

temple-ruins = Zřícený chrám
    .rule = Tvar z další karty průzkumu musí zakrýt prázdné pole se zříceninou.
outpost-ruins = Zřícená pevnost
    .rule = Tvar z další karty průzkumu musí zakrýt prázdné pole se zříceninou.

## Ambush cards

goblin-attack = Útok goblinů
bugbear-assault = Nájezd gobrů
kobold-onslaught = Výpad koboldů
gnoll-raid = Vpád gnolů
dragon-inferno = Dračí výheň
    .rule = Jakmile vedle draka nezbude žádné prázdné pole, získá majitel mapy 3 mince.
zombie-plague = Nákaza zombií
    .rule = Po každém ročním období kromě posledního se všechna prázdná pole vedle zombií promění v další zombie.
giant-troll-ravage = Běsnění obřího trolla
    .rule = Po každém ročním období kromě posledního zničí majitel mapy jedno prázdné pole vedle trolla.
gorgon-gaze = Pohled gorgony
    .rule = Kdo gorgonu zakreslí, zničí pak jedno pole vedle ní.
flayer-incursion = Invaze mozkožroutů
insectoid-invasion = Rojení hmyzáků
ratman-strike = Úder krysích mužů
ogre-charge = Řádění zlobrů

## What monsters cost that have come; $cells are the spaces beside them

arrival-cost = { $stars ->
        [0] Nic tě to nestojí: vedle není žádné prázdné pole.
        [one] Každé období tě to stojí bod, dokud nevyplníš { $cells }.
        [few] Každé období tě to stojí { $stars } body, dokud nevyplníš { $cells }.
       *[other] Každé období tě to stojí { $stars } bodů, dokud nevyplníš { $cells }.
    }

## Hero cards

dobrik-of-lorkheim = Dobrik z Lorkheimu
wren-the-lioness = Wren Lvice
freyla-the-true = Freyla Neomylná
dal-of-jolev = Dal z Jolevu

## Scoring cards: stars

sentinel-wood = Hraniční les
    .rule = 1 bod za každé pole s lesem na okraji mapy.
greenbough = Lesní království
    .rule = 1 bod za každý řádek a za každý sloupec, kde je aspoň jedno pole s lesem.
treetower = Lesní houština
    .rule = 1 bod za každé pole s lesem, vedle kterého není žádné prázdné pole.
stoneside-forest = Lesnaté podhůří
    .rule = 3 body za každou horu, kterou území s lesem spojuje s jinou horou.
canal-lake = Zavlažovací kanály
    .rule = 1 bod za každé pole s vodou vedle farmy a 1 bod za každé pole s farmou vedle vody.
mages-valley = Údolí čarodějů
    .rule = 2 body za každé pole s vodou vedle hory a 1 bod za každé pole s farmou vedle hory.
the-golden-granary = Pradávná sýpka
    .rule = 1 bod za každé pole s vodou vedle zříceniny a 3 body za každé pole s farmou na zřícenině.
shoreside-expanse = Úrodné břehy
    .rule = 3 body za každé území s farmou, které nesousedí s vodou ani s okrajem mapy, a za každé území s vodou, které nesousedí s farmou ani s okrajem.
wildholds = Osada
    .rule = 8 bodů za každé území s vesnicí, které má aspoň 6 polí.
great-city = Královské město
    .rule = 1 bod za každé pole největšího z těch území s vesnicí, která nesousedí se žádnou horou.
greengold-plains = Úrodné pláně
    .rule = 3 body za každé území s vesnicí, které sousedí aspoň se třemi jinými typy terénu.
shieldgate = Obranný val
    .rule = 2 body za každé pole druhého největšího území s vesnicí.
borderlands = Pohraničí
    .rule = 6 bodů za každý plně obsazený řádek a za každý plně obsazený sloupec.
lost-barony = Zapomenuté hrabství
    .rule = 3 body za každé pole podél jedné strany největšího plně obsazeného čtverce.
the-broken-road = Dlážděná cesta
    .rule = 3 body za každou plně obsazenou diagonálu od levého okraje mapy dolů ke spodnímu.
the-cauldrons = Propasti
    .rule = 1 bod za každé prázdné pole, vedle kterého není žádné jiné prázdné pole.
faunlost-thicket = Houští faunů
    .rule = 2 body za každé pole nejdelší nepřerušené svislé řady lesa.
deepwood = Hluboký hvozd
    .rule = 6 bodů za každé území s lesem, které má aspoň 5 polí a nesousedí s vesnicí.
heart-of-the-forest = Srdce lesa
    .rule = 2 body za každé pole s lesem, vedle kterého je jen les nebo okraj mapy.
sleepy-valley = Ospalé údolí
    .rule = 4 body za každý řádek, kde jsou aspoň 3 pole s lesem.
craylund = Craylund
    .rule = 7 bodů za každé území s farmou, které sousedí aspoň se třemi poli s vodou.
ulems-wallow = Ulemovy tůně
    .rule = 4 body za každé pole s vodou, které sousedí aspoň se dvěma poli s farmou.
clawsgrave-peaks = Mohylové štíty
    .rule = 5 bodů za každou horu, kterou území s vodou spojuje s farmou.
jorekburg = Jorekburg
    .rule = 4 body za každý sloupec, kde je stejný počet polí s farmou a polí s vodou, aspoň po jednom.
traylo-monastery = Klášter Traylo
    .rule = 7 bodů za každé území s vesnicí, kde leží aspoň 4 pole za sebou v přímé řadě.
outer-enclave = Odlehlá enkláva
    .rule = Území s vesnicí, které sousedí s největším počtem prázdných polí: 1 bod za každé z nich.
gnomish-colony = Kolonie gnómů
    .rule = 6 bodů za každé území s vesnicí, do kterého se vejde čtverec 2×2.
caravansary = Karavanseráj
    .rule = Území s vesnicí, které zasahuje do nejvíce řádků a sloupců dohromady: 1 bod za každý z nich.
dwarvenholds = Trpasličí tvrze
    .rule = 7 bodů za každý řádek i sloupec, který je plně obsazený a je v něm hora.
silos = Obilní sila
    .rule = 10 bodů za každý plně obsazený sloupec s lichým číslem.
banded-hills = Pestré pahorky
    .rule = 4 body za každý řádek, kde je aspoň 5 různých typů terénu.
starlit-sigil = Hvězdná pečeť
    .rule = 4 body za každou souvislou skupinu přesně tří prázdných polí.

## Skills

acrobatics = Akrobacie
    .rule = Tohle přepadení ti do mapy přinese jen nestvůry ve tvaru 1×2 a nemá tam žádný jiný účinek.
concentration = Soustředění
    .rule = Zakresli stejný tvar ještě jednou, se stejným terénem.
cure-wounds = Léčení ran
    .rule = Zakresli navíc tvar 1×2 vedle nestvůry, s terénem z karty průzkumu.
diplomacy = Diplomacie
    .rule = Zakresli navíc jedno pole, které je zároveň farmou i vesnicí.
secret-lore = Tajné vědění
    .rule = Vyplň tvar vesnicí, ať je na kartě jakýkoli terén.
stealth = Nenápadnost
    .rule = Tvar smí přesahovat přes okraj mapy; co přesahuje, to se nekreslí.
negotiation = Vyjednávání
    .rule = Místo tvaru z karty průzkumu zakresli čtverec 2×2 s terénem z téže karty, ale bez mince.
search = Pátrání
    .rule = Zakresli navíc vedle tvaru jedno pole se stejným terénem.

## Solo titles, the highest first

legendary-cartographer = Věhlasný kartograf
master-mapsmith = Zkušený kreslíř map
journeyman-topographer = Vyučený geodet
apprentice-surveyor = Začínající topograf
amateur-assessor = Snaživý dělník
inept-assistant = Ochotný pomocník
dimwitted-doodler = Veselý čmáral
oblivious-inkdrinker = Nosič inkoustu

## Characters that bots can be

character-pip = Pip
character-magda = Magda
character-otto = Otto
character-ilse = Ilse
character-bruno = Bruno
character-vilma = Vilma
character-frida = Frída
character-tobias = Tobiáš
character-anselm = Anselm
character-greta = Gréta
# A second one of the same at a table: “Frida 2”
character-another = { $name } { $number }

## Why a map scores what it scores

monsters = Nestvůry
monsters-rule = Ztrácíš bod za každé prázdné pole vedle nestvůry.
part-many = { $count } × { $stars } – { $what }
part-one = { $stars } – { $what }
part-cell = { $where }
part-row = řádek { $where }
part-column = sloupec { $where }
part-diagonal = diagonála od { $where }
part-run = řada { $where }
part-region = území { $where }
part-square = čtverec { $where }

## Tables of scores

total = Celkem
coins = Mince
sum = Období
lost = Ztráty kvůli nestvůrám
no-title = bez titulu
solo-end = Sólové hodnocení: { $rating } – { $title }

## Why something cannot be done

why-off-map = tvar přesahuje přes okraj mapy
why-overlaps = na { $cells } už něco je
why-ruin = tvar musí zakrýt prázdné pole se zříceninou
why-shape = takový tvar na kartě není
why-terrain = takový terén na kartě není
why-single = žádný tvar z karty zakreslit nejde, takže zakresli jediné pole
why-fits = jediné pole smíš zakreslit, jen když nejde zakreslit žádný tvar z karty
why-cells = není vybrané žádné pole
why-second = to, co dovednost přidává, sem zakreslit nejde
why-missing = k téhle dovednosti je potřeba ještě něco dokreslit
why-unasked = nic navíc se tu kreslit nesmí
why-skill = tahle dovednost ve hře není
why-skill-turn = tahle dovednost se v tomhle tahu použít nedá
why-skill-used = za období smíš použít jen jednu dovednost a tu už máš použitou
why-skill-coins = na tuhle dovednost nemáš dost mincí
why-skill-fallback = tahle dovednost se nedá použít, když místo tvaru kreslíš jediné pole
why-shelter = na mapě není místo pro tvar 1×2
why-upright = takhle otočený tvar 1×2 se na mapu nevejde
why-hero = hrdina zabírá přesně jedno prázdné pole
why-marks = tenhle hrdina na tahle pole zaútočit nemůže
why-target = vyber vedle nestvůry pole, které jde zničit
why-no-target = není co zničit
why-kind = teď je na řadě něco jiného
why-seat = takové místo u stolu není
why-not-asked = tenhle hráč teď o ničem nerozhoduje
why-not-sealed = není co vzít zpět
why-not-now = teď se žádná karta neodkrývá
why-card = tahle karta teď přijít nemůže

## The rules for players: what is printed on a card, tables, examples

fact-time = Čas: { $time }
fact-terrain = Terén: { $terrains }
fact-cost = Cena v mincích: { $coins }
fact-rating = Číslo pro sólové hodnocení: { $number }
fact-clockwise = Mapy putují po směru hodinových ručiček
fact-counter-clockwise = Mapy putují proti směru hodinových ručiček
fact-top-left = Sólo: z levého horního rohu
fact-top-right = Sólo: z pravého horního rohu
fact-bottom-left = Sólo: z levého dolního rohu
fact-bottom-right = Sólo: z pravého dolního rohu
table-season = Roční období
table-edicts = Výnosy
table-solo-title = Titul
table-rating = Hodnocení od
example-stars = Body: { $stars }
example-lost = Ztracené body: { $stars }
example-cost = Ztráta bodů za každé období: { $stars }
example-gain =
    { $terrain ->
        [forest] Když kreslíš les
        [village] Když kreslíš vesnici
        [farm] Když kreslíš farmu
        [water] Když kreslíš vodu
        [monster] Když kreslíš nestvůry
       *[other] { $name }
    }, body za výnos „{ $card }“: { $before } → { $after }
example-coins = Získané mince: { $coins }
example-paid = Utracené mince: { $coins }
example-drawn = Zakresleno: { $cells }
example-destroyed = Zničeno: { $cells }
example-refused = { $cells } nejde: { $why }
example-sum = Body za čtyři roční období: { $sum }
example-number = { $card }: −{ $number }
