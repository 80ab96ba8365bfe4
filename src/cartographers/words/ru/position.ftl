### Расставить позицию: страница и задача для друзей

title-position = Расставить позицию · Картографы
title-position-puzzle = Задача от друзей · Картографы
position-page = Расставить позицию
position-about = Нарисуйте карту и выберите, что было раньше. Потом играйте дальше, ищите лучший ход или отправьте её друзьям.
position-season = Сезон
position-next = Следующая карта
position-next-add = Выберите следующую карту…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Карты этого сезона (время { $clock } из { $time })
position-used-only = Карты этого сезона
position-used-add = Добавить карту, которая уже вышла…
position-met = Засады и герои прошлых сезонов
position-met-add = Добавить карту, которая уже вышла…
position-card = { $card } · время { $time }
position-take-away = Убрать: { $card }
position-explore = Карты исследования и руин
position-ambushes = Засады
position-heroes = Герои
position-coins = Монеты
position-crossed = Из них потрачено
position-with-heroes = С картами героев
position-play = Играть дальше
position-bots = Против
position-bots-number = { $number ->
        [0] никого
        [one] { $number } бота
        [few] { $number } ботов
        [many] { $number } ботов
       *[other] { $number } бота
    }
position-begin = Играть отсюда
position-counts-nowhere = Боты начинают с такой же картой. Остаток колоды перемешивается, а партия нигде не считается.
position-look = Лучший ход
position-look-now = Найти лучшие ходы
position-looking = Думаем наперёд…
position-look-card = Сначала выберите следующую карту: речь именно о ней.
position-send = Отправить
position-link = Ссылка на эту позицию
position-puzzle-link = Ссылка: задача для друзей
position-puzzle-card = Для задачи следующей должна быть карта исследования.
position-send-wrong = Ссылка появится, как только позиция станет правильной.
position-puzzle = Задача от друзей
position-open = Открыть эту позицию
position-set-up = Расставить эту позицию
