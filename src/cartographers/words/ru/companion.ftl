# Russian: a game on paper, for which this screen turns up the cards. Read by the browser.

companion-title = Игра на бумаге
companion-about = Вы рисуете на бумаге, а этот экран открывает карты и подсказывает, что считать.

## Setting up

companion-who = Кто играет
companion-several = Несколько игроков
companion-solo = Один игрок
companion-exactly = Наборы, указы, засады и навыки
companion-running = Партия на бумаге уже идёт.
companion-resume = Продолжить её
companion-replace = Начать новую
companion-replace-sure = Начатая партия пропадёт. Начать новую?

## Going on

# $sheet is own, or the key of a printed sheet, whose letter is $letter.
companion-sheet = { $sheet ->
        [own] На столе: ваш самодельный планшет и карандаши.
       *[other] На столе: планшет { $letter } и карандаши.
    }
companion-link = Эта партия на другом экране
companion-share = Получить ссылки
companion-share-text = Все экраны партии листают карты вместе.
companion-link-control = Чтобы открывать карты и там
companion-link-screen = Только для показа, например на проекторе
companion-link-code = QR-код со ссылкой, чтобы открывать карты
companion-follows = Этот экран повторяет другой.
companion-follows-not = Ждём экран, который открывает карты.
companion-first = Первая карта
companion-next = Следующая карта
companion-score = Посчитать звёзды
companion-undo = Шаг назад
companion-full-screen = На весь экран
companion-window = Выйти из полноэкранного режима

## A card

companion-or = или
# $choice is yes if the card leaves a choice.
companion-draw = { $choice ->
        [yes] Выберите одно и нарисуйте на своём планшете.
       *[no] Нарисуйте на своём планшете.
    } Фигуру можно поворачивать и отражать.
companion-fallback = Ни одна фигура не подходит? Нарисуйте одиночную клетку любой местности.
companion-fallback-ruins = Не выходит? Нарисуйте где угодно одиночную клетку любой местности.
companion-ruins = Фигура должна накрыть пустую клетку руин.
companion-ruins-waiting = Карта руин ждёт дальше: она действует на следующую карту исследования.
companion-pass = { $way ->
        [clockwise] Передайте свой планшет соседу слева
       *[counter-clockwise] Передайте свой планшет соседу справа
    }
    .text = Нарисуйте этих монстров на полученном планшете: фигуру можно поворачивать и отражать. Потом верните планшет. Если фигура нигде не подходит, нарисуйте одного монстра на любой пустой клетке.
companion-walk = { $corner ->
        [top-left] Из левого верхнего угла
        [top-right] Из правого верхнего угла
        [bottom-left] Из левого нижнего угла
       *[bottom-right] Из правого нижнего угла
    } { $way ->
        [clockwise] по часовой стрелке
       *[counter-clockwise] против часовой стрелки
    }
    .text = Не поворачивайте фигуру. Ведите её из этого угла вдоль края по кругу, затем так же на клетку глубже, и так до самой середины. Нарисуйте её в первом же месте, где она подходит. Если такого места нет, ничего не происходит.
companion-hero = Атаку можно поворачивать и отражать. Уничтожайте монстров на клетках атаки: и сейчас, и до конца игры.
companion-cards = Карты этого сезона
companion-skills = Один навык за сезон: зачеркните столько монет, сколько он стоит.
companion-full = Планшет заполнен

## The end of a season, and of the game

# $season is the season's key.
companion-season = { $name }: считаем звёзды
companion-coins = 1 ★ за каждую незачёркнутую монету.
companion-monsters = −1 ★ за каждую пустую клетку, примыкающую к монстру.
companion-sum = Запишите сумму.
companion-check = Проверить планшеты
companion-then = Перед следующим сезоном
companion-total = Сложите звёзды всех сезонов.
companion-win = Побеждает тот, у кого больше всего звёзд.
companion-rating = Итоговый счёт: ваши звёзды минус { $target } (сумма норм четырёх указов).
companion-untitled = Ниже { $rating } титула нет.
