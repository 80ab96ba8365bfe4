"""A browser without a network answers as the server does, from an archive that needs nothing else."""

import json
from pathlib import Path
from typing import Any

import pytest

from cartographers.server.offline import answer
from server.serving import NewDevice
from server.without_network import answers

MAP = "/".join(["fff........", *["..........."] * 10])
PLAYERS = [{"name": "Ann", "seasons": [{"map": MAP, "coins": 2}]}]
EDICTS = ["treetower", "borderlands", "shieldgate", "mages-valley"]
#: Calls; three of them are refused.
CALLS: list[tuple[str, dict[str, Any]]] = [
    ("plans/check", {"seats": [{"kind": "me"}], "edicts": EDICTS}),
    ("companion", {"seed": "7"}),
    ("companion", {"seed": "7", "step": 12}),
    ("companion", {"seed": "7", "step": "third"}),
    ("companion", {"seed": "7", "edicts": ["no-such-card"] * 4}),
    ("scores", {"edicts": EDICTS, "players": PLAYERS}),
    ("scores", {"edicts": EDICTS[:2], "players": PLAYERS}),
]


@pytest.mark.parametrize(("path", "body"), CALLS, ids=str)
def test_without_a_network_the_answer_is_that_of_the_server(
    path: str, body: dict[str, Any], device: NewDevice
) -> None:
    for language in ("en", "uk"):
        told = device().post(f"/api/{path}", json=body, headers={"Accept-Language": language})
        status, media_type, content = answer(path, json.dumps(body), language)
        assert (status, media_type) == (told.status_code, told.headers["content-type"])
        assert json.loads(content) == told.json()


def test_sheets_are_printed_without_a_network(device: NewDevice) -> None:
    status, media_type, content = answer("print?sheet=A&paper=letter", "", "cs")
    assert (status, media_type, content[:5]) == (200, "application/pdf", b"%PDF-")
    assert answer("print?sheet=nowhere", "", "cs").status == 422


def test_the_archive_for_the_browser_needs_nothing_but_what_is_compiled(
    device: NewDevice, tmp_path: Path
) -> None:
    told = device().get("/api/engine")
    again = device().get("/api/engine", headers={"If-None-Match": told.headers["etag"]})
    assert (told.headers["content-type"], again.status_code) == ("application/zip", 304)
    found = answers(told.content, tmp_path, [*CALLS, ("print?sheet=A", {})])
    assert [status for status, _ in found] == [200, 200, 200, 422, 422, 200, 422, 200]
