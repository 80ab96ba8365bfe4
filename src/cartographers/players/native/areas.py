"""Rules that make many areas of one map, as machine code: what a net is shown."""

from collections.abc import Callable, Iterable, Sequence
from ctypes import CFUNCTYPE, c_char_p, c_void_p, create_string_buffer
from functools import reduce
from operator import or_
from typing import Any

from cartographers.players.compiler.numbering import AREAS
from cartographers.players.native.code import code_of
from cartographers.rules.area import NOWHERE, Area
from cartographers.rules.sheet import Sheet

#: Makes areas of a map and some more areas.
Rule = Callable[[Sheet, Sequence[Area]], Iterable[Area]]

#: An area has two words of 64 bits.
_BYTES = 16


class CompiledAreas:
    """A rule that makes areas, compiled; the named monsters of a map are one area to it."""

    def __init__(self, rule: Rule, more: int, made: int) -> None:
        #: How many areas are given besides the map, and how many are made.
        self._more, self._made = more, made
        self._code = code_of(rule.__name__, lambda modules: modules.areas(rule, more))
        self._call = CFUNCTYPE(None, c_char_p, c_void_p)(self._code.address(rule.__name__))

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
