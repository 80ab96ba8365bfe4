"""Ending, deleting and renaming. What is deleted or renamed can be put back for a day."""

from secrets import token_hex

from cartographers.server.basics.clocks import Clocks
from cartographers.server.basics.errors import Refusal, no_game
from cartographers.server.features.admin import people
from cartographers.server.features.admin.messages import (
    AdminAnswer,
    DeleteThing,
    EndThing,
    PutBack,
    RenameAll,
)
from cartographers.server.features.admin.noting import Host, note
from cartographers.server.features.admin.store import AdminStore
from cartographers.server.features.admin.things import BotNameTaken, Goes, Kind, PartOfDeleted, SetAside
from cartographers.server.games.seating import link_hash_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.ending import end as end_room
from cartographers.server.storage.changes import Change
from cartographers.server.storage.stored_game import Ended

#: Seconds for which something can be put back.
_KEPT = 24 * 3600.0


async def end(lobby: Lobby, host: Host, request: EndThing) -> AdminAnswer:
    """End a game or a tournament; it stays and can be looked at."""
    if request.kind == "game":
        await end_room(await lobby.room(request.id), Ended("host", ()))
    for feature in lobby.features.values():
        await feature.end(request.kind, request.id)
    await note(lobby.services, host, f"end-{request.kind}", request.id, request.why)
    return AdminAnswer(done=True)


async def delete(lobby: Lobby, host: Host, request: DeleteThing) -> AdminAnswer:
    """Delete something; unless the host is sure, only say what would go."""
    store, id = AdminStore(lobby.services.store.database), request.id
    if request.kind == "answers":
        id = await people.person_like(lobby.services, id)
    if not request.sure:
        goes = await store.goes(request.kind, id)
        if goes is None:
            raise _no_such(request)
        return AdminAnswer(goes=goes.counts)
    aside = _aside(
        lobby.services.clocks,
        request.kind,
        id if request.kind in ("bot", "note", "profile", "study") else id[: people.SHOWN],
    )
    gone = await store.delete(request.kind, id, aside)
    if gone is None:
        raise _no_such(request)
    await note(lobby.services, host, f"delete-{request.kind}", aside.what, request.why, aside.id)
    await _read_again(lobby, gone)
    return AdminAnswer(done=True, goes=gone.counts, undo=aside.id)


def _no_such(request: DeleteThing) -> Refusal:
    if request.kind == "game":
        return no_game()
    return Refusal(404, "admin-no-such", "There is nothing like this with the id {id!r}.", id=request.id)


def _aside(clocks: Clocks, kind: Kind, what: str) -> SetAside:
    now = clocks.wall()
    return SetAside(token_hex(4), kind, what, now, now + _KEPT)


async def rename(lobby: Lobby, host: Host, request: RenameAll) -> AdminAnswer:
    """Replace a name wherever it stands, or hide it; unless the host is sure, only say where that is."""
    store, name = AdminStore(lobby.services.store.database), request.name
    device = await people.person_like(lobby.services, request.device) if request.device else ""
    if not request.sure:
        goes = await store.named(name, device)
        _check_stands(name, goes.counts)
        return AdminAnswer(goes=goes.counts)
    aside = _aside(lobby.services.clocks, "name", name)
    try:
        gone = await store.rename(name, device, request.new.strip(), aside)
    except BotNameTaken as taken:
        raise _bot_name_taken(taken) from None
    _check_stands(name, gone.counts)
    what = f"{name} → {request.new.strip()}" if request.new.strip() else name
    await note(lobby.services, host, "rename" if request.new.strip() else "hide", what, request.why, aside.id)
    await _read_again(lobby, gone)
    return AdminAnswer(done=True, goes=gone.counts, undo=aside.id)


def _check_stands(name: str, counts: dict[str, int]) -> None:
    if not any(counts.values()):
        raise Refusal(404, "admin-no-name", "Nobody here is called {name!r}.", name=name)


async def put_back(lobby: Lobby, host: Host, request: PutBack) -> AdminAnswer:
    """Put back what was deleted or renamed."""
    links = link_hash_of(lobby.services.seat_codes)
    try:
        restored = await AdminStore(lobby.services.store.database).put_back(
            request.id, lobby.services.clocks.wall(), links
        )
    except BotNameTaken as taken:
        raise _bot_name_taken(taken) from None
    except PartOfDeleted:
        sentence = "What this is part of is deleted too; if that can be put back, do it first."
        raise Refusal(409, "admin-undo-first", sentence) from None
    if restored is None:
        sentence = "There is nothing to put back with the id {id!r}; after a day it is gone for good."
        raise Refusal(404, "admin-no-undo", sentence, id=request.id)
    await note(lobby.services, host, "undo", restored.what)
    await _read_again(lobby, Goes({}, restored.games))
    return AdminAnswer(done=True)


def _bot_name_taken(taken: BotNameTaken) -> Refusal:
    return Refusal(409, "bot-name-taken", "There is a bot {name!r} already.", name=taken.name)


async def _read_again(lobby: Lobby, gone: Goes) -> None:
    """Forget what memory holds of what was changed, here and on the other servers."""
    for game in gone.games:
        if game in lobby.rooms:
            await lobby.close_room(game, changed_elsewhere=True)
    for feature in lobby.features.values():
        feature.forget()
    lobby.close_connections(gone.put_out)
    await lobby.services.store.announce(Change(gone.games, put_out=gone.put_out))
