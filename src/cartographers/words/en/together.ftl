### Playing together: invitations, rematches, phrases. The pages load it when it is needed.

## Invitations

invite-table = Link for everyone
invite-table-text = Send this link to your friends. Whoever opens it takes the next open seat.
invite-table-knocking = Send this link to your friends. They knock, and whoever opened this table lets them in.
invite-share = Share
invite-share-text = Draw a map with me!
invite-scan = Or scan this code with a phone.
invite-code = QR code of the link
invite-seats = A link for each seat
invite-seat = Seat { $seat }
invite-bot = Invite a connected bot
invite-bot-text = A program a player has connected to this server. Everyone sees that it’s a bot, and whose it is.
invite-bot-name = Its name
# cartographers serve --lan is typed in a terminal.
invite-local = So far this link works only on this computer. Stop the server and start it again with cartographers serve --lan, and it will work across your network.
invite-network = This link works for everyone on your network, for example on the same Wi-Fi.

## At the door: letting people in, and waiting for the next game

knock-title = Knock at the table
knock-text = Whoever opened this table sees your name and can let you in.
knock-go = Knock
knock-waits-title = You’ve knocked
knock-waits = As soon as you’re let in, the game opens here.
knock-refused-title = Not this time
knock-refused = Whoever opened this table said no.
knock-rather-next = Wait for the next game instead
knock-leave = Don’t wait any longer
next-offer = You can be in the next game at this table.
next-go = Wait for the next game
next-title = You’re next
next-text = When the next game at this table begins, you have a seat. This page takes you there.
next-asked-title = You’re waiting for the next game
next-asked = Whoever opened this table can see that, and lets you in or says no.
# $place is more than one.
next-place = You’re number { $place } in the queue.
knocks = At the door
knocks-seat = { $name } is knocking
knocks-next = { $name } is waiting for the next game
knocks-next-yes = { $name } is in the next game
knocks-let-in = Let in
# $name is who knocks.
knocks-let-in-of = Let in: { $name }
knocks-no = No
knocks-no-of = Say no: { $name }
knocks-count = { $count ->
        [one] { $count } person at the door
       *[other] { $count } people at the door
    }

## Who has a seat

holders = Who has this seat
holders-text = Any device that opened your private link can play for you. Remove the ones you don’t know.
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
holder-removed = Removed. Your private link has changed.
link-renew = Make a new link
link-renew-text = A new link replaces the one you have. Devices that already have the seat keep it.
link-renewed = Here’s your new link. The old one no longer works.

## After a game

rematch = Rematch
rematch-text = Same players, new deal.
rematch-offer = { $name } wants a rematch.
rematch-offer-host = The host offers another game.
rematch-begun = Your rematch has started.
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
run-go-on = Resume
run-go-on-done = The game continues.
run-extend = More time
run-extend-done = The clock for this move starts over.
run-remove = Remove
run-remove-of = Remove { $name }
run-remove-sure = { $name } leaves the game and will be told. A bot plays on until someone takes the seat with its new link.
run-remove-yes = Remove
run-remove-done = { $name } has been removed.
run-free = { $name }’s seat is free. Send this link to whoever takes over:
run-paused = The game is paused. Whoever opened the table will resume it.
run-paused-by-me = The game is paused.
run-removed = Whoever opened this table has removed you from the game. A bot plays on in your place.

## A clock that runs while something else is looked at

clock-turn = Your turn
still-there = Still there?
still-there-text = The clock ran out twice, so a bot is drawing for you to keep the game moving. Press anything to take over again.
still-there-yes = I’m here

## Codes of six letters

code-title = Join with a code
code-text = Type the six letters you see on the screen, or the ones you were sent.
code-go = Join
code-type = Or go to { $address } and type:

## Notes at a table

notes = Notes
notes-unread = { $count ->
    [one] { $count } new note
   *[other] { $count } new notes
}
notes-about = Short messages for days when you don’t meet. Everyone in this game can read them, and nobody else.
notes-about-self = Only you can read them.
notes-about-live = In a live game you can leave notes for yourself. To talk to the others, use the phrases.
notes-none = No notes yet.
notes-text = Your note
notes-to = For
notes-to-all = for everyone
notes-to-self = just for me
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
