"""Several servers over one database: each game has one of them, and loses nothing when that one is killed."""

import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic

import psycopg
import pytest
from websockets.sync.client import connect

from cartographers.cli import main
from cartographers.server.basics.errors import ServedElsewhere
from cartographers.server.storage.changes import Change
from server.bot_program import Program, account, invite
from server.conftest import plenty
from server.features.admin.host import Host
from server.peers import peer, until
from server.postgres_server import PostgresServer
from server.random_client import RandomClient
from server.real_process import ended, started
from server.serving import Device, Json, Served


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    """The database of all servers of a test."""
    return postgres.new_database()


@pytest.fixture
def two_servers(database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers of the same games, in threads."""
    settings = plenty(tmp_path, database)
    with peer(settings) as first, peer(settings) as second:
        yield first, second


def locked_games(database: str) -> int:
    """How many games have a server."""
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' "
            "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ).fetchone()
    assert found is not None
    return int(found[0])


def someone(state: Json) -> Json:
    """The first of one's own seats that has to decide."""
    found: Json = next(mine for mine in state["mine"] if mine["must_decide"])
    return found


def test_a_game_is_the_same_at_every_server(two_servers: tuple[Served, Served], database: str) -> None:
    maker, guest = (server.device() for server in two_servers)
    made = maker.create("me", "open", seed=5)
    game = made["id"]
    # A new device, whose first request is passed on: its cookie is that of the server it asked.
    joined = guest.post("/api/join", json={"code": made["invite"], "name": "Guest"})
    assert joined.status_code == 200 and joined.json() == {"id": game, "seat": 1}
    assert [mine["seat"] for mine in guest.state(game)["mine"]] == [1]
    with maker.socket(game) as near, guest.socket(game, language="cs") as far:
        near.until(lambda state: all(seat["connected"] for seat in state["seats"]))
        state = RandomClient(maker).decide(maker.state(game), someone(maker.state(game)))
        assert far.until(lambda told: told["seats"][0]["decided"])
        RandomClient(guest).decide(guest.state(game), someone(guest.state(game)))
        for socket in (near, far):
            socket.until(lambda told: told["step"] > state["step"])
    # What is refused there is refused here, in the language of the request.
    refused = guest.post(f"/api/games/{game}/seats/0/leave", headers={"Accept-Language": "cs"})
    direct = maker.post(f"/api/games/{game}/seats/1/leave", headers={"Accept-Language": "cs"})
    assert refused.status_code == direct.status_code == 403 and refused.json() == direct.json()
    assert guest.get("/api/games/nosuchgame").status_code == 404
    with guest.socket("nosuchgame") as line:
        assert line.closed() == 4404
    assert locked_games(database) == 1


@pytest.mark.long
@pytest.mark.real_clock
def test_a_game_survives_the_death_of_its_server(database: str, tmp_path: Path) -> None:
    options = ("--database", database, "--peer", "127.0.0.1", "--proxy", "127.0.0.1")
    (doomed, first), (process, second) = started(tmp_path, *options), started(tmp_path, *options)
    player = Device(first)
    game = player.create("me", "me", seed=12)["id"]
    other = player.moved(second)
    hand = RandomClient(other, 1)
    state = other.state(game)
    for _ in range(5):
        state = hand.decide(state, someone(state))
    decision, seat = hand.decision(state, someone(state)), someone(state)["seat"]
    try:
        with other.socket(game) as line:
            line.push()
            ended(doomed, signal.SIGKILL)
            since = monotonic()
            assert line.closed() == 1012
            with other.socket(game) as again:
                told = again.push()["state"]
            assert monotonic() - since < 2
        assert (told["seq"], told["log"], told["mine"]) == (state["seq"], state["log"], state["mine"])
        for _ in range(2):
            assert other.decide(state, seat, decision, move_id="one").status_code == 200
        assert other.state(game)["seq"] == state["seq"] + 1 + (other.state(game)["step"] > state["step"])
        assert locked_games(database) == 1
    finally:
        assert "Traceback" not in ended(process, signal.SIGTERM)


def test_who_has_to_wait_for_the_death_of_a_server_is_answered_by_the_next(
    two_servers: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests arrive while the server of their game is already gone and its lock is not free yet."""
    first, second = two_servers
    player = first.device()
    game = player.create(seed=1)["id"]
    other = player.moved(second.port)
    state = other.state(game)
    peers = second.app.state.lobby.services.peers
    asked = 0
    claim = peers.claim

    async def claimed_late(asked_for: str) -> None:
        nonlocal asked
        asked += 1
        if asked < 4:
            raise ServedElsewhere(asked_for, "http://127.0.0.1:1")
        await claim(asked_for)

    first.stop()
    monkeypatch.setattr(peers, "claim", claimed_late)
    assert other.state(game) == state and asked == 4


def test_what_a_person_changes_at_one_server_is_known_at_the_others(
    two_servers: tuple[Served, Served],
) -> None:
    first, second = two_servers
    phone, friend = first.device(), first.device()
    made = phone.post("/api/games", json={"seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}).json()
    friend.post("/api/join", json={"code": made["invite"], "name": "Bert"})
    laptop = second.device()
    phrase = phone.moved(second.port).post("/api/you/phrase", json={"device": "Phone"}).json()["latin"]
    assert laptop.post("/api/you/link", json={"phrase": phrase, "device": "Laptop"}).status_code == 200
    devices = (laptop, laptop.moved(first.port), phone)
    until(lambda: all([mine["seat"] for mine in one.state(made["id"])["mine"]] == [0] for one in devices))
    assert laptop.post("/api/you/delete", json={"everything": True}).status_code == 200
    until(lambda: friend.state(made["id"])["seats"][0]["name"] == "—")
    assert phone.state(made["id"])["mine"] == []
    assert friend.delete(f"/api/games/{made['id']}").json()["deleted"]
    until(lambda: phone.get(f"/api/games/{made['id']}").status_code == 404)
    # A screen follows a game on paper, wherever somebody goes on in it.
    shared = phone.post("/api/companion/screens", json={"key": "nobody-guesses-it", "step": 4}).json()
    until(lambda: first_line(laptop, f"/api/companion/screens/{shared['screen']}").endswith('"full":null}'))


def first_line(device: Device, address: str) -> str:
    """The first line of an answer that may stay open."""
    with device.stream("GET", address) as answer:
        return next(answer.iter_lines())


@pytest.mark.long
def test_a_program_plays_at_the_tables_of_every_server(two_servers: tuple[Served, Served]) -> None:
    first, second = two_servers
    here, there = first.device(), second.device()
    made = account(here, anyone=True)
    at_first, at_second = Program(first.device(), made), Program(second.device(), made)
    near, far = here.create("me", "open")["id"], there.create("me", "open")["id"]
    assert invite(there, far, made["name"])[1]["code"] == "bot-not-here"
    with at_first.connected() as messages:
        for maker, game in ((there, far), (here, near)):
            assert invite(maker, game, made["name"])[0] == 200
            assert next(messages)["game"] == game
            view = next(messages)
            wrong = {"terrain": "forest", "cells": ["A1", "C3"]}
            assert at_first.send(game, "decision", step=view["step"], decision=wrong)[0] == 422
            decided = {"step": view["step"], "decision": view["decisions"][0]}
            assert at_first.send(game, "decision", **decided)[0] == 200
            assert maker.state(game)["seats"][1]["decided"] and maker.state(game)["seats"][1]["connected"]
        for maker in (here, there):
            owned = here.moved(maker.port).get("/api/bots").json()["bots"]
            assert [bot["connected"] for bot in owned] == [True]
        # It connects to the other server: there it takes its own place, and both games go on.
        with at_second.connected() as again:
            assert not list(messages)
            assert {next(again)["game"], next(again)["game"]} == {near, far}
            first.stop()
            taken_over = next(again)
            assert (taken_over["type"], taken_over["game"]) == ("hello", near)
            RandomClient(there, 1).decide(there.state(far), there.state(far)["mine"][0])
            assert (next(again)["type"], there.delete(f"/api/games/{far}").status_code) == ("view", 200)
        until(lambda: not here.moved(second.port).get("/api/bots").json()["bots"][0]["connected"])


def is_minded(device: Device, game: str) -> bool:
    """Does a bot of the server play in the second seat?"""
    answer = device.get(f"/api/games/{game}")
    return answer.status_code == 200 and bool(answer.json()["seats"][1]["minded"])


def is_refused(program: Program, game: str) -> bool:
    """Is a program's token no longer known?"""
    return program.send(game, "leave")[0] == 401


def test_who_is_put_out_at_one_server_is_out_at_all_of_them(two_servers: tuple[Served, Served]) -> None:
    first, second = two_servers
    phone, friend, laptop = first.device(), second.device(), second.device()
    near, far = phone.create("me", "open")["id"], friend.create("me", "open")["id"]
    phrase = phone.post("/api/you/phrase", json={"device": "Phone"}).json()["latin"]
    laptop.post("/api/you/link", json={"phrase": phrase, "device": "Laptop"})
    # A request that comes while the game is read again is answered with 503.
    until(lambda: bool(laptop.get(f"/api/games/{near}").json().get("mine")))
    made = account(phone, anyone=True)
    program = Program(second.device(), made)
    with program.connected() as messages:
        for maker, game in ((phone, near), (friend, far)):
            assert invite(maker, game, made["name"])[0] == 200
            assert [next(messages)["type"] for _ in range(2)] == ["hello", "view"]
        # The program and the laptop are at the second server, the game of both at the first.
        with laptop.socket(near) as line:
            assert line.push()["state"]["mine"]
            lost = next(one["id"] for one in phone.get("/api/you").json()["devices"] if not one["this"])
            code = line.state["mine"][0]["link"] if line.state else ""
            there = phone.moved(second.port)
            assert there.post(f"/api/you/devices/{lost}/unlink", json={"phrase": phrase}).status_code == 200
            assert line.closed() == 1012
        # The game is read again, and a request that comes just then is answered with 503.
        until(lambda: laptop.get(f"/api/games/{near}").json().get("mine") == [])
        until(lambda: laptop.post("/api/join", json={"code": code}).status_code == 404)
        assert phone.delete(f"/api/bots/{made['name']}").status_code == 200
        assert list(messages) == []
    for device, game in ((friend, far), (phone, near)):
        until(partial(is_minded, device, game))
        until(partial(is_refused, program, game))


def test_what_a_host_does_at_one_server_holds_at_all_of_them(two_servers: tuple[Served, Served]) -> None:
    first, second = two_servers
    host, player = Host(first), second.device()
    game, other = player.create()["id"], player.create()["id"]
    with player.socket(game) as socket:
        socket.push()
        # The server that has the game ends it.
        host.ask("end", kind="game", id=game)
        assert socket.until(lambda state: state["ended"])["ended"]["why"] == "host"
        host.ask("notice", texts={"en": "Hello"})
        until(lambda: player.get("/api/site").json()["notice"] == "Hello")
        host.ask("feature", feature="photo", on=False)
        until(lambda: player.get("/api/site").json()["off"] == ["photo"])
        (thing,) = host.ask("find", kind="game", text=game)["found"]
        host.ask("ban", kind="device", value=thing["people"][0]["device"])
        assert socket.closed() == 1012
    until(lambda: player.post("/api/games", json={"seats": [{"kind": "me"}]}).status_code == 403)
    host.ask("delete", kind="game", id=other, sure=True)
    until(lambda: player.get(f"/api/games/{other}").status_code == 404)


def test_a_program_that_nobody_could_be_told_of_is_looked_for_again(
    two_servers: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message that its account is deleted is lost: the next look at everything ends its stream."""
    first, second = two_servers
    owner = first.device()
    program = Program(second.device(), account(owner))

    async def unheard(change: Change) -> None:
        return None

    with program.connected() as messages:
        monkeypatch.setattr(first.app.state.lobby.services.store, "announce", unheard)
        assert owner.delete(f"/api/bots/{program.name}").status_code == 200
        second.run(second.app.state.lobby.read_again(Change(all_games=True)))
        assert list(messages) == []


def test_a_host_name_and_a_database_are_needed_to_share_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "server.toml"
    settings.write_text('peer = "http://host"')
    database = ["--database", "postgresql://a/b"]
    for given in (
        ["--peer", "host"],
        [*database, "--peer", "http://host"],
        [*database, "--settings", str(settings)],
    ):
        assert main(["serve", "--port", "0", "--data", str(tmp_path), *given]) == 2
        assert "Expected a host name" in capsys.readouterr().err


def test_a_person_who_begins_the_deal_of_the_day_at_two_servers_at_once_has_one_try(
    two_servers: tuple[Served, Served], database: str
) -> None:
    here = two_servers[0].device()
    day = here.get("/api/daily").json()["day"]
    there = here.moved(two_servers[1].port)
    assert there.get("/api/daily").json()["day"] == day

    def begin(device: Device) -> str:
        created = device.post(f"/api/daily/{day['day']}/try", json={})
        assert created.status_code == 201, created.text
        return str(created.json()["id"])

    with ThreadPoolExecutor(2) as pool:
        games = set(pool.map(begin, (here, there)))
    assert len(games) == 1 and locked_games(database) == 1
    (game,) = games
    assert here.state(game)["counted"] and here.state(game)["edicts"] == there.state(game)["edicts"]


@pytest.mark.long
def test_a_tournament_is_the_same_at_every_server_and_its_pages_are_told_everywhere(
    two_servers: tuple[Served, Served],
) -> None:
    host, guest = (server.device() for server in two_servers)
    made = host.post("/api/tournaments", json={"name": "Club", "deals": 1}).json()
    address = f"/api/tournaments/{made['id']}"
    assert guest.get(address).json()["players"] == []
    events = f"ws://127.0.0.1:{guest.port}{address}/events"
    with connect(events) as far:
        far.recv(timeout=10)
        assert host.post(f"{address}/join", json={"name": "Host"}).status_code == 200
        far.recv(timeout=10)
        assert [one["name"] for one in guest.get(address).json()["players"]] == ["Host"]
    assert guest.post(f"{address}/join", json={"name": "Guest"}).json()["me"] == 2
    assert host.post(f"{address}/host", json={"action": "open", "deal": 1}).status_code == 200
    tries = [one.post(f"{address}/deals/1/try", json={}) for one in (host, guest)]
    states = [one.state(answer.json()["id"]) for one, answer in zip((host, guest), tries, strict=True)]
    assert states[0]["commitment"] == states[1]["commitment"] == made["deals"][0]["commitment"]
    assert guest.post(f"{address}/host", json={"action": "finish"}).status_code == 403
