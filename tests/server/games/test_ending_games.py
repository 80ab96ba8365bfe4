"""Limits of games that nobody has open, and ending a game by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from cartographers.notation.record_text import read_text
from cartographers.server.auth.device_token import hashed
from cartographers.server.basics.clocks import Clocks
from cartographers.server.features.invitations.messages import JoinRequest
from cartographers.server.features.invitations.seats import join
from cartographers.server.games.create import create_game
from cartographers.server.games.records import drawn_for_players, record_file
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.protocol.plans import PlanRequest, SeatRequest
from cartographers.server.rooms.room import Room
from cartographers.server.settings import Settings
from cartographers.server.storage.sqlite import SqliteStore
from cartographers.words.book import words
from server.live_room import Clock
from server.serving import NewDevice

DAY = 86_400
ANN, BEN = hashed("ann"), hashed("ben")


async def two_friends(lobby: Lobby, **pace: object) -> Room:
    """A game of two who have sat down."""
    seats = [SeatRequest(kind="me", name="Ann"), SeatRequest(kind="open")]
    plan = PlanRequest.model_validate({"seats": seats, "seed": 3, **pace})
    created = await create_game(lobby, plan, ANN)
    await join(lobby, JoinRequest(code=created.invites[1], name="Ben"), BEN)
    return await lobby.room(created.id)


def in_lobby(folder: Path, test: Callable[[Lobby, Clock], Awaitable[None]]) -> None:
    """Run a test in a lobby whose clocks only the test moves."""

    async def main() -> None:
        clock = Clock()
        lobby = Lobby(
            make_services(Settings(data=folder), SqliteStore(folder / "games.sqlite"), Clocks(clock, clock))
        )
        try:
            await test(lobby, clock)
        finally:
            await lobby.close()

    asyncio.run(main())


def test_a_game_that_nobody_has_open_is_opened_only_when_its_limit_has_passed(tmp_path: Path) -> None:
    async def test(lobby: Lobby, clock: Clock) -> None:
        with_limit = await two_friends(lobby, move_limit=48, on_limit="skip")
        patient = await two_friends(lobby)
        lobby.rooms.clear()
        clock.now += 2 * DAY - 1
        await lobby.sweep()
        assert not lobby.rooms
        clock.now += 1
        await lobby.sweep()
        assert set(lobby.rooms) == {with_limit.id} and patient.id not in lobby.rooms
        assert lobby.rooms[with_limit.id].game.step > with_limit.game.step
        await lobby.sweep()
        assert await lobby.services.store.due_games(clock.now, 9) == []

    in_lobby(tmp_path, test)


def test_a_game_that_cannot_be_opened_does_not_stop_the_sweep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(lobby: Lobby, clock: Clock) -> None:
        first, second = [await two_friends(lobby, move_limit=1, on_limit="end") for _ in range(2)]
        lobby.rooms.clear()
        clock.now += DAY
        store, load = lobby.services.store, lobby.services.store.load

        async def broken(game: str) -> object:
            return None if game == first.id else await load(game)

        store.load = broken  # type: ignore[method-assign, assignment]
        await lobby.sweep()
        assert lobby.rooms[second.id].over and first.id in caplog.text
        caplog.clear()
        await lobby.sweep()
        assert not caplog.text, "it is not tried every second"

    in_lobby(tmp_path, test)


def test_the_state_says_until_when_and_by_which_clock(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open", move_limit=24, on_limit="bot")
    before = maker.state(made["id"])
    assert before["due"] is None and before["now"] is None and before["pace"]["move_limit"] == 24
    line = guest.get(f"/api/invites/{made['invites']['1']}").json()["game"]
    assert line["pace"]["on_limit"] == "bot" and line["due"] is None
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    state = guest.state(made["id"])
    assert 0 < state["due"] - state["now"] <= DAY
    assert maker.get("/api/games").json()["running"][0]["due"] == state["due"]
    assert guest.state(guest.create("me", "me", move_limit=24)["id"])["pace"] is None


@pytest.mark.parametrize(
    "wrong", [{"pace": "slow"}, {"absence": 0}, {"move_clock": 1}, {"move_limit": 0}, {"on_limit": "shout"}]
)
def test_a_pace_that_makes_no_sense_is_refused(device: NewDevice, wrong: dict[str, object]) -> None:
    answer = device().post("/api/games", json={"seats": [{"kind": "me"}], **wrong})
    assert answer.status_code == 422 and next(iter(wrong)) in answer.json()["detail"]


def test_the_record_says_which_cards_a_player_did_not_draw(tmp_path: Path) -> None:
    async def test(lobby: Lobby, clock: Clock) -> None:
        room = await two_friends(lobby, move_limit=1, on_limit="skip")
        clock.now += DAY
        await lobby.sweep()
        room = await lobby.room(room.id)
        remarks = drawn_for_players(room.turn_log.lines, ["Ann", ""], words("en"))
        card = room.turn_log.lines[0].card
        assert remarks == [f"Ann, skipped: {card}", f"2, skipped: {card}"]
        text = record_file(room.log, ["Ann", "Ben"], "text", remarks=remarks)
        assert f"\n; Ann, skipped: {card}\n" in text
        assert read_text(shelf(), text) == read_text(shelf(), record_file(room.log, ["Ann", "Ben"], "text"))

    in_lobby(tmp_path, test)


def test_a_player_alone_ends_a_game(device: NewDevice) -> None:
    client = device()
    game = client.create("me", "greedy")["id"]
    ended = client.post(f"/api/games/{game}/abandon").json()
    assert ended["ended"] == {"why": "player", "seats": [0]} and ended["ending"] is None
    assert not ended["mine"][0]["must_decide"] and not any(seat["asked"] for seat in ended["seats"])
    games = client.get("/api/games").json()
    assert not games["running"] and games["recent"][0]["ended"] and not games["recent"][0]["waiting"]
    assert client.post(f"/api/games/{game}/abandon").status_code == 409


def test_with_others_only_the_maker_ends_a_game_and_they_are_told(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open", "open")
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    address = f"/api/games/{made['id']}/abandon"
    refused = guest.post(address)
    assert refused.status_code == 403 and refused.json()["code"] == "abandon-not-maker"
    with guest.socket(made["id"]) as socket:
        maker.post(address)
        assert socket.until(lambda told: told["ended"])["ended"]["seats"] == [0]
    late = device().post("/api/join", json={"code": made["invites"]["2"]})
    assert late.status_code == 409 and late.json()["code"] == "game-over"
    assert device().get(f"/api/games/{made['id']}/replay").status_code == 200, "anyone may look back"


def test_a_lesson_is_not_ended(device: NewDevice) -> None:
    client = device()
    game = client.post("/api/lessons/placing", json={}).json()["id"]
    refused = client.post(f"/api/games/{game}/abandon")
    assert refused.status_code == 409 and refused.json()["code"] == "abandon-lesson"
