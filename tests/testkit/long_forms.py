"""Short and long forms of tests: ``make test`` runs the short ones, ``make test EVERY=yes`` everything.

A long form checks the same with more: more windows, languages, engines, databases or games. What is marked
``long``, a test or one of its parameters (``every``), is left out of a short run; a test that asks for the
fixture ``long_forms`` is told which form is wanted. ``make long ARGS=forms`` runs only what a short run
lacks.
"""

from collections.abc import Collection, Iterable
from typing import Any

import pytest

EVERY = "--every"
ONLY_LONG = "--long-forms"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that ask for long forms."""
    parser.addoption(EVERY, action="store_true", help="run every test, those with a long form in it")
    parser.addoption(ONLY_LONG, action="store_true", help="run the long forms of tests, and only those")


def every(values: Iterable[Any], *, short: Collection[Any]) -> list[Any]:
    """The values of one parameter: those that are not in ``short`` are left to the long form."""
    known = list(values)
    assert short and all(one in known for one in short), f"not among the values: {short}"
    return [one if one in short else pytest.param(one, marks=pytest.mark.long) for one in known]


def wants_long_forms(config: pytest.Config) -> bool:
    """Whether tests run in their long form."""
    return bool(config.getoption(EVERY) or config.getoption(ONLY_LONG))


@pytest.fixture(scope="session")
def long_forms(pytestconfig: pytest.Config) -> bool:
    """Whether the long form of a test is wanted."""
    return wants_long_forms(pytestconfig)


def keep_wanted_forms(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that have no place in this run."""
    wanted: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        marked = item.get_closest_marker("long") is not None
        if config.getoption(EVERY):
            keep = True
        elif config.getoption(ONLY_LONG):
            keep = marked or "long_forms" in getattr(item, "fixturenames", ())
        else:
            keep = not marked
        (wanted if keep else left_out).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = wanted
