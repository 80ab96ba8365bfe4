"""Mistakes in turns, checks, set-ups and the server's room are noticed (many more: ``bench mutations``)."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import cartographers
from twins.code_mistakes import CODE_MISTAKES
from twins.code_mutants import changes
from twins.equivalents import EQUIVALENTS
from twins.last_run import NOTICED

TESTS = Path(__file__).parents[1]
SOURCE = Path(cartographers.__file__).parents[1]


@pytest.mark.long
def test_every_mistake_in_the_code_is_noticed_by_its_tests(tmp_path: Path) -> None:
    # One test for all: they are tried in one process of its own, which takes long to start.
    answer = tmp_path / "noticed.json"
    subprocess.run(
        [sys.executable, "-m", "twins.try_mistakes", str(answer)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(TESTS)])},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    noticed: dict[str, str] = json.loads(answer.read_text())
    elsewhere = {
        f"{mistake.module}: {mistake.what}": noticed.get(mistake.what)
        for mistake in CODE_MISTAKES
        if not noticed.get(mistake.what, "").startswith(mistake.tests)
    }
    assert elsewhere == {}


def test_every_mistake_has_a_name_of_its_own() -> None:
    assert len({mistake.what for mistake in CODE_MISTAKES}) == len(CODE_MISTAKES)


def test_a_change_that_makes_no_difference_is_one_that_can_be_made() -> None:
    modules = {module for module, *_ in EQUIVALENTS}
    known = {change.key for module in modules for change in changes(module)}
    assert [key for key in EQUIVALENTS if key not in known] == []


@pytest.mark.parametrize("module", NOTICED)
def test_every_change_that_no_test_noticed_in_the_last_run_has_its_reason(module: str) -> None:
    tried, noticed = NOTICED[module]
    assert tried - noticed == sum(key[0] == module for key in EQUIVALENTS)


def test_every_module_named_by_a_mistake_is_there() -> None:
    assert all(import_module(mistake.module) for mistake in CODE_MISTAKES)
