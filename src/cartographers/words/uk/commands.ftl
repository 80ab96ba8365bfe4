# Українська: команди, які вводить гравець, і відповіді на них. Читають команди й сервер.

## Команди

command-help = довідка допомога команди
    .does = що можна ввести
command-card = карта карти
    .does = карта, її фігури й типи місцевості
command-turn = хід зараз стан
    .does = сезон, ваші монети й зірки, чий зараз хід
command-where = де куди місця
    .does = куди підходять фігури, а якщо підказки дозволено, то й що дає кожне місце
command-held = фігура тримаю
    .does = що ви тримаєте, де саме і що це дасть
command-map = мапа рядки
    .does = уся мапа, рядок за рядком
command-row = рядок ряд
    .does = рядок мапи
command-column = стовпчик
    .does = стовпчик мапи
command-cell = клітинка
    .does = що на клітинці
command-region = ділянка ділянки
    .does = ділянка, до якої належить клітинка; без клітинки — усі ділянки
command-forest = ліс ліси лісу
    .does = ділянки лісу
command-village = поселення село
    .does = ділянки поселень
command-farm = поля поле полів
    .does = ділянки полів
command-water = водойма вода водойму
    .does = ділянки водойм
command-monster = монстри монстр
    .does = монстри
command-ruins = руїни руїн
    .does = порожні клітинки руїн
command-mountain = гори гора
    .does = гори
command-empty = порожньо порожні
    .does = порожні клітинки
command-scores = рахунок зірки
    .does = скільки зірок зараз дає кожен указ і скільки їх у всіх гравців
command-edict = указ укази
    .does = указ і звідки беруться його зірки; без літери — правила всіх чотирьох
command-last = останнє новини
    .does = останній малюнок і чий він
command-players = гравці інші
    .does = зірки й монети кожного гравця
command-deck = колода
    .does = карти, які ще можуть випасти
command-rotate = r поворот поверни
    .does = повертає фігуру праворуч; r2 — двічі, r3 — тричі
command-mirror = дзеркало відбий
    .does = віддзеркалює фігуру
command-next = далі наступне
    .does = наступне місце, куди фігура підходить
command-previous = назад попереднє
    .does = попереднє місце
command-up = угору вгору вище
    .does = пересуває фігуру вгору
command-down = униз вниз нижче
    .does = пересуває її вниз
command-left = ліворуч вліво
    .does = пересуває її ліворуч
command-right = праворуч вправо
    .does = пересуває її праворуч
command-skill = навичка
    .does = застосовує навичку
command-nothing = нічого
    .does = грає без навички
command-undo = скасуй скасувати
    .does = відпускає фігуру, повертає на крок назад або скасовує ваш хід
command-confirm = готово малюй так
    .does = малює те, що ви тримаєте
command-rules = правила правило
    .does = правила; з темою чи картою — що про неї сказано
command-save = збережи зберегти
    .does = записує партію у файл
command-quit = вийти вихід
    .does = закриває програму

## Клітинки, ділянки та фігури

told-span = від { $first } до { $last }
told-on-ruins = { $what } на руїнах
told-marked = { $what }, під атакою героя
told-row = Рядок { $row }: { $spaces }.
told-column = Стовпчик { $column }: { $spaces }.
told-spaces = { $where } — { $what }
told-cell = { $cell }: { $what }.
told-cluster = { $size ->
        [one] { $name }, { $size } клітинка: { $cells }.
        [few] { $name }, { $size } клітинки: { $cells }.
        [many] { $name }, { $size } клітинок: { $cells }.
       *[other] { $name }, { $size } клітинки: { $cells }.
    }
told-none = { $name }: немає.
told-no-regions = На цій мапі ще нічого не намальовано.
told-shape-one = одна клітинка
told-shape-row = { $count } в рядок
told-shape-column = { $count } у стовпчик
told-shape-block = прямокутник із клітинок ({ $count }): висота { $height }, ширина { $width }
told-shape = клітинок: { $count }; { $rows }
told-shape-line =
    рядок { $number }, { $count ->
        [one] стовпчик
        [few] стовпчики
       *[many] стовпчики
    } { $columns }
told-shape-of = { $name }, { $shape }

## Хід і карта

told-card = Карта: { $card }.
told-card-time = Карта: { $card }, час { $time }.
told-no-card = Жодної карти ще не відкрито.
told-have = Ваші зірки: { $stars }, монети: { $coins }.
told-your-turn = Ваш хід.
told-waiting = Ще не готові: { $names }.
told-not-asked = Зараз вирішувати нема чого.
told-monsters-come = Монстри: { $shape }.
told-declare = Можна оголосити навичку. Якщо жодна не потрібна, введіть слово «{ $nothing }».
told-asked-hero = Поставте героя на порожню клітинку; { $turn } повертає його атаку.
told-free-ruins = Порожні клітинки руїн: { $cells }.
told-option = { $number }: { $shape }.
    .coin = { $number }: { $shape }, з монетою.
told-skill = Навичка { $number }, «{ $skill }», ціна { $cost }: { $rule }
    .idle = Навичка { $number }, «{ $skill }», ціна { $cost }, не зараз: { $rule }

## Що тримаєте і що це дає

told-not-placed = { $shape }. Фігура ще не на мапі: введіть клітинку її лівого верхнього кута, наприклад B4.
told-held = { $name }: { $cells }.
told-attacks = Атакує { $cells }.
told-fits = Підходить.
told-declares = Ви оголошуєте навичку «{ $skill }».
told-declares-nothing = Ви нічого не оголошуєте.
told-across = Фігура 1×2 лежить горизонтально.
told-upright = Фігура 1×2 стоїть вертикально.
told-gain = Зірки цього сезону: { $stars }.
told-edict = { $letter }, «{ $name }»: { $change }, стане { $stars }.
    .later = { $letter }, «{ $name }»: { $change }, стане { $stars }; цього сезону не рахується.
told-coins = Монети: { $change }.
told-monsters = Монстри (у зірках): { $change }.
told-covers = Накриває руїни: { $cells }.
told-where = { $places ->
        [1] Одне місце. Воно дасть:
        [one] { $places } місце. Найкращі за зірками цього сезону:
        [few] { $places } місця. Найкращі за зірками цього сезону:
        [many] { $places } місць. Найкращі за зірками цього сезону:
       *[other] { $places } місця. Найкращі за зірками цього сезону:
    }
told-place = { $typed }: { $cells }. { $why }

## Рахунок

told-score = { $letter }, «{ $name }»: { $stars }.
    .now = { $letter }, «{ $name }»: { $stars }, рахується цього сезону.
told-rule = { $letter }, «{ $name }»: { $rule }
told-stars = Зірки зараз: { $stars }.
told-toll = Втрати через монстрів зараз: { $stars }.
told-season = { $name }: «{ $edict }» { $first }, «{ $other }» { $second }, монети { $coins }, втрати через монстрів { $monsters }. Сезон: { $stars }. Разом: { $total }.
told-standing = Місце { $place }: { $name }, зірки { $stars }, втрати через монстрів { $lost }.
told-nothing-yet = Ще нічого не намальовано.

## Довідка і те, чого не зрозуміло

told-help = Введіть щось із цього і натисніть Enter:
told-help-line = { $typed }: { $does }.
told-help-place = бере ліс, повертає один раз і тримає фігуру лівим верхнім кутом над B3
told-unknown = Команди { $word } немає.
told-like = Може, { $words }?
told-all = Усі команди: { $help }.
told-which-row = Який рядок? Літера від A до K, наприклад: { $example }.
told-which-column = Який стовпчик? Число від 1 до 11, наприклад: { $example }.
told-which-cell = Яка клітинка? Рядок і стовпчик, наприклад: { $example }.
told-which-edict = Який указ? Один із цих: { $letters }.
told-no-terrain = { $word }: на цій карті такого немає. Є: { $names }.
told-no-skills = У цій партії немає навичок.
told-skill-not = Навичку «{ $skill }» зараз застосувати не можна.
told-back = Зараз скасовувати нема чого.
