# Puzzles: those of the day, one to solve, and what the answer was worth.

title-puzzles = Задачі · Картографи
puzzles = Задачі
puzzles-text = Знайдіть хід, який дасть найбільше зірок на кінець гри. Здебільшого це не той хід, що одразу дає найбільше. У залік іде лише перша відповідь.
puzzles-today = Сьогодні
puzzles-until = Наступні: { $until }
puzzles-none = Задач поки що немає.
puzzles-you = Ви
puzzles-rating = Рейтинг
puzzles-about = близько { $rating }
puzzles-solved = Розв’язано
puzzles-of = { $solved } з { $tries }
puzzles-streak = Поспіль
puzzles-longest = Найбільше поспіль
puzzles-begin = Розв’язати першу
puzzles-left = { $count ->
        [0] Ви вже розв’язували їх усі. Старі повертаються, але вже не йдуть у залік.
        [one] На вас чекає { $count } нова задача.
        [few] На вас чекають { $count } нові задачі.
       *[many] На вас чекають { $count } нових задач.
    }
puzzles-all = Усі задачі
puzzle-place = { $sheet } · { $name }
puzzle-rating = Складність: { $rating }
puzzle-solved-by = { $tries ->
        [0] Ще не пробували
        [one] Розв’язано: { $solved } з { $tries }
        [few] Розв’язано: { $solved } з { $tries }
       *[many] Розв’язано: { $solved } з { $tries }
    }
puzzle-solved = Розв’язано
puzzle-missed = Не розв’язано
puzzle-task = Який хід дасть найбільше зірок на кінець гри? Укази цього сезону: { $edicts }.
puzzle-verdict = { $grade ->
        [best] Це найкращий хід!
        [close] Близько, але є кращий
       *[off] Цього разу не той хід
    }
puzzle-lead = Будь-який інший хід дає на кінець гри щонайменше на { $stars } ★ менше.
puzzle-loss = Ваш хід дає на кінець гри приблизно на { $stars } ★ менше, ніж найкращий.
puzzle-moved = Ваш рейтинг: { $before } → { $after } ({ $change }).
puzzle-streak = { $streak ->
        [0] { "" }
        [1] Почалася нова серія.
        [one] Уже { $streak } поспіль!
        [few] Уже { $streak } поспіль!
       *[many] Уже { $streak } поспіль!
    }
puzzle-not-counted = Цю задачу ви вже розв’язували, тому відповідь не йде в залік.
puzzle-why = Чим найкращий хід кращий за інші
puzzle-drawings = Ходи на мапі
puzzle-best = Найкращий
puzzle-yours = Ваш
puzzle-less = −{ $stars } ★
puzzle-at-once = Що змінюється одразу
puzzle-coins = Монети
puzzle-monsters = Монстри
puzzle-average = До кінця гри, у середньому
puzzle-minus-yours = Найкращий − ваш
puzzle-minus-next = Найкращий − наступний
puzzle-altogether = Разом
puzzle-plus-minus = { $stars } ± { $error }
puzzle-unclear = може, випадковість
puzzle-average-wait = Рахуємо, що приносить кожна частина…
puzzle-average-note = Це середнє за партіями (усього { $futures }), дограними від кожного з двох ходів із тими самими картами; після ± стоїть стандартна похибка. Число вгорі взято з інших партій, тож воно може трохи відрізнятися.
puzzle-note = Зірки тут очікувані: це середнє за багатьма партіями, дограними з цієї позиції з тими самими картами.
puzzle-game = Партія, з якої взято задачу
puzzle-next = Наступна задача

## One’s own mistakes, which come back as puzzles

title-mistakes = Ваші помилки · Картографи
mistakes = Ваші помилки
mistakes-about = Ходи, які обійшлися вам найдорожче. Спробуєте ще раз?
mistakes-text = Ходи, на яких ви втратили найбільше зірок, повертаються сюди як задачі: спершу того самого дня, потім через день, три дні, тиждень і так далі, доки не запам’ятаються. Бачите їх лише ви.
mistakes-none = Тут поки порожньо. Дограйте партію, відкрийте її аналіз і натисніть «Потренуватися».
mistakes-due = { $count ->
        [0] Зараз тренуватися нема на чому.
        [one] { $count } хід для тренування.
        [few] { $count } ходи для тренування.
       *[many] { $count } ходів для тренування.
    }
mistakes-go = Потренуватися
mistakes-comes-back = Наступна задача повернеться: { $when }.
mistakes-learned = Засвоєно: { $learned } з { $mistakes }
mistakes-themes = У чому помилки
mistakes-learned-head = Засвоєно
mistakes-right-head = Правильні відповіді
mistakes-games = Партії, де помилок ще не шукали
mistakes-search-text = Спершу партії треба проаналізувати: близько хвилини на кожну.
mistakes-search = { $games ->
        [one] Пошукати в { $games } партії
        [few] Пошукати в { $games } партіях
       *[many] Пошукати в { $games } партіях
    }
mistakes-searching = Партія { $number } з { $games }…
mistakes-stop = Зупинити
mistakes-all = Усі ваші помилки
theme-ruins = Руїни
theme-edict-now = Укази цього сезону
theme-edict-later = Укази наступних сезонів
theme-monsters = Монстри
theme-coins = Монети
theme-late-coins = Пізні монети
theme-room = Місце для наступних карт
practise-text = Ваші найдорожчі помилки можуть стати задачами, які бачите лише ви.
practise = { $turns ->
        [1] Потренуватися на цьому ході
        [one] Потренуватися на { $turns } ході
        [few] Потренуватися на цих { $turns } ходах
       *[many] Потренуватися на цих { $turns } ходах
    }
practise-looking = Шукаємо кращі ходи…
practise-found = { $count ->
        [0] Явних помилок немає. Чудово намальовано!
        [one] { $count } хід для тренування.
        [few] { $count } ходи для тренування.
       *[many] { $count } ходів для тренування.
    }
mistake = З вашої партії
mistake-played = У партії
mistake-about = Тема — «{ $theme }».
mistake-edict = Усе вирішує указ «{ $edict }».
mistake-comes-back = Задача повернеться: { $when }.
mistake-learned = Засвоєно! Ця задача більше не повернеться.
mistake-remove = Більше не показувати
mistake-removed = Ця задача більше не повернеться.
mistake-next = Наступна задача
