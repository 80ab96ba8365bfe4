"""The example of docs/sim.md."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "sim.md").read_text(encoding="utf-8")


@pytest.mark.long
def test_the_example_of_the_page_plays_many_games_at_once() -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    few = example.replace("games = 4096", "games = 8").replace("range(100)", "range(2)")
    assert few.count("8") > example.count("8") and "range(2)" in few
    found: dict[str, Any] = {}
    exec(few, found)
    assert found["state"].rewards.shape[0] == 8
    assert not found["state"].illegal.any()


def test_what_the_page_says_the_simulator_can_do_it_can() -> None:
    from cartographers.sim import Simulator

    named = re.findall(r"^- `(\w+)\(", PAGE, re.MULTILINE)
    assert {"init", "step", "resample"} <= set(named)
    assert [name for name in named if not hasattr(Simulator, name)] == []
