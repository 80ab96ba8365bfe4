"""Which backend the bots use: the compiled one where it is installed, else plain Python."""

from functools import cache

from cartographers.players.evaluate.weights import read_weights
from cartographers.players.search.backend import Backend
from cartographers.players.search.plain_backend import PlainBackend


@cache
def backend(weights: str) -> Backend:
    """The fastest backend there is, with weights by their name."""
    known = read_weights(weights)
    try:
        from cartographers.players.native.backend import NativeBackend
    except ImportError:
        return PlainBackend(known)
    return NativeBackend(known)
