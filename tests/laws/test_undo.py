"""A table can be taken back to any moment, and the order of decisions does not matter (R3.3)."""

from random import Random

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.event import Committed, Event, Withdrawn
from cartographers.rules.game import withdraw
from cartographers.rules.history import replay
from cartographers.rules.reason import Illegal
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.table import Table
from testkit import base_setup, whole_game
from testkit.histories import KINDS, Kind, history, phases, retold

every_game = pytest.mark.parametrize("kind", KINDS, ids=str)
small_games = pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.seats <= 4], ids=str)


@small_games
def test_undoing_every_decision_goes_back_through_all_earlier_states(kind: Kind) -> None:
    """R3.3"""
    one = history(kind)
    table = whole_game(kind.setup, kind.seed)
    for at in reversed([at for at, event in enumerate(one.log) if isinstance(event, Committed)]):
        table.undo()
        assert table.log == one.log[:at]
        assert table.game == one.games[at - 1]


def test_before_the_first_decision_there_is_nothing_to_undo() -> None:
    table = Table(shelf(), base_setup(), SeedDealer(1))
    with pytest.raises(Illegal, match="no decision to take back"):
        table.undo()


@small_games
def test_an_undone_decision_made_again_gives_the_same_game(kind: Kind) -> None:
    """R3.3"""
    table = whole_game(kind.setup, kind.seed)
    last, end = table.log[-1], table.game
    table.undo()
    assert isinstance(last, Committed)
    table.commit(last.seat, last.decision)
    assert table.game == end


@every_game
def test_cutting_the_log_restores_the_state_in_which_a_decision_was_due(kind: Kind) -> None:
    """R3.3"""
    one = history(kind)
    table = whole_game(kind.setup, kind.seed)
    due = [kept for kept in range(1, len(one.log) + 1) if one.games[kept - 1].waiting]
    for kept in sorted(Random(kind.seed).sample(due, 5), reverse=True):
        table.cut(kept)
        assert table.log == one.log[:kept]
        assert table.game == one.games[kept - 1]


@pytest.mark.parametrize("kept", range(1, 12))
def test_a_log_cut_anywhere_can_be_played_on_to_its_end(kept: int) -> None:
    """The next card follows from the dealer's secret and the game so far, also before the first card."""
    table = whole_game(base_setup(), seed=3)
    table.cut(kept)
    assert table.game.waiting, "the table is stuck: nobody is asked and no card is turned up"
    play_out(table, [Chance(1), Chance(2)])
    assert table.over


@pytest.mark.parametrize("kept", [0, -1, 10_000])
def test_a_log_cannot_be_cut_to_what_it_does_not_hold(kept: int) -> None:
    table = whole_game(base_setup(), seed=3)
    with pytest.raises(IndexError, match="cannot be kept"):
        table.cut(kept)


@every_game
def test_decisions_committed_in_any_order_of_seats_give_the_same_game(kind: Kind) -> None:
    """R3.3: all at once and independently"""
    one = history(kind)
    toss = Random(kind.seed)
    shuffled: list[Event] = [one.log[0]]
    for phase in phases(one):
        shuffled += toss.sample(phase, len(phase))
    assert retold(shuffled, one.games[0]).games[-1] == one.games[-1]


@small_games
def test_the_games_between_phases_do_not_depend_on_the_order_of_seats_either(kind: Kind) -> None:
    """R3.3"""
    one = history(kind)
    backwards: list[Event] = [one.log[0]]
    ends = [0]
    for phase in phases(one):
        backwards += phase[::-1]
        ends.append(ends[-1] + len(phase))
    other = retold(backwards, one.games[0])
    assert [other.games[end] for end in ends] == [one.games[end] for end in ends]


@small_games
def test_withdrawing_and_committing_again_gives_the_same_game(kind: Kind) -> None:
    """R3.3"""
    one = history(kind)
    log: list[Event] = []
    for before, event in zip([None, *one.games], one.log, strict=False):
        log.append(event)
        if before and isinstance(event, Committed) and len(before.waiting) > 1:
            log += [Withdrawn(event.seat), event]
    assert replay(shelf(), log) == one.games[-1]


@small_games
def test_a_decision_put_in_the_place_of_another_is_the_one_that_counts(kind: Kind) -> None:
    """R3.3: until all have committed"""
    one = history(kind)
    log: list[Event] = []
    for before, event in zip([None, *one.games], one.log, strict=False):
        log.append(event)
        if before and isinstance(event, Committed) and len(before.waiting) > 1:
            log.append(event)
    assert replay(shelf(), log) == one.games[-1]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if 1 < kind.seats <= 4], ids=str)
def test_what_is_resolved_cannot_be_withdrawn(kind: Kind) -> None:
    """R3.3"""
    game = history(kind).games[-1]
    for seat in range(kind.seats):
        with pytest.raises(Illegal, match="no decision to take back"):
            withdraw(game, seat)


@every_game
def test_a_log_tells_its_game_again(kind: Kind) -> None:
    """Every event of it is legal where it stands"""
    one = history(kind)
    assert replay(shelf(), one.log) == one.games[-1]
