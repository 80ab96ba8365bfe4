"""The one who opened a table pauses it, gives more time, removes a player and hands the seat on."""

import pytest

from cartographers.server.rooms.pausing import extend
from cartographers.server.rooms.people import connect
from server.live_room import AtTable, LiveRoom, friends
from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice


def table(maker: Device, *guests: Device) -> Json:
    """A game over days with one open seat for each guest, who take them."""
    made = maker.create("me", *["open"] * len(guests))
    for number, guest in enumerate(guests, 1):
        join(guest, made["invites"][str(number)], f"Guest {number}")
    return made


def join(guest: Device, code: str, name: str = "") -> tuple[int, Json]:
    answer = guest.post("/api/join", json={"code": code, "name": name})
    return answer.status_code, answer.json()


def act(device: Device, game: str, action: str) -> tuple[int, Json]:
    answer = device.post(f"/api/games/{game}/table", json={"action": action})
    return answer.status_code, answer.json()


def hand_on(device: Device, game: str, seat: int) -> tuple[int, Json]:
    answer = device.post(f"/api/games/{game}/seats/{seat}/hand-on")
    return answer.status_code, answer.json()


def listed(device: Device) -> list[Json]:
    games: list[Json] = device.get("/api/games").json()["running"]
    return games


@on_both_databases
def test_a_paused_game_takes_no_decision_until_it_goes_on(device: NewDevice) -> None:
    maker, guest = device(), device()
    game = table(maker, guest)["id"]
    assert maker.state(game)["runs"] and not guest.state(game)["runs"]
    status, state = act(maker, game, "pause")
    assert status == 200 and state["paused"] and not state["mine"][0]["must_decide"]
    told = guest.state(game)
    assert told["paused"] and not told["mine"][0]["must_decide"]
    assert act(maker, game, "extend")[1]["code"] == "game-paused"
    assert not act(maker, game, "go-on")[1]["paused"]
    state = guest.state(game)
    assert RandomClient(guest).decide(state, state["mine"][0])


def test_more_time_begins_the_time_for_a_move_anew(at_table: AtTable) -> None:
    async def test(live: LiveRoom) -> None:
        await connect(live.room, "a")
        began = live.clock.now
        live.clock.now += 20
        await extend(live.room)
        assert live.room.due == began + 20 + 30
        assert (await live.saved()).game.began == began + 20

    at_table(test, plan=friends(pace="live", absence=None, move_clock=30))


@on_both_databases
def test_whoever_is_removed_is_out_is_told_and_does_not_come_back(device: NewDevice) -> None:
    maker, guest, other, new = device(), device(), device(), device()
    made = table(maker, guest, other)
    game, link = made["id"], guest.state(made["id"])["mine"][0]["link"]
    with guest.socket(game) as socket:
        status, state = hand_on(maker, game, 1)
        assert status == 200 and socket.closed()
    assert state["seats"][1]["minded"] and state["seats"][1]["name"] == "Guest 1"
    for code in (link, made["invites"]["1"]):
        assert join(guest, code)[1]["code"] == "no-code"
    assert join(guest, made["invite"])[1]["code"] == "removed-from-table"
    assert guest.state(game)["mine"] == []
    (line,) = listed(guest)
    assert line["id"] == game and not line["plays"] and not line["hosts"]
    assert guest.delete(f"/api/games/{game}").status_code == 200
    assert listed(guest) == []
    assert join(guest, made["invite"])[1]["code"] == "removed-from-table", "also once it is off the list"

    # Only the maker is told the new invitation, with which somebody else takes the seat.
    invite = state["seats"][1]["invite"]
    assert invite and not other.state(game)["seats"][1]["invite"]
    assert join(new, invite, "New one") == (200, {"id": game, "seat": 1})
    seat = maker.state(game)["seats"][1]
    assert (seat["name"], seat["minded"], seat["invite"]) == ("New one", False, "")
    assert join(device(), invite)[1]["code"] == "seat-taken"
    fresh = new.state(game)
    assert RandomClient(new).decide(fresh, fresh["mine"][0])


def test_who_takes_the_seat_is_not_shown_what_was_sealed_in_it(device: NewDevice) -> None:
    maker, guest, new = device(), device(), device()
    game = table(maker, guest)["id"]
    state = guest.state(game)
    assert RandomClient(guest).decide(state, state["mine"][0])["mine"][0]["sealed"]
    invite = hand_on(maker, game, 1)[1]["seats"][1]["invite"]
    assert join(new, invite, "New one")[0] == 200
    assert new.state(game)["mine"][0]["sealed"] is None


@on_both_databases
def test_whoever_was_removed_can_be_asked_in_again(device: NewDevice) -> None:
    maker, guest = device(), device()
    game = table(maker, guest)["id"]
    invite = hand_on(maker, game, 1)[1]["seats"][1]["invite"]
    assert join(guest, invite, "Guest 1")[0] == 200
    assert [line["plays"] for line in listed(guest)] == [True]


@on_both_databases
def test_whoever_was_removed_neither_sits_nor_waits_at_the_games_that_follow(device: NewDevice) -> None:
    maker, guest, other = device(), device(), device()
    made = table(maker, guest, other)
    game = made["id"]
    hand_on(maker, game, 1)
    for _ in range(2):
        assert maker.post(f"/api/games/{game}/abandon").status_code == 200
        game = maker.post(f"/api/games/{game}/rematch").json()["id"]
        knock = guest.post("/api/knocks", json={"code": made["invite"], "name": "Somebody", "next": True})
        assert (knock.status_code, knock.json()["code"]) == (403, "removed-from-table")
        assert join(guest, made["invite"])[1]["code"] == "removed-from-table"
        # The list of the one who was removed has the table that they know, and not those that follow.
        assert game not in [line["id"] for line in listed(guest)]
    assert [seat["name"] for seat in maker.state(game)["seats"]] == ["", "Guest 1", "Guest 2"]


@on_both_databases
def test_who_is_removed_stays_so_when_the_device_is_linked(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = table(maker, guest)
    hand_on(maker, made["id"], 1)
    assert guest.post("/api/you/phrase", json={"device": "Phone"}).status_code in (200, 201)
    assert [line["id"] for line in listed(guest)] == [made["id"]]
    assert join(guest, made["invite"])[1]["code"] == "removed-from-table"


def test_nobody_else_runs_a_table(device: NewDevice) -> None:
    maker, guest = device(), device()
    game = table(maker, guest)["id"]
    assert act(guest, game, "pause")[1]["code"] == "not-table-maker"
    assert hand_on(guest, game, 0)[1]["code"] == "not-table-maker"
    assert hand_on(maker, game, 0)[1]["code"] == "seat-not-others"
    alone = maker.create("me")["id"]
    assert act(maker, alone, "pause")[1]["code"] == "not-table-maker"
    hosted = maker.post("/api/games", json={"seats": [{"kind": "open"}], "hosted": True}).json()["id"]
    assert act(maker, hosted, "go-on")[1]["code"] == "not-table-maker"
    assert maker.post(f"/api/games/{game}/abandon").status_code == 200
    assert act(maker, game, "pause")[1]["code"] == "game-over"


@pytest.mark.parametrize("seat", [5, 99])
def test_a_seat_that_is_not_there_is_refused(device: NewDevice, seat: int) -> None:
    maker, guest = device(), device()
    assert hand_on(maker, table(maker, guest)["id"], seat)[1]["code"] == "no-seat"
