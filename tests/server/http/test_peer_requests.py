"""Requests with the header of another server: believed if it is signed, refused if somebody made it up."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from socket import create_server

import pytest
from httpx import Response
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cartographers.server.auth.peer_signatures import PassedOn, PeerSignatures, Sender
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.lobby.peers import FORWARDED
from server.conftest import plenty
from server.serving import Device, Served

BODY = b'{"seats":[{"kind":"me"}]}'
HEADERS = {"Content-Type": "application/json", "Cookie": "cartographers-device=" + "a" * 43}


class Peer:
    """Another server, or somebody who pretends to be one."""

    def __init__(self, served: Served, key: bytes) -> None:
        self.device = Device(served.port)
        self._signatures = PeerSignatures(key)

    def signed(self, method: str, target: str, address: str = "192.0.2.1", body: bytes = b"") -> str:
        """The header of a request."""
        to = f"http://127.0.0.1:{self.device.port}"
        request = PassedOn(to, method, target, HEADERS["Cookie"])
        return self._signatures.sign(request, Sender(address, secure=False), body)

    def create(self, header: str, body: bytes = BODY) -> Response:
        """Make a game in the name of a client."""
        return self.device.post("/api/games", content=body, headers={**HEADERS, FORWARDED: header})


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server that may have others beside it; two games from one network are enough for it."""
    with create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    settings = replace(plenty(tmp_path), peer=f"http://127.0.0.1:{port}", creation_limit=(2, 0.001))
    with Served(settings, port=port) as running:
        yield running


@pytest.fixture
def peer(served: Served, tmp_path: Path) -> Peer:
    """A server with the same key."""
    return Peer(served, SeatCodes(tmp_path).derived("peers"))


def test_what_a_server_passes_on_counts_to_the_client_and_not_to_the_server(peer: Peer) -> None:
    for address, status in [("192.0.2.1", 201)] * 2 + [("192.0.2.1", 429), ("192.0.2.2", 201)]:
        header = peer.signed("POST", "/api/games", address, BODY)
        assert peer.create(header).status_code == status


def test_nobody_who_reaches_the_port_can_pretend_to_be_a_server(served: Served, peer: Peer) -> None:
    stranger = Peer(served, b"x" * 32)
    old, other = peer.signed("POST", "/api/games", body=BODY), peer.signed("GET", "/api/games")
    assert peer.create(old).status_code == 201
    forged = ["1", stranger.signed("POST", "/api/games", body=BODY), old, other, "x" * 300]
    for header in forged:
        answer = peer.create(header)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-a-server"), header
    changed = peer.create(peer.signed("POST", "/api/games", body=BODY), BODY.replace(b"me", b"open"))
    assert (changed.status_code, changed.json()["code"]) == (403, "not-a-server")


def test_a_socket_of_a_server_is_believed_and_one_of_a_stranger_refused(served: Served, peer: Peer) -> None:
    game = peer.create(peer.signed("POST", "/api/games", body=BODY)).json()["id"]
    target = f"/api/games/{game}/events?language=cs"
    address = f"ws://127.0.0.1:{served.port}{target}"
    header = peer.signed("GET", target)
    passed_on = {FORWARDED: header, "Cookie": HEADERS["Cookie"]}
    with connect(address, additional_headers=passed_on) as line:
        assert '"mine":[{' in str(line.recv(10))
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers=passed_on)


def test_what_a_client_says_about_its_address_is_not_believed(peer: Peer) -> None:
    statuses = []
    for number in range(3):
        lies = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
        statuses.append(peer.device.post("/api/games", content=BODY, headers={**HEADERS, **lies}).status_code)
    assert statuses == [201, 201, 429]
