"""Nothing acknowledged is lost: not by a restart, not by kill -9; and a log that was changed is refused."""

import signal
import socket
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cartographers.cli import main
from cartographers.server.running.process import addresses
from cartographers.server.settings import data_folder
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.real_process import ended, started
from server.serving import Device, StartServer


@pytest.mark.long
def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    process, port = started(tmp_path)
    maker, guest = Device(port), Device(port)
    made = maker.create("me", "open", "greedy", seed=5, skills=True)
    game = made["id"]
    guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Guest"})
    players = [RandomClient(maker, 1), RandomClient(guest, 2)]
    try:
        for kill in range(2):
            for _ in range(7 + kill):
                for player in players:
                    state = player.client.state(game)
                    if state["mine"][0]["must_decide"]:
                        state = player.decide(state, state["mine"][0])
            ended(process, signal.SIGKILL)
            known = state
            assert known["log"], "something was decided"
            process, port = started(tmp_path)
            for player in players:
                player.client = player.client.moved(port)
            maker, guest = players[0].client, players[1].client
            again = guest.state(game)
            assert again["seq"] >= known["seq"] and again["log"][: len(known["log"]) - 1] == known["log"][:-1]
            if again["seq"] == known["seq"]:
                assert again["mine"] == known["mine"]
            assert again["seats"][1]["name"] == "Guest"
        assert maker.get("/api/games").json()["running"][0]["id"] == game
    finally:
        ended(process, signal.SIGKILL)


@on_both_databases
def test_every_decision_is_there_after_a_restart_and_the_game_goes_on_as_dealt(serving: StartServer) -> None:
    first = serving()
    client = first.device()
    game = client.create("me", "me", seed=12)["id"]
    other = client.create("me", "me", seed=12)["id"]
    state, player = client.state(game), RandomClient(client, 1)
    for _ in range(9):
        state = player.decide(state, next(mine for mine in state["mine"] if mine["must_decide"]))
    known = client.state(game)
    first.stop()
    client = client.moved(serving().port)
    assert client.state(game) == known
    assert client.state(other)["card"]
    assert RandomClient(client, 2).play(game)["phase"] == "over"


def doctored(folder: Path, change: str) -> None:
    base = sqlite3.connect(folder / "games.sqlite")
    with base:
        base.execute(change)
    base.close()


CHANGES = {
    "another drawing": """UPDATE events SET body = replace(body, '"A', '"B') WHERE kind = 'committed'""",
    "a missing event": "DELETE FROM events WHERE seq = 3",
    "another hash": "UPDATE events SET hash = prev_hash WHERE seq = 2",
    "another player": "UPDATE events SET body = replace(body, '\"committed\":0', '\"committed\":7')",
    "no JSON": "UPDATE events SET body = '{' WHERE seq = 2",
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_log_that_was_changed_is_refused_with_a_clear_message(
    serving: StartServer, tmp_path: Path, name: str
) -> None:
    first = serving()
    client = first.device()
    game = client.create(seed=1)["id"]
    healthy = client.create(seed=1)["id"]
    player, state = RandomClient(client, 1), client.state(game)
    for _ in range(6):
        state = player.decide(state, state["mine"][0])
    first.stop()
    doctored(tmp_path, f"{CHANGES[name]} {'AND' if 'WHERE' in CHANGES[name] else 'WHERE'} game = '{game}'")
    client = client.moved(serving().port)
    refused = client.get(f"/api/games/{game}")
    assert refused.status_code == 409 and "can’t be opened" in refused.json()["detail"]
    assert client.state(healthy)["card"]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command says when it cannot serve: one line, exit code 2."""

    def run(*options: str) -> str:
        assert main(["serve", "--port", "0", *options]) == 2
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1, told
        return told.err

    return run


def test_a_file_of_a_newer_program_is_not_touched(
    serving: StartServer, refused: Callable[..., str], tmp_path: Path
) -> None:
    serving().stop()
    doctored(tmp_path, "PRAGMA user_version = 99")
    assert "newer cartographers" in refused("--data", str(tmp_path))


def test_two_servers_do_not_share_a_folder(
    serving: StartServer, refused: Callable[..., str], tmp_path: Path
) -> None:
    serving()
    assert "another server is using it" in refused("--data", str(tmp_path))


def test_what_cannot_be_served_is_said_in_one_sentence(refused: Callable[..., str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused("--data", str(tmp_path), "--port", port)
    (tmp_path / "file").write_text("")
    assert "Can’t keep games" in refused("--data", str(tmp_path / "file" / "below"))
    assert "at most 65535" in refused("--port", "70000")


def test_without_its_packages_the_server_says_how_to_get_them(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cartographers.server.running.process", None)
    assert "pip install 'cartographers[server]'" in refused()


@pytest.mark.long
def test_the_command_says_where_it_is_and_how_to_stop_it(tmp_path: Path) -> None:
    process, port = started(tmp_path, "--lan")
    assert {"key", "push-key.pem"} <= {file.name for file in tmp_path.iterdir()}, "made on the first start"
    assert Device(port).get("/api/catalogue").status_code == 200
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    told = process.stdout.read()
    process.communicate(timeout=10)
    assert "Ctrl-C" in told and str(tmp_path) in told and "Traceback" not in told
    assert process.returncode == 0


def test_where_games_are_kept_and_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == Path("/somewhere/cartographers")
    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert addresses("::1", 80) == ["http://[::1]:80/"]
    assert addresses("0.0.0.0", 80)[0] == "http://127.0.0.1:80/"
