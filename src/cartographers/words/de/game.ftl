# German: what the game and its cards are called and say. Read by the commands, the server and the browser.
# Names are those of the printed game where it has one; rules and all other texts are our own words.

## Boxes and sheets

box-base = Der Kartograph
box-skills = Fertigkeiten
box-heroes = Die Kartographin
box-ambush = Hinterhalt
sheet-A = Wildnis
sheet-B = Ödnis
sheet-C = Wildnis
sheet-D = Ödnis
sheet-named = Bogen { $sheet } ({ $name })
sheet-own = ein eigener Bogen

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

forest = Wald
village = Dorf
farm = Acker
water = Wasser
# As in English: the same word.
monster = Monster
hero = Held
mountain = Gebirge
double = Acker und Dorf
wasteland = Ödnis
destroyed = zerstört
ruins = Ruine
empty = leer
spring = Frühling
summer = Sommer
fall = Herbst
winter = Winter
phase-reveal = eine Karte wird aufgedeckt
phase-draw = Zeichnen
phase-declare = Fertigkeiten ansagen
phase-ambush = Hinterhalt
phase-gaze = der Blick der Gorgone
phase-hero = einen Helden einsetzen
phase-ravage = das Wüten des Trolls
phase-over = die Partie ist vorbei
stack-forest = Wald
stack-village = Dorf
stack-farm-water = Acker und Wasser
stack-space = Fläche
dragon = Drache
zombie = Zombie
troll = Troll
gorgon = Gorgone

## Explore cards

great-river = Großer Strom
farmland = Ackerland
hamlet = Weiler
forgotten-forest = Vergessener Wald
hinterland-stream = Hinterlandbach
homestead = Gehöft
orchard = Obsthain
treetop-village = Baumwipfeldorf
marshlands = Sumpf
fishing-village = Fischerdorf
rift-lands = Splitterland
    .rule = Ein Feld in einem beliebigen Gelände.
lagoon = Lagune
pasture = Weideland
settlement = Siedlung
timber-grove = Holzfällerhain
hillside-terrace = Terrassenhang
frontier-dwelling = Hütte im Grenzland
wildwood-garden = Wildwaldgarten
woodland-crossroads = Waldkreuzung
coastal-encampment = Küstenlager
mangrove-swamp = Mangrovensumpf
kethras-gates = Kethras Tore
    .rule = Ein Feld in einem beliebigen Gelände.

## Ruins cards

temple-ruins = Tempelruinen
    .rule = Die Form der nächsten Erkundungskarte muss ein leeres Ruinenfeld überdecken.
outpost-ruins = Verfallener Außenposten
    .rule = Die Form der nächsten Erkundungskarte muss ein leeres Ruinenfeld überdecken.

## Ambush cards

goblin-attack = Goblinattacke
bugbear-assault = Grottenschratüberfall
kobold-onslaught = Koboldansturm
gnoll-raid = Gnollangriff
dragon-inferno = Dracheninferno
    .rule = Sobald auf deiner Landkarte neben dem Drachen kein leeres Feld mehr ist, bekommst du 3 Münzen.
zombie-plague = Zombieplage
    .rule = Nach jeder Jahreszeit außer der letzten wird jedes leere Feld neben einem Zombie selbst zum Zombie.
giant-troll-ravage = Wüten des Riesentrolls
    .rule = Nach jeder Jahreszeit außer der letzten zerstörst du auf deiner Landkarte ein leeres Feld neben einem Troll.
gorgon-gaze = Blick der Gorgone
    .rule = Wer die Gorgone einzeichnet, zerstört danach ein Feld neben ihr.
flayer-incursion = Schindersturm
insectoid-invasion = Insektoideninvasion
ratman-strike = Rattenmenschenrache
ogre-charge = Ogeroffensive

## What monsters cost that have come; $cells are the spaces beside them

arrival-cost = { $stars ->
        [0] Das kostet dich nichts: Daneben ist kein leeres Feld.
        [one] Das kostet dich jede Jahreszeit einen Stern, bis du { $cells } füllst.
       *[other] Das kostet dich jede Jahreszeit { $stars } Sterne, bis du { $cells } füllst.
    }

## Hero cards

dobrik-of-lorkheim = Dobrik von Lorkheim
wren-the-lioness = Wren die Löwin
freyla-the-true = Freyla die Getreue
dal-of-jolev = Dal von Jolev

## Scoring cards: stars

sentinel-wood = Schildwald
    .rule = 1 ★ für jedes Waldfeld am Rand der Landkarte.
greenbough = Grünfläche
    .rule = 1 ★ für jede Zeile und jede Spalte, in der es Wald gibt.
treetower = Düsterwald
    .rule = 1 ★ für jedes Waldfeld, neben dem kein leeres Feld ist.
stoneside-forest = Pfad des Waldes
    .rule = 3 ★ für jedes Gebirge, das durch ein Waldgebiet mit einem anderen Gebirge verbunden ist.
canal-lake = Bewässerungskanal
    .rule = 1 ★ für jedes Wasserfeld neben einem Acker, 1 ★ für jedes Ackerfeld neben Wasser.
mages-valley = Tal der Magier
    .rule = 2 ★ für jedes Wasserfeld und 1 ★ für jedes Ackerfeld neben einem Gebirge.
the-golden-granary = Goldener Kornspeicher
    .rule = 1 ★ für jedes Wasserfeld neben einer Ruine, 3 ★ für jedes Ackerfeld auf einer Ruine.
shoreside-expanse = Ausgedehnte Strände
    .rule = 3 ★ für jedes Ackergebiet, das weder an Wasser noch an den Rand grenzt, 3 ★ für jedes Wassergebiet, das weder an einen Acker noch an den Rand grenzt.
wildholds = Bastionen in der Wildnis
    .rule = 8 ★ für jedes Dorfgebiet mit 6 oder mehr Feldern.
great-city = Metropole
    .rule = 1 ★ für jedes Feld im größten der Dorfgebiete, die an kein Gebirge grenzen.
greengold-plains = Schillernde Ebene
    .rule = 3 ★ für jedes Dorfgebiet, das an 3 oder mehr andere Geländearten grenzt.
shieldgate = Schild des Reiches
    .rule = 2 ★ für jedes Feld des zweitgrößten Dorfgebiets.
borderlands = Grenzland
    .rule = 6 ★ für jede volle Zeile und jede volle Spalte.
lost-barony = Unzugängliche Baronie
    .rule = 3 ★ für jedes Feld entlang einer Seite des größten vollen Quadrats.
the-broken-road = Die lange Straße
    .rule = 3 ★ für jede volle Diagonale vom linken Rand hinab zum unteren Rand.
the-cauldrons = Die Kessel
    .rule = 1 ★ für jedes leere Feld, neben dem kein leeres Feld ist.
faunlost-thicket = Faunsdickicht
    .rule = 2 ★ für jedes Feld der längsten lückenlosen senkrechten Reihe aus Wald.
deepwood = Tiefwald
    .rule = 6 ★ für jedes Waldgebiet mit 5 oder mehr Feldern, das an kein Dorf grenzt.
heart-of-the-forest = Herz des Waldes
    .rule = 2 ★ für jedes Waldfeld, neben dem nur Wald oder der Rand ist.
sleepy-valley = Verschlafenes Tal
    .rule = 4 ★ für jede Zeile mit 3 oder mehr Waldfeldern.
# As in English: the name of a place.
craylund = Craylund
    .rule = 7 ★ für jedes Ackergebiet, das an 3 oder mehr Wasserfelder grenzt.
ulems-wallow = Ulems Suhle
    .rule = 4 ★ für jedes Wasserfeld neben 2 oder mehr Ackerfeldern.
clawsgrave-peaks = Klauengrabgipfel
    .rule = 5 ★ für jedes Gebirge, das durch ein Wassergebiet mit einem Acker verbunden ist.
# As in English: the name of a place.
jorekburg = Jorekburg
    .rule = 4 ★ für jede Spalte mit gleich vielen Acker- und Wasserfeldern, von jedem mindestens eins.
traylo-monastery = Traykloster
    .rule = 7 ★ für jedes Dorfgebiet mit 4 oder mehr Feldern lückenlos in gerader Linie.
outer-enclave = Die äußerste Enklave
    .rule = 1 ★ für jedes leere Feld neben dem Dorfgebiet, das die meisten leeren Felder neben sich hat.
gnomish-colony = Gnomkolonie
    .rule = 6 ★ für jedes Dorfgebiet, in dem ein 2×2-Quadrat liegt.
caravansary = Karawanserei
    .rule = 1 ★ für jede Zeile und jede Spalte, in die dein weitläufigstes Dorfgebiet reicht.
dwarvenholds = Zwergenfesten
    .rule = 7 ★ für jede volle Zeile und jede volle Spalte, in der ein Gebirge liegt.
silos = Speichertürme
    .rule = 10 ★ für jede volle Spalte mit ungerader Nummer.
banded-hills = Bänderhügel
    .rule = 4 ★ für jede Zeile mit 5 oder mehr verschiedenen Geländearten.
starlit-sigil = Sternensiegel
    .rule = 4 ★ für jedes Gebiet aus genau 3 leeren Feldern.

## Skills

acrobatics = Akrobatik
    .rule = Dieser Hinterhalt bringt nur ein 1×2 aus Monstern auf deine Landkarte und bewirkt dort sonst nichts.
concentration = Konzentration
    .rule = Zeichne die Form ein zweites Mal ein, im selben Gelände.
cure-wounds = Wunden heilen
    .rule = Zeichne zusätzlich ein 1×2 neben ein Monster, in einem Gelände dieser Karte.
diplomacy = Diplomatie
    .rule = Zeichne zusätzlich ein Feld ein, das Acker und Dorf zugleich ist.
secret-lore = Geheimwissen
    .rule = Zeichne die Form als Dorf, egal welches Gelände die Karte zeigt.
stealth = Heimlichkeit
    .rule = Die Form darf über den Rand der Landkarte hinausragen; was draußen liegt, wird nicht gezeichnet.
negotiation = Verhandlung
    .rule = Zeichne statt der Formen der Karte ein 2×2-Quadrat in einem Gelände dieser Karte, ohne Münze.
search = Suche
    .rule = Zeichne zusätzlich ein Feld im selben Gelände neben die Form.

## Solo titles, the highest first

legendary-cartographer = Legendärer Kartograph
master-mapsmith = Meister der Landkarten
journeyman-topographer = Topographengeselle
apprentice-surveyor = Vermessungslehrling
amateur-assessor = Hobbyvermesser
inept-assistant = Eifriger Gehilfe
dimwitted-doodler = Fröhlicher Kritzler
oblivious-inkdrinker = Tintenbekleckster Neuling

## Characters that bots can be

character-pip = Pip
character-magda = Magda
character-otto = Otto
character-ilse = Ilse
character-bruno = Bruno
character-vilma = Wilma
character-frida = Frida
character-tobias = Tobias
character-anselm = Anselm
character-greta = Greta
# A second one of the same at a table: “Frida 2”
character-another = { $name } { $number }

## Why a map scores what it scores

# As in English: the same word.
monsters = Monster
monsters-rule = Du verlierst einen Stern für jedes leere Feld neben einem Monster.
part-many = { $count } × { $stars }: { $what }
part-one = { $stars }: { $what }
part-cell = { $where }
part-row = Zeile { $where }
part-column = Spalte { $where }
part-diagonal = Diagonale ab { $where }
part-run = Reihe { $where }
part-region = Gebiet { $where }
part-square = Quadrat { $where }

## Tables of scores

total = Gesamt
coins = Münzen
sum = Jahreszeit
lost = An Monster verloren
no-title = kein Titel
solo-end = Solowertung { $rating }: { $title }

## Why something cannot be done

why-off-map = das ragt über den Rand der Landkarte hinaus
why-overlaps = auf { $cells } ist schon etwas
why-ruin = das muss ein leeres Ruinenfeld überdecken
why-shape = diese Form ist nicht auf der Karte
why-terrain = dieses Gelände ist nicht auf der Karte
why-single = keine Form dieser Karte passt, zeichne stattdessen ein einzelnes Feld
why-fits = ein einzelnes Feld geht nur, wenn keine Form der Karte passt
why-cells = kein Feld ist gewählt
why-second = was die Fertigkeit dazugibt, passt dort nicht hin
why-missing = was diese Fertigkeit dazugibt, ist noch nicht gezeichnet
why-unasked = hier gibt es nichts zusätzlich zu zeichnen
why-skill = diese Fertigkeit ist nicht im Spiel
why-skill-turn = diese Fertigkeit lässt sich in diesem Zug nicht einsetzen
why-skill-used = du hast in dieser Jahreszeit schon eine Fertigkeit eingesetzt
why-skill-coins = dir fehlen Münzen für diese Fertigkeit
why-skill-fallback = diese Fertigkeit geht nicht mit dem einzelnen Feld, das du zeichnest, wenn nichts passt
why-shelter = auf der Landkarte ist kein Platz für ein 1×2
why-upright = so herum ist kein Platz für ein 1×2
why-hero = ein Held braucht genau ein leeres Feld
why-marks = diese Felder kann der Held nicht angreifen
why-target = wähle ein Feld neben dem Monster, das sich zerstören lässt
why-no-target = es gibt nichts zu zerstören
why-kind = das geht gerade nicht
why-seat = diesen Platz gibt es nicht
why-not-asked = auf diesem Platz ist gerade nichts zu entscheiden
why-not-sealed = es gibt nichts zurückzunehmen
why-not-now = jetzt lässt sich keine Karte aufdecken
why-card = diese Karte kann jetzt nicht kommen

## The rules for players: what is printed on a card, tables, examples

fact-time = Zeit: { $time }
fact-terrain = Gelände: { $terrains }
fact-cost = Kosten in Münzen: { $coins }
fact-rating = Zahl für die Solowertung: { $number }
fact-clockwise = Landkarten im Uhrzeigersinn weitergeben
fact-counter-clockwise = Landkarten gegen den Uhrzeigersinn weitergeben
fact-top-left = Solo: beginnt in der Ecke oben links
fact-top-right = Solo: beginnt in der Ecke oben rechts
fact-bottom-left = Solo: beginnt in der Ecke unten links
fact-bottom-right = Solo: beginnt in der Ecke unten rechts
table-season = Jahreszeit
table-edicts = Dekrete
table-solo-title = Titel
table-rating = Ab Wertung
example-stars = Sterne: { $stars }
example-lost = Verlorene Sterne: { $stars }
example-cost = Verlorene Sterne je Jahreszeit: { $stars }
# $terrain is its key: forest, village, farm, water or monster.
example-gain =
    { $terrain ->
        [forest] Als Wald
        [village] Als Dorf
        [farm] Als Acker
        [water] Als Wasser
        [monster] Als Monster
       *[other] { $name }
    }: { $card } { $before } → { $after } ★
example-coins = Erhaltene Münzen: { $coins }
example-paid = Ausgegebene Münzen: { $coins }
example-drawn = Gezeichnet: { $cells }
example-destroyed = Zerstört: { $cells }
example-refused = Nicht auf { $cells }: { $why }
example-sum = Sterne der vier Jahreszeiten: { $sum }
example-number = { $card }: −{ $number }
