"""The one complaint of the referee, and small helpers for reading what a record says."""

from collections.abc import Iterable
from typing import Any

from .board import Cell, cell_of


class Wrong(Exception):
    """Something in a record is not exactly according to the rules."""


def expect(condition: bool, message: str) -> None:
    """Raise `Wrong` unless the condition holds."""
    if not condition:
        raise Wrong(message)


def expect_fields(
    thing: Any, needed: Iterable[str], allowed: Iterable[str] = (), what: str = "entry"
) -> None:
    """Require an object that has every needed field and, beyond those, only allowed ones."""
    expect(isinstance(thing, dict), f"{what}: {thing!r} is not an object")
    for field in needed:
        expect(field in thing, f"{what}: {field!r} is missing in {thing!r}")
    for field in thing:
        expect(field in {*needed, *allowed}, f"{what}: {field!r} does not belong in {thing!r}")


def expect_list(thing: Any, length: int, what: str) -> list[Any]:
    """The list itself, if it is one of the given length."""
    expect(isinstance(thing, list), f"{what}: {thing!r} is not a list")
    expect(len(thing) == length, f"{what}: {len(thing)} entries instead of {length}")
    return list(thing)


def read_cell(name: Any) -> Cell:
    """The cell with a name like `K11`."""
    cell = cell_of(name) if isinstance(name, str) else None
    if cell is None:
        raise Wrong(f"{name!r} is not the name of a cell")
    return cell


def read_cells(names: Any) -> frozenset[Cell]:
    """The cells of a list of names, none of them named twice."""
    expect(isinstance(names, list), f"{names!r} is not a list of cells")
    cells = frozenset(read_cell(name) for name in names)
    expect(len(cells) == len(names), f"a cell is named twice in {names!r}")
    return cells
