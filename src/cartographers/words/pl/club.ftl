# Polish: a club's table: the projector and the host's controls. Read by the browser.

## The projector

club-view = Co widać
club-view-card = Karta
club-view-maps = Mapy
club-view-ranking = Tabela
club-maps = Wszystkie mapy
club-still-drawing = Jeszcze rysują
club-more = i jeszcze { $count }
club-page = Strona { $page } z { $pages }
club-page-before = Poprzednia strona
club-page-next = Następna strona
club-page-keep = Zostań na tej stronie
club-page-turn = Zmieniaj strony automatycznie
# $name is that of the season, as a label.
club-standings = { $name }: tabela
club-on-paper = na papierze
# The ceremony at the end, from the third place to the first.
club-place = { $place }. miejsce: { $names }
club-moment-best = Najlepsza chwila
club-moments = Najlepsze chwile
# $name is that of a season, $edict what gave the most stars in it.
club-moment = { $edict } ({ $name }): { $stars } ★
club-ceremony-next = Dalej
club-join = Dołącz do gry
club-join-text = Zeskanuj kod telefonem albo otwórz ten adres:
club-code = Kod QR z linkiem
club-seated = Zajęte miejsca: { $count } z { $all }

## At everybody's table

club-not-started = Gra zacznie się na znak gospodarza.
club-paused = Przerwa: czekamy na gospodarza
club-waits-for-card = Wszyscy gotowi. Następną kartę odkryje gospodarz.

## Setting up

club-table = Stół klubowy
club-table-text = Wielu graczy, jeden projektor, a ty prowadzisz grę.
club-most-seats = Maksymalna liczba graczy
club-host-plays = Też gram
club-host-deals = Ktoś rysuje na papierze: następna karta czeka na mnie
setup-webhook = Dla klubu: gra może sama ogłaszać na czacie lub stronie, czyj jest ruch i kto wygrał. Adres (webhook) ustawisz w menu gry.
own-sheet-help = Naciśnij obszar albo przeciągnij po kilku; ponowne naciśnięcie usuwa. Klawisze: strzałki przesuwają, spacja rysuje, 1–4 wybierają.
own-sheet-text-about = Jedenaście rzędów po jedenaście znaków: . to pusty obszar, ^ Góra, r Ruiny, # Wąwóz. Można też zapisać wszystko w jednym wierszu, oddzielając rzędy znakiem /.

## The host's controls

club-host = Prowadzenie gry
club-not-host = Ta strona jest tylko dla gospodarza stołu.
club-to-table = Do stołu
club-link = Link dla graczy
club-all-drawn = Wszyscy gotowi
club-start = { $count ->
        [one] Zacznij: { $count } gracz
        [few] Zacznij: { $count } graczy
       *[many] Zacznij: { $count } graczy
    }
club-spare = Miejsca dla spóźnionych
club-start-text = Pozostałe wolne miejsca znikają. Na tych, które zostawisz, rysuje bot, dopóki ktoś nie przyjdzie.
club-go-on = Wznów
club-next-card = Następna karta
club-pause = Wstrzymaj
club-hurry = Dokończ rundę
club-hurry-sure = { $count ->
        [one] W tej rundzie za { $count } gracza narysuje bot.
        [few] W tej rundzie za { $count } graczy narysują boty.
       *[many] W tej rundzie za { $count } graczy narysują boty.
    }
club-end-sure = Gra skończy się dla wszystkich i nikt nie wygra.
club-ceremony-go-on = Ogłaszaj wyniki dalej
club-again = Kolejna gra
club-again-text = Ci sami gracze, nowe rozdanie.
club-again-go = Do kolejnej gry
club-host-of = Prowadzenie gry przy stole: { $names }
club-projector-of = Projektor stołu: { $names }
club-cancel = Anuluj
club-seats = Przy stole
club-nobody = Na razie nikogo nie ma. Pokaż kod na projektorze albo wyślij link.
club-seat-minded = gra bot, miejsce jest wolne
club-seat-away = bez połączenia
club-free = Zwolnij miejsce: { $name }
club-free-yes = Zwolnij miejsce
club-free-text = Na zwolnionym miejscu gra bot, dopóki ktoś nie zajmie go przez link.
club-free-before = Zwolnione miejsce może zająć każdy, kto ma link.
club-paper = Na papierze
club-paper-text = Gracze, którzy rysują na papierze, patrzą na karty z projektora. Na koniec wpisz ich gwiazdki do tabeli.
club-paper-stars = Gwiazdki: { $name }
club-paper-remove = Usuń: { $name }
club-paper-add = Dodaj
