"""The static site below a path: what a first visit loads, and what there is without a network after it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser import static_site
from browser.chromium import PHONE
from browser.flight import Flight, flight
from server.in_browser.every_kind import KINDS, over

#: As many bytes as are worth to be loaded only once.
LARGE = 100_000
NETS = {f"{static_site.PATH}/api/nets/{name}.npz" for name in ("base", "ambush", "skills", "heroes")}
CHEAP = ("solo with Heroes, skills and the ambush add-on", "a lesson", "looking back")


@pytest.fixture(scope="module")
def away(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flight]:
    """Somebody new has begun a game; then the host is gone."""
    with flight(browser, tmp_path_factory.mktemp("site"), **PHONE) as visitor:
        yield visitor


@pytest.mark.long
def test_a_first_visit_loads_no_large_file_twice_and_nets_last(away: Flight) -> None:
    # What was asked for last is last.
    assert set([*away.host.times][-len(NETS) :]) == NETS
    twice = [path for path, times in away.host.times.items() if times > 1]
    assert [path for path in twice if len((away.host.content(path) or (b"",))[0]) > LARGE] == []


@pytest.mark.long
def test_every_kind_of_game_is_there_without_a_network(away: Flight) -> None:
    """All kinds, also those that take a second for each decision: ``python tests/long flight``."""
    # Pages look back at a game that is over; each kind is played on a device without a browser too
    # (server/in_browser/test_same_games.py).
    over(away.client)
    for name in CHEAP:
        KINDS[name](away.client)
    away.look_at_all()
    away.look_at("today")
    assert away.complaints == []
