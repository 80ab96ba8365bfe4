"""Series of tournaments: adding the next one, what they count by, and what is told of them."""

from dataclasses import replace

from cartographers.server.basics.errors import Refusal
from cartographers.server.features.tournaments.open_tournaments import OpenTournaments, Overview
from cartographers.server.features.tournaments.playing import deal_of, tournament_at
from cartographers.server.features.tournaments.series_messages import (
    SeriesPage,
    SeriesRequest,
    SeriesTournament,
)
from cartographers.server.features.tournaments.series_store import (
    LastOfSeries,
    Series,
    SeriesFull,
    SeriesStore,
)
from cartographers.server.features.tournaments.series_table import Totals, table_of
from cartographers.server.features.tournaments.stages import deal_now, phase_of
from cartographers.server.features.tournaments.standings import totals
from cartographers.server.features.tournaments.tournament import Tournament
from cartographers.server.games.create import new_id
from cartographers.server.lobby.services import Services

#: So many results are added up in the time in which one event of a game is read.
_RESULTS_OF_EVENT = 200


async def create_next(
    services: Services, tournaments: OpenTournaments, earlier: str, new: Tournament
) -> None:
    """Store a new tournament in the series of an earlier one of the same host."""
    overview = await tournament_at(tournaments, earlier)
    if overview.tournament.host != new.host:
        raise not_the_host()
    store = SeriesStore(services.store.database)
    try:
        await store.create_next(earlier, new, new_id(services.place))
    except SeriesFull:
        raise Refusal(409, "series-full", "This series has as many tournaments as it can have.") from None
    tournaments.changed(earlier)


def not_the_host() -> Refusal:
    """What others are told who want to do what only the host does."""
    return Refusal(403, "not-the-host", "Only the host of the tournament may do this.")


async def change(
    services: Services, tournaments: OpenTournaments, id: str, request: SeriesRequest, person: str
) -> None:
    """Count by other points, or drop more or fewer of the worst."""
    series, _ = await _read_as_host(services, tournaments, id, person)
    changed = replace(series, points=request.points, drops=request.drops)
    await SeriesStore(services.store.database).change(changed)


async def take_out(
    services: Services, tournaments: OpenTournaments, id: str, tournament: str, person: str
) -> None:
    """Take out a tournament that was added by mistake; it stays as it is, by itself."""
    _, overviews = await _read_as_host(services, tournaments, id, person)
    if tournament not in [one.tournament.id for one in overviews]:
        raise Refusal(404, "no-tournament", "There is no such tournament.")
    try:
        await SeriesStore(services.store.database).take_out(id, tournament)
    except LastOfSeries:
        raise Refusal(409, "series-last", "This is the only tournament of the series.") from None
    tournaments.changed(tournament)


async def _read(services: Services, tournaments: OpenTournaments, id: str) -> tuple[Series, list[Overview]]:
    loaded = await SeriesStore(services.store.database).load(id)
    # One may have been deleted a moment ago.
    ids = loaded[1] if loaded else []
    overviews = [one for one in [await tournaments.overview(each) for each in ids] if one]
    if loaded is None or not overviews:
        raise Refusal(404, "no-series", "There is no such series.")
    return loaded[0], overviews


async def _read_as_host(
    services: Services, tournaments: OpenTournaments, id: str, person: str
) -> tuple[Series, list[Overview]]:
    """Refuse those who are not the host."""
    series, overviews = await _read(services, tournaments, id)
    if overviews[0].tournament.host != person:
        raise not_the_host()
    return series, overviews


async def page(services: Services, tournaments: OpenTournaments, id: str, person: str) -> SeriesPage:
    """A series as its reader may see it."""
    series, overviews = await _read(services, tournaments, id)
    now = services.clocks.wall()
    counted = [_is_counted(one, person, now) for one in overviews]
    cost = sum(len(one.tries) for one in overviews) // _RESULTS_OF_EVENT
    if cost:
        page = await services.computing.read(person, "", cost, _page, series, overviews, counted, person, now)
    else:
        page = _page(series, overviews, counted, person, now)
    return page


def _is_counted(overview: Overview, person: str, now: float) -> bool:
    """May everybody know all deals, and this reader too, who may have been given another try?"""
    return all(
        deal_now(overview.tournament, deal, overview.played, now).told
        and deal_of(overview, deal, person, now).shown
        for deal in range(1, overview.plan.deals + 1)
    )


def _page(
    series: Series, overviews: list[Overview], counted: list[bool], person: str, now: float
) -> SeriesPage:
    names = {player.person: player.name for one in overviews for player in one.players if not player.removed}
    results: list[Totals | None] = [
        totals(one.players, one.tries, one.plan.deals) if counts else None
        for one, counts in zip(overviews, counted, strict=True)
    ]
    return SeriesPage(
        id=series.id,
        name=overviews[0].tournament.name,
        host=overviews[0].tournament.host == person,
        points=list(series.points),
        drops=series.drops,
        tournaments=[
            SeriesTournament(
                id=one.tournament.id,
                name=one.tournament.name,
                created=one.tournament.created,
                phase=phase_of(one.tournament, now),
                counted=counts,
            )
            for one, counts in zip(overviews, counted, strict=True)
        ],
        players=table_of(series, results, names, person),
    )
