"""The real server with the options of ``cartographers serve``, but with advisers that answer quickly.

Hints and analyses come from an adviser that looks at one future at a glance, and greedy plays par.
"""

import contextlib
import sys
from pathlib import Path

from cartographers.cli.common.parser import Parser
from cartographers.cli.serve import describe
from cartographers.server.running import serve
from cartographers.server.settings import Settings
from cartographers.words.book import words

WORKER_COMMAND = (sys.executable, str(Path(__file__).parents[1] / "server" / "quick_worker.py"))


def main() -> None:
    """Serve until interrupted."""
    parser = Parser(words())
    describe(parser)
    args = parser.parse_args()
    settings = Settings(
        data=args.data, grace_period=args.grace, worker_command=WORKER_COMMAND, par_player="greedy"
    )
    serve(settings, args.host, args.port, lambda addresses: print(addresses[0], flush=True))


if __name__ == "__main__":
    # The command does the same; everything is closed by then.
    with contextlib.suppress(KeyboardInterrupt):
        main()
