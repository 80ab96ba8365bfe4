"""Modules of instructions as machine code for this machine: compiled once, kept in the user's cache."""

import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from llvmlite import binding

from cartographers.players.compiler.cache import cached
from cartographers.players.compiler.optimise import optimised

logger = logging.getLogger(__name__)


class MachineCode:
    """Machine code in memory, which is freed with it."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine

    def address(self, name: str) -> int:
        """The address of a function."""
        address: int = self._engine.get_function_address(name)
        return address


def machine_code(name: str, module: Callable[[], Any]) -> MachineCode:
    """The code of a part of our own sources, after which the cache is named: made only if it is not there."""

    def made() -> bytes:
        logger.warning("compiling the bots' machine code, once: %s", name)
        return _compiled(str(module()))

    return _loaded(cached(f"{name}.o", made))


def machine_code_of(name: str, module: Any) -> MachineCode:
    """The code of any module.

    The cache key is a digest of the instructions themselves, so a changed rule, in whatever package it is,
    never meets old code.
    """
    text = str(module)
    digest = sha256(text.encode()).hexdigest()[:16]
    return _loaded(cached(f"{name}-{digest}.o", lambda: _compiled(text)))


def _machine() -> Any:
    """This machine; whoever loads code owns it, so each needs one of its own."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(), features=binding.get_host_cpu_features().flatten(), opt=3, jit=True
    )


def _compiled(text: str) -> bytes:
    machine = _machine()
    code: bytes = machine.emit_object(optimised(text, machine))
    return code


def _loaded(code: bytes) -> MachineCode:
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), _machine())
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return MachineCode(engine)
