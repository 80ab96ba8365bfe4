"""What is told of tournaments: the page as its reader may see it, the results of a deal, a list."""

from cartographers.server.errors import Refusal
from cartographers.server.lobby.counted import places, result_of
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.plans import setup_from
from cartographers.server.lobby.tournaments import Overview
from cartographers.server.protocol.tournaments import (
    CorrectionLine,
    TournamentDeal,
    TournamentLine,
    TournamentList,
    TournamentPage,
    TournamentPlayer,
    TournamentRequest,
    TournamentResults,
)
from cartographers.server.storage.tournaments import Correction
from cartographers.server.tournaments.hosting import MOST_PLAYERS, may_join
from cartographers.server.tournaments.keys import DealKey, secret_of
from cartographers.server.tournaments.playing import (
    check_may_look,
    deal_of,
    plan_of,
    sheet_of,
    standpoint,
    tournament_at,
)
from cartographers.server.tournaments.stages import deal_now, phase_of
from cartographers.server.tournaments.standings import counts, standings
from cartographers.table.fair import commitment

#: How many tournaments are listed, and of how many results of a deal the maps are shown.
_LISTED, _MAPS = 20, 6


async def mine(lobby: Lobby, person: str) -> TournamentList:
    """The tournaments of a person that are not closed."""
    found = await lobby.store.tournaments.of_person(person, _LISTED)
    running = [await tournament_at(lobby, one.id) for one in found if one.over is None]
    return TournamentList(tournaments=[_line(one, person, lobby.clocks.wall()) for one in running])


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


async def page(lobby: Lobby, id: str, person: str) -> TournamentPage:
    """A tournament as its reader may see it."""
    overview, now = await tournament_at(lobby, id), lobby.clocks.wall()
    tournament, player = overview.tournament, overview.player(person)
    deals = _deals(lobby, overview, person, now)
    return TournamentPage(
        now=now,
        id=id,
        name=tournament.name,
        phase=phase_of(tournament, now),
        ends=tournament.ends,
        late=overview.plan.late,
        host=tournament.host == person,
        plays=overview.plan.plays,
        me=player.number if player else None,
        may_join=may_join(overview, person, now),
        round=tournament.opened if tournament.live and tournament.opened > tournament.closed else 0,
        boxes=boxes_of(overview.plan),
        deals=deals,
        players=_players(overview, deals),
        corrections=[_correction(overview, one) for one in overview.corrections],
    )


def boxes_of(plan: TournamentRequest) -> list[str]:
    """The boxes that are played with, as far as they do not follow from the sheet of a deal."""
    setup = setup_from(plan_of(plan, 1, ""), seed=0)
    skills = ["skills"] if setup.skills else []
    return list(dict.fromkeys([setup.explore, *setup.stacks, *plan.wishes.ambushes, *skills]))


def _deals(lobby: Lobby, overview: Overview, person: str, now: float) -> list[TournamentDeal]:
    began, finished = counts(overview.tries)
    deals = [_deal(lobby, overview, number, person, now) for number in _numbers(overview)]
    for deal in deals:
        deal.began, deal.finished = began[deal.number], finished[deal.number]
    return deals


def _deal(lobby: Lobby, overview: Overview, number: int, person: str, now: float) -> TournamentDeal:
    own = deal_of(overview, number, person, now)
    tried = overview.tries.get((person, number))
    secret = secret_of(lobby.seat_codes, DealKey(overview.tournament.id, number))
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


def _players(overview: Overview, deals: list[TournamentDeal]) -> list[TournamentPlayer]:
    shown = tuple(deal.shown for deal in deals)
    if shown not in overview.standings:
        overview.standings[shown] = standings(overview.players, overview.tries, shown, overview.again)
    return overview.standings[shown]


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


async def results(lobby: Lobby, key: DealKey, person: str) -> TournamentResults:
    """What the players have made of a deal, the best first; for those who may know it."""
    overview = await tournament_at(lobby, key.tournament)
    if key.number not in _numbers(overview):
        raise Refusal(404, "no-tournament-deal", "The tournament has no deal {deal}.", deal=key.number)
    await check_may_look(lobby, key, person)
    names = {one.person: one.name for one in overview.players if not one.removed}
    found = [
        one
        for one in await lobby.store.tries.best(key.day, MOST_PLAYERS)
        if one.mark is None and one.person in names
    ]
    told = [
        result_of(one, place, person).model_copy(update={"name": names[one.person]})
        for one, place in zip(found, places([one.stars or 0 for one in found]), strict=True)
    ]
    for result in told[_MAPS:]:
        result.rows = []
    return TournamentResults(number=key.number, results=told)
