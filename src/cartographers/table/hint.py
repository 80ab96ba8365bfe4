"""A hint in three steps: what to look at, where, and the decision itself."""

from statistics import fmean
from typing import Literal, NamedTuple

from cartographers.players.adviser import Advice, Adviser
from cartographers.rules.area import BOARD, NOWHERE, SIDE, cell, cells, place
from cartographers.rules.card import Edict, ExploreCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.effect import settle_alone
from cartographers.rules.legal import drawings, explore_choices, explore_turn
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.timetable import timetable_of
from cartographers.rules.view import View

Look = Literal["edict", "coins", "monsters", "ruins", "room"]

#: The lines that divide the map into parts; a hint names only the parts a drawing lies in.
BANDS = (0, 4, 8, SIDE)
#: How many drawings of each card are tried to see what an edict may still bring.
TRIED = 60


class Hint(NamedTuple):
    """What to look at, where, and what to decide."""

    look: Look
    #: The edict to look at, if it is one.
    edict: str
    #: Whose map it is about.
    owner: int
    #: The parts of the map in which the drawing lies; nothing if nothing is drawn.
    where: int
    advice: Advice


def hint(view: View, adviser: Adviser) -> Hint:
    """A hint for the phase under way, from nothing but what the player sees."""
    best = adviser.advise(view, most=1)[0]
    look, edict = _look(view, best.decision)
    return Hint(look, edict, view.map_owner, _parts(_drawn(best.decision)), best)


def _look(view: View, decision: Decision) -> tuple[Look, str]:
    """What a decision is for: what it raises most now, else what it prepares, else the duty, else room.

    A declaration that raises nothing is about the monsters that are about to come.
    """
    owner = view.map_owner
    first, then = (settle_alone(view.game, view.seat, one).seats[owner] for one in (None, decision))
    # On a neighbour's map the point is what they lose.
    sign = 1 if owner == view.seat else -1
    raised = {key: sign * more for key, more in _raised(view.game, first, then).items()}
    if max(raised.values()) <= 0:
        raised = {key: sign * more for key, more in _prepared(view.game, first.sheet, then.sheet).items()}
    look = max(raised, key=lambda key: raised[key])
    if raised[look] > 0:
        return look
    if view.phase is Phase.DECLARE:
        return "monsters", ""
    return ("ruins" if view.offer().covering != BOARD else "room"), ""


def _raised(game: Game, first: Seat, then: Seat) -> dict[tuple[Look, str], float]:
    """The stars that a change of a map brings in all seasons left, by what they come from."""
    times = timetable_of(game)
    left = times.seasons_left(game.season)
    raised: dict[tuple[Look, str], float] = {
        ("edict", edict.key): seasons * (edict.worth(then.sheet) - edict.worth(first.sheet))
        for edict, seasons in times.edicts_left(game.season)
    }
    raised["coins", ""] = left * (then.purse - first.purse)
    raised["monsters", ""] = left * (monsters_toll(first.sheet) - monsters_toll(then.sheet))
    return raised


def _prepared(game: Game, first: Sheet, then: Sheet) -> dict[tuple[Look, str], float]:
    """How much more each edict could bring with one of the cards still in the deck."""
    cards = [card for key in game.left if isinstance(card := game.shelf.cards[key], ExploreCard)]
    return {
        ("edict", edict.key): seasons * (_reach(edict, then, cards) - _reach(edict, first, cards))
        for edict, seasons in timetable_of(game).edicts_left(game.season)
    }


def _reach(edict: Edict, sheet: Sheet, cards: list[ExploreCard]) -> float:
    """The stars of an edict after the best drawing of a card, on average over the cards."""
    best = []
    for card in cards:
        found = drawings(explore_choices(explore_turn(sheet, card, pending=False))[0])
        some = found[:: len(found) // TRIED + 1]
        best.append(max([edict.worth(draw(sheet, *drawing)) for drawing in some], default=edict.worth(sheet)))
    return fmean(best) if best else 0.0


def _drawn(decision: Decision) -> int:
    """The cells a decision is about."""
    match decision:
        case Draw(cells=area) | Ambush(cells=area):
            pass
        case Post(cell=area) | Destroy(cell=area):
            pass
        case Declare():
            area = NOWHERE
    extra = decision.extra if isinstance(decision, Draw | Post | Declare) else None
    return area | extra.cells if extra else area


def _parts(area: int) -> int:
    """The parts of the map that an area lies in, as one rectangle."""
    if not area:
        return NOWHERE
    places = [place(one) for one in cells(area)]
    rows, columns = (_band([at[side] for at in places]) for side in (0, 1))
    return sum(cell(row, column) for row in rows for column in columns)


def _band(lines: list[int]) -> range:
    """From the line before the first to the line after the last at which the map is divided."""
    start = max(edge for edge in BANDS if edge <= min(lines))
    return range(start, min(edge for edge in BANDS if edge > max(lines)))
