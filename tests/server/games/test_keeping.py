"""Quotas, the number of "what if" games, changes of a decision, and the archive."""

import sqlite3
from pathlib import Path

import pytest

from cartographers.server.games import keeping
from cartographers.server.games.keeping import remove_old, remove_uploads
from cartographers.server.rooms import decisions
from server.random_client import RandomClient
from server.serving import Device, Json, Served, StartServer

#: A part of a day that is over at once.
NO_TIME = 1e-9


def plan(*seats: str) -> Json:
    return {"seats": [{"kind": seat} for seat in seats]}


def test_a_device_cannot_keep_more_than_its_quota_and_removing_a_game_helps(serving: StartServer) -> None:
    running = serving(device_quota=70_000)
    client = running.device()
    first = client.create("me", "me", "me")["id"]
    client.create("me", "me", "me")
    refused = client.post("/api/games", json=plan("me"))
    assert (refused.status_code, refused.json()["code"]) == (409, "device-quota")
    assert running.device().post("/api/games", json=plan("me")).status_code == 201
    client.delete(f"/api/games/{first}")
    assert client.post("/api/games", json=plan("me")).status_code == 201


def test_a_device_without_its_cookie_has_no_new_budget(serving: StartServer) -> None:
    running = serving(network_bytes=70_000)
    answers = [running.device().post("/api/games", json=plan("me", "me", "me")) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    refused = answers[-1]
    assert refused.json()["code"] == "network-bytes" and "h" in refused.json()["detail"]
    assert 3600 < int(refused.headers["retry-after"]) < 86_400


def test_what_was_stored_today_is_known_after_a_restart(serving: StartServer) -> None:
    settings = {"network_bytes": 40_000}
    first = serving(**settings)
    assert first.device().post("/api/games", json=plan("me", "me", "me")).status_code == 201
    first.stop()
    assert serving(**settings).device().post("/api/games", json=plan("me", "me")).status_code == 429


def test_no_address_is_stored(serving: StartServer, tmp_path: Path) -> None:
    running = serving()
    running.device().create()
    running.stop()
    connection = sqlite3.connect(tmp_path / "games.sqlite")
    networks = {network for (network,) in connection.execute("SELECT network FROM budgets")}
    connection.close()
    assert networks and all(len(network) == 64 for network in networks)
    assert all(b"127.0.0.1" not in file.read_bytes() for file in tmp_path.glob("games.sqlite*"))


def test_when_space_is_short_uploaded_records_go_first(serving: StartServer) -> None:
    running = serving()
    client = running.device()
    played = RandomClient(client).play(client.create("me")["id"])
    record = client.get(f"/api/games/{played['id']}/record").text
    uploads = [upload(client, record) for _ in range(2)]
    lobby = running.app.state.lobby

    async def make_room() -> None:
        for upload in uploads:
            await lobby.close_room(upload)
        await remove_uploads(lobby)

    running.run(make_room())
    assert [client.get(f"/api/games/{upload}").status_code for upload in uploads] == [404, 404]
    assert client.get(f"/api/games/{played['id']}").status_code == 200


def upload(client: Device, record: str) -> str:
    answer = client.post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def test_a_server_that_is_full_takes_no_new_games_and_plays_the_others(serving: StartServer) -> None:
    running = serving()
    client = running.device()
    state = client.state(client.create("me")["id"])
    running.app.state.lobby.services.limits.disk_used = (
        running.app.state.lobby.services.settings.disk_quota + 1
    )
    refused = client.post("/api/games", json=plan("me"))
    assert (refused.status_code, refused.json()["code"]) == (503, "server-full")
    assert refused.headers["retry-after"] == "3600" and "60\u00a0min" in refused.json()["detail"]
    assert RandomClient(client).decide(state, state["mine"][0])["seq"] > state["seq"]


def test_with_one_what_if_too_many_the_oldest_goes(
    serving: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOST_BRANCHES", 2)
    client = serving().device()
    game = client.create("me")["id"]
    branches = [branch_of(client, game) for _ in range(4)]
    assert [branch["removed"] for branch in branches] == [0, 0, 1, 1]
    made = [branch["id"] for branch in branches]
    listed = {line["id"] for line in client.get("/api/games").json()["running"]}
    assert listed == {game, *made[2:]}
    assert client.get(f"/api/games/{made[0]}").status_code == 404


def branch_of(client: Device, game: str) -> Json:
    answer = client.post(f"/api/games/{game}/what-if", json={"seq": 1, "seat": 0})
    assert answer.status_code == 201, answer.text
    created: Json = answer.json()
    return created


def test_a_decision_that_was_changed_very_often_stays_and_the_game_goes_on(
    serving: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "MOST_CHANGES", 3)
    client = serving().device()
    state = client.state(client.create("me", "me")["id"])
    player = RandomClient(client, boldness=0)
    address = f"/api/games/{state['id']}/seats/0/decision"
    for number in range(3):
        assert (
            client.decide(state, 0, player.decision(state, state["mine"][0]), f"{number}").status_code == 200
        )
    again = client.decide(state, 0, player.decision(state, state["mine"][0]), "again")
    assert (again.status_code, again.json()["code"]) == (429, "decision-changes")
    assert again.headers["retry-after"] == "60"
    assert client.delete(address).status_code == 429
    assert player.decide(client.state(state["id"]), state["mine"][1])["step"] > state["step"]


def test_a_finished_game_that_nobody_touches_is_archived_and_its_record_can_be_uploaded(
    serving: StartServer,
) -> None:
    running = serving(keep_finished_days=NO_TIME)
    client = running.device()
    game = client.create("me", seed=3)["id"]
    over = RandomClient(client, 7).play(game)
    archive(running, game)
    gone = client.get(f"/api/games/{game}")
    assert (gone.status_code, gone.json()["code"]) == (410, "archived")
    assert gone.json()["detail"].endswith(f"/api/archive/{game}.")
    record = client.get(f"/api/archive/{game}")
    assert record.status_code == 200
    again = client.post("/api/records", json={"record": record.text}).json()["id"]
    assert client.state(again)["seats"][0]["stars"] == over["seats"][0]["stars"]
    assert client.get("/api/archive/nothing").status_code == 404


def test_a_table_that_nobody_came_to_is_removed_and_a_running_game_stays(serving: StartServer) -> None:
    running = serving(keep_unstarted_days=NO_TIME)
    client = running.device()
    empty, running_game = client.create("me", "open")["id"], client.create("me", "me")["id"]
    archive(running, empty, running_game)
    assert client.get(f"/api/games/{empty}").status_code == 404
    assert client.get(f"/api/games/{running_game}").status_code == 200


def archive(running: Served, *games: str) -> None:
    """Let games leave the memory, and then remove what is old."""
    lobby = running.app.state.lobby

    async def work() -> None:
        for game in games:
            await lobby.close_room(game)
        await remove_old(lobby)

    running.run(work())
