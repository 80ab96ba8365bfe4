"""Traced areas and numbers: a rule that is run on them emits the LLVM instructions it consists of.

Scoring cards and named monsters are written once, in ``boxes``, in the words of ``rules.area``. Run on a
``TracedArea``, each operator adds an instruction on a 128-bit integer to the function being built. A rule
that branches on the map cannot be traced: asking a traced value for its truth raises ``CannotTrace``.
"""

from collections.abc import Callable
from operator import index
from typing import Any

from llvmlite import ir

from cartographers.rules.area import BOARD, COLUMNS, SIDE

AREA = ir.IntType(128)
NUMBER = ir.IntType(64)

_ALL = (1 << 128) - 1
_NOT_LEFT = BOARD & ~COLUMNS[0]
_NOT_RIGHT = BOARD & ~COLUMNS[-1]


class CannotTrace(TypeError):
    """A rule that asks for more than the operators of an area, for instance whether it is empty."""


class TracedNumber:
    """A count or a truth value, known only when the code runs."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder, self.value = builder, value

    def _made(self, value: Any) -> "TracedNumber":
        return TracedNumber(self.builder, value)

    def _compare(self, sign: str, other: Any) -> "TracedNumber":
        truth = self.builder.icmp_signed(sign, self.value, number(other))
        return self._made(self.builder.zext(truth, NUMBER))

    def __bool__(self) -> bool:
        raise CannotTrace("a rule branches on a number that is known only when its code runs")

    def __add__(self, other: Any) -> "TracedNumber":
        return self._made(self.builder.add(self.value, number(other)))

    def __sub__(self, other: Any) -> "TracedNumber":
        return self._made(self.builder.sub(self.value, number(other)))

    def __rsub__(self, other: Any) -> "TracedNumber":
        return self._made(self.builder.sub(number(other), self.value))

    def __mul__(self, other: Any) -> "TracedNumber":
        return self._made(self.builder.mul(self.value, number(other)))

    def __and__(self, other: Any) -> "TracedNumber":
        return self._made(self.builder.and_(self.value, number(other)))

    def __or__(self, other: Any) -> "TracedNumber":
        return self._made(self.builder.or_(self.value, number(other)))

    def __gt__(self, other: Any) -> "TracedNumber":
        return self._compare(">", other)

    def __lt__(self, other: Any) -> "TracedNumber":
        return self._compare("<", other)

    def __ge__(self, other: Any) -> "TracedNumber":
        return self._compare(">=", other)

    def __le__(self, other: Any) -> "TracedNumber":
        return self._compare("<=", other)

    def __eq__(self, other: object) -> "TracedNumber":  # type: ignore[override]  # a traced truth value
        return self._compare("==", other)

    def __ne__(self, other: object) -> "TracedNumber":  # type: ignore[override]  # a traced truth value
        return self._compare("!=", other)

    __radd__ = __add__
    __rmul__ = __mul__
    __rand__ = __and__
    __ror__ = __or__
    __hash__ = None  # type: ignore[assignment]  # traced values are compared by the code


class TracedArea:
    """A set of cells, known only when the code runs."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder, self.value = builder, value

    def _made(self, value: Any) -> "TracedArea":
        return TracedArea(self.builder, value)

    def __bool__(self) -> bool:
        raise CannotTrace("a rule branches on an area that is known only when its code runs")

    def __and__(self, other: "TracedArea | int") -> "TracedArea":
        return self._made(self.builder.and_(self.value, area(other)))

    def __or__(self, other: "TracedArea | int") -> "TracedArea":
        return self._made(self.builder.or_(self.value, area(other)))

    def __xor__(self, other: "TracedArea | int") -> "TracedArea":
        return self._made(self.builder.xor(self.value, area(other)))

    def __invert__(self) -> "TracedArea":
        return self._made(self.builder.not_(self.value))

    def __lshift__(self, by: int) -> "TracedArea":
        return self._made(self.builder.shl(self.value, area(by)))

    def __rshift__(self, by: int) -> "TracedArea":
        return self._made(self.builder.lshr(self.value, area(by)))

    def __mul__(self, so: Any) -> "TracedArea":
        yes = self.builder.icmp_signed("!=", number(so), number(0))
        return self._made(self.builder.select(yes, self.value, area(0)))

    def _compare(self, sign: str, other: Any) -> TracedNumber:
        truth = self.builder.icmp_unsigned(sign, self.value, area(other))
        return TracedNumber(self.builder, self.builder.zext(truth, NUMBER))

    def __eq__(self, other: object) -> TracedNumber:  # type: ignore[override]  # a traced truth value
        return self._compare("==", other)

    def __ne__(self, other: object) -> TracedNumber:  # type: ignore[override]  # a traced truth value
        return self._compare("!=", other)

    __rand__ = __and__
    __ror__ = __or__
    __rmul__ = __mul__
    __hash__ = None  # type: ignore[assignment]  # traced values are compared by the code

    def bit_count(self) -> TracedNumber:
        """How many cells."""
        return TracedNumber(self.builder, self.builder.trunc(self.builder.ctpop(self.value), NUMBER))

    def fold_regions(self, start: Any, step: Callable[[Any, Any], Any]) -> Any:
        """Go through the regions, carrying a value along."""
        builder = self.builder
        carried = _Variable(builder, start)
        rest = _Variable(builder, self)
        west, east = self & _NOT_LEFT, self & _NOT_RIGHT
        test, body, done = (
            builder.append_basic_block(name) for name in ("regions", "region", "regions.done")
        )
        builder.branch(test)
        builder.position_at_end(test)
        builder.cbranch(builder.icmp_unsigned("!=", rest.get().value, area(0)), body, done)
        builder.position_at_end(body)
        region = _first_region(builder, rest.get(), west, east)
        carried.set(step(carried.get(), region))
        rest.set(rest.get() & ~region)
        builder.branch(test)
        builder.position_at_end(done)
        return carried.get()


def _first_region(builder: Any, rest: TracedArea, west: TracedArea, east: TracedArea) -> TracedArea:
    """The region of an area's first cell: a flood fill."""
    first = TracedArea(builder, builder.and_(rest.value, builder.neg(rest.value)))
    region = _Variable(builder, first)
    grow, done = (builder.append_basic_block(name) for name in ("grow", "grow.done"))
    builder.branch(grow)
    builder.position_at_end(grow)
    before = region.get()
    grown = before | (before << SIDE | before >> SIDE) & rest | before << 1 & west | before >> 1 & east
    region.set(grown)
    builder.cbranch(builder.icmp_unsigned("!=", grown.value, before.value), grow, done)
    builder.position_at_end(done)
    filled: TracedArea = region.get()
    return filled


class _Variable:
    """A value on the stack, which a loop can change."""

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder, self._is_tuple = builder, isinstance(value, tuple)
        parts = value if self._is_tuple else (value,)
        self._classes = [TracedArea if isinstance(part, TracedArea) else TracedNumber for part in parts]
        with builder.goto_entry_block():
            self._places = [builder.alloca(AREA if cls is TracedArea else NUMBER) for cls in self._classes]
        self.set(value)

    def set(self, value: Any) -> None:
        """Store another value."""
        for cls, place, part in zip(self._classes, self._places, self._parts(value), strict=True):
            self.builder.store(area(part) if cls is TracedArea else number(part), place)

    def get(self) -> Any:
        """Load the value."""
        parts = [
            cls(self.builder, self.builder.load(place, typ=AREA if cls is TracedArea else NUMBER))
            for cls, place in zip(self._classes, self._places, strict=True)
        ]
        return tuple(parts) if self._is_tuple else parts[0]

    def _parts(self, value: Any) -> tuple[Any, ...]:
        return value if self._is_tuple else (value,)


def number(of: Any) -> Any:
    """The operand for a number or a truth value."""
    return of.value if isinstance(of, TracedNumber) else ir.Constant(NUMBER, index(of))


def area(of: Any) -> Any:
    """The operand for an area; a negative int is what ``~`` makes of an area."""
    return of.value if isinstance(of, TracedArea) else ir.Constant(AREA, index(of) & _ALL)


def load_area(builder: Any, words: Any, row: int) -> Any:
    """The operand for an area that lies in memory as two words."""
    low, high = (
        builder.zext(builder.load(builder.gep(words, [ir.Constant(NUMBER, 2 * row + word)])), AREA)
        for word in range(2)
    )
    return builder.or_(low, builder.shl(high, area(64)))


def store_area(builder: Any, words: Any, row: int, of: Any) -> None:
    """Write an area to memory as two words."""
    for word in range(2):
        part = builder.trunc(builder.lshr(area(of), area(64 * word)), NUMBER)
        builder.store(part, builder.gep(words, [ir.Constant(NUMBER, 2 * row + word)]))
