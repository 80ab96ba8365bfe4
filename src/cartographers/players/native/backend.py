"""The mind of the players who look ahead, by the machine."""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Judge
from cartographers.players.evaluate.feature_evaluator import time_after
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import Side, machine
from cartographers.players.native.evaluator import MachineJudge, side
from cartographers.players.native.ready import make_ready
from cartographers.rules.state import Game, Phase, Seat


class MachineMind:
    """Judges and plays on with compiled code."""

    def __init__(self, weights: Weights) -> None:
        make_ready()
        self._weights = weights
        #: The sides that were played on in this thought: most of them are asked for again.
        self._sides: dict[int, tuple[Seat, Side]] = {}

    def judge(self, game: Game) -> Judge:
        """A judge for this moment of a game; with it a thought begins that knows nothing of those before."""
        self._sides.clear()
        return MachineJudge(game, self._weights)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each side may have at the end."""
        found = machine(game.shelf, game.setup, self._weights)
        season, clock = time_after(game)
        pending = game.pending and game.phase is not Phase.DRAW
        cards = found.futures(futures)
        stars = found.play_on(list(map(self._side, seats)), season, clock, pending, cards, turns)
        rows: list[list[float]] = stars.tolist()
        return [[seat.stars + more for more in row] for seat, row in zip(seats, rows, strict=True)]

    def _side(self, seat: Seat) -> Side:
        """A seat as the machine knows it; kept, because a search comes back to it."""
        if id(seat) not in self._sides:
            # With the seat, so that no other can have the same id.
            self._sides[id(seat)] = seat, side(seat)
        return self._sides[id(seat)][1]
