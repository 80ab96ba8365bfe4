# Russian: what is wrong, and what would be right. Every message is one or two whole sentences; `error-due-…`
# are names of things that other messages put after a colon.

## Setting up a game

error-setup-unknown =
    { $kind ->
        [sheet] Планшета «{ $word }» нет.
        [explore-set] Карт исследования «{ $word }» нет.
        [season-set] Карт сезонов «{ $word }» нет.
        [box-of-scoring-cards] Набора «{ $word }» с картами подсчёта очков нет.
        [scoring-card] Карты подсчёта очков «{ $word }» нет.
        [ambush-card] Карты засады «{ $word }» нет.
        [skill] Навыка «{ $word }» нет.
        [bot] Бота «{ $word }» нет.
        [character] Персонажа «{ $word }» нет.
       *[box] Набора «{ $word }» нет.
    } Есть такие: { $choices }.
error-setup-sheet = На этом планшете играть нельзя. { $wrong }
error-setup-sheet-line = Запишите самодельный планшет одной строкой: { $line }
error-setup-seats = Игроков может быть от 1 до { $most }, а не { $seats }.
error-setup-names = Имён: { $names }, а игроков: { $seats }. Каждому нужно ровно одно имя.
error-setup-name =
    Имя «{ $name }» не подходит. В имени должно быть не больше { $longest ->
        [one] { $longest } знака
        [few] { $longest } знаков
       *[many] { $longest } знаков
    }, без вертикальной черты (|) и без пробелов в начале и в конце.
error-name-taken = Имя «{ $name }» здесь уже занято. Может быть, «{ $proposal }»?
error-name-alike = Имя «{ $name }» на вид не отличить от «{ $other }», а оно здесь уже занято. Может быть, «{ $proposal }»?
error-name-unseen = Символ { $position } этого имени ({ $code }) не виден. Без него всё в порядке: «{ $proposal }».
error-name-direction = Символ { $position } этого имени ({ $code }) меняет направление письма. Без него всё в порядке: «{ $proposal }».
error-name-unknown = Символ { $position } этого имени ({ $code }) виден не всем. Без него всё в порядке: «{ $proposal }».
error-name-marks = У символа { $position } этого имени слишком много надстрочных знаков ({ $code }), а можно не больше трёх. Подойдёт так: «{ $proposal }».
error-name-separator = В таком имени не может быть символа «{ $character }». Может быть, «{ $proposal }»?
error-name-long = Имя слишком длинное: символов { $length }, а можно не больше { $most }. Может быть, «{ $proposal }»?
error-name-nothing = Такого имени никто не увидит. Подойдут буквы, цифры и эмодзи.
error-setup-stacks = Карты подсчёта очков из каждого набора можно взять только один раз.
error-setup-edict-box = Карта подсчёта очков «{ $card }» — из набора, которого нет в этой партии: { $box }.
error-setup-edicts = Четыре указа — это по одной карте подсчёта очков каждого вида: лес, поселение, поля и водоёмы, пространство. Выбрано: { $cards }.
error-setup-ambush-twice = Каждая карта засады есть только в одном экземпляре.
error-setup-ambushes =
    Выберите ровно { $wanted ->
        [one] { $wanted } карту засады
        [few] { $wanted } карты засад
       *[many] { $wanted } карт засад
    } или целые наборы, из которых их взять. Выбрано: { $given }.
error-setup-needs-heroes = Если играете только с набором «Герои», его карты героев всегда в игре.
error-setup-no-heroes = В этих наборах нет карт героев.
error-setup-skills =
    Выберите { $wanted ->
        [one] { $wanted } навык
        [few] { $wanted } разных навыка
       *[many] { $wanted } разных навыков
    } или ни одного. Выбрано: { $given }.
error-setup-skill-twice = Каждая карта навыка есть только в одном экземпляре.
error-setup-needs-explore = Для игры нужны карты исследования. Выбрано: { $boxes }. Добавьте один из этих наборов: { $choices }.
error-setup-no-stack =
    { $stack ->
        [forest] В этих наборах нет карт подсчёта очков вида «лес».
        [village] В этих наборах нет карт подсчёта очков вида «поселение».
        [farm-water] В этих наборах нет карт подсчёта очков вида «поля и водоёмы».
       *[space] В этих наборах нет карт подсчёта очков вида «пространство».
    }
error-setup-needs-person = Хотя бы одно место должно быть для человека: сядьте за стол сами или оставьте место свободным.
error-seed = Номер расклада — целое число от 0, а не { $seed }.
error-order-short =
    { $cards ->
        [one] { $cards } карты не хватит: для игры нужно больше.
        [few] { $cards } карт не хватит: для игры нужно больше.
       *[many] { $cards } карт не хватит: для игры нужно больше.
    }

## A sheet that a player drew

error-sheet = { $reasons }
error-sheet-rows = Рядов на планшете должно быть { $side }, а здесь их { $rows }.
error-sheet-row = Клеток в ряду { $row } должно быть { $side }, а здесь их { $cells }.
error-sheet-mark = Знак «{ $mark }» (ряд { $row }, столбец { $column }) ничего не значит.
error-sheet-more = И ещё таких: { $more }.
error-sheet-marks = Знаки такие: . пустая клетка, ^ гора, # ущелье, r руины.
error-sheet-room =
    { $room ->
        [0] Рисовать негде: для игры нужно хотя бы { $least } пустых клеток.
        [one] Для рисования остаётся только { $room } клетка, а нужно хотя бы { $least }.
        [few] Для рисования остаются только { $room } клетки, а нужно хотя бы { $least }.
       *[many] Для рисования остаётся только { $room } клеток, а нужно хотя бы { $least }.
    }
error-sheet-long = Планшет — это { $side }×{ $side } клеток, а этот текст намного длиннее.
error-sheet-mountains =
    { $here ->
        [0] На этом планшете нет гор; на печатных их { $printed }.
        [one] На этом планшете { $here } гора; на печатных их { $printed }.
        [few] На этом планшете { $here } горы; на печатных их { $printed }.
       *[many] На этом планшете { $here } гор; на печатных их { $printed }.
    }
error-sheet-ruins =
    { $here ->
        [0] На этом планшете нет руин; на печатных клеток руин { $printed }.
        [one] На этом планшете { $here } клетка руин; на печатных их { $printed }.
        [few] На этом планшете { $here } клетки руин; на печатных их { $printed }.
       *[many] На этом планшете { $here } клеток руин; на печатных их { $printed }.
    }
error-sheet-shut =
    { $shut ->
        [one] { $shut } гора не примыкает ни к одной пустой клетке и монеты не принесёт.
        [few] { $shut } горы не примыкают ни к одной пустой клетке и монет не принесут.
       *[many] { $shut } гор не примыкают ни к одной пустой клетке и монет не принесут.
    }

## Players of the computer

error-player-unknown = Игрока «{ $name }» нет. Есть такие: { $choices }.
error-player-character = Игрока «{ $name }» нет, потому что нет персонажа «{ $character }». Есть такие: { $choices }.
error-player-setting = У { $kind } нет настроек: напишите { $kind } вместо «{ $name }».
error-player-budget = Игрока «{ $name }» нет. { $wrong }
error-player-net = Игрока «{ $name }» здесь нет: ему нужны обученная нейросеть и пакеты cartographers[fast] (docs/neural.md).
error-budget = «{ $text }» — это не время на раздумья: напишите миллисекунды (200ms), секунды (1s) или число проб (500n).

## Spaces and maps as text

error-cell = { $name }: такой клетки на планшете нет. Ряды — A–K, столбцы — 1–11, например B4.
error-cell-twice = Клетка { $cell } названа дважды.
error-cells-again = «{ $part }» называет клетку, которая уже названа в «{ $text }».
error-cells-run = «{ $part }» — это не клетки подряд в одном ряду. Пишут так: A9-A11.
error-map-text = Планшет — это текст из { $side } строк.
error-map-rows = Рядов на планшете должно быть { $side }, а здесь их { $rows }.
error-map-row = Клеток в ряду { $row } должно быть { $side }, а здесь их { $cells }: { $line }
error-map-mark = Знак «{ $mark }» (ряд { $row }, столбец { $column }) не обозначает местность. Знаки такие: { $marks }; большая буква — местность на руинах.
error-map-line = { $wrong } Вся строка: { $line }

## Records of games

error-illegal = Так нельзя: { $why }.
error-at-line = Строка { $line }: { $wrong }
error-at-seat = Место { $seat }: { $wrong }
error-header-twice = Строка { $line }: «{ $name }» в шапке дважды.
error-header-seats = «{ $text }» — это не число мест.
error-header-heroes = Из «{ $text }» непонятно, есть ли в партии карты героев: напишите yes или no.
error-header-format = В шапке должно быть: format: { $format }
error-header-unknown = Строка { $line }: в шапке не бывает «{ $name }», только: { $choices }.
error-header-missing = В шапке не хватает: { $missing }.
error-column = «{ $text }» здесь непонятно. Напишите так: { $example }, или -, если ничего нет.
error-column-terrain = «{ $letter }» — это не местность. Буквы такие: { $letters }.
error-record-setup = Партии с такими настройками не бывает. { $wrong }
error-record-format = Формат — { $found }, а прочитать можно только { $format }.
error-record-at = Шаг { $step }: { $wrong }
error-record-step = Шаг { $step } ({ $where }): { $wrong }
error-record-seat = Шаг { $step } ({ $where }), место { $seat }: { $wrong }
error-record-stops = Запись обрывается слишком рано. Дальше должно быть: { $due }.
error-record-cut = Текст оборван. Дальше должно быть: { $due }. Последняя строка записи — «end» или, если партия не закончена, «to be continued».
error-record-after-end = Строка { $line }: после последней строки записи ничего быть не может.
error-record-line = Ни одна строка записи не начинается с «{ $label }».
error-record-heading = Заголовок «{ $season }» стоит слишком рано. Сначала должно быть: { $due }.
error-record-no-heading = Перед первой картой сезона не хватает заголовка «{ $season }».
error-record-columns = По карте «{ $card }» никто ничего не решает, поэтому в её строке нет столбцов.
error-record-card = Карты «{ $card }» нет.
error-record-seats = В строке нужен столбец для каждого места. Мест: { $seats }, а столбцов: { $columns }.
error-record-label = Здесь должен быть подсчёт «{ $label }», а в записи «{ $found }».
error-record-sum = Сумма для места { $seat } — { $right }, а не { $found }.
error-record-end = «{ $text }» — так партия не заканчивается. Напишите так: { $example }
error-record-stars = «{ $text }» — это не число звёзд.
error-record-not-due = В записи: { $found }. А должно быть: { $due }.
error-record-entries = В списке «{ $name }» нужна запись для каждого места. Мест: { $seats }, а записей: { $entries }.
error-record-missing =
    { $what ->
        [draw] Не хватает рисунка.
        [declare] Не хватает объявленного навыка.
        [ambush] Не хватает засады.
        [hero] Не хватает героя.
        [destroy] Не хватает уничтоженной клетки.
        [target] Не хватает цели.
        [coin-track] Не хватает счётчика монет.
        [first-edict] Не хватает звёзд по первому указу.
        [second-edict] Не хватает звёзд по второму указу.
        [coins] Не хватает звёзд за монеты.
        [monsters] Не хватает потерь из-за монстров.
        [stars] Не хватает звёзд.
        [loss] Не хватает потерь из-за монстров.
        [place] Не хватает места в таблице.
        [rating] Не хватает итогового счёта.
       *[title] Не хватает титула.
    }
error-record-extra =
    { $what ->
        [draw] Рисунок здесь лишний.
        [declare] Объявленный навык здесь лишний.
        [ambush] Засада здесь лишняя.
        [hero] Герой здесь лишний.
        [destroy] Уничтоженная клетка здесь лишняя.
        [target] Цель здесь лишняя.
        [coin-track] Счётчик монет здесь лишний.
        [first-edict] Звёзды по первому указу здесь лишние.
        [second-edict] Звёзды по второму указу здесь лишние.
        [coins] Звёзды за монеты здесь лишние.
        [monsters] Потери из-за монстров здесь лишние.
        [stars] Звёзды здесь лишние.
        [loss] Потери из-за монстров здесь лишние.
        [place] Место в таблице здесь лишнее.
        [rating] Итоговый счёт здесь лишний.
       *[title] Титул здесь лишний.
    }
error-record-number =
    { $what ->
        [coin-track] Счётчики монет:
        [stars] Звёзды:
        [loss] Потери из-за монстров:
        [place] Места в таблице:
       *[other] Подсчёт:
    } чисел здесь { $number }, а мест за столом { $seats }. На каждое место нужно ровно одно.
error-record-differs =
    { $what ->
        [draw] Рисунок: в записи «{ $found }», а правильно «{ $right }».
        [declare] Объявленный навык: в записи «{ $found }», а правильно «{ $right }».
        [ambush] Засада: в записи «{ $found }», а правильно «{ $right }».
        [hero] Герой: в записи «{ $found }», а правильно «{ $right }».
        [destroy] Уничтоженная клетка: в записи «{ $found }», а правильно «{ $right }».
        [target] Цель: в записи «{ $found }», а правильно «{ $right }».
        [coin-track] Счётчик монет: в записи «{ $found }», а правильно «{ $right }».
        [first-edict] Звёзды по первому указу: в записи «{ $found }», а правильно «{ $right }».
        [second-edict] Звёзды по второму указу: в записи «{ $found }», а правильно «{ $right }».
        [coins] Звёзды за монеты: в записи «{ $found }», а правильно «{ $right }».
        [monsters] Потери из-за монстров: в записи «{ $found }», а правильно «{ $right }».
        [stars] Звёзды: в записи «{ $found }», а правильно «{ $right }».
        [loss] Потери из-за монстров: в записи «{ $found }», а правильно «{ $right }».
        [place] Место в таблице: в записи «{ $found }», а правильно «{ $right }».
        [rating] Итоговый счёт: в записи «{ $found }», а правильно «{ $right }».
       *[title] Титул: в записи «{ $found }», а правильно «{ $right }».
    }
error-record-coins = Счётчик монет: получено { $filled }, зачёркнуто { $crossed }, а правильно { $right_filled } и { $right_crossed }.
error-record-unasked = В записи «{ $found }», но на этом месте здесь решать нечего.
error-record-illegal = «{ $found }» — так нельзя: { $why }.
error-record-names = В записи нужно имя для каждого места. Мест: { $seats }, а имён: { $names }.
error-record-steps = Шаги должны быть списком, а не { $found }.

error-due-card = карта «{ $card }»
error-due-after = { $card } после сезона
error-due-scores = звёзды за сезон ({ $season })
error-due-end = конец игры
error-due-nothing = ничего, игра окончена
error-due-any-card = карта

## JSON

error-not-json = Это не JSON: { $reason }.
error-json-object = Нужен объект с такими полями: { $fields }. Найдено: { $found }.
error-json-field = Поля «{ $name }» здесь нет, только: { $fields }.
error-json-lacks = Не хватает поля «{ $name }».
error-json-setup-missing = В настройках не хватает: { $missing }.
error-json-setup-value =
    { $kind ->
        [int] Поле «{ $name }» в настройках — целое число, а не { $found }.
        [list] Поле «{ $name }» в настройках — список слов, а не { $found }.
        [bool] Поле «{ $name }» в настройках — true или false, а не { $found }.
       *[str] Поле «{ $name }» в настройках — слово, а не { $found }.
    }
error-json-upright = Поле «upright» — true или false, а не { $found }.
error-json-event = { $found } — это не событие: в событии должно быть began, revealed, committed или withdrawn.
error-json-terrain = { $found } — это не местность. Есть такие: { $choices }.
error-json-cells = Поле «{ $name }» — список клеток, например ["B4", "B5"], а не { $found }.
error-json-skill = Навык — это слово, а не { $found }.
error-json-step = { $found } — это не шаг: в шаге должно быть reveal, season, after или end.
error-json-entries = Поле «{ $name }» — список с записью для каждого места, а не { $found }.
error-json-rating = Итоговый счёт — число, а титул — слово или null; { $found } — ни то ни другое.
error-json-seats = Нужен список с записью для каждого места, а не { $found }.
error-json-numbers =
    { $length ->
        [0] Нужен список целых чисел, а не { $found }.
        [one] Нужен список из { $length } целого числа, а не { $found }.
        [few] Нужен список из { $length } целых чисел, а не { $found }.
       *[many] Нужен список из { $length } целых чисел, а не { $found }.
    }

## The server

# What stands after “in” when something is to be tried again: $wait hours, minutes or seconds.
again-in = { $unit ->
    [hours] { $wait ->
        [one] { $wait } час
        [few] { $wait } часа
       *[many] { $wait } часов
    }
    [minutes] { $wait ->
        [one] { $wait } минуту
        [few] { $wait } минуты
       *[many] { $wait } минут
    }
   *[seconds] { $wait ->
        [one] { $wait } секунду
        [few] { $wait } секунды
       *[many] { $wait } секунд
    }
}
error-no-game = Такой партии не нашлось. Проверьте ссылку.
error-no-screen = Сейчас здесь не показывают ни одной партии.
error-no-seat = Такого места в этой партии нет.
error-no-code = Эта ссылка не ведёт ни к одной партии. Попросите прислать новую.
error-no-lesson = Такого урока не нашлось. Проверьте ссылку.
error-phrase-misspelt = Это не фраза восстановления: какой-то слог пропущен, написан неверно или стоит не на своём месте. Проверьте ещё раз.
error-phrase-limit = Отсюда было слишком много попыток. Попробуйте ещё раз через час.
error-phrase-unknown = Такой фразы восстановления здесь ни у кого нет. Возможно, вместо неё уже создана новая.
error-no-device = Это устройство не связано с вашими.
error-no-profile = Такой страницы здесь нет; возможно, её убрали.
error-phrase-needed = Для этого введите свою фразу восстановления.
error-phrase-not-yours = Это не ваша фраза восстановления. Проверьте ещё раз.
error-no-phrase = У вас ещё нет фразы восстановления. Создайте её на странице «Вы».
error-no-holder = Это устройство больше не занимает это место.
error-holder-earlier = Убрать можно только устройства, которые присоединились к этому месту после вас.
error-no-link = У этого места нет личной ссылки.
error-delete-not-sure = Ничего не удалено: поле everything должно быть true.
error-no-page = По этому адресу ничего нет. Проверьте, нет ли в нём опечатки.
error-no-bot = Бота «{ $bot }» нет. Есть такие: { $choices }.
error-not-yours = Это не ваше место.
error-no-watchers = Эта партия закрыта для зрителей: до конца её видят только игроки.
error-not-maker = Отдать свободные места ботам может только организатор партии.
error-abandon-not-maker = Вы играете не одни: закончить партию может только её организатор.
error-abandon-lesson = Урок заканчивать не нужно: выйти можно в любой момент.
error-not-over = Эта партия ещё идёт: пока её видят только игроки.
error-not-saved = Сохранить не получилось, всё осталось как было. Попробуйте ещё раз.
error-no-space = На этом устройстве кончилось место, так что всё осталось как было. Освободите немного места и попробуйте ещё раз.
error-whole-secret = Партии остаются на этом сервере, потому что следующие карты — тайна. Можно скачать их записи.
error-whole-damaged = Продолжить эту партию нельзя: она повреждена или изменена.
error-game-over = Игра окончена.
error-stale = Партия уже ушла дальше: это решение относится к предыдущему шагу.
error-seat-taken = Это место уже занято.
error-table-full = В этой партии свободных мест нет.
error-seat-not-open = Это место не свободно: его уже заняли.
# Without $reason: it is a technical detail in English.
error-push-keys = Уведомления в этом браузере сейчас не сработают. Выключите их и включите снова.
error-no-subscription = На этом устройстве уведомления не включены.
error-no-mail = Этот сервер не отправляет писем.
error-mail-address = На такой адрес письмо не дойдёт. Проверьте, нет ли опечатки.
error-too-many-addresses = Слишком много адресов подряд. Попробуйте ещё раз через { again-in }.
error-no-mail-address = Эта ссылка больше не действует. В игре письма можно включить и выключить в разделе «Уведомления».
error-no-webhook = У этой партии нет вебхука.
error-webhook-not-maker = Задать вебхук может только организатор партии.
error-webhook-telegram = Адрес Telegram выглядит так: { $example }
error-address-not-https = Этот адрес не начинается с https://.
error-address-unknown = Сервер не может найти { $host } в интернете.
error-lesson = На этом шаге урока нужно сделать другое.
error-lesson-step = Сейчас нельзя перейти к шагу { $step } этого урока.
error-not-a-lesson = Эта партия — не урок.
error-season-not-scored = Звёзды за этот сезон ещё не подсчитаны.
error-bad-record = В этой записи партии что-то не так. { $wrong }
error-record-unfinished = Запись обрывается до конца игры. Открыть можно только законченные партии.
error-corrupt-game = Эту партию не получается открыть. { $wrong }
error-corrupt-rules = Её журнал противоречит правилам: { $wrong }.
error-corrupt-hashes = Её журнал изменён или записан по другим правилам (версия { $version }), событие { $event }.
error-damaged-row = Её запись в хранилище повреждена: { $wrong }.
error-corrupt-end = В её журнале не хватает последних событий: есть { $found } из { $events }.
error-corrupt-head = В её журнале событие { $event } не то, которое было сохранено.
error-corrupt-deal = Номер её расклада, секрет или чьё-то случайное число не совпадают с сохранёнными.
error-corrupt-signature = Записи о конце её журнала в базе данных нет, или она подписана не ключом сервера.
error-corrupt-added = Событие { $event } и все следующие добавил в её журнал не сервер.
error-corrupt-gone = Партии нет вообще.
error-corrupt-event = В её журнале событие { $event } не сходится с контрольной суммой или противоречит правилам.
error-corrupt-checkpoint = Её контрольная точка не сходится с журналом.
error-what-if-no-hints = В этой партии подсказок нет: «А если?» откроется, когда она закончится.
error-what-if-others = В этой партии играют и другие: «А если?» откроется, когда она закончится.
error-played-now = Эту позицию сейчас разыгрывают здесь в партии без подсказок. Спросите снова, когда она закончится.
error-what-if-lesson = «А если?» — для партий, а не для уроков.
error-what-if-record = Из записи не виден порядок всех карт: возможен только новый расклад.
error-what-if-same-cards = Те же карты можно сыграть ещё раз, когда эта партия закончится.
error-what-if-event =
    { $events ->
        [one] В этой партии пока только { $events } событие.
        [few] В этой партии пока только { $events } события.
       *[many] В этой партии пока только { $events } событий.
    }
error-what-if-over = Здесь игра уже окончена: решать нечего.
error-seed-no-hints = В партии без подсказок расклад всегда случайный: выбранный кто-то мог бы уже знать.
error-bad-deal = Непонятно, как перемешаны карты: { $found }. Нужен секрет, а для каждого места — случайное число или ничего.
error-deal-differs = Карта { $turned }: открыта «{ $card }», а по раскладу должна была быть «{ $due }».
error-deal-setup = Указы или навыки не те, что должны были выпасть по раскладу.
error-deal-commitment = Секрет не соответствует отпечатку, показанному перед первой картой.
error-fair-no-deal = В этой записи не сказано, как перемешаны карты.
error-no-deal = Как перемешаны карты этой партии, проверить нельзя.
error-deal-offer = Этот расклад уже использован или устарел. Попробуйте ещё раз.
error-again-no-deal = Порядок всех карт этой партии неизвестен: возможен только новый расклад.
error-again-not-over = Тот же расклад можно сыграть снова, когда эта партия закончится.
error-no-day = Расклада «{ $day }» нет. День пишут так: 2026-11-16, неделю — так: 2026-W47.
error-day-closed = Сначала сыграйте в зачёт: пока ваша попытка не закончится, этот расклад — тайна.
error-day-closing = Другие ещё могут доигрывать попытки, начатые вовремя. Пока они не закончат, этот расклад — тайна.
error-day-not-begun = Этот расклад пока нельзя сыграть.
error-day-over = Этот расклад уже не идёт в зачёт. Но играть его можно сколько угодно.
error-day-no-result = Картинка будет, когда у вас появится результат.
error-day-open = Расклад { $day } ещё идёт в зачёт. Пока его день или неделя не закончится, играйте его на странице дня.
error-day-tried = Зачётная попытка уже использована. Этот расклад можно играть снова сколько угодно.
error-counted-link = Зачётная попытка — только для одного человека. Чтобы продолжить её на другом своём устройстве, введите там свою фразу восстановления.
error-rematch-others = Реванш могут предложить только игроки этой партии.
error-rematch-not-over = Реванш можно предложить, когда партия закончится.
error-hint-lesson = Это урок: он сам говорит, что делать.
error-no-hints = В этой партии подсказок нет.
error-hint-not-asked = На этом месте сейчас решать нечего.
error-photo-failed = Не получилось распознать фото. Попробуйте ещё раз или сделайте другое.
error-hint-failed = На этот раз подсказки не нашлось. Попробуйте ещё раз.
error-analysis-not-over = Партию можно разобрать, когда она закончится.
error-analysis-failed = Разбор остановился. То, что уже найдено, сохранено.
error-par-not-solo = Эталон бывает только в одиночной игре.
error-earned-not-over = Что принесла партия, вы увидите, когда она закончится.
error-par-not-over = Эталон вы увидите, когда партия закончится.
error-par-not-saved = Сохранить эталон не получилось. Попробуйте ещё раз.
error-par-record = Эта запись обрывается слишком рано: известны не все карты расклада.
error-par-failed = Бот остановился. Попробуйте ещё раз.
error-cross-site = Этот запрос пришёл со страницы другого сайта, поэтому он отклонён.
error-not-a-server = Этот запрос пришёл не от сервера этой базы данных или устарел.
error-too-many-requests = Столько сразу мы не успеем. Подождите немного.
error-too-many-phrases = Слишком много фраз подряд. Подождите немного.
error-too-many-games = Отсюда начали слишком много партий. Попробуйте ещё раз через { again-in }.
error-too-much-work = Слишком много запросов сразу. Попробуйте ещё раз через { again-in }.
error-server-busy = Сервер сейчас очень занят. Попробуйте ещё раз через { again-in }.
error-archived = Эта партия уже в архиве. Её запись лежит здесь: { $path }.
error-decision-changes = Вы уже много раз меняли это решение. Теперь оно окончательное.
error-device-quota = У вас здесь слишком много партий. Чтобы начать новые, уберите из списка лишние.
error-server-full = На сервере нет места для новых партий. Попробуйте ещё раз через { again-in }.
error-network-bytes = Сегодня из вашей сети сохранено слишком много данных. Попробуйте ещё раз через { again-in }.
error-too-many-joins = Из вашей сети только что присоединилось слишком много игроков. Попробуйте ещё раз через { again-in }.
error-quota-own = Добавить ещё нельзя: одновременно у вас может быть не больше { $most }. Сначала закончите или уберите что-нибудь из того, что уже есть.
error-quota-all = На сервере сейчас нет места, чтобы добавить ещё. Попробуйте позже.
error-quota-network = Из вашей сети сегодня создали уже слишком много всего. Попробуйте ещё раз через { again-in }.
error-too-large = Это слишком велико, чтобы отправить. Сократите текст или выберите файл поменьше.
error-unknown-host = Этот сервер не откликается на имя { $name }. Хозяин сервера может добавить это имя параметром --name.
error-unreadable = Сервер не может прочитать этот запрос: нужен текст JSON в кодировке UTF-8.
error-method = Этот адрес не принимает таких запросов.
error-bad-request = Запрос не получается прочитать ({ $reason }).
error-bad-field = Запрос не получается прочитать: { $field } ({ $reason }).
error-http = Ответить на этот запрос не получается ({ $detail }).
error-failed = У нас что-то не сработало, но ничего не изменилось. Попробуйте ещё раз.
error-cannot-serve = Сервер не получается запустить по адресу { $host }, порт { $port } ({ $reason }). Если порт занят другой программой, выберите другой: --port.
error-store = Партии нельзя хранить в папке { $folder } ({ $reason }).
error-site-no-client = Страницы ещё не собраны. Выполните: make web
error-site-folder = Папка { $folder } не пуста. Назовите новую.
error-site-server = { $server } — не адрес сервера: он начинается с https://
error-store-locked = Партии нельзя хранить в папке { $folder }: её занял другой сервер. Остановите его или назовите другую папку: --data.
error-verify-older = Партии в папке { $folder } записаны более старой версией. Один раз запустите сервер с этой папкой.
error-verify-unreadable = Партии в папке { $folder } не получается прочитать ({ $reason }).
error-backup-no-games = В папке { $folder } нет партий. Если они в PostgreSQL, добавьте --database.
error-backup-no-key = В папке { $folder } нет ключа. Вместе с --database укажите также папку данных сервера.
error-backup-exists = Папка { $folder } уже есть. Резервную копию делают в новой папке.
error-backup-failed = Файл { $file } не получается скопировать ({ $reason }).
error-restore-not-empty = Восстановить резервную копию можно только в папку без партий, а в папке { $folder } есть файл { $file }.
error-restore-changed = Файл { $file } кто-то изменил: ни один сервер не добавляет туда «{ $name }». Ничего не восстановлено.
error-database = Не получается использовать базу данных { $address } ({ $reason }).
error-database-locked = База данных { $address } занята другим сервером.
error-database-heads = База данных { $address } не та, с которой этот сервер работал раньше, или из неё пропала таблица heads. Восстановите базу. Если партии должны остаться как есть, удалите файл { $file }.
error-database-key = Партии в базе данных { $address } подписаны не тем ключом, что в папке { $folder }. Положите туда ключ серверов, которые работают с этой базой.
error-database-older = Партии в базе данных { $address } записаны более старой версией. Один раз запустите сервер с этой базой.
error-database-empty = В базе данных { $address } нет партий: ни один сервер её ещё не использовал.
error-database-not-empty = Восстановить резервную копию можно только в пустую базу данных, а в базе { $address } уже есть партии.
error-database-address = Адрес базы данных выглядит так: postgresql://name@host/database
error-needs-postgres = Для PostgreSQL нужен пакет { $package }. Установите его: pip install 'cartographers[postgres]'

## The commands: files

error-file-missing = Такого файла или папки нет.
error-file-permission = У вас нет на это разрешения.
error-file-folder = Это папка, а не файл.
error-file-exists = Файл с таким именем уже есть.
error-file-other = Ответ системы: { $reason }.
error-cannot-read = Не получается прочитать { $file }. { $why }
error-cannot-write = Не получается записать { $file }. { $why }
error-cannot-make = Не получается создать папку { $folder }. { $why }
error-file-there = Файл { $file } уже есть и останется как был. Назовите другой.
error-not-utf-8 = { $file } — это не текст в UTF-8.
error-typed-not-utf-8 = Введённый текст — не в UTF-8.
error-output = Не получается вывести результат. { $why }
error-nothing-to-read = Читать нечего: все строки пустые.

## The commands: lines of JSON

error-json-deep = В этом JSON слишком много уровней вложенности.
error-not-json-at = Это не JSON: { $reason }, знак { $at }.
error-line-object = Строка — это объект, например { $example }
error-line-needs = В строке нужно поле «{ $name }».
error-line-rows = Поле «rows» — список из 11 строк.
error-line-cards = Поле «cards» — список карт подсчёта очков, например ["greenbough"].
error-line-flag = Поле «{ $name }» — true или false.
error-legal-card = По карте «{ $card }» фигур не рисуют: назовите карту исследования или засады.

## The commands: names and numbers

# What argparse found wrong, said by `usage-see` in terminal.ftl.
error-usage = { $sentence }
error-language = Текстов на языке «{ $language }» нет. Есть такие языки: { $choices }.
error-number =
    { $what ->
        [seed] Номер расклада (--seed) — целое число от { $least }, а не «{ $word }».
        [seat] Место (--seat) — целое число от { $least }, а не «{ $word }».
        [port] Порт (--port) — целое число от { $least }, а не «{ $word }».
        [depth] Глубина (--depth) — целое число от { $least }, а не «{ $word }».
        [games] Число партий (--games) — целое число от { $least }, а не «{ $word }».
        [games-a-file] Число партий в файле (--games-a-file) — целое число от { $least }, а не «{ $word }».
        [deals] Число раскладов (--deals) — целое число от { $least }, а не «{ $word }».
        [jobs] Число процессов (--jobs) — целое число от { $least }, а не «{ $word }».
       *[seats] Число мест (--seats) — целое число от { $least }, а не «{ $word }».
    }
error-no-such-thing =
    { $kind ->
        [card] Карты «{ $word }» нет.
        [scoring-card] Карты подсчёта очков «{ $word }» нет.
        [suite] Серии «{ $word }» нет.
       *[topic] Темы «{ $word }» нет.
    } Есть такие: { $choices }.
error-no-such-thing-close =
    { $kind ->
        [card] Карты «{ $word }» нет.
        [scoring-card] Карты подсчёта очков «{ $word }» нет.
        [suite] Серии «{ $word }» нет.
       *[topic] Темы «{ $word }» нет.
    } Может быть, { $close }?
error-players-how-many = Из «{ $word }» непонятно, сколько их: напишите { $name }*3, если их трое.
error-players-too-many = Игроков может быть от 1 до { $most }, а «{ $text }» называет больше.
error-players-none = Играть некому: назовите хотя бы одного игрока.
error-no-keyboard = За клавиатурой никого нет: назовите среди игроков { $you } или используйте команду simulate.
error-resume-seed = Чтобы продолжить сохранённую партию, укажите номер её расклада (--seed).
error-resume-other-seed = { $file }: у этой партии другой номер расклада, не --seed { $seed }.
error-resume-seats =
    { $right ->
        [one] { $file } — партия на { $right } игрока; названо: { $players }.
        [few] { $file } — партия на { $right } игроков; названо: { $players }.
       *[many] { $file } — партия на { $right } игроков; названо: { $players }.
    }
error-no-seat-in-record =
    { $seats ->
        [one] В этой партии { $seats } место: места { $seat } нет.
        [few] В этой партии { $seats } места: места { $seat } нет.
       *[many] В этой партии { $seats } мест: места { $seat } нет.
    }
error-nothing-decided = В этой записи ещё нет ни одного решения, поэтому разбирать нечего.
error-perft-cards = С этими картами игра останавливается. { $wrong }
error-serve-port = Порта { $port } не бывает: самый большой — { $most }.
error-serve-peer = Настройка peer — это имя хоста, например server-1 или 10.0.0.5, а не { $given }; вместе с ней нужна база данных (database).
error-serve-contact = Нужен электронный адрес вроде host@example.org, а не { $given }.
error-bad-key = Файл { $file } с секретным ключом сервера повреждён. Восстановите его из резервной копии. Если её нет, удалите файл: сервер создаст новый ключ, а все выданные приглашения, личные ссылки и фразы восстановления перестанут действовать.
error-settings-syntax = Файл { $file } — не TOML: { $reason }.
error-settings-in-file = { $file }, строка { $line }: { $wrong }
error-settings-in-environment = Переменная окружения { $variable }: { $wrong }
error-settings-contact = Нужен адрес для вопросов вроде mailto:host@example.org или https://example.org/contact, а не { $given }.
error-settings-mail-server = Нужен адрес почтового сервера вроде smtps://user:password@mail.example:465.
error-settings-mail-from = Нужен электронный адрес вроде Maps <maps@mail.example>, а не { $given }.
error-settings-mail = Почтовому серверу нужны ещё две настройки: mail_from и site_address.
error-settings-host-name = Нужно имя хоста вроде maps.example, без https:// и порта, а не { $given }.
error-settings-origin = Нужно начало адреса вроде https://maps.example, а не { $given }.
error-settings-unknown = Настройки { $name } нет. Есть такие: { $choices }.
error-settings-value = Настройка { $name } — это { $wanted ->
    [whole] целое число больше 0
    [number] число больше 0
    [numbers] список чисел больше 0 (столько же, сколько в настройке по умолчанию)
    [text] текст в кавычках
    [texts] список текстов в кавычках
    [truth] true или false
    [folder] путь к папке
    [whole-from-0] целое число от 0
    [number-from-0] число от 0
   *[table] таблица
}.
error-unsafe-notices = С private_notices любой игрок мог бы отправлять запросы в вашу сеть. Такой сервер должен принимать соединения только на этом компьютере, а не на { $host }.
error-unsafe-folder = В папку { $folder }, где лежат ключи, может писать любой пользователь этого компьютера. Запретите это: chmod o-w { $folder }
error-not-ready = Хранилище партий не отвечает.
error-serve-network-form = Нужен адрес или сеть вроде 10.0.0.2 или 10.0.0.0/24, а не { $given }.
error-serve-network-all = { $given } — это все адреса без исключения. Укажите только те, которым доверяете.
error-serve-path-form = Нужен путь вроде /cartographers: после каждой косой черты латинские буквы, цифры, - и _, а не { $given }.
error-serve-path-own = { $given } начинается так же, как адреса самой игры. Выберите другой путь, например /cartographers.
error-needs-server = Серверу нужен пакет { $package }. Установите его: pip install 'cartographers[server]'
error-needs-pyarrow = Для файла Parquet нужен пакет pyarrow. Установите его: pip install 'cartographers[data]'
error-parquet-seed = Наибольший номер расклада для файла Parquet — { $most }. Выберите меньший --seed.
error-parquet-other = В файле { $file } другие партии. Выберите другую папку.
error-games-a-file = --games-a-file делит то, что пишет --parquet, на несколько файлов: укажите для --parquet папку и уберите --record.
error-print-sheets = За раз можно напечатать от 1 до { $most } планшетов; здесь их { $sheets }.
error-print-edicts = Для страницы об указах нужны разные карты подсчёта очков: { $wanted }. Здесь их { $edicts }.
error-print-paper = Размера бумаги «{ $word }» нет. Выберите: { $choices }.
error-print-needs = Для печати нужен пакет { $package }. Установите его: pip install 'cartographers[server]'
error-photo-format = Нужно фото в формате JPEG, PNG или WebP, а у этого файла формат другой.
error-photo-bytes = Файл слишком большой: можно не больше { $most } МБ.
error-photo-pixels = Изображение слишком большое: { $width }×{ $height } пикселей, а можно не больше { $most } млн.
error-photo-broken = Изображение не открывается: файл повреждён. Сделайте фото ещё раз.
error-photo-marks = Из четырёх квадратных меток вокруг сетки видно: { $found }. Сфотографируйте планшет, напечатанный с этого сайта, чтобы в кадр попали все четыре угла сетки.
error-photo-bent = Лист, похоже, лежит неровно. Расправьте его и уберите из кадра другие планшеты.
error-photo-small = Планшет на фото слишком мелкий. Поднесите камеру ближе.
error-photo-blurred = Фото слишком размытое. Держите камеру неподвижно и добавьте света.
error-photo-needs = Чтобы распознавать фото, нужен пакет { $package }. Установите его: pip install 'cartographers[photo]'
error-needs-ray = Чтобы играть через Ray, нужен пакет ray. Установите его: pip install 'cartographers[ray]'
error-ray-unreachable = Нет связи с Ray ({ $reason }).
error-ray-lost = В Ray потерялась партия ({ $reason }).
error-worker-died = Один из игравших процессов остановился; возможно, не хватило памяти.

## The commands: matches

error-contest-twice = Имя { $name } названо дважды: в матче каждого называют один раз, и каждый играет все расклады.
error-contest-suite = --suite { $suite } уже определяет расклады: уберите { $options }.
error-contest-deals =
    { $deals ->
        [one] В серии { $deals } расклад, а не { $wanted }.
        [few] В серии { $deals } расклада, а не { $wanted }.
       *[many] В серии { $deals } раскладов, а не { $wanted }.
    }
error-contest-solo = --mode solo — это одиночная игра: уберите --seats или напишите --mode table.
error-contest-seats = Игроков { $players }, а мест { $seats }. Каждому нужно место за каждым столом.
error-contest-table = За столом должно быть хотя бы два места: назовите больше игроков или напишите --seats 2.
error-contest-stopped = { $wrong } Сыгранное — в файле { $file }; та же команда продолжит оттуда.
error-contest-file = { $file } — это не файл матча.
error-contest-header = { $file } — это не файл матча. { $wrong }
error-contest-first-line = Его первая строка не описывает матч.
error-contest-version = Он сыгран в версии { $version }, а здесь — { $ours }.
error-contest-line = Строка { $line } в файле { $file } — не партия матча. { $wrong }
error-contest-fields = Нужны такие поля: { $fields }.
error-contest-numbers = Числа в ней не сходятся с количеством мест.
error-contest-not-json = Это не JSON.
error-contest-not-object = Это не объект JSON.
error-contest-other = { $file } — от другого матча: назовите другой файл. { $reason }
error-contest-differs = В файле { $option } — { $there }, а здесь — { $here }.
error-contest-full = Не получается записать { $file }: строка не поместилась.

## Programs of other people that play

error-bot-command = «{ $name }» — это не команда: не хватает кавычки.
error-bot-missing = «{ $program }» не запускается: такой программы нет или файл не исполняемый. Для скрипта укажите и то, чем его запускать: "python3 mybot.py".
error-bot-cannot-play = { $name } не может играть. { $reason }
error-bot-start = Программа не запускается ({ $reason }).
error-bot-late = Программа не ответила вовремя.
error-bot-line =
    { $most ->
        [one] Программа прислала строку длиннее { $most } байта.
        [few] Программа прислала строку длиннее { $most } байт.
       *[many] Программа прислала строку длиннее { $most } байт.
    }
error-bot-ended = Программа завершилась с кодом { $status }.
error-bot-ended-error = Программа завершилась с кодом { $status }: { $error }
error-bot-version = Программа знает версию протокола { $found }, а здесь — { $version }.
error-bot-questions = Слишком много вопросов об одном решении: можно не больше { $most }.
error-bot-illegal = Решение программы «{ $decision }» противоречит правилам: { $why }.
error-bot-not-json = Ответ программы — не JSON: { $text }
error-bot-answer = Ответ программы не подходит. { $wrong }
error-bot-besides = Что ещё можно нарисовать, программа может спрашивать только после решения из списка «first» у навыка. Этого решения там нет: { $found }.
error-bot-step = Это ответ для шага { $found }, а запрос был о шаге { $step }.
error-bot-message = Здесь должно быть сообщение типа { $types }, а не { $found }.
error-bot-stays = Программа не завершается, хотя её ввод закрыт.
error-bot-no-token = Не хватает токена бота: запишите его в переменную { $variable } или укажите --token-file.
error-bot-address = «{ $address }» — не адрес сервера. Адрес выглядит так: https://maps.example
error-bot-refused = Сервер { $address } не принимает соединение. { $why }
error-bot-name-taken = Бот «{ $name }» уже есть: выберите другое имя.
error-bot-name-alike = Имя «{ $name }» на вид не отличить от имени бота «{ $other }»: выберите другое.
error-bot-most-accounts = Больше ботов добавить нельзя: их у вас уже { $most }.
error-bot-token = Это не токен бота.
error-bot-token-ended = Токен бота «{ $name }» больше не действует. Владелец может создать новый на странице «Вы».
error-bot-not-owners-table = С этим токеном бот может играть только за столами своего владельца.
error-bot-no-account = Бота «{ $name }», которого вы могли бы пригласить, здесь нет.
error-bot-not-here = Бот «{ $name }» сейчас не на связи.
error-bot-busy = Бот «{ $name }» уже за этим столом или за слишком многими другими.

## Tournaments

error-no-tournament = Такого турнира не нашлось. Проверьте ссылку.
error-no-tournament-deal = В этом турнире нет расклада { $deal }.
error-no-series = Такой серии не нашлось. Проверьте ссылку.
error-series-full = В этой серии уже столько турниров, сколько можно. Начните новую.
error-series-last = В этой серии только один турнир.
error-deal-closed = Этот расклад для вас пока тайна. Вы увидите его, когда ваша попытка закончится и появятся результаты.
error-deal-open = Это расклад турнира, и его ещё играют. Пока он не закрыт, играть его можно только в турнире.
error-not-playing = Вы не участвуете в этом турнире.
error-tournament-paused = Турнир на паузе. Начатые расклады можно доиграть.
error-deal-not-open = Этот расклад сейчас не открыт.
error-deal-tried = Вы уже сыграли этот расклад. В зачёт идёт одна попытка.
error-tournament-name = Дайте турниру название.
error-tournament-end = Время окончания должно быть в будущем, не позже чем через год.
error-tournament-no-entry = Присоединиться к этому турниру сейчас нельзя.
error-tournament-changed = Турнир тем временем изменился. Взгляните ещё раз.
error-tournament-over = Этот турнир закрыт.
error-player-name = Введите имя: другие увидят его в таблице.
error-no-player = В этом турнире нет игрока с номером { $number }.
error-nothing-to-correct = Здесь нечего исправлять.
error-not-the-host = Это может сделать только организатор турнира.
error-not-now = Сейчас так нельзя: расклады открывают по одному, и каждый только раз.

## Puzzles

error-puzzle-unreadable = Это не задача: { $why }
error-puzzles-no-games = Скажите, в каких партиях искать: укажите записи партий или дайте ботам сыграть (--play 20).
error-no-puzzle = Такой задачи не нашлось. Проверьте ссылку.
error-puzzle-not-answered = Сначала решите задачу: ходы сравниваются после ответа.
error-puzzle-not-compared = Сейчас не удалось сравнить эти два хода. Попробуйте ещё раз.
error-mistake-losses = Расчёт для этого хода уже изменился. Обновите страницу.
error-mistakes-not-found = Сейчас не удалось разобрать эти ходы. Попробуйте ещё раз.

## A club's table

error-not-host = Это может сделать только организатор клубного стола.
error-game-paused = Партия ещё не началась или стоит на паузе.
error-not-table-maker = Это может сделать только тот, кто открыл этот стол.
error-seat-not-others = На этом месте никто другой не сидит.
error-removed-from-table = Вас убрали из этой партии. Так может сделать только тот, кто открыл стол.
error-knock-first = За этот стол пускает тот, кто его открыл: сначала постучитесь.
error-knock-seated = У вас уже есть место за этим столом.
error-knock-open = Здесь стучаться не нужно: садитесь.
error-knock-refused = В этот раз нет: за этот стол вас не пустили.
error-knock-name = Назовитесь: тот, кто пускает, увидит ваше имя.
error-knock-most = Здесь уже ждёт слишком много людей. Попробуйте позже.
error-no-knock = Этот человек уже не стучится.
error-still-drawing = Кто-то за экраном ещё рисует. Подождите, пока там закончат все.
error-nobody-seated = Все места ещё свободны.

## Reports to the host

error-report-missing = Того, на что вы жалуетесь, здесь уже нет, или у него другое название.
error-report-most = Хозяин сервера ещё не просмотрел ваши жалобы: { $most }. Отправить новые можно будет, когда он их просмотрит.
error-report-full = У хозяина сервера уже слишком много жалоб. Попробуйте позже.
error-too-many-reports = Отсюда пришло слишком много жалоб. Попробуйте ещё раз через { again-in }.
error-wrong-code = Сейчас нет партии или турнира с таким кодом. Код действует несколько часов: попросите новый.
error-too-many-codes = Отсюда вводили слишком много неверных кодов. Попробуйте ещё раз через { again-in }.
error-too-many-knocks = Отсюда стучались слишком часто. Попробуйте ещё раз через { again-in }.

## Записки за столом

error-notes-players = Записки за этим столом читают только те, кто за ним играет.
error-notes-live = В партии в реальном времени есть фразы; записки для всех — только в партиях на несколько дней.
error-notes-most = Ваших записок за этим столом уже { $most }. Сначала уберите одну из них.
error-note-empty = Записка пуста. Сначала напишите что-нибудь.
error-note-long = В записке не больше { $most } символов, а в этой — { $length }.
error-no-note = Такой записки у вас за этим столом нет.
error-too-many-notes = Слишком много записок подряд. Попробуйте ещё раз через { again-in }.

## Что разрешает и делает хозяин сервера

error-banned = До { $until } (UTC) вам здесь можно только читать, но не играть: так решил хозяин сервера.
error-banned-why = До { $until } (UTC) вам здесь можно только читать, но не играть: так решил хозяин сервера. Причина: { $why }
error-feature-off = Хозяин сервера это выключил.
error-creation-closed = Начинать здесь новые партии пока нельзя: так решил хозяин сервера. Начатые можно доиграть.
error-creation-password = Чтобы начинать здесь партии, нужен пароль от хозяина сервера.
error-password-wrong = Это не тот пароль. Проверьте, нет ли опечатки.
error-admin-link = Эта ссылка уже не действует: её использовали, она устарела или создана на другом сервере. Сделайте новую.
error-admin-session = Эта страница для хозяина сервера. Ссылку на неё даёт команда: cartographers admin link
error-admin-no-device = По началу номера { $beginning } устройство не определить: таких нет или их несколько. Проверьте номер или введите начало подлиннее.
error-admin-network = Нужен адрес или сеть, например 192.0.2.7 или 192.0.2.0/24, а не { $given }.
error-admin-no-ban = Блокировки { $id } нет. Посмотреть все: cartographers admin status
error-admin-password = Пароль слишком короткий: знаков должно быть не меньше { $least }.
error-admin-language = Языка «{ $language }» нет. Есть такие: { $choices }.
error-admin-no-such = Под номером { $id } ничего такого нет. Поискать: cartographers admin find
error-admin-no-name = Здесь никого не зовут { $name }.
error-admin-no-undo = Под номером { $id } возвращать нечего. Через сутки удалённое исчезает навсегда.
error-admin-undo-first = То, к чему это относилось, тоже удалено. Если его ещё можно вернуть, начните с него.
error-admin-no-report = Открытой жалобы { $id } нет. Посмотреть все: cartographers admin reports
error-admin-request = { $where }: { $reason }
error-admin-not-left = Не получилось передать это работающему серверу: { $reason }
error-admin-no-answer = Сервер не ответил за { $seconds } с. Работает ли он ещё?
error-admin-hours = Нужно число часов больше 0, а не { $word }.
error-password-limit = Отсюда было слишком много попыток. Попробуйте ещё раз через { again-in }.

## Позиции, которые кто-то расставляет

error-position-map-printed = Клетка в ряду { $row }, столбце { $column } не такая, как на планшете: горы, ущелье и руины могут быть только там, где они напечатаны.
error-position-map-full = Пустых клеток нет, рисовать негде. Оставьте пустой хотя бы одну.
error-position-map-heroes = На планшете стоят герои, а в этой партии карт героев нет.
error-position-map-names = Монстра { $name } на этом планшете нет.
error-position-season = Выберите сезон от 1 до { $last }.
error-position-used-card = Карта «{ $card }» не могла выпасть в этом сезоне: её нет в колоде или она уже была.
error-position-used-time = Время этих карт вместе — { $used }, а продолжительность сезона — { $time }. Уберите одну из них.
error-position-met-card = «{ $card }» — не карта засады и не карта героя этой партии.
error-position-met-many = Карт засад до этого сезона могло выпасть не больше { $most }, карт героев — тоже не больше { $most }, и каждая только раз.
error-position-next-card = Карта «{ $card }» не может выпасть следующей: её нет в колоде.
error-position-coins = Монет на планшете может быть не больше { $most }, а потратить можно только те, что были.
error-position-skill = Навыка «{ $skill }» в этой партии на столе нет.
error-position-scores = Сезонов с подсчитанными звёздами: { $given }, а закончилось сезонов: { $seasons }.
error-position-missing = Позиция неполна. Не хватает: { $missing }.
error-position-long = В позиции не больше { $most } знаков, а в этом тексте их { $length }.
error-position-word = «{ $word }» здесь лишнее. В позиции бывает вот что, каждое только раз: { $names }.
error-position-number = «{ $text }» здесь не подходит: нужны числа.
error-position-no-card = Выберите следующую карту: лучший ход ищут именно для неё.

## Studies

error-no-study = Такой тетради нет, или она для вас закрыта.
error-study-not-yours = Писать в этой тетради могут только её авторы.
error-study-owner = Это может сделать только тот, чья это тетрадь.
error-study-code = По этой ссылке писать в тетради больше нельзя. Попросите прислать новую.
error-study-writers = Авторов у тетради может быть не больше { $most }.
error-study-no-chapter = Этой главы в тетради уже нет.
error-study-most-chapters = Глав в тетради может быть не больше { $most }.
error-study-most-remarks = Планшетов с заметками в одной главе может быть не больше { $most }.
error-study-full = Здесь больше нет места.
error-study-seats = Тетрадь можно завести по партии, где игроков не больше { $most }; здесь их { $seats }.
error-study-last-chapter = Последнюю главу убрать нельзя. Лучше удалите всю тетрадь.
error-study-line-end = Здесь рисовать нечего.
error-study-conflict = Тем временем другой автор изменил этот комментарий: { $comment }
error-too-many-edits = Слишком много изменений подряд. Попробуйте ещё раз через { again-in }.
error-study-most = Ваших тетрадей уже { $most }. Сначала удалите одну из них.
error-study-not-over = Завести тетрадь по партии можно, когда партия закончится.
error-bad-study = Эту тетрадь не получается прочитать. { $wrong }
error-study-format = Тетрадь начинается так: format: { $format }
error-study-chapters = Тетрадь состоит из глав, и каждая начинается со строки: chapter: …
error-study-header = Строка { $line }: перед первой главой могут быть только «format» и «title».
error-study-seat = Места «{ $found }» нет: есть места от 1 до { $seats }.
error-study-remark = «{ $found }» — это не заметка. Пишите так: { $examples }.
error-study-turn = Здесь нет хода партии. Задания и варианты относятся к ходу.
error-branch-end = «{ $found }» — это уже после последнего хода партии.
error-branch-unasked = «{ $found }»: на этом месте здесь решать нечего.
error-branch-illegal = «{ $found }» — так нельзя: { $why }.
error-branch-others = После этого варианта решение места { $seat } по карте «{ $card }» уже невозможно.
