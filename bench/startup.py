"""What an import costs, each time in a new process."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pkgutil import iter_modules
from statistics import median
from tempfile import TemporaryDirectory

from bench.shared.figure import REPEATS, Figure
from cartographers import rules

#: Prints the seconds an import takes, and the modules it brings that are not the standard library's.
CHILD = """
import sys, time
before = set(sys.modules)
start = time.process_time()
{imports}
taken = time.process_time() - start
names = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(taken, *sorted(names - sys.stdlib_module_names - {{"cartographers"}}))
"""
ROOM = "import cartographers.rules"
A_GAME = """
import cartographers.boxes, cartographers.players.roster
import cartographers.table.opening, cartographers.table.plan
cartographers.boxes.shelf()
"""


def figures() -> Iterator[Figure]:
    """How long it takes until the rules, or a whole game, can be used."""
    modules = sorted(f"cartographers.rules.{module.name}" for module in iter_modules(rules.__path__))
    yield _import(ROOM, ROOM, 60)
    yield _import("import every module of the rules", f"import {', '.join(modules)}", 60)
    yield _import("import all boxes, a table and the players", A_GAME, None)


def _import(what: str, imports: str, target: float | None) -> Figure:
    """The median; a module that is not the standard library's fails whatever the time."""
    with TemporaryDirectory() as compiled:
        runs = [_run(imports, compiled) for _ in range(REPEATS + 1)][1:]
    foreign = sorted({name for _, names in runs for name in names})
    note = f", with {', '.join(foreign)}" if foreign else ""
    milliseconds = 1e3 * median(taken for taken, _ in runs)
    return Figure(what + note, milliseconds, "ms", 0 if foreign else target)


def _run(imports: str, compiled: str) -> tuple[float, list[str]]:
    """One new process; the first one compiles what the others only read."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
    child = subprocess.run(
        [sys.executable, "-c", CHILD.format(imports=imports)],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    taken, *foreign = child.stdout.split()
    return float(taken), foreign
