"""How fast the game runs, against what was promised: ``make bench``, or ``python -m bench NAME``.

It may use everything; nothing uses it.
"""
