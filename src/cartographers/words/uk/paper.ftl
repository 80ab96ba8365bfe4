### Printed pages, and the pages of the browser about playing on paper

## On printed pages

paper-document = Картографи: планшети для друку
paper-sheet = Планшет { $letter }: { $name }
paper-own-sheet = Власний планшет
paper-name = Ім’я
paper-title = Титул
paper-edicts = Укази
paper-cards = Засідки, герої, навички
paper-ambushes = Засідки
paper-heroes = Герої
paper-skills = Навички
paper-example = Приклад: { $stars } ★

## The page that prints

print-page = Друк планшетів
print-about = Планшети з місцем для зірок і сторінка про чотири укази.
print-sheets = Планшети
print-edicts = Укази
print-edicts-with = Зі сторінкою про укази
print-cards-with = Сторінка про засідки, героїв і навички
print-paper = Папір
# As in English: the name of a size of paper.
print-paper-a4 = A4
# As in English: the name of a size of paper.
print-paper-letter = Letter
print-paper-a5 = A5
print-paper-a4-two = A4, два планшети на сторінці
print-paper-letter-two = Letter, два планшети на сторінці
print-open = Відкрити PDF
print-none = Виберіть хоча б один планшет.

## The page that checks scores

check-page = Перевірка зірок
check-about = Перенесіть сюди мапу зі свого планшета. Кожну зірку буде пораховано й пояснено.
check-back = Назад до карт
check-to-table = До клубного столу
check-to-table-text = З вами перейдуть зірки тих, у кого тут пораховано всі чотири сезони.
check-tools = Що малювати
check-help = Натисніть клітинку або проведіть по кількох. Клавіші: 1–9 — вибрати, стрілки — рухатися, пробіл — малювати.
check-map = Мапа для перевірки
check-seasons = Сезон
check-leave-out = Не рахувати цей сезон
check-name = Ім’я гравця
check-add-player = Додати гравця
check-remove-player = Прибрати цього гравця
check-coins = Скільки монет рахувати цього сезону
check-not-now = цього сезону не рахуємо
check-result = Результат
# $title is the title, or the words for none.
check-rating = Підсумковий рахунок: { $rating } ({ $title })
check-text = Мапа текстом
check-text-about = Одинадцять рядків по одинадцять знаків: f ліс, v поселення, a поля, w водойма, m монстри, . порожньо, r руїни, ^ гора, # ущелина. Велика літера — місцевість на руїнах.
check-text-used = Тепер мапа така, як у тексті.
check-print = Надрукувати
check-clear = Почати заново

# Reading a photo of a printed sheet
check-photo = Перенести з фото
check-photo-about = Сфотографуйте планшет, надрукований із цього сайту, щоб у кадр потрапили всі чотири кутові позначки. Фото не зберігається.
check-photo-reading = Розпізнаємо фото…
# $count is the number of spaces that a person should look at again.
check-photo-read =
    { $count ->
        [0] Мапу перенесено з фото. Звірте її з планшетом.
        [1] Мапу перенесено з фото. Звірте позначену клітинку: на фото її важко розібрати.
        [one] Мапу перенесено з фото. Звірте { $count } позначену клітинку: на фото їх важко розібрати.
        [few] Мапу перенесено з фото. Звірте { $count } позначені клітинки: на фото їх важко розібрати.
       *[many] Мапу перенесено з фото. Звірте { $count } позначених клітинок: на фото їх важко розібрати.
    }
# Said by a screen reader after what is on a space.
check-photo-doubt = важко розібрати
check-photo-compare = Показати фото
check-photo-done = Усе правильно
check-photo-alt = Мапа на фото
# $sheet is the letter of a sheet, or the name of a sheet of one’s own.
check-photo-other-sheet = Планшет на фото ({ $sheet }) не той, що в цій партії. Спершу виберіть такий самий.

# $size is about how much is loaded, in megabytes.
offline-keep = Зберегти для роботи без мережі ({ $size } МБ)
offline-keeping = Завантажуємо…
offline-kept = На цьому пристрої вся гра працює і без мережі: одиночна гра, проти ботів, кілька гравців за одним екраном, уроки, задачі, партії на папері та правила.
offline-printing = Сторінки готуються на цьому пристрої…
