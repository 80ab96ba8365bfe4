# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Розбори · Картографи
# $title is the name of the study.
title-study = { $title } · Картографи
studies = Розбори
studies-text = Розбір — це партія з коментарями, позначками й завданнями: щоб учитися на власних партіях або показати іншим свої знахідки. Створити його можна з перегляду чи аналізу закінченої партії.
studies-mine = Ваші
studies-open = Відкриті для всіх
studies-games = Ваші закінчені партії
study-read = Узяти з файлу
# $chapters is their number, $changed when it was last changed.
study-line = Розділів: { $chapters } · { $changed }
study-untitled = Розбір без назви
study-player = Гравець { $number }
study-map = Мапа
study-open = Відкрити
study-joined = Тепер і ви пишете цей розбір.

## What is said of a map

study-comment = Коментар
study-comment-hint = Що тут варто побачити?
study-comment-other = Тим часом хтось інший написав:
study-comment-mine = Залишити мій
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
study-line-other = Інакше
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Намалювати інший варіант
study-line-on = Малювати далі
study-line-call-better = Краще, ніж у партії
study-line-remove = Прибрати цей варіант
study-line-task = Намалюйте, як тут можна було зіграти інакше.
study-draw-back = Назад до розбору
study-find = Знайдіть хід
study-find-task = Знайдіть хід, загаданий у цьому розборі.
study-find-draw = Малювати
study-find-again = Спробувати ще
study-find-show = Показати
study-find-set = Загадати цей хід читачам
study-grade-right = Саме так!
study-grade-near = Близько! Багато що вже правильно.
study-grade-wrong = Ще не те.

## Chapters

study-chapters = Розділи
study-chapter = Розділ { $number }
study-chapter-title = Назва цього розділу
study-chapter-add = Додати з файлу
study-chapter-remove = Прибрати цей розділ
study-chapter-remove-sure = Прибрати цей розділ з усім, що в ньому написано? Повернути його буде неможливо.

## Who reads and writes

study-share = Цей розбір
study-title = Назва
study-visibility = Хто може читати
study-private = Лише автори
study-link = Усі, хто має посилання
study-open-to-all = Усі
study-private-short = приватний
study-link-short = за посиланням
study-open-short = відкритий
study-place-here = на цьому пристрої
study-here = Цей розбір є лише на цьому пристрої. Щоб перенести його чи поділитися ним, збережіть його як текст.
study-link-to = Посилання на це місце
study-embed = Код для вставлення на інший сайт
# $writers is the number of those who write it.
study-write-link = Посилання для співавторів (авторів: { $writers })
study-renew = Писати далі самостійно
study-renew-link = Створити нове посилання
study-text = Зберегти як текст
study-delete = Видалити
study-delete-sure = Видалити цей розбір для всіх? Повернути його буде неможливо.
study-leave = Вийти з авторів
study-leave-sure = Вийти з авторів цього розбору? Для інших він лишиться.
study-keep = Скасувати
