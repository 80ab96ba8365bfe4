# Polish: what the game and its cards are called and say. Read by the commands, the server and the browser.
# Names are those of the printed game where it has one; rules and all other texts are our own words.

## Boxes and sheets

box-base = Kartografowie
box-skills = Umiejętności
box-heroes = Kartografowie: Herosi
box-ambush = Zasadzka
sheet-A = Pustkowia
sheet-B = Bezdroża
sheet-C = Pustkowia
sheet-D = Bezdroża
sheet-named = arkusz { $sheet } ({ $name })
sheet-own = własny arkusz

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

forest = Las
village = Wioska
farm = Pole
water = Woda
monster = Potwór
hero = Heros
mountain = Góry
double = Pole i Wioska
wasteland = Wąwóz
destroyed = zniszczony obszar
ruins = Ruiny
empty = pusty obszar
spring = Wiosna
summer = Lato
fall = Jesień
winter = Zima
phase-reveal = odkrywanie karty
phase-draw = rysowanie
phase-declare = zgłaszanie umiejętności
phase-ambush = zasadzka
phase-gaze = spojrzenie gorgony
phase-hero = rysowanie herosa
phase-ravage = szał trolla
phase-over = koniec partii
stack-forest = Las
stack-village = Wioska
stack-farm-water = Pole i Woda
stack-space = Układ mapy
dragon = smok
zombie = zombie
troll = troll
gorgon = gorgona

## Explore cards

great-river = Wielka rzeka
farmland = Pole uprawne
hamlet = Miasto
forgotten-forest = Zapomniany las
hinterland-stream = Wiejski strumień
homestead = Gospodarstwo
orchard = Sad
treetop-village = Nadrzewna osada
marshlands = Mokradła
fishing-village = Wioska rybacka
rift-lands = Szczeliny
    .rule = Jeden obszar dowolnego rodzaju terenu.
lagoon = Laguna
pasture = Pastwisko
settlement = Osada
timber-grove = Prastary gaj
hillside-terrace = Tarasy na zboczu
frontier-dwelling = Przygraniczna zagroda
wildwood-garden = Ogród w kniei
woodland-crossroads = Leśne rozstaje
coastal-encampment = Nadbrzeżne obozowisko
mangrove-swamp = Bagna mangrowe
kethras-gates = Wrota Kethry
    .rule = Jeden obszar dowolnego rodzaju terenu.

## Ruins cards

temple-ruins = Ruiny świątyni
    .rule = Kształt z następnej karty Odkryć musi przykryć pusty obszar Ruin.
outpost-ruins = Ruiny twierdzy
    .rule = Kształt z następnej karty Odkryć musi przykryć pusty obszar Ruin.

## Ambush cards

goblin-attack = Atak goblinów
bugbear-assault = Napad postrachów
kobold-onslaught = Szarża koboldów
gnoll-raid = Najazd gnolli
dragon-inferno = Smocza pożoga
    .rule = Gdy obok smoka nie ma już pustych obszarów, właściciel mapy dostaje 3 monety.
zombie-plague = Plaga zombie
    .rule = Po każdej porze roku oprócz ostatniej każdy pusty obszar obok zombie zmienia się w zombie.
giant-troll-ravage = Szał wielkiego trolla
    .rule = Po każdej porze roku oprócz ostatniej właściciel mapy niszczy jeden pusty obszar obok trolla.
gorgon-gaze = Spojrzenie gorgony
    .rule = Kto narysuje gorgonę, niszczy potem jeden obszar obok niej.
flayer-incursion = Wtargnięcie łupieżców
insectoid-invasion = Inwazja insektoidów
ratman-strike = Uderzenie szczuroludzi
ogre-charge = Natarcie ogrów

## What monsters cost that have come; $cells are the spaces beside them

arrival-cost = { $stars ->
        [0] Nic cię to nie kosztuje: obok nie ma pustych obszarów.
        [one] Kosztuje cię to gwiazdkę w każdej porze roku, dopóki nie wypełnisz { $cells }.
        [few] Kosztuje cię to { $stars } gwiazdki w każdej porze roku, dopóki nie wypełnisz { $cells }.
       *[many] Kosztuje cię to { $stars } gwiazdek w każdej porze roku, dopóki nie wypełnisz { $cells }.
    }

## Hero cards

dobrik-of-lorkheim = Dobrik z Lorkheimu
wren-the-lioness = Wren Lwica
freyla-the-true = Freyla Niechybna
dal-of-jolev = Dal z Jolevu

## Scoring cards: stars

sentinel-wood = Leśna warta
    .rule = 1 ★ za każdy obszar Lasu przy krawędzi mapy.
greenbough = Zagajnik
    .rule = 1 ★ za każdy rząd i każdą kolumnę z co najmniej jednym obszarem Lasu.
treetower = Leśna wieża
    .rule = 1 ★ za każdy obszar Lasu, obok którego nie ma pustego obszaru.
stoneside-forest = Górskie ostępy
    .rule = 3 ★ za każdą Górę, którą klaster Lasu łączy z inną Górą.
canal-lake = Polny staw
    .rule = 1 ★ za każdy obszar Wody obok Pola i 1 ★ za każdy obszar Pola obok Wody.
mages-valley = Dolina magów
    .rule = 2 ★ za każdy obszar Wody obok Góry i 1 ★ za każdy obszar Pola obok Góry.
the-golden-granary = Złoty spichlerz
    .rule = 1 ★ za każdy obszar Wody obok Ruin i 3 ★ za każdy obszar Pola na Ruinach.
shoreside-expanse = Rozległe nabrzeże
    .rule = 3 ★ za każdy klaster Pola niesąsiadujący z Wodą ani krawędzią mapy i 3 ★ za każdy klaster Wody niesąsiadujący z Polem ani krawędzią.
wildholds = Kolonia
    .rule = 8 ★ za każdy klaster Wioski liczący co najmniej 6 obszarów.
great-city = Wielkie miasto
    .rule = 1 ★ za każdy obszar największego z klastrów Wioski, które nie sąsiadują z żadną Górą.
greengold-plains = Żyzne równiny
    .rule = 3 ★ za każdy klaster Wioski, który sąsiaduje z co najmniej 3 innymi rodzajami terenu.
shieldgate = Umocnienia
    .rule = 2 ★ za każdy obszar drugiego co do wielkości klastra Wioski.
borderlands = Pogranicze
    .rule = 6 ★ za każdy pełny rząd i każdą pełną kolumnę.
lost-barony = Utracone włości
    .rule = 3 ★ za każdy obszar wzdłuż jednego boku największego wypełnionego kwadratu.
the-broken-road = Trakt handlowy
    .rule = 3 ★ za każdą pełną ukośną linię od lewej krawędzi w dół do dolnej.
the-cauldrons = Kryjówki
    .rule = 1 ★ za każdy pusty obszar, obok którego nie ma innego pustego obszaru.
faunlost-thicket = Gąszcz faunów
    .rule = 2 ★ za każdy obszar najdłuższej nieprzerwanej pionowej linii Lasu.
deepwood = Matecznik
    .rule = 6 ★ za każdy klaster Lasu, który liczy co najmniej 5 obszarów i nie sąsiaduje z Wioską.
heart-of-the-forest = Serce puszczy
    .rule = 2 ★ za każdy obszar Lasu, obok którego jest tylko Las lub krawędź mapy.
sleepy-valley = Senna dolina
    .rule = 4 ★ za każdy rząd z co najmniej 3 obszarami Lasu.
craylund = Craylund
    .rule = 7 ★ za każdy klaster Pola, który sąsiaduje z co najmniej 3 obszarami Wody.
ulems-wallow = Bajoro Ulema
    .rule = 4 ★ za każdy obszar Wody obok co najmniej 2 obszarów Pola.
clawsgrave-peaks = Mogilne turnie
    .rule = 5 ★ za każdą Górę, którą klaster Wody łączy z Polem.
jorekburg = Jorekburg
    .rule = 4 ★ za każdą kolumnę, w której jest tyle samo obszarów Pola co Wody, co najmniej po jednym.
traylo-monastery = Klasztor Traylo
    .rule = 7 ★ za każdy klaster Wioski, w którym co najmniej 4 obszary leżą obok siebie w linii prostej.
outer-enclave = Odległa enklawa
    .rule = 1 ★ za każdy pusty obszar obok jednego klastra Wioski: tego, przy którym jest ich najwięcej.
gnomish-colony = Osada gnomów
    .rule = 6 ★ za każdy klaster Wioski, w którym mieści się kwadrat 2×2.
caravansary = Karawanseraj
    .rule = 1 ★ za każdy rząd i każdą kolumnę, do których sięga jeden klaster Wioski: ten, który obejmuje ich najwięcej.
dwarvenholds = Warownie krasnoludów
    .rule = 7 ★ za każdy pełny rząd i każdą pełną kolumnę, w których jest Góra.
silos = Silosy
    .rule = 10 ★ za każdą pełną kolumnę o nieparzystym numerze.
banded-hills = Pasiaste wzgórza
    .rule = 4 ★ za każdy rząd z co najmniej 5 różnymi rodzajami terenu.
starlit-sigil = Gwiezdna pieczęć
    .rule = 4 ★ za każdy klaster dokładnie 3 pustych obszarów.

## Skills

acrobatics = Akrobatyka
    .rule = Na twoją mapę trafia tylko prostokąt 1×2 z Potworami; zasadzka nie ma tam innych skutków.
concentration = Koncentracja
    .rule = Narysuj ten sam kształt jeszcze raz i wypełnij go tym samym rodzajem terenu.
cure-wounds = Leczenie ran
    .rule = Narysuj też obok Potwora prostokąt 1×2; rodzaj terenu wybierz z karty Odkryć.
diplomacy = Dyplomacja
    .rule = Narysuj też jeden obszar, który jest zarazem Polem i Wioską.
secret-lore = Tajemna wiedza
    .rule = Wypełnij kształt Wioską, niezależnie od tego, co pokazuje karta.
stealth = Skradanie się
    .rule = Kształt może wystawać poza krawędź mapy; tego, co wystaje, nie rysujesz.
negotiation = Negocjacje
    .rule = Zamiast kształtu z karty narysuj kwadrat 2×2 bez monety; rodzaj terenu wybierz z tej samej karty.
search = Poszukiwania
    .rule = Narysuj też obok kształtu jeden obszar tego samego rodzaju terenu.

## Solo titles, the highest first

legendary-cartographer = Legendarny Kartograf
master-mapsmith = Mistrz Kartografii
journeyman-topographer = Wędrowny Topograf
apprentice-surveyor = Aplikant Geodeta
amateur-assessor = Amator Hobbysta
inept-assistant = Ochoczy Asystent
dimwitted-doodler = Wesoły Rysownik
oblivious-inkdrinker = Przyjaciel Atramentu

## Characters that bots can be

character-pip = Pip
character-magda = Magda
character-otto = Otto
character-ilse = Ilse
character-bruno = Bruno
character-vilma = Wilma
character-frida = Frida
character-tobias = Tobiasz
character-anselm = Anzelm
character-greta = Greta
# A second one of the same at a table: “Frida 2”
character-another = { $name } { $number }

## Why a map scores what it scores

monsters = Potwory
monsters-rule = Tracisz gwiazdkę za każdy pusty obszar obok Potwora.
part-many = { $count } × { $stars } – { $what }
part-one = { $stars } – { $what }
part-cell = { $where }
part-row = rząd { $where }
part-column = kolumna { $where }
part-diagonal = ukośna linia od { $where }
part-run = linia { $where }
part-region = klaster { $where }
part-square = kwadrat { $where }

## Tables of scores

total = Razem
coins = Monety
sum = Pora roku
lost = Straty przez potwory
no-title = bez tytułu
solo-end = Ocena w grze solo: { $rating } – { $title }

## Why something cannot be done

why-off-map = kształt wychodzi poza mapę
why-overlaps = zajęte: { $cells }
why-ruin = kształt musi przykryć pusty obszar Ruin
why-shape = na karcie nie ma takiego kształtu
why-terrain = na karcie nie ma takiego rodzaju terenu
why-single = żadnego kształtu z karty nie da się narysować, więc narysuj pojedynczy obszar
why-fits = pojedynczy obszar rysujesz tylko wtedy, gdy nie da się narysować żadnego kształtu z karty
why-cells = nie wybrano żadnego obszaru
why-second = tego, co dodaje umiejętność, nie da się tu narysować
why-missing = do tej umiejętności trzeba jeszcze coś dorysować
why-unasked = nic więcej się tu teraz nie rysuje
why-skill = tej umiejętności nie ma w tej partii
why-skill-turn = ta umiejętność nie działa w tej rundzie
why-skill-used = w jednej porze roku możesz użyć tylko jednej umiejętności, a jedna jest już użyta
why-skill-coins = masz za mało monet na tę umiejętność
why-skill-fallback = ta umiejętność nie działa, gdy zamiast kształtu rysujesz pojedynczy obszar
why-shelter = na mapie nie ma miejsca na prostokąt 1×2
why-upright = tak ułożony prostokąt 1×2 nigdzie się nie mieści
why-hero = heros zajmuje dokładnie jeden pusty obszar
why-marks = ten heros nie może zaatakować tych obszarów
why-target = wybierz obok Potwora obszar, który można zniszczyć
why-no-target = nie ma czego zniszczyć
why-kind = na to teraz nie pora
why-seat = nie ma takiego miejsca przy stole
why-not-asked = ten gracz o niczym teraz nie decyduje
why-not-sealed = nie ma czego cofnąć
why-not-now = teraz nie odkrywa się żadnej karty
why-card = ta karta nie może się teraz pojawić

## The rules for players: what is printed on a card, tables, examples

fact-time = Czas: { $time }
fact-terrain = Teren: { $terrains }
fact-cost = Koszt w monetach: { $coins }
fact-rating = Liczba do oceny solo: { $number }
fact-clockwise = Mapy wędrują zgodnie z ruchem wskazówek zegara
fact-counter-clockwise = Mapy wędrują przeciwnie do ruchu wskazówek zegara
fact-top-left = Solo: z lewego górnego rogu
fact-top-right = Solo: z prawego górnego rogu
fact-bottom-left = Solo: z lewego dolnego rogu
fact-bottom-right = Solo: z prawego dolnego rogu
table-season = Pora roku
table-edicts = Edykty
table-solo-title = Tytuł
table-rating = Ocena od
example-stars = Gwiazdki: { $stars }
example-lost = Utracone gwiazdki: { $stars }
example-cost = Strata gwiazdek w każdej porze roku: { $stars }
example-gain =
    { $terrain ->
        [forest] Gdy rysujesz Las
        [village] Gdy rysujesz Wioskę
        [farm] Gdy rysujesz Pole
        [water] Gdy rysujesz Wodę
        [monster] Gdy rysujesz Potwora
       *[other] { $name }
    }: edykt „{ $card }” { $before } → { $after } ★
example-coins = Zdobyte monety: { $coins }
example-paid = Wydane monety: { $coins }
example-drawn = Narysowane: { $cells }
example-destroyed = Zniszczone: { $cells }
example-refused = Na { $cells } się nie da – { $why }
example-sum = Gwiazdki z czterech pór roku: { $sum }
example-number = { $card }: −{ $number }
