"""Where machine code comes from: a library that was built ahead, else it is compiled now and kept."""

from collections.abc import Callable
from ctypes import PYFUNCTYPE, c_void_p
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cartographers.players.compiler.language import Compiled, Entry
from cartographers.players.native.built_library import built_library
from cartographers.players.native.exports import EXPORTS
from cartographers.players.native.rule_code import Code

if TYPE_CHECKING:
    from cartographers.players.compiler.modules import Modules


@cache
def can_compile() -> bool:
    """Is the compiler here that makes machine code now?"""
    return find_spec("llvmlite") is not None


def available() -> bool:
    """Is there machine code, or can it be made?"""
    return built_library() is not None or can_compile()


def code_of(name: str, module: "Callable[[type[Modules]], Any]") -> Code:
    """The code of a part of our own sources: built ahead, else made of a module of instructions."""
    library = built_library()
    if library is not None:
        return library
    from cartographers.players.compiler.machine_code import machine_code
    from cartographers.players.compiler.modules import Modules

    return machine_code(name, lambda: module(Modules))


@cache
def _functions() -> Code:
    return code_of("functions", lambda modules: modules.functions(EXPORTS))


def entry(one: Compiled) -> Entry:
    """The machine code of a compiled function.

    Other threads wait while it runs, because two calls may write to the same arrays.
    """
    if one in EXPORTS:
        code = _functions()
    else:
        # A function of a tool, which is not built ahead.
        from cartographers.players.compiler.machine_code import machine_code_of
        from cartographers.players.compiler.modules import Modules

        code = machine_code_of(one.name, Modules.functions([one]))
    call: Any = PYFUNCTYPE(None, c_void_p, c_void_p)(code.address(one.name))
    call.code = code
    compiled: Entry = call
    return compiled


Compiled.find = entry
