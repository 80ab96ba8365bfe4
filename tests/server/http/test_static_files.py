"""The client's files, and the description of the API."""

import json
from collections.abc import Iterator
from gzip import compress
from pathlib import Path

import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from cartographers.server import openapi
from cartographers.server.app import create_app
from cartographers.server.protocol.message import Message
from cartographers.server.settings import Settings
from server.serving import Device, NewDevice, StartServer


@pytest.fixture
def built(serving: StartServer, tmp_path: Path) -> Device:
    """A server with a client of two files."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    script = "let map = 11;\n" * 500
    (folder / "assets" / "app-1234.js").write_text(script)
    (folder / "assets" / "app-1234.js.gz").write_bytes(compress(script.encode()))
    return serving(client=folder).device()


def test_every_address_of_the_client_is_the_same_page(built: Device) -> None:
    for path in ("/", "/games/abcdefgh", "/games/abcdefgh/replay", "/new"):
        page = built.get(path)
        assert page.status_code == 200 and "the page" in page.text
        assert page.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_are_kept_for_ever_and_sent_small(built: Device) -> None:
    script = built.get("/assets/app-1234.js")
    assert script.status_code == 200 and "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip" and script.headers["vary"] == "Accept-Encoding"
    assert script.headers["content-type"].startswith("text/javascript")
    assert int(script.headers["content-length"]) < 500
    assert script.text.startswith("let map = 11;")
    whole = built.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in whole.headers and whole.text == script.text
    known = built.get("/assets/app-1234.js", headers={"If-None-Match": script.headers["etag"]})
    assert known.status_code == 304 and not known.content


def test_a_file_that_is_not_there_is_not_the_page(built: Device) -> None:
    assert built.get("/assets/app-9999.js").status_code == 404
    assert built.get("/../../../etc/passwd").status_code in (200, 404)
    assert "root:" not in built.get("/%2e%2e/%2e%2e/etc/passwd").text
    assert built.get("/api/%2e%2e/index.html").json()["detail"]


def test_without_a_built_client_the_api_answers_and_the_page_says_what_to_do(
    serving: StartServer, tmp_path: Path
) -> None:
    client = serving(client=tmp_path / "nothing").device()
    page = client.get("/")
    assert page.status_code == 503 and "make web" in page.text
    assert client.get("/api/catalogue").status_code == 200


#: Bases of others, parts that are sent within others, and what is only stored.
NEVER_SENT = {
    "RequestMessage",
    "Wishes",
    "SiteSettings",
    "Content",
    "StudyRemark",
    "StudyBranch",
    "PublicFigures",
    "Body",
    "StoredChapter",
    "SeatView",
    "SeatMoment",
    "TableState",
    "Moment",
    "ForDevice",
    "PushHead",
}


def messages(base: type[Message]) -> Iterator[type[Message]]:
    """The messages that are made of one, of these again, and so on."""
    for message in base.__subclasses__():
        yield message
        yield from messages(message)


def test_the_api_describes_itself(device: NewDevice) -> None:
    told = device().get("/api/openapi.json").json()
    schemas = told["components"]["schemas"]
    for message in messages(Message):
        if message.__name__ not in NEVER_SENT:
            assert message.__name__ in schemas, f"{message.__name__} is never sent"
    for path, ways in told["paths"].items():
        for way in ways.values():
            assert way["summary"] and way["tags"], path
            for status, answer in way["responses"].items():
                if status >= "400":
                    told_as = answer["content"]["application/json"]["schema"]
                    assert told_as == {"$ref": "#/components/schemas/Problem"}, (path, status)


def test_no_route_is_made_twice(tmp_path: Path) -> None:
    # FastAPI makes the routes of an included router again when the first page is asked for.
    for route in create_app(Settings(data=tmp_path)).routes:
        assert isinstance(route, Route | WebSocketRoute | Mount)


def test_the_description_can_be_printed_without_a_server(
    device: NewDevice, capsys: pytest.CaptureFixture[str]
) -> None:
    openapi.main()
    assert json.loads(capsys.readouterr().out) == device().get("/api/openapi.json").json()
