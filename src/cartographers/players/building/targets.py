"""The machines that code is made for, and objects for them."""

from typing import Any

from llvmlite import binding

from cartographers.players.compiler.optimise import optimised

#: What every browser of the last years has; Safari since 16.4.
_WASM = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
#: The processors a library is made for: those of the last fifteen years, which can count bits.
_CPUS = {"x86_64": "x86-64-v2"}


def wasm_object(text: str) -> bytes:
    """Instructions as WebAssembly, to be linked as a module that shares the memory of another one."""
    _start()
    target = binding.Target.from_triple("wasm32-unknown-emscripten")
    return _object(text, target.create_target_machine(cpu="generic", features=_WASM, opt=3, reloc="pic"))


def library_object(text: str) -> bytes:
    """Instructions as machine code for this kind of machine, to be linked as a shared library."""
    _start()
    triple = binding.get_process_triple()
    cpu = _CPUS.get(triple.partition("-")[0], "generic")
    target = binding.Target.from_triple(triple)
    return _object(text, target.create_target_machine(cpu=cpu, opt=3, reloc="pic"))


def _start() -> None:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()


def _object(text: str, machine: Any) -> bytes:
    code: bytes = machine.emit_object(optimised(text, machine))
    return code
