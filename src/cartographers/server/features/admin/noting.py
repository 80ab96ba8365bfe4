"""The log of what hosts did: who, when, what and why. It is kept for good."""

from dataclasses import dataclass
from math import inf

from cartographers.server.features.admin.messages import AdminAnswer, AdminLogLine, ReadLog
from cartographers.server.features.admin.store import AdminStore, LogEntry
from cartographers.server.lobby.services import Services
from cartographers.server.storage.store import Store

#: Lines that are told at a time.
_MOST = 50


@dataclass(frozen=True, slots=True)
class Host:
    """Who uses the tools: the command, or a session of the page."""

    name: str


COMMAND = Host("command")


async def note(services: Services, host: Host, act: str, what: str, why: str = "", undo: str = "") -> None:
    """Note that a host did something."""
    await AdminStore(services.store.database).note(
        LogEntry(services.clocks.wall(), host.name, act, what, why, undo)
    )


async def log(store: Store, request: ReadLog) -> AdminAnswer:
    """What hosts did, the newest first."""
    before = inf if request.before is None else request.before
    entries = await AdminStore(store.database).log(before, _MOST + 1)
    lines = [
        AdminLogLine(at=one.at, whose=one.whose, act=one.act, what=one.what, why=one.why)
        for one in entries[:_MOST]
    ]
    return AdminAnswer(log=lines, more=len(entries) > _MOST)
