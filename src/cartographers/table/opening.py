"""The quickest way to a table: name the boxes, take a seat."""

from collections.abc import Sequence

from cartographers.editions import shelf
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import deal, plan_for
from cartographers.table.table import Table


def open_table(boxes: Sequence[str] = ("base",), sheet: str = "", seats: int = 1, seed: int = 0) -> Table:
    """A table with the recommended set-up of some boxes, dealt from a seed."""
    dealer = SeedDealer(seed)
    setup = deal(shelf(), plan_for(shelf(), boxes, sheet, seats), seed)
    return Table(shelf(), setup, dealer)
