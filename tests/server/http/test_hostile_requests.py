"""Requests that no browser sends: each is refused with a sentence, and none is an error of the server."""

from json import dumps

import pytest
from httpx import Response
from websockets.exceptions import InvalidStatus

from cartographers.server.app import create_app
from cartographers.server.settings import Settings
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, StartServer

HALF_A_PAIR = "\\ud800"
NO_ORIGINS = ["http://[", "http://[::1", "//", "http://[v1.x]:99999", "http://\u2100.example"]
BODIES = {
    "/api/join": [f'{{"code": "{HALF_A_PAIR}"}}', f'{{"code": "x", "name": "{HALF_A_PAIR}"}}'],
    "/api/games": [
        f'{{"seats": [{{"kind": "bot", "bot": "{HALF_A_PAIR}"}}]}}',
        f'{{"seats": [{{"kind": "me", "name": "{HALF_A_PAIR}"}}]}}',
        f'{{"sheet": "{HALF_A_PAIR}"}}',
        f'{{"{HALF_A_PAIR}": 1}}',
        "[" * 60_000,
        "1" * 5_000,
    ],
    "/api/you/export": [f'{{"settings": {{"a": "{HALF_A_PAIR}"}}}}'],
    "/api/you/link": [f'{{"phrase": "{HALF_A_PAIR}", "device": "x"}}'],
    "/api/records": [f'{{"record": "{HALF_A_PAIR}"}}'],
}


def post(client: Device, path: str, body: str | bytes, language: str = "en") -> Response:
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    return client.post(path, content=body, headers=headers)


@pytest.mark.parametrize("origin", NO_ORIGINS)
def test_an_origin_that_is_none_is_another_site(device: NewDevice, origin: str) -> None:
    client = device()
    headers = {b"Origin": origin.encode("latin-1", "replace")}
    refused = client.post("/api/games", json={}, headers=headers)
    assert refused.status_code == 403 and refused.json()["code"] == "cross-site"
    game = client.create()["id"]
    if origin.isascii() and origin.isprintable():
        with pytest.raises(InvalidStatus), client.socket(game, Origin=origin):
            pass


@pytest.mark.parametrize(("path", "body"), [(path, body) for path in BODIES for body in BODIES[path]])
def test_a_text_that_cannot_be_written_again_is_not_read(device: NewDevice, path: str, body: str) -> None:
    refused = post(device(), path, body)
    assert refused.status_code == 400 and refused.json()["code"] == "unreadable"


def test_a_body_that_is_not_utf_8_is_not_read(device: NewDevice) -> None:
    refused = post(device(), "/api/games", b'{"sheet": "\xff"}', "uk")
    assert refused.status_code == 400 and "UTF-8" in refused.json()["detail"]
    assert refused.headers["content-language"] == "uk"


def test_pairs_and_other_escapes_are_read(device: NewDevice) -> None:
    named = '{"seats": [{"kind": "me", "name": "\\ud83d\\udc51 \\u0416"}]}'
    client = device()
    made = post(client, "/api/games", named)
    assert made.status_code == 201
    assert client.state(made.json()["id"])["seats"][0]["name"] == "\N{CROWN} Ж"


def test_a_record_inside_a_request_is_read_as_strictly(device: NewDevice) -> None:
    client = device()
    made = client.post("/api/games", json={"seats": [{"kind": "me", "name": "Zed"}]}).json()["id"]
    RandomClient(client, 1).play(made)
    record = client.get(f"/api/games/{made}/record?format=json").text
    assert client.post("/api/records", json={"record": record}).status_code == 201
    refused = client.post("/api/records", json={"record": record.replace("Zed", HALF_A_PAIR)})
    assert refused.status_code == 422 and refused.json()["code"] == "bad-record"


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", "[", "", "a b", "x@y"]
)
def test_a_name_that_the_server_does_not_have_is_refused(device: NewDevice, host: str) -> None:
    client = device()
    for path in ("/", "/api/catalogue"):
        refused = client.get(path, headers={"Host": host})
        assert refused.status_code == 400 and refused.json()["code"] == "unknown-host"


def test_addresses_and_names_of_a_local_network_and_configured_ones_are_known(serving: StartServer) -> None:
    client = serving(host_names=("Maps.Example",), allowed_origins=("https://club.example",)).device()
    known = [
        "localhost:8000",
        "[::1]:8000",
        "192.168.1.5",
        "[fd00::1]",
        "raspberrypi",
        "pi.local:8000",
        "pc.lan",
    ]
    for host in (*known, "maps.example", "MAPS.example:443", "club.example"):
        assert client.get("/api/catalogue", headers={"Host": host}).status_code == 200, host


def test_a_socket_is_not_opened_by_two_names(device: NewDevice) -> None:
    client = device()
    game = client.create()["id"]
    with pytest.raises(InvalidStatus), client.socket(game, Host="evil.example"):
        pass


def test_refused_requests_count_like_any_other(serving: StartServer) -> None:
    client = serving(request_limit=(3, 0.001)).device()
    refused = [client.post("/api/games", json={}, headers={"Origin": "http://["}) for _ in range(4)]
    assert [one.status_code for one in refused] == [403, 403, 403, 429]


def test_every_route_says_that_a_body_can_be_unreadable_or_too_large(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    described = create_app(Settings(data=tmp_path_factory.mktemp("games"))).openapi()
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            assert {"400", "413"} <= route["responses"].keys(), (method, path)
    assert "ud800" not in dumps(described)


@pytest.mark.parametrize("plan", [{"coached": 0}, {"coached": "true"}, {"absence": "120"}])
def test_a_value_of_another_type_than_described_is_not_converted(device: NewDevice, plan: Json) -> None:
    answer = device().request("POST", "/api/plans/check", json=plan)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-field")


@on_both_databases
def test_a_text_with_nul_that_would_be_looked_for_or_stored_is_refused(
    device: NewDevice, caplog: pytest.LogCaptureFixture
) -> None:
    client = device()
    game = client.create("me", "open")["id"]
    report = {"kind": "game", "place": "game", "id": "\0", "why": "rude"}
    for path, body in (
        (f"/api/games/{game}/seats/1/bot?bot=@%00", None),
        (f"/api/games/{game}/webhook", {"url": "https://192.0.2.1/\0", "secret": ""}),
        (f"/api/games/{game}/webhook", {"url": "https://192.0.2.1/", "secret": "\0"}),
        ("/api/reports", report),
        ("/api/reports", {**report, "kind": "name", "id": game, "shown": "\0"}),
    ):
        assert client.post(path, json=body).status_code == 422, path
    assert not caplog.records
