"""What one drawing brings more than another: the parts are those of the playouts, and they add up."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from math import isclose
from random import Random

import pytest

from cartographers.players.evaluate.evaluator import Evaluator
from cartographers.players.evaluate.weights import read_weights
from cartographers.players.search.backend import Backend, SeasonScores
from cartographers.players.search.futures import WHOLE_GAME, futures
from cartographers.players.search.plain_backend import PlainBackend
from cartographers.puzzles.finder import can_find, the_player
from cartographers.puzzles.parts import COINS, FEWEST, FUTURES, MONSTERS, STEP, Difference, compare
from cartographers.puzzles.puzzle import Puzzle
from cartographers.rules.area import cells
from cartographers.rules.decision import Draw
from cartographers.rules.effect import settle_alone
from cartographers.rules.season import season_score
from cartographers.rules.sheet import draw
from cartographers.rules.state import Game, SeasonScore, Seat
from cartographers.rules.terrain import FARM
from cartographers.rules.timetable import timetable_of
from puzzles.shipped import shipped

#: The backend of the strongest player, and the plain one with the number of futures it has time for.
BACKENDS: dict[str, tuple[Callable[[], Backend], int]] = {
    "of the strongest player": (the_player, 12),
    "plain": (lambda: PlainBackend(read_weights("learned")), 1),
}


def in_season(number: int) -> Puzzle:
    """A puzzle of a season, counted from 0."""
    return next(one for one in shipped().values() if one.game.season == number)


def two_of(puzzle: Puzzle) -> tuple[Draw, Draw]:
    """The best drawing, and the one that loses most."""
    return puzzle.right[0], max(puzzle.drawings, key=lambda one: puzzle.drawings[one])


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("season", [1, 2])
def test_the_seasons_of_a_playout_add_up_to_its_stars(backend: str, season: int) -> None:
    make, number = BACKENDS[backend]
    player, puzzle = make(), in_season(season)
    game = puzzle.game
    seat = settle_alone(game, 0, puzzle.right[0]).seats[0]
    cards = list(islice(futures(game, Random(3)), number))
    player.evaluator(game)  # forgets what was played before
    (stars,) = player.play_on(game, [seat], cards, WHOLE_GAME)
    player.evaluator(game)
    (scores,) = player.season_scores(game, [seat], cards)
    assert [seat.stars + sum(one.stars for one in row) for row in scores] == stars
    # Fewer only if the map is full before the last season.
    assert max(len(row) for row in scores) == len(timetable_of(game).seasons) - season


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_full_map_is_scored_once_as_the_rules_score_it(backend: str) -> None:
    player, game = BACKENDS[backend][0](), in_season(1).game
    seat = game.seats[0]
    full = seat.but(sheet=draw(seat.sheet, FARM, seat.sheet.empty))
    assert list(cells(full.sheet.empty)) == []
    cards = next(futures(game, Random(3)))
    assert player.season_scores(game, [full], [cards]) == [[(season_score(game, full),)]]


class FixedScores:
    """A backend whose first seat scores what a list says, and whose second scores nothing."""

    def __init__(self, scores: Sequence[SeasonScores]) -> None:
        self._scores = scores

    def evaluator(self, game: Game) -> Evaluator:
        """Nobody asks for it."""
        raise AssertionError

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """Nobody asks for it."""
        raise AssertionError

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        """A row for each seat."""
        assert len(seats) == 2
        first = [self._scores[number % len(self._scores)] for number in range(len(futures))]
        return [first, [(SeasonScore(0, 0, 0, 0),) * len(one) for one in first]]


def test_edicts_are_summed_over_the_seasons_that_score_them_and_parts_over_the_futures() -> None:
    puzzle = in_season(2)
    autumn, winter = (season.edicts for season in timetable_of(puzzle.game).seasons[2:])
    assert (autumn, winter) == ((2, 3), (3, 0))
    backend = FixedScores(
        [
            (SeasonScore(1, 2, 3, 4), SeasonScore(10, 20, 3, 0)),
            (SeasonScore(1, 2, 3, 4), SeasonScore(10, 24, 3, 2)),
        ]
    )
    found = compare(puzzle.game, two_of(puzzle), backend, 1, lambda: 0.0)
    assert found and found.futures == FUTURES
    a, _, c, d = puzzle.game.setup.edicts
    # B is scored for the last time in summer.
    assert {key: one.stars for key, one in found.parts.items()} == {
        a: 22.0,
        c: 1.0,
        d: 12.0,
        COINS: 6.0,
        MONSTERS: -5.0,
    }
    assert found.whole.stars == 36.0
    # 20 and 24 by turns: their deviation is 2, but for the one that is left out of the count.
    assert found.parts[a].error == pytest.approx(2 * (FUTURES / (FUTURES - 1)) ** 0.5 / FUTURES**0.5)
    assert found.parts[c].error == 0.0


def steps(seconds: float) -> Iterator[float]:
    """A clock that goes on by so much whenever it is read."""
    return (seconds * number for number in count())


def test_a_slow_player_makes_fewer_futures_and_too_few_say_nothing() -> None:
    puzzle = in_season(2)
    backend = FixedScores([(SeasonScore(1, 2, 3, 4), SeasonScore(1, 2, 3, 4))])
    slow, slower, very_slow = steps(0.2), steps(2.0), steps(4.0)
    found = compare(puzzle.game, two_of(puzzle), backend, 1, lambda: next(slow))
    assert found and FEWEST <= found.futures == 7 * STEP < FUTURES
    least = compare(puzzle.game, two_of(puzzle), backend, 1, lambda: next(slower))
    assert least and least.futures == FEWEST, "a slow device takes its time for the fewest"
    assert compare(puzzle.game, two_of(puzzle), backend, 1, lambda: next(very_slow)) is None


@pytest.mark.parametrize(
    ("stars", "error", "clear"),
    [(2.0, 0.9, True), (-2.0, 0.9, True), (2.0, 1.1, False), (-2.0, 1.1, False), (0.0, 0.0, True)],
)
def test_a_difference_is_clear_from_two_standard_errors_on(stars: float, error: float, clear: bool) -> None:
    assert Difference(stars, error).is_clear is clear


def test_the_best_drawing_of_a_puzzle_is_better_and_its_parts_add_up() -> None:
    if not can_find():
        pytest.skip("in plain Python it takes too long")
    puzzle = in_season(3)
    found = compare(puzzle.game, two_of(puzzle), the_player(), 1, lambda: 0.0)
    assert found and found.whole.stars > 2 * found.whole.error > 0
    assert isclose(sum(one.stars for one in found.parts.values()), found.whole.stars)
