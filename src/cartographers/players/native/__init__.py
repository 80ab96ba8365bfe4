"""The compiled backend: evaluation and playouts in machine code (the extra ``fast``: NumPy and Numba).

It implements ``search.backend.Backend`` and may use ``evaluate``, ``search.futures`` and the rules. Only
this package imports NumPy, Numba and llvmlite; the rest of the program reaches it through
``players.backends``.

Scoring cards, features, monsters and sheets are not written a second time: ``trace`` turns their Python
functions into machine code. What is written here (placing shapes, coins, walks, seasons) is compared with the
rules by tests that play the same games in both.
"""
