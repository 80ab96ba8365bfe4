"""What an environment is made with: boxes, a sheet, seats, and edicts if they are always the same."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cartographers.editions import shelf
from cartographers.env.numbering import Numbering
from cartographers.table.opening import deal_table
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table


class NotInEnvironments(ValueError):
    """A set-up that the environments cannot play; the message says why."""


@dataclass(frozen=True)
class GameOptions:
    """The games of an environment: a plan, and the numbers that are the same in all of them."""

    plan: Plan
    numbering: Numbering

    def table(self, deal_number: int) -> Table:
        """The table of a deal."""
        return deal_table(self.plan, deal_number)


def game_options(
    boxes: Sequence[str] | str = ("base",), sheet: str = "", seats: int = 1, edicts: Sequence[str] = ()
) -> GameOptions:
    """The recommended games of some boxes; raises a ``ValueError`` that says what would be right.

    Without edicts every deal has its own.
    """
    names = boxes.split(",") if isinstance(boxes, str) else boxes
    plan = replace(plan_for(shelf(), names, sheet, seats), edicts=tuple(edicts))
    if plan.skills:
        raise NotInEnvironments(
            "the environments do not play with skills: leave the box 'skills' out (docs/env.md)"
        )
    return GameOptions(plan, Numbering(shelf(), deal(shelf(), plan, 0), any_edicts=not edicts))
