"""What people do at the door of a table: knock, go away, let somebody in or say no."""

from secrets import token_hex

from cartographers.rules.setup import IllegalSetup
from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import ComeAgain, Refusal, refused
from cartographers.server.features.invitations import seats
from cartographers.server.features.invitations.knocks import known_knocks, may_wait, own_knock
from cartographers.server.features.invitations.messages import KnockRequest, Knocks, OwnKnock
from cartographers.server.games.door import at_door, not_banned
from cartographers.server.games.names import check_free, made_different
from cartographers.server.games.plans import valid_name
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.room import Room
from cartographers.server.storage.knocks import Knock, Wish

#: The most people at the door of one table.
MOST = 30


async def knock(lobby: Lobby, request: KnockRequest, person: str, network: Network) -> OwnKnock:
    """Knock at a table: for a seat that is free where its maker lets people in, else for the next game."""
    services = lobby.services
    access = await seats.access_by(lobby, request.code, person)
    room = access.room
    await seats.check_not_removed(services.store, access, person)
    if room.seats.held_by(person):
        raise Refusal(409, "knock-seated", "You have a seat at this table already.")
    wants = _wish(room, request.next)
    if not may_wait(access) or (wants == "next" and not request.next and not _is_full(room)):
        raise Refusal(409, "knock-open", "Nobody has to knock here: take a seat.")
    now = services.clocks.wall()
    earlier = await services.store.knocks.of_person(room.id, person, now)
    if earlier and earlier.answer == "no":
        raise Refusal(403, "knock-refused", "The one who opened this table said no.")
    everybody = await services.store.knocks.of_game(room.id, now)
    present = not_banned(services, everybody)
    others = [one for one in present if one.person != person]
    name = _name(room, request.name, [one.name for one in others])
    if wait := await services.limits.knocks.spend(network):
        raise ComeAgain(
            429, "too-many-knocks", "Too much knocking from here; try again in {wait} {unit}.", seconds=wait
        )
    # Those who were banned since they knocked are not in anybody's way.
    most = MOST + len(everybody) - len(present)
    if not await services.store.knocks.add(Knock(token_hex(8), room.id, person, name, wants, now), most):
        raise Refusal(409, "knock-most", "So many people wait here already that no more can.")
    room.listeners.notify_knocks([room.row.maker, person])
    if wants == "seat":
        for feature in lobby.features.values():
            feature.knocked(room, name)
    made = await own_knock(services, room, person)
    return made or OwnKnock(wants=wants, answer="", place=0)  # whoever was banned just now


def _is_full(room: Room) -> bool:
    return room.over or not {*seats.free_seats(room), *room.seats.invited}


def _wish(room: Room, rather_next: bool) -> Wish:
    return "seat" if room.plan.knocking and not rather_next and not _is_full(room) else "next"


def _name(room: Room, name: str, others: list[str]) -> str:
    """The name of somebody who knocks, as it is stored; nobody at the table or the door has one like it."""
    try:
        name = valid_name(room.game.setup, name)
        check_free(name, [*(seat.name for seat in room.seats), *others])
    except IllegalSetup as error:
        raise refused(error) from None
    if not name:
        raise Refusal(422, "knock-name", "Say who you are: whoever lets people in sees your name.")
    return name


async def go_away(services: Services, room: Room, person: str) -> None:
    """Whoever knocked does not want to be let in any more. A refusal stays."""
    own = await services.store.knocks.of_person(room.id, person, services.clocks.wall())
    if own and own.answer != "no":
        await services.store.knocks.remove(room.id, [person])
        room.listeners.notify_knocks([room.row.maker, person])


async def answer(services: Services, room: Room, id: str, let_in: bool, person: str) -> Knocks:
    """The one who opened a table lets somebody in, or says no."""
    if person != room.row.maker:
        raise Refusal(403, "not-table-maker", "Only the one who opened this table can do this.")
    async with room.seating:
        knock = next((one for one in await at_door(services, room.id) if one.id == id), None)
        if knock is None:
            raise Refusal(404, "no-knock", "Nobody like this knocks at the table any more.")
        if let_in and knock.wants == "seat":
            await _let_in(services, room, knock)
        else:
            await services.store.knocks.answer(knock, "yes" if let_in else "no")
    room.listeners.notify_knocks([room.row.maker, knock.person])
    return await known_knocks(services, room, person)


async def _let_in(services: Services, room: Room, knock: Knock) -> None:
    """Give somebody who knocks the next free seat; the room's seats are locked."""
    if _is_full(room):
        raise Refusal(409, "table-full", "All seats of this game are taken.")
    number = (seats.free_seats(room) or room.seats.invited)[0]
    # Somebody of the same name may have sat down meanwhile.
    name = made_different([*(seat.name for seat in room.seats if seat.seat != number), knock.name])[-1]
    await seats.claim(services.store, room, number, knock.person, name)
    await services.store.knocks.remove(room.id, [knock.person])
