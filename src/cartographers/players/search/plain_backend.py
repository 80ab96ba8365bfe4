"""The backend in plain Python: slow, but it runs everywhere and with every card there is.

Playouts consider a sample of each turn's drawings and leave out heroes and the effects of named monsters.
"""

from collections.abc import Sequence

from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.players.evaluate.feature_evaluator import FeatureEvaluator
from cartographers.players.evaluate.weights import Weights
from cartographers.players.search.backend import SeasonScores
from cartographers.players.search.between import after_card_in_play, ambushed, changed
from cartographers.players.search.futures import WHOLE_GAME
from cartographers.rules.card import AmbushCard, ExploreCard, RuinsCard
from cartographers.rules.legal import coin_of, drawings, explore_choices, explore_turn
from cartographers.rules.season import season_score
from cartographers.rules.sheet import draw
from cartographers.rules.state import Game, Seat
from cartographers.rules.timetable import ended_early, timetable_of

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
            [self._played(start, seat, cards, WHOLE_GAME)[1].scores[len(seat.scores) :] for cards in futures]
            for seat in seats
        ]

    def _stars(self, game: Game, seat: Seat, cards: Sequence[str], turns: int) -> float:
        """The stars in one future."""
        game, seat, over = self._played(game, seat, cards, turns)
        return seat.stars + (0.0 if over else self.evaluator(game).seat_value(seat, seat.sheet))

    def _played(self, game: Game, seat: Seat, cards: Sequence[str], turns: int) -> tuple[Game, Seat, bool]:
        """The game and the seat after so many turns of one future, and whether the game is over then."""
        last_season = timetable_of(game).last_season
        for key in cards:
            if not key:
                seat = seat.but(scores=(*seat.scores, season_score(game, seat)))
                if game.season == last_season or ended_early(game.setup, seat.sheet):
                    return game, seat, True
                game = game.but(season=game.season + 1, clock=0)
                continue
            match game.shelf.cards[key]:
                case RuinsCard():
                    game = game.but(pending=True)
                case AmbushCard() as card:
                    seat = ambushed(game, seat, card)
                case ExploreCard() as card:
                    if not turns:
                        break
                    turns -= 1
                    game = game.but(clock=game.clock + card.time, card=key)
                    if seat.sheet.empty:
                        seat = self._drawn(game, seat, card)
                    game = game.but(pending=False)
        return game, seat, False

    def _drawn(self, game: Game, seat: Seat, card: ExploreCard) -> Seat:
        """The seat after its turn: the best of the drawings considered."""
        evaluator = self.evaluator(game)
        choices = drawings(explore_choices(explore_turn(seat.sheet, card, game.pending))[0])
        best = max(
            choices[:: len(choices) // MAX_DRAWINGS + 1],
            key=lambda one: evaluator.seat_value(seat, draw(seat.sheet, *one), coin_of(card.shapes, one[1])),
        )
        return changed(game, seat, draw(seat.sheet, *best), coin_of(card.shapes, best[1]))
