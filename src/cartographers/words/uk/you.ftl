# The page of a person: finished games, statistics, other devices, export, deletion.

yours-none = Тут рахуватимуться ваші закінчені партії: зірки за указами, сезонами й мапами, титули та найкращі мапи.
yours-pending = { $games ->
        [1] Ще одна давня партія саме читається.
        [one] Ще { $games } давня партія саме читається.
        [few] Ще { $games } давні партії саме читаються.
       *[many] Ще { $games } давніх партій саме читаються.
    }
yours-figures = Коротко
yours-games = Партії
yours-mean = Зірок у середньому
yours-best = Найбільше зірок
yours-wins = Перемоги
# $wins of $games games with others.
yours-wins-of = { $wins } з { $games }
yours-par = Порівняно з планкою
# $games is how many solo games par was played for.
yours-par-games = { $games ->
        [1] за однією партією наодинці
        [one] у середньому за { $games } партією наодинці
        [few] у середньому за { $games } партіями наодинці
       *[many] у середньому за { $games } партіями наодинці
    }
yours-luck = Удача
yours-skill = Майстерність
# $games is how many games were analysed.
yours-analysed = { $games ->
        [1] за однією проаналізованою партією
        [one] на партію, проаналізовано { $games } партію
        [few] на партію, проаналізовано { $games } партії
       *[many] на партію, проаналізовано { $games } партій
    }
yours-maps = Ваші найкращі мапи
yours-seasons = За сезонами
yours-season = Сезон
yours-stars = Зірки
yours-edicts = Укази
yours-coins = Монети
yours-monsters = Монстри
yours-others = Інші
yours-others-note = «Інші» — решта місць у тих самих партіях, разом із ботами.
yours-by-edict = За указами
yours-edict = Указ
yours-edict-note = Зірок у середньому кожного сезону; дрібним — в інших.
yours-sheets = За планшетами
yours-sheet = Планшет
yours-titles = Титули наодинці
yours-untitled = Без титулу
yours-history = Закінчені партії
yours-history-none = Таких партій немає.
yours-filter-box = Коробка
yours-filter-sheet = Планшет
yours-filter-seats = Гравців
yours-all = Усі
yours-place = Місце { $place } з { $seats }
yours-page = Сторінка { $page } з { $pages }
yours-newer = Новіші
yours-older = Давніші

yours-devices = На іншому пристрої
yours-devices-text = Створіть тут фразу відновлення і введіть її там: усі ваші партії будуть на обох пристроях.
yours-phrase-make = Створити фразу відновлення
yours-phrase-renew = Створити нову фразу
yours-phrase-renew-text = Дотеперішня фраза більше не діятиме. Пристрої лишаться пов’язаними.
yours-phrase-since = Фразу відновлення створено: { $day }
yours-phrase-keep = Запишіть її: більше її не буде показано. Хто її знає, може грати за вас.
yours-phrase-latin = Латинкою
yours-phrase-cyrillic = Кирилицею
yours-link = У мене є фраза
yours-link-label = Фраза відновлення
yours-link-go = Пов’язати цей пристрій
yours-linked = Пристрій пов’язано. Його партії тепер разом з іншими.
yours-device-this = Цей пристрій
yours-device-since = від { $day }
yours-device-unnamed = Пристрій
yours-unlink = Від’єднати
# $name is what the device is called.
yours-unlink-of = Від’єднати: { $name }

yours-data = Ваші дані
yours-data-text = Сервер знає вас лише за кукі. Він зберігає ваші партії та імена, які ви вказали.
yours-export = Завантажити все
yours-delete = Видалити все
yours-delete-text = Ваші партії, підсумки, пристрої та фразу відновлення буде видалено назавжди. Партії, які зберігають інші, лишаться в них без вашого імені; у незакінчених ваше місце займе бот.
# Typed by the player to confirm; a single word.
yours-delete-word = видалити
yours-delete-type = Щоб продовжити, введіть «{ $word }»:
yours-delete-go = Видалити назавжди
yours-deleted = Усе видалено.
