# The deal of the day and of the week: the card on the home page, the page of a day, past days, the picture to share.

daily = Партии дня
daily-title = { $kind ->
        [week] Партия недели
       *[day] Партия дня
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Планшет { $letter }
daily-text = Карты у всех одинаковые, а в зачёт идёт только одна попытка.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = Зачёт до: { $until }. Осталось: { $left }
daily-finish = Начатую попытку нужно закончить до: { $until }. Позже она не идёт в зачёт.
daily-begins = Начало: { $when }
daily-rules = Попытка идёт в зачёт с первой карты, без подсказок. Если закончить её досрочно, второй не будет.
daily-go = Играть
daily-go-on = Продолжить
daily-again = Сыграть ещё раз
daily-again-text = В зачёт это уже не идёт, зато есть подсказки.
daily-results = Результаты
# $finished is how many have a result; one alone has no place.
daily-standing =
    { $finished ->
        [1] { $stars } ★
       *[other] { $stars } ★ · место { $place } из { $finished }
    }
daily-place-of = Место { $place } из { $finished }
daily-running = Ваша попытка ещё идёт.
daily-ended = Ваша попытка закончена досрочно, результата нет.
daily-missed = Зачётной попытки у вас не было.
daily-late = Попытка не закончена вовремя и в зачёт не идёт. Доиграть её всё равно можно.
daily-late-done = { $stars } ★ · закончено слишком поздно, вне зачёта
daily-began = { $began ->
        [0] Пока никто не играет.
        [1] Начата одна попытка.
        [one] Начата { $began } попытка.
        [few] Начаты { $began } попытки.
       *[many] Начато { $began } попыток.
    }
daily-closed = Результаты остальных вы увидите, когда ваша попытка закончится.
# $when is a day and an hour in the reader’s own time.
daily-closing = Кто-то ещё может доигрывать попытку, начатую вовремя. Результаты и карты откроются: { $when }.
daily-spread = Звёзды всех игроков
# One bar for screen readers: how many tries have so many stars.
daily-bar = Звёзд: от { $from } до { $to }. Попыток: { $tries }
daily-best = Лучшие результаты
daily-none = Результатов пока нет.
daily-place = Место
daily-name = Имя
daily-no-name = Гость
daily-stars = Звёзды
daily-seasons = По сезонам
daily-you = вы
daily-own = Ваша партия
daily-maps = Лучшие королевства
daily-map = { $name }. Звёзд: { $stars }
daily-par = Эталон
daily-share = Поделиться
daily-share-text = Картинка не выдаёт ни одной карты.
daily-share-go = Отправить картинку
daily-save = Сохранить как PNG
daily-picture = Ваш результат на картинке
daily-fair = Честный расклад
daily-fair-text = Порядок карт задаёт секрет. Его цифровой отпечаток публикуют за неделю до начала, а сам секрет — когда закончится ваша попытка или выйдет время.
daily-fingerprint = Цифровой отпечаток
daily-secret = Секрет
daily-all = Все дни и недели
daily-days = Дни
daily-weeks = Недели
daily-coming = Впереди
daily-earlier = Раньше
daily-later = Позже
daily-players = { $count ->
        [1] Один результат
        [one] { $count } результат
        [few] { $count } результата
       *[many] { $count } результатов
    }

## Страница дня

today-place = Место { $place } из { $finished }
today-medal = { $medal ->
        [gold] Золотая медаль: эталон — { $par }.
        [silver] Серебряная медаль: эталон — { $par }.
        [bronze] Бронзовая медаль: эталон — { $par }.
       *[none] Эталон — { $par }.
    }
today-map = Ваше сегодняшнее королевство
today-friends = Друзья
today-has-drawn = уже готово
today-is-drawing = рисует
today-guest = Гость
today-yesterday = Лучшее вчерашнее королевство
today-share = Поделиться
# $more — сколько ещё игроков, кроме названных друзей.
today-drawn-by = { $more ->
        [0] Уже сыграли: { $names }.
       *[other] Уже сыграли: { $names } и ещё { $more }.
    }
# Первая строка того, чем делятся; $number — номер дня.
share-line = Картографы № { $number }: { $stars } ★
# $name is a player; what a sign beside the name leads to.
daily-profile = { $name }: открытая страница
