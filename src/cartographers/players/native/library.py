"""The traced rules of a shelf as machine code, and how compiled functions call them.

The code is called by its address, so that what Numba compiles does not depend on the rules, and so that
several shelves can be played in one process.
"""

import logging
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

import llvmlite
from llvmlite import binding
from numba import types
from numba.extending import intrinsic

from cartographers.players.native.cache import cached
from cartographers.players.native.tracer import ACT, BOUNTY, VALUE, Tracer
from cartographers.rules.edition import Shelf

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """The code of a shelf's rules: addresses of functions, and the numbers by which they are asked."""

    value: int
    bounty: int
    act: int
    edicts: dict[str, int]
    monsters: dict[str, int]
    sheets: dict[str, int]
    #: The keys of edicts and sheets and the names of monsters that are left out.
    untraceable: frozenset[str]
    #: Owns the code, which is freed with it.
    engine: Any


@lru_cache(maxsize=8)
def library(shelf: Shelf) -> Library:
    """The code of a shelf's rules, compiled unless it is in the cache.

    The cache key is a digest of the traced instructions themselves, so a changed rule, in whatever package it
    is, never meets old code.
    """
    tracer = Tracer(shelf)
    if tracer.untraceable:
        logger.info("cannot be traced, so played in plain Python: %s", ", ".join(sorted(tracer.untraceable)))
    text = str(tracer.module)
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(), features=binding.get_host_cpu_features().flatten(), opt=3, jit=True
    )
    digest = sha256(f"{llvmlite.__version__} {text}".encode()).hexdigest()[:16]
    code = cached(f"rules-{digest}.o", lambda: _compile(target, text))
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), target)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return Library(
        engine.get_function_address("value"),
        engine.get_function_address("bounty"),
        engine.get_function_address("act"),
        tracer.edicts,
        tracer.monsters,
        tracer.sheets,
        frozenset(tracer.untraceable),
        engine,
    )


def _compile(target: Any, text: str) -> bytes:
    module = binding.parse_assembly(text)
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    passes = binding.create_pass_builder(target, tuning)
    passes.getModulePassManager().run(module, passes)
    code: bytes = target.emit_object(module)
    return code


@intrinsic
def call_value(typing: Any, address: Any, edict: Any, areas: Any, weights: Any) -> Any:
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
