"""Areas and numbers that become machine code: a rule run on them writes the instructions it is made of.

A scoring card is written once, in ``editions``, in the words of ``rules.area``. Run on a ``TracedArea`` its
operators add instructions on a number of 128 bits to the function that is being built. So the players' fast
machine has no rule of its own.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir

from cartographers.rules.area import BOARD, COLUMNS, SIDE

AREA = ir.IntType(128)
NUMBER = ir.IntType(64)

_ALL = (1 << 128) - 1
_NOT_LEFT = BOARD & ~COLUMNS[0]
_NOT_RIGHT = BOARD & ~COLUMNS[-1]


class TracedNumber:
    """A count or a yes, known only when the code runs."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder, self.value = builder, value

    def _made(self, value: Any) -> "TracedNumber":
        return TracedNumber(self.builder, value)

    def _is(self, sign: str, other: Any) -> "TracedNumber":
        so = self.builder.icmp_signed(sign, self.value, number(other))
        return self._made(self.builder.zext(so, NUMBER))

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
        return self._is(">", other)

    def __lt__(self, other: Any) -> "TracedNumber":
        return self._is("<", other)

    def __ge__(self, other: Any) -> "TracedNumber":
        return self._is(">=", other)

    def __le__(self, other: Any) -> "TracedNumber":
        return self._is("<=", other)

    def __eq__(self, other: object) -> "TracedNumber":  # type: ignore[override]  # known when it runs
        return self._is("==", other)

    def __ne__(self, other: object) -> "TracedNumber":  # type: ignore[override]  # known when it runs
        return self._is("!=", other)

    __radd__ = __add__
    __rmul__ = __mul__
    __rand__ = __and__
    __ror__ = __or__
    __hash__ = None  # type: ignore[assignment]  # known only when the code runs


class TracedArea:
    """A set of cells, known only when the code runs."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder, self.value = builder, value

    def _made(self, value: Any) -> "TracedArea":
        return TracedArea(self.builder, value)

    def __and__(self, other: "TracedArea | int") -> "TracedArea":
        return self._made(self.builder.and_(self.value, area(other)))

    def __or__(self, other: "TracedArea | int") -> "TracedArea":
        return self._made(self.builder.or_(self.value, area(other)))

    def __invert__(self) -> "TracedArea":
        return self._made(self.builder.not_(self.value))

    def __lshift__(self, by: int) -> "TracedArea":
        return self._made(self.builder.shl(self.value, area(by)))

    def __rshift__(self, by: int) -> "TracedArea":
        return self._made(self.builder.lshr(self.value, area(by)))

    def __mul__(self, so: Any) -> "TracedArea":
        yes = self.builder.icmp_signed("!=", number(so), number(0))
        return self._made(self.builder.select(yes, self.value, area(0)))

    def _is(self, sign: str, other: Any) -> TracedNumber:
        so = self.builder.icmp_unsigned(sign, self.value, area(other))
        return TracedNumber(self.builder, self.builder.zext(so, NUMBER))

    def __eq__(self, other: object) -> TracedNumber:  # type: ignore[override]  # known when it runs
        return self._is("==", other)

    def __ne__(self, other: object) -> TracedNumber:  # type: ignore[override]  # known when it runs
        return self._is("!=", other)

    __rand__ = __and__
    __ror__ = __or__
    __rmul__ = __mul__
    __hash__ = None  # type: ignore[assignment]  # known only when the code runs

    def bit_count(self) -> TracedNumber:
        """How many cells."""
        return TracedNumber(self.builder, self.builder.trunc(self.builder.ctpop(self.value), NUMBER))

    def fold_regions(self, start: Any, step: Callable[[Any, Any], Any]) -> Any:
        """Go through the regions, carrying a value along."""
        builder = self.builder
        carried = _Kept(builder, start)
        rest = _Kept(builder, self)
        west, east = self & _NOT_LEFT, self & _NOT_RIGHT
        test, body, done = (
            builder.append_basic_block(name) for name in ("regions", "region", "regions.done")
        )
        builder.branch(test)
        builder.position_at_end(test)
        builder.cbranch(builder.icmp_unsigned("!=", rest.now().value, area(0)), body, done)
        builder.position_at_end(body)
        region = _first_region(builder, rest.now(), west, east)
        carried.becomes(step(carried.now(), region))
        rest.becomes(rest.now() & ~region)
        builder.branch(test)
        builder.position_at_end(done)
        return carried.now()


def _first_region(builder: Any, rest: TracedArea, west: TracedArea, east: TracedArea) -> TracedArea:
    """The region of an area's first cell: it grows until it no longer does."""
    first = TracedArea(builder, builder.and_(rest.value, builder.neg(rest.value)))
    region = _Kept(builder, first)
    grow, done = (builder.append_basic_block(name) for name in ("grow", "grown"))
    builder.branch(grow)
    builder.position_at_end(grow)
    now = region.now()
    grown = now | (now << SIDE | now >> SIDE) & rest | now << 1 & west | now >> 1 & east
    region.becomes(grown)
    builder.cbranch(builder.icmp_unsigned("!=", grown.value, now.value), grow, done)
    builder.position_at_end(done)
    grown_up: TracedArea = region.now()
    return grown_up


class _Kept:
    """A value in places of its own, which a loop can change."""

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder, self._many = builder, isinstance(value, tuple)
        parts = value if self._many else (value,)
        self._kinds = [TracedArea if isinstance(part, TracedArea) else TracedNumber for part in parts]
        with builder.goto_entry_block():
            self._places = [builder.alloca(AREA if kind is TracedArea else NUMBER) for kind in self._kinds]
        self.becomes(value)

    def becomes(self, value: Any) -> None:
        """Keep another value."""
        for kind, place, part in zip(self._kinds, self._places, self._parts(value), strict=True):
            self.builder.store(area(part) if kind is TracedArea else number(part), place)

    def now(self) -> Any:
        """The value that is kept."""
        parts = [
            kind(self.builder, self.builder.load(place, typ=AREA if kind is TracedArea else NUMBER))
            for kind, place in zip(self._kinds, self._places, strict=True)
        ]
        return tuple(parts) if self._many else parts[0]

    def _parts(self, value: Any) -> tuple[Any, ...]:
        return value if self._many else (value,)


def number(of: Any) -> Any:
    """A number as an operand."""
    return of.value if isinstance(of, TracedNumber) else ir.Constant(NUMBER, int(of))


def area(of: Any) -> Any:
    """An area as an operand; a negative one is what ``~`` makes of an area."""
    return of.value if isinstance(of, TracedArea) else ir.Constant(AREA, of & _ALL)
