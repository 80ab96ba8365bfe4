"""Commands typed at a table: they answer, hold and confirm, and change nothing by themselves."""

from typing import Any

import pytest

from server.serving import Device, Json, NewDevice
from testkit.long_forms import every

WITH_SKILLS: Json = {"sheet": "D", "skills": True}


def type_in(
    device: Device, game: str, text: str, hand: Json | None = None, seat: int = 0, **more: Any
) -> Json:
    body = {"text": text, "hand": hand}
    answer = device.post(f"/api/games/{game}/seats/{seat}/command", json=body, **more)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


@pytest.mark.parametrize("wish", every([{}, WITH_SKILLS], short=[WITH_SKILLS]))
def test_a_whole_game_is_played_by_commands_alone(device: NewDevice, wish: Json) -> None:
    player = device()
    game = player.create(seed=5, **wish)["id"]
    state = player.state(game)
    while state["phase"] != "over":
        hand, decision = None, None
        for text in (
            "next",
            "nothing" if state["phase"] == "declare" else "held",
            "confirm",
            "next",
            "confirm",
        ):
            if decision is None:
                told = type_in(player, game, text, hand)
                hand, decision = told["hand"], told["decision"]
        assert decision is not None
        state = player.decide(state, 0, decision).json()
    assert len(state["seats"][0]["scores"]) == 4


def test_a_command_holds_a_shape_and_the_next_one_goes_on_from_there(device: NewDevice) -> None:
    player = device()
    game = player.create(seed=5)["id"]
    before = player.state(game)
    held = type_in(player, game, "1 C3")["hand"]
    assert held["corner"] == [2, 2]
    turned = type_in(player, game, "r", held)["hand"]
    assert turned["corner"] == [2, 2]
    assert type_in(player, game, "right", turned)["hand"]["corner"] == [2, 3]
    assert player.state(game) == before


def test_after_an_ambush_last_tells_ones_own_drawing_the_monsters_and_their_cost(device: NewDevice) -> None:
    player = device()
    game = player.create(seed=4)["id"]
    state = player.state(game)
    while not any(one["by"] is None for line in state["log"] for one in line["drawn"]):
        held = type_in(player, game, "next")["hand"]
        state = player.decide(state, 0, type_in(player, game, "confirm", held)["decision"]).json()
    mine, monsters, cost = type_in(player, game, "last")["lines"]
    assert mine.startswith("You: forest ")
    assert monsters.startswith("On your map: monster ")
    assert cost.startswith("It costs you 5 stars every season until you fill ")


def test_what_cannot_be_held_any_more_is_left(device: NewDevice) -> None:
    player = device()
    game = player.create(seed=5)["id"]
    held = type_in(player, game, "1 C3")["hand"]
    odd = held | {"terrain": "mountain", "shape": [[0, 0], [5, 5]], "corner": [900, -900], "skill": "flying"}
    assert type_in(player, game, "held", odd)["hand"]["corner"] is None
    first = held | {"stage": "extra", "first": {"terrain": "forest", "cells": ["A1"]}}
    assert type_in(player, game, "held", first)["hand"]["first"] is None


def test_the_best_places_are_told_only_where_hints_are_allowed(device: NewDevice) -> None:
    player = device()
    with_hints, without = player.create(seed=5)["id"], player.create(hints=False)["id"]
    assert "Stars this season" in " ".join(type_in(player, with_hints, "where")["lines"])
    assert "Stars" not in " ".join(type_in(player, without, "where")["lines"])


def test_players_are_called_by_their_names_in_the_language_of_the_page(device: NewDevice) -> None:
    maker, guest = device(), device()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = maker.post("/api/games", json={"seats": seats}).json()
    guest.post("/api/join", json={"code": made["invite"], "name": "Bob"})
    lines = type_in(maker, made["id"], "hráči", headers={"Accept-Language": "cs"})["lines"]
    assert [line.partition(":")[0] for line in lines] == ["Ann", "Bob"]


def test_undo_takes_back_what_is_sealed_and_nothing_else(device: NewDevice) -> None:
    maker, guest = device(), device()
    made = maker.create("me", "open", seed=5)
    game = made["id"]
    guest.post("/api/join", json={"code": made["invite"]})
    assert type_in(maker, game, "undo")["lines"] == ["There’s nothing to take back right now."]
    decision = type_in(maker, game, "confirm", type_in(maker, game, "next")["hand"])["decision"]
    maker.decide(maker.state(game), 0, decision)
    told = type_in(maker, game, "undo")
    assert told["takes_back"] and told["hand"] is None
    assert type_in(maker, game, "turn")["lines"][-1].startswith("Waiting for: ")


def test_only_the_player_of_a_seat_is_answered(device: NewDevice) -> None:
    maker, stranger = device(), device()
    game = maker.create("me", "chance")["id"]
    asked = {"text": "card"}
    assert stranger.post(f"/api/games/{game}/seats/0/command", json=asked).status_code == 403
    assert maker.post(f"/api/games/{game}/seats/1/command", json=asked).status_code == 403
    assert maker.post(f"/api/games/{game}/seats/0/command", json={"text": "x" * 201}).status_code == 422
