"""What an environment is made with: boxes, a sheet, seats, and edicts if they are always the same."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cartographers.boxes import shelf
from cartographers.rules.area import CELLS
from cartographers.sim.blocks import is_simulated
from cartographers.sim.cards import Cards
from cartographers.table.opening import deal_table
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table


class NotInEnvironments(ValueError):
    """A set-up that the environments cannot play; the message says why."""


@dataclass(frozen=True)
class GameOptions:
    """The games of an environment: a plan, and the numbers that are the same in all of them."""

    plan: Plan
    cards: Cards

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.cards.variants * CELLS

    def table(self, deal_number: int) -> Table:
        """The table of a deal."""
        return deal_table(self.plan, deal_number)


def game_options(
    boxes: Sequence[str] | str = ("base",),
    sheet: str = "",
    seats: int = 1,
    edicts: Sequence[str] = (),
    skills: Sequence[str] = (),
) -> GameOptions:
    """The recommended games of some boxes; raises a ``ValueError`` that says what would be right.

    Without edicts every deal has its own. Skills are the same in all deals: each has actions of its own.
    """
    names = boxes.split(",") if isinstance(boxes, str) else boxes
    plan = replace(plan_for(shelf(), names, sheet, seats), edicts=tuple(edicts))
    if plan.skills and not skills:
        raise NotInEnvironments(
            "an environment has the same skills in every deal: name three of "
            f"{', '.join(sorted(shelf().skills))}, as skills=[…]"
        )
    plan = replace(plan, skills=tuple(skills))
    cards = Cards(shelf(), deal(shelf(), plan, 0), any_edicts=not edicts)
    for key in cards.setup.skills:
        if not is_simulated(shelf().skills[key].skill, cards.cards):
            raise NotInEnvironments(
                f"the skill {key!r} changes the drawing and draws besides, for which there are no actions"
            )
    return GameOptions(plan, cards)
