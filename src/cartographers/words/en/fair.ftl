### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Fair shuffle
fair-commitment = Before the first card, the server chose a secret. This is its fingerprint:
fair-secret = This is the secret:
fair-added = Random numbers were added by: { $names }.
fair-late = From the second card on, also by: { $names }.
fair-without = Without a random number: { $names }.
fair-seat = seat { $number }
fair-own = The random number from this device:
fair-uploaded = This game was uploaded. Compare the fingerprint with the one shown while it was played.
fair-end = Together, the secret and the random numbers decide the order of all cards. Once the game is over, every card is checked here.
fair-checked = Checked: the cards came up in exactly the order they were shuffled into.
fair-wrong = { $what ->
    [commitment] The secret doesn’t match its fingerprint.
    [nonce] The random number from this device wasn’t used.
    [shuffle] A deck isn’t in the order the secret gives.
    [setup] The edicts or skills aren’t the ones that were drawn.
   *[cards] The cards didn’t come up in the shuffled order.
}
