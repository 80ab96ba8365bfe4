"""Counts and measurements of a running server, in the text format of Prometheus.

Labels have few values: no paths, addresses, games or names.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping

#: The upper bounds of the classes of durations, in seconds.
_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
NO_LABELS: Mapping[str, str] = {}


class Metrics:
    """What one server has counted since it was started."""

    def __init__(self) -> None:
        self._requests: Counter[tuple[str, int]] = Counter()
        #: Requests whose answer took at most each of the bounds and not the one before, and the longer ones.
        self._durations = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0
        #: By name: the kind, the meaning, and what is measured, by labels.
        self._figures: dict[str, tuple[str, str, dict[str, Callable[[], float]]]] = {}

    def answered(self, kind: str, status: int, seconds: float) -> None:
        """A request was answered; ``kind`` is ``api`` or ``page``."""
        self._requests[kind, status] += 1
        self._durations[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def add_gauge(
        self, name: str, meaning: str, measure: Callable[[], float], labels: Mapping[str, str] = NO_LABELS
    ) -> None:
        """Something that is measured whenever it is asked for."""
        self._add("gauge", name, meaning, labels, measure)

    def add_counter(
        self, name: str, meaning: str, count: Callable[[], float], labels: Mapping[str, str] = NO_LABELS
    ) -> None:
        """Something that has been counted since the start."""
        self._add("counter", name, meaning, labels, count)

    def _add(
        self, kind: str, name: str, meaning: str, labels: Mapping[str, str], measure: Callable[[], float]
    ) -> None:
        pairs = ",".join(f'{label}="{value}"' for label, value in labels.items())
        _, _, measured = self._figures.setdefault(name, (kind, meaning, {}))
        measured[f"{{{pairs}}}" if pairs else ""] = measure

    def text(self) -> str:
        """All figures."""
        lines = [*self._request_lines(), *self._duration_lines()]
        for name, (kind, meaning, measured) in self._figures.items():
            lines += _head(name, meaning, kind)
            lines += [f"cartographers_{name}{labels} {measure():g}" for labels, measure in measured.items()]
        return "\n".join(lines) + "\n"

    def _request_lines(self) -> list[str]:
        counted = sorted(self._requests.items())
        return [
            *_head("requests_total", "Answered requests.", "counter"),
            *(
                f'cartographers_requests_total{{kind="{kind}",status="{status}"}} {number}'
                for (kind, status), number in counted
            ),
        ]

    def _duration_lines(self) -> list[str]:
        name = "cartographers_request_seconds"
        lines, number = _head("request_seconds", "Time until a request was answered.", "histogram"), 0
        for bound, more in zip((*map(str, _BOUNDS), "+Inf"), self._durations, strict=True):
            number += more
            lines.append(f'{name}_bucket{{le="{bound}"}} {number}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {number}"]


def _head(name: str, meaning: str, kind: str) -> list[str]:
    return [f"# HELP cartographers_{name} {meaning}", f"# TYPE cartographers_{name} {kind}"]
