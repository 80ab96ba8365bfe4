"""Why a decision is good: what it brings at once, what it prepares, and how it compares with another one.

A reason is a code with numbers, measured with the rules themselves and with the adviser's expectations.
Whoever shows it writes the sentence.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from cartographers.players.player import Advice
from cartographers.rules.area import BOARD, size
from cartographers.rules.card import Edict, ExploreCard
from cartographers.rules.decision import Decision
from cartographers.rules.effect import settle_alone
from cartographers.rules.legal import drawings, explore_choices, explore_turn
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import time_after, timetable_of
from cartographers.rules.view import View

#: edict: it gives more; edict-less: it gives less; edict-prepared: it gives the same, but coming cards can
#: bring more; coins: coins earned; monsters: spaces beside monsters closed; ruins: the ruins card is obeyed;
#: room: coming shapes have more places than after another decision; better: more stars are expected.
Code = Literal["edict", "edict-less", "edict-prepared", "coins", "monsters", "ruins", "room", "better"]
#: Where stars of a lead lie; later: what coming cards bring.
PartKind = Literal["edict", "coins", "monsters", "later"]

#: How many drawings of each card are tried to see what an edict may still bring.
TRIED = 60
#: How many reasons are given, not counting "better".
MOST = 3
#: The fewest stars that are worth a word where they are only expected.
LEAST = 0.1


class Reason(NamedTuple):
    """One reason for a decision. On a neighbour's map it counts what the neighbour loses."""

    code: Code
    #: Stars at one scoring, coins, spaces closed, or places for coming shapes.
    amount: float = 0.0
    #: The edict, the season that scores it next, and how many seasons still do.
    edict: str = ""
    season: int = 0
    times: int = 1
    #: The places for coming shapes after the other decision.
    instead: int = 0

    @property
    def weight(self) -> float:
        """The stars it comes to in all seasons left."""
        return self.amount * self.times


class Part(NamedTuple):
    """A part of the stars by which one decision is better than another, or worse."""

    kind: PartKind
    stars: int
    #: The edict that gives them, or that coming cards raise most, and in how many seasons it does.
    edict: str = ""
    times: int = 1


def reasons(view: View, advice: Sequence[Advice]) -> tuple[Reason, ...]:
    """Why the first decision is better than the others.

    It is compared with the usual decision or, if it is that one itself, with the next best.
    """
    best, *others = advice
    chosen = gains(view, best.decision)
    losses = [reason for reason in chosen if reason.amount < 0][-1:]
    chosen = [reason for reason in chosen if reason.amount > 0][: MOST - len(losses)] + losses
    if view.phase is Phase.DRAW and view.offer().covering != BOARD:
        chosen.append(Reason("ruins"))
    if len(chosen) < MOST:
        chosen += prepared(view, best.decision)[: MOST - len(chosen)]
    if not others or view.map_owner != view.seat:
        return tuple(chosen)
    other = next((one for one in others if one.usual), others[0])
    if len(chosen) < MOST:
        chosen += room(view, best.decision, other.decision)
    lead = best.expected - other.expected
    return (*chosen, Reason("better", lead)) if lead >= LEAST else tuple(chosen)


def lead(view: View, decision: Decision, other: Decision, stars: int) -> list[Part]:
    """The parts of the stars by which a decision is better than another one; they add up to them.

    First what it changes at once, in all seasons left, more or less; last what is left for coming cards.
    """
    parts = [
        Part(_part_kind(reason), int(reason.weight), reason.edict, reason.times)
        for reason in changes(view, decision, other)
    ]
    later = stars - sum(part.stars for part in parts)
    if later:
        raised = prepared(view, decision)[:1] if later > 0 else []
        parts.append(Part("later", later, raised[0].edict if raised else ""))
    return parts


def _part_kind(reason: Reason) -> PartKind:
    return reason.code if reason.code in ("coins", "monsters") else "edict"


def gains(view: View, decision: Decision) -> list[Reason]:
    """What a decision changes at once, but for coins and stars lost to monsters; the best first."""
    all_changes = changes(view, decision)
    return [one for one in all_changes if one.amount > 0 or one.code == "edict-less"]


def changes(view: View, decision: Decision, instead: Decision | None = None) -> list[Reason]:
    """What a decision changes at once, compared with another one or with drawing nothing; the best first."""
    game, owner = view.game, view.map_owner
    first, then = (settle_alone(game, view.seat, one).seats[owner] for one in (instead, decision))
    left = timetable_of(game).seasons_left(time_after(game).season)
    sign = _sign(view)
    reasons = []
    for edict, season, times in _scorings(game):
        more = sign * (edict.worth(then.sheet) - edict.worth(first.sheet))
        reasons.append(Reason("edict" if more > 0 else "edict-less", more, edict.key, season, times))
    reasons.append(Reason("coins", sign * (then.purse - first.purse), times=left))
    closed = sign * (monsters_toll(first.sheet) - monsters_toll(then.sheet))
    reasons.append(Reason("monsters", closed, times=left))
    return sorted((one for one in reasons if one.amount), key=lambda reason: -reason.weight)


def prepared(view: View, decision: Decision) -> list[Reason]:
    """The edicts that give the same as before, but of which coming cards can make more; the best first.

    The amount is a mean over the cards left in the deck, each drawn where it brings most.
    """
    first, then = _sheets(view, None, decision)
    cards, sign = _cards_left(view.game), _sign(view)
    raised = [
        Reason(
            "edict-prepared", sign * (_reach(edict, then, cards) - _reach(edict, first, cards)), edict.key
        )._replace(season=season, times=times)
        for edict, season, times in _scorings(view.game)
        if edict.worth(first) == edict.worth(then)
    ]
    return sorted((one for one in raised if one.amount >= LEAST), key=lambda reason: -reason.weight)


def room(view: View, decision: Decision, other: Decision) -> list[Reason]:
    """That the cards left in the deck can be drawn in more places than after the other decision, if so."""
    cards = _cards_left(view.game)
    places, instead = (
        sum(_places(sheet, card) for card in cards) for sheet in _sheets(view, decision, other)
    )
    return [Reason("room", places, instead=instead)] if places > instead else []


def _sign(view: View) -> int:
    """Is it good for the decision that the map gains, or on a neighbour's map that it loses?"""
    return 1 if view.map_owner == view.seat else -1


def _sheets(view: View, *decisions: Decision | None) -> Iterator[Sheet]:
    """The map that is drawn on, after each of some decisions."""
    for decision in decisions:
        yield settle_alone(view.game, view.seat, decision).seats[view.map_owner].sheet


def _scorings(game: Game) -> Iterator[tuple[Edict, int, int]]:
    """The edicts still to be scored, the season that does it next, and how many seasons do it."""
    table, now = timetable_of(game), time_after(game).season
    for number, edict in enumerate(table.edicts):
        seasons = [at for at, one in enumerate(table.seasons) if at >= now and number in one.edicts]
        if seasons:
            yield edict, seasons[0], len(seasons)


def _cards_left(game: Game) -> list[ExploreCard]:
    return [card for key in game.left if isinstance(card := game.shelf.cards[key], ExploreCard)]


def _reach(edict: Edict, sheet: Sheet, cards: Sequence[ExploreCard]) -> float:
    """The stars of an edict after the best drawing of a card, on average over the cards."""
    best = []
    for card in cards:
        ways = drawings(explore_choices(explore_turn(sheet, card, pending=False))[0])
        some = ways[:: len(ways) // TRIED + 1]
        best.append(max([edict.worth(draw(sheet, *drawing)) for drawing in some], default=edict.worth(sheet)))
    return fmean(best) if best else 0.0


def _places(sheet: Sheet, card: ExploreCard) -> int:
    """In how many places and poses the shapes of a card can be drawn; none if only a single space can."""
    choices, fallback = explore_choices(explore_turn(sheet, card, pending=False))
    return 0 if fallback else sum(size(anchors) for choice in choices for _, anchors in choice.spots)
