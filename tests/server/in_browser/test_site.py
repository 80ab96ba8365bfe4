"""The game as a folder of files for a static host."""

from json import loads
from pathlib import Path

import pytest

from cartographers.players.roster import bot_keys
from cartographers.server.features.offline.routes import has_compiled_bots
from cartographers.server.in_browser.site import CannotWriteSite, write_site

PAGE = '<head><meta name="viewport" /><script src="./assets/a.js"></script></head>'


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    for name, content in {"index.html": PAGE, "assets/a.js": "", "assets/a.js.gz": ""}.items():
        (folder / name).write_text(content)
    return folder


def test_a_site_has_the_pages_the_modules_and_what_everybody_is_answered(
    client: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    write_site(client, site)
    page = (site / "index.html").read_text()
    assert '<meta name="cartographers-place" content="device" />' in page
    assert "Content-Security-Policy" in page and "frame-ancestors" not in page
    assert [path.name for path in (site / "assets").iterdir()] == ["a.js"], "hosts compress by themselves"
    assert (site / "api" / "engine").read_bytes().startswith(b"\x1f\x8b"), "it is compressed as a whole"
    catalogue = loads((site / "api" / "catalogue").read_bytes())
    assert not catalogue["photos"]
    assert "learned" in (bots := [bot["key"] for bot in catalogue["bots"]])
    assert bots == bot_keys() or not has_compiled_bots(), "all of them, if their WebAssembly was built"
    assert "daily" in loads((site / "api" / "site").read_bytes())["off"]
    assert loads((site / "api" / "guide" / "uk").read_bytes())["language"] == "uk"


def test_a_site_names_the_server_of_its_host(client: Path, tmp_path: Path) -> None:
    write_site(client, tmp_path / "site", "https://maps.example.org/?a&b")
    page = (tmp_path / "site" / "index.html").read_text()
    assert '<meta name="cartographers-server" content="https://maps.example.org/?a&amp;b" />' in page
    with pytest.raises(CannotWriteSite, match="no address"):
        write_site(client, tmp_path / "other", "maps.example.org")


def test_a_folder_with_files_and_a_client_that_is_not_built_are_refused(client: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotWriteSite, match="not empty"):
        write_site(client, client)
    with pytest.raises(CannotWriteSite, match="make web"):
        write_site(tmp_path / "nothing", tmp_path / "site")
