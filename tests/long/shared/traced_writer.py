"""Games played on a real store by a process whose calls of the system are traced: see ``powercut``.

``python tests/long/shared/traced_writer.py FOLDER DECISIONS``. After each decision that is acknowledged the
file ``acknowledged`` gets a line: the game, the number of its events and the last hash.
"""

import asyncio
import os
import sys
from pathlib import Path

from cartographers.notation.wire import write_decision
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.server.basics.clocks import REAL_CLOCKS
from cartographers.server.games.create import create_game
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.rooms.decisions import decide
from cartographers.server.settings import Settings
from cartographers.server.storage.opening import open_store

#: So many games are played at once, so that several decisions are committed together.
GAMES = 6
ACKNOWLEDGED = "acknowledged"


async def write_games(folder: Path, most: int) -> None:
    """Play until so many decisions have been acknowledged."""
    settings = Settings(data=folder)
    lobby = Lobby(make_services(settings, open_store(settings), REAL_CLOCKS))
    await lobby.open()
    ledger = os.open(folder / ACKNOWLEDGED, os.O_WRONLY | os.O_CREAT, 0o600)
    left = iter(range(most))

    async def play(seed: int) -> None:
        plan = PlanRequest.model_validate({"seats": [{"kind": "me"}] * 3, "skills": True, "seed": seed})
        made = await create_game(lobby, plan, "device")
        room, chance = await lobby.room(made.id), Chance(seed)
        while not room.over and next(left, None) is not None:
            seat = room.game.waiting[0]
            wish = write_decision(chance.decide(view(room.game, seat)))
            await decide(room, seat, room.game.step, f"{room.seq}", wish)
            stored = await lobby.services.store.load(room.id)
            assert stored
            os.write(ledger, f"{room.id} {room.seq} {stored.events[-1].hash}\n".encode())

    while True:
        await asyncio.gather(*(play(seed) for seed in range(GAMES)))
        if next(left, None) is None:
            break
    # The process ends without closing the store, as in a power cut.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(write_games(Path(sys.argv[1]), int(sys.argv[2])))
