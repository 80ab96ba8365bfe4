# Tournaments: making one, its page (join, deals, standings, comparison, corrections), the line on the home page.

tournament-new = Новый турнир
tournament-about = Все играют одни и те же расклады, каждый сам по себе. А потом сравнивают результаты.
tournament-name = Название турнира
tournament-deals = Расклады
tournament-when = Когда играют
tournament-live = В реальном времени
tournament-live-text = Вы открываете расклады по очереди, и все играют их одновременно.
tournament-timed = До определённой даты
tournament-timed-text = Все расклады открыты до этой даты, и каждый играет, когда удобно.
tournament-ends = Окончание
tournament-people = Игроки
tournament-late = Присоединиться можно и после начала
tournament-plays = Я тоже играю
tournament-plays-text = Если вы не играете, вы видите все результаты сразу.
tournament-in-turn = Все печатные планшеты по очереди
tournament-make = Создать турнир

# Where it stands.
tournament-phase = { $phase ->
        [joining] Игроки присоединяются.
        [running] Турнир идёт.
        [paused] Пауза: новый расклад начать нельзя. Начатые можно доиграть.
        [ended] Время вышло.
       *[over] Это окончательные результаты.
    }
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
tournament-until = Открыто до: { $until }. Осталось: { $left }
tournament-join = Присоединиться
tournament-no-entry = Вы не участвуете в этом турнире, и присоединиться уже нельзя.
tournament-out = Организатор убрал вас из этого турнира. Вернуть вас может только он.
tournament-soon = Следующий расклад откроет организатор. Эта страница сразу его покажет.
tournament-rules = Расклад идёт в зачёт с первой карты, без подсказок. Если закончить его досрочно, второй попытки не будет.

# One deal. $number counts from 1.
tournament-deal = Расклад { $number }
tournament-stage = { $stage ->
        [soon] Ещё не открыт
        [open] Открыт
        [running] Идёт ваша попытка
        [done] Сыгран
        [ended] Закончен досрочно, без результата
        [struck] Ваш результат отменён
        [late] Слишком поздно, не в зачёт
       *[missed] Не сыгран
    }
# How many of the players have finished a deal.
tournament-finished = Доиграли: { $finished } из { $players }
tournament-closed = { $live ->
        [yes] Результаты вы увидите, когда организатор закроет расклад.
       *[no] Результаты вы увидите, когда сыграете расклад.
    }
tournament-hide = Скрыть результаты

tournament-standings = Турнирная таблица
tournament-by-stars = По звёздам
tournament-by-points = По матчевым очкам
tournament-points = Матчевые очки
tournament-points-text = За каждый расклад: одно очко за каждого игрока, у которого звёзд меньше, и пол-очка за каждого, у кого их столько же.
tournament-percent = { $percent } %
tournament-nobody = Пока никто не присоединился.
# A player’s result that is not known yet, for screen readers.
tournament-progress = { $progress ->
        [playing] играет
        [finished] доиграно
       *[none] не сыграно
    }
tournament-mark = { $mark ->
        [struck] отменено
        [late] слишком поздно
       *[again] ещё одна попытка
    }

tournament-compare = Сравнить двух игроков
tournament-first = Первый игрок
tournament-second = Второй игрок
tournament-difference = Разница
tournament-won = Выигранные расклады
tournament-sum = Всего
# The maps of one deal side by side, turn by turn. $gain has its sign, $name is a season as a label.
tournament-maps = Планшеты рядом
tournament-maps-add = Ещё один планшет
tournament-maps-remove = Убрать этот планшет
tournament-maps-gain = Этот рисунок: { $gain } ★
tournament-maps-season = { $name }: { $stars } ★
tournament-maps-text = На сколько больше звёзд принёс бы сезон с этим рисунком, чем без него.
tournament-csv = Результаты в CSV
tournament-print = Напечатать таблицу
tournament-tied = общее
# $way is “stars”, “points” or “series”.
tournament-ties = = означает общее место: у игроков поровну { $way ->
        [series] очков серии
        [points] матчевых очков
       *[stars] звёзд
    }.
tournament-json = Результаты в JSON

# What the host sees.
tournament-host = Вы — организатор
tournament-link = Ссылка для игроков
tournament-link-text = Присоединиться сможет каждый, кто откроет эту ссылку.
tournament-open-all = Открыть все расклады
tournament-open = Открыть расклад { $number }
tournament-close = Закрыть расклад { $number } и показать результаты
tournament-close-sure = { $playing ->
        [1] Один игрок ещё рисует. Эта попытка не пойдёт в зачёт.
        [one] Ещё рисует { $playing } игрок. Эти попытки не пойдут в зачёт.
        [few] Ещё рисуют { $playing } игрока. Эти попытки не пойдут в зачёт.
       *[many] Ещё рисуют { $playing } игроков. Эти попытки не пойдут в зачёт.
    }
tournament-pause = Пауза
tournament-continue = Продолжить
tournament-finish = Закрыть турнир
tournament-finish-sure = После этого ничего нельзя будет изменить, а недоигранные расклады не пойдут в зачёт. Сервер не хранит старые турниры вечно: скачайте результаты, если они понадобятся позже.
tournament-sure = Да, закрыть
tournament-not = Нет

tournament-correct = Исправить что-нибудь
tournament-what = Что
tournament-whom = Игрок
tournament-which = Расклад
tournament-new-name = Новое имя
tournament-do = Исправить
tournament-kind = { $kind ->
        [rename] Изменить имя
        [remove] Убрать игрока
        [readmit] Вернуть игрока
        [strike] Отменить результат
        [again] Дать ещё одну попытку
       *[ends] Перенести окончание
    }
tournament-corrections = Исправления
# $name is a player, $before and $after are names or, for the end, moments.
tournament-corrected = { $kind ->
        [rename] { $before } → { $after }
        [remove] { $name }: больше не в турнире
        [readmit] { $name }: снова в турнире
        [strike] { $name }, расклад { $deal }: результат отменён
        [again] { $name }, расклад { $deal }: ещё одна попытка
       *[ends] Новое время окончания: { $after }
    }
tournament-fair-text = Порядок карт зависит от секрета. Цифровой отпечаток секрета известен с самого начала, а сам секрет откроется, когда расклад закроют.

# A series of tournaments over weeks. $name is its first tournament, $points a list of numbers, the first place first.
tournament-series = Серия: { $name }
tournament-series-of = Очки серии
tournament-series-next = Следующий турнир серии
tournament-series-after = Следующий турнир серии «{ $name }». Присоединиться нужно снова, а очки прибавятся к уже набранным.
tournament-series-text = Очки за места в каждом турнире: { $points }.
tournament-series-dropped = Сколько худших турниров каждого игрока не идёт в зачёт: { $drops }.
tournament-series-points = Очки
tournament-series-stars = { $stars } ★
# For screen readers, after points.
tournament-series-not = вне зачёта
tournament-series-nothing = Первые результаты появятся, когда закончится первый турнир.
tournament-series-all = Турниры
tournament-series-counted = В зачёте
tournament-series-by-place = Очки за места, начиная с первого
tournament-series-drops = Сколько худших не брать в зачёт
tournament-series-change = Изменить
tournament-series-out = Убрать из серии
# $name is the tournament.
tournament-series-out-sure = Убрать турнир «{ $name }» из серии? Он останется, но его очки здесь больше не пойдут в зачёт. Вернуть его будет нельзя.
tournament-series-out-yes = Да, убрать

tournament-home = Играете в клубе?
tournament-home-new = Создать турнир
# A tournament on the home page; $count deals can be played now.
tournament-home-line = { $count ->
        [0] { $name }
        [1] { $name }: ждёт один расклад
        [one] { $name }: ждёт { $count } расклад
        [few] { $name }: ждут { $count } расклада
       *[many] { $name }: ждут { $count } раскладов
    }
