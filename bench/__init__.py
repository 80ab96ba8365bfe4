"""How fast the game runs, against what was promised, and how strong its players are.

``make bench``, or ``python -m bench NAME``. Long checks of what is promised are in ``checks``.

It may use everything; nothing uses it but the tests that are short forms of it.
"""

import sys
from pathlib import Path

# The tools of the tests (naive, testkit, server, twins) lie beside the tests, which are no package.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
