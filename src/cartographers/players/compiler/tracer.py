"""Traces every rule of a shelf into one LLVM module: scoring cards with their features, monsters, sheets.

The module has three functions. ``value(rule, map, weights)`` is the weighted sum of an edict's features,
``bounty(sheet, map)`` the coins earned so far from monsters and by the sheet's own rule, and
``act(action, map, out)`` writes the cells that a monster's action is about.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir

from cartographers.players.compiler.numbering import ACTIONS, AREAS, FEATURE_SETS, actions_of, numbers_of
from cartographers.players.compiler.trace import NUMBER, TracedArea, area, load_area, number, store_area
from cartographers.players.evaluate.features import FeatureSet
from cartographers.rules.box import Shelf
from cartographers.rules.card import Edict
from cartographers.rules.sheet import Sheet

_REAL = ir.DoubleType()
_WORDS, _REALS = NUMBER.as_pointer(), _REAL.as_pointer()
#: The types of the three functions.
VALUE = ir.FunctionType(_REAL, [NUMBER, _WORDS, _REALS])
BOUNTY = ir.FunctionType(NUMBER, [NUMBER, _WORDS])
ACT = ir.FunctionType(ir.VoidType(), [NUMBER, _WORDS, _WORDS])

#: Emits the body of a function for a traced sheet; what follows the sheet is the function's last argument.
Emit = Callable[[Any, Sheet, Any], None]


class Tracer:
    """The module, the numbers by which its functions are asked, and what could not be traced."""

    def __init__(self, shelf: Shelf) -> None:
        self.module = ir.Module("cartographers")
        self.numbers = numbers_of(shelf)
        self.valued, self.monsters, self.sheets = self.numbers
        #: The keys of edicts and sheets and the names of monsters that are left out.
        self.untraceable: set[str] = set()
        self._write_value(shelf)
        self._write_bounty(shelf)
        self._write_act(shelf)

    def _write_value(self, shelf: Shelf) -> None:
        self._dispatch(
            "value",
            VALUE,
            {
                numbers[key]: self._trace(key or "common", VALUE, _emit_sum(_features_of(of, edict)))
                for of, numbers in zip(FEATURE_SETS, self.valued, strict=True)
                for key, edict in ({"": None} | shelf.edicts).items()
            },
        )

    def _write_bounty(self, shelf: Shelf) -> None:
        """The bounty of a monster counts only while the monster is on the map."""
        of_sheets = {
            self.sheets[key]: self._trace(key, BOUNTY, _emit_number(sheet.bounty))
            for key, sheet in shelf.sheets.items()
        }
        by_sheet = self._dispatch("bounty.sheet", BOUNTY, of_sheets)
        function = ir.Function(self.module, BOUNTY, "bounty")
        sheet, words = function.args
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        total = builder.alloca(NUMBER)
        builder.store(builder.call(by_sheet, [sheet, words]), total)
        for name, monster in shelf.monsters.items():
            of_monster = self._trace(name, BOUNTY, _emit_number(monster.bounty))
            row = load_area(builder, words, len(AREAS) + self.monsters[name])
            if of_monster:
                with builder.if_then(builder.icmp_unsigned("!=", row, area(0))):
                    builder.store(builder.add(builder.load(total), builder.call(of_monster, [words])), total)
        builder.ret(builder.load(total))

    def _write_act(self, shelf: Shelf) -> None:
        cases = {}
        for name, monster in shelf.monsters.items():
            for action, rule in actions_of(monster):
                at = len(ACTIONS) * self.monsters[name] + action
                cases[at] = self._trace(name, ACT, _emit_area(rule))
        self._dispatch("act", ACT, cases)

    def _trace(self, key: str, kind: Any, emit: Emit) -> Any:
        """The function that a rule becomes; none if it cannot be traced."""
        name = self.module.get_unique_name(key)
        function = ir.Function(self.module, ir.FunctionType(kind.return_type, kind.args[1:]), name)
        function.linkage = "internal"
        entry = ir.IRBuilder(function.append_basic_block("entry"))
        body = function.append_basic_block("body")
        rows = [load_area(entry, function.args[0], row) for row in range(len(AREAS) + len(self.monsters))]
        entry.branch(body)
        builder = ir.IRBuilder(body)
        areas = [TracedArea(builder, row) for row in rows]
        named = tuple(zip(self.monsters, areas[len(AREAS) :], strict=True))
        try:
            emit(builder, Sheet._make([*areas[: len(AREAS)], named, None]), function.args[-1])
        except Exception:
            # Whatever a rule from another package fails with when it is given traced areas: it has to run on
            # plain ones. The unfinished function is never called.
            self.untraceable.add(key)
            for block in function.blocks:
                if not block.is_terminated:
                    ir.IRBuilder(block).unreachable()
            return None
        return function

    def _dispatch(self, name: str, kind: Any, cases: dict[int, Any]) -> Any:
        """A function that calls one of several by its first argument; for other numbers it does nothing."""
        function = ir.Function(self.module, kind, name)
        which, *others = function.args
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        default = function.append_basic_block("default")
        switch = builder.switch(which, default)
        for at, case in cases.items():
            if case:
                block = function.append_basic_block(f"case.{at}")
                switch.add_case(ir.Constant(NUMBER, at), block)
                builder.position_at_end(block)
                _return(builder, kind, builder.call(case, others))
        builder.position_at_end(default)
        _return(builder, kind, None if kind is ACT else ir.Constant(kind.return_type, 0))
        return function


def _return(builder: Any, kind: Any, value: Any) -> None:
    if kind is ACT:
        builder.ret_void()
    else:
        builder.ret(value)


def _features_of(features: FeatureSet, edict: Edict | None) -> Callable[[Sheet], list[Any]]:
    return lambda sheet: features.of_map(edict, sheet)


def _emit_sum(rule: Callable[[Sheet], list[Any]]) -> Emit:
    """Return the sum of the features, each times its weight."""

    def emit(builder: Any, sheet: Sheet, weights: Any) -> None:
        total = ir.Constant(_REAL, 0.0)
        for at, feature in enumerate(rule(sheet)):
            weight = builder.load(builder.gep(weights, [ir.Constant(NUMBER, at)]))
            product = builder.fmul(builder.sitofp(number(feature), _REAL), weight)
            total = builder.fadd(total, product)
        builder.ret(total)

    return emit


def _emit_number(rule: Callable[[Sheet], Any]) -> Emit:
    """Return the number."""
    return lambda builder, sheet, _: builder.ret(number(rule(sheet)))


def _emit_area(rule: Callable[[Sheet], Any]) -> Emit:
    """Write the two words of the area."""

    def emit(builder: Any, sheet: Sheet, out: Any) -> None:
        store_area(builder, out, 0, rule(sheet))
        builder.ret_void()

    return emit
