### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Uczciwe tasowanie
fair-commitment = Przed pierwszą kartą serwer wybrał tajną liczbę. Oto jej odcisk:
fair-secret = Oto tajna liczba:
fair-added = Z liczbą losową: { $names }.
fair-late = Od drugiej karty także: { $names }.
fair-without = Bez liczby losowej: { $names }.
fair-seat = miejsce { $number }
fair-own = Liczba losowa z tego urządzenia:
fair-uploaded = Tę grę wczytano z zapisu. Porównaj odcisk z tym, który był widoczny podczas gry.
fair-end = Tajna liczba i liczby losowe razem wyznaczają kolejność wszystkich kart. Gdy gra się skończy, sprawdzimy tu każdą kartę.
fair-checked = Sprawdzone: karty pojawiały się dokładnie w tej kolejności, w jakiej je potasowano.
fair-wrong = { $what ->
    [commitment] Tajna liczba nie pasuje do swojego odcisku.
    [nonce] Nie użyto liczby losowej z tego urządzenia.
    [shuffle] Jedna z talii ma inną kolejność, niż wyznacza tajna liczba.
    [setup] Edykty lub umiejętności są inne niż wylosowane.
   *[cards] Karty pojawiały się w innej kolejności, niż je potasowano.
}
