# Tournaments: making one, its page (join, deals, standings, comparison, corrections), the line on the home page.

tournament-new = Новий турнір
tournament-about = Усі грають ті самі роздачі, кожен окремо. А потім порівнюють результати.
tournament-name = Назва турніру
tournament-deals = Роздачі
tournament-when = Коли грають
tournament-live = Наживо
tournament-live-text = Ви відкриваєте роздачі по черзі, і всі грають їх одночасно.
tournament-timed = До певної дати
tournament-timed-text = Усі роздачі відкриті до цієї дати, і кожен грає, коли зручно.
tournament-ends = Завершення
tournament-people = Гравці
tournament-late = Приєднатися можна й після початку
tournament-plays = Я теж граю
tournament-plays-text = Якщо ви не граєте, ви бачите всі результати одразу.
tournament-in-turn = Усі друковані планшети по черзі
tournament-make = Створити турнір

# Where it stands.
tournament-phase = { $phase ->
        [joining] Гравці приєднуються.
        [running] Турнір триває.
        [paused] Пауза: нову роздачу почати не можна. Розпочаті можна дограти.
        [ended] Час вийшов.
       *[over] Це остаточні результати.
    }
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
tournament-until = Відкрито до: { $until }. Залишилося: { $left }
tournament-join = Приєднатися
tournament-no-entry = Ви не берете участі в цьому турнірі, і приєднатися вже не можна.
tournament-out = Організатор прибрав вас із цього турніру. Повернути вас може лише він.
tournament-soon = Наступну роздачу відкриє організатор. Вона одразу з’явиться на цій сторінці.
tournament-rules = Роздача йде в залік від першої карти, без підказок. Якщо закінчити її достроково, другої спроби не буде.

# One deal. $number counts from 1.
tournament-deal = Роздача { $number }
tournament-stage = { $stage ->
        [soon] Ще не відкрито
        [open] Відкрито
        [running] Ваша спроба триває
        [done] Зіграно
        [ended] Закінчено достроково, без результату
        [struck] Ваш результат скасовано
        [late] Запізно, не в залік
       *[missed] Не зіграно
    }
# How many of the players have finished a deal.
tournament-finished = Дограли: { $finished } з { $players }
tournament-closed = { $live ->
        [yes] Результати ви побачите, коли організатор закриє роздачу.
       *[no] Результати ви побачите, коли зіграєте роздачу.
    }
tournament-hide = Сховати результати

tournament-standings = Турнірна таблиця
tournament-by-stars = За зірками
tournament-by-points = За матчевими очками
tournament-points = Матчеві очки
tournament-points-text = За кожну роздачу: одне очко за кожного гравця, у якого зірок менше, і пів очка за кожного, у якого стільки ж.
tournament-percent = { $percent } %
tournament-nobody = Поки що ніхто не приєднався.
# A player’s result that is not known yet, for screen readers.
tournament-progress = { $progress ->
        [playing] грає
        [finished] дограно
       *[none] не зіграно
    }
tournament-mark = { $mark ->
        [struck] скасовано
        [late] запізно
       *[again] ще одна спроба
    }

tournament-compare = Порівняти двох гравців
tournament-first = Перший гравець
tournament-second = Другий гравець
tournament-difference = Різниця
tournament-won = Виграні роздачі
tournament-sum = Разом
# The maps of one deal side by side, turn by turn. $gain has its sign, $name is a season as a label.
tournament-maps = Мапи поруч
tournament-maps-add = Ще одна мапа
tournament-maps-remove = Прибрати цю мапу
tournament-maps-gain = Цей малюнок: { $gain } ★
tournament-maps-season = { $name }: { $stars } ★
tournament-maps-text = На скільки більше зірок дав би сезон із цим малюнком, ніж без нього.
tournament-csv = Результати в CSV
tournament-print = Надрукувати таблицю
tournament-tied = спільне
# $way is “stars”, “points” or “series”.
tournament-ties = = позначає спільне місце: у гравців порівну { $way ->
        [series] очок серії
        [points] матчевих очок
       *[stars] зірок
    }.
tournament-json = Результати в JSON

# What the host sees.
tournament-host = Ви — організатор
tournament-link = Посилання для гравців
tournament-link-text = Приєднатися зможе кожен, хто відкриє це посилання.
tournament-open-all = Відкрити всі роздачі
tournament-open = Відкрити роздачу { $number }
tournament-close = Закрити роздачу { $number } і показати результати
tournament-close-sure = { $playing ->
        [1] Один гравець ще малює. Ця спроба не піде в залік.
        [one] Ще малює { $playing } гравець. Ці спроби не підуть у залік.
        [few] Ще малюють { $playing } гравці. Ці спроби не підуть у залік.
       *[many] Ще малюють { $playing } гравців. Ці спроби не підуть у залік.
    }
tournament-pause = Пауза
tournament-continue = Продовжити
tournament-finish = Закрити турнір
tournament-finish-sure = Після цього нічого не можна буде змінити, а недограні роздачі не підуть у залік. Сервер не зберігає старі турніри вічно: завантажте результати, якщо вони знадобляться згодом.
tournament-sure = Так, закрити
tournament-not = Ні

tournament-correct = Виправити щось
tournament-what = Що
tournament-whom = Гравець
tournament-which = Роздача
tournament-new-name = Нове ім’я
tournament-do = Виправити
tournament-kind = { $kind ->
        [rename] Змінити ім’я
        [remove] Прибрати гравця
        [readmit] Повернути гравця
        [strike] Скасувати результат
        [again] Дати ще одну спробу
       *[ends] Перенести завершення
    }
tournament-corrections = Виправлення
# $name is a player, $before and $after are names or, for the end, moments.
tournament-corrected = { $kind ->
        [rename] { $before } → { $after }
        [remove] { $name }: більше не в турнірі
        [readmit] { $name }: знову в турнірі
        [strike] { $name }, роздача { $deal }: результат скасовано
        [again] { $name }, роздача { $deal }: ще одна спроба
       *[ends] Новий час завершення: { $after }
    }
tournament-fair-text = Порядок карт залежить від секрету. Цифровий відбиток секрету відомий від початку, а сам секрет відкриється, коли роздачу буде закрито.

# A series of tournaments over weeks. $name is its first tournament, $points a list of numbers, the first place first.
tournament-series = Серія: { $name }
tournament-series-of = Очки серії
tournament-series-next = Наступний турнір серії
tournament-series-after = Наступний турнір серії «{ $name }». Приєднатися треба знову, а очки додаються до здобутих.
tournament-series-text = Очки за місця в кожному турнірі: { $points }.
tournament-series-dropped = Найгірших турнірів кожного гравця поза заліком: { $drops }.
tournament-series-points = Очки
tournament-series-stars = { $stars } ★
# For screen readers, after points.
tournament-series-not = поза заліком
tournament-series-nothing = Перші результати з’являться, коли закінчиться перший турнір.
tournament-series-all = Турніри
tournament-series-counted = У заліку
tournament-series-by-place = Очки за місця, починаючи з першого
tournament-series-drops = Скільки найгірших не брати в залік
tournament-series-change = Змінити
tournament-series-out = Прибрати із серії
# $name is the tournament.
tournament-series-out-sure = Прибрати турнір «{ $name }» із серії? Він залишиться, але його очки тут більше не йтимуть у залік. Повернути його буде неможливо.
tournament-series-out-yes = Так, прибрати

tournament-home = Граєте в клубі?
tournament-home-new = Створити турнір
# A tournament on the home page; $count deals can be played now.
tournament-home-line = { $count ->
        [0] { $name }
        [1] { $name }: чекає одна роздача
        [one] { $name }: чекає { $count } роздача
        [few] { $name }: чекають { $count } роздачі
       *[many] { $name }: чекають { $count } роздач
    }
