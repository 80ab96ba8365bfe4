"""The move that is made for a player whose time is up, where the makers chose that moves are skipped."""

from cartographers.rules.area import NOWHERE, cells, size, union
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.legal import drawings
from cartographers.rules.rule import Choice
from cartographers.rules.state import Phase
from cartographers.rules.terrain import Terrain
from cartographers.rules.view import View


def skipped_move(view: View) -> Decision:
    """The legal decision with the fewest cells, the first in reading order; no skill is used.

    The rules have no pass, so something has to be drawn. It is not judged by what it is worth.
    """
    choices = view.offer().choices
    match view.phase:
        case Phase.DRAW:
            return Draw(*_smallest(choices))
        case Phase.DECLARE:
            return Declare()
        case Phase.AMBUSH:
            _, area = _smallest(choices)
            return Ambush(area, next(cells(view.targets(area)), NOWHERE))
        case Phase.HERO:
            one = _first_cell(choices)
            return Post(one, min(view.marks(one)))
    return Destroy(_first_cell(choices))


def _smallest(choices: list[Choice]) -> tuple[Terrain, int]:
    return min(drawings(choices), key=lambda drawing: (size(drawing[1]), drawing[1], drawing[0]))


def _first_cell(choices: list[Choice]) -> int:
    return next(cells(union(spots for choice in choices for _, spots in choice.spots)))
