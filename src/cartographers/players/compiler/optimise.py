"""Instructions made faster, for one machine."""

from typing import Any

from llvmlite import binding


def optimised(text: str, machine: Any) -> Any:
    """Instructions as a module for a machine, optimised."""
    module = binding.parse_assembly(text)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    passes = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    return module
