# English: what the game and its cards are called and say. Read by the commands, the server and the browser.
# Names are those of the printed game where it has one; rules and all other texts are our own words.

## Boxes and sheets

box-base = Cartographers
box-skills = Skills
box-heroes = Cartographers Heroes
box-ambush = Ambush
sheet-A = Wilderness
sheet-B = Wastelands
sheet-C = Wilderness
sheet-D = Wastelands
sheet-named = sheet { $sheet } ({ $name })
sheet-own = a custom sheet

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

forest = forest
village = village
farm = farm
water = water
monster = monster
hero = hero
mountain = mountain
double = farm and village
wasteland = wasteland
destroyed = destroyed
ruins = ruins
empty = empty
spring = Spring
summer = Summer
fall = Fall
winter = Winter
phase-reveal = a card comes up
phase-draw = drawing
phase-declare = declaring skills
phase-ambush = ambush
phase-gaze = the gorgon’s gaze
phase-hero = placing a hero
phase-ravage = the troll’s ravage
phase-over = the game is over
stack-forest = forest
stack-village = village
stack-farm-water = farm and water
stack-space = space
dragon = dragon
zombie = zombie
troll = troll
gorgon = gorgon

## Explore cards

great-river = Great River
farmland = Farmland
hamlet = Hamlet
forgotten-forest = Forgotten Forest
hinterland-stream = Hinterland Stream
homestead = Homestead
orchard = Orchard
treetop-village = Treetop Village
marshlands = Marshlands
fishing-village = Fishing Village
rift-lands = Rift Lands
    .rule = One space of any terrain.
lagoon = Lagoon
pasture = Pasture
settlement = Settlement
timber-grove = Timber Grove
hillside-terrace = Hillside Terrace
frontier-dwelling = Frontier Dwelling
wildwood-garden = Wildwood Garden
woodland-crossroads = Woodland Crossroads
coastal-encampment = Coastal Encampment
mangrove-swamp = Mangrove Swamp
kethras-gates = Kethra's Gates
    .rule = One space of any terrain.

## Ruins cards

temple-ruins = Temple Ruins
    .rule = The shape on the next explore card must cover an empty ruins space.
outpost-ruins = Outpost Ruins
    .rule = The shape on the next explore card must cover an empty ruins space.

## Ambush cards

goblin-attack = Goblin Attack
bugbear-assault = Bugbear Assault
kobold-onslaught = Kobold Onslaught
gnoll-raid = Gnoll Raid
dragon-inferno = Dragon Inferno
    .rule = Once no empty space is left beside the dragon, the map’s owner gets 3 coins.
zombie-plague = Zombie Plague
    .rule = After each season except the last, every empty space beside a zombie becomes a zombie.
giant-troll-ravage = Giant Troll Ravage
    .rule = After each season except the last, the map’s owner destroys one empty space beside a troll.
gorgon-gaze = Gorgon Gaze
    .rule = Whoever draws the gorgon then destroys one space beside it.
flayer-incursion = Flayer Incursion
insectoid-invasion = Insectoid Invasion
ratman-strike = Ratman Strike
ogre-charge = Ogre Charge

## What monsters cost that have come; $cells are the spaces beside them

arrival-cost = { $stars ->
        [0] It costs you nothing: there’s no empty space beside it.
        [one] It costs you one star every season until you fill { $cells }.
       *[other] It costs you { $stars } stars every season until you fill { $cells }.
    }

## Hero cards

dobrik-of-lorkheim = Dobrik of Lorkheim
wren-the-lioness = Wren the Lioness
freyla-the-true = Freyla the True
dal-of-jolev = Dal of Jolev

## Scoring cards: stars

sentinel-wood = Sentinel Wood
    .rule = 1 ★ for each forest space at the edge of the map.
greenbough = Greenbough
    .rule = 1 ★ for each row and each column with forest in it.
treetower = Treetower
    .rule = 1 ★ for each forest space with no empty space beside it.
stoneside-forest = Stoneside Forest
    .rule = 3 ★ for each mountain that a forest cluster joins to another mountain.
canal-lake = Canal Lake
    .rule = 1 ★ for each water space beside a farm, 1 ★ for each farm space beside water.
mages-valley = Mages Valley
    .rule = 2 ★ for each water space and 1 ★ for each farm space beside a mountain.
the-golden-granary = The Golden Granary
    .rule = 1 ★ for each water space beside ruins, 3 ★ for each farm space on ruins.
shoreside-expanse = Shoreside Expanse
    .rule = 3 ★ for each farm cluster touching neither water nor the map’s edge, 3 ★ for each water cluster touching neither farm nor the edge.
wildholds = Wildholds
    .rule = 8 ★ for each village cluster of 6 or more spaces.
great-city = Great City
    .rule = 1 ★ for each space of the largest village cluster that touches no mountain.
greengold-plains = Greengold Plains
    .rule = 3 ★ for each village cluster that touches 3 or more other terrain types.
shieldgate = Shieldgate
    .rule = 2 ★ for each space of the second-largest village cluster.
borderlands = Borderlands
    .rule = 6 ★ for each full row and each full column.
lost-barony = Lost Barony
    .rule = 3 ★ for each space along one side of the largest filled square.
the-broken-road = The Broken Road
    .rule = 3 ★ for each full diagonal from the left edge down to the bottom edge.
the-cauldrons = The Cauldrons
    .rule = 1 ★ for each empty space with no empty space beside it.
faunlost-thicket = Faunlost Thicket
    .rule = 2 ★ for each space in the longest unbroken vertical line of forest.
deepwood = Deepwood
    .rule = 6 ★ for each forest cluster of 5 or more spaces that touches no village.
heart-of-the-forest = Heart of the Forest
    .rule = 2 ★ for each forest space with only forest or the edge beside it.
sleepy-valley = Sleepy Valley
    .rule = 4 ★ for each row with 3 or more forest spaces.
craylund = Craylund
    .rule = 7 ★ for each farm cluster that touches 3 or more water spaces.
ulems-wallow = Ulem's Wallow
    .rule = 4 ★ for each water space beside 2 or more farm spaces.
clawsgrave-peaks = Clawsgrave Peaks
    .rule = 5 ★ for each mountain that a water cluster joins to a farm.
jorekburg = Jorekburg
    .rule = 4 ★ for each column with as many farm as water spaces, at least one of each.
traylo-monastery = Traylo Monastery
    .rule = 7 ★ for each village cluster with an unbroken straight line of 4 or more spaces.
outer-enclave = Outer Enclave
    .rule = 1 ★ for each empty space beside the village cluster that has the most of them.
gnomish-colony = Gnomish Colony
    .rule = 6 ★ for each village cluster with a 2×2 square in it.
caravansary = Caravansary
    .rule = 1 ★ for each row and column that your most widespread village cluster reaches.
dwarvenholds = Dwarvenholds
    .rule = 7 ★ for each full row and each full column with a mountain in it.
silos = Silos
    .rule = 10 ★ for each full odd-numbered column.
banded-hills = Banded Hills
    .rule = 4 ★ for each row with 5 or more different terrain types.
starlit-sigil = Starlit Sigil
    .rule = 4 ★ for each cluster of exactly 3 empty spaces.

## Skills

acrobatics = Acrobatics
    .rule = This ambush puts only a 1×2 of monsters on your map and has no other effect there.
concentration = Concentration
    .rule = Draw the shape a second time, in the same terrain.
cure-wounds = Cure Wounds
    .rule = Also draw a 1×2 beside a monster, in a terrain of this card.
diplomacy = Diplomacy
    .rule = Also draw one space that is farm and village at once.
secret-lore = Secret Lore
    .rule = Draw village, whatever the card shows.
stealth = Stealth
    .rule = The shape may stick out over the edge of the map; the part outside is not drawn.
negotiation = Negotiation
    .rule = Draw a 2×2 square instead of the card’s shapes, in a terrain of this card, without a coin.
search = Search
    .rule = Also draw one space of the same terrain beside the shape.

## Solo titles, the highest first

legendary-cartographer = Legendary Cartographer
master-mapsmith = Master Mapsmith
journeyman-topographer = Journeyman Topographer
apprentice-surveyor = Apprentice Surveyor
amateur-assessor = Amateur Assessor
inept-assistant = Eager Assistant
dimwitted-doodler = Cheerful Doodler
oblivious-inkdrinker = Ink-Stained Beginner

## Characters that bots can be

character-pip = Pip
character-magda = Magda
character-otto = Otto
character-ilse = Ilse
character-bruno = Bruno
character-vilma = Vilma
character-frida = Frida
character-tobias = Tobias
character-anselm = Anselm
character-greta = Greta
# A second one of the same at a table: “Frida 2”
character-another = { $name } { $number }

## Why a map scores what it scores

monsters = Monsters
monsters-rule = You lose one star for each empty space beside a monster.
part-many = { $count } × { $stars }: { $what }
part-one = { $stars }: { $what }
part-cell = { $where }
part-row = row { $where }
part-column = column { $where }
part-diagonal = diagonal from { $where }
part-run = run { $where }
part-region = cluster { $where }
part-square = square { $where }

## Tables of scores

total = Total
coins = Coins
sum = Season
lost = Lost to monsters
no-title = no title
solo-end = Solo rating { $rating }: { $title }

## Why something cannot be done

why-off-map = it goes off the map
why-overlaps = there is already something on { $cells }
why-ruin = it must cover an empty ruins space
why-shape = this shape is not on the card
why-terrain = this terrain is not on the card
why-single = no shape on this card fits: draw a single space instead
why-fits = a single space is allowed only when no shape on the card fits
why-cells = no space is chosen
why-second = the skill’s extra drawing cannot go there
why-missing = this skill also needs its extra drawing
why-unasked = nothing extra may be drawn here
why-skill = this skill is not in the game
why-skill-turn = this skill cannot be used in this turn
why-skill-used = you have already used a skill this season
why-skill-coins = you do not have enough coins for this skill
why-skill-fallback = this skill cannot be used with the single space you draw when nothing fits
why-shelter = there is no room for a 1×2 on the map
why-upright = there is no room for a 1×2 this way round
why-hero = a hero takes exactly one empty space
why-marks = this hero cannot attack these spaces
why-target = choose a space beside the monster that can be destroyed
why-no-target = there is nothing to destroy
why-kind = that cannot be done right now
why-seat = there is no such seat
why-not-asked = this player has nothing to decide now
why-not-sealed = there is nothing to take back
why-not-now = no card can be revealed now
why-card = this card cannot come up now

## The rules for players: what is printed on a card, tables, examples

fact-time = Time: { $time }
fact-terrain = Terrain: { $terrains }
fact-cost = Cost in coins: { $coins }
fact-rating = Number for the solo rating: { $number }
fact-clockwise = Pass maps clockwise
fact-counter-clockwise = Pass maps counter-clockwise
fact-top-left = Solo: starts in the top-left corner
fact-top-right = Solo: starts in the top-right corner
fact-bottom-left = Solo: starts in the bottom-left corner
fact-bottom-right = Solo: starts in the bottom-right corner
table-season = Season
table-edicts = Edicts
table-solo-title = Title
table-rating = From a rating of
example-stars = Stars: { $stars }
example-lost = Stars lost: { $stars }
example-cost = Stars lost each season: { $stars }
# $terrain is its key: forest, village, farm, water or monster.
example-gain =
    { $terrain ->
        [forest] As forest
        [village] As a village
        [farm] As a farm
        [water] As water
        [monster] As a monster
       *[other] { $name }
    }: { $card } { $before } → { $after } ★
example-coins = Coins gained: { $coins }
example-paid = Coins spent: { $coins }
example-drawn = Drawn: { $cells }
example-destroyed = Destroyed: { $cells }
example-refused = Not on { $cells }: { $why }
example-sum = Stars of the four seasons: { $sum }
example-number = { $card }: −{ $number }
