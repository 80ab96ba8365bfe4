"""Making and joining a tournament, and what its host does: open, pause, correct, close."""

from collections.abc import Sequence
from dataclasses import replace

from cartographers.rules.setup import IllegalSetup
from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.basics.errors import ComeAgain, Refusal, refused
from cartographers.server.features.tournaments.messages import (
    CorrectionRequest,
    HostRequest,
    TournamentRequest,
)
from cartographers.server.features.tournaments.open_tournaments import OpenTournaments, Overview
from cartographers.server.features.tournaments.playing import plan_of, standpoint, tournament_at
from cartographers.server.features.tournaments.series_pages import create_next, not_the_host
from cartographers.server.features.tournaments.stages import phase_of
from cartographers.server.features.tournaments.store import AlreadyIn, NameTaken, TournamentStore
from cartographers.server.features.tournaments.tournament import Correction, Player, Tournament
from cartographers.server.games.create import new_id
from cartographers.server.games.names import check_free
from cartographers.server.games.plans import setup_from
from cartographers.server.games.quotas import check_quota, spend_bytes
from cartographers.server.lobby.services import Services
from cartographers.server.names.checking import checked_name
from cartographers.server.storage.store import Store

#: The most players, so that a page can be shown.
MOST_PLAYERS = 1000
#: The most who can ever have joined, with those whom the host has removed.
_MOST_EVER = 3 * MOST_PLAYERS
#: About how many bytes a player takes.
_PLAYER_BYTES = 400
#: The longest time in which deals can be played, in seconds.
_LONGEST = 366 * 86_400.0


async def create(
    services: Services, tournaments: OpenTournaments, request: TournamentRequest, person: str
) -> str:
    """Make a tournament; its id."""
    now = services.clocks.wall()
    if not request.name:
        raise Refusal(422, "tournament-name", "A tournament needs a name.")
    if request.ends is not None:
        _check_end(request.ends, now)
    try:
        for deal in range(1, request.deals + 1):
            setup_from(plan_of(request, deal, ""), seed=0)
    except IllegalSetup as error:
        raise refused(error) from None
    await check_quota(services, "tournaments", person)
    settings = request.model_dump(exclude={"follows"})
    new = Tournament(new_id(services.place), person, request.name, settings, now, request.ends)
    if request.follows is None:
        await TournamentStore(services.store.database).create(new)
    else:
        await create_next(services, tournaments, request.follows, new)
    return new.id


def _check_end(ends: float, now: float) -> None:
    if not now < ends <= now + _LONGEST:
        raise Refusal(422, "tournament-end", "The end must be in the future, and within a year.")


def may_join(overview: Overview, person: str, now: float) -> bool:
    """Can a person join now?"""
    phase, who = phase_of(overview.tournament, now), standpoint(overview, person)
    if who.referee or overview.player(person) or not _has_room(overview):
        return False
    return phase == "joining" or (phase in ("running", "paused") and overview.plan.late)


def _has_room(overview: Overview) -> bool:
    """Is there room for one more? Who was removed takes none, but some of the space of the page."""
    present = sum(not one.removed for one in overview.players)
    return present < MOST_PLAYERS and len(overview.players) < _MOST_EVER


async def join(services: Services, tournaments: OpenTournaments, id: str, name: str, person: str) -> None:
    """Take part under a name; joining twice changes nothing."""
    overview = await tournament_at(tournaments, id)
    player = overview.player(person)
    if player and not player.removed:
        return
    if not may_join(overview, person, services.clocks.wall()):
        raise Refusal(409, "tournament-no-entry", "Nobody can join this tournament now.")
    name = _checked_name(overview, name)
    await _check_joins(services, person)
    try:
        await TournamentStore(services.store.database).join(id, person, name, services.clocks.wall())
    except AlreadyIn:  # in another tab, at the same time
        pass
    except NameTaken as error:  # by somebody at the same time, perhaps on another server
        raise _taken(name, error) from None
    tournaments.changed(id)


async def _check_joins(services: Services, person: str) -> None:
    """Raise a ``Refusal`` if very many have joined from the network of a person."""
    network = services.computing.callers.of(person).network
    if wait := await services.limits.joins.spend(network):
        sentence = "Too many players have joined from your network; try again in {wait} {unit}."
        raise ComeAgain(429, "too-many-joins", sentence, seconds=wait)
    await spend_bytes(services, person, _PLAYER_BYTES)


def _checked_name(overview: Overview, name: str, but: Player | None = None) -> str:
    """A name with its spaces tidied; raises a ``Refusal`` if it is empty, taken, or cannot be used."""
    if not name.strip():
        raise Refusal(422, "player-name", "A player in a tournament needs a name.")
    try:
        name = checked_name(name)
        check_free(name, (one.name for one in overview.players if one is not but))
        setup_from(plan_of(overview.plan, 1, name), seed=0)
    except IllegalSetup as error:
        raise refused(error) from None
    return name


def _taken(name: str, error: NameTaken) -> Refusal:
    try:
        check_free(name, error.names)
    except IllegalSetup as taken:
        return refused(taken)
    raise error  # both go by the same look


async def act(
    services: Services, tournaments: OpenTournaments, id: str, request: HostRequest, person: str
) -> None:
    """Open or close a deal, pause, go on, or close the tournament; what is so already stays."""
    tournament = (await _hosted(tournaments, id, person)).tournament
    deals, deal, late = int(tournament.settings["deals"]), request.deal, list[str]()
    match request.action:
        case "open":
            changed = replace(tournament, opened=_next_opened(tournament, deal, deals))
        case "close":
            if not tournament.live or deal > tournament.opened or deal <= 0:
                raise _not_now()
            changed = replace(tournament, closed=max(deal, tournament.closed))
            late = [TournamentKey(id, deal).text] if deal > tournament.closed else []
        case "pause" | "continue":
            changed = replace(tournament, paused=request.action == "pause")
        case "finish":
            changed = replace(tournament, over=services.clocks.wall(), paused=False)
            late = [TournamentKey(id, one).text for one in range(1, deals + 1)]
    await _change(services.store, tournaments, tournament, changed, late)


async def finish(services: Services, tournaments: OpenTournaments, id: str) -> None:
    """Close a tournament in the name of its host."""
    host = (await tournament_at(tournaments, id)).tournament.host
    await act(services, tournaments, id, HostRequest(action="finish"), host)


def _next_opened(tournament: Tournament, deal: int, deals: int) -> int:
    if not tournament.live:
        return deals
    if deal <= tournament.opened and deal > 0:
        return tournament.opened
    # One deal after the other: everybody sees the results of the one before.
    if deal != tournament.opened + 1 or tournament.closed < tournament.opened or deal > deals:
        raise _not_now()
    return deal


async def _change(
    store: Store, tournaments: OpenTournaments, before: Tournament, after: Tournament, late: Sequence[str]
) -> None:
    if before == after:
        return
    if not await TournamentStore(store.database).change(before, after, late):
        raise Refusal(409, "tournament-changed", "The tournament has changed meanwhile. Look at it again.")
    tournaments.changed(before.id)


async def correct(
    services: Services, tournaments: OpenTournaments, id: str, request: CorrectionRequest, person: str
) -> None:
    """Correct a name, who takes part, a result, or the end; everybody sees that it was corrected."""
    overview, now = await _hosted(tournaments, id, person), services.clocks.wall()
    if request.kind == "ends":
        await _move_end(services.store, tournaments, overview, request.ends, now)
        return
    player = overview.numbered(request.player)
    if player is None:
        raise Refusal(404, "no-player", "There is no player {number}.", number=request.player)
    made = Correction(request.kind, now, player.person)
    day = ""
    match request.kind:
        case "rename":
            made = replace(made, before=player.name, after=_checked_name(overview, request.name, player))
            await _rename(services.store, tournaments, id, made)
            return
        case "remove" | "readmit":
            if player.removed == (request.kind == "remove"):
                return
        case "strike" | "again":
            day = _corrected_deal(overview, player, request)
            made = replace(made, deal=request.deal)
    await TournamentStore(services.store.database).correct(id, made, day)
    tournaments.changed(id)


async def _rename(store: Store, tournaments: OpenTournaments, id: str, made: Correction) -> None:
    try:
        await TournamentStore(store.database).rename(id, made)
    except NameTaken as error:
        raise _taken(made.after, error) from None
    tournaments.changed(id)


def _corrected_deal(overview: Overview, player: Player, request: CorrectionRequest) -> str:
    """The name of the deal of which a result is struck or another try is given."""
    tried = overview.tries.get((player.person, request.deal))
    opened = 1 <= request.deal <= overview.tournament.opened
    if not opened or (request.kind == "strike" and (tried is None or tried.mark is not None)):
        raise Refusal(409, "nothing-to-correct", "There is nothing to correct there.")
    return TournamentKey(overview.tournament.id, request.deal).text


async def _move_end(
    store: Store, tournaments: OpenTournaments, overview: Overview, ends: float | None, now: float
) -> None:
    before = overview.tournament
    if before.ends is None or ends is None or now >= before.ends:
        # Afterwards everybody has seen the deals.
        raise _not_now()
    _check_end(ends, now)
    await _change(store, tournaments, before, replace(before, ends=ends), ())
    made = Correction("ends", now, before=str(before.ends), after=str(ends))
    await TournamentStore(store.database).correct(before.id, made)


async def _hosted(tournaments: OpenTournaments, id: str, person: str) -> Overview:
    """A tournament as it is stored now, for its host; raises a ``Refusal`` for anybody else."""
    await tournament_at(tournaments, id)
    overview = await tournaments.read(id)
    if overview is None or overview.tournament.host != person:
        raise not_the_host()
    if overview.tournament.over is not None:
        raise Refusal(409, "tournament-over", "The tournament is closed.")
    return overview


def _not_now() -> Refusal:
    return Refusal(409, "not-now", "This cannot be done now: one deal is open at a time, and none twice.")
