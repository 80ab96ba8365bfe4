# Ukrainian: the commands and the game in the terminal.

## The game in the terminal: what is asked

asked-draw = Намалюйте одне з цього на своїй мапі:
asked-ambush = Намалюйте цих монстрів на чужій мапі ({ $owner }):
asked-hero = Поставте героя на порожню клітинку; * позначає клітинки атаки.
asked-gaze = { $monster ->
        [gorgon] Горгона знищує клітинку, що з нею межує: яку?
       *[other] Монстр ({ $name }) знищує клітинку, що з ним межує: яку?
    }
asked-ravage = { $monster ->
        [troll] Троль знищує порожню клітинку, що з ним межує: яку?
       *[other] Монстр ({ $name }) знищує порожню клітинку, що з ним межує: яку?
    }
asked-target = { $monster ->
        [gorgon] Горгона знищує на цій мапі клітинку, що з нею межує: яку?
       *[other] Монстр ({ $name }) знищує на цій мапі клітинку, що з ним межує: яку?
    }
asked-besides = А ще, за навичкою «{ $skill }»:
asked-declare = Тепер можна оголосити навичку:
asked-shelter = Як розташувати фігуру 1×2?

## The game in the terminal: what is shown

play-you = Ви
play-seat = Гравець { $number }
play-bot = { $bots ->
        [1] Бот
       *[other] Бот { $number }
    }
play-welcome = Це роздача { $seed }; щоб зіграти її ще раз: --seed { $seed }
play-bye = До зустрічі! Щоб зіграти цю роздачу ще раз: --seed { $seed }
play-cover = Передайте клавіатуру. Тепер грає { $name }. Натисніть Enter, коли ніхто інший не дивиться.
play-go-on = Натисніть Enter, щоб продовжити.
play-time = { $name }, час { $clock } з { $time }
play-purse = монети { $coins }
play-coins = монети { $coins } (витрачено { $spent })
play-stars = зірки { $stars }
play-on-map = на чужій мапі ({ $owner })
play-ruins-pending = руїни: накрийте клітинку
play-now = Якби сезон закінчився зараз: { $first } + { $second } + { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    } − { $monsters } за монстрів = { $stars }
play-card-time = { $card } (час { $time })
play-with-coin = , 1 монета
play-no-room = (немає місця)
play-duty = Руїни: фігура має накрити вільну клітинку руїн.
play-fallback = Жодна фігура з карти не підходить: намалюйте натомість одну клітинку, будь-де.
play-skill = { $mark }s{ $number } { $skill } ({ $cost }): { $rule }
    .idle = { $mark }s{ $number } { $skill } ({ $cost }), не зараз: { $rule }
play-where = Введіть клітинку лівого верхнього кута, наприклад B4; n — місце, куди підходить; ? — довідка.
play-fits = Підходить. Натисніть Enter, щоб намалювати.
    .effects = Підходить ({ $effects }). Натисніть Enter, щоб намалювати.
play-not-there = Сюди не можна: { $why }.
play-nowhere = Не підходить ніде.
play-spots = { $here ->
        [0] У такому положенні не підходить ніде
        [1] У такому положенні підходить, якщо кут на { $cells }
        [one] У такому положенні підходить, якщо кут на одній із { $here } клітинки: { $cells }
        [few] У такому положенні підходить, якщо кут на одній із { $here } клітинок: { $cells }
       *[many] У такому положенні підходить, якщо кут на одній із { $here } клітинок: { $cells }
    } (загалом { $all ->
        [1] одне місце
        [one] { $all } місце
        [few] { $all } місця
       *[many] { $all } місць
    }).
play-no-option = { $word }: тут такого вибору немає.
play-no-cell = { $word }: такої клітинки на мапі немає; рядки — A–K, стовпчики — 1–11.
play-what = { $word }: тут такої команди немає; ? — довідка.
play-rules = Щоб прочитати, введіть rules і слово справа або англійський ключ карти: rules ruins, rules treetower.
play-no-undo = Хід уже не скасувати: відтоді дещо відкрилося.
play-undone = Хід скасовано.
play-explain-what = Що пояснити? Укази А, Б, В, Г: e A, e B, e C, e D; монстри: e m; усе: e.
play-other = { $name }: зірки { $stars }, монети { $coins }
play-alone = Ви граєте наодинці.
play-deck = Лишилося в колоді, порядок невідомий: { $cards }; карт засідок: { $ambushes }
    .heroes = Лишилося в колоді, порядок невідомий: { $cards }; карт засідок: { $ambushes }; карт героїв: { $heroes }
play-deck-gone = Відкрито цього сезону: { $cards }
play-save-where = У який файл зберегти? Наприклад: save my-game.txt
play-saved = Збережено до останнього завершеного раунду: { $file }
play-comes-from = Цих монстрів на вашій мапі малює { $name }.
play-walk-top-left = Монстри йдуть із лівого верхнього кута.
play-walk-top-right = Монстри йдуть із правого верхнього кута.
play-walk-bottom-left = Монстри йдуть із лівого нижнього кута.
play-walk-bottom-right = Монстри йдуть із правого нижнього кута.
play-declare-nothing = 0 нічого
play-declare = { $number } { $skill } ({ $cost }): { $rule }
play-shelter-1 = 1 горизонтально
play-shelter-2 = 2 вертикально
play-season-over = { $name }: сезон закінчено
play-over = Гру закінчено
play-help =
    Введіть щось із цього (можна кілька), тоді Enter:
      1 2 3…        вибрати фігуру й місцевість; f v a w  вибрати місцевість
      B4            поставити фігуру так, щоб її лівий верхній кут був на B4
      r  r2  r3     повернути раз, двічі, тричі;  m  віддзеркалити
      n  p          наступне місце, куди підходить, попереднє;  l  перелік місць
      up down left right   пересунути на одну клітинку
      s1 s2 s3 s0   застосувати навичку або жодної
      Enter         намалювати там, де стоїть, якщо підходить
      u             крок назад або скасувати хід, доки далі нічого не відкрито
      e A           пояснити указ (e m: монстрів, e: усе)
      o  d          інші мапи; що лишилося в колоді
      rules ruins   правила про тему чи карту;  rules  перелік тем
      save FILE     зберегти запис партії;  q  вийти
    На мапі: . порожньо, r руїни, ^ гора, # ущелина, f ліс, v поселення, a поля, w водойма,
    m монстр, h герой, x знищено, d поля й поселення; велика літера — на руїнах, * — під атакою.

## The game in the terminal: what has happened

news-card = Карта: { $card }
news-drew = { $name }: { $what }
news-drew-on = { $name } на чужій мапі ({ $owner }): { $what }
    .mine = { $name } на вашій мапі: { $what }
news-by-itself = На чужій мапі ({ $owner }): { $what }
    .mine = На вашій мапі: { $what }
news-marks = атака { $cells }
news-destroyed = знищено { $cells }
news-skill = навичка «{ $skill }»
news-coins = монети +{ $coins }

## A record told

record-signs = планшет: ^ гора, # ущелина, r руїни
# $cards is a list of keys of cards, as in the lines of the record.
record-by-bot = { $name }, малює бот: { $cards }
record-skipped = { $name }, хід пропущено: { $cards }

replay-game = { $boxes }, { $sheet }, гравців: { $seats }
replay-skills = Навички: { $skills }
replay-heroes = З картами героїв
replay-verified = Кожна карта, кожен малюнок, усі монети й зірки правильні: { $cards ->
        [1] одна карта.
        [one] { $cards } карта.
        [few] { $cards } карти.
       *[many] { $cards } карт.
    }
replay-unfinished = Поки що все правильно; гру не закінчено: { $cards ->
        [1] одна карта.
        [one] { $cards } карта.
        [few] { $cards } карти.
       *[many] { $cards } карт.
    }

## The file README.txt in what a player downloads

export-readme =
    Усе, що цей сервер зберігає про вас, і налаштування цього браузера.

    games/*.txt        партія текстом: її можна відкрити на головній сторінці як запис
                       або командою cartographers replay ФАЙЛ
    games/*.json       та сама партія: коли її створено, за якими налаштуваннями, які місця ваші
    statistics.json    підсумки зі сторінки «Ви»
    devices.json       ваші пов’язані пристрої та відколи є фраза відновлення
    settings.json      що пам’ятає цей браузер: мова, тема, ваше ім’я, показані поради

    Усі файли — текст у UTF-8.

## A record looked at again

analyse-of = { $name }, хід за ходом: очікувані зірки на кінець гри
analyse-move = хід
analyse-season = сезон
analyse-card = карта
analyse-luck = удача
analyse-played = зіграно
analyse-expected = очікувано
analyse-skill = майстерність
analyse-lost = втрати
analyse-best = найкраще
analyse-nothing = нічого
analyse-costliest = Найдорожчі помилки:
analyse-costly = { $number }  { $name }, «{ $card }»: −{ $lost } ★. Зіграно: { $played }; найкраще було: { $best }.
analyse-curve = Очікувані зірки на кінець гри, з кожною картою і кожним ходом:
analyse-end = Спочатку очікувалося { $start }, удача { $luck }, майстерність { $skill }: у підсумку { $final } ★.
analyse-so-far = Спочатку очікувалося { $start }, удача { $luck }, майстерність { $skill }: наразі очікувано { $final } ★.
analyse-besides = Майстерність міряємо відносно вправного гравця, який малює те, що здається найкращим на перший погляд. Найкращі знайдені ходи обіцяли ще { $lost } ★.

## A match

match-alone = { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
       *[many] { $deals } роздач
    } ({ $suite ->
        [none] { $sheet }
       *[other] набір { $suite }
    }), номери від { $first } до { $last }, кожен грає наодинці
match-together = { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
       *[many] { $deals } роздач
    } ({ $suite ->
        [none] { $sheet }
       *[other] набір { $suite }
    }), номери від { $first } до { $last }, місць за столом: { $seats }
match-player = гравець
match-mean = середнє
match-spread = відх.
match-rating = підсумковий рахунок
match-elo = Ело
match-pair = пара
match-less = { $first } − { $second }
match-difference = різниця
match-p = p
match-won = перемог
match-drawn = нічиїх
match-lost = поразок
match-title = титул
match-from = від
match-time = мс на хід
match-median = медіана
match-p99 = p99
match-failed = { $player } — програшів через збої: { $deals }
match-failed-deal = { "  " }роздача { $deal }: { $why }
match-stopped = Зупинено. Зіграно { $games ->
        [1] одну партію.
        [one] { $games } партію.
        [few] { $games } партії.
       *[many] { $games } партій.
    }
    .kept = Зупинено; у файлі { $games ->
        [1] одна партія
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, і та сама команда продовжить.
match-plot-axis = зірки
match-plot-key = Пагорб: розподіл підсумків. Крапка й риска: середнє та його інтервал довіри 95 %.
match-plot-said = { $player }: середній підсумок { $mean }

## The help of the commands. Names of options, cards and files are typed as they are and stay Latin.

help-program = Настільна гра про малювання мап, у терміналі й у браузері.
help-usage = використання:
help-arguments = аргументи
help-options = параметри
help-commands = команди
help-command = команда
help-examples = приклади:
help-help = показати цю довідку й вийти
help-version = показати версію й вийти
help-language = мова всіх текстів: { $languages } (типово — мова системи)
help-json = вивести JSON для програм
help-seed = номер роздачі; за тим самим номером випадають ті самі карти (навмання)
help-games-at-once = скільки партій грати одночасно (1)

help-game = яка партія
    .boxes = коробки: { $boxes } (base)
    .sheet = планшет: { $sheets } або файл із власним планшетом
    .edicts = чотири карти підрахунку балів
    .ambushes = чотири карти засідок або коробки, з яких їх узяти
    .skills = з навичками: три навмання або ці три
    .heroes = з картами героїв
    .no-heroes = без карт героїв

help-play =
    Зіграти партію в терміналі. Кожна людина за клавіатурою зветься «you»; кілька людей грають по черзі.
    Усе вводьте латинськими літерами; ? показує, що можна ввести.
    .short = зіграти партію в терміналі
    .players = хто за столом, наприклад you,greedy*2: { $players } (you)
    .names = імена гравців
    .resume = продовжити збережену партію; потрібні її --seed і --players
    .practice = дозволити скасування й тоді, коли сховані карти вже відкрито

help-rules =
    Прочитати правила гри. Без теми показує перелік тем; кожна карта — теж тема.

    На малюнках мап у [квадратних дужках] — клітинки, що рахуються або які намальовано, у (круглих) — клітинки
    малюнка, якого робити не можна, а * позначає клітинки атаки героя. Решта знаків:
      { help-signs }
    .short = прочитати правила гри, з прикладами
    .topic = тема або карта
    .markdown = вивести всі правила однією сторінкою Markdown

# The signs of a map as text; the letters are typed as they are.
help-signs =
    { "." } порожньо, r руїни, ^ гора, # ущелина, f ліс, v поселення, a поля, w водойма,
      m монстр, h герой, x знищено, d водночас поля й поселення; велика літера — намальовано на руїнах

help-score =
    Порахувати зірки мап за будь-якими з 32 карт підрахунку балів.

    Для програм: рядки JSON на вході й на виході. На рядок
      { $question }
    відповідь така:
      { $answer }
    Без "cards" рахуються всі карти; на інші поля програма не зважає.

    Для людей: мапа з 11 рядків або один рядок зі скісними рисками, у відповідь — таблиця. Знаки на мапі:
      { help-signs }
    .short = порахувати зірки мап і пояснити їх
    .file = мапи; - або нічого — стандартний ввід
    .explain = показати й клітинки, що дають зірки
    .cards = карти підрахунку балів, якщо не всі 32
    .type = Введіть або вставте мапу з 11 рядків чи рядки JSON, тоді Ctrl-D:

help-legal =
    Порахувати або перелічити всі способи намалювати карту на мапі.

    Рядки JSON на вході й на виході. На рядок
      { $question }
    відповідь така:
      { $answer }
    Тут fallback каже, що малюють по одній клітинці, бо жодна фігура з карти не підходить, а "ruins": true означає,
    що треба накрити клітинку руїн. Карту засідки рахують на тій мапі, на якій її малюють; з "solo": true
    відповідь — куди вона прийде сама у грі наодинці, або null: { $solo }
    .short = порахувати або перелічити, що можна намалювати на мапі
    .file = запитання; - або нічого — стандартний ввід
    .list = показати й самі малюнки: [місцевість, [клітинки]]
    .type = Введіть рядки JSON на зразок { $question }, тоді Ctrl-D:

help-replay =
    Перевірити запис партії, текстовий чи JSON: кожну карту, кожен малюнок, кожну монету й усі зірки.
    Якщо все правильно, партію буде показано, інакше — першу помилку.
    .short = перевірити запис партії й показати її
    .file = запис; - — стандартний ввід
    .to = натомість зберегти запис у такому вигляді

help-fair =
    Перевірити, чи карти записаної партії відкривалися в тому порядку, в якому їх перетасовано: сервер загадав
    секрет до першої карти, гравці додали власні випадкові числа, а разом вони дали порядок кожної колоди.
    .short = перевірити, як перетасовано карти партії
    .file = запис закінченої партії; - — стандартний ввід
    .commitment = відбиток секрету, показаний перед першою картою

help-analyse =
    Розібрати партію: для кожного рішення гравця — очікувані зірки на кінець гри, внесок карт (удача), чим воно
    краще чи гірше за рішення вправного гравця (майстерність) і яке рішення було б найкраще.
    .short = розібрати партію: найкращі ходи, дорогі помилки й удача
    .file = запис партії; - — стандартний ввід
    .seat = чиї рішення (1)
    .player = хто радить і скільки думає над ходом ({ $player })

help-simulate = Дати комп’ютерові зіграти партії із самим собою й підсумувати їх.
    .short = дати комп’ютерові зіграти багато партій
    .games = скільки партій (100)
    .players = хто за столом, наприклад chance,chance або chance*4: { $players }
    .seed = номер першої роздачі; решта йде за нею (0)
    .record = записати кожну партію в цю теку
    .json = замість підсумку вивести рядок JSON для кожної партії

help-match = Дати гравцям ті самі роздачі, кожному наодинці або всім за одним столом: хто сильніший і наскільки це певно?
    .short = виміряти силу гравців на тих самих роздачах
    .suites = Роздач у кожному наборі: { $deals }. Набори: { $suites }
    .players = хто грає; перший на шкалі рейтингу має 0: { $players } або програма, як-от ./mybot (docs/bots.md)
    .deals = скільки роздач ({ $default }; з набору — усі { $all })
    .suite = зіграти роздачі з відкритого набору
    .mode = кожен наодинці (solo) або всі за одним столом (table); --seats означає table
    .seats = скільки місць за одним столом; гравці сідають на них по черзі (стільки, скільки гравців)
    .work = виконання й вивід
    .engine = процеси на цьому комп’ютері або система Ray
    .out = зберігати кожну партію в цьому файлі (рядки JSON) і продовжувати з нього
    .json = вивести результати одним документом JSON
    .plot = намалювати діаграму результатів (SVG)

help-conform =
    Перевірити, чи може програма грати як бот: вона запускається, приймає рішення кожного виду, грає цілі партії
    й має добре завершитися. Протокол описано в docs/bots.md. Програма має ваші права: перевіряйте лише те, чому довіряєте.
    .short = перевірити власну програму, що грає
    .program = програма, як-от ./mybot або "python3 mybot.py"; ./mybot:500ms має пів секунди на рішення

conform-check = ok      { $what }
    .failed = ПОМИЛКА  { $what }: { $why }
conform-hello = вітається
conform-draw = малює фігуру
conform-draw-ruins = малює фігуру на руїнах
conform-draw-single = заповнює одну клітинку, де жодна фігура не підходить
conform-declare = відповідає, коли можна оголосити навичку
conform-ambush = малює засідку на мапі сусіда
conform-ambush-target = вибирає, що там знищує горгона
conform-gaze = вибирає, що знищує горгона в партії наодинці
conform-hero = ставить героя на мапу
conform-ravage = вибирає, що знищує троль
conform-unknown = не зважає на невідомі поля
conform-early = грає далі після партії, яку завершено достроково
conform-solo = грає цілу партію наодинці
conform-table = грає цілу партію за столом на трьох
conform-twice = грає у двох процесах за одним столом
conform-end = завершується, коли її ввід закрито
conform-passed = { $name }: усі перевірки пройдено. Найдовше рішення: { $slowest } мс.
conform-failed = Не пройдено перевірок: { $checks }.

help-perft =
    Порахувати різні послідовності рішень, з яких може початися партія, якщо порядок карт відомий.
    Ці числа стережуть правила: якщо дві програми нарахували однаково, вони й дозволяють те саме.
    .short = порахувати всі можливі початки партії
    .depth = скільки рішень (2)
    .seats = скільки гравців (1)
    .seed = номер роздачі (0)
    .cards = карти в тому порядку, у якому їх відкривають
    .split = показати кількість для кожного першого рішення

help-serve = Відкрити гру для браузерів, до Ctrl-C. Партії зберігаються, і наступного разу їх можна продовжити.
    .short = відкрити гру для браузерів
    .host = адреса, на якій чекати з’єднань ({ $default })
    .port = порт ({ $default })
    .data = тека для партій (у теці даних користувача)
    .database = база даних PostgreSQL для партій, наприклад postgresql://name@host/database
    .peer = спільна база даних для кількох серверів; ім’я хоста, за яким вони знаходять цей
    .open = відкрити браузер
    .lan = пускати всіх із локальної мережі
    .name = ім’я, за яким сервер доступний ззовні; можна вказати кілька разів
    .proxy = довіряти заголовкам пересилання з цієї адреси
    .metrics = дозволити читати показники (/metrics) із цих адрес
    .settings = прочитати обмеження та інші налаштування з файлу TOML
    .log-json = писати журнал рядками JSON
    .contact = адреса е-пошти господаря сервера; її бачать служби сповіщень
help-backup = Скопіювати всі партії та ключі до нової теки, навіть коли сервер працює.
    .short = скопіювати всі партії до нової теки
    .folder = нова тека
help-restore = Відновити партії з резервної копії в теку або базу даних, де партій іще немає.
    .short = відновити партії з резервної копії
    .folder = тека з резервною копією
help-verify = Перевірити кожну партію: чи її журнал цілий, а якщо ні, то скільки подій у ньому вціліло.
    .short = перевірити, чи всі партії цілі
    .folder = тека з партіями або резервна копія (у теці даних користувача)

## What is wrong with a command line

usage-see = { $wrong } (див. { $command } --help)
usage-argument = аргумент { $name }: { $wrong }
usage-unknown = невідомі аргументи: { $words }
usage-required = бракує обов’язкових аргументів: { $words }
usage-one = потрібен один аргумент
usage-at-least-one = потрібен щонайменше один аргумент
usage-at-most-one = потрібно не більше одного аргументу
usage-not-with = не можна разом з аргументом { $other }
usage-no-value = зайве значення: { $word }
usage-choice = неправильний вибір: { $word } (можна: { $choices })
usage-value = неправильне значення: { $word }

## Games between bots, and matches

percent = { $share } %

simulate-games = { $games ->
        [1] Одна партія, { $sheet }, роздача { $first }
        [one] { $games } партія, { $sheet }, роздачі від { $first } до { $last }
        [few] { $games } партії, { $sheet }, роздачі від { $first } до { $last }
       *[many] { $games } партій, { $sheet }, роздачі від { $first } до { $last }
    }; за секунду: { $speed }
simulate-seat = місце
simulate-player = гравець
simulate-mean = середнє
simulate-spread = розкид
simulate-worst = найгірше
simulate-best = найкраще
simulate-wins = перемоги
simulate-rating = підсумковий рахунок: середній { $mean }, найкращий { $best }
simulate-title = титул
simulate-from = від
simulate-count = партії
simulate-share = частка

## Ways a game can begin

perft-decision = перше рішення
perft-count = кількість
perft-told = глибина { $depth }: { $count } ({ $seconds } с)
    .speed = глибина { $depth }: { $count } ({ $seconds } с, { $speed } за секунду)

## The server

serve-here = Гра тут:          { $address }
serve-network = У вашій мережі:   { $address }
serve-kept = Партії зберігаються в теці { $folder }. Щоб зупинити, натисніть Ctrl-C.
serve-kept-database = Партії зберігаються в базі даних { $address }. Щоб зупинити, натисніть Ctrl-C.
fair-fingerprint = Відбиток секрету: { $commitment }
fair-nonces = Зі своїм випадковим числом: { $names }
fair-nonces-late = Від другої карти також: { $names }
fair-no-nonces = Ніхто з гравців не додав випадкового числа.
fair-drawn = { $part ->
    [edicts] Укази витягнуто цим тасуванням.
   *[skills] Навички витягнуто цим тасуванням.
}
fair-chosen = { $part ->
    [edicts] Укази не з цього тасування: хтось їх обрав.
   *[skills] Навички не з цього тасування: хтось їх обрав.
}
fair-verified = Карти відкривалися в тому порядку, в якому їх перетасовано. Номер роздачі: { $number }.
backup-made = Усі партії та ключі в теці { $folder }. Бережіть її: з цими ключами можна зайняти будь-яке місце.
restore-made = Партії в теці { $folder }.
restore-made-database = Партії в базі даних { $address }, а ключі в теці { $folder }.
verify-game = { $game }: { $wrong }
verify-good = Уціліло подій: { $good } з { $events }.
verify-sum = Цілих партій: { $whole }. Пошкоджених партій: { $damaged }.

## Progress. $left is a duration such as “5 min”.

progress-games = партії: { $done } з { $all }, ще { $left }
progress-moves = ходи: { $done } з { $all }, ще { $left }
progress-decisions = перші рішення: { $done } з { $all }, ще { $left }
progress-seconds = { $count } с
progress-minutes = { $count } хв
progress-hours = { $count } год
