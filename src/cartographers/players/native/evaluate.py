"""How the machine looks at a map: every edict's stars and prospects, compiled."""

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic

from cartographers.editions import shelf
from cartographers.players.evaluate.features import common_features, features
from cartographers.players.native.cache import kept
from cartographers.players.native.trace import AREA, NUMBER, TracedArea, TracedNumber, area
from cartographers.rules.card import Edict
from cartographers.rules.sheet import Sheet

#: The areas of a sheet that the machine keeps, in the order of its rows.
AREAS = Sheet._fields[:12]
#: The number of each scoring card in the machine.
EDICTS = {key: number for number, key in enumerate(shelf().edicts)}

_LOOK, _WEIGH = "cartographers_look", "cartographers_weigh"
_REAL = ir.DoubleType()
_READ, _WRITE = NUMBER.as_pointer(), _REAL.as_pointer()
#: ``look`` writes down what is seen; ``weigh`` is given weights and gives what it comes to.
_TYPES = {
    _LOOK: ir.FunctionType(ir.VoidType(), [NUMBER, _READ, _WRITE]),
    _WEIGH: ir.FunctionType(_REAL, [NUMBER, _READ, _WRITE]),
}

See = Callable[[Sheet], list[Any]]


@intrinsic
def look(typing: Any, which: Any, areas: Any, out: Any) -> Any:
    """Write down what is seen on a map for an edict (or, for -1, for any), by its number."""

    def call(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _called(_LOOK, context, builder, signature, arguments)
        return context.get_dummy_value()

    return types.void(types.int64, areas, out), call


@intrinsic
def weigh(typing: Any, which: Any, areas: Any, weights: Any) -> Any:
    """What is seen on a map for an edict, each thing times its weight."""

    def call(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _called(_WEIGH, context, builder, signature, arguments)

    return types.float64(types.int64, areas, weights), call


def _called(name: str, context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """A call of one of the two from code that Numba compiles."""
    function = builder.module.globals.get(name) or ir.Function(builder.module, _TYPES[name], name)
    read, write = (
        context.make_array(kind)(context, builder, value).data
        for kind, value in zip(signature.args[1:], arguments[1:], strict=True)
    )
    return builder.call(
        function, [arguments[0], builder.bitcast(read, _READ), builder.bitcast(write, _WRITE)]
    )


def _written() -> str:
    """Both functions as a program: one function for each edict and a switch between them."""
    module = ir.Module("cartographers")
    sees = [common_features, *map(_seen, shelf().edicts.values())]
    for name, kind in _TYPES.items():
        whole = ir.Function(module, kind, name)
        which, areas, out = whole.args
        builder = ir.IRBuilder(whole.append_basic_block("entry"))
        nothing = whole.append_basic_block("nothing")
        switch = builder.switch(which, nothing)
        for number, see in zip([-1, *EDICTS.values()], sees, strict=True):
            block = whole.append_basic_block(f"edict.{number}")
            switch.add_case(ir.Constant(NUMBER, number), block)
            builder.position_at_end(block)
            _return(builder, builder.call(_function(module, f"{name}.{number}", kind, see), [areas, out]))
        builder.position_at_end(nothing)
        _return(builder, ir.Constant(_REAL, 0.0) if kind.return_type == _REAL else None)
    return str(module)


def _return(builder: Any, value: Any) -> None:
    if value is not None and value.type == _REAL:
        builder.ret(value)
    else:
        builder.ret_void()


def _seen(card: Edict) -> See:
    return lambda sheet: features(card, sheet)


def _function(module: Any, name: str, kind: Any, see: See) -> Any:
    """What is seen for one edict, written by running it once on traces."""
    function = ir.Function(module, ir.FunctionType(kind.return_type, kind.args[1:]), name)
    function.linkage = "internal"
    read, write = function.args
    entry = ir.IRBuilder(function.append_basic_block("entry"))
    body = function.append_basic_block("body")
    sheet = [_load(entry, read, row) for row in range(len(AREAS))]
    entry.branch(body)
    builder = ir.IRBuilder(body)
    traced = Sheet._make([*(TracedArea(builder, value) for value in sheet), (), None])
    total = ir.Constant(_REAL, 0.0)
    for at, number in enumerate(see(traced)):
        seen = number.value if isinstance(number, TracedNumber) else ir.Constant(NUMBER, int(number))
        real, place = builder.sitofp(seen, _REAL), builder.gep(write, [ir.Constant(NUMBER, at)])
        if kind.return_type == _REAL:
            product = builder.fmul(real, builder.load(place), flags=["contract"])
            total = builder.fadd(total, product, flags=["contract"])
        else:
            builder.store(real, place)
    _return(builder, total if kind.return_type == _REAL else None)
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
    """Both functions in memory, under their names, for everything that is compiled after them."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(), features=binding.get_host_cpu_features().flatten(), opt=3, jit=True
    )
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), target)
    engine.add_object_file(binding.ObjectFileRef.from_data(kept("look.o", lambda: _compiled(target))))
    engine.finalize_object()
    for name in _TYPES:
        binding.add_symbol(name, engine.get_function_address(name))
    return engine


#: Held for as long as the code may run.
_ENGINE = _loaded()
