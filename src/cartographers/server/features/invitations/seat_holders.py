"""Who holds a seat: its player sees them, removes whoever came later, and makes its private link anew."""

from datetime import UTC, datetime

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.invitations.messages import HolderLine, SeatHolders
from cartographers.server.features.invitations.seats import check_not_counted
from cartographers.server.games.seating import link_hash_of
from cartographers.server.lobby.services import Services
from cartographers.server.rooms.people import holder_removed, link_renewed
from cartographers.server.rooms.room import Room
from cartographers.server.storage.holders import Holder
from cartographers.server.storage.store import Store

#: How much of a holder's hash names it in a list.
_ID_LENGTH = 16


async def holders_of(store: Store, room: Room, seat: int, person: str) -> SeatHolders:
    """Who holds a seat, the longest first, as one of them sees it."""
    room.seats.check_held_by(person, seat)
    holders = await store.holders.of_seat(room.id, seat)
    own = next(holder for holder in holders if holder.device == person)
    linked = [device.name for device in await store.people.devices(person)]
    return SeatHolders(
        holders=[
            HolderLine(
                id=holder.device[:_ID_LENGTH],
                names=(linked if holder is own else []) or [holder.name],
                since=holder.since,
                seen=_written(holder.seen),
                connected=room.presence.any_connected([holder.device]),
                this=holder is own,
                removable=_may_remove(own, holder),
            )
            for holder in holders
        ]
    )


def _written(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def _may_remove(one: Holder, other: Holder) -> bool:
    """Has one the seat longer than the other? Of those who had it before this was noted, nobody knows."""
    return other.since is not None and (one.since or "") < other.since


async def remove_holder(services: Services, room: Room, seat: int, person: str, line: str) -> None:
    """Take a seat from somebody who was let in later; the link that let them in opens nothing any more."""
    room.seats.check_held_by(person, seat)
    async with room.seating:
        holders = await services.store.holders.of_seat(room.id, seat)
        own = next((holder for holder in holders if holder.device == person), None)
        other = next((holder for holder in holders if holder.device[:_ID_LENGTH] == line), None)
        if own is None or other is None:
            raise Refusal(404, "no-holder", "Nobody like this has the seat.")
        if not _may_remove(own, other):
            raise Refusal(403, "holder-earlier", "Only those can be removed who came to the seat after you.")
        new = await services.store.holders.remove(
            room.id, seat, other.device, link_hash_of(services.seat_codes)
        )
        holder_removed(room, seat, other.device)
        if new:
            link_renewed(room, new)


async def renew_link(services: Services, room: Room, seat: int, person: str) -> None:
    """Make the private link of a seat anew; the earlier ones open nothing any more."""
    room.seats.check_held_by(person, seat)
    check_not_counted(room)
    async with room.seating:
        new = await services.store.holders.renew_link(room.id, seat, link_hash_of(services.seat_codes))
        if new is None:
            raise Refusal(409, "no-link", "This seat has no private link.")
        link_renewed(room, new)
