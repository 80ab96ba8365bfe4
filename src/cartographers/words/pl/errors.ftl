# Polish: what is wrong, and what would be right. Every message is one or two whole sentences; `error-due-…`
# are names of things that other messages put after a colon.

## Setting up a game

# $choices are words to be typed.
error-setup-unknown =
    { $kind ->
        [sheet] Nie mamy tu arkusza „{ $word }”.
        [explore-set] Nie mamy tu kart Odkryć „{ $word }”.
        [season-set] Nie mamy tu kart pór roku „{ $word }”.
        [box-of-scoring-cards] Nie mamy tu pudełka z kartami Punktacji „{ $word }”.
        [scoring-card] Nie mamy tu karty Punktacji „{ $word }”.
        [ambush-card] Nie mamy tu karty Zasadzki „{ $word }”.
        [skill] Nie mamy tu umiejętności „{ $word }”.
        [bot] Nie mamy tu bota „{ $word }”.
        [character] Nie mamy tu postaci „{ $word }”.
       *[box] Nie mamy tu pudełka „{ $word }”.
    } Do wyboru: { $choices }.
error-setup-sheet = Na tym arkuszu nie da się grać. { $wrong }
error-setup-sheet-line = Zapisz własny arkusz w jednym wierszu: { $line }
error-setup-seats = Grać może od 1 do { $most } osób, a nie { $seats }.
error-setup-names = Imion jest { $names }, a graczy { $seats }: każdy potrzebuje jednego imienia.
error-setup-name =
    Imię „{ $name }” tu nie przejdzie. Może mieć { $longest ->
        [one] najwyżej { $longest } znak
        [few] najwyżej { $longest } znaki
       *[many] najwyżej { $longest } znaków
    }, bez pionowej kreski (|) i bez spacji na początku ani na końcu.
error-name-taken = Ktoś tu już ma to imię: { $name }. Może { $proposal }?
error-name-alike = Imienia „{ $name }” nie da się odróżnić od „{ $other }”, a tak już ktoś się tu nazywa. Może „{ $proposal }”?
error-name-unseen = Znak numer { $position } w tym imieniu ({ $code }) jest niewidoczny. Bez niego jest dobrze: „{ $proposal }”.
error-name-direction = Znak numer { $position } w tym imieniu ({ $code }) odwraca kierunek pisma. Bez niego jest dobrze: „{ $proposal }”.
error-name-unknown = Znaku numer { $position } w tym imieniu ({ $code }) nie każdy zobaczy. Bez niego jest dobrze: „{ $proposal }”.
error-name-marks = Znak numer { $position } w tym imieniu ma za dużo znaków diakrytycznych ({ $code }), a mogą być najwyżej trzy. Tak będzie dobrze: „{ $proposal }”.
error-name-separator = Znak „{ $character }” w takim imieniu nie przejdzie. Może „{ $proposal }”?
error-name-long = To imię jest za długie: zmieści się najwyżej { $most } znaków, a ma ich { $length }. Może „{ $proposal }”?
error-name-nothing = W tym imieniu nic nie widać. Wpisz litery, cyfry albo emoji.
error-setup-stacks = Kart Punktacji z jednego pudełka użyjesz tylko raz.
error-setup-edict-box = Karta Punktacji „{ $card }” jest z pudełka, którego nie ma w tej grze: { $box }.
error-setup-edicts = Cztery edykty to po jednej karcie Punktacji każdego rodzaju: Las, Wioska, Pole i Woda oraz Układ mapy. Wybrane: { $cards }.
error-setup-ambush-twice = Każdą kartę Zasadzki możesz wybrać tylko raz.
error-setup-ambushes =
    Wybierz { $wanted ->
        [one] dokładnie { $wanted } kartę Zasadzki
        [few] dokładnie { $wanted } karty Zasadzki
       *[many] dokładnie { $wanted } kart Zasadzki
    } albo całe zestawy, z których wylosuje je gra. Wybrane: { $given }.
error-setup-needs-heroes = W grze z samym pudełkiem „Kartografowie: Herosi” zawsze są karty Herosa.
error-setup-no-heroes = W tych pudełkach nie ma kart Herosa.
error-setup-skills =
    Wybierz { $wanted ->
        [one] { $wanted } umiejętność
        [few] { $wanted } różne umiejętności
       *[many] { $wanted } różnych umiejętności
    } albo nie wybieraj żadnej. Wybrane: { $given }.
error-setup-skill-twice = Każdą kartę Umiejętności możesz wybrać tylko raz.
error-setup-needs-explore = Do gry potrzebne są karty Odkryć. Wybrane: { $boxes }. Dodaj jedno z tych pudełek: { $choices }.
error-setup-no-stack =
    { $stack ->
        [forest] W tych pudełkach nie ma kart Punktacji dla Lasu.
        [village] W tych pudełkach nie ma kart Punktacji dla Wioski.
        [farm-water] W tych pudełkach nie ma kart Punktacji dla Pola i Wody.
       *[space] W tych pudełkach nie ma kart Punktacji rodzaju „Układ mapy”.
    }
error-setup-needs-person = Bez człowieka nie ma gry: zajmij miejsce albo zostaw choć jedno wolne.
error-seed = Numer rozdania to liczba całkowita, 0 lub większa, a nie { $seed }.
error-order-short =
    { $cards ->
        [one] { $cards } karta nie wystarczy: gra potrzebuje więcej.
        [few] { $cards } karty nie wystarczą: gra potrzebuje więcej.
       *[many] { $cards } kart nie wystarczy: gra potrzebuje więcej.
    }

## A sheet that a player drew

error-sheet = { $reasons }
error-sheet-rows =
    Arkusz ma { $side } rzędów, a ten { $rows ->
        [0] nie ma żadnego
        [one] ma { $rows } rząd
        [few] ma { $rows } rzędy
       *[many] ma { $rows } rzędów
    }.
error-sheet-row =
    W rzędzie { $row } { $cells ->
        [0] nie ma obszarów
        [one] jest { $cells } obszar
        [few] są { $cells } obszary
       *[many] jest { $cells } obszarów
    } zamiast { $side }.
error-sheet-mark = Znak „{ $mark }” (rząd { $row }, kolumna { $column }) nic tu nie znaczy.
error-sheet-more =
    { $more ->
        [one] I jeszcze { $more } podobny błąd.
        [few] I jeszcze { $more } podobne błędy.
       *[many] I jeszcze { $more } podobnych błędów.
    }
error-sheet-marks = Użyj . dla pustego obszaru, ^ dla Góry, # dla Wąwozu i r dla Ruin.
error-sheet-room =
    { $room ->
        [0] Nie ma obszarów, na których można rysować; gra potrzebuje co najmniej { $least }.
        [one] Rysować można tylko na { $room } obszarze; gra potrzebuje co najmniej { $least }.
        [few] Rysować można tylko na { $room } obszarach; gra potrzebuje co najmniej { $least }.
       *[many] Rysować można tylko na { $room } obszarach; gra potrzebuje co najmniej { $least }.
    }
error-sheet-long = Arkusz ma { $side } rzędów po { $side } obszarów, a ten tekst jest dużo dłuższy.
# $printed is a number or a range such as 4–6.
error-sheet-mountains =
    { $here ->
        [0] Na tym arkuszu nie ma Gór; na drukowanych jest ich { $printed }.
        [one] Na tym arkuszu jest { $here } Góra; na drukowanych jest ich { $printed }.
        [few] Na tym arkuszu są { $here } Góry; na drukowanych jest ich { $printed }.
       *[many] Na tym arkuszu jest { $here } Gór; na drukowanych jest ich { $printed }.
    }
error-sheet-ruins =
    { $here ->
        [0] Na tym arkuszu nie ma Ruin; na drukowanych liczba obszarów Ruin to { $printed }.
        [one] Na tym arkuszu jest { $here } obszar Ruin; na drukowanych jest ich { $printed }.
        [few] Na tym arkuszu są { $here } obszary Ruin; na drukowanych jest ich { $printed }.
       *[many] Na tym arkuszu jest { $here } obszarów Ruin; na drukowanych jest ich { $printed }.
    }
error-sheet-shut =
    { $shut ->
        [one] Obok { $shut } Góry nie ma pustych obszarów i nie da ona monety.
        [few] Obok { $shut } Gór nie ma pustych obszarów i nie dadzą one monet.
       *[many] Obok { $shut } Gór nie ma pustych obszarów i nie dadzą one monet.
    }

## Players of the computer

error-player-unknown = Nie mamy tu gracza „{ $name }”. Do wyboru: { $choices }.
error-player-character = Nie mamy tu gracza „{ $name }”, bo nie ma postaci „{ $character }”. Do wyboru: { $choices }.
error-player-setting = Nie mamy tu gracza „{ $name }”: { $kind } nie ma ustawień. Wpisz samo { $kind }.
error-player-budget = Nie mamy tu gracza „{ $name }”. { $wrong }
error-player-net = Nie mamy tu gracza „{ $name }”: potrzebna jest wytrenowana sieć i dodatek fast (docs/neural.md).
error-budget = Czas do namysłu zapisuje się inaczej niż „{ $text }”: wpisz milisekundy (200ms), sekundy (1s) lub rozgrywki próbne (500n).

## Spaces and maps as text

error-cell = { $name } to nie obszar mapy: rzędy są od A do K, kolumny od 1 do 11, na przykład B4.
error-cell-twice = Obszar { $cell } jest tu dwa razy.
error-cells-again = W „{ $part }” jest obszar, który był już w „{ $text }”.
error-cells-run = „{ $part }” to nie obszary obok siebie w jednym rzędzie. Takie zapisuje się na przykład tak: A9-A11.
error-map-text = Mapa to { $side } wierszy tekstu.
error-map-rows =
    Mapa ma { $side } rzędów, a ta { $rows ->
        [0] nie ma żadnego
        [one] ma { $rows } rząd
        [few] ma { $rows } rzędy
       *[many] ma { $rows } rzędów
    }.
error-map-row =
    W rzędzie { $row } { $cells ->
        [0] nie ma obszarów
        [one] jest { $cells } obszar
        [few] są { $cells } obszary
       *[many] jest { $cells } obszarów
    } zamiast { $side }: { $line }
error-map-mark = Znak „{ $mark }” (rząd { $row }, kolumna { $column }) nie oznacza terenu. Użyj { $marks }; teren narysowany na Ruinach ma wielką literę.
error-map-line = { $wrong } Cały wiersz: { $line }

## Records of games

error-illegal = Tak się nie da – { $why }.
error-at-line = Wiersz { $line }: { $wrong }
error-at-seat = Miejsce { $seat }: { $wrong }
error-header-twice = Wiersz { $line }: „{ $name }” jest w nagłówku dwa razy.
error-header-seats = „{ $text }” to nie liczba miejsc: wpisz liczbę.
error-header-heroes = „{ $text }” nie mówi, czy w grze są karty Herosa: wpisz yes lub no.
error-header-format = W nagłówku brakuje wiersza: format: { $format }
error-header-unknown = Wiersz { $line }: „{ $name }” nie pasuje do nagłówka. Pasują tylko: { $choices }.
error-header-missing = W nagłówku brakuje: { $missing }.
error-column = Co tu znaczy „{ $text }”? Zapisz to tak: { $example }; kreska (-) znaczy nic.
error-column-terrain = „{ $letter }” nie oznacza terenu: użyj { $letters }.
error-record-setup = Z takimi ustawieniami nie da się grać. { $wrong }
error-record-format = Ten zapis ma format { $found }, a odczytać da się tylko { $format }.
error-record-at = Krok { $step }: { $wrong }
# $where names the season and, in most cases, the card.
error-record-step = Krok { $step } ({ $where }): { $wrong }
error-record-seat = Krok { $step } ({ $where }), miejsce { $seat }: { $wrong }
error-record-stops = Zapis kończy się za wcześnie. Powinno tu jeszcze być: { $due }.
error-record-cut = Tekst jest urwany. Powinno tu jeszcze być: { $due }. Zapis kończy się wierszem „end”, a gdy gra nie jest skończona, wierszem „to be continued”.
error-record-after-end = Wiersz { $line }: po końcu zapisu nie powinno już nic być.
error-record-line = Żaden wiersz zapisu nie zaczyna się od „{ $label }”.
error-record-heading = Nagłówek „{ $season }” pojawia się za wcześnie. Najpierw powinno być: { $due }.
error-record-no-heading = Przed pierwszą kartą pory roku brakuje nagłówka „{ $season }”.
error-record-columns = Przy karcie „{ $card }” nikt o niczym nie decyduje, więc jej wiersz nie ma kolumn.
error-record-card = Nie mamy tu karty „{ $card }”.
error-record-seats =
    W wierszu każde miejsce ma swoją kolumnę, więc powinno ich być { $seats }, a ten { $columns ->
        [0] nie ma żadnej
        [one] ma { $columns } kolumnę
        [few] ma { $columns } kolumny
       *[many] ma { $columns } kolumn
    }.
error-record-label = Zamiast „{ $found }” powinien tu być wynik „{ $label }”.
error-record-sum = Suma dla miejsca { $seat } wynosi { $right }, a nie { $found }.
error-record-end = Tak się gra nie kończy: „{ $text }”. Zapisz to tak: { $example }
error-record-stars = „{ $text }” to nie liczba gwiazdek: wpisz liczbę.
error-record-not-due = Jest: { $found }. Teraz powinno być: { $due }.
error-record-entries =
    Na liście „{ $name }” każde miejsce ma swój wpis, więc powinno ich być { $seats }, a ta { $entries ->
        [0] nie ma żadnego
        [one] ma { $entries } wpis
        [few] ma { $entries } wpisy
       *[many] ma { $entries } wpisów
    }.
error-record-missing =
    { $what ->
        [draw] Brakuje rysunku.
        [declare] Brakuje zgłoszonej umiejętności.
        [ambush] Brakuje zasadzki.
        [hero] Brakuje herosa.
        [destroy] Brakuje zniszczonego obszaru.
        [target] Brakuje celu.
        [coin-track] Brakuje toru monet.
        [first-edict] Brakuje wyniku pierwszego edyktu.
        [second-edict] Brakuje wyniku drugiego edyktu.
        [coins] Brakuje wyniku za monety.
        [monsters] Brakuje strat przez potwory.
        [stars] Brakuje gwiazdek.
        [loss] Brakuje strat przez potwory.
        [place] Brakuje lokaty.
        [rating] Brakuje oceny.
       *[title] Brakuje tytułu.
    }
error-record-extra =
    { $what ->
        [draw] Nie powinno tu być rysunku.
        [declare] Nie powinno tu być zgłoszonej umiejętności.
        [ambush] Nie powinno tu być zasadzki.
        [hero] Nie powinno tu być herosa.
        [destroy] Nie powinno tu być zniszczonego obszaru.
        [target] Nie powinno tu być celu.
        [coin-track] Nie powinno tu być toru monet.
        [first-edict] Nie powinno tu być wyniku pierwszego edyktu.
        [second-edict] Nie powinno tu być wyniku drugiego edyktu.
        [coins] Nie powinno tu być wyniku za monety.
        [monsters] Nie powinno tu być strat przez potwory.
        [stars] Nie powinno tu być gwiazdek.
        [loss] Nie powinno tu być strat przez potwory.
        [place] Nie powinno tu być lokaty.
        [rating] Nie powinno tu być oceny.
       *[title] Nie powinno tu być tytułu.
    }
error-record-number =
    { $what ->
        [coin-track] Tory monet
        [stars] Gwiazdki
        [loss] Straty przez potwory
        [place] Lokaty
       *[other] Wyniki
    }: liczb jest { $number }, a miejsc { $seats }. Każde miejsce potrzebuje jednej.
error-record-differs =
    { $what ->
        [draw] Rysunek: jest „{ $found }”, powinno być „{ $right }”.
        [declare] Zgłoszona umiejętność: jest „{ $found }”, powinno być „{ $right }”.
        [ambush] Zasadzka: jest „{ $found }”, powinno być „{ $right }”.
        [hero] Heros: jest „{ $found }”, powinno być „{ $right }”.
        [destroy] Zniszczony obszar: jest „{ $found }”, powinno być „{ $right }”.
        [target] Cel: jest „{ $found }”, powinno być „{ $right }”.
        [coin-track] Tor monet: jest „{ $found }”, powinno być „{ $right }”.
        [first-edict] Wynik pierwszego edyktu: jest „{ $found }”, powinno być „{ $right }”.
        [second-edict] Wynik drugiego edyktu: jest „{ $found }”, powinno być „{ $right }”.
        [coins] Wynik za monety: jest „{ $found }”, powinno być „{ $right }”.
        [monsters] Straty przez potwory: jest „{ $found }”, powinno być „{ $right }”.
        [stars] Gwiazdki: jest „{ $found }”, powinno być „{ $right }”.
        [loss] Straty przez potwory: jest „{ $found }”, powinno być „{ $right }”.
        [place] Lokata: jest „{ $found }”, powinno być „{ $right }”.
        [rating] Ocena: jest „{ $found }”, powinno być „{ $right }”.
       *[title] Tytuł: jest „{ $found }”, powinno być „{ $right }”.
    }
error-record-coins = Tor monet: wypełnione { $filled } i przekreślone { $crossed }, a powinno być { $right_filled } i { $right_crossed }.
error-record-unasked = Jest „{ $found }”, ale to miejsce nie ma tu o czym decydować.
error-record-illegal = „{ $found }” tu nie przejdzie – { $why }.
error-record-names =
    W zapisie każde miejsce ma swoje imię, więc powinno ich być { $seats }, a ten { $names ->
        [0] nie ma żadnego
        [one] ma { $names } imię
        [few] ma { $names } imiona
       *[many] ma { $names } imion
    }.
error-record-steps = Kroki powinny być listą, a jest { $found }.

error-due-card = karta „{ $card }”
error-due-after = „{ $card }” po porze roku
error-due-scores = wyniki pory roku ({ $season })
error-due-end = koniec gry
error-due-nothing = nic, gra się skończyła
error-due-any-card = karta

## JSON

error-not-json = To nie jest JSON: { $reason }.
error-json-object = Tu powinien być obiekt z kluczami: { $fields }. Jest: { $found }.
error-json-field = Klucz „{ $name }” tu nie pasuje. Pasują tylko: { $fields }.
error-json-lacks = Brakuje klucza „{ $name }”.
error-json-setup-missing = W ustawieniach gry brakuje: { $missing }.
error-json-setup-value =
    { $kind ->
        [int] W ustawieniach gry „{ $name }” to liczba całkowita, a nie { $found }.
        [list] W ustawieniach gry „{ $name }” to lista słów, a nie { $found }.
        [bool] W ustawieniach gry „{ $name }” to true lub false, a nie { $found }.
       *[str] W ustawieniach gry „{ $name }” to słowo, a nie { $found }.
    }
error-json-upright = Przy „upright” wpisz true lub false, a nie { $found }.
error-json-event = { $found } to nie zdarzenie: zdarzenie ma jeden z kluczy began, revealed, committed lub withdrawn.
error-json-terrain = Nie mamy tu terenu { $found }. Do wyboru: { $choices }.
error-json-cells = Przy „{ $name }” powinna być lista obszarów, na przykład ["B4", "B5"], a nie { $found }.
error-json-skill = Umiejętność zapisz jednym słowem, a nie tak: { $found }.
error-json-step = { $found } to nie krok: krok ma jeden z kluczy reveal, season, after lub end.
error-json-entries = Przy „{ $name }” powinna być lista z wpisem dla każdego miejsca, a nie { $found }.
error-json-rating = Ocena to liczba, a tytuł to słowo lub null; { $found } do tego nie pasuje.
error-json-seats = Tu powinna być lista z wpisem dla każdego miejsca, a nie { $found }.
error-json-numbers =
    { $length ->
        [0] Tu powinna być lista liczb całkowitych, a nie { $found }.
        [one] Tu powinna być lista z { $length } liczbą całkowitą, a nie { $found }.
        [few] Tu powinna być lista { $length } liczb całkowitych, a nie { $found }.
       *[many] Tu powinna być lista { $length } liczb całkowitych, a nie { $found }.
    }

## The server

# What stands after “in” when something is to be tried again: $wait hours, minutes or seconds.
again-in = { $unit ->
    [hours] { $wait ->
        [one] godzinę
        [few] { $wait } godziny
       *[many] { $wait } godzin
    }
    [minutes] { $wait ->
        [one] minutę
        [few] { $wait } minuty
       *[many] { $wait } minut
    }
   *[seconds] { $wait ->
        [one] sekundę
        [few] { $wait } sekundy
       *[many] { $wait } sekund
    }
}
error-no-game = Nie mamy tu takiej gry. Może to literówka w linku?
error-no-screen = Teraz nie widać tu żadnej gry.
error-no-seat = W tej grze nie ma takiego miejsca.
error-no-code = Ten link nie prowadzi do żadnej gry. Poproś o nowy.
error-no-lesson = Nie mamy tu takiej lekcji. Może to literówka w linku?
error-phrase-misspelt = To nie jest cała fraza odzyskiwania: którejś sylaby brakuje, jest inna albo stoi nie na swoim miejscu. Spójrz na nią jeszcze raz.
error-phrase-limit = Z twojej sieci było już dużo prób. Zrób przerwę i spróbuj za godzinę.
error-phrase-unknown = Nikt tu nie ma takiej frazy odzyskiwania. Może zastąpiła ją nowsza?
error-no-device = To urządzenie nie jest połączone z twoimi.
error-no-profile = Nie ma tu żadnej strony. Może ktoś ją już usunął?
error-phrase-needed = Najpierw wpisz swoją frazę odzyskiwania.
error-phrase-not-yours = To nie jest twoja fraza odzyskiwania. Spójrz na nią jeszcze raz.
error-no-phrase = Nie masz jeszcze frazy odzyskiwania. Utwórz ją na stronie „Profil”.
error-no-holder = To urządzenie nie ma już tego miejsca.
error-holder-earlier = Usunąć możesz tylko tych, którzy dostali to miejsce po tobie.
error-no-link = To miejsce nie ma prywatnego linku.
error-delete-not-sure = Nic nie usunięto: przy „everything” wpisz true.
error-no-page = Pod tym adresem nic nie ma. Może to literówka?
error-no-bot = Nie mamy tu bota „{ $bot }”. Do wyboru: { $choices }.
error-not-yours = To nie jest twoje miejsce.
error-no-watchers = Ta gra jest bez widzów: do końca widzą ją tylko gracze.
error-not-maker = Wolne miejsca może oddać botom tylko osoba, która założyła tę grę.
error-abandon-not-maker = W tej grze są inni gracze: zakończyć ją może tylko osoba, która ją założyła.
error-abandon-lesson = Lekcji nie trzeba kończyć: możesz wyjść, kiedy chcesz.
error-not-over = Ta gra jeszcze trwa: na razie jej przebieg widzą tylko gracze.
error-not-saved = Nie udało się tego zapisać, ale nic się nie zmieniło. Spróbuj jeszcze raz.
error-game-over = Koniec gry.
error-no-space = Na tym urządzeniu brakuje miejsca i nic się nie zmieniło. Zwolnij trochę i spróbuj jeszcze raz.
error-whole-secret = Gry zostają na tym serwerze, bo kolejne karty są tajne. Możesz za to pobrać zapisy partii.
error-whole-damaged = W tę grę nie da się już grać: jest uszkodzona albo ktoś ją zmienił.
error-stale = Gra poszła już dalej, a ta decyzja dotyczyła wcześniejszego kroku. Zobacz, co nowego.
error-seat-taken = Ktoś inny zajmuje już to miejsce.
error-table-full = W tej grze nie ma już wolnych miejsc.
error-seat-not-open = To miejsce nie jest wolne.
# Without $reason: it is a technical detail in English.
error-push-keys = Powiadomienia w tej przeglądarce się zacięły. Wyłącz je i włącz jeszcze raz.
error-no-subscription = Na tym urządzeniu powiadomienia nie są włączone.
error-no-mail = Ten serwer nie wysyła e-maili.
error-mail-address = Na taki adres nie da się nic wysłać. Może to literówka?
error-too-many-addresses = To już dużo adresów. Spróbuj ponownie za { again-in }.
error-no-mail-address = Ten link już nie działa. E-maile włączysz i wyłączysz w grze, w części „Powiadomienia”.
error-no-webhook = Ta gra nie ma webhooka.
error-webhook-not-maker = Webhook może ustawić tylko osoba, która założyła tę grę.
error-webhook-telegram = Adres Telegrama wygląda tak: { $example }
error-address-not-https = Adres powinien zaczynać się od https://.
error-address-unknown = Serwer nie znalazł w internecie adresu { $host }. Może to literówka?
error-lesson = W tej lekcji chodzi teraz o coś innego.
error-lesson-step = Do kroku { $step } tej lekcji jeszcze nie da się przejść.
error-not-a-lesson = Ta gra nie jest lekcją.
error-season-not-scored = Ta pora roku nie jest jeszcze policzona.
error-bad-record = Tego nie da się odczytać jako zapisu partii. { $wrong }
error-record-unfinished = Ten zapis urywa się przed końcem gry. Otworzysz tylko skończone partie.
error-corrupt-game = Tej gry nie da się otworzyć. { $wrong }
error-corrupt-rules = To, co się w niej działo, nie zgadza się z zasadami: { $wrong }.
error-corrupt-hashes = Od zdarzenia { $event } jej dziennik się nie zgadza: zmieniono go albo powstał według innych zasad (wersja { $version }).
error-damaged-row = Jej zapis w bazie jest uszkodzony: { $wrong }.
error-corrupt-end = W jej dzienniku brakuje ostatnich zdarzeń: jest ich { $found } z { $events }.
error-corrupt-head = Zdarzenie { $event } jej dziennika różni się od zapisanego.
error-corrupt-deal = Numer jej rozdania, tajna liczba albo któraś z liczb losowych różni się od tego, co zapisano.
error-corrupt-signature = W bazie danych brakuje zapisu o końcu jej dziennika albo nie podpisano go kluczem serwera.
error-corrupt-added = Zdarzenie { $event } jej dziennika i wszystkie po nim nie pochodzą od serwera.
error-corrupt-gone = Zniknęła cała gra.
error-corrupt-event = Zdarzenie { $event } jej dziennika nie zgadza się ze swoją sumą kontrolną albo z zasadami.
error-corrupt-checkpoint = Jej punkt kontrolny nie zgadza się z dziennikiem.
error-what-if-no-hints = Ta gra jest bez podpowiedzi: „A gdyby?” otworzysz, gdy się skończy.
error-what-if-others = W tej grze są inni gracze: „A gdyby?” otworzysz, gdy się skończy.
error-played-now = Ktoś właśnie rozgrywa tę pozycję bez podpowiedzi. Zapytaj jeszcze raz, gdy jego gra się skończy.
error-what-if-lesson = „A gdyby?” działa w grach, nie w lekcjach.
error-what-if-record = W zapisie nie ma kolejności wszystkich kart: możesz zagrać tylko nowe rozdanie.
error-what-if-same-cards = Z tymi samymi kartami zagrasz, gdy ta gra się skończy.
error-what-if-event =
    { $events ->
        [one] W tej grze jest na razie tylko { $events } zdarzenie.
        [few] W tej grze są na razie tylko { $events } zdarzenia.
       *[many] W tej grze jest na razie tylko { $events } zdarzeń.
    }
error-what-if-over = W tym miejscu gra już się skończyła: nie ma o czym decydować.
error-seed-no-hints = W grze bez podpowiedzi karty są zawsze losowe: wybrane rozdanie ktoś mógłby już znać.
error-bad-deal = { $found } nie mówi, jak potasowano karty: potrzebna jest tajna liczba, a dla każdego miejsca liczba losowa albo nic.
error-deal-differs = Karta numer { $turned } to „{ $card }”, a według tasowania powinna to być „{ $due }”.
error-deal-setup = Edykty lub umiejętności są inne, niż wynika z tasowania.
error-deal-commitment = Tajna liczba nie pasuje do odcisku, który serwer pokazał przed pierwszą kartą.
error-fair-no-deal = Z tego zapisu nie wiadomo, jak potasowano karty.
error-no-deal = W tej grze nie da się sprawdzić tasowania kart.
error-deal-offer = To rozdanie ktoś już wykorzystał albo jest za stare. Spróbuj jeszcze raz.
error-again-no-deal = Kolejności wszystkich kart tej gry nie znamy: możesz zagrać tylko nowe rozdanie.
error-again-not-over = To samo rozdanie zagrasz jeszcze raz, gdy ta gra się skończy.
error-no-day = Nie mamy tu rozdania „{ $day }”. Dzień zapisuje się tak: 2026-11-16, a tydzień tak: 2026-W47.
error-day-closed = Najpierw rozegraj próbę, która się liczy: dopóki się nie skończy, to rozdanie jest tajne.
error-day-closing = Może ktoś jeszcze kończy próbę, którą zaczął na czas: dopóki nie skończy, to rozdanie jest tajne.
error-day-not-begun = Tego rozdania nie można jeszcze rozegrać.
error-day-over = To rozdanie już się nie liczy, ale możesz je rozgrywać, ile razy chcesz.
error-day-no-result = Obrazek pojawi się, gdy będziesz mieć wynik.
error-day-open = To rozdanie ({ $day }) jeszcze się liczy. Dopóki jego dzień lub tydzień się nie skończy, zagrasz je tylko na jego stronie.
error-day-tried = Próba, która się liczy, jest już za tobą. To rozdanie możesz rozgrywać dalej, ile razy chcesz.
error-counted-link = Próbę, która się liczy, rozgrywa jedna osoba. Żeby grać dalej na innym swoim urządzeniu, wpisz na nim swoją frazę odzyskiwania.
error-rematch-others = Rewanż mogą zaproponować tylko gracze z tej partii.
error-rematch-not-over = Rewanż będzie można zaproponować, gdy gra się skończy.
error-hint-lesson = To lekcja: sama mówi, co zrobić.
error-no-hints = Ta gra jest bez podpowiedzi.
error-hint-not-asked = Na tym miejscu nie ma teraz o czym decydować, więc nie ma czego podpowiadać.
error-photo-failed = Nie udało się odczytać zdjęcia. Spróbuj jeszcze raz albo zrób nowe.
error-hint-failed = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
error-analysis-not-over = Partię przeanalizujesz, gdy się skończy.
error-analysis-failed = Analiza się urwała. Co już policzone, zostaje.
error-par-not-solo = Wynik wzorcowy jest tylko dla gier solo.
error-earned-not-over = Co przyniosła gra, zobaczysz, gdy się skończy.
error-par-not-over = Wynik wzorcowy zobaczysz, gdy gra się skończy.
error-par-not-saved = Nie udało się zapisać wyniku wzorcowego. Spróbuj jeszcze raz.
error-par-record = Ten zapis kończy się za wcześnie: nie ma w nim wszystkich kart rozdania.
error-par-failed = Bot przestał grać. Spróbuj jeszcze raz.
error-cross-site = To przyszło z innej witryny. Otwórz grę pod jej własnym adresem.
error-not-a-server = Ta wiadomość nie przyszła od żadnego serwera tej bazy danych albo przyszła za późno.
error-too-many-requests = Trochę za dużo naraz. Poczekaj chwilę.
error-too-many-phrases = Trochę za dużo zwrotów naraz. Poczekaj chwilę.
error-too-many-games = Z twojej sieci przybyło już dużo nowych gier. Spróbuj ponownie za { again-in }.
error-too-much-work = Serwer liczy już dla ciebie całkiem sporo. Spróbuj ponownie za { again-in }.
error-server-busy = Serwer ma teraz bardzo dużo pracy. Spróbuj ponownie za { again-in }.
error-archived = Ta gra jest już w archiwum. Jej zapis znajdziesz pod adresem { $path }.
error-decision-changes = Ta decyzja zmieniała się już wiele razy. Teraz zostaje taka, jaka jest.
error-device-quota = Masz tu naprawdę dużo gier. Zanim założysz nowe, usuń kilka.
error-server-full = Na serwerze nie ma miejsca na nowe gry. Spróbuj ponownie za { again-in }.
error-network-bytes = Z twojej sieci zapisano dziś naprawdę dużo danych. Spróbuj ponownie za { again-in }.
error-too-many-joins = Z twojej sieci dołączyło właśnie mnóstwo graczy. Spróbuj ponownie za { again-in }.
error-quota-own = Tyle naraz się tu nie zmieści: możesz mieć najwyżej { $most }. Najpierw coś dokończ lub usuń.
error-quota-all = Na serwerze nie ma teraz na to miejsca. Spróbuj później.
error-quota-network = Z twojej sieci zapisano tego dziś naprawdę dużo. Spróbuj ponownie za { again-in }.
error-too-large = To jest za duże, żeby wysłać. Skróć to albo wybierz mniejszy plik.
error-unknown-host = Ten serwer nie nazywa się { $name }. Jego administrator może dodać tę nazwę opcją --name.
error-unreadable = Serwer tego nie rozumie: to powinien być JSON w kodowaniu UTF-8.
error-method = Z czymś takim ten adres nie umie sobie poradzić.
error-bad-request = Serwer tego nie rozumie ({ $reason }).
error-bad-field = Serwer tego nie rozumie: { $field } ({ $reason }).
error-http = Serwer nie umie na to odpowiedzieć ({ $detail }).
error-failed = Coś się tu nie udało, ale nic się nie zmieniło. Spróbuj jeszcze raz.
error-cannot-serve = Nie da się uruchomić serwera pod adresem { $host }, port { $port } ({ $reason }). Może tego portu używa inny program: wybierz inny opcją --port.
error-store = W folderze { $folder } nie da się zapisywać gier ({ $reason }).
error-site-no-client = Strony nie są jeszcze zbudowane. Uruchom: make web
error-site-folder = W folderze { $folder } coś już jest. Wskaż pusty.
error-site-server = { $server } to nie adres serwera: powinien zaczynać się od https://
error-store-locked = W folderze { $folder } zapisuje już gry inny serwer. Zatrzymaj go albo wybierz inny folder opcją --data.
error-verify-older = Gry w folderze { $folder } zapisała starsza wersja. Wystarczy raz uruchomić tam serwer.
error-verify-unreadable = Gier w folderze { $folder } nie da się odczytać ({ $reason }).
error-backup-no-games = W folderze { $folder } nie ma gier. Jeśli są w PostgreSQL, dodaj --database.
error-backup-no-key = W folderze { $folder } nie ma klucza. Razem z --database podaj też folder danych serwera.
error-backup-exists = Folder { $folder } już jest. Kopia zapasowa potrzebuje nowego.
error-backup-failed = Pliku { $file } nie da się skopiować ({ $reason }).
error-restore-not-empty = Kopię zapasową przywraca się do folderu bez gier, a w folderze { $folder } jest plik { $file }.
error-restore-changed = Ktoś zmienił plik { $file }: „{ $name }” nie pochodzi od żadnego serwera. Niczego nie przywrócono.
error-database = Bazy danych { $address } nie da się użyć ({ $reason }).
error-database-locked = Bazy danych { $address } używa już inny serwer.
error-database-heads = Baza danych { $address } nie jest tą, której ten serwer używał wcześniej, albo brakuje w niej tabeli heads. Przywróć bazę. Jeśli gry mają zostać takie, jakie są, usuń plik { $file }.
error-database-key = Gry w bazie danych { $address } podpisano innym kluczem niż ten w folderze { $folder }. Umieść tam klucz, którego używają serwery tej bazy.
error-database-older = Gry w bazie danych { $address } zapisała starsza wersja. Wystarczy raz uruchomić serwer z tą bazą.
error-database-empty = W bazie danych { $address } nie ma gier: nie używał jej jeszcze żaden serwer.
error-database-not-empty = Kopię zapasową przywraca się do pustej bazy danych, a w bazie { $address } są już gry.
error-database-address = Adres bazy danych wygląda tak: postgresql://name@host/database
error-needs-postgres = PostgreSQL potrzebuje pakietu { $package }. Zainstaluj go poleceniem: pip install 'cartographers[postgres]'

## The commands: files

error-file-missing = Nie ma tu takiego pliku ani folderu.
error-file-permission = System ci na to nie pozwala.
error-file-folder = To folder, a nie plik.
error-file-exists = Taki plik już tu jest.
error-file-other = System mówi: { $reason }.
error-cannot-read = Nie da się odczytać { $file }. { $why }
error-cannot-write = Nie da się zapisać { $file }. { $why }
error-cannot-make = Nie da się utworzyć folderu { $folder }. { $why }
error-file-there = Plik { $file } już jest i nie zostanie nadpisany. Podaj inny.
error-not-utf-8 = { $file } nie jest tekstem w UTF-8.
error-typed-not-utf-8 = Wpisany tekst nie jest w UTF-8.
error-output = Nie da się tego wypisać. { $why }
error-nothing-to-read = Nie ma czego czytać: wszystkie wiersze są puste.

## The commands: lines of JSON

error-json-deep = W tym JSON jest za dużo poziomów.
error-not-json-at = To nie jest JSON: { $reason } przy znaku { $at }.
error-line-object = W wierszu powinien być obiekt, na przykład { $example }
error-line-needs = W wierszu brakuje klucza „{ $name }”.
error-line-rows = Przy „rows” powinna być lista 11 napisów.
error-line-cards = Przy „cards” powinna być lista kart Punktacji, na przykład ["greenbough"].
error-line-flag = Przy „{ $name }” powinno być true lub false.
error-legal-card = Z karty „{ $card }” nie rysuje się kształtu: podaj kartę Odkryć lub Zasadzki.

## The commands: names and numbers

# What argparse found wrong, said by `usage-see` in terminal.ftl.
error-usage = { $sentence }
error-language = Nie ma tekstów w języku „{ $language }”. Do wyboru: { $choices }.
error-number =
    { $what ->
        [seed] Rozdanie (--seed) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
        [seat] Miejsce (--seat) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
        [port] Port (--port) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
        [depth] Głębokość (--depth) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
        [games] Liczba partii (--games) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
        [games-a-file] Liczba partii w pliku (--games-a-file) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
        [deals] Liczba rozdań (--deals) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
        [jobs] Liczba partii naraz (--jobs) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
       *[seats] Liczba miejsc (--seats) to liczba całkowita, co najmniej { $least }, a nie „{ $word }”.
    }
error-no-such-thing =
    { $kind ->
        [card] Nie mamy tu karty „{ $word }”.
        [scoring-card] Nie mamy tu karty Punktacji „{ $word }”.
        [suite] Nie mamy tu zestawu „{ $word }”.
       *[topic] Nie mamy tu tematu „{ $word }”.
    } Do wyboru: { $choices }.
error-no-such-thing-close =
    { $kind ->
        [card] Nie mamy tu karty „{ $word }”.
        [scoring-card] Nie mamy tu karty Punktacji „{ $word }”.
        [suite] Nie mamy tu zestawu „{ $word }”.
       *[topic] Nie mamy tu tematu „{ $word }”.
    } Czy chodzi o { $close }?
error-players-how-many = „{ $word }” nie mówi, ilu ich ma być: jeśli trzech, wpisz { $name }*3.
error-players-too-many = Grać może od 1 do { $most } osób, a w „{ $text }” jest ich więcej.
error-players-none = Na razie nikt nie gra: podaj choć jednego gracza.
error-no-keyboard = Przy klawiaturze nikogo nie ma: dodaj do graczy { $you } albo użyj simulate.
error-resume-seed = Żeby wrócić do zapisanej gry, podaj też --seed, z którym ją rozdano.
error-resume-other-seed = Gra w pliku { $file } to nie rozdanie --seed { $seed }.
error-resume-seats =
    { $right ->
        [one] { $file } to gra dla { $right } gracza; podano: { $players }.
        [few] { $file } to gra dla { $right } graczy; podano: { $players }.
       *[many] { $file } to gra dla { $right } graczy; podano: { $players }.
    }
error-no-seat-in-record =
    { $seats ->
        [one] W tej grze jest tylko { $seats } miejsce: miejsca { $seat } nie ma.
        [few] W tej grze są { $seats } miejsca: miejsca { $seat } nie ma.
       *[many] W tej grze jest { $seats } miejsc: miejsca { $seat } nie ma.
    }
error-nothing-decided = W tym zapisie nikt o niczym nie decydował, więc nie ma czego analizować.
error-perft-cards = Z tymi kartami gra nie pójdzie dalej. { $wrong }
error-serve-port = Port to liczba, najwyżej { $most }, a nie { $port }.
error-serve-peer = Tu powinna być nazwa hosta, na przykład server-1 albo 10.0.0.5, a nie { $given }. Podaj też bazę danych (database).
error-serve-contact = Tu powinien być adres e-mail, na przykład host@example.org, a nie { $given }.
error-bad-key = Plik { $file } z tajnym kluczem serwera jest uszkodzony. Przywróć go z kopii zapasowej. Jeśli jej nie masz, usuń plik: serwer utworzy nowy klucz, a wszystkie dotychczasowe zaproszenia, prywatne linki i frazy odzyskiwania przestaną działać.
error-settings-syntax = W pliku { $file } jest błąd zapisu TOML: { $reason }.
error-settings-in-file = { $file }, wiersz { $line }: { $wrong }
error-settings-in-environment = Zmienna środowiskowa { $variable }: { $wrong }
error-settings-contact = Tu powinien być adres do pytań, na przykład mailto:host@example.org albo https://example.org/contact, a nie { $given }.
error-settings-mail-server = Tu powinien być adres serwera poczty, na przykład smtps://user:password@mail.example:465.
error-settings-mail-from = Tu powinien być adres e-mail, na przykład Maps <maps@mail.example>, a nie { $given }.
error-settings-mail = Serwer poczty potrzebuje jeszcze dwóch ustawień: mail_from i site_address.
error-settings-host-name = Tu powinna być nazwa hosta, na przykład maps.example, bez https:// i portu, a nie { $given }.
error-settings-origin = Tu powinien być początek adresu, na przykład https://maps.example, a nie { $given }.
error-settings-unknown = Nie mamy tu ustawienia { $name }. Do wyboru: { $choices }.
error-settings-value = Ustawienie { $name } to { $wanted ->
    [whole] liczba całkowita większa od 0
    [number] liczba większa od 0
    [numbers] lista liczb większych od 0, tak długa jak domyślna
    [text] tekst w cudzysłowie
    [texts] lista tekstów w cudzysłowie
    [truth] true albo false
    [folder] ścieżka do folderu
    [whole-from-0] liczba całkowita, co najmniej 0
    [number-from-0] liczba, co najmniej 0
   *[table] tabela
}.
error-unsafe-notices = Przy włączonym private_notices każdy gracz może wysyłać zapytania do twojej sieci. Taki serwer może więc nasłuchiwać tylko na tym komputerze, a nie pod adresem { $host }.
error-unsafe-folder = W folderze { $folder }, w którym są klucze, może pisać każdy, kto używa tego komputera. Zabroń tego poleceniem: chmod o-w { $folder }
error-not-ready = Baza danych nie odpowiada.
error-serve-network-form = Tu powinien być adres albo sieć, na przykład 10.0.0.2 albo 10.0.0.0/24, a nie { $given }.
error-serve-network-all = { $given } to wszystkie adresy. Podaj tylko te, którym ufasz.
error-serve-path-form = Tu powinna być ścieżka, na przykład /cartographers: po każdym ukośniku litery bez znaków diakrytycznych, cyfry, - i _, a nie { $given }.
error-serve-path-own = { $given } zaczyna się tak jak adresy samej gry. Wybierz inną ścieżkę, na przykład /cartographers.
error-needs-server = Serwer potrzebuje pakietu { $package }. Zainstaluj go poleceniem: pip install 'cartographers[server]'
error-needs-pyarrow = Plik Parquet potrzebuje pakietu pyarrow. Zainstaluj go poleceniem: pip install 'cartographers[data]'
error-parquet-seed = Plik Parquet mieści rozdania o numerze najwyżej { $most }. Wybierz mniejszy --seed.
error-parquet-other = W pliku { $file } są inne partie. Wskaż inny folder.
error-games-a-file = --games-a-file dzieli to, co zapisuje --parquet: przy --parquet podaj folder, a --record pomiń.
error-print-sheets = Naraz da się wydrukować od 1 do { $most } arkuszy, a nie { $sheets }.
error-print-edicts = Strona o edyktach potrzebuje { $wanted ->
        [one] { $wanted } karty Punktacji
        [few] { $wanted } różnych kart Punktacji
       *[many] { $wanted } różnych kart Punktacji
    }, a jest ich { $edicts }.
error-print-paper = Nie ma tu formatu papieru „{ $word }”. Do wyboru: { $choices }.
error-print-needs = Druk potrzebuje pakietu { $package }. Zainstaluj go poleceniem: pip install 'cartographers[server]'
error-photo-format = Zdjęcie to obraz JPEG, PNG albo WebP, a to jest coś innego.
error-photo-bytes = Plik jest za duży: zmieści się najwyżej { $most } MB.
error-photo-pixels = Zdjęcie jest za duże: ma { $width }×{ $height } pikseli, a zmieści się ich najwyżej { $most } milionów.
error-photo-broken = Plik jest uszkodzony i zdjęcia nie da się odczytać. Zrób je jeszcze raz.
error-photo-marks = Widoczne kwadratowe znaczniki wokół mapy: { $found } z czterech. Sfotografuj arkusz wydrukowany z tej strony tak, żeby na zdjęciu były wszystkie cztery rogi mapy.
error-photo-bent = Arkusz na zdjęciu nie leży płasko. Wygładź go, a inne odłóż na bok.
error-photo-small = Arkusz na zdjęciu jest za mały. Zrób zdjęcie z bliska.
error-photo-blurred = Zdjęcie jest nieostre. Trzymaj aparat nieruchomo i zadbaj o światło.
error-photo-needs = Odczytywanie zdjęć potrzebuje pakietu { $package }. Zainstaluj go poleceniem: pip install 'cartographers[photo]'
error-needs-ray = Opcja --engine ray potrzebuje pakietu ray. Zainstaluj go poleceniem: pip install 'cartographers[ray]'
error-ray-unreachable = Klaster Ray nie odpowiada ({ $reason }).
error-ray-lost = Klaster Ray zgubił partię ({ $reason }).
error-worker-died = Jeden z procesów przerwał pracę w środku partii. Może zabrakło pamięci?

## The commands: matches

error-contest-twice = { $name } jest tu dwa razy. W meczu wystarczy podać każdego raz: zagra wszystkie rozdania.
error-contest-suite = --suite { $suite } wyznacza już rozdania: pomiń { $options }.
error-contest-deals =
    { $deals ->
        [one] W zestawie jest { $deals } rozdanie, a nie { $wanted }.
        [few] W zestawie są { $deals } rozdania, a nie { $wanted }.
       *[many] W zestawie jest { $deals } rozdań, a nie { $wanted }.
    }
error-contest-solo = --mode solo to gra w pojedynkę: pomiń --seats albo wpisz --mode table.
error-contest-seats = Graczy jest { $players }, a miejsc { $seats }. Każdy potrzebuje miejsca przy każdym stole.
error-contest-table = Stół ma co najmniej dwa miejsca: podaj więcej graczy albo wpisz --seats 2.
error-contest-stopped = { $wrong } Rozegrane partie są w { $file }; to samo polecenie zacznie od tego miejsca.
error-contest-file = { $file } to nie plik meczu.
error-contest-header = { $file } to nie plik meczu. { $wrong }
error-contest-first-line = Jego pierwszy wiersz nie opisuje meczu.
error-contest-version = Rozegrała go wersja { $version }, a to jest { $ours }.
error-contest-line = Wiersz { $line } w { $file } to nie partia meczu. { $wrong }
error-contest-fields = Powinny w nim być klucze: { $fields }.
error-contest-numbers = Nie zgadza się w nim liczba miejsc.
error-contest-not-json = To nie jest JSON.
error-contest-not-object = To nie jest obiekt JSON.
error-contest-other = { $file } należy do innego meczu: podaj inny plik. { $reason }
# $option is the English name of an option.
error-contest-differs = W pliku { $option } to { $there }, a tutaj { $here }.
error-contest-full = Nie da się zapisać { $file }: wiersz się już nie zmieścił.

## Programs of other people that play

error-bot-command = „{ $name }” to nie polecenie: brakuje cudzysłowu.
error-bot-missing = Nie da się uruchomić „{ $program }”: nie ma takiego programu albo nie wolno go uruchomić. Przy skrypcie podaj też, co go uruchamia: "python3 mybot.py".
error-bot-cannot-play = { $name } nie może grać. { $reason }
error-bot-start = Programu nie da się uruchomić ({ $reason }).
error-bot-late = Program nie odpowiedział na czas.
error-bot-line =
    { $most ->
        [one] Program wysłał wiersz dłuższy niż { $most } bajt.
        [few] Program wysłał wiersz dłuższy niż { $most } bajty.
       *[many] Program wysłał wiersz dłuższy niż { $most } bajtów.
    }
error-bot-ended = Program zakończył pracę z kodem { $status }.
error-bot-ended-error = Program zakończył pracę z kodem { $status }: { $error }
error-bot-version = Program mówi protokołem w wersji { $found }, a tu potrzebna jest { $version }.
error-bot-questions = Program zadaje za dużo pytań o jedną decyzję: może ich być najwyżej { $most }.
error-bot-illegal = Zasady nie pozwalają na decyzję „{ $decision }” – { $why }.
error-bot-not-json = Odpowiedź programu to nie JSON: { $text }
error-bot-answer = Odpowiedzi programu nie da się użyć. { $wrong }
error-bot-besides = O to, co jeszcze można narysować, program może pytać tylko po decyzji z listy „first” przy umiejętności. Tej na niej nie ma: { $found }.
error-bot-step = Odpowiedź dotyczy kroku { $found }, a pytanie było o krok { $step }.
error-bot-message = Powinna tu być wiadomość typu: { $types }. Jest: { $found }.
error-bot-stays = Program działa dalej, chociaż jego wejście jest zamknięte.
error-bot-no-token = Brakuje tokenu bota: wpisz go do zmiennej { $variable } albo podaj --token-file.
error-bot-address = „{ $address }” to nie adres serwera. Wpisz na przykład https://maps.example.
error-bot-refused = Serwer { $address } nie wpuścił programu. { $why }
error-bot-name-taken = Jest już bot „{ $name }”: wybierz inną nazwę.
error-bot-name-alike = Nazwa „{ $name }” wygląda tak samo jak nazwa bota „{ $other }”: wybierz inną.
error-bot-most-accounts =
    { $most ->
        [one] Możesz mieć najwyżej { $most } bota.
        [few] Możesz mieć najwyżej { $most } boty.
       *[many] Możesz mieć najwyżej { $most } botów.
    }
error-bot-token = To nie jest token bota.
error-bot-token-ended = Token bota „{ $name }” już nie działa. Nowy utworzy właściciel na stronie „Profil”.
error-bot-not-owners-table = Z tym tokenem bot gra tylko przy stołach swojego właściciela.
error-bot-no-account = Nie mamy tu bota „{ $name }” albo nie możesz go zaprosić.
error-bot-not-here = Bot „{ $name }” nie jest teraz połączony.
error-bot-busy = Bot „{ $name }” siedzi już przy tym stole albo przy zbyt wielu innych.

## Turnieje

error-no-tournament = Nie mamy tu takiego turnieju. Może to literówka w linku?
error-no-tournament-deal = W tym turnieju nie ma rozdania { $deal }.
error-no-series = Nie mamy tu takiej serii. Może to literówka w linku?
error-series-full = W tej serii nie zmieści się więcej turniejów. Zacznij nową.
error-series-last = To jedyny turniej tej serii.
error-deal-closed = To rozdanie jest dla ciebie jeszcze tajne. Zobaczysz je, gdy skończysz swoją próbę i pojawią się wyniki.
error-deal-open = To rozdanie należy do turnieju i jeszcze trwa. Dopóki się nie skończy, zagrasz je tylko w turnieju.
error-not-playing = Nie grasz w tym turnieju.
error-tournament-paused = Turniej ma przerwę. Rozpoczęte rozdania możesz dokończyć.
error-deal-not-open = To rozdanie nie jest teraz otwarte.
error-deal-tried = To rozdanie masz już za sobą. Liczy się tylko jedna próba.
error-tournament-name = Nadaj turniejowi nazwę.
error-tournament-end = Koniec musi dopiero nadejść, najpóźniej za rok.
error-tournament-no-entry = Do tego turnieju nie da się teraz dołączyć.
error-tournament-changed = Turniej się tymczasem zmienił. Spójrz na niego jeszcze raz.
error-tournament-over = Ten turniej jest zamknięty.
error-player-name = Wpisz imię: inni zobaczą je w tabeli.
error-no-player = W tym turnieju nikt nie ma numeru { $number }.
error-nothing-to-correct = Tu nie ma nic do poprawienia.
error-not-the-host = Może to zrobić tylko organizator turnieju.
error-not-now = Teraz się nie da: otwarte jest zawsze tylko jedno rozdanie i żadnego nie otwiera się dwa razy.

## Puzzles

error-puzzle-unreadable = To nie jest zadanie: { $why }
error-puzzles-no-games = Wskaż, w których partiach szukać: podaj zapisy albo niech zagrają boty (--play 20).
error-no-puzzle = Nie mamy tu takiego zadania. Może to literówka w linku?
error-puzzle-not-answered = Najpierw rozwiąż zadanie: potem porównamy rysunki.
error-puzzle-not-compared = Nie udało się teraz porównać obu rysunków. Spróbuj jeszcze raz.
error-mistake-losses = Te straty nie pasują do rysunków z tego ruchu. Wczytaj stronę ponownie.
error-mistakes-not-found = Nie udało się teraz przejrzeć tych ruchów. Spróbuj jeszcze raz.

## A club's table

error-not-host = Może to zrobić tylko gospodarz stołu klubowego.
error-game-paused = Gra jeszcze się nie zaczęła albo ma przerwę.
error-not-table-maker = Może to zrobić tylko osoba, która otworzyła ten stół.
error-seat-not-others = Na tym miejscu nie siedzi nikt inny.
error-removed-from-table = Osoba, która otworzyła ten stół, zwolniła twoje miejsce.
error-knock-first = Do tego stołu wpuszcza osoba, która go otworzyła: najpierw zapukaj.
error-knock-seated = Masz już miejsce przy tym stole.
error-knock-open = Tu nie trzeba pukać: po prostu siadaj.
error-knock-refused = Tym razem niestety nie: osoba, która otworzyła ten stół, cię nie wpuściła.
error-knock-name = Przedstaw się: kto wpuszcza, zobaczy twoje imię.
error-knock-most = Czeka tu już tyle osób, że nikt więcej się nie zmieści. Spróbuj później.
error-no-knock = Osoba, która tu pukała, już nie czeka.
error-still-drawing = Ktoś przy ekranie jeszcze rysuje. Poczekaj, aż wszyscy tam skończą.
error-nobody-seated = Nikt jeszcze nie zajął miejsca.

## Reports to the host

error-report-missing = To, co chcesz zgłosić, już stąd zniknęło albo teraz nazywa się inaczej.
error-report-most = Administrator nie zajrzał jeszcze do twoich zgłoszeń ({ $most }). Kolejne wyślesz, gdy je przejrzy.
error-report-full = Administrator ma zgłoszeń po uszy. Spróbuj później.
error-too-many-reports = Z twojej sieci przyszło już dużo zgłoszeń. Spróbuj ponownie za { again-in }.
error-wrong-code = Żadna gra ani turniej nie ma teraz takiego kodu. Kod działa kilka godzin: poproś o nowy.
error-too-many-codes = Z twojej sieci przyszło już dużo błędnych kodów. Spróbuj ponownie za { again-in }.
error-too-many-knocks = Z twojej sieci pukano tu już mnóstwo razy. Spróbuj ponownie za { again-in }.

## Wiadomości przy stole

error-notes-players = Wiadomości przy tym stole czytają tylko ci, którzy przy nim grają.
error-notes-live = W grze na żywo są gotowe zwroty; wiadomości do wszystkich są w grach, które trwają kilka dni.
error-notes-most = Wiadomości masz przy tym stole już { $most }. Najpierw usuń jedną z nich.
error-note-empty = Ta wiadomość jest jeszcze pusta. Najpierw coś napisz.
error-note-long = W wiadomości zmieści się { $most } znaków, a ta ma ich { $length }.
error-no-note = Nie masz takiej wiadomości przy tym stole.
error-too-many-notes = To już dużo wiadomości. Spróbuj ponownie za { again-in }.

## Na co pozwala i co robi administrator

error-banned = Do { $until } (UTC) możesz tu czytać, ale nie grać: tak zdecydował administrator serwera.
error-banned-why = Do { $until } (UTC) możesz tu czytać, ale nie grać: tak zdecydował administrator serwera. Powód: { $why }
error-feature-off = Administrator serwera to wyłączył.
error-creation-closed = Administrator nie pozwala teraz zakładać nowych gier. Rozpoczęte trwają dalej.
error-creation-password = Żeby założyć tu grę, potrzebujesz hasła od administratora.
error-password-wrong = Hasło się nie zgadza. Może to literówka?
error-admin-link = Ten link był już użyty, jest za stary albo pochodzi z innego serwera. Utwórz nowy.
error-admin-session = Ta strona jest dla administratora. Link do niej tworzy polecenie: cartographers admin link
error-admin-no-device = Od { $beginning } nie zaczyna się numer żadnego urządzenia albo zaczyna się tak kilka numerów. Sprawdź początek albo podaj dłuższy.
error-admin-network = Tu powinien być adres lub sieć, na przykład 192.0.2.7 albo 192.0.2.0/24, a nie { $given }.
error-admin-no-ban = Nie ma blokady { $id }. Wszystkie pokaże: cartographers admin status
error-admin-password = Hasło jest za krótkie: potrzebuje co najmniej { $least } znaków.
error-admin-language = Nie mamy tu języka „{ $language }”. Do wyboru: { $choices }.
error-admin-no-such = Nie ma tu nic takiego o numerze { $id }. Szuka się tak: cartographers admin find
error-admin-no-name = Nikt tu nie nazywa się { $name }.
error-admin-no-undo = Pod numerem { $id } nie ma czego przywracać. Po dobie nic już nie wróci.
error-admin-undo-first = Usunięto też to, do czego to należało. Jeśli da się to jeszcze przywrócić, zacznij od tego.
error-admin-no-report = Nie ma otwartego zgłoszenia { $id }. Wszystkie pokaże: cartographers admin reports
error-admin-request = { $where }: { $reason }
error-admin-not-left = Nie udało się nic przekazać działającemu serwerowi: { $reason }
error-admin-no-answer = Serwer milczy już { $seconds } s. Czy jeszcze działa?
error-admin-hours = Podaj liczbę godzin większą od 0, a nie { $word }.
error-password-limit = Z twojej sieci było już dużo prób. Spróbuj ponownie za { again-in }.

## Pozycje, które ktoś ustawia

error-position-map-printed = Obszar w rzędzie { $row }, w kolumnie { $column }, jest inny niż na arkuszu: Góry, Wąwozy i Ruiny zostają tam, gdzie je wydrukowano.
error-position-map-full = Na mapie nie ma pustych obszarów, więc nie ma gdzie rysować. Zostaw choć jeden pusty.
error-position-map-heroes = Na mapie są Herosi, a w tej grze nie ma kart Herosa.
error-position-map-names = Na tej mapie nie ma potwora o nazwie { $name }.
error-position-season = Wybierz porę roku od 1 do { $last }.
error-position-used-card = Karta „{ $card }” nie mogła się pojawić w tej porze roku: nie ma jej w talii albo już była.
error-position-used-time = Te karty zajmują czas { $used }, a pora roku kończy się przy { $time }. Odłóż jedną.
error-position-met-card = „{ $card }” to nie karta Zasadzki ani Herosa z tej gry.
error-position-met-many = Kart Zasadzki z wcześniejszych pór roku może być najwyżej { $most }, kart Herosa także, a każda tylko raz.
error-position-next-card = Karta „{ $card }” nie może się teraz pojawić: nie ma jej w talii.
error-position-coins = Monet na mapie może być najwyżej { $most }, a wydanych nie więcej niż zdobytych.
error-position-skill = Umiejętności „{ $skill }” nie ma w tej grze.
error-position-scores = Podliczonych pór roku jest { $given }, a zakończonych { $seasons }.
error-position-missing = W pozycji brakuje: { $missing }.
error-position-long = Pozycja ma najwyżej { $most } znaków, a ten tekst ma ich { $length }.
error-position-word = Pozycja nie ma części „{ $word }”. Ma te, każdą raz: { $names }.
error-position-number = Zamiast „{ $text }” powinny tu być liczby całkowite.
error-position-no-card = Najpierw wybierz następną kartę: to dla niej szuka się najlepszych rysunków.

## Studies

error-no-study = Nie mamy tu takiego opracowania albo nie jest dla ciebie otwarte.
error-study-not-yours = To opracowanie mogą zmieniać tylko jego autorzy.
error-study-owner = Może to zrobić tylko osoba, która założyła to opracowanie.
error-study-code = Ten link nie pozwala już współtworzyć opracowania. Poproś o nowy.
error-study-writers = Autorów opracowania może być najwyżej { $most }.
error-study-no-chapter = Tego rozdziału nie ma już w opracowaniu.
error-study-most-chapters = Rozdziałów opracowania może być najwyżej { $most }.
error-study-most-remarks = W jednym rozdziale uwagi mogą dotyczyć najwyżej { $most } map.
error-study-full = Więcej się tu nie zmieści.
error-study-seats = Opracowanie da się założyć z partii, w której graczy jest najwyżej { $most }; tu jest ich { $seats }.
error-study-last-chapter = Ostatni rozdział musi zostać. Możesz za to usunąć całe opracowanie.
error-study-line-end = Tu nie ma już nic do narysowania.
error-study-conflict = Tymczasem ktoś inny zmienił ten komentarz: { $comment }
error-too-many-edits = To już dużo zmian. Spróbuj ponownie za { again-in }.
error-study-most = Opracowań masz już { $most }. Najpierw usuń jedno z nich.
error-study-not-over = Opracowanie założysz, gdy partia się skończy.
error-bad-study = Tego opracowania nie da się odczytać. { $wrong }
error-study-format = Opracowanie zaczyna się tak: format: { $format }
error-study-chapters = Opracowanie potrzebuje rozdziałów. Każdy zaczyna się od wiersza: chapter: …
error-study-header = Wiersz { $line }: przed pierwszym rozdziałem mogą stać tylko „format” i „title”.
error-study-seat = „{ $found }” to nie miejsce: są miejsca od 1 do { $seats }.
error-study-remark = „{ $found }” to nie uwaga. Pisz tak: { $examples }.
error-study-turn = Tu nie ma żadnego ruchu partii. Zadania i warianty należą do ruchu.
error-branch-end = „{ $found }” jest już po ostatnim ruchu tej partii.
error-branch-unasked = „{ $found }”: to miejsce nie ma tu o czym decydować.
error-branch-illegal = „{ $found }” tu nie przejdzie – { $why }.
error-branch-others = Po tym wariancie decyzja miejsca { $seat } przy karcie „{ $card }” nie byłaby możliwa.
