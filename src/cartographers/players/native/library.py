"""The traced rules of a shelf as machine code, and how compiled functions call them.

The code is called by its address, so that what Numba compiles does not depend on the rules, and so that
several shelves can be played in one process.
"""

import logging
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from numba import types
from numba.extending import intrinsic

from cartographers.players.native.machine_code import machine_code
from cartographers.players.native.tracer import ACT, BOUNTY, VALUE, Tracer
from cartographers.rules.box import Shelf

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """The code of a shelf's rules: addresses of functions, and the numbers by which they are asked."""

    value: int
    bounty: int
    act: int
    #: For each of ``FEATURE_SETS``: the number of each edict, and that of the common features (no key).
    valued: list[dict[str, int]]
    monsters: dict[str, int]
    sheets: dict[str, int]
    #: The keys of edicts and sheets and the names of monsters that are left out.
    untraceable: frozenset[str]
    #: Owns the code, which is freed with it.
    engine: Any


@lru_cache(maxsize=8)
def library(shelf: Shelf) -> Library:
    """The code of a shelf's rules, compiled unless it is in the cache."""
    tracer = Tracer(shelf)
    if tracer.untraceable:
        logger.info("cannot be traced, so played in plain Python: %s", ", ".join(sorted(tracer.untraceable)))
    engine = machine_code(tracer.module, "rules")
    return Library(
        engine.get_function_address("value"),
        engine.get_function_address("bounty"),
        engine.get_function_address("act"),
        tracer.valued,
        tracer.monsters,
        tracer.sheets,
        frozenset(tracer.untraceable),
        engine,
    )


@intrinsic
def call_value(typing: Any, address: Any, rule: Any, areas: Any, weights: Any) -> Any:
    """The weighted sum of an edict's features on a map."""
    return types.float64(types.int64, types.int64, areas, weights), _caller(VALUE)


@intrinsic
def call_bounty(typing: Any, address: Any, sheet: Any, areas: Any) -> Any:
    """The coins earned so far on a map from monsters and by the sheet's own rule."""
    return types.int64(types.int64, types.int64, areas), _caller(BOUNTY)


@intrinsic
def call_act(typing: Any, address: Any, action: Any, areas: Any, out: Any) -> Any:
    """Write the cells that a monster's action is about."""
    return types.void(types.int64, types.int64, areas, out), _caller(ACT)


def _caller(kind: Any) -> Any:
    """Code for a call by address; arrays are passed as pointers to their data."""

    def call(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        function = builder.inttoptr(arguments[0], kind.as_pointer())
        operands = [arguments[1]]
        for array, value, pointer in zip(signature.args[2:], arguments[2:], kind.args[1:], strict=True):
            data = context.make_array(array)(context, builder, value).data
            operands.append(builder.bitcast(data, pointer))
        result = builder.call(function, operands)
        return context.get_dummy_value() if kind is ACT else result

    return call
