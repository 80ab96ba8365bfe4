"""Watching: spectators are let in or not, and the players see how many there are."""

import pytest
from websockets.exceptions import ConnectionClosed

from server.random_client import RandomClient
from server.serving import NewDevice


def test_a_game_closed_to_spectators_is_seen_by_its_players_only(device: NewDevice) -> None:
    maker, guest, stranger = device(), device(), device()
    made = maker.create("me", "open", watchers=False, seed=3)
    game = made["id"]
    guest.post("/api/join", json={"code": made["invite"]})
    for path in ("", "/replay", "/record", "/seasons/0"):
        assert stranger.get(f"/api/games/{game}{path}").status_code == 403, path
    assert stranger.get(f"/api/games/{game}").json()["code"] == "no-watchers"
    with stranger.socket(game) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.push()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    assert guest.state(game)["mine"] and not guest.get(f"/api/invites/{made['invite']}").json()["watchers"]


def test_once_it_is_over_anyone_may_look(device: NewDevice) -> None:
    player, stranger = device(), device()
    game = player.create(watchers=False, seed=3)["id"]
    RandomClient(player).play(game)
    assert stranger.state(game)["ending"] and stranger.get(f"/api/games/{game}/replay").status_code == 200


def test_a_maker_without_a_seat_sees_the_game(device: NewDevice) -> None:
    maker = device()
    assert maker.state(maker.create("open", "open", watchers=False)["id"])["invite"]


@pytest.mark.long
def test_players_see_how_many_watch(device: NewDevice) -> None:
    player, phone, *strangers = (device() for _ in range(4))
    game = player.create()["id"]
    for one in (phone, *strangers):
        one.get("/api/games")  # gives the device its cookie
    with player.socket(game) as socket:
        assert socket.push()["state"]["watchers"] == 0
        with strangers[0].socket(game), strangers[0].socket(game), strangers[1].socket(game):
            socket.until(lambda told: told["watchers"] == 2)
        socket.until(lambda told: told["watchers"] == 0)
        # A second device of the player is no spectator.
        phone.post("/api/join", json={"code": player.state(game)["mine"][0]["link"]})
        with phone.socket(game) as own:
            assert own.push()["state"]["watchers"] == 0


def test_at_a_large_table_the_number_comes_in_short(device: NewDevice) -> None:
    player, stranger = device(), device()
    game = player.create(*["me"] * 12)["id"]
    stranger.get("/api/games")
    with player.socket(game) as socket:
        socket.push()
        with stranger.socket(game):
            while (push := socket.push())["watchers"] != 1:
                assert push["kind"] == "presence"
