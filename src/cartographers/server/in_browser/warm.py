"""What is done before a picture of Python's memory is taken: a game is played, which fills all caches.

The picture has neither secrets nor a clock: the application that played is stopped, and the one of the device
is made, but it opens nothing before the picture was loaded.
"""

import asyncio
from json import dumps, loads
from pathlib import Path
from shutil import rmtree
from typing import Any

from cartographers.notation.wire import write_decision
from cartographers.players.backends import in_plain_python
from cartographers.players.roster import player
from cartographers.rules.view import view
from cartographers.server.features.setup.catalogue import catalogue
from cartographers.server.in_browser.application import Application, application_in
from cartographers.server.lobby.lobby import Lobby
from cartographers.words.languages import languages

_FOLDER = Path("/tmp/warm")
_BOT = "learned"
#: A share of a deal; the game is thrown away.
_NONCE = "0" * 32


async def warm_up(folder: str, most: int = 99) -> None:
    """Play a game with a bot, at most so many decisions of it, and ask for what every page asks for.

    Then the application is made whose games are in the folder.
    """
    # The bots' WebAssembly, once loaded, would not be where a picture says it is.
    with in_plain_python():
        application = Application(_FOLDER)
        await application.start()
        try:
            for language in languages():
                for path in ("catalogue", "lessons", "games", "site", "puzzles"):
                    await application.fetch("GET", path, language, "")
            await _play(application, most)
        finally:
            await application.stop()
            rmtree(_FOLDER)
        # No route has to be made after a start from the picture.
        list(application_in(folder).app.router.routes)
    # Another bot plays with the WebAssembly.
    catalogue.cache_clear()


async def _play(application: Application, most: int) -> None:
    async def call(method: str, path: str, body: Any = None) -> Any:
        answer = await application.fetch(method, path, "en", "" if body is None else dumps(body))
        return loads(answer.body)

    offer = await call("POST", "deals")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": _BOT}]
    made = await call("POST", "games", {"seats": seats, "deal": {"offer": offer["offer"], "nonce": _NONCE}})
    game = f"games/{made['id']}"
    for path in (game, "games"):
        await call("GET", path)
    await _listen(application, game)
    lobby: Lobby = application.app.state.lobby
    room = await lobby.room(made["id"])
    for number in range(most):
        if room.over:
            break
        step = room.game.step
        decision = write_decision(player(_BOT, number).decide(view(room.game, 0)))
        sent = {"step": step, "move_id": f"{number:032}", "decision": decision}
        await call("POST", f"{game}/seats/0/decision", sent)
        await _until_decided(lobby, made["id"], step)
    for path in ("", "/replay", "/seasons/0", "/record?format=json"):
        await call("GET", game + path)


async def _listen(application: Application, game: str) -> None:
    """Open the socket of a table, and close it when the state has come."""
    told = asyncio.Event()
    socket = application.socket(f"{game}/events", lambda text: told.set(), lambda code: None)
    await told.wait()
    await socket.close()


async def _until_decided(lobby: Lobby, game: str, step: int) -> None:
    """Wait until the bot has decided as well."""
    room = await lobby.room(game)
    while not room.over and room.game.step == step:
        await asyncio.sleep(0.001)
