"""Counted tries: everybody plays the same deal alone, and one try counts.

The deal of a day and the deals of a tournament differ in who may begin when; how a try begins is the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from cartographers.notation.deal import Deal
from cartographers.notation.wire import Json
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.deal_key import DealKey, TournamentKey, read_key
from cartographers.server.games.create import create_counted, create_game
from cartographers.server.games.deals import left_to_chance
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol.plans import Created, PlanRequest
from cartographers.server.rooms.dealing import written_seed
from cartographers.server.shared_deals.messages import DealResult
from cartographers.server.storage.store import Store
from cartographers.server.storage.tries import AlreadyTried, NewTry, Try
from cartographers.table.fair import number_of


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal that many people play, each alone."""

    key: DealKey
    #: What is played: one seat, without hints or spectators.
    plan: PlanRequest
    #: The secret from which the cards follow.
    secret: str


async def begin_counted(lobby: Lobby, shared: SharedDeal, new: NewTry) -> Created | None:
    """Begin the counted try of a person, or go on with it; none if it is over.

    Raises ``RoundClosed``, or ``IllegalSetup`` because of the name.
    """
    mine = await lobby.services.store.tries.of_person(shared.key.text, new.person)
    if mine is None:
        deal = Deal(shared.secret, ("",), drawn=left_to_chance(shared.plan))
        new = replace(new, fingerprint=fingerprint_of(lobby.services.seat_codes, number_of(deal)))
        try:
            return await create_counted(lobby, shared.plan, deal, shared.key, new)
        except AlreadyTried:  # in another tab, at the same time
            mine = await lobby.services.store.tries.of_person(shared.key.text, new.person)
    return None if mine is None or mine.over else Created(id=mine.game, invites={})


async def play_again(lobby: Lobby, shared: SharedDeal, person: str) -> Created:
    """Begin a try that does not count, of somebody who may know the deal."""
    seed = number_of(Deal(shared.secret, ("",)))
    known = {"seed": written_seed(seed), "hints": True, "watchers": True}
    return await create_game(lobby, shared.plan.model_copy(update=known), person, of=shared.key)


def places(values: Sequence[float]) -> list[int]:
    """The place of each value, the largest first; equal values share a place."""
    first: dict[float, int] = {}
    for place, value in enumerate(sorted(values, reverse=True), 1):
        first.setdefault(value, place)
    return [first[value] for value in values]


def result_of(one: Try, place: int, person: str) -> DealResult:
    """A finished try as it is told to somebody."""
    result = one.result or {}
    return DealResult(
        place=place,
        name=one.name,
        stars=one.stars or 0,
        seasons=result.get("seasons", []),
        title=result.get("title"),
        mine=one.person == person,
        game=one.game if one.kept else None,
        rows=result.get("rows", []),
    )


async def exported_tries(store: Store, person: str, *, of_tournaments: bool) -> list[Json]:
    """The counted tries of a person at deals of tournaments, or of days and weeks."""
    return [
        {
            "day": one.day,
            "game": one.game,
            "name": one.name,
            "began": datetime.fromtimestamp(one.began, UTC).isoformat(timespec="seconds"),
            "stars": one.stars,
        }
        for one in await store.tries.all_of_person(person)
        if isinstance(read_key(one.day), TournamentKey) == of_tournaments
    ]


def fingerprint_of(codes: SeatCodes, number: int) -> str:
    """By what a deal that many people play is recognised: its number, keyed.

    Nobody can guess a number of 256 bits, so whoever brings it knows all cards of the deal, and an answer
    that depends on it tells them nothing. Cards are not compared: whoever tries one after the other would be
    told by the first refusal which card comes next. It is stored when somebody first begins such a deal,
    because nobody can pass it on before, and keyed, so that who reads the database cannot deal from it.
    """
    return codes.derived(f"number of a deal/{number}").hex()
