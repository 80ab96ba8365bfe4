### Playing together: invitations, rematches, phrases. The pages load it when it is needed.

## Invitations

invite-table = Посилання для всіх
invite-table-text = Надішліть це посилання друзям. Кожен, хто його відкриє, сяде на наступне вільне місце.
invite-table-knocking = Надішліть це посилання друзям. Вони постукають, а впустить їх той, хто відкрив цей стіл.
invite-share = Поділитися
invite-share-text = Намалюймо мапу разом!
invite-scan = Або відскануйте цей код телефоном.
invite-code = QR-код посилання
invite-seats = Окреме посилання на кожне місце
invite-seat = Місце { $seat }
invite-bot = Запросити під’єднаного бота
invite-bot-text = Це програма когось із гравців, під’єднана до цього сервера. Усі бачать, що це бот і чий він.
invite-bot-name = Ім’я бота
# cartographers serve --lan is typed in a terminal.
invite-local = Інші ще не можуть відкрити це посилання: воно працює лише на цьому комп’ютері. Зупиніть сервер і запустіть його так: cartographers serve --lan. Тоді посилання працюватиме у вашій мережі.
invite-network = Це посилання працює для всіх у вашій мережі, наприклад у тому самому Wi-Fi.

## At the door: letting people in, and waiting for the next game

knock-title = Постукайте, щоб увійти
knock-text = Пускає той, хто відкрив цей стіл. Йому видно ваше ім’я.
knock-go = Постукати
knock-waits-title = Ви постукали
knock-waits = Щойно вас впустять, партія відкриється тут.
knock-refused-title = Не цього разу
knock-refused = За цей стіл вас не впустили.
knock-rather-next = Краще зачекати на наступну партію
knock-leave = Більше не чекати
next-offer = Ви можете зіграти в наступній партії за цим столом.
next-go = Чекати на наступну партію
next-title = Ви наступні
next-text = Коли за цим столом почнеться наступна партія, ви матимете місце. Ця сторінка приведе вас туди.
next-asked-title = Ви чекаєте на наступну партію
next-asked = Той, хто відкрив цей стіл, бачить це і впустить вас або відмовить.
# $place is more than one.
next-place = Ваш номер у черзі: { $place }.
knocks = Біля дверей
knocks-seat = { $name } стукає
knocks-next = { $name } чекає на наступну партію
knocks-next-yes = { $name } грає в наступній партії
knocks-let-in = Впустити
# $name is who knocks.
knocks-let-in-of = Впустити: { $name }
knocks-no = Ні
knocks-no-of = Відмовити: { $name }
knocks-count = { $count ->
        [one] Біля дверей { $count } людина
        [few] Біля дверей { $count } людини
       *[many] Біля дверей { $count } людей
    }

## Who has a seat

holders = Хто може грати на цьому місці
holders-text = Хто відкрив ваше приватне посилання, може грати за вас. Приберіть тих, кого не знаєте.
holder-this = цей пристрій
# A person whose devices share a recovery phrase; $count is more than one.
holder-devices = { $count ->
        [one] { $count } ваш пристрій
        [few] { $count } ваші пристрої
       *[many] { $count } ваших пристроїв
    }
holder-unnamed = Пристрій
holder-here = зараз за столом
holder-since = від { $day }
holder-seen = востаннє тут { $day }
holder-remove = Прибрати
# $name is what the device is called.
holder-remove-of = Прибрати: { $name }
holder-removed = Прибрано. Приватне посилання тепер нове.
link-renew = Створити нове посилання
link-renew-text = Якщо створити нове посилання, попереднє перестане діяти. Пристрої, що вже мають місце, збережуть його.
link-renewed = Посилання нове. Старе більше не діє.

## After a game

rematch = Реванш
rematch-text = Ті самі гравці, нова роздача.
rematch-offer = { $name } пропонує реванш.
rematch-offer-host = Організатор пропонує ще одну партію.
rematch-begun = Ваш реванш уже почався.
rematch-go = До реваншу

## Phrases

phrases = Сказати щось
phrases-hide = Сховати фрази
phrases-show = Показувати фрази
phrase-said = { $name }: { $phrase }
phrase-hello = Усім привіт!
phrase-luck = Хай щастить!
phrase-nice-map = Гарна мапа!
phrase-ouch = Ой!
phrase-moment = Хвилинку, думаю
phrase-your-turn = Часом не ваш хід?
phrase-well-played = Чудова гра!
phrase-thanks = Дякую за гру!

## Той, хто відкрив стіл

run-pause = Пауза
run-pause-done = Партія на паузі.
run-go-on = Продовжити
run-go-on-done = Партія триває.
run-extend = Більше часу
run-extend-done = Час на цей хід відлічується заново.
run-remove = Прибрати
run-remove-of = Прибрати з гри: { $name }
run-remove-sure = { $name } більше не гратиме й дізнається про це. Далі грає бот, доки хтось не сяде на це місце за новим посиланням.
run-remove-yes = Прибрати
run-remove-done = { $name } більше не грає.
run-free = Місце вільне ({ $name }). Надішліть це посилання тому, хто гратиме далі:
run-paused = Партія на паузі. Її продовжить той, хто відкрив стіл.
run-paused-by-me = Партія на паузі.
run-removed = Той, хто відкрив цей стіл, прибрав вас із партії. Далі на вашому місці грає бот.

## A clock that runs while something else is looked at

clock-turn = Ваш хід
still-there = Ви ще тут?
still-there-text = Час вийшов двічі, тому за вас малює бот, а інші не чекають. Натисніть будь-що — і знову малюватимете самі.
still-there-yes = Я тут

## Codes of six letters

code-title = Приєднатися за кодом
code-text = Уведіть шість літер, які бачите на екрані або які вам надіслали.
code-go = Приєднатися
code-type = Або відкрийте { $address } і введіть:

## Записки за столом

notes = Записки
notes-unread = { $count ->
    [one] { $count } нова записка
    [few] { $count } нові записки
   *[many] { $count } нових записок
}
notes-about = Кілька слів на ті дні, коли ви не зустрічаєтеся. Їх читають усі, хто тут грає, і більше ніхто.
notes-about-self = Їх читаєте лише ви.
notes-about-live = У партії наживо записки можна лишати тільки собі; для інших є фрази.
notes-none = Записок ще немає.
notes-text = Ваша записка
notes-to = Для кого
notes-to-all = для всіх
notes-to-self = лише для мене
notes-send = Залишити записку
notes-remove = Прибрати
notes-remove-sure = Прибрати цю записку для всіх?
notes-remove-yes = Прибрати
notes-remove-no = Залишити
notes-former = Хтось, хто грав тут раніше
notes-you = Ви
notes-you-self = Ви, собі
# A note that has just come, read out.
notes-came = { $name }: { $text }
