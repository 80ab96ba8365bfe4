# Russian: what the game and its cards are called and say. Read by the commands, the server and the browser.
# Names are those of the printed game where it has one, otherwise ours (docs/languages/ru.md); rules and all other texts are our own words.

## Boxes and sheets

box-base = Картографы
box-skills = Навыки
box-heroes = Картографы: Герои
box-ambush = Засада
sheet-A = Дикие земли
sheet-B = Пустошь
sheet-C = Дикие земли
sheet-D = Пустошь
sheet-named = планшет { $sheet } ({ $name })
sheet-own = самодельный планшет

## The letters of edicts and sheets, as this language writes them

letter-A = А
letter-B = Б
letter-C = В
letter-D = Г

## What is printed on the keys in the places of R, F, N, H and M on an English keyboard

key-R = К
key-F = А
key-N = Т
key-H = Р
key-M = Ь

## Words of the game

forest = лес
village = поселение
farm = поля
water = водоём
monster = монстры
hero = герой
mountain = горы
double = поля и поселение
wasteland = ущелье
destroyed = уничтожено
ruins = руины
empty = пусто
spring = Весна
summer = Лето
fall = Осень
winter = Зима
phase-reveal = открытие карты
phase-draw = рисование
phase-declare = объявление навыков
phase-ambush = засада
phase-gaze = взгляд горгоны
phase-hero = появление героя
phase-ravage = буйство тролля
phase-over = конец игры
stack-forest = лес
stack-village = поселение
stack-farm-water = поля и водоёмы
stack-space = пространство
dragon = дракон
zombie = зомби
troll = тролль
gorgon = горгона

## Explore cards

great-river = Великая река
farmland = Угодья
hamlet = Городок
forgotten-forest = Забытый лес
hinterland-stream = Река в полях
homestead = Хутор
orchard = Сад
treetop-village = Лесные хижины
marshlands = Болото
fishing-village = Рыбацкая деревня
rift-lands = Аномалия
    .rule = Одна клетка любой местности.
lagoon = Лагуна
pasture = Пастбище
settlement = Слобода
timber-grove = Древняя роща
hillside-terrace = Горные террасы
frontier-dwelling = Последний рубеж
wildwood-garden = Сад на опушке
woodland-crossroads = Лесное перепутье
coastal-encampment = Лазурная бухта
mangrove-swamp = Мангровая топь
kethras-gates = Врата Кетры
    .rule = Одна клетка любой местности.

## Ruins cards

temple-ruins = Руины храма
    .rule = Фигура со следующей карты исследования должна накрыть пустую клетку руин.
outpost-ruins = Руины форта
    .rule = Фигура со следующей карты исследования должна накрыть пустую клетку руин.

## Ambush cards

goblin-attack = Атака гоблинов
bugbear-assault = Натиск багберов
kobold-onslaught = Рейд кобольдов
gnoll-raid = Набег гноллов
dragon-inferno = Налёт дракона
    .rule = Как только ни одна уцелевшая клетка дракона не примыкает к пустой, владелец планшета получает 3 монеты.
zombie-plague = Эпидемия зомби
    .rule = После каждого сезона, кроме последнего, все пустые клетки, примыкающие к зомби, становятся зомби.
giant-troll-ravage = Буйство тролля
    .rule = После каждого сезона, кроме последнего, владелец планшета уничтожает одну пустую клетку, примыкающую к троллю.
gorgon-gaze = Взгляд горгоны
    .rule = Кто рисует горгону, сразу уничтожает одну клетку, примыкающую к ней.
flayer-incursion = Вторжение свежевателей
insectoid-invasion = Нашествие инсектоидов
ratman-strike = Удар крысолюдов
ogre-charge = Погром огров

## What monsters cost that have come; $cells are the spaces beside them

arrival-cost = { $stars ->
        [0] Вы ничего не теряете: пустых клеток рядом нет.
        [1] Это отнимает у вас звезду каждый сезон, пока не заполните { $cells }.
        [one] Это отнимает у вас { $stars } звезду каждый сезон, пока не заполните { $cells }.
        [few] Это отнимает у вас { $stars } звезды каждый сезон, пока не заполните { $cells }.
       *[many] Это отнимает у вас { $stars } звёзд каждый сезон, пока не заполните { $cells }.
    }

## Hero cards

dobrik-of-lorkheim = Добрик из Лоркхейма
wren-the-lioness = Рен Львица
freyla-the-true = Фрейла Меткая
dal-of-jolev = Дэл из Йолева

## Scoring cards: stars

sentinel-wood = Сторожевой лес
    .rule = 1 ★ за каждую клетку леса, примыкающую к краю планшета.
greenbough = Зелёный край
    .rule = 1 ★ за каждый ряд и каждый столбец, где есть лес.
treetower = Дерево-великан
    .rule = 1 ★ за каждую клетку леса, к которой не примыкают пустые клетки.
stoneside-forest = Горнолесье
    .rule = 3 ★ за каждую гору, которую область леса соединяет с другой горой.
canal-lake = Приозёрье
    .rule = 1 ★ за каждую клетку водоёма, примыкающую к полям; 1 ★ за каждую клетку полей, примыкающую к водоёму.
mages-valley = Долина волшебников
    .rule = 2 ★ за каждую клетку водоёма, примыкающую к горе; 1 ★ за каждую клетку полей, примыкающую к горе.
the-golden-granary = Золотая жила
    .rule = 1 ★ за каждую клетку водоёма, примыкающую к руинам; 3 ★ за каждую клетку полей на руинах.
shoreside-expanse = Нетронутые берега
    .rule = 3 ★ за каждую область полей, не примыкающую ни к водоёму, ни к краю планшета; 3 ★ за каждую область водоёма, не примыкающую ни к полям, ни к краю.
wildholds = Община
    .rule = 8 ★ за каждую область поселений хотя бы из 6 клеток.
great-city = Великий город
    .rule = 1 ★ за каждую клетку самой большой из тех областей поселений, что не примыкают к горам.
greengold-plains = Земля обетованная
    .rule = 3 ★ за каждую область поселений, примыкающую хотя бы к трём другим типам местности.
shieldgate = Форпост
    .rule = 2 ★ за каждую клетку второй по величине области поселений.
borderlands = Необъятные просторы
    .rule = 6 ★ за каждый полностью заполненный ряд или столбец.
lost-barony = Затерянное княжество
    .rule = 3 ★ за каждую клетку вдоль одной стороны самого большого заполненного квадрата.
the-broken-road = Разбитые дороги
    .rule = 3 ★ за каждую полностью заполненную диагональ, которая спускается от левого края планшета к нижнему.
the-cauldrons = Кальдеры
    .rule = 1 ★ за каждую пустую клетку, к которой не примыкают другие пустые клетки.
faunlost-thicket = Чаща фавнов
    .rule = 2 ★ за каждую клетку самой длинной непрерывной линии леса по вертикали.
deepwood = Глубоколесье
    .rule = 6 ★ за каждую область леса хотя бы из 5 клеток, не примыкающую к поселению.
heart-of-the-forest = Сердце дубравы
    .rule = 2 ★ за каждую клетку леса, у которой с каждой из четырёх сторон лес или край планшета.
sleepy-valley = Сонная долина
    .rule = 4 ★ за каждый ряд, где есть хотя бы 3 клетки леса.
craylund = Крейланд
    .rule = 7 ★ за каждую область полей, примыкающую хотя бы к трём клеткам водоёма.
ulems-wallow = Пруды Улема
    .rule = 4 ★ за каждую клетку водоёма, примыкающую хотя бы к двум клеткам полей.
clawsgrave-peaks = Могильные хребты
    .rule = 5 ★ за каждую гору, которую область водоёма соединяет с полями.
jorekburg = Йорекбург
    .rule = 4 ★ за каждый столбец, где клеток полей и водоёма поровну, хотя бы по одной.
traylo-monastery = Монастырь Трейло
    .rule = 7 ★ за каждую область поселений, где хотя бы 4 клетки идут подряд по прямой.
outer-enclave = Анклав
    .rule = Самая выгодная область поселений: 1 ★ за каждую пустую клетку, которая к ней примыкает.
gnomish-colony = Поселение гномов
    .rule = 6 ★ за каждую область поселений, в которой есть квадрат 2×2.
caravansary = Караван-сарай
    .rule = Самая выгодная область поселений: 1 ★ за каждый ряд и каждый столбец, куда она заходит.
dwarvenholds = Владения дварфов
    .rule = 7 ★ за каждый полностью заполненный ряд или столбец, в котором есть гора.
silos = Силосные башни
    .rule = 10 ★ за каждый полностью заполненный столбец с нечётным номером.
banded-hills = Железные холмы
    .rule = 4 ★ за каждый ряд, где есть хотя бы 5 разных типов местности.
starlit-sigil = Звёздные пустоты
    .rule = 4 ★ за каждую область ровно из трёх пустых клеток.

## Skills

acrobatics = Акробатика
    .rule = На вашем планшете эта засада оставит только фигуру 1×2 с монстрами и больше ничего не сделает.
concentration = Концентрация
    .rule = Нарисуйте ту же фигуру с той же местностью ещё раз.
cure-wounds = Лечение ран
    .rule = Дорисуйте фигуру 1×2, примыкающую к монстру; местность — любая с карты исследования.
diplomacy = Дипломатия
    .rule = Дорисуйте одну клетку: это одновременно и поля, и поселение.
secret-lore = Тайные знания
    .rule = Нарисуйте поселение, какая бы местность ни была на карте исследования.
stealth = Скрытность
    .rule = Фигура может выходить за край планшета; часть за краем не рисуют.
negotiation = Переговоры
    .rule = Вместо фигуры с карты исследования нарисуйте квадрат 2×2 с любой местностью этой карты; монеты за него не будет.
search = Поиск
    .rule = Дорисуйте одну клетку, примыкающую к фигуре; местность — та же.

## Solo titles, the highest first

legendary-cartographer = Легендарный картограф
master-mapsmith = Искусный мастер
journeyman-topographer = Способный подмастерье
apprentice-surveyor = Прилежный ученик
amateur-assessor = Бойкий помощник
inept-assistant = Пытливый любитель
dimwitted-doodler = Весёлый чертёжник
oblivious-inkdrinker = Друг чернил

## Characters that bots can be

character-pip = Пип
character-magda = Магда
character-otto = Отто
character-ilse = Ильза
character-bruno = Бруно
character-vilma = Вильма
character-frida = Фрида
character-tobias = Тобиас
character-anselm = Ансельм
character-greta = Грета
# A second one of the same at a table: “Frida 2”
character-another = { $name } { $number }

## Why a map scores what it scores

monsters = Монстры
monsters-rule = Вы теряете одну звезду за каждую пустую клетку, примыкающую к монстру.
part-many = { $count } × { $stars }: { $what }
part-one = { $stars }: { $what }
part-cell = { $where }
part-row = ряд { $where }
part-column = столбец { $where }
part-diagonal = диагональ от { $where }
part-run = линия { $where }
part-region = область { $where }
part-square = квадрат { $where }

## Tables of scores

total = Всего
coins = Монеты
sum = Сезон
lost = Потери из-за монстров
no-title = без титула
solo-end = Итоговый счёт { $rating }: { $title }

## Why something cannot be done

why-off-map = фигура выходит за край планшета
why-overlaps = { $cells } — уже заполнено
why-ruin = нужно накрыть пустую клетку руин
why-shape = на открытой карте нет такой фигуры
why-terrain = на открытой карте нет такой местности
why-single = ни одна фигура с карты не подходит, поэтому нарисуйте одиночную клетку
why-fits = одиночную клетку рисуют, только когда ни одна фигура с карты не подходит
why-cells = не выбрано ни одной клетки
why-second = дополнительную фигуру навыка здесь нарисовать нельзя
why-missing = для этого навыка нужно нарисовать ещё и дополнительную фигуру
why-unasked = дорисовывать здесь ничего нельзя
why-skill = такого навыка в этой партии нет
why-skill-turn = в этом раунде этот навык применить нельзя
why-skill-used = навык в этом сезоне уже применён
why-skill-coins = на этот навык не хватает монет
why-skill-fallback = этот навык нельзя применить, когда вместо фигуры рисуют одиночную клетку
why-shelter = на планшете нет места для фигуры 1×2
why-upright = в таком положении для фигуры 1×2 нет места
why-hero = герой занимает ровно одну пустую клетку
why-marks = этот герой не может атаковать эти клетки
why-target = выберите клетку, которая примыкает к монстру и которую можно уничтожить
why-no-target = уничтожать нечего
why-kind = сейчас этого сделать нельзя
why-seat = такого места за столом нет
why-not-asked = этот игрок сейчас ничего не решает
why-not-sealed = отменять нечего
why-not-now = сейчас карту открыть нельзя
why-card = эта карта сейчас не может выпасть

## The rules for players: what is printed on a card, tables, examples

fact-time = Время: { $time }
fact-terrain = Местность: { $terrains }
fact-cost = Стоимость в монетах: { $coins }
fact-rating = Норма для итогового счёта: { $number }
fact-clockwise = Планшеты передают по часовой стрелке
fact-counter-clockwise = Планшеты передают против часовой стрелки
fact-top-left = В одиночной игре: из левого верхнего угла
fact-top-right = В одиночной игре: из правого верхнего угла
fact-bottom-left = В одиночной игре: из левого нижнего угла
fact-bottom-right = В одиночной игре: из правого нижнего угла
table-season = Сезон
table-edicts = Указы
table-solo-title = Титул
table-rating = Счёт от
example-stars = Звёзд: { $stars }
example-lost = Потеряно звёзд: { $stars }
example-cost = Потери звёзд в каждом сезоне: { $stars }
example-gain =
    { $terrain ->
        [forest] Если рисуете лес
        [village] Если рисуете поселение
        [farm] Если рисуете поля
        [water] Если рисуете водоём
        [monster] Если рисуете монстров
       *[other] { $name }
    }: указ «{ $card }» { $before } → { $after } ★
example-coins = Получено монет: { $coins }
example-paid = Потрачено монет: { $coins }
example-drawn = Нарисовано: { $cells }
example-destroyed = Уничтожено: { $cells }
example-refused = Нельзя на { $cells }: { $why }
example-sum = Звёзды за четыре сезона: { $sum }
example-number = { $card }: −{ $number }
