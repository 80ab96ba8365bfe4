# Polish: the commands and the game in the terminal.

## The game in the terminal: what is asked

asked-draw = Wybierz, co narysujesz na swojej mapie:
asked-ambush = Narysuj te potwory na cudzej mapie ({ $owner }):
asked-hero = Umieść herosa na pustym obszarze; * oznacza obszary, które atakuje.
asked-gaze = { $monster ->
        [gorgon] Gorgona niszczy obszar obok siebie. Który?
       *[other] Potwór ({ $name }) niszczy obszar obok siebie. Który?
    }
asked-ravage = { $monster ->
        [troll] Troll niszczy pusty obszar obok siebie. Który?
       *[other] Potwór ({ $name }) niszczy pusty obszar obok siebie. Który?
    }
asked-target = { $monster ->
        [gorgon] Gorgona niszczy obszar obok siebie na tej mapie. Który?
       *[other] Potwór ({ $name }) niszczy obszar obok siebie na tej mapie. Który?
    }
asked-besides = I jeszcze, dzięki umiejętności „{ $skill }”:
asked-declare = Możesz teraz zgłosić umiejętność:
asked-shelter = Jak ma leżeć prostokąt 1×2?

## The game in the terminal: what is shown

play-you = Ty
play-seat = Gracz { $number }
play-bot = { $bots ->
        [1] Bot
       *[other] Bot { $number }
    }
play-welcome = Witaj przy stole! To rozdanie { $seed }. Zagrasz je jeszcze raz z opcją --seed { $seed }
play-bye = Do zobaczenia przy stole! Do tego rozdania wrócisz z opcją --seed { $seed }
play-cover = Teraz przy klawiaturze: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-go-on = Naciśnij Enter, aby grać dalej.
play-time = { $name }, czas { $clock } z { $time }
play-purse = monety { $coins }
play-coins = monety { $coins } (wydane: { $spent })
play-stars = gwiazdki { $stars }
play-on-map = mapa: { $owner }
play-ruins-pending = trzeba przykryć Ruiny
play-now = Gdyby pora roku skończyła się teraz: edykty { $first } + { $second }, monety + { $coins }, potwory − { $monsters } = { $stars }
play-card-time = { $card } (czas { $time })
play-with-coin = , 1 moneta
play-no-room = (nie ma miejsca)
play-duty = Ruiny: kształt musi przykryć pusty obszar Ruin.
play-fallback = Nie da się narysować żadnego kształtu z karty: narysuj zamiast niego pojedynczy obszar, gdzie tylko chcesz.
play-skill = { $mark }s{ $number } { $skill } ({ $cost }): { $rule }
    .idle = { $mark }s{ $number } { $skill } ({ $cost }), nie teraz: { $rule }
play-where = Gdzie ma leżeć lewy górny róg? Wpisz obszar, na przykład B4; n znajdzie pasujące miejsce, ? pokaże pomoc.
play-fits = Pasuje. Naciśnij Enter, aby narysować.
    .effects = Pasuje ({ $effects }). Naciśnij Enter, aby narysować.
play-not-there = Tam się nie da – { $why }.
play-nowhere = Nigdzie się nie mieści.
# $here: with the shape turned this way; $all: with all ways to turn it.
play-spots = { $here ->
        [0] Tak obrócony nigdzie się nie mieści
        [one] Tak obrócony mieści się w jednym miejscu, rogiem na { $cells }
        [few] Tak obrócony mieści się w { $here } miejscach, rogiem na: { $cells }
       *[many] Tak obrócony mieści się w { $here } miejscach, rogiem na: { $cells }
    } ({ $all ->
        [one] wszystkie obroty razem: jedno miejsce
        [few] wszystkie obroty razem: { $all } miejsca
       *[many] wszystkie obroty razem: { $all } miejsc
    }).
play-no-option = Tego tu nie wybierzesz: { $word }.
play-no-cell = Na mapie nie ma obszaru { $word }: rzędy są od A do K, kolumny od 1 do 11.
play-what = Polecenia { $word } tu nie mamy. Wpisz ?, a zobaczysz, co można.
play-rules = Wpisz rules i słowo z prawej kolumny albo angielski klucz karty: rules ruins, rules treetower.
play-no-undo = Tego już nie cofniesz: tymczasem odkryto coś nowego.
play-undone = Ruch cofnięty.
play-explain-what = Co wyjaśnić? Edykt: e A do e D, potwory: e m, wszystko: e.
play-other = { $name }: gwiazdki { $stars }, monety { $coins }
play-alone = Grasz solo.
play-deck = W talii zostało jeszcze (kolejności nikt nie zna): { $cards }; karty Zasadzki: { $ambushes }
    .heroes = W talii zostało jeszcze (kolejności nikt nie zna): { $cards }; karty Zasadzki: { $ambushes }; karty Herosa: { $heroes }
play-deck-gone = Odkryte w tej porze roku: { $cards }
play-save-where = W jakim pliku zapisać grę? Na przykład: save moja-gra.txt
play-saved = Zapisano, razem z ostatnią dokończoną rundą: { $file }
play-comes-from = { $name } narysuje to na twojej mapie.
play-walk-top-left = Nadchodzi z lewego górnego rogu.
play-walk-top-right = Nadchodzi z prawego górnego rogu.
play-walk-bottom-left = Nadchodzi z lewego dolnego rogu.
play-walk-bottom-right = Nadchodzi z prawego dolnego rogu.
play-declare-nothing = 0 nic
play-declare = { $number } { $skill } ({ $cost }): { $rule }
play-shelter-1 = 1 poziomo
play-shelter-2 = 2 pionowo
play-season-over = { $season ->
        [spring] Wiosna za nami
        [summer] Lato za nami
        [fall] Jesień za nami
        [winter] Zima za nami
       *[other] Koniec pory roku: { $name }
    }
play-over = Koniec gry
# Below “the game is over”: with several players who has won, alone the title.
play-won-you = Wygrywasz! Królowa jest zachwycona twoją mapą.
play-won = Wygrywa { $name }. Co za mapa!
play-won-together = Wspólne zwycięstwo! Pierwszym miejscem dzielą się: { $names }.
play-title-high = Królowa wiesza twoją mapę w sali tronowej. Od dziś nosisz tytuł „{ $title }”!
# A title for a rating below 0.
play-title-low = Każdy wielki kartograf kiedyś zaczynał. Na razie twój tytuł to „{ $title }”.
play-title-none = Tym razem bez tytułu. Zaostrz ołówek i spróbuj jeszcze raz!
play-thanks = Dzięki za grę! Chcesz jeszcze raz zmierzyć się z tym rozdaniem? Dodaj --seed { $seed }
# Below “spring is over”, when it brought more stars than each season before.
play-season-best = Twoja najlepsza jak dotąd pora roku!
play-help =
    Wpisz jedno lub kilka z tych poleceń, a potem naciśnij Enter:
      1, 2…         wybierz kształt i teren; f v a w  wybierz teren
      B4            połóż lewy górny róg kształtu na B4
      r  r2  r3     obróć raz, dwa razy, trzy razy;  m  odwróć
      n  p          następne pasujące miejsce, poprzednie;  l  lista miejsc
      up down left right   przesuń o jeden obszar w górę, w dół, w lewo, w prawo
      s1 s2 s3 s0   użyj umiejętności albo żadnej
      Enter         narysuj tam, gdzie jest kształt, jeśli pasuje
      u             krok wstecz albo cofnij rysunek, dopóki nie odkryto nic nowego
      e A           wyjaśnij edykt (e m: potwory, e: wszystko)
      o  d          mapy innych; co zostało w talii
      rules ruins   zasady: temat albo karta;  rules  lista tematów
      save FILE     zapisz partię w pliku;  q  wyjdź
    Na mapie: . pusty obszar, r Ruiny, ^ Góra, # Wąwóz, f Las, v Wioska, a Pole, w Woda, m Potwór,
    h Heros, x zniszczony, d Pole i Wioska; wielka litera: na Ruinach, *: w zasięgu ataku.

## The game in the terminal: what has happened

news-card = Karta: { $card }
news-drew = { $name }: { $what }
news-drew-on = { $name } na mapie ({ $owner }): { $what }
    .mine = { $name } na twojej mapie: { $what }
news-by-itself = Na mapie ({ $owner }): { $what }
    .mine = Na twojej mapie: { $what }
news-marks = atak na { $cells }
news-destroyed = zniszczone: { $cells }
news-skill = umiejętność „{ $skill }”
news-coins = monety +{ $coins }

## A record told

# A comment in a record, above the picture of a sheet that a player drew.
record-signs = arkusz: ^ Góra, # Wąwóz, r Ruiny
# $cards is a list of keys of cards, as in the lines of the record.
record-by-bot = { $name }, rysował bot: { $cards }
record-skipped = { $name }, ruch pominięty: { $cards }

replay-game = { $boxes }, { $sheet }, gracze: { $seats }
replay-skills = Umiejętności: { $skills }
replay-heroes = Z kartami Herosa
replay-verified = Wszystko się zgadza: karty, rysunki, monety i wyniki. Sprawdzono: { $cards ->
        [one] jedną kartę.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    }
replay-unfinished = Jak dotąd wszystko się zgadza, tylko gra jeszcze trwa. Sprawdzono: { $cards ->
        [one] jedną kartę.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    }

## The file README.txt in what a player downloads

export-readme =
    Wszystko, co ten serwer o tobie przechowuje, i ustawienia tej przeglądarki.

    games/*.txt        partia jako tekst: otworzysz ją na stronie głównej jako zapis
                       albo poleceniem cartographers replay FILE
    games/*.json       ta sama partia: kiedy powstała, jak ją przygotowano, które miejsca są twoje
    statistics.json    statystyki ze strony „Profil”
    daily.json         twoje próby w rozdaniach dnia i tygodnia
    tournaments.json   turnieje, które organizujesz lub w których grasz, i twoje próby
    devices.json       twoje połączone urządzenia i od kiedy jest fraza odzyskiwania
    settings.json      co pamięta ta przeglądarka: język, motyw, twoje imię, pokazane wskazówki

    Wszystkie pliki to tekst w UTF-8.

## A record looked at again

analyse-of = { $name }, ruch po ruchu: przewidywany wynik końcowy
analyse-move = ruch
analyse-season = pora roku
analyse-card = karta
analyse-luck = szczęście
analyse-played = zagrano
analyse-expected = przewidywany
analyse-skill = decyzja
analyse-lost = strata
analyse-best = najlepszy
analyse-nothing = nic
analyse-costliest = Ruchy, które kosztowały najwięcej:
# $season is the season's key, $name its name; $lost has one decimal.
analyse-costly = { $number }  { $name }, { $card }: { $lost } ★. Zagrano { $played }; najlepsze było { $best }.
analyse-curve = Przewidywany wynik końcowy po każdej karcie i każdym ruchu:
analyse-end = Na początku przewidywano { $start }, szczęście { $luck }, decyzje { $skill }: na koniec { $final } ★.
analyse-so-far = Na początku przewidywano { $start }, szczęście { $luck }, decyzje { $skill }: na razie przewidywany wynik { $final } ★.
analyse-besides = Decyzje porównujemy z decyzjami solidnego gracza, który rysuje to, co na pierwszy rzut oka wygląda najlepiej. Najlepsze znalezione ruchy były warte o { $lost } ★ więcej.

## A match

# $suite is “none” or the name of a suite, which is typed as it is; $sheet is like “sheet A (Wilderness)”.
match-alone = { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, { $suite ->
        [none] { $sheet }
       *[other] zestaw { $suite }
    }, numery od { $first } do { $last }, każdy gracz osobno
# $suite and $sheet as above
match-together = { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, { $suite ->
        [none] { $sheet }
       *[other] zestaw { $suite }
    }, numery od { $first } do { $last }, miejsc przy jednym stole: { $seats }
match-player = gracz
match-mean = średni wynik
match-spread = odch. std.
match-rating = ocena solo
match-elo = Elo
match-pair = para
match-less = { $first } − { $second }
match-difference = różnica
match-p = p
match-won = wygrane
match-drawn = remisy
match-lost = przegrane
match-title = tytuł
match-from = od
match-time = ms na ruch
match-median = mediana
match-p99 = p99
match-failed = { $player } – rozdania przegrane, bo program zawiódł: { $deals }
match-failed-deal = { "  " }rozdanie { $deal }: { $why }
match-stopped = Przerwano po { $games ->
        [one] jednej partii.
        [few] { $games } partiach.
       *[many] { $games } partiach.
    }
    .kept = Przerwano; w pliku { $games ->
        [one] jest jedna partia
        [few] są { $games } partie
       *[many] jest { $games } partii
    }, a to samo polecenie wznowi mecz.
match-plot-axis = gwiazdki
match-plot-key = Wzgórze: rozrzut wyników. Kropka i kreska: średnia i jej przedział ufności 95%.
match-plot-said = { $player }: średni wynik { $mean }

## The help of the commands. Names of options, cards and files are typed as they are and stay Latin.

help-program = Gra planszowa o rysowaniu map, w terminalu i w przeglądarce.
help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-command = polecenie
help-examples = przykłady:
help-help = pokaż tę pomoc i zakończ
help-version = pokaż wersję i zakończ
help-language = język wszystkich tekstów: { $languages } (domyślnie język systemu)
help-json = wypisz JSON dla programów
help-seed = numer rozdania; ten sam numer daje te same karty (losowy)
help-games-at-once = ile partii toczy się jednocześnie (1)
help-engine = procesy na tym komputerze albo klaster Ray

# The options that choose a game. $boxes, $sheets: names to type.
help-game = jaka gra
    .boxes = pudełka: { $boxes } (base)
    .sheet = arkusz mapy: { $sheets } albo plik z własnym arkuszem
    .edicts = cztery karty Punktacji
    .ambushes = cztery karty Zasadzki albo pudełka, z których się je losuje
    .skills = z umiejętnościami: trzy losowe albo te trzy
    .heroes = z kartami Herosa
    .no-heroes = bez kart Herosa

help-play =
    Zagraj w terminalu. Kto siedzi przy klawiaturze, to „you”; kilka osób gra na zmianę.
    Wszystko wpisuje się bez polskich znaków; ? pokazuje, co można wpisać.
    .short = zagraj w terminalu
    .players = kto siedzi przy stole, na przykład you,greedy*2: { $players } (you)
    .names = imiona graczy
    .resume = kontynuuj zapisaną grę; wymaga jej --seed i --players
    .practice = pozwól cofać ruchy także po odkryciu zakrytych kart
    .plain = zdania zamiast rysunków, dla czytników ekranu: w każdym wierszu jeden fakt

help-print =
    Wydrukuj arkusze mapy i stronę o czterech edyktach do pliku PDF.

    Arkusz to jeden z drukowanych (A, B, C, D), rysunek własnego arkusza albo plik z takim rysunkiem.
    .short = wydrukuj arkusze do gry na papierze
    .file = plik PDF, który powstanie
    .sheets = arkusze, każdy na osobnej stronie (A)
    .edicts = cztery karty Punktacji na stronę o nich
    .cards = ze stroną o zasadzkach, herosach i umiejętnościach
    .paper = format papieru: { $sizes } (a4)

help-photo =
    Odczytaj zdjęcie arkusza wydrukowanego poleceniem „cartographers print” i wypisz jego mapę jako tekst.

    Na zdjęciu muszą być wszystkie cztery kwadratowe znaczniki wokół mapy. Obszary słabo czytelne są wypisane pod mapą.
    .short = odczytaj mapę ze zdjęcia wydrukowanego arkusza
    .file = zdjęcie: plik JPEG, PNG albo WebP

help-rules =
    Przeczytaj zasady gry. Bez tematu zobaczysz listę tematów; każda karta też jest tematem.

    Na rysunkach map obszary, które się liczą lub są narysowane, są w [nawiasach kwadratowych],
    obszary rysunku, na który zasady nie pozwalają, w (okrągłych), a * oznacza obszary, które atakuje heros. Pozostałe znaki:
      { help-signs }
    .short = przeczytaj zasady gry z przykładami
    .topic = temat lub karta
    .markdown = wypisz wszystkie zasady jako jedną stronę Markdown

# The signs of a map as text; the letters are typed as they are.
help-signs =
    { "." } pusty, r Ruiny, ^ Góra, # Wąwóz, f Las, v Wioska, a Pole, w Woda,
      m Potwór, h Heros, x zniszczony, d Pole i Wioska naraz; wielka litera: narysowane na Ruinach

# $question and $answer are JSON.
help-score =
    Policz gwiazdki za mapy według dowolnej z 32 kart Punktacji.

    Dla programów: wiersze JSON na wejściu i wyjściu. Odpowiedzią na wiersz
      { $question }
    jest
      { $answer }
    Bez "cards" liczą się wszystkie karty; inne klucze są pomijane.

    Dla ludzi: odpowiedzią na mapę w 11 wierszach albo w jednym wierszu z ukośnikami jest tabela. Znaki na mapie:
      { help-signs }
    .short = policz gwiazdki za mapy i wyjaśnij wyniki
    .file = mapy do policzenia; - lub nic oznacza standardowe wejście
    .explain = podaj także obszary, za które są gwiazdki
    .cards = karty Punktacji, jeśli nie wszystkie 32
    .type = Wpisz lub wklej mapę w 11 wierszach albo wiersze JSON, potem Ctrl-D:

help-legal =
    Policz lub wypisz różne sposoby narysowania karty na mapie.

    Wiersze JSON na wejściu i wyjściu. Odpowiedzią na wiersz
      { $question }
    jest
      { $answer }
    Klucz fallback mówi, czy rysuje się pojedyncze obszary, bo żadnego kształtu z karty nie da się narysować, a "ruins": true
    znaczy, że trzeba przykryć obszar Ruin. Kartę Zasadzki liczy się na mapie, na której jest rysowana; przy
    "solo": true odpowiedzią jest to, dokąd trafia sama w grze solo, albo null: { $solo }
    .short = policz lub wypisz, co można narysować na mapie
    .file = pytania; - lub nic oznacza standardowe wejście
    .list = wypisz także rysunki: [teren, [obszary]]
    .type = Wpisz wiersze JSON, na przykład { $question }, potem Ctrl-D:

help-replay =
    Sprawdź zapis partii, jako tekst lub JSON: każdą kartę, każdy rysunek, każdą monetę i każdy wynik.
    Jeśli wszystko się zgadza, zobaczysz partię, a jeśli nie, pierwszy błąd.
    .short = sprawdź zapis partii i pokaż partię
    .file = zapis; - oznacza standardowe wejście
    .to = zamiast tego wypisz zapis w tej postaci

help-fair =
    Sprawdź na podstawie zapisu gry, czy karty odkrywano w tej kolejności, w jakiej je potasowano: serwer przed
    pierwszą kartą wybrał tajną liczbę, gracze dodali własne liczby losowe, a razem wyznaczyły one kolejność
    każdej talii.
    .short = sprawdź, jak potasowano karty gry
    .file = zapis skończonej gry; - oznacza standardowe wejście
    .commitment = odcisk tajnej liczby pokazany przed pierwszą kartą

help-analyse =
    Przeanalizuj partię: przewidywany wynik końcowy po każdej decyzji gracza, co przyniosły karty (szczęście), o ile
    lepszy lub gorszy był ruch niż u solidnego gracza (decyzje) i co byłoby najlepsze.
    .short = przeanalizuj partię: najlepsze ruchy, błędy i szczęście
    .file = zapis partii; - oznacza standardowe wejście
    .seat = czyje decyzje (1)
    .player = kto doradza i jak długo myśli nad ruchem ({ $player })

help-puzzles =
    Znajdź w partiach zadania: pozycje, w których jeden rysunek jest wyraźnie najlepszy, choć nie daje od razu najwięcej gwiazdek.
    Każde przechodzi dwa sprawdzenia; to, co zostanie, zobaczysz jako wiersze JSON.
    .short = znajdź w partiach zadania albo wgraj je na serwer
    .files = zapisy partii; - oznacza standardowe wejście
    .play = ile partii mają rozegrać boty, żeby w nich szukać
    .players = kto je rozgrywa, na przykład planner lub learned*2
    .check = sprawdź zadania z tego pliku jeszcze raz, z innym --seed, i wypisz te, które się obronią
    .import = wgraj zadania z tego pliku na serwer

help-simulate = Niech komputer rozegra partie sam ze sobą i je podsumuje.
    .short = niech komputer rozegra wiele partii
    .games = ile partii (100)
    .players = kto siedzi przy stole, na przykład chance,chance lub chance*4: { $players }
    .seed = numer pierwszego rozdania; pozostałe są kolejne (0)
    .record = zapisz każdą partię w tym folderze
    .parquet = zapisz każdą pozycję, decyzję i wynik w tym pliku Parquet (docs/data.md)
    .games-a-file = zamiast jednego pliku zapisz folder plików po tyle partii; gotowe pliki nie powstają ponownie
    .json = zamiast podsumowania wypisz wiersz JSON dla każdej partii

help-match = Niech gracze rozegrają te same rozdania, każdy osobno lub wszyscy przy jednym stole: kto jest silniejszy i na ile to pewne?
    .short = zmierz siłę graczy w tych samych rozdaniach
    .suites = Zestawy, każdy po { $deals } rozdań: { $suites }
    .players = kto gra; pierwszy ma 0 na skali ocen: { $players } albo program, na przykład ./mybot (docs/bots.md)
    .deals = ile rozdań ({ $default }; w zestawie wszystkie { $all })
    .suite = graj rozdania publicznego zestawu
    .mode = każdy osobno (solo) lub wszyscy przy jednym stole (table); --seats oznacza table
    .seats = ile miejsc przy jednym stole; gracze zajmują je po kolei (tyle, ilu graczy)
    .work = przebieg i wyniki
    .out = zachowuj każdą partię w tym pliku (wiersze JSON) i kontynuuj od niego
    .json = wypisz wyniki jako jeden dokument JSON
    .plot = narysuj wykres wyników (SVG)

help-conform =
    Sprawdź, czy program umie grać jako bot: musi się uruchomić, podjąć decyzje każdego rodzaju, rozegrać całe
    partie i poprawnie się zakończyć. Protokół opisuje docs/bots.md. Program ma twoje uprawnienia: sprawdzaj tylko taki,
    któremu ufasz.
    .short = sprawdź własny program, który gra
    .program = program, na przykład ./mybot albo "python3 mybot.py"; ./mybot:500ms ma pół sekundy na decyzję

conform-check = ok      { $what }
    .failed = BŁĄD    { $what } – { $why }
conform-hello = wita się
conform-draw = rysuje kształt
conform-draw-ruins = rysuje kształt na Ruinach
conform-draw-single = wypełnia jeden obszar, gdy żaden kształt się nie mieści
conform-declare = odpowiada, gdy można zgłosić umiejętność
conform-ambush = rysuje zasadzkę na mapie sąsiada
conform-ambush-target = wybiera, co niszczy tam gorgona
conform-gaze = wybiera, co niszczy gorgona w grze solo
conform-hero = umieszcza herosa na mapie
conform-ravage = wybiera, co niszczy troll
conform-unknown = pomija nieznane klucze wiadomości
conform-early = gra dalej po partii zakończonej przed czasem
conform-solo = gra całą partię solo
conform-table = gra całą partię w trzy osoby
conform-twice = gra w dwóch procesach przy jednym stole
conform-end = kończy pracę, gdy zamknie się jego wejście
conform-passed = { $name }: wszystko działa. Najwolniejsza decyzja: { $slowest } ms.
conform-failed = Nie udało się: { $checks }.

help-bot =
    Niech twój program gra na serwerze: łączy się z tokenem bota i siada do stołów, do których ktoś go zaprosi,
    aż do Ctrl-C. Program działa tutaj, z twoimi uprawnieniami; serwer widzi tylko jego decyzje.
    .short = niech twój program gra na serwerze
    .server = adres serwera ({ $default })
    .token = plik z tokenem, jeśli nie ma go w zmiennej { $variable }

bot-welcome = { $name } jest już na serwerze { $server }. Teraz można zaprosić tego bota do stołu.
bot-game = Zaczyna się partia: { $game }
bot-failed = Program zawiódł w partii { $game } – { $why }
bot-lost = Połączenie przerwane ({ $why }). Następna próba za { $seconds } s.

help-perft =
    Policz różne ciągi decyzji, od których może zacząć się partia, gdy kolejność kart jest znana.
    Dwa programy, które naliczą tyle samo, pozwalają na te same ruchy; gdy liczby się różnią, ktoś niechcący zmienił zasady.
    .short = policz wszystkie możliwe początki partii
    .depth = ile decyzji (2)
    .seats = ilu graczy (1)
    .seed = numer rozdania (0)
    .cards = karty w kolejności odkrywania
    .split = pokaż liczbę dla każdej pierwszej decyzji

help-serve = Uruchom serwer, na którym gra się w przeglądarce. Działa aż do Ctrl-C. Gry się zapisują i następnym razem grasz dalej.
    .short = uruchom serwer do gry w przeglądarce
    .host = adres, na którym serwer nasłuchuje ({ $default })
    .port = port ({ $default })
    .data = folder na gry (domyślnie w twoim folderze danych)
    .database = baza danych PostgreSQL na gry, na przykład postgresql://name@host/database
    .peer = kilka serwerów na jednej bazie danych; nazwa, pod którą pozostałe znajdą ten serwer
    .open = otwórz przeglądarkę
    .lan = pozwól dołączać wszystkim w sieci lokalnej
    .name = nazwa, pod którą serwer jest dostępny z zewnątrz; można podać kilka razy
    .path = ścieżka w domenie, na przykład /cartographers, gdy resztę domeny zajmuje inna strona
    .proxy = ufaj nagłówkom przekazywania z tego adresu
    .metrics = pozwól tym adresom odczytywać wskaźniki spod /metrics
    .settings = wczytaj limity i inne ustawienia z pliku TOML
    .log-json = zapisuj dziennik jako wiersze JSON
    .contact = e-mail administratora serwera; zobaczą go usługi powiadomień
help-admin =
    Prowadź serwer jako jego administrator: szukaj, kończ i usuwaj, blokuj, wyłączaj, ogłaszaj.
    Działa, czy serwer jest włączony, czy nie.
    .short = narzędzia administratora serwera
help-admin-verbs = co można zrobić
help-admin-status = co jest ustawione, kto jest zablokowany, co można cofnąć
help-admin-find = znajdź gry, turnieje, wyniki, odpowiedzi i boty
help-admin-end = zakończ grę lub zamknij turniej
help-admin-delete = usuń coś; najpierw zapyta
help-admin-undo = przywróć to, co usunięto lub nazwano inaczej w ciągu doby
help-admin-rename = zastąp imię wszędzie, gdzie jest
help-admin-hide = ukryj imię wszędzie, gdzie jest
help-admin-ban = pozwól urządzeniu lub sieci czytać, ale nie grać
help-admin-unban = zdejmij blokadę
help-admin-creation = ustal, kto może zakładać gry; hasło wpisujesz albo podajesz na wejściu
help-admin-feature = włącz lub wyłącz coś
help-admin-notice = ogłoś coś wszystkim; bez tekstu ogłoszenie znika
help-admin-contact = podaj, do kogo pisać i kto prowadzi stronę
help-admin-reports = co zgłosili gracze
help-admin-close-report = zamknij zgłoszenie
help-admin-log = co zrobili administratorzy
help-admin-link = utwórz link do strony administratora
help-admin-close-pages = zamknij wszystkie otwarte strony administratora; wcześniejsze linki niczego nie otworzą
help-admin-word = Słowa po poleceniu
    .text = część imienia, początek numeru, dzień lub link
    .kind = co to jest
    .id = jego numer
    .name = imię tak, jak się wyświetla
    .new = nowe imię
    .whom = urządzenie czy sieć
    .value = początek numeru urządzenia lub adres taki jak 192.0.2.0/24
    .who = wszyscy, tylko znający hasło albo nikt
    .feature = co się przełącza
    .switch = włączyć czy wyłączyć
    .notice = tekst albo po jednym dla każdego języka: en=… uk=…
help-admin-option = Opcje polecenia
    .device = początek numeru urządzenia
    .network = gdzie widziano urządzenie od uruchomienia serwera
    .newer = powstałe w ciągu tylu ostatnich godzin
    .older = powstałe wcześniej niż tyle godzin temu
    .why = powód do dziennika; zablokowani go zobaczą
    .yes = nie pytaj
    .hours = na ile godzin
    .closed = te zamknięte
    .contact = adres, na który pisać, lub link; "" usuwa
    .imprint = tekst lub link; "" usuwa
    .address = adres serwera w przeglądarce
help-site = Zapisz grę jako folder plików dla dowolnego statycznego hostingu: wszystko działa w przeglądarkach odwiedzających.
    .short = zapisz grę jako pliki dla statycznego hostingu
    .folder = nowy lub pusty folder
    .server = adres serwera, na którym odwiedzający grają ze znajomymi na odległość; bez niego tej możliwości nie ma
help-backup = Skopiuj wszystkie gry do nowego folderu, także gdy serwer działa.
    .short = skopiuj wszystkie gry do nowego folderu
    .folder = nowy folder
    .with-key = skopiuj też tajne klucze: kto je ma, może grać za każdego
help-restore = Przywróć kopię zapasową do folderu bez gier albo do pustej bazy danych.
    .short = przywróć kopię zapasową
    .folder = folder z kopią zapasową
help-verify = Sprawdź każdą grę: czy jej dziennik jest kompletny, a jeśli nie, ile z niego jest w porządku.
    .short = sprawdź, czy żadna gra nie jest uszkodzona
    .folder = folder z grami albo kopia zapasowa (domyślnie w twoim folderze danych)

## What is wrong with a command line

usage-see = { $wrong } (zob. { $command } --help)
usage-argument = argument { $name }: { $wrong }
usage-unknown = tych argumentów nie znamy: { $words }
usage-required = tych argumentów brakuje: { $words }
usage-one = tu brakuje argumentu
usage-at-least-one = tu brakuje co najmniej jednego argumentu
usage-at-most-one = tu może być najwyżej jeden argument
usage-not-with = nie da się użyć razem z { $other }
usage-no-value = tu nie podaje się wartości: { $word }
usage-choice = { $word } tu nie wybierzesz (do wyboru: { $choices })
usage-value = to tu nie pasuje: { $word }

## Games between bots, and matches

percent = { $share }%

simulate-games = { $games ->
        [1] Jedna partia, { $sheet }, rozdanie { $first }
        [one] { $games } partia, { $sheet }, rozdania od { $first } do { $last }
        [few] { $games } partie, { $sheet }, rozdania od { $first } do { $last }
       *[many] { $games } partii, { $sheet }, rozdania od { $first } do { $last }
    }; partii na sekundę: { $speed }
simulate-seat = miejsce
simulate-player = gracz
simulate-mean = średnia
simulate-spread = rozrzut
simulate-worst = najgorszy
simulate-best = najlepszy
simulate-wins = wygrane
simulate-rating = ocena solo: średnia { $mean }, najlepsza { $best }
simulate-title = tytuł
simulate-from = od
simulate-count = partie
simulate-share = udział

## Ways a game can begin

perft-decision = pierwsza decyzja
perft-count = liczba
perft-told = głębokość { $depth }: { $count } ({ $seconds } s)
    .speed = głębokość { $depth }: { $count } ({ $seconds } s, { $speed } na sekundę)

## What the command photo prints. $cells: names of cells, such as B4, C5.

photo-doubtful = Sprawdź jeszcze raz te obszary ({ $count }): { $cells }

## The server

serve-here = Gra jest tutaj:  { $address }
serve-network = W twojej sieci:  { $address }
serve-kept = Gry zapisują się w folderze { $folder }. Serwer zatrzymasz klawiszami Ctrl-C.
serve-kept-database = Gry zapisują się w bazie danych { $address }. Serwer zatrzymasz klawiszami Ctrl-C.
fair-fingerprint = Odcisk tajnej liczby: { $commitment }
fair-nonces = Z liczbą losową: { $names }
fair-nonces-late = Od drugiej karty także: { $names }
fair-no-nonces = Nikt nie dodał liczby losowej.
fair-drawn = { $part ->
    [edicts] Edykty wylosowano w tym tasowaniu.
   *[skills] Umiejętności wylosowano w tym tasowaniu.
}
fair-chosen = { $part ->
    [edicts] Edykty nie pochodzą z tego tasowania: ktoś je wybrał.
   *[skills] Umiejętności nie pochodzą z tego tasowania: ktoś je wybrał.
}
fair-verified = Karty odkrywano w tej kolejności, w jakiej je potasowano. Numer rozdania: { $number }.
puzzles-found = Pozycje: { $positions }. Znalezione zadania: { $found }. Zostało po drugim sprawdzeniu: { $kept }.
puzzles-checked = Zadania: { $found }. Zostało: { $kept }.
puzzles-imported = Zadania w pliku: { $all }. Nowe na serwerze: { $new }.
site-made = Strona jest w folderze { $folder }. Umieść ją na dowolnym hostingu plików, pod dowolną ścieżką.
backup-made = Wszystkie gry są w folderze { $folder }. Kluczy tam nie ma: ich kopię (pliki key i push-key.pem z folderu { $data }) trzymaj gdzie indziej albo dodaj --with-key.
backup-made-with-key = Wszystkie gry i klucze są w folderze { $folder }. Strzeż go: kto ma klucze, może grać za każdego.
restore-made = Gry są w folderze { $folder }.
restore-made-database = Gry są w bazie danych { $address }. Folder na klucze: { $folder }.
restore-no-key = W folderze { $folder } brakuje: { $files }. Zanim uruchomisz serwer, skopiuj tam dotychczasowe klucze. Inaczej serwer utworzy nowe: dotychczasowe zaproszenia, prywatne linki i frazy odzyskiwania przestaną działać, a powiadomienia każdy włączy od nowa.
restore-new-key = W kopii zapasowej brakowało: { $files }. Dlatego w folderze { $folder } są nowe klucze: dotychczasowe zaproszenia, prywatne linki i frazy odzyskiwania przestały działać. Jeśli masz dotychczasowe klucze, włóż je do tego folderu i przywróć gry jeszcze raz do pustej bazy danych.
verify-game = { $game }: { $wrong }
verify-good = Zdarzenia w porządku: { $good } z { $events }.
verify-sum = Gry w porządku: { $whole }. Uszkodzone gry: { $damaged }.
verify-checkpoints = Punkty kontrolne w porządku: { $fitting }. Nieużywane: { $unused }.
verify-no-key = Brakuje: { $files }. Gry można przywrócić także bez kluczy, ale zaproszenia, prywatne linki i frazy odzyskiwania działają tylko z nimi.

## Progress. $left is a duration such as “5 min”.

progress-games = Partie: { $done } z { $all }, zostało { $left }
progress-moves = Ruchy: { $done } z { $all }, zostało { $left }
progress-decisions = Pierwsze decyzje: { $done } z { $all }, zostało { $left }
progress-seconds = { $count } s
progress-minutes = { $count } min
progress-hours = { $count } godz.
