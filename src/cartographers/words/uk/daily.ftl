# The deal of the day and of the week: the card on the home page, the page of a day, past days, the picture to share.

daily = Партії дня
daily-title = { $kind ->
        [week] Партія тижня
       *[day] Партія дня
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Планшет { $letter }
daily-text = Карти в усіх однакові, а в залік іде лише одна спроба.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = Залік до: { $until }. Залишилося: { $left }
daily-finish = Розпочату спробу треба закінчити до: { $until }. Пізніше вона не йде в залік.
daily-begins = Початок: { $when }
daily-rules = Спроба йде в залік від першої карти, без підказок. Якщо закінчити її достроково, другої не буде.
daily-go = Грати
daily-go-on = Продовжити
daily-again = Зіграти ще раз
daily-again-text = У залік це вже не йде, зате є підказки.
daily-results = Результати
# $finished is how many have a result; one alone has no place.
daily-standing =
    { $finished ->
        [1] { $stars } ★
       *[other] { $stars } ★ · місце { $place } з { $finished }
    }
daily-place-of = Місце { $place } з { $finished }
daily-running = Ваша спроба ще триває.
daily-ended = Вашу спробу закінчено достроково, результату немає.
daily-missed = Залікової спроби у вас не було.
daily-late = Спробу не закінчено вчасно, у залік вона не йде. Дограти її все одно можна.
daily-late-done = { $stars } ★ · закінчено запізно, поза заліком
daily-began = { $began ->
        [0] Ще ніхто не грає.
        [1] Розпочато одну спробу.
        [one] Розпочато { $began } спробу.
        [few] Розпочато { $began } спроби.
       *[many] Розпочато { $began } спроб.
    }
daily-closed = Результати решти гравців ви побачите, коли ваша спроба закінчиться.
# $when is a day and an hour in the reader’s own time.
daily-closing = Хтось іще може закінчувати вчасно розпочату спробу. Результати й карти можна буде побачити: { $when }.
daily-spread = Зірки всіх гравців
# One bar for screen readers: how many tries have so many stars.
daily-bar = Зірок: від { $from } до { $to }. Спроб: { $tries }
daily-best = Найкращі результати
daily-none = Результатів ще немає.
daily-place = Місце
daily-name = Ім’я
daily-no-name = Гість
daily-stars = Зірки
daily-seasons = За сезонами
daily-you = ви
daily-own = Ваша партія
daily-maps = Найкращі мапи
daily-map = { $name }. Зірок: { $stars }
daily-par = Планка
daily-share = Поділитися
daily-share-text = Картинка не видає жодної карти.
daily-share-go = Надіслати картинку
daily-save = Зберегти як PNG
daily-picture = Ваш результат на картинці
daily-fair = Чесне тасування
daily-fair-text = Порядок карт задає секрет. Його цифровий відбиток оприлюднюють за тиждень до початку, а сам секрет — коли закінчиться ваша спроба або вийде час.
daily-fingerprint = Цифровий відбиток
daily-secret = Секрет
daily-all = Усі дні й тижні
daily-days = Дні
daily-weeks = Тижні
daily-coming = Попереду
daily-earlier = Раніше
daily-later = Пізніше
daily-players = { $count ->
        [1] Один результат
        [one] { $count } результат
        [few] { $count } результати
       *[many] { $count } результатів
    }

## Сторінка дня

today-place = Місце { $place } з { $finished }
today-medal = { $medal ->
        [gold] Золота медаль: планка — { $par }.
        [silver] Срібна медаль: планка — { $par }.
        [bronze] Бронзова медаль: планка — { $par }.
       *[none] Планка — { $par }.
    }
today-map = Ваша сьогоднішня мапа
today-friends = Друзі
today-has-drawn = уже готово
today-is-drawing = малює
today-guest = Гість
today-yesterday = Найкраща вчорашня мапа
today-share = Поділитися
# $more — скільки ще гравців, крім названих друзів.
today-drawn-by = { $more ->
        [0] Уже намалювали: { $names }.
       *[other] Уже намалювали: { $names } і ще { $more }.
    }
# Перший рядок того, чим діляться; $number — номер дня.
share-line = Картографи № { $number }: { $stars } ★
# $name is a player; what a sign beside the name leads to.
daily-profile = { $name }: відкрита сторінка
