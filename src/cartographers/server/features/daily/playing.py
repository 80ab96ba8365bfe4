"""Playing the deal of a day or week: the counted try, other tries, and who may see it."""

from typing import assert_never

from cartographers.rules.setup import IllegalSetup
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.calendar import Period, read_period
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.daily.messages import DailyState, DailyTry
from cartographers.server.features.daily.setups import plan_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import Services
from cartographers.server.names.characters import tidy
from cartographers.server.protocol.plans import Created
from cartographers.server.shared_deals.counted import SharedDeal, begin_counted, play_again
from cartographers.server.storage.tries import NewTry, Try


def period_named(day: str) -> Period:
    """The day or week of this name; raises a ``Refusal`` if there is none."""
    period = read_period(day)
    if period is None:
        sentence = "There is no deal {day!r}; a day is written like 2026-11-16, a week like 2026-W47."
        raise Refusal(404, "no-day", sentence, day=day)
    return period


def secret_of(codes: SeatCodes, period: Period) -> str:
    """The secret from which the deal follows. Whoever has the server's key can compute it, nobody else."""
    return codes.derived(f"deal of the {period.kind}/{period.text}").hex()


def state_of(period: Period, mine: Try | None, now: float) -> DailyState:
    """How far a person is with the deal of a day or week."""
    if mine:
        return _state_of_try(period, mine, now)
    if now < period.ends:
        return "soon" if now < period.begins else "open"
    return "closing" if now < period.settled else "missed"


def _state_of_try(period: Period, mine: Try, now: float) -> DailyState:
    if not mine.over:
        return "running" if now < period.settled else "late"
    if mine.stars is None:
        return "ended"
    return "done" if mine.finished is None or mine.finished < period.settled else "late"


def is_open_to(state: DailyState) -> bool:
    """May somebody see how the deal goes: because their try is over, or because they can no longer try?"""
    match state:
        case "done" | "ended" | "missed" | "late":
            return True
        case "soon" | "open" | "running" | "closing":
            return False
    assert_never(state)


async def own_state(services: Services, period: Period, person: str) -> DailyState:
    """How far a person is with the deal of a day or week."""
    mine = await services.store.tries.of_person(period.text, person)
    return state_of(period, mine, services.clocks.wall())


async def check_may_know(services: Services, period: Period, person: str) -> None:
    """Raise a ``Refusal`` if a person may not know yet how the deal goes."""
    state = await own_state(services, period, person)
    if state == "closing":
        sentence = "Others may still finish the tries that they have begun: until then this deal is a secret."
        raise Refusal(403, "day-closing", sentence)
    if not is_open_to(state):
        raise Refusal(
            403, "day-closed", "Play your counted try first: until it is over this deal is a secret."
        )


def still_counts(period: Period, now: float) -> Refusal | None:
    """As long as tries at a deal count: what those are told who bring its number."""
    if now >= period.settled:
        return None
    sentence = "This is the deal {day}, which still counts: until then it is played on its own page only."
    return Refusal(409, "day-open", sentence, day=period.text)


async def play(lobby: Lobby, period: Period, request: DailyTry, person: str) -> Created:
    """Begin the counted try or go on with it, or begin another one, which does not count."""
    if lobby.services.clocks.wall() < period.begins:
        raise Refusal(409, "day-not-begun", "This deal can be played from its first day on.")
    try:
        return await (_count if request.counted else _play_again)(lobby, period, tidy(request.name), person)
    except IllegalSetup as error:  # the name
        raise refused(error) from None


def _deal(seat_codes: SeatCodes, period: Period, name: str) -> SharedDeal:
    return SharedDeal(period, plan_of(period.number, name), secret_of(seat_codes, period))


async def _count(lobby: Lobby, period: Period, name: str, person: str) -> Created:
    if lobby.services.clocks.wall() >= period.ends and not await lobby.services.store.tries.of_person(
        period.text, person
    ):
        sentence = "This deal no longer counts. You can still play it, as often as you like."
        raise Refusal(409, "day-over", sentence)
    new = NewTry(period.text, person, name)
    created = await begin_counted(lobby, _deal(lobby.services.seat_codes, period, name), new)
    if created is None:
        sentence = "You have had your counted try. You can play this deal again, as often as you like."
        raise Refusal(409, "day-tried", sentence)
    return created


async def _play_again(lobby: Lobby, period: Period, name: str, person: str) -> Created:
    await check_may_know(lobby.services, period, person)
    return await play_again(lobby, _deal(lobby.services.seat_codes, period, name), person)
