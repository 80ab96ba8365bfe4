# Ukrainian: a club's table: the projector and the host's controls. Read by the browser.

## The projector

club-view = Що показувати
club-view-card = Карта
club-view-maps = Мапи
club-view-ranking = Рахунок
club-maps = Усі мапи
club-still-drawing = Ще малюють
club-more = і ще { $count }
club-page = Сторінка { $page } з { $pages }
club-page-before = Попередня сторінка
club-page-next = Наступна сторінка
club-page-keep = Лишитися на цій сторінці
club-page-turn = Гортати сторінки автоматично
# $name is that of the season, as a label.
club-standings = { $name }: рахунок
club-on-paper = на папері
# The ceremony at the end, from the third place to the first.
club-place = Місце { $place }: { $names }
club-moment-best = Найкраща мить
club-moments = Найкращі миті
# $name is that of a season, $edict what gave the most stars in it.
club-moment = { $edict } ({ $name }): { $stars } ★
club-ceremony-next = Далі
club-join = Приєднуйтеся до партії
club-join-text = Відскануйте код телефоном або відкрийте цю адресу:
club-code = QR-код посилання
club-seated = Зайнято місць: { $count } з { $all }

## At everybody's table

club-not-started = Партію почне організатор.
club-paused = Партія на паузі
club-waits-for-card = Усі готові. Наступну карту відкриє організатор.

## Setting up

club-table = Клубний стіл
club-table-text = Багато гравців, один проєктор, а ви ведете гру.
club-most-seats = Максимум гравців
club-host-plays = Я теж граю
club-host-deals = Дехто малює на папері: карти відкриваю я
setup-webhook = Для клубу: партія може сама писати у ваш чат або на сайт, чий зараз хід і хто переміг. Адресу (вебхук) можна вказати в меню партії.
own-sheet-help = Натисніть клітинку або проведіть по кількох; натисніть ще раз, щоб стерти. Клавіші: стрілки — рух, пробіл — малювати, 1–4 — вибір.
own-sheet-text-about = Одинадцять рядків по одинадцять знаків: . порожньо, ^ гора, r руїни, # ущелина. Можна й усе в один рядок, зі скісною рискою (/) між рядками планшета.

## The host's controls

club-host = Керування столом
club-not-host = Керування бачить лише організатор столу.
club-to-table = До столу
club-link = Посилання для гравців
club-all-drawn = Усі готові
club-start = { $count ->
        [one] Почати: { $count } гравець
        [few] Почати: { $count } гравці
       *[many] Почати: { $count } гравців
    }
club-spare = Місця для тих, хто запізниться
club-start-text = Решта порожніх місць не бере участі. На місцях для тих, хто запізниться, малює бот, доки хтось не прийде.
club-go-on = Продовжити
club-next-card = Наступна карта
club-pause = Пауза
club-hurry = Завершити раунд
club-hurry-sure = { $count ->
        [1] Цього разу за одного гравця намалює бот.
        [one] Цього разу за { $count } гравця намалюють боти.
        [few] Цього разу за { $count } гравців намалюють боти.
       *[many] Цього разу за { $count } гравців намалюють боти.
    }
club-end-sure = Партія закінчиться для всіх, переможця не буде.
club-ceremony-go-on = Продовжити нагородження
club-again = Ще одна партія
club-again-text = Ті самі гравці, нова роздача.
club-again-go = До наступної партії
club-host-of = Керування столом: { $names }
club-projector-of = Проєктор столу: { $names }
club-cancel = Скасувати
club-seats = За столом
club-nobody = Поки що нікого. Покажіть код на проєкторі або надішліть посилання.
club-seat-minded = грає бот, місце вільне
club-seat-away = не на зв’язку
club-free = Звільнити місце: { $name }
club-free-yes = Звільнити місце
club-free-text = На звільненому місці грає бот, доки хтось не займе його за посиланням.
club-free-before = Звільнене місце може зайняти кожен, хто має посилання.
club-paper = На папері
club-paper-text = Ці гравці малюють за картами на проєкторі. Наприкінці впишіть їхні зірки до спільного рахунку.
club-paper-stars = Зірки: { $name }
club-paper-remove = Прибрати: { $name }
club-paper-add = Додати
