"""Which backend the bots of this installation use: the compiled one if it can be imported."""

from functools import cache

from cartographers.players.evaluate.weights import read_weights
from cartographers.players.search.backend import Mind
from cartographers.players.search.plain_backend import PlainMind


@cache
def mind(weights: str) -> Mind:
    """The fastest backend there is: compiled where the extra ``fast`` is installed, else plain Python."""
    known = read_weights(weights)
    try:
        from cartographers.players.native.backend import MachineMind
    except ImportError:
        return PlainMind(known)
    return MachineMind(known)
