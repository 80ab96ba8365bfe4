# Ukrainian: the pages in the browser; names of cards and rules are in game.ftl.

## The page itself

title = Картографи
title-table = { $mine ->
        [yes] Ваш хід: { $card }
       *[no] { $card }
    } · Картографи
title-season = { $name }: звідки зірки · Картографи
title-final = Кінець гри · Картографи
title-join = Вас запрошено · Картографи
title-setup = Нова партія · Картографи
title-replay = Перегляд · Картографи
title-daily = Партії дня · Картографи
title-you = Ви · Картографи
title-rules = Правила · Картографи
title-print = Друк планшетів · Картографи
title-check = Перевірка зірок · Картографи
home = Головна
places = Розділи
place-play = Грати
place-waiting = На вас чекають партії: { $count }
place-today = Сьогодні
place-learn = Навчання
place-you = Ви
place-more = Більше
title-waiting = ({ $count }) Ваш хід · Картографи
title-today = Сьогодні · Картографи
title-learn = Навчання · Картографи
title-more = Більше · Картографи
# Shown without scripts and in browsers that are too old, in every language at once; one line.
too-old = Цій грі потрібні JavaScript і новіший браузер: Safari чи iOS 16, Chrome 106, Firefox 113 або новіші.
menu = Меню
close = Закрити
loading = Хвилинку…
word-breaks = Загуб-лене
copy = Копіювати
copied = Скопійовано
problem = Щось пішло не так
problem-status = Відповідь сервера: { $status }. Спробуйте ще раз.
problem-unreachable = Сервер не відповідає. Нічого не втрачено; спробуйте ще раз за хвилинку.
problem-needs-server = Для цього потрібен сервер, а на цьому сайті його немає.
problem-not-loaded = Не вдалося. Спробуйте ще раз, коли зв’язок буде кращим.
offline = Немає з’єднання. Нічого не втрачено: щойно воно відновиться, гра піде далі.
here = На цьому пристрої
here-about = Ця партія лише на цьому пристрої. Мережа їй не потрібна, а приєднатися чи дивитися з іншого пристрою не можна.
here-not-kept = Ця партія лише на цьому пристрої, а браузер нічого не зберігає: вона зникне, щойно ви закриєте сторінку.
device-unable = Цей браузер не може грати без сервера: він застарий або адреса не починається з https.
device-newer = На цьому пристрої вже була новіша версія гри. Перезавантажте сторінку.
device-busy = Партії цього пристрою відкрито в іншому вікні. Закрийте його й спробуйте ще раз.
device-full = На цьому пристрої немає місця. Звільніть місце й спробуйте ще раз.
device-failed = Гра на цьому пристрої не запустилася. Перезавантажте сторінку; ваші партії нікуди не зникнуть.
offline-server = Сервер не відповідає. Нічого не втрачено: щойно він повернеться, гра піде далі.
unsent-sent = Ваш малюнок надіслано.
# $problem is a sentence that says why.
unsent-stale = Малюнок, зроблений без мережі, вже не підходить. { $problem }
unsent-game = До партії
missing = Сторінку не знайдено
missing-text = Можливо, в адресі помилка або партії, до якої вона вела, вже немає.
archived = Ця партія в архіві
archived-text = У ній давно нічого не відбувалося. Залишився її запис, без імен.
archived-open = Переглянути партію
theme-button = { $theme ->
        [light] Тема: світла
        [dark] Тема: темна
       *[auto] Тема: системна
    }
sound-button = { $on ->
        [yes] Звук: увімкнено
       *[no] Звук: вимкнено
    }
quiet-button = { $on ->
        [yes] Тихий режим: увімкнено
       *[no] Тихий режим: вимкнено
    }
language = Мова
you = Ви
name = Ім’я
place = Місце

## Home

home-new-title = Намалюйте королівство — карта за картою.
home-new-text = Відкрийте карту, намалюйте фігуру на мапі, збирайте зірки. Без реєстрації й без поспіху.
home-new-go = Намалювати першу мапу
home-new-about = Близько десяти хвилин. Усе пояснимо під час гри.
home-new-know = Я знаю правила
learn-go-on = Далі — урок { $number }
lesson-to-first-game = Зіграти першу партію
home-turn = Ваш хід
home-waiting-you = Чекають на вас: { $names }
home-removed = Вас прибрали з цієї партії.
home-with = За столом: { $names }
home-what-if = А якби?
home-shared-deal = { $kind ->
        [week] Партія тижня
       *[day] Партія дня
    }
home-card = { $name }: { $card }
home-waiting-for = Малює: { $names }.
home-since = Хід перейшов до вас { $when }
home-continue = Грати далі
home-all-games = Усі партії ({ $count })
home-puzzles = Задачі
home-puzzles-left = { $left ->
        [0] Три сьогоднішні вже позаду.
        [one] { $left } нова задача.
        [few] { $left } нові задачі.
       *[many] { $left } нових задач.
    }
home-puzzles-level = Ваш рівень: { $rating }.
home-recent = Останні результати
home-new-game = Нова партія
way-solo-short = Ви та ваша мапа
way-bots-short = Без очікування
way-hotseat-short = Передавайте по колу
way-link-short = Надішліть посилання
more-device = Цей пристрій
more-club-table = Клубний стіл із проєктором
streak-day = { $day }: { $drawn ->
        [yes] намальовано
       *[no] не намальовано
    }
streak-days = { $days ->
        [one] день поспіль
        [few] дні поспіль
       *[many] днів поспіль
    }
streak-line = { $days ->
        [1] Перший день серії
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
       *[many] { $days } днів поспіль
    }
today-title = Мапа дня
today-go = Намалювати мапу дня
home-name = Ваше ім’я
home-setup = Усі коробки, мапи й гравці
home-code = Маєте код?
home-box = Граєте на папері?
home-print = Надрукувати планшети
home-check = Перевірити зірки
home-companion = Відкривати карти
home-running = Партії, що тривають
home-running-none = На цьому пристрої немає незакінчених партій.
home-offline = Немає з’єднання. Застосунок відкривається, але партії й підказки без мережі недоступні. Нічого не втрачено: ваші партії чекають на сервері.
home-here = Немає з’єднання. Нову партію можна зіграти на цьому пристрої, а партії на сервері чекають на вас.
# For somebody who has never played.
home-new-here = Немає з’єднання. Уроки, задачі, одиночна гра й боти є на цьому пристрої.
game-remove = Прибрати зі списку
game-remove-of = Прибрати зі списку: { $names }
game-removed = Прибрано зі списку.
game-restore = Повернути
game-remove-sure = Ви назавжди вийдете з цієї партії: ваше місце займе бот, а інші гратимуть далі.
home-upload = Відкрити запис партії
upload-text = Відкрийте запис партії, збережений тут чи деінде, і перегляньте її хід за ходом.
upload = Вибрати файл
way-players = Гравці
way-solo = Одиночна гра
way-solo-text = Лише ви та ваша мапа, а наприкінці — титул.
way-bots = Проти ботів
way-bots-text = Чекати не треба: боти малюють, щойно відкрито карту.
way-bots-go = Грати з ботами
way-hotseat = За одним екраном
way-hotseat-text = Передавайте пристрій по колу. Ніхто не бачить, що намалювали інші.
way-hotseat-go = Грати тут
way-link = Онлайн із друзями
way-link-text = Надішліть друзям посилання. Грайте наживо або кілька днів, на будь-якому пристрої.
way-link-go = Запросити друзів
fewer = На одного гравця менше
more = На одного гравця більше
players-count = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
beginning = Тасуємо…
you-name = Картограф
bot-unnamed = Бот
bots-strength = Сила
bot-strength = { $bot }, сила { $strength } з { $all }
bot-strength-only = Сила { $strength } з { $all }.
player-name = Гравець { $number }
game-line = { $sheet ->
        [own] { $name }, власний планшет
       *[other] { $name }, планшет { $letter }
    }
game-over-line = Закінчено
names-many = { $first } та ще { $more }
your-turn = ваш хід

## Setting up

setup-title = Нова партія
setup-presets = Взяти за основу
preset-base = Картографи
preset-heroes = Картографи: Герої
preset-everything = Усі коробки разом
setup-recommended = Рекомендовано
setup-sheet = Планшет картографа
own-sheet = Власний
own-sheet-about = Намалюйте власний або вставте текстом
own-sheet-name = Власний планшет
own-sheet-grid = Ваш планшет
own-sheet-tools = Що малювати
own-sheet-erase = Стерти
own-sheet-undo = Скасувати
own-sheet-undone = Скасовано
own-sheet-start = Взяти за основу
own-sheet-blank = Порожній
own-sheet-copy = Планшет { $letter }, { $name }
own-sheet-wrong = На цьому планшеті поки не можна грати:
own-sheet-remarks = Порівняно з друкованими планшетами
own-sheet-link = Посилання на цей планшет
own-sheet-link-wrong = Планшет із цього посилання не підходить:
own-sheet-text = Планшет текстом
own-sheet-text-use = Узяти цей текст
own-sheet-text-wrong = Цей текст не підходить:
own-sheet-file = Відкрити файл
own-sheet-none = Спершу вставте текст планшета.
own-sheet-used = Тепер ваш планшет такий, як у тексті.
setup-explore = Карти дослідження
setup-seasons = Карти сезонів
setup-edicts = Укази
setup-at-random = Навмання
setup-chosen = На ваш вибір
setup-edict = Указ { $letter }
setup-stacks = Карти підрахунку балів беремо з коробок:
setup-ambushes = Засідки
setup-ambush-sets = Цілі набори
setup-ambush-cards = Чотири вибрані карти
setup-heroes = Карти героїв
setup-with = З картами героїв
setup-without = Без карт героїв
setup-skills = Навички
setup-skills-none = Без навичок
setup-skills-random = Три навмання
setup-skills-chosen = На ваш вибір
setup-seats = { $count ->
        [1] Одне місце
        [one] { $count } місце
        [few] { $count } місця
       *[many] { $count } місць
    }
setup-who = Хто грає на місці { $seat }
setup-name = Ім’я для місця { $seat }
setup-remove = Прибрати місце { $seat }
setup-add-me = Додати гравця на цьому пристрої
setup-add-bot = Додати бота
setup-add-open = Додати гравця за запрошенням
setup-add-ten = Додати десять ботів
setup-bots = Додати бота потрібної сили
setup-seed = Номер роздачі
setup-seed-text = За тим самим номером завжди випадають ті самі карти.
setup-seed-random = навмання
setup-hints = Підказки
setup-hints-text = Під час гри дозволено підказки та «А якби?».
setup-watchers = Глядачі
setup-watchers-text = Дивитися може кожен, хто має посилання.
setup-knocking = Хто пускає
setup-knocking-text = Пускаю я: хто відкриє посилання, спершу постукає.
setup-verdict = Чи можна так грати?
setup-go = Почати гру
who-me = За цим екраном
who-bot = { $bot } ({ $strength } з { $all })
who-open = Будь-хто із запрошенням
who-open-name = впише сам гравець
who-anyone = Будь-який персонаж
setup-character = Персонаж на місці { $seat }
bot-chance = Чорнилоноша
    .about = Малює там, куди ляже перо.
bot-greedy = Збирач податків
    .about = Хапає зірки, до яких дотягнеться сьогодні, а завтра — то вже завтра.
bot-planner = Землемір
    .about = Сім разів відміряє й береже місце для майбутніх указів.
bot-learned = Архіваріус
    .about = Пам’ятає сто тисяч мап, а вашу читає з першого погляду.
bot-quick = Розвідник
    .about = Перед кожним штрихом заглядає на кілька карт уперед і ніколи не бариться.
bot-master = Майстер мап
    .about = Думає над кожною картою секунду й мало що проґавить.
bot-neural = Оракул
    .about = Тренувався на мільйоні мап, а все одно думає над кожною картою секунду.
character-pip-about = Починає з півночі, малює з розмахом і чекає на потрібну карту.
character-magda-about = Починає із заходу й не зводить очей з указу А.
character-otto-about = Малює з півдня вгору й лишає місце для будь-якої фігури.
character-ilse-about = Рухається зі сходу й береже місце для указу Г.
character-bruno-about = Рухається із заходу й на монстрів зважає не одразу.
character-vilma-about = Тримається півдня й доводить кожну справу до кінця.
character-frida-about = Стереже північ і одразу закриває монстрів.
character-tobias-about = Починає зі сходу й оточує гори заради монет.
character-anselm-about = Спускається з півночі й думає про указ Б.
character-greta-about = Починає з півдня й найперше дбає про указ В.
plan-legal = Можна грати:
plan-illegal = Так поєднати не можна.
plan-ruins = з картами руїн
plan-no-ruins = без карт руїн
plan-heroes = з картами героїв
plan-no-heroes = без карт героїв
plan-ambushes = { $count ->
        [4] чотири засідки
       *[other] чотири засідки з { $count }
    }

## Pace

setup-pace = Темп
pace-kind-days = На кілька днів
pace-kind-live = Наживо
setup-limit = Час на хід
setup-limit-none = без обмежень
setup-on-limit = Коли час вийде
on-limit-skip = Пропустити хід
on-limit-bot = Далі грає бот
on-limit-end = Закінчити партію
setup-absence = Чекати на відсутніх, потім грає бот
setup-absence-none = скільки треба, без бота
setup-clock = Час на хід, потім малює бот
setup-clock-none = без обмежень
pace-days = На кілька днів: партія чекає на всіх.
# $time is a span of time, such as 2 days, here and below.
pace-days-limit = На кілька днів. Час на хід: { $time }. { $then ->
        [skip] Потім гра малює за вас найменшу можливу фігуру.
        [bot] Потім замість вас грає бот, доки ви не повернетеся.
       *[end] Потім партія закінчується для всіх.
    }
pace-live = Наживо: усі грають одночасно.
pace-live-absence = Якщо вас немає, грає бот, доки ви не повернетеся. Час очікування: { $time }.
pace-live-clock = Час на хід: { $time }. Потім малює бот.
# $time is a day and an hour.
move-by = Хід до: { $time }
move-left = Лишилося часу на хід: { $time }
drawn-by-bot = { $name } (бот: { $bot })
drawn-skipped = { $name } (хід пропущено)
sealed-by-bot = За вас намалював бот: { $bot }.
away-title = Поки вас не було
away-title-late = Ваш час вийшов
ended-title = Партію закінчено достроково
ended-limit = Час на хід вийшов. Хід не зроблено: { $names }.
ended-player = Рішення закінчити: { $names }.
ended-host = Її закінчив господар сервера.
ended-text = Переможця немає. Здобуті зірки:
abandon = Закінчити партію
abandon-sure = { $others ->
        [yes] Партія закінчиться для всіх, переможця не буде.
       *[no] Партія закінчиться, і продовжити її не можна буде.
    }
game-ended-line = Закінчено достроково

## Joining

join-title = Місце чекає на вас
join-text = { $seats ->
        [1] Партія на одного гравця.
        [one] Партія на { $seats } гравця.
        [few] Партія на { $seats } гравців.
       *[many] Партія на { $seats } гравців.
    } За столом: { $names }. Реєстрація не потрібна.
join-name = Ваше ім’я
join-go = Сісти за стіл
join-own-title = Грайте далі тут
join-taken-title = { $kind ->
        [table] Вільних місць немає
       *[seat] Це місце вже зайнято
    }
join-taken-text = { $watchers ->
        [yes] Натомість можна подивитися партію.
       *[no] До кінця партії її бачать лише гравці.
    }
join-taken-device = Це моє місце на іншому пристрої
join-watch = Дивитися партію
invites = Запросити друзів
invite = Запросити
run-table = Ваш стіл
second-device = Продовжити на іншому пристрої
second-device-text = Це посилання відкриває ваше власне місце. Нікому його не давайте.
second-device-counted = Для залікової спроби на ваших пристроях має бути одна й та сама фраза відновлення.

## The table

table-title = Стіл
counted-try = Ця спроба йде в залік
    .text = Без підказок і без другої спроби: цей результат потрапить до таблиці.
table-line = { $sheet ->
        [own] Власний планшет
       *[other] Планшет { $letter }
    }{ $seats ->
        [1] , одиночна гра
       *[other] , гравців: { $seats }
    }{ $hints ->
        [no] , без підказок
       *[yes] {""}
    }
table-tabs = Ще про партію
tab-edicts = Укази
tab-stars = Зірки
tab-players = Гравці
tab-deck = Колода
tab-log = Журнал
seasons = Сезони
clock = { $now } з { $all }
clock-label = Час: { $now } з { $all }, із них { $card } забирає ця карта
stars-as-it-stands = Зірки, якби сезон закінчився зараз
ask = Що це?
asking = Натисніть клітинку або значок, щоб дізнатися, що це.
asking-end = Малювати далі
tips-again = Показувати поради знову
tips-again-done = Поради з’являтимуться знову.
map-mine = Ваша мапа
map-of = Мапа: { $name }
band-ambush = Мапа: { $name }. Малюйте монстрів
whose-map = Чия мапа
cell-on-ruins = { $name } на руїнах
cell-mark = під атакою
cell-fits = { $cell }: тут підходить
cell-fits-not = { $cell }: тут не підходить

## The card

card-panel = Відкрита карта
card-none = Карти ще немає
card-time = Час: { $time }
step-of = крок { $step } з { $steps }
choose-shape = Фігура
choose-terrain = Місцевість
# $form: a form in words, such as "3 in a column".
shape-told = { $name }, { $form }{ $coin ->
        [yes] , з монетою
       *[no] {""}
    }
# $told: shape-told.
shape-label = Фігура { $number }: { $told }
option-gain = { $gain } зараз
turn = Поворот
flip = Дзеркало
next = Ще місце
next-spot = Наступне місце, куди підходить
reset = Повернути на карту
reset-short = Скинути
confirm = Готово
go-on = Далі
sending = Хвилинку…
next-extra = Домалювати
next-marks = Приціл
next-target = Ціль
undo = Скасувати хід
keys = Клавіші
keys-move = Рух
keys-options = Фігура й місцевість
keys-read = Читати мапу
skip-to-map = До мапи
choose-space = Вибрати клітинку
keys-sound = Звук
commands = Команди
commands-answers = Відповіді
commands-field = Команда
# Words that can be typed in the field: commands.ftl has them.
commands-example = карта, де, рядок B, ліс B3 r

## Hints

hint = Підказка
hint-wait = Дивимося на вашу мапу…
hint-close = Закрити підказку
hint-off = У цій партії підказок немає.
hint-edict = Погляньте на указ «{ $edict }»
hint-edict-theirs = { $name } розраховує на указ «{ $edict }»
hint-coins = Погляньте на монети
    .text = Можна оточити гору або намалювати фігуру з монетою.
hint-monsters = Зважте на монстрів
    .text = Кожна порожня клітинка, що з ними межує, щосезону забирає у вас зірку.
hint-ruins = Зважте на руїни
    .text = Накрити клітинку руїн усе одно доведеться, тож виберіть вигідну.
hint-room = Лишіть собі вибір
    .text = Просто зараз зірок не здобути; лишіть місце для майбутніх фігур.
hint-text-theirs = Саме там це дошкулить найбільше.
hint-where = Де?
hint-here = Між { $first } і { $last }
hint-nowhere = Ідеться про вашу відповідь, а не про місце на мапі
hint-which = Який хід?
# A spread of nothing is not told.
hint-worth = { $spread ->
        [0] Очікувано зірок на кінець гри: { $expected }.
       *[other] Очікувано зірок на кінець гри: { $expected } ± { $spread }.
    }
hint-take = Показати
hint-why-edict-now = Указ { $letter }, «{ $edict }»: наприкінці цього сезону ще { $stars ->
        [1] одна зірка.
        [one] { $stars } зірка.
        [few] { $stars } зірки.
        [many] { $stars } зірок.
       *[other] { $stars } зірки.
    }
hint-why-edict-later = Указ { $letter }, «{ $edict }»: { $season ->
        [spring] навесні
        [summer] влітку
        [fall] восени
        [winter] взимку
       *[other] { $name } —
    } ще { $stars ->
        [1] одна зірка.
        [one] { $stars } зірка.
        [few] { $stars } зірки.
        [many] { $stars } зірок.
       *[other] { $stars } зірки.
    }
hint-why-edict-less = Указ { $letter }, «{ $edict }», дасть на { $stars ->
        [1] одну зірку
        [one] { $stars } зірку
        [few] { $stars } зірки
        [many] { $stars } зірок
       *[other] { $stars } зірки
    } менше, зате решта дасть більше.
hint-why-edict-prepared = Це заділ для указу { $letter }, «{ $edict }»: майбутні карти можуть принести ще приблизно { $stars ->
        [1] одну зірку.
        [one] { $stars } зірку.
        [few] { $stars } зірки.
        [many] { $stars } зірок.
       *[other] { $stars } зірки.
    }
hint-why-coins = Дає { $coins ->
        [1] монету
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }: до кінця гри це { $stars ->
        [1] одна зірка.
        [one] { $stars } зірка.
        [few] { $stars } зірки.
       *[many] { $stars } зірок.
    }
hint-why-monsters = { $spaces ->
        [1] Заповнює клітинку, що межує з монстром: щосезону втрати менші на одну зірку.
        [one] Заповнює { $spaces } клітинку, що межує з монстрами: щосезону втрати менші на { $spaces } зірку.
        [few] Заповнює { $spaces } клітинки, що межують із монстрами: щосезону втрати менші на { $spaces } зірки.
       *[many] Заповнює { $spaces } клітинок, що межують із монстрами: щосезону втрати менші на { $spaces } зірок.
    }
hint-why-ruins = Накриває руїни, як і треба.
hint-why-room = Лишає більше місця: для майбутніх фігур буде { $places ->
        [one] { $places } варіант
        [few] { $places } варіанти
       *[many] { $places } варіантів
    }, а після другого за силою ходу — { $instead }.
hint-why-better = Зрештою це приблизно на { $stars ->
        [1] одну зірку
        [one] { $stars } зірку
        [few] { $stars } зірки
        [many] { $stars } зірок
       *[other] { $stars } зірки
    } краще, ніж другий за силою хід.
hint-why-theirs-edict = { $player } втрачає { $stars ->
        [1] одну зірку
        [one] { $stars } зірку
        [few] { $stars } зірки
        [many] { $stars } зірок
       *[other] { $stars } зірки
    } за указом { $letter }, «{ $edict }».
hint-why-theirs-edict-prepared = Стає на заваді: { $player } ще розраховує на указ { $letter }, «{ $edict }».
hint-why-theirs-monsters = { $spaces ->
        [1] Ще одна порожня клітинка межує з монстрами: { $player } щосезону втрачає одну зірку.
        [one] Ще { $spaces } порожня клітинка межує з монстрами: { $player } щосезону втрачає { $spaces } зірку.
        [few] Ще { $spaces } порожні клітинки межують із монстрами: { $player } щосезону втрачає { $spaces } зірки.
       *[many] Ще { $spaces } порожніх клітинок межують із монстрами: { $player } щосезону втрачає { $spaces } зірок.
    }

## Duties and arrivals

strip-short = { $title }. { $text }
# Beside the name of the card on a phone: at most 16 letters.
chip-ambush = Мапа: { $name }
chip-declare = Засідка!
chip-hero = Герой
chip-ruins = Накрийте руїни
chip-monsters = Монстри
chip-fallback = Одна клітинка
strip-ruins = Руїни: фігура має їх накрити
strip-ruins-text = Накрийте хоча б одну клітинку руїн.
strip-fallback = Нічого не підходить
strip-fallback-text = Намалюйте натомість одну клітинку будь-якої місцевості.
strip-fallback-ruins = Жодна фігура не накриє руїн: намалюйте будь-де одну клітинку будь-якої місцевості.
strip-ambush = Засідка на чужій мапі ({ $name })
strip-declare = Наближається засідка
strip-gaze = Нападає { $name }
strip-ravage = Лютує { $name }
strip-hero = Вам на допомогу йде герой
strip-hero-text = Поставте героя на порожню клітинку, тоді спрямуйте атаку.
arrival-by = { $name } малює на вашій мапі: { $cells }.
arrival-walk = Шлях: з { $corner ->
        [top-left] лівого верхнього
        [top-right] правого верхнього
        [bottom-left] лівого нижнього
       *[bottom-right] правого нижнього
    } кута { $way ->
        [clockwise] за годинниковою стрілкою
       *[counter-clockwise] проти годинникової стрілки
    } до { $cells }.
arrival-spread = Поширюється на { $cells }.

## Steps

step-marks = Поверніть атаку так, щоб було найбільше користі: варіант { $number } з { $all }.
step-marks-none = Уся атака виходить за край мапи.
step-target = Виберіть одну з позначених клітинок: її знищить { $name }.
step-ravage = Виберіть одну з позначених клітинок: її знищить { $name }.
extra-concentration = Тепер намалюйте цю фігуру ще раз.
extra-cure-wounds = Тепер намалюйте фігуру 1×2, що межує з монстром.
extra-diplomacy = Тепер намалюйте клітинку, що буде водночас полями й поселенням.
extra-search = Тепер домалюйте одну клітинку, що межує з фігурою.
declare-legend = Ваша відповідь на засідку
declare-nothing = Без навички
declare-nothing-text = Хай приходять.
declare-direction = Положення фігури 1×2
direction-across = Горизонтально
direction-upright = Вертикально
skills = Навички
skill-cost = { $cost ->
        [0] нічого не коштує
        [1] коштує одну монету
        [one] коштує { $cost } монету
        [few] коштує { $cost } монети
       *[many] коштує { $cost } монет
    }
skill-cannot = { $rule } Зараз не можна: { $reason }.

## What is said about the held shape

say-fits = Підходить.
say-not = Не підходить.
say-refused = Так не можна.
say-place = Наведіть на мапу й клацніть або натисніть { $key }.
say-place-touch = Торкніться мапи там, де має бути фігура.
say-place-hero = Поставте героя на порожню клітинку.
say-pick = Виберіть одну з позначених клітинок.
say-declare = Вирішіть, доки засідка не почалася.
say-marks = Поверніть клавішею { $key } або клацніть там, куди цілити.
say-marks-touch = Поверніть або торкніться там, куди цілити.
say-ruins = Накриває руїни: { $cells }.
say-coins = { $coins ->
        [1] Одна монета.
        [one] { $coins } монета.
        [few] { $coins } монети.
       *[many] { $coins } монет.
    }
say-ambush = { $name } зараз втрачає { $stars ->
        [1] одну зірку.
        [one] { $stars } зірку.
        [few] { $stars } зірки.
       *[many] { $stars } зірок.
    }
say-ambush-nothing = { $name } зараз нічого не втрачає.
say-monsters-more = Монстри забирають на { $stars ->
        [1] одну зірку
        [one] { $stars } зірку
        [few] { $stars } зірки
       *[many] { $stars } зірок
    } більше.
say-monsters-fewer = Монстри забирають на { $stars ->
        [1] одну зірку
        [one] { $stars } зірку
        [few] { $stars } зірки
       *[many] { $stars } зірок
    } менше.

## Waiting

sealed = Ваш малюнок прийнято
nothing-to-do = Цього разу малювати нема чого
watching = Ви спостерігаєте
projector = Проєктор
watchers = { $count ->
        [one] Дивиться { $count } глядач
        [few] Дивляться { $count } глядачі
       *[many] Дивляться { $count } глядачів
    }
over = Гру закінчено
waiting-for = Чекаємо: { $names }
waiting-for-away = { $name } (немає за столом)
waiting-for-many = { $count ->
        [1] Чекаємо на одного гравця
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[many] Чекаємо на { $count } гравців
    }
waiting-open = { $count ->
        [1] Ще є вільне місце: надішліть посилання з меню.
        [one] Ще є { $count } вільне місце: надішліть посилання з меню.
        [few] Ще є { $count } вільні місця: надішліть посилання з меню.
       *[many] Ще є { $count } вільних місць: надішліть посилання з меню.
    }
drawn-count = Готово: { $done } з { $all }
cover-pass = Передайте пристрій. Тепер малює { $name }
cover-text = Ніхто не бачить, що намальовано в цьому раунді.
cover-ambush = Засідка: ви малюєте на чужій мапі ({ $name }).
cover-lift = { $name } — це я
cover-waiting = Усі за цим екраном готові
cover-undo = { $name } хоче перемалювати
leave = Встати з-за столу
leave-sure = Ваше місце одразу займе бот. Повертайтеся будь-коли: місце лишається за вами.
leave-yes = Піти
leave-no = Лишитися

## Edicts, stars, coins, deck

edicts = Укази
edict-about = Про указ { $letter }
edict-now = рахується цього сезону
edict-next = рахуватиметься { $season ->
        [spring] навесні
        [summer] влітку
        [fall] восени
        [winter] взимку
       *[other] згодом ({ $name })
    }
edict-done = більше не рахується
edict-nothing-yet = На вашій мапі зірок за це поки немає.
stars-now = зірки зараз
edict-stars = { $stars ->
        [one] зараз { $stars } зірка
        [few] зараз { $stars } зірки
       *[many] зараз { $stars } зірок
    }
stars-edicts = укази
stars-sum = разом
your-stars = Ваші зірки
your-stars-seasons = Чотири сезони
as-it-stands = наразі
coins-of = { $crossed ->
        [0] { $coins } з { $all }
       *[other] { $coins } з { $all }, витрачено { $crossed }
    }
deck = Лишилося в колоді
deck-count = { $count ->
        [1] остання карта
        [one] { $count } карта, порядок невідомий
        [few] { $count } карти, порядок невідомий
       *[many] { $count } карт, порядок невідомий
    }
deck-card = { $card }, час { $time }, { $terrains }
deck-hidden-monster = карта засідки (невідомо яка)
deck-hidden-hero = карта героя (невідомо яка)

## Players

players-alone = Це одиночна гра.
seat-stars = { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
seat-nameless = Місце { $seat }
seat-open = вільне місце
seat-human-idle = за столом
seat-human-drawn = готово
seat-human-drawing = малює
seat-human-away = немає за столом
seat-account-idle = бот ({ $owner })
seat-account-drawn = бот ({ $owner }): готово
seat-account-drawing = бот ({ $owner }): малює
seat-bot-idle = бот
seat-bot-drawn = готово
seat-bot-drawing = малює
seat-minded-idle = поки що грає бот ({ $bot })
seat-minded-drawn = поки що грає бот ({ $bot }): готово
seat-minded-drawing = поки що малює бот ({ $bot })
looking-at = Мапа: { $name }
looking-back = До моєї мапи
table-back = До столу

## The log

log-empty = Ще нічого не намальовано.
log-scored = { $name }: підрахунок
log-stroke = { $name } { $cells }
log-marks = атака { $cells }
log-destroyed = знищено { $cells }
log-coins = { $coins ->
        [1] одна монета
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
log-skill = навичка «{ $skill }»
log-stars = { $name }: { $stars }
log-came = { $mine ->
        [yes] На вашій мапі: { $what }.
       *[no] На чужій мапі ({ $name }): { $what }.
    }
log-drew = { $who }: { $what }.
log-drew-on = { $mine ->
        [yes] { $who } на вашій мапі: { $what }.
       *[no] { $who } на чужій мапі ({ $name }): { $what }.
    }

## A season explained

season-map = { $whose }; { $what ->
        [monsters] обведено порожні клітинки, що межують із монстрами
        [coins] мапа без позначок
       *[edict] обведено клітинки, що рахуються ({ $edict })
    }
together = Разом
on-to = Далі: { $season ->
        [spring] весна
        [summer] літо
        [fall] осінь
        [winter] зима
       *[other] { $name }
    }
to-the-end = До підсумків
part-title-row = { $count ->
        [1] Рядок
       *[other] Рядки
    }
part-title-column = { $count ->
        [1] Стовпчик
       *[other] Стовпчики
    }
part-title-diagonal = { $count ->
        [1] Діагональ від
       *[other] Діагоналі від
    }
part-title-region = { $ground ->
        [forest] Ділянка лісу
        [village] Ділянка поселень
        [farm] Ділянка полів
        [water] Ділянка водойм
        [monster] Ділянка монстрів
        [empty] Порожня ділянка
       *[other] { $name }
    }, { $size ->
        [one] { $size } клітинка
        [few] { $size } клітинки
       *[many] { $size } клітинок
    }
part-title-square = Заповнений квадрат, сторона { $side }
part-from-to = від { $first } до { $last }
part-none = На цій мапі зірок за це поки немає.
part-none-monsters = Жодна порожня клітинка не межує з монстром, тож нічого не втрачено.

## The end

final-winner = { $me ->
        [yes] Перемога ваша!
       *[no] Перемога: { $name }
    }
final-shared = Спільна перемога: { $names }
final-rating = Підсумковий рахунок { $rating }
final-rating-made = { $stars ->
        [1] Одна зірка
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    } мінус { $target } (сума вимог чотирьох указів: { $numbers }).
final-highest = Вищого титулу не буває.
final-places = Підсумкова таблиця
final-tie-break = Якщо зірок порівну, вище той, у кого менші втрати через монстрів.
final-explained = Звідки кожна зірка
final-share = Поділитися
again-new = Нова партія
again-same = Та сама роздача ще раз
record-text = Запис
record-json = Запис (JSON)

final-day = Результати цієї роздачі

## The coach, after a game

analysis = Аналіз
analysis-of = Аналіз: { $names }
profile = Очікувані зірки
study-of-game = Розбір, { $date }
study-make = Створити розбір
what-if-of = Початкова партія
what-if-removed = Найдавнішу з ваших партій «А якби?» прибрано, щоб звільнити місце для цієї.
par-ask = Показати планку
par-progress = Зіграно карт
par-text = Планка — це результат сильного бота з тими самими картами.
par-running = Бот грає ту саму роздачу: карта { $card } з { $all }…
par-rated = Планка для цієї роздачі. Підсумковий рахунок { $rating }: { $title }.
par-told = Планка для цієї роздачі: { $stars } ★ ({ $bot }).
par-share = Ваш результат — { $share } % від найкращого відомого: { $most } ★.
thought-here = Пораховано на цьому пристрої, тож до ваших підсумків не входить.
thought-there = Нехай обчислить сервер

## Replay

replay = Перегляд
replay-move = Хід
replay-at = { $move } з { $all }
replay-first = На початок
replay-back = На хід назад
replay-forward = На хід уперед
replay-last = У кінець
replay-play = Пуск
replay-pause = Пауза
replay-speed = Швидкість
replay-seasons = Перейти до сезону
replay-maps = Мапи
replay-moves = Ходи
replay-link = Посилання на цей хід
replay-coins = { $coins ->
        [1] одна монета
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
frame-start = Порожня мапа
frame-turn = Раунд
frame-season = Підрахунок за сезон
frame-after = Після сезону
frame-end = Кінець гри

## Read out

announce-card = { $name }. Карта: { $card }. Зірок наразі: { $stars }.
announce-hint = Підказка: { $words }
announce-hint-more = Підказка: { $title }. { $text } Щоб дізнатися більше, натисніть { $key }: { $more }
announce-season = { $name } позаду. Зірок: { $stars }, разом: { $total }.

## The rules

rules = Правила
rules-search = Пошук
rules-contents = Зміст
rules-found = Знайдено тем: { $count }
rules-nothing = У правилах немає нічого про «{ $words }».
rules-example = Приклад: { $name }
rules-of-card = Правило й приклад
rules-back = Назад

## Reports to the host
report = Поскаржитися…

## Що встановив господар сервера

site-contact = Контакт
site-imprint = Чий це сайт
site-notice-close = Закрити оголошення
site-closed = Нових партій господар сервера поки не дозволяє. До розпочатих можна приєднатися, а свої — дограти.
site-password = Пароль господаря сервера
site-password-text = Щоб створювати тут партії, його треба ввести на цьому пристрої один раз.
site-password-go = Далі
