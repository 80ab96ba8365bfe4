# Русский: команды, которые вводит игрок, и ответы на них. Читают команды и сервер.

## Команды

command-help = справка помощь команды
    .does = что можно ввести
command-card = карта карты
    .does = карта, её фигуры и типы местности
command-turn = ход сейчас
    .does = сезон, ваши монеты и звёзды, чей сейчас ход
command-where = где куда места
    .does = куда подходят фигуры, а если подсказки разрешены, то и что даёт каждое место
command-held = фигура держу
    .does = что вы держите, где именно и что это даст
command-map = планшет ряды
    .does = весь планшет, ряд за рядом
command-row = ряд строка
    .does = ряд планшета
command-column = столбец столбик
    .does = столбец планшета
command-cell = клетка
    .does = что на клетке
command-region = область области
    .does = область, к которой относится клетка; без клетки — все области
command-forest = лес леса
    .does = области леса
command-village = поселение село деревня
    .does = области поселений
command-farm = поля поле полей
    .does = области полей
command-water = водоём вода
    .does = области водоёмов
command-monster = монстры монстр
    .does = монстры
command-ruins = руины руин
    .does = пустые клетки руин
command-mountain = горы гора
    .does = горы
command-empty = пусто пустые
    .does = пустые клетки
command-scores = счёт звёзды
    .does = сколько звёзд сейчас даёт каждый указ и сколько их у всех игроков
command-edict = указ указы
    .does = указ и откуда берутся его звёзды; без буквы — правила всех четырёх
command-last = последнее новости
    .does = последний рисунок и чей он
command-players = игроки другие
    .does = звёзды и монеты каждого игрока
command-deck = колода
    .does = карты, которые ещё могут выпасть
command-rotate = r поворот поверни
    .does = поворачивает фигуру вправо; r2 — дважды, r3 — трижды
command-mirror = отражение отрази зеркало
    .does = отражает фигуру
command-next = дальше следующее
    .does = следующее место, куда фигура подходит
command-previous = назад предыдущее
    .does = предыдущее место
command-up = вверх выше
    .does = сдвигает фигуру вверх
command-down = вниз ниже
    .does = сдвигает её вниз
command-left = влево левее
    .does = сдвигает её влево
command-right = вправо правее
    .does = сдвигает её вправо
command-skill = навык
    .does = применяет навык
command-nothing = ничего
    .does = играет без навыка
command-undo = отмена отмени
    .does = отпускает фигуру, возвращает на шаг назад или отменяет ваш ход
command-confirm = готово рисуй да
    .does = рисует то, что вы держите
command-rules = правила правило
    .does = правила; с темой или картой — что о ней сказано
command-save = сохрани сохранить
    .does = записывает партию в файл
command-quit = выход выйти
    .does = закрывает программу

## Клетки, области и фигуры

told-span = от { $first } до { $last }
told-on-ruins = { $what } на руинах
told-marked = { $what }, под атакой героя
told-row = Ряд { $row }: { $spaces }.
told-column = Столбец { $column }: { $spaces }.
told-spaces = { $where } — { $what }
told-cell = { $cell }: { $what }.
told-cluster = { $size ->
        [one] { $name }, { $size } клетка: { $cells }.
        [few] { $name }, { $size } клетки: { $cells }.
        [many] { $name }, { $size } клеток: { $cells }.
       *[other] { $name }, { $size } клетки: { $cells }.
    }
told-none = { $name }: нет.
told-no-regions = На этом планшете ещё ничего не нарисовано.
told-shape-one = одна клетка
told-shape-row = { $count } в ряд
told-shape-column = { $count } в столбец
told-shape-block = прямоугольник из клеток ({ $count }): высота { $height }, ширина { $width }
told-shape = клеток: { $count }; { $rows }
told-shape-line =
    ряд { $number }, { $count ->
        [one] столбец
        [few] столбцы
       *[many] столбцы
    } { $columns }
told-shape-of = { $name }, { $shape }

## Ход и карта

told-card = Карта: { $card }.
told-card-time = Карта: { $card }, время { $time }.
told-no-card = Ни одна карта ещё не открыта.
told-have = Ваши звёзды: { $stars }, монеты: { $coins }.
told-your-turn = Ваш ход.
told-waiting = Ещё не готовы: { $names }.
told-not-asked = Сейчас решать нечего.
told-monsters-come = Монстры: { $shape }.
told-declare = Можно объявить навык. Если ни один не нужен, введите слово «{ $nothing }».
told-asked-hero = Поставьте героя на пустую клетку; { $turn } поворачивает его атаку.
told-free-ruins = Пустые клетки руин: { $cells }.
told-option = { $number }: { $shape }.
    .coin = { $number }: { $shape }, с монетой.
told-skill = Навык { $number }, «{ $skill }», цена { $cost }: { $rule }
    .idle = Навык { $number }, «{ $skill }», цена { $cost }, не сейчас: { $rule }

## Что вы держите и что это даёт

told-not-placed = { $shape }. Фигура ещё не на планшете: введите клетку её левого верхнего угла, например B4.
told-held = { $name }: { $cells }.
told-attacks = Атакует { $cells }.
told-fits = Подходит.
told-declares = Вы объявляете навык «{ $skill }».
told-declares-nothing = Вы ничего не объявляете.
told-across = Фигура 1×2 лежит горизонтально.
told-upright = Фигура 1×2 стоит вертикально.
told-gain = Звёзды этого сезона: { $stars }.
told-edict = { $letter }, «{ $name }»: { $change }, станет { $stars }.
    .later = { $letter }, «{ $name }»: { $change }, станет { $stars }; в этом сезоне не считается.
told-coins = Монеты: { $change }.
told-monsters = Монстры (в звёздах): { $change }.
told-covers = Накрывает руины: { $cells }.
told-where = { $places ->
        [1] Одно место. Оно принесёт:
        [one] { $places } место. Лучшие по звёздам этого сезона:
        [few] { $places } места. Лучшие по звёздам этого сезона:
        [many] { $places } мест. Лучшие по звёздам этого сезона:
       *[other] { $places } места. Лучшие по звёздам этого сезона:
    }
told-place = { $typed }: { $cells }. { $why }

## Счёт

told-score = { $letter }, «{ $name }»: { $stars }.
    .now = { $letter }, «{ $name }»: { $stars }, считается в этом сезоне.
told-rule = { $letter }, «{ $name }»: { $rule }
told-stars = Звёзды сейчас: { $stars }.
told-toll = Потери из-за монстров сейчас: { $stars }.
told-season = { $name }: «{ $edict }» { $first }, «{ $other }» { $second }, монеты { $coins }, потери из-за монстров { $monsters }. Сезон: { $stars }. Всего: { $total }.
told-standing = Место { $place }: { $name }, звёзды { $stars }, потери из-за монстров { $lost }.
told-nothing-yet = Ещё ничего не нарисовано.

## Справка и то, что не понято

told-help = Введите что-нибудь из этого и нажмите Enter:
told-help-line = { $typed }: { $does }.
told-help-place = берёт лес, поворачивает один раз и держит фигуру левым верхним углом над B3
told-unknown = Команды { $word } нет.
told-like = Может быть, { $words }?
told-all = Все команды: { $help }.
told-which-row = Какой ряд? Буква от A до K, например: { $example }.
told-which-column = Какой столбец? Число от 1 до 11, например: { $example }.
told-which-cell = Какая клетка? Ряд и столбец, например: { $example }.
told-which-edict = Какой указ? Один из этих: { $letters }.
told-no-terrain = { $word }: на этой карте такого нет. Есть: { $names }.
told-no-skills = В этой партии нет навыков.
told-skill-not = Навык «{ $skill }» сейчас применить нельзя.
told-back = Сейчас отменять нечего.
