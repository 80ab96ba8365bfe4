"""Whoever asks several servers of one database has the limits of one."""

from pathlib import Path
from time import time

import pytest

from cartographers.server.basics.client_network import network_of
from cartographers.server.basics.clocks import Clocks
from cartographers.server.features.people.recovery_phrase import new_phrase
from cartographers.server.lobby.limits import NOTE_LIMIT, Limits
from server.conftest import plenty
from server.peers import peer, until
from server.postgres_server import PostgresServer
from server.serving import Device, Served

#: So that nothing is filled again while a test runs.
STOPPED = Clocks(monotonic=lambda: 0.0, wall=time)
#: Where all devices of the tests are, and somewhere else.
HERE = network_of("127.0.0.1")
ELSEWHERE = {"X-Forwarded-For": "192.0.2.9"}


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    """The database of all servers of a test."""
    return postgres.new_database()


def limits(server: Served) -> Limits:
    """The limits as a server knows them."""
    known: Limits = server.app.state.lobby.services.limits
    return known


def listens(second: Served, first: Served) -> None:
    """Wait until one server, which has just started, hears what another one says."""
    asked: list[str] = []

    def is_heard() -> bool:
        asked.append(f"198.51.100.{len(asked) % 250}")
        first.device().get("/api/site", headers={"X-Forwarded-For": asked[-1]})
        return any(limits(second).requests.left(network_of(one)) < 20 for one in asked)

    until(is_heard)


def statuses(device: Device, address: str, times: int) -> list[int]:
    """What is answered to a number of requests."""
    return [device.get(address).status_code for _ in range(times)]


def test_requests_at_one_server_count_at_the_others(database: str, tmp_path: Path) -> None:
    settings = plenty(tmp_path, database, request_limit=(20, 1), page_limit=(20, 1))
    with peer(settings, STOPPED) as first, peer(settings, STOPPED) as second:
        listens(second, first)
        for address, known in (("/api/site", limits(second).requests), ("/", limits(second).pages)):
            assert 429 not in statuses(first.device(), address, 20)
            assert statuses(first.device(), address, 1) == [429]
            until(lambda known=known: known.wait(HERE) > 0)  # type: ignore[misc]
            assert statuses(second.device(), address, 1) == [429]
            assert second.device().get(address, headers=ELSEWHERE).status_code != 429


def test_a_request_that_is_passed_on_counts_once(database: str, tmp_path: Path) -> None:
    settings = plenty(tmp_path, database, request_limit=(20, 1))
    with peer(settings, STOPPED) as first, peer(settings, STOPPED) as second:
        # Nothing is told, so that each knows only of what it has counted itself.
        limits(first).requests.on_due = limits(second).requests.on_due = None
        game = first.device().create()["id"]
        assert statuses(second.device(), f"/api/games/{game}", 15) == [200] * 15
        assert (limits(first).requests.left(HERE), limits(second).requests.left(HERE)) == (19, 5)


def test_a_person_writes_as_many_notes_at_two_servers_as_at_one(database: str, tmp_path: Path) -> None:
    settings = plenty(tmp_path, database)
    with peer(settings) as first, peer(settings) as second:
        near = first.device()
        far = near.moved(second.port)
        near.get("/api/games")
        far.cookies = near.cookies
        answers = []
        for device in (near, far):
            game = device.create("me", "open")["id"]
            for number in range(NOTE_LIMIT[0] // 2 + 1):
                note = {"text": str(number)}
                answers.append(device.post(f"/api/games/{game}/seats/0/notes", json=note).status_code)
        assert answers == [201] * NOTE_LIMIT[0] + [429] * 2


def test_who_asks_several_servers_has_the_budget_of_one(database: str, tmp_path: Path) -> None:
    settings = plenty(tmp_path, database, creation_limit=(3, 0.001), phrase_limit=(3, 0.001))
    with peer(settings) as first, peer(settings) as second:
        servers = (first, second, first, second, first)
        solo, guess = {"seats": [{"kind": "me"}]}, {"phrase": new_phrase()}
        made = [server.device().post("/api/games", json=solo).status_code for server in servers]
        guessed = [server.device().post("/api/you/link", json=guess).status_code for server in servers]
        elsewhere = {"X-Forwarded-For": "192.0.2.9"}
        assert made == [201, 201, 201, 429, 429] and guessed == [404, 404, 404, 429, 429]
        assert second.device().post("/api/games", json=solo, headers=elsewhere).status_code == 201


def test_who_asks_several_servers_stores_no_more_bytes_a_day(database: str, tmp_path: Path) -> None:
    settings = plenty(tmp_path, database, network_bytes=25_000)
    with peer(settings) as first, peer(settings) as second:
        servers, solo = (first, second, first), {"seats": [{"kind": "me"}]}
        answers = [server.device().post("/api/games", json=solo) for server in servers]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "network-bytes"
