"""The bots' backend: compiled where it is installed, else plain Python."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from cartographers.boxes import shelf
from cartographers.players import backends
from cartographers.players.evaluate.evaluator import Evaluator, SeasonEvaluator
from cartographers.players.search.backend import SeasonScores
from cartographers.rules.state import Game, Seat
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import open_table
from cartographers.table.plan import Plan, deal
from cartographers.table.unplayed import card_order

WITHOUT = "import sys; sys.modules['llvmlite'] = None; "


def run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout


def test_without_the_compiler_and_a_library_every_bot_plays_in_plain_python() -> None:
    script = """
from cartographers.players.player_name import ROSTER
from cartographers.players.roster import player
from cartographers.table.opening import open_table
for name in ("planner", "learned", "search:4n"):
    table = open_table(seed=1)
    print(table.view(0).why_not(player(name, 0).decide(table.view(0))))
"""
    assert run(WITHOUT + script) == "None\n" * 3


def test_without_the_compiler_and_a_library_there_is_no_bound_by_hindsight() -> None:
    script = """
from cartographers.boxes import shelf
from cartographers.players.backends import hindsight_bound
from cartographers.table.plan import Plan, deal
print(hindsight_bound(shelf(), deal(shelf(), Plan(), 1), [], 2))
"""
    assert run(WITHOUT + script) == "None\n"


def test_the_roster_is_imported_without_numpy_and_the_compiler() -> None:
    script = "import sys, cartographers.players.roster; print({'numpy', 'llvmlite'} & set(sys.modules))"
    assert run(script) == "set()\n"


def test_without_numpy_and_with_the_compiler_bots_think_in_machine_code() -> None:
    script = """
import sys
sys.modules["numpy"] = None
from cartographers.players.backends import backend
from cartographers.players.roster import player
from cartographers.table.opening import open_table
view = open_table(seed=1).view(0)
print(type(backend("learned").evaluator(view.game)).__name__)
print(view.why_not(player("search:40n", 0).decide(view)))
"""
    assert run(script) == "NativeEvaluator\nNone\n"


def test_a_bound_is_what_a_game_could_have_scored() -> None:
    setup = deal(shelf(), Plan(), 5)
    bound = backends.hindsight_bound(shelf(), setup, card_order(shelf(), setup, SeedDealer(5)), width=10)
    assert bound is not None and 60 < bound < 250


class Named:
    """A backend that records its name when it is asked, and supports solo games only."""

    def __init__(self, name: str) -> None:
        self.asked: list[str] = []
        self._name = name

    def supports(self, game: Game) -> bool:
        return game.setup.solo

    def evaluator(self, game: Game) -> Evaluator:
        self.asked.append(self._name)
        return SeasonEvaluator(game)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        self.asked.append(self._name)
        return [[0.0] * len(futures) for _ in seats]

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        self.asked.append(self._name)
        return [[()] * len(futures) for _ in seats]


@pytest.mark.parametrize(("seats", "asked"), [(1, "fast"), (2, "plain")])
def test_the_fast_backend_is_asked_only_for_games_it_supports(seats: int, asked: str) -> None:
    fast, plain = Named("fast"), Named("plain")
    backend = backends.with_fallback(fast, plain)
    game = open_table(seats=seats).game
    backend.evaluator(game)
    backend.play_on(game, game.seats, [[]], 1)
    backend.season_scores(game, game.seats, [[]])
    assert fast.asked + plain.asked == [asked, asked, asked]
