"""Nothing that was acknowledged is lost on a device: killed tabs, a full disk, newer and older versions."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from httpx import Response

from cartographers.server.in_browser.application import Application
from cartographers.server.storage.schema import MIGRATIONS, UnknownVersion
from server.in_browser.here import Here
from server.in_browser.same_game import without_own
from server.random_client import RandomClient
from server.storage.older_version import make_older

SOLO = {"seats": [{"kind": "me"}], "seed": 5}


def test_a_killed_tab_loses_nothing_and_the_next_one_is_the_same_person(tmp_path: Path) -> None:
    here = Here(tmp_path)
    game = here.post("/api/games", json=SOLO).json()["id"]
    client = RandomClient(here, 5)
    state = here.get(f"/api/games/{game}").json()
    for _ in range(5):
        state = client.decide(state, state["mine"][0])
    here.kill()
    with Here(tmp_path) as later:
        found = later.get(f"/api/games/{game}").json()
        assert without_own(found) == without_own(state)
        assert [line["id"] for line in later.get("/api/games").json()["running"]] == [game]


def test_without_space_a_decision_is_refused_with_a_sentence_and_nothing_of_it_is_written(
    tmp_path: Path,
) -> None:
    with Here(tmp_path) as here:
        game = here.post("/api/games", json=SOLO).json()["id"]
        client, path = RandomClient(here, 5), f"/api/games/{game}/seats/0/decision"
        before, after = Response(200), here.get(f"/api/games/{game}")
        here.limit_space()
        while after.status_code == 200:
            before = after
            state = before.json()
            decision = client.decision(state, state["mine"][0])
            sent = {"step": state["step"], "move_id": f"{state['step']:032}", "decision": decision}
            after = here.post(path, json=sent)
        assert after.status_code == 507
        assert "This device is full" in after.json()["detail"]
        assert without_own(here.get(f"/api/games/{game}").json()) == without_own(before.json())
        here.limit_space(2**30)
        after = here.post(path, json=sent)
        assert after.status_code == 200
    with Here(tmp_path) as later:
        assert without_own(later.get(f"/api/games/{game}").json()) == without_own(after.json())


def test_an_update_brings_the_games_of_an_older_version_along(tmp_path: Path) -> None:
    with Here(tmp_path) as here:
        game = here.post("/api/games", json=SOLO).json()["id"]
        before = here.get(f"/api/games/{game}").json()
    (tmp_path / "heads.sqlite").touch()
    make_older(tmp_path, len(MIGRATIONS) - 1)
    with Here(tmp_path) as later:
        assert without_own(later.get(f"/api/games/{game}").json()) == without_own(before)


def test_a_window_of_an_older_version_leaves_newer_games_alone(tmp_path: Path) -> None:
    with Here(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as file:
        file.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    # The worker goes by this name.
    with pytest.raises(UnknownVersion):
        asyncio.run(Application(tmp_path).start())
