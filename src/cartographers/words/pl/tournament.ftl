# Polish: tournaments: making one, its page (joining, deals, standings, comparing, corrections), a line on the home page.

tournament-new = Nowy turniej
tournament-about = Wszyscy grają te same rozdania, każdy na swojej mapie. Potem widać, komu poszło najlepiej.
tournament-name = Nazwa turnieju
tournament-deals = Rozdania
tournament-when = Kiedy się gra
tournament-live = Na żywo
tournament-live-text = Otwierasz rozdania po kolei i wszyscy rozgrywają je w tym samym czasie.
tournament-timed = Do określonej daty
tournament-timed-text = Do tego czasu wszystkie rozdania są otwarte i każdy gra, kiedy chce.
tournament-ends = Koniec
tournament-people = Gracze
tournament-late = Można dołączyć także po rozpoczęciu
tournament-plays = Też gram
tournament-plays-text = Jeśli nie grasz, od razu widzisz wszystkie wyniki.
tournament-in-turn = Wszystkie drukowane arkusze po kolei
tournament-make = Utwórz turniej

# Where it stands.
tournament-phase = { $phase ->
        [joining] Gracze dołączają.
        [running] Turniej trwa.
        [paused] Przerwa: nowego rozdania teraz nie zaczniesz. Rozpoczęte możesz dokończyć.
        [ended] Czas minął.
       *[over] To są wyniki końcowe.
    }
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
tournament-until = Otwarte do: { $until }. Zostało: { $left }
tournament-join = Dołącz
tournament-no-entry = Nie grasz w tym turnieju, a dołączyć już się niestety nie da.
tournament-out = Nie ma cię już w tym turnieju. Przywrócić cię może tylko organizator.
tournament-soon = Następne rozdanie otworzy organizator. Od razu pojawi się na tej stronie.
tournament-rules = Rozdanie liczy się od pierwszej karty, bez podpowiedzi. Jeśli zakończysz je przed czasem, przepadnie.

# One deal. $number counts from 1.
tournament-deal = Rozdanie { $number }
tournament-stage = { $stage ->
        [soon] Jeszcze zamknięte
        [open] Otwarte
        [running] Właśnie je rozgrywasz
        [done] Rozegrane
        [ended] Zakończone przed czasem, bez wyniku
        [struck] Wynik skreślony przez organizatora
        [late] Ukończone za późno, nie liczy się
       *[missed] Nierozegrane
    }
# How many of the players have finished a deal.
tournament-finished = Ukończone: { $finished } z { $players }
tournament-closed = { $live ->
        [yes] Wyniki zobaczysz, gdy organizator zamknie rozdanie.
       *[no] Wyniki zobaczysz, gdy rozegrasz to rozdanie.
    }
tournament-hide = Ukryj wyniki

tournament-standings = Tabela
tournament-by-stars = Według gwiazdek
tournament-by-points = Według punktów turniejowych
tournament-points = Punkty turniejowe
tournament-points-text = Za każde rozdanie: punkt za każdego, kto ma mniej gwiazdek, i pół punktu za każdego, kto ma ich tyle samo.
tournament-percent = { $percent }%
tournament-nobody = Nikt jeszcze nie dołączył.
# A player’s result that is not known yet, for screen readers.
tournament-progress = { $progress ->
        [playing] w trakcie
        [finished] ukończone
       *[none] nierozegrane
    }
tournament-mark = { $mark ->
        [struck] skreślony
        [late] za późno
       *[again] kolejna próba
    }

tournament-compare = Porównaj dwóch graczy
tournament-first = Pierwszy gracz
tournament-second = Drugi gracz
tournament-difference = Różnica
tournament-won = Wygrane rozdania
tournament-sum = Razem
# The maps of one deal side by side, turn by turn. $gain has its sign, $name is a season as a label.
tournament-maps = Mapy obok siebie
tournament-maps-add = Jeszcze jedna mapa
tournament-maps-remove = Usuń tę mapę
tournament-maps-gain = Ten rysunek: { $gain } ★
tournament-maps-season = { $name }: { $stars } ★
tournament-maps-text = O ile więcej gwiazdek dałaby pora roku z tym rysunkiem niż bez niego.
tournament-csv = Wyniki jako CSV
tournament-print = Wydrukuj tabelę
tournament-tied = wspólne
# $way is “stars”, “points” or “series”.
tournament-ties = = oznacza wspólne miejsce: gracze mają tyle samo { $way ->
        [series] punktów serii
        [points] punktów turniejowych
       *[stars] gwiazdek
    }.
tournament-json = Wyniki jako JSON

# What the host sees.
tournament-host = Organizujesz ten turniej
tournament-link = Link dla graczy
tournament-link-text = Kto otworzy ten link, może dołączyć.
tournament-open-all = Otwórz wszystkie rozdania
tournament-open = Otwórz rozdanie { $number }
tournament-close = Zamknij rozdanie { $number } i pokaż wyniki
tournament-close-sure = { $playing ->
        [one] Jeden gracz jeszcze rysuje. Jego próba nie będzie się liczyć.
        [few] { $playing } graczy jeszcze rysuje. Ich próby nie będą się liczyć.
       *[many] { $playing } graczy jeszcze rysuje. Ich próby nie będą się liczyć.
    }
tournament-pause = Wstrzymaj
tournament-continue = Wznów
tournament-finish = Zamknij turniej
tournament-finish-sure = Potem niczego już nie zmienisz, a rozdania w toku nie będą się liczyć. Serwer nie trzyma starych turniejów bez końca: pobierz wyniki, jeśli chcesz je mieć.
tournament-sure = Tak, zamknij
tournament-not = Nie

tournament-correct = Popraw coś
tournament-what = Co
tournament-whom = Gracz
tournament-which = Rozdanie
tournament-new-name = Nowe imię
tournament-do = Popraw
tournament-kind = { $kind ->
        [rename] Zmień imię
        [remove] Usuń gracza
        [readmit] Przywróć gracza
        [strike] Skreśl wynik
        [again] Daj kolejną próbę
       *[ends] Przesuń koniec
    }
tournament-corrections = Poprawki
# $name is a player, $before and $after are names or, for the end, moments.
tournament-corrected = { $kind ->
        [rename] { $before } → { $after }
        [remove] { $name }: poza turniejem
        [readmit] { $name }: znów w turnieju
        [strike] { $name }, rozdanie { $deal }: wynik skreślony
        [again] { $name }, rozdanie { $deal }: kolejna próba
       *[ends] Nowy koniec: { $after }
    }
tournament-fair-text = Karty wynikają z tajnej liczby. Jej odcisk znasz od początku, a samą liczbę zobaczysz, gdy organizator zamknie rozdanie.

# A series of tournaments over weeks. $name is its first tournament, $points a list of numbers, the first place first.
tournament-series = Seria: { $name }
tournament-series-of = Punkty serii
tournament-series-next = Następny turniej serii
tournament-series-after = Następny turniej serii „{ $name }”. Każdy dołącza jeszcze raz, a punkty serii się sumują.
tournament-series-text = Punkty serii za miejsce w każdym turnieju, od pierwszego: { $points }.
tournament-series-dropped = { $drops ->
        [one] U każdego gracza nie liczy się jeden najgorszy turniej.
        [few] U każdego gracza nie liczą się { $drops } najgorsze turnieje.
       *[many] U każdego gracza nie liczy się { $drops } najgorszych turniejów.
    }
tournament-series-points = Punkty serii
tournament-series-stars = { $stars } ★
# For screen readers, after points.
tournament-series-not = nie liczy się
tournament-series-nothing = Pierwsze wyniki pojawią się, gdy turniej się skończy.
tournament-series-all = Turnieje
tournament-series-counted = Wliczony
tournament-series-by-place = Punkty serii za miejsca, od pierwszego
tournament-series-drops = Ile najgorszych turniejów się nie liczy
tournament-series-change = Zmień
tournament-series-out = Usuń z serii
# $name is the tournament.
tournament-series-out-sure = Usunąć turniej „{ $name }” z serii? Turniej zostanie, ale jego punkty nie będą się już tu liczyć. Nie da się go przywrócić.
tournament-series-out-yes = Tak, usuń

tournament-home = Grasz w klubie?
tournament-home-new = Utwórz turniej
# A tournament on the home page; $count deals can be played now.
tournament-home-line = { $count ->
        [0] { $name }
        [one] { $name }: czeka jedno rozdanie
        [few] { $name }: czekają { $count } rozdania
       *[many] { $name }: czeka { $count } rozdań
    }
