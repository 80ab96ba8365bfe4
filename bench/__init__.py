"""How fast the game runs, against what was promised, and how strong its players are.

``make bench``, or ``python -m bench NAME``.

It may use everything; nothing uses it.
"""
