"""Luck is fair and skill is earned: what an analysis makes of players whose strength is known."""

from collections.abc import Sequence
from statistics import fmean, stdev

import pytest

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.players.roster import adviser, player
from cartographers.table.analysis import Move, Summary, analyse, summed
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import deal
from cartographers.table.table import Table

#: Standard errors: by chance a mean is as far from its own truth once in four hundred times.
FAR = 3
#: Few playouts: what is measured is rough, but no better and no worse on average.
ROUGH = "search:6n"

#: The moves of a game and their sums.
Looked = tuple[list[Move], Summary]


def games(name: str, number: int) -> list[Looked]:
    """The moves and the sums of some games of a player, looked at again."""
    suite = SUITES["A-base"]
    found = []
    for seed in range(suite.seed, suite.seed + number):
        table = Table(shelf(), deal(shelf(), suite.plan, seed), SeedDealer(seed))
        play_out(table, [player(name, seed)])
        moves = list(analyse(shelf(), table.log, 0, adviser(ROUGH, seed)))
        found.append((moves, summed(moves, table.game.seats[0].stars)))
    return found


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    return fmean(numbers), stdev(numbers) / len(numbers) ** 0.5


def check_luck(found: list[Looked]) -> None:
    """Luck is nothing on average, whoever plays."""
    luck, error = mean_and_error([sums.luck / len(moves) for moves, sums in found])
    assert abs(luck) < FAR * error and error < 0.8


@pytest.mark.long
def test_the_steady_hand_has_no_luck_and_no_skill_of_its_own_and_yet_something_to_gain() -> None:
    # The very player who plays on when an adviser measures.
    steady = games("learned", 12)
    check_luck(steady)
    for moves, sums in steady:
        assert all(move.skill == 0 for move in moves if move.played.usual)
        assert sums.lost == sum(move.lost for move in moves) > 0
    moves = [move for moves, _ in steady for move in moves]
    # Of drawings that look equally good one is drawn by chance.
    assert sum(move.played.usual for move in moves) > 0.8 * len(moves)
    skill, error = mean_and_error([sums.skill for _, sums in steady])
    assert abs(skill) < FAR * error and abs(skill) < 5


@pytest.mark.long
def test_what_a_clumsy_hand_loses_is_want_of_skill_and_not_bad_luck() -> None:
    # One who draws anything.
    clumsy = games("chance", 8)
    check_luck(clumsy)
    skill, error = mean_and_error([sums.skill for _, sums in clumsy])
    assert skill < -FAR * error and skill < -50
