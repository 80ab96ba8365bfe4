"""A real server in a thread of the tests: its store in a folder of its own, its devices with cookies."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cartographers.server.settings import Settings
from server.serving import DEVICES, NewDevice, Served, StartServer


def plenty(folder: Path) -> Settings:
    """As a host would run it, but without limits of speed."""
    return Settings(data=folder, creation_limit=(1e6, 1e6), request_limit=(1e6, 1e6), bot_processes=1)


@pytest.fixture(scope="session", autouse=True)
def hanging_up() -> Iterator[None]:
    """Close every device's connections at the end."""
    yield
    for one in DEVICES:
        one.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a module."""
    with Served(plenty(tmp_path_factory.mktemp("games"))) as running:
        yield running


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[StartServer]:
    """Servers with settings of their own, one after the other over the same games."""
    running: list[Served] = []

    def start(**changes: Any) -> Served:
        running.append(Served(replace(plenty(tmp_path), **changes)))
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def device(served: Served) -> NewDevice:
    """A new device each time it is called."""
    return served.device
