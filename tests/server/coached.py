"""Servers whose advisers think quickly."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cartographers.server.settings import Settings
from server.conftest import plenty
from server.house import Served

QUICK = (sys.executable, str(Path(__file__).parent / "quick_thinker.py"))


def coached(folder: Path) -> Settings:
    """As for all tests, but with quick advisers."""
    return replace(plenty(folder), thinker=QUICK, par="greedy")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a module."""
    with Served(coached(tmp_path_factory.mktemp("games"))) as running:
        yield running
