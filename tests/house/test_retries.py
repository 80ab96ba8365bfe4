"""Only a test that needs a real clock or a real browser is retried, once, and the summary says so."""

import subprocess
from pathlib import Path

import pytest

from testkit.inner_pytest import TESTS, run_pytest
from testkit.long_forms import every

CONFTEST = "from testkit.retries import pytest_collection_modifyitems, pytest_terminal_summary\n"
#: A test that notes each try and fails the first times.
FAILING = """
from pathlib import Path
import pytest

{mark}
def test_late():
    tries = Path({tries!r})
    tries.write_text(tries.read_text() + "x" if tries.exists() else "x")
    assert len(tries.read_text()) > {failures}, "the machine was busy"
"""


def _run(
    folder: Path, mark: str, failures: int, *options: str
) -> tuple[subprocess.CompletedProcess[str], int]:
    """What pytest says about such a test, and how often it tried it."""
    tries = folder / "tries"
    failing = FAILING.format(mark=mark, tries=str(tries), failures=failures)
    plugins = ["-p", "pytest_rerunfailures", "-p", "xdist"]
    done = run_pytest(folder, CONFTEST, failing, ["real_clock", "real_browser"], [*plugins, *options])
    return done, len(tries.read_text()) if tries.exists() else 0


def test_an_unmarked_test_that_fails_is_not_retried(tmp_path: Path) -> None:
    done, tries = _run(tmp_path, "", 1)
    assert (done.returncode, tries) == (1, 1)
    assert "retried" not in done.stdout


@pytest.mark.parametrize("processes", [[], ["-n", "1"]])
@pytest.mark.parametrize("marker", every(["real_clock", "real_browser"], short=["real_clock"]))
def test_a_marked_test_is_retried_once_and_listed_with_its_reason(
    tmp_path: Path, marker: str, processes: list[str]
) -> None:
    done, tries = _run(tmp_path, f"@pytest.mark.{marker}", 1, *processes)
    assert (done.returncode, tries) == (0, 2)
    assert "retried: test_it.py::test_late: AssertionError: the machine was busy\n" in done.stdout


def test_a_marked_test_that_fails_twice_has_failed(tmp_path: Path) -> None:
    done, tries = _run(tmp_path, "@pytest.mark.real_clock", 2)
    assert (done.returncode, tries) == (1, 2)


def test_a_test_cannot_ask_for_retries_of_its_own(tmp_path: Path) -> None:
    done, tries = _run(tmp_path, "@pytest.mark.flaky(reruns=5)", 1)
    assert (done.returncode, tries) == (4, 0)
    assert "test_it.py::test_late: mark it real_clock or real_browser instead of flaky" in done.stderr


def test_the_make_file_runs_the_tests_once() -> None:
    makefile = (TESTS.parent / "Makefile").read_text()
    assert "--last-failed" not in makefile
    assert "--reruns" not in makefile + (TESTS.parent / "pyproject.toml").read_text()
