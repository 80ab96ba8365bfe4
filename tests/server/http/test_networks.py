"""Every limit counts by the network of a client: the addresses of one household have one budget."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from httpx import Response
from websockets.exceptions import InvalidStatus

from cartographers.server.features.people.recovery_phrase import new_phrase
from cartographers.server.settings import Settings
from server.conftest import plenty
from server.serving import Device, Served

HOUSEHOLD = [f"2001:db8:1:2::{number}" for number in range(1, 4)]
NEIGHBOUR = "2001:db8:1:3::1"


def _create(device: Device, address: str) -> Response:
    return device.post("/api/games", json={"seats": [{"kind": "me"}]}, headers={"X-Forwarded-For": address})


def _link(device: Device, address: str) -> Response:
    return device.post("/api/you/link", json={"phrase": new_phrase()}, headers={"X-Forwarded-For": address})


def _request(device: Device, address: str) -> Response:
    return device.get("/api/catalogue", headers={"X-Forwarded-For": address})


def _page(device: Device, address: str) -> Response:
    return device.get("/no-such-page.js", headers={"X-Forwarded-For": address})


@pytest.mark.parametrize(
    ("limit", "send"),
    [
        ("creation_limit", _create),
        ("phrase_limit", _link),
        ("request_limit", _request),
        ("page_limit", _page),
    ],
)
def test_a_household_has_one_budget(
    tmp_path: Path, limit: str, send: Callable[[Device, str], Response]
) -> None:
    settings = plenty(tmp_path, "", **{limit: (2, 0.001)})
    with Served(replace(settings, proxies="127.0.0.1")) as running:
        statuses = [send(running.device(), address).status_code for address in HOUSEHOLD]
        assert [status == 429 for status in statuses] == [False, False, True]
        assert send(running.device(), NEIGHBOUR).status_code != 429


def test_a_household_has_so_many_sockets_and_screens_and_no_more(tmp_path: Path) -> None:
    limits = replace(Settings(data=tmp_path).connections, per_address=2)
    with Served(plenty(tmp_path, connections=limits, proxies="127.0.0.1")) as running:
        client = running.device()
        game = client.create()["id"]
        one, two, three = ({"X-Forwarded-For": address} for address in HOUSEHOLD)
        with client.socket(game, **one), client.socket(game, **two):
            with pytest.raises(InvalidStatus), client.socket(game, **three):
                pass
            with client.socket(game, **{"X-Forwarded-For": NEIGHBOUR}) as free:
                assert free.push()


#: What proxies write about those whose requests they pass on.
_FORGED = ("X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Client-IP", "CF-Connecting-IP", "True-Client-IP")


def test_nobody_has_another_budget_by_saying_to_come_from_elsewhere(tmp_path: Path) -> None:
    """Neither one who reaches the server itself, nor one behind a proxy, which adds what it knows."""
    settings = plenty(tmp_path, "", phrase_limit=(2, 0.001))
    body = {"phrase": new_phrase()}
    with Served(settings) as running:
        statuses = [
            running.device()
            .post("/api/you/link", json=body, headers=dict.fromkeys(_FORGED, f"for=198.51.100.{number}"))
            .status_code
            for number in range(3)
        ]
        assert [status == 429 for status in statuses] == [False, False, True]
        (caller,) = {*running.app.state.lobby.services.computing.callers.all_seen().values()}
        assert caller == "127.0.0.1"
    with Served(replace(settings, data=tmp_path / "proxied", proxies="127.0.0.1")) as running:
        said = [f"203.0.113.{number}, 198.51.100.9" for number in range(3)]
        statuses = [_link(running.device(), one).status_code for one in said]
        assert [status == 429 for status in statuses] == [False, False, True]
