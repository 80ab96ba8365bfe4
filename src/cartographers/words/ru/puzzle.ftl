# Puzzles: those of the day, one to solve, and what the answer was worth.

title-puzzles = Задачи · Картографы
puzzles = Задачи
puzzles-text = Найдите ход, который даст больше всего звёзд к концу игры. Чаще всего это не тот ход, что сразу даёт больше других. В зачёт идёт только первый ответ.
puzzles-today = Сегодня
puzzles-until = Следующие: { $until }
puzzles-none = Задач пока нет.
puzzles-you = Вы
puzzles-rating = Рейтинг
puzzles-about = около { $rating }
puzzles-solved = Решено
puzzles-of = { $solved } из { $tries }
puzzles-streak = Подряд
puzzles-longest = Больше всего подряд
puzzles-begin = Решить первую
puzzles-left = { $count ->
        [0] Вы уже решали их все. Старые возвращаются, но в зачёт уже не идут.
        [one] Вас ждёт { $count } новая задача.
        [few] Вас ждут { $count } новые задачи.
       *[many] Вас ждут { $count } новых задач.
    }
puzzles-all = Все задачи
puzzle-place = { $sheet } · { $name }
puzzle-rating = Сложность: { $rating }
puzzle-solved-by = { $tries ->
        [0] Ещё не пробовали
        [one] Решено: { $solved } из { $tries }
        [few] Решено: { $solved } из { $tries }
       *[many] Решено: { $solved } из { $tries }
    }
puzzle-solved = Решено
puzzle-missed = Не решено
puzzle-task = Какой ход даст больше всего звёзд к концу игры? Указы этого сезона: { $edicts }.
puzzle-verdict = { $grade ->
        [best] Это лучший ход!
        [close] Близко, но есть ход лучше
       *[off] На этот раз не тот ход
    }
puzzle-lead = Любой другой ход принесёт к концу игры как минимум на { $stars } ★ меньше.
puzzle-loss = Ваш ход принесёт к концу игры примерно на { $stars } ★ меньше, чем лучший.
puzzle-moved = Ваш рейтинг: { $before } → { $after } ({ $change }).
puzzle-streak = { $streak ->
        [0] { "" }
        [1] Началась новая серия.
        [one] Уже { $streak } подряд!
        [few] Уже { $streak } подряд!
       *[many] Уже { $streak } подряд!
    }
puzzle-not-counted = Эту задачу вы уже решали, поэтому ответ не идёт в зачёт.
puzzle-why = Чем лучший ход лучше других
puzzle-drawings = Ходы на планшете
puzzle-best = Лучший
puzzle-yours = Ваш
puzzle-less = −{ $stars } ★
puzzle-at-once = Что меняется сразу
puzzle-coins = Монеты
puzzle-monsters = Монстры
puzzle-average = К концу игры, в среднем
puzzle-minus-yours = Лучший − ваш
puzzle-minus-next = Лучший − следующий
puzzle-altogether = Всего
puzzle-plus-minus = { $stars } ± { $error }
puzzle-unclear = возможно, случайность
puzzle-average-wait = Считаем, что приносит каждая часть…
puzzle-average-note = Средние по партиям (всего { $futures }), доигранным от каждого из двух ходов с одними и теми же картами; после ± стоит стандартная ошибка. Число вверху взято из других партий, так что оно может немного отличаться.
puzzle-note = Звёзды здесь ожидаемые: это среднее по многим партиям, доигранным из этой позиции с одними и теми же картами.
puzzle-game = Партия, из которой взята задача
puzzle-next = Следующая задача

## One’s own mistakes, which come back as puzzles

title-mistakes = Ваши ошибки · Картографы
mistakes = Ваши ошибки
mistakes-about = Ходы, которые обошлись вам дороже всего. Попробуете ещё раз?
mistakes-text = Ходы, на которых вы потеряли больше всего звёзд, возвращаются сюда как задачи: сначала в тот же день, потом через день, три дня, неделю и так далее, пока не запомнятся. Видите их только вы.
mistakes-none = Здесь пока пусто. Доиграйте партию, откройте её разбор и нажмите «Потренироваться».
mistakes-due = { $count ->
        [0] Сейчас тренироваться не на чем.
        [one] { $count } ход для тренировки.
        [few] { $count } хода для тренировки.
       *[many] { $count } ходов для тренировки.
    }
mistakes-go = Потренироваться
mistakes-comes-back = Следующая задача вернётся: { $when }.
mistakes-learned = Усвоено: { $learned } из { $mistakes }
mistakes-themes = В чём ошибки
mistakes-learned-head = Усвоено
mistakes-right-head = Верные ответы
mistakes-games = Партии, где ошибки ещё не искали
mistakes-search-text = Сначала партии нужно разобрать: около минуты на каждую.
mistakes-search = { $games ->
        [one] Поискать в { $games } партии
        [few] Поискать в { $games } партиях
       *[many] Поискать в { $games } партиях
    }
mistakes-searching = Партия { $number } из { $games }…
mistakes-stop = Остановить
mistakes-all = Все ваши ошибки
theme-ruins = Руины
theme-edict-now = Указы этого сезона
theme-edict-later = Указы следующих сезонов
theme-monsters = Монстры
theme-coins = Монеты
theme-late-coins = Поздние монеты
theme-room = Место для следующих карт
practise-text = Ваши самые дорогие ошибки могут стать задачами, которые видите только вы.
practise = { $turns ->
        [1] Потренироваться на этом ходе
        [one] Потренироваться на { $turns } ходе
        [few] Потренироваться на этих { $turns } ходах
       *[many] Потренироваться на этих { $turns } ходах
    }
practise-looking = Ищем ходы получше…
practise-found = { $count ->
        [0] Явных ошибок нет. Отлично нарисовано!
        [one] { $count } ход для тренировки.
        [few] { $count } хода для тренировки.
       *[many] { $count } ходов для тренировки.
    }
mistake = Из вашей партии
mistake-played = В партии
mistake-about = Тема — «{ $theme }».
mistake-edict = Всё решает указ «{ $edict }».
mistake-comes-back = Задача вернётся: { $when }.
mistake-learned = Усвоено! Эта задача больше не вернётся.
mistake-remove = Больше не показывать
mistake-removed = Эта задача больше не вернётся.
mistake-next = Следующая задача
