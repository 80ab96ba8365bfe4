# Polish: the six lessons and "your first game". Read by the browser only.
# A lesson happens at the real table with fixed cards. Say "you"; one idea in each text; short sentences.
# Each step has one text; its attributes are said when a drawing is allowed by the rules but is not what the
# step asks for. Words in quotes are the names of buttons.

## The block on the home page

learn-title = Naucz się grać
learn-text = Sześć krótkich lekcji w prawdziwej grze, każda na około dwie minuty. Potem pierwsza partia z doradcą u boku.
learn-start = Zacznij od lekcji 1
learn-all-done = Wszystkie lekcje ukończone. Świetnie!
learn-rules = Zasady
    .about = Wszystkie zasady z przykładami.
learn-puzzles = Zadania
    .about = Jeden najlepszy rysunek. Znajdź go.
learn-position = Ustaw pozycję
    .about = Narysuj mapę i graj dalej od tego miejsca.
learn-studies = Opracowania
    .about = Partia z komentarzami, znakami i zadaniami. Napisz własne albo czytaj cudze.
learn-finished = ukończona
learn-begun = zaczęta
learn-skipped = pominięta

## The panel of a lesson

lesson-of = Lekcja { $number } z { $all }
lesson-step-of = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-back = Wstecz
lesson-try = Twój ruch
lesson-skip = Pomiń tę lekcję
lesson-leave = Wyjdź z lekcji
lesson-restart = Zacznij tę lekcję od nowa
lesson-options = Opcje lekcji
lesson-almost = Prawie!
lesson-read-first = Jeszcze nie: najpierw przeczytaj ten krok, potem naciśnij „{ lesson-next }”.
lesson-over = Ta lekcja jest ukończona. Przejdź do następnej.
lesson-finished = Lekcja ukończona
lesson-next-lesson = Następna lekcja: { $title }
lesson-announce = Lekcja { $number }, krok { $step } z { $steps }. { $text }

## Lesson 1: placing shapes

lesson-placing = Rysowanie na mapie
    .about = Karty, kształty i gdzie wolno rysować.
    .learned = Karta daje ci rodzaj terenu i kształt. Obróć go, odwróć i narysuj na pustych obszarach.
lesson-placing-map = To twoja mapa. Przez cztery pory roku będziesz ją wypełniać, kształt po kształcie. Góry są już narysowane.
lesson-placing-card = Każda runda zaczyna się od karty z rodzajem terenu i kształtem do narysowania. Jeśli są dwa rodzaje, wybierz jeden.
lesson-placing-draw = Spróbuj. Wybierz rodzaj terenu, naciśnij obszar na mapie, a potem „{ confirm }”.
lesson-placing-turn = Następny kształt jest długi. Naciśnij „{ turn }”, aby stanął pionowo, umieść go na mapie i zatwierdź.
    .flat = Pasuje, ale wciąż leży poziomo. Najpierw naciśnij „{ turn }”.
lesson-placing-corner = Kształt może trafić wszędzie, blisko innych lub daleko od nich. Musi tylko w całości leżeć na mapie i przykrywać same puste obszary. Narysuj ten w rogu mapy; pomogą „{ turn }” i „{ flip }”.
    .corner = Pasuje, ale nie sięga do rogu. Przesuń go tak, aby przykrył sam narożny obszar.
lesson-placing-stuck = A jeśli żaden kształt nigdzie się nie mieści? Wtedy rysujesz pojedynczy obszar dowolnego rodzaju terenu. I to już całe rysowanie.

## Lesson 2: coins, mountains and ruins

lesson-coins = Monety, góry, ruiny
    .about = Trzy rzeczy, na które warto zwrócić uwagę na każdej mapie.
    .learned = Kształty z monetą i otoczone Góry dają monety. Po karcie Ruin następny kształt musi przykryć obszar Ruin.
lesson-coins-card = Niektóre karty dają do wyboru dwa kształty. Na mniejszym jest moneta.
lesson-coins-coin = Weź monetę: wybierz kształt z monetą i narysuj go gdziekolwiek. Tylko oznaczony obszar obok Góry zostaw pusty; zaraz się przyda.
    .no-coin = Pasuje, ale nie daje monety. Wybierz mniejszy kształt, ten z monetą.
    .mountain = Dobry pomysł, ale o chwilę za wcześnie. Zostaw oznaczony obszar na następną kartę.
lesson-coins-track = Oto twoja moneta. Na koniec każdej pory roku każda moneta daje gwiazdkę. Moneta zdobyta teraz da ci do końca gry cztery gwiazdki.
lesson-coins-mountain = Moneta jest też za Górę: dostajesz ją, gdy wypełnisz ostatni pusty obszar obok niej (na ukos się nie liczy). Wypełnij oznaczony obszar.
    .open = Pasuje, ale obszar obok Góry jest wciąż pusty. Przykryj oznaczony obszar.
lesson-coins-ruins = Pojawia się karta Ruin. Twój następny kształt musi więc przykryć co najmniej jeden obszar Ruin. Narysuj go na którymkolwiek z nich.
lesson-coins-after = Bez karty Ruin możesz Ruiny przykryć albo zostawić, jak wolisz. Niektóre karty Punktacji dają za nie gwiazdki.

## Lesson 3: edicts and seasons

lesson-edicts = Edykty i pory roku
    .about = Za co są gwiazdki i kiedy się liczą.
    .learned = W każdej porze roku punktują dwa z czterech edyktów. Każdy edykt punktuje w grze dwa razy, więc myśl naprzód.
lesson-edicts-four = Te cztery karty Punktacji to edykty królowej. Mówią, za co są gwiazdki, i w każdej grze są inne.
lesson-edicts-first = Edykt { letter-A }, „{ sentinel-wood }”: jedna gwiazdka za każdy obszar Lasu przy krawędzi mapy. Narysuj Las wzdłuż krawędzi i zdobądź co najmniej { $goal ->
        [one] { $goal } gwiazdkę
        [few] { $goal } gwiazdki
       *[many] { $goal } gwiazdek
    }.
    .terrain = Pasuje, ale do edyktu „{ sentinel-wood }” liczy się tylko Las. Wybierz Las z karty.
    .stars = { $got ->
        [0] Pasuje, ale nic nie leży przy krawędzi, więc nie daje gwiazdek. Przesuń kształt do krawędzi mapy.
        [one] To daje tylko { $got } gwiazdkę. Ułóż dłuższy bok kształtu wzdłuż krawędzi.
        [few] To daje tylko { $got } gwiazdki. Ułóż dłuższy bok kształtu wzdłuż krawędzi.
       *[many] To daje tylko { $got } gwiazdek. Ułóż dłuższy bok kształtu wzdłuż krawędzi.
    }
lesson-edicts-season = Trwa wiosna. Na jej koniec punktują edykty { letter-A } i { letter-B }. Latem punktują { letter-B } i { letter-C }, jesienią { letter-C } i { letter-D }, zimą { letter-D } i { letter-A }.
lesson-edicts-time = Każda karta zajmuje trochę czasu: to liczba przy klepsydrze. Gdy czas pory roku upłynie, pora roku się kończy. Ta karta jest ostatnią kartą wiosny.
lesson-edicts-second = Edykt { letter-B }, „{ wildholds }”: osiem gwiazdek za każdy klaster Wioski liczący co najmniej sześć obszarów. Powiększ małą Wioskę: narysuj Wioskę tuż obok niej.
    .terrain = Pasuje, ale do edyktu „{ wildholds }” liczy się tylko Wioska. Wybierz Wioskę z karty.
    .apart = Pasuje, ale nie tworzy jednego klastra sześciu obszarów. Narysuj kształt tak, aby sąsiadował z Wioską na mapie.
lesson-edicts-summer = Wiosna za nami. Zaczyna się lato, a twoja mapa zostaje: edykt { letter-B } punktuje jeszcze raz, razem z { letter-C }.
lesson-edicts-third = Edykt { letter-C }, „{ canal-lake }”: jedna gwiazdka za każdy obszar Wody obok Pola i za każdy obszar Pola obok Wody. Zdobądź za niego co najmniej { $goal ->
        [one] { $goal } gwiazdkę
        [few] { $goal } gwiazdki
       *[many] { $goal } gwiazdek
    }.
    .stars = { $got ->
        [0] Pasuje, ale nie daje gwiazdek. Narysuj Pole tak, aby sąsiadowało z Wodą.
        [one] To daje tylko { $got } gwiazdkę. Niech więcej obszarów Pola sąsiaduje z Wodą.
        [few] To daje tylko { $got } gwiazdki. Niech więcej obszarów Pola sąsiaduje z Wodą.
       *[many] To daje tylko { $got } gwiazdek. Niech więcej obszarów Pola sąsiaduje z Wodą.
    }

## Lesson 4: ambushes and monsters

lesson-ambush = Zasadzki i potwory
    .about = Wchodzą na twoją mapę i kosztują gwiazdki.
    .learned = Każdy pusty obszar obok Potwora kosztuje gwiazdkę w każdej porze roku. Wypełniaj te obszary jak najszybciej.
lesson-ambush-came = Zasadzka! W grze solo potwory same wchodzą na twoją mapę, zaczynając od rogu. Oto i one.
lesson-ambush-cost = Spójrz na oznaczone obszary. Każdy pusty obszar obok Potwora kosztuje cię gwiazdkę na koniec każdej pory roku.
lesson-ambush-fill = Wypełniony obszar nic nie kosztuje. Narysuj tę kartę tak, aby potwory kosztowały co najmniej o { $goal ->
        [one] { $goal } gwiazdkę
        [few] { $goal } gwiazdki
       *[many] { $goal } gwiazdek
    } mniej.
    .stars = { $got ->
        [0] Pasuje, ale potwory kosztują tyle co przedtem. Przykryj któreś z oznaczonych obszarów.
        [one] W ten sposób oszczędzasz tylko { $got } gwiazdkę. Możesz przykryć dwa oznaczone obszary naraz.
        [few] W ten sposób oszczędzasz tylko { $got } gwiazdki. Możesz przykryć naraz więcej oznaczonych obszarów.
       *[many] W ten sposób oszczędzasz tylko { $got } gwiazdek. Możesz przykryć naraz więcej oznaczonych obszarów.
    }
lesson-ambush-more = Świetnie. A teraz oszczędź jeszcze co najmniej { $goal ->
        [one] { $goal } gwiazdkę
        [few] { $goal } gwiazdki
       *[many] { $goal } gwiazdek
    }.
    .stars = { $got ->
        [0] Pasuje, ale potwory kosztują tyle co przedtem. Przykryj któreś z obszarów obok nich.
        [one] W ten sposób oszczędzasz tylko { $got } gwiazdkę. Możesz przykryć dwa obszary obok Potworów naraz.
        [few] W ten sposób oszczędzasz tylko { $got } gwiazdki. Możesz przykryć naraz więcej obszarów obok Potworów.
       *[many] W ten sposób oszczędzasz tylko { $got } gwiazdek. Możesz przykryć naraz więcej obszarów obok Potworów.
    }
lesson-ambush-closed = Otoczone potwory zostają na mapie, ale nic już nie kosztują. Im wcześniej je otoczysz, tym więcej gwiazdek zachowasz.
lesson-ambush-others = W grze z innymi potwory na twojej mapie rysuje sąsiad, a ty rysujesz je na mapie sąsiada: tam, gdzie najbardziej zaboli.

## Lesson 5: reading your score

lesson-score = Czytanie wyniku
    .about = Skąd się biorą twoje gwiazdki, przed rysunkiem i po nim.
    .learned = Przycisk mówi, ile rysunek daje w tej porze roku; edykt pokazuje, skąd się biorą jego gwiazdki.
lesson-score-table = W tej tabeli są twoje gwiazdki. W każdej porze roku: dwa edykty, plus monety, minus to, co zabierają potwory.
lesson-score-edict = Liczba przy edykcie mówi, ile daje on w tej chwili. Naciśnij edykt, a mapa pokaże, skąd się biorą jego gwiazdki.
lesson-score-preview = Przymierz ten kształt na mapie. Przycisk „{ confirm }” pokazuje, ile gwiazdek da taki rysunek w tej porze roku. Znajdź miejsce za co najmniej +{ $goal }.
    .gain = { $got ->
        [0] To miejsce nic nie daje w tej porze roku. Są miejsca za +{ $goal }: patrz na liczbę na przycisku „{ confirm }”.
       *[other] To miejsce daje { $got } w tej porze roku. Są miejsca za +{ $goal }: patrz na liczbę na przycisku „{ confirm }”.
    }
lesson-score-last = To ostatnia karta wiosny. Jeszcze raz znajdź miejsce za co najmniej +{ $goal }. Potem zobaczysz, jak podlicza się wiosnę.
    .gain = { $got ->
        [0] To miejsce nic nie daje w tej porze roku. Są miejsca za +{ $goal }: patrz na liczbę na przycisku „{ confirm }”.
       *[other] To miejsce daje { $got } w tej porze roku. Są miejsca za +{ $goal }: patrz na liczbę na przycisku „{ confirm }”.
    }
lesson-score-sum = Gwiazdki ze wszystkich czterech pór roku to twój wynik. To, co teraz jest na mapie, policzy się jeszcze w następnych porach roku.
lesson-score-rating = W grze solo tytuł zależy od oceny: twoje gwiazdki minus liczby czterech edyktów. Nie wiesz, co narysować? Latarnia podpowie.

## Lesson 6: heroes and skills

lesson-heroes = Herosi, umiejętności
    .about = Dwa małe dodatki na kolejne partie.
    .learned = Herosi niszczą potwory. Umiejętności raz w porze roku naginają zasady, niektóre za monety.
lesson-heroes-hero = To { dobrik-of-lorkheim }, heros z pudełka „{ box-heroes }”. Zajmuje jeden obszar i atakuje obszary oznaczone na karcie.
lesson-heroes-post = Umieść go na pustym obszarze tak, aby trafiał potwora. Trafiony potwór ginie i nie kosztuje już gwiazdek.
    .hit = Może tu stać, ale nie trafia żadnego potwora. Spróbuj któregoś z oznaczonych obszarów.
lesson-heroes-marks = Jego oznaczenia zostają na mapie. Potwór, który później trafi na oznaczony obszar, od razu ginie.
lesson-heroes-skills = To umiejętności z pudełka „{ box-skills }”. W każdej porze roku możesz użyć jednej. Niektóre kosztują monety: takie monety się przekreśla i nie dają już gwiazdek.
lesson-heroes-negotiation = Umiejętność „{ negotiation }” kosztuje monetę: zamiast kształtu z karty rysujesz kwadrat z czterech obszarów. Naciśnij „{ negotiation }”, a potem narysuj kwadrat.
    .skill = Pasuje, ale to kształt z karty. Najpierw naciśnij „{ negotiation }”.
lesson-heroes-end = Jedna moneta jest przekreślona, a umiejętność w tej porze roku wykorzystana. W następnej możesz wybrać znowu.

## Your first game: the coach speaks up

first-game = Twoja pierwsza partia
    .about = Cała gra solo. Doradca milczy, chyba że chodzi o wiele gwiazdek.
first-game-start = Jestem twoim doradcą. Odezwę się najwyżej dwa razy w porze roku, i tylko wtedy, gdy chodzi o więcej niż trzy gwiazdki.
coach-thinking = Chwileczkę…
coach-wait = Zanim zatwierdzisz
coach-lost = Gdzie indziej widzę około { $stars ->
        [one] { $stars } gwiazdki
        [few] { $stars } gwiazdek
        [other] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } więcej:
# The parts of those stars, each after its number: "+4 Canal Lake, twice".
coach-part-edict = { $times ->
        [1] „{ $edict }”
        [2] „{ $edict }”, dwa razy
       *[other] „{ $edict }”, { $times } ×
    }
coach-part-coins = za monety
coach-part-monsters = za potwory
coach-part-later = później
coach-part-later-edict = później, głównie „{ $edict }”
coach-show = Pokaż mi gdzie
coach-keep = Zostaję przy swoim
coach-shown = O to miejsce mi chodzi. Zatwierdź je albo narysuj coś innego.
