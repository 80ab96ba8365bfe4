"""The real process in which others think, but with an adviser that need not think.

Two drawings of a puzzle always differ by the same stars: none of the parts is the same as another. Of the
drawings of a turn the first is right, and all others lose three stars. In each decision four are at stake.

``SLEEP`` in the environment makes it take so many seconds for each piece of advice.
"""

import os
import sys
import time
from pathlib import Path

from cartographers.players.player import Advice
from cartographers.puzzles.mistake import Losses
from cartographers.puzzles.parts import COINS, MONSTERS, Comparison, Difference
from cartographers.puzzles.position import drawings_of
from cartographers.rules.decision import Decision
from cartographers.rules.state import Game
from cartographers.rules.view import View, view

sys.path.insert(0, str(Path(__file__).parents[1]))

from cartographers.server.features.coach import jobs as coach_jobs
from cartographers.server.features.puzzles import jobs as puzzle_jobs
from cartographers.server.workers import process
from testkit.oracle import Oracle


class Slow(Oracle):
    """Takes its time."""

    def advise(self, view: View, played: Decision | None = None, most: int = 5) -> list[Advice]:
        time.sleep(float(os.environ.get("SLEEP", "0")))
        return super().advise(view, played, most)


def compare(game: Game, *_: object) -> Comparison:
    """Its sum has another last digit than the sum of the parts, each rounded by itself."""
    found = dict.fromkeys(game.setup.edicts, Difference(0.0, 0.0))
    found[game.setup.edicts[-1]] = Difference(2.44, 0.3)
    found |= {COINS: Difference(0.33, 0.1), MONSTERS: Difference(-0.17, 0.2)}
    return Comparison(200, Difference(2.6, 0.4), found)


def losses_at(game: Game, *_: object) -> Losses:
    """The first is right."""
    others = len(drawings_of(view(game, 0))) - 1
    return Losses((0, *[30] * others), 3.0, 0.2)


# Imported there, not exported: mypy refuses a plain assignment.
setattr(puzzle_jobs, "can_find", lambda: True)  # noqa: B010
setattr(puzzle_jobs, "the_player", lambda: None)  # noqa: B010
setattr(puzzle_jobs, "compare", compare)  # noqa: B010
setattr(puzzle_jobs, "losses_at", losses_at)  # noqa: B010
setattr(coach_jobs, "adviser", lambda name, seed: Slow())  # noqa: B010
setattr(coach_jobs, "stake", lambda view: 4.0)  # noqa: B010

if __name__ == "__main__":
    process.main()
