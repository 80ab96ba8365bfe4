"""Players: a view in, a decision out.

They may look at the rules and the boxes; they never see a game, a deck or another's choice.
"""
