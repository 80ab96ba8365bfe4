"""The whole game as arrays, thousands of games at a time, for JAX (the extra ``sim``).

It may use the rules and the boxes: scoring cards, monsters, coins, drawings and legal places are their own
functions, run on four arrays of 32 bits (``lanes``); what cards show is turned into tables (``tables``).
Only the order in which things happen is written here again, and ``tests/sim`` compares it with the rules.
docs/sim.md says more. Rule numbers such as R3.4 are those of docs/rules.md.
"""

from importlib.util import find_spec

if find_spec("jax") is None:
    raise ModuleNotFoundError(
        "cartographers.sim needs JAX: install it with `pip install 'cartographers[sim]'`", name="jax"
    )

from cartographers.sim.simulator import Simulator
from cartographers.sim.state import State

__all__ = ["Simulator", "State"]
