"""Run a measurement: ``python -m strength ladder --suites A-base``."""

import sys
from pathlib import Path

from tools.shared.commands import Commands

COMMANDS = Commands("python -m strength", "strength", Path(__file__).parent)

if __name__ == "__main__":
    sys.exit(COMMANDS.run(sys.argv[1:]))
