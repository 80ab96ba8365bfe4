### The end of a season and of a game, and its analysis. The pages load it when it is needed.

## A season

season-counts = Считаем: { $edict }…
season-coins = { $count ->
        [0] В этот раз без монет
        [1] Одна монета — одна звезда
        [one] { $count } монета: по звезде за каждую
        [few] { $count } монеты: по звезде за каждую
       *[many] { $count } монет: по звезде за каждую
    }
season-coins-rule = Каждая монета на счётчике даёт звезду в конце каждого сезона.
season-bites = { $count ->
        [0] Монстры остались голодными
       *[other] Монстры кусаются
    }
season-best = Пока это лучший сезон!
# $season is the season's key.
season-done = { $name } позади
season-stars = { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
season-again = Ещё раз
season-skip = Пропустить
season-next = Впереди { $season ->
        [spring] весна
        [summer] лето
        [fall] осень
        [winter] зима
       *[other] сезон ({ $name })
    }
season-next-text = Эти два указа принесут звёзды в конце сезона:
season-edict-again = Ещё раз принесёт звёзды { $season ->
        [spring] весной.
        [summer] летом.
        [fall] осенью.
        [winter] зимой.
       *[other] позже ({ $name }).
    }
season-edict-last = Больше звёзд не принесёт.
season-monsters-close = { $count ->
        [1] Чтобы больше не терять звёзды, заполните отмеченную клетку: { $cells }.
       *[other] Чтобы больше не терять звёзды, заполните отмеченные клетки: { $cells }.
    }
open-cells = { $count ->
        [0] пустых клеток рядом нет
        [1] одна пустая клетка рядом
        [one] { $count } пустая клетка рядом
        [few] { $count } пустые клетки рядом
       *[many] { $count } пустых клеток рядом
    }
all-players = Все игроки

## Что принесла партия

final-first = Ваше первое королевство
final-best = Ваше лучшее королевство
final-mine = Ваше королевство
final-first-of = { $name }: первое королевство
final-stars = { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
final-made-edict = Больше всего дал указ «{ $edict }»: { $stars ->
        [one] { $stars } звезду
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }.
# $season is the season's key.
final-made-season = Лучший сезон: { $season ->
        [spring] весна
        [summer] лето
        [fall] осень
        [winter] зима
       *[other] { $name }
    }, { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }.
final-made-coins = Это королевство держится на монетах: { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }.
final-goal-title = Ещё { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }, и ваш титул — «{ $title }».
final-goal-medal = До медали ({ $medal }) не хватает { $stars ->
        [one] { $stars } звезды
        [few] { $stars } звёзд
       *[many] { $stars } звёзд
    }.
final-goal-best = До вашего рекорда не хватает { $stars ->
        [one] { $stars } звезды
        [few] { $stars } звёзд
       *[many] { $stars } звёзд
    }.
final-advice-monsters = Самый быстрый путь туда — закрыть монстров. Они отняли { $stars ->
        [one] { $stars } звезду
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }.
final-advice-edict = В следующий раз займитесь указом «{ $edict }»: сейчас он дал лишь { $stars ->
        [one] { $stars } звезду
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }.
final-place = Место { $place } из { $all }
final-behind = { $stars ->
        [0] Вровень с вами по звёздам: { $name }
        [one] Впереди { $name }: на { $stars } звезду больше
        [few] Впереди { $name }: на { $stars } звезды больше
       *[many] Впереди { $name }: на { $stars } звёзд больше
    }
# BG Stats is an app in which people keep the games they have played; its name stays.
final-bg-stats = Записать в BG Stats
final-tie = Звёзд поровну. Выше благодаря меньшим потерям из-за монстров: { $name }
final-tie-shared = Звёзд и потерь из-за монстров поровну: место общее.
earned = Достижения
earned-first-map = Ваше первое королевство
earned-first-win = Ваша первая победа!
earned-win = Ещё одна победа!
earned-title = Новый титул: { $title }
earned-best = Новый личный рекорд (был { $before })
earned-first-sheet = Впервые на планшете { $letter }
earned-best-sheet = { $sheet ->
        [own] Ваш рекорд на самодельном планшете
       *[other] Ваш рекорд на планшете { $letter }
    }
# $season is the season's key.
earned-best-season = Ваш лучший сезон: { $season ->
        [spring] весна
        [summer] лето
        [fall] осень
        [winter] зима
       *[other] { $name }
    }, { $stars }
earned-best-edict = Ваш рекорд по указу «{ $edict }»: { $stars }
earned-no-bites = Монстры не отняли ни одной звезды
earned-map = Королевство номер { $stars }
medal-gold = золото
medal-silver = серебро
medal-bronze = бронза
medal-won = { $medal ->
        [gold] Золото
        [silver] Серебро
       *[bronze] Бронза
    }: { $percent } % эталона
medal-par = Эталон — { $par ->
        [one] { $par } звезда
        [few] { $par } звезды
       *[many] { $par } звёзд
    }: столько на таком раскладе набирает лучший бот. Золото — за эталон, серебро — за 80 %, бронза — за 60 %.
final-details = Подробности
final-details-text = по сезонам, честность расклада, запись
final-play-again = Сыграть ещё
final-share-map = Поделиться королевством
final-deal-copy = Скопировать номер расклада
share-saved = Сохранить картинку
share-send = Отправить картинку
share-link = Ссылка на повтор
share-day-link = Ссылка на этот расклад
share-wait = Рисуем картинку…
share-failed = Нарисовать картинку здесь не получилось, зато ссылка работает.
share-open = Другие ещё играют этот расклад, поэтому планшета на картинке нет.
share-dare = Те же карты, пустой планшет.
share-dare-2 = Нарисуете лучше?
share-picture = Картинка: ваше королевство и звёзды

## What a strong bot drew in the first season, on the page of an analysis

openings = Как начинал сильный бот
openings-text = Первый сезон с указами А и Б этой партии на том же планшете. Всего «{ $bot }» сыграл в одиночку { $games ->
        [one] { $games } партию.
        [few] { $games } партии.
       *[many] { $games } партий.
    }
openings-none = На этом планшете партий с такими указами нет.
openings-few = Партий сразу с обоими указами мало: { $games }. Поэтому каждый указ отдельно:
openings-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
openings-end = К концу игры
openings-map = Планшет: { $terrain }
openings-of = { $games ->
        [one] в { $games } партии
        [few] в { $games } партиях
       *[many] в { $games } партиях
    } из { $all }
openings-most = Чаще всего: { $cells }
openings-cards = По картам
# A mean, and how far it may be off.
openings-stars = { $mean } ± { $margin }
# A space, and in how many games it was drawn.
openings-cell = { $cell } ({ $games })

## The analysis of a game

title-analysis = Разбор · Картографы
analysis-back = Назад к результату
analysis-again = Продолжить
analysis-progress = Разобрано ходов
analysis-waiting = Перед этой партией в очереди другие…
analysis-running = Разбираем ход { $turn } из { $all }…
analysis-so-far = пока что
analysis-skill = Мастерство
analysis-skill-text = звёзды, взятые или упущенные по сравнению с уверенным игроком
analysis-luck = Везение
analysis-luck-text = звёзды от карт и от того, что рисовали другие
analysis-way = Перед первой картой ожидалось { $start } ★, в итоге — { $final } ★.
analysis-way-open = Перед первой картой ожидалось { $start } ★, пока что — { $final } ★.
analysis-besides = Лучшие найденные ходы обещали ещё { $lost } ★.
analysis-map = Планшет перед картой «{ $card }» ({ $name })
profile-luck = везение
profile-skill = мастерство
profile-turn = Ход
profile-at = Ход { $turn } из { $all }, «{ $card }». После него ожидается звёзд: { $moved }
turns-caption = Ходы
turns-turn = Ход
turns-luck = везение
turns-skill = маст.
turns-lost = потери
turns-costliest = { $place ->
        [1] самая дорогая ошибка
        [2] вторая по цене ошибка
       *[other] третья по цене ошибка
    }
turn-of = { $name }, ход { $turn } из { $all }
turn-on-map = на планшете соседа ({ $name })
turn-back = Предыдущий ход
turn-on = Следующий ход
turn-best = Лучший найденный ход
turn-lost = Потеряно звёзд: { $stars }
turn-luck = Везение с картой { $luck }, мастерство { $skill }.
turn-drawings = Варианты хода, сначала лучшие
turn-played = сыгранный
turn-first = лучший
turn-usual = уверенного игрока
turn-spread = ± { $spread }
turn-note = Ожидаемые звёзды к концу игры и их разброс. Сыгранный вариант обведён пунктиром.
turn-replay = Этот ход в повторе
what-if = А если?
what-if-text = Продолжите отсюда против ботов.
study-cost = Из-за этого хода потеряно примерно { $stars } ★. Как было бы лучше?
what-if-same = Те же карты
what-if-new = Перемешать заново
announce-analysis = Разбор готов. Звёзд от мастерства: { $skill }, от везения: { $luck }.
