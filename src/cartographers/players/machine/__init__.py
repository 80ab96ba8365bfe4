"""The players' fast machine: rules and prospects compiled, maps as machine words (the extra ``fast``).

It has no rule of its own for scoring: ``trace`` turns the scoring cards and the prospects into machine code.
What it plays by when it looks ahead (``draw``, ``playout``) is tied to the engine by tests that play the same
games in both.
"""
