# Ukrainian: a game on paper, for which this screen turns up the cards. Read by the browser.

companion-title = Гра на папері
companion-about = Ви малюєте на папері, а цей екран відкриває карти й підказує, що рахувати.

## Setting up

companion-who = Хто грає
companion-several = Кілька гравців
companion-solo = Один гравець
companion-exactly = Коробки, укази, засідки й навички
companion-running = Партія на папері вже триває.
companion-resume = Продовжити її
companion-replace = Почати нову
companion-replace-sure = Партія, що триває, пропаде. Почати нову?

## Going on

# $sheet is own, or the key of a printed sheet, whose letter is $letter.
companion-sheet = { $sheet ->
        [own] На столі: ваш власний планшет і олівці.
       *[other] На столі: планшет { $letter } і олівці.
    }
companion-link = Ця партія на іншому екрані
companion-share = Отримати посилання
companion-share-text = Усі екрани партії гортають карти разом.
companion-link-control = Щоб відкривати карти й там
companion-link-screen = Лише для показу, наприклад на проєкторі
companion-link-code = QR-код із посиланням, щоб відкривати карти
companion-follows = Цей екран повторює інший.
companion-follows-not = Чекаємо на екран, що відкриває карти.
companion-first = Перша карта
companion-next = Наступна карта
companion-score = Порахувати зірки
companion-undo = Крок назад
companion-full-screen = На весь екран
companion-window = Вийти з повноекранного режиму

## A card

companion-or = або
# $choice is yes if the card leaves a choice.
companion-draw = { $choice ->
        [yes] Виберіть одне й намалюйте на своїй мапі.
       *[no] Намалюйте на своїй мапі.
    } Фігуру можна повертати й віддзеркалювати.
companion-fallback = Жодна фігура не підходить? Намалюйте одну клітинку будь-якої місцевості.
companion-fallback-ruins = Не виходить? Намалюйте будь-де одну клітинку будь-якої місцевості.
companion-ruins = Фігура має накрити порожню клітинку руїн.
companion-ruins-waiting = Карта руїн чекає далі: вона діє на наступну карту дослідження.
companion-pass = { $way ->
        [clockwise] Передайте свою мапу сусідові ліворуч
       *[counter-clockwise] Передайте свою мапу сусідові праворуч
    }
    .text = Намалюйте цих монстрів на мапі, яку отримали: фігуру можна повертати й віддзеркалювати. Потім віддайте мапу назад. Якщо фігура ніде не підходить, намалюйте одного монстра на будь-якій порожній клітинці.
companion-walk = { $corner ->
        [top-left] З лівого верхнього кута
        [top-right] З правого верхнього кута
        [bottom-left] З лівого нижнього кута
       *[bottom-right] З правого нижнього кута
    } { $way ->
        [clockwise] за годинниковою стрілкою
       *[counter-clockwise] проти годинникової стрілки
    }
    .text = Не повертайте фігуру. Ведіть її з цього кута вздовж краю по колу, потім так само на клітинку глибше, і так аж до середини. Намалюйте її в першому ж місці, де вона підходить. Якщо такого місця немає, нічого не стається.
companion-hero = Атаку можна повертати й віддзеркалювати. Знищуйте монстрів на клітинках атаки: і зараз, і до кінця гри.
companion-cards = Карти цього сезону
companion-skills = Одна навичка за сезон: закресліть стільки монет, скільки вона коштує.
companion-full = Мапу заповнено

## The end of a season, and of the game

# $season is the season's key.
companion-season = { $name }: рахуємо зірки
companion-coins = 1 ★ за кожну незакреслену монету.
companion-monsters = −1 ★ за кожну порожню клітинку, що межує з монстром.
companion-sum = Запишіть суму.
companion-check = Перевірити планшети
companion-then = Перед наступним сезоном
companion-total = Складіть зірки всіх сезонів.
companion-win = Перемагає той, у кого найбільше зірок.
companion-rating = Підсумковий рахунок: ваші зірки мінус { $target } (сума вимог чотирьох указів).
companion-untitled = Нижче { $rating } титулу немає.
