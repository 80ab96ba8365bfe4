"""Run the tests against changed code: a pytest plugin that forks a process for each change.

The tests are collected once. A first run notes which functions each test calls; then each change is tried by
the tests that call the changed function, the quick ones first, until one of them fails.
"""

import os
import pickle
import resource
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import FrameType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from twins.code_mistakes import CodeMistake
from twins.code_mutants import Change, make, put_in

#: A module and a function in it.
Function = tuple[str, str]
#: Memory of a process that tries a change: a loop without end must not fill the machine.
MEMORY = 6 << 30


#: Said of a change for which no function could be given other code.
NOT_MADE = "not made"


class Result(NamedTuple):
    """What became of a change."""

    change: Change
    #: The test that noticed it; nothing if none did.
    killed_by: str
    #: How many tests call the function.
    tests: int


class MistakeRun:
    """Tries mistakes, each by the tests of one file."""

    def __init__(self, mistakes: Sequence[CodeMistake]) -> None:
        #: For each mistake the test that noticed it; nothing if none did.
        self.noticed: dict[str, str] = {}
        self._mistakes = mistakes

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for mistake in self._mistakes:
            tests = [item for item in session.items if item.nodeid.startswith(f"{mistake.tests}::")]
            found = _finish(_Child(lambda one=mistake, items=tests: _first_failure(one, items), 300))  # type: ignore[misc]
            self.noticed[mistake.what] = "too long or too large" if found is None else found
        return True


class MutationRun:
    """Tries changes in place of running the tests once."""

    def __init__(self, changes: Sequence[Change], jobs: int, seconds: float) -> None:
        """``seconds`` is the most that the tests may take for one change."""
        self.results: list[Result] = []
        self._changes, self._jobs, self._seconds = changes, jobs, seconds

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        modules = {change.module for change in self._changes}
        calls = _finish(_Child(lambda: _calls(session.items, modules), 3600))
        if calls is None:
            raise pytest.UsageError("the tests could not be run without a change")
        tries = (self._tries(session, change, calls) for change in self._changes)
        for result in _in_parallel(tries, self._jobs):
            self.results.append(result)
            if not result.killed_by:
                self._say(session, f"not noticed by {result.tests} tests: {result.change}")
        return True

    def _say(self, session: pytest.Session, text: str) -> None:
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        assert isinstance(reporter, pytest.TerminalReporter)
        reporter.write_line(f"{len(self.results)}/{len(self._changes)} {text}", flush=True)

    def _tries(self, session: pytest.Session, change: Change, calls: "Calls") -> Callable[[], Result]:
        chosen = _ordered(calls.get((change.module, change.function), {}))
        items = [session.items[number] for number in chosen]
        child = _Child(lambda: _first_failure(change, items), self._seconds)

        def finish() -> Result:
            found = _finish(child)
            return Result(change, "too long or too large" if found is None else found, len(items))

        return finish


#: For each function the tests that call it, each with its seconds and its file.
Calls = dict[Function, dict[int, tuple[float, str]]]


def _ordered(tests: dict[int, tuple[float, str]]) -> list[int]:
    """The quick tests first, but the tests of a file together, as they share what they set up."""
    quickest: dict[str, float] = defaultdict(lambda: 1e9)
    for seconds, file in tests.values():
        quickest[file] = min(quickest[file], seconds)
    return sorted(tests, key=lambda one: (quickest[tests[one][1]], tests[one][1], tests[one][0]))


def _calls(items: Sequence[pytest.Item], modules: Iterable[str]) -> Calls:
    """Run every test once and note what it calls; a test that fails is left out."""
    found: Calls = defaultdict(dict)
    files = {str(sys.modules[name].__file__): name for name in modules}
    called: set[Function] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        module = files.get(frame.f_code.co_filename)
        if module and event == "call":
            called.add((module, frame.f_code.co_qualname.partition(".<locals>")[0]))

    for number, item in enumerate(items):
        called.clear()
        began = time.process_time()
        threading.setprofile(note)
        sys.setprofile(note)
        reports = _run(item, items[number + 1] if number + 1 < len(items) else None)
        sys.setprofile(None)
        if all(report.passed or report.skipped for report in reports):
            for function in called:
                found[function][number] = time.process_time() - began, str(item.path)
    return dict(found)


def _first_failure(change: Change | CodeMistake, items: Sequence[pytest.Item]) -> str:
    """The first of these tests that fails with a change, or nothing."""
    made = put_in(change) if isinstance(change, Change) else make(change)
    if not made:
        return NOT_MADE
    for number, item in enumerate(items):
        for report in _run(item, items[number + 1] if number + 1 < len(items) else None):
            if report.failed:
                return item.nodeid
    return ""


def _run(item: pytest.Item, following: pytest.Item | None) -> list[pytest.TestReport]:
    return runtestprotocol(item, log=False, nextitem=following)


class _Child:
    """A forked process that answers once."""

    def __init__(self, work: Callable[[], Any], seconds: float) -> None:
        self.reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid:
            os.close(writing)
            return
        code = 1
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds)
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
            answer = pickle.dumps(work())
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(answer)
            code = 0
        finally:
            os._exit(code)


def _finish(child: _Child) -> Any:
    """What the process answered; None if it failed or took too long."""
    with os.fdopen(child.reading, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child.pid, 0)
    return pickle.loads(answer) if status == 0 else None


def _in_parallel(started: Iterator[Callable[[], Result]], jobs: int) -> Iterator[Result]:
    """The results in order, with a few processes at a time."""
    waiting: list[Callable[[], Result]] = []
    for finish in started:
        waiting.append(finish)
        if len(waiting) >= jobs:
            yield waiting.pop(0)()
    yield from (finish() for finish in waiting)
