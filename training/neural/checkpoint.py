"""Checkpoints: all arrays of a training in one file, from which it goes on exactly where it was."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np


def save(path: Path, tree: Any) -> None:
    """Write all arrays of a tree; the file is replaced only when it is complete."""
    leaves: dict[str, Any] = {
        f"{number}": np.asarray(leaf) for number, leaf in enumerate(jax.tree.leaves(tree))
    }
    draft = path.with_name(f"{path.name}.draft.npz")
    np.savez(draft, **leaves)
    draft.replace(path)


def load(path: Path, like: Any) -> Any:
    """The tree of a file, with the make-up of another; raises ``ValueError`` if it has another make-up."""
    leaves, make_up = jax.tree.flatten(like)
    with np.load(path) as file:
        if len(file.files) != len(leaves):
            raise ValueError(f"{path} is a checkpoint of another training: begin anew, or use its settings")
        arrays = [jnp.asarray(file[f"{number}"]) for number in range(len(leaves))]
    for array, leaf in zip(arrays, leaves, strict=True):
        if array.shape != leaf.shape:
            raise ValueError(f"{path} is a checkpoint of another training: begin anew, or use its settings")
    return jax.tree.unflatten(make_up, arrays)
