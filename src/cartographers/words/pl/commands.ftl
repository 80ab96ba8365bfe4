# Polski: polecenia, które wpisuje gracz, i odpowiedzi na nie. Czytają je polecenia i serwer.

## Polecenia

command-help = pomoc polecenia
    .does = co można wpisać
command-card = karta karty
    .does = karta, jej kształty i tereny
command-turn = ruch teraz stan
    .does = pora roku, twoje monety i gwiazdki, czyj jest ruch
command-where = gdzie miejsca
    .does = gdzie pasują kształty, a jeśli podpowiedzi są dozwolone, co daje każde miejsce
command-held = kształt trzymam
    .does = co trzymasz, gdzie i co by to dało
command-map = mapa rzędy
    .does = cała mapa, rząd po rzędzie
command-row = rząd wiersz
    .does = rząd mapy
command-column = kolumna
    .does = kolumna mapy
command-cell = obszar
    .does = co jest na obszarze
command-region = klaster klastry
    .does = klaster, do którego należy obszar; bez obszaru wszystkie klastry
command-forest = las lasy lasu
    .does = klastry Lasu
command-village = wioska wioski wioskę
    .does = klastry Wioski
command-farm = pole pola
    .does = klastry Pola
command-water = woda wody wodę
    .does = klastry Wody
command-monster = potwór potwory
    .does = potwory
command-ruins = ruiny ruin
    .does = puste obszary Ruin
command-mountain = góry góra
    .does = Góry
command-empty = puste pusty
    .does = puste obszary
command-scores = wynik gwiazdki wyniki
    .does = ile gwiazdek daje teraz każdy edykt i ile ich mają gracze
command-edict = edykt edykty
    .does = edykt i skąd się biorą jego gwiazdki; bez litery zasady wszystkich czterech
command-last = ostatnio nowiny
    .does = co i kto narysował ostatnio
command-players = gracze inni
    .does = gwiazdki i monety wszystkich graczy
command-deck = talia
    .does = karty, które mogą się jeszcze pojawić
command-rotate = r obróć obrót
    .does = obraca kształt w prawo; r2 dwa razy, r3 trzy razy
command-mirror = odwróć odbij
    .does = odwraca kształt
command-next = dalej następne
    .does = następne miejsce, w którym pasuje
command-previous = wstecz poprzednie
    .does = poprzednie miejsce
command-up = wyżej
    .does = przesuwa kształt w górę
command-down = niżej
    .does = przesuwa go w dół
command-left = lewo
    .does = przesuwa go w lewo
command-right = prawo
    .does = przesuwa go w prawo
command-skill = umiejętność
    .does = używa umiejętności
command-nothing = nic żadna
    .does = bez umiejętności
command-undo = cofnij cofnąć
    .does = odkłada kształt, wraca o krok albo cofa ruch
command-confirm = zatwierdź rysuj tak
    .does = rysuje to, co trzymasz
command-rules = zasady zasada
    .does = zasady; z tematem lub kartą tylko to, co ich dotyczy
command-save = zapisz zapisać
    .does = zapisuje partię do pliku
command-quit = koniec wyjdź
    .does = kończy program

## Obszary, klastry i kształty

told-span = od { $first } do { $last }
told-on-ruins = { $what } na Ruinach
told-marked = { $what }, w zasięgu ataku herosa
told-row = Rząd { $row }: { $spaces }.
told-column = Kolumna { $column }: { $spaces }.
told-spaces = { $where } { $what }
told-cell = { $cell }: { $what }.
told-cluster = { $size ->
        [one] { $name }, jeden obszar: { $cells }.
        [few] { $name }, { $size } obszary: { $cells }.
        [many] { $name }, { $size } obszarów: { $cells }.
       *[other] { $name }, { $size } obszaru: { $cells }.
    }
told-none = { $name }: nigdzie.
told-no-regions = Na tej mapie nikt jeszcze nic nie narysował.
told-shape-one = jeden obszar
told-shape-row = { $count } w rzędzie
told-shape-column = { $count } w kolumnie
told-shape-block = prostokąt: wysokość { $height }, szerokość { $width }, liczba obszarów { $count }
told-shape = obszary: { $count }; { $rows }
told-shape-line =
    rząd { $number }, { $count ->
        [one] kolumna
        [few] kolumny
       *[many] kolumny
    } { $columns }
told-shape-of = { $name }, { $shape }

## Ruch i karta

told-card = Karta: { $card }.
told-card-time = Karta: { $card }, czas { $time }.
told-no-card = Żadna karta nie jest jeszcze odkryta.
told-have = Twoje gwiazdki: { $stars }, monety: { $coins }.
told-your-turn = Twój ruch.
told-waiting = Jeszcze rysują: { $names }.
told-not-asked = Teraz nie masz o czym decydować.
told-monsters-come = Potwory: { $shape }.
told-declare = Możesz zgłosić umiejętność. Jeśli nie chcesz żadnej, wpisz słowo „{ $nothing }”.
told-asked-hero = Umieść herosa na pustym obszarze; { $turn } obraca jego atak.
told-free-ruins = Puste obszary Ruin: { $cells }.
told-option = { $number }: { $shape }.
    .coin = { $number }: { $shape }, z monetą.
told-skill = Umiejętność { $number }, „{ $skill }”, koszt { $cost }: { $rule }
    .idle = Umiejętność { $number }, „{ $skill }”, koszt { $cost }, nie teraz: { $rule }

## Co trzymasz i co to daje

told-not-placed = { $shape }. Kształt nie leży jeszcze na mapie: wpisz obszar jego lewego górnego rogu, na przykład B4.
told-held = { $name }: { $cells }.
told-attacks = Atakuje { $cells }.
told-fits = Pasuje.
told-declares = Zgłaszasz umiejętność „{ $skill }”.
told-declares-nothing = Nie zgłaszasz żadnej umiejętności.
told-across = Prostokąt 1×2 leży poziomo.
told-upright = Prostokąt 1×2 stoi pionowo.
told-gain = Gwiazdki w tej porze roku: { $stars }.
told-edict = { $letter }, „{ $name }”: { $change }, razem { $stars }.
    .later = { $letter }, „{ $name }”: { $change }, razem { $stars }; w tej porze roku nie punktuje.
told-coins = Monety: { $change }.
told-monsters = Potwory (w gwiazdkach): { $change }.
told-covers = Przykrywa Ruiny: { $cells }.
told-where = { $places ->
        [one] Jedno miejsce. Oto co daje:
        [few] { $places } miejsca. Najlepsze według gwiazdek tej pory roku:
        [many] { $places } miejsc. Najlepsze według gwiazdek tej pory roku:
       *[other] { $places } miejsca. Najlepsze według gwiazdek tej pory roku:
    }
told-place = { $typed }: { $cells }. { $why }

## Wyniki

told-score = { $letter }, „{ $name }”: { $stars }.
    .now = { $letter }, „{ $name }”: { $stars }, punktuje w tej porze roku.
told-rule = { $letter }, „{ $name }”: { $rule }
told-stars = Gwiazdki teraz: { $stars }.
told-toll = Straty przez potwory teraz: { $stars }.
told-season = { $name }: „{ $edict }” { $first }, „{ $other }” { $second }, monety { $coins }, straty przez potwory { $monsters }. Pora roku: { $stars }. Razem: { $total }.
told-standing = { $place }. miejsce: { $name }, gwiazdki { $stars }, straty przez potwory { $lost }.
told-nothing-yet = Nic jeszcze nie narysowano.

## Pomoc i to, czego nie da się zrozumieć

told-help = Wpisz coś z tej listy i naciśnij Enter:
told-help-line = { $typed }: { $does }.
told-help-place = trzyma kształt Lasu, raz obrócony, lewym górnym rogiem nad B3
told-unknown = Polecenia { $word } tu nie mamy.
told-like = Czy chodzi o { $words }?
told-all = Wszystkie polecenia: { $help }.
told-which-row = Który rząd? Litera od A do K, na przykład: { $example }.
told-which-column = Która kolumna? Liczba od 1 do 11, na przykład: { $example }.
told-which-cell = Który obszar? Rząd i kolumna, na przykład: { $example }.
told-which-edict = Który edykt? Jeden z tych: { $letters }.
told-no-terrain = { $word }: tego na tej karcie nie ma. Są za to: { $names }.
told-no-skills = W tej partii nie ma umiejętności.
told-skill-not = Umiejętności „{ $skill }” teraz nie użyjesz.
told-back = Teraz nie ma czego cofnąć.
