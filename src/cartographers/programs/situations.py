"""One situation for each kind of decision, from games that chance plays."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.area import BOARD
from cartographers.rules.legal import drawings
from cartographers.rules.state import Phase
from cartographers.rules.view import View
from cartographers.table.opening import deal_table
from cartographers.table.plan import plan_for

#: All kinds: a phase, and what is special in it.
KINDS = (
    "draw",
    "draw-ruins",
    "draw-single",
    "declare",
    "ambush",
    "ambush-target",
    "gaze",
    "hero",
    "ravage",
)
#: Enough to find all kinds.
_GAMES = 100
_BOXES = ("heroes", "base", "skills", "ambush")


class Situation(NamedTuple):
    """A view in which a seat has to decide."""

    key: str
    view: View


@cache
def situations() -> tuple[Situation, ...]:
    """A situation of each kind, in the order of ``KINDS``."""
    by_key: dict[str, Situation] = {}
    for situation in _all():
        by_key.setdefault(situation.key, situation)
        if len(by_key) == len(KINDS):
            break
    return tuple(by_key[key] for key in KINDS)


def _all() -> Iterator[Situation]:
    """The situations of game after game, alone and at tables."""
    for seed in range(_GAMES):
        # Sheet A has ruins, and the ambushes of Heroes ask for the most decisions.
        plan = plan_for(shelf(), _BOXES, "A", seats=1 + 2 * (seed % 2))
        table = deal_table(replace(plan, ambushes=("heroes",)), seed)
        players = [Chance(seed + seat) for seat in range(table.game.setup.seats)]
        while not table.over:
            for seat in table.game.waiting:
                view = table.view(seat)
                yield Situation(_kind(view), view)
                table.commit(seat, players[seat].decide(view))


def _kind(view: View) -> str:
    offer = view.offer()
    match view.phase:
        case Phase.DRAW if offer.fallback:
            return "draw-single"
        case Phase.DRAW if offer.covering != BOARD:
            return "draw-ruins"
        case Phase.AMBUSH if any(view.targets(area) for _, area in drawings(offer.choices)):
            return "ambush-target"
    return view.phase.value
