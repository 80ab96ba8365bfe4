### Reports to the host of the server. The pages load it when it is needed.

report-title = Скарга господареві сервера
report-text = Це прочитає лише господар цього сервера. Більше ніхто про це не дізнається.
report-what = На що ви скаржитеся?
report-name = Ім’я «{ $name }»
report-game = Уся партія
report-tournament = Назва «{ $name }»
report-note = Записка «{ $name }»
report-profile = Відкрита сторінка «{ $name }»
report-why = Що не так?
report-why-rude = Грубість або мова ворожнечі
report-why-pretends = Хтось видає себе за іншу людину
report-why-private = Це видає щось особисте
report-why-cheating = Хтось грає нечесно
report-why-other = Щось інше
report-words = Докладніше, якщо бажаєте
report-send = Надіслати
report-sent = Дякуємо. Господар сервера погляне.
report-again = Ви вже скаржилися на це. Господар сервера погляне.
