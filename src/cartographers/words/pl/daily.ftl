# Rozdanie dnia i tygodnia: karta na stronie głównej, strona dnia, minione dni, obrazek do wysłania.

daily = Rozdanie dnia
daily-title = { $kind ->
        [week] Rozdanie tygodnia
       *[day] Rozdanie dnia
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Arkusz { $letter }
daily-text = Wszyscy mają te same karty, a liczy się jedna próba.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = Liczy się do: { $until }. Zostało: { $left }
daily-finish = Rozpoczęta próba liczy się, jeśli skończysz ją do: { $until }.
daily-begins = Początek: { $when }
daily-rules = Próba liczy się od pierwszej karty, bez podpowiedzi. Jeśli zakończysz ją przed czasem, przepadnie.
daily-go = Zagraj
daily-go-on = Graj dalej
daily-again = Zagraj jeszcze raz
daily-again-text = To już się nie liczy, ale są podpowiedzi.
daily-results = Wyniki
# $finished is how many have a result; one alone has no place.
daily-standing =
    { $finished ->
        [1] { $stars } ★
       *[other] { $stars } ★ · lokata { $place } z { $finished }
    }
daily-place-of = Lokata { $place } z { $finished }
daily-running = Twoja próba trwa.
daily-ended = Twoja próba skończyła się przed czasem, bez wyniku.
daily-missed = Nie masz tu próby, która się liczy.
daily-late = Twoja próba nie skończyła się na czas i się nie liczy. Możesz ją jednak dokończyć.
daily-late-done = { $stars } ★ · ukończono za późno, nie liczy się
daily-began = { $began ->
        [0] Nikt jeszcze nie gra.
        [one] Rozpoczęto jedną próbę.
        [few] Rozpoczęto { $began } próby.
       *[many] Rozpoczęto { $began } prób.
    }
daily-closed = Wyniki innych zobaczysz, gdy twoja próba się skończy.
# $when is a day and an hour in the reader’s own time.
daily-closing = Ktoś może jeszcze kończyć próbę rozpoczętą na czas. Wyniki i karty będą widoczne od: { $when }.
daily-spread = Gwiazdki wszystkich graczy
# One bar for screen readers: how many tries have so many stars.
daily-bar = Gwiazdki od { $from } do { $to }, liczba prób: { $tries }
daily-best = Najlepsze wyniki
daily-none = Nie ma jeszcze wyników.
daily-place = Lokata
daily-name = Imię
daily-no-name = Gość
daily-stars = Gwiazdki
daily-seasons = Według pór roku
daily-you = ty
daily-own = Twoja partia
daily-maps = Najlepsze mapy
daily-map = { $name }. Gwiazdki: { $stars }
daily-par = Wynik wzorcowy
daily-share = Pochwal się
daily-share-text = Obrazek nie zdradza żadnej karty.
daily-share-go = Udostępnij obrazek
daily-save = Zapisz jako PNG
daily-picture = Twój wynik na obrazku
daily-fair = Uczciwe tasowanie
daily-fair-text = Karty wynikają z tajnej liczby. Jej odcisk jest znany tydzień wcześniej, a sama liczba dopiero wtedy, gdy skończy się twoja próba albo czas.
daily-fingerprint = Odcisk
daily-secret = Tajna liczba
daily-all = Wszystkie dni i tygodnie
daily-days = Dni
daily-weeks = Tygodnie
daily-coming = Przed nami
daily-earlier = Wcześniej
daily-later = Później
daily-players = { $count ->
        [one] Jeden wynik
        [few] { $count } wyniki
       *[many] { $count } wyników
    }

## Strona dnia

today-place = Lokata { $place } z { $finished }
today-medal = { $medal ->
        [gold] Złoty medal: wynik wzorcowy to { $par }.
        [silver] Srebrny medal: wynik wzorcowy to { $par }.
        [bronze] Brązowy medal: wynik wzorcowy to { $par }.
       *[none] Wynik wzorcowy to { $par }.
    }
today-map = Twoja dzisiejsza mapa
today-friends = Znajomi
today-has-drawn = mapa gotowa
today-is-drawing = rysuje
today-guest = Gość
today-yesterday = Najlepsza mapa z wczoraj
today-share = Udostępnij
# $more to liczba pozostałych graczy poza wymienionymi znajomymi.
today-drawn-by = { $more ->
        [0] Mapę dnia ma już: { $names }.
       *[other] Mapę dnia ma już: { $names } i jeszcze { $more }.
    }
# Pierwszy wiersz tego, co się udostępnia; $number to numer dnia.
share-line = Kartografowie nr { $number }: { $stars } ★
# $name is a player; what a sign beside the name leads to.
daily-profile = { $name }: publiczna strona
