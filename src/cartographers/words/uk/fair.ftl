### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Чесне тасування
fair-commitment = Перед першою картою сервер закріпив секрет. Це його відбиток:
fair-secret = Це секрет:
fair-added = Випадкові числа додали: { $names }.
fair-without = Без випадкового числа: { $names }.
fair-seat = місце { $number }
fair-end = Секрет і випадкові числа задають порядок усіх карт. Коли партія закінчиться, тут перевірять кожну карту.
fair-checked = Перевірено: кожна карта випала так, як її перетасовано до гри.
fair-wrong = { $what ->
    [commitment] Секрет не відповідає своєму відбитку.
    [nonce] Випадкове число з цього пристрою не використано.
    [shuffle] Якась колода лежить не в тому порядку, який дає секрет.
   *[cards] Карти випали не так, як їх перетасовано.
}
