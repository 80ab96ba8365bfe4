"""Whole games of every box over HTTP, by a client that knows no rule."""

import pytest

from server.random_client import RandomClient
from server.serving import Json, NewDevice
from testkit.long_forms import every

ME, OTHER = {"kind": "me"}, {"kind": "me", "name": "Other"}
PLANS: dict[str, Json] = {
    "solo": {"seats": [ME]},
    "solo on wasteland with skills": {"sheet": "B", "skills": True, "seats": [ME]},
    "solo heroes": {"sheet": "C", "seats": [ME]},
    "solo heroes with skills": {"sheet": "D", "skills": True, "seats": [ME]},
    "solo ambush add-on": {"ambushes": ["base", "ambush"], "skills": True, "seats": [ME]},
    "two": {"skills": True, "seats": [ME, OTHER]},
    "two of both boxes": {
        "sheet": "C",
        "explore": "base",
        "heroes": True,
        "skills": True,
        "seats": [ME, OTHER],
    },
    "four heroes": {"sheet": "D", "skills": True, "seats": [ME, OTHER, ME, ME]},
}
#: One alone and one with others.
FEW = ("solo heroes with skills", "two of both boxes")


@pytest.mark.parametrize("name", every(PLANS, short=FEW))
def test_a_game_can_be_played_to_its_end_by_what_is_offered_alone(device: NewDevice, name: str) -> None:
    client = device()
    for seed in range(1 if len(PLANS[name]["seats"]) > 2 else 2):
        wish = PLANS[name] | {"seed": seed}
        game = client.post("/api/games", json=wish).json()["id"]
        state = RandomClient(client, seed).play(game)
        places = state["ending"]["places"]
        assert len(places) == len(wish["seats"])
        assert [seat["stars"] for seat in state["seats"]] == [
            sum(score["stars"] for score in seat["scores"]) for seat in state["seats"]
        ]
