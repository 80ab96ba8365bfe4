### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Честная тасовка
fair-commitment = Перед первой картой сервер закрепил секрет. Это его отпечаток:
fair-secret = Это секрет:
fair-added = Случайные числа добавили: { $names }.
fair-without = Без случайного числа: { $names }.
fair-seat = место { $number }
fair-end = Секрет и случайные числа задают порядок всех карт. Когда партия закончится, здесь проверят каждую карту.
fair-checked = Проверено: каждая карта выпала так, как её перетасовали до игры.
fair-wrong = { $what ->
    [commitment] Секрет не подходит к своему отпечатку.
    [nonce] Случайное число с этого устройства не использовано.
    [shuffle] Какая-то колода лежит не в том порядке, который даёт секрет.
   *[cards] Карты выпали не так, как их перетасовали.
}
