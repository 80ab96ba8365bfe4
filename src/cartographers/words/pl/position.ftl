### Ustawianie pozycji: strona i zadanie dla znajomych

title-position = Ustaw pozycję · Kartografowie
title-position-puzzle = Zadanie od znajomych · Kartografowie
position-page = Ustaw pozycję
position-about = Narysuj mapę i wybierz, co już się wydarzyło. Potem graj dalej, poszukaj najlepszego rysunku albo wyślij pozycję znajomym.
position-season = Pora roku
position-next = Następna karta
position-next-add = Wybierz następną kartę…
# $clock is the time that these cards take, $time how long the season lasts.
position-used = Karty tej pory roku (czas { $clock } z { $time })
position-used-only = Karty tej pory roku
position-used-add = Dodaj odkrytą kartę…
position-met = Zasadzki i herosi z wcześniejszych pór roku
position-met-add = Dodaj odkrytą kartę…
position-card = { $card } · czas { $time }
position-take-away = Zabierz: { $card }
position-explore = Karty Odkryć i Ruin
position-ambushes = Zasadzki
position-heroes = Herosi
position-coins = Monety
position-crossed = Z tego wydane
position-with-heroes = Z kartami Herosa
position-play = Graj dalej
position-bots = Przeciwnicy
position-bots-number = { $number ->
        [0] brak
        [one] { $number } bot
        [few] { $number } boty
        [many] { $number } botów
       *[other] { $number } bota
    }
position-begin = Graj od tego miejsca
position-counts-nowhere = Boty zaczynają z tą samą mapą. Resztę talii tasujemy, a ta gra się nie liczy.
position-look = Najlepszy rysunek
position-look-now = Znajdź najlepsze rysunki
position-looking = Patrzę kilka kart naprzód…
position-look-card = Najpierw wybierz następną kartę: to o nią chodzi.
position-send = Wyślij
position-link = Link do tej pozycji
position-puzzle-link = Link: zadanie dla znajomych
position-puzzle-card = Żeby powstało zadanie, następną kartą musi być karta Odkryć.
position-send-wrong = Link pojawi się, gdy w pozycji wszystko będzie się zgadzać.
position-puzzle = Zadanie od znajomych
position-open = Otwórz tę pozycję
position-set-up = Ustaw tę pozycję
