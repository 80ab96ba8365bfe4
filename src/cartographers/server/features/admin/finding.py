"""Finding games, tournaments, results, answers to puzzles, bots, notes and profiles."""

from typing import cast, get_args

from cartographers.server.auth.device_token import hashed
from cartographers.server.features.admin import people
from cartographers.server.features.admin.banning import read_network
from cartographers.server.features.admin.messages import AdminAnswer, FindThings, FoundThing, Kind
from cartographers.server.features.admin.store import AdminStore
from cartographers.server.lobby.computing import Computing
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.lobby.site import is_part_of
from cartographers.server.storage.finding import FINDS, Find, Thing, Wanted

#: Things of each kind that are told at a time.
_MOST = 30
_HOUR = 3600.0


async def find(lobby: Lobby, request: FindThings) -> AdminAnswer:
    """What a host looks for, the newest of each kind first."""
    services = lobby.services
    now, text = services.clocks.wall(), request.text.strip()
    wanted = Wanted(
        text=await _game_of_code(services, text) or text,
        device=request.device.strip().lower(),
        persons=_persons_at(services.computing, request.network) if request.network else None,
        since=now - request.newer_hours * _HOUR if request.newer_hours else None,
        before=now - request.older_hours * _HOUR if request.older_hours else None,
        limit=_MOST + 1,
    )
    kinds: tuple[Kind, ...] = (request.kind,) if request.kind else get_args(Kind)
    ways = ways_to_find(lobby)
    listed, more = list[FoundThing](), False
    for kind in kinds:
        things = await AdminStore(services.store.database).find(ways[kind], wanted)
        listed += [_found_thing(services.computing, kind, thing) for thing in things[:_MOST]]
        more |= len(things) > _MOST
    return AdminAnswer(found=listed, more=more)


def ways_to_find(lobby: Lobby) -> dict[Kind, Find]:
    """How things of each kind are found: in the tables of the core, and in those of features."""
    of_features = [feature.finds() for feature in lobby.features.values()]
    return {cast(Kind, kind): find for finds in (FINDS, *of_features) for kind, find in finds.items()}


def _found_thing(computing: Computing, kind: Kind, thing: Thing) -> FoundThing:
    return FoundThing(
        kind=kind,
        id=thing.id,
        title=thing.title,
        at=thing.at,
        over=thing.over,
        number=thing.number,
        people=[people.shown(computing, person, name) for person, name in thing.people],
    )


async def _game_of_code(services: Services, text: str) -> str:
    """The game of a code out of a link, or of the link itself; empty if it is none."""
    code = text.rstrip("/").rpartition("/")[2]
    if game := services.seat_codes.game_of_table_code(code):
        return game
    seat = await services.store.seat_of_code(hashed(code))
    return seat[0] if seat else ""


def _persons_at(computing: Computing, written: str) -> tuple[str, ...]:
    """Who was seen at a network since this server was started; a word that nobody is, if nobody was."""
    wanted, seen = read_network(written), computing.callers.all_seen()
    return tuple(person for person, at in seen.items() if is_part_of(at, wanted)) or ("nobody-was-seen",)
