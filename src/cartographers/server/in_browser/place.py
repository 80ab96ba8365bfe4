"""The browser as the place where the application runs: its settings, its games in a file of the device."""

from collections.abc import Callable
from pathlib import Path

from cartographers.server.in_browser.at_once import AtOnce, DatabaseAtOnce
from cartographers.server.in_browser.jobs import Elsewhere, Jobs
from cartographers.server.lobby.place import Place
from cartographers.server.settings import Settings
from cartographers.server.storage.sqlite import SqliteSession, connect
from cartographers.server.storage.store import Store

#: What the id of a game on a device begins with: no id of a server has a hyphen.
PREFIX = "device-"
#: Nothing on a device is removed or put into the archive because it is old.
_FOR_EVER = 365_000.0
#: The first game has time to begin.
_REST = 5.0
#: As much time as nobody minds: while an adviser thinks nothing else is answered.
_ADVISER = "search:200ms"


def _open(settings: Settings) -> Store:
    """The games of this device: no other process uses the file, so nothing else has to be locked or compared.

    There is no memory to share in a browser, which a write-ahead log would need.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    connection = connect(settings.data / "games.sqlite", journal="TRUNCATE")
    return Store(DatabaseAtOnce(SqliteSession(connection)))


def in_browser(elsewhere: Callable[[], Elsewhere | None]) -> Place:
    """A browser; long jobs are done elsewhere if there is another worker when the application starts."""
    return Place(
        prefix=PREFIX,
        open_store=_open,
        executor=AtOnce(),
        pool=lambda queue: Jobs(queue, elsewhere()),
        limited=False,
        rest=_REST,
        makes_routes_later=True,
    )


def settings(folder: Path) -> Settings:
    """The settings of the application with its games in a folder."""
    return Settings(
        data=folder,
        keep_unstarted_days=_FOR_EVER,
        keep_unfinished_days=_FOR_EVER,
        keep_finished_days=_FOR_EVER,
        hint_player=_ADVISER,
        analysis_player=_ADVISER,
        second_look_player=_ADVISER,
        par_player="learned",
        puzzle_minutes=0,
    )
