## Notifications and webhooks. The server sends the first two groups; the browser shows the last.

# Titles of notifications. $name is a player's name.
notice-turn = Twój ruch
notice-over = Koniec gry
notice-seat = { $name } siada do stołu
notice-note = { $name } pisze
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

# The part of the menu in which notifications are turned on.
tell = Powiadomienia
tell-push = Powiadomienia na ekranie
tell-push-text = Gdy przychodzi twój ruch, ktoś siada do stołu albo gra się kończy, a ty akurat nie patrzysz.
tell-sound = Dzwonek, gdy jest twój ruch, także w karcie w tle
tell-vibration = Wibracje, gdy jest twój ruch
tell-denied = Przeglądarka blokuje powiadomienia z tej strony. Można je włączyć w jej ustawieniach.
tell-insecure = Przeglądarki pozwalają na powiadomienia tylko na stronach, których adres zaczyna się od https.
tell-none = Ta przeglądarka nie obsługuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj grę do ekranu początkowego.
tell-failed = Nie udało się wysłać powiadomienia. Spróbuj później.
tell-try = Wypróbuj
tell-sent = Wysłane: za chwilę się pojawi.
tell-install = Zainstaluj aplikację
tell-webhook = Webhook dla klubu
tell-webhook-text = Po każdej karcie i porze roku oraz na koniec gry serwer wysyła na ten adres wiadomość: czyj jest ruch i ile kto ma gwiazdek. Przyda się klubowi: do bota na czacie albo do strony.
tell-webhook-url = Adres (https://…)
tell-webhook-forms = Adresy Discorda, Slacka i Telegrama są rozpoznawane; trafia tam tylko zdanie. Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
tell-webhook-secret = Tajny klucz do podpisu
tell-webhook-secret-text = Dzięki tajnemu kluczowi druga strona może sprawdzić, czy wiadomość naprawdę przyszła stąd. Jeśli nic nie wpiszesz, serwer utworzy klucz.
tell-webhook-save = Zapisz
tell-webhook-remove = Usuń
tell-webhook-saved = Zapisane.
tell-webhook-saved-chat = Zapisano: wiadomości idą do { $chat }.
tell-webhook-removed = Usunięte.
tell-webhook-sent = Wysłane, drugi serwer to przyjął.
tell-webhook-failed = Drugi serwer tego nie przyjął. Status: { $status }.

# E-mail. $table is the players’ names and the season, $link an address of this server.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Ktoś, zapewne Ty, chce dostawać na ten adres wiadomości, gdy przyjdzie jego kolej w Cartographers. Jeśli to Ty, otwórz ten link w ciągu jednego dnia:
    { $link }
    Jeśli nie, nic nie rób: więcej wiadomości nie będzie.
mail-turn =
    Twoja kolej! { $table }
    { $link }
mail-stop = Ten adres podano, by dowiadywać się o swojej kolejce. Aby nie dostawać więcej wiadomości: { $link }

# Where e-mail is turned on. $address is an e-mail address.
tell-mail = E-mail
tell-mail-text = Gdy przyjdzie Twoja kolej w grze na wiele dni. Nigdy wtedy, gdy patrzysz na grę.
tell-mail-address = Twój adres e-mail
tell-mail-give = Wyślij mi link
tell-mail-waiting = Otwórz link w wiadomości wysłanej na { $address }. Działa przez jeden dzień.
tell-mail-on = Wiadomości przychodzą na { $address }.
tell-mail-remove = Usuń adres

# The pages to which links in e-mail lead.
mail-page-confirm = E-mail, gdy przyjdzie Twoja kolej?
mail-page-confirm-do = Tak, powiadamiaj mnie
mail-page-confirm-done = Gotowe. Dostaniesz wiadomość, gdy przyjdzie Twoja kolej w grze na wiele dni.
mail-page-stop = Koniec z wiadomościami?
mail-page-stop-do = Nie chcę więcej wiadomości
mail-page-stop-done = Gotowe. Twój adres został usunięty.
