"""Which tests may be tried a second time, and the list of those that were."""

from collections.abc import Sequence

import pytest

#: Only a test with one of these markers may be retried, and only once: what it needs can be late on a busy
#: machine.
MARKERS = ("real_clock", "real_browser")


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Allow each marked test one retry, and no other test any."""
    for item in items:
        if item.get_closest_marker("flaky"):
            raise pytest.UsageError(f"{item.nodeid}: mark it {' or '.join(MARKERS)} instead of flaky")
        if any(item.get_closest_marker(name) for name in MARKERS):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List each test that was retried, and why."""
    retried = terminalreporter.stats.get("rerun", [])
    if not retried:
        return
    terminalreporter.section("retried once")
    for report in retried:
        terminalreporter.line(f"retried: {report.nodeid}: {_reason(report)}")


def _reason(report: pytest.TestReport) -> str:
    """The error of the first try, in one line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(crash.message if crash else report.longrepr).strip()
    return text.partition("\n")[0]
