"""The parts that machine code is made of, as modules of instructions for no machine in particular."""

from collections.abc import Iterable
from typing import Any

from llvmlite import ir

from cartographers.players.compiler.area_rules import Rule, trace_areas
from cartographers.players.compiler.products import write_products
from cartographers.players.compiler.tiles import write_tiles
from cartographers.players.compiler.tracer import Tracer
from cartographers.players.compiler.translate import translate
from cartographers.rules.box import Shelf


class Modules:
    """Each part as a module."""

    @staticmethod
    def functions(exports: Iterable[Any]) -> Any:
        """Compiled functions that are called from outside, and those they call."""
        module = ir.Module("functions")
        translate(exports, module)
        return module

    @staticmethod
    def rules(shelf: Shelf) -> Any:
        """The scoring cards, features, monsters and sheets of a shelf."""
        return Tracer(shelf).module

    @staticmethod
    def areas(rule: Rule, more: int) -> Any:
        """A rule that makes many areas of one map."""
        module = ir.Module("areas")
        trace_areas(module, rule, more)
        return module

    @staticmethod
    def net() -> Any:
        """The tiles of a net's convolutions, and its products."""
        module = ir.Module("net")
        write_tiles(module)
        write_products(module)
        return module
