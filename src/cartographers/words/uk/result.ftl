### The end of a season and of a game, and its analysis. The pages load it when it is needed.

## A season

season-counts = Рахуємо: { $edict }…
season-coins = { $count ->
        [0] Цього разу без монет
        [1] Одна монета — одна зірка
        [one] { $count } монета: одна зірка за кожну
        [few] { $count } монети: одна зірка за кожну
       *[many] { $count } монет: одна зірка за кожну
    }
season-coins-rule = Кожна монета на лічильнику дає зірку наприкінці кожного сезону.
season-bites = { $count ->
        [0] Монстри лишилися голодними
       *[other] Монстри кусають
    }
season-best = Поки що найкращий сезон!
# $season is the season's key.
season-done = { $name } позаду
season-stars = { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
season-again = Ще раз
season-skip = Пропустити
season-next = Попереду { $season ->
        [spring] весна
        [summer] літо
        [fall] осінь
        [winter] зима
       *[other] сезон ({ $name })
    }
season-next-text = Ці два укази дадуть зірки наприкінці сезону:
season-edict-again = Ще раз дасть зірки { $season ->
        [spring] навесні.
        [summer] влітку.
        [fall] восени.
        [winter] взимку.
       *[other] згодом ({ $name }).
    }
season-edict-last = Більше зірок не дасть.
season-monsters-close = { $count ->
        [1] Щоб більше не втрачати, заповніть позначену клітинку: { $cells }.
       *[other] Щоб більше не втрачати, заповніть позначені клітинки: { $cells }.
    }
open-cells = { $count ->
        [0] немає порожніх клітинок поруч
        [1] одна порожня клітинка поруч
        [one] { $count } порожня клітинка поруч
        [few] { $count } порожні клітинки поруч
       *[many] { $count } порожніх клітинок поруч
    }
all-players = Усі гравці

## Що принесла партія

final-first = Ваша перша мапа
final-best = Ваша найкраща мапа
final-mine = Ваша мапа
final-first-of = { $name }: перша мапа
final-stars = { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
final-made-edict = Найбільше дав указ «{ $edict }»: { $stars ->
        [one] { $stars } зірку
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }.
# $season is the season's key.
final-made-season = Найкращий сезон: { $season ->
        [spring] весна
        [summer] літо
        [fall] осінь
        [winter] зима
       *[other] { $name }
    }, { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }.
final-made-coins = Цю мапу витягли монети: { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }.
final-goal-title = Ще { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    } — і титул «{ $title }» ваш.
final-goal-medal = До медалі ({ $medal }) бракує { $stars ->
        [one] { $stars } зірки
        [few] { $stars } зірок
       *[many] { $stars } зірок
    }.
final-goal-best = До вашого рекорду бракує { $stars ->
        [one] { $stars } зірки
        [few] { $stars } зірок
       *[many] { $stars } зірок
    }.
final-advice-monsters = Найшвидший шлях туди — закрити монстрів. Вони забрали { $stars ->
        [one] { $stars } зірку
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }.
final-advice-edict = Наступного разу подбайте про указ «{ $edict }»: у цій партії він дав лише { $stars ->
        [one] { $stars } зірку
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }.
final-place = Місце { $place } з { $all }
final-behind = { $stars ->
        [0] Зірок порівну: стільки ж має { $name }
        [one] Попереду { $name }: на { $stars } зірку більше
        [few] Попереду { $name }: на { $stars } зірки більше
       *[many] Попереду { $name }: на { $stars } зірок більше
    }
# BG Stats is an app in which people keep the games they have played; its name stays.
final-bg-stats = Записати в BG Stats
final-tie = Зірок порівну. Вище завдяки меншим втратам через монстрів: { $name }
final-tie-shared = Зірок і втрат через монстрів порівну: місце спільне.
earned = Здобуто
earned-first-map = Ваша перша мапа
earned-first-win = Ваша перша перемога!
earned-win = Ще одна перемога!
earned-title = Новий титул: { $title }
earned-best = Новий особистий рекорд (був { $before })
earned-first-sheet = Уперше на планшеті { $letter }
earned-best-sheet = { $sheet ->
        [own] Ваш рекорд на власному планшеті
       *[other] Ваш рекорд на планшеті { $letter }
    }
# $season is the season's key.
earned-best-season = Ваш найкращий сезон: { $season ->
        [spring] весна
        [summer] літо
        [fall] осінь
        [winter] зима
       *[other] { $name }
    }, { $stars }
earned-best-edict = Ваш рекорд за указом «{ $edict }»: { $stars }
earned-no-bites = Монстри не забрали жодної зірки
earned-map = Ваша мапа № { $stars }
medal-gold = золото
medal-silver = срібло
medal-bronze = бронза
medal-won = { $medal ->
        [gold] Золото
        [silver] Срібло
       *[bronze] Бронза
    }: { $percent } % планки
medal-par = Планка — { $par ->
        [one] { $par } зірка
        [few] { $par } зірки
       *[many] { $par } зірок
    }: стільки здобуває на такій роздачі найкращий бот. Золото — за планку, срібло — за 80 %, бронза — за 60 %.
final-details = Подробиці
final-details-text = за сезонами, чесне тасування, запис
final-play-again = Зіграти ще
final-share-map = Поділитися мапою
final-deal-copy = Скопіювати номер роздачі
share-saved = Зберегти картинку
share-send = Надіслати картинку
share-link = Посилання на перегляд
share-day-link = Посилання на цю роздачу
share-wait = Малюємо картинку…
share-failed = Тут картинку намалювати не вдалося, зате посилання працює.
share-open = Інші ще грають цю роздачу, тому мапи на картинці немає.
share-dare = Ті самі карти, порожня мапа.
share-dare-2 = Намалюєте краще?
share-picture = Картинка: ваша мапа й зірки

## What a strong bot drew in the first season, on the page of an analysis

openings = Що спершу малював сильний бот
openings-text = Перший сезон на тому самому планшеті з тими самими указами А і Б. Одиночних партій бота «{ $bot }»: { $games }.
openings-none = Партій із цими указами на цьому планшеті немає.
openings-few = Партій з обома указами: { $games }, цього замало. Тому кожен указ окремо:
openings-games = { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
openings-end = На кінець гри
openings-map = Мапа: { $terrain }
openings-of = { $games ->
        [one] у { $games } партії
        [few] у { $games } партіях
       *[many] у { $games } партіях
    } із { $all }
openings-most = Найчастіше: { $cells }
openings-cards = За картами
# A mean, and how far it may be off.
openings-stars = { $mean } ± { $margin }
# A space, and in how many games it was drawn.
openings-cell = { $cell } ({ $games })

## The analysis of a game

title-analysis = Аналіз · Картографи
analysis-back = Назад до результату
analysis-again = Продовжити
analysis-progress = Проаналізовано ходів
analysis-waiting = Перед цією партією в черзі інші…
analysis-running = Аналізуємо хід { $turn } з { $all }…
analysis-so-far = наразі
analysis-skill = Майстерність
analysis-skill-text = зірки, здобуті чи втрачені порівняно з вправним гравцем
analysis-luck = Удача
analysis-luck-text = зірки від карт і від того, що малювали інші
analysis-way = До першої карти очікувалося { $start } ★, у підсумку — { $final } ★.
analysis-way-open = До першої карти очікувалося { $start } ★, наразі — { $final } ★.
analysis-besides = Найкращі знайдені ходи обіцяли ще { $lost } ★.
analysis-map = Мапа перед картою «{ $card }» ({ $name })
profile-luck = удача
profile-skill = майстерність
profile-turn = Хід
profile-at = Хід { $turn } з { $all }, «{ $card }». Очікувано зірок після нього: { $moved }
turns-caption = Ходи
turns-turn = Хід
turns-luck = удача
turns-skill = майст.
turns-lost = втрати
turns-costliest = { $place ->
        [1] найдорожча помилка
        [2] друга за ціною помилка
       *[other] третя за ціною помилка
    }
turn-of = { $name }, хід { $turn } з { $all }
turn-on-map = на чужій мапі ({ $name })
turn-back = Попередній хід
turn-on = Наступний хід
turn-best = Найкращий знайдений хід
turn-lost = Втрачено зірок: { $stars }
turn-luck = Удача з картою { $luck }, майстерність { $skill }.
turn-drawings = Варіанти ходу, спершу найкращі
turn-played = зіграний
turn-first = найкращий
turn-usual = вправного гравця
turn-spread = ± { $spread }
turn-note = Очікувані зірки на кінець гри та їхній розкид. Зіграний варіант обведено пунктиром.
turn-replay = Цей хід у перегляді
what-if = А якби?
what-if-text = Продовжте звідси проти ботів.
study-cost = Через цей хід втрачено приблизно { $stars } ★. Що було б краще?
what-if-same = Ті самі карти
what-if-new = Перетасувати
announce-analysis = Аналіз готовий. Зірок від майстерності: { $skill }, від удачі: { $luck }.
