"""The clock and the presence of a table, for the tests of rooms."""

import pytest

from cartographers.server.rooms.presence import Presence
from server.live_room import GRACE, Clock


@pytest.fixture
def clock() -> Clock:
    """A clock that the test moves."""
    return Clock()


@pytest.fixture
def presence(clock: Clock) -> Presence:
    """Who is at the table, by that clock."""
    return Presence(GRACE, clock)
