"""Rules that make many areas of one map, traced: what a net is shown."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from llvmlite import ir

from cartographers.players.compiler.numbering import AREAS
from cartographers.players.compiler.trace import NUMBER, TracedArea, load_area, store_area
from cartographers.rules.area import Area
from cartographers.rules.sheet import Sheet

#: Makes areas of a map and some more areas.
Rule = Callable[[Sheet, Sequence[Area]], Iterable[Area]]

_WORDS = NUMBER.as_pointer()


def trace_areas(module: Any, rule: Rule, more: int) -> None:
    """Write the function that reads a map and writes the areas that the rule makes; it has its name."""
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [_WORDS, _WORDS]), rule.__name__)
    words, out = function.args
    entry = ir.IRBuilder(function.append_basic_block("entry"))
    body = function.append_basic_block("body")
    rows = [load_area(entry, words, row) for row in range(len(AREAS) + 1 + more)]
    entry.branch(body)
    builder = ir.IRBuilder(body)
    areas = [TracedArea(builder, row) for row in rows]
    sheet = Sheet._make([*areas[: len(AREAS)], (("", areas[len(AREAS)]),), None])
    for place, one in enumerate(rule(sheet, areas[len(AREAS) + 1 :])):
        store_area(builder, out, place, one)
    builder.ret_void()
