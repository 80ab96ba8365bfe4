# Polish: puzzles: those of today, one to be solved, and what the answer was worth. Read by the browser.

title-puzzles = Zadania · Kartografowie
puzzles = Zadania
puzzles-text = Znajdź rysunek, który do końca gry da najwięcej gwiazdek. Rzadko jest to ten, który daje ich najwięcej od razu. Liczy się tylko pierwsza odpowiedź.
puzzles-today = Dzisiaj
puzzles-until = Następne: { $until }
puzzles-none = Nie ma jeszcze zadań.
puzzles-you = Ty
puzzles-rating = Ranking
puzzles-about = około { $rating }
puzzles-solved = Rozwiązane
puzzles-of = { $solved } z { $tries }
puzzles-streak = Z rzędu
puzzles-longest = Najwięcej z rzędu
puzzles-begin = Rozwiąż pierwsze
puzzles-left = { $count ->
        [0] To już wszystkie. Stare wracają, ale już się nie liczą.
        [one] Czeka na ciebie { $count } nowe zadanie.
        [few] Czekają na ciebie { $count } nowe zadania.
       *[many] Czeka na ciebie { $count } nowych zadań.
    }
puzzles-all = Wszystkie zadania
puzzle-place = { $sheet } · { $name }
puzzle-rating = Trudność { $rating }
puzzle-solved-by = { $tries ->
        [0] Nikt jeszcze nie próbował
        [one] Rozwiązane: { $solved } z { $tries }
        [few] Rozwiązane: { $solved } z { $tries }
       *[many] Rozwiązane: { $solved } z { $tries }
    }
puzzle-solved = Rozwiązane
puzzle-missed = Nierozwiązane
puzzle-task = Który rysunek da najwięcej gwiazdek do końca gry? Edykty tej pory roku: { $edicts }.
puzzle-verdict = { $grade ->
        [best] To najlepszy rysunek!
        [close] Blisko, ale jest lepszy
       *[off] To nie ten rysunek
    }
puzzle-lead = Każdy inny rysunek traci do końca gry co najmniej { $stars } ★.
puzzle-loss = Traci do końca gry około { $stars } ★.
puzzle-moved = Twój ranking: { $before } → { $after } ({ $change }).
puzzle-streak = { $streak ->
        [0] { "" }
        [one] Zaczyna się nowa seria.
        [few] Już { $streak } z rzędu!
       *[many] Już { $streak } z rzędu!
    }
puzzle-not-counted = To zadanie masz już za sobą, więc odpowiedź się nie liczy.
puzzle-why = Dlaczego właśnie ten rysunek jest najlepszy
puzzle-drawings = Rysunki na mapie
puzzle-best = Najlepszy
puzzle-yours = Twój
puzzle-less = −{ $stars } ★
puzzle-at-once = Co zmienia się od razu
puzzle-coins = Monety
puzzle-monsters = Potwory
puzzle-average = Do końca gry, średnio
puzzle-minus-yours = Najlepszy − twój
puzzle-minus-next = Najlepszy − drugi najlepszy
puzzle-altogether = Razem
puzzle-plus-minus = { $stars } ± { $error }
puzzle-unclear = może to przypadek
puzzle-average-wait = Liczymy, ile daje każda część…
puzzle-average-note = Średnie z { $futures } partii dogranych po każdym z dwóch rysunków, z tymi samymi kartami; po ± stoi błąd standardowy. To inne partie niż te, z których pochodzi liczba u góry, więc obie liczby mogą się różnić.
puzzle-note = To przewidywane gwiazdki: średnia z wielu partii dogranych od tej pozycji z tymi samymi kartami.
puzzle-game = Zobacz całą partię
puzzle-next = Następne zadanie

## One’s own mistakes, which come back as puzzles

title-mistakes = Twoje błędy · Kartografowie
mistakes = Twoje błędy
mistakes-about = Ruchy, które kosztowały cię najwięcej: spróbuj jeszcze raz.
mistakes-text = Ruchy, które kosztowały cię najwięcej, wracają tu jako zadania: najpierw jeszcze tego samego dnia, potem po dniu, po trzech dniach, po tygodniu i tak dalej, aż je opanujesz. Widzisz je tylko ty.
mistakes-none = Na razie nic tu nie ma. Dokończ partię, otwórz jej analizę i naciśnij „Przećwicz”.
mistakes-due = { $count ->
        [0] Na razie nie ma czego ćwiczyć.
        [one] Jeden ruch do przećwiczenia.
        [few] { $count } ruchy do przećwiczenia.
       *[many] { $count } ruchów do przećwiczenia.
    }
mistakes-go = Przećwicz
mistakes-comes-back = Następny wróci: { $when }.
mistakes-learned = Opanowane: { $learned } z { $mistakes }
mistakes-themes = Czego dotyczą
mistakes-learned-head = Opanowane
mistakes-right-head = Dobre odpowiedzi
mistakes-games = Partie, w których jeszcze nie szukano błędów
mistakes-search-text = Każdą partię trzeba najpierw przeanalizować. Trwa to około minuty.
mistakes-search = { $games ->
        [one] Przejrzyj jedną partię
        [few] Przejrzyj { $games } partie
       *[many] Przejrzyj { $games } partii
    }
mistakes-searching = Partia { $number } z { $games }…
mistakes-stop = Zatrzymaj
mistakes-all = Wszystkie twoje błędy
theme-ruins = Ruiny
theme-edict-now = Edykty tej pory roku
theme-edict-later = Edykty kolejnych pór roku
theme-monsters = Potwory
theme-coins = Monety
theme-late-coins = Monety zdobyte późno
theme-room = Miejsce na kolejne karty
practise-text = Z ruchów, które kosztowały cię najwięcej, możesz zrobić zadania tylko dla siebie.
practise = { $turns ->
        [one] Przećwicz ten ruch
        [few] Przećwicz te { $turns } ruchy
       *[many] Przećwicz te { $turns } ruchów
    }
practise-looking = Szukam lepszych rysunków…
practise-found = { $count ->
        [0] Żadnego wyraźnego błędu. Ładnie narysowane!
        [one] Jeden ruch do przećwiczenia.
        [few] { $count } ruchy do przećwiczenia.
       *[many] { $count } ruchów do przećwiczenia.
    }
mistake = Z twojej partii
mistake-played = W partii
mistake-about = O co chodziło: { $theme }.
mistake-edict = Decyduje edykt „{ $edict }”.
mistake-comes-back = Wróci: { $when }.
mistake-learned = Ten ruch masz już opanowany. Nie wróci.
mistake-remove = Nie pokazuj więcej
mistake-removed = Już nie wróci.
mistake-next = Następny
