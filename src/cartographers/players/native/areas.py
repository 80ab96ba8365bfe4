"""Rules that make many areas of one map, as machine code: what a net is shown."""

from collections.abc import Callable, Iterable, Sequence
from ctypes import CFUNCTYPE, c_char_p, c_void_p, create_string_buffer
from functools import reduce
from operator import or_
from typing import Any

from llvmlite import ir

from cartographers.players.native.machine_code import machine_code
from cartographers.players.native.trace import NUMBER, TracedArea, load_area, store_area
from cartographers.players.native.tracer import AREAS
from cartographers.rules.area import NOWHERE, Area
from cartographers.rules.sheet import Sheet

#: Makes areas of a map and some more areas.
Rule = Callable[[Sheet, Sequence[Area]], Iterable[Area]]

#: An area has two words of 64 bits.
_BYTES = 16
_WORDS = NUMBER.as_pointer()


class CompiledAreas:
    """A rule that makes areas, compiled; the named monsters of a map are one area to it."""

    def __init__(self, rule: Rule, more: int) -> None:
        #: How many areas are given besides the map.
        self._more = more
        module = ir.Module("areas")
        self._made = _trace(module, rule, more)
        self._code = machine_code(module, "areas")
        self._call = CFUNCTYPE(None, c_char_p, c_void_p)(self._code.get_function_address("areas"))

    def __call__(self, maps: Iterable[tuple[Sheet, Sequence[int]]]) -> bytes:
        """The areas of each map one after another, 16 bytes each, the lowest first."""
        out = create_string_buffer(_BYTES * self._made)
        words = []
        for sheet, more in maps:
            plain: list[Any] = list(sheet[: len(AREAS)])
            named = reduce(or_, (area for _, area in sheet.named), NOWHERE)
            missing = [NOWHERE] * (self._more - len(more))
            given = (one.to_bytes(_BYTES, "little") for one in (*plain, named, *more, *missing))
            self._call(b"".join(given), out)
            words.append(out.raw)
        return b"".join(words)


def _trace(module: Any, rule: Rule, more: int) -> int:
    """Write the function that reads a map and writes the areas that the rule makes; how many they are."""
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [_WORDS, _WORDS]), "areas")
    words, out = function.args
    entry = ir.IRBuilder(function.append_basic_block("entry"))
    body = function.append_basic_block("body")
    rows = [load_area(entry, words, row) for row in range(len(AREAS) + 1 + more)]
    entry.branch(body)
    builder = ir.IRBuilder(body)
    areas = [TracedArea(builder, row) for row in rows]
    sheet = Sheet._make([*areas[: len(AREAS)], (("", areas[len(AREAS)]),), None])
    made = 0
    for one in rule(sheet, areas[len(AREAS) + 1 :]):
        store_area(builder, out, made, one)
        made += 1
    builder.ret_void()
    return made
