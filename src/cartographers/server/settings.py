"""The settings of a server."""

import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """How many connections there may be, how much each may send, and how long its peer may take."""

    #: Connections in all, and from one address that is no proxy.
    in_all: int = 4000
    per_address: int = 1000
    #: Bytes of a request's head, and how many fields it may have.
    head_size: int = 16 << 10
    head_fields: int = 100
    #: Bytes of a request after its head, as they come over the line; the application allows fewer.
    body_size: int = 4 << 20
    #: Seconds in which the head and the body of a request must have come.
    head_timeout: float = 10.0
    body_timeout: float = 60.0
    #: Seconds in which a peer must have read what it was sent.
    send_timeout: float = 30.0
    #: Bytes that a client may send over a WebSocket: at once, and so many a second after it.
    socket_bytes: float = 64 << 10
    socket_rate: float = 4 << 10


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host of a server may change; the defaults suit one machine and a group of friends."""

    #: The folder with the games and the secret key of the seat codes.
    data: Path
    #: The address of the PostgreSQL database with the games; if empty, they are in a file in the folder.
    database: str = ""
    #: The address at which the other servers of the database reach this one; if empty, there are no others.
    peer: str = ""
    #: The folder with the built browser client.
    client: Path = Path(__file__).parent / "static"
    #: Other origins whose pages may call this server, like ``https://maps.example``.
    allowed_origins: tuple[str, ...] = ()
    #: Host names by which the server is called besides addresses and names of a local network.
    host_names: tuple[str, ...] = ()
    #: The addresses in the local network at which the server listens, for links opened on this machine.
    network: tuple[str, ...] = ()
    #: What is bounded below the application.
    connections: ConnectionLimits = ConnectionLimits()
    #: New games from one address: a burst, and so many a minute after it.
    creation_limit: tuple[float, float] = (300, 60)
    #: Other calls of the API from one address: a burst, and so many a second after it.
    request_limit: tuple[float, float] = (600, 120)
    #: Files of the client for one address: a burst, and so many a second after it. A page needs about twenty.
    page_limit: tuple[float, float] = (3000, 300)
    #: Recovery phrases tried from one address: a burst, and so many an hour after it.
    phrase_limit: tuple[float, float] = (10, 10)
    #: Addresses and networks that may read the figures at ``/metrics``, like ``127.0.0.1``; if empty, nobody.
    metrics_readers: str = ""
    #: Is the log written as lines of JSON?
    json_log: bool = False
    #: Seconds without a visitor after which a room is removed from memory.
    room_idle_timeout: float = 600.0

    #: Bytes that the games of one device may take, and the whole database, before no more can be created.
    device_quota: int = 200 << 20
    disk_quota: int = 20 << 30
    #: Days without a move after which a game is removed: a table that waits for players, and a game that was
    #: not played to its end; and after which a finished game is put into the archive.
    keep_unstarted_days: float = 30.0
    keep_unfinished_days: float = 365.0
    keep_finished_days: float = 365.0

    #: How many processes the bots of one address may keep busy. There is one more for those of others, one
    #: for advice, and one for what nobody waits for.
    bot_processes: int = 2
    #: Seconds of work that may be waiting or under way: for one person, for one address, and in all.
    #: First what is waited for (hints, looking back), then the rest (analyses, par).
    live_work_limit: tuple[float, float, float] = (30, 120, 600)
    background_work_limit: tuple[float, float, float] = (1800, 3600, 36_000)
    #: The command that starts a worker process.
    worker_command: tuple[str, ...] = (sys.executable, "-m", "cartographers.server.workers.process")
    #: Bytes of memory that each worker process may use.
    worker_memory: int = 1536 << 20
    #: Seconds to wait for a bot without a time limit; for others 1.2 times their limit, and the margin.
    answer_timeout: float = 10.0
    timeout_margin: float = 1.0
    #: Seconds added for the first answer of a new process, which has to load and perhaps to compile code.
    worker_startup_time: float = 60.0
    #: Is the bots' code compiled when the server starts, rather than when a bot is first needed?
    precompile: bool = False
    #: Seconds in which a program with a bot account has to decide, and after which it counts as gone when it
    #: is not connected; then a bot of the server plays for it.
    bot_account_time: float = 30.0
    #: Seconds that all bots of one table together may take for one phase.
    table_time_limit: float = 20.0

    #: The players of the roster that give hints and analyse finished games.
    hint_player: str = "search:400ms"
    analysis_player: str = "search:500ms"
    #: The one that looks at each decision of a coached game, while the player waits for it.
    second_look_player: str = "search:200ms"
    #: The bot that plays par; if empty, the strongest one available.
    par_player: str = ""

    #: Minutes a day for which puzzles are looked for in finished games; 0: not at all.
    puzzle_minutes: float = 20.0

    #: Seconds after which a player who does not look at the game is notified: a page that is being opened or
    #: changed has this long to appear.
    notice_delay: float = 3.0
    #: Seconds before each repetition of a notice that another server did not take.
    notice_retries: tuple[float, ...] = (5, 30, 120)
    #: May notices and webhooks be sent to this machine and the local network, and without encryption?
    private_notices: bool = False
    #: Whom the operators of push services may ask about this server: ``mailto:…`` or ``https://…``.
    push_contact: str = "mailto:host@cartographers.invalid"


def without_password(database: str) -> str:
    """The address of a database as it may be shown: without names and passwords."""
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
