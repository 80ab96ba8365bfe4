"""The compiled backend: evaluation and playouts in machine code, which was built ahead or is compiled once.

It implements ``search.backend.Backend`` and may use ``evaluate``, ``search.futures`` and the rules. Only
``players.compiler`` needs llvmlite (the extra ``fast``), and only where code was not built ahead; the rest of
the program reaches this package through ``players.backends``.

Scoring cards, features, monsters and sheets are not written a second time: ``compiler.trace`` turns their
Python functions into machine code. What is written here (placing shapes, coins, walks, seasons) is a small
part of Python (``compiler.language``); tests compare it with the rules by playing the same games in both.
"""
