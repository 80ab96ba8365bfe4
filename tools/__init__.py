"""What helps those who work on the code: ``python -m tools structure``. Each file is a command."""

import sys
from pathlib import Path

# The tools of the tests (browser, server, twins) lie beside the tests, which are no package.
sys.path.append(str(Path(__file__).parents[1] / "tests"))
