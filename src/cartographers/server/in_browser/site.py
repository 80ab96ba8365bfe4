"""The game as a folder of files that any static host can serve: everything runs in the visitors' browsers."""

import asyncio
from html import escape
from json import dumps, loads
from pathlib import Path
from re import fullmatch, sub
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Any

from cartographers.players.player_name import needs_net
from cartographers.rules.problem import Problem
from cartographers.server.features.offline.nets import net_names
from cartographers.server.features.offline.routes import has_compiled_bots
from cartographers.server.http.security_headers import SECURITY_HEADERS
from cartographers.server.in_browser.application import Application
from cartographers.words.languages import languages

#: What needs a server: nothing of it is offered.
_OFF = ["daily", "tournaments", "notices", "photo", "spectators"]
#: Browsers take this only from a header.
_NOT_IN_A_PAGE = r"frame-ancestors [^;]*; "


class CannotWriteSite(Problem):
    """A folder that cannot become a site."""


def write_site(client: Path, folder: Path, server: str = "") -> None:
    """Write a site with the files of the built client into a new or empty folder.

    A server is where visitors play with friends elsewhere, if there is one.
    """
    if server and not fullmatch(r"https?://[^\s/]\S*", server):
        sentence = "{server} is no address of a server: it begins with https://"
        raise CannotWriteSite("site-server", sentence, server=server)
    if not (client / "index.html").exists():
        raise CannotWriteSite("site-no-client", "the pages have not been built: run make web")
    if folder.exists() and any(folder.iterdir()):
        sentence = "{folder} is not empty: name a new folder"
        raise CannotWriteSite("site-folder", sentence, folder=str(folder))
    # Hosts compress by themselves.
    copytree(client, folder, dirs_exist_ok=True, ignore=ignore_patterns("*.gz"))
    page = folder / "index.html"
    page.write_text(_page(page.read_text(encoding="utf-8"), server), encoding="utf-8")
    for path, content in asyncio.run(_answers()).items():
        (folder / "api" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "api" / path).write_bytes(content)


def _page(page: str, server: str) -> str:
    """The page, which says where games live and what it may do."""
    policy = sub(_NOT_IN_A_PAGE, "", SECURITY_HEADERS["Content-Security-Policy"])
    said = (
        '<meta name="cartographers-place" content="device" />\n    '
        f'<meta name="cartographers-server" content="{escape(server)}" />\n    '
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />\n    '
    )
    return page.replace('<meta name="viewport"', f'{said}<meta name="viewport"', 1)


async def _answers() -> dict[str, bytes]:
    """Answers of the API that are the same for everybody, by their paths."""
    with TemporaryDirectory() as data:
        application = Application(Path(data))
        await application.start()
        try:
            nets = (f"nets/{name}" for name in net_names())
            paths = ["engine", "catalogue", "site", *(f"guide/{language}" for language in languages()), *nets]
            answers = {path: (await application.fetch("GET", path, "en", "")).body for path in paths}
        finally:
            await application.stop()
    catalogue, site = loads(answers["catalogue"]), loads(answers["site"])
    bots = [bot for bot in catalogue["bots"] if has_compiled_bots() or not needs_net(bot["key"])]
    # A browser has no OpenCV.
    return answers | {
        "catalogue": _json(catalogue | {"bots": bots, "photos": False}),
        "site": _json(site | {"off": _OFF}),
    }


def _json(message: dict[str, Any]) -> bytes:
    return dumps(message, ensure_ascii=False).encode()
