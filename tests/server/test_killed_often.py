"""A server killed under load loses and doubles nothing: the short form of ``python -m bench kill``."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bench.checks.forked_server import unlimited
from bench.checks.kill import compare_all, kill_often
from bench.checks.ledger_player import decisions


@pytest.mark.real_clock
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
