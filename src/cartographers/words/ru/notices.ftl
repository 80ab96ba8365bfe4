## Notifications and webhooks. The server sends the first two groups; the browser shows the last.

# Titles of notifications. $name is a player's name.
notice-turn = Ваш ход
notice-over = Игра окончена
notice-seat = { $name } уже за столом
notice-note = { $name } пишет
notice-knock = { $name } стучится
notice-knock-text = Впустите или откажите.
notice-test = Уведомления работают
notice-test-text = Так вы узнаете, что пора ходить.
# The text of a notification: the players' names and the name of the season, as they are.
notice-table = { $names } · { $season }

# What a webhook is told. $results is a list like “Ann 12 ★, Ben 9 ★”.
hook-step = Сейчас ход: { $names }
hook-season = Звёзды за сезон подсчитаны. { $results }
hook-over = Игра окончена. { $results }
hook-stars = { $name }: { $stars } ★
# A player without a name.
notice-nameless = Игрок { $number }
hook-test = Этот вебхук работает.

quiet-about = Тихий режим выключает звуки, движение, советы и фразы других игроков.
letters-button = { $on ->
        [yes] Широкие буквы: включены
       *[no] Широкие буквы: выключены
    }
map-keys-button = { $on ->
        [yes] Команды одной клавишей: только на планшете
       *[no] Команды одной клавишей: везде
    }

# The part of the menu in which notifications are turned on.
tell = Уведомления
tell-push = Уведомления на экране
tell-push-text = Когда наступает ваш ход, кто-то садится за стол или партия заканчивается. Пока вы смотрите на игру, уведомлений нет.
tell-sound = Колокольчик, когда ваш ход, даже в фоновой вкладке
tell-vibration = Вибрация, когда ваш ход
tell-denied = Браузер блокирует уведомления этого сайта. Их можно разрешить в настройках браузера.
tell-insecure = Браузеры разрешают уведомления только по адресам, которые начинаются с https.
tell-none = В этом браузере нет уведомлений. На iPhone или iPad сначала добавьте игру на экран «Домой».
tell-failed = Отправить уведомление не получилось. Попробуйте позже.
tell-try = Проверить
tell-sent = Отправлено: сейчас появится.
tell-install = Установить приложение
tell-webhook = Вебхук для клуба
tell-webhook-text = После каждой карты, в конце сезона и в конце партии сервер отправляет на этот адрес сообщение: чей ход и сколько у кого звёзд. Это для чат-бота или сайта клуба.
tell-webhook-url = Адрес (https://…)
tell-webhook-forms = Адреса Discord, Slack и Telegram игра узнаёт сама и отправляет туда только текст сообщения. Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
tell-webhook-secret = Секрет для подписи
tell-webhook-secret-text = Благодаря секрету получатель может проверить, что сообщение действительно отсюда. Если оставить поле пустым, сервер придумает секрет сам.
tell-webhook-save = Сохранить
tell-webhook-remove = Убрать
tell-webhook-saved = Сохранено.
tell-webhook-saved-chat = Сохранено: сообщения идут в { $chat }.
tell-webhook-removed = Убрано.
tell-webhook-sent = Отправлено, и сервер на той стороне принял сообщение.
tell-webhook-failed = Сервер на той стороне не принял сообщение. Статус: { $status }.

# E-mail. $table is the players’ names and the season, $link an address of this server.
mail-confirm-subject = Подтвердите электронный адрес
mail-confirm =
    Кто-то (наверное, вы) хочет получать на этот адрес письма о своём ходе в игре «Картографы». Если это вы, откройте ссылку в течение дня:
    { $link }
    Если это не вы, ничего не делайте: писем больше не будет.
mail-turn =
    Ваш ход! { $table }
    { $link }
mail-stop = Вы указали этот адрес, чтобы узнавать о своём ходе. Больше не хотите получать писем? Откройте: { $link }

# Where e-mail is turned on. $address is an e-mail address.
tell-mail = Электронная почта
tell-mail-text = Письмо придёт, когда наступит ваш ход в партии на несколько дней. Пока игра у вас перед глазами, писем не будет.
tell-mail-address = Ваш электронный адрес
tell-mail-give = Прислать мне ссылку
tell-mail-waiting = Откройте ссылку в письме, отправленном на { $address }. Она действует один день.
tell-mail-on = Письма приходят на { $address }.
tell-mail-remove = Удалить адрес

# The pages to which links in e-mail lead.
mail-page-confirm = Писать вам, когда наступит ваш ход?
mail-page-confirm-do = Да, пишите
mail-page-confirm-done = Готово. Мы напишем, когда наступит ваш ход в партии на несколько дней.
mail-page-stop = Больше не присылать писем?
mail-page-stop-do = Больше не присылать
mail-page-stop-done = Готово. Ваш адрес удалён.
