"""The tiles of Winograd's convolution as machine code: cells mixed into tiles, and cells made of tiles.

The products between the two are NumPy's (``cartographers.players.neural.arithmetic``, where the numbers are
explained). What is done for one channel of one position is done for eight at a time.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from llvmlite import ir

from cartographers.players.compiler.arrays import LANES
from cartographers.rules.area import SIDE

#: The cells of a tile's side in the result, and how many numbers stand for it in between.
_TILE, _MIXED = 4, 6
_TILES = -(-SIDE // _TILE)
_SIDE = _TILES * _MIXED

_NUMBER, _INDEX = ir.FloatType(), ir.IntType(64)
_NUMBERS = _NUMBER.as_pointer()
_VECTOR = ir.VectorType(_NUMBER, LANES)
_ZERO = ir.Constant(_VECTOR, [0.0] * LANES)
#: Sums may be made in any order, and products added at once.
_FAST = ("fast",)

#: The numbers of a line, one for each of its cells, or of its tiles' sides.
Line = Sequence[Any]


def write_tiles(module: Any) -> None:
    """Write ``mix``, ``unmix`` and ``unmix_and_add``."""
    _write_mix(module)
    _write_unmix(module, "unmix", adds=False)
    _write_unmix(module, "unmix_and_add", adds=True)


def _write_mix(module: Any) -> None:
    """First the lines down the map, then those across it."""
    with _function(module, "mix", 2) as (builder, (cells, tiles), between):
        with _counted(builder, SIDE) as column:
            line = [cells.load(builder.add(column, _number(row * SIDE))) for row in range(SIDE)]
            for place, made in enumerate(_mixed(builder, line)):
                between.store(builder.add(column, _number(place * SIDE)), made)
        with _counted(builder, _TILES) as tile, _counted(builder, _MIXED) as place:
            row = builder.add(builder.mul(tile, _number(_MIXED)), place)
            first = builder.mul(row, _number(SIDE))
            line = [between.load(builder.add(first, _number(column))) for column in range(SIDE)]
            first = _place(builder, tile, place, 0, 0)
            for column, made in enumerate(_mixed(builder, line)):
                tiles.store(builder.add(first, _place(builder, 0, 0, *divmod(column, _MIXED))), made)


def _write_unmix(module: Any, name: str, adds: bool) -> None:
    """First the lines down the map, then those across it, which are scaled and shifted as well."""
    with _function(module, name, 5 if adds else 4) as (builder, arrays, between):
        tiles, scale, shift, *others, cells = arrays
        times, plus = scale.load(_number(0)), shift.load(_number(0))
        with _counted(builder, _TILES) as tile, _counted(builder, _MIXED) as place:
            first = _place(builder, 0, 0, tile, place)
            line = [
                tiles.load(builder.add(first, _place(builder, *divmod(row, _MIXED), 0, 0)))
                for row in range(_SIDE)
            ]
            column = builder.add(builder.mul(tile, _number(_MIXED)), place)
            for row, made in enumerate(_unmixed(builder, line)):
                between.store(builder.add(column, _number(row * _SIDE)), made)
        with _counted(builder, SIDE) as row:
            first = builder.mul(row, _number(_SIDE))
            line = [between.load(builder.add(first, _number(column))) for column in range(_SIDE)]
            for column, made in enumerate(_unmixed(builder, line)):
                at = builder.add(builder.mul(row, _number(SIDE)), _number(column))
                made = builder.fadd(builder.fmul(made, times, flags=_FAST), plus, flags=_FAST)
                for other in others:
                    made = builder.fadd(made, other.load(at), flags=_FAST)
                above = builder.fcmp_ordered(">", made, _ZERO)
                cells.store(at, builder.select(above, made, _ZERO))


def _place(builder: Any, down: Any, below: Any, across: Any, beside: Any) -> Any:
    """The row of a number among the tiles: first come its places in the tile, then the tile's."""
    counts = (_TILES, _MIXED * _TILES * _TILES, 1, _TILES * _TILES)
    total = _number(0)
    for one, count in zip((down, below, across, beside), counts, strict=True):
        one = _number(one) if isinstance(one, int) else one
        total = builder.add(total, builder.mul(one, _number(count)))
    return total


def _mixed(builder: Any, line: Line) -> list[Any]:
    """The mixed numbers of a line, one tile after another; beyond its ends there is nothing."""
    mixed = []
    for tile in range(_TILES):
        around = range(tile * _TILE - 1, tile * _TILE - 1 + _MIXED)
        d = [line[at] if 0 <= at < SIDE else _ZERO for at in around]
        even, odd = _sum(builder, (1, d[4]), (-4, d[2])), _sum(builder, (1, d[3]), (-4, d[1]))
        wide, narrow = _sum(builder, (1, d[4]), (-1, d[2])), _sum(builder, (2, d[3]), (-2, d[1]))
        mixed += [
            _sum(builder, (4, d[0]), (-5, d[2]), (1, d[4])),
            _sum(builder, (1, even), (1, odd)),
            _sum(builder, (1, even), (-1, odd)),
            _sum(builder, (1, wide), (1, narrow)),
            _sum(builder, (1, wide), (-1, narrow)),
            _sum(builder, (4, d[1]), (-5, d[3]), (1, d[5])),
        ]
    return mixed


def _unmixed(builder: Any, line: Line) -> list[Any]:
    """The cells of a line from the mixed numbers of its tiles; what a tile has beyond the end is left out."""
    cells = []
    for tile in range(_TILES):
        m = line[tile * _MIXED : (tile + 1) * _MIXED]
        near, far = _sum(builder, (1, m[1]), (1, m[2])), _sum(builder, (1, m[3]), (1, m[4]))
        near_gap, far_gap = _sum(builder, (1, m[1]), (-1, m[2])), _sum(builder, (1, m[3]), (-1, m[4]))
        cells += [
            _sum(builder, (1, m[0]), (1, near), (1, far)),
            _sum(builder, (1, near_gap), (2, far_gap)),
            _sum(builder, (1, near), (4, far)),
            _sum(builder, (1, near_gap), (8, far_gap), (1, m[5])),
        ]
    return cells[:SIDE]


def _sum(builder: Any, *terms: tuple[int, Any]) -> Any:
    """The sum of numbers, each so many times."""
    total = None
    for times, number in terms:
        if times != 1:
            number = builder.fmul(number, ir.Constant(_VECTOR, [float(times)] * LANES), flags=_FAST)
        total = number if total is None else builder.fadd(total, number, flags=_FAST)
    return total


class _Rows(NamedTuple):
    """An array of rows of numbers, of which some at one place in each row are worked on."""

    builder: Any
    first: Any
    #: The numbers of a row, and where in it.
    numbers: Any
    at: Any

    def load(self, row: Any) -> Any:
        """Some numbers of a row."""
        return self.builder.load(self._pointer(row), align=4)

    def store(self, row: Any, numbers: Any) -> None:
        """Write some numbers of a row."""
        self.builder.store(numbers, self._pointer(row), align=4)

    def _pointer(self, row: Any) -> Any:
        builder = self.builder
        at = builder.add(builder.mul(self.numbers, row), self.at)
        return builder.bitcast(builder.gep(self.first, [at]), _VECTOR.as_pointer())


class _Work(NamedTuple):
    """What a function works with while it goes through the numbers."""

    builder: Any
    arrays: list[_Rows]
    #: Memory for the numbers between two steps.
    scratch: _Rows


@contextmanager
def _function(module: Any, name: str, arrays: int) -> Iterator[_Work]:
    """A function of some arrays and of the numbers in their rows: it goes through them, some at a time."""
    kind = ir.FunctionType(ir.VoidType(), [*[_NUMBERS] * arrays, _INDEX])
    function = ir.Function(module, kind, name)
    *given, numbers = function.args
    for array in given:
        array.add_attribute("noalias")
    builder = ir.IRBuilder(function.append_basic_block())
    # Memory is taken once, not for every round of the loop.
    memory = builder.alloca(_NUMBER, _number(_SIDE * SIDE * LANES))
    scratch = _Rows(builder, memory, _number(LANES), _number(0))
    with _counted(builder, numbers, LANES) as at:
        yield _Work(builder, [_Rows(builder, array, numbers, at) for array in given], scratch)
    builder.ret_void()


@contextmanager
def _counted(builder: Any, end: Any, step: int = 1) -> Iterator[Any]:
    """A loop that counts from 0 to an end, which it does not reach."""
    before, body, after = builder.block, builder.append_basic_block(), builder.append_basic_block()
    builder.branch(body)
    builder.position_at_end(body)
    at = builder.phi(_INDEX)
    at.add_incoming(_number(0), before)
    yield at
    following = builder.add(at, _number(step))
    at.add_incoming(following, builder.block)
    more = builder.icmp_signed("<", following, _number(end) if isinstance(end, int) else end)
    builder.cbranch(more, body, after)
    builder.position_at_end(after)


def _number(whole: int) -> Any:
    return ir.Constant(_INDEX, whole)
