"""The projector of a club's table: a spectator that is told of changes, and the card for people on paper."""

from json import dumps

from server.random_client import RandomClient
from server.serving import NewDevice


def test_a_projector_is_sent_what_a_spectator_may_see(device: NewDevice) -> None:
    player = device()
    game = player.create("me", "greedy", seed=3)["id"]
    with player.socket(game, view="projector") as socket:
        state = socket.push()["state"]
    assert state["mine"] == [] and not any(seat["mine"] for seat in state["seats"])
    assert state["watchers"] == 1


def test_a_projector_does_not_keep_a_player_at_the_table(device: NewDevice) -> None:
    player, friend = device(), device()
    made = player.create("me", "open", seed=3)
    friend.post("/api/join", json={"code": made["invite"]})
    with player.socket(made["id"], view="projector"):
        assert not friend.state(made["id"])["seats"][0]["connected"]


def test_after_the_first_state_only_seats_that_have_changed_are_sent(device: NewDevice) -> None:
    host, friend = device(), device()
    made = host.create("me", *["open"] * 2, seed=3)
    with host.socket(made["id"], view="projector") as socket:
        first = socket.push()
        friend.post("/api/join", json={"code": made["invite"], "name": "Ann"})
        while (push := socket.push())["kind"] != "changes":
            pass
    assert first["kind"] == "state" and len(first["state"]["seats"]) == 3
    assert [seat["name"] for seat in push["state"]["seats"]] == ["Ann"]
    assert len(dumps(push)) < len(dumps(first))


def test_the_card_in_play_is_told_as_the_companion_tells_it(device: NewDevice) -> None:
    player = device()
    game = player.create("me", "me", seed=3)["id"]
    state, shown = player.state(game), player.get(f"/api/games/{game}/dealt").json()
    assert (shown["kind"], shown["card"], shown["clock"]) == ("card", state["card"], state["clock"])
    scored = player.get(f"/api/games/{game}/dealt?season=3").json()
    assert (scored["kind"], scored["season"], scored["last"]) == ("season", 3, True)
    assert set(scored["examples"]) <= set(state["edicts"]) and scored["examples"]


def test_once_the_game_is_over_the_card_says_so(device: NewDevice) -> None:
    player = device()
    game = player.create(seed=3)["id"]
    RandomClient(player).play(game)
    assert player.get(f"/api/games/{game}/dealt").json()["kind"] == "end"
