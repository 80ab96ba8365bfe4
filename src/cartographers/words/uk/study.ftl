# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Дослідження · Картографи
# $title is the name of the study.
title-study = { $title } · Картографи
studies = Дослідження
studies-text = Дослідження — це партія з коментарями, позначками й завданнями: щоб учитися на своїх іграх або показати іншим, що ви знайшли. Створюйте його з перегляду чи аналізу закінченої партії.
studies-mine = Ваші
studies-open = Відкриті для всіх
studies-none = Поки що жодного.
studies-games = Ваші закінчені партії
study-read = Прочитати з файлу
# $chapters is their number, $changed when it was last changed.
study-line = Розділів: { $chapters } · { $changed }
study-untitled = Дослідження без назви
study-player = Гравець { $number }
study-map = Мапа
study-open = Відкрити
study-joined = Тепер ви теж пишете це дослідження.

## What is said of a map

study-comment = Коментар
study-comment-hint = Що тут варто побачити?
study-comment-other = Хтось інший написав:
study-save = Зберегти
study-saved = Збережено
study-tools = На цій мапі
study-marks = Позначки й стрілки
study-mark-circle = Коло
study-mark-check = Галочка
study-mark-cross = Хрестик
study-mark-arrow = Стрілка
study-mark-how = Натисніть клітинку, щоб поставити позначку; ще раз — щоб прибрати.
study-arrow-how = Натисніть клітинку, де стрілка починається, потім ту, де закінчується.
study-remarks = У цьому розділі

## Other lines and tasks

study-lines = Інші варіанти
study-line-better = Краще
study-line-other = Натомість
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Намалювати інший варіант
study-line-on = Малювати далі
study-line-call-better = Краще, ніж зіграно
study-line-remove = Прибрати цей варіант
study-line-task = Намалюйте, що тут можна було намалювати натомість.
study-draw-back = Назад до дослідження
study-find = Знайдіть хід
study-find-task = Знайдіть хід, якого чекає дослідження.
study-find-draw = Малювати
study-find-again = Спробувати ще
study-find-show = Показати
study-find-set = Нехай читачі шукають
study-grade-right = Саме так!
study-grade-near = Близько: багато що правильно.
study-grade-wrong = Не те.

## Chapters

study-chapters = Розділи
study-chapter = Розділ { $number }
study-chapter-title = Назва цього розділу
study-chapter-add = Додати з файлу
study-chapter-remove = Прибрати цей розділ

## Who reads and writes

study-share = Це дослідження
study-title = Назва
study-visibility = Хто може читати
study-private = Лише автори
study-link = Усі, хто має посилання
study-open-to-all = Усі
study-private-short = приватне
study-link-short = за посиланням
study-open-short = відкрите
study-place-here = на цьому пристрої
study-here = Це дослідження лише на цьому пристрої. Збережіть його як текст, щоб перенести чи поділитися.
study-link-to = Посилання на це місце
study-embed = Щоб показати на іншій сторінці
# $writers is the number of those who write it.
study-write-link = Посилання для співавторів (авторів: { $writers })
study-renew = Знову писати самостійно
study-text = Зберегти як текст
study-delete = Видалити
study-delete-sure = Видалити це дослідження для всіх? Повернути його не можна.
study-leave = Більше не писати
study-leave-sure = Більше не писати це дослідження? Для інших воно лишиться.
study-keep = Залишити
