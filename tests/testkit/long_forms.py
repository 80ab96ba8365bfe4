"""Long forms of tests: more windows, languages or games, which ``make long ARGS=forms`` runs.

A test, or one of its parameters, that is marked ``long`` is left out of ``make test``, which has a shorter
form of the same check; a test that asks for the fixture ``long_forms`` is told which form is wanted.
"""

import pytest

OPTION = "--long-forms"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that asks for the long forms, and for nothing else."""
    parser.addoption(OPTION, action="store_true", help="run the long forms of tests, and only those")


@pytest.fixture(scope="session")
def long_forms(pytestconfig: pytest.Config) -> bool:
    """Whether the long form of a test is wanted."""
    return bool(pytestconfig.getoption(OPTION))


def keep_wanted_forms(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that have no place in this run."""
    wanted: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        marked = item.get_closest_marker("long") is not None
        if config.getoption(OPTION):
            keep = marked or "long_forms" in getattr(item, "fixturenames", ())
        else:
            keep = not marked
        (wanted if keep else left_out).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = wanted
