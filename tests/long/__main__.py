"""Run a long check: ``python tests/long kill --kills 1000``."""

import sys
from pathlib import Path

FOLDER = Path(__file__).parent
# The tools of the tests lie beside this folder, and `bench` and `tools` beside the tests. The folder itself,
# which Python puts first, has modules that are called like others.
sys.path[0] = str(FOLDER.parent)
sys.path.append(str(FOLDER.parents[1]))

from tools.shared.commands import Commands  # noqa: E402  # found only now

COMMANDS = Commands("python tests/long", "long", FOLDER)

if __name__ == "__main__":
    sys.exit(COMMANDS.run(sys.argv[1:]))
