# The page of a person: finished games, statistics, other devices, export, deletion, bots.

yours-empty = Здесь появятся ваши королевства
yours-none = Здесь появится сводка ваших законченных партий: звёзды по указам, сезонам и планшетам, титулы и лучшие королевства.
yours-pending = { $games ->
        [1] Обрабатываем ещё одну давнюю партию.
        [one] Обрабатываем ещё { $games } давнюю партию.
        [few] Обрабатываем ещё { $games } давние партии.
       *[many] Обрабатываем ещё { $games } давних партий.
    }
yours-best-map = Лучшее королевство
yours-drawn = { $games ->
        [1] Нарисовано одно королевство.
        [one] Нарисовано { $games } королевство, звёзд в среднем: { $mean }.
        [few] Нарисовано { $games } королевства, звёзд в среднем: { $mean }.
       *[many] Нарисовано { $games } королевств, звёзд в среднем: { $mean }.
    }
yours-course = Ваши последние партии
yours-course-from = Звёзды в последних партиях: от { $first } до { $last }
yours-strengths = Сильные стороны по указам
yours-strengths-text = Звёзд за партию в среднем. Отметка — число, напечатанное на указе.
yours-strengths-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
# $games is how many games an edict was in: too few to say much.
yours-strengths-few = { $games ->
        [one] пока { $games } партия
        [few] пока { $games } партии
       *[many] пока { $games } партий
    }
yours-strengths-all = Все указы
yours-streak-longest = { $days ->
        [one] Рекорд: { $days } день подряд
        [few] Рекорд: { $days } дня подряд
       *[many] Рекорд: { $days } дней подряд
    }
yours-firsts = Первые успехи
yours-first-map = Первое королевство
yours-first-win = Первая победа
yours-medal-gold = Золотая медаль
yours-medal-silver = Серебряная медаль
yours-medal-bronze = Бронзовая медаль
yours-figures = Коротко
yours-games = Партии
yours-mean = Звёзд в среднем
yours-best = Лучший результат
yours-wins = Победы
# $wins of $games games with others.
yours-wins-of = { $wins } из { $games }
yours-par = По сравнению с эталоном
# $games is how many solo games par was played for.
yours-par-games = { $games ->
        [1] по единственной одиночной партии
        [one] в среднем по { $games } одиночной партии
        [few] в среднем по { $games } одиночным партиям
       *[many] в среднем по { $games } одиночным партиям
    }
yours-luck = Везение
yours-skill = Мастерство
# $games is how many games were analysed.
yours-analysed = { $games ->
        [1] по одной разобранной партии
        [one] в среднем по { $games } разобранной партии
        [few] в среднем по { $games } разобранным партиям
       *[many] в среднем по { $games } разобранным партиям
    }
yours-maps = Лучшие королевства
yours-seasons = По сезонам
yours-season = Сезон
yours-stars = Звёзды
yours-edicts = Указы
yours-coins = Монеты
yours-monsters = Монстры
yours-others = Другие
yours-others-note = «Другие» — остальные игроки тех же партий, включая ботов.
yours-by-edict = По указам
yours-edict = Указ
# $others is shown if games with other seats are among them.
yours-edict-note = { $others ->
        [shown] Звёзд в среднем за каждый сезон; мелкими цифрами — у других.
       *[none] Звёзд в среднем за каждый сезон.
    }
yours-sheets = По планшетам
yours-sheet = Планшет
yours-titles = Титулы в одиночной игре
yours-history = Законченные партии
yours-history-none = Таких партий нет.
yours-filter-box = Набор
yours-filter-sheet = Планшет
yours-filter-seats = Игроки
yours-all = Все
yours-place = Место { $place } из { $seats }
yours-page = Страница { $page } из { $pages }
yours-newer = Новее
yours-older = Старее

yours-devices = На другом устройстве
yours-devices-text = Создайте здесь фразу восстановления и введите её там: все ваши партии будут на обоих устройствах.
yours-phrase-make = Создать фразу восстановления
yours-phrase-renew = Создать новую фразу
yours-phrase-renew-text = Если создать новую фразу, эта перестанет действовать. Устройства останутся связанными.
yours-phrase-since = Фраза восстановления создана: { $day }
yours-phrase-keep = Запишите фразу: позже её уже не увидеть. Кто её знает, может играть за вас.
yours-phrase-latin = Латиницей
yours-phrase-cyrillic = Кириллицей
yours-link = У меня есть фраза
yours-link-label = Фраза восстановления
yours-link-go = Связать это устройство
yours-linked = Устройство связано. Его партии теперь вместе с остальными.
yours-device-this = Это устройство
yours-device-since = с { $day }
yours-device-unnamed = Устройство
yours-unlinked = Устройство отвязано. Фраза восстановления по-прежнему действует: если её может знать кто-то ещё, создайте новую.
yours-unlink = Отвязать
# $name is what the device is called.
yours-unlink-of = Отвязать: { $name }
yours-device-seen = последний раз здесь { $day }
# Asked for before something that a thief with the device could do as well.
yours-phrase-own = Ваша фраза восстановления
yours-phrase-own-text = Введите свою фразу восстановления. Так этого не сможет сделать тот, кому просто попало в руки одно из ваших устройств.
yours-phrase-own-go = Дальше
yours-phrase-own-link = У ваших устройств здесь уже есть своя фраза. Если ввести и её, они присоединятся все вместе.
yours-lost = Фразы у меня больше нет
yours-lost-text = Сообщите об этом здесь, и через неделю это устройство сможет обойтись без фразы. До тех пор возразить можно с любого связанного устройства.
yours-lost-go = Фраза потеряна
# $day is when the device can go on without the phrase.
yours-lost-this = На этом устройстве вы сообщили, что фраза восстановления потеряна. С { $day } здесь можно будет создать новую без неё.
yours-lost-over = Теперь старая фраза не нужна: на этом устройстве можно создать новую и отвязать другие устройства.
# $name is what the other device is called.
yours-lost-other = На устройстве «{ $name }» сообщили, что фраза восстановления потеряна. С { $day } оно сможет создать новую и отвязать это устройство. Если это были не вы, возразите.
yours-lost-object = Возразить
yours-lost-found = Фраза нашлась

yours-data = Ваши данные
yours-data-text = Сервер знает вас только по файлу cookie. Он хранит ваши партии, имена, которые вы указали, и то, что вы настроили: связанные устройства, уведомления, вебхуки.
yours-data-here = Всё лежит на этом устройстве: ваши партии, имена, настройки. Больше ни у кого этого нет.
yours-export = Скачать всё
yours-delete = Удалить всё
yours-delete-text = Ваши партии, статистика, устройства и фраза восстановления исчезнут навсегда. Партии, которые хранят другие, останутся у них без вашего имени; в незаконченных ваше место займёт бот.
# Typed by the player to confirm; a single word.
yours-delete-word = удалить
yours-delete-type = Чтобы продолжить, введите «{ $word }»:
yours-delete-go = Удалить навсегда
yours-deleted = Всё удалено.

moving = Партии на этом устройстве
moving-about = Они хранятся в этом браузере. Браузер может удалить данные сайта, который долго не посещали, а с потерянным устройством пропадут и партии: сохраните их или перенесите.
moving-not-kept = Этот браузер ничего не хранит: партии на устройстве исчезнут вместе с вкладкой. Сначала сохраните их.
moving-save = Сохранить в файл
moving-bring = Взять из файла
moving-move = Перенести на этот сервер
moving-keep = Попросить браузер их беречь
moving-none = На этом устройстве нет партий, которые можно перенести.
moving-saved = В файле все партии, которые можно перенести, в том числе неоконченные. На другом устройстве его открывает «Взять из файла».
moving-no-file = В этом файле нет партий.
moving-brought = { $games ->
        [one] Теперь на этом устройстве { $games } партия из файла.
        [few] Теперь на этом устройстве { $games } партии из файла.
       *[many] Теперь на этом устройстве { $games } партий из файла.
    }
moving-moved = { $games ->
        [one] { $games } партия теперь на сервере.
        [few] { $games } партии теперь на сервере.
       *[many] { $games } партий теперь на сервере.
    }
moving-lasting = Браузер будет беречь их, пока вы сами их не удалите.
moving-not-lasting = Браузер этого не пообещал. Многие обещают, когда игра установлена.

yours-bots = Ваши боты
yours-bots-text = Вы написали программу, которая умеет играть? Зарегистрируйте её здесь, и её можно будет приглашать за столы этого сервера.
yours-bots-make = Зарегистрировать бота
yours-bots-name = Имя бота
yours-bots-owner = Ваше имя, как его увидят другие
yours-bots-anyone = Приглашать его может кто угодно
yours-bots-go = Зарегистрировать
# $name is the name of the bot. Under it is a long row of characters.
yours-bots-token = Токен бота ({ $name })
yours-bots-token-keep = Сохраните его: токен виден только сейчас. У кого он есть, тот может играть за вашего бота.
# Under it is a command to type in a terminal.
yours-bots-connect = Так подключают программу:
yours-bots-connected = подключён
yours-bots-away = не подключён
yours-bots-only-you = приглашаете только вы
yours-bots-all = приглашает кто угодно
yours-bots-delete-text = { $name } выйдет из всех партий: дальше вместо него будет играть бот сервера. Токен перестанет действовать.
yours-bots-delete = Удалить
# $name is the name of the bot.
yours-bots-delete-of = Удалить: { $name }
yours-bots-days = Токен действует
# $day is a date.
yours-bots-ends = токен действует до { $day }
yours-bots-ended = токен больше не действует
yours-bots-used = последнее подключение { $day }
yours-bots-renew = Новый токен
# $name is the name of the bot.
yours-bots-renew-of = Новый токен: { $name }
yours-bots-renew-text = { $name } сохранит свои места. Прежний токен сразу перестанет действовать.
yours-bots-renew-go = Создать токен

## Strength without luck

strength = Сила без везения
strength-text = Насколько хороши ваши решения, какие бы карты ни выпали. 100 очков — уверенный игрок, 0 очков — рисование наугад.
strength-counted = Зачётные партии
strength-counted-text = Партии дня, партии недели и турниры.
strength-others = Другие партии
# Points, and how far they may be off.
strength-points = { $points } ± { $margin }
strength-latest = { $games ->
        [1] По одной партии
        [one] По { $games } последней партии
        [few] По { $games } последним партиям
       *[many] По { $games } последним партиям
    }
strength-unknown = Пока неизвестна
strength-unknown-text = Оценено партий: { $games }. Нужно не меньше { $least }, а погрешность должна быть не больше { $within } очков.
strength-chart = Сила от партии к партии (всего { $games }): после первой — { $first }, сейчас — { $last } ± { $margin }. Каждая точка — партия.
strength-games = Партия за партией
strength-rate-text = Чтобы оценить партию, её нужно разобрать: это около минуты.
strength-rate = { $games ->
        [one] Оценить { $games } партию
        [few] Оценить { $games } партии
       *[many] Оценить { $games } партий
    }
strength-rating = Партия { $number } из { $games }…
strength-stop = Остановить
strength-show = Показывать меня в открытом списке
strength-show-text = С именем из последней зачётной партии. Вы появитесь там, как только все ваши последние 20 зачётных партий будут оценены и сила станет известна.
strength-listed = Вы в списке.
strength-not-listed = Вас там пока нет.
strength-list = Открытый список игроков
strength-list-text = Здесь те, кто захотел показать свою силу. Учтены только зачётные партии.
strength-list-none = Пока здесь никого нет.
strength-name = Имя
strength-head = Сила
strength-played = Партии

## The public page

profile-own = Ваша открытая страница
profile-text = Страница о вас, которую можно отправить друзьям. Её нет, пока вы её не создадите, и на ней только то, что вы выберете.
profile-make = Создать открытую страницу
profile-go = Создать страницу
profile-save = Сохранить
profile-saved = Сохранено.
profile-parts = Что на ней
profile-part-maps = Лучшие королевства
profile-part-firsts = Первые успехи и медали
profile-part-streak = Дни подряд
profile-part-strength = Сила без везения
profile-part-edicts = Сильные стороны по указам
profile-linked = Моё имя в результатах и в списке силы ведёт на эту страницу
profile-terms = Сила видна на тех же условиях, что и в открытом списке: когда оценены все ваши последние 20 зачётных партий. Расклады, которые другие ещё могут играть, появятся позже.
profile-address = Адрес вашей страницы
profile-see = Посмотреть
profile-remove = Убрать
profile-remove-text = Страница исчезнет, и её адрес больше никогда не будет работать.
profile-mine = Вот что видят другие.
profile-change = Изменить
profile-none = Здесь пока нет королевств.
profile-medals = Медали
profile-scale = 100 — уверенный игрок, 0 — рисование наугад.
