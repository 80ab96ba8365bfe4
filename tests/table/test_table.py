"""A table that keeps no earlier games: the log tells them again."""

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table


def played(decisions: int, forgetful: bool) -> Table:
    """A table after some decisions by chance."""
    table, player = Table(shelf(), deal(shelf(), Plan(), 5), SeedDealer(5)), Chance(5)
    for _ in range(decisions):
        if forgetful:
            table.forget_before(len(table.log))
        table.commit(0, player.decide(table.view(0)))
    return table


def test_a_forgotten_game_is_computed_again_from_the_log() -> None:
    table, other = played(9, forgetful=True), played(9, forgetful=False)
    assert [table.at(events) for events in (1, 4, len(table.log))] == [
        other.at(events) for events in (1, 4, len(other.log))
    ]


def test_the_history_since_the_last_kept_game_is_the_same() -> None:
    table, other = played(9, forgetful=True), played(9, forgetful=False)
    start = len(table.log) - 1
    assert list(table.history(start)) == list(other.history(start))
    assert list(table.history()) == list(other.history())


def test_a_forgetful_table_can_be_cut_and_goes_on_as_before() -> None:
    table, other = played(9, forgetful=True), played(9, forgetful=False)
    for events in (len(table.log) - 1, 5):
        table.cut(events)
        other.cut(events)
        assert table.game == other.game and table.log == other.log
