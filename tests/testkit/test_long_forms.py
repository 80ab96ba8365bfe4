"""What ``make test`` leaves out is run by ``make long ARGS=forms``, and nothing is in neither of them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
CONFTEST = """
from testkit.long_forms import keep_wanted_forms, long_forms, pytest_addoption

def pytest_collection_modifyitems(config, items):
    keep_wanted_forms(config, items)
"""
EXAMPLES = """
import pytest

def test_short():
    pass

@pytest.mark.parametrize("size", ["small", pytest.param("large", marks=pytest.mark.long)])
def test_sizes(size):
    pass

def test_both(long_forms):
    print("told", long_forms)
"""


@pytest.mark.parametrize(
    ("options", "told", "passed"),
    [
        ([], "told False", ["test_short", "test_sizes[small]", "test_both"]),
        (["--long-forms"], "told True", ["test_sizes[large]", "test_both"]),
    ],
)
def test_a_long_form_is_run_when_it_is_asked_for(
    tmp_path: Path, options: list[str], told: str, passed: list[str]
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\nmarkers =\n    long: x\n")
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_it.py").write_text(EXAMPLES)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-s", "-p", "no:cacheprovider", *options],
        cwd=tmp_path,
        # No other plugins: they take seconds to load.
        env={**os.environ, "PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert told in done.stdout
    assert [line.partition("::")[2].split()[0] for line in done.stdout.splitlines() if "::" in line] == passed
