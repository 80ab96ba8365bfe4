"""The backend in compiled code."""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.players.evaluate.weights import Weights
from cartographers.players.native.engine import Engine, SeatArrays, engine
from cartographers.players.native.evaluator import NativeEvaluator
from cartographers.players.native.ready import make_ready
from cartographers.players.native.support import supports
from cartographers.players.search.backend import SeasonScores
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.timetable import time_after


class NativeBackend:
    """Evaluates and plays on with compiled code."""

    def __init__(self, weights: Weights) -> None:
        make_ready()
        self._weights = weights
        #: The seats of the search under way: most of them are asked for again.
        self._seats: dict[int, tuple[Seat, SeatArrays]] = {}

    def supports(self, game: Game) -> bool:
        """Could all the rules of a game be traced?"""
        return supports(game.shelf, game.setup)

    def evaluator(self, game: Game) -> Evaluator:
        """An evaluator for this moment of a game.

        Each search starts with an empty cache, so results do not depend on earlier moves.
        """
        self._seats.clear()
        return NativeEvaluator(game, self._weights)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each seat may have at the end."""
        compiled = engine(game.shelf, game.setup, self._weights)
        pending = game.pending and game.phase is not Phase.DRAW
        arrays = [self._arrays(compiled, seat) for seat in seats]
        stars = compiled.play_on(arrays, time_after(game), pending, compiled.futures(futures), turns)
        rows: list[list[float]] = stars.tolist()
        return [[seat.stars + more for more in row] for seat, row in zip(seats, rows, strict=True)]

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        """The same playouts to the end of the game, season by season."""
        compiled = engine(game.shelf, game.setup, self._weights)
        pending = game.pending and game.phase is not Phase.DRAW
        time = time_after(game)
        arrays = [self._arrays(compiled, seat) for seat in seats]
        return [[compiled.season_scores(seat, time, pending, cards) for cards in futures] for seat in arrays]

    def _arrays(self, compiled: Engine, seat: Seat) -> SeatArrays:
        """A seat as arrays; kept, because a search asks for it again."""
        if id(seat) not in self._seats:
            # With the seat, so that no other can have the same id.
            self._seats[id(seat)] = seat, compiled.arrays(seat)
        return self._seats[id(seat)][1]
