"""Run a tool: ``python -m tools mutations rules``."""

import sys
from pathlib import Path

from tools.shared.commands import Commands

COMMANDS = Commands("python -m tools", "tools", Path(__file__).parent)

if __name__ == "__main__":
    sys.exit(COMMANDS.run(sys.argv[1:]))
