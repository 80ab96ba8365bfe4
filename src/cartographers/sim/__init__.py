"""The whole game as arrays, thousands of games at a time, for JAX (the extra ``sim``).

It may use the rules and the boxes: scoring cards, monsters, coins, drawings and legal places are their own
functions, run on four arrays of 32 bits (``lanes``); what cards show is turned into tables (``tables``).
Only the order in which things happen is written here again, and ``tests/sim`` compares it with the rules.
The numbers of actions and observations (``cards``, ``slots``, ``blocks``, ``names``) need no JAX, so that
``cartographers.env`` can share them.
docs/sim.md says more. Rule numbers such as R3.4 are those of docs/rules.md.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cartographers.sim.gpu_flags import let_the_device_go_on

if TYPE_CHECKING:
    from cartographers.sim.simulator import Simulator
    from cartographers.sim.state import State

__all__ = ["Simulator", "State"]

let_the_device_go_on()

_MODULES = {"Simulator": "cartographers.sim.simulator", "State": "cartographers.sim.state"}


def __getattr__(name: str) -> Any:
    """What needs JAX is imported when it is first asked for."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if find_spec("jax") is None:
        raise ModuleNotFoundError(
            "cartographers.sim needs JAX: install it with `pip install 'cartographers[sim]'`", name="jax"
        )
    return getattr(import_module(_MODULES[name]), name)
