"""Servers whose advisers think quickly."""

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cartographers.server.settings import Settings
from server.conftest import plenty
from server.serving import Served

QUICK = (sys.executable, str(Path(__file__).parent / "quick_worker.py"))

Told = dict[str, Any]


def until(look: Callable[[], Told], wanted: Callable[[Told], bool], seconds: float = 60) -> Told:
    """The first look at which something is true.

    So patient because workers start and fail several times over, on a machine that runs other tests as well.
    """
    end = time.monotonic() + seconds
    while not wanted(found := look()):
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found


def coached(folder: Path) -> Settings:
    """As for all tests, but with quick advisers."""
    return replace(plenty(folder, ""), worker_command=QUICK, par_player="greedy")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a module."""
    with Served(coached(tmp_path_factory.mktemp("games"))) as running:
        yield running
