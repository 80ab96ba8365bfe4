## Notifications and webhooks. The server sends the first two groups; the browser shows the last.

# Titles of notifications. $name is a player's name.
notice-turn = Ваш хід
notice-over = Гру закінчено
notice-seat = { $name } вже за столом
notice-note = { $name } пише
notice-knock = { $name } стукає
notice-knock-text = Впустіть або відмовте.
notice-test = Сповіщення працюють
notice-test-text = Так ви дізнаєтеся, що настав ваш хід.
# The text of a notification: the players' names and the name of the season, as they are.
notice-table = { $names } · { $season }

# What a webhook is told. $results is a list like “Ann 12 ★, Ben 9 ★”.
hook-step = Зараз хід: { $names }
hook-season = Зірки за сезон пораховано. { $results }
hook-over = Гру закінчено. { $results }
hook-stars = { $name }: { $stars } ★
# A player without a name.
notice-nameless = Гравець { $number }
hook-test = Цей вебхук працює.

quiet-about = Тихий режим вимикає звуки, рух, поради й фрази інших гравців.
letters-button = { $on ->
        [yes] Широкі літери: увімкнено
       *[no] Широкі літери: вимкнено
    }
map-keys-button = { $on ->
        [yes] Команди однією клавішею: лише на мапі
       *[no] Команди однією клавішею: всюди
    }

# The part of the menu in which notifications are turned on.
tell = Сповіщення
tell-push = Сповіщення на екрані
tell-push-text = Коли настає ваш хід, хтось сідає за стіл або закінчується партія. Поки ви дивитеся на гру, сповіщень немає.
tell-sound = Дзвіночок, коли ваш хід, навіть у фоновій вкладці
tell-vibration = Вібрація, коли ваш хід
tell-denied = Браузер блокує сповіщення цього сайту. Їх можна дозволити в налаштуваннях браузера.
tell-insecure = Браузери дозволяють сповіщення лише за адресами, що починаються з https.
tell-none = У цьому браузері сповіщень немає. На iPhone чи iPad спершу додайте гру на початковий екран.
tell-failed = Надіслати сповіщення не вдалося. Спробуйте пізніше.
tell-try = Перевірити
tell-sent = Надіслано: сповіщення з’явиться за мить.
tell-install = Встановити застосунок
tell-webhook = Вебхук для клубу
tell-webhook-text = Після кожної карти, наприкінці сезону й наприкінці партії сервер надсилає на цю адресу повідомлення: чий хід і скільки в кого зірок. Це для чат-бота або сайту клубу.
tell-webhook-url = Адреса (https://…)
tell-webhook-forms = Адреси Discord, Slack і Telegram гра впізнає сама й надсилає туди лише текст повідомлення. Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
tell-webhook-secret = Секрет для підпису
tell-webhook-secret-text = Завдяки секрету одержувач може перевірити, що повідомлення справді звідси. Якщо залишити поле порожнім, сервер придумає секрет сам.
tell-webhook-save = Зберегти
tell-webhook-remove = Прибрати
tell-webhook-saved = Збережено.
tell-webhook-saved-chat = Збережено: повідомлення йдуть у { $chat }.
tell-webhook-removed = Прибрано.
tell-webhook-sent = Надіслано, і сервер на тому боці прийняв повідомлення.
tell-webhook-failed = Сервер на тому боці не прийняв повідомлення. Статус: { $status }.

# E-mail. $table is the players’ names and the season, $link an address of this server.
mail-confirm-subject = Підтвердьте електронну адресу
mail-confirm =
    Хтось (мабуть, ви) хоче отримувати на цю адресу листи про свій хід у грі «Картографи». Якщо це ви, відкрийте посилання протягом дня:
    { $link }
    Якщо це не ви, нічого не робіть: листів більше не буде.
mail-turn =
    Ваш хід! { $table }
    { $link }
mail-stop = Ви вказали цю адресу, щоб дізнаватися про свій хід. Більше не хочете отримувати листів? Відкрийте: { $link }

# Where e-mail is turned on. $address is an e-mail address.
tell-mail = Електронна пошта
tell-mail-text = Лист прийде, коли настане ваш хід у партії на кілька днів. Поки гра у вас перед очима, листів не буде.
tell-mail-address = Ваша електронна адреса
tell-mail-give = Надіслати мені посилання
tell-mail-waiting = Відкрийте посилання в листі, надісланому на { $address }. Воно діє один день.
tell-mail-on = Листи приходять на { $address }.
tell-mail-remove = Видалити адресу

# The pages to which links in e-mail lead.
mail-page-confirm = Писати вам, коли настане ваш хід?
mail-page-confirm-do = Так, пишіть
mail-page-confirm-done = Готово. Ми напишемо, коли настане ваш хід у партії на кілька днів.
mail-page-stop = Більше не надсилати листів?
mail-page-stop-do = Більше не надсилати
mail-page-stop-done = Готово. Вашу адресу видалено.
