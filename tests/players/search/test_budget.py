"""The budget of a search, measured by a clock of the test."""

import pytest

from cartographers.players.evaluate.weights import read_weights
from cartographers.players.search.budget import BadBudget, Budget, Meter, read_budget
from cartographers.players.search.plain_backend import PlainBackend
from cartographers.players.search.search import Search
from cartographers.players.search.search_adviser import SearchAdviser
from cartographers.table.opening import open_table
from testkit.long_forms import every


class Clock:
    """A clock that goes on only when the test says so, or by a little whenever it is read."""

    def __init__(self, tick: float = 0.0) -> None:
        self.now, self.tick = 100.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def steps(seconds: float, *lengths: float) -> list[bool]:
    """After each of some steps: may there be another?"""
    clock = Clock()
    meter = Meter(seconds, 0, clock)
    found = []
    for length in lengths:
        clock.now += length
        meter.count(1)
        found.append(meter.allows_step(1))
    return found


def test_a_step_is_allowed_while_another_as_long_as_the_last_fits_into_the_time() -> None:
    assert steps(1.0, 0.3, 0.3, 0.3) == [True, True, False]
    assert steps(1.0, 0.47) == [True]
    assert steps(1.0, 0.48) == [False]


def test_a_twentieth_of_the_time_is_kept_back() -> None:
    assert steps(1.0, 0.85, 0.05) == [False, True]
    assert steps(1.0, 0.85, 0.06) == [False, False]


def test_a_share_of_the_time_is_used_up_sooner() -> None:
    clock = Clock()
    meter = Meter(1.0, 0, clock)
    clock.now += 0.2
    meter.count(1)
    assert meter.allows_step(0.5) and not meter.allows_step(0.4)


def test_a_number_of_playouts_does_not_ask_the_clock() -> None:
    clock = Clock(tick=1000.0)
    meter = Meter(0.0, 10, clock)
    meter.count(4)
    assert meter.allows_step(1) and meter.allows_step(0.5) and not meter.allows_step(0.4)
    meter.count(6)
    assert not meter.allows_step(1)


def test_as_many_futures_are_played_as_there_is_time_for() -> None:
    clock = Clock()
    meter = Meter(1.0, 0, clock)
    clock.now += 0.5
    meter.count(50)
    # A future takes each of ten candidates a hundredth of a second, and 0.45 seconds are left.
    assert [meter.fitting(futures, 10, 1) for futures in (3, 4, 5, 9)] == [3, 4, 4, 4]
    assert meter.fitting(9, 10, 0.5) == 0


def test_a_number_of_playouts_is_spent_in_whole_steps() -> None:
    meter = Meter(0.0, 10)
    meter.count(4)
    assert meter.fitting(9, 10, 1) == 9
    meter.count(6)
    assert meter.fitting(9, 10, 1) == 0


# Little time: the steps are as long as the compiled backend's, and plain Python takes them slowly.
@pytest.mark.parametrize("seconds", every([0.01, 0.02], short=[0.01]))
def test_a_search_uses_its_time_and_no_more(seconds: float) -> None:
    clock = Clock(tick=0.0005)
    budget = Budget(seconds=seconds, clock=clock)
    Search(0, PlainBackend(read_weights("learned")), budget).decide(open_table(seed=3).view(0))
    assert 0.5 * seconds <= clock.now - 100 <= seconds


@pytest.mark.long
def test_an_adviser_takes_little_more_than_its_time() -> None:
    """It compares, then plays a few games to their end, so that the last step may be longer than its time."""
    clock = Clock(tick=0.0005)
    budget = Budget(seconds=0.01, clock=clock)
    SearchAdviser(0, PlainBackend(read_weights("learned")), budget).advise(open_table(seed=3).view(0))
    assert 0.005 <= clock.now - 100 <= 0.011


@pytest.mark.parametrize(
    ("text", "budget"), [("200ms", Budget(0.2)), ("1s", Budget(1.0)), ("500n", Budget(playouts=500))]
)
def test_a_budget_is_read_from_a_few_letters(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "5", "ms", "0n", "-1s", "1.5s", "fast"])
def test_what_is_no_budget_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadBudget, match="write milliseconds"):
        read_budget(text)
