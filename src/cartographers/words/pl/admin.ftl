# Polski: narzędzia administratora serwera, na stronie i w wierszu poleceń.

## Kinds of things

admin-kind-game = gra
admin-kind-tournament = turniej
admin-kind-result = wynik
admin-kind-answers = odpowiedzi do zadań
admin-kind-bot = bot
admin-kind-note = wiadomość
admin-kind-profile = publiczna strona
admin-kind-study = opracowanie
admin-kind-name = imię
admin-number-game = zdarzeń: { $count }
admin-number-tournament = graczy: { $count }
admin-number-result = gwiazdek: { $count }
admin-number-answers = odpowiedzi: { $count }
admin-number-bot = program gracza
admin-number-note = miejsce: { $count }
admin-number-profile = publiczna strona
admin-number-study = autorów: { $count }
admin-over = zakończone

## What goes

admin-goes = Zniknie: { $what }.
admin-gone = Usunięte: { $what }.
admin-stands = To imię jest tutaj: { $what }.
admin-renamed = Imię zmieniono tutaj: { $what }.
admin-goes-games = gry ({ $count })
admin-goes-seats = miejsca ({ $count })
admin-goes-events = zdarzenia ({ $count })
admin-goes-tournaments = turnieje ({ $count })
admin-goes-players = gracze w turniejach ({ $count })
admin-goes-results = wyniki ({ $count })
admin-goes-answers = odpowiedzi do zadań ({ $count })
admin-goes-bots = boty graczy ({ $count })
admin-goes-notes = wiadomości ({ $count })
admin-goes-profiles = publiczne strony ({ $count })
admin-goes-studies = opracowania ({ $count })

## What can be set

admin-creation-open = wszyscy
admin-creation-password = kto zna hasło
admin-creation-closed = nikt
admin-feature-daily = Rozdania dnia i tygodnia
admin-feature-tournaments = Turnieje
admin-feature-puzzles = Zadania
admin-feature-bots = Boty graczy
admin-feature-notices = Powiadomienia i webhooki
admin-feature-photo = Odczyt zdjęć
admin-feature-uploads = Otwieranie zapisów partii
admin-feature-spectators = Oglądanie trwających gier
admin-feature-coach = Podpowiedzi i analiza
admin-feature-notes = Wiadomości przy stołach

## The log. $what is what it was done to.

admin-did-enter = wejście na tę stronę
admin-did-end-game = zakończono grę { $what }
admin-did-end-tournament = zamknięto turniej { $what }
admin-did-delete-game = usunięto grę { $what }
admin-did-delete-tournament = usunięto turniej { $what }
admin-did-delete-result = usunięto wynik gry { $what }
admin-did-delete-answers = usunięto odpowiedzi do zadań: { $what }
admin-did-delete-bot = usunięto bota { $what }
admin-did-delete-note = usunięto wiadomość { $what }
admin-did-delete-profile = usunięto publiczną stronę { $what }
admin-did-undo = przywrócono: { $what }
admin-did-rename = zmieniono imię: { $what }
admin-did-hide = ukryto imię { $what }
admin-did-ban = zablokowano: { $what }
admin-did-unban = zdjęto blokadę: { $what }
admin-did-creation = kto zakłada gry: { $what }
admin-did-on = włączono: { $what }
admin-did-off = wyłączono: { $what }
admin-did-notice = ogłoszenie dla wszystkich: { $what }
admin-did-no-notice = zdjęto ogłoszenie
admin-did-contact = kontakt: { $what }
admin-did-imprint = kto prowadzi stronę: { $what }
admin-did-close-report = zamknięto zgłoszenie { $what }
admin-did-close-pages = zamknięto wszystkie strony administratora

## Reports

admin-reported-name = imię
admin-reported-game = gra
admin-reported-tournament = nazwa turnieju
admin-reported-note = wiadomość
admin-reported-profile = publiczna strona
admin-report-rude = obraźliwe
admin-report-pretends = podszywa się pod kogoś
admin-report-private = zdradza coś prywatnego
admin-report-cheating = oszustwo
admin-report-other = coś innego

## At the command line

admin-nothing = Nic nie znaleziono. Spróbuj poszukać szerzej.
admin-log-none = Na razie nic się tu nie wydarzyło.
admin-more = Jest tego więcej. Szukaj dokładniej.
admin-done = Gotowe.
admin-undo-with = Przez dobę możesz to cofnąć: cartographers admin undo { $id }
admin-unban-with = Odblokujesz tak: cartographers admin unban { $id }
admin-ask = Na pewno? (tak/nie)
admin-yes = tak
admin-not-done = W porządku, nic się nie zmieniło.
admin-type-password = Hasło do zakładania gier:
admin-link-made = Ten link otwiera stronę administratora. Działa tylko raz i tylko przez godzinę; nikomu go nie dawaj.
admin-creation-is = Kto może zakładać gry: { $who }
admin-off-is = Wyłączone: { $features }
admin-notice-is = Ogłoszenie: { $notice }
admin-contact-is = Kontakt: { $contact }
admin-imprint-is = Kto prowadzi stronę: { $imprint }
admin-reports-are = Otwarte zgłoszenia: { $count }
admin-ban-is = { $id }  zablokowano do { $until }: { $value }
admin-put-back-is = { $id }  można cofnąć do { $until }: { $what }

## The page

admin-title = Narzędzia administratora
admin-tab-find = Szukaj
admin-tab-reports = Zgłoszenia
admin-tab-site = Strona
admin-tab-bans = Blokady
admin-tab-log = Dziennik
admin-leave = Wyjdź
admin-left = Strona administratora jest zamknięta. Dziękujemy za opiekę nad serwerem.
admin-only-host = Tę stronę może otworzyć tylko administrator serwera.
admin-make-link = Link do niej utworzysz na komputerze, na którym działa serwer: cartographers admin link
admin-find-text = Imię, numer, dzień lub link
admin-find-kind = Co
admin-find-all = wszystko
admin-find-more = Urządzenie, sieć, wiek
admin-find-device = Urządzenie
admin-find-network = Sieć
admin-find-newer = Nowsze niż (godz.)
admin-find-older = Starsze niż (godz.)
admin-find-go = Szukaj
admin-open = Otwórz
admin-end = Zakończ
admin-delete = Usuń
admin-rename = Zmień imię…
admin-ban = Zablokuj…
admin-sure-end = Zakończyć dla wszystkich?
admin-for-a-day = Przez dobę możesz to cofnąć.
admin-why = Powód (do dziennika)
admin-why-told = Powód, który zobaczą też zablokowani
admin-go = Zatwierdź
admin-not = Zostaw
admin-undo = Cofnij
admin-name-new = Nowe imię; jeśli nic nie wpiszesz, stare zniknie
admin-name-only = Tylko dla tego urządzenia
admin-whom = Kogo
admin-whom-device = Urządzenie
admin-whom-network = Sieć
admin-value = Numer, adres lub sieć
admin-hours = Na ile godzin
admin-ban-text = Zablokowani mogą wszystko czytać i usuwać swoje rzeczy, ale nie mogą grać, dołączać ani niczego zakładać.
admin-bans-none = Nikt nie jest zablokowany.
admin-until = do { $when }
admin-unban = Odblokuj
admin-who-makes = Kto może zakładać gry i turnieje oraz wgrywać zapisy
admin-password = Hasło
admin-save = Zapisz
admin-features = Co jest włączone
admin-notice = Ogłoszenie dla wszystkich
admin-notice-text = Każdy widzi je na każdej stronie, dopóki go u siebie nie zamknie. Kto nie ma go w swoim języku, zobaczy angielskie.
admin-notice-hours = Na ile godzin; puste: dopóki go nie zdejmiesz
admin-notice-remove = Zdejmij
admin-contact = Kontakt: adres lub link
admin-imprint = Kto prowadzi stronę: tekst lub link
admin-put-back = Jeszcze można cofnąć
admin-log-more = Wcześniejsze
admin-report-close = Zamknij
admin-report-by = Zgłoszono z urządzenia { $who }
admin-reports-none = Nie ma zgłoszeń. Wszędzie spokój.
admin-reports-closed = Pokaż zamknięte
