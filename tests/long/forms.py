"""The long forms of tests: ``python tests/long forms``, or ``forms tests/browser -n 2``.

More languages, windows and games than ``make test`` tries. The words after it are for pytest. Those in a
browser need the built client.
"""

import subprocess
import sys
from pathlib import Path

from testkit.long_forms import ONLY_LONG


def main(argv: list[str]) -> int:
    """Run them, two at a time unless told otherwise."""
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", ONLY_LONG, *argv]
    return subprocess.run(command, cwd=Path(__file__).parents[2], check=False).returncode
