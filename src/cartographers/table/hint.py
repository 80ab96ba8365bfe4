"""A hint in three steps: what to look at, where, and the decision itself."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from cartographers.players.player import Advice, Adviser
from cartographers.rules.area import NOWHERE, SIDE, cell, cells, place
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.state import Phase
from cartographers.rules.view import View
from cartographers.table.reasons import Code, Reason, reasons

Look = Literal["edict", "coins", "monsters", "ruins", "room"]

#: The lines that divide the map into parts; a hint names only the parts a drawing lies in.
BANDS = (0, 4, 8, SIDE)
#: What to look at for a reason; the others are no purpose of their own.
LOOKS: Mapping[Code, Look] = {
    "edict": "edict",
    "edict-prepared": "edict",
    "coins": "coins",
    "monsters": "monsters",
}


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
    #: Why the decision is good, the strongest reason first.
    why: tuple[Reason, ...] = ()


def hint(view: View, adviser: Adviser) -> Hint:
    """A hint for the phase under way, from nothing but what the player sees."""
    # Two, so that the best can be compared with the next best if it is the usual one itself.
    advice = adviser.advise(view, most=2)
    best, why = advice[0], reasons(view, advice)
    look, edict = _look(view, why)
    return Hint(look, edict, view.map_owner, _parts(_drawn(best.decision)), best, why)


def _look(view: View, why: Sequence[Reason]) -> tuple[Look, str]:
    """What a decision is for: what it raises most now, else what it prepares, else the duty, else room.

    A declaration that raises nothing is about the monsters that are about to come.
    """
    for reason in why:
        if reason.code in LOOKS:
            return LOOKS[reason.code], reason.edict
    if view.phase is Phase.DECLARE:
        return "monsters", ""
    return ("ruins" if any(reason.code == "ruins" for reason in why) else "room"), ""


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
