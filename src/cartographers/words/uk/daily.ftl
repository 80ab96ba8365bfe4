# Роздача дня й тижня: картка на головній сторінці, сторінка дня, минулі дні, картинка для друзів.

daily = Роздачі дня
daily-title = { $kind ->
        [week] Роздача тижня
       *[day] Роздача дня
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Планшет { $letter }
daily-text = У всіх ті самі карти, і в залік іде одна спроба.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = У залік до: { $until }. Залишилося: { $left }
daily-begins = Початок: { $when }
daily-rules = Спроба йде в залік від першої карти, без підказок. Закінчите достроково — її буде використано.
daily-go = Грати
daily-go-on = Продовжити
daily-again = Зіграти ще раз
daily-again-text = Це вже не йде в залік, зате є підказки.
daily-results = Результати
# $finished is how many have a result.
daily-standing = { $stars } ★ · місце { $place } з { $finished }
daily-place-of = Місце { $place } з { $finished }
daily-running = Ваша спроба триває.
daily-ended = Вашу спробу закінчено достроково, результату немає.
daily-missed = Вашої залікової спроби немає.
daily-began = { $began ->
        [0] Ще ніхто не грає.
        [1] Розпочато одну спробу.
        [one] Розпочато { $began } спробу.
        [few] Розпочато { $began } спроби.
       *[many] Розпочато { $began } спроб.
    }
daily-closed = Результати решти гравців ви побачите, коли ваша спроба закінчиться.
daily-spread = Зірки всіх гравців
# One bar for screen readers: how many tries have so many stars.
daily-bar = Зірок від { $from } до { $to }: спроб { $tries }
daily-best = Найкращі результати
daily-none = Результатів ще немає.
daily-place = Місце
daily-name = Ім’я
daily-no-name = Без імені
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
daily-fair = Чесна роздача
daily-fair-text = Карти випливають із секрету. Його цифровий відбиток оприлюднюють за тиждень, а сам секрет — коли вам уже можна його знати.
daily-fingerprint = Цифровий відбиток
daily-secret = Секрет
daily-all = Усі дні й тижні
daily-days = Дні
daily-weeks = Тижні
daily-coming = Попереду
daily-earlier = Раніше
daily-later = Пізніше
daily-players = { $count ->
        [1] Один результат
        [one] { $count } результат
        [few] { $count } результати
       *[many] { $count } результатів
    }
