### Своя позиция: страница и задача для друзей

title-position = Своя позиция · Картографы
title-position-puzzle = Задача от друзей · Картографы
position-page = Своя позиция
position-about = Заполните планшет и выберите, что уже было в партии. Потом играйте дальше, ищите лучший ход или отправьте позицию друзьям.
position-season = Сезон
position-next = Следующая карта
position-next-add = Выберите следующую карту…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Карты этого сезона (время { $clock } из { $time })
position-used-only = Карты этого сезона
position-used-add = Добавить уже выпавшую карту…
position-met = Засады и герои прошлых сезонов
position-met-add = Добавить уже выпавшую карту…
position-card = { $card } · время { $time }
position-take-away = Убрать: { $card }
position-explore = Карты исследования и руин
position-ambushes = Засады
position-heroes = Герои
position-coins = Монеты
position-crossed = Из них потрачено
position-with-heroes = С картами героев
position-play = Играть дальше
position-bots = Соперники
position-bots-number = { $number ->
        [0] нет
        [one] { $number } бот
        [few] { $number } бота
       *[many] { $number } ботов
    }
position-begin = Играть отсюда
position-counts-nowhere = Боты начинают с таким же планшетом. Остальные карты перемешиваются, а в зачёт эта партия не идёт.
position-look = Лучший ход
position-look-now = Найти лучшие ходы
position-looking = Думаем наперёд…
position-look-card = Сначала выберите следующую карту: лучший ход ищут именно для неё.
position-send = Отправить
position-link = Ссылка на эту позицию
position-puzzle-link = Ссылка на задачу для друзей
position-puzzle-card = Для задачи выберите следующей карту исследования.
position-send-wrong = Ссылка появится, как только в позиции не останется ошибок.
position-puzzle = Задача от друзей
position-open = Открыть эту позицию
position-set-up = Изменить эту позицию
