"""How far a tournament is, how far a person is with each deal, and what of it the person may know."""

from collections.abc import Container
from dataclasses import dataclass

from cartographers.server.features.tournaments.messages import DealStage, Phase
from cartographers.server.features.tournaments.tournament import Tournament, TryProgress


def phase_of(tournament: Tournament, now: float) -> Phase:
    """How far a tournament is."""
    if tournament.over is not None:
        return "over"
    if tournament.ends is not None and now >= tournament.ends:
        return "ended"
    if not tournament.opened:
        return "joining"
    return "paused" if tournament.paused else "running"


@dataclass(frozen=True, slots=True)
class DealNow:
    """How far a deal is for everybody."""

    tournament: Tournament
    number: int
    #: Can nobody begin it any more, unless the host gives them another try?
    closed: bool
    #: May everybody know it who does not play it?
    told: bool


def deal_now(tournament: Tournament, number: int, played: Container[int], now: float) -> DealNow:
    """How far a deal is; ``played`` are the deals of which a try that will count is still running.

    Such a try may be finished after the end. Until then nobody else is told the deal: whoever plays it could
    ask as a stranger, with another device.
    """
    phase = phase_of(tournament, now)
    closed = phase in ("ended", "over") or number <= tournament.closed
    return DealNow(tournament, number, closed, closed and not (phase == "ended" and number in played))


@dataclass(frozen=True, slots=True)
class Standpoint:
    """Somebody who looks at a tournament."""

    person: str
    #: Do they take part?
    plays: bool
    #: Are they the host, and said that they would not play?
    referee: bool


@dataclass(frozen=True, slots=True)
class OwnDeal:
    """A deal as it is for one person."""

    stage: DealStage
    #: May they know how the deal goes and what others have made of it?
    shown: bool
    #: Has the host given them a try that they have not begun?
    granted: bool = False


def own_deal(deal: DealNow, who: Standpoint, mine: TryProgress | None, granted: bool) -> OwnDeal:
    """How far a person is with a deal; ``granted`` says that the host has once given them another try."""
    given = granted and mine is None and who.plays and deal.tournament.over is None
    stage = _stage(deal.tournament, deal.number, mine, deal.closed and not given)
    if given:
        return OwnDeal("open", shown=False, granted=True)
    playing = stage in ("soon", "open", "running") and who.plays
    done = stage in ("done", "ended", "struck") and who.plays and not deal.tournament.live
    return OwnDeal(stage, shown=who.referee or (not playing and (deal.told or done)))


def _stage(tournament: Tournament, deal: int, mine: TryProgress | None, closed: bool) -> DealStage:
    if mine is None:
        return "missed" if closed else "open" if deal <= tournament.opened else "soon"
    if mine.mark is not None:
        return mine.mark
    if not mine.over:
        return "running"
    return "ended" if mine.stars is None else "done"
