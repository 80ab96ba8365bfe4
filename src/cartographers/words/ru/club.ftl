# Russian: a club's table: the projector and the host's controls. Read by the browser.

## The projector

club-view = Что показывать
club-view-card = Карта
club-view-maps = Планшеты
club-view-ranking = Счёт
club-maps = Все планшеты
club-still-drawing = Ещё рисуют
club-more = и ещё { $count }
club-page = Страница { $page } из { $pages }
club-page-before = Предыдущая страница
club-page-next = Следующая страница
club-page-keep = Остаться на этой странице
club-page-turn = Листать страницы автоматически
# $name is that of the season, as a label.
club-standings = { $name }: счёт
club-on-paper = на бумаге
# The ceremony at the end, from the third place to the first.
club-place = Место { $place }: { $names }
club-moment-best = Лучший момент
club-moments = Лучшие моменты
# $name is that of a season, $edict what gave the most stars in it.
club-moment = { $edict } ({ $name }): { $stars } ★
club-ceremony-next = Дальше
club-join = Присоединяйтесь к партии
club-join-text = Отсканируйте код телефоном или откройте этот адрес:
club-code = QR-код ссылки
club-seated = Занято мест: { $count } из { $all }

## At everybody's table

club-not-started = Партию начнёт организатор.
club-paused = Партия на паузе
club-waits-for-card = Все готовы. Следующую карту откроет организатор.

## Setting up

club-table = Клубный стол
club-table-text = Много игроков, один проектор, а вы ведёте игру.
club-most-seats = Максимум игроков
club-host-plays = Я тоже играю
club-host-deals = Кто-то рисует на бумаге: карты открываю я
setup-webhook = Для клуба: партия может сама писать в ваш чат или на сайт, чей сейчас ход и кто победил. Адрес (вебхук) можно указать в меню партии.
own-sheet-help = Нажмите на клетку или проведите по нескольким; нажмите ещё раз, чтобы стереть. Клавиши: стрелки — движение, пробел — рисовать, 1–4 — выбор.
own-sheet-text-about = Одиннадцать строк по одиннадцать знаков: . пусто, ^ гора, r руины, # ущелье. Можно и всё одной строкой, с косой чертой (/) между рядами.

## The host's controls

club-host = Управление столом
club-not-host = Управление видит только организатор стола.
club-to-table = К столу
club-link = Ссылка для игроков
club-all-drawn = Все готовы
club-start = { $count ->
        [one] Начать: { $count } игрок
        [few] Начать: { $count } игрока
       *[many] Начать: { $count } игроков
    }
club-spare = Места для опоздавших
club-start-text = Остальные свободные места не участвуют. На местах для опоздавших рисует бот, пока кто-нибудь не придёт.
club-go-on = Продолжить
club-next-card = Следующая карта
club-pause = Пауза
club-hurry = Завершить раунд
club-hurry-sure = { $count ->
        [1] В этот раз за одного игрока нарисует бот.
        [one] В этот раз за { $count } игрока нарисуют боты.
        [few] В этот раз за { $count } игроков нарисуют боты.
       *[many] В этот раз за { $count } игроков нарисуют боты.
    }
club-end-sure = Партия закончится для всех, победителя не будет.
club-ceremony-go-on = Продолжить награждение
club-again = Ещё одна партия
club-again-text = Те же игроки, новый расклад.
club-again-go = К следующей партии
club-host-of = Управление столом: { $names }
club-projector-of = Проектор стола: { $names }
club-cancel = Отмена
club-seats = За столом
club-nobody = Пока никого. Покажите код на проекторе или отправьте ссылку.
club-seat-minded = играет бот, место свободно
club-seat-away = не на связи
club-free = Освободить место: { $name }
club-free-yes = Освободить место
club-free-text = На освобождённом месте играет бот, пока кто-нибудь не займёт его по ссылке.
club-free-before = Освобождённое место может занять каждый, у кого есть ссылка.
club-paper = На бумаге
club-paper-text = Эти игроки рисуют по картам на проекторе. В конце впишите их звёзды в общий счёт.
club-paper-stars = Звёзды: { $name }
club-paper-remove = Убрать: { $name }
club-paper-add = Добавить
