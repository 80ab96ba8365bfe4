# Ukrainian: what is wrong, and what would be right. Every message is one or two whole sentences; `error-due-…`
# are names of things that other messages put after a colon.

## Setting up a game

error-setup-unknown =
    { $kind ->
        [sheet] Планшета «{ $word }» немає.
        [explore-set] Карт дослідження «{ $word }» немає.
        [season-set] Карт сезонів «{ $word }» немає.
        [box-of-scoring-cards] Коробки з картами підрахунку балів «{ $word }» немає.
        [scoring-card] Карти підрахунку балів «{ $word }» немає.
        [ambush-card] Карти засідки «{ $word }» немає.
        [skill] Навички «{ $word }» немає.
        [bot] Бота «{ $word }» немає.
        [character] Персонажа «{ $word }» немає.
       *[box] Коробки «{ $word }» немає.
    } Є такі: { $choices }.
error-setup-sheet = На цьому планшеті грати не можна. { $wrong }
error-setup-sheet-line = Запишіть власний планшет в один рядок: { $line }
error-setup-seats = Гравців може бути від 1 до { $most }, а не { $seats }.
error-setup-names = Імен: { $names }, а гравців: { $seats }. Кожному потрібне рівно одне ім’я.
error-setup-name =
    Ім’я «{ $name }» не підходить. В імені має бути не більше як { $longest ->
        [one] { $longest } знак
        [few] { $longest } знаки
       *[many] { $longest } знаків
    }, без вертикальної риски (|) і без пробілів на початку чи в кінці.
error-name-taken = Ім’я «{ $name }» тут уже зайняте. Може, «{ $proposal }»?
error-name-alike = Ім’я «{ $name }» на вигляд таке саме, як уже зайняте тут «{ $other }». Може, «{ $proposal }»?
error-name-unseen = Символ { $position } цього імені ({ $code }) невидимий. Без нього все гаразд: «{ $proposal }».
error-name-direction = Символ { $position } цього імені ({ $code }) змінює напрямок письма. Без нього все гаразд: «{ $proposal }».
error-name-unknown = Символ { $position } цього імені ({ $code }) видно не всім. Без нього все гаразд: «{ $proposal }».
error-name-marks = У символу { $position } цього імені забагато надрядкових знаків ({ $code }), а можна щонайбільше три. Підійде так: «{ $proposal }».
error-name-separator = У такому імені не може бути символу «{ $character }». Може, «{ $proposal }»?
error-name-long = Ім’я задовге: символів { $length }, а можна щонайбільше { $most }. Може, «{ $proposal }»?
error-name-nothing = Такого імені ніхто не побачить. Підійдуть літери, цифри та емодзі.
error-setup-stacks = Карти підрахунку балів кожної коробки можна взяти лише раз.
error-setup-edict-box = Карта підрахунку балів { $card } — з коробки, якої немає в цій партії: { $box }.
error-setup-edicts = Чотири укази — це по одній карті підрахунку балів кожного виду: ліс, поселення, поля й водойми, простір. Вибрано: { $cards }.
error-setup-ambush-twice = Кожна карта засідки є лише в одному примірнику.
error-setup-ambushes =
    Виберіть рівно { $wanted ->
        [one] { $wanted } карту засідки
        [few] { $wanted } карти засідок
       *[many] { $wanted } карт засідок
    } або цілі набори, з яких їх узяти. Вибрано: { $given }.
error-setup-needs-heroes = Якщо граєте лише з коробкою «Герої», її карти героїв завжди у грі.
error-setup-no-heroes = У цих коробках немає карт героїв.
error-setup-skills =
    Виберіть { $wanted ->
        [one] { $wanted } навичку
        [few] { $wanted } різні навички
       *[many] { $wanted } різних навичок
    } або жодної. Вибрано: { $given }.
error-setup-skill-twice = Кожна карта навички є лише в одному примірнику.
error-setup-needs-explore = Для гри потрібні карти дослідження. Вибрано: { $boxes }. Додайте одну з цих коробок: { $choices }.
error-setup-no-stack =
    { $stack ->
        [forest] У цих коробках немає карт підрахунку балів виду «ліс».
        [village] У цих коробках немає карт підрахунку балів виду «поселення».
        [farm-water] У цих коробках немає карт підрахунку балів виду «поля й водойми».
       *[space] У цих коробках немає карт підрахунку балів виду «простір».
    }
error-setup-needs-person = Хоч одне місце має бути для людини: сядьте самі або лишіть місце вільним.
error-seed = Номер роздачі — ціле число від 0, а не { $seed }.
error-order-short =
    { $cards ->
        [one] { $cards } карти не досить: для гри треба більше.
        [few] { $cards } карт не досить: для гри треба більше.
       *[many] { $cards } карт не досить: для гри треба більше.
    }

## A sheet that a player drew

error-sheet = { $reasons }
error-sheet-rows = Рядків планшета має бути { $side }, а тут їх { $rows }.
error-sheet-row = Клітинок у рядку { $row } має бути { $side }, а тут їх { $cells }.
error-sheet-mark = Знак «{ $mark }» (рядок { $row }, стовпчик { $column }) нічого не означає.
error-sheet-more = І ще таких: { $more }.
error-sheet-marks = Знаки такі: . порожня клітинка, ^ гора, # ущелина, r руїни.
error-sheet-room =
    { $room ->
        [0] Малювати ніде: для гри треба щонайменше { $least } порожніх клітинок.
        [one] Для малювання лишається тільки { $room } клітинка, а треба щонайменше { $least }.
        [few] Для малювання лишаються тільки { $room } клітинки, а треба щонайменше { $least }.
       *[many] Для малювання лишається тільки { $room } клітинок, а треба щонайменше { $least }.
    }
error-sheet-long = Планшет — це { $side }×{ $side } клітинок, а цей текст набагато довший.
error-sheet-mountains =
    { $here ->
        [0] На цьому планшеті немає гір; на друкованих їх { $printed }.
        [one] На цьому планшеті { $here } гора; на друкованих їх { $printed }.
        [few] На цьому планшеті { $here } гори; на друкованих їх { $printed }.
       *[many] На цьому планшеті { $here } гір; на друкованих їх { $printed }.
    }
error-sheet-ruins =
    { $here ->
        [0] На цьому планшеті немає руїн; на друкованих клітинок руїн { $printed }.
        [one] На цьому планшеті { $here } клітинка руїн; на друкованих їх { $printed }.
        [few] На цьому планшеті { $here } клітинки руїн; на друкованих їх { $printed }.
       *[many] На цьому планшеті { $here } клітинок руїн; на друкованих їх { $printed }.
    }
error-sheet-shut =
    { $shut ->
        [one] { $shut } гора не межує з жодною порожньою клітинкою й монети не дасть.
        [few] { $shut } гори не межують із жодною порожньою клітинкою й монет не дадуть.
       *[many] { $shut } гір не межують із жодною порожньою клітинкою й монет не дадуть.
    }

## Players of the computer

error-player-unknown = Гравця «{ $name }» немає. Є такі: { $choices }.
error-player-character = Гравця «{ $name }» немає, бо немає персонажа «{ $character }». Є такі: { $choices }.
error-player-setting = { $kind } не має налаштувань: напишіть { $kind } замість «{ $name }».
error-player-budget = Гравця «{ $name }» немає. { $wrong }
error-player-net = Гравця «{ $name }» тут немає: йому потрібні навчена нейромережа й пакети cartographers[fast] (docs/neural.md).
error-budget = «{ $text }» — це не час на роздуми: напишіть мілісекунди (200ms), секунди (1s) або кількість спроб (500n).

## Spaces and maps as text

error-cell = { $name }: такої клітинки на мапі немає. Рядки — A–K, стовпчики — 1–11, наприклад B4.
error-cell-twice = Клітинку { $cell } названо двічі.
error-cells-again = «{ $part }» називає клітинку, яку вже названо в «{ $text }».
error-cells-run = «{ $part }» — це не клітинки поспіль в одному рядку. Пишуть так: A9-A11.
error-map-text = Мапа — це текст з { $side } рядків.
error-map-rows = Рядків мапи має бути { $side }, а тут їх { $rows }.
error-map-row = Клітинок у рядку { $row } має бути { $side }, а тут їх { $cells }: { $line }
error-map-mark = Знак «{ $mark }» (рядок { $row }, стовпчик { $column }) не позначає місцевості. Знаки такі: { $marks }; велика літера — місцевість на руїнах.
error-map-line = { $wrong } Увесь рядок: { $line }

## Records of games

error-illegal = Так не можна: { $why }.
error-at-line = Рядок { $line }: { $wrong }
error-at-seat = Місце { $seat }: { $wrong }
error-header-twice = Рядок { $line }: «{ $name }» у шапці двічі.
error-header-seats = «{ $text }» — це не кількість місць.
error-header-heroes = З «{ $text }» незрозуміло, чи є в партії карти героїв: напишіть yes або no.
error-header-format = У шапці має бути: format: { $format }
error-header-unknown = Рядок { $line }: у шапці не буває «{ $name }», лише: { $choices }.
error-header-missing = У шапці бракує: { $missing }.
error-column = «{ $text }» тут незрозуміло. Напишіть так: { $example }, або -, якщо нічого немає.
error-column-terrain = «{ $letter }» — це не місцевість. Літери такі: { $letters }.
error-record-setup = Партії з такими налаштуваннями не буває. { $wrong }
error-record-format = Формат — { $found }, а прочитати можна лише { $format }.
error-record-at = Крок { $step }: { $wrong }
error-record-step = Крок { $step } ({ $where }): { $wrong }
error-record-seat = Крок { $step } ({ $where }), місце { $seat }: { $wrong }
error-record-stops = Запис уривається зарано. Далі має бути: { $due }.
error-record-cut = Текст обірвано. Далі має бути: { $due }. Останній рядок запису — «end» або, якщо партію не закінчено, «to be continued».
error-record-after-end = Рядок { $line }: після останнього рядка запису нічого бути не може.
error-record-line = Жоден рядок запису не починається з «{ $label }».
error-record-heading = Заголовок «{ $season }» стоїть зарано. Спершу має бути: { $due }.
error-record-no-heading = Перед першою картою сезону бракує заголовка «{ $season }».
error-record-columns = За картою { $card } ніхто нічого не вирішує, тож у її рядку немає стовпчиків.
error-record-card = Карти «{ $card }» немає.
error-record-seats = У рядку потрібен стовпчик для кожного місця. Місць: { $seats }, а стовпчиків: { $columns }.
error-record-label = Тут має бути підрахунок «{ $label }», а в записі «{ $found }».
error-record-sum = Сума для місця { $seat } — { $right }, а не { $found }.
error-record-end = «{ $text }» — так партія не закінчується. Напишіть так: { $example }
error-record-stars = «{ $text }» — це не кількість зірок.
error-record-not-due = У записі: { $found }. А має бути: { $due }.
error-record-entries = У списку «{ $name }» потрібен запис для кожного місця. Місць: { $seats }, а записів: { $entries }.
error-record-missing =
    { $what ->
        [draw] Бракує малюнка.
        [declare] Бракує оголошеної навички.
        [ambush] Бракує засідки.
        [hero] Бракує героя.
        [destroy] Бракує знищеної клітинки.
        [target] Бракує цілі.
        [coin-track] Бракує лічильника монет.
        [first-edict] Бракує зірок за першим указом.
        [second-edict] Бракує зірок за другим указом.
        [coins] Бракує зірок за монети.
        [monsters] Бракує втрат через монстрів.
        [stars] Бракує зірок.
        [loss] Бракує втрат через монстрів.
        [place] Бракує місця в таблиці.
        [rating] Бракує підсумкового рахунку.
       *[title] Бракує титулу.
    }
error-record-extra =
    { $what ->
        [draw] Малюнок тут зайвий.
        [declare] Оголошена навичка тут зайва.
        [ambush] Засідка тут зайва.
        [hero] Герой тут зайвий.
        [destroy] Знищена клітинка тут зайва.
        [target] Ціль тут зайва.
        [coin-track] Лічильник монет тут зайвий.
        [first-edict] Зірки за першим указом тут зайві.
        [second-edict] Зірки за другим указом тут зайві.
        [coins] Зірки за монети тут зайві.
        [monsters] Втрати через монстрів тут зайві.
        [stars] Зірки тут зайві.
        [loss] Втрати через монстрів тут зайві.
        [place] Місце в таблиці тут зайве.
        [rating] Підсумковий рахунок тут зайвий.
       *[title] Титул тут зайвий.
    }
error-record-number =
    { $what ->
        [coin-track] Лічильники монет:
        [stars] Зірки:
        [loss] Втрати через монстрів:
        [place] Місця в таблиці:
       *[other] Підрахунок:
    } чисел тут { $number }, а місць за столом { $seats }. На кожне місце потрібно рівно одне.
error-record-differs =
    { $what ->
        [draw] Малюнок: у записі «{ $found }», а правильно «{ $right }».
        [declare] Оголошена навичка: у записі «{ $found }», а правильно «{ $right }».
        [ambush] Засідка: у записі «{ $found }», а правильно «{ $right }».
        [hero] Герой: у записі «{ $found }», а правильно «{ $right }».
        [destroy] Знищена клітинка: у записі «{ $found }», а правильно «{ $right }».
        [target] Ціль: у записі «{ $found }», а правильно «{ $right }».
        [coin-track] Лічильник монет: у записі «{ $found }», а правильно «{ $right }».
        [first-edict] Зірки за першим указом: у записі «{ $found }», а правильно «{ $right }».
        [second-edict] Зірки за другим указом: у записі «{ $found }», а правильно «{ $right }».
        [coins] Зірки за монети: у записі «{ $found }», а правильно «{ $right }».
        [monsters] Втрати через монстрів: у записі «{ $found }», а правильно «{ $right }».
        [stars] Зірки: у записі «{ $found }», а правильно «{ $right }».
        [loss] Втрати через монстрів: у записі «{ $found }», а правильно «{ $right }».
        [place] Місце в таблиці: у записі «{ $found }», а правильно «{ $right }».
        [rating] Підсумковий рахунок: у записі «{ $found }», а правильно «{ $right }».
       *[title] Титул: у записі «{ $found }», а правильно «{ $right }».
    }
error-record-coins = Лічильник монет: отримано { $filled }, закреслено { $crossed }, а правильно { $right_filled } і { $right_crossed }.
error-record-unasked = У записі «{ $found }», але на цьому місці тут вирішувати нема чого.
error-record-illegal = «{ $found }» — так не можна: { $why }.
error-record-names = У записі потрібне ім’я для кожного місця. Місць: { $seats }, а імен: { $names }.
error-record-steps = Кроки мають бути списком, а не { $found }.

error-due-card = карта { $card }
error-due-after = { $card } після сезону
error-due-scores = зірки за сезон ({ $season })
error-due-end = кінець гри
error-due-nothing = нічого, гру закінчено
error-due-any-card = карта

## JSON

error-not-json = Це не JSON: { $reason }.
error-json-object = Потрібен об’єкт із такими полями: { $fields }. Знайдено: { $found }.
error-json-field = Поля «{ $name }» тут немає, лише: { $fields }.
error-json-lacks = Бракує поля «{ $name }».
error-json-setup-missing = У налаштуваннях бракує: { $missing }.
error-json-setup-value =
    { $kind ->
        [int] Поле «{ $name }» у налаштуваннях — ціле число, а не { $found }.
        [list] Поле «{ $name }» у налаштуваннях — список слів, а не { $found }.
        [bool] Поле «{ $name }» у налаштуваннях — true або false, а не { $found }.
       *[str] Поле «{ $name }» у налаштуваннях — слово, а не { $found }.
    }
error-json-upright = Поле «upright» — true або false, а не { $found }.
error-json-event = { $found } — це не подія: у події має бути began, revealed, committed або withdrawn.
error-json-terrain = { $found } — це не місцевість. Є такі: { $choices }.
error-json-cells = Поле «{ $name }» — список клітинок, як-от ["B4", "B5"], а не { $found }.
error-json-skill = Навичка — це слово, а не { $found }.
error-json-step = { $found } — це не крок: у кроці має бути reveal, season, after або end.
error-json-entries = Поле «{ $name }» — список із записом для кожного місця, а не { $found }.
error-json-rating = Підсумковий рахунок — число, а титул — слово або null; { $found } — ні те, ні те.
error-json-seats = Потрібен список із записом для кожного місця, а не { $found }.
error-json-numbers =
    { $length ->
        [0] Потрібен список цілих чисел, а не { $found }.
        [one] Потрібен список із { $length } цілого числа, а не { $found }.
        [few] Потрібен список із { $length } цілих чисел, а не { $found }.
       *[many] Потрібен список із { $length } цілих чисел, а не { $found }.
    }

## The server

# What stands after “in” when something is to be tried again: $wait hours, minutes or seconds.
again-in = { $unit ->
    [hours] { $wait ->
        [one] { $wait } годину
        [few] { $wait } години
       *[many] { $wait } годин
    }
    [minutes] { $wait ->
        [one] { $wait } хвилину
        [few] { $wait } хвилини
       *[many] { $wait } хвилин
    }
   *[seconds] { $wait ->
        [one] { $wait } секунду
        [few] { $wait } секунди
       *[many] { $wait } секунд
    }
}
error-no-game = Такої партії не знайшлося. Перевірте посилання.
error-no-screen = Зараз тут не показують жодної партії.
error-no-seat = У цій партії такого місця немає.
error-no-code = Це посилання не веде до жодної партії. Попросіть надіслати нове.
error-no-lesson = Такого уроку не знайшлося. Перевірте посилання.
error-phrase-misspelt = Це не фраза відновлення: якийсь склад пропущено, написано з помилкою або переставлено. Перевірте ще раз.
error-phrase-limit = Звідси було забагато спроб. Спробуйте ще раз за годину.
error-phrase-unknown = Такої фрази відновлення тут ні в кого немає. Можливо, є новіша.
error-no-device = Цей пристрій не пов’язаний із вашими.
error-no-profile = Такої сторінки тут немає; можливо, її прибрали.
error-phrase-needed = Для цього введіть свою фразу відновлення.
error-phrase-not-yours = Це не ваша фраза відновлення. Перевірте ще раз.
error-no-phrase = У вас ще немає фрази відновлення. Створіть її на сторінці «Ви».
error-no-holder = Цей пристрій уже не займає цього місця.
error-holder-earlier = Прибрати можна лише пристрої, які приєдналися до цього місця після вас.
error-no-link = Це місце не має приватного посилання.
error-delete-not-sure = Нічого не видалено: поле everything має бути true.
error-no-page = За цією адресою нічого немає. Перевірте, чи немає в ній помилки.
error-no-bot = Бота «{ $bot }» немає. Є такі: { $choices }.
error-not-yours = Це не ваше місце.
error-no-watchers = Ця партія закрита для глядачів: до кінця її бачать лише гравці.
error-not-maker = Віддати вільні місця ботам може лише організатор партії.
error-abandon-not-maker = Ви граєте не самі: закінчити партію може лише її організатор.
error-abandon-lesson = Урок не треба закінчувати: вийти можна будь-коли.
error-not-over = Ця партія ще триває: переглядати її можуть лише гравці.
error-not-saved = Зберегти не вдалося, усе лишилося як було. Спробуйте ще раз.
error-no-space = На цьому пристрої скінчилося місце, тож усе лишилося як було. Звільніть трохи місця й спробуйте ще раз.
error-whole-secret = Партії лишаються на цьому сервері, бо наступні карти — таємниця. Можна завантажити їхні записи.
error-whole-damaged = Продовжити цю партію не можна: вона пошкоджена або змінена.
error-game-over = Гру закінчено.
error-stale = Гра вже пішла далі: це рішення стосується попереднього кроку.
error-seat-taken = Це місце вже зайнято.
error-table-full = У цій партії вільних місць немає.
error-seat-not-open = Це місце вже хтось зайняв.
# Without $reason: it is a technical detail in English.
error-push-keys = Сповіщення в цьому браузері зараз не спрацюють. Вимкніть їх і ввімкніть знову.
error-no-subscription = На цьому пристрої сповіщення не ввімкнено.
error-no-mail = Цей сервер не надсилає листів.
error-mail-address = На таку адресу лист не дійде. Перевірте, чи немає помилки.
error-too-many-addresses = Забагато адрес поспіль. Спробуйте ще раз за { again-in }.
error-no-mail-address = Це посилання вже не діє. У грі листи можна ввімкнути й вимкнути в розділі «Сповіщення».
error-no-webhook = Ця партія не має вебхука.
error-webhook-not-maker = Налаштувати вебхук може лише організатор партії.
error-webhook-telegram = Адреса Telegram виглядає так: { $example }
error-address-not-https = Ця адреса не починається з https://.
error-address-unknown = Сервер не може знайти { $host } в інтернеті.
error-lesson = На цьому кроці уроку треба зробити щось інше.
error-lesson-step = Зараз не можна перейти до кроку { $step } цього уроку.
error-not-a-lesson = Ця партія — не урок.
error-season-not-scored = Зірки за цей сезон ще не пораховано.
error-bad-record = У цьому записі партії щось не так. { $wrong }
error-record-unfinished = Запис уривається до кінця гри. Відкрити можна лише закінчені партії.
error-corrupt-game = Цю партію не вдається відкрити. { $wrong }
error-corrupt-rules = Її журнал суперечить правилам: { $wrong }.
error-corrupt-hashes = Її журнал змінено або записано за іншими правилами (версія { $version }), подія { $event }.
error-damaged-row = Її запис у сховищі пошкоджено: { $wrong }.
error-corrupt-end = У її журналі бракує останніх подій: є { $found } з { $events }.
error-corrupt-head = У її журналі подія { $event } не та, яку було збережено.
error-corrupt-deal = Номер її роздачі, секрет або чиєсь випадкове число не збігаються зі збереженими.
error-corrupt-signature = Запису про кінець її журналу в базі даних немає, або його підписано не ключем сервера.
error-corrupt-added = Подію { $event } і всі наступні додав до її журналу не сервер.
error-corrupt-gone = Партії немає взагалі.
error-corrupt-event = У її журналі подія { $event } не збігається з контрольною сумою або суперечить правилам.
error-corrupt-checkpoint = Її контрольна точка не збігається з журналом.
error-what-if-no-hints = У цій партії підказок немає: «А якби?» відкриється, коли вона закінчиться.
error-what-if-others = У цій партії грають і інші: «А якби?» відкриється, коли вона закінчиться.
error-played-now = Цю позицію зараз розігрують тут у партії без підказок. Запитайте знову, коли вона закінчиться.
error-what-if-lesson = «А якби?» — для партій, а не для уроків.
error-what-if-record = Із запису не видно порядку всіх карт: можлива лише нова роздача.
error-what-if-same-cards = Ті самі карти можна зіграти ще раз, коли ця партія закінчиться.
error-what-if-event =
    { $events ->
        [one] У цій партії поки лише { $events } подія.
        [few] У цій партії поки лише { $events } події.
       *[many] У цій партії поки лише { $events } подій.
    }
error-what-if-over = Тут гру вже закінчено: вирішувати нема чого.
error-seed-no-hints = У партії без підказок роздача завжди випадкова: вибрану хтось міг би вже знати.
error-bad-deal = Незрозуміло, як перетасовано карти: { $found }. Потрібен секрет, а для кожного місця — випадкове число або нічого.
error-deal-differs = Карта { $turned }: відкрито «{ $card }», а за тасуванням мала бути «{ $due }».
error-deal-setup = Укази чи навички не ті, які мали бути за тасуванням.
error-deal-commitment = Секрет не відповідає відбитку, показаному перед першою картою.
error-fair-no-deal = У цьому записі не сказано, як перетасовано карти.
error-no-deal = Як перетасовано карти цієї партії, перевірити не можна.
error-deal-offer = Цю роздачу вже використано або вона застаріла. Спробуйте ще раз.
error-again-no-deal = Порядок усіх карт цієї партії невідомий: можлива лише нова роздача.
error-again-not-over = Ту саму роздачу можна зіграти знову, коли ця партія закінчиться.
error-no-day = Роздачі «{ $day }» немає. День записують так: 2026-11-16, тиждень — так: 2026-W47.
error-day-closed = Спершу зіграйте в залік: доки ваша спроба не закінчиться, ця роздача — таємниця.
error-day-closing = Інші ще можуть дограти спроби, розпочаті вчасно: доки вони не закінчать, ця роздача — таємниця.
error-day-not-begun = Цю роздачу ще не можна зіграти.
error-day-over = Ця роздача вже не йде в залік. Але грати її можна скільки завгодно.
error-day-no-result = Картинка буде, коли у вас з’явиться результат.
error-day-open = Роздача { $day } ще йде в залік. Доки її день або тиждень не мине, грайте її на сторінці дня.
error-day-tried = Залікову спробу вже використано. Цю роздачу можна грати знову скільки завгодно.
error-counted-link = Залікова спроба — лише для однієї людини. Щоб продовжити її на іншому своєму пристрої, введіть там свою фразу відновлення.
error-rematch-others = Реванш можуть запропонувати лише гравці цієї партії.
error-rematch-not-over = Реванш можливий, коли партія закінчиться.
error-hint-lesson = Це урок: він сам каже, що робити.
error-no-hints = У цій партії підказок немає.
error-hint-not-asked = На цьому місці зараз вирішувати нема чого.
error-photo-failed = Не вдалося розпізнати фото. Спробуйте ще раз або зробіть інше.
error-hint-failed = Цього разу підказки не знайшлося. Спробуйте ще раз.
error-analysis-not-over = Партію можна проаналізувати, коли вона закінчиться.
error-analysis-failed = Аналіз зупинився. Те, що вже знайдено, збережено.
error-par-not-solo = Планка буває лише в одиночній грі.
error-earned-not-over = Що принесла партія, ви побачите, коли вона закінчиться.
error-par-not-over = Планку ви побачите, коли партія закінчиться.
error-par-not-saved = Зберегти планку не вдалося. Спробуйте ще раз.
error-par-record = Цей запис уривається зарано: відомі не всі карти роздачі.
error-par-failed = Бот зупинився. Спробуйте ще раз.
error-cross-site = Цей запит прийшов зі сторінки іншого сайту, тож його відхилено.
error-not-a-server = Цей запит надійшов не від сервера цієї бази даних або застарів.
error-too-many-requests = Стільки одразу ми не встигнемо. Зачекайте хвилинку.
error-too-many-phrases = Забагато фраз поспіль. Зачекайте хвилинку.
error-too-many-games = Звідси почали забагато партій. Спробуйте ще раз за { again-in }.
error-too-much-work = Забагато запитів одразу. Спробуйте ще раз за { again-in }.
error-server-busy = Сервер зараз дуже зайнятий. Спробуйте ще раз за { again-in }.
error-archived = Ця партія вже в архіві. Її запис лежить тут: { $path }.
error-decision-changes = Ви вже багато разів змінювали це рішення. Тепер воно остаточне.
error-device-quota = У вас тут забагато партій. Щоб почати нові, приберіть зі списку зайві.
error-server-full = На сервері немає місця для нових партій. Спробуйте ще раз за { again-in }.
error-network-bytes = Сьогодні з вашої мережі збережено забагато даних. Спробуйте ще раз за { again-in }.
error-too-many-joins = З вашої мережі щойно приєдналося забагато гравців. Спробуйте ще раз за { again-in }.
error-quota-own = Більше додати не можна: одночасно у вас може бути щонайбільше { $most }. Спершу закінчіть або приберіть щось із того, що вже є.
error-quota-all = На сервері зараз немає місця, щоб додати ще. Спробуйте пізніше.
error-quota-network = Сьогодні з вашої мережі створено забагато. Спробуйте ще раз за { again-in }.
error-too-large = Це завелике, щоб надіслати. Скоротіть текст або виберіть менший файл.
error-unknown-host = Цей сервер не відгукується на ім’я { $name }. Господар сервера може додати це ім’я параметром --name.
error-unreadable = Сервер не може прочитати цей запит: потрібен текст JSON у кодуванні UTF-8.
error-method = Ця адреса не приймає таких запитів.
error-bad-request = Не вдається прочитати запит ({ $reason }).
error-bad-field = Не вдається прочитати запит: { $field } ({ $reason }).
error-http = Відповісти на цей запит не вдається ({ $detail }).
error-failed = У нас щось не спрацювало, але нічого не змінилося. Спробуйте ще раз.
error-cannot-serve = Не вдається запустити сервер за адресою { $host }, порт { $port } ({ $reason }). Якщо порт зайняла інша програма, виберіть інший: --port.
error-store = Партії не можна зберігати в теці { $folder } ({ $reason }).
error-site-no-client = Сторінки ще не зібрано. Виконайте: make web
error-site-folder = Тека { $folder } не порожня. Назвіть нову.
error-site-server = { $server } — не адреса сервера: вона починається з https://
error-store-locked = Партії не можна зберігати в теці { $folder }: нею користується інший сервер. Зупиніть його або назвіть іншу теку: --data.
error-verify-older = Партії в теці { $folder } записано старішою версією. Один раз запустіть сервер із цією текою.
error-verify-unreadable = Партії в теці { $folder } не вдається прочитати ({ $reason }).
error-backup-no-games = У теці { $folder } немає партій. Якщо вони в PostgreSQL, додайте --database.
error-backup-no-key = У теці { $folder } немає ключа. Разом із --database вкажіть також теку даних сервера.
error-backup-exists = Тека { $folder } вже є. Резервну копію роблять у новій теці.
error-backup-failed = Файл { $file } не вдається скопіювати ({ $reason }).
error-restore-not-empty = Відновити резервну копію можна лише в теку без партій, а в теці { $folder } є файл { $file }.
error-restore-changed = Файл { $file } хтось змінив: жоден сервер не додає туди «{ $name }». Нічого не відновлено.
error-database = Не вдається скористатися базою даних { $address } ({ $reason }).
error-database-locked = База даних { $address } зайнята: нею користується інший сервер.
error-database-heads = База даних { $address } не та, з якою цей сервер працював раніше, або з неї зникла таблиця heads. Відновіть базу. Якщо партії мають лишитися такими, як є, видаліть файл { $file }.
error-database-key = Партії в базі даних { $address } підписано не тим ключем, що в теці { $folder }. Покладіть туди ключ серверів, що працюють із цією базою.
error-database-older = Партії в базі даних { $address } записано старішою версією. Один раз запустіть сервер із цією базою.
error-database-empty = У базі даних { $address } немає партій: жоден сервер нею ще не користувався.
error-database-not-empty = Відновити резервну копію можна лише в порожню базу даних, а в базі { $address } уже є партії.
error-database-address = Адреса бази даних виглядає так: postgresql://name@host/database
error-needs-postgres = Для PostgreSQL потрібен пакет { $package }. Встановіть його: pip install 'cartographers[postgres]'

## The commands: files

error-file-missing = Такого файлу чи теки немає.
error-file-permission = У вас немає на це дозволу.
error-file-folder = Це тека, а не файл.
error-file-exists = Файл із такою назвою вже є.
error-file-other = Відповідь системи: { $reason }.
error-cannot-read = Не вдається прочитати { $file }. { $why }
error-cannot-write = Не вдається записати { $file }. { $why }
error-cannot-make = Не вдається створити теку { $folder }. { $why }
error-file-there = Файл { $file } уже є й лишиться таким, як був. Назвіть інший.
error-not-utf-8 = { $file } — це не текст у UTF-8.
error-typed-not-utf-8 = Введений текст — не в UTF-8.
error-output = Не вдається вивести результат. { $why }
error-nothing-to-read = Читати нема чого: усі рядки порожні.

## The commands: lines of JSON

error-json-deep = У цьому JSON забагато рівнів вкладеності.
error-not-json-at = Це не JSON: { $reason }, знак { $at }.
error-line-object = Рядок — це об’єкт, як-от { $example }
error-line-needs = У рядку потрібне поле «{ $name }».
error-line-rows = Поле «rows» — список з 11 рядків.
error-line-cards = Поле «cards» — список карт підрахунку балів, як-от ["greenbough"].
error-line-flag = Поле «{ $name }» — true або false.
error-legal-card = За картою { $card } фігур не малюють: назвіть карту дослідження або засідки.

## The commands: names and numbers

# What argparse found wrong, said by `usage-see` in terminal.ftl.
error-usage = { $sentence }
error-language = Текстів мовою «{ $language }» немає. Є такі: { $choices }.
error-number =
    { $what ->
        [seed] Номер роздачі (--seed) — ціле число від { $least }, а не «{ $word }».
        [seat] Місце (--seat) — ціле число від { $least }, а не «{ $word }».
        [port] Порт (--port) — ціле число від { $least }, а не «{ $word }».
        [depth] Глибина (--depth) — ціле число від { $least }, а не «{ $word }».
        [games] Кількість партій (--games) — ціле число від { $least }, а не «{ $word }».
        [games-a-file] Кількість партій у файлі (--games-a-file) — ціле число від { $least }, а не «{ $word }».
        [deals] Кількість роздач (--deals) — ціле число від { $least }, а не «{ $word }».
        [jobs] Кількість процесів (--jobs) — ціле число від { $least }, а не «{ $word }».
       *[seats] Кількість місць (--seats) — ціле число від { $least }, а не «{ $word }».
    }
error-no-such-thing =
    { $kind ->
        [card] Карти «{ $word }» немає.
        [scoring-card] Карти підрахунку балів «{ $word }» немає.
        [suite] Набору «{ $word }» немає.
       *[topic] Теми «{ $word }» немає.
    } Є такі: { $choices }.
error-no-such-thing-close =
    { $kind ->
        [card] Карти «{ $word }» немає.
        [scoring-card] Карти підрахунку балів «{ $word }» немає.
        [suite] Набору «{ $word }» немає.
       *[topic] Теми «{ $word }» немає.
    } Може, { $close }?
error-players-how-many = З «{ $word }» незрозуміло, скільки їх: напишіть { $name }*3, якщо їх троє.
error-players-too-many = Гравців може бути від 1 до { $most }, а «{ $text }» називає більше.
error-players-none = Грати нікому: назвіть хоча б одного гравця.
error-no-keyboard = За клавіатурою нікого немає: назвіть серед гравців { $you } або скористайтеся командою simulate.
error-resume-seed = Щоб продовжити збережену партію, вкажіть номер її роздачі (--seed).
error-resume-other-seed = { $file }: у цієї партії інший номер роздачі, не --seed { $seed }.
error-resume-seats =
    { $right ->
        [one] { $file } — партія на { $right } гравця; названо: { $players }.
        [few] { $file } — партія на { $right } гравців; названо: { $players }.
       *[many] { $file } — партія на { $right } гравців; названо: { $players }.
    }
error-no-seat-in-record =
    { $seats ->
        [one] У цій партії { $seats } місце: місця { $seat } немає.
        [few] У цій партії { $seats } місця: місця { $seat } немає.
       *[many] У цій партії { $seats } місць: місця { $seat } немає.
    }
error-nothing-decided = У цьому записі ще немає жодного рішення, тож аналізувати нема чого.
error-perft-cards = З цими картами гра зупиняється. { $wrong }
error-serve-port = Порту { $port } не буває: найбільший — { $most }.
error-serve-peer = Налаштування peer — це ім’я хоста, як-от server-1 чи 10.0.0.5, а не { $given }; разом із ним потрібна база даних (database).
error-serve-contact = Потрібна електронна адреса, як-от host@example.org, а не { $given }.
error-bad-key = Файл { $file } із секретним ключем сервера пошкоджено. Відновіть його з резервної копії. Якщо її немає, видаліть файл: сервер створить новий ключ, а всі видані запрошення, приватні посилання та фрази відновлення перестануть діяти.
error-settings-syntax = Файл { $file } — не TOML: { $reason }.
error-settings-in-file = { $file }, рядок { $line }: { $wrong }
error-settings-in-environment = Змінна середовища { $variable }: { $wrong }
error-settings-contact = Потрібна адреса для запитань, як-от mailto:host@example.org чи https://example.org/contact, а не { $given }.
error-settings-mail-server = Потрібна адреса поштового сервера, як-от smtps://user:password@mail.example:465.
error-settings-mail-from = Потрібна електронна адреса, як-от Maps <maps@mail.example>, а не { $given }.
error-settings-mail = Поштовому серверу потрібні ще два налаштування: mail_from і site_address.
error-settings-host-name = Потрібне ім’я хоста, як-от maps.example, без https:// і порту, а не { $given }.
error-settings-origin = Потрібен початок адреси, як-от https://maps.example, а не { $given }.
error-settings-unknown = Налаштування { $name } немає. Є такі: { $choices }.
error-settings-value = Налаштування { $name } — це { $wanted ->
    [whole] ціле число, більше за 0
    [number] число, більше за 0
    [numbers] список чисел, більших за 0 (стільки ж, скільки в стандартному налаштуванні)
    [text] текст у лапках
    [texts] список текстів у лапках
    [truth] true або false
    [folder] шлях до теки
    [whole-from-0] ціле число від 0
    [number-from-0] число від 0
   *[table] таблиця
}.
error-unsafe-notices = З private_notices кожен гравець міг би надсилати запити у вашу мережу. Такий сервер має приймати з’єднання лише на цьому комп’ютері, а не на { $host }.
error-unsafe-folder = У теку { $folder }, де лежать ключі, може писати кожен користувач цього комп’ютера. Забороніть це: chmod o-w { $folder }
error-not-ready = Сховище партій не відповідає.
error-serve-network-form = Потрібна адреса або мережа, як-от 10.0.0.2 чи 10.0.0.0/24, а не { $given }.
error-serve-network-all = { $given } — це всі адреси без винятку. Укажіть лише ті, яким довіряєте.
error-serve-path-form = Потрібен шлях, як-от /cartographers: після кожної косої риски латинські літери, цифри, - та _, а не { $given }.
error-serve-path-own = { $given } починається так само, як адреси самої гри. Виберіть інший шлях, як-от /cartographers.
error-needs-server = Серверові потрібен пакет { $package }. Встановіть його: pip install 'cartographers[server]'
error-needs-pyarrow = Для файлу Parquet потрібен пакет pyarrow. Встановіть його: pip install 'cartographers[data]'
error-parquet-seed = Найбільший номер роздачі для файлу Parquet — { $most }. Виберіть менший --seed.
error-parquet-other = У файлі { $file } інші партії. Виберіть іншу теку.
error-games-a-file = --games-a-file ділить те, що пише --parquet, на кілька файлів: для --parquet укажіть теку й приберіть --record.
error-print-sheets = За раз можна надрукувати від 1 до { $most } планшетів; тут їх { $sheets }.
error-print-edicts = Для сторінки про укази потрібні різні карти підрахунку балів: { $wanted }. Тут їх { $edicts }.
error-print-paper = Розміру паперу «{ $word }» немає. Виберіть: { $choices }.
error-print-needs = Для друку потрібен пакет { $package }. Встановіть його: pip install 'cartographers[server]'
error-photo-format = Потрібне фото у форматі JPEG, PNG або WebP, а цей файл має інший формат.
error-photo-bytes = Файл завеликий: можна не більше { $most } МБ.
error-photo-pixels = Зображення завелике: { $width }×{ $height } пікселів, а можна не більше { $most } млн.
error-photo-broken = Зображення не відкривається: файл пошкоджено. Зробіть фото ще раз.
error-photo-marks = Із чотирьох квадратних позначок навколо мапи видно: { $found }. Сфотографуйте планшет, надрукований із цього сайту, щоб у кадр потрапили всі чотири кути мапи.
error-photo-bent = Аркуш, здається, лежить нерівно. Розправте його й приберіть із кадру інші планшети.
error-photo-small = Планшет на фото замалий. Піднесіть камеру ближче.
error-photo-blurred = Фото занадто розмите. Тримайте камеру нерухомо й додайте світла.
error-photo-needs = Щоб розпізнавати фото, потрібен пакет { $package }. Встановіть його: pip install 'cartographers[photo]'
error-needs-ray = Щоб грати через Ray, потрібен пакет ray. Встановіть його: pip install 'cartographers[ray]'
error-ray-unreachable = Немає зв’язку з Ray ({ $reason }).
error-ray-lost = У Ray загубилася партія ({ $reason }).
error-worker-died = Один із процесів, що грали, зупинився; можливо, забракло пам’яті.

## The commands: matches

error-contest-twice = { $name } названо двічі: у матчі кожного називають раз, і кожен грає всі роздачі.
error-contest-suite = --suite { $suite } уже визначає роздачі: приберіть { $options }.
error-contest-deals =
    { $deals ->
        [one] У наборі { $deals } роздача, а не { $wanted }.
        [few] У наборі { $deals } роздачі, а не { $wanted }.
       *[many] У наборі { $deals } роздач, а не { $wanted }.
    }
error-contest-solo = --mode solo — це одиночна гра: приберіть --seats або напишіть --mode table.
error-contest-seats = Гравців { $players }, а місць { $seats }. Кожному потрібне місце за кожним столом.
error-contest-table = За столом має бути щонайменше два місця: назвіть більше гравців або напишіть --seats 2.
error-contest-stopped = { $wrong } Зігране — у файлі { $file }; та сама команда продовжить звідти.
error-contest-file = { $file } — це не файл матчу.
error-contest-header = { $file } — це не файл матчу. { $wrong }
error-contest-first-line = Його перший рядок не описує матчу.
error-contest-version = Його зіграно у версії { $version }, а тут — { $ours }.
error-contest-line = Рядок { $line } у файлі { $file } — не партія матчу. { $wrong }
error-contest-fields = Потрібні такі поля: { $fields }.
error-contest-numbers = Числа в ньому не збігаються з кількістю місць.
error-contest-not-json = Це не JSON.
error-contest-not-object = Це не об’єкт JSON.
error-contest-other = { $file } — від іншого матчу: назвіть інший файл. { $reason }
error-contest-differs = У файлі { $option } — { $there }, а тут — { $here }.
error-contest-full = Не вдається записати { $file }: рядок не вмістився.

## Programs of other people that play

error-bot-command = «{ $name }» — це не команда: бракує лапки.
error-bot-missing = «{ $program }» не запускається: такої програми немає або файл не виконуваний. Для скрипта вкажіть і те, чим його запускати: "python3 mybot.py".
error-bot-cannot-play = { $name } не може грати. { $reason }
error-bot-start = Програма не запускається ({ $reason }).
error-bot-late = Програма не відповіла вчасно.
error-bot-line =
    { $most ->
        [one] Програма надіслала рядок, довший за { $most } байт.
        [few] Програма надіслала рядок, довший за { $most } байти.
       *[many] Програма надіслала рядок, довший за { $most } байтів.
    }
error-bot-ended = Програма завершилася з кодом { $status }.
error-bot-ended-error = Програма завершилася з кодом { $status }: { $error }
error-bot-version = Програма знає версію протоколу { $found }, а тут — { $version }.
error-bot-questions = Забагато запитань про одне рішення: можна щонайбільше { $most }.
error-bot-illegal = Рішення програми «{ $decision }» суперечить правилам: { $why }.
error-bot-not-json = Відповідь програми — не JSON: { $text }
error-bot-answer = Відповідь програми не підходить. { $wrong }
error-bot-besides = Що ще можна намалювати, програма може питати лише після рішення зі списку «first» у навички. Цього рішення там немає: { $found }.
error-bot-step = Це відповідь для кроку { $found }, а запит був про крок { $step }.
error-bot-message = Тут має бути повідомлення типу { $types }, а не { $found }.
error-bot-stays = Програма не завершується, хоча її ввід закрито.
error-bot-no-token = Бракує токена бота: запишіть його у змінну { $variable } або вкажіть --token-file.
error-bot-address = «{ $address }» — не адреса сервера. Адреса виглядає так: https://maps.example
error-bot-refused = Сервер { $address } не приймає з’єднання. { $why }
error-bot-name-taken = Бот «{ $name }» уже є: виберіть інше ім’я.
error-bot-name-alike = Ім’я «{ $name }» на вигляд таке саме, як ім’я бота «{ $other }»: виберіть інше.
error-bot-most-accounts = Більше ботів додати не можна: їх у вас уже { $most }.
error-bot-token = Це не токен бота.
error-bot-token-ended = Токен бота «{ $name }» більше не діє. Власник може створити новий на сторінці «Ви».
error-bot-not-owners-table = Із цим токеном бот може грати лише за столами свого власника.
error-bot-no-account = Бота «{ $name }», якого ви могли б запросити, тут немає.
error-bot-not-here = Бот «{ $name }» зараз не на зв’язку.
error-bot-busy = Бот «{ $name }» уже за цим столом або за надто багатьма іншими.

## Tournaments

error-no-tournament = Такого турніру не знайшлося. Перевірте посилання.
error-no-tournament-deal = У цьому турнірі немає роздачі { $deal }.
error-no-series = Такої серії не знайшлося. Перевірте посилання.
error-series-full = У цій серії вже стільки турнірів, скільки можна. Почніть нову.
error-series-last = У цій серії лише один турнір.
error-deal-closed = Ця роздача для вас поки що таємниця. Ви побачите її, коли ваша спроба закінчиться й з’являться результати.
error-deal-open = Це роздача турніру, і її ще грають. Доки її не закрито, грати її можна лише в турнірі.
error-not-playing = Ви не берете участі в цьому турнірі.
error-tournament-paused = Турнір на паузі. Розпочаті роздачі можна дограти.
error-deal-not-open = Цю роздачу зараз не відкрито.
error-deal-tried = Ви вже зіграли цю роздачу. У залік іде одна спроба.
error-tournament-name = Дайте турніру назву.
error-tournament-end = Час завершення має бути в майбутньому, не пізніше ніж через рік.
error-tournament-no-entry = Приєднатися до цього турніру зараз не можна.
error-tournament-changed = Турнір тим часом змінився. Погляньте ще раз.
error-tournament-over = Цей турнір закрито.
error-player-name = Введіть ім’я: інші бачитимуть його в таблиці.
error-no-player = У цьому турнірі немає гравця з номером { $number }.
error-nothing-to-correct = Тут нема чого виправляти.
error-not-the-host = Це може зробити лише організатор турніру.
error-not-now = Зараз так не можна: роздачі відкривають по одній, і кожну лише раз.

## Puzzles

error-puzzle-unreadable = Це не задача: { $why }
error-puzzles-no-games = Скажіть, у яких партіях шукати: вкажіть записи партій або дайте ботам зіграти (--play 20).
error-no-puzzle = Такої задачі не знайшлося. Перевірте посилання.
error-puzzle-not-answered = Спершу розв’яжіть задачу: ходи порівнюють після відповіді.
error-puzzle-not-compared = Зараз не вдалося порівняти ці два ходи. Спробуйте ще раз.
error-mistake-losses = Розрахунок для цього ходу вже змінився. Оновіть сторінку.
error-mistakes-not-found = Зараз не вдалося розглянути ці ходи. Спробуйте ще раз.

## A club's table

error-not-host = Це може зробити лише організатор клубного столу.
error-game-paused = Партія ще не почалася або стоїть на паузі.
error-not-table-maker = Це може зробити лише той, хто відкрив цей стіл.
error-seat-not-others = На цьому місці не сидить ніхто інший.
error-removed-from-table = Вас прибрали з цієї партії. Так може зробити лише той, хто відкрив стіл.
error-knock-first = За цей стіл пускає той, хто його відкрив: спершу постукайте.
error-knock-seated = Ви вже маєте місце за цим столом.
error-knock-open = Тут стукати не треба: сідайте.
error-knock-refused = Цього разу ні: за цей стіл вас не впустили.
error-knock-name = Назвіться: той, хто пускає, побачить ваше ім’я.
error-knock-most = Тут уже чекає забагато людей. Спробуйте пізніше.
error-no-knock = Ця людина вже не стукає.
error-still-drawing = Хтось за екраном ще малює. Зачекайте, поки там закінчать усі.
error-nobody-seated = Усі місця ще вільні.

## Reports to the host

error-report-missing = Того, на що ви скаржитеся, тут уже немає, або воно має іншу назву.
error-report-most = Господар сервера ще не переглянув ваших скарг: { $most }. Нові можна буде надіслати, коли він їх перегляне.
error-report-full = У господаря сервера вже забагато скарг. Спробуйте пізніше.
error-too-many-reports = Звідси надійшло забагато скарг. Спробуйте ще раз за { again-in }.
error-wrong-code = Зараз немає партії чи турніру з таким кодом. Код діє кілька годин: попросіть новий.
error-too-many-codes = Звідси вводили забагато неправильних кодів. Спробуйте ще раз за { again-in }.
error-too-many-knocks = Звідси стукали надто часто. Спробуйте ще раз за { again-in }.

## Записки за столом

error-notes-players = Записки за цим столом читають лише ті, хто за ним грає.
error-notes-live = У партії наживо є фрази; записки для всіх — лише в партіях на кілька днів.
error-notes-most = Ваших записок за цим столом уже { $most }. Спершу приберіть одну з них.
error-note-empty = Записка порожня. Спершу напишіть щось.
error-note-long = У записці щонайбільше { $most } символів, а в цій — { $length }.
error-no-note = Такої записки у вас за цим столом немає.
error-too-many-notes = Забагато записок поспіль. Спробуйте ще раз за { again-in }.

## Що дозволяє й робить господар сервера

error-banned = До { $until } (UTC) вам тут можна лише читати, але не грати: так вирішив господар сервера.
error-banned-why = До { $until } (UTC) вам тут можна лише читати, але не грати: так вирішив господар сервера. Причина: { $why }
error-feature-off = Господар сервера це вимкнув.
error-creation-closed = Починати тут нові партії поки не можна: так вирішив господар сервера. Розпочаті можна дограти.
error-creation-password = Щоб починати тут партії, потрібен пароль від господаря сервера.
error-password-wrong = Це не той пароль. Перевірте, чи немає помилки.
error-admin-link = Це посилання вже не діє: його використали, воно застаріло або створене на іншому сервері. Зробіть нове.
error-admin-session = Ця сторінка для господаря сервера. Посилання на неї дає команда: cartographers admin link
error-admin-no-device = За початком номера { $beginning } пристрою не знайдено: таких немає або їх кілька. Перевірте номер або введіть довший початок.
error-admin-network = Потрібна адреса або мережа, як-от 192.0.2.7 чи 192.0.2.0/24, а не { $given }.
error-admin-no-ban = Блокування { $id } немає. Побачити всі: cartographers admin status
error-admin-password = Пароль закороткий. Знаків має бути щонайменше { $least }.
error-admin-language = Мови «{ $language }» немає. Є такі: { $choices }.
error-admin-no-such = Під номером { $id } нічого такого немає. Пошукати: cartographers admin find
error-admin-no-name = Тут нікого не звуть { $name }.
error-admin-no-undo = Під номером { $id } нема чого повертати. За добу видалене зникає назавжди.
error-admin-undo-first = Те, до чого це належало, теж видалено. Якщо його ще можна повернути, спершу поверніть його.
error-admin-no-report = Відкритої скарги { $id } немає. Побачити всі: cartographers admin reports
error-admin-request = { $where }: { $reason }
error-admin-not-left = Не вдалося передати це запущеному серверові: { $reason }
error-admin-no-answer = Сервер не відповів за { $seconds } с. Чи він ще працює?
error-admin-hours = Потрібна кількість годин, більша за 0, а не { $word }.
error-password-limit = Звідси було забагато спроб. Спробуйте ще раз за { again-in }.

## Позиції, які хтось розставляє

error-position-map-printed = Клітинка в рядку { $row }, стовпчику { $column } не така, як на планшеті: гори, ущелини й руїни можуть бути лише там, де їх надруковано.
error-position-map-full = Порожніх клітинок немає, малювати ніде. Лишіть порожньою бодай одну.
error-position-map-heroes = На мапі стоять герої, а в цій партії карт героїв немає.
error-position-map-names = «{ $name }»: такого монстра на цій мапі немає.
error-position-season = Виберіть номер сезону від 1 до { $last }.
error-position-used-card = Карта «{ $card }» не могла випасти цього сезону: її немає в колоді або вона вже була.
error-position-used-time = Час цих карт разом — { $used }, а тривалість сезону — { $time }. Приберіть одну з них.
error-position-met-card = «{ $card }» — не карта засідки чи героя цієї партії.
error-position-met-many = Карт засідок до цього сезону могло випасти щонайбільше { $most }, карт героїв — теж щонайбільше { $most }, і кожна лише раз.
error-position-next-card = Карта «{ $card }» не може випасти наступною: її немає в колоді.
error-position-coins = Монет на мапі може бути щонайбільше { $most }, а витратити можна лише ті, що були.
error-position-skill = Навички «{ $skill }» у цій партії на столі немає.
error-position-scores = Зірки пораховано за стільки сезонів: { $given }, а закінчилося: { $seasons }.
error-position-missing = Позиція неповна. Бракує: { $missing }.
error-position-long = Знаків у позиції може бути щонайбільше { $most }, а в цьому тексті їх { $length }.
error-position-word = «{ $word }» тут зайве. У позиції буває ось що, кожне лише раз: { $names }.
error-position-number = «{ $text }» тут не підходить: потрібні числа.
error-position-no-card = Виберіть карту, яка випаде наступною: хід шукаємо саме для неї.

## Studies

error-no-study = Такого розбору немає, або він для вас закритий.
error-study-not-yours = Змінювати цей розбір можуть лише його автори.
error-study-owner = Це може зробити лише той, хто створив розбір.
error-study-code = За цим посиланням писати в розборі вже не можна. Попросіть надіслати нове.
error-study-writers = Авторів розбору може бути щонайбільше { $most }.
error-study-no-chapter = Цього розділу в розборі вже немає.
error-study-most-chapters = Розділів у розборі може бути щонайбільше { $most }.
error-study-most-remarks = Мап із примітками в розділі може бути щонайбільше { $most }.
error-study-full = Тут більше немає місця.
error-study-seats = Розбір можливий для партії, де гравців щонайбільше { $most }; тут їх { $seats }.
error-study-last-chapter = Останній розділ прибрати не можна. Краще видаліть увесь розбір.
error-study-line-end = Тут малювати нема чого.
error-study-conflict = Тим часом цей коментар змінив хтось інший: { $comment }
error-too-many-edits = Забагато змін поспіль. Спробуйте ще раз за { again-in }.
error-study-most = Розборів у вас уже { $most }. Спершу видаліть один із них.
error-study-not-over = Розбір партії можна створити, коли вона закінчиться.
error-bad-study = Цей розбір не вдається прочитати. { $wrong }
error-study-format = Розбір починається так: format: { $format }
error-study-chapters = Розбору потрібні розділи. Кожен починається так: chapter: …
error-study-header = Рядок { $line }: перед першим розділом можуть бути лише «format» і «title».
error-study-seat = Місця «{ $found }» немає: є місця від 1 до { $seats }.
error-study-remark = «{ $found }» — це не примітка. Пишіть так: { $examples }.
error-study-turn = Тут немає ходу партії. Завдання й варіанти належать до ходу.
error-branch-end = «{ $found }» — це вже після останнього ходу партії.
error-branch-unasked = «{ $found }»: на цьому місці тут вирішувати нема чого.
error-branch-illegal = «{ $found }» — так не можна: { $why }.
error-branch-others = Після цього варіанта рішення місця { $seat } за картою «{ $card }» уже неможливе.
