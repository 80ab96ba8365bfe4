"""A browser without a network answers calls for paper as the server does, from an archive of modules."""

from concurrent.futures import ThreadPoolExecutor
from gzip import decompress
from io import BytesIO
from math import inf
from pathlib import Path
from re import findall
from threading import Event
from typing import Any
from zipfile import ZipFile

import pytest

from cartographers.players.compiler.sources import source_files
from cartographers.players.net_file import SHIPPED
from cartographers.players.neural.weights import read_net, shipped_nets
from cartographers.server import features
from cartographers.server.features.offline import routes
from cartographers.server.features.offline.nets import net_names
from cartographers.server.settings import Settings
from server.in_browser.here import Here
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
    path: str, body: dict[str, Any], device: NewDevice, tmp_path: Path
) -> None:
    with Here(tmp_path) as here:
        for language in ("en", "uk"):
            wish: dict[str, Any] = {"json": body, "headers": {"Accept-Language": language}}
            asked, told = here.post(f"/api/{path}", **wish), device().post(f"/api/{path}", **wish)
            assert (asked.status_code, asked.json()) == (told.status_code, told.json())


def test_sheets_are_printed_without_a_network(tmp_path: Path) -> None:
    with Here(tmp_path) as here:
        told = here.get("/api/print?sheet=A&paper=letter")
        assert (told.status_code, told.headers["content-type"]) == (200, "application/pdf")
        assert told.content.startswith(b"%PDF-")
        assert here.get("/api/print?sheet=nowhere").status_code == 422


@pytest.mark.long
def test_the_archive_for_the_browser_needs_nothing_but_what_is_compiled(
    device: NewDevice, tmp_path: Path
) -> None:
    told = device().get("/api/engine")
    again = device().get("/api/engine", headers={"If-None-Match": told.headers["etag"]})
    assert (told.headers["content-type"], again.status_code) == ("application/gzip", 304)
    names = ZipFile(BytesIO(decompress(told.content))).namelist()
    # All that the bots' WebAssembly is made of: it is not used with anything else.
    assert {f"cartographers/{name}" for name in source_files()} <= set(names)
    assert not [name for name in names if name.endswith(".so")]
    calls = [("POST", path, body) for path, body in CALLS]
    game = ("POST", "games", {"seats": [{"kind": "me"}], "seed": 5})
    found = answers(told.content, tmp_path, [*calls, ("GET", "print?sheet=A", None), game])
    assert [status for status, _ in found] == [200, 200, 200, 422, 422, 200, 422, 200, 201]


def test_nets_are_files_of_their_own_which_a_page_keeps(device: NewDevice) -> None:
    # There is no room for the net of the rarest games.
    wanted = sorted(set(SHIPPED) - {"heroes-more.npz"})
    with ZipFile(BytesIO(decompress(device().get("/api/engine").content))) as archive:
        nets = {one.filename.rpartition("/")[2]: one.file_size for one in archive.infolist()}
    assert {name: size for name, size in nets.items() if name.endswith(".npz")} == dict.fromkeys(wanted, 0)
    files = Path(__file__).parents[2] / "web" / "src" / "server" / "device" / "files.ts"
    [listed] = findall(r"NETS = \[(.*?)\]", files.read_text(encoding="utf-8"))
    assert sorted(f"{name}.npz" for name in findall(r'"([\w-]+)"', listed)) == wanted
    for name, net in zip(SHIPPED, shipped_nets(), strict=True):
        told = device().get(f"/api/nets/{name}")
        assert told.status_code == (200 if name in wanted else 404)
        if name in wanted:
            assert read_net(BytesIO(told.content)).known == net.known
            again = device().get(f"/api/nets/{name}", headers={"If-None-Match": told.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


def test_all_that_a_device_keeps_is_at_most_15_megabytes(device: NewDevice) -> None:
    client = Settings(data=Path()).client
    # Openings come when they are looked at.
    files = [path for path in client.rglob("*") if path.is_file() and path.suffix not in (".gz", ".txt")]
    assert any(path.name == "python_stdlib.zip" for path in files)
    # Hosts send compressed what becomes smaller by that.
    sent = [min(path.stat().st_size, _twin_size(path)) for path in files]
    answers = ["engine", *(f"nets/{name}" for name in net_names())]
    sent += [len(device().get(f"/api/{path}").content) for path in answers]
    assert sum(sent) <= 15_000_000


def test_the_modules_of_python_itself_are_bytecode_without_docstrings() -> None:
    [path] = Settings(data=Path()).client.glob("assets/*/python_stdlib.zip")
    with ZipFile(path) as archive:
        modules = {name: archive.read(name) for name in archive.namelist() if name.endswith((".py", ".pyc"))}
    assert {Path(name).suffix for name in modules} == {".pyc"}
    # All begin with the number of one version of Python.
    assert len({code[:4] for code in modules.values()}) == 1
    assert b"JavaScript Object Notation" not in modules["json/__init__.pyc"]


def _twin_size(path: Path) -> float:
    twin = path.with_name(f"{path.name}.gz")
    return twin.stat().st_size if twin.exists() else inf


def test_what_takes_other_people_is_at_a_server_and_not_in_the_archive(device: NewDevice) -> None:
    names = ZipFile(BytesIO(decompress(device().get("/api/engine").content))).namelist()
    packed = {name.split("/")[3] for name in names if name.startswith("cartographers/server/features/")}
    assert set(features.names()) - packed == set(routes.ONLY_AT_A_SERVER)


def test_the_archive_is_packed_once_and_others_are_answered_meanwhile(
    device: NewDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    packing, go_on, times = Event(), Event(), []

    def slow() -> dict[str, bytes]:
        times.append(1)
        packing.set()
        assert go_on.wait(60)
        return {}

    monkeypatch.setattr(routes, "files_of_boxes", slow)
    routes._engine.cache_clear()
    with ThreadPoolExecutor(2) as asking:
        both = [asking.submit(device().get, "/api/engine") for _ in range(2)]
        assert packing.wait(60)
        assert device().get("/api/health").status_code == 200
        go_on.set()
        first, second = (one.result() for one in both)
    assert first.content == second.content and times == [1]
    routes._engine.cache_clear()
