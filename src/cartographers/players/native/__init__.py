"""The compiled backend: evaluation and playouts in machine code (the extra ``fast``: NumPy and Numba).

It implements ``search.backend.Backend``. Only this package imports NumPy, Numba and llvmlite, and nothing but
``players.backends`` and the hindsight bound's users import it. Scoring cards and features are not written a
second time: ``trace`` turns their Python functions into machine code. What it does itself (placing shapes,
coins, walks, seasons) is compared with the rules by tests that play the same games in both.
"""
