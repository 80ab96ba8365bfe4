# Ukrainian: what the game and its cards are called and say. Read by the commands, the server and the browser.
# Names are those of the printed game where it has one, otherwise ours (docs/languages/uk.md); rules and all other texts are our own words.

## Boxes and sheets

box-base = Картографи
box-skills = Навички
box-heroes = Картографи: Герої
box-ambush = Засідка
sheet-A = Дикі землі
sheet-B = Пустка
sheet-C = Дикі землі
sheet-D = Пустка
sheet-named = планшет { $sheet } ({ $name })
sheet-own = власний планшет

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

forest = ліс
village = поселення
farm = поля
water = водойма
monster = монстри
hero = герой
mountain = гори
double = поля й поселення
wasteland = ущелина
destroyed = знищено
ruins = руїни
empty = порожньо
spring = Весна
summer = Літо
fall = Осінь
winter = Зима
phase-reveal = відкриття карти
phase-draw = малювання
phase-declare = оголошення навичок
phase-ambush = засідка
phase-gaze = погляд горгони
phase-hero = поява героя
phase-ravage = розгул троля
phase-over = кінець гри
stack-forest = ліс
stack-village = поселення
stack-farm-water = поля й водойми
stack-space = простір
dragon = дракон
zombie = зомбі
troll = троль
gorgon = горгона

## Explore cards

great-river = Велика ріка
farmland = Угіддя
hamlet = Містечко
forgotten-forest = Забутий ліс
hinterland-stream = Річка в полях
homestead = Хутір
orchard = Сад
treetop-village = Лісові хатини
marshlands = Болото
fishing-village = Рибальське село
rift-lands = Аномалія
    .rule = Одна клітинка будь-якої місцевості.
lagoon = Лагуна
pasture = Пасовище
settlement = Слобода
timber-grove = Прадавній гай
hillside-terrace = Гірські тераси
frontier-dwelling = Останній рубіж
wildwood-garden = Сад на узліссі
woodland-crossroads = Лісове роздоріжжя
coastal-encampment = Лазурова бухта
mangrove-swamp = Мангрове болото
kethras-gates = Брама Кетри
    .rule = Одна клітинка будь-якої місцевості.

## Ruins cards

temple-ruins = Руїни храму
    .rule = Фігура з наступної карти дослідження має накрити порожню клітинку руїн.
outpost-ruins = Руїни форту
    .rule = Фігура з наступної карти дослідження має накрити порожню клітинку руїн.

## Ambush cards

goblin-attack = Атака гоблінів
bugbear-assault = Натиск багберів
kobold-onslaught = Рейд кобольдів
gnoll-raid = Набіг гнолів
dragon-inferno = Наліт дракона
    .rule = Коли вже жодна вціліла клітинка дракона не межує з порожньою, власник мапи отримує 3 монети.
zombie-plague = Пошесть зомбі
    .rule = Після кожного сезону, крім останнього, усі порожні клітинки, що межують із зомбі, стають зомбі.
giant-troll-ravage = Розгул троля-велетня
    .rule = Після кожного сезону, крім останнього, власник мапи знищує одну порожню клітинку, що межує з тролем.
gorgon-gaze = Погляд горгони
    .rule = Хто малює горгону, одразу знищує одну клітинку, що з нею межує.
flayer-incursion = Вторгнення живодерів
insectoid-invasion = Навала інсектоїдів
ratman-strike = Удар щуролюдів
ogre-charge = Наскок огрів

## What monsters cost that have come; $cells are the spaces beside them

arrival-cost = { $stars ->
        [0] Через це ви нічого не втрачаєте: порожніх клітинок поруч немає.
        [1] Щосезону це забирає у вас зірку, доки не заповните { $cells }.
        [one] Щосезону це забирає у вас { $stars } зірку, доки не заповните { $cells }.
        [few] Щосезону це забирає у вас { $stars } зірки, доки не заповните { $cells }.
       *[many] Щосезону це забирає у вас { $stars } зірок, доки не заповните { $cells }.
    }

## Hero cards

dobrik-of-lorkheim = Добрик із Лоркгейма
wren-the-lioness = Рен Левиця
freyla-the-true = Фрейла Влучна
dal-of-jolev = Дел із Йолева

## Scoring cards: stars

sentinel-wood = Сторожовий ліс
    .rule = 1 ★ за кожну клітинку лісу, що межує з краєм мапи.
greenbough = Зелений край
    .rule = 1 ★ за кожен рядок і кожен стовпчик, де є ліс.
treetower = Дерево-велетень
    .rule = 1 ★ за кожну клітинку лісу, що не межує з жодною порожньою.
stoneside-forest = Гірські ліси
    .rule = 3 ★ за кожну гору, яку ділянка лісу сполучає з іншою горою.
canal-lake = Приозер’я
    .rule = 1 ★ за кожну клітинку водойми, що межує з полями; 1 ★ за кожну клітинку полів, що межує з водоймою.
mages-valley = Долина чародіїв
    .rule = 2 ★ за кожну клітинку водойми, що межує з горою; 1 ★ за кожну клітинку полів, що межує з горою.
the-golden-granary = Золота жила
    .rule = 1 ★ за кожну клітинку водойми, що межує з руїнами; 3 ★ за кожну клітинку полів на руїнах.
shoreside-expanse = Незаймані береги
    .rule = 3 ★ за кожну ділянку полів, що не межує ні з водоймою, ні з краєм мапи; 3 ★ за кожну ділянку водойм, що не межує ні з полями, ні з краєм.
wildholds = Громада
    .rule = 8 ★ за кожну ділянку поселень, що має щонайменше 6 клітинок.
great-city = Величне місто
    .rule = 1 ★ за кожну клітинку найбільшої з тих ділянок поселень, що не межують із горами.
greengold-plains = Земля обітована
    .rule = 3 ★ за кожну ділянку поселень, що межує щонайменше з трьома іншими типами місцевості.
shieldgate = Форпост
    .rule = 2 ★ за кожну клітинку другої за розміром ділянки поселень.
borderlands = Неосяжні простори
    .rule = 6 ★ за кожен повністю заповнений рядок або стовпчик.
lost-barony = Загублене князівство
    .rule = 3 ★ за кожну клітинку вздовж однієї сторони найбільшого заповненого квадрата.
the-broken-road = Розбиті дороги
    .rule = 3 ★ за кожну повністю заповнену діагональ від лівого до нижнього краю мапи.
the-cauldrons = Кальдери
    .rule = 1 ★ за кожну порожню клітинку, що не межує з жодною іншою порожньою.
faunlost-thicket = Хащі фавнів
    .rule = 2 ★ за кожну клітинку найдовшої суцільної лінії лісу по вертикалі.
deepwood = Пуща
    .rule = 6 ★ за кожну ділянку лісу, що має щонайменше 5 клітинок і не межує з поселенням.
heart-of-the-forest = Серце діброви
    .rule = 2 ★ за кожну клітинку лісу, що межує лише з лісом або краєм мапи.
sleepy-valley = Сонна долина
    .rule = 4 ★ за кожен рядок, де щонайменше 3 клітинки лісу.
craylund = Крейланд
    .rule = 7 ★ за кожну ділянку полів, що межує щонайменше з трьома клітинками водойми.
ulems-wallow = Стави Улема
    .rule = 4 ★ за кожну клітинку водойми, що межує щонайменше з двома клітинками полів.
clawsgrave-peaks = Могильні хребти
    .rule = 5 ★ за кожну гору, яку ділянка водойм сполучає з полями.
jorekburg = Йорекбург
    .rule = 4 ★ за кожен стовпчик, де клітинок полів і водойми порівну, хоча б по одній.
traylo-monastery = Монастир Трейло
    .rule = 7 ★ за кожну ділянку поселень, де щонайменше 4 клітинки йдуть поспіль по прямій.
outer-enclave = Анклав
    .rule = Найвигідніша ділянка поселень: 1 ★ за кожну порожню клітинку, що з нею межує.
gnomish-colony = Колонія гномів
    .rule = 6 ★ за кожну ділянку поселень, у якій є квадрат 2×2.
caravansary = Караван-сарай
    .rule = Найвигідніша ділянка поселень: 1 ★ за кожен рядок і кожен стовпчик, куди вона сягає.
dwarvenholds = Володіння дварфів
    .rule = 7 ★ за кожен повністю заповнений рядок або стовпчик, у якому є гора.
silos = Силосні вежі
    .rule = 10 ★ за кожен повністю заповнений стовпчик із непарним номером.
banded-hills = Залізні пагорби
    .rule = 4 ★ за кожен рядок, де щонайменше 5 різних типів місцевості.
starlit-sigil = Зоряні порожнини
    .rule = 4 ★ за кожну ділянку рівно з трьох порожніх клітинок.

## Skills

acrobatics = Акробатика
    .rule = Ця засідка поставить на вашу мапу лише фігуру 1×2 з монстрами й більше нічого там не зробить.
concentration = Концентрація
    .rule = Намалюйте ту саму фігуру з тією самою місцевістю ще раз.
cure-wounds = Лікування ран
    .rule = Домалюйте фігуру 1×2, що межує з монстром; місцевість — будь-яка з карти дослідження.
diplomacy = Дипломатія
    .rule = Домалюйте одну клітинку: це водночас і поля, і поселення.
secret-lore = Таємні знання
    .rule = Намалюйте поселення, хоч би яка місцевість була на карті.
stealth = Непомітність
    .rule = Фігура може виходити за край мапи; частину за краєм не малюють.
negotiation = Переговори
    .rule = Замість фігури з карти дослідження намалюйте квадрат 2×2 з будь-якою місцевістю цієї карти; монети за нього не буде.
search = Пошук
    .rule = Домалюйте одну клітинку, що межує з фігурою; місцевість — та сама.

## Solo titles, the highest first

legendary-cartographer = Славнозвісний картограф
master-mapsmith = Досвідчений майстер
journeyman-topographer = Здібний підмайстер
apprentice-surveyor = Старанний учень
amateur-assessor = Завзятий помічник
inept-assistant = Допитливий аматор
dimwitted-doodler = Веселий кресляр
oblivious-inkdrinker = Друг чорнила

## Characters that bots can be

character-pip = Пилипко
character-magda = Магда
character-otto = Отто
character-ilse = Ільза
character-bruno = Бруно
character-vilma = Вільма
character-frida = Фріда
character-tobias = Тобіас
character-anselm = Ансельм
character-greta = Грета
# A second one of the same at a table: “Frida 2”
character-another = { $name } { $number }

## Why a map scores what it scores

monsters = Монстри
monsters-rule = Ви втрачаєте одну зірку за кожну порожню клітинку, що межує з монстром.
part-many = { $count } × { $stars }: { $what }
part-one = { $stars }: { $what }
part-cell = { $where }
part-row = рядок { $where }
part-column = стовпчик { $where }
part-diagonal = діагональ від { $where }
part-run = лінія { $where }
part-region = ділянка { $where }
part-square = квадрат { $where }

## Tables of scores

total = Разом
coins = Монети
sum = Сезон
lost = Втрати через монстрів
no-title = без титулу
solo-end = Підсумковий рахунок { $rating }: { $title }

## Why something cannot be done

why-off-map = фігура виходить за край мапи
why-overlaps = { $cells } — уже заповнено
why-ruin = треба накрити порожню клітинку руїн
why-shape = такої фігури на карті немає
why-terrain = такої місцевості на карті немає
why-single = жодна фігура з карти не підходить: намалюйте натомість одну клітинку
why-fits = одну клітинку малюють, лише коли жодна фігура з карти не підходить
why-cells = не вибрано жодної клітинки
why-second = додаткову фігуру за навичкою тут намалювати не можна
why-missing = для цієї навички треба намалювати ще й додаткову фігуру
why-unasked = домальовувати тут нічого не можна
why-skill = цієї навички немає в грі
why-skill-turn = у цьому раунді цю навичку застосувати не можна
why-skill-used = цього сезону навичку вже застосовано
why-skill-coins = на цю навичку бракує монет
why-skill-fallback = цю навичку не можна застосувати, коли замість фігури малюєте одну клітинку
why-shelter = на мапі немає місця для фігури 1×2
why-upright = у такому положенні для фігури 1×2 немає місця
why-hero = герой займає рівно одну порожню клітинку
why-marks = цей герой не може атакувати ці клітинки
why-target = виберіть клітинку, яка межує з монстром і яку можна знищити
why-no-target = нема чого знищувати
why-kind = зараз цього зробити не можна
why-seat = такого місця за столом немає
why-not-asked = цей гравець зараз нічого не вирішує
why-not-sealed = нема чого скасовувати
why-not-now = зараз карту відкрити не можна
why-card = ця карта зараз не може випасти

## The rules for players: what is printed on a card, tables, examples

fact-time = Час: { $time }
fact-terrain = Місцевість: { $terrains }
fact-cost = Вартість у монетах: { $coins }
fact-rating = Вимога для підсумкового рахунку: { $number }
fact-clockwise = Мапи передають за годинниковою стрілкою
fact-counter-clockwise = Мапи передають проти годинникової стрілки
fact-top-left = В одиночній грі: з лівого верхнього кута
fact-top-right = В одиночній грі: з правого верхнього кута
fact-bottom-left = В одиночній грі: з лівого нижнього кута
fact-bottom-right = В одиночній грі: з правого нижнього кута
table-season = Сезон
table-edicts = Укази
table-solo-title = Титул
table-rating = Рахунок від
example-stars = Зірок: { $stars }
example-lost = Втрачено зірок: { $stars }
example-cost = Втрати зірок щосезону: { $stars }
example-gain =
    { $terrain ->
        [forest] Якщо малюєте ліс
        [village] Якщо малюєте поселення
        [farm] Якщо малюєте поля
        [water] Якщо малюєте водойму
        [monster] Якщо малюєте монстрів
       *[other] { $name }
    }: указ «{ $card }» { $before } → { $after } ★
example-coins = Отримано монет: { $coins }
example-paid = Витрачено монет: { $coins }
example-drawn = Намальовано: { $cells }
example-destroyed = Знищено: { $cells }
example-refused = Не можна на { $cells }: { $why }
example-sum = Зірки за чотири сезони: { $sum }
example-number = { $card }: −{ $number }
