"""How a server is run: where it keeps its games, how long it waits, how much it lets through."""

import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host may choose; the defaults suit one machine among friends."""

    #: The folder with the games and the key from which invite codes are made.
    data: Path
    #: The built browser client.
    client: Path = Path(__file__).parent / "static"
    #: Seconds after which a bot minds the seat of a player who has gone, while others wait for it.
    grace: float = 90.0
    #: Further addresses whose pages may talk to this server, like ``https://maps.example``.
    origins: tuple[str, ...] = ()
    #: New games from one address: at most so many at once, and so many more each minute.
    creations: tuple[float, float] = (300, 60)
    #: Other requests from one address: at most so many at once, and so many more each second.
    messages: tuple[float, float] = (600, 120)
    #: Seconds after which a room without visitors is put back on the shelf.
    idle: float = 600.0
    #: How many processes bots think in, and how such a process is started.
    thinkers: int = 2
    thinker: tuple[str, ...] = (sys.executable, "-m", "cartographers.server.workers.process")
    #: Seconds to wait for a bot whose name says no time; for others their time and a fifth, and this slack.
    patience: float = 10.0
    slack: float = 1.0
    #: Seconds more for the first thought of a new process, which has much to load and perhaps to compile.
    warm_up: float = 60.0
    #: Is what has to be compiled compiled at the start, before anybody waits for it?
    warm: bool = False
    #: Seconds that all bots of one table may think about one phase, together.
    table_time: float = 20.0
    #: Bytes of memory that each such process may use.
    memory: int = 1536 << 20
    #: Who gives hints and who looks at finished games again, as on the roster, each in a process of its own.
    hinter: str = "search:400ms"
    analyst: str = "search:500ms"
    #: Who plays par; if nobody is named, the strongest bot on offer.
    par: str = ""
