# Расклад дня и недели: карточка на главной странице, страница дня, прошлые дни, картинка для друзей.

daily = Расклады дня
daily-title = { $kind ->
        [week] Расклад недели
       *[day] Расклад дня
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Планшет { $letter }
daily-text = У всех одни и те же карты, и в зачёт идёт одна попытка.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = В зачёт до: { $until }. Осталось: { $left }
daily-begins = Начало: { $when }
daily-rules = Попытка идёт в зачёт с первой карты, без подсказок. Закончите досрочно — она будет использована.
daily-go = Играть
daily-go-on = Продолжить
daily-again = Сыграть ещё раз
daily-again-text = Это уже не идёт в зачёт, зато есть подсказки.
daily-results = Результаты
# $finished is how many have a result.
daily-standing = { $stars } ★ · место { $place } из { $finished }
daily-place-of = Место { $place } из { $finished }
daily-running = Ваша попытка идёт.
daily-ended = Ваша попытка закончена досрочно, результата нет.
daily-missed = Вашей зачётной попытки нет.
daily-began = { $began ->
        [0] Пока никто не играет.
        [1] Начата одна попытка.
        [one] Начата { $began } попытка.
        [few] Начаты { $began } попытки.
       *[many] Начато { $began } попыток.
    }
daily-closed = Результаты остальных вы увидите, когда ваша попытка закончится.
daily-spread = Звёзды всех игроков
# One bar for screen readers: how many tries have so many stars.
daily-bar = Звёзд от { $from } до { $to }: попыток { $tries }
daily-best = Лучшие результаты
daily-none = Результатов пока нет.
daily-place = Место
daily-name = Имя
daily-no-name = Без имени
daily-stars = Звёзды
daily-seasons = По сезонам
daily-you = вы
daily-own = Ваша партия
daily-maps = Лучшие планшеты
daily-map = { $name }. Звёзд: { $stars }
daily-par = Эталон
daily-share = Поделиться
daily-share-text = Картинка не выдаёт ни одной карты.
daily-share-go = Отправить картинку
daily-save = Сохранить как PNG
daily-picture = Ваш результат на картинке
daily-fair = Честный расклад
daily-fair-text = Карты следуют из секрета. Его цифровой отпечаток публикуют за неделю, а сам секрет — когда вам уже можно его знать.
daily-fingerprint = Цифровой отпечаток
daily-secret = Секрет
daily-all = Все дни и недели
daily-days = Дни
daily-weeks = Недели
daily-coming = Впереди
daily-earlier = Раньше
daily-later = Позже
daily-players = { $count ->
        [1] Один результат
        [one] { $count } результат
        [few] { $count } результата
       *[many] { $count } результатов
    }
