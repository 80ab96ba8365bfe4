"""Whoever is put out is out at once: bots, devices, persons and seats lose their sockets and streams."""

from pathlib import Path

import pytest

from cartographers.server.features.play import socket as opening
from cartographers.server.rooms.listeners import Listener
from cartographers.server.rooms.people import connect
from cartographers.server.rooms.room import Room
from cartographers.server.storage.site import Ban
from server.bot_program import Program, account, invite
from server.daily_clock import DAY, WallClock, serve
from server.features.people.test_people import link, phrase_of, two_players, unlink
from server.serving import Device, NewDevice, Served

#: The close code of a socket that may come again, as who its device is then.
COME_AGAIN = 1012


# --- bots -----------------------------------------------------------------------------------------------


def test_a_bots_token_is_no_cookie_and_a_cookie_no_token(device: NewDevice) -> None:
    owner = device()
    made = account(owner)
    program = Program(device(), made)
    game = owner.create("me", "open")["id"]
    with program.connected():
        assert invite(owner, game, program.name)[0] == 200
        as_cookie = Device(owner.port, made["token"])
        assert as_cookie.state(game)["mine"] == []
        assert as_cookie.get("/api/bots").json() == {"bots": []}
    as_token = Program(device(), {"name": "", "token": owner.token})
    assert as_token.send(game, "leave")[1]["code"] == "bot-token"


def test_nothing_works_with_the_token_of_a_deleted_bot_and_its_stream_ends(device: NewDevice) -> None:
    owner = device()
    made = account(owner)
    program = Program(device(), made)
    game = owner.create("me", "open")["id"]
    with program.connected() as messages:
        invite(owner, game, program.name)
        assert next(messages)["type"] == "hello"
        assert owner.delete(f"/api/bots/{program.name}").status_code == 200
        assert "hello" not in [message["type"] for message in messages], "and it ends"
    assert program.send(game, "leave")[1]["code"] == "bot-token"
    as_cookie = Device(owner.port, made["token"])
    assert as_cookie.state(game)["mine"] == [] and owner.state(game)["seats"][1]["minded"]
    assert as_cookie.post(f"/api/games/{game}/seats/1/decision", json={}).status_code in (403, 422)


def test_deleting_everything_ends_the_streams_of_ones_bots(device: NewDevice) -> None:
    owner, friend = device(), device()
    program = Program(device(), account(owner, anyone=True))
    game = friend.create("me", "open")["id"]
    with program.connected() as messages:
        invite(friend, game, program.name)
        assert next(messages)["type"] == "hello"
        assert owner.post("/api/you/delete", json={"everything": True}).status_code == 200
        assert "hello" not in [message["type"] for message in messages]
    assert program.send(game, "leave")[0] == 401
    assert friend.state(game)["seats"][1]["minded"]


def test_a_new_token_puts_out_whoever_has_the_old_one(device: NewDevice) -> None:
    owner = device()
    old = Program(device(), account(owner, anyone=True, days=30))
    game = owner.create("me", "open")["id"]
    with old.connected() as messages:
        invite(owner, game, old.name)
        assert next(messages)["type"] == "hello"
        made = owner.post(f"/api/bots/{old.name}/token", json={"anyone": True, "days": 7}).json()
        assert made["token"].startswith("cartographers_bot_")
        assert "hello" not in [message["type"] for message in messages]
    assert old.send(game, "leave")[0] == 401
    with Program(device(), made).connected() as messages:
        assert next(messages)["game"] == game, "the account keeps its seats"
    assert owner.post("/api/bots/Nobody/token", json={}).status_code == 404
    assert owner.post(f"/api/bots/{old.name}/token", json={"days": 0}).status_code == 422


def test_a_bot_for_tables_of_its_owner_is_out_of_others(device: NewDevice) -> None:
    owner, friend = device(), device()
    made = account(owner, anyone=True)
    game = friend.create("me", "open")["id"]
    with Program(device(), made).connected():
        assert invite(friend, game, made["name"])[0] == 200
    narrowed = owner.post(f"/api/bots/{made['name']}/token", json={"anyone": False}).json()
    assert Program(device(), narrowed).send(game, "leave")[1]["code"] == "bot-not-owners-table"


def test_a_token_has_an_end_after_which_its_stream_ends_too(tmp_path: Path) -> None:
    clock = WallClock()
    with serve(tmp_path, clock) as server:
        owner = server.device()
        program = Program(server.device(), account(owner, days=2))
        with program.connected() as messages:
            server.run(server.app.state.lobby.sweep())
            (line,) = owner.get("/api/bots").json()["bots"]
            assert (line["used"], line["ends"]) == ("2026-11-16T08:00:00+00:00", "2026-11-18T08:00:00+00:00")
            clock.now += 2 * DAY
            server.run(server.app.state.lobby.sweep())
            assert list(messages) == []
        refused = owner.get("/api/bot/events", headers=program.header)
        assert (refused.status_code, refused.json()["code"]) == (401, "bot-token-ended")
        renewed = owner.post(f"/api/bots/{program.name}/token", json={}).json()
        with Program(owner, renewed).connected():
            assert owner.get("/api/bots").json()["bots"][0]["connected"]


# --- devices and persons ----------------------------------------------------------------------------------


def test_the_socket_of_an_unlinked_device_is_closed(device: NewDevice) -> None:
    phone, laptop = device(), device()
    game = phone.create("me", "open", seed=1)["id"]
    phrase = phrase_of(phone)["latin"]
    other = next(one["id"] for one in link(laptop, phrase)["devices"] if one["this"])
    with (
        phone.socket(game) as kept,
        laptop.socket(game) as lost,
        laptop.socket(game, view="projector") as wall,
    ):
        assert lost.push()["state"]["mine"] and kept.push()["state"]["mine"] and wall.push()
        assert unlink(phone, other, phrase).status_code == 200
        assert lost.closed() == wall.closed() == COME_AGAIN
        assert phone.state(game)["mine"] and kept.line.close_code is None
    with laptop.socket(game) as again:
        assert again.push()["state"]["mine"] == []


def test_the_sockets_of_who_deletes_everything_are_closed(device: NewDevice) -> None:
    player, phone, friend = device(), device(), device()
    game = two_players(player, friend)
    link(phone, phrase_of(player)["latin"])
    with player.socket(game) as one, phone.socket(game) as other, friend.socket(game) as kept:
        assert one.push() and other.push() and kept.push()
        player.post("/api/you/delete", json={"everything": True})
        assert one.closed() == other.closed() == COME_AGAIN
        assert kept.until(lambda state: state["seats"][0]["name"] == "—")


def test_who_takes_a_game_off_the_list_is_told_no_more_of_it(device: NewDevice) -> None:
    maker, guest = device(), device()
    game = two_players(maker, guest)
    with maker.socket(game) as line, guest.socket(game) as last:
        assert line.push() and last.push()
        maker.delete(f"/api/games/{game}")
        assert line.closed() == COME_AGAIN
        guest.delete(f"/api/games/{game}")
        assert last.closed() == COME_AGAIN
    with guest.socket(game) as again:
        assert again.closed() == 4404


def test_the_socket_of_a_freed_seat_is_closed(device: NewDevice) -> None:
    host, guest = device(), device()
    made = host.create("open", "open", hosted=True, pace="live", absence=None)
    guest.post("/api/join", json={"code": made["invite"], "name": "Guest"})
    with guest.socket(made["id"]) as line:
        assert line.push()["state"]["mine"]
        assert host.post(f"/api/games/{made['id']}/seats/0/free").status_code == 200
        assert line.closed() == COME_AGAIN


@pytest.mark.parametrize("how", ["banned", "unlinked"])
def test_who_is_put_out_while_the_socket_is_opened_is_out(
    device: NewDevice, served: Served, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    player = device()
    game = player.create()["id"]
    lobby = served.app.state.lobby

    async def late_connect(room: Room, person: str, linked: str) -> Listener:
        """Seat somebody who was let in, and is put out before that is done."""
        if how == "unlinked":
            lobby.services.persons.replace({linked: "somebody else"})
        else:
            now = lobby.services.clocks.wall()
            await lobby.services.store.site.add_ban(Ban("late", "device", person, now, now + 60, ""))
            await lobby.site_changed()
        return await connect(room, person, linked)

    monkeypatch.setattr(opening, "connect", late_connect)
    try:
        with player.socket(game) as socket:
            assert socket.closed() == COME_AGAIN
    finally:

        async def undo() -> None:
            await lobby.services.store.site.remove_ban("late")
            await lobby.services.read()

        served.run(undo())
