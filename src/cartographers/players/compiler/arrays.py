"""Arrays in memory that compiled functions read and write; those of NumPy can be given to them as well."""

import ctypes
from collections.abc import Iterable
from math import prod
from typing import Any

#: The kinds of items: whole numbers of 64 and 32 bits, words without a sign, real numbers of 64 and 32 bits.
KINDS: dict[str, Any] = {
    "q": ctypes.c_int64,
    "i": ctypes.c_int32,
    "Q": ctypes.c_uint64,
    "d": ctypes.c_double,
    "f": ctypes.c_float,
}
#: The same kinds by NumPy's names.
_NUMPY = {"q": "<i8", "i": "<i4", "Q": "<u8", "d": "<f8", "f": "<f4"}
#: How many numbers of a net are worked on at a time.
LANES = 8


class Array:
    """Items in rows of rows, the last index first in memory; all 0 unless they are given."""

    __slots__ = ("address", "data", "kind", "shape")

    def __init__(self, kind: str, shape: tuple[int, ...], items: Iterable[Any] = ()) -> None:
        self.kind, self.shape = kind, shape
        # An array without items has an address too.
        self.data = (KINDS[kind] * max(1, prod(shape)))(*items)
        self.address = ctypes.addressof(self.data)

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, at: int | tuple[int, ...]) -> Any:
        """An item, or the items of a row as a list."""
        start, size = self.place_of(at)
        return self.data[start] if size == 0 else self.data[start : start + size]

    def __setitem__(self, at: int | tuple[int, ...], value: Any) -> None:
        """Write an item, or the items of a row."""
        start, size = self.place_of(at)
        if size == 0:
            self.data[start] = value
        else:
            self.data[start : start + size] = value

    def place_of(self, at: int | tuple[int, ...]) -> tuple[int, int]:
        """Where an item is (with a size of 0), or where a row starts and how many items it has."""
        index = (at,) if isinstance(at, int) else at
        place = 0
        for one, side in zip(index, self.shape, strict=False):
            if not 0 <= one < side:
                raise IndexError(f"{at} in an array of {self.shape}")
            place = place * side + one
        rest = self.shape[len(index) :]
        return (place * prod(rest), prod(rest)) if rest else (place, 0)

    def items(self) -> list[Any]:
        """All items, one row after another."""
        items: list[Any] = self.data[: prod(self.shape)]
        return items

    def tolist(self) -> list[Any]:
        """The items as lists of lists."""
        nested = self.items()
        for side in reversed(self.shape[1:]):
            nested = [nested[at : at + side] for at in range(0, len(nested), side)]
        return nested

    def copy(self) -> "Array":
        """Another one with the same items."""
        return Array(self.kind, self.shape, self.data)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """For NumPy, which can use the same memory."""
        return {
            "version": 3,
            "shape": self.shape,
            "typestr": _NUMPY[self.kind],
            "data": (self.address, False),
        }


def array(kind: str, rows: Any, axes: int = 1) -> Array:
    """An array of lists of lists, so many deep; all lists in a list are equally long."""
    shape, row, flat = [], rows, list(rows)
    for axis in range(axes):
        shape.append(len(row))
        row = row[0] if len(row) else ()
        if axis:
            flat = [one for part in flat for one in part]
    return Array(kind, tuple(shape), flat)


def address_and_sides(given: Any, kind: str, sides: tuple[int | None, ...]) -> list[int]:
    """The address and the sides of an array, ours or NumPy's; raises ``TypeError`` if it is no such array."""
    if isinstance(given, Array):
        fits, shape, address = given.kind == kind, given.shape, given.address
    else:
        about = given.__array_interface__
        # Without strides its items lie one after another.
        fits = about["typestr"] == _NUMPY[kind] and about.get("strides") is None
        shape, address = about["shape"], about["data"][0]
    if not fits or len(shape) != len(sides):
        raise TypeError(f"an array of {kind!r} with {len(sides)} axes was expected")
    return [address, *shape]
