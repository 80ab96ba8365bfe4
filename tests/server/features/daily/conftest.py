"""A server that goes by a clock of its own, for the deals of the day."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.daily_clock import (
    WallClock,
    serve,
)
from server.serving import Served


@pytest.fixture
def clock() -> WallClock:
    """The time of the server."""
    return WallClock()


@pytest.fixture
def running(tmp_path: Path, clock: WallClock, database: Callable[[], str]) -> Iterator[Served]:
    """A server that goes by the clock."""
    with serve(tmp_path, clock, database()) as served:
        yield served


SVG, PNG = "{http://www.w3.org/2000/svg}", b"\x89PNG\r\n\x1a\n"
