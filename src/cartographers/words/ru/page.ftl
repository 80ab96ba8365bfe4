# Russian: the pages in the browser; names of cards and rules are in game.ftl.

## The page itself

title = Картографы
title-table = { $mine ->
        [yes] Ваш ход: { $card }
       *[no] { $card }
    } · Картографы
title-season = { $name }: откуда звёзды · Картографы
title-final = Конец игры · Картографы
title-join = Вас приглашают · Картографы
title-setup = Новая партия · Картографы
title-replay = Повтор · Картографы
title-daily = Партии дня · Картографы
title-you = Вы · Картографы
title-rules = Правила · Картографы
title-print = Печать планшетов · Картографы
title-check = Проверка звёзд · Картографы
home = Главная
places = Разделы
place-play = Играть
place-waiting = Вас ждут партии: { $count }
place-today = Сегодня
place-learn = Учиться
place-you = Вы
place-more = Ещё
title-waiting = ({ $count }) Ваш ход · Картографы
title-today = Сегодня · Картографы
title-learn = Учиться · Картографы
title-more = Ещё · Картографы
# Shown without scripts and in browsers that are too old, in every language at once; one line.
too-old = Этой игре нужны JavaScript и современный браузер: Safari или iOS 16, Chrome 106, Firefox 113 или новее.
menu = Меню
close = Закрыть
loading = Секунду…
word-breaks = Глубоко-лесье волшеб-ников
copy = Копировать
copied = Скопировано
problem = Что-то пошло не так
problem-status = Ответ сервера: { $status }. Попробуйте ещё раз.
problem-unreachable = Сервер не отвечает. Ничего не потеряно; попробуйте ещё раз чуть позже.
problem-needs-server = Для этого нужен сервер, а у этого сайта его нет.
problem-not-loaded = Не получилось. Попробуйте ещё раз, когда связь будет лучше.
offline = Нет связи. Ничего не потеряно: игра продолжится, как только связь вернётся.
here = На этом устройстве
here-about = Эта партия только на этом устройстве. Сеть ей не нужна, а присоединиться или смотреть с другого устройства нельзя.
here-not-kept = Эта партия только на этом устройстве, а браузер ничего не сохраняет: она исчезнет, как только вы закроете страницу.
device-unable = Этот браузер не может играть без сервера: он слишком старый или адрес не начинается с https.
device-newer = На этом устройстве уже была более новая версия игры. Перезагрузите страницу.
device-busy = Партии этого устройства открыты в другом окне. Закройте его и попробуйте ещё раз.
device-full = На этом устройстве нет места. Освободите место и попробуйте ещё раз.
device-failed = Игра на этом устройстве не запустилась. Перезагрузите страницу; ваши партии никуда не денутся.
offline-server = Сервер не отвечает. Ничего не потеряно: игра продолжится, как только он вернётся.
unsent-sent = Ваш рисунок отправлен.
# $problem is a sentence that says why.
unsent-stale = Рисунок, сделанный без сети, уже не подходит. { $problem }
unsent-game = К партии
missing = Страница не найдена
missing-text = Возможно, в адресе опечатка или партии, к которой он вёл, больше нет.
archived = Эта партия в архиве
archived-text = В ней давно ничего не происходило. Осталась её запись, без имён.
archived-open = Посмотреть партию
theme-button = { $theme ->
        [light] Тема: светлая
        [dark] Тема: тёмная
       *[auto] Тема: системная
    }
sound-button = { $on ->
        [yes] Звук: включён
       *[no] Звук: выключен
    }
quiet-button = { $on ->
        [yes] Тихий режим: включён
       *[no] Тихий режим: выключен
    }
language = Язык
you = Вы
name = Имя
place = Место

## Home

home-new-title = Нарисуйте королевство — карта за картой.
home-new-text = Откройте карту, нарисуйте фигуру на планшете, собирайте звёзды. Без регистрации и без спешки.
home-new-go = Нарисовать королевство
home-new-about = Минут десять. Всё объясним по ходу игры.
home-new-know = Я знаю правила
learn-go-on = Дальше — урок { $number }
lesson-to-first-game = Сыграть первую партию
home-turn = Ваш ход
home-waiting-you = Вас ждут: { $names }
home-removed = Вас убрали из этой партии.
home-with = За столом: { $names }
home-what-if = А если?
home-shared-deal = { $kind ->
        [week] Партия недели
       *[day] Партия дня
    }
home-card = { $name }: { $card }
home-waiting-for = Рисует: { $names }.
home-since = Ход перешёл к вам { $when }
home-continue = Играть дальше
home-all-games = Все партии ({ $count })
home-puzzles = Задачи
home-puzzles-left = { $left ->
        [0] Три сегодняшние уже позади.
        [one] { $left } новая задача.
        [few] { $left } новые задачи.
       *[many] { $left } новых задач.
    }
home-puzzles-level = Ваш уровень: { $rating }.
home-recent = Последние результаты
home-new-game = Новая партия
way-solo-short = Вы и ваш планшет
way-bots-short = Без ожидания
way-hotseat-short = Передавайте по кругу
way-link-short = Отправьте ссылку
more-device = Это устройство
more-club-table = Клубный стол с проектором
streak-day = { $day }: { $drawn ->
        [yes] нарисовано
       *[no] не нарисовано
    }
streak-days = { $days ->
        [one] день подряд
        [few] дня подряд
       *[many] дней подряд
    }
streak-line = { $days ->
        [1] Первый день серии
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
today-title = Партия дня
today-go = Сыграть партию дня
home-name = Ваше имя
home-setup = Все наборы, планшеты и игроки
home-code = Есть код?
home-box = Играете на бумаге?
home-print = Напечатать планшеты
home-check = Проверить звёзды
home-companion = Открывать карты
home-running = Незаконченные партии
home-running-none = На этом устройстве нет незаконченных партий.
home-offline = Нет связи. Приложение открывается, но партии и подсказки без сети недоступны. Ничего не потеряно: ваши партии ждут на сервере.
home-here = Нет связи. Новую партию можно сыграть на этом устройстве, а партии на сервере ждут вас.
# For somebody who has never played.
home-new-here = Нет связи. Уроки, задачи, одиночная игра и боты есть на этом устройстве.
game-remove = Убрать из списка
game-remove-of = Убрать из списка: { $names }
game-removed = Убрано из списка.
game-restore = Вернуть
game-remove-sure = Вы навсегда выйдете из этой партии: ваше место займёт бот, а остальные продолжат играть.
home-upload = Открыть запись партии
upload-text = Откройте сохранённую запись партии, отсюда или с другого сайта, и просмотрите её ход за ходом.
upload = Выбрать файл
way-players = Игроки
way-solo = Одиночная игра
way-solo-text = Только вы и ваш планшет, а в конце — титул.
way-bots = Против ботов
way-bots-text = Никакого ожидания: боты рисуют, как только открыта карта.
way-bots-go = Играть с ботами
way-hotseat = За одним экраном
way-hotseat-text = Передавайте устройство по кругу. Никто не видит, что рисуют другие.
way-hotseat-go = Играть здесь
way-link = С друзьями по сети
way-link-text = Отправьте друзьям ссылку. Играйте сразу или растяните партию на несколько дней, на любом устройстве.
way-link-go = Пригласить друзей
fewer = На одного игрока меньше
more = На одного игрока больше
players-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
beginning = Перемешиваем…
you-name = Картограф
bot-unnamed = Бот
bots-strength = Сила
bot-strength = { $bot }, сила { $strength } из { $all }
bot-strength-only = Сила { $strength } из { $all }.
player-name = Игрок { $number }
game-line = { $sheet ->
        [own] { $name }, самодельный планшет
       *[other] { $name }, планшет { $letter }
    }
game-over-line = Закончена
names-many = { $first } и ещё { $more }
your-turn = ваш ход

## Setting up

setup-title = Новая партия
setup-presets = Взять за основу
preset-base = Картографы
preset-heroes = Картографы: Герои
preset-everything = Все наборы вместе
setup-recommended = Советуем
setup-sheet = Планшет картографа
own-sheet = Свой
own-sheet-about = Нарисуйте свой или вставьте текстом
own-sheet-name = Самодельный планшет
own-sheet-grid = Ваш планшет
own-sheet-tools = Что рисовать
own-sheet-erase = Стереть
own-sheet-undo = Отменить
own-sheet-undone = Отменено
own-sheet-start = Взять за основу
own-sheet-blank = Пустой
own-sheet-copy = Планшет { $letter }, { $name }
own-sheet-wrong = На этом планшете пока нельзя играть:
own-sheet-remarks = По сравнению с печатными планшетами
own-sheet-link = Ссылка на этот планшет
own-sheet-link-wrong = Планшет из этой ссылки не подходит:
own-sheet-text = Планшет текстом
own-sheet-text-use = Взять этот текст
own-sheet-text-wrong = Этот текст не подходит:
own-sheet-file = Открыть файл
own-sheet-none = Сначала вставьте текст планшета.
own-sheet-used = Теперь ваш планшет такой, как в тексте.
setup-explore = Карты исследования
setup-seasons = Карты сезонов
setup-edicts = Указы
setup-at-random = Наугад
setup-chosen = По выбору
setup-edict = Указ { $letter }
setup-stacks = Карты подсчёта очков берём из наборов:
setup-ambushes = Засады
setup-ambush-sets = Целые наборы
setup-ambush-cards = Четыре карты по выбору
setup-heroes = Карты героев
setup-with = С картами героев
setup-without = Без карт героев
setup-skills = Навыки
setup-skills-none = Без навыков
setup-skills-random = Три наугад
setup-skills-chosen = По выбору
setup-seats = { $count ->
        [1] Одно место
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
setup-who = Кто играет на месте { $seat }
setup-name = Имя для места { $seat }
setup-remove = Убрать место { $seat }
setup-add-me = Добавить игрока за этим экраном
setup-add-bot = Добавить бота
setup-add-open = Добавить игрока по ссылке
setup-add-ten = Добавить десять ботов
setup-bots = Добавить бота нужной силы
setup-seed = Номер расклада
setup-seed-text = С тем же номером всегда выпадают те же карты.
setup-seed-random = наугад
setup-hints = Подсказки
setup-hints-text = Во время игры можно пользоваться подсказками и «А если?».
setup-watchers = Зрители
setup-watchers-text = Смотреть может любой, у кого есть ссылка.
setup-knocking = Кто пускает
setup-knocking-text = Пускаю я: кто откроет ссылку, сначала постучится.
setup-verdict = Можно ли так играть?
setup-go = Начать игру
who-me = Игрок за этим экраном
who-bot = { $bot } ({ $strength } из { $all })
who-open = Любой, у кого есть ссылка
who-open-name = впишет сам игрок
who-anyone = Любой персонаж
setup-character = Персонаж на месте { $seat }
bot-chance = Подносчик чернил
    .about = Рисует там, куда упадёт перо.
bot-greedy = Сборщик податей
    .about = Хватает звёзды, до которых дотянется сегодня, а завтра — будь что будет.
bot-planner = Землемер
    .about = Семь раз отмеряет и бережёт место для будущих указов.
bot-learned = Архивариус
    .about = Помнит сто тысяч партий, а ваш планшет читает с первого взгляда.
bot-quick = Разведчик
    .about = Перед каждым штрихом заглядывает на несколько карт вперёд и никогда не мешкает.
bot-master = Королевский картограф
    .about = Думает над каждой картой секунду и мало что упускает.
bot-neural = Оракул
    .about = Тренировался на миллионе партий и всё равно думает над каждой картой секунду.
character-pip-about = Начинает с севера, рисует с размахом и надеется на нужную карту.
character-magda-about = Начинает с запада и не сводит глаз с указа А.
character-otto-about = Поднимается с юга и оставляет место для любой фигуры.
character-ilse-about = Идёт с востока и бережёт место для указа Г.
character-bruno-about = Идёт с запада, а монстров до поры не трогает.
character-vilma-about = Держится юга и доводит каждое дело до конца.
character-frida-about = Бережёт север и сразу закрывает монстров.
character-tobias-about = Начинает с востока и окружает горы ради монет.
character-anselm-about = Спускается с севера и думает об указе Б.
character-greta-about = Идёт с юга и первым делом думает об указе В.
plan-legal = Можно играть:
plan-illegal = Так сочетать нельзя.
plan-ruins = с картами руин
plan-no-ruins = без карт руин
plan-heroes = с картами героев
plan-no-heroes = без карт героев
plan-ambushes = { $count ->
        [4] четыре засады
       *[other] четыре засады из { $count }
    }

## Pace

setup-pace = Темп
pace-kind-days = На несколько дней
pace-kind-live = В реальном времени
setup-limit = Время на ход
setup-limit-none = без ограничений
setup-on-limit = Когда время выйдет
on-limit-skip = Пропустить ход
on-limit-bot = Дальше играет бот
on-limit-end = Закончить партию
setup-absence = Ждать отсутствующих, потом играет бот
setup-absence-none = сколько нужно, без бота
setup-clock = Таймер на ход, потом рисует бот
setup-clock-none = без таймера
pace-days = На несколько дней: партия ждёт всех.
# $time is a span of time, such as 2 days, here and below.
pace-days-limit = На несколько дней. Время на ход: { $time }. { $then ->
        [skip] Потом игра рисует за вас самую маленькую из возможных фигур.
        [bot] Потом за вас играет бот, пока вы не вернётесь.
       *[end] Потом партия заканчивается для всех.
    }
pace-live = В реальном времени: все играют одновременно.
pace-live-absence = Если вас нет, за вас играет бот, пока вы не вернётесь. Ожидание: { $time }.
pace-live-clock = Таймер на ход: { $time }. Потом за вас рисует бот.
# $time is a day and an hour.
move-by = Ход до: { $time }
move-left = Осталось на ход: { $time }
drawn-by-bot = { $name } (бот: { $bot })
drawn-skipped = { $name } (ход пропущен)
sealed-by-bot = За вас это нарисовал бот: { $bot }.
away-title = Пока вас не было
away-title-late = Ваше время вышло
ended-title = Партия закончена досрочно
ended-limit = Время на ход вышло. Ждали: { $names }.
ended-player = Чьё решение: { $names }.
ended-host = Её закончил хозяин сервера.
ended-text = Победителя нет. Звёзды на этот момент:
abandon = Закончить партию
abandon-sure = { $others ->
        [yes] Партия закончится для всех, победителя не будет.
       *[no] Партия закончится, продолжить её будет нельзя.
    }
game-ended-line = Закончена досрочно

## Joining

join-title = Место ждёт вас
join-text = { $seats ->
        [1] Партия на одного игрока.
        [one] Партия на { $seats } игрока.
        [few] Партия на { $seats } игроков.
       *[many] Партия на { $seats } игроков.
    } За столом: { $names }. Регистрация не нужна.
join-name = Ваше имя
join-go = Сесть за стол
join-own-title = Играйте дальше здесь
join-taken-title = { $kind ->
        [table] Свободных мест нет
       *[seat] Это место занято
    }
join-taken-text = { $watchers ->
        [yes] Зато можно посмотреть партию.
       *[no] До конца партии её видят только игроки.
    }
join-taken-device = Это моё место на другом устройстве
join-watch = Смотреть партию
invites = Пригласить друзей
invite = Позвать
run-table = Ваш стол
second-device = Продолжить на другом устройстве
second-device-text = Эта ссылка открывает ваше собственное место. Никому её не давайте.
second-device-counted = Для зачётной попытки на ваших устройствах нужна одна и та же фраза восстановления.

## The table

table-title = Стол
counted-try = Эта попытка идёт в зачёт
    .text = Без подсказок и без второй попытки: этот результат попадёт в таблицу.
table-line = { $sheet ->
        [own] Самодельный планшет
       *[other] Планшет { $letter }
    }{ $seats ->
        [1] , одиночная игра
       *[other] , игроков: { $seats }
    }{ $hints ->
        [no] , без подсказок
       *[yes] {""}
    }
table-tabs = Ещё о партии
tab-edicts = Указы
tab-stars = Звёзды
tab-players = Игроки
tab-deck = Колода
tab-log = Журнал
seasons = Сезоны
clock = { $now } из { $all }
clock-label = Время: { $now } из { $all }, из них { $card } — эта карта
stars-as-it-stands = Звёзды, если бы сезон закончился сейчас
ask = Что это?
asking = Нажмите на клетку или значок, чтобы узнать, что это.
asking-end = Рисовать дальше
tips-again = Снова показывать советы
tips-again-done = Советы будут появляться снова.
map-mine = Ваш планшет
map-of = Планшет: { $name }
band-ambush = Планшет: { $name }. Рисуете вы
whose-map = Чей планшет
cell-on-ruins = { $name } на руинах
cell-mark = под атакой
cell-fits = { $cell }: здесь подходит
cell-fits-not = { $cell }: здесь не подходит

## The card

card-panel = Открытая карта
card-none = Карты пока нет
card-time = Время: { $time }
step-of = шаг { $step } из { $steps }
choose-shape = Фигура
choose-terrain = Местность
# $form: a form in words, such as "3 in a column".
shape-told = { $name }, { $form }{ $coin ->
        [yes] , с монетой
       *[no] {""}
    }
# $told: shape-told.
shape-label = Фигура { $number }: { $told }
option-gain = { $gain } сейчас
turn = Поворот
flip = Зеркало
next = Куда ещё
next-spot = Следующее место, где фигура подходит
reset = Убрать с планшета
reset-short = Сброс
confirm = Готово
go-on = Дальше
sending = Секунду…
next-extra = Дальше
next-marks = Прицел
next-target = Цель
undo = Отменить ход
keys = Клавиши
keys-move = Движение
keys-options = Фигура и местность
keys-read = Читать планшет
skip-to-map = К планшету
choose-space = Выбрать клетку
keys-sound = Звук
commands = Команды
commands-answers = Ответы
commands-field = Команда
# Words that can be typed in the field: commands.ftl has them.
commands-example = карта, где, ряд B, лес B3 r

## Hints

hint = Подсказка
hint-wait = Смотрим на ваш планшет…
hint-close = Закрыть подсказку
hint-off = В этой партии подсказок нет.
hint-edict = Посмотрите на указ «{ $edict }»
hint-edict-theirs = { $name } рассчитывает на указ «{ $edict }»
hint-coins = Посмотрите на монеты
    .text = Можно окружить гору или нарисовать фигуру с монетой.
hint-monsters = Посмотрите на монстров
    .text = Каждая пустая клетка, примыкающая к монстру, каждый сезон отнимает у вас звезду.
hint-ruins = Посмотрите на руины
    .text = Накрыть клетку руин всё равно придётся — пусть это будет выгодная.
hint-room = Оставьте себе выбор
    .text = Сейчас звёзд не взять: берегите место для следующих фигур.
hint-text-theirs = Именно там будет больнее всего.
hint-where = Где?
hint-here = Между { $first } и { $last }
hint-nowhere = Речь о вашем ответе, а не о месте на планшете
hint-which = Какой ход?
# A spread of nothing is not told.
hint-worth = { $spread ->
        [0] Ожидается звёзд к концу игры: { $expected }.
       *[other] Ожидается звёзд к концу игры: { $expected } ± { $spread }.
    }
hint-take = Показать на моём планшете
hint-why-edict-now = Указ { $letter }, «{ $edict }»: в конце этого сезона ещё { $stars ->
        [1] одна звезда.
        [one] { $stars } звезда.
        [few] { $stars } звезды.
        [many] { $stars } звёзд.
       *[other] { $stars } звезды.
    }
hint-why-edict-later = Указ { $letter }, «{ $edict }»: { $season ->
        [spring] весной
        [summer] летом
        [fall] осенью
        [winter] зимой
       *[other] { $name } —
    } ещё { $stars ->
        [1] одна звезда.
        [one] { $stars } звезда.
        [few] { $stars } звезды.
        [many] { $stars } звёзд.
       *[other] { $stars } звезды.
    }
hint-why-edict-less = Указ { $letter }, «{ $edict }», даст на { $stars ->
        [1] одну звезду
        [one] { $stars } звезду
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    } меньше, зато остальное принесёт больше.
hint-why-edict-prepared = Это задел на указ { $letter }, «{ $edict }»: следующие карты могут принести ещё примерно { $stars ->
        [1] одну звезду.
        [one] { $stars } звезду.
        [few] { $stars } звезды.
        [many] { $stars } звёзд.
       *[other] { $stars } звезды.
    }
hint-why-coins = Приносит { $coins ->
        [1] монету
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: к концу игры это { $stars ->
        [1] одна звезда.
        [one] { $stars } звезда.
        [few] { $stars } звезды.
       *[many] { $stars } звёзд.
    }
hint-why-monsters = { $spaces ->
        [1] Заполняет клетку, примыкающую к монстру: каждый сезон на одну звезду меньше потерь.
        [one] Заполняет { $spaces } клетку, примыкающую к монстрам: каждый сезон на { $spaces } звезду меньше потерь.
        [few] Заполняет { $spaces } клетки, примыкающие к монстрам: каждый сезон на { $spaces } звезды меньше потерь.
       *[many] Заполняет { $spaces } клеток, примыкающих к монстрам: каждый сезон на { $spaces } звёзд меньше потерь.
    }
hint-why-ruins = Накрывает руины, как и требуется.
hint-why-room = Оставляет больше места: для следующих фигур — { $places ->
        [one] { $places } вариант
        [few] { $places } варианта
       *[many] { $places } вариантов
    }, а после второго по силе хода — { $instead }.
hint-why-better = В итоге это примерно на { $stars ->
        [1] одну звезду
        [one] { $stars } звезду
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    } лучше второго по силе хода.
hint-why-theirs-edict = { $player } теряет { $stars ->
        [1] одну звезду
        [one] { $stars } звезду
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    } по указу { $letter }, «{ $edict }».
hint-why-theirs-edict-prepared = Мешает планам: { $player } ещё рассчитывает на указ { $letter }, «{ $edict }».
hint-why-theirs-monsters = { $spaces ->
        [1] Ещё одна пустая клетка примыкает к монстрам: { $player } каждый сезон теряет одну звезду.
        [one] Ещё { $spaces } пустая клетка примыкает к монстрам: { $player } каждый сезон теряет { $spaces } звезду.
        [few] Ещё { $spaces } пустые клетки примыкают к монстрам: { $player } каждый сезон теряет { $spaces } звезды.
       *[many] Ещё { $spaces } пустых клеток примыкают к монстрам: { $player } каждый сезон теряет { $spaces } звёзд.
    }

## Duties and arrivals

strip-short = { $title }. { $text }
# Beside the name of the card on a phone: at most 16 letters.
chip-ambush = Сосед: { $name }
chip-declare = Засада!
chip-hero = Герой
chip-ruins = Накройте руины
chip-monsters = Монстры
chip-fallback = Одиночная клетка
strip-ruins = Накройте клетку руин
strip-ruins-text = Накройте хотя бы одну клетку руин.
strip-fallback = Ничего не подходит
strip-fallback-text = Нарисуйте вместо фигуры одиночную клетку любой местности.
strip-fallback-ruins = Ни одна фигура не накроет руины: нарисуйте где угодно одиночную клетку любой местности.
strip-ambush = Засада на соседа: { $name }
strip-declare = Близится засада
strip-gaze = Нападает { $name }
strip-ravage = Буйствует { $name }
strip-hero = На помощь идёт герой
strip-hero-text = Поставьте героя на пустую клетку, потом направьте атаку.
arrival-by = { $name } рисует на вашем планшете: { $cells }.
arrival-walk = Путь: из { $corner ->
        [top-left] левого верхнего
        [top-right] правого верхнего
        [bottom-left] левого нижнего
       *[bottom-right] правого нижнего
    } угла { $way ->
        [clockwise] по часовой стрелке
       *[counter-clockwise] против часовой стрелки
    } до { $cells }.
arrival-spread = Теперь и здесь: { $cells }.

## Steps

step-marks = Поверните атаку туда, где от неё больше пользы: вариант { $number } из { $all }.
step-marks-none = Вся атака уходит за край планшета.
step-target = Выберите одну из отмеченных клеток: её уничтожит { $name }.
step-ravage = Выберите одну из отмеченных клеток: её уничтожит { $name }.
extra-concentration = Теперь нарисуйте эту фигуру ещё раз.
extra-cure-wounds = Теперь дорисуйте фигуру 1×2, примыкающую к монстру.
extra-diplomacy = Теперь дорисуйте клетку, которая будет и полями, и поселением.
extra-search = Теперь дорисуйте одну клетку, примыкающую к фигуре.
declare-legend = Ваш ответ на засаду
declare-nothing = Без навыка
declare-nothing-text = Пусть приходят.
declare-direction = Положение фигуры 1×2
direction-across = Горизонтально
direction-upright = Вертикально
skills = Навыки
skill-cost = { $cost ->
        [0] бесплатно
        [1] стоит одну монету
        [one] стоит { $cost } монету
        [few] стоит { $cost } монеты
       *[many] стоит { $cost } монет
    }
skill-cannot = { $rule } Сейчас нельзя: { $reason }.

## What is said about the held shape

say-fits = Подходит.
say-not = Не подходит.
say-refused = Так нельзя.
say-place = Щёлкните по планшету или нажмите { $key }.
say-place-touch = Коснитесь места на планшете.
say-place-hero = Поставьте героя на пустую клетку.
say-pick = Выберите одну из отмеченных клеток.
say-declare = Решайте, пока засада не началась.
say-marks = Поверните клавишей { $key } или щёлкните туда, куда целитесь.
say-marks-touch = Поверните или коснитесь клетки, куда целитесь.
say-ruins = Накрывает руины: { $cells }.
say-coins = { $coins ->
        [1] Одна монета.
        [one] { $coins } монета.
        [few] { $coins } монеты.
       *[many] { $coins } монет.
    }
say-ambush = { $name } сейчас теряет { $stars ->
        [1] одну звезду.
        [one] { $stars } звезду.
        [few] { $stars } звезды.
       *[many] { $stars } звёзд.
    }
say-ambush-nothing = { $name } сейчас ничего не теряет.
say-monsters-more = Монстры отнимают на { $stars ->
        [1] одну звезду
        [one] { $stars } звезду
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    } больше.
say-monsters-fewer = Монстры отнимают на { $stars ->
        [1] одну звезду
        [one] { $stars } звезду
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    } меньше.

## Waiting

sealed = Ваш рисунок принят
nothing-to-do = В этот раз рисовать нечего
watching = Вы зритель
projector = Проектор
watchers = { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[many] Смотрят { $count } зрителей
    }
over = Игра окончена
waiting-for = Ждём: { $names }
waiting-for-away = { $name } (нет за столом)
waiting-for-many = { $count ->
        [1] Ждём одного игрока
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[many] Ждём { $count } игроков
    }
waiting-open = { $count ->
        [1] Ещё есть свободное место: отправьте ссылку из меню.
        [one] Ещё есть { $count } свободное место: отправьте ссылку из меню.
        [few] Ещё есть { $count } свободных места: отправьте ссылку из меню.
       *[many] Ещё есть { $count } свободных мест: отправьте ссылку из меню.
    }
drawn-count = Готово: { $done } из { $all }
cover-pass = Передайте устройство. Теперь рисует { $name }
cover-text = Никто не видит, что нарисовано в этом раунде.
cover-ambush = Засада: вы рисуете на планшете соседа ({ $name }).
cover-lift = { $name } — это я
cover-waiting = За этим экраном все готовы
cover-undo = { $name } хочет перерисовать
leave = Выйти из-за стола
leave-sure = Ваше место сразу займёт бот. Возвращайтесь когда угодно: место остаётся за вами.
leave-yes = Выйти
leave-no = Остаться

## Edicts, stars, coins, deck

edicts = Указы
edict-about = Об указе { $letter }
edict-now = считается в этом сезоне
edict-next = считается { $season ->
        [spring] весной
        [summer] летом
        [fall] осенью
        [winter] зимой
       *[other] позже ({ $name })
    }
edict-done = больше не считается
edict-nothing-yet = На вашем планшете звёзд за это пока нет.
stars-now = звёзд сейчас
edict-stars = { $stars ->
        [one] сейчас { $stars } звезда
        [few] сейчас { $stars } звезды
       *[many] сейчас { $stars } звёзд
    }
stars-edicts = указы
stars-sum = всего
your-stars = Ваши звёзды
your-stars-seasons = Четыре сезона
as-it-stands = пока что
coins-of = { $crossed ->
        [0] { $coins } из { $all }
       *[other] { $coins } из { $all }, потрачено { $crossed }
    }
deck = Осталось в колоде
deck-count = { $count ->
        [1] последняя карта
        [one] { $count } карта, вперемешку
        [few] { $count } карты, вперемешку
       *[many] { $count } карт, вперемешку
    }
deck-card = { $card }, время { $time }, { $terrains }
deck-hidden-monster = карта засады (неизвестно какая)
deck-hidden-hero = карта героя (неизвестно какая)

## Players

players-alone = Вы играете в одиночку.
seat-stars = { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
seat-nameless = Место { $seat }
seat-open = свободное место
seat-human-idle = за столом
seat-human-drawn = готово
seat-human-drawing = рисует
seat-human-away = нет за столом
seat-account-idle = бот ({ $owner })
seat-account-drawn = бот ({ $owner }): готово
seat-account-drawing = бот ({ $owner }): рисует
seat-bot-idle = бот
seat-bot-drawn = готово
seat-bot-drawing = рисует
seat-minded-idle = не за столом, играет бот ({ $bot })
seat-minded-drawn = не за столом, бот ({ $bot }): готово
seat-minded-drawing = не за столом, рисует бот ({ $bot })
looking-at = Планшет: { $name }
looking-back = К моему планшету
table-back = К столу

## The log

log-empty = Пока ничего не нарисовано.
log-scored = { $name }: подсчёт
log-stroke = { $name } { $cells }
log-marks = атака { $cells }
log-destroyed = уничтожено { $cells }
log-coins = { $coins ->
        [1] одна монета
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
log-skill = навык «{ $skill }»
log-stars = { $name }: { $stars }
log-came = { $mine ->
        [yes] На вашем планшете: { $what }.
       *[no] На чужом планшете ({ $name }): { $what }.
    }
log-drew = { $who }: { $what }.
log-drew-on = { $mine ->
        [yes] { $who } на вашем планшете: { $what }.
       *[no] { $who } на планшете соседа ({ $name }): { $what }.
    }

## A season explained

season-map = { $whose }; { $what ->
        [monsters] обведены пустые клетки, примыкающие к монстрам
        [coins] планшет без пометок
       *[edict] обведены клетки, которые считаются ({ $edict })
    }
together = Всего
on-to = Дальше: { $season ->
        [spring] весна
        [summer] лето
        [fall] осень
        [winter] зима
       *[other] { $name }
    }
to-the-end = К итогам
part-title-row = { $count ->
        [1] Ряд
       *[other] Ряды
    }
part-title-column = { $count ->
        [1] Столбец
       *[other] Столбцы
    }
part-title-diagonal = { $count ->
        [1] Диагональ от
       *[other] Диагонали от
    }
part-title-region = { $ground ->
        [forest] Область леса
        [village] Область поселений
        [farm] Область полей
        [water] Область водоёма
        [monster] Область монстров
        [empty] Пустая область
       *[other] { $name }
    }, { $size ->
        [one] { $size } клетка
        [few] { $size } клетки
       *[many] { $size } клеток
    }
part-title-square = Заполненный квадрат, сторона { $side }
part-from-to = от { $first } до { $last }
part-none = На этом планшете звёзд за это пока нет.
part-none-monsters = К монстрам не примыкает ни одна пустая клетка, так что потерь нет.

## The end

final-winner = { $me ->
        [yes] Победа ваша!
       *[no] Победа: { $name }
    }
final-shared = Общая победа: { $names }
final-rating = Итоговый счёт { $rating }
final-rating-made = { $stars ->
        [1] Одна звезда
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    } минус { $target } (сумма норм четырёх указов: { $numbers }).
final-highest = Выше титула не бывает.
final-places = Итоговая таблица
final-tie-break = Если звёзд поровну, выше тот, у кого потери из-за монстров меньше.
final-explained = Откуда каждая звезда
final-share = Поделиться
again-new = Новая партия
again-same = Тот же расклад ещё раз
record-text = Запись
record-json = Запись (JSON)

final-day = Результаты этого расклада

## The coach, after a game

analysis = Разбор
analysis-of = Разбор: { $names }
profile = Ожидаемые звёзды
study-of-game = Тетрадь, { $date }
study-make = Завести тетрадь
what-if-of = Исходная партия
what-if-removed = Самая давняя из ваших партий «А если?» удалена, чтобы освободить место для этой.
par-ask = Показать эталон
par-progress = Сыграно карт
par-text = Эталон — это результат сильного бота с теми же картами.
par-running = Бот играет тот же расклад: карта { $card } из { $all }…
par-rated = Эталон этого расклада. Итоговый счёт { $rating }: { $title }.
par-told = Эталон этого расклада: { $stars } ★ ({ $bot }).
par-share = Ваш результат — { $share } % от лучшего известного: { $most } ★.
thought-here = Рассчитано на этом устройстве, так что в вашу статистику не входит.
thought-there = Пусть рассчитает сервер

## Replay

replay = Повтор
replay-move = Ход
replay-at = { $move } из { $all }
replay-first = В начало
replay-back = На ход назад
replay-forward = На ход вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-seasons = Перейти к сезону
replay-maps = Планшеты
replay-moves = Ходы
replay-link = Ссылка на этот ход
replay-coins = { $coins ->
        [1] одна монета
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
frame-start = Пустой планшет
frame-turn = Раунд
frame-season = Подсчёт за сезон
frame-after = После сезона
frame-end = Конец игры

## Read out

announce-card = { $name }. Карта: { $card }. Звёзд пока что: { $stars }.
announce-hint = Подсказка: { $words }
announce-hint-more = Подсказка: { $title }. { $text } Нажмите { $key }, чтобы узнать больше: { $more }
announce-season = { $name } позади. Звёзд: { $stars }, всего: { $total }.

## The rules

rules = Правила
rules-search = Поиск
rules-contents = Содержание
rules-found = Найдено тем: { $count }
rules-nothing = В правилах нет ничего про «{ $words }».
rules-example = Пример: { $name }
rules-of-card = Правило и пример
rules-back = Назад

## Reports to the host
report = Пожаловаться…

## Что установил хозяин сервера

site-contact = Контакт
site-imprint = Чей это сайт
site-notice-close = Закрыть объявление
site-closed = Новых партий хозяин сервера пока не разрешает. К начатым можно присоединиться, а свои — доиграть.
site-password = Пароль хозяина сервера
site-password-text = Чтобы создавать здесь партии, его нужно ввести на этом устройстве один раз.
site-password-go = Дальше
