# Українська: засоби господаря сервера, на сторінці й у командному рядку.

## Kinds of things

admin-kind-game = партія
admin-kind-tournament = турнір
admin-kind-result = результат
admin-kind-answers = відповіді на задачі
admin-kind-bot = бот
admin-kind-note = записка
admin-kind-profile = відкрита сторінка
admin-kind-study = розбір
admin-kind-name = ім’я
admin-number-game = подій: { $count }
admin-number-tournament = гравців: { $count }
admin-number-result = зірок: { $count }
admin-number-answers = відповідей: { $count }
admin-number-bot = програма гравця
admin-number-note = місце: { $count }
admin-number-profile = відкрита сторінка
admin-number-study = авторів: { $count }
admin-over = закінчено

## What goes

admin-goes = Буде видалено ({ $what }).
admin-gone = Видалено ({ $what }).
admin-stands = Це ім’я трапляється тут: { $what }.
admin-renamed = Ім’я змінено тут: { $what }.
admin-goes-games = партії: { $count }
admin-goes-seats = місця: { $count }
admin-goes-events = події: { $count }
admin-goes-tournaments = турніри: { $count }
admin-goes-players = гравці в турнірах: { $count }
admin-goes-results = результати: { $count }
admin-goes-answers = відповіді на задачі: { $count }
admin-goes-bots = боти гравців: { $count }
admin-goes-notes = записки: { $count }
admin-goes-profiles = відкриті сторінки: { $count }
admin-goes-studies = розбори: { $count }

## What can be set

admin-creation-open = усі
admin-creation-password = ті, хто знає пароль
admin-creation-closed = ніхто
admin-feature-daily = Партії дня й тижня
admin-feature-tournaments = Турніри
admin-feature-puzzles = Задачі
admin-feature-bots = Боти гравців
admin-feature-notices = Сповіщення й вебхуки
admin-feature-photo = Розпізнавання фото
admin-feature-uploads = Відкриття записів партій
admin-feature-spectators = Перегляд партій, що тривають
admin-feature-coach = Підказки й аналіз
admin-feature-notes = Записки за столами

## The log. $what is what it was done to.

admin-did-enter = вхід на цю сторінку
admin-did-end-game = закінчено партію { $what }
admin-did-end-tournament = закрито турнір { $what }
admin-did-delete-game = видалено партію { $what }
admin-did-delete-tournament = видалено турнір { $what }
admin-did-delete-result = видалено результат партії { $what }
admin-did-delete-answers = видалено відповіді на задачі: { $what }
admin-did-delete-bot = видалено бота { $what }
admin-did-delete-note = видалено записку { $what }
admin-did-delete-profile = видалено відкриту сторінку { $what }
admin-did-undo = повернуто: { $what }
admin-did-rename = перейменовано: { $what }
admin-did-hide = приховано ім’я { $what }
admin-did-ban = заблоковано { $what }
admin-did-unban = розблоковано { $what }
admin-did-creation = хто створює партії: { $what }
admin-did-on = увімкнено: { $what }
admin-did-off = вимкнено: { $what }
admin-did-notice = оголошення для всіх: { $what }
admin-did-no-notice = оголошення знято
admin-did-contact = контакт: { $what }
admin-did-imprint = чий це сайт: { $what }
admin-did-close-report = закрито скаргу { $what }
admin-did-close-pages = закрито всі сторінки господаря

## Reports

admin-reported-name = ім’я
admin-reported-game = партія
admin-reported-tournament = назва турніру
admin-reported-note = записка
admin-reported-profile = відкрита сторінка
admin-report-rude = образливо
admin-report-pretends = видає себе за іншого
admin-report-private = розкриває особисте
admin-report-cheating = нечесна гра
admin-report-other = інше

## At the command line

admin-nothing = Нічого не знайдено. Спробуйте шукати ширше.
admin-log-none = Тут іще нічого не робили.
admin-more = Є ще: уточніть пошук.
admin-done = Готово.
admin-undo-with = Протягом доби це можна скасувати: cartographers admin undo { $id }
admin-unban-with = Щоб розблокувати: cartographers admin unban { $id }
admin-ask = Ви певні? (так/ні)
admin-yes = так
admin-not-done = Гаразд, усе лишилося як було.
admin-type-password = Пароль для створення партій:
admin-link-made = Посилання відкриває сторінку господаря один раз, протягом години. Нікому його не давайте.
admin-creation-is = Хто створює партії: { $who }
admin-off-is = Вимкнено: { $features }
admin-notice-is = Оголошення: { $notice }
admin-contact-is = Контакт: { $contact }
admin-imprint-is = Чий це сайт: { $imprint }
admin-reports-are = Відкриті скарги: { $count }
admin-ban-is = { $id }  заблоковано до { $until }: { $value }
admin-put-back-is = { $id }  можна скасувати до { $until }: { $what }

## The page

admin-title = Інструменти господаря
admin-tab-find = Пошук
admin-tab-reports = Скарги
admin-tab-site = Сайт
admin-tab-bans = Блокування
admin-tab-log = Журнал
admin-leave = Вийти
admin-left = Ви вийшли зі сторінки господаря. Дякуємо, що дбаєте про сервер.
admin-only-host = Ця сторінка лише для господаря сервера.
admin-make-link = Посилання на неї створюють на комп’ютері сервера: cartographers admin link
admin-find-text = Ім’я, номер, день або посилання
admin-find-kind = Що шукати
admin-find-all = усе
admin-find-more = Пристрій, мережа, давність
admin-find-device = Пристрій
admin-find-network = Мережа
admin-find-newer = Створено за останні (год)
admin-find-older = Старше ніж (год)
admin-find-go = Шукати
admin-open = Відкрити
admin-end = Закінчити
admin-delete = Видалити
admin-rename = Ім’я…
admin-ban = Заблокувати…
admin-sure-end = Закінчити для всіх?
admin-for-a-day = Це можна скасувати протягом доби.
admin-why = Причина, для журналу
admin-why-told = Причина (заблоковані її побачать)
admin-go = Зробити
admin-not = Скасувати
admin-undo = Повернути
admin-name-new = Нове ім’я; порожнє поле приховає старе
admin-name-only = Лише на цьому пристрої
admin-whom = Кого заблокувати
admin-whom-device = Пристрій
admin-whom-network = Мережа
admin-value = Номер, адреса або мережа
admin-hours = На скільки годин
admin-ban-text = Заблоковані можуть усе читати й видаляти своє, але не грати, не приєднуватися й нічого не створювати.
admin-bans-none = Нікого не заблоковано.
admin-until = до { $when }
admin-unban = Розблокувати
admin-who-makes = Хто може створювати партії й турніри та відкривати записи
admin-password = Пароль
admin-save = Зберегти
admin-features = Що увімкнено
admin-notice = Оголошення для всіх
admin-notice-text = Його видно на кожній сторінці, доки його не закриють. Без тексту якоюсь мовою там буде англійський.
admin-notice-hours = На скільки годин; порожньо — доки не знімете
admin-notice-remove = Зняти оголошення
admin-contact = Контакт: адреса або посилання
admin-imprint = Чий це сайт: текст або посилання
admin-put-back = Ще можна скасувати
admin-log-more = Раніше
admin-report-close = Закрити
admin-report-by = Скарга з пристрою { $who }
admin-reports-none = Скарг немає. Тиша й спокій.
admin-reports-closed = Показати закриті
