"""Which small changes of the code the tests do not notice: ``python -m tools mutations rules``.

Each change is made in a process of its own and tried by the tests that call the changed function. What no
test notices is listed: a test is missing, or the change makes no difference (then
``tests/twins/equivalents.py`` says why).
"""

import argparse
import os
from pathlib import Path
from random import Random

import pytest

from twins.code_mutants import changes
from twins.equivalents import EQUIVALENTS
from twins.mutation_run import NOT_MADE, MutationRun, Result

ROOT = Path(__file__).parents[1]
_RULES = ("turn", "effect", "season_end", "timetable", "change", "checking", "legal", "setup", "game")
_ROOMS = (
    "room",
    "decisions",
    "people",
    "ending",
    "limits",
    "journal",
    "pace",
    "seats",
    "presence",
    "listeners",
)
#: Tests without a server: all of them take seconds, and none depends on how busy the machine is.
_ROOM_TESTS = tuple(
    f"test_{name}.py"
    for name in (
        "room",
        "decisions",
        "people",
        "ending",
        "absence",
        "limits",
        "clock",
        "listeners",
        "devices",
    )
)
#: The modules of a suite, and the tests that are to notice changes in them.
SUITES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "rules": (
        tuple(f"cartographers.rules.{name}" for name in _RULES),
        ("tests/rules", "tests/boxes/test_own_sheets.py"),
    ),
    "room": (
        tuple(f"cartographers.server.rooms.{name}" for name in _ROOMS),
        (
            *(f"tests/server/rooms/{name}" for name in _ROOM_TESTS),
            "tests/server/speed/test_checkpoint_writer.py",
        ),
    ),
}


def main(words: list[str]) -> int:
    """Try the changes of a suite; 1 if one that matters went unnoticed."""
    asked = _parser().parse_args(words)
    os.chdir(ROOT)
    modules, tests = SUITES[asked.suite]
    tried = [one for module in asked.module or modules for one in changes(_full(module, modules))]
    if asked.sample:
        tried = Random(0).sample(tried, min(asked.sample, len(tried)))
    run = MutationRun(tried, asked.jobs, asked.seconds)
    options = ["-q", "-p", "no:cacheprovider", "--hypothesis-profile", "mutations", "--every"]
    # The bench has imported what a plugin of pytest would like to import first.
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    pytest.main([*options, *(asked.tests or tests)], plugins=[run])
    return _report(run.results)


def _full(module: str, modules: tuple[str, ...]) -> str:
    return next((name for name in modules if name.endswith(f".{module}")), module)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools mutations", description=__doc__)
    parser.add_argument("suite", choices=SUITES)
    parser.add_argument("--module", action="append", help="only this module, such as turn")
    parser.add_argument("--tests", action="append", help="only these tests")
    parser.add_argument("--sample", type=int, default=0, help="so many changes by chance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--seconds", type=float, default=300, help="the most time for one change")
    return parser


def _report(results: list[Result]) -> int:
    """Print a line for each module and each change that went unnoticed."""
    not_made = [one for one in results if one.killed_by == NOT_MADE]
    results = [one for one in results if one not in not_made]
    unnoticed = [one for one in results if not one.killed_by]
    survivors = [one for one in unnoticed if one.change.key not in EQUIVALENTS]
    print("\n| module | changes | noticed | no difference | survivors |\n|---|--:|--:|--:|--:|")
    for module in dict.fromkeys(one.change.module for one in results):
        numbers = [
            sum(one.change.module == module for one in ones)
            for ones in (results, [one for one in results if one.killed_by], unnoticed, survivors)
        ]
        print(f"| {module} | {numbers[0]} | {numbers[1]} | {numbers[2] - numbers[3]} | {numbers[3]} |")
    for one in not_made:
        print(f"not made: {one.change}")
    for one in survivors:
        print(f"survived: {one.change} ({one.tests} tests)")
    return 1 if survivors else 0
