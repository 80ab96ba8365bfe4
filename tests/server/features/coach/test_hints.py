"""Hints: three steps of the same advice, for those who play, never in a game without hints."""

import sys

import pytest
from httpx import Response

from cartographers.server.features.coach.feature import CoachFeature
from server.quick_advisers import served  # noqa: F401  # a fixture: its name is its use
from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice, Served, StartServer

# Bots and advisers think in processes of their own, which have to answer in time.
pytestmark = pytest.mark.real_clock


def ask(client: Device, state: Json, seat: int = 0, level: int = 1, step: int | None = None) -> Response:
    wish = {"step": state["step"] if step is None else step, "level": level}
    return client.post(f"/api/games/{state['id']}/seats/{seat}/hint", json=wish)


def test_each_step_says_more_and_all_are_of_the_same_advice(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create(seed=3)["id"])
    first, second, third = (ask(client, state, level=level).json() for level in (1, 2, 3))
    told = ("look", "edict", "map_owner", "step")
    assert [first[name] for name in told] == [second[name] for name in told] == [third[name] for name in told]
    assert first["where"] == [] and first["decision"] is None and first["expected"] is None
    assert second["where"] == third["where"] != [] and second["decision"] is None
    assert set(third["decision"]["cells"]) < set(third["where"])
    assert third["expected"] > 0 and third["spread"] >= 0
    assert (first["look"] == "edict") == (first["edict"] in state["edicts"])


def test_the_advised_decision_can_be_sent_as_it_is(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create(seed=4, sheet="D", skills=True)["id"])
    for _ in range(5):
        hint = ask(client, state, level=3).json()
        answer = client.decide(state, 0, hint["decision"])
        assert answer.status_code == 200, answer.text
        state = answer.json()


def test_a_hint_asked_for_twice_is_the_same(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create(seed=5)["id"])
    assert ask(client, state, level=3).json() == ask(client, state, level=3).json()


def test_the_hint_for_a_step_that_is_over_is_refused(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create(seed=3)["id"])
    RandomClient(client).decide(state, state["mine"][0])
    late = ask(client, state)
    assert late.status_code == 409 and "moved on" in late.json()["detail"]


def test_a_game_without_hints_has_none(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create(hints=False)["id"])
    assert state["hints"] is False
    refused = ask(client, state)
    assert refused.status_code == 403 and refused.json()["code"] == "no-hints"


@pytest.mark.parametrize(
    ("seats", "wish", "hints"),
    [
        (["me"], {}, True),
        (["me", "me", "chance"], {}, True),
        (["me", "open"], {}, False),
        (["me", "open"], {"hints": True}, True),
    ],
)
def test_there_are_hints_unless_somebody_is_invited_or_the_maker_chooses(
    device: NewDevice, seats: list[str], wish: Json, hints: bool
) -> None:
    client = device()
    state = client.state(client.create(*seats, seed=3, **wish)["id"])
    assert state["hints"] is hints
    assert ask(client, state).status_code == (200 if hints else 403)


@pytest.mark.parametrize("ranked", [True, False])
def test_a_plan_of_an_older_release_calls_a_game_without_hints_ranked(
    device: NewDevice, ranked: bool
) -> None:
    client = device()
    assert client.state(client.create("me", "open", ranked=ranked)["id"])["hints"] is not ranked


def test_that_a_game_has_no_hints_survives_a_restart(serving: StartServer) -> None:
    running = serving()
    client = running.device()
    game = client.create(hints=False)["id"]
    running.stop()
    assert client.moved(serving().port).state(game)["hints"] is False


def test_only_the_seats_own_player_gets_a_hint(device: NewDevice) -> None:
    maker, stranger = device(), device()
    state = maker.state(maker.create("me", "me")["id"])
    refused = ask(stranger, state)
    assert refused.status_code == 403 and "isn’t your seat" in refused.json()["detail"]
    assert ask(maker, state, seat=7).status_code == 404


@pytest.mark.parametrize("wish", [{"step": 1, "level": 4}, {"level": 1}, {"step": 1, "level": 0}, {}])
def test_a_wish_that_means_nothing_is_refused_in_one_sentence(device: NewDevice, wish: Json) -> None:
    client = device()
    game = client.create()["id"]
    refused = client.post(f"/api/games/{game}/seats/0/hint", json=wish)
    assert refused.status_code == 422 and refused.json()["detail"].count("\n") == 0


def test_a_seat_with_nothing_to_decide_gets_no_hint(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create("me", "me", skills=["search", "diplomacy", "stealth"], seed=1)["id"])
    player = RandomClient(client, 1, boldness=0)
    refusals: list[Response] = []
    while state["phase"] != "over" and not refusals:
        idle = [seat["seat"] for seat in state["seats"] if not seat["asked"]]
        refusals += [ask(client, state, seat=seat) for seat in idle]
        state = player.decide(state, next(mine for mine in state["mine"] if mine["must_decide"]))
    assert refusals[0].status_code == 409 and "nothing to decide" in refusals[0].json()["detail"]


def test_after_the_game_there_is_no_hint(device: NewDevice) -> None:
    client = device()
    over = RandomClient(client, 2).play(client.create(seed=1)["id"])
    refused = ask(client, over)
    assert refused.status_code == 409 and "over" in refused.json()["detail"]


def test_nobody_can_tell_from_a_hint_what_others_have_sealed(served: Served) -> None:  # noqa: F811
    maker, guest = served.device(), served.device()
    made = maker.create("me", "open", seed=6)
    guest.post("/api/join", json={"code": made["invites"]["1"]})
    state = guest.state(made["id"])
    before = ask(guest, state, seat=1, level=3).json()
    lobby = served.app.state.lobby
    for number in range(2):
        RandomClient(maker, seed=number).decide(maker.state(made["id"]), maker.state(made["id"])["mine"][0])
        lobby.feature(CoachFeature).hints.searches.clear_cache()
        assert ask(guest, state, seat=1, level=3).json() == before


def test_when_nobody_can_advise_it_is_said_and_the_game_goes_on(serving: StartServer) -> None:
    dying = (sys.executable, "-c", "import sys; sys.exit(1)")
    running = serving(worker_command=dying, worker_startup_time=0.2)
    client = running.device()
    state = client.state(client.create(seed=3)["id"])
    refused = ask(client, state)
    assert refused.status_code == 503 and refused.json()["detail"].endswith("try again.")
    assert RandomClient(client).decide(state, state["mine"][0])["seq"] > state["seq"]


def test_only_the_third_step_gives_reasons_and_the_first_reason_is_what_to_look_at(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create(seed=3)["id"])
    first, second, third = (ask(client, state, level=level).json() for level in (1, 2, 3))
    assert first["why"] == second["why"] == []
    assert third["why"] and all(reason["edict"] in ("", *state["edicts"]) for reason in third["why"])
    if first["look"] == "edict":
        assert third["why"][0]["edict"] == first["edict"]
