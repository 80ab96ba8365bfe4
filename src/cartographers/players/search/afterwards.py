"""What a decision leaves behind on the own side of the table, before anything else happens."""

from cartographers.rules.change import changed
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.event import Committed
from cartographers.rules.game import after
from cartographers.rules.legal import coin_of, turn_of
from cartographers.rules.sheet import destroy, draw, mark
from cartographers.rules.state import Drawn, Seat
from cartographers.rules.terrain import HERO
from cartographers.rules.view import View


def afterwards(view: View, decision: Decision) -> Seat:
    """The own seat once a decision has taken effect; an ambush on a neighbour's map changes nothing."""
    shelf, seat = view.game.shelf, view.me
    sheet, coin = seat.sheet, 0
    match decision:
        case Draw():
            sheet = draw(sheet, decision.terrain, decision.cells)
            shapes = turn_of(view.game, view.seat).shapes
            if decision.skill:
                shapes = shelf.skills[decision.skill].skill.shapes(shapes)
            coin = coin_of(shapes, decision.cells)
        case Post():
            sheet = mark(draw(sheet, HERO, decision.cell), decision.marks)
        case Destroy():
            sheet = destroy(sheet, decision.cell)
        case Declare() if view.game.setup.solo:
            # What comes of it is certain: the ambush walks (R11.2).
            return after(view.game, Committed(view.seat, decision)).seats[view.seat]
        case Ambush():
            return seat
    if isinstance(decision, Draw | Post | Declare):
        if decision.extra:
            sheet = draw(sheet, decision.extra.terrain, decision.extra.cells)
        if decision.skill:
            seat = seat.but(skill=decision.skill, crossed=seat.crossed + shelf.skills[decision.skill].cost)
    return changed(shelf, seat, sheet, Drawn(view.seat, view.seat), coin)[0]
