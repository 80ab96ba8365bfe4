"""Bots: each is shown a view of a game and returns a legal decision.

``roster`` names them. ``evaluate`` says what a map is worth, ``search`` plays candidate decisions on in
sampled futures, and ``native`` does both in compiled code where there is machine code. Bots may use
the rules and the boxes; they never see the order of the deck or another player's sealed decision.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
