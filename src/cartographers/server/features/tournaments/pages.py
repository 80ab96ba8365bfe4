"""What is told of tournaments: the page as its reader may see it, the results of a deal, a list."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from pydantic import TypeAdapter

from cartographers.boxes import shelf
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.tournaments.hosting import MOST_PLAYERS, may_join
from cartographers.server.features.tournaments.messages import (
    CorrectionLine,
    TournamentDeal,
    TournamentLine,
    TournamentList,
    TournamentPage,
    TournamentPlayer,
    TournamentRequest,
    TournamentResults,
)
from cartographers.server.features.tournaments.open_tournaments import OpenTournaments, Overview
from cartographers.server.features.tournaments.playing import (
    check_may_look,
    deal_of,
    plan_of,
    secret_of,
    sheet_of,
    standpoint,
    tournament_at,
)
from cartographers.server.features.tournaments.shared_json import SharedJson, shared_json
from cartographers.server.features.tournaments.stages import deal_now, phase_of
from cartographers.server.features.tournaments.standings import standings
from cartographers.server.features.tournaments.store import TournamentStore
from cartographers.server.features.tournaments.tournament import Correction
from cartographers.server.games.plans import setup_from
from cartographers.server.lobby.computing import Computing
from cartographers.server.lobby.services import Services
from cartographers.server.shared_deals.counted import places, result_of
from cartographers.table.fair import commitment

P = ParamSpec("P")
T = TypeVar("T")

_PLAYERS, _CORRECTIONS = TypeAdapter(list[TournamentPlayer]), TypeAdapter(list[CorrectionLine])
#: For how many different choices of deals the standings of a tournament are remembered.
_MOST_SHARED = 16
#: So many results are worked out in the time in which one event of a game is read.
_RESULTS_OF_EVENT = 20
#: How many tournaments are listed, and of how many results of a deal the maps are shown.
_LISTED, _MAPS = 20, 6


async def mine(services: Services, tournaments: OpenTournaments, person: str) -> TournamentList:
    """The tournaments of a person that are not closed."""
    own = await TournamentStore(services.store.database).of_person(person, _LISTED)
    running = [await tournament_at(tournaments, one.id) for one in own if one.over is None]
    return TournamentList(tournaments=[_line(one, person, services.clocks.wall()) for one in running])


def _line(overview: Overview, person: str, now: float) -> TournamentLine:
    tournament, who = overview.tournament, standpoint(overview, person)
    stages = [deal_of(overview, deal, person, now).stage for deal in _numbers(overview)]
    return TournamentLine(
        id=tournament.id,
        name=tournament.name,
        phase=phase_of(tournament, now),
        ends=tournament.ends,
        host=tournament.host == person,
        playable=sum(stage in ("open", "running") for stage in stages) if who.plays else 0,
    )


def _numbers(overview: Overview) -> range:
    return range(1, overview.plan.deals + 1)


async def page(services: Services, tournaments: OpenTournaments, id: str, person: str) -> TournamentPage:
    """A tournament as its reader may see it."""
    overview = await tournament_at(tournaments, id)
    own = own_page(services, overview, person)
    players, corrections = await _worked_out(
        services.computing, overview, person, _of_all, overview, _shown_deals(own)
    )
    return own.model_copy(update={"players": players, "corrections": corrections})


def own_page(services: Services, overview: Overview, person: str) -> TournamentPage:
    """The page without what is the same for many readers: standings and corrections."""
    tournament, player, now = overview.tournament, overview.player(person), services.clocks.wall()
    overview.boxes = overview.boxes or boxes_of(overview.plan)
    return TournamentPage(
        now=now,
        id=tournament.id,
        name=tournament.name,
        phase=phase_of(tournament, now),
        ends=tournament.ends,
        late=overview.plan.late,
        host=tournament.host == person,
        plays=overview.plan.plays,
        me=player.number if player else None,
        may_join=may_join(overview, person, now),
        round=tournament.opened if tournament.live and tournament.opened > tournament.closed else 0,
        series=tournament.series,
        boxes=overview.boxes,
        deals=_deals(services.seat_codes, overview, person, now),
        players=[],
        corrections=[],
    )


def boxes_of(plan: TournamentRequest) -> list[str]:
    """The boxes that are played with, as far as they do not follow from the sheet of a deal."""
    setup = setup_from(plan_of(plan, 1, ""), seed=0)
    skills = [shelf().box_of[key] for key in setup.skills]
    return list(dict.fromkeys([setup.explore, *setup.stacks, *plan.wishes.ambushes, *skills]))


def _deals(seat_codes: SeatCodes, overview: Overview, person: str, now: float) -> list[TournamentDeal]:
    began, finished = overview.counts
    deals = [_deal(seat_codes, overview, number, person, now) for number in _numbers(overview)]
    for deal in deals:
        deal.began, deal.finished = began[deal.number], finished[deal.number]
    return deals


def _deal(seat_codes: SeatCodes, overview: Overview, number: int, person: str, now: float) -> TournamentDeal:
    own = deal_of(overview, number, person, now)
    tried = overview.tries.get((person, number))
    secret = secret_of(seat_codes, TournamentKey(overview.tournament.id, number))
    known = own.shown and deal_now(overview.tournament, number, overview.played, now).told
    return TournamentDeal(
        number=number,
        sheet=sheet_of(overview.plan, number),
        stage=own.stage,
        shown=own.shown,
        game=tried.game if tried else None,
        stars=tried.stars if tried else None,
        commitment=commitment(secret),
        secret=secret if known else None,
    )


def _shown_deals(own: TournamentPage) -> tuple[bool, ...]:
    return tuple(deal.shown for deal in own.deals)


async def shared_part(
    computing: Computing, overview: Overview, own: TournamentPage, person: str
) -> SharedJson:
    """Standings and corrections for all who may know the same deals; they are written once."""
    shown = _shown_deals(own)
    known = overview.shared.get(shown)
    if known is None or (known.done() and (known.cancelled() or known.exception())):
        if len(overview.shared) >= _MOST_SHARED:
            overview.shared.clear()
        written = _worked_out(computing, overview, person, _write_shared, overview, shown)
        known = overview.shared[shown] = asyncio.ensure_future(written)
    # Others may wait for the same: one who is gone must not end it for them.
    return await asyncio.shield(known)


async def _worked_out(
    computing: Computing,
    overview: Overview,
    person: str,
    function: Callable[P, T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """The result of a function about a tournament; of a large one from a thread."""
    if not overview.large:
        return function(*args, **kwargs)
    cost = len(overview.tries) // _RESULTS_OF_EVENT
    return await computing.read(person, "", cost, function, *args, **kwargs)


def _of_all(
    overview: Overview, shown: tuple[bool, ...]
) -> tuple[list[TournamentPlayer], list[CorrectionLine]]:
    players = standings(overview.players, overview.tries, shown, overview.again)
    return players, [_correction(overview, one) for one in overview.corrections]


def _write_shared(overview: Overview, shown: tuple[bool, ...]) -> SharedJson:
    players, corrections = _of_all(overview, shown)
    members = {
        "players": _PLAYERS.dump_json(players),
        "corrections": _CORRECTIONS.dump_json(corrections),
    }
    return shared_json(members)


def _correction(overview: Overview, one: Correction) -> CorrectionLine:
    player = overview.player(one.person) if one.person else None
    return CorrectionLine(
        kind=one.kind,
        at=one.at,
        player=player.number if player else None,
        deal=one.deal,
        before=one.before,
        after=one.after,
    )


async def results(
    services: Services, tournaments: OpenTournaments, key: TournamentKey, person: str
) -> TournamentResults:
    """What the players have made of a deal, the best first; for those who may know it."""
    overview = await tournament_at(tournaments, key.tournament)
    if key.number not in _numbers(overview):
        raise Refusal(404, "no-tournament-deal", "The tournament has no deal {deal}.", deal=key.number)
    await check_may_look(tournaments, key, person, services.clocks.wall())
    names = {one.person: one.name for one in overview.players if not one.removed}
    finished = [
        one
        for one in await services.store.tries.best(key.text, MOST_PLAYERS)
        if one.mark is None and one.person in names
    ]
    links = await services.store.profiles.links([one.person for one in finished])
    results = [
        result_of(one, place, person).model_copy(
            update={"name": names[one.person], "profile": links.get(one.person)}
        )
        for one, place in zip(finished, places([one.stars or 0 for one in finished]), strict=True)
    ]
    for result in results[_MAPS:]:
        result.rows = []
    return TournamentResults(number=key.number, results=results)
