"""What a held shape would bring."""

from collections.abc import Callable
from typing import Any

import pytest

from server.random_client import RandomClient
from server.serving import Json, NewDevice


@pytest.fixture
def held(device: NewDevice) -> tuple[Json, Callable[..., Json]]:
    """A solo game, and a way to hold something over its map."""
    client = device()
    state = client.state(
        client.create(seed=5, edicts=["sentinel-wood", "canal-lake", "great-city", "borderlands"])["id"]
    )

    def hold(places: list[tuple[int, int]], terrain: str = "", **more: Any) -> Json:
        terrain = terrain or state["mine"][0]["offer"]["choices"][0]["terrains"][0]
        wish = {"places": places, "terrain": terrain, **more}
        answer = client.post(f"/api/games/{state['id']}/seats/0/preview", json=wish)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    return state, hold


def legal_places(state: Json) -> tuple[str, list[tuple[int, int]]]:
    choice = state["mine"][0]["offer"]["choices"][0]
    pose = next(pose for pose in choice["poses"] if int(pose["anchors"], 16))
    anchors = int(pose["anchors"], 16)
    top, start = divmod((anchors & -anchors).bit_length() - 1, 11)
    return choice["terrains"][0], [(top + row, start + column) for row, column in pose["cells"]]


def test_a_legal_place_says_what_it_brings(held: tuple[Json, Callable[..., Json]]) -> None:
    state, hold = held
    terrain, places = legal_places(state)
    told = hold(places, terrain)
    assert told["legal"] and not told["reason"] and len(told["cells"]) == len(places)
    assert [edict["key"] for edict in told["edicts"]] == state["edicts"]
    season = state["seasons"][0]["edicts"]
    stars = sum(told["edicts"][edict]["after"] - told["edicts"][edict]["before"] for edict in season)
    assert told["gain"] == stars + told["coins"] - told["monsters"]


def test_a_preview_changes_nothing_and_agrees_with_what_then_happens(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create("me", "me", seed=8)["id"])
    wanderer, compared = RandomClient(client, seed=4), 0
    for _ in range(16):
        mine, season = state["mine"][0], state["season"]
        if state["phase"] == "draw" and mine["must_decide"]:
            terrain, places = wanderer._pick(mine["offer"])
            told = wanderer.preview(state, mine, places=places, terrain=terrain)
            assert client.state(state["id"]) == state
            before = state["seats"][0]
            state = client.decide(state, 0, {"terrain": terrain, "cells": told["cells"]}).json()
            state = wanderer.decide(state, state["mine"][1])
            if state["season"] == season:
                now, compared = state["seats"][0], compared + 1
                assert now["now"]["stars"] - before["now"]["stars"] == told["gain"]
                assert now["coins"] - before["coins"] == told["coins"]
                stars = [edict["after"] for edict in told["edicts"]]
                assert [edict["stars"] for edict in state["mine"][0]["edicts"]] == stars
        else:
            state = wanderer.decide(state, next(one for one in state["mine"] if one["must_decide"]))
    assert compared > 5


def test_off_the_map_says_so(held: tuple[Json, Callable[..., Json]]) -> None:
    _, hold = held
    told = hold([(-1, 0), (0, 0)])
    assert not told["legal"] and told["reason_code"] == "off-map" and told["cells"] == ["A1"]
    assert told["reason"] == "it goes off the map" and not told["edicts"]


def test_on_a_mountain_says_where(held: tuple[Json, Callable[..., Json]]) -> None:
    state, hold = held
    rows = state["seats"][0]["rows"]
    row, column = next((row, line.index("^")) for row, line in enumerate(rows) if "^" in line)
    told = hold([(row, column)])
    assert not told["legal"] and told["in_the_way"] == [f"{'ABCDEFGHIJK'[row]}{column + 1}"]


def test_nothing_held_and_the_same_cell_twice(held: tuple[Json, Callable[..., Json]]) -> None:
    _, hold = held
    assert hold([])["reason_code"] == "cells"
    assert hold([(0, 0), (0, 0)])["cells"] == ["A1"]
    assert not hold([(10**9, -(10**9))])["legal"]


def test_skills_that_are_not_there(held: tuple[Json, Callable[..., Json]]) -> None:
    _, hold = held
    told = hold([(0, 0)], skill="search")
    assert not told["legal"] and told["reason_code"] == "skill"


def test_a_preview_that_cannot_be_read(device: NewDevice) -> None:
    client = device()
    state = client.state(client.create()["id"])
    path = f"/api/games/{state['id']}/seats/0/preview"
    for wrong in ({"places": [[1]]}, {"terrain": "lava"}, {"extra": ["Z1"]}, {"target": "A12"}):
        assert client.post(path, json=wrong).status_code == 422
    terrain, places = legal_places(state)
    twice = {"places": places, "terrain": terrain, "extra_terrain": "farm", "extra": ["A1", "A1"]}
    refused = client.post(path, json=twice)
    assert refused.status_code == 422 and "named twice" in refused.json()["detail"]


def test_a_seat_that_has_nothing_to_decide_is_told_so(device: NewDevice) -> None:
    client = device()
    over = RandomClient(client).play(client.create(seed=2)["id"])
    told = client.post(f"/api/games/{over['id']}/seats/0/preview", json={"places": [[0, 0]]}).json()
    assert not told["legal"] and told["reason_code"] == "not-asked"
