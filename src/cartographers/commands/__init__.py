"""A game in words: the commands that a player types, and the sentences that answer them.

The terminal and the server use the same ones. The package may use the rules, the boxes, their notation and
the texts; it touches neither files nor the network, and whatever it says follows from what the rules answer.
Rule numbers such as R3.4 are those of docs/rules.md.
"""
