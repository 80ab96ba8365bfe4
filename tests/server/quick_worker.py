"""The real process in which others think, but with an adviser that need not think.

``SLEEP`` in the environment makes it take so many seconds for each piece of advice.
"""

import os
import sys
import time
from pathlib import Path

from cartographers.players.adviser import Advice
from cartographers.rules.decision import Decision
from cartographers.rules.view import View

sys.path.insert(0, str(Path(__file__).parents[1]))

from cartographers.server.workers import process
from testkit.oracle import Oracle


class Slow(Oracle):
    """Takes its time."""

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        time.sleep(float(os.environ.get("SLEEP", "0")))
        return super().advise(view, played, most)


setattr(process, "adviser", lambda name, seed: Slow())  # noqa: B010  # imported there, not exported

if __name__ == "__main__":
    process.main()
