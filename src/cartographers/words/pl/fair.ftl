### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Uczciwe tasowanie
fair-commitment = Przed pierwszą kartą serwer ustalił tajną liczbę. To jej odcisk:
fair-secret = To tajna liczba:
fair-added = Liczby losowe dodali: { $names }.
fair-without = Bez liczby losowej: { $names }.
fair-seat = miejsce { $number }
fair-end = Tajna liczba i liczby losowe dają kolejność wszystkich kart. Po końcu gry każda karta zostanie tu sprawdzona.
fair-checked = Sprawdzono: każda karta przyszła tak, jak ją potasowano przed grą.
fair-wrong = { $what ->
    [commitment] Tajna liczba nie pasuje do swojego odcisku.
    [nonce] Liczba losowa z tego urządzenia nie została użyta.
    [shuffle] Któraś talia nie leży w kolejności, którą daje tajna liczba.
   *[cards] Karty nie przyszły tak, jak je potasowano.
}
