"""Who may come in, from where, how often, and with how much."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cartographers.server.auth.device_token import COOKIE
from cartographers.server.settings import Settings
from server.conftest import plenty
from server.serving import NewDevice, Served, Socket, StartServer

ELSEWHERE = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


def test_the_first_answer_gives_a_device_its_token(device: NewDevice) -> None:
    client = device()
    told = client.get("/api/catalogue").headers["set-cookie"]
    assert told.startswith(f"{COOKIE}=") and "HttpOnly" in told and "SameSite=Lax" in told
    assert len(client.token) == 43
    assert "set-cookie" not in client.get("/api/catalogue").headers


def test_a_token_that_cannot_be_ours_is_replaced(device: NewDevice) -> None:
    client = device()
    for wrong in ("short", "x" * 44, "%00" * 20):
        answer = client.get("/api/catalogue", headers={"Cookie": f"{COOKIE}={wrong}"})
        assert answer.status_code == 200 and "set-cookie" in answer.headers


@pytest.mark.parametrize("headers", ELSEWHERE)
def test_a_page_of_another_site_can_change_nothing(device: NewDevice, headers: dict[str, str]) -> None:
    client = device()
    game = client.create()["id"]
    path = f"/api/games/{game}/seats/0"
    assert client.post("/api/games", json={}, headers=headers).status_code == 403
    assert client.post(f"{path}/leave", headers=headers).status_code == 403
    refused = client.delete(f"{path}/decision", headers=headers)
    assert refused.status_code == 403 and "another site" in refused.json()["detail"]


@pytest.mark.parametrize("headers", ELSEWHERE[:2])
def test_a_page_of_another_site_gets_no_socket(device: NewDevice, headers: dict[str, str]) -> None:
    client = device()
    game = client.create()["id"]
    with pytest.raises(InvalidStatus), client.socket(game, **headers):
        pass


def test_our_own_page_and_allowed_ones_may(serving: StartServer) -> None:
    client = serving(allowed_origins=("https://maps.example",)).device()
    own = {"Origin": f"http://127.0.0.1:{client.port}", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/api/games", json={}, headers=own).status_code == 201
    allowed = {"Origin": "https://maps.example", "Sec-Fetch-Site": "cross-site"}
    assert client.post("/api/games", json={}, headers=allowed).status_code == 201


def test_every_answer_keeps_a_browser_careful(device: NewDevice) -> None:
    client = device()
    for path in ("/api/catalogue", "/api/games/nowhere", "/", "/favicon.ico"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert client.get("/api/games").headers["cache-control"] == "no-store"


def test_so_many_new_games_and_no_more(serving: StartServer) -> None:
    client = serving(creation_limit=(3, 0.001)).device()
    answers = [client.post("/api/games", json={}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert "a lot of games" in answers[-1].json()["detail"].lower()


def test_so_many_requests_and_no_more(serving: StartServer) -> None:
    client = serving(request_limit=(5, 0.001)).device()
    assert [client.get("/api/catalogue").status_code for _ in range(6)] == [200] * 5 + [429]


def test_so_many_files_and_no_more(serving: StartServer) -> None:
    client = serving(page_limit=(3, 0.001)).device()
    assert [client.get("/favicon.ico").status_code == 429 for _ in range(5)] == [False] * 3 + [True] * 2
    assert client.get("/api/catalogue").status_code == 200


def test_a_body_that_is_too_large_is_refused(device: NewDevice) -> None:
    client = device()
    assert client.post("/api/games", json={"sheet": "x" * 70_000}).status_code == 413
    assert client.post("/api/records", json={"record": "x" * 390_000}).status_code == 422
    assert client.post("/api/records", json={"record": "x" * 3_000_000}).status_code == 413


def test_a_frame_that_is_too_large_closes_the_socket(device: NewDevice) -> None:
    client = device()
    with client.socket(client.create()["id"]) as socket:
        socket.push()
        socket.line.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            socket.until(lambda state: False)


def test_a_socket_that_talks_too_much_is_closed(serving: StartServer) -> None:
    client = serving(request_limit=(30, 0.001)).device()
    with client.socket(client.create()["id"]) as socket:
        socket.push()
        # It may be closed while it still talks.
        with pytest.raises(ConnectionClosed) as closed:
            talk_on(socket)
    assert closed.value.rcvd and closed.value.rcvd.code == 1008


def talk_on(socket: Socket) -> None:
    for _ in range(40):
        socket.line.send("x")
    while True:
        socket.line.recv(timeout=10)


def test_a_socket_of_a_tournament_that_talks_too_much_is_closed(serving: StartServer) -> None:
    client = serving(request_limit=(30, 0.001)).device()
    id = client.post("/api/tournaments", json={"name": "Club evening"}).json()["id"]
    events = connect(f"ws://127.0.0.1:{client.port}/api/tournaments/{id}/events")
    with events as line, pytest.raises(ConnectionClosed) as closed:
        talk_on(Socket(line))
    assert closed.value.rcvd and closed.value.rcvd.code == 1008


def test_no_address_has_a_character_that_no_database_can_look_for(device: NewDevice) -> None:
    client = device()
    for path in ("games/%00", "games/a%00b/replay", "tournaments/%00", "puzzles/%00", "archive/%00"):
        answer = client.get(f"/api/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page"), path
    for place in ("games", "tournaments"):
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{client.port}/api/{place}/%00/events")


def test_the_name_of_a_device_has_nothing_that_nobody_sees(device: NewDevice) -> None:
    client = device()
    assert client.post("/api/you/phrase", json={"device": " my\0\n\u202ephone"}).status_code == 201
    assert [line["name"] for line in client.get("/api/you").json()["devices"]] == ["my phone"]


def test_an_unknown_game_has_no_events(device: NewDevice) -> None:
    client = device()
    client.get("/api/catalogue")
    with client.socket("nowhere") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.push()
    told = closed.value.rcvd
    assert told and told.code == 4404 and told.reason == "no-game"


def test_a_client_behind_a_proxy_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    limits = replace(Settings(data=tmp_path).connections, per_address=2)
    with Served(plenty(tmp_path, connections=limits, proxies="127.0.0.1")) as running:
        client = running.device()
        game = client.create()["id"]
        one, other = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
        with client.socket(game, **one), client.socket(game, **one) as socket:
            with pytest.raises(InvalidStatus), client.socket(game, **one):
                pass
            with client.socket(game, **other) as free:
                assert free.push()
            assert socket.push()


def test_a_client_behind_a_proxy_has_so_many_screens_and_no_more(tmp_path: Path) -> None:
    limits = replace(Settings(data=tmp_path).connections, per_address=2)
    with Served(plenty(tmp_path, connections=limits, proxies="127.0.0.1")) as running:
        client = running.device()
        key = {"key": "a-key-that-nobody-guesses", "step": 0}
        path = f"/api/companion/screens/{client.post('/api/companion/screens', json=key).json()['screen']}"
        lines: list[Iterator[str]] = []  # a stream ends with its last iterator
        with ExitStack() as screens:

            def follow(address: str) -> int:
                stream = client.stream("GET", path, headers={"X-Forwarded-For": address})
                answer = screens.enter_context(stream)
                lines.append(answer.iter_lines())
                assert next(lines[-1])
                return answer.status_code

            assert [follow("192.0.2.1") for _ in range(3)] == [200, 200, 429]
            assert follow("192.0.2.2") == 200
