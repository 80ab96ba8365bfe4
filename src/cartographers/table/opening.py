"""A table dealt from a seed, by a plan or by the names of boxes."""

from collections.abc import Sequence

from cartographers.boxes import shelf
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table


def deal_table(plan: Plan, seed: int) -> Table:
    """A table with a set-up by a plan; set-up and cards follow from the seed."""
    return Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))


def open_table(boxes: Sequence[str] = ("base",), sheet: str = "", seats: int = 1, seed: int = 0) -> Table:
    """A table with the recommended set-up of some boxes."""
    return deal_table(plan_for(shelf(), boxes, sheet, seats), seed)
