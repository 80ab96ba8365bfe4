"""The backend in plain Python: slow, but it runs everywhere and with every card there is.

Playouts consider a sample of each turn's drawings and leave out heroes and the effects of named monsters.
"""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.weights import Weights
from cartographers.players.search.backend import SeasonScores
from cartographers.players.search.future_game import FutureGame, after_card_in_play
from cartographers.players.search.futures import WHOLE_GAME
from cartographers.rules.area import Area
from cartographers.rules.legal import coin_of, drawings, explore_choices, explore_turn
from cartographers.rules.sheet import draw
from cartographers.rules.state import Game, Seat
from cartographers.rules.terrain import Terrain

#: How many drawings of a turn are evaluated at most.
MAX_DRAWINGS = 40


class PlainBackend:
    """Evaluates and plays on with the functions of the rules."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def evaluator(self, game: Game) -> Evaluator:
        """An evaluator for this moment of a game."""
        return FeatureEvaluator(game, self._weights)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """The stars each seat may have at the end."""
        start = after_card_in_play(game)
        return [[self._stars(start, seat, cards, turns) for cards in futures] for seat in seats]

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        """The same playouts to the end of the game, season by season."""
        start = after_card_in_play(game)
        return [
            [
                self._played(start, seat, cards, WHOLE_GAME).seat.scores[len(seat.scores) :]
                for cards in futures
            ]
            for seat in seats
        ]

    def _stars(self, game: Game, seat: Seat, cards: Sequence[str], turns: int) -> float:
        """The stars in one future."""
        end = self._played(game, seat, cards, turns)
        stars = float(end.seat.stars)
        return stars if end.over else stars + self.evaluator(end.game).seat_value(end.seat, end.seat.sheet)

    def _played(self, game: Game, seat: Seat, cards: Sequence[str], turns: int) -> FutureGame:
        """The game after so many turns of one future, and all that comes before the next."""
        playing = FutureGame(game, seat, cards)
        for _ in range(turns):
            if not playing.next_turn():
                break
            if not playing.full:
                playing.draw(*self._best(playing))
        playing.go_on()
        return playing

    def _best(self, playing: FutureGame) -> tuple[Terrain, Area]:
        """The best of the drawings that are considered."""
        seat, card, evaluator = playing.seat, playing.card, self.evaluator(playing.game)
        choices = drawings(explore_choices(explore_turn(seat.sheet, card, playing.game.pending))[0])
        return max(
            choices[:: len(choices) // MAX_DRAWINGS + 1],
            key=lambda one: evaluator.seat_value(seat, draw(seat.sheet, *one), coin_of(card.shapes, one[1])),
        )
