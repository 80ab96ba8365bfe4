"""The log in memory as it is stored: it is read as the events that were put in, and cut like a list."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers.notation.wire import write_event
from cartographers.rules.event import Event, Withdrawn
from cartographers.server.rooms.journal import MoveIds
from cartographers.server.storage.hash_chain import canonical_json
from cartographers.server.storage.stored_log import StoredLog

numbers = st.integers(0, 200)


def withdrawn(*seats: int) -> list[Event]:
    return [Withdrawn(seat) for seat in seats]


def stored_log(stored: int, new: int) -> tuple[StoredLog, list[Event]]:
    """A log whose first events are stored, and the same as a list."""
    events = withdrawn(*range(stored + new))
    log = StoredLog(canonical_json(write_event(event)) for event in events[:stored])
    log.extend(events[stored:])
    return log, events


@given(numbers, st.integers(0, 5), numbers, numbers)
def test_a_log_is_a_list_of_events(stored: int, new: int, start: int, stop: int) -> None:
    log, events = stored_log(stored, new)
    assert list(log) == events and log[start:stop] == events[start:stop]
    assert [log[index] for index in range(-len(events), 0)] == events
    del log[start:]
    log.append(Withdrawn(7))
    assert list(log) == [*events[:start], Withdrawn(7)]


def test_new_events_are_kept_as_they_are_stored() -> None:
    log, events = stored_log(3, 2)
    log.stored([canonical_json(write_event(events[3]))])
    assert list(log) == events and log[-1] is events[-1] and log[3] is not events[3]


def test_a_log_grows_and_is_cut_only_at_its_end() -> None:
    log, events = stored_log(3, 2)
    with pytest.raises(TypeError):
        log[0] = events[0]
    with pytest.raises(TypeError):
        del log[0]
    with pytest.raises(TypeError):
        del log[:2]
    with pytest.raises(TypeError):
        log.insert(0, events[0])
    with pytest.raises(IndexError):
        log[5]


@given(st.lists(st.tuples(st.integers(0, 3), st.text(max_size=3))), st.text(max_size=3))
def test_the_ids_of_decisions_are_a_set(moves: list[tuple[int, str]], other: str) -> None:
    ids = MoveIds(moves[:2])
    for move in moves[2:]:
        ids.add(move)
    assert all(move in ids for move in moves)
    assert ((4, other) in ids) is False
