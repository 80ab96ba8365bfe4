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
