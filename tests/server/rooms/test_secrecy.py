"""R12 on the wire: what a device is sent does not depend on anything it may not know."""

from json import dumps

import pytest

from cartographers.server.auth.device_token import hashed
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served

#: A game, those who play it, and one who only looks.
Friends = tuple[str, Device, Device, Device]


@pytest.fixture
def friends(device: NewDevice) -> Friends:
    """Two devices at one table, and a third that only looks."""
    maker, guest = device(), device()
    made = maker.create("me", "open", skills=True)
    assert guest.post("/api/join", json={"code": made["invites"]["1"], "name": "Guest"}).status_code == 200
    return made["id"], maker, guest, device()


def test_nobody_can_tell_what_another_has_sealed(friends: Friends) -> None:
    game, maker, guest, stranger = friends
    for turn in range(6):
        state = maker.state(game)
        seen: set[tuple[bytes, bytes]] = set()
        wanderer = RandomClient(maker, seed=turn)
        if state["mine"][0]["must_decide"]:
            decisions = [wanderer.decision(state, state["mine"][0]) for _ in range(4)]
            for number, decision in enumerate(decisions):
                sealed = maker.decide(state, 0, decision, move_id=f"{turn}/{number}").json()
                if sealed["step"] != state["step"]:
                    break  # the guest had nothing to decide
                # The count of events differs, and must: replace it by a fixed one.
                guests, others = (bare(one.get(f"/api/games/{game}").json()) for one in (guest, stranger))
                seen.add((guests, others))
            assert len(seen) <= 1
        state = guest.state(game)
        if state["mine"][0]["must_decide"]:
            RandomClient(guest, seed=turn).decide(state, state["mine"][0])


def bare(state: Json) -> bytes:
    return dumps(state | {"seq": 0}).encode()


def test_the_socket_tells_no_more(friends: Friends) -> None:
    game, maker, guest, _ = friends
    with guest.socket(game) as socket:
        first = socket.push()["state"]
        state = maker.state(game)
        maker.decide(state, 0, RandomClient(maker).decision(state, state["mine"][0]))
        told = socket.until(lambda one: one["seats"][0]["decided"])
        assert told["seats"][0]["rows"] == first["seats"][0]["rows"]
        assert [mine["seat"] for mine in told["mine"]] == [1] and told["mine"][0]["sealed"] is None
        assert told["log"] == first["log"]


def test_a_look_back_at_a_running_game_shows_only_full_steps(friends: Friends) -> None:
    game, maker, guest, stranger = friends
    before = guest.get(f"/api/games/{game}/replay").json(), guest.get(f"/api/games/{game}/record").text
    state = maker.state(game)
    maker.decide(state, 0, RandomClient(maker).decision(state, state["mine"][0]))
    assert (
        guest.get(f"/api/games/{game}/replay").json(),
        guest.get(f"/api/games/{game}/record").text,
    ) == before
    assert stranger.get(f"/api/games/{game}/replay").status_code == 403
    assert stranger.get(f"/api/games/{game}/record").status_code == 403


def test_a_spectator_has_no_seat_no_offer_and_no_link(friends: Friends) -> None:
    game, maker, _, stranger = friends
    state = stranger.state(game)
    assert state["mine"] == [] and not any(seat["mine"] or seat["invite"] for seat in state["seats"])
    assert maker.state(game)["mine"][0]["link"] not in dumps(state)


def test_only_the_maker_sees_the_code_of_an_open_seat(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open", "open")
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    assert [seat["invite"] for seat in maker.state(made["id"])["seats"]] == ["", "", made["invites"]["2"]]
    assert not any(seat["invite"] for seat in guest.state(made["id"])["seats"])


def test_the_order_of_the_deck_is_not_in_a_state(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create(sheet="D", explore="base", heroes=True)["id"])
    assert state["deck"] == sorted(state["deck"], key=state["deck"].index)
    fresh = client.state(client.create(sheet="D", explore="base", heroes=True)["id"])
    order = [key for key in fresh["deck"] if key in state["deck"]]
    assert order == [key for key in state["deck"] if key in order], (
        "the set is always told in the printed order"
    )


def test_nothing_secret_is_ever_logged(device: NewDevice, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    maker, guest = device(), device()
    made = maker.create("me", "open", "chance", seed=8_123_456_789)
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    state = maker.state(made["id"])
    maker.decide(state, 0, {"terrain": "lava"})
    RandomClient(maker).decide(state, state["mine"][0])
    with guest.socket(made["id"]) as socket:
        socket.push()
    for secret in (maker.token, guest.token, made["invites"]["1"], state["mine"][0]["link"], "8123456789"):
        ours = [record for record in caplog.records if record.name.startswith(("cartographers", "uvicorn"))]
        assert not any(secret in record.getMessage() for record in ours)


def test_tokens_and_codes_are_kept_only_as_hashes(served: Served, device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open")
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    link = maker.state(made["id"])["mine"][0]["link"]
    folder = served.app.state.lobby.services.settings.data
    kept = b"".join(path.read_bytes() for path in folder.glob("games.sqlite*"))
    for secret in (maker.token, guest.token, made["invites"]["1"], link):
        assert secret and secret.encode() not in kept
        assert hashed(secret).encode() in kept
