"""Work on maps inside one kernel of a GPU, instead of one after another operation on whole batches.

XLA runs a loop over regions by starting a few kernels for each of its rounds, all of which read and write the
whole batch. Inside one kernel (Pallas) a small block of maps goes through all rounds in registers. The work
is the same function either way: it may use operators on lanes and loops, but look up no table.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum, auto
from math import prod
from typing import Any

import jax
import jax.numpy as jnp

#: An array of JAX.
Array = Any
#: What JAX knows of an array before there is one.
_like: Any = jax.ShapeDtypeStruct
#: How many maps go through a kernel together; those of a block wait for each other's last region.
BLOCK = 64


class Execution(Enum):
    """How work on maps is run."""

    #: As kernels on GPUs of NVIDIA, as operations on whole batches elsewhere.
    AUTOMATIC = auto()
    #: As operations on whole batches: on processors.
    BATCH = auto()
    #: As kernels: on GPUs.
    KERNEL = auto()
    #: As kernels that XLA imitates: slow, for tests.
    IMITATED = auto()


_execution: ContextVar[Execution] = ContextVar("execution", default=Execution.AUTOMATIC)
#: Is what is traced now the inside of a kernel?
_inside: ContextVar[bool] = ContextVar("inside", default=False)


@contextmanager
def run_as(execution: Execution) -> Iterator[None]:
    """Run work on maps in some way, in all functions that are compiled meanwhile."""
    before = _execution.set(execution)
    try:
        yield
    finally:
        _execution.reset(before)


def by_kernels() -> bool:
    """Is work on maps run in kernels, real or imitated?"""
    execution = _execution.get()
    return _default_is_nvidia() if execution is Execution.AUTOMATIC else execution is not Execution.BATCH


def in_kernel() -> bool:
    """Is this the inside of a kernel, which has fewer instructions?"""
    return _inside.get()


def _default_is_nvidia() -> bool:
    device = getattr(jax.config, "jax_default_device", None) or jax.devices()[0]
    client = getattr(device, "client", None)
    return client is not None and "cuda" in client.platform_version.lower()


@contextmanager
def _tracing_a_kernel() -> Iterator[None]:
    before = _inside.set(True)
    try:
        yield
    finally:
        _inside.reset(before)


def for_each_map(work: Callable[[Any], Iterable[Any]], given: Any) -> list[Any]:
    """What the work yields for lanes and arrays of numbers; all have one shape.

    It is a generator so that a kernel can write what is done and forget it.
    """
    if not by_kernels():
        return list(work(given))
    from jax.experimental import pallas

    leaves, make_up = jax.tree.flatten(given)
    shape = leaves[0].shape
    number = prod(shape)
    blocks = -(-number // BLOCK)
    rows = [jnp.pad(leaf.reshape(-1), (0, blocks * BLOCK - number)) for leaf in leaves]

    def done(arrays: list[Array]) -> Iterator[Any]:
        for one in work(jax.tree.unflatten(make_up, arrays)):
            yield jax.tree.map(lambda leaf: jnp.broadcast_to(jnp.asarray(leaf), (BLOCK,)), one)

    with _tracing_a_kernel():
        likes = jax.eval_shape(
            lambda arrays: list(done(arrays)), [_like((BLOCK,), row.dtype) for row in rows]
        )
    outs, structure = jax.tree.flatten(likes)

    def kernel(*references: Any) -> None:
        places = iter(references[len(rows) :])
        with _tracing_a_kernel():
            for one in done([reference[...] for reference in references[: len(rows)]]):
                for leaf in jax.tree.leaves(one):
                    next(places)[...] = leaf

    one_block = pallas.BlockSpec((BLOCK,), lambda block: (block,))
    results = pallas.pallas_call(
        kernel,
        grid=(blocks,),
        in_specs=[one_block] * len(rows),
        out_specs=[one_block] * len(outs),
        out_shape=[_like((blocks * BLOCK,), out.dtype) for out in outs],
        **_compiled_for_gpus(),
    )(*rows)
    made: list[Any] = jax.tree.unflatten(structure, [row[:number].reshape(shape) for row in results])
    return made


def _compiled_for_gpus() -> dict[str, Any]:
    if _execution.get() is Execution.IMITATED:
        return {"interpret": True}
    from jax.experimental.pallas import triton

    return {"compiler_params": triton.CompilerParams(num_warps=BLOCK // 32)}
