"""The estimate of the time left, for matches that take hours."""

import pytest

from cartographers.cli import progress
from cartographers.cli.progress import Progress


@pytest.mark.parametrize(
    ("seconds", "said"), [(10, "10 s left"), (119, "119 s left"), (120, "2 min left"), (9000, "2 h left")]
)
def test_it_is_said_in_the_unit_that_fits(monkeypatch, seconds, said):
    now = [0.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    bar = Progress(2, "games")
    now[0] += seconds
    bar.step()
    assert bar.line().endswith(said)
