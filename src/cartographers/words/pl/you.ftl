# The page of a person: finished games, statistics, other devices, export, deletion, bots.

yours-empty = Tu zawisną twoje mapy
yours-none = Dokończ pierwszą partię, a pojawią się tu liczby: gwiazdki według edyktów, pór roku i arkuszy, tytuły i najlepsze mapy.
yours-pending = { $games ->
        [one] Wczytuje się jeszcze jedna starsza partia.
        [few] Wczytują się jeszcze { $games } starsze partie.
       *[many] Wczytuje się jeszcze { $games } starszych partii.
    }
yours-best-map = Najlepsza mapa
yours-drawn = { $games ->
        [one] Narysowano jedną mapę.
        [few] Narysowano { $games } mapy, średnio po { $mean } ★.
        [other] Narysowano { $games } mapy, średnio po { $mean } ★.
       *[many] Narysowano { $games } map, średnio po { $mean } ★.
    }
yours-course = Twoje ostatnie partie
yours-course-from = Gwiazdki w ostatnich partiach: od { $first } do { $last }
yours-strengths = Mocne strony według edyktów
yours-strengths-text = Średnia liczba gwiazdek w partii. Kreska to liczba wydrukowana na edykcie.
yours-strengths-games = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }
# $games is how many games an edict was in: too few to say much.
yours-strengths-few = { $games ->
        [one] na razie { $games } partia
        [few] na razie { $games } partie
       *[many] na razie { $games } partii
    }
yours-strengths-all = Wszystkie edykty
yours-streak-longest = { $days ->
        [one] Najdłużej { $days } dzień z rzędu
        [few] Najdłużej { $days } dni z rzędu
       *[many] Najdłużej { $days } dni z rzędu
    }
yours-firsts = Po raz pierwszy
yours-first-map = Pierwsza mapa
yours-first-win = Pierwsza wygrana
yours-medal-gold = Złoty medal
yours-medal-silver = Srebrny medal
yours-medal-bronze = Brązowy medal
yours-figures = W skrócie
yours-games = Partie
yours-mean = Średnio gwiazdek
yours-best = Najwięcej gwiazdek
yours-wins = Wygrane
# $wins of $games games with others.
yours-wins-of = { $wins } z { $games }
yours-par = Względem wyniku wzorcowego
# $games is how many solo games par was played for.
yours-par-games = { $games ->
        [one] w jednej partii solo
        [few] średnio w { $games } partiach solo
       *[many] średnio w { $games } partiach solo
    }
yours-luck = Szczęście
yours-skill = Decyzje
# $games is how many games were analysed.
yours-analysed = { $games ->
        [one] w jednej przeanalizowanej partii
        [few] średnio w { $games } przeanalizowanych partiach
       *[many] średnio w { $games } przeanalizowanych partiach
    }
yours-maps = Najlepsze mapy
yours-seasons = Według pór roku
yours-season = Pora roku
yours-stars = Gwiazdki
yours-edicts = Edykty
yours-coins = Monety
yours-monsters = Potwory
yours-others = Inni
yours-others-note = „Inni” to pozostali gracze w tych samych partiach, także boty.
yours-by-edict = Według edyktów
yours-edict = Edykt
# $others is shown if games with other seats are among them.
yours-edict-note = { $others ->
        [shown] Średnio gwiazdek w każdej porze roku; drobnym drukiem wynik innych.
       *[none] Średnio gwiazdek w każdej porze roku.
    }
yours-sheets = Według arkuszy
yours-sheet = Arkusz
yours-titles = Tytuły solo
yours-history = Ukończone partie
yours-history-none = Nie ma takich partii.
yours-filter-box = Pudełko
yours-filter-sheet = Arkusz
yours-filter-seats = Liczba graczy
yours-all = Wszystkie
yours-place = Lokata { $place } z { $seats }
yours-page = Strona { $page } z { $pages }
yours-newer = Nowsze
yours-older = Starsze

yours-devices = Na innym urządzeniu
yours-devices-text = Utwórz tutaj frazę odzyskiwania i wpisz ją na drugim urządzeniu: oba będą miały wszystkie twoje partie.
yours-phrase-make = Utwórz frazę odzyskiwania
yours-phrase-renew = Utwórz nową frazę
yours-phrase-renew-text = Gdy utworzysz nową frazę, dotychczasowa przestanie działać. Urządzenia pozostaną połączone.
yours-phrase-since = Fraza odzyskiwania utworzona: { $day }.
yours-phrase-keep = Zapisz ją: nie pokaże się ponownie. Kto ją zna, może grać za ciebie.
yours-phrase-latin = Alfabetem łacińskim
yours-phrase-cyrillic = Cyrylicą
yours-link = Mam frazę
yours-link-label = Fraza odzyskiwania
yours-link-go = Połącz to urządzenie
yours-linked = Urządzenie jest połączone. Jego partie są teraz razem z pozostałymi.
yours-device-this = To urządzenie
yours-device-since = od { $day }
yours-device-unnamed = Urządzenie
yours-unlinked = Urządzenie odłączone. Fraza odzyskiwania nadal działa: jeśli może ją znać ktoś inny, utwórz nową.
yours-unlink = Odłącz
# $name is what the device is called.
yours-unlink-of = Odłącz: { $name }
yours-device-seen = ostatnio tutaj { $day }
# Asked for before something that a thief with the device could do as well.
yours-phrase-own = Twoja fraza odzyskiwania
yours-phrase-own-text = Wpisz swoją frazę odzyskiwania. Bez niej nie zrobi tego nikt, kto ma tylko jedno z twoich urządzeń.
yours-phrase-own-go = Dalej
yours-phrase-own-link = Twoje urządzenia mają tu już własną frazę. Wpisz ją, a połączą się wszystkie naraz.
yours-lost = Nie mam już frazy
yours-lost-text = Powiedz o tym tutaj, a po tygodniu to urządzenie obejdzie się bez frazy. Do tego czasu każde połączone urządzenie może to zatrzymać.
yours-lost-go = Fraza zaginęła
# $day is when the device can go on without the phrase.
yours-lost-this = Na tym urządzeniu zgłoszono, że fraza odzyskiwania zaginęła. Od { $day } będzie można utworzyć tu nową bez niej.
yours-lost-over = Na tym urządzeniu możesz teraz utworzyć nową frazę i odłączyć inne bez starej.
# $name is what the other device is called.
yours-lost-other = Na urządzeniu „{ $name }” ktoś zgłosił, że fraza odzyskiwania zaginęła. Od { $day } będzie można tam utworzyć nową i odłączyć to urządzenie. Jeśli to nie ty, zatrzymaj to.
yours-lost-object = Zatrzymaj to
yours-lost-found = Fraza się znalazła

yours-data = Twoje dane
yours-data-text = Serwer rozpoznaje cię tylko po pliku cookie. Przechowuje twoje partie, podane w nich imiona i to, co ustawisz: połączone urządzenia, powiadomienia, webhooki.
yours-data-here = Wszystko jest na tym urządzeniu: twoje gry, imiona i ustawienia. Nikt inny tego nie ma.
yours-export = Pobierz wszystko
yours-delete = Usuń wszystko
yours-delete-text = Twoje partie, statystyki, urządzenia i fraza odzyskiwania znikną na zawsze. Partie, które mają też inni, zostaną u nich bez twojego imienia; w trwających grach twoje miejsce zajmie bot.
# Typed by the player to confirm; a single word.
yours-delete-word = usuń
yours-delete-type = Na pewno? Wpisz „{ $word }”:
yours-delete-go = Usuń na zawsze
yours-deleted = Wszystko usunięte.

moving = Gry na tym urządzeniu
moving-about = Są zapisane w tej przeglądarce. Przeglądarka może usunąć dane strony, której długo nikt nie odwiedzał, a ze zgubionym urządzeniem znikną i gry: zapisz je albo przenieś.
moving-not-kept = Ta przeglądarka niczego nie przechowuje: gry znikną, gdy stąd wyjdziesz. Najpierw je zapisz.
moving-save = Zapisz do pliku
moving-bring = Wczytaj z pliku
moving-move = Przenieś na ten serwer
moving-keep = Poproś przeglądarkę, by je zachowała
moving-none = Na tym urządzeniu nie ma gier, które można przenieść.
moving-saved = W pliku są wszystkie gry, które można przenieść, także niedokończone. Na innym urządzeniu otwiera go „Wczytaj z pliku”.
moving-no-file = W tym pliku nie ma gier.
moving-brought = { $games ->
        [one] Na tym urządzeniu jest teraz { $games } gra z pliku.
        [few] Na tym urządzeniu są teraz { $games } gry z pliku.
       *[many] Na tym urządzeniu jest teraz { $games } gier z pliku.
    }
moving-moved = { $games ->
        [one] Na serwerze jest teraz { $games } gra.
        [few] Na serwerze są teraz { $games } gry.
       *[many] Na serwerze jest teraz { $games } gier.
    }
moving-lasting = Przeglądarka zachowa je, dopóki ich nie usuniesz.
moving-not-lasting = Przeglądarka tego nie obiecała. Niektóre robią to dopiero po zainstalowaniu gry.

yours-bots = Twoje boty
yours-bots-text = Masz własny program, który umie grać? Załóż mu tutaj konto, a będzie można zapraszać go do stołów na tym serwerze.
yours-bots-make = Załóż konto bota
yours-bots-name = Nazwa bota
yours-bots-owner = Twoje imię widoczne dla innych
yours-bots-anyone = Może go zaprosić każdy
yours-bots-go = Załóż konto
# $name is the name of the bot. Under it is a long row of characters.
yours-bots-token = Token bota „{ $name }”
yours-bots-token-keep = Zapisz go: nie pokaże się ponownie. Kto go ma, może grać jako twój bot.
# Under it is a command to type in a terminal.
yours-bots-connect = Tak podłączysz program:
yours-bots-connected = podłączony
yours-bots-away = niepodłączony
yours-bots-only-you = tylko ty możesz go zaprosić
yours-bots-all = każdy może go zaprosić
yours-bots-delete-text = { $name } odejdzie od stołów, przy których gra, a dalej będzie za niego grać bot serwera. Jego token przestanie działać.
yours-bots-delete = Usuń
# $name is the name of the bot.
yours-bots-delete-of = Usuń: { $name }
yours-bots-days = Token działa przez
# $day is a date.
yours-bots-ends = token działa do { $day }
yours-bots-ended = token już nie działa
yours-bots-used = ostatnio użyty { $day }
yours-bots-renew = Nowy token
# $name is the name of the bot.
yours-bots-renew-of = Nowy token: { $name }
yours-bots-renew-text = { $name } zachowa swoje miejsca. Dotychczasowy token od razu przestanie działać.
yours-bots-renew-go = Utwórz token

## Strength without luck

strength = Siła bez szczęścia
strength-text = Jak dobre są twoje decyzje, bez względu na karty. 100 punktów ma solidny gracz, 0 punktów rysowanie na chybił trafił.
strength-counted = Partie, które się liczą
strength-counted-text = Rozdania dnia i tygodnia oraz turnieje.
strength-others = Inne partie
# Points, and how far they may be off.
strength-points = { $points } ± { $margin }
strength-latest = { $games ->
        [one] Z jednej partii
        [few] Z ostatnich { $games } partii
       *[many] Z ostatnich { $games } partii
    }
strength-unknown = Jeszcze nieznana
strength-unknown-text = Ocenione partie: { $games }. Potrzeba co najmniej { $least } i dokładności do { $within } punktów.
strength-chart = Siła w ciągu { $games } partii: { $first } po pierwszej, teraz { $last } ± { $margin }. Każda kropka to jedna partia.
strength-games = Partia po partii
strength-rate-text = Żeby ocenić partię, trzeba ją przeanalizować. Trwa to około minuty.
strength-rate = { $games ->
        [one] Oceń jedną partię
        [few] Oceń { $games } partie
       *[many] Oceń { $games } partii
    }
strength-rating = Partia { $number } z { $games }…
strength-stop = Zatrzymaj
strength-show = Pokaż mnie na publicznej liście
strength-show-text = Z imieniem z twojej ostatniej partii, która się liczy. Pojawisz się tam, gdy wszystkie twoje ostatnie 20 takich partii będzie ocenionych, a siła znana.
strength-listed = Jesteś na liście.
strength-not-listed = Jeszcze cię na niej nie ma.
strength-list = Publiczna lista
strength-list-text = Osoby, które chcą się tu pokazać. Siła z partii, które się liczą.
strength-list-none = Nikogo tu jeszcze nie ma.
strength-name = Imię
strength-head = Siła
strength-played = Partie

## The public page

profile-own = Twoja publiczna strona
profile-text = Strona o tobie, którą możesz wysłać znajomym. Powstanie dopiero, gdy ją utworzysz, i pokaże tylko to, co wybierzesz.
profile-make = Utwórz publiczną stronę
profile-go = Utwórz stronę
profile-save = Zapisz
profile-saved = Zapisano.
profile-parts = Co na niej jest
profile-part-maps = Najlepsze mapy
profile-part-firsts = Pierwsze osiągnięcia i medale
profile-part-streak = Dni z rzędu
profile-part-strength = Siła bez szczęścia
profile-part-edicts = Mocne strony według edyktów
profile-linked = Moje imię w wynikach i na liście siły prowadzi na tę stronę
profile-terms = Siłę widać tak jak na publicznej liście: gdy wszystkie twoje ostatnie 20 partii, które się liczą, jest ocenionych. Rozdania, które inni mogą jeszcze rozegrać, pojawią się później.
profile-address = Adres twojej strony
profile-see = Zobacz
profile-remove = Usuń stronę
profile-remove-text = Strona zniknie, a jej adres już nigdy nie zadziała.
profile-mine = To widzą inni.
profile-change = Zmień
profile-none = Nie ma tu jeszcze map.
profile-medals = Medale
profile-scale = 100 to solidny gracz, 0 to rysowanie na chybił trafił.
