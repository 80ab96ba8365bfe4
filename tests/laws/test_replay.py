"""A game is the fold of its log: told again, it is the same game to the last coin."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from cartographers.boxes import shelf
from cartographers.notation.record import log_of
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.players.chance import Chance
from cartographers.rules.event import Began, Event
from cartographers.rules.game import after, begin
from cartographers.rules.history import replay
from cartographers.rules.state import Drawn, Game
from cartographers.table.table import Table
from testkit.long_forms import every
from testkit.random_games import Bold, any_setup, played

#: A thousand games of mixed set-ups, a test for each hundred of them.
HUNDREDS = [range(start, start + 100) for start in range(0, 1000, 100)]
some_games = pytest.mark.parametrize("seed", every(range(0, 1000, 25), short=range(0, 1000, 125)))


def game_of(seed: int) -> Table:
    """One of the thousand games: mostly for one or two, some for more."""
    return played(
        any_setup(seed, seats=(1, 1, 2, 1, 2, 3, 1, 2, 1, 4)[seed % 10]), seed, players=(Chance, Bold)
    )


@pytest.mark.parametrize("seeds", every(HUNDREDS, short=HUNDREDS[:2]), ids=str)
def test_a_log_told_again_gives_the_game_that_was_played(seeds: range) -> None:
    for seed in seeds:
        table = game_of(seed)
        assert replay(shelf(), table.log) == table.game, f"seed {seed}"


@some_games
def test_a_record_told_again_gives_the_game_that_was_played(seed: int) -> None:
    table = game_of(seed)
    record = record_of(shelf(), table.log)
    assert read_text(shelf(), write_text(record)) == read_record(shelf(), write_record(record)) == record
    assert replay(shelf(), log_of(record)) == table.game


@some_games
def test_the_news_tell_the_coins_that_the_last_event_brought_and_no_others(seed: int) -> None:
    """R3.12"""
    for before, now in pairwise(games(game_of(seed).log)):
        gained = [0] * now.setup.seats
        for told in now.news:
            if isinstance(told, Drawn):
                gained[told.seat] += told.coins
        assert gained == [new.coins - old.coins for old, new in zip(before.seats, now.seats, strict=True)]


def games(log: Sequence[Event]) -> list[Game]:
    """The game after each event of a log."""
    began = log[0]
    assert isinstance(began, Began)
    found = [begin(shelf(), began.setup)]
    for event in log[1:]:
        found.append(after(found[-1], event))
    return found
