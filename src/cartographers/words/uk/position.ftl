### Розставити позицію: сторінка й задача для друзів

title-position = Розставити позицію · Картографи
title-position-puzzle = Задача від друзів · Картографи
position-page = Розставити позицію
position-about = Намалюйте мапу й виберіть, що було раніше. Потім грайте далі, шукайте найкращий хід або надішліть її друзям.
position-season = Пора року
position-next = Наступна карта
position-next-add = Виберіть наступну карту…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Карти цієї пори року (час { $clock } із { $time })
position-used-only = Карти цієї пори року
position-used-add = Додати карту, яка вже вийшла…
position-met = Засідки й герої попередніх пір року
position-met-add = Додати карту, яка вже вийшла…
position-card = { $card } · час { $time }
position-take-away = Прибрати: { $card }
position-explore = Карти дослідження й руїн
position-ambushes = Засідки
position-heroes = Герої
position-coins = Монети
position-crossed = З них витрачено
position-with-heroes = З картами героїв
position-play = Грати далі
position-bots = Проти
position-bots-number = { $number ->
        [0] нікого
        [one] { $number } бота
        [few] { $number } ботів
        [many] { $number } ботів
       *[other] { $number } бота
    }
position-begin = Грати звідси
position-counts-nowhere = Боти починають із такою самою мапою. Решту колоди буде перетасовано, а партія ніде не рахується.
position-look = Найкращий хід
position-look-now = Знайти найкращі ходи
position-looking = Думаємо наперед…
position-look-card = Спершу виберіть наступну карту: йдеться саме про неї.
position-send = Надіслати
position-link = Посилання на цю позицію
position-puzzle-link = Посилання: задача для друзів
position-puzzle-card = Для задачі наступною має бути карта дослідження.
position-send-wrong = Посилання буде, щойно позиція стане правильною.
position-puzzle = Задача від друзів
position-open = Відкрити цю позицію
position-set-up = Розставити цю позицію
