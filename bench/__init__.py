"""How fast the game runs, against what was promised: ``make bench``, or ``python -m bench NAME``.

Each file is a bench, and needs only what it uses itself. Nothing uses them but the tests that are short forms
of them. How strong the players are is in ``strength``, long checks are in ``tests/long``.
"""

import sys
from pathlib import Path

# The tools of the tests (browser) lie beside the tests, which are no package.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
