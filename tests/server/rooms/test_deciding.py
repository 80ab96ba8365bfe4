"""Deciding: sealed, replaced, taken back, sent twice, too late, not allowed."""

import pytest

from server.random_client import RandomClient
from server.serving import Device, Json, NewDevice


@pytest.fixture
def alone(device: NewDevice) -> tuple[Device, Json]:
    """A solo game with a fixed deal."""
    client = device()
    return client, client.state(client.create(seed=1)["id"])


@pytest.fixture
def pair(device: NewDevice) -> tuple[Device, Json]:
    """Two seats of one device, with a fixed deal."""
    client = device()
    return client, client.state(client.create("me", "me", seed=1)["id"])


def any_decision(client: Device, state: Json, seat: int = 0, seed: int = 0) -> Json:
    return RandomClient(client, seed).decision(state, state["mine"][seat])


def test_a_decision_is_kept_and_the_game_goes_on(alone: tuple[Device, Json]) -> None:
    client, state = alone
    answer = client.decide(state, 0, any_decision(client, state))
    assert answer.status_code == 200
    assert answer.json()["step"] > state["step"] and answer.json()["seq"] > state["seq"]
    assert answer.json() == client.state(state["id"])


def test_the_same_decision_sent_twice_counts_once(alone: tuple[Device, Json]) -> None:
    client, state = alone
    decision = any_decision(client, state)
    first = client.decide(state, 0, decision, move_id="once").json()
    again = client.decide(state, 0, decision, move_id="once")
    assert again.status_code == 200 and again.json()["seq"] == first["seq"]


def test_a_decision_for_an_earlier_step_is_refused(alone: tuple[Device, Json]) -> None:
    client, state = alone
    decision = any_decision(client, state)
    client.decide(state, 0, decision)
    refused = client.decide(state, 0, decision, move_id="late")
    assert refused.status_code == 409 and "moved on" in refused.json()["detail"]


def test_an_illegal_decision_is_refused_with_the_rules_own_sentence(alone: tuple[Device, Json]) -> None:
    client, state = alone
    terrain = state["mine"][0]["offer"]["choices"][0]["terrains"][0]
    refused = client.decide(state, 0, {"terrain": terrain, "cells": ["A1", "K11"]})
    assert refused.status_code == 422
    assert refused.json() == {
        "detail": "This is not allowed: this shape is not on the card.",
        "code": "shape",
        "values": {},
        "cells": [],
        "missed": None,
    }
    assert client.state(state["id"])["seq"] == state["seq"]


def test_the_cells_in_the_way_are_named(alone: tuple[Device, Json]) -> None:
    client, state = alone
    rows = state["seats"][0]["rows"]
    row, column = next((row, line.index("^")) for row, line in enumerate(rows) if "^" in line)
    choice = state["mine"][0]["offer"]["choices"][0]
    top, start = choice["poses"][0]["cells"][0]
    cells = [
        f"{'ABCDEFGHIJK'[row + r - top]}{column + c - start + 1}" for r, c in choice["poses"][0]["cells"]
    ]
    refused = client.decide(state, 0, {"terrain": choice["terrains"][0], "cells": cells}).json()
    assert refused["code"] == "overlaps" and refused["cells"] and refused["cells"][0] in refused["detail"]


UNREADABLE: dict[str, Json] = {
    "no cells": {"terrain": "forest"},
    "no such cell": {"terrain": "forest", "cells": ["Z9"]},
    "a cell twice": {"terrain": "forest", "cells": ["A1", "A1"]},
    "no such terrain": {"terrain": "lava", "cells": ["A1"]},
    "something unknown": {"terrain": "forest", "cells": ["A1"], "wish": 1},
    "another phase's": {"cell": "A1"},
    "a skill nobody has": {"terrain": "forest", "cells": ["A1"], "skill": "flying"},
    "a number as a skill": {"terrain": "forest", "cells": ["A1"], "skill": 3},
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_is_no_decision_is_refused(alone: tuple[Device, Json], name: str) -> None:
    client, state = alone
    refused = client.decide(state, 0, UNREADABLE[name])
    assert refused.status_code == 422 and refused.json()["detail"]
    assert client.state(state["id"])["seq"] == state["seq"]


def test_only_the_seats_own_device_may_decide(alone: tuple[Device, Json], device: NewDevice) -> None:
    client, state = alone
    decision = any_decision(client, state)
    stranger = device()
    assert stranger.decide(state, 0, decision).status_code == 403
    assert stranger.delete(f"/api/games/{state['id']}/seats/0/decision").status_code == 403
    assert stranger.post(f"/api/games/{state['id']}/seats/0/preview", json={}).status_code == 403
    assert stranger.post(f"/api/games/{state['id']}/seats/0/leave").status_code == 403


def test_there_are_no_other_games_and_seats(alone: tuple[Device, Json]) -> None:
    client, state = alone
    assert client.get("/api/games/nowhere").status_code == 404
    assert client.decide(state, 1, {}).status_code == 404
    assert client.decide(state, -1, {}).status_code == 422
    assert client.post(f"/api/games/{state['id']}/seats/x/leave").status_code == 422
    assert client.get("/api/nothing").json() == {
        "detail": "There’s nothing at this address. Check it for a typo.",
        "code": "no-page",
        "values": {},
        "cells": [],
        "missed": None,
    }


def test_a_sealed_decision_waits_for_the_others_and_is_shown_to_its_own_seat(
    pair: tuple[Device, Json],
) -> None:
    client, state = pair
    decision = any_decision(client, state)
    sealed = client.decide(state, 0, decision).json()
    assert sealed["step"] == state["step"] and sealed["seats"][0]["rows"] == state["seats"][0]["rows"]
    assert [seat["decided"] for seat in sealed["seats"]] == [True, False]
    assert sealed["mine"][0]["sealed"] == decision and sealed["mine"][0]["can_undo"]
    assert not sealed["mine"][0]["must_decide"] and sealed["mine"][1]["must_decide"]


def test_another_decision_takes_the_place_of_a_sealed_one(pair: tuple[Device, Json]) -> None:
    client, state = pair
    one, other = (any_decision(client, state, seed=seed) for seed in (1, 2))
    assert one != other
    client.decide(state, 0, one, move_id="one")
    sealed = client.decide(state, 0, other, move_id="other").json()
    assert sealed["mine"][0]["sealed"] == other and sealed["step"] == state["step"]


def test_a_decision_can_be_taken_back_until_all_are_in(pair: tuple[Device, Json]) -> None:
    client, state = pair
    path = f"/api/games/{state['id']}/seats/0/decision"
    assert client.delete(path).status_code == 409, "there is none yet"
    client.decide(state, 0, any_decision(client, state))
    back = client.delete(path)
    assert back.status_code == 200 and back.json()["mine"][0]["sealed"] is None
    client.decide(state, 0, any_decision(client, state), move_id="again")
    client.decide(state, 1, any_decision(client, state, seat=1))
    assert client.delete(path).status_code == 409, "the next card has been revealed"


def test_nothing_can_be_decided_once_the_game_is_over(device: NewDevice) -> None:
    client = device()
    over = RandomClient(client).play(client.create(seed=2)["id"])
    assert over["mine"][0]["offer"]["choices"] == [] and not over["mine"][0]["must_decide"]
    refused = client.decide(over, 0, {})
    assert refused.status_code == 409 and refused.json()["detail"] == "The game is over."
    assert over["seed"] == 2 and over["ending"]["rating"] is not None
    lines = client.get("/api/games").json()
    assert [line["id"] for line in lines["recent"]] == [over["id"]] and not lines["running"]
    assert lines["recent"][0]["title"] == over["ending"]["title"]
