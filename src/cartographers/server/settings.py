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
    #: Seconds a bot may think about one decision, and how many of their processes there are.
    patience: float = 10.0
    thinkers: int = 2
    #: How a process in which bots think is started.
    thinker: tuple[str, ...] = (sys.executable, "-m", "cartographers.server.thinker")
