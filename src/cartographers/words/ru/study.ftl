# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Тетради · Картографы
# $title is the name of the study.
title-study = { $title } · Картографы
studies = Тетради
studies-text = Тетрадь — это партия с комментариями, пометками и заданиями: чтобы учиться на своих играх или показать другим, что вы нашли. Завести её можно из повтора или разбора законченной партии.
studies-mine = Ваши
studies-open = Открытые для всех
studies-games = Ваши законченные партии
study-read = Взять из файла
# $chapters is their number, $changed when it was last changed.
study-line = Глав: { $chapters } · { $changed }
study-untitled = Тетрадь без названия
study-player = Игрок { $number }
study-map = Планшет
study-open = Открыть
study-joined = Теперь и вы пишете в этой тетради.

## What is said of a map

study-comment = Комментарий
study-comment-hint = На что здесь обратить внимание?
study-comment-other = Тем временем другой автор написал:
study-comment-mine = Оставить мой
study-save = Сохранить
study-saved = Сохранено
study-tools = На этом планшете
study-marks = Пометки и стрелки
study-mark-circle = Круг
study-mark-check = Галочка
study-mark-cross = Крестик
study-mark-arrow = Стрелка
study-mark-how = Нажмите на клетку, чтобы поставить пометку. Нажмите ещё раз, чтобы убрать.
study-arrow-how = Нажмите на клетку, где стрелка начинается, потом на ту, где заканчивается.
study-remarks = В этой главе

## Other lines and tasks

study-lines = Другие варианты
study-line-better = Лучше
study-line-other = Вместо этого
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Нарисовать другой вариант
study-line-on = Рисовать дальше
study-line-call-better = Лучше сыгранного
study-line-remove = Убрать этот вариант
study-line-task = Нарисуйте, как здесь можно было сыграть иначе.
study-draw-back = Назад к тетради
study-find = Найдите ход
study-find-task = Найдите ход, загаданный в этой тетради.
study-find-draw = Рисовать
study-find-again = Попробовать ещё
study-find-show = Показать
study-find-set = Загадать этот ход читателям
study-grade-right = Именно так!
study-grade-near = Близко! Многое верно.
study-grade-wrong = Не тот ход.

## Chapters

study-chapters = Главы
study-chapter = Глава { $number }
study-chapter-title = Название этой главы
study-chapter-add = Добавить из файла
study-chapter-remove = Убрать эту главу
study-chapter-remove-sure = Убрать эту главу со всем, что в ней написано? Вернуть её будет нельзя.

## Who reads and writes

study-share = Эта тетрадь
study-title = Название
study-visibility = Кто может читать
study-private = Только авторы
study-link = Все, у кого есть ссылка
study-open-to-all = Все
study-private-short = закрытая
study-link-short = по ссылке
study-open-short = открытая
study-place-here = на этом устройстве
study-here = Эта тетрадь только на этом устройстве. Чтобы перенести её или поделиться ею, сохраните её как текст.
study-link-to = Ссылка на это место
study-embed = Код для вставки на сайт
# $writers is the number of those who write it.
study-write-link = Ссылка для соавторов (авторов: { $writers })
study-renew = Писать без соавторов
study-renew-link = Создать новую ссылку
study-text = Сохранить как текст
study-delete = Удалить
study-delete-sure = Удалить эту тетрадь для всех? Вернуть её будет нельзя.
study-leave = Выйти из авторов
study-leave-sure = Выйти из авторов этой тетради? У остальных она останется.
study-keep = Отмена
