"""The socket: the state at once, after every change, and in short at large tables."""

import asyncio
from types import SimpleNamespace

from starlette.types import Message

from cartographers.server.app import sockets
from cartographers.server.basics.errors import no_game
from cartographers.server.http.sockets import Sockets
from cartographers.server.work.callers import Caller, Callers
from server.random_client import RandomClient
from server.serving import NewDevice


def test_the_first_thing_told_is_the_state(device: NewDevice) -> None:
    client = device()
    game = client.create()["id"]
    with client.socket(game) as socket:
        push = socket.push()
        assert push["kind"] == "state" and push["state"]["seats"][0]["connected"]
        assert push["state"] == client.state(game)


def test_a_lost_socket_is_opened_again_and_told_everything(device: NewDevice) -> None:
    client = device()
    game = client.create(seed=1)["id"]
    with client.socket(game) as socket:
        first = socket.push()["state"]
    after = RandomClient(client).decide(first, first["mine"][0])
    with client.socket(game) as socket:
        told = socket.push()["state"]
        assert told["seq"] == after["seq"] and told["log"] == after["log"]


def test_everyone_is_told_who_comes_and_goes(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open")
    with maker.socket(made["id"]) as socket:
        assert socket.push()["state"]["seats"][1]["kind"] == "open"
        guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Guest"})
        socket.until(lambda told: told["seats"][1]["name"] == "Guest")
        with guest.socket(made["id"]):
            socket.until(lambda told: told["seats"][1]["connected"])
        socket.until(lambda told: not told["seats"][1]["connected"])


def test_a_spectator_may_listen(device: NewDevice) -> None:
    client, stranger = device(), device()
    game = client.create(seed=1)["id"]
    with stranger.socket(game) as socket:
        state = socket.push()["state"]
        assert state["mine"] == []
        mine = client.state(game)
        RandomClient(client).decide(mine, mine["mine"][0])
        assert socket.until(lambda told: told["step"] > state["step"])["mine"] == []


def test_at_a_large_table_who_has_drawn_is_told_in_short(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create(*["me"] * 12, "open", seed=1)
    game = made["id"]
    guest.post("/api/join", json={"code": made["invites"]["12"]})
    with guest.socket(game) as socket:
        socket.push()
        state = maker.state(game)
        for seat in range(12):
            state = RandomClient(maker, seat).decide(state, state["mine"][seat])
        short = 0
        decided: list[int] = []
        while len(decided) < 12:
            push = socket.push()
            assert push["kind"] == "presence" and push["state"] is None
            short, decided = short + 1, push["decided"]
        assert decided == list(range(12)) and short < 12
        own = guest.state(game)
        RandomClient(guest).decide(own, own["mine"][0])
        told = socket.until(lambda one: one["step"] > state["step"])
        assert {one["seat"] for one in told["log"][-2]["drawn"] or told["log"][-1]["drawn"]} <= {12}


def test_a_client_that_is_gone_before_it_is_refused_is_no_error() -> None:
    async def no_room(id: str, caller: Caller) -> None:
        raise no_game()

    closed: list[int] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.close":
            closed.append(message["code"])
            raise OSError

    services = SimpleNamespace(
        clocks=SimpleNamespace(monotonic=lambda: 0.0), computing=SimpleNamespace(callers=Callers())
    )
    lobby = SimpleNamespace(room=no_room, services=services)
    app = SimpleNamespace(state=SimpleNamespace(lobby=lobby))
    scope = {"type": "websocket", "path": "/api/games/nowhere/events", "app": app, "state": {"device": ""}}
    asyncio.run(Sockets(sockets())(scope, receive, send))
    assert closed == [4404]
