## Notifications and webhooks. The server sends the first two groups; the browser shows the last, and notice-seat.

# Titles of notifications. $name is a player's name.
notice-turn = Your turn
notice-over = The game is over
notice-seat = { $name } took a seat
notice-note = { $name } left a note
notice-knock = { $name } is knocking
notice-knock-text = Let them in or say no.
notice-test = Notifications work
notice-test-text = This is how you’ll know it’s your turn.
# The text of a notification: the players' names and the name of the season, as they are.
notice-table = { $names } · { $season }

# What a webhook is told. $results is a list like “Ann: 12 ★, Frida 2: 9 ★”.
hook-step = Waiting for: { $names }
hook-season = A season has been scored. { $results }
hook-over = The game is over. { $results }
hook-stars = { $name }: { $stars } ★
# A player without a name.
notice-nameless = Player { $number }
hook-test = This webhook works.

quiet-about = Quiet mode turns off sounds, movement, tips and other players’ phrases.
letters-button = { $on ->
        [yes] Wider letters: on
       *[no] Wider letters: off
    }
map-keys-button = { $on ->
        [yes] Single-key shortcuts: only on the map
       *[no] Single-key shortcuts: everywhere
    }

# The part of the menu in which notifications are turned on.
tell = Tell me
tell-push = Notifications
tell-push-text = When it’s your turn, a friend sits down or a game is over. Never while you’re looking at the game.
tell-sound = A bell on your turn, even in a background tab
tell-vibration = Vibrate on your turn
tell-denied = Your browser blocks notifications from this site. You can allow them in the browser’s settings.
tell-insecure = Browsers allow notifications only at addresses that start with https.
tell-none = This browser can’t show notifications. On an iPhone or iPad, first add the game to the home screen.
tell-failed = The notification couldn’t be sent. Please try again later.
tell-try = Try it
tell-sent = Sent! It will appear in a moment.
tell-install = Install the app
tell-webhook = Webhook for a club
tell-webhook-text = After every card, after every season and at the end, the server sends this address a message: whose turn it is, and the stars. Handy for a club’s chat or website.
tell-webhook-url = Address (https://…)
tell-webhook-forms = Discord, Slack and Telegram addresses are recognised and get just the sentence. Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
tell-webhook-secret = Secret for the signature
tell-webhook-secret-text = With the secret, the other side can check that a message really comes from here. Leave it empty and the server makes one up.
tell-webhook-save = Save
tell-webhook-remove = Remove
tell-webhook-saved = Saved.
tell-webhook-saved-chat = Saved: messages go to { $chat }.
tell-webhook-removed = Removed.
tell-webhook-sent = Sent, and the other server accepted it.
tell-webhook-failed = The other server didn’t accept it. Status: { $status }.

# E-mail. $table is the players’ names and the season, $link an address of this server.
mail-confirm-subject = Confirm your e-mail address
mail-confirm =
    Somebody, probably you, wants an e-mail at this address when it’s their turn in Cartographers. If it was you, open this link within a day:
    { $link }
    If it wasn’t you, do nothing: you won’t get any more e-mail.
mail-turn =
    Your turn! { $table }
    { $link }
mail-stop = You gave this address to hear when it’s your turn. To stop these e-mails: { $link }

# Where e-mail is turned on. $address is an e-mail address.
tell-mail = E-mail
tell-mail-text = When it’s your turn in a game over several days. Never while you’re looking at the game.
tell-mail-address = Your e-mail address
tell-mail-give = Send me a link
tell-mail-waiting = Open the link in the e-mail we sent to { $address }. It works for one day.
tell-mail-on = E-mail goes to { $address }.
tell-mail-remove = Remove the address

# The pages to which links in e-mail lead.
mail-page-confirm = E-mail on your turn?
mail-page-confirm-do = Yes, tell me
mail-page-confirm-done = Done. You’ll get an e-mail when it’s your turn in a game over several days.
mail-page-stop = No more e-mail?
mail-page-stop-do = No more e-mail
mail-page-stop-done = Done. Your address is deleted.
