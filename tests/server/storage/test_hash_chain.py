"""The chain of hashes: a log is restored only if every event is what was stored."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.notation.game_json import write_game
from cartographers.players.chance import Chance
from cartographers.server.storage.hash_chain import (
    INITIAL_HASH,
    CorruptLog,
    Origin,
    StoredEvent,
    canonical_game,
    canonical_json,
    chain_events,
    restore_table,
)
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table

SEED = 4


@cache
def played(steps: int = 6) -> Table:
    """A table for two after some steps."""
    table = Table(shelf(), deal(shelf(), Plan(seats=2), SEED), SeedDealer(SEED))
    player = Chance(1)
    while table.game.step < steps:
        for seat in table.game.waiting:
            table.commit(seat, player.decide(table.view(seat)))
    return table


def stored() -> list[StoredEvent]:
    """Its log as it is stored, every decision with a move id."""
    origins = [Origin(f"move {number}") for number in range(len(played().log))]
    return chain_events(played(), 0, origins, INITIAL_HASH)


def restored(events: list[StoredEvent]) -> Table:
    return restore_table(shelf(), events, SeedDealer(SEED), "1.0")


def test_a_stored_log_gives_the_same_table_again() -> None:
    again = restored(stored())
    assert again.log == played().log and again.game == played().game


def test_a_game_whose_set_up_was_written_before_has_the_same_fixed_form() -> None:
    for events in range(1, len(played().log) + 1):
        game = played().at(events)
        assert canonical_game(game) == canonical_json(write_game(game))


def test_events_appended_later_continue_the_chain() -> None:
    events = stored()
    origins = [Origin(event.move_id) for event in events[5:] if event.kind == "committed"]
    assert chain_events(played(), 5, origins, events[4].hash) == events[5:]


@pytest.mark.parametrize("field", ["move_id", "bot", "hash", "prev_hash"])
def test_a_changed_event_is_named(field: str) -> None:
    events = stored()
    changed = next(event.seq for event in events if event.kind == "committed")
    change: dict[str, Any] = {field: "another"}
    events[changed] = replace(events[changed], **change)
    with pytest.raises(CorruptLog, match=rf"version 1\.0.* at event {changed}: the hashes differ"):
        restored(events)


def test_events_in_another_order_are_noticed() -> None:
    events = stored()
    first = next(event.seq for event in events if event.kind == "committed")
    assert events[first + 1].kind == "committed"
    events[first], events[first + 1] = events[first + 1], events[first]
    with pytest.raises(CorruptLog):
        restored(events)


def test_a_log_that_breaks_the_rules_cannot_be_read() -> None:
    with pytest.raises(CorruptLog, match="cannot be read by these rules"):
        restored(stored()[1:])


def test_equal_values_have_one_text() -> None:
    assert (
        canonical_json({"b": 1, "a": [2, "ä"]})
        == canonical_json({"a": [2, "ä"], "b": 1})
        == '{"a":[2,"ä"],"b":1}'
    )
