### Playing together: invitations, rematches, phrases. The pages load it when it is needed.

## Invitations

invite-table = Link dla wszystkich
invite-table-text = Wyślij ten link znajomym. Kto go otworzy, dostanie następne wolne miejsce.
invite-table-knocking = Wyślij ten link znajomym. Zapukają, a wpuści ich osoba, która otworzyła ten stół.
invite-share = Udostępnij
invite-share-text = Narysuj ze mną mapę!
invite-scan = Albo zeskanuj ten kod telefonem.
invite-code = Kod QR z linkiem
invite-seats = Osobne linki do miejsc
invite-seat = Miejsce { $seat }
invite-bot = Zaproś podłączonego bota
invite-bot-text = Program podłączony do tego serwera przez jednego z graczy. Wszyscy widzą, że to bot i czyj.
invite-bot-name = Jego nazwa
# cartographers serve --lan is typed in a terminal.
invite-local = Inni jeszcze nie otworzą tego linku: działa tylko na tym komputerze. Zatrzymaj serwer i uruchom go tak: cartographers serve --lan. Wtedy link zadziała w twojej sieci.
invite-network = Ten link działa u wszystkich w twojej sieci, na przykład w tym samym Wi-Fi.

## At the door: letting people in, and waiting for the next game

knock-title = Najpierw zapukaj
knock-text = Wpuszcza osoba, która otworzyła ten stół. Zobaczy twoje imię.
knock-go = Zapukaj
knock-waits-title = Pukasz do drzwi
knock-waits = Gdy tylko cię wpuszczą, gra otworzy się tutaj.
knock-refused-title = Nie tym razem
knock-refused = Osoba, która otworzyła ten stół, tym razem cię nie wpuściła.
knock-rather-next = Wolę poczekać na następną grę
knock-leave = Nie czekaj dłużej
next-offer = Możesz zagrać w następnej grze przy tym stole.
next-go = Poczekaj na następną grę
next-title = Następnym razem grasz i ty
next-text = Gdy przy tym stole zacznie się następna gra, będzie w niej czekać miejsce dla ciebie. Ta strona cię tam zaprowadzi.
next-asked-title = Czekasz na następną grę
next-asked = Osoba, która otworzyła ten stół, widzi to i wpuści cię albo odmówi.
# $place is more than one.
next-place = Twój numer w kolejce: { $place }.
knocks = Przy drzwiach
knocks-seat = { $name } puka
knocks-next = { $name } czeka na następną grę
knocks-next-yes = { $name } gra w następnej grze
knocks-let-in = Wpuść
# $name is who knocks.
knocks-let-in-of = Wpuść: { $name }
knocks-no = Nie
knocks-no-of = Odmów: { $name }
knocks-count = { $count ->
        [one] Przy drzwiach czeka { $count } osoba
        [few] Przy drzwiach czekają { $count } osoby
       *[many] Przy drzwiach czeka { $count } osób
    }

## Who has a seat

holders = Kto ma to miejsce
holders-text = Kto otworzył twój prywatny link, może grać za ciebie. Usuń tych, których nie znasz.
holder-this = to urządzenie
# A person whose devices share a recovery phrase; $count is more than one.
holder-devices = { $count ->
        [one] { $count } twoje urządzenie
        [few] { $count } twoje urządzenia
       *[many] { $count } twoich urządzeń
    }
holder-unnamed = Urządzenie
holder-here = teraz przy stole
holder-since = od { $day }
holder-seen = ostatnio tutaj { $day }
holder-remove = Usuń
# $name is what the device is called.
holder-remove-of = Usuń: { $name }
holder-removed = Usunięto. Prywatny link jest teraz nowy.
link-renew = Utwórz nowy link
link-renew-text = Gdy utworzysz nowy link, dotychczasowy przestanie działać. Urządzenia, które mają już to miejsce, zachowają je.
link-renewed = Link jest nowy. Stary już nie działa.

## After a game

rematch = Rewanż
rematch-text = Ci sami gracze, nowe rozdanie.
rematch-offer = { $name } proponuje rewanż.
rematch-offer-host = Gospodarz proponuje kolejną grę.
rematch-begun = Twój rewanż już trwa.
rematch-go = Do rewanżu

## Phrases

phrases = Powiedz coś
phrases-hide = Ukryj zwroty
phrases-show = Pokazuj zwroty
phrase-said = { $name }: { $phrase }
phrase-hello = Cześć wszystkim!
phrase-luck = Powodzenia!
phrase-nice-map = Ładna mapa!
phrase-ouch = Auć!
phrase-moment = Chwileczkę, myślę
phrase-your-turn = Czy to nie twój ruch?
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dzięki za grę!

## Kto otworzył stół

run-pause = Wstrzymaj
run-pause-done = Gra jest wstrzymana.
run-go-on = Graj dalej
run-go-on-done = Gra toczy się dalej.
run-extend = Więcej czasu
run-extend-done = Czas na ten ruch liczy się od nowa.
run-remove = Usuń
run-remove-of = Usuń z gry: { $name }
run-remove-sure = { $name } straci miejsce w tej grze i dowie się o tym. Grać będzie bot, dopóki ktoś nie zajmie tego miejsca przez nowy link.
run-remove-yes = Usuń
run-remove-done = { $name } już nie gra.
run-free = Miejsce jest wolne ({ $name }). Wyślij ten link osobie, która zagra dalej:
run-paused = Gra jest wstrzymana. Wznowi ją osoba, która otworzyła stół.
run-paused-by-me = Gra jest wstrzymana.
run-removed = Osoba, która otworzyła ten stół, usunęła cię z gry. Na twoim miejscu gra bot.

## A clock that runs while something else is looked at

clock-turn = Twój ruch
still-there = Jesteś jeszcze z nami?
still-there-text = Czas minął dwa razy, więc rysuje za ciebie bot, a inni nie czekają. Naciśnij cokolwiek i rysuj dalej.
still-there-yes = Jestem

## Codes of six letters

code-title = Dołącz z kodem
code-text = Wpisz sześć liter, które widzisz na ekranie albo które ktoś ci przysłał.
code-go = Dołącz
code-type = Albo otwórz { $address } i wpisz:

## Wiadomości przy stole

notes = Wiadomości
notes-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
notes-about = Kilka słów na dni, kiedy się nie widzicie. Czytają je wszyscy, którzy tu grają, i nikt więcej.
notes-about-self = Czytasz je tylko ty.
notes-about-live = W grze na żywo możesz pisać do siebie; dla innych są gotowe zwroty.
notes-none = Nie ma jeszcze wiadomości.
notes-text = Twoja wiadomość
notes-to = Dla kogo
notes-to-all = dla wszystkich
notes-to-self = tylko dla mnie
notes-send = Zostaw wiadomość
notes-remove = Usuń
notes-remove-sure = Usunąć tę wiadomość dla wszystkich?
notes-remove-yes = Usuń
notes-remove-no = Zostaw
notes-former = Ktoś, kto grał tu wcześniej
notes-you = Ty
notes-you-self = Ty, do siebie
# A note that has just come, read out.
notes-came = { $name }: { $text }
