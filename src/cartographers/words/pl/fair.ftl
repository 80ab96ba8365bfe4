### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Uczciwe tasowanie
fair-commitment = Przed pierwszą kartą serwer wybrał tajną liczbę. Oto jej odcisk:
fair-secret = Oto tajna liczba:
fair-added = Z liczbą losową: { $names }.
fair-without = Bez liczby losowej: { $names }.
fair-seat = miejsce { $number }
fair-end = Tajna liczba i liczby losowe razem wyznaczają kolejność wszystkich kart. Po zakończeniu gry każda karta zostanie tu sprawdzona.
fair-checked = Sprawdzono: karty odkrywano dokładnie w tej kolejności, w jakiej potasowano je przed grą.
fair-wrong = { $what ->
    [commitment] Tajna liczba nie pasuje do swojego odcisku.
    [nonce] Nie użyto liczby losowej z tego urządzenia.
    [shuffle] Jedna z talii ma inną kolejność, niż wyznacza tajna liczba.
   *[cards] Karty odkrywano w innej kolejności, niż je potasowano.
}
