# Polish: the small cards that explain the symbols, and the tips of a first game. Read by the browser.
#
# A card has a title and, as the attribute .text, one or two sentences: what it is, and what it does now.
# $season, $again, $terrain and $monster are keys to choose a form by; $name and $again-name are the names of the
# same things, as they stand alone.

## The card itself

explain-rule = Zasada
explain-close = Zamknij

## The keys of the table

keys-reader = Z czytnikiem ekranu te klawisze działają, gdy fokus jest na mapie; prowadzi tam przycisk „{ $button }”.

## Time and seasons

explain-time = Czas
    .text = { $card ->
        [0] Minęło: { $passed } z { $all }.
       *[other] Minęło: { $passed } z { $all }, a ta karta dodaje { $card }.
    } Gdy czas dojdzie do { $all }, { $season ->
        [spring] kończy się wiosna
        [summer] kończy się lato
        [fall] kończy się jesień
        [winter] kończy się zima
       *[other] kończy się pora roku ({ $name })
    } i punktują edykty { $first } i { $second }.
explain-card-time = Czas na karcie
    .text = Czas tej karty: { $card }. Po niej minie już { $after } z { $all }.
explain-season-now = { $name }
    .text = Pora roku { $number } z { $seasons }. Na jej koniec punktują edykty { $first } i { $second }, liczą się monety, a potwory zabierają gwiazdki.
explain-season-past = { $name }
    .text = Ta pora roku już się skończyła. Twoje gwiazdki z niej: { $stars }.
explain-season-later = { $name }
    .text = Dopiero nadejdzie. Na jej koniec punktują edykty { $first } i { $second }.
explain-stars = Twoje gwiazdki
    .text = Z podliczonych pór roku: { $scored }, a z obecnej, gdyby skończyła się teraz: { $now }. Kto po zimie ma najwięcej gwiazdek, wygrywa.
explain-stars-solo = Twoje gwiazdki
    .text = Z podliczonych pór roku: { $scored }, a z obecnej, gdyby skończyła się teraz: { $now }. Po zimie zależy od nich twój tytuł.

## Edicts

explain-edict = Edykt { $letter }: { $edict }
    .now = { $stars ->
        [one] Twoja mapa daje teraz jedną gwiazdkę.
        [few] Twoja mapa daje teraz { $stars } gwiazdki.
       *[many] Twoja mapa daje teraz { $stars } gwiazdek.
    }
    .this-season = Punktuje na koniec tej pory roku.
    .this-season-and = Punktuje na koniec tej pory roku i jeszcze raz { $season ->
        [spring] wiosną
        [summer] latem
        [fall] jesienią
        [winter] zimą
       *[other] później: { $name }
    }.
    .later = Punktuje { $season ->
        [spring] wiosną
        [summer] latem
        [fall] jesienią
        [winter] zimą
       *[other] później: { $name }
    }.
    .later-twice = Punktuje { $season ->
        [spring] wiosną
        [summer] latem
        [fall] jesienią
        [winter] zimą
       *[other] później ({ $name })
    } i { $again ->
        [spring] wiosną
        [summer] latem
        [fall] jesienią
        [winter] zimą
       *[other] jeszcze raz ({ $again-name })
    }.
    .done = W tej partii już więcej nie punktuje.

## Coins and mountains

explain-coins = Monety
    .text = { $coins ->
        [0] Nie masz jeszcze monet. Każda daje gwiazdkę na koniec każdej pory roku.
        [one] Masz jedną monetę. Daje ona gwiazdkę na koniec każdej pory roku.
        [few] Masz { $coins } monety. Każda daje gwiazdkę na koniec każdej pory roku.
       *[many] Masz { $coins } monet. Każda daje gwiazdkę na koniec każdej pory roku.
    } Monetę dostajesz za kształt z monetą oraz za wypełnienie wszystkich obszarów obok Góry.
    .spent = { $coins ->
        [one] Jedna moneta wydana na umiejętność już się nie liczy.
        [few] { $coins } monety wydane na umiejętności już się nie liczą.
       *[many] { $coins } monet wydanych na umiejętności już się nie liczy.
    }
explain-mountain = Góra
    .text = Nie można na niej rysować. Gdy wypełnisz wszystkie obszary obok niej, dostajesz monetę.
    .open = { $count ->
        [one] Jeden obszar obok niej jest jeszcze pusty: { $cells }.
        [few] { $count } obszary obok niej są jeszcze puste: { $cells }.
       *[many] { $count } obszarów obok niej jest jeszcze pustych: { $cells }.
    }
    .closed = Wszystkie obszary obok niej są wypełnione: jej moneta jest twoja.

## Spaces of the map

explain-ruins = Ruiny
    .text = Po karcie Ruin następny kształt musi przykryć pusty obszar Ruin. Kiedy indziej możesz Ruiny przykryć albo zostawić.
    .now = Teraz twój kształt musi przykryć jeden z tych obszarów: { $cells }.
explain-wasteland = Wąwóz
    .text = Nie można tu rysować. Liczy się jako wypełniony, ale nie jest rodzajem terenu.
explain-destroyed = Zniszczony obszar
    .text = Liczy się jako wypełniony, ale nie ma rodzaju terenu i nie można tu rysować.
explain-empty = Pusty obszar
    .text = Możesz tu rysować.
    .costs = Leży obok Potwora: dopóki jest pusty, kosztuje cię gwiazdkę na koniec każdej pory roku.
explain-terrain = { $name }
    .text = O tym, ile daje gwiazdek, decydują edykty.
    .counts = Liczy się teraz do: { $letters }.
    .not = Nie liczy się teraz do żadnego edyktu.
explain-double = Pole i Wioska
    .text = Ten obszar jest jednym i drugim naraz. O tym, ile daje gwiazdek, decydują edykty.
explain-hero = Heros
    .text = Niszczy potwory na obszarach, które atakuje, także te, które pojawią się później.
explain-mark = Obszar ataku herosa
    .text = Potwór narysowany tutaj od razu ginie. Możesz tu rysować jak zwykle.

## Monsters and ambushes

explain-monster = { $monster ->
        [dragon] Smok
        [zombie] Zombie
        [troll] Troll
        [gorgon] Gorgona
       *[other] { $name }
    }
    .text = Na koniec każdej pory roku każdy pusty obszar obok Potwora kosztuje cię gwiazdkę. Wypełnij te obszary, aby nie tracić.
    .theirs = Na koniec każdej pory roku każdy pusty obszar obok Potwora kosztuje właściciela mapy gwiazdkę.
    .cost = { $stars ->
        [one] Teraz tracisz gwiazdkę na porę roku. Aby nie tracić, wypełnij { $cells }.
        [few] Teraz tracisz { $stars } gwiazdki na porę roku. Aby nie tracić, wypełnij { $cells }.
       *[many] Teraz tracisz { $stars } gwiazdek na porę roku. Aby nie tracić, wypełnij { $cells }.
    }
    .free = Obok potworów nie ma pustych obszarów: teraz nic cię nie kosztują.
explain-ambush = Zasadzka
    .text = Każdy rysuje te potwory na mapie sąsiada, tam, gdzie najbardziej zaboli.
explain-ambush-solo = Zasadzka
    .text = Potwory ruszają z rogu twojej mapy i idą dalej, aż znajdą miejsce.

## Cards, deck and hints

explain-explore = Karta Odkryć
    .text = Wybierz rodzaj terenu oraz kształt i narysuj go na pustych obszarach swojej mapy. Możesz go dowolnie obrócić i odwrócić.
explain-hero-card = Karta Herosa
    .text = Umieść herosa na pustym obszarze i wyceluj atak. Obszarów, które atakuje, będzie bronić do końca gry.
explain-ruins-card = Karta Ruin
    .text = Kształt z następnej karty Odkryć musi przykryć pusty obszar Ruin.
explain-deck = Zostało w talii
    .text = { $count ->
        [one] W tej porze roku może się jeszcze pojawić jedna karta, jeśli wystarczy czasu.
        [few] Następna może być każda z tych { $count } kart. Pora roku kończy się, gdy minie jej czas, więc nie wszystkie się pojawią.
       *[many] Następna może być każda z tych { $count } kart. Pora roku kończy się, gdy minie jej czas, więc nie wszystkie się pojawią.
    }
    .ambush = { $count ->
        [one] Jedna z nich to zasadzka.
        [few] { $count } z nich to zasadzki.
       *[many] { $count } z nich to zasadzki.
    }
explain-hint = Podpowiedź
    .text = Podpowiedź ma trzy kroki: na co patrzeć, gdzie rysować i jaki ruch wybrać, razem z powodami. Niczego za ciebie nie rysuje.
explain-skill =
    .text = { $coins ->
        [0] Nic nie kosztuje.
        [one] Kosztuje jedną monetę.
        [few] Kosztuje { $coins } monety.
       *[many] Kosztuje { $coins } monet.
    } W każdej porze roku możesz użyć jednej umiejętności.
    .not = Nie teraz – { $reason }.
explain-sealed = Zapieczętowany rysunek
    .text = Nikt nie zobaczy twojego rysunku, dopóki wszyscy nie skończą. Do tego czasu możesz go cofnąć.

## The end of a game

explain-rating = Ocena
    .text = Twoje gwiazdki minus cztery liczby wydrukowane na edyktach. Dzięki temu można porównać trudne rozdanie z łatwym.
explain-title = Tytuł
    .text = Tytuł zależy od oceny: im wyższa ocena, tym wspanialszy tytuł.
explain-par = Wynik wzorcowy
    .text = Tyle zdobywa silny bot z tymi samymi kartami. Kto mu dorówna, gra bardzo dobrze.
explain-lost = Straty przez potwory
    .text = Gwiazdki, które potwory zabrały w całej grze. Przy równej liczbie gwiazdek wyżej jest ten, komu zabrały mniej.

## The coach’s figures

explain-expected = Przewidywany wynik
    .text = Średni wynik końcowy, jeśli dalej gra się rozsądnie. Liczba po ± mówi, o ile zwykle się waha.
explain-luck = Szczęście
    .text = O ile karty i rysunki innych zmieniły przewidywany wynik. Po wielu partiach to się wyrównuje.
explain-skilful = Decyzje
    .text = O ile twoje rysunki były lepsze lub gorsze niż rysunki solidnego gracza w tych samych rundach.

## The replay

explain-step = Ruch po ruchu
    .text = Użyj tych przycisków, suwaka albo klawiszy ←, →, Home i End.
explain-replay-time = { $name }
    .text = Czas, który minął w tej porze roku: { $passed }.
explain-replay-map = { $name }
    .text = Gwiazdki zdobyte do tego ruchu: { $stars }. Monety: { $coins }. Naciśnij, żeby powiększyć mapę.

## Setting up a game

explain-strength = Siła
    .text = Boty według siły: 1 jest najsłabszy, { $all } najsilniejszy.
explain-hints = Podpowiedzi
    .text = Podpowiedź mówi, na co spojrzeć, potem gdzie, a na końcu co narysować. W grze ze znajomymi podpowiedzi są wyłączone, chyba że na nie pozwolisz. Gdy gra się skończy, analizę może otworzyć każdy.
explain-deal = Rozdanie
    .text = Ten numer wyznacza kolejność kart. Ten sam numer i te same ustawienia dają tę samą grę.

## Tips of a first game

tip-ok = Jasne
tip-off = Bez wskazówek
tip-card = Narysuj tę kartę
    .mouse = Przesuń kształt nad mapę i kliknij tam, gdzie ma trafić. Potem naciśnij „{ confirm }”.
    .touch = Dotknij mapy tam, gdzie ma trafić kształt; możesz go też przeciągnąć. Potem naciśnij „{ confirm }”.
    .keys = Przesuwaj kształt strzałkami, obracaj klawiszem { $turn }, zatwierdź klawiszem Enter.
tip-turn = Obracanie i odwracanie
    .text = Każdy kształt można obrócić i odwrócić. Jeśli się nie mieści, spróbuj „{ turn }”, „{ flip }” lub „{ next }”.
tip-edicts = Za co są gwiazdki
    .text = Cztery edykty mówią, za co są gwiazdki. { $first } i { $second } punktują { $season ->
        [spring] na koniec wiosny
        [summer] na koniec lata
        [fall] na koniec jesieni
        [winter] na koniec zimy
       *[other] na koniec pory roku ({ $name })
    }; liczby pokazują, ile teraz daje twoja mapa.
tip-edict-change = Więcej gwiazdek
    .text = Mała liczba pokazuje, ile gwiazdek ten rysunek doda do edyktu.
tip-coin = Moneta
    .text = Ten kształt daje monetę, czyli gwiazdkę na koniec każdej pory roku, która jeszcze została.
tip-first-coin = Twoja pierwsza moneta
    .text = Daje gwiazdkę na koniec każdej pory roku, więc wczesne monety są najwięcej warte.
tip-mountain = Prawie otoczona
    .text = Obok tej Góry pusty jest już tylko { $cells }. Wypełnij go, a dostaniesz monetę.
tip-ruins = Ruiny
    .text = Tym razem twój kształt musi przykryć jeden z oznaczonych obszarów Ruin.
tip-ambush-solo = Potwory
    .text = { $stars ->
        [0] Teraz nic cię nie kosztują. Pusty obszar obok Potwora kosztuje gwiazdkę w każdej porze roku.
        [one] Obok nich leży jeden pusty obszar: kosztuje cię gwiazdkę w każdej porze roku, dopóki go nie wypełnisz.
        [few] Obok nich leżą { $stars } puste obszary: każdy kosztuje cię gwiazdkę w każdej porze roku, dopóki go nie wypełnisz.
       *[many] Obok nich leży { $stars } pustych obszarów: każdy kosztuje cię gwiazdkę w każdej porze roku, dopóki go nie wypełnisz.
    }
tip-ambush = Zasadzka
    .text = Teraz możesz trochę narozrabiać: rysujesz potwory na cudzej mapie ({ $player }). Zostaw obok nich dużo pustych obszarów: każdy kosztuje gwiazdkę w każdej porze roku.
tip-skill = Umiejętność
    .text = Masz dość monet na umiejętność. Zmienia ona w tej rundzie jedną z zasad; w każdej porze roku możesz użyć jednej umiejętności.
tip-hero = Heros
    .text = Umieść herosa tak, żeby jego atak sięgał potworów lub obszarów, na których mogą się pojawić, a potem obróć atak. Trafione potwory giną.
