### Своя позиція: сторінка й задача для друзів

title-position = Своя позиція · Картографи
title-position-puzzle = Задача від друзів · Картографи
position-page = Своя позиція
position-about = Намалюйте мапу й виберіть карти, які вже випали. Потім грайте далі, шукайте найкращий хід або надішліть позицію друзям.
position-season = Сезон
position-next = Наступна карта
position-next-add = Виберіть наступну карту…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Карти цього сезону (час { $clock } із { $time })
position-used-only = Карти цього сезону
position-used-add = Додати карту, яка вже випала…
position-met = Засідки й герої попередніх сезонів
position-met-add = Додати карту, яка вже випала…
position-card = { $card } · час { $time }
position-take-away = Прибрати: { $card }
position-explore = Карти дослідження й руїн
position-ambushes = Засідки
position-heroes = Герої
position-coins = Монети
position-crossed = З них витрачено
position-with-heroes = З картами героїв
position-play = Грати далі
position-bots = Суперники
position-bots-number = { $number ->
        [0] немає
        [one] { $number } бот
        [few] { $number } боти
        [many] { $number } ботів
       *[other] { $number } бота
    }
position-begin = Грати звідси
position-counts-nowhere = Боти починають із такою самою мапою. Решту колоди буде перетасовано, а партія ніде не йде в залік.
position-look = Найкращий хід
position-look-now = Знайти найкращі ходи
position-looking = Думаємо наперед…
position-look-card = Спершу виберіть наступну карту: хід шукаємо саме для неї.
position-send = Надіслати
position-link = Посилання на цю позицію
position-puzzle-link = Посилання на задачу для друзів
position-puzzle-card = Для задачі наступною має бути карта дослідження.
position-send-wrong = Посилання з’явиться, щойно з позицією все буде гаразд.
position-puzzle = Задача від друзів
position-open = Відкрити цю позицію
position-set-up = Змінити цю позицію
