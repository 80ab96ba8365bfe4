"""The real server with the options of ``cartographers serve``, but with advisers that answer quickly.

Hints and analyses come from an adviser that looks at one future at a glance, and greedy plays par.
"""

import contextlib
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, time

from cartographers.cli.common.parser import Parser
from cartographers.cli.serve import describe
from cartographers.server.basics.clocks import Clocks
from cartographers.server.running.process import serve
from cartographers.server.settings import Settings
from cartographers.words.book import words

#: The file in the data folder by which a test moves the clocks.
MOVED_CLOCK = "moved-clock"
#: A file in the data folder: pages think themselves.
PAGE_THINKS = "page-thinks"
#: The adviser of a page, whose worker is no quick one.
_IN_PAGE = "search:10ms"
#: The folder in the data folder with a client that a test may change.
OWN_CLIENT = "client"
WORKER_COMMAND = (sys.executable, str(Path(__file__).parents[1] / "server" / "quick_worker.py"))


def main() -> None:
    """Serve until interrupted."""
    parser = Parser(words())
    describe(parser)
    args = parser.parse_args()
    settings = Settings(
        data=args.data,
        port=args.port,
        worker_command=WORKER_COMMAND,
        par_player="greedy",
        puzzle_minutes=0,
        # Starting Python in every page would take longer than all these tests.
        page_thinks=(args.data / PAGE_THINKS).exists(),
        hint_player=_IN_PAGE,
        analysis_player=_IN_PAGE,
        # The push service of a test is on this machine.
        private_notices=True,
        notice_delay=0.2,
    )
    if (own := args.data / OWN_CLIENT).exists():
        settings = replace(settings, client=own)
    clocks = Clocks(lambda: monotonic() + moved(args.data), lambda: time() + moved(args.data))
    serve(settings, lambda found: print(found[0], flush=True), clocks=clocks)


def moved(data: Path) -> float:
    """By how many seconds a test has moved the clocks of this server: a number in its folder."""
    try:
        return float((data / MOVED_CLOCK).read_text())
    except FileNotFoundError:
        return 0


if __name__ == "__main__":
    # The command does the same; everything is closed by then.
    with contextlib.suppress(KeyboardInterrupt):
        main()
