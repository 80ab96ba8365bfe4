"""A club's table before its start: no card is dealt, so nobody can know one."""

from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, StartServer


def hosted(host: Device, *seats: str, **wish: object) -> Json:
    """A club's table, not started yet."""
    return host.create(*seats, hosted=True, pace="live", absence=None, **wish)


def start(host: Device, game: str) -> Json:
    answer = host.post(f"/api/games/{game}/host", json={"action": "start"})
    assert answer.status_code == 200, answer.text
    state: Json = answer.json()
    return state


def cards_told(device: Device, game: str) -> list[object]:
    """What a device is told of cards that are turned up."""
    state = device.state(game)
    (line,) = [line for line in device.get("/api/games").json()["running"] if line["id"] == game]
    offers = [mine["offer"]["choices"] for mine in state["mine"]]
    return [
        state["card"],
        state["revealed"],
        line["card"],
        *offers,
        [seat["asked"] for seat in state["seats"]],
    ]


def test_no_card_is_told_before_the_host_starts_the_table(device: NewDevice) -> None:
    host, guest = device(), device()
    made = hosted(host, "me", "open")
    game = made["id"]
    assert guest.post("/api/join", json={"code": made["invite"], "name": "Guest"}).status_code == 200
    for player in (host, guest):
        assert cards_told(player, game) == ["", [], "", [], [False, False]]
    with host.socket(game, view="projector") as wall:
        told = wall.push()["state"]
        assert (told["phase"], told["card"], told["revealed"]) == ("reveal", "", [])
        state = start(host, game)
        assert state["phase"] == "draw" and state["card"] and state["mine"][0]["must_decide"]
        assert wall.until(lambda told: told["card"] == state["card"])["club"]["started"]
    RandomClient(guest, 1, boldness=0).decide(guest.state(game), guest.state(game)["mine"][0])


def test_the_next_game_of_an_evening_deals_no_card_before_its_start(device: NewDevice) -> None:
    host = device()
    game = hosted(host, "me")["id"]
    start(host, game)
    host.post(f"/api/games/{game}/abandon")
    following = host.post(f"/api/games/{game}/rematch").json()["id"]
    assert cards_told(host, following)[:3] == ["", [], ""]
    assert start(host, following)["card"]


def test_a_table_that_is_started_after_a_restart_has_the_card_it_would_have_had(serving: StartServer) -> None:
    server = serving()
    host = server.device()
    games = [hosted(host, "me", seed=7)["id"], hosted(host, "me", seed=7)["id"]]
    at_once = start(host, games[0])["card"]
    server.stop()
    later = host.moved(serving().port)
    assert later.state(games[1])["card"] == ""
    assert start(later, games[1])["card"] == at_once
    # Started, it is not held: the next card comes as soon as all have drawn.
    state = later.state(games[1])
    assert RandomClient(later, 1, boldness=0).decide(state, state["mine"][0])["phase"] != "reveal"
