"""What an import loads: the rulebook only the standard library, the server nothing that few players need.

How fast it is: ``python -m bench startup``.
"""

import json
import subprocess
import sys
from pathlib import Path
from pkgutil import iter_modules

import cartographers.rules

#: Prints the modules that some imports load, in a process of its own.
IMPORT = """
import importlib, json, sys
source, wanted = json.loads(sys.argv[1])
sys.path.insert(0, source)
loaded = set(sys.modules)
for name in wanted:
    importlib.import_module(name)
print(json.dumps(sorted(set(sys.modules) - loaded)))
"""
RULES = "cartographers.rules"
#: A process of its own does not know which tree is under test; it might find an installed one.
SOURCE = str(Path(cartographers.__file__).parents[1])
WHOLE_RULEBOOK = [f"{RULES}.{module.name}" for module in iter_modules(cartographers.rules.__path__)]
EVERY_BOX = [f"cartographers.boxes.{box}" for box in ("base", "skills", "heroes", "ambush")]


def imported(wanted: list[str]) -> list[str]:
    """The modules that an import loads."""
    command = [sys.executable, "-I", "-c", IMPORT, json.dumps([SOURCE, wanted])]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    modules: list[str] = json.loads(run.stdout)
    return modules


def ours(name: str) -> bool:
    """Is it a module of this package?"""
    return name.split(".")[0] == "cartographers"


def strangers(modules: list[str]) -> set[str]:
    """The packages among them that are neither ours nor the standard library's."""
    return {name.split(".")[0] for name in modules if not ours(name)} - sys.stdlib_module_names


def test_the_rulebook_loads_only_the_standard_library() -> None:
    modules = imported([RULES, *WHOLE_RULEBOOK])
    assert set(WHOLE_RULEBOOK) <= set(modules)
    assert strangers(modules) == set()


def test_the_rulebook_loads_no_other_room() -> None:
    modules = imported([RULES, *WHOLE_RULEBOOK])
    assert {name for name in modules if ours(name)} == {"cartographers", RULES, *WHOLE_RULEBOOK}


def test_the_boxes_load_only_the_standard_library() -> None:
    modules = imported(EVERY_BOX)
    assert set(EVERY_BOX) <= set(modules)
    assert strangers(modules) == set()


def test_the_server_loads_what_notices_and_the_rules_for_players_need_only_when_they_are_asked_for() -> None:
    modules = imported(["cartographers.server.running.process"])
    assert "fastapi" in strangers(modules)
    assert not {"httpcore", "cryptography"} & strangers(modules)
    assert not [name for name in modules if name.startswith("cartographers.guide.")]
