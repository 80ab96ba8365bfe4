### Reports to the host of the server. The pages load it when it is needed.

report-title = Жалоба хозяину сервера
report-text = Это прочитает только хозяин этого сервера. Больше никто об этом не узнает.
report-what = На что вы жалуетесь?
report-name = Имя «{ $name }»
report-game = Вся партия
report-tournament = Название «{ $name }»
report-note = Записка «{ $name }»
report-profile = Открытая страница «{ $name }»
report-why = Что не так?
report-why-rude = Оскорбления или ненависть
report-why-pretends = Кто-то выдаёт себя за другого
report-why-private = Это выдаёт что-то личное
report-why-cheating = Кто-то играет нечестно
report-why-other = Что-то другое
report-words = Подробнее, если хотите
report-send = Отправить
report-sent = Спасибо. Хозяин сервера посмотрит.
report-again = Вы уже жаловались на это. Хозяин сервера посмотрит.
