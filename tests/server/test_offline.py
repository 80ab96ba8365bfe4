"""A browser without a network answers as the server does, from an archive that needs nothing else."""

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pydantic_core
import pytest

from cartographers.server.offline import answer
from server.serving import NewDevice

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
    ZipFile(BytesIO(told.content)).extractall(tmp_path / "modules")
    (tmp_path / "compiled").mkdir()
    (tmp_path / "compiled" / "pydantic_core").symlink_to(Path(pydantic_core.__file__).parent)
    program = """if True:
        import json, sys, warnings
        sys.path += sys.argv[1:]
        warnings.simplefilter("ignore")
        from cartographers.server.offline import answer
        for path, body in json.load(sys.stdin):
            print(answer(path, json.dumps(body), "en").status)
        """
    calls = [*CALLS, ("print?sheet=A", {})]
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(tmp_path / "modules"), str(tmp_path / "compiled")],
        input=json.dumps(calls),
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout.split() == ["200", "200", "200", "422", "422", "200", "422", "200"], found.stderr
