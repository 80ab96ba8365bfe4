"""A traced module as machine code: compiled once, kept in the user's cache."""

from hashlib import sha256
from typing import Any

import llvmlite
from llvmlite import binding

from cartographers.players.native.cache import cached


def machine_code(module: Any, name: str) -> Any:
    """What owns the code of a module and knows the addresses of its functions; compiled unless it is cached.

    The cache key is a digest of the traced instructions themselves, so a changed rule, in whatever package it
    is, never meets old code.
    """
    text = str(module)
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(), features=binding.get_host_cpu_features().flatten(), opt=3, jit=True
    )
    digest = sha256(f"{llvmlite.__version__} {text}".encode()).hexdigest()[:16]
    code = cached(f"{name}-{digest}.o", lambda: _compile(target, text))
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), target)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine


def _compile(target: Any, text: str) -> bytes:
    module = binding.parse_assembly(text)
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    passes = binding.create_pass_builder(target, tuning)
    passes.getModulePassManager().run(module, passes)
    code: bytes = target.emit_object(module)
    return code
