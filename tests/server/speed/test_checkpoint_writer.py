"""Checkpoints: games are opened from them after a restart, and without them if they are of no use."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cartographers.cli import main
from cartographers.server import features
from cartographers.server.auth.seat_codes import SeatCodes
from cartographers.server.basics.clocks import Clocks
from cartographers.server.features.invitations.messages import JoinRequest
from cartographers.server.features.invitations.seats import join
from cartographers.server.features.people.people import delete_everything
from cartographers.server.games.create import create_game
from cartographers.server.lobby import lobby as lobby_module
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.services import make_services
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.rooms.decisions import decide_for_bots
from cartographers.server.rooms.ending import end
from cartographers.server.rooms.people import connect
from cartographers.server.rooms.state_json import state_for
from cartographers.server.settings import Settings
from cartographers.server.storage.checkpoint_check import Fit
from cartographers.server.storage.checkpoints import PURPOSE, signature
from cartographers.server.storage.opening import open_store
from cartographers.server.storage.person_rows import Removed
from cartographers.server.storage.stored_game import Ended
from cartographers.server.storage.verifying import verify
from cartographers.server.workers.decide import random_decisions
from cartographers.words.book import words
from server.live_room import Clock
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import StartServer


def no_replay(*_: object) -> None:
    raise AssertionError("the log was replayed")


@on_both_databases
def test_after_a_restart_no_log_is_replayed(serving: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    first = serving()
    client = first.device()
    game = client.create("me", "me", seed=12)["id"]
    state, player = client.state(game), RandomClient(client, 1)
    for _ in range(9):
        state = player.decide(state, next(mine for mine in state["mine"] if mine["must_decide"]))
    known = client.state(game)
    first.stop()
    with monkeypatch.context() as changed:
        changed.setattr(lobby_module, "restore_table", no_replay)
        second = serving()
        client = client.moved(second.port)
        assert client.state(game) == known
    # Nothing was decided, and what is stored already is of use for a third server as well.
    second.stop()
    monkeypatch.setattr(lobby_module, "restore_table", no_replay)
    third = serving()
    client = client.moved(third.port)
    assert client.state(game) == known
    # What is decided from there on is in the next checkpoint.
    state, player = known, RandomClient(client, 2)
    for _ in range(4):
        state = player.decide(state, next(mine for mine in state["mine"] if mine["must_decide"]))
    third.stop()
    client = client.moved(serving().port)
    assert client.state(game)["step"] == state["step"]
    assert RandomClient(client, 3).play(game)["phase"] == "over"


CHANGES = {
    "missing": "DELETE FROM checkpoints",
    "damaged": "UPDATE checkpoints SET body = replace(body, '0', '1')",
    "empty": "UPDATE checkpoints SET body = '', signature = ''",
    "no text": "UPDATE checkpoints SET body = x'ff00', signature = 1",
}


@pytest.mark.parametrize("change", CHANGES)
def test_without_a_good_checkpoint_a_game_is_only_opened_more_slowly(
    serving: StartServer, tmp_path: Path, change: str
) -> None:
    first = serving()
    client = first.device()
    game = client.create("me", "me", seed=12)["id"]
    known = client.state(game)
    first.stop()
    assert [checked.checkpoint for checked in verify(tmp_path)] == [Fit.FITS]
    with sqlite3.connect(tmp_path / "games.sqlite") as base:
        assert base.execute(CHANGES[change]).rowcount == 1
    base.close()
    (checked,) = verify(tmp_path)
    assert (checked.wrong, checked.checkpoint is Fit.UNUSED) == (None, change != "missing")
    client = client.moved(serving().port)
    assert client.state(game) == known


class Server:
    """A lobby without a network, by a clock that the test moves."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        settings = Settings(data=folder)
        self.lobby = Lobby(make_services(settings, open_store(settings), Clocks(self.clock, self.clock)))
        self.lobby.services.store.people.tables = features.person_tables()

    async def create(self) -> str:
        plan = PlanRequest.model_validate({"seats": [{"kind": "me"}, {"kind": "me"}]})
        return (await create_game(self.lobby, plan, "anna")).id

    async def play(self, game: str) -> None:
        """Both seats decide."""
        room = await self.lobby.room(game)
        room.seats.draw_once([0, 1])
        await decide_for_bots(room, room.game.step, random_decisions(room.game, [0, 1], 1))

    async def covered(self, game: str) -> str:
        """What is stored as the checkpoint of a game; empty if there is none."""
        stored = await self.lobby.services.store.load(game)
        assert stored
        return stored.checkpoint.body if stored.checkpoint else ""

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.lobby.sweep()


Run = Callable[[Callable[[Server], Awaitable[None]]], None]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def start(test: Callable[[Server], Awaitable[None]]) -> None:
        async def whole() -> None:
            server = Server(tmp_path)
            await server.lobby.open()
            try:
                await test(server)
            finally:
                await server.lobby.close()

        asyncio.run(whole())

    return start


def test_one_is_written_a_minute_after_the_last_if_the_game_went_on(run: Run) -> None:
    async def test(server: Server) -> None:
        game = await server.create()
        await server.pass_time(1)
        assert not await server.covered(game)
        await server.pass_time(61)
        first = await server.covered(game)
        await server.pass_time(1)
        await server.play(game)
        await server.pass_time(58)
        assert await server.covered(game) == first
        await server.pass_time(1)
        assert first and await server.covered(game) != first

    run(test)


def test_one_is_written_when_a_room_is_closed_and_removed_when_the_game_is_over(run: Run) -> None:
    async def test(server: Server) -> None:
        game = await server.create()
        await server.lobby.close_room(game)
        assert await server.covered(game)
        await end(await server.lobby.room(game), Ended("player", (0,)))
        await server.lobby.close_room(game)
        assert not await server.covered(game)

    run(test)


def test_a_checkpoint_that_would_be_used_and_differs_from_its_log_is_damage(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(server: Server) -> None:
        await server.play(await server.create())

    run(test)
    key = SeatCodes(tmp_path).derived(PURPOSE)
    with sqlite3.connect(tmp_path / "games.sqlite") as base:
        ((body,),) = base.execute("SELECT body FROM checkpoints").fetchall()
        about, game, *rest = body.split("\n")
        for changed, found in ((game, Fit.FITS), (game.replace('"step":', '"step":1'), Fit.WRONG)):
            text = "\n".join((about, changed, *rest))
            base.execute("UPDATE checkpoints SET body = ?, signature = ?", (text, signature(key, text)))
            base.commit()
            assert [checked.checkpoint for checked in verify(tmp_path)] == [found]
    base.close()
    assert main(["verify", str(tmp_path)]) == 1
    assert "Its checkpoint differs from its log." in capsys.readouterr().out


def test_no_name_that_was_deleted_is_left_in_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server) -> None:
        lobby = server.lobby
        plan = PlanRequest.model_validate({"seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]})
        game = (await create_game(lobby, plan, "anna")).id
        await join(lobby, JoinRequest(code=lobby.services.seat_codes.table_code(game), name="Bert"), "bert")
        room = await lobby.room(game)
        forget = lobby.services.store.people.forget

        async def written_meanwhile(person: str) -> Removed:
            removed = await forget(person)
            state_for(room, "bert", lobby.services.seat_codes, words("en"))
            await lobby.checkpoint_writer.save(lobby.checkpoint_writer.changed([room]))
            assert "Anna" in await server.covered(game)
            return removed

        monkeypatch.setattr(lobby.services.store.people, "forget", written_meanwhile)
        await delete_everything(lobby, "anna")
        assert not await server.covered(game)
        await lobby.close_room(game)
        assert "Anna" not in await server.covered(game)
        # Another server would tell it like this.
        await lobby.room(game)
        await lobby.close_room(game, changed_elsewhere=True)
        assert not await server.covered(game)

    run(test)


def test_the_tables_at_which_somebody_sat_are_expected_after_a_restart(tmp_path: Path, run: Run) -> None:
    games: list[str] = []

    async def first(server: Server) -> None:
        attended, other = await server.create(), await server.create()
        server.clock.now += 100
        await connect(await server.lobby.room(attended), "anna")
        games.extend([attended, other])

    async def second(server: Server) -> None:
        assert set(server.lobby.rooms) == {games[0]}
        server.clock.now += 100

    async def third(server: Server) -> None:
        assert not server.lobby.rooms, "nobody came back"

    for test in (first, second, third):
        run(test)


def test_a_full_disk_is_no_reason_not_to_end(
    run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(_: object) -> None:
        raise OSError("disk full")

    async def test(server: Server) -> None:
        await server.create()
        monkeypatch.setattr(server.lobby.services.store.checkpoints, "save", full)

    run(test)
    assert "disk full" in caplog.text
