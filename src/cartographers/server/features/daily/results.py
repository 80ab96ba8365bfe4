"""What is told of days and weeks: one's own state, results, and how they are spread."""

from collections.abc import Mapping, Sequence

from cartographers.server.basics.calendar import FIRST, Kind, Period, period_at, read_period
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.daily.messages import (
    DailyBar,
    DailyLine,
    DailyList,
    DailyNow,
    DailyPage,
    DaySeal,
    FriendToday,
)
from cartographers.server.features.daily.playing import is_open_to, secret_of, state_of
from cartographers.server.features.daily.setups import setup_of
from cartographers.server.features.daily.streak import longest, streak
from cartographers.server.lobby.services import Services
from cartographers.server.protocol.profile import Streak
from cartographers.server.shared_deals.counted import places, result_of
from cartographers.server.shared_deals.messages import DealResult
from cartographers.server.show.medals import expected_par, medal
from cartographers.server.storage.store import Store
from cartographers.server.storage.tries import Counts
from cartographers.table.fair import commitment

#: How many of the best results are listed, and of how many of them the maps are shown.
_BEST, _MAPS = 20, 6
#: How many days or weeks a list has, and how many to come are told of.
_PAGE, _COMING = 14, 7
#: The most bars of a distribution.
_BARS = 12
#: How many of the last days are told of beside a streak, and how many friends.
_SEALS, _FRIENDS = 7, 12


async def now(services: Services, person: str) -> DailyNow:
    """Today and this week."""
    moment = services.clocks.wall()
    today = period_at("day", moment)
    day, week = await _lines(services, [today, period_at("week", moment)], person)
    drawn = _days_drawn(await services.store.tries.finished_days(person))
    mine = await services.store.tries.of_person(day.day, person) if day.stars is not None else None
    return DailyNow(
        now=moment,
        day=day,
        week=week,
        streak=streak(drawn, today.number),
        seals=[_seal(today.moved(-by), drawn) for by in range(_SEALS - 1, -1, -1)],
        friends=await _friends(services.store, today, person, is_open_to(day.state)),
        rows=(mine.result or {}).get("rows", []) if mine else [],
    )


async def streak_of(services: Services, person: str) -> Streak:
    """The days in a row of a person, now and at most."""
    drawn = _days_drawn(await services.store.tries.finished_days(person))
    today = period_at("day", services.clocks.wall())
    return Streak(now=streak(drawn, today.number), longest=longest(drawn))


def _days_drawn(finished: Mapping[str, float]) -> set[int]:
    """The numbers of the days whose deal was played to the end while that counted."""
    periods = {read_period(key): when for key, when in finished.items()}
    return {
        period.number
        for period, when in periods.items()
        if period and period.kind == "day" and when < period.settled
    }


def _seal(period: Period, drawn: set[int]) -> DaySeal:
    return DaySeal(day=period.text, drawn=period.number in drawn)


async def _friends(store: Store, period: Period, person: str, with_stars: bool) -> list[FriendToday]:
    """Those with whom a person has played and who have begun the deal; their stars if they may be known."""
    tries = await store.tries.of_companions(period.text, person, _FRIENDS)
    links = await store.profiles.links([one.person for one in tries])
    return [
        FriendToday(
            name=one.name,
            profile=links.get(one.person),
            drawn=one.over,
            stars=one.stars if with_stars else None,
        )
        for one in tries
        if one.name
    ]


async def listed(services: Services, kind: Kind, before: Period | None, person: str) -> DailyList:
    """A page of days or weeks, those before one or from the current one on."""
    moment = services.clocks.wall()
    current = period_at(kind, moment)
    first = before.moved(-1) if before and before.number <= current.number else current
    past = [period for period in (first.moved(-by) for by in range(_PAGE)) if period.first >= FIRST]
    coming = [] if before else [current.moved(by) for by in range(1, _COMING + 1)]
    lines = await _lines(services, [*coming, *past], person)
    return DailyList(
        now=moment,
        coming=lines[: len(coming)],
        past=lines[len(coming) :],
        more=bool(past) and past[-1].first > FIRST,
    )


async def page(services: Services, period: Period, person: str) -> DailyPage:
    """One day or week; the results for those who can no longer have a counted try."""
    moment = services.clocks.wall()
    (line,) = await _lines(services, [period], person)
    earlier, later = period.moved(-1), period.moved(1)
    page = DailyPage(
        now=moment,
        line=line,
        earlier=earlier.text if earlier.first >= FIRST else None,
        later=later.text if later.begins <= moment else None,
        open=is_open_to(line.state),
    )
    if page.open:
        tries = services.store.tries
        page.bars = bars(await tries.stars(period.text, period.settled), line.stars if line.place else None)
        page.results = await _results(services.store, period, person, line)
        page.par_game = await tries.first_kept(period.text, period.settled)
        page.secret = secret_of(services.seat_codes, period)
    return page


async def own_result(services: Services, period: Period, person: str) -> tuple[DailyLine, DealResult]:
    """The result of a person's counted try, with the map once no other can count any more.

    Raises a ``Refusal`` if there is none.
    """
    (line,) = await _lines(services, [period], person)
    mine = await services.store.tries.of_person(period.text, person)
    if mine is None or line.place is None:
        raise Refusal(409, "day-no-result", "There is a picture once you have a result.")
    result = result_of(mine, line.place, person)
    if services.clocks.wall() < period.settled:
        result.rows = []
    return line, result


async def _lines(services: Services, periods: Sequence[Period], person: str) -> list[DailyLine]:
    counts = await services.store.tries.counts({period.text: period.settled for period in periods})
    return [await _line(services, period, counts, person) for period in periods]


async def _line(services: Services, period: Period, counts: Mapping[str, Counts], person: str) -> DailyLine:
    tries, count, setup = services.store.tries, counts.get(period.text, Counts()), setup_of(period.number)
    mine = await tries.of_person(period.text, person) if count.began else None
    line = DailyLine(
        day=period.text,
        kind=period.kind,
        begins=period.begins,
        ends=period.ends,
        settled=period.settled,
        sheet=setup.sheet,
        boxes=list(setup.boxes),
        commitment=commitment(secret_of(services.seat_codes, period)),
        began=count.began,
        finished=count.finished,
        state=state_of(period, mine, services.clocks.wall()),
    )
    if mine:
        line.game = mine.game if mine.kept else None
        line.stars, line.title = mine.stars, (mine.result or {}).get("title")
        if mine.stars is not None:
            line.par = expected_par((mine.result or {}).get("edicts", []))
            line.medal = medal(mine.stars, line.par)
        if line.state == "done" and mine.stars is not None:
            line.place = 1 + await tries.better(period.text, mine.stars, period.settled)
    return line


async def _results(store: Store, period: Period, person: str, line: DailyLine) -> list[DealResult]:
    best = await store.tries.best(period.text, _BEST, period.settled)
    ranks = places([one.stars or 0 for one in best])
    shown = [result_of(one, place, person) for one, place in zip(best, ranks, strict=True)]
    links = await store.profiles.links([one.person for one in best])
    for one, result in zip(best, shown, strict=True):
        result.profile = links.get(one.person)
    for result in shown[_MAPS:]:
        result.rows = []
    if line.place is not None and not any(result.mine for result in shown):
        mine = await store.tries.of_person(period.text, person)
        if mine and mine.stars is not None:
            shown.append(result_of(mine, line.place, person))
    return shown


def bars(stars: Mapping[int, int], mine: int | None) -> list[DailyBar]:
    """How the stars are spread, in at most twelve steps of equal width, with steps that nobody reached."""
    if not stars:
        return []
    low, high = min(stars), max(stars)
    width = -(-(high - low + 1) // _BARS)
    return [
        DailyBar(
            stars=start,
            until=start + width - 1,
            tries=sum(tries for one, tries in stars.items() if start <= one < start + width),
            mine=mine is not None and start <= mine < start + width,
        )
        for start in range(low, high + 1, width)
    ]
