## Notifications and webhooks. The server sends the first two groups; the browser shows the last.

# Titles of notifications. $name is a player's name.
notice-turn = Twój ruch
notice-over = Koniec gry
notice-seat = { $name } siada do stołu
notice-note = Nowa wiadomość: { $name }
notice-knock = { $name } puka
notice-knock-text = Wpuść albo odmów.
notice-test = Powiadomienia działają
notice-test-text = Tak się dowiesz, że to twój ruch.
# The text of a notification: the players' names and the name of the season, as they are.
notice-table = { $names } · { $season }

# What a webhook is told. $results is a list like “Ann 12 ★, Ben 9 ★”.
hook-step = Teraz ruch: { $names }
hook-season = Koniec pory roku. { $results }
hook-over = Koniec gry. { $results }
hook-stars = { $name }: { $stars } ★
# A player without a name.
notice-nameless = Gracz { $number }
hook-test = Ten webhook działa.

quiet-about = W trybie cichym nie ma dźwięków, nic się nie rusza i nie pojawiają się ani wskazówki, ani zwroty innych.
letters-button = { $on ->
        [yes] Szersze litery: włączone
       *[no] Szersze litery: wyłączone
    }
map-keys-button = { $on ->
        [yes] Skróty z jednego klawisza: tylko na mapie
       *[no] Skróty z jednego klawisza: wszędzie
    }

# The part of the menu in which notifications are turned on.
tell = Powiadomienia
tell-push = Powiadomienia na ekranie
tell-push-text = Gdy jest twój ruch, ktoś siada do stołu albo gra się kończy, a ty akurat nie patrzysz.
tell-sound = Dzwonek na twój ruch, także gdy ta strona jest w tle
tell-vibration = Wibracje na twój ruch
tell-denied = Przeglądarka blokuje powiadomienia z tej strony. Można je włączyć w jej ustawieniach.
tell-insecure = Przeglądarki pozwalają na powiadomienia tylko na stronach, których adres zaczyna się od https.
tell-none = Ta przeglądarka nie obsługuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj grę do ekranu początkowego.
tell-failed = Nie udało się wysłać powiadomienia. Spróbuj później.
tell-try = Wypróbuj
tell-sent = Wysłane: za chwilę się pojawi.
tell-install = Zainstaluj aplikację
tell-webhook = Webhook dla klubu
tell-webhook-text = Po każdej karcie i porze roku oraz na koniec gry serwer wysyła na ten adres wiadomość: czyj jest ruch i ile kto ma gwiazdek. Klub może to pokazywać na swoim czacie albo na stronie.
tell-webhook-url = Adres (https://…)
tell-webhook-forms = Adresy Discorda, Slacka i Telegrama serwer rozpozna sam; trafia tam tylko jedno zdanie. Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
tell-webhook-secret = Tajny klucz do podpisu
tell-webhook-secret-text = Dzięki tajnemu kluczowi druga strona może sprawdzić, czy wiadomość naprawdę przyszła z tego serwera. Jeśli nic nie wpiszesz, serwer utworzy klucz.
tell-webhook-save = Zapisz
tell-webhook-remove = Usuń
tell-webhook-saved = Zapisano.
tell-webhook-saved-chat = Zapisano. Wiadomości trafiają tutaj: { $chat }.
tell-webhook-removed = Usunięto.
tell-webhook-sent = Wysłane: drugi serwer przyjął wiadomość.
tell-webhook-failed = Drugi serwer nie przyjął wiadomości. Status: { $status }.

# E-mail. $table is the players’ names and the season, $link an address of this server.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Ktoś, pewnie ty, chce dostawać na ten adres wiadomości, gdy w Kartografach przychodzi pora na jego ruch. Jeśli to ty, otwórz ten link w ciągu jednego dnia:
    { $link }
    Jeśli nie, nic nie rób: więcej wiadomości nie będzie.
mail-turn =
    Twój ruch! { $table }
    { $link }
mail-stop = Na ten adres wysyłamy wiadomości, gdy jest twój ruch. Nie chcesz ich więcej? { $link }

# Where e-mail is turned on. $address is an e-mail address.
tell-mail = E-mail
tell-mail-text = Gdy w grze, która trwa kilka dni, jest twój ruch. Nigdy wtedy, gdy właśnie na nią patrzysz.
tell-mail-address = Twój adres e-mail
tell-mail-give = Wyślij mi link
tell-mail-waiting = Otwórz link z wiadomości, którą wysłaliśmy na { $address }. Działa przez jeden dzień.
tell-mail-on = Wiadomości przychodzą na { $address }.
tell-mail-remove = Usuń adres

# The pages to which links in e-mail lead.
mail-page-confirm = Wysyłać e-mail, gdy jest twój ruch?
mail-page-confirm-do = Tak, wysyłaj
mail-page-confirm-done = Gotowe. Gdy w grze, która trwa kilka dni, będzie twój ruch, dostaniesz wiadomość.
mail-page-stop = Nie wysyłać więcej wiadomości?
mail-page-stop-do = Nie wysyłaj więcej
mail-page-stop-done = Gotowe. Twojego adresu już tu nie ma.
