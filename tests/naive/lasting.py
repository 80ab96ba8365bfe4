"""Lasting ambush effects after a season's scoring: the zombie and the troll (R5.2)."""

from typing import Any

from .seat import TROLL, ZOMBIE, Seat
from .wrong import expect, expect_fields, expect_list, read_cell

LASTING = (ZOMBIE, TROLL)


def lasting_effect(seats: list[Seat], card_id: str, step: dict[str, Any]) -> None:
    """Check and carry out one effect on all maps."""
    if card_id == ZOMBIE:
        expect_fields(step, ["after", "coins"], what=card_id)
        for seat in seats:
            _spread(seat)
    else:
        expect_fields(step, ["after", "destroy", "coins"], what=card_id)
        entries = expect_list(step["destroy"], len(seats), "destroy")
        for seat, entry in zip(seats, entries, strict=True):
            _ravage(seat, entry)


def _spread(seat: Seat) -> None:
    """Every empty cell beside a living zombie becomes one, one step, all at once (R8.6)."""
    reached = frozenset(cell for cell in seat.beside_living(ZOMBIE) if seat.map.is_empty(cell))
    seat.draw("monster", reached, ZOMBIE)
    seat.settle()


def _ravage(seat: Seat, entry: Any) -> None:
    """The owner destroys one empty cell beside a living troll, if there is one (R8.7)."""
    choices = {cell for cell in seat.beside_living(TROLL) if seat.map.is_empty(cell)}
    if not choices:
        expect(entry is None, "the troll has nothing to destroy here")
        return
    expect_fields(entry, ["cell"], what="destroy")
    cell = read_cell(entry["cell"])
    expect(cell in choices, f"the troll cannot destroy {entry['cell']}")
    seat.destroy(cell)
    seat.settle()
