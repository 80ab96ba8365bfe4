# The page of a person: finished games, statistics, other devices, export, deletion, bots.

yours-empty = Тут висітимуть ваші мапи
yours-none = Тут з’являться підсумки ваших закінчених партій: зірки за указами, сезонами й планшетами, титули та найкращі мапи.
yours-pending = { $games ->
        [1] Опрацьовуємо ще одну давнішу партію.
        [one] Опрацьовуємо ще { $games } давнішу партію.
        [few] Опрацьовуємо ще { $games } давніші партії.
       *[many] Опрацьовуємо ще { $games } давніших партій.
    }
yours-best-map = Найкраща мапа
yours-drawn = { $games ->
        [1] Намальовано одну мапу.
        [one] Намальовано { $games } мапу, у середньому зірок: { $mean }.
        [few] Намальовано { $games } мапи, у середньому зірок: { $mean }.
       *[many] Намальовано { $games } мап, у середньому зірок: { $mean }.
    }
yours-course = Ваші останні партії
yours-course-from = Зірки в останніх партіях: від { $first } до { $last }
yours-strengths = Сильні сторони за указами
yours-strengths-text = Зірок за партію в середньому. Позначка — число, надруковане на указі.
yours-strengths-games = { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
# $games is how many games an edict was in: too few to say much.
yours-strengths-few = { $games ->
        [one] поки { $games } партія
        [few] поки { $games } партії
       *[many] поки { $games } партій
    }
yours-strengths-all = Усі укази
yours-streak-longest = { $days ->
        [one] Рекорд: { $days } день поспіль
        [few] Рекорд: { $days } дні поспіль
       *[many] Рекорд: { $days } днів поспіль
    }
yours-firsts = Перші успіхи
yours-first-map = Перша мапа
yours-first-win = Перша перемога
yours-medal-gold = Золота медаль
yours-medal-silver = Срібна медаль
yours-medal-bronze = Бронзова медаль
yours-figures = Коротко
yours-games = Партії
yours-mean = Зірок у середньому
yours-best = Найбільше зірок
yours-wins = Перемоги
# $wins of $games games with others.
yours-wins-of = { $wins } з { $games }
yours-par = Порівняно з планкою
# $games is how many solo games par was played for.
yours-par-games = { $games ->
        [1] в одній одиночній партії
        [one] у середньому в { $games } одиночній партії
        [few] у середньому в { $games } одиночних партіях
       *[many] у середньому в { $games } одиночних партіях
    }
yours-luck = Удача
yours-skill = Майстерність
# $games is how many games were analysed.
yours-analysed = { $games ->
        [1] в одній проаналізованій партії
        [one] у середньому в { $games } проаналізованій партії
        [few] у середньому в { $games } проаналізованих партіях
       *[many] у середньому в { $games } проаналізованих партіях
    }
yours-maps = Найкращі мапи
yours-seasons = За сезонами
yours-season = Сезон
yours-stars = Зірки
yours-edicts = Укази
yours-coins = Монети
yours-monsters = Монстри
yours-others = Інші
yours-others-note = «Інші» — решта місць у тих самих партіях, разом із ботами.
yours-by-edict = За указами
yours-edict = Указ
# $others is shown if games with other seats are among them.
yours-edict-note = { $others ->
        [shown] Середня кількість зірок за кожен сезон; дрібним шрифтом — в інших.
       *[none] Середня кількість зірок за кожен сезон.
    }
yours-sheets = За планшетами
yours-sheet = Планшет
yours-titles = Титули в одиночній грі
yours-history = Закінчені партії
yours-history-none = Таких партій немає.
yours-filter-box = Коробка
yours-filter-sheet = Планшет
yours-filter-seats = Гравці
yours-all = Усі
yours-place = Місце { $place } з { $seats }
yours-page = Сторінка { $page } з { $pages }
yours-newer = Новіші
yours-older = Давніші

yours-devices = На іншому пристрої
yours-devices-text = Створіть тут фразу відновлення і введіть її там: усі ваші партії будуть на обох пристроях.
yours-phrase-make = Створити фразу відновлення
yours-phrase-renew = Створити нову фразу
yours-phrase-renew-text = Якщо створити нову фразу, ця більше не діятиме. Пристрої лишаться пов’язаними.
yours-phrase-since = Фразу відновлення створено: { $day }
yours-phrase-keep = Запишіть фразу: її видно лише зараз. Хто її знає, може грати за вас.
yours-phrase-latin = Латинкою
yours-phrase-cyrillic = Кирилицею
yours-link = У мене є фраза
yours-link-label = Фраза відновлення
yours-link-go = Пов’язати цей пристрій
yours-linked = Пристрій пов’язано. Його партії тепер разом із рештою ваших.
yours-device-this = Цей пристрій
yours-device-since = від { $day }
yours-device-unnamed = Пристрій
yours-unlinked = Пристрій від’єднано. Фраза відновлення діє й далі: якщо її може знати хтось інший, створіть нову.
yours-unlink = Від’єднати
# $name is what the device is called.
yours-unlink-of = Від’єднати: { $name }
yours-device-seen = востаннє тут { $day }
# Asked for before something that a thief with the device could do as well.
yours-phrase-own = Ваша фраза відновлення
yours-phrase-own-text = Введіть свою фразу відновлення: тоді цього не зможе зробити той, кому просто потрапив до рук один із ваших пристроїв.
yours-phrase-own-go = Далі
yours-phrase-own-link = Ваші пристрої тут уже мають власну фразу. Якщо ввести і її, вони приєднаються всі разом.
yours-lost = Фрази в мене більше немає
yours-lost-text = Повідомте про це тут, і за тиждень цей пристрій зможе обійтися без фрази. До того часу кожен пов’язаний пристрій може заперечити.
yours-lost-go = Фразу втрачено
# $day is when the device can go on without the phrase.
yours-lost-this = На цьому пристрої ви повідомили, що фразу відновлення втрачено. Від { $day } тут можна буде створити нову без неї.
yours-lost-over = Тепер стара фраза не потрібна: на цьому пристрої можна створити нову й від’єднати інші пристрої.
# $name is what the other device is called.
yours-lost-other = На пристрої «{ $name }» повідомили, що фразу відновлення втрачено. Від { $day } там можна буде створити нову й від’єднати цей пристрій. Якщо це не ви, заперечте.
yours-lost-object = Заперечити
yours-lost-found = Фраза знайшлася

yours-data = Ваші дані
yours-data-text = Сервер упізнає вас лише за файлом cookie й зберігає ваші партії, імена, які ви вказали, і те, що ви налаштували: пов’язані пристрої, сповіщення, вебхуки.
yours-data-here = Усе лежить на цьому пристрої: ваші партії, імена, налаштування. Більше ні в кого цього немає.
yours-export = Завантажити все
yours-delete = Видалити все
yours-delete-text = Ваші партії, підсумки, пристрої та фразу відновлення буде видалено назавжди. Партії, які зберігають інші, лишаться в них без вашого імені; у незакінчених ваше місце займе бот.
# Typed by the player to confirm; a single word.
yours-delete-word = видалити
yours-delete-type = Щоб продовжити, введіть «{ $word }»:
yours-delete-go = Видалити назавжди
yours-deleted = Усе видалено.

moving = Партії на цьому пристрої
moving-about = Вони зберігаються в цьому браузері. Браузер може видалити дані сайту, який довго не відвідували, а з утраченим пристроєм зникнуть і партії: збережіть їх або перенесіть.
moving-not-kept = Цей браузер нічого не зберігає: партії на пристрої зникнуть разом із вкладкою. Спершу збережіть їх.
moving-save = Зберегти у файл
moving-bring = Узяти з файлу
moving-move = Перенести на цей сервер
moving-keep = Попросити браузер їх берегти
moving-none = На цьому пристрої немає партій, які можна перенести.
moving-saved = У файлі всі партії, які можна перенести, навіть незакінчені. На іншому пристрої його відкриває «Узяти з файлу».
moving-no-file = У цьому файлі немає партій.
moving-brought = { $games ->
        [one] Тепер на цьому пристрої { $games } партія з файлу.
        [few] Тепер на цьому пристрої { $games } партії з файлу.
       *[many] Тепер на цьому пристрої { $games } партій з файлу.
    }
moving-moved = { $games ->
        [one] Тепер { $games } партія на сервері.
        [few] Тепер { $games } партії на сервері.
       *[many] Тепер { $games } партій на сервері.
    }
moving-lasting = Браузер берегтиме їх, доки ви самі їх не видалите.
moving-not-lasting = Браузер цього не пообіцяв. Багато браузерів обіцяють, щойно гру встановлено.

yours-bots = Ваші боти
yours-bots-text = Ви написали програму, що вміє грати? Зареєструйте її тут, і її можна буде запрошувати за столи цього сервера.
yours-bots-make = Зареєструвати бота
yours-bots-name = Ім’я бота
yours-bots-owner = Ваше ім’я, як його бачитимуть інші
yours-bots-anyone = Запрошувати його може будь-хто
yours-bots-go = Зареєструвати
# $name is the name of the bot. Under it is a long row of characters.
yours-bots-token = Токен бота ({ $name })
yours-bots-token-keep = Збережіть його: токен видно лише зараз. Хто його має, може грати за вашого бота.
# Under it is a command to type in a terminal.
yours-bots-connect = Так під’єднують програму:
yours-bots-connected = під’єднано
yours-bots-away = не під’єднано
yours-bots-only-you = запрошуєте лише ви
yours-bots-all = запрошує будь-хто
yours-bots-delete-text = { $name } вийде з усіх партій: далі замість нього гратиме бот сервера. Токен більше не діятиме.
yours-bots-delete = Видалити
# $name is the name of the bot.
yours-bots-delete-of = Видалити: { $name }
yours-bots-days = Токен діє
# $day is a date.
yours-bots-ends = токен діє до { $day }
yours-bots-ended = токен більше не діє
yours-bots-used = останнє з’єднання { $day }
yours-bots-renew = Новий токен
# $name is the name of the bot.
yours-bots-renew-of = Новий токен: { $name }
yours-bots-renew-text = { $name } збереже свої місця. Попередній токен одразу перестане діяти.
yours-bots-renew-go = Створити токен

## Strength without luck

strength = Сила без удачі
strength-text = Наскільки добрі ваші рішення, хоч би які карти випали. 100 очок — вправний гравець, 0 очок — малювання навмання.
strength-counted = Залікові партії
strength-counted-text = Партії дня й тижня та турніри.
strength-others = Інші партії
# Points, and how far they may be off.
strength-points = { $points } ± { $margin }
strength-latest = { $games ->
        [1] За останньою партією
        [one] За { $games } останньою партією
        [few] За { $games } останніми партіями
       *[many] За { $games } останніми партіями
    }
strength-unknown = Поки невідома
strength-unknown-text = Оцінено партій: { $games }. Потрібно щонайменше { $least }, а похибка має бути не більшою за { $within } очок.
strength-chart = Сила: { $first } після першої партії, тепер { $last } ± { $margin }. Партій: { $games }; кожна крапка — партія.
strength-games = Партія за партією
strength-rate-text = Щоб оцінити партію, її треба проаналізувати: це близько хвилини.
strength-rate = { $games ->
        [one] Оцінити { $games } партію
        [few] Оцінити { $games } партії
       *[many] Оцінити { $games } партій
    }
strength-rating = Партія { $number } з { $games }…
strength-stop = Зупинити
strength-show = Показувати мене у відкритому списку
strength-show-text = Під ім’ям з останньої залікової партії. Ви з’явитеся там, щойно всі ваші останні 20 залікових партій буде оцінено й сила стане відомою.
strength-listed = Ви у списку.
strength-not-listed = Вас там поки немає.
strength-list = Відкритий список гравців
strength-list-text = Тут ті, хто захотів показати свою силу. Враховано лише залікові партії.
strength-list-none = Поки що тут нікого немає.
strength-name = Ім’я
strength-head = Сила
strength-played = Партії

## The public page

profile-own = Ваша відкрита сторінка
profile-text = Сторінка про вас, яку можна надіслати друзям. Її немає, доки ви її не створите, і на ній лише те, що ви оберете.
profile-make = Створити відкриту сторінку
profile-go = Створити сторінку
profile-save = Зберегти
profile-saved = Збережено.
profile-parts = Що на ній
profile-part-maps = Найкращі мапи
profile-part-firsts = Перші успіхи й медалі
profile-part-streak = Дні поспіль
profile-part-strength = Сила без удачі
profile-part-edicts = Сильні сторони за указами
profile-linked = Моє ім’я в результатах і у списку сили веде на цю сторінку
profile-terms = Силу видно за тих самих умов, що й у відкритому списку: коли оцінено всі ваші останні 20 залікових партій. Роздачі, які ще можуть грати інші, з’являться згодом.
profile-address = Адреса вашої сторінки
profile-see = Переглянути
profile-remove = Прибрати
profile-remove-text = Сторінка зникне, а її адреса більше ніколи не працюватиме.
profile-mine = Ось що бачать інші.
profile-change = Змінити
profile-none = Тут поки немає мап.
profile-medals = Медалі
profile-scale = 100 — вправний гравець, 0 — малювання навмання.
