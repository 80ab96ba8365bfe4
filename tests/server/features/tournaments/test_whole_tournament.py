"""A whole tournament, worked out a second time without the server; a hundred persons are in ``bench``."""

from pathlib import Path

import pytest

from bench.tournament import Crowd, differences, hold
from server.conftest import plenty
from server.serving import Served


@pytest.mark.long
def test_eight_persons_play_two_deals_and_the_standings_are_those_worked_out_pair_by_pair(
    tmp_path: Path,
) -> None:
    with Served(plenty(tmp_path)) as running:
        held = hold(f"http://127.0.0.1:{running.port}", tmp_path, Crowd(persons=8, deals=2, watchers=1))
    assert differences(held) == [] and held.told
    assert len(held.stars) == 16 and len(set(held.stars.values())) > 1
    assert all(one["played"] == 2 for one in held.page["players"])
    held.page["players"][0]["points"] += 0.5
    assert differences(held) == [held.page["players"][0]["name"]]
