"""The settings of a server. The comment above each is its line in docs/hosting.md (``make settings``)."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit


def data_folder() -> Path:
    """The folder for user data on this operating system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "cartographers"


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """How many connections there may be, how much each may send, and how long its peer may take."""

    #: Connections in all.
    in_all: int = 4000
    #: Connections from one network that is not a proxy.
    per_address: int = 1000
    #: Bytes of a request's head.
    head_size: int = 16 << 10
    #: Fields of a request's head.
    head_fields: int = 100
    #: Bytes of a request after its head; the application allows fewer.
    body_size: int = 4 << 20
    #: Seconds for a request's head to come.
    head_timeout: float = 10.0
    #: Seconds for its body to come.
    body_timeout: float = 60.0
    #: Seconds for a peer to read what it was sent.
    send_timeout: float = 30.0
    #: Bytes that a client may send over a WebSocket at once.
    socket_bytes: float = 64 << 10
    #: Bytes a second after that.
    socket_rate: float = 4 << 10


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host of a server may change; the defaults suit one machine and a group of friends."""

    #: The folder with the games and the secret keys.
    data: Path = field(default_factory=data_folder)
    #: The PostgreSQL database with the games; if empty, they are in a file of that folder.
    database: str = ""
    #: The address to listen on; ``0.0.0.0`` or ``::``: all of this machine.
    host: str = "127.0.0.1"
    #: The port to listen on; 0: any that is free.
    port: int = 8000
    #: Addresses and networks of proxies whose forwarding headers are trusted, like ``10.0.0.2, 10.1.0.0/24``.
    proxies: str = ""
    #: The name by which other servers of the database reach this one; if empty, there are none.
    peer: str = ""
    #: The folder with the built browser client.
    client: Path = Path(__file__).parent / "static"
    #: The path of the pages below their domain, like ``/cartographers``.
    path: str = ""
    #: For how many days a browser that has used TLS insists on it.
    hsts_days: float = 180.0
    #: Origins of other pages that may call this server, like ``https://maps.example``.
    allowed_origins: tuple[str, ...] = ()
    #: The server's host names, besides those of a local network.
    host_names: tuple[str, ...] = ()
    #: On every page, whom visitors can write to: a text, an e-mail address or a link.
    site_contact: str = ""
    #: On every page, who runs the site: a text or a link.
    site_imprint: str = ""
    #: The addresses in the local network at which the server listens, for links opened on this machine.
    network: tuple[str, ...] = ()
    #: What is bounded below the application.
    connections: ConnectionLimits = ConnectionLimits()
    #: New games from one network: how many at once, then how many per minute.
    creation_limit: tuple[float, float] = (300, 60)
    #: Other calls from one network: at once, then per second.
    request_limit: tuple[float, float] = (600, 120)
    #: Pages, scripts and pictures for one network: at once, then per second. A page needs about twenty.
    page_limit: tuple[float, float] = (3000, 300)
    #: Recovery phrases tried from one network: at once, then per hour.
    phrase_limit: tuple[float, float] = (10, 10)
    #: Players joining tournaments from one network: at once, then per hour.
    join_limit: tuple[float, float] = (200, 100)
    #: Tournaments, bot accounts, subscriptions and webhooks from one network: at once, then per day.
    kept_limit: tuple[float, float] = (100, 100)
    #: Bytes stored from one network in a day.
    network_bytes: int = 100 << 20
    #: Addresses and networks that may read ``/metrics``, like ``127.0.0.1``; if empty, none.
    metrics_readers: str = ""
    #: Whether the log is written as lines of JSON.
    json_log: bool = False
    #: Seconds without a visitor until a room leaves memory.
    room_idle_timeout: float = 600.0

    #: Bytes of one device's games above which it can create no more.
    device_quota: int = 200 << 20
    #: Bytes of the database above which no game can be created.
    disk_quota: int = 20 << 30
    #: Open tournaments: of one person, and in all.
    tournament_quota: tuple[int, int] = (20, 10_000)
    #: Bot accounts: of one person, and in all.
    bot_quota: tuple[int, int] = (10, 5_000)
    #: Notified devices: of one person, and in all.
    subscription_quota: tuple[int, int] = (20, 20_000)
    #: Games with a webhook: of one creator, and in all.
    webhook_quota: tuple[int, int] = (50, 5_000)
    #: Days after its end (or after its last deal was begun) until a tournament is removed.
    keep_tournaments_days: float = 365.0
    #: Days without a visit until a device is no longer notified.
    keep_subscriptions_days: float = 180.0
    #: Days without a move until a table that waits for players is removed.
    keep_unstarted_days: float = 30.0
    #: Days without a move until an unfinished game is removed.
    keep_unfinished_days: float = 365.0
    #: Days until a finished game is put into the archive.
    keep_finished_days: float = 365.0

    #: Processes for the bots of one network. There is one more for those of others, one for advice, and
    #: one for what nobody waits for.
    bot_processes: int = 2
    #: Seconds of work not done yet that somebody waits for (hints): for one person, one network, in all.
    live_work_limit: tuple[float, float, float] = (30, 120, 600)
    #: The same for work that nobody waits for (analyses, par).
    background_work_limit: tuple[float, float, float] = (1800, 3600, 36_000)
    #: The command that starts a worker process.
    worker_command: tuple[str, ...] = (sys.executable, "-m", "cartographers.server.workers.process")
    #: Bytes of memory for each worker process.
    worker_memory: int = 1536 << 20
    #: Seconds to wait for a bot without a time limit.
    answer_timeout: float = 10.0
    #: Seconds to wait for a bot with a time limit, on top of 1.2 times that limit.
    timeout_margin: float = 1.0
    #: Seconds more for the first answer of a new process, which may have to compile code.
    worker_startup_time: float = 60.0
    #: Is the bots' code compiled when the server starts, rather than when a bot is first needed?
    precompile: bool = False
    #: Seconds for the decision of a bot account, or without a connection, until a bot of the server plays
    #: for it.
    bot_account_time: float = 30.0
    #: Seconds for all bots of one table together, in one phase.
    table_time_limit: float = 20.0

    #: Whether visitors' own machines compute hints, analyses, par and comparisons, where they can.
    page_thinks: bool = True
    #: The player of the roster that gives hints.
    hint_player: str = "search:400ms"
    #: The player of the roster that analyses finished games.
    analysis_player: str = "search:500ms"
    #: The player that looks at each decision of a coached game.
    second_look_player: str = "search:200ms"
    #: The bot that plays par; if empty, the strongest one available.
    par_player: str = ""

    #: Minutes a day for finding puzzles in finished games; may be 0.
    puzzle_minutes: float = 20.0

    #: Seconds until a player who does not look at the game is notified.
    notice_delay: float = 3.0
    #: Seconds before each repetition of a notice that was not accepted.
    notice_retries: tuple[float, ...] = (5, 30, 120)
    #: Whether notices may go to this machine and the local network, and without encryption.
    private_notices: bool = False
    #: Whom operators of push services may ask: ``mailto:…`` or ``https://…``.
    push_contact: str = "mailto:host@cartographers.invalid"
    #: The mail server: ``smtps://user:password@mail.example:465``, ``smtp://`` with STARTTLS (port 587), or
    #: ``smtp-plain://`` without encryption; if empty, there is no e-mail.
    mail_server: str = ""
    #: From whom e-mail comes, like ``Maps <maps@mail.example>``.
    mail_from: str = ""
    #: This server's address for links in e-mail, like ``https://maps.example``.
    site_address: str = ""


def without_password(database: str) -> str:
    """The address of a database as it may be shown: without names and passwords."""
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
