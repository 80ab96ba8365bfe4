"""A run of pytest on one file, in a process of its own: for tests of what these tests share."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).parents[1]


def run_pytest(
    folder: Path, conftest: str, tests: str, markers: Iterable[str], options: Iterable[str]
) -> subprocess.CompletedProcess[str]:
    """What pytest says about a file of tests, whose ``conftest.py`` may import what lies in ``tests``."""
    known = "".join(f"    {marker}: x\n" for marker in markers)
    (folder / "pytest.ini").write_text(f"[pytest]\naddopts = --strict-markers\nmarkers =\n{known}")
    (folder / "conftest.py").write_text(conftest)
    (folder / "test_it.py").write_text(tests)
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options],
        cwd=folder,
        # No other plugins: they take seconds to load.
        env={**os.environ, "PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
