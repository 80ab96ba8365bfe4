"""The rulebook is light: nothing but the standard library, and at once."""

import json
import subprocess
import sys
from pathlib import Path
from pkgutil import iter_modules

import cartographers.rules

#: What is imported is timed inside a process of its own. Some modules may have been loaded before.
IMPORT = """
import importlib, json, sys, time
source, before, wanted = json.loads(sys.argv[1])
sys.path.insert(0, source)
for name in before:
    importlib.import_module(name)
loaded = set(sys.modules)
start = time.process_time()
for name in wanted:
    importlib.import_module(name)
taken = time.process_time() - start
print(json.dumps([taken, sorted(set(sys.modules) - loaded)]))
"""
RULES = "cartographers.rules"
#: A process of its own does not know which tree is under test; it might find an installed one.
SOURCE = str(Path(cartographers.__file__).parents[1])
WHOLE_RULEBOOK = [f"{RULES}.{module.name}" for module in iter_modules(cartographers.rules.__path__)]
EVERY_BOX = [f"cartographers.editions.{box}" for box in ("base", "skills", "heroes", "ambush")]
MOST_SECONDS = 0.060
#: A busy machine may be slow for a while; it is the fastest run that says what the import costs.
RUNS = 10


def imported(wanted: list[str], before: list[str] | None = None) -> tuple[float, list[str]]:
    """The processor time that an import takes, and the modules it loads."""
    told = json.dumps([SOURCE, before or [], wanted])
    command = [sys.executable, "-I", "-c", IMPORT, told]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    seconds, modules = json.loads(run.stdout)
    return seconds, modules


def fastest(wanted: list[str], before: list[str] | None = None) -> float:
    """The fastest of some runs; one that is fast enough is enough."""
    best = float("inf")
    for _ in range(RUNS):
        best = min(best, imported(wanted, before)[0])
        if best < MOST_SECONDS:
            break
    return best


def ours(name: str) -> bool:
    """Is it a module of this package?"""
    return name.split(".")[0] == "cartographers"


def strangers(modules: list[str]) -> set[str]:
    """The packages among them that are neither ours nor the standard library's."""
    return {name.split(".")[0] for name in modules if not ours(name)} - sys.stdlib_module_names


def test_the_rulebook_loads_only_the_standard_library() -> None:
    _, modules = imported([RULES, *WHOLE_RULEBOOK])
    assert set(WHOLE_RULEBOOK) <= set(modules)
    assert strangers(modules) == set()


def test_the_rulebook_loads_no_other_room() -> None:
    _, modules = imported([RULES, *WHOLE_RULEBOOK])
    assert {name for name in modules if ours(name)} == {"cartographers", RULES, *WHOLE_RULEBOOK}


def test_the_boxes_load_only_the_standard_library() -> None:
    _, modules = imported(EVERY_BOX)
    assert set(EVERY_BOX) <= set(modules)
    assert strangers(modules) == set()


def test_importing_the_rules_takes_less_than_sixty_milliseconds() -> None:
    assert fastest([RULES]) < MOST_SECONDS


def test_our_share_of_the_whole_rulebook_takes_less_than_sixty_milliseconds() -> None:
    """Every module of the room, what it needs of the standard library being there already."""
    _, modules = imported(WHOLE_RULEBOOK)
    before = [name for name in modules if not ours(name)]
    assert fastest(WHOLE_RULEBOOK, before) < MOST_SECONDS
