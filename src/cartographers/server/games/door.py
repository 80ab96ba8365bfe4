"""Who stands at the door of a table: those who knock there, and those who wait for its next game."""

from collections.abc import Iterable

from cartographers.server.lobby.services import Services
from cartographers.server.rooms.room import Room
from cartographers.server.storage.knocks import Knock


async def at_door(services: Services, game: str) -> list[Knock]:
    """All who were not refused, the first first. Whoever is banned, also since they knocked, is not there."""
    return not_banned(services, await services.store.knocks.of_game(game, services.clocks.wall()))


def not_banned(services: Services, knocks: Iterable[Knock]) -> list[Knock]:
    """Those who are banned neither themselves nor with the network that they were last seen at."""
    seen = services.computing.callers
    return [one for one in knocks if not services.site.bans.of(one.person, seen.of(one.person).network)]


def is_next(room: Room, knock: Knock) -> bool:
    """Is a seat of the next game somebody's? Where the maker lets people in, only if that was said."""
    return knock.wants == "next" and (knock.answer == "yes" or not room.plan.knocking)
