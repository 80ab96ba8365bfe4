"""What is kept and for how long: quotas on disk, the number of "what if" games, and the archive."""

import asyncio
import logging
from collections.abc import Sequence
from json import loads

from cartographers.notation.wire import read_event
from cartographers.rules.problem import Problem
from cartographers.server.basics.errors import ComeAgain, Refusal, ServedElsewhere
from cartographers.server.basics.metrics import Metrics
from cartographers.server.games.quotas import remove_unused, spend_bytes
from cartographers.server.games.records import record_file
from cartographers.server.games.removing import remove_game
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.storage.changes import Change
from cartographers.server.storage.errors import DAMAGE
from cartographers.server.storage.keeping import Ages, OldGame, expected_size
from cartographers.server.storage.stored_game import StoredGame

logger = logging.getLogger(__name__)

#: How many "what if" games a device keeps; with one more, the oldest goes.
MOST_BRANCHES = 100
_DAY = 24 * 3600.0
_MEGABYTE = 1 << 20
#: Seconds between two looks at what is kept, and the most games that one of them removes.
_INTERVAL, _MOST_REMOVED = 60.0, 20
#: The most uploaded records that one of them removes when space is short.
_MOST_UPLOADS_REMOVED = 200
#: From which part of its quota on a server warns its host and removes uploaded records.
_WARNING = 0.8


async def check_room(services: Services, maker: str, stored: StoredGame) -> None:
    """Raise a ``Refusal`` if there is no room on disk for one more game, for its maker or for anybody."""
    used, quota = services.limits.disk_used, services.settings.disk_quota
    if used > quota:
        sentence = "This server has no room for new games; try again in {wait} {unit}."
        raise ComeAgain(503, "server-full", sentence, seconds=3600)
    size = expected_size(len(stored.seats), stored.events)
    if await services.store.keeping.kept_by(maker) + size > services.settings.device_quota:
        sentence = "You keep very many games here: remove some of them, then make new ones."
        raise Refusal(409, "device-quota", sentence)
    await spend_bytes(services, maker, size)


async def drop_oldest_branches(lobby: Lobby, device: str) -> int:
    """Remove the oldest "what if" games of a device that are too many, and say how many."""
    oldest = await lobby.services.store.keeping.branches_beyond(device, MOST_BRANCHES)
    for game in oldest:
        await remove_game(lobby, device, game)
    return len(oldest)


def ages(services: Services) -> Ages:
    """Since when nothing must have happened in a game for it to be old."""
    now, settings = services.clocks.wall(), services.settings
    return Ages(
        now - settings.keep_unstarted_days * _DAY,
        now - settings.keep_unfinished_days * _DAY,
        now - settings.keep_finished_days * _DAY,
    )


async def look_after(lobby: Lobby) -> None:
    """Measure what is kept, and remove what is old, as long as the server runs."""
    warned = False
    while True:
        try:
            lobby.services.limits.disk_used = await lobby.services.store.keeping.size()
            full = lobby.services.limits.disk_used > _WARNING * lobby.services.settings.disk_quota
            if full and not warned:
                logger.warning(
                    "the games take %d MB of the %d MB that the setting disk_quota allows",
                    lobby.services.limits.disk_used // _MEGABYTE,
                    lobby.services.settings.disk_quota // _MEGABYTE,
                )
            warned = full
            if full:
                await remove_uploads(lobby)
            await remove_old(lobby)
            await lobby.services.limits.forget_stored()
            await lobby.remove_old()
            await remove_unused(lobby)
        except OSError as error:
            logger.error("old games could not be looked after: %s", error)
        await asyncio.sleep(_INTERVAL)


async def remove_old(lobby: Lobby) -> None:
    """Remove games in which nothing has happened for a long time; of finished ones the record is kept."""
    await _remove_all(
        lobby, await lobby.services.store.keeping.old_games(ages(lobby.services), _MOST_REMOVED)
    )


async def remove_uploads(lobby: Lobby) -> None:
    """Space is short: remove the oldest uploaded records, before any game that was played here.

    Whoever uploaded one has it still, so none is put into the archive.
    """
    uploads = await lobby.services.store.keeping.oldest_uploads(_MOST_UPLOADS_REMOVED)
    await _remove_all(lobby, [OldGame(id, finished=False) for id in uploads])


async def _remove_all(lobby: Lobby, games: Sequence[OldGame]) -> None:
    for old in games:
        if old.id in lobby.rooms:
            continue  # somebody looks at it
        try:
            await lobby.services.peers.claim(old.id)
            await _remove(lobby, old)
        except ServedElsewhere:
            lobby.services.peers.forget(old.id)
        except (Problem, *DAMAGE) as error:
            logger.error("the old game %s cannot be archived and is kept: %s", old.id, error)


async def _remove(lobby: Lobby, old: OldGame) -> None:
    record = ""
    if old.finished:
        stored = await lobby.services.store.load(old.id)
        if stored is None:
            return
        record = await lobby.services.computing.read("", old.id, len(stored.events), _record, stored)
    await lobby.services.store.keeping.remove(old.id, record)
    await lobby.services.store.release(old.id)
    lobby.games_removed()
    await lobby.services.store.announce(Change((old.id,)))


def _record(stored: StoredGame) -> str:
    """The record of a game. It has no names, so nobody has to be deleted from it."""
    log = [read_event(loads(event.body)) for event in stored.events]
    return record_file(log, [""] * len(stored.seats), "text", deal=stored.game.deal)


def add_figures(services: Services, metrics: Metrics) -> None:
    """Let the operator see how much is kept."""
    metrics.add_gauge("database_bytes", "What the database takes.", lambda: services.limits.disk_used)
    metrics.add_gauge(
        "database_quota_bytes",
        "What it may take before no games are created.",
        lambda: services.settings.disk_quota,
    )
