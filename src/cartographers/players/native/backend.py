"""The backend in compiled code."""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import Side, machine
from cartographers.players.native.evaluator import NativeEvaluator, side
from cartographers.players.native.ready import make_ready
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.timetable import time_after


class NativeBackend:
    """Evaluates and plays on with compiled code."""

    def __init__(self, weights: Weights) -> None:
        make_ready()
        self._weights = weights
        #: The seats of the search under way: most of them are asked for again.
        self._sides: dict[int, tuple[Seat, Side]] = {}

    def evaluator(self, game: Game) -> Evaluator:
        """An evaluator for this moment of a game.

        Each search starts with an empty cache, so results do not depend on earlier moves.
        """
        self._sides.clear()
        return NativeEvaluator(game, self._weights)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each seat may have at the end."""
        engine = machine(game.shelf, game.setup, self._weights)
        season, clock = time_after(game)
        pending = game.pending and game.phase is not Phase.DRAW
        cards = engine.futures(futures)
        stars = engine.play_on(list(map(self._side, seats)), season, clock, pending, cards, turns)
        rows: list[list[float]] = stars.tolist()
        return [[seat.stars + more for more in row] for seat, row in zip(seats, rows, strict=True)]

    def _side(self, seat: Seat) -> Side:
        """A seat as arrays; kept, because a search asks for it again."""
        if id(seat) not in self._sides:
            # With the seat, so that no other can have the same id.
            self._sides[id(seat)] = seat, side(seat)
        return self._sides[id(seat)][1]
