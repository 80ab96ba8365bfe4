"""Playing the deal of a day or week: the counted try, other tries, and who may see it."""

from typing import assert_never

from cartographers.notation.deal import Deal
from cartographers.rules.setup import IllegalSetup
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.daily.calendar import Period, read_period
from cartographers.server.daily.setups import plan_of
from cartographers.server.errors import Refusal, refused
from cartographers.server.lobby.create import create_counted, create_game
from cartographers.server.lobby.deals import left_to_chance
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.protocol import Created, DailyTry
from cartographers.server.protocol.daily import DailyState
from cartographers.server.rooms.dealing import written_seed
from cartographers.server.rooms.room import Room
from cartographers.server.storage.tries import AlreadyTried, NewTry, Try
from cartographers.table.fair import number_of


def period_named(day: str) -> Period:
    """The day or week of this name; raises a ``Refusal`` if there is none."""
    period = read_period(day)
    if period is None:
        sentence = "There is no deal {day!r}; a day is written like 2026-11-16, a week like 2026-W47."
        raise Refusal(404, "no-day", sentence, day=day)
    return period


def secret_of(codes: SeatCodes, period: Period) -> str:
    """The secret from which the deal follows. Whoever has the server's key can compute it, nobody else."""
    return codes.derived(f"deal of the {period.kind}/{period.key}").hex()


def state_of(period: Period, mine: Try | None, now: float) -> DailyState:
    """How far a person is with the deal of a day or week."""
    if mine:
        return "running" if not mine.over else "ended" if mine.stars is None else "done"
    return "soon" if now < period.begins else "open" if now < period.ends else "missed"


def is_open_to(state: DailyState) -> bool:
    """May somebody see how the deal goes: because their try is over, or because they can no longer try?"""
    match state:
        case "done" | "ended" | "missed":
            return True
        case "soon" | "open" | "running":
            return False
    assert_never(state)


async def own_state(lobby: Lobby, period: Period, person: str) -> DailyState:
    """How far a person is with the deal of a day or week."""
    mine = await lobby.store.tries.of_person(period.key, person)
    return state_of(period, mine, lobby.clocks.wall())


async def check_may_see(lobby: Lobby, room: Room, person: str) -> None:
    """Raise a ``Refusal`` if a game is dealt as a day is, and a person may not know yet how that is."""
    period = read_period(room.row.day) if room.row.day else None
    if period and not room.seats.held_by(person) and not is_open_to(await own_state(lobby, period, person)):
        raise _closed()


async def play(lobby: Lobby, period: Period, request: DailyTry, person: str) -> Created:
    """Begin the counted try or go on with it, or begin another one, which does not count."""
    if lobby.clocks.wall() < period.begins:
        raise Refusal(409, "day-not-begun", "This deal can be played from its first day on.")
    try:
        return await (_count if request.counted else _play_again)(lobby, period, request.name.strip(), person)
    except IllegalSetup as error:  # the name
        raise refused(error) from None


async def _count(lobby: Lobby, period: Period, name: str, person: str) -> Created:
    mine = await lobby.store.tries.of_person(period.key, person)
    if mine is None:
        if lobby.clocks.wall() >= period.ends:
            sentence = "This deal no longer counts. You can still play it, as often as you like."
            raise Refusal(409, "day-over", sentence)
        plan = plan_of(period.number, name)
        deal = Deal(secret_of(lobby.seat_codes, period), ("",), drawn=left_to_chance(plan))
        try:
            return await create_counted(lobby, plan, deal, NewTry(period.key, person, name))
        except AlreadyTried:  # in another tab, at the same time
            mine = await lobby.store.tries.of_person(period.key, person)
    if mine is None or mine.over:
        sentence = "You have had your counted try. You can play this deal again, as often as you like."
        raise Refusal(409, "day-tried", sentence)
    return Created(id=mine.game, invites={})


async def _play_again(lobby: Lobby, period: Period, name: str, person: str) -> Created:
    if not is_open_to(await own_state(lobby, period, person)):
        raise _closed()
    seed = number_of(Deal(secret_of(lobby.seat_codes, period), ("",)))
    known = {"seed": written_seed(seed), "hints": True, "watchers": True}
    plan = plan_of(period.number, name).model_copy(update=known)
    return await create_game(lobby, plan, person, day=period.key)


def _closed() -> Refusal:
    return Refusal(403, "day-closed", "Play your counted try first: until it is over this deal is a secret.")
