"""The rulebook is light: nothing but the standard library, and at once."""

import json
import subprocess
import sys
from pkgutil import iter_modules

import cartographers.rules
from cartographers import editions

#: What is imported is timed inside a process of its own, which has loaded nothing else before.
IMPORT = """
import json, sys, time
before = set(sys.modules)
start = time.perf_counter()
import cartographers.rules
%s
taken = time.perf_counter() - start
print(json.dumps([taken, sorted(set(sys.modules) - before)]))
"""
ALL_OF_THE_RULES = "\n".join(
    f"import cartographers.rules.{module.name}" for module in iter_modules(cartographers.rules.__path__)
)
EVERY_BOX = "from cartographers.editions import shelf; shelf()"
MOST_SECONDS = 0.060
#: A busy machine may be slow for a while; it is the fastest run that says what the import costs.
RUNS = 12


def imported(more: str = "") -> tuple[float, list[str]]:
    """How long an import takes, and the modules it loads."""
    run = subprocess.run(
        [sys.executable, "-I", "-c", IMPORT % more], capture_output=True, text=True, check=True, timeout=60
    )
    seconds, modules = json.loads(run.stdout)
    return seconds, modules


def strangers(modules: list[str]) -> set[str]:
    """The packages among them that are neither ours nor the standard library's."""
    return {name.split(".")[0] for name in modules} - {"cartographers", *sys.stdlib_module_names}


def test_the_rulebook_loads_only_the_standard_library():
    _, modules = imported(ALL_OF_THE_RULES)
    assert "cartographers.rules.game" in modules
    assert strangers(modules) == set()


def test_the_rulebook_loads_no_other_room():
    _, modules = imported(ALL_OF_THE_RULES)
    rooms = {name.split(".")[1] for name in modules if name.startswith("cartographers.")}
    assert rooms == {"rules"}


def test_the_boxes_load_only_the_standard_library():
    _, modules = imported(EVERY_BOX)
    assert f"{editions.__name__}.base" in modules
    assert strangers(modules) == set()


def test_the_rulebook_is_imported_in_less_than_sixty_milliseconds():
    best = None
    for _ in range(RUNS):
        seconds, _ = imported(ALL_OF_THE_RULES)
        best = seconds if best is None else min(best, seconds)
        if best < MOST_SECONDS:
            return
    assert best < MOST_SECONDS, f"the fastest of {RUNS} imports took {best * 1000:.0f} ms"
