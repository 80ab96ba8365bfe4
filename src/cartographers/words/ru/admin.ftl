# Русский: инструменты хозяина сервера, на странице и в командной строке.

## Kinds of things

admin-kind-game = партия
admin-kind-tournament = турнир
admin-kind-result = результат
admin-kind-answers = ответы на задачи
admin-kind-bot = бот
admin-kind-note = записка
admin-kind-profile = открытая страница
admin-kind-study = тетрадь
admin-kind-name = имя
admin-number-game = событий: { $count }
admin-number-tournament = игроков: { $count }
admin-number-result = звёзд: { $count }
admin-number-answers = ответов: { $count }
admin-number-bot = программа игрока
admin-number-note = место: { $count }
admin-number-profile = открытая страница
admin-number-study = авторов: { $count }
admin-over = закончено

## What goes

admin-goes = Будет удалено: { $what }.
admin-gone = Удалено: { $what }.
admin-stands = Где встречается это имя: { $what }.
admin-renamed = Имя изменено здесь: { $what }.
admin-goes-games = партии: { $count }
admin-goes-seats = места: { $count }
admin-goes-events = события: { $count }
admin-goes-tournaments = турниры: { $count }
admin-goes-players = игроки в турнирах: { $count }
admin-goes-results = результаты: { $count }
admin-goes-answers = ответы на задачи: { $count }
admin-goes-bots = боты игроков: { $count }
admin-goes-notes = записки: { $count }
admin-goes-profiles = открытые страницы: { $count }
admin-goes-studies = тетради: { $count }

## What can be set

admin-creation-open = все
admin-creation-password = те, кто знает пароль
admin-creation-closed = никто
admin-feature-daily = Партии дня и недели
admin-feature-tournaments = Турниры
admin-feature-puzzles = Задачи
admin-feature-bots = Боты игроков
admin-feature-notices = Уведомления и вебхуки
admin-feature-photo = Распознавание фото
admin-feature-uploads = Открытие записей партий
admin-feature-spectators = Просмотр идущих партий
admin-feature-coach = Подсказки и разбор
admin-feature-notes = Записки за столами

## The log. $what is what it was done to.

admin-did-enter = вход на эту страницу
admin-did-end-game = закончена партия { $what }
admin-did-end-tournament = закрыт турнир { $what }
admin-did-delete-game = удалена партия { $what }
admin-did-delete-tournament = удалён турнир { $what }
admin-did-delete-result = удалён результат партии { $what }
admin-did-delete-answers = удалены ответы на задачи: { $what }
admin-did-delete-bot = удалён бот { $what }
admin-did-delete-note = удалена записка { $what }
admin-did-delete-profile = удалена открытая страница { $what }
admin-did-undo = возвращено: { $what }
admin-did-rename = переименовано: { $what }
admin-did-hide = скрыто имя { $what }
admin-did-ban = заблокировано: { $what }
admin-did-unban = разблокировано: { $what }
admin-did-creation = кто создаёт партии: { $what }
admin-did-on = включено: { $what }
admin-did-off = выключено: { $what }
admin-did-notice = объявление для всех: { $what }
admin-did-no-notice = объявление снято
admin-did-contact = контакт: { $what }
admin-did-imprint = чей это сайт: { $what }
admin-did-close-report = закрыта жалоба { $what }
admin-did-close-pages = закрыты все страницы хозяина

## Reports

admin-reported-name = имя
admin-reported-game = партия
admin-reported-tournament = название турнира
admin-reported-note = записка
admin-reported-profile = открытая страница
admin-report-rude = оскорбительно
admin-report-pretends = выдаёт себя за другого
admin-report-private = раскрывает личное
admin-report-cheating = нечестная игра
admin-report-other = другое

## At the command line

admin-nothing = Ничего не нашлось. Попробуйте искать шире.
admin-log-none = Здесь ещё ничего не делали.
admin-more = Есть ещё: уточните поиск.
admin-done = Готово.
admin-undo-with = В течение суток это можно отменить: cartographers admin undo { $id }
admin-unban-with = Чтобы разблокировать: cartographers admin unban { $id }
admin-ask = Вы уверены? (да/нет)
admin-yes = да
admin-not-done = Хорошо, всё осталось как было.
admin-type-password = Пароль для создания партий:
admin-link-made = Ссылка открывает страницу хозяина один раз, в течение часа. Никому её не давайте.
admin-creation-is = Кто создаёт партии: { $who }
admin-off-is = Выключено: { $features }
admin-notice-is = Объявление: { $notice }
admin-contact-is = Контакт: { $contact }
admin-imprint-is = Чей это сайт: { $imprint }
admin-reports-are = Открытые жалобы: { $count }
admin-ban-is = { $id }  заблокировано до { $until }: { $value }
admin-put-back-is = { $id }  можно отменить до { $until }: { $what }

## The page

admin-title = Инструменты хозяина
admin-tab-find = Поиск
admin-tab-reports = Жалобы
admin-tab-site = Сайт
admin-tab-bans = Блокировки
admin-tab-log = Журнал
admin-leave = Выйти
admin-left = Вы вышли со страницы хозяина. Спасибо, что заботитесь о сервере.
admin-only-host = Эта страница только для хозяина сервера.
admin-make-link = Ссылку на неё делают на компьютере сервера: cartographers admin link
admin-find-text = Имя, номер, день или ссылка
admin-find-kind = Что искать
admin-find-all = всё
admin-find-more = Устройство, сеть, давность
admin-find-device = Устройство
admin-find-network = Сеть
admin-find-newer = Не старше (ч)
admin-find-older = Старше (ч)
admin-find-go = Искать
admin-open = Открыть
admin-end = Закончить
admin-delete = Удалить
admin-rename = Имя…
admin-ban = Заблокировать…
admin-sure-end = Закончить для всех?
admin-for-a-day = Это можно отменить в течение суток.
admin-why = Причина, для журнала
admin-why-told = Причина (заблокированные её увидят)
admin-go = Сделать
admin-not = Отмена
admin-undo = Вернуть
admin-name-new = Новое имя; пустое поле скроет старое
admin-name-only = Только на этом устройстве
admin-whom = Кого заблокировать
admin-whom-device = Устройство
admin-whom-network = Сеть
admin-value = Номер, адрес или сеть
admin-hours = На сколько часов
admin-ban-text = Заблокированные могут всё читать и удалять своё, но не играть, не присоединяться и ничего не создавать.
admin-bans-none = Никто не заблокирован.
admin-until = до { $when }
admin-unban = Разблокировать
admin-who-makes = Кто может создавать партии и турниры и открывать записи
admin-password = Пароль
admin-save = Сохранить
admin-features = Что включено
admin-notice = Объявление для всех
admin-notice-text = Оно видно на каждой странице, пока его не закроют. Без текста на каком-то языке там будет английский.
admin-notice-hours = На сколько часов; пусто — пока не снимете
admin-notice-remove = Снять объявление
admin-contact = Контакт: адрес или ссылка
admin-imprint = Чей это сайт: текст или ссылка
admin-put-back = Ещё можно отменить
admin-log-more = Раньше
admin-report-close = Закрыть
admin-report-by = Жалоба с устройства { $who }
admin-reports-none = Жалоб нет. Тишина и покой.
admin-reports-closed = Показать закрытые
