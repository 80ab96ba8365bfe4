"""The reference learner can be run, and its notebook does what it says."""

import json
import sys
from collections.abc import Iterator
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "learn"


@pytest.fixture(scope="module")
def learner() -> Iterator[Any]:
    """The file, imported as its notebook does."""
    sys.path.insert(0, str(FOLDER))
    yield import_module("look_ahead")
    sys.path.remove(str(FOLDER))
    del sys.modules["look_ahead"]


@pytest.mark.long
def test_an_iteration_of_the_reference_learner_keeps_the_form_of_what_it_improves(
    learner: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Traced only, and without the simulator's steps: to compile it takes a minute on a processor."""
    monkeypatch.setattr(learner.simulator, "step", lambda state, _: state)
    key, games = jax.random.key(0), 16
    weights = jax.eval_shape(learner.new_weights, key)
    state = jax.eval_shape(lambda: jax.vmap(learner.simulator.init)(jax.random.split(key, games)))
    like: Any = jax.ShapeDtypeStruct
    number, memory = like((), jnp.float32), (weights, weights, like((), jnp.int32))
    given = (weights, memory, state, like((games,), jnp.float32))
    *improved, stars = jax.eval_shape(
        lambda *given: learner.iteration.__wrapped__(*given, steps=2), *given, key, number
    )
    alike = jax.tree.map(
        lambda one, other: (one.shape, one.dtype) == (other.shape, other.dtype), given, tuple(improved)
    )
    assert jax.tree.all(alike) and stars.shape == ()


@pytest.mark.long
def test_the_notebook_of_the_reference_learner_evaluates_its_weights_and_plays_a_game(
    learner: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    notebook = json.loads((FOLDER / "look_ahead.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    with chdir(FOLDER):
        for cell in cells:
            exec(cell.replace("DEALS = 50", "DEALS = 2"), names)
    assert learner is names["look_ahead"]
    assert names["mine"].mean > 85, "greedy makes 94, chance 25"
    printed = capsys.readouterr().out
    assert "to greedy" in printed and printed.endswith(f"{names['info']['stars']} stars\n")
