"""A server whose pages lie below a path of a domain."""

from pathlib import Path

import pytest
from websockets.sync.client import connect

from cartographers.server.auth.device_token import DeviceCookie
from server.serving import Device, StartServer

COOKIE = DeviceCookie(path="/games/maps").name

PAGE = (
    '<!doctype html><link rel="manifest" href="./manifest.webmanifest"><script src="./assets/a.js"></script>'
)


@pytest.fixture
def below(serving: StartServer, tmp_path: Path) -> Device:
    """A device at a server below ``/games/maps``, with a client of two files."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "a.js").write_text("let map = 11;")
    return serving(client=client, path="/games/maps").device()


@pytest.mark.parametrize("before", ["/games/maps", ""], ids=["passed on", "removed by the proxy"])
def test_pages_files_and_calls_are_found_with_the_path_and_without(below: Device, before: str) -> None:
    for page in ("/", "/g/abcdefgh/end", "/new"):
        answer = below.get(before + page)
        assert 'href="/games/maps/manifest.webmanifest"' in answer.text
        assert 'src="/games/maps/assets/a.js"' in answer.text and "./" not in answer.text
    assert below.get(f"{before}/assets/a.js").text == "let map = 11;"
    assert "immutable" in below.get(f"{before}/assets/a.js").headers["cache-control"]
    assert below.get(f"{before}/api/catalogue").status_code == 200
    assert below.get(f"{before}/api/nothing").status_code == 404
    created = below.post(f"{before}/api/games", json={"seats": [{"kind": "me"}]}).json()
    address = f"ws://127.0.0.1:{below.port}{before}/api/games/{created['id']}/events"
    with connect(address, additional_headers={"Cookie": f"{COOKIE}={below.cookies[COOKIE]}"}) as line:
        assert created["id"] in str(line.recv(10))


def test_the_home_page_without_its_slash_is_told_where_it_is(below: Device) -> None:
    answer = below.get("/games/maps?language=cs")
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/maps/?language=cs")
    # Another site of the domain, and a path that only begins alike.
    assert below.get("/games").status_code == 200
    assert "let map" not in below.get("/games/mapsassets/a.js").text


def test_a_page_that_a_browser_has_is_not_sent_again(below: Device, tmp_path: Path) -> None:
    first = below.get("/games/maps/")
    known = {"If-None-Match": first.headers["etag"]}
    assert below.get("/games/maps/you", headers=known).status_code == 304
    (tmp_path / "client" / "index.html").write_text(PAGE.replace("a.js", "newer.js"))
    assert "newer.js" in below.get("/games/maps/you", headers=known).text


def test_the_description_says_where_the_calls_are(below: Device) -> None:
    assert below.get("/games/maps/api/openapi.json").json()["servers"] == [{"url": "/games/maps"}]
