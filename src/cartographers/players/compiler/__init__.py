"""The language of the bots' compiled functions, and what makes machine code of it and of the rules.

``language``, ``arrays``, ``numbering`` and ``sources`` need nothing else; the rest needs llvmlite (the extra
``fast``).
"""
