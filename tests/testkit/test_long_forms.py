"""What ``make test`` leaves out is run with ``EVERY=yes``, and nothing is in neither of them."""

from pathlib import Path

import pytest

from testkit.inner_pytest import run_pytest
from testkit.long_forms import every

CONFTEST = """
from testkit.long_forms import keep_wanted_forms, long_forms, pytest_addoption

def pytest_collection_modifyitems(config, items):
    keep_wanted_forms(config, items)
"""
EXAMPLES = """
import pytest

from testkit.long_forms import every

def test_short():
    pass

@pytest.mark.parametrize("size", every(["small", "large"], short=["small"]))
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
        (["--every"], "told True", ["test_short", "test_sizes[small]", "test_sizes[large]", "test_both"]),
    ],
)
def test_a_long_form_is_run_when_it_is_asked_for(
    tmp_path: Path, options: list[str], told: str, passed: list[str]
) -> None:
    how = ["-v", "-s", "-p", "no:cacheprovider", *options]
    done = run_pytest(tmp_path, CONFTEST, EXAMPLES, ["long"], how)
    assert done.returncode == 0, done.stdout
    assert told in done.stdout
    assert [line.partition("::")[2].split()[0] for line in done.stdout.splitlines() if "::" in line] == passed


def test_a_short_form_is_made_of_values_that_are_there() -> None:
    with pytest.raises(AssertionError, match="not among the values"):
        every(["en", "de"], short=["fr"])
