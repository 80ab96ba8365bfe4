"""A store that cannot be written or whose rows are damaged: a clear answer, and the rest goes on."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from httpx import Response
from websockets.sync.client import connect

from cartographers.server.storage.schema import migrate
from cartographers.server.storage.sqlite import SqliteSession
from cartographers.server.storage.store import Store
from cartographers.server.storage.writer_thread import WriterThread
from server.conftest import plenty
from server.random_client import RandomClient
from server.serving import Device, Served, Socket

Troubled = tuple[Served, sqlite3.Connection]


@contextmanager
def in_trouble(folder: Path) -> Iterator[Troubled]:
    """A server, and the connection of its store: the writer does not use it between two requests."""
    connection = sqlite3.connect(folder / "games.sqlite", isolation_level=None, check_same_thread=False)
    migrate(connection)
    with Served(plenty(folder), Store(WriterThread(SqliteSession(connection)))) as running:
        yield running, connection


@pytest.fixture
def troubled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Troubled]:
    """A server with a store of its own."""
    with in_trouble(tmp_path_factory.mktemp("games")) as both:
        yield both


def tries(client: Device, game: str, code: str) -> dict[str, Response]:
    state = client.state(game)
    games = f"/api/games/{game}"
    return {
        "create": client.post("/api/games", json={}),
        "join": client.post("/api/join", json={"code": code, "name": "Ann"}),
        "leave": client.post(f"{games}/seats/0/leave"),
        "what if": client.post(f"{games}/what-if", json={"seq": 1, "seat": 0}),
        "again": client.post(f"{games}/again"),
        "abandon": client.post(f"{games}/abandon"),
        "bot": client.post(f"{games}/seats/1/bot"),
        "lesson": client.post("/api/lessons/placing", json={}),
        "phrase": client.post("/api/you/phrase", json={"device": "phone"}),
        "delete": client.post("/api/you/delete", json={"everything": True}),
        "remove": client.delete(games),
        "webhook": client.post(f"{games}/webhook", json={"url": "https://hooks.example/x"}),
        "decide": client.decide(state, 0, {}),
    }


def test_a_disk_that_cannot_be_written_changes_nothing_and_is_said(
    troubled: Troubled, caplog: pytest.LogCaptureFixture
) -> None:
    served, connection = troubled
    client = served.device()
    alone = client.create("me", "greedy", seed=1)["id"]
    made = client.create("me", "open", seed=1)
    before = client.state(made["id"])
    connection.execute("PRAGMA query_only = ON")
    answers = tries(client, made["id"], made["invite"])
    answers |= {"what if alone": client.post(f"/api/games/{alone}/what-if", json={"seq": 1, "seat": 0})}
    wrong = {name: answer.text for name, answer in answers.items() if answer.status_code >= 500}
    assert all(answers[name].status_code == 503 for name in wrong), wrong
    assert {"create", "leave", "what if alone", "lesson", "phrase", "bot"} <= wrong.keys()
    assert {answers[name].json()["code"] for name in wrong} == {"not-saved"}
    assert not [record for record in caplog.records if record.exc_info]
    connection.execute("PRAGMA query_only = OFF")
    assert client.state(made["id"]) == before
    assert client.post("/api/games", json={}).status_code == 201


def test_a_tournament_that_cannot_be_read_closes_its_socket(troubled: Troubled) -> None:
    served, connection = troubled
    connection.execute("ALTER TABLE tournaments RENAME TO lost")
    with connect(f"ws://127.0.0.1:{served.port}/api/tournaments/any/events") as line:
        assert Socket(line).closed() == 4503


def test_a_full_disk_is_said_and_can_be_used_again_once_it_is_not(troubled: Troubled) -> None:
    served, connection = troubled
    client = served.device()
    client.create()
    connection.execute("PRAGMA max_page_count = 1")
    assert client.post("/api/games", json={"seats": [{"kind": "me"}] * 100}).status_code == 503
    connection.execute("PRAGMA max_page_count = 1000000")
    assert client.post("/api/games", json={"seats": [{"kind": "me"}] * 100}).status_code == 201


DAMAGE = [
    "UPDATE games SET plan = 'x'",
    "UPDATE games SET plan = '{\"seats\": 7}'",
    "UPDATE games SET plan = '[]'",
    "UPDATE games SET summary = '[]'",
    "UPDATE games SET summary = 'x'",
    "UPDATE games SET branch = '{\"x\": 1}'",
    "UPDATE games SET ended = '3'",
    "UPDATE games SET lesson = 'nothing'",
    "DELETE FROM seats WHERE seat = 1",
    "DELETE FROM events",
    "DELETE FROM events WHERE seq = 0",
    "UPDATE events SET body = '[]' WHERE seq = 1",
    'UPDATE events SET body = \'{"kind": "x"}\' WHERE seq = 1',
    "UPDATE events SET body = x'ff' WHERE seq = 1",
    "UPDATE events SET hash = 'x' WHERE seq = 1",
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_game_is_refused_and_the_others_are_not(
    serving_again: Troubled, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    served, connection = serving_again
    client = served.device()
    damaged, whole = client.create("me", "me")["id"], client.create()["id"]
    served.app.state.lobby.rooms.clear()
    joined = " AND " if "WHERE" in damage else " WHERE "
    column = "id" if "games" in damage else "game"
    connection.execute(f"{damage}{joined}{column} = ?", (damaged,))
    refused = client.get(f"/api/games/{damaged}")
    assert refused.status_code == 409 and refused.json()["code"] == "corrupt-game", refused.text
    assert whole in [line["id"] for line in client.get("/api/games").json()["running"]]
    assert client.get("/api/lessons").status_code == client.get("/api/you/games").status_code == 200
    assert not [record for record in caplog.records if record.exc_info and record.levelno >= logging.ERROR]


def test_a_summary_without_its_parts_hides_no_other_game(serving_again: Troubled) -> None:
    served, connection = serving_again
    client = served.device()
    damaged, whole = client.create()["id"], client.create()["id"]
    served.app.state.lobby.rooms.clear()
    connection.execute("UPDATE games SET summary = '{}' WHERE id = ?", (damaged,))
    assert [line["id"] for line in client.get("/api/games").json()["running"]] == [whole]
    assert client.get(f"/api/games/{damaged}").status_code == 200


def test_damaged_finished_games_hide_no_figures_and_can_be_deleted(serving_again: Troubled) -> None:
    served, connection = serving_again
    client = served.device()
    whole = RandomClient(client, 2).play(client.create()["id"])["id"]
    damage = ("plan = 'x'", "summary = 'x'", "summary = '{\"result\": 3}'", "summary = '[]'")
    games = [client.create("me", "me")["id"] for _ in damage]
    for game in games:
        assert client.post(f"/api/games/{game}/abandon").status_code == 200
    served.app.state.lobby.rooms.clear()
    for game, change in zip(games, damage, strict=True):
        connection.execute(f"UPDATE games SET {change} WHERE id = ?", (game,))
    assert whole in [line["line"]["id"] for line in client.get("/api/you/games").json()["games"]]
    assert client.get("/api/you/statistics").status_code == 200
    assert client.post("/api/you/export", json={"settings": {}}).status_code == 200
    assert client.post("/api/you/delete", json={"everything": True}).status_code == 200


@pytest.fixture(scope="module")
def serving_again(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Troubled]:
    """One server for all kinds of damage."""
    with in_trouble(tmp_path_factory.mktemp("games")) as both:
        yield both
