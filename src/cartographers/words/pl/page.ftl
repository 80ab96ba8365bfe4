# Polish: the pages in the browser; names of cards and rules are in game.ftl.

## The page itself

title = Kartografowie
title-table = { $mine ->
        [yes] Twój ruch: { $card }
       *[no] { $card }
    } · Kartografowie
title-season = { $name }: skąd te gwiazdki · Kartografowie
title-final = Koniec gry · Kartografowie
title-join = Zaproszenie · Kartografowie
title-setup = Nowa gra · Kartografowie
title-replay = Powtórka · Kartografowie
title-daily = Rozdanie dnia · Kartografowie
title-you = Profil · Kartografowie
title-rules = Zasady · Kartografowie
title-print = Druk arkuszy · Kartografowie
title-check = Sprawdzanie punktacji · Kartografowie
home = Strona główna
places = Działy
place-play = Graj
place-waiting = Czekają na ciebie gry: { $count }
place-today = Dziś
place-learn = Nauka
place-you = Profil
place-more = Więcej
title-waiting = ({ $count }) Twój ruch · Kartografowie
title-today = Dziś · Kartografowie
title-learn = Nauka · Kartografowie
title-more = Więcej · Kartografowie
# Shown without scripts and in browsers that are too old, in every language at once; one line.
too-old = Ta gra potrzebuje JavaScriptu i nowszej przeglądarki: Safari lub iOS 16, Chrome 106, Firefox 113 albo nowszej.
menu = Menu
close = Zamknij
loading = Chwileczkę…
word-breaks = Karawan-seraj
copy = Kopiuj
copied = Skopiowano
problem = Coś poszło nie tak
problem-status = Serwer odpowiedział błędem { $status }. Spróbuj jeszcze raz.
problem-unreachable = Serwer nie odpowiada. Nic nie przepada; spróbuj ponownie za chwilę.
problem-needs-server = Do tego potrzebny jest serwer, a ta strona go nie ma.
problem-not-loaded = Nie udało się. Spróbuj ponownie przy lepszym połączeniu.
offline = Nie ma połączenia. Nic nie przepada: gdy tylko połączenie wróci, gra potoczy się dalej.
here = Na tym urządzeniu
here-about = Ta gra jest tylko na tym urządzeniu. Toczy się także bez sieci, ale nikt z zewnątrz nie może do niej dołączyć ani jej oglądać.
here-not-kept = Ta gra jest tylko na tym urządzeniu, a ta przeglądarka niczego nie przechowuje: gra zniknie, gdy stąd wyjdziesz.
device-unable = W tej przeglądarce nie zagrasz bez serwera: jest za stara albo adres nie zaczyna się od https.
device-newer = Na tym urządzeniu była już nowsza wersja gry. Wczytaj stronę ponownie.
device-busy = Gry z tego urządzenia są otwarte w innym oknie. Zamknij tamto okno i spróbuj jeszcze raz.
device-full = Na tym urządzeniu nie ma już miejsca. Zwolnij miejsce i spróbuj jeszcze raz.
device-failed = Gra nie uruchomiła się na tym urządzeniu. Wczytaj stronę ponownie; twoje gry zostają na miejscu.
offline-server = Serwer nie odpowiada. Nic nie przepada: gdy tylko serwer się odezwie, gra potoczy się dalej.
unsent-sent = Twój rysunek jest już wysłany.
# $problem is a sentence that says why.
unsent-stale = Rysunek zrobiony bez sieci jest już nieaktualny: { $problem }
unsent-game = Do gry
missing = Nie ma takiej strony
missing-text = Być może w adresie jest błąd albo gry spod tego adresu już nie ma.
archived = Ta gra jest w archiwum
archived-text = Od dawna nic się w niej nie dzieje. Został po niej zapis bez imion.
archived-open = Obejrzyj jeszcze raz
theme-button = { $theme ->
        [light] Motyw: jasny
        [dark] Motyw: ciemny
       *[auto] Motyw: systemowy
    }
sound-button = { $on ->
        [yes] Dźwięk: włączony
       *[no] Dźwięk: wyłączony
    }
quiet-button = { $on ->
        [yes] Tryb cichy: włączony
       *[no] Tryb cichy: wyłączony
    }
language = Język
you = Ty
name = Imię
place = Lokata

## Home

home-new-title = Narysuj królestwo, karta po karcie.
home-new-text = Odkryj kartę, narysuj jej kształt na mapie, zbieraj gwiazdki. Bez konta i bez pośpiechu.
home-new-go = Narysuj pierwszą mapę
home-new-about = Około dziesięciu minut. Wszystko wyjaśnimy podczas rysowania.
home-new-know = Znam zasady
learn-go-on = Dalej: lekcja { $number }
lesson-to-first-game = Zagraj pierwszą partię
home-turn = Twój ruch
home-waiting-you = Czekają na ciebie: { $names }
home-removed = Usunięto cię z tej gry.
home-with = Przy stole: { $names }
home-what-if = A gdyby?
home-shared-deal = { $kind ->
        [week] Rozdanie tygodnia
       *[day] Rozdanie dnia
    }
home-card = { $name }: { $card }
home-waiting-for = Rysuje: { $names }.
home-since = Pora na twój ruch przyszła { $when }
home-continue = Graj dalej
home-all-games = Wszystkie gry ({ $count })
home-puzzles = Zadania
home-puzzles-left = { $left ->
        [0] Trzy dzisiejsze masz za sobą.
        [one] Jedno nowe zadanie.
        [few] { $left } nowe zadania.
       *[many] { $left } nowych zadań.
    }
home-puzzles-level = Twój poziom: { $rating }.
home-recent = Ostatnie wyniki
home-new-game = Nowa gra
way-solo-short = Ty i twoja mapa
way-bots-short = Bez czekania
way-hotseat-short = Z rąk do rąk
way-link-short = Wyślij link
more-device = To urządzenie
more-club-table = Stół klubowy z projektorem
streak-day = { $day }: { $drawn ->
        [yes] narysowane
       *[no] nienarysowane
    }
streak-days = { $days ->
        [one] dzień z rzędu
        [few] dni z rzędu
       *[many] dni z rzędu
    }
streak-line = { $days ->
        [one] Pierwszy dzień serii
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
today-title = Mapa dnia
today-go = Narysuj mapę dnia
home-name = Twoje imię
home-setup = Pełne ustawienia gry
home-code = Masz kod?
home-box = Grasz w wersję papierową?
home-print = Wydrukuj arkusze
home-check = Sprawdź punktację
home-companion = Odkrywaj karty
home-running = Gry w toku
home-running-none = Na tym urządzeniu nie ma gier w toku.
home-offline = Jesteś offline. Aplikacja się otwiera, ale gry i podpowiedzi potrzebują połączenia. Nic nie przepada: twoje gry czekają na serwerze.
home-here = Jesteś offline. Nowe gry toczą się na tym urządzeniu, a gry na serwerze czekają na ciebie.
# For somebody who has never played.
home-new-here = Jesteś offline. Lekcje, zadania, gry solo i boty są na tym urządzeniu.
game-remove = Usuń z listy
game-remove-of = Usuń z listy: { $names }
game-removed = Usunięto z listy.
game-restore = Przywróć
game-remove-sure = Opuścisz tę partię na dobre: twoje miejsce zajmie bot, a pozostali zagrają dalej.
home-upload = Otwórz zapis partii
upload-text = Otwórz zapis partii z tej strony albo z innej i obejrzyj ją krok po kroku.
upload = Wybierz plik
way-players = Liczba graczy
way-solo = Solo
way-solo-text = Tylko ty i twoja mapa, a na koniec tytuł do zdobycia.
way-bots = Przeciw botom
way-bots-text = Bez czekania: boty rysują, gdy tylko pojawi się karta.
way-bots-go = Zagraj z botami
way-hotseat = Wspólny ekran
way-hotseat-text = Podawajcie sobie urządzenie. Nikt nie widzi, co rysują inni.
way-hotseat-go = Zagraj tutaj
way-link = Na odległość
way-link-text = Wyślij znajomym link. Można grać na żywo albo przez kilka dni, na dowolnym urządzeniu.
way-link-go = Zaproś znajomych
fewer = Jeden gracz mniej
more = Jeden gracz więcej
players-count = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
beginning = Tasowanie…
you-name = Kartograf
bot-unnamed = Bot
bots-strength = Siła
bot-strength = { $bot }, siła { $strength } z { $all }
bot-strength-only = Siła { $strength } z { $all }.
player-name = Gracz { $number }
game-line = { $sheet ->
        [own] { $name }, własny arkusz
       *[other] { $name }, arkusz { $letter }
    }
game-over-line = Zakończona
names-many = { $first } i jeszcze { $more }
your-turn = twój ruch

## Setting up

setup-title = Nowa gra
setup-presets = Zacznij od
preset-base = Kartografowie
preset-heroes = Kartografowie: Herosi
preset-everything = Wszystkie pudełka razem
setup-recommended = Zalecane
setup-sheet = Arkusz mapy
own-sheet = Własny
own-sheet-about = Narysuj własny albo wklej jako tekst
own-sheet-name = Własny arkusz
own-sheet-grid = Twój arkusz
own-sheet-tools = Co narysować
own-sheet-erase = Gumka
own-sheet-undo = Cofnij
own-sheet-undone = Cofnięto
own-sheet-start = Zacznij od
own-sheet-blank = Pusty
own-sheet-copy = Arkusz { $letter }, { $name }
own-sheet-wrong = Na tym arkuszu nie da się jeszcze grać:
own-sheet-remarks = W porównaniu z arkuszami drukowanymi
own-sheet-link = Link do tego arkusza
own-sheet-link-wrong = Arkusza z tego linku nie da się użyć:
own-sheet-text = Arkusz jako tekst
own-sheet-text-use = Użyj tego tekstu
own-sheet-text-wrong = Tego tekstu nie da się użyć:
own-sheet-file = Wczytaj plik
own-sheet-none = Najpierw wklej arkusz.
own-sheet-used = Twój arkusz jest teraz taki jak w tekście.
setup-explore = Karty Odkryć
setup-seasons = Karty pór roku
setup-edicts = Edykty
setup-at-random = Losowe
setup-chosen = Wybrane
setup-edict = Edykt { $letter }
setup-stacks = Karty Punktacji z tych pudełek:
setup-ambushes = Zasadzki
setup-ambush-sets = Całe zestawy
setup-ambush-cards = Cztery wybrane karty
setup-heroes = Karty Herosa
setup-with = Z kartami Herosa
setup-without = Bez kart Herosa
setup-skills = Umiejętności
setup-skills-none = Brak
setup-skills-random = Trzy losowe
setup-skills-chosen = Wybrane
setup-seats = { $count ->
        [one] Jedno miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
setup-who = Kto gra na miejscu { $seat }
setup-name = Imię na miejscu { $seat }
setup-remove = Usuń miejsce { $seat }
setup-add-me = Dodaj gracza przy tym urządzeniu
setup-add-bot = Dodaj bota
setup-add-open = Dodaj zaproszonego gracza
setup-add-ten = Dodaj dziesięć botów
setup-bots = Dodaj boty według siły
setup-seed = Numer rozdania
setup-seed-text = Ten sam numer zawsze daje te same karty.
setup-seed-random = losowy
setup-hints = Podpowiedzi
setup-hints-text = W trakcie gry można korzystać z podpowiedzi i „A gdyby?”.
setup-watchers = Widzowie
setup-watchers-text = Oglądać może każdy, kto ma link.
setup-knocking = Kto wpuszcza
setup-knocking-text = Wpuszczam ja: kto otworzy link, najpierw puka.
setup-verdict = Czy da się tak zagrać?
setup-go = Zacznij grę
who-me = Gracz przy tym urządzeniu
who-bot = { $bot } ({ $strength } z { $all })
who-open = Każdy, kto ma link
who-open-name = imię poda przy dołączaniu
who-anyone = Dowolna postać
setup-character = Postać na miejscu { $seat }
bot-chance = Uczeń skryby
    .about = Rysuje tam, gdzie akurat spadnie pióro.
bot-greedy = Poborca podatków
    .about = Zgarnia dziś każdą gwiazdkę w zasięgu ręki, a o jutro się nie martwi.
bot-planner = Mierniczy
    .about = Mierzy dwa razy i zostawia miejsce pod przyszłe edykty.
bot-learned = Archiwista
    .about = Pamięta sto tysięcy map, a twoją ogarnia jednym rzutem oka.
bot-quick = Zwiadowca
    .about = Przed każdą kreską patrzy kilka kart naprzód i nigdy się nie guzdrze.
bot-master = Mistrz map
    .about = Nad każdą kartą myśli sekundę i rzadko coś przeoczy.
bot-neural = Wyrocznia
    .about = Ćwiczyła na milionie map, a i tak nad każdą kartą myśli sekundę.
character-pip-about = Zaczyna od północy, rysuje z rozmachem i liczy na właściwą kartę.
character-magda-about = Rysuje od zachodu i nie spuszcza oka z edyktu A.
character-otto-about = Rysuje od południa w górę i zostawia miejsce na każdy kształt.
character-ilse-about = Rysuje od wschodu i trzyma miejsce na edykt D.
character-bruno-about = Rysuje od zachodu, a potworom daje na razie spokój.
character-vilma-about = Trzyma się południa i kończy jedno, zanim zacznie drugie.
character-frida-about = Strzeże północy i od razu otacza potwory.
character-tobias-about = Rysuje od wschodu i otacza Góry dla monet.
character-anselm-about = Schodzi z północy z myślą o edykcie B.
character-greta-about = Rysuje od południa i najpierw myśli o edykcie C.
plan-legal = Można grać:
plan-illegal = Tych ustawień nie da się połączyć.
plan-ruins = z kartami Ruin
plan-no-ruins = bez kart Ruin
plan-heroes = z kartami Herosa
plan-no-heroes = bez kart Herosa
plan-ambushes = { $count ->
        [4] cztery zasadzki
       *[other] cztery zasadzki z { $count }
    }

## Tempo

setup-pace = Tempo
pace-kind-days = Przez kilka dni
pace-kind-live = Na żywo
setup-limit = Czas na ruch
setup-limit-none = bez ograniczeń
setup-on-limit = Gdy czas minie
on-limit-skip = Pomiń ruch
on-limit-bot = Niech gra bot
on-limit-end = Zakończ grę
setup-absence = Ile czekać na nieobecnych, zanim zagra bot
setup-absence-none = tyle, ile trzeba, bez bota
setup-clock = Zegar na ruch, potem rysuje bot
setup-clock-none = bez zegara
pace-days = Przez kilka dni: gra czeka na wszystkich.
# $time is a span of time, such as 2 days, here and below.
pace-days-limit = Przez kilka dni. Czas na ruch: { $time }. { $then ->
        [skip] Potem serwer rysuje za ciebie najmniej, jak się da.
        [bot] Potem gra za ciebie bot, dopóki nie wrócisz.
       *[end] Potem gra kończy się dla wszystkich.
    }
pace-live = Na żywo: wszyscy grają w tym samym czasie.
pace-live-absence = Czekanie na nieobecnych: { $time }. Potem gra za nich bot, dopóki nie wrócą.
pace-live-clock = Zegar na ruch: { $time }. Potem rysuje bot.
# $time is a day and an hour.
move-by = Ruch do: { $time }
move-left = Na ruch zostało: { $time }
drawn-by-bot = { $name } (bot: { $bot })
drawn-skipped = { $name } (ruch pominięty)
sealed-by-bot = Narysował to za ciebie bot: { $bot }.
away-title = Co się działo bez ciebie
away-title-late = Twój czas minął
ended-title = Gra zakończona przed czasem
ended-limit = Czas na ruch minął. Czekano na: { $names }.
ended-player = Kto zakończył grę: { $names }.
ended-host = Zakończył ją administrator serwera.
ended-text = Nikt nie wygrywa. Gwiazdki do tej pory:
abandon = Zakończ grę
abandon-sure = { $others ->
        [yes] Gra skończy się dla wszystkich i nikt nie wygra.
       *[no] Gra się skończy i nie da się do niej wrócić.
    }
game-ended-line = Zakończona przed czasem

## Joining

join-title = Czeka na ciebie miejsce
join-text = Partia dla { $seats ->
        [one] jednej osoby
        [few] { $seats } osób
       *[many] { $seats } osób
    }. Przy stole: { $names }. Konto niepotrzebne.
join-name = Twoje imię
join-go = Zajmij miejsce
join-own-title = Graj dalej tutaj
join-taken-title = { $kind ->
        [table] Wszystkie miejsca są zajęte
       *[seat] To miejsce jest zajęte
    }
join-taken-text = { $watchers ->
        [yes] Możesz za to oglądać grę.
       *[no] Do końca gry widzą ją tylko gracze.
    }
join-taken-device = To moje miejsce, tylko z innego urządzenia
join-watch = Oglądaj grę
invites = Zaproś znajomych
invite = Zaproś
run-table = Twój stół
second-device = Graj dalej na innym urządzeniu
second-device-text = Ten link otwiera twoje własne miejsce. Nikomu go nie podawaj.
second-device-counted = W próbie, która się liczy, twoje urządzenia muszą mieć tę samą frazę odzyskiwania.

## The table

table-title = Stół
counted-try = Ta próba się liczy
    .text = Bez podpowiedzi i bez drugiej próby: ten wynik trafi do tabeli.
table-line = { $sheet ->
        [own] Własny arkusz
       *[other] Arkusz { $letter }
    }{ $seats ->
        [one] , solo
        [few] , { $seats } graczy
       *[many] , { $seats } graczy
    }{ $hints ->
        [no] , bez podpowiedzi
       *[yes] {""}
    }
table-tabs = Więcej o grze
tab-edicts = Edykty
tab-stars = Wynik
tab-players = Gracze
tab-deck = Talia
tab-log = Ruchy
seasons = Pory roku
clock = { $now } z { $all }
clock-label = Czas { $now } z { $all }, w tym { $card } z tej karty
stars-as-it-stands = Gwiazdki, gdyby pora roku skończyła się teraz
ask = Co to jest?
asking = Naciśnij obszar lub symbol, aby się dowiedzieć, co to jest.
asking-end = Wróć do rysowania
tips-again = Pokazuj znowu wskazówki
tips-again-done = Wskazówki znowu będą się pokazywać.
map-mine = Twoja mapa
map-of = Mapa: { $name }
band-ambush = Mapa: { $name } – rysujesz tu potwory
whose-map = Czyja mapa
cell-on-ruins = { $name } na Ruinach
cell-mark = w zasięgu ataku
cell-fits = { $cell }: tu pasuje
cell-fits-not = { $cell }: tu nie pasuje

## The card

card-panel = Karta w grze
card-none = Nie ma jeszcze karty
card-time = Czas { $time }
step-of = krok { $step } z { $steps }
choose-shape = Kształt
choose-terrain = Teren
# $form: a form in words, such as "3 in a column".
shape-told = { $name }, { $form }{ $coin ->
        [yes] , z monetą
       *[no] {""}
    }
# $told: shape-told.
shape-label = Kształt { $number }: { $told }
option-gain = teraz { $gain }
turn = Obróć
flip = Odwróć
next = Kolejne
next-spot = Następne pasujące miejsce
reset = Odłóż kształt
reset-short = Cofnij
confirm = Zatwierdź
go-on = Dalej
sending = Wysyłanie…
next-extra = Rysuj dalej
next-marks = Wyceluj
next-target = Wybierz
undo = Cofnij rysunek
keys = Klawisze
keys-move = Przesuń
keys-options = Kształt i teren
keys-read = Czytaj mapę
skip-to-map = Do mapy
choose-space = Wybierz obszar
keys-sound = Dźwięk
commands = Polecenia
commands-answers = Odpowiedzi
commands-field = Polecenie
# Words that can be typed in the field: commands.ftl has them.
commands-example = karta, gdzie, rząd B, las B3 r

## Hints

hint = Podpowiedź
hint-wait = Zaglądam na twoją mapę…
hint-close = Zamknij podpowiedź
hint-off = W tej grze nie ma podpowiedzi.
hint-edict = Spójrz na edykt „{ $edict }”
hint-edict-theirs = { $name } liczy na edykt „{ $edict }”
hint-coins = Spójrz na monety
    .text = Możesz otoczyć Górę albo narysować kształt z monetą.
hint-monsters = Spójrz na potwory
    .text = Każdy pusty obszar obok Potwora kosztuje cię gwiazdkę w każdej porze roku.
hint-ruins = Spójrz na Ruiny
    .text = Musisz przykryć obszar Ruin, więc wybierz właściwy.
hint-room = Zostaw sobie wybór
    .text = Teraz nic nie punktuje; zostaw miejsce na kolejne kształty.
hint-text-theirs = Tam zaboli najbardziej.
hint-where = Gdzie?
hint-here = Między { $first } a { $last }
hint-nowhere = Chodzi o twoją odpowiedź, nie o miejsce na mapie
hint-which = Jaki ruch?
# A spread of nothing is not told.
hint-worth = { $spread ->
        [0] Przewidywany wynik: { $expected } ★.
       *[other] Przewidywany wynik: { $expected } ± { $spread } ★.
    }
hint-take = Pokaż na mapie
hint-why-edict-now = Edykt { $letter }, „{ $edict }”: { $stars ->
        [one] o gwiazdkę
        [few] o { $stars } gwiazdki
        [other] o { $stars } gwiazdki
       *[many] o { $stars } gwiazdek
    } więcej na koniec tej pory roku.
hint-why-edict-later = Edykt { $letter }, „{ $edict }”: { $stars ->
        [one] o gwiazdkę
        [few] o { $stars } gwiazdki
        [other] o { $stars } gwiazdki
       *[many] o { $stars } gwiazdek
    } więcej { $season ->
        [spring] na koniec wiosny
        [summer] na koniec lata
        [fall] na koniec jesieni
        [winter] na koniec zimy
       *[other] na koniec pory roku: { $name }
    }.
hint-why-edict-less = Poświęca { $stars ->
        [one] gwiazdkę
        [few] { $stars } gwiazdki
        [other] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } z edyktu { $letter }, „{ $edict }”, ale gdzie indziej daje więcej.
hint-why-edict-prepared = Przygotowuje edykt { $letter }, „{ $edict }”: następne karty mogą dać około { $stars ->
        [one] jednej gwiazdki
        [few] { $stars } gwiazdek
        [other] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } więcej.
hint-why-coins = Daje { $coins ->
        [one] monetę, wartą
        [few] { $coins } monety, warte
       *[many] { $coins } monet, wartych
    } do końca gry { $stars ->
        [one] jedną gwiazdkę
        [few] { $stars } gwiazdki
        [other] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }.
hint-why-monsters = { $spaces ->
        [one] Wypełnia obszar obok Potwora: strata mniejsza o gwiazdkę w każdej porze roku.
        [few] Wypełnia { $spaces } obszary obok Potworów: strata mniejsza o { $spaces } gwiazdki w każdej porze roku.
       *[many] Wypełnia { $spaces } obszarów obok Potworów: strata mniejsza o { $spaces } gwiazdek w każdej porze roku.
    }
hint-why-ruins = Przykrywa Ruiny, tak jak trzeba.
hint-why-room = Zostawia więcej miejsca: kolejne kształty da się narysować na { $places ->
        [one] { $places } sposób
        [few] { $places } sposoby
       *[many] { $places } sposobów
    }, a po drugim najlepszym rysunku na { $instead }.
hint-why-better = Na koniec daje około { $stars ->
        [one] jednej gwiazdki
        [few] { $stars } gwiazdek
        [other] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } więcej niż drugi najlepszy rysunek.
hint-why-theirs-edict = { $player } traci { $stars ->
        [one] gwiazdkę
        [few] { $stars } gwiazdki
        [other] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } z edyktu { $letter }, „{ $edict }”.
hint-why-theirs-edict-prepared = Psuje to, co { $player } może jeszcze zyskać z edyktu { $letter }, „{ $edict }”.
hint-why-theirs-monsters = { $spaces ->
        [one] Obok potworów jest o jeden pusty obszar więcej: { $player } traci gwiazdkę w każdej porze roku.
        [few] Obok potworów jest o { $spaces } puste obszary więcej: { $player } traci { $spaces } gwiazdki w każdej porze roku.
       *[many] Obok potworów jest o { $spaces } pustych obszarów więcej: { $player } traci { $spaces } gwiazdek w każdej porze roku.
    }

## Duties and arrivals

strip-short = { $title }. { $text }
# Beside the name of the card on a phone: at most 16 letters.
chip-ambush = Mapa: { $name }
chip-declare = Zasadzka!
chip-hero = Heros
chip-ruins = Przykryj Ruiny
chip-monsters = Potwory
chip-fallback = Jeden obszar
strip-ruins = Ruiny: przykryj je kształtem
strip-ruins-text = Przykryj co najmniej jedne puste Ruiny.
strip-fallback = Nic się nie mieści
strip-fallback-text = Narysuj zamiast tego pojedynczy obszar dowolnego rodzaju terenu.
strip-fallback-ruins = Żaden kształt nie przykryje Ruin: narysuj gdziekolwiek pojedynczy obszar dowolnego rodzaju terenu.
strip-ambush = Zasadzka na mapie: { $name }
strip-declare = Nadchodzi zasadzka
strip-gaze = Uderza { $name }
strip-ravage = { $monster ->
        [troll] Troll jest głodny
       *[other] Potwór jest głodny: { $name }
    }
strip-hero = Dołącza do ciebie heros
strip-hero-text = Umieść herosa na pustym obszarze, a potem wyceluj atak.
arrival-by = Nowe potwory na twojej mapie ({ $name }): { $cells }.
arrival-walk = Wejście z { $corner ->
        [top-left] lewego górnego rogu
        [top-right] prawego górnego rogu
        [bottom-left] lewego dolnego rogu
       *[bottom-right] prawego dolnego rogu
    }, { $way ->
        [clockwise] zgodnie z ruchem wskazówek zegara
       *[counter-clockwise] przeciwnie do ruchu wskazówek zegara
    }. Nowe potwory: { $cells }.
arrival-spread = Nowe zajęte obszary: { $cells }.

## Steps

step-marks = Obróć atak tam, gdzie pomoże najbardziej: { $number } z { $all }.
step-marks-none = Cały atak wypada poza mapę.
step-target = Wybierz jeden z oznaczonych obszarów: zniszczy go { $name }.
step-ravage = Wybierz jeden z oznaczonych obszarów: zniszczy go { $name }.
extra-concentration = Teraz narysuj ten kształt drugi raz.
extra-cure-wounds = Teraz narysuj prostokąt 1×2 obok Potwora.
extra-diplomacy = Teraz narysuj obszar, który jest zarazem Polem i Wioską.
extra-search = Teraz narysuj jeszcze jeden obszar obok kształtu.
declare-legend = Twoja odpowiedź na zasadzkę
declare-nothing = Bez umiejętności
declare-nothing-text = Niech przyjdą.
declare-direction = Położenie prostokąta 1×2
direction-across = Poziomo
direction-upright = Pionowo
skills = Umiejętności
skill-cost = { $cost ->
        [0] nic nie kosztuje
        [one] kosztuje monetę
        [few] kosztuje { $cost } monety
       *[many] kosztuje { $cost } monet
    }
skill-cannot = { $rule } Nie teraz – { $reason }.

## What is said about the held shape

say-fits = Pasuje.
say-not = Nie pasuje.
say-refused = Tak się nie da.
say-place = Wskaż miejsce na mapie i kliknij albo naciśnij { $key }.
say-place-touch = Dotknij mapy tam, gdzie ma trafić kształt.
say-place-hero = Umieść herosa na pustym obszarze.
say-pick = Wybierz jeden z oznaczonych obszarów.
say-declare = Zdecyduj, zanim nadejdzie zasadzka.
say-marks = Obróć atak klawiszem { $key } albo kliknij tam, gdzie ma trafić.
say-marks-touch = Obróć atak albo dotknij tam, gdzie ma trafić.
say-ruins = { $count ->
        [one] Przykrywa obszar Ruin { $cells }.
        [few] Przykrywa obszary Ruin { $cells }.
       *[many] Przykrywa obszary Ruin { $cells }.
    }
say-coins = { $coins ->
        [one] Jedna moneta.
        [few] { $coins } monety.
       *[many] { $coins } monet.
    }
say-ambush = { $name } traci teraz { $stars ->
        [one] gwiazdkę
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }.
say-ambush-nothing = { $name } nic teraz nie traci.
say-monsters-more = { $stars ->
        [one] Potwory zabierają o gwiazdkę więcej.
        [few] Potwory zabierają o { $stars } gwiazdki więcej.
       *[many] Potwory zabierają o { $stars } gwiazdek więcej.
    }
say-monsters-fewer = { $stars ->
        [one] Potwory zabierają o gwiazdkę mniej.
        [few] Potwory zabierają o { $stars } gwiazdki mniej.
       *[many] Potwory zabierają o { $stars } gwiazdek mniej.
    }

## Waiting

sealed = Rysunek zapieczętowany
nothing-to-do = Tym razem nic nie rysujesz
watching = Oglądasz tę grę
projector = Projektor
watchers = { $count ->
        [one] Ogląda { $count } widz
        [few] Ogląda { $count } widzów
       *[many] Ogląda { $count } widzów
    }
over = Koniec gry
waiting-for = Czekamy na: { $names }
waiting-for-away = { $name } (poza stołem)
waiting-for-many = { $count ->
        [one] Czekamy na jednego gracza
        [few] Czekamy na { $count } graczy
       *[many] Czekamy na { $count } graczy
    }
waiting-open = { $count ->
        [one] Jedno miejsce jest jeszcze wolne: wyślij link z menu.
        [few] { $count } miejsca są jeszcze wolne: wyślij link z menu.
       *[many] { $count } miejsc jest jeszcze wolnych: wyślij link z menu.
    }
drawn-count = Gotowe: { $done } z { $all }
cover-pass = Przekaż urządzenie: { $name }
cover-text = Nikt nie widzi, co kto rysuje w tej rundzie.
cover-ambush = Zasadzka: rysujesz na cudzej mapie ({ $name }).
cover-lift = To ja, { $name }
cover-waiting = Wszyscy tutaj są już gotowi
cover-undo = { $name } chce rysować od nowa
leave = Odejdź od stołu
leave-sure = Od razu zastąpi cię bot. Wróć, kiedy zechcesz: miejsce pozostaje twoje.
leave-yes = Odejdź
leave-no = Zostań

## Edicts, stars, coins, deck

edicts = Edykty
edict-about = O edykcie { $letter }
edict-now = punktuje teraz
edict-next = punktuje { $season ->
        [spring] wiosną
        [summer] latem
        [fall] jesienią
        [winter] zimą
       *[other] później: { $name }
    }
edict-done = już nie punktuje
edict-nothing-yet = Na twojej mapie nic się jeszcze do niego nie liczy.
stars-now = obecny wynik
edict-stars = { $stars ->
        [one] teraz { $stars } gwiazdka
        [few] teraz { $stars } gwiazdki
       *[many] teraz { $stars } gwiazdek
    }
stars-edicts = edykty
stars-sum = suma
your-stars = Twoje gwiazdki
your-stars-seasons = Cztery pory roku
as-it-stands = na razie
coins-of = { $crossed ->
        [0] { $coins } z { $all }
       *[other] { $coins } z { $all }, wydane: { $crossed }
    }
deck = Zostało w talii
deck-count = { $count ->
        [one] jedna karta
        [few] { $count } karty, kolejność nieznana
       *[many] { $count } kart, kolejność nieznana
    }
deck-card = { $card }, czas { $time }, { $terrains }
deck-hidden-monster = karta Zasadzki (nieznana)
deck-hidden-hero = karta Herosa (nieznana)

## Players

players-alone = Grasz solo.
seat-stars = { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
seat-nameless = Miejsce { $seat }
seat-open = wolne miejsce
seat-human-idle = przy stole
seat-human-drawn = gotowe
seat-human-drawing = rysuje
seat-human-away = poza stołem
seat-account-idle = bot ({ $owner })
seat-account-drawn = bot ({ $owner }): gotowe
seat-account-drawing = bot ({ $owner }): rysuje
seat-bot-idle = bot
seat-bot-drawn = gotowe
seat-bot-drawing = rysuje
seat-minded-idle = bot w zastępstwie ({ $bot })
seat-minded-drawn = bot w zastępstwie ({ $bot }), gotowe
seat-minded-drawing = bot w zastępstwie ({ $bot }), rysuje
looking-at = Mapa: { $name }
looking-back = Wróć do mojej mapy
table-back = Wróć do stołu

## The log

log-empty = Niczego jeszcze nie narysowano.
log-scored = { $name }: punktacja
log-stroke = { $name } { $cells }
log-marks = atak na { $cells }
log-destroyed = zniszczone: { $cells }
log-coins = { $coins ->
        [one] jedna moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
log-skill = umiejętność „{ $skill }”
log-stars = { $name } { $stars }
# Monsters or cards drew on the map of a player; $mine says whether it is the reader's.
log-came = { $mine ->
        [yes] Na twojej mapie: { $what }.
       *[no] Na mapie ({ $name }): { $what }.
    }
log-drew = { $who }: { $what }.
# $who drew on the map of another player.
log-drew-on = { $mine ->
        [yes] { $who } na twojej mapie: { $what }.
       *[no] { $who } na mapie ({ $name }): { $what }.
    }

## A season explained

season-map = { $whose }; { $what ->
        [monsters] puste obszary obok Potworów mają obwódkę
        [coins] mapa bez obwódek
       *[edict] obszary z obwódką liczą się do „{ $edict }”
    }
together = Razem
on-to = Dalej: { $season ->
        [spring] wiosna
        [summer] lato
        [fall] jesień
        [winter] zima
       *[other] { $name }
    }
to-the-end = Dalej: koniec gry
part-title-row = { $count ->
        [one] Rząd
        [few] Rzędy
       *[many] Rzędy
    }
part-title-column = { $count ->
        [one] Kolumna
        [few] Kolumny
       *[many] Kolumny
    }
part-title-diagonal = { $count ->
        [one] Ukośna linia od
        [few] Ukośne linie od
       *[many] Ukośne linie od
    }
part-title-region = { $ground ->
        [forest] Klaster Lasu
        [village] Klaster Wioski
        [farm] Klaster Pola
        [water] Klaster Wody
        [monster] Klaster Potworów
        [double] Klaster Pola i Wioski
        [empty] Pusty klaster
        [ruins] Pusty klaster
       *[other] { $name }
    }: { $size ->
        [one] jeden obszar
        [few] { $size } obszary
       *[many] { $size } obszarów
    }
part-title-square = Wypełniony kwadrat o boku { $side }
part-from-to = od { $first } do { $last }
part-none = Na tej mapie nic się jeszcze do niego nie liczy.
part-none-monsters = Obok potworów nie ma pustych obszarów, więc nic nie przepada.

## The end

final-winner = { $me ->
        [yes] Zwycięstwo!
       *[no] Wygrywa { $name }
    }
final-shared = Wspólne zwycięstwo: { $names }
final-rating = Ocena { $rating }
final-rating-made = { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    } minus { $target }, czyli suma liczb z czterech edyktów ({ $numbers }).
final-highest = Wyższego tytułu nie ma.
final-places = Tabela końcowa
final-tie-break = Przy równej liczbie gwiazdek wyżej jest ten, komu potwory zabrały mniej.
final-explained = Skąd się wzięły gwiazdki
final-share = Udostępnij
again-new = Nowa gra
again-same = Zagraj to samo rozdanie
record-text = Zapis partii
record-json = Zapis (JSON)

final-day = Wyniki tego rozdania

## The coach, after a game

analysis = Analiza
analysis-of = Analiza: { $names }
profile = Przewidywany wynik
study-of-game = Opracowanie, { $date }
study-make = Załóż opracowanie
what-if-of = Pierwotna partia
what-if-removed = Usunięto najstarszą z twoich partii „A gdyby?”, żeby zmieściła się ta.
par-ask = Pokaż wynik wzorcowy
par-progress = Zagrane karty
par-text = Wynik wzorcowy to tyle, ile zdobywa silny bot z tymi samymi kartami.
par-running = Bot gra to samo rozdanie: karta { $card } z { $all }…
par-rated = Ocena wyniku wzorcowego { $rating }: { $title }.
par-told = Wynik wzorcowy tego rozdania: { $stars } ★ ({ $bot }).
par-share = Twój wynik to { $share }% najlepszego znanego: { $most } ★.
thought-here = Obliczono to na tym urządzeniu, więc nie wlicza się do twoich statystyk.
thought-there = Niech policzy to serwer

## Replay

replay = Powtórka
replay-move = Ruch
replay-at = { $move } z { $all }
replay-first = Do początku
replay-back = O ruch wstecz
replay-forward = O ruch dalej
replay-last = Do końca
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Szybkość
replay-seasons = Przejdź do pory roku
replay-maps = Mapy
replay-moves = Ruchy
replay-link = Link do tego ruchu
replay-coins = { $coins ->
        [one] jedna moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
frame-start = Pusta mapa
frame-turn = Runda
frame-season = Punktacja pory roku
frame-after = Po porze roku
frame-end = Koniec gry

## Read out

announce-card = { $name }. Karta: { $card }. Gwiazdki na razie: { $stars }.
announce-hint = Podpowiedź: { $words }
announce-hint-more = Podpowiedź: { $title }. { $text } Naciśnij { $key }, aby zobaczyć więcej: { $more }
announce-season = { $season ->
        [spring] Wiosna za nami
        [summer] Lato za nami
        [fall] Jesień za nami
        [winter] Zima za nami
       *[other] Koniec pory roku: { $name }
    }. Gwiazdki: { $stars }, łącznie { $total }.

## The rules

rules = Zasady
rules-search = Szukaj zasady
rules-contents = Spis treści
rules-found = Znalezione tematy: { $count }
rules-nothing = W zasadach nie ma nic takiego: „{ $words }”.
rules-example = Przykład: { $name }
rules-of-card = Zasada i przykład
rules-back = Wstecz

## Reports to the host
report = Zgłoś…

## Co ustawił administrator

site-contact = Kontakt
site-imprint = Kto prowadzi stronę
site-notice-close = Zamknij ogłoszenie
site-closed = Administrator nie pozwala teraz zakładać nowych gier. Do innych możesz jednak dołączyć, a rozpoczęte dokończyć.
site-password = Hasło od administratora
site-password-text = Aby zakładać tu gry, wystarczy podać hasło raz na tym urządzeniu.
site-password-go = Dalej
