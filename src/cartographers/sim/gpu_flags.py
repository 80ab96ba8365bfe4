"""What XLA is told before it first looks at a GPU, so that nobody has to know it.

A step of the simulator is made of many short pieces of work, some of them in loops. Unless it is told
otherwise, XLA starts each from the host, and with some thousand games the device waits most of the time.
With command buffers (CUDA graphs) for loops and branches the device goes on by itself.
"""

import os
from importlib.util import find_spec

_NAME = "xla_gpu_enable_command_buffer"
_FLAGS = (
    f"--{_NAME}=FUSION,CUBLAS,CUDNN,CUSTOM_CALL,WHILE,CONDITIONAL,DYNAMIC_SLICE_FUSION "
    "--xla_gpu_graph_min_graph_size=1"
)
_PLUGINS = ("jax_cuda12_plugin", "jax_cuda13_plugin")


def let_the_device_go_on() -> None:
    """Add the flags where JAX is installed for a GPU, unless whoever starts the program has set them.

    They count if JAX has not been used for anything before.
    """
    flags = os.environ.get("XLA_FLAGS", "")
    if _NAME not in flags and any(map(find_spec, _PLUGINS)):
        os.environ["XLA_FLAGS"] = f"{flags} {_FLAGS}".strip()
