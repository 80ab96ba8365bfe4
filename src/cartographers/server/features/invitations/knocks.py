"""Knocking at a table whose maker lets people in, and waiting for the next game of a table."""

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.invitations.access import Access
from cartographers.server.features.invitations.messages import KnockLine, Knocks, OwnKnock
from cartographers.server.games.door import at_door, is_next
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.room import Room


def may_wait(access: Access) -> bool:
    """Can somebody with a code wait for the next game? Only where people were invited."""
    room = access.room
    return (
        not access.private and not room.counted and (room.timer.pace is not None or room.row.club is not None)
    )


def check_let_in(access: Access, device: str) -> None:
    """Raise a ``Refusal`` if somebody with a code has to be let in first."""
    room = access.room
    known = device == room.row.maker or room.seats.held_by(device)
    if room.plan.knocking and not access.private and not known:
        sentence = "Whoever opened this table lets people in: knock first."
        raise Refusal(403, "knock-first", sentence)


async def own_knock(services: Services, room: Room, person: str) -> OwnKnock | None:
    """What a person has knocked for at a table."""
    own = await services.store.knocks.of_person(room.id, person, services.clocks.wall())
    if own is None:
        return None
    if own.answer == "no":
        return OwnKnock(wants=own.wants, answer=own.answer, place=0)
    like = [one.id for one in await at_door(services, room.id) if one.wants == own.wants]
    if own.id not in like:
        return None  # who is banned is not there
    return OwnKnock(wants=own.wants, answer=own.answer, place=like.index(own.id) + 1)


async def known_knocks(services: Services, room: Room, person: str) -> Knocks:
    """Who knocks: all of them for the one who opened the table, only the own knock for others."""
    lines = [
        KnockLine(id=one.id, name=one.name, wants=one.wants, at=one.at, accepted=is_next(room, one))
        for one in (await at_door(services, room.id) if person == room.row.maker else ())
    ]
    return Knocks(knocks=lines, mine=await own_knock(services, room, person))
