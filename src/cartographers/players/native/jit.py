"""Numba as it is used here: compiled once, kept in the user's cache; and two instructions it lacks."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from cartographers.players.native.cache import folder

F = TypeVar("F", bound=Callable[..., Any])

#: A word of an area.
U = np.uint64

numba.config.CACHE_DIR = str(folder())


def jit(function: F) -> F:
    """The function as machine code."""
    # No compiled function allocates memory; without reference counting they compile twice as fast.
    compiled: F = njit(cache=True, error_model="numpy", _nrt=False)(function)
    return compiled


@intrinsic
def ones(typing: Any, word: Any) -> Any:
    """How many bits of a word are set."""
    signature = types.int64(types.uint64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return signature, generate


@intrinsic
def first(typing: Any, word: Any) -> Any:
    """The number of the lowest bit that is set."""
    signature = types.int64(types.uint64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return signature, generate
