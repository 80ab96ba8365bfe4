"""Products of matrices as machine code, for a net.

Eight columns of four rows are summed at a time: so many sums fit into the registers of every machine, and
each number that is read is used several times.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from llvmlite import ir

from cartographers.players.compiler.arrays import LANES

_NUMBER, _INDEX = ir.FloatType(), ir.IntType(64)
_NUMBERS = _NUMBER.as_pointer()
_VECTOR = ir.VectorType(_NUMBER, LANES)
#: The rows that are worked on at a time.
_ROWS = 4
#: Products may be added at once.
_FAST = ("contract",)


def write_products(module: Any) -> None:
    """Write ``products(left, right, out, how many, rows, inner, columns)``: so many products, one by one.

    There are at least ``LANES`` columns: the last so many are made at a time too, whichever were made before.
    """
    kind = ir.FunctionType(ir.VoidType(), [*[_NUMBERS] * 3, *[_INDEX] * 4])
    function = ir.Function(module, kind, "products")
    left, right, out, many, rows, inner, columns = function.args
    for array in (left, right, out):
        array.add_attribute("noalias")
    builder = ir.IRBuilder(function.append_basic_block())
    left_size, right_size, out_size = (
        builder.mul(*sides) for sides in ((rows, inner), (inner, columns), (rows, columns))
    )
    whole = builder.sub(rows, builder.srem(rows, _number(_ROWS)))
    with _counted(builder, _number(0), many, 1) as one:
        ours, theirs, made = (
            builder.gep(array, [builder.mul(one, size)])
            for array, size in ((left, left_size), (right, right_size), (out, out_size))
        )
        with _counted(builder, _number(0), columns, LANES) as column:
            last = builder.sub(columns, _number(LANES))
            first = builder.select(builder.icmp_signed("<", column, last), column, last)
            arrays = ours, builder.gep(theirs, [first]), builder.gep(made, [first])
            sides = inner, columns
            with _counted(builder, _number(0), whole, _ROWS) as row:
                _write_block(builder, arrays, row, sides, _ROWS)
            with _counted(builder, whole, rows, 1) as row:
                _write_block(builder, arrays, row, sides, 1)
    builder.ret_void()


def _write_block(builder: Any, arrays: Sequence[Any], row: Any, sides: Sequence[Any], rows: int) -> None:
    """Eight columns of some rows: the sums are kept in registers until all is added."""
    left, panel, target = arrays
    inner, columns = sides
    first = [builder.gep(left, [builder.mul(builder.add(row, _number(one)), inner)]) for one in range(rows)]
    before, body, done = builder.block, builder.append_basic_block(), builder.append_basic_block()
    builder.branch(body)
    builder.position_at_end(body)
    at = builder.phi(_INDEX)
    at.add_incoming(_number(0), before)
    sums = [builder.phi(_VECTOR) for _ in range(rows)]
    theirs = builder.load(_vector(builder, panel, builder.mul(at, columns)), align=4)
    for total, line in zip(sums, first, strict=True):
        product = builder.fmul(_spread(builder, builder.load(builder.gep(line, [at]))), theirs, flags=_FAST)
        total.add_incoming(ir.Constant(_VECTOR, [0.0] * LANES), before)
        total.add_incoming(builder.fadd(total, product, flags=_FAST), body)
    following = builder.add(at, _number(1))
    at.add_incoming(following, body)
    builder.cbranch(builder.icmp_signed("<", following, inner), body, done)
    builder.position_at_end(done)
    for one, total in enumerate(sums):
        place = builder.mul(builder.add(row, _number(one)), columns)
        builder.store(total.incomings[1][0], _vector(builder, target, place), align=4)


def _vector(builder: Any, first: Any, at: Any) -> Any:
    return builder.bitcast(builder.gep(first, [at]), _VECTOR.as_pointer())


def _spread(builder: Any, number: Any) -> Any:
    """A number in every place of a vector."""
    empty = ir.Constant(_VECTOR, ir.Undefined)
    one = builder.insert_element(empty, number, ir.Constant(ir.IntType(32), 0))
    mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, empty, mask)


@contextmanager
def _counted(builder: Any, start: Any, end: Any, step: int) -> Iterator[Any]:
    """A loop that counts from a start to an end; not at all if the start is the end."""
    before = builder.block
    test, body, after = (builder.append_basic_block() for _ in range(3))
    builder.branch(test)
    builder.position_at_end(test)
    at = builder.phi(_INDEX)
    at.add_incoming(start, before)
    builder.cbranch(builder.icmp_signed("<", at, end), body, after)
    builder.position_at_end(body)
    yield at
    at.add_incoming(builder.add(at, _number(step)), builder.block)
    builder.branch(test)
    builder.position_at_end(after)


def _number(whole: int) -> Any:
    return ir.Constant(_INDEX, whole)
