"""The jobs of worker processes: found by the names of their functions, in modules that are quick to load."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from cartographers.notation.wire import Json
from cartographers.server.features.coach import jobs as coach
from cartographers.server.features.paper import jobs as paper
from cartographers.server.features.puzzles import jobs as puzzles
from cartographers.server.workers.decide import decide
from cartographers.server.workers.job import Job, find_run

FEATURES = Path(__file__).parents[3] / "src/cartographers/server/features"
MODULES = [
    "cartographers.server.workers.decide",
    *(f"cartographers.server.features.{path.parent.name}.jobs" for path in FEATURES.glob("*/jobs.py")),
    *(f"cartographers.server.features.{path.parent.name}.in_page" for path in FEATURES.glob("*/in_page.py")),
]


@pytest.mark.parametrize(
    "run",
    [
        decide,
        coach.advise,
        coach.give_hint,
        coach.bound,
        puzzles.look_at,
        puzzles.compare_parts,
        paper.read_photo,
    ],
)
def test_a_process_finds_the_function_that_the_server_names(run: Callable[[Json], Iterator[Json]]) -> None:
    assert find_run(Job(run, dict, [1.0], 1.0).name) is run


def test_a_process_loads_neither_an_event_loop_nor_what_only_the_server_needs() -> None:
    server_only = {"asyncio", "fastapi", "pydantic", "sqlite3", "starlette", "cv2"}
    program = f"import sys, {', '.join(MODULES)}; print(sorted({server_only} & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "[]"


def test_a_process_loads_a_job_only_when_it_is_asked_for_it() -> None:
    program = (
        "import sys, cartographers.server.workers.process; print('cartographers.players' in sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "False"


def test_every_module_of_jobs_has_one() -> None:
    assert len(MODULES) >= 4
    for name in MODULES:
        module = import_module(name)
        functions = [value for value in vars(module).values() if getattr(value, "__module__", "") == name]
        assert any(
            getattr(one, "__annotations__", {}).get("return") == Iterator[Json] for one in functions
        ), name
