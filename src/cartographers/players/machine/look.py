"""How the machine looks at a map: every edict's stars and prospects, compiled into one function."""

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic

from cartographers.editions import shelf
from cartographers.players.machine.store import kept
from cartographers.players.machine.trace import AREA, NUMBER, TracedArea, TracedNumber, area
from cartographers.players.prospects import common, seen_by
from cartographers.rules.card import Edict
from cartographers.rules.sheet import Sheet

#: The areas of a sheet that the machine keeps, in the order of its rows.
AREAS = Sheet._fields[:12]
#: The number of each scoring card in the machine.
EDICTS = {key: number for number, key in enumerate(shelf().edicts)}

_NAME = "cartographers_look"
_REAL = ir.DoubleType()
_TYPE = ir.FunctionType(ir.VoidType(), [NUMBER, NUMBER.as_pointer(), _REAL.as_pointer()])

See = Callable[[Sheet], list[Any]]


@intrinsic
def look(typing: Any, which: Any, areas: Any, out: Any) -> Any:
    """Write down what is seen on a map for an edict (or, for -1, for any), by its number."""

    def call(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        function = builder.module.globals.get(_NAME) or ir.Function(builder.module, _TYPE, _NAME)
        read, write = (
            context.make_array(kind)(context, builder, value).data
            for kind, value in zip(signature.args[1:], arguments[1:], strict=True)
        )
        builder.call(
            function,
            [arguments[0], builder.bitcast(read, _TYPE.args[1]), builder.bitcast(write, _TYPE.args[2])],
        )
        return context.get_dummy_value()

    return types.void(types.int64, areas, out), call


def _written() -> str:
    """The function that looks, as a program: one function for each edict and a switch between them."""
    module = ir.Module("cartographers")
    whole = ir.Function(module, _TYPE, _NAME)
    which, areas, out = whole.args
    builder = ir.IRBuilder(whole.append_basic_block("entry"))
    done = whole.append_basic_block("done")
    ir.IRBuilder(done).ret_void()
    switch = builder.switch(which, done)
    sees = [common, *map(_seen, shelf().edicts.values())]
    for number, see in zip([-1, *EDICTS.values()], sees, strict=True):
        block = whole.append_basic_block(f"look.{number}")
        switch.add_case(ir.Constant(NUMBER, number), block)
        builder.position_at_end(block)
        builder.call(_function(module, f"look.{number}", see), [areas, out])
        builder.ret_void()
    return str(module)


def _seen(card: Edict) -> See:
    return lambda sheet: seen_by(card, sheet)


def _function(module: Any, name: str, see: See) -> Any:
    """What is seen for one edict, written by running it once on traces."""
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), _TYPE.args[1:]), name)
    function.linkage = "internal"
    read, write = function.args
    entry = ir.IRBuilder(function.append_basic_block("entry"))
    body = function.append_basic_block("body")
    sheet = [_load(entry, read, row) for row in range(len(AREAS))]
    entry.branch(body)
    builder = ir.IRBuilder(body)
    traced = Sheet._make([*(TracedArea(builder, value) for value in sheet), ()])
    for at, number in enumerate(see(traced)):
        value = number.value if isinstance(number, TracedNumber) else ir.Constant(NUMBER, int(number))
        builder.store(builder.sitofp(value, _REAL), builder.gep(write, [ir.Constant(NUMBER, at)]))
    builder.ret_void()
    return function


def _load(builder: Any, read: Any, row: int) -> Any:
    """An area from its two words."""
    low, high = (
        builder.zext(builder.load(builder.gep(read, [ir.Constant(NUMBER, 2 * row + word)])), AREA)
        for word in range(2)
    )
    return builder.or_(low, builder.shl(high, area(64)))


def _compiled(target: Any) -> bytes:
    module = binding.parse_assembly(_written())
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    passes = binding.create_pass_builder(target, tuning)
    passes.getModulePassManager().run(module, passes)
    code: bytes = target.emit_object(module)
    return code


def _loaded() -> Any:
    """The function in memory, under its name, for everything that is compiled after it."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(), features=binding.get_host_cpu_features().flatten(), opt=3, jit=True
    )
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), target)
    engine.add_object_file(binding.ObjectFileRef.from_data(kept("look.o", lambda: _compiled(target))))
    engine.finalize_object()
    binding.add_symbol(_NAME, engine.get_function_address(_NAME))
    return engine


#: Held for as long as the code may run.
_ENGINE = _loaded()
