"""A small match that was really played."""

import pytest

from cartographers.contest.match import Match, Played
from testkit.matches import MATCH, six_deals


@pytest.fixture
def match() -> Match:
    return MATCH


@pytest.fixture
def games() -> list[Played]:
    return list(six_deals())
