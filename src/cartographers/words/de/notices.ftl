## Notifications and webhooks. The server sends the first two groups; the browser shows the last.

# Titles of notifications. $name is a player's name.
notice-turn = Du bist dran
notice-over = Die Partie ist vorbei
notice-seat = { $name } hat Platz genommen
notice-note = Ein Zettel von { $name }
notice-knock = { $name } klopft an
notice-knock-text = Hereinlassen oder Nein sagen?
notice-test = Benachrichtigungen funktionieren
notice-test-text = So erfährst du, dass du dran bist.
# The text of a notification: the players' names and the name of the season, as they are.
notice-table = { $names } · { $season }

# What a webhook is told. $results is a list like “Ann: 12 ★, Frida 2: 9 ★”.
hook-step = Warten auf: { $names }
hook-season = Eine Jahreszeit wurde gewertet. { $results }
hook-over = Die Partie ist vorbei. { $results }
hook-stars = { $name }: { $stars } ★
# A player without a name.
notice-nameless = Spieler { $number }
hook-test = Dieser Webhook funktioniert.

quiet-about = Im ruhigen Modus gibt es keine Töne, nichts bewegt sich, und du siehst weder Hinweise noch die Sprüche der anderen.
letters-button = { $on ->
        [yes] Weite Schrift: an
       *[no] Weite Schrift: aus
    }
map-keys-button = { $on ->
        [yes] Einzeltasten-Kürzel: nur auf der Landkarte
       *[no] Einzeltasten-Kürzel: überall
    }

# The part of the menu in which notifications are turned on.
tell = Sag mir Bescheid
tell-push = Benachrichtigungen
tell-push-text = Wenn du dran bist, jemand Platz nimmt oder eine Partie vorbei ist. Nie, während du die Partie vor dir hast.
tell-sound = Eine Glocke, wenn du dran bist, auch im Hintergrund
tell-vibration = Vibrieren, wenn du dran bist
tell-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
tell-insecure = Browser erlauben Benachrichtigungen nur bei Adressen, die mit https beginnen.
tell-none = Dieser Browser kann keine Benachrichtigungen zeigen. Hast du ein iPhone oder iPad? Dann füge das Spiel zuerst zum Home-Bildschirm hinzu.
tell-failed = Wir konnten die Benachrichtigung nicht senden. Bitte versuch es später noch einmal.
tell-try = Ausprobieren
tell-sent = Gesendet! Sie erscheint gleich.
tell-install = App installieren
tell-webhook = Webhook für einen Club
tell-webhook-text = Nach jeder Karte, nach jeder Jahreszeit und am Ende schickt der Server dieser Adresse eine Nachricht: wer dran ist und wie es mit den Sternen steht. Praktisch für den Chat oder die Website eines Clubs.
tell-webhook-url = Adresse (https://…)
tell-webhook-forms = Adressen von Discord, Slack und Telegram erkennt der Server; sie bekommen nur einen Satz. Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
tell-webhook-secret = Geheimnis für die Signatur
tell-webhook-secret-text = Mit dem Geheimnis kann die andere Seite prüfen, dass eine Nachricht wirklich von hier kommt. Lass es leer, und der Server denkt sich eins aus.
tell-webhook-save = Speichern
tell-webhook-remove = Entfernen
tell-webhook-saved = Gespeichert.
tell-webhook-saved-chat = Gespeichert: Nachrichten gehen an { $chat }.
tell-webhook-removed = Entfernt.
tell-webhook-sent = Gesendet, und der andere Server hat es angenommen.
tell-webhook-failed = Der andere Server hat es nicht angenommen. Status: { $status }.

# E-mail. $table is the players’ names and the season, $link an address of this server.
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm =
    Jemand, vermutlich du, möchte an diese Adresse eine E-Mail bekommen, wenn im Spiel „Der Kartograph“ ein Zug ansteht. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
    { $link }
    Wenn du es nicht warst, musst du nichts tun: Du bekommst keine weiteren E-Mails.
mail-turn =
    Du bist dran! { $table }
    { $link }
mail-stop = An diese Adresse schreiben wir, wenn du dran bist. Keine Lust mehr auf E-Mails? { $link }

# Where e-mail is turned on. $address is an e-mail address.
# As in English: the same word.
tell-mail = E-Mail
tell-mail-text = Wenn du in einer Partie über mehrere Tage dran bist. Nie, während du die Partie vor dir hast.
tell-mail-address = Deine E-Mail-Adresse
tell-mail-give = Link anfordern
tell-mail-waiting = Öffne den Link in der E-Mail an { $address }. Er gilt einen Tag.
tell-mail-on = E-Mails gehen an { $address }.
tell-mail-remove = Adresse entfernen

# The pages to which links in e-mail lead.
mail-page-confirm = E-Mail, wenn du dran bist?
mail-page-confirm-do = Ja, bitte
mail-page-confirm-done = Fertig. Du bekommst eine E-Mail, wenn du in einer Partie über mehrere Tage dran bist.
mail-page-stop = Keine E-Mails mehr?
mail-page-stop-do = Keine E-Mails mehr
mail-page-stop-done = Fertig. Deine Adresse ist gelöscht.
