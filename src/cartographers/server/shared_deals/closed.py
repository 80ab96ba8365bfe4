"""Games that are dealt as the deal of a day or of a tournament: closed to whoever is still to play it.

Somebody who has finished can pass on the number or the record of such a deal. Whoever gets them can look at
it on a machine of their own; the last two functions only see to it that this server does not help. They go by
the number alone, which nobody can guess: an answer that depended on cards would tell those still hidden.
"""

from cartographers.notation.deal import Deal
from cartographers.server.basics.deal_key import DealKey, read_key
from cartographers.server.basics.errors import Refusal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.rooms.room import Room
from cartographers.server.shared_deals.counted import fingerprint_of
from cartographers.table.fair import number_of, simple_numbers


async def check_may_see(lobby: Lobby, room: Room, person: str) -> None:
    """Raise a ``Refusal`` if a game has a deal that many play, and a person may not know yet how that is."""
    if not room.seats.held_by(person):
        await check_may_know_deal(lobby, room.row.shared_key, person)


async def check_may_know_deal(lobby: Lobby, key: DealKey | None, person: str) -> None:
    """Raise a ``Refusal`` if a deal, if many play it, is still a secret to a person."""
    if key:
        for feature in lobby.features.values():
            await feature.check_may_know(key, person)


async def others_may_play(lobby: Lobby, key: DealKey | None) -> bool:
    """May somebody still play a deal, if many play it, to whom its cards are a secret?"""
    return await _still_counts(lobby, key) is not None


async def check_number(lobby: Lobby, seed: int | str | None) -> None:
    """Raise a ``Refusal`` if a seed is the number of a deal that still counts, or deals its cards as well."""
    for number in simple_numbers(int(seed)) if seed is not None else ():
        await _check_counts_no_more(lobby, fingerprint_of(lobby.services.seat_codes, number))


async def check_record(lobby: Lobby, deal: Deal | None) -> None:
    """Raise a ``Refusal`` if a record says that its deal is one that still counts."""
    if deal:
        await check_number(lobby, number_of(deal))


async def check_not_counted(lobby: Lobby, key: DealKey | None) -> None:
    """Raise a ``Refusal`` if tries at a deal, if many play it, still count."""
    if refusal := await _still_counts(lobby, key):
        raise refusal


async def _check_counts_no_more(lobby: Lobby, fingerprint: str) -> None:
    day = await lobby.services.store.tries.day_of_deal(fingerprint)
    await check_not_counted(lobby, read_key(day) if day else None)


async def _still_counts(lobby: Lobby, key: DealKey | None) -> Refusal | None:
    """What is said as long as tries at a deal, if many play it, count."""
    answers = [await feature.still_counts(key) for feature in lobby.features.values()] if key else []
    return next((refusal for refusal in answers if refusal), None)
