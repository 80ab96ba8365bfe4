### Printed pages, and the pages of the browser about playing on paper

## On printed pages

paper-document = Картографы: планшеты для печати
paper-sheet = Планшет { $letter }: { $name }
paper-own-sheet = Самодельный планшет
paper-name = Имя
paper-title = Титул
paper-edicts = Указы
paper-cards = Засады, герои, навыки
paper-ambushes = Засады
paper-heroes = Герои
paper-skills = Навыки
paper-example = Пример: { $stars } ★

## The page that prints

print-page = Печать планшетов
print-about = Планшеты с местом для звёзд и страница о четырёх указах.
print-sheets = Планшеты
print-edicts = Указы
print-edicts-with = Со страницей об указах
print-cards-with = Страница о засадах, героях и навыках
print-paper = Бумага
# As in English: the name of a size of paper.
print-paper-a4 = A4
# As in English: the name of a size of paper.
print-paper-letter = Letter
print-paper-a5 = A5
print-paper-a4-two = A4, два планшета на странице
print-paper-letter-two = Letter, два планшета на странице
print-open = Открыть PDF
print-none = Выберите хотя бы один планшет.

## The page that checks scores

check-page = Проверка звёзд
check-about = Перенесите сюда рисунок со своего планшета. Каждая звезда будет посчитана и объяснена.
check-back = Назад к картам
check-to-table = К клубному столу
check-to-table-text = С вами перейдут звёзды тех, у кого здесь посчитаны все четыре сезона.
check-tools = Что рисовать
check-help = Нажмите на клетку или проведите по нескольким. Клавиши: 1–9 — выбрать, стрелки — двигаться, пробел — рисовать.
check-map = Планшет для проверки
check-seasons = Сезон
check-leave-out = Не считать этот сезон
check-name = Имя игрока
check-add-player = Добавить игрока
check-remove-player = Убрать этого игрока
check-coins = Сколько монет считать в этом сезоне
check-not-now = в этом сезоне не считается
check-result = Результат
# $title is the title, or the words for none.
check-rating = Итоговый счёт: { $rating } ({ $title })
check-text = Планшет текстом
check-text-about = Одиннадцать строк по одиннадцать знаков: f лес, v поселение, a поля, w водоём, m монстры, . пусто, r руины, ^ гора, # ущелье. Большая буква — местность на руинах.
check-text-used = Теперь планшет такой, как в тексте.
check-print = Напечатать
check-clear = Начать заново

# Reading a photo of a printed sheet
check-photo = Перенести с фото
check-photo-about = Сфотографируйте планшет, напечатанный с этого сайта, чтобы в кадр попали все четыре угловые метки. Фото не сохраняется.
check-photo-reading = Распознаём фото…
# $count is the number of spaces that a person should look at again.
check-photo-read =
    { $count ->
        [0] Рисунок перенесён с фото. Сверьте его с планшетом.
        [1] Рисунок перенесён с фото. Сверьте отмеченную клетку: на фото её трудно разобрать.
        [one] Рисунок перенесён с фото. Сверьте { $count } отмеченную клетку: на фото их трудно разобрать.
        [few] Рисунок перенесён с фото. Сверьте { $count } отмеченные клетки: на фото их трудно разобрать.
       *[many] Рисунок перенесён с фото. Сверьте { $count } отмеченных клеток: на фото их трудно разобрать.
    }
# Said by a screen reader after what is on a space.
check-photo-doubt = трудно разобрать
check-photo-compare = Показать фото
check-photo-done = Всё верно
check-photo-alt = Планшет на фото
# $sheet is the letter of a sheet, or the name of a sheet of one’s own.
check-photo-other-sheet = Планшет на фото ({ $sheet }) не тот, что в этой партии. Сначала выберите такой же.

# $size is about how much is loaded, in megabytes.
offline-keep = Сохранить для работы без сети ({ $size } МБ)
offline-keeping = Загружаем…
offline-kept = На этом устройстве вся игра работает и без сети: в одиночку, против ботов, несколько игроков за одним экраном, уроки, задачи, партии на бумаге и правила.
offline-printing = Страницы готовятся на этом устройстве…
