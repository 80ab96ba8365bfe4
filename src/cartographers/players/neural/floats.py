"""The arithmetic of a net without NumPy: arrays in memory, and compiled functions that compute with them.

It has just what ``network`` asks for. Positions are on the second axis, as with NumPy (``arithmetic``).
"""

from collections.abc import Callable, Sequence
from ctypes import memmove
from math import prod
from typing import Any, Protocol

from cartographers.players.compiler.arrays import Array
from cartographers.players.neural.network import Arithmetic, Calculator, Weights
from cartographers.players.neural.winograd import MIX_WEIGHTS, MIXED, TILES
from cartographers.rules.area import CELLS

#: The bytes of a number, and the words of an area.
_BYTES, _WORDS = 4, 2


class NetCode(Protocol):
    """The compiled functions; the first four take the addresses of arrays, and whole numbers after them."""

    #: How many numbers are worked on at a time: there must be so many channels, or a multiple.
    lanes: int
    mix: Callable[..., None]
    unmix: Callable[..., None]
    unmix_and_add: Callable[..., None]
    products: Callable[..., None]
    #: Add the same numbers to each row: rows, numbers.
    add_to_each: Callable[..., None]
    no_less_than_zero: Callable[..., None]
    #: The mean of all rows (rows, the part that one is, result), and the highest number at each place.
    mean: Callable[..., None]
    most: Callable[..., None]
    #: For each cell, position and area 1 or 0: areas (positions, areas, 2), result.
    spread: Callable[..., None]


class Floats(Array):
    """Numbers of 32 bits on some axes."""

    __slots__ = ("code",)

    def __init__(self, code: NetCode, shape: tuple[int, ...], items: Sequence[float] = ()) -> None:
        super().__init__("f", shape, items)
        self.code = code

    def reshape(self, *shape: int) -> "Floats":
        """The same numbers in the same memory on other axes; -1 is as long as is needed."""
        if -1 in shape:
            known = -prod(shape)
            shape = tuple(prod(self.shape) // known if side == -1 else side for side in shape)
        return _same_memory(self.code, self, shape)

    def copied(self) -> "Floats":
        """The same numbers in other memory."""
        made, size = Floats(self.code, self.shape), prod(self.shape)
        _copy_rows(1, (self, 0, size), (made, 0, size), size)
        return made

    def __getitem__(self, at: Any) -> Any:
        """An item or the items of a row; with ``[:, one, another]`` those of each row, as an array."""
        if not (isinstance(at, tuple) and at[0] == slice(None)):
            return super().__getitem__(at)
        made = Floats(self.code, (len(self), *self.shape[len(at) :]))
        start, size = self.place_of((0, *at[1:]))
        step = prod(self.shape[1:])
        _copy_rows(len(self), (self, start, step), (made, 0, size), size)
        return made

    def __matmul__(self, other: "Floats") -> "Floats":
        """The product with a matrix."""
        inner, columns = other.shape
        if columns < self.code.lanes:
            raise ValueError(f"a product needs {self.code.lanes} columns, not {columns}")
        made = Floats(self.code, (*self.shape[:-1], columns))
        rows = prod(self.shape[:-1])
        self.code.products(self.address, other.address, made.address, 1, rows, inner, columns)
        return made

    def __iadd__(self, other: "Floats | float") -> "Floats":
        """Add to each row of the last axes the numbers of an array that has only those."""
        if not isinstance(other, Floats):
            other = Floats(self.code, self.shape[-1:], [other] * self.shape[-1])
        size = prod(other.shape)
        self.code.add_to_each(self.reshape(-1, size), other.reshape(size))
        return self

    def __add__(self, other: "Floats | float") -> "Floats":
        """The same in other memory."""
        made = self.copied()
        made += other
        return made

    __radd__ = __add__

    def mean(self, axis: int) -> "Floats":
        """The mean over the first axis."""
        return self._folded(axis, lambda rows, made: self.code.mean(rows, 1 / len(rows), made))

    def most(self, axis: int) -> "Floats":
        """The highest number over the first axis."""
        return self._folded(axis, self.code.most)

    def _folded(self, axis: int, fold: Callable[[Array, Array], None]) -> "Floats":
        if axis:
            raise ValueError("only the first axis can be folded")
        made = Floats(self.code, self.shape[1:])
        size = prod(made.shape)
        fold(self.reshape(-1, size), made.reshape(size))
        return made


def _same_memory(code: NetCode, array: Array, shape: tuple[int, ...]) -> Floats:
    """The numbers of an array on other axes."""
    seen = object.__new__(Floats)
    seen.kind, seen.shape, seen.data, seen.address = array.kind, shape, array.data, array.address
    seen.code = code
    return seen


def _copy_rows(rows: int, source: tuple[Floats, int, int], to: tuple[Floats, int, int], size: int) -> None:
    """Copy so many numbers of each row; with each array come its first number and the step to a next row."""
    (read, first, step), (written, there, apart) = source, to
    for row in range(rows):
        memmove(
            written.address + _BYTES * (there + row * apart),
            read.address + _BYTES * (first + row * step),
            _BYTES * size,
        )


class _Functions:
    """In place of the module NumPy."""

    @staticmethod
    def tensordot(cells: Floats, weights: Floats, axes: int) -> Floats:
        """The product with a matrix."""
        return cells @ weights

    @staticmethod
    def expand_dims(array: Floats, axis: int) -> Floats:
        """An array with one more axis, the first: what is added to each cell."""
        return array.reshape(1, *array.shape)

    @staticmethod
    def concatenate(arrays: Sequence[Floats], axis: int) -> Floats:
        """Arrays beside one another on the last axis."""
        rows, sides = len(arrays[0]), [one.shape[-1] for one in arrays]
        made, at = Floats(arrays[0].code, (rows, sum(sides))), 0
        for one, side in zip(arrays, sides, strict=True):
            _copy_rows(rows, (one, 0, side), (made, at, sum(sides)), side)
            at += side
        return made


def _relu(array: Floats) -> Floats:
    array.code.no_less_than_zero(array.reshape(-1))
    return array


def _layer(
    cells: Floats, weights: Floats, scale: Floats | None, shift: Floats, added: Floats | None
) -> Floats:
    """A convolution, scaled and shifted, with other cells added; no less than 0."""
    code, (_, positions, channels), made = cells.code, cells.shape, weights.shape[-1]
    if channels % code.lanes or made % code.lanes:
        raise ValueError(f"a net needs a multiple of {code.lanes} channels")
    mixed, products = (Floats(code, (MIXED**2, TILES**2 * positions, size)) for size in (channels, made))
    code.mix(cells.address, mixed.address, positions * channels)
    code.products(
        mixed.address, weights.address, products.address, MIXED**2, TILES**2 * positions, channels, made
    )
    out = Floats(code, (CELLS, positions, made))
    given = [_for_each(one, code, positions, made) for one in (scale, shift)]
    if added is not None:
        given.append(added)
    unmix = code.unmix if added is None else code.unmix_and_add
    unmix(products.address, *(one.address for one in given), out.address, positions * made)
    return out


def _for_each(numbers: Floats | None, code: NetCode, positions: int, size: int) -> Floats:
    """Numbers for each position: those given for each, the same for all, or 1."""
    if numbers is not None and len(numbers.shape) == 2:
        return numbers
    row = [1.0] * size if numbers is None else numbers.items()
    return Floats(code, (positions, size), row * positions)


def calculator(code: NetCode) -> Calculator:
    """What a net is computed with by compiled functions alone."""

    #: By the number of the weights, with the weights, so that no others can have the same number.
    known: dict[int, tuple[Weights, dict[str, Floats]]] = {}

    def prepared(weights: Weights) -> dict[str, Floats]:
        if id(weights) not in known:
            known[id(weights)] = weights, {name: _prepared(one) for name, one in weights.items()}
        return known[id(weights)][1]

    def _prepared(one: Array) -> Floats:
        kept = _same_memory(code, one, one.shape)
        if len(one.shape) < 4:
            return kept
        both = [a * b for rows in MIX_WEIGHTS for others in MIX_WEIGHTS for a in rows for b in others]
        mixed = Floats(code, (MIXED**2, 9), both) @ kept.reshape(9, -1)
        return mixed.reshape(MIXED**2, *one.shape[2:])

    def rows(given: Sequence[Sequence[float]]) -> Floats:
        return Floats(code, (len(given), len(given[0])), [one for row in given for one in row])

    def planes(areas: bytes, positions: int) -> Floats:
        words = Array("Q", (positions, len(areas) // positions // 16, _WORDS))
        memmove(words.address, areas, len(areas))
        made = Floats(code, (CELLS, positions, words.shape[1]))
        code.spread(words, made)
        return made

    def at(array: Floats, places: Sequence[int]) -> list[float]:
        return [array.data[place] for place in places]

    arithmetic = Arithmetic(_Functions, _layer, _relu, lambda cells: cells.most(0), cells=0)
    return Calculator(arithmetic, prepared, rows, planes, at)
