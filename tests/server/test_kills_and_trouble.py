"""A server that is killed, whose disk is full, or that runs on: short forms of three checks of the bench."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from long.kill import compare_all, kill_often
from long.shared.forked_server import unlimited
from long.shared.ledger_player import decisions
from long.shared.soak_plot import svg
from long.soak import Soak
from long.trouble import full_disk, make_trouble

#: The servers are other processes.
pytestmark = pytest.mark.real_clock


def test_a_server_that_is_killed_has_all_it_has_acknowledged_once(tmp_path: Path) -> None:
    settings = unlimited(tmp_path)
    done = kill_often(settings, kills=3, players=3)
    assert done.wrong == [] and done.kills == 3
    assert decisions(done.ledgers) > 3 and done.had + done.had_not > 0
    games = sqlite3.connect(tmp_path / "games.sqlite")
    with games:
        games.execute("UPDATE events SET move_id = seq WHERE kind = 'committed'")
    games.close()
    assert asyncio.run(compare_all(settings, done.ledgers)), "what is stored otherwise is noticed"


def test_while_the_disk_is_full_decisions_are_refused_and_then_the_same_server_goes_on(
    tmp_path: Path,
) -> None:
    done = make_trouble(unlimited(tmp_path), full_disk, refused=True)
    assert done.wrong == [] and done.refused == 25 and done.acknowledged > 50


@pytest.mark.long
def test_mixed_play_is_answered_and_sampled(tmp_path: Path) -> None:
    soak = Soak(tmp_path, players=3, pace=0.02)
    soak.run(seconds=0.5, every=0.5)
    assert soak.wrong == [] and soak.samples[0].memory > 10
    assert decisions([ledger for player in soak.players for ledger in player.ledgers])
    assert "memory, MB" in svg(soak.samples)
