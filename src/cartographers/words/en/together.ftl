### Playing together: invitations, rematches, phrases. The pages load it when it is needed.

## Invitations

invite-table = Link for everyone
invite-table-text = Send this link to your friends. Everyone who opens it gets the next open seat.
invite-share = Share
invite-share-text = Draw a map with me!
invite-scan = Or scan this code with a phone.
invite-code = QR code of the link
invite-seats = A link for each seat
invite-seat = Seat { $seat }
invite-bot = Invite a connected bot
invite-bot-text = A program that a player has connected to this server. Everyone sees that it is a bot, and whose.
invite-bot-name = Its name
# cartographers serve --lan is typed in a terminal.
invite-local = Others can’t open this link yet: it works only on this computer. Stop the server and start it again with cartographers serve --lan. Then the link will work on your network.
invite-network = This link works for everyone on your network, for example on the same Wi-Fi.

## Who has a seat

holders = Who has this seat
holders-text = Whoever opened your private link can play for you. Remove those that you don’t know.
holder-this = this device
# A person whose devices share a recovery phrase; $count is more than one.
holder-devices = your { $count } devices
holder-unnamed = A device
holder-here = at the table now
holder-since = since { $day }
holder-seen = last here { $day }
holder-remove = Remove
# $name is what the device is called.
holder-remove-of = Remove: { $name }
holder-removed = Removed. The private link is a new one.
link-renew = Make a new link
link-renew-text = If you make a new link, the one you have stops working. Devices that have the seat keep it.
link-renewed = The link is new. The old one no longer works.

## After a game

rematch = Rematch
rematch-text = The same players, a new deal.
rematch-offer = { $name } wants a rematch.
rematch-offer-host = The host offers another game.
rematch-begun = Your rematch has begun.
rematch-go = To the rematch

## Phrases

phrases = Say something
phrases-hide = Hide phrases
phrases-show = Show phrases
phrase-said = { $name }: { $phrase }
phrase-hello = Hello, everyone!
phrase-luck = Good luck!
phrase-nice-map = Nice map!
phrase-ouch = Ouch!
phrase-moment = One moment, I’m thinking
phrase-your-turn = Is it your turn?
phrase-well-played = Well played!
phrase-thanks = Thanks for the game!

## The one who opened a table

run-pause = Pause
run-pause-done = The game is paused.
run-go-on = Go on
run-go-on-done = The game goes on.
run-extend = More time
run-extend-done = The time for this move starts again.
run-remove = Remove
run-remove-of = Remove { $name }
run-remove-sure = { $name } leaves the game and is told so. A bot plays on until somebody takes the seat with its new link.
run-remove-yes = Remove
run-remove-done = { $name } has been removed.
run-free = { $name }’s seat is free. Send this link to whoever plays on:
run-paused = The game is paused. The one who opened the table will go on.
run-paused-by-me = The game is paused.
run-removed = The one who opened this table has removed you from the game. A bot plays on in your place.

## A clock that runs while something else is looked at

clock-turn = Your turn
still-there = Still there?
still-there-text = The clock ran out twice, so a bot draws for you and the others do not wait. Press anything, and you draw yourself again.
still-there-yes = I’m here

## Codes of six letters

code-title = Join with a code
code-text = Type the six letters that are on the screen, or that somebody sent you.
code-go = Join
code-type = Or go to { $address } and type:

## Notes at a table

notes = Notes
notes-unread = { $count ->
    [one] { $count } new note
   *[other] { $count } new notes
}
notes-about = Short words for days when you don’t meet. Everyone who plays here can read them, nobody else.
notes-about-self = Only you can read them.
notes-about-live = In a live game you can write to yourself; for the others there are the phrases.
notes-none = No notes yet.
notes-text = Your note
notes-to = For
notes-to-all = for everyone
notes-to-self = only for me
notes-send = Leave the note
notes-remove = Remove
notes-remove-sure = Remove this note for everyone?
notes-remove-yes = Remove it
notes-remove-no = Keep it
notes-former = Someone who played here before
notes-you = You
notes-you-self = You, to yourself
# A note that has just come, read out.
notes-came = { $name }: { $text }
