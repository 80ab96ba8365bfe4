"""Taking seats: invites, a second device, hot-seat, open seats for bots, leaving and coming back."""

import pytest

from server.random_client import RandomClient
from server.serving import Device, NewDevice, StartServer


def test_an_invite_seats_whoever_comes_first(device: NewDevice) -> None:
    maker, guest, late = device(), device(), device()
    made = maker.create("me", "open")
    code = made["invites"]["1"]
    shown = guest.get(f"/api/invites/{code}").json()
    assert shown["game"]["id"] == made["id"] and shown["game"]["seats"] == 2
    assert (shown["kind"], shown["state"]) == ("seat", "open")
    joined = guest.post("/api/join", json={"code": code, "name": "  Tomáš "})
    assert joined.json() == {"id": made["id"], "seat": 1}
    state = guest.state(made["id"])
    assert [seat["name"] for seat in state["seats"]] == ["", "Tomáš"] and state["seats"][1]["mine"]
    refused = late.post("/api/join", json={"code": code, "name": "Late"})
    assert refused.status_code == 409 and "taken" in refused.json()["detail"]
    assert [line["id"] for line in guest.get("/api/games").json()["running"]] == [made["id"]]


def test_an_invite_opened_again_by_its_own_guest_leads_back_to_the_seat(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open")
    wish = {"code": made["invites"]["1"], "name": "Guest"}
    assert guest.post("/api/join", json=wish).json() == guest.post("/api/join", json=wish).json()


def test_a_code_that_leads_nowhere(device: NewDevice) -> None:
    client = device()
    assert client.get("/api/invites/nowhere").status_code == 404
    assert client.post("/api/join", json={"code": "nowhere"}).status_code == 404
    assert client.post("/api/join", json={"name": "no code"}).status_code == 422


@pytest.mark.parametrize("name", ["a|b", "bell\a", "x" * 41, "x" * 401])
def test_a_name_that_cannot_stand_in_a_record_is_refused(device: NewDevice, name: str) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open")
    refused = guest.post("/api/join", json={"code": made["invites"]["1"], "name": name})
    assert refused.status_code == 422 and refused.json()["detail"]
    assert maker.state(made["id"])["seats"][1]["kind"] == "open"


def test_a_name_is_only_text(device: NewDevice) -> None:
    client = device()
    wish = {"seats": [{"kind": "me", "name": "<script>alert(1)</script>"}]}
    game = client.post("/api/games", json=wish).json()["id"]
    answer = client.get(f"/api/games/{game}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == "<script>alert(1)</script>"


def test_a_seats_link_opens_it_on_a_second_device(device: NewDevice) -> None:
    phone, laptop = device(), device()
    game = phone.create(seed=1)["id"]
    link = phone.state(game)["mine"][0]["link"]
    assert laptop.post("/api/join", json={"code": link}).json() == {"id": game, "seat": 0}
    state = laptop.state(game)
    assert state["mine"][0]["link"] == link
    with phone.socket(game) as socket:
        RandomClient(laptop).decide(state, state["mine"][0])
        assert socket.until(lambda told: told["step"] > state["step"])["mine"][0]["seat"] == 0
    again = phone.state(game)
    assert RandomClient(phone, seed=1).decide(again, again["mine"][0])["step"] > again["step"]


@pytest.mark.long
def test_two_devices_play_one_game(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open", seed=4, sheet="C")
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    players = [RandomClient(maker, 1), RandomClient(guest, 2)]
    for _ in range(200):
        for player in players:
            state = player.client.state(made["id"])
            if state["phase"] == "over":
                break
            if state["mine"][0]["must_decide"]:
                player.decide(state, state["mine"][0])
    last = [player.client.state(made["id"]) for player in players]
    assert last[0]["phase"] == "over" and last[0]["ending"] == last[1]["ending"]
    assert [seat["rows"] for seat in last[0]["seats"]] == [seat["rows"] for seat in last[1]["seats"]]


def test_hot_seat_one_device_holds_several_seats(device: NewDevice) -> None:
    family = device()
    wish = {"seats": [{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cid")]}
    game = family.post("/api/games", json=wish).json()["id"]
    state = family.state(game)
    assert [mine["seat"] for mine in state["mine"]] == [0, 1, 2]
    for seat in range(3):
        state = RandomClient(family, seat).decide(state, state["mine"][seat])
    assert state["step"] > 1 and all(not seat["decided"] for seat in state["seats"])


def test_the_maker_can_give_an_open_seat_to_a_bot(device: NewDevice) -> None:
    maker, stranger = device(), device()
    made = maker.create("me", "open", "open")
    path = f"/api/games/{made['id']}/seats"
    assert stranger.post(f"{path}/1/bot").status_code == 403
    assert maker.post(f"{path}/1/bot?bot=oracle").status_code == 422
    assert maker.post(f"{path}/0/bot").status_code == 409 and maker.post(f"{path}/9/bot").status_code == 404
    state = maker.post(f"{path}/1/bot?bot=chance").json()
    assert state["seats"][1]["kind"] == "bot" and state["seats"][1]["bot"] == "chance"
    refused = stranger.post("/api/join", json={"code": made["invites"]["1"]})
    assert refused.status_code == 409


@pytest.fixture
def apart(serving: StartServer) -> tuple[str, Device, Device]:
    """Two friends in a live game with a short patience."""
    running = serving()
    maker, guest = running.device(), running.device()
    made = maker.create("me", "open", seed=3, pace="live", absence=1)
    guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Guest"})
    return made["id"], maker, guest


def test_a_player_who_stays_away_is_minded_by_a_bot_and_gets_the_seat_back(
    apart: tuple[str, Device, Device],
) -> None:
    game, maker, guest = apart
    with maker.socket(game) as socket:
        state = maker.state(game)
        RandomClient(maker).decide(state, state["mine"][0])
        minded = socket.until(lambda told: told["seats"][1]["minded"])
        assert minded["seats"][1]["bot"] == "greedy" and minded["seats"][1]["kind"] == "human"
        went_on = socket.until(lambda told: told["step"] > state["step"])
        assert went_on["seats"][1]["rows"] != state["seats"][1]["rows"]
        back = guest.state(game)
        assert not back["seats"][1]["minded"] and back["mine"][0]["seat"] == 1
        assert not socket.until(lambda told: not told["seats"][1]["minded"])["seats"][1]["minded"]


def test_who_leaves_is_minded_at_once(serving: StartServer) -> None:
    running = serving()
    maker, guest = running.device(), running.device()
    made = maker.create("me", "open", seed=3)
    game = made["id"]
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    with maker.socket(game) as socket:
        left = guest.post(f"/api/games/{game}/seats/1/leave").json()
        assert left["seats"][1]["minded"]
        socket.until(lambda told: told["seats"][1]["decided"])
        back = guest.state(game)
        assert not back["seats"][1]["minded"] and back["mine"][0]["sealed"] is not None
        assert guest.delete(f"/api/games/{game}/seats/1/decision").json()["mine"][0]["must_decide"]
