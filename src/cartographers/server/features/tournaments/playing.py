"""Playing the deals of a tournament, and who may know how they go."""

from cartographers.rules.setup import IllegalSetup
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.deal_key import TournamentKey
from cartographers.server.basics.errors import Refusal, refused
from cartographers.server.features.tournaments.messages import TournamentRequest
from cartographers.server.features.tournaments.open_tournaments import OpenTournaments, Overview
from cartographers.server.features.tournaments.stages import OwnDeal, Standpoint, deal_now, own_deal
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.names.checking import proper_name
from cartographers.server.protocol.plans import Created, PlanRequest, SeatRequest
from cartographers.server.shared_deals.counted import SharedDeal, begin_counted, play_again
from cartographers.server.storage.tries import NewTry, Round, RoundClosed


async def tournament_at(tournaments: OpenTournaments, id: str) -> Overview:
    """A tournament; raises a ``Refusal`` if there is none of this id."""
    tournament = await tournaments.overview(id)
    if tournament is None:
        raise Refusal(404, "no-tournament", "There is no such tournament.")
    return tournament


def standpoint(overview: Overview, person: str) -> Standpoint:
    """Who a person is in a tournament."""
    player = overview.player(person)
    referee = person == overview.tournament.host and not overview.plan.plays
    return Standpoint(person, player is not None and not player.removed, referee)


def deal_of(overview: Overview, deal: int, person: str, now: float) -> OwnDeal:
    """A deal as it is for one person."""
    who, key = standpoint(overview, person), (person, deal)
    everybodys = deal_now(overview.tournament, deal, overview.played, now)
    return own_deal(everybodys, who, overview.tries.get(key), key in overview.again)


def sheet_of(plan: TournamentRequest, deal: int) -> str:
    """The sheet of a deal."""
    return plan.sheets[(deal - 1) % len(plan.sheets)] if plan.sheets else plan.wishes.sheet


def plan_of(plan: TournamentRequest, deal: int, name: str) -> PlanRequest:
    """The plan of a counted try: alone, without hints or spectators."""
    wishes = plan.wishes.model_copy(update={"sheet": sheet_of(plan, deal)})
    return PlanRequest(
        **wishes.model_dump(), seats=[SeatRequest(kind="me", name=name)], hints=False, watchers=False
    )


async def check_may_look(tournaments: OpenTournaments, key: TournamentKey, person: str, now: float) -> None:
    """Raise a ``Refusal`` if a person may not know yet how a deal goes."""
    overview = await tournament_at(tournaments, key.tournament)
    if not deal_of(overview, key.number, person, now).shown:
        sentence = (
            "This deal is still being played: what others have made of it is told when you may know it."
        )
        raise Refusal(403, "deal-closed", sentence)


async def still_played(tournaments: OpenTournaments, key: TournamentKey, now: float) -> Refusal | None:
    """What those are told who do not play in its tournament, if they may not know yet how a deal goes."""
    overview = await tournaments.overview(key.tournament)
    if overview and not deal_now(overview.tournament, key.number, overview.played, now).told:
        sentence = "This is a deal of a tournament in which it is still played: until then only there."
        return Refusal(409, "deal-open", sentence)
    return None


async def play(
    lobby: Lobby, tournaments: OpenTournaments, key: TournamentKey, counted: bool, person: str
) -> Created:
    """Begin the counted try or go on with it, or begin another one, which does not count."""
    overview = await tournament_at(tournaments, key.tournament)
    player = overview.player(person)
    _check_deal(overview, key.number)
    # Names of players who joined before names were checked may have more than can be used.
    plan = plan_of(overview.plan, key.number, proper_name(player.name) if player else "")
    shared = SharedDeal(key, plan, secret_of(lobby.services.seat_codes, key))
    if not counted:
        await check_may_look(tournaments, key, person, lobby.services.clocks.wall())
        return await play_again(lobby, shared, person)
    if player is None or player.removed:
        raise Refusal(403, "not-playing", "You do not take part in this tournament.")
    created = await _count(lobby, overview, key, NewTry(key.text, person, player.name), shared)
    tournaments.progressed(key.tournament)
    return created


async def _count(
    lobby: Lobby, overview: Overview, key: TournamentKey, new: NewTry, shared: SharedDeal
) -> Created:
    granted = (new.person, key.number) in overview.again
    begun = Round(key.tournament, key.number, lobby.services.clocks.wall(), granted)
    new = NewTry(new.day, new.person, new.name, begun)
    try:
        created = await begin_counted(lobby, shared, new)
    except RoundClosed:
        if overview.tournament.paused:
            raise Refusal(409, "tournament-paused", "The host has paused the tournament.") from None
        raise Refusal(409, "deal-not-open", "This deal is not open now.") from None
    except IllegalSetup as error:  # the name
        raise refused(error) from None
    if created is None:
        raise Refusal(409, "deal-tried", "You have played this deal; one try counts.")
    return created


def _check_deal(overview: Overview, deal: int) -> None:
    if not 1 <= deal <= overview.plan.deals:
        raise Refusal(404, "no-tournament-deal", "The tournament has no deal {deal}.", deal=deal)


def secret_of(codes: SeatCodes, key: TournamentKey) -> str:
    """The secret from which a deal follows. Whoever has the server's key can compute it, nobody else."""
    return codes.derived(f"deal of a tournament/{key.tournament}/{key.number}").hex()
