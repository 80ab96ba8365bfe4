### The end of a season and of a game, and its analysis. The pages load it when it is needed.

## A season

season-counts = Liczymy: { $edict }…
season-coins = { $count ->
        [0] Tym razem bez monet
        [one] Jedna moneta, jedna gwiazdka
        [few] { $count } monety, po gwiazdce za każdą
       *[many] { $count } monet, po gwiazdce za każdą
    }
season-coins-rule = Każda moneta na torze daje gwiazdkę na koniec każdej pory roku.
season-bites = { $count ->
        [0] Potwory obeszły się smakiem
       *[other] Potwory gryzą
    }
season-best = Najlepsza jak dotąd pora roku!
# $season is the season's key.
season-done = { $name } za nami
season-stars = { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
season-again = Jeszcze raz
season-skip = Pomiń
season-next = Przed tobą { $season ->
        [spring] wiosna
        [summer] lato
        [fall] jesień
        [winter] zima
       *[other] { $name }
    }
season-next-text = Na koniec tej pory roku punktują dwa edykty:
season-edict-again = Punktuje jeszcze raz { $season ->
        [spring] wiosną
        [summer] latem
        [fall] jesienią
        [winter] zimą
       *[other] później: { $name }
    }.
season-edict-last = W tej partii już więcej nie punktuje.
season-monsters-close = { $count ->
        [one] Aby już nie tracić gwiazdek, wypełnij oznaczony obszar: { $cells }.
        [few] Aby już nie tracić gwiazdek, wypełnij oznaczone obszary: { $cells }.
       *[many] Aby już nie tracić gwiazdek, wypełnij oznaczone obszary: { $cells }.
    }
open-cells = { $count ->
        [0] bez pustych obszarów
        [one] jeden pusty obszar
        [few] { $count } puste obszary
       *[many] { $count } pustych obszarów
    }
all-players = Wszyscy gracze

## Co przyniosła gra

final-first = Twoja pierwsza mapa
final-best = Twoja najlepsza mapa jak dotąd
final-mine = Twoja mapa
final-first-of = { $name }: pierwsza mapa
final-stars = { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
final-made-edict = Najwięcej dał edykt „{ $edict }”: { $stars ->
        [one] { $stars } gwiazdkę
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }.
# $season is the season's key.
final-made-season = Najlepsza pora roku: { $season ->
        [spring] wiosna
        [summer] lato
        [fall] jesień
        [winter] zima
       *[other] { $name }
    }, { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }.
final-made-coins = Najwięcej dały monety: { $stars ->
        [one] { $stars } gwiazdkę
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }.
final-goal-title = Jeszcze { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } i masz tytuł „{ $title }”.
final-goal-medal = Do medalu ({ $medal }) brakuje { $stars ->
        [one] { $stars } gwiazdki
        [few] { $stars } gwiazdek
       *[many] { $stars } gwiazdek
    }.
final-goal-best = Do twojego rekordu brakuje { $stars ->
        [one] { $stars } gwiazdki
        [few] { $stars } gwiazdek
       *[many] { $stars } gwiazdek
    }.
final-advice-monsters = Najkrótsza droga: otocz potwory. Zabrały ci { $stars ->
        [one] { $stars } gwiazdkę
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }.
final-advice-edict = Następnym razem zadbaj o edykt „{ $edict }”: dał ci tylko { $stars ->
        [one] { $stars } gwiazdkę
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }.
final-place = { $place }. miejsce na { $all }
final-behind = { $stars ->
        [0] Tyle samo gwiazdek ma { $name }
        [one] Przed tobą jest { $name }: o { $stars } gwiazdkę więcej
        [few] Przed tobą jest { $name }: o { $stars } gwiazdki więcej
       *[many] Przed tobą jest { $name }: o { $stars } gwiazdek więcej
    }
# BG Stats is an app in which people keep the games they have played; its name stays.
final-bg-stats = Zapisz w BG Stats
final-tie = Gwiazdek jest tyle samo, więc decydują mniejsze straty przez potwory. Wyżej: { $name }
final-tie-shared = Gwiazdek i strat przez potwory jest tyle samo: miejsce jest wspólne.
earned = Osiągnięcia
earned-first-map = Twoja pierwsza mapa
earned-first-win = Twoja pierwsza wygrana!
earned-win = Kolejna wygrana!
earned-title = Nowy tytuł: { $title }
earned-best = Twój nowy rekord (dotąd { $before })
earned-first-sheet = Pierwszy raz na arkuszu { $letter }
earned-best-sheet = { $sheet ->
        [own] Twój najlepszy wynik na własnym arkuszu
       *[other] Twój najlepszy wynik na arkuszu { $letter }
    }
# $season is the season's key.
earned-best-season = Twoja najlepsza pora roku: { $season ->
        [spring] wiosna
        [summer] lato
        [fall] jesień
        [winter] zima
       *[other] { $name }
    }, { $stars }
earned-best-edict = Twój rekord z edyktu „{ $edict }”: { $stars }
earned-no-bites = Ani jednej gwiazdki dla potworów
earned-map = Twoja mapa numer { $stars }
medal-gold = złoto
medal-silver = srebro
medal-bronze = brąz
medal-won = { $medal ->
        [gold] Złoto
        [silver] Srebro
       *[bronze] Brąz
    }: { $percent }% wyniku wzorcowego
medal-par = Wynik wzorcowy to { $par } ★: tyle w takim rozdaniu zdobywa najlepszy bot. Złoto za cały wynik, srebro za 80%, brąz za 60%.
final-details = Szczegóły
final-details-text = pory roku, uczciwe tasowanie, zapis
final-play-again = Zagraj jeszcze raz
final-share-map = Udostępnij mapę
final-deal-copy = Skopiuj numer rozdania
share-saved = Zapisz obrazek
share-send = Wyślij obrazek
share-link = Link do powtórki
share-day-link = Link do tego rozdania
share-wait = Rysujemy obrazek…
share-failed = Ta przeglądarka nie potrafi narysować obrazka. Link jednak działa.
share-open = Inni jeszcze grają to rozdanie, dlatego na obrazku nie ma mapy.
share-dare = Te same karty, pusta mapa.
share-dare-2 = Narysujesz lepszą?
share-picture = Obrazek: twoja mapa i gwiazdki

## What a strong bot drew in the first season, on the page of an analysis

openings = Co silny bot rysował najpierw
openings-text = Z partii solo bota „{ $bot }” na tym arkuszu ({ $games }): pierwsza pora roku z edyktami A i B tej gry.
openings-none = Nie ma partii z tymi edyktami na tym arkuszu.
openings-few = Partii z oboma edyktami jest za mało ({ $games }), więc każdy edykt osobno:
openings-games = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
openings-end = Na końcu
openings-map = Mapa: { $terrain }
openings-of = { $games } z { $all } partii
openings-most = Najczęściej: { $cells }
openings-cards = Według kart
# A mean, and how far it may be off.
openings-stars = { $mean } ± { $margin }
# A space, and in how many games it was drawn.
openings-cell = { $cell } ({ $games })

## The analysis of a game

title-analysis = Analiza · Kartografowie
analysis-back = Wróć do wyniku
analysis-again = Analizuj dalej
analysis-progress = Przeanalizowane rundy
analysis-waiting = Najpierw inne partie z kolejki…
analysis-running = Analiza rundy { $turn } z { $all }…
analysis-so-far = na razie
analysis-skill = Decyzje
analysis-skill-text = gwiazdki zyskane lub stracone w porównaniu z solidnym graczem
analysis-luck = Szczęście
analysis-luck-text = gwiazdki, które zależą od kart i od rysunków innych
analysis-way = Przed pierwszą kartą zapowiadało się { $start } ★, na koniec jest { $final } ★.
analysis-way-open = Przed pierwszą kartą zapowiadało się { $start } ★, na razie jest { $final } ★.
analysis-besides = Najlepsze znalezione rysunki były warte o { $lost } ★ więcej.
analysis-map = { $name }: mapa przed kartą „{ $card }”
profile-luck = szczęście
profile-skill = decyzje
profile-turn = Runda
profile-at = Runda { $turn } z { $all }, { $card }: przewidywany wynik po niej { $moved } ★
turns-caption = Rundy
turns-turn = Runda
turns-luck = los
turns-skill = decyzje
turns-lost = strata
turns-costliest = { $place ->
        [1] najkosztowniejsza runda
        [2] druga najkosztowniejsza runda
       *[other] trzecia najkosztowniejsza runda
    }
turn-of = { $name }, runda { $turn } z { $all }
turn-on-map = mapa: { $name }
turn-back = Poprzednia runda
turn-on = Następna runda
turn-best = Najlepszy znaleziony ruch
turn-lost = Strata: { $stars } ★
turn-luck = Szczęście do karty: { $luck }, decyzja: { $skill }.
turn-drawings = Rysunki od najlepszego
turn-played = z partii
turn-first = najlepszy
turn-usual = solidny gracz
turn-spread = ± { $spread }
turn-note = Przewidywany wynik końcowy i jego rozrzut. Rysunek z partii ma przerywaną ramkę.
turn-replay = Zobacz tę rundę w powtórce
what-if = A gdyby?
what-if-text = Graj dalej od tego miejsca, przeciw botom.
study-cost = Ten ruch kosztował około { $stars } ★. Co byłoby lepsze?
what-if-same = Te same karty
what-if-new = Nowe tasowanie
announce-analysis = Analiza gotowa. Gwiazdki z decyzji: { $skill }, ze szczęścia: { $luck }.
