# Russian: the commands and the game in the terminal.

## The game in the terminal: what is asked

asked-draw = Нарисуйте на своём планшете одно из этого:
asked-ambush = Нарисуйте этих монстров на планшете соседа ({ $owner }):
asked-hero = Поставьте героя на пустую клетку; * отмечает клетки атаки.
asked-gaze = { $monster ->
        [gorgon] Горгона уничтожает клетку, примыкающую к ней: какую?
       *[other] Монстр ({ $name }) уничтожает клетку, примыкающую к нему: какую?
    }
asked-ravage = { $monster ->
        [troll] Тролль уничтожает пустую клетку, примыкающую к нему: какую?
       *[other] Монстр ({ $name }) уничтожает пустую клетку, примыкающую к нему: какую?
    }
asked-target = { $monster ->
        [gorgon] Горгона уничтожает на этом планшете клетку, примыкающую к ней: какую?
       *[other] Монстр ({ $name }) уничтожает на этом планшете клетку, примыкающую к нему: какую?
    }
asked-besides = А ещё, по навыку «{ $skill }»:
asked-declare = Теперь можно объявить навык:
asked-shelter = Как расположить фигуру 1×2?

## The game in the terminal: what is shown

play-you = Вы
play-seat = Игрок { $number }
play-bot = { $bots ->
        [1] Бот
       *[other] Бот { $number }
    }
play-welcome = Это расклад { $seed }; чтобы сыграть его ещё раз: --seed { $seed }
play-bye = До встречи! Чтобы сыграть этот расклад ещё раз: --seed { $seed }
play-cover = Передайте клавиатуру. Теперь играет { $name }. Нажмите Enter, когда никто другой не смотрит.
play-go-on = Нажмите Enter, чтобы продолжить.
play-time = { $name }, время { $clock } из { $time }
play-purse = монеты { $coins }
play-coins = монеты { $coins } (потрачено { $spent })
play-stars = звёзды { $stars }
play-on-map = на планшете соседа ({ $owner })
play-ruins-pending = накройте клетку руин
play-now = Если бы сезон закончился сейчас: { $first } + { $second } + { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } − { $monsters } за монстров = { $stars }
play-card-time = { $card } (время { $time })
play-with-coin = , 1 монета
play-no-room = (нет места)
play-duty = Руины: фигура должна накрыть пустую клетку руин.
play-fallback = Ни одна фигура с карты не подходит: нарисуйте вместо неё одиночную клетку, где угодно.
play-skill = { $mark }s{ $number } { $skill } ({ $cost }): { $rule }
    .idle = { $mark }s{ $number } { $skill } ({ $cost }), не сейчас: { $rule }
play-where = Введите клетку левого верхнего угла, например B4; n — место, где подходит; ? — справка.
play-fits = Подходит. Нажмите Enter, чтобы нарисовать.
    .effects = Подходит ({ $effects }). Нажмите Enter, чтобы нарисовать.
play-not-there = Сюда нельзя: { $why }.
play-nowhere = Не подходит нигде.
play-spots = { $here ->
        [0] В таком положении не подходит нигде
        [1] В таком положении подходит, если угол на { $cells }
        [one] В таком положении подходит, если угол на одной из { $here } клетки: { $cells }
        [few] В таком положении подходит, если угол на одной из { $here } клеток: { $cells }
       *[many] В таком положении подходит, если угол на одной из { $here } клеток: { $cells }
    } (всего { $all ->
        [1] одно место
        [one] { $all } место
        [few] { $all } места
       *[many] { $all } мест
    }).
play-no-option = { $word }: здесь такого варианта нет.
play-no-cell = { $word }: такой клетки на планшете нет; ряды — A–K, столбцы — 1–11.
play-what = { $word }: здесь такой команды нет; ? — справка.
play-rules = Чтобы прочитать, введите rules и слово справа или английский ключ карты: rules ruins, rules treetower.
play-no-undo = Ход уже не отменить: с тех пор кое-что открылось.
play-undone = Ход отменён.
play-explain-what = Что объяснить? Указы А, Б, В, Г: e A, e B, e C, e D; монстры: e m; всё: e.
play-other = { $name }: звёзды { $stars }, монеты { $coins }
play-alone = Вы играете в одиночку.
play-deck = Осталось в колоде, порядок неизвестен: { $cards }; карт засады: { $ambushes }
    .heroes = Осталось в колоде, порядок неизвестен: { $cards }; карт засады: { $ambushes }; карт героев: { $heroes }
play-deck-gone = Открыто в этом сезоне: { $cards }
play-save-where = В какой файл сохранить? Например: save my-game.txt
play-saved = Сохранено до последнего завершённого раунда: { $file }
play-comes-from = Этих монстров на вашем планшете рисует { $name }.
play-walk-top-left = Монстры идут из левого верхнего угла.
play-walk-top-right = Монстры идут из правого верхнего угла.
play-walk-bottom-left = Монстры идут из левого нижнего угла.
play-walk-bottom-right = Монстры идут из правого нижнего угла.
play-declare-nothing = 0 ничего
play-declare = { $number } { $skill } ({ $cost }): { $rule }
play-shelter-1 = 1 горизонтально
play-shelter-2 = 2 вертикально
play-season-over = { $name }: сезон окончен
play-over = Игра окончена
play-help =
    Введите что-нибудь из этого (можно несколько), потом Enter:
      1 2 3…        выбрать фигуру и местность; f v a w  выбрать местность
      B4            поставить фигуру так, чтобы её левый верхний угол был на B4
      r  r2  r3     повернуть раз, два, три раза;  m  отразить
      n  p          следующее место, где подходит, предыдущее;  l  список мест
      up down left right   сдвинуть на одну клетку
      s1 s2 s3 s0   применить навык или никакого
      Enter         нарисовать там, где стоит, если подходит
      u             шаг назад или отменить ход, пока дальше ничего не открыто
      e A           объяснить указ (e m: монстров, e: всё)
      o  d          другие планшеты; что осталось в колоде
      rules ruins   правила о теме или карте;  rules  список тем
      save FILE     сохранить запись партии;  q  выйти
    На планшете: . пусто, r руины, ^ гора, # ущелье, f лес, v поселение, a поля, w водоём,
    m монстр, h герой, x уничтожено, d поля и поселение; большая буква — на руинах, * — под атакой.

## The game in the terminal: what has happened

news-card = Карта: { $card }
news-drew = { $name }: { $what }
news-drew-on = { $name } на планшете соседа ({ $owner }): { $what }
    .mine = { $name } на вашем планшете: { $what }
news-by-itself = Планшет ({ $owner }): { $what }
    .mine = На вашем планшете: { $what }
news-marks = атака { $cells }
news-destroyed = уничтожено { $cells }
news-skill = навык «{ $skill }»
news-coins = монеты +{ $coins }

## A record told

record-signs = планшет: ^ гора, # ущелье, r руины
# $cards is a list of keys of cards, as in the lines of the record.
record-by-bot = { $name }, рисует бот: { $cards }
record-skipped = { $name }, ход пропущен: { $cards }

replay-game = { $boxes }, { $sheet }, игроков: { $seats }
replay-skills = Навыки: { $skills }
replay-heroes = С картами героев
replay-verified = Все карты, рисунки, монеты и звёзды верны: { $cards ->
        [1] одна карта.
        [one] { $cards } карта.
        [few] { $cards } карты.
       *[many] { $cards } карт.
    }
replay-unfinished = Пока всё верно; игра не окончена: { $cards ->
        [1] одна карта.
        [one] { $cards } карта.
        [few] { $cards } карты.
       *[many] { $cards } карт.
    }

## The file README.txt in what a player downloads

export-readme =
    Всё, что этот сервер хранит о вас, и настройки этого браузера.

    games/*.txt        партия текстом: её можно открыть на главной странице как запись
                       или командой cartographers replay ФАЙЛ
    games/*.json       та же партия: когда она создана, с какими настройками, какие места ваши
    statistics.json    статистика со страницы «Вы»
    devices.json       ваши связанные устройства и с каких пор есть фраза восстановления
    settings.json      что помнит этот браузер: язык, тема, ваше имя, показанные советы

    Все файлы — текст в UTF-8.

## A record looked at again

analyse-of = { $name }, ход за ходом: ожидаемые звёзды к концу игры
analyse-move = ход
analyse-season = сезон
analyse-card = карта
analyse-luck = везение
analyse-played = сыграно
analyse-expected = ожидается
analyse-skill = мастерство
analyse-lost = потери
analyse-best = лучшее
analyse-nothing = ничего
analyse-costliest = Самые дорогие ошибки:
analyse-costly = { $number }  { $name }, «{ $card }»: −{ $lost } ★. Сыграно: { $played }; лучше всего: { $best }.
analyse-curve = Ожидаемые звёзды к концу игры, с каждой картой и каждым ходом:
analyse-end = Сначала ожидалось { $start }, везение { $luck }, мастерство { $skill }: в итоге { $final } ★.
analyse-so-far = Сначала ожидалось { $start }, везение { $luck }, мастерство { $skill }: пока что ожидается { $final } ★.
analyse-besides = Мастерство измеряется относительно уверенного игрока, который рисует то, что кажется лучшим на первый взгляд. Лучшие найденные ходы обещали ещё { $lost } ★.

## A match

match-alone = { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
       *[many] { $deals } раскладов
    } ({ $suite ->
        [none] { $sheet }
       *[other] серия { $suite }
    }), номера от { $first } до { $last }, каждый играет в одиночку
match-together = { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
       *[many] { $deals } раскладов
    } ({ $suite ->
        [none] { $sheet }
       *[other] серия { $suite }
    }), номера от { $first } до { $last }, мест за столом: { $seats }
match-player = игрок
match-mean = среднее
match-spread = откл.
match-rating = итоговый счёт
match-elo = Эло
match-pair = пара
match-less = { $first } − { $second }
match-difference = разница
match-p = p
match-won = победы
match-drawn = ничьи
match-lost = поражения
match-title = титул
match-from = от
match-time = мс на ход
match-median = медиана
match-p99 = p99
match-stopped = Остановлено. Сыграно: { $games ->
        [1] одна партия.
        [one] { $games } партия.
        [few] { $games } партии.
       *[many] { $games } партий.
    }
    .kept = Остановлено; в файле { $games ->
        [1] одна партия
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, и та же команда продолжит.
match-plot-axis = звёзды
match-plot-key = Холм: распределение итогов. Точка и черта: среднее и его доверительный интервал 95 %.
match-plot-said = { $player }: средний итог { $mean }

## The help of the commands. Names of options, cards and files are typed as they are and stay Latin.

help-program = Настольная игра для картографов, в терминале и в браузере.
help-usage = использование:
help-arguments = аргументы
help-options = параметры
help-commands = команды
help-command = команда
help-examples = примеры:
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-language = язык всех текстов: { $languages } (по умолчанию — язык системы)
help-json = вывести JSON для программ
help-seed = номер расклада; с тем же номером выпадают те же карты (наугад)
help-games-at-once = сколько партий играть одновременно (1)

help-game = какая партия
    .boxes = наборы: { $boxes } (base)
    .sheet = планшет: { $sheets } или файл с самодельным планшетом
    .edicts = четыре карты подсчёта очков
    .ambushes = четыре карты засады или наборы, из которых их взять
    .skills = с навыками: три наугад или эти три
    .heroes = с картами героев
    .no-heroes = без карт героев

help-play =
    Сыграть партию в терминале. Каждый человек за клавиатурой зовётся «you»; несколько людей играют по очереди.
    Всё вводится латинскими буквами; ? показывает, что можно ввести.
    .short = сыграть партию в терминале
    .players = кто за столом, например you,greedy*2: { $players } (you)
    .names = имена игроков
    .resume = продолжить сохранённую партию; нужны её --seed и --players
    .practice = разрешить отмену и тогда, когда скрытые карты уже открыты

help-rules =
    Прочитать правила игры. Без темы показывает список тем; каждая карта — тоже тема.

    На рисунках планшетов в [квадратных скобках] — клетки, которые считаются или нарисованы, в (круглых) — клетки
    рисунка, который делать нельзя, а * отмечает клетки атаки героя. Остальные знаки:
      { help-signs }
    .short = прочитать правила игры, с примерами
    .topic = тема или карта
    .markdown = вывести все правила одной страницей Markdown

# The signs of a map as text; the letters are typed as they are.
help-signs =
    { "." } пусто, r руины, ^ гора, # ущелье, f лес, v поселение, a поля, w водоём,
      m монстр, h герой, x уничтожено, d сразу поля и поселение; большая буква — нарисовано на руинах

help-score =
    Подсчитать звёзды планшетов по любым из 32 карт подсчёта очков.

    Для программ: строки JSON на входе и на выходе. На строку
      { $question }
    ответ такой:
      { $answer }
    Без "cards" считаются все карты; другие поля не учитываются.

    Для людей: планшет из 11 строк или одна строка с косыми чертами, в ответ — таблица. Знаки на планшете:
      { help-signs }
    .short = подсчитать звёзды планшетов и объяснить их
    .file = планшеты; - или ничего — стандартный ввод
    .explain = показать и клетки, которые приносят звёзды
    .cards = карты подсчёта очков, если не все 32
    .type = Введите или вставьте планшет из 11 строк или строки JSON, потом Ctrl-D:

help-legal =
    Подсчитать или перечислить все способы нарисовать карту на планшете.

    Строки JSON на входе и на выходе. На строку
      { $question }
    ответ такой:
      { $answer }
    Здесь fallback говорит, что рисуют одиночные клетки, потому что ни одна фигура с карты не подходит, а "ruins": true
    значит, что нужно накрыть клетку руин. Карту засады считают на том планшете, на котором её рисуют; с "solo": true
    ответ — куда она придёт сама в одиночной игре, или null: { $solo }
    .short = подсчитать или перечислить, что можно нарисовать на планшете
    .file = вопросы; - или ничего — стандартный ввод
    .list = показать и сами рисунки: [местность, [клетки]]
    .type = Введите строки JSON вроде { $question }, потом Ctrl-D:

help-replay =
    Проверить запись партии, текстовую или JSON: каждую карту, каждый рисунок, каждую монету и все звёзды.
    Если всё верно, показать партию, иначе — первую ошибку.
    .short = проверить запись партии и показать партию
    .file = запись; - — стандартный ввод
    .to = вместо этого вывести запись в таком виде

help-analyse =
    Разобрать партию: для каждого решения игрока — ожидаемые звёзды к концу игры, что дали карты (везение), что решено
    лучше или хуже, чем у уверенного игрока (мастерство), и что было бы лучше всего.
    .short = разобрать партию: лучшие ходы, дорогие ошибки и везение
    .file = запись партии; - — стандартный ввод
    .seat = чьи решения (1)
    .player = кто советует и сколько думает над ходом ({ $player })

help-simulate = Дать компьютеру сыграть партии с самим собой и подвести итог.
    .short = дать компьютеру сыграть много партий
    .games = сколько партий (100)
    .players = кто за столом, например chance,chance или chance*4: { $players }
    .seed = номер первого расклада; остальные идут за ним (0)
    .record = записать каждую партию в эту папку
    .json = вместо итога вывести строку JSON для каждой партии

help-match = Дать игрокам одни и те же расклады, каждому в одиночку или всем за одним столом: кто сильнее и насколько это надёжно?
    .short = измерить силу игроков на одних и тех же раскладах
    .suites = Раскладов в каждой серии: { $deals }. Серии: { $suites }
    .players = кто играет; у первого на шкале рейтинга 0: { $players }
    .deals = сколько раскладов ({ $default }; из серии — все { $all })
    .suite = сыграть расклады открытой серии
    .mode = каждый в одиночку (solo) или все за одним столом (table); --seats означает table
    .seats = сколько мест за одним столом; игроки занимают их по очереди (сколько игроков, столько и мест)
    .work = выполнение и вывод
    .engine = процессы на этом компьютере или система Ray
    .out = хранить каждую партию в этом файле (строки JSON) и продолжать с него
    .json = вывести результаты одним документом JSON
    .plot = нарисовать диаграмму результатов (SVG)

help-perft =
    Подсчитать разные последовательности решений, с которых может начаться партия, если порядок карт известен.
    Эти числа стерегут правила: если две программы насчитали поровну, они и разрешают одно и то же.
    .short = подсчитать все возможные начала партии
    .depth = сколько решений (2)
    .seats = сколько игроков (1)
    .seed = номер расклада (0)
    .cards = карты в том порядке, в котором их открывают
    .split = показать количество для каждого первого решения

help-serve = Открыть игру для браузеров, до Ctrl-C. Партии сохраняются, и в следующий раз их можно продолжить.
    .short = открыть игру для браузеров
    .host = адрес, на котором ждать соединений ({ $default })
    .port = порт ({ $default })
    .data = папка для партий (в папке данных пользователя)
    .database = база данных PostgreSQL для партий, например postgresql://name@host/database
    .peer = общая база данных для нескольких серверов; имя хоста, по которому они находят этот
    .open = открыть браузер
    .lan = пускать всех из локальной сети
    .name = имя, по которому сервер доступен снаружи; можно указать несколько раз
    .proxy = доверять заголовкам пересылки с этого адреса
    .metrics = разрешить читать показатели (/metrics) с этих адресов
    .settings = прочитать ограничения и другие настройки из файла TOML
    .log-json = писать журнал строками JSON
    .contact = адрес почты хозяина сервера; его видят службы уведомлений
help-backup = Скопировать все партии и ключи в новую папку, даже пока сервер работает.
    .short = скопировать все партии в новую папку
    .folder = новая папка
help-restore = Вернуть резервную копию в папку, где нет партий.
    .short = вернуть резервную копию
    .folder = папка с резервной копией
help-verify = Проверить каждую партию: цел ли её журнал, а если нет, то сколько в нём исправного.
    .short = проверить, все ли партии целы
    .folder = папка с партиями или резервная копия (в папке данных пользователя)

## What is wrong with a command line

usage-see = { $wrong } (см. { $command } --help)
usage-argument = аргумент { $name }: { $wrong }
usage-unknown = неизвестные аргументы: { $words }
usage-required = не хватает обязательных аргументов: { $words }
usage-one = нужен один аргумент
usage-at-least-one = нужен хотя бы один аргумент
usage-at-most-one = нужно не больше одного аргумента
usage-not-with = нельзя вместе с аргументом { $other }
usage-no-value = лишнее значение: { $word }
usage-choice = неверный выбор: { $word } (можно: { $choices })
usage-value = неверное значение: { $word }

## Games between bots, and matches

percent = { $share } %

simulate-games = { $games ->
        [1] Одна партия, { $sheet }, расклад { $first }
        [one] { $games } партия, { $sheet }, расклады от { $first } до { $last }
        [few] { $games } партии, { $sheet }, расклады от { $first } до { $last }
       *[many] { $games } партий, { $sheet }, расклады от { $first } до { $last }
    }; за секунду: { $speed }
simulate-seat = место
simulate-player = игрок
simulate-mean = среднее
simulate-spread = разброс
simulate-worst = худшее
simulate-best = лучшее
simulate-wins = победы
simulate-rating = итоговый счёт: средний { $mean }, лучший { $best }
simulate-title = титул
simulate-from = от
simulate-count = партии
simulate-share = доля

## Ways a game can begin

perft-decision = первое решение
perft-count = количество
perft-told = глубина { $depth }: { $count } ({ $seconds } с)
    .speed = глубина { $depth }: { $count } ({ $seconds } с, { $speed } за секунду)

## The server

serve-here = Игра здесь:      { $address }
serve-network = В вашей сети:    { $address }
serve-kept = Партии хранятся в папке { $folder }. Чтобы остановить, нажмите Ctrl-C.
serve-kept-database = Партии хранятся в базе данных { $address }. Чтобы остановить, нажмите Ctrl-C.
backup-made = Все партии и ключи в папке { $folder }. Берегите её: ключи открывают каждое место.
restore-made = Партии в папке { $folder }.
verify-game = { $game }: { $wrong }
verify-good = Исправных событий: { $good } из { $events }.
verify-sum = Целых партий: { $whole }. Повреждённых партий: { $damaged }.

## Progress. $left is a duration such as “5 min”.

progress-games = партии: { $done } из { $all }, ещё { $left }
progress-moves = ходы: { $done } из { $all }, ещё { $left }
progress-decisions = первые решения: { $done } из { $all }, ещё { $left }
progress-seconds = { $count } с
progress-minutes = { $count } мин
progress-hours = { $count } ч
