"""Analyses of finished games: seen as they grow, kept with the game, gone on with after a restart."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest
from httpx import Response

from cartographers.server.features.coach import analyses
from cartographers.server.features.coach.feature import CoachFeature
from cartographers.server.features.people import history
from cartographers.server.storage.schema import MIGRATIONS
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.server.storage.stored_game import ResultKey
from server.quick_advisers import QUICK, served  # noqa: F401  # a fixture: its name is its use
from server.quick_advisers import until as sooner_or_later
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served, StartServer

# Bots and advisers think in processes of their own, which have to answer in time.
pytestmark = pytest.mark.real_clock


def start(client: Device, game: str, seat: int = 0) -> Response:
    return client.post(f"/api/games/{game}/analysis", json={"seat": seat})


def look(client: Device, game: str, seat: int = 0) -> Json:
    answer = client.get(f"/api/games/{game}/analysis?seat={seat}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def until(client: Device, game: str, wanted: Callable[[Json], bool]) -> Json:
    return sooner_or_later(lambda: look(client, game), wanted)


@pytest.fixture(scope="module")
def finished(served: Served) -> tuple[Device, Json, Json]:  # noqa: F811  # the fixture
    """A finished game, its player, and its analysis."""
    client = served.device()
    over = RandomClient(client, 7).play(client.create(seed=3)["id"])
    assert look(client, over["id"])["state"] == "none"
    began = start(client, over["id"])
    assert began.status_code == 202 and began.json()["state"] in ("waiting", "running")
    return client, over, until(client, over["id"], lambda found: found["state"] == "done")


def test_it_looks_at_every_own_decision(finished: tuple[Device, Json, Json]) -> None:
    _, over, found = finished
    assert found["done"] == found["total"] == len(found["moves"]) > 15
    assert [move["number"] for move in found["moves"]] == list(range(found["total"]))
    turns = [line["card"] for line in over["log"] if any(one["by"] == 0 for one in line["drawn"])]
    assert [move["card"] for move in found["moves"]] == turns


def test_the_sums_are_exact(finished: tuple[Device, Json, Json]) -> None:
    _, over, found = finished
    moves = found["moves"]
    assert found["final"] == over["seats"][0]["stars"]
    assert found["final"] == found["start"] + found["luck"] + found["skill"]
    assert found["luck"] == sum(move["luck"] for move in moves) + found["closing"]
    assert found["skill"] == sum(move["skill"] for move in moves)
    assert found["lost"] == sum(move["lost"] for move in moves)
    assert [point["kind"] for point in found["points"]][:3] == ["start", "reveal", "move"]
    assert found["points"][-1] == {
        "kind": "end",
        "number": None,
        "season": over["season"],
        "expected": found["final"],
    }


def test_a_move_shows_the_map_it_was_made_on_and_what_would_have_been_better(
    finished: tuple[Device, Json, Json],
) -> None:
    client, over, found = finished
    frames = client.get(f"/api/games/{over['id']}/replay").json()["frames"]
    for move in found["moves"]:
        assert move["best"][move["place"]] == move["played"]
        assert move["lost"] == max(0, move["best"][0]["expected"] - move["played"]["expected"])
        (usual,) = (one for one in move["best"] if one["usual"])
        assert move["skill"] == move["played"]["expected"] - usual["expected"]
        after = next(
            at
            for at, frame in enumerate(frames)
            if (frame["kind"], frame["season"], frame["card"]) == ("turn", move["season"], move["card"])
        )
        assert frames[after - 1]["rows"][0] == move["rows"] or frames[after - 1]["kind"] != "turn"
    assert found["costliest"] == sorted(
        found["costliest"], key=lambda number: -found["moves"][number]["lost"]
    )


def test_asked_for_again_it_is_there(finished: tuple[Device, Json, Json]) -> None:
    client, over, found = finished
    again = start(client, over["id"])
    assert again.status_code == 200 and again.json() == found


def test_anyone_may_see_the_analysis_of_a_finished_game(
    finished: tuple[Device, Json, Json], device: NewDevice
) -> None:
    _, over, found = finished
    assert look(device(), over["id"]) == found


@pytest.mark.long
def test_what_is_found_so_far_can_be_seen_while_it_is_under_way(serving: StartServer) -> None:
    # Slow enough that the middle is not missed, however busy the computer is.
    running = serving(worker_command=("env", "SLEEP=0.25", *QUICK))
    client = running.device()
    game = RandomClient(client, 7).play(client.create(seed=3)["id"])["id"]
    start(client, game)
    half = until(client, game, lambda found: 2 <= found["done"] < found["total"])
    assert half["state"] == "running" and len(half["moves"]) == half["done"]
    assert half["points"][-1]["kind"] == "move" and half["start"] is not None
    assert half["points"][-1]["expected"] == half["start"] + half["luck"] + half["skill"]


@pytest.mark.long
def test_a_half_done_one_goes_on_after_a_restart(
    serving: StartServer, finished: tuple[Device, Json, Json], tmp_path: Path
) -> None:
    running = serving(worker_command=("env", "SLEEP=0.03", *QUICK))
    client = running.device()
    game = RandomClient(client, 7).play(client.create(seed=3)["id"])["id"]
    start(client, game)
    until(client, game, lambda found: found["done"] >= 3)
    running.stop()
    with sqlite3.connect(tmp_path / "games.sqlite") as base:
        (kept,) = base.execute("SELECT COUNT(*) FROM findings").fetchone()
    base.close()
    assert kept >= 3
    again = client.moved(serving(worker_command=QUICK).port)
    assert look(again, game)["done"] >= kept
    whole = until(again, game, lambda found: found["state"] == "done")
    # The same game by the same adviser in one go.
    assert whole["moves"] == finished[2]["moves"]


def test_luck_and_skill_of_an_older_analysis_are_counted_once_it_is_opened(
    finished: tuple[Device, Json, Json],
    served: Served,  # noqa: F811  # the fixture
) -> None:
    client, over, found = finished
    lobby = served.app.state.lobby
    assert client.get("/api/you/statistics").json()["luck"]["games"] == 1
    with (
        patch.object(lobby.feature(CoachFeature).analyses, "_with_sums", set()),
        patch.object(analyses, "ANALYSIS_SUMS", "new-sums"),
        patch.object(history, "ANALYSIS_SUMS", "new-sums"),
    ):
        assert client.get("/api/you/statistics").json()["luck"] is None
        start(client, over["id"])
        assert client.get("/api/you/statistics").json()["luck"] == {
            "games": 1,
            "luck": found["luck"],
            "skill": found["skill"],
        }


def test_a_game_that_was_ended_is_analysed_as_far_as_it_went_and_not_counted(
    served: Served,  # noqa: F811  # the fixture
) -> None:
    client = served.device()
    state = client.state(client.create(seed=3)["id"])
    for _ in range(2):
        state = RandomClient(client, 7, boldness=0).decide(state, state["mine"][0])
    game = state["id"]
    client.post(f"/api/games/{game}/abandon")
    start(client, game)
    found = until(client, game, lambda found: found["state"] == "done")
    assert found["ended"] and (found["done"], found["final"]) == (2, 0)
    assert found["points"][-1]["kind"] == "move"
    assert found["luck"] == sum(move["luck"] for move in found["moves"])
    shown = client.get(f"/api/games/{game}/replay").json()
    assert shown["over"] and shown["ending"] is None and shown["frames"][-1]["kind"] == "turn"
    counted = client.get("/api/you/statistics").json()
    assert (counted["games"], counted["pending"], counted["luck"]) == (0, 0, None)


@pytest.mark.long
def test_what_an_older_coach_found_is_looked_at_anew(
    serving: StartServer, finished: tuple[Device, Json, Json], tmp_path: Path
) -> None:
    """It measured against the best, and did not say what a steady hand would have drawn."""
    running = serving(worker_command=QUICK)
    client = running.device()
    game = RandomClient(client, 7).play(client.create(seed=3)["id"])["id"]
    player = look(client, game)["player"]
    running.stop()
    with sqlite3.connect(tmp_path / "games.sqlite") as base:
        old = (game, "analysis", 0, player, 0, '{"number": 0, "lost": 1.5}')
        base.execute("INSERT INTO findings VALUES (?, ?, ?, ?, ?, ?)", old)
    base.close()
    client = client.moved(serving(worker_command=QUICK).port)
    assert look(client, game)["done"] == 0
    start(client, game)
    assert until(client, game, lambda found: found["state"] == "done")["moves"] == finished[2]["moves"]


def test_an_analysis_delays_neither_a_bot_nor_the_server(serving: StartServer) -> None:
    running = serving(worker_command=("env", "SLEEP=0.4", *QUICK))
    client = running.device()
    over = RandomClient(client, 7).play(client.create(seed=3)["id"])
    start(client, over["id"])
    until(client, over["id"], lambda found: found["state"] == "running")
    game = client.create("me", "chance", seed=6)["id"]
    with client.socket(game) as socket:
        socket.until(lambda told: told["seats"][1]["decided"])
    assert look(client, over["id"])["state"] == "running"


def test_a_running_game_is_not_analysed(device: NewDevice) -> None:
    client = device()
    game = client.create(seed=1)["id"]
    for refused in (start(client, game), client.get(f"/api/games/{game}/analysis")):
        assert refused.status_code == 409 and "once it’s over" in refused.json()["detail"]


def test_a_seat_that_is_not_there_is_refused(finished: tuple[Device, Json, Json]) -> None:
    client, over, _ = finished
    assert start(client, over["id"], seat=1).status_code == 404
    assert start(client, over["id"], seat=-1).status_code == 404
    assert client.get(f"/api/games/{over['id']}/analysis?seat=x").status_code == 422
    assert start(client, "nothere").status_code == 404


@pytest.mark.long
def test_an_adviser_that_fails_is_told_and_can_be_tried_again(serving: StartServer) -> None:
    running = serving(worker_command=(sys.executable, "-c", "import sys; sys.exit(1)"))
    client = running.device()
    game = RandomClient(client, 7).play(client.create(seed=3)["id"])["id"]
    start(client, game)
    failed = until(client, game, lambda found: found["state"] == "failed")
    assert failed["done"] == 0 and failed["reason"].endswith(".")
    assert start(client, game).json()["state"] != "failed"
    running.stop()
    client = client.moved(serving(worker_command=QUICK).port)
    start(client, game)
    assert until(client, game, lambda found: found["done"] > 0)["state"] in ("running", "done")


def test_a_record_from_elsewhere_is_analysed_too(
    finished: tuple[Device, Json, Json], device: NewDevice
) -> None:
    client, over, found = finished
    record = client.get(f"/api/games/{over['id']}/record").text
    other = device()
    game = other.post("/api/records", json={"record": record}).json()["id"]
    assert start(other, game).status_code == 202
    again = until(other, game, lambda told: told["state"] == "done")
    assert again["moves"] == found["moves"]


def test_a_file_of_games_from_before_there_were_analyses_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    base = sqlite3.connect(path)
    base.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    base.execute(
        "INSERT INTO games (id, plan, seed_open, engine, created, maker, over, summary) "
        "VALUES ('old', '{}', 0, '0.1.0', '2026', 'nobody', 1, '{}')"
    )
    base.commit()
    base.close()

    async def use() -> tuple[list[Json], object]:
        store, key = SqliteStore(path), ResultKey("old", "analysis", 0, "greedy")
        await store.add_result(key, 0, {"lost": 1.5})
        await store.add_result(key, 0, {"lost": 9})
        found = await store.results(key)
        game = await store.load("old")
        assert game is not None
        await store.close()
        return found, game.game.branch

    assert asyncio.run(use()) == ([{"lost": 1.5}], None)
