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
    #: Connections from one network (an IPv4 address, or 64 bits of an IPv6 address) that is no proxy.
    per_address: int = 1000
    #: Bytes of a request's head.
    head_size: int = 16 << 10
    #: Fields of a request's head.
    head_fields: int = 100
    #: Bytes of a request after its head, as they come over the line; the application allows fewer.
    body_size: int = 4 << 20
    #: Seconds in which the head of a request must have come.
    head_timeout: float = 10.0
    #: Seconds in which the body of a request must have come.
    body_timeout: float = 60.0
    #: Seconds in which a peer must have read what it was sent.
    send_timeout: float = 30.0
    #: Bytes that a client may send over a WebSocket at once.
    socket_bytes: float = 64 << 10
    #: Bytes a second that a client may send over a WebSocket after that.
    socket_rate: float = 4 << 10


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host of a server may change; the defaults suit one machine and a group of friends."""

    #: The folder with the games and the secret keys.
    data: Path = field(default_factory=data_folder)
    #: The address of the PostgreSQL database with the games; if empty, they are in a file in the folder.
    database: str = ""
    #: The address to listen on: ``0.0.0.0`` or ``::`` for all of this machine.
    host: str = "127.0.0.1"
    #: The port to listen on; 0 for any that is free.
    port: int = 8000
    #: Addresses and networks of proxies whose forwarding headers are trusted, like ``10.0.0.2, 10.1.0.0/24``.
    proxies: str = ""
    #: The host name by which the other servers of the database reach this one; if empty, there are no others.
    peer: str = ""
    #: The folder with the built browser client.
    client: Path = Path(__file__).parent / "static"
    #: The path below its domain at which the server's pages lie, like ``/cartographers``.
    path: str = ""
    #: Days for which a browser that came over TLS comes back over TLS only.
    hsts_days: float = 180.0
    #: Other origins whose pages may call this server, like ``https://maps.example``.
    allowed_origins: tuple[str, ...] = ()
    #: Host names by which the server is called besides addresses and names of a local network.
    host_names: tuple[str, ...] = ()
    #: Whom visitors can write to, on every page: a text, an e-mail address or a link.
    site_contact: str = ""
    #: Who runs the site, on every page: a text or a link.
    site_imprint: str = ""
    #: The addresses in the local network at which the server listens, for links opened on this machine.
    network: tuple[str, ...] = ()
    #: What is bounded below the application.
    connections: ConnectionLimits = ConnectionLimits()
    #: New games from one network: a burst, and so many a minute after it.
    creation_limit: tuple[float, float] = (300, 60)
    #: Other calls of the API from one network: a burst, and so many a second after it.
    request_limit: tuple[float, float] = (600, 120)
    #: Files of the client for one network: a burst, and so many a second after it. A page needs about twenty.
    page_limit: tuple[float, float] = (3000, 300)
    #: Recovery phrases tried from one network: a burst, and so many an hour after it.
    phrase_limit: tuple[float, float] = (10, 10)
    #: Players who join tournaments from one network: a burst, and so many an hour after it.
    join_limit: tuple[float, float] = (200, 100)
    #: Tournaments, bot accounts, subscriptions and webhooks from one network: a burst, and so many a day.
    kept_limit: tuple[float, float] = (100, 100)
    #: Bytes that may be stored from one network in a day: games, uploaded records, tournaments and the rest.
    network_bytes: int = 100 << 20
    #: Addresses and networks that may read the figures at ``/metrics``, like ``127.0.0.1``; if empty, nobody.
    metrics_readers: str = ""
    #: Is the log written as lines of JSON?
    json_log: bool = False
    #: Seconds without a visitor after which a room is removed from memory.
    room_idle_timeout: float = 600.0

    #: Bytes that the games of one device may take before it can create no more.
    device_quota: int = 200 << 20
    #: Bytes that the whole database may take before no more games can be created.
    disk_quota: int = 20 << 30
    #: Tournaments that are not closed: of one person, and in all.
    tournament_quota: tuple[int, int] = (20, 10_000)
    #: Bot accounts: of one person, and in all.
    bot_quota: tuple[int, int] = (10, 5_000)
    #: Devices that are notified: of one person, and in all.
    subscription_quota: tuple[int, int] = (20, 20_000)
    #: Games with a webhook: of one maker, and in all.
    webhook_quota: tuple[int, int] = (50, 5_000)
    #: Days after it was closed, its end or the last deal that was begun, when a tournament is removed.
    keep_tournaments_days: float = 365.0
    #: Days without a visit after which a device is not notified any more.
    keep_subscriptions_days: float = 180.0
    #: Days without a move after which a table that waits for players is removed.
    keep_unstarted_days: float = 30.0
    #: Days without a move after which a game that was not played to its end is removed.
    keep_unfinished_days: float = 365.0
    #: Days after its last move after which a finished game is put into the archive.
    keep_finished_days: float = 365.0

    #: How many processes the bots of one network may keep busy. There is one more for those of others, one
    #: for advice, and one for what nobody waits for.
    bot_processes: int = 2
    #: Seconds of work that somebody waits for (hints, looking back), not done yet: for one person, for one
    #: network, and in all.
    live_work_limit: tuple[float, float, float] = (30, 120, 600)
    #: The same for work that nobody waits for (analyses, par).
    background_work_limit: tuple[float, float, float] = (1800, 3600, 36_000)
    #: The command that starts a worker process.
    worker_command: tuple[str, ...] = (sys.executable, "-m", "cartographers.server.workers.process")
    #: Bytes of memory that each worker process may use.
    worker_memory: int = 1536 << 20
    #: Seconds to wait for a bot without a time limit.
    answer_timeout: float = 10.0
    #: Seconds to wait for a bot with a time limit, beyond 1.2 times its limit.
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

    #: Do visitors' own machines compute hints, analyses, par and comparisons, where they can? What counts is
    #: computed here in any case.
    page_thinks: bool = True
    #: The player of the roster that gives hints.
    hint_player: str = "search:400ms"
    #: The player of the roster that analyses finished games.
    analysis_player: str = "search:500ms"
    #: The player that looks at each decision of a coached game, while the person waits for it.
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
    #: The mail server that is handed e-mail: ``smtps://user:password@mail.example:465``, or ``smtp://`` and
    #: port 587 with STARTTLS, or ``smtp-plain://`` without encryption; if empty, there is no e-mail.
    mail_server: str = ""
    #: From whom e-mail comes, like ``Maps <maps@mail.example>``.
    mail_from: str = ""
    #: The address of this server for links in e-mail, like ``https://maps.example``.
    site_address: str = ""


def without_password(database: str) -> str:
    """The address of a database as it may be shown: without names and passwords."""
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
