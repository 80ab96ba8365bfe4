### Playing together: invitations, rematches, phrases. The pages load it when it is needed.

## Invitations

invite-table = Ссылка для всех
invite-table-text = Отправьте эту ссылку друзьям. Каждый, кто её откроет, сядет на следующее свободное место.
invite-table-knocking = Отправьте эту ссылку друзьям. Они постучатся, а впустит их тот, кто открыл этот стол.
invite-share = Поделиться
invite-share-text = Нарисуем королевство вместе?
invite-scan = Или отсканируйте этот код телефоном.
invite-code = QR-код ссылки
invite-seats = Ссылка для каждого места
invite-seat = Место { $seat }
invite-bot = Пригласить подключённого бота
invite-bot-text = Это программа кого-то из игроков, подключённая к этому серверу. Все видят, что это бот и чей он.
invite-bot-name = Имя бота
# cartographers serve --lan is typed in a terminal.
invite-local = Другие пока не смогут открыть эту ссылку: она работает только на этом компьютере. Остановите сервер и запустите его так: cartographers serve --lan. Тогда ссылка будет работать в вашей сети.
invite-network = Эта ссылка работает для всех в вашей сети, например в том же Wi-Fi.

## At the door: letting people in, and waiting for the next game

knock-title = Постучитесь, чтобы войти
knock-text = Пускает тот, кто открыл этот стол. Ему видно ваше имя.
knock-go = Постучаться
knock-waits-title = Вы постучались
knock-waits = Как только вас впустят, партия откроется здесь.
knock-refused-title = Не в этот раз
knock-refused = За этот стол вас не пустили.
knock-rather-next = Лучше подождать следующую партию
knock-leave = Больше не ждать
next-offer = Вы можете сыграть в следующей партии за этим столом.
next-go = Ждать следующую партию
next-title = Вы следующие
next-text = Когда за этим столом начнётся следующая партия, у вас будет место. Эта страница приведёт вас туда.
next-asked-title = Вы ждёте следующую партию
next-asked = Тот, кто открыл этот стол, видит это и впустит вас или откажет.
# $place is more than one.
next-place = Ваш номер в очереди: { $place }.
knocks = У дверей
knocks-seat = { $name } стучится
knocks-next = { $name } ждёт следующую партию
knocks-next-yes = { $name } играет в следующей партии
knocks-let-in = Впустить
# $name is who knocks.
knocks-let-in-of = Впустить: { $name }
knocks-no = Нет
knocks-no-of = Отказать: { $name }
knocks-count = { $count ->
        [one] У дверей { $count } человек
        [few] У дверей { $count } человека
       *[many] У дверей { $count } человек
    }

## Who has a seat

holders = Кто занимает это место
holders-text = Кто открыл вашу личную ссылку, может играть за вас. Уберите тех, кого не знаете.
holder-this = это устройство
# A person whose devices share a recovery phrase; $count is more than one.
holder-devices = { $count ->
        [one] { $count } ваше устройство
        [few] { $count } ваших устройства
       *[many] { $count } ваших устройств
    }
holder-unnamed = Устройство
holder-here = сейчас за столом
holder-since = с { $day }
holder-seen = последний раз здесь { $day }
holder-remove = Убрать
# $name is what the device is called.
holder-remove-of = Убрать: { $name }
holder-removed = Убрано. Личная ссылка теперь новая.
link-renew = Создать новую ссылку
link-renew-text = Если создать новую ссылку, прежняя перестанет действовать. Устройства, у которых уже есть место, сохранят его.
link-renewed = Ссылка новая. Старая больше не действует.

## After a game

rematch = Реванш
rematch-text = Те же игроки, новый расклад.
rematch-offer = { $name } предлагает реванш.
rematch-offer-host = Организатор предлагает ещё одну партию.
rematch-begun = Ваш реванш уже начался.
rematch-go = К реваншу

## Phrases

phrases = Сказать что-нибудь
phrases-hide = Скрыть фразы
phrases-show = Показывать фразы
phrase-said = { $name }: { $phrase }
phrase-hello = Всем привет!
phrase-luck = Удачи!
phrase-nice-map = Красиво получается!
phrase-ouch = Ой!
phrase-moment = Минутку, думаю
phrase-your-turn = Кажется, ваш ход?
phrase-well-played = Отличная игра!
phrase-thanks = Спасибо за игру!

## Тот, кто открыл стол

run-pause = Пауза
run-pause-done = Партия на паузе.
run-go-on = Продолжить
run-go-on-done = Партия продолжается.
run-extend = Больше времени
run-extend-done = Время на этот ход отсчитывается заново.
run-remove = Убрать
run-remove-of = Убрать из игры: { $name }
run-remove-sure = { $name } больше не будет играть и узнает об этом. Бот играет дальше, пока кто-нибудь не займёт это место по новой ссылке.
run-remove-yes = Убрать
run-remove-done = { $name } больше не играет.
run-free = Место свободно ({ $name }). Отправьте эту ссылку тому, кто будет играть дальше:
run-paused = Партия на паузе. Её продолжит тот, кто открыл стол.
run-paused-by-me = Партия на паузе.
run-removed = Тот, кто открыл этот стол, убрал вас из партии. Дальше на вашем месте играет бот.

## A clock that runs while something else is looked at

clock-turn = Ваш ход
still-there = Вы ещё здесь?
still-there-text = Время вышло дважды, поэтому за вас рисует бот, а остальные не ждут. Нажмите что угодно — и снова будете рисовать сами.
still-there-yes = Я здесь

## Codes of six letters

code-title = Присоединиться по коду
code-text = Введите шесть букв, которые видите на экране или которые вам прислали.
code-go = Присоединиться
code-type = Или откройте { $address } и введите:

## Записки за столом

notes = Записки
notes-unread = { $count ->
    [one] { $count } новая записка
    [few] { $count } новые записки
   *[many] { $count } новых записок
}
notes-about = Пара слов на те дни, когда вы не видитесь. Их читают все, кто здесь играет, и больше никто.
notes-about-self = Их читаете только вы.
notes-about-live = В партии в реальном времени записки можно оставлять только себе; для остальных есть фразы.
notes-none = Записок пока нет.
notes-text = Ваша записка
notes-to = Для кого
notes-to-all = для всех
notes-to-self = только для меня
notes-send = Оставить записку
notes-remove = Убрать
notes-remove-sure = Убрать эту записку для всех?
notes-remove-yes = Убрать
notes-remove-no = Оставить
notes-former = Кто-то, кто играл здесь раньше
notes-you = Вы
notes-you-self = Вы, себе
# A note that has just come, read out.
notes-came = { $name }: { $text }
