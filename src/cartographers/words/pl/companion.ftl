# Polish: a game on paper, for which this screen turns up the cards. Read by the browser.

companion-title = Gra na papierze
companion-about = Rysujesz na papierze. Ten ekran odkrywa karty i mówi, co punktuje.

## Setting up

companion-who = Kto gra
companion-several = Kilka osób
companion-solo = Solo
companion-exactly = Pudełka, edykty, zasadzki i umiejętności
companion-running = Jedna gra na papierze już trwa.
companion-resume = Wróć do niej
companion-replace = Zacznij nową
companion-replace-sure = Rozpoczęta gra przepadnie. Zacząć nową?

## Going on

# $sheet is own, or the key of a printed sheet, whose letter is $letter.
companion-sheet = { $sheet ->
        [own] Na stole: własny arkusz i ołówki.
       *[other] Na stole: arkusz { $letter } i ołówki.
    }
companion-link = Ta gra na innym ekranie
companion-share = Pokaż linki
companion-share-text = Wszystkie ekrany gry zmieniają się razem, w przód i wstecz.
companion-link-control = Także do odkrywania kart
companion-link-screen = Tylko do wyświetlania, na przykład na projektorze
companion-link-code = Link do odkrywania kart jako kod QR
companion-follows = Tym ekranem steruje inny ekran.
companion-follows-not = Czekamy na ekran, który odkrywa karty.
companion-first = Pierwsza karta
companion-next = Następna karta
companion-score = Policz gwiazdki
companion-undo = Krok wstecz
companion-full-screen = Pełny ekran
companion-window = Wyłącz pełny ekran

## A card

companion-or = albo
# $choice is yes if the card leaves a choice.
companion-draw = { $choice ->
        [yes] Wybierz jedną możliwość i narysuj ją na swojej mapie. Kształt możesz obrócić i odwrócić.
       *[no] Narysuj kształt na swojej mapie. Możesz go obrócić i odwrócić.
    }
companion-fallback = Żaden kształt się nie mieści? Narysuj pojedynczy obszar dowolnego rodzaju terenu.
companion-fallback-ruins = Nie da się? Narysuj gdziekolwiek pojedynczy obszar dowolnego rodzaju terenu.
companion-ruins = Kształt musi przykryć pusty obszar Ruin.
companion-ruins-waiting = Ruiny nadal czekają na kartę Odkryć.
companion-pass = { $way ->
        [clockwise] Podaj swoją mapę w lewo
       *[counter-clockwise] Podaj swoją mapę w prawo
    }
    .text = Narysuj te potwory na mapie, która do ciebie trafia. Kształt możesz obrócić i odwrócić. Jeśli nigdzie się nie mieści, narysuj pojedynczy obszar Potwora. Potem oddaj mapę.
companion-walk = { $corner ->
        [top-left] Z lewego górnego rogu
        [top-right] Z prawego górnego rogu
        [bottom-left] Z lewego dolnego rogu
       *[bottom-right] Z prawego dolnego rogu
    } { $way ->
        [clockwise] zgodnie z ruchem wskazówek zegara
       *[counter-clockwise] przeciwnie do ruchu wskazówek zegara
    }
    .text = Nie obracaj ani nie odwracaj kształtu. Przesuwaj go z tego rogu wzdłuż krawędzi dookoła mapy, potem tak samo o jeden obszar dalej od krawędzi i tak dalej. Narysuj go w pierwszym miejscu, w którym się mieści. Jeśli takiego nie ma, nic się nie dzieje.
companion-hero = Atak możesz obrócić i odwrócić. Potwory na obszarach ataku giną, teraz i do końca gry.
companion-cards = Karty tej pory roku
companion-skills = Jedna umiejętność na porę roku: przekreśl tyle monet, ile kosztuje.
companion-full = Mapa jest pełna

## The end of a season, and of the game

# $season is the season's key.
companion-season = { $name } za nami: liczymy gwiazdki
companion-coins = 1 ★ za każdą zdobytą i niewydaną monetę.
companion-monsters = −1 ★ za każdy pusty obszar obok Potwora.
companion-sum = Zapisz sumę.
companion-check = Sprawdź arkusze
companion-then = Przed następną porą roku
companion-total = Zsumuj gwiazdki ze wszystkich pór roku.
companion-win = Wygrywa ten, kto ma najwięcej gwiazdek.
companion-rating = Twoja ocena: gwiazdki minus { $target }, czyli suma liczb z czterech edyktów.
companion-untitled = Poniżej { $rating } nie ma tytułu.
