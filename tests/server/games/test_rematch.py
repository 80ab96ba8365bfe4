"""A rematch: one press, and the same people sit in the same seats of a new game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from server.postgres_server import on_both_databases
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, StartServer


def finished(players: list[Device], *more: str, **wish: object) -> str:
    """The id of a finished game of some people, who joined by the link of the table."""
    maker, *guests = players
    names = [f"Player {letter}" for letter in "ABCD"]
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in guests)]
    bots = [{"kind": "bot", "bot": bot, "name": bot} for bot in more]
    made = maker.post("/api/games", json={"seats": seats + bots, "seed": 3, **wish}).json()
    for guest, name in zip(guests, names[1:], strict=False):
        assert guest.post("/api/join", json={"code": made["invite"], "name": name}).status_code == 200
    hands = [RandomClient(player, number) for number, player in enumerate(players)]
    while True:
        for hand in hands:
            state = hand.client.state(made["id"])
            if state["phase"] == "over":
                return str(state["id"])
            for mine in state["mine"]:
                if mine["must_decide"]:
                    hand.decide(state, mine)


def rematch(player: Device, game: str) -> Json:
    answer = player.post(f"/api/games/{game}/rematch")
    assert answer.status_code == 201, answer.text
    created: Json = answer.json()
    return created


@pytest.mark.long
def test_four_people_are_carried_along_by_one_press(device: NewDevice) -> None:
    players = [device() for _ in range(4)]
    game = finished(players, sheet="B", watchers=False)
    with players[3].socket(game) as socket:
        assert socket.push()["state"]["rematch"] is None
        again = rematch(players[1], game)["id"]
        assert socket.until(lambda told: told["rematch"])["rematch"] == {"id": again, "by": 1}
    assert [rematch(player, game)["id"] for player in players] == [again] * 4
    for number, player in enumerate(players):
        state = player.state(again)
        assert [mine["seat"] for mine in state["mine"]] == [number] and state["mine"][0]["must_decide"]
        assert [seat["name"] for seat in state["seats"]] == [f"Player {letter}" for letter in "ABCD"]
        assert state["sheet"] == "B" and state["seed"] is None and not state["hints"]
        assert player.get("/api/games").json()["running"][0]["id"] == again
    assert device().get(f"/api/games/{again}").status_code == 403, "the plan is the same"
    links = [player.state(again)["mine"][0]["link"] for player in players]
    assert len({*links, *(player.state(game)["mine"][0]["link"] for player in players)}) == 8


@on_both_databases
def test_two_presses_at_once_make_one_game(device: NewDevice) -> None:
    players = [device(), device()]
    game = finished(players)
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda player: rematch(player, game)["id"], players)
    assert first == second


@pytest.mark.long
def test_bots_are_bots_again(device: NewDevice) -> None:
    player = device()
    game = finished([player], "chance")
    state = player.state(rematch(player, game)["id"])
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in state["seats"]] == [
        ("human", "", "Player A"),
        ("bot", "chance", "chance"),
    ]


def test_only_players_of_a_finished_game_can_ask(device: NewDevice) -> None:
    player, stranger = device(), device()
    running = player.create("me", "chance")["id"]
    assert player.post(f"/api/games/{running}/rematch").json()["code"] == "rematch-not-over"
    over = finished([player, device()])
    assert stranger.post(f"/api/games/{over}/rematch").json()["code"] == "rematch-others"
    assert player.state(over)["rematch"] is None


@pytest.mark.long
@pytest.mark.parametrize("second", [0, 1])
def test_a_rematch_is_remembered_over_a_restart(serving: StartServer, second: int) -> None:
    running = serving()
    players = [running.device(), running.device()]
    game = finished(players)
    again = rematch(players[0], game)["id"]
    running.stop()
    player = players[second].moved(serving().port)
    assert player.state(game)["rematch"] == {"id": again, "by": 0}
    assert rematch(player, game)["id"] == again
    assert player.state(again)["mine"][0]["seat"] == second
