"""Lessons on a server: a wrong move is explained and changes nothing, and a restart loses nothing."""

import pytest

from cartographers.lessons.course import BY_KEY, LESSONS, attempt
from cartographers.lessons.lesson import Lesson, Missed
from cartographers.notation.wire import Json, write_decision
from cartographers.rules.listing import decisions
from cartographers.rules.state import Game
from cartographers.rules.view import view
from server.serving import Device, NewDevice, Served, StartServer


def start(device: Device, key: str, fresh: bool = False) -> Json:
    """The state of a lesson that was started."""
    answer = device.post(f"/api/lessons/{key}", json={"fresh": fresh})
    assert answer.status_code == 201, answer.text
    return device.state(answer.json()["id"])


def go_to(device: Device, state: Json, step: int) -> Json:
    answer = device.post(f"/api/games/{state['id']}/lesson", json={"step": step})
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def game_of(served: Served, state: Json) -> Game:
    """The game as the server has it, to find decisions in it."""
    game: Game = served.app.state.lobby.rooms[state["id"]].game
    return game


def good_decision(served: Served, lesson: Lesson, state: Json) -> Json:
    """A decision that the current step asks for."""
    game, step = game_of(served, state), lesson.steps[state["lesson"]["step"]]
    good = (one for one in decisions(view(game, 0)) if not step.missed(attempt(game, one)))
    return write_decision(next(good))


def go_on(served: Served, device: Device, lesson: Lesson, state: Json) -> Json:
    """The state after the next step."""
    if not state["lesson"]["decides"]:
        return go_to(device, state, state["lesson"]["step"] + 1)
    answer = device.decide(state, 0, good_decision(served, lesson, state))
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def lines(device: Device) -> dict[str, Json]:
    """All lessons by key, as the home page gets them."""
    return {line["key"]: line for line in device.get("/api/lessons").json()["lessons"]}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_is_played_step_by_step_to_its_end(
    served: Served, device: NewDevice, lesson: Lesson
) -> None:
    player = device()
    state = start(player, lesson.key)
    for number, step in enumerate(lesson.steps):
        shown = state["lesson"]
        assert (shown["step"], shown["text"], shown["decides"]) == (number, step.text, step.decides)
        state = go_on(served, player, lesson, state)
    assert state["lesson"]["step"] == len(lesson.steps) and not state["lesson"]["text"]
    assert lines(player)[lesson.key]["finished"]
    assert sum(line["finished"] for line in lines(player).values()) == 1


def test_a_decision_that_misses_the_goal_is_explained_and_changes_nothing(
    served: Served, device: NewDevice
) -> None:
    player = device()
    state = go_to(player, start(player, "coins"), 1)
    game = game_of(served, state)
    step, wanted = BY_KEY["coins"].steps[1], Missed("lesson-coins-coin.no-coin", 0, 1)
    wrong = next(one for one in decisions(view(game, 0)) if step.missed(attempt(game, one)) == wanted)
    answer = player.decide(state, 0, write_decision(wrong))
    assert answer.status_code == 422
    missed = answer.json()["missed"]
    shown = missed.pop("shown")
    assert missed == {"text": "lesson-coins-coin.no-coin", "got": 0, "goal": 1}
    assert player.state(state["id"]) == state
    # What it shows is taken.
    assert player.decide(state, 0, shown).status_code == 200


def test_a_decision_against_the_rules_is_refused_as_in_every_game(device: NewDevice) -> None:
    player = device()
    state = go_to(player, start(player, "placing"), 2)
    answer = player.decide(state, 0, {"terrain": "forest", "cells": ["A1"]})
    assert answer.status_code == 422 and answer.json()["missed"] is None and answer.json()["code"] == "fits"


def test_a_step_that_is_only_read_takes_no_decision(served: Served, device: NewDevice) -> None:
    player = device()
    state = start(player, "placing")
    anything = write_decision(decisions(view(game_of(served, state), 0))[0])
    answer = player.decide(state, 0, anything)
    assert answer.status_code == 422 and answer.json()["missed"]["text"] == "lesson-read-first"


def test_one_can_go_back_but_not_past_a_decision_in_either_direction(
    served: Served, device: NewDevice
) -> None:
    player, lesson = device(), BY_KEY["placing"]
    state = go_to(player, start(player, "placing"), 2)
    assert go_to(player, state, 0)["lesson"]["text"] == lesson.steps[0].text
    assert player.post(f"/api/games/{state['id']}/lesson", json={"step": 3}).status_code == 409
    state = go_on(served, player, lesson, go_to(player, state, 2))
    assert state["lesson"]["step"] == 3 and not state["lesson"]["back"]
    assert player.post(f"/api/games/{state['id']}/lesson", json={"step": 2}).status_code == 409
    assert player.state(state["id"]) == state


def test_a_lesson_goes_on_after_a_restart_where_it_was(serving: StartServer) -> None:
    first, lesson = serving(), BY_KEY["edicts"]
    player = first.device()
    state = start(player, "edicts")
    for _ in range(3):
        state = go_on(first, player, lesson, state)
    first.stop()
    second = serving()
    player = player.moved(second.port)
    assert start(player, "edicts") == state
    while state["lesson"]["step"] < len(lesson.steps):
        state = go_on(second, player, lesson, state)
    assert lines(player)["edicts"]["finished"]


def test_a_lesson_can_be_started_afresh_at_any_time(device: NewDevice) -> None:
    player = device()
    begun = go_to(player, start(player, "ambush"), 1)
    assert lines(player)["ambush"]["game"] == begun["id"]
    fresh = start(player, "ambush", fresh=True)
    assert fresh["id"] != begun["id"] and fresh["lesson"]["step"] == 0
    assert lines(player)["ambush"]["game"] == fresh["id"]


def test_a_lesson_is_no_game_in_the_lists_and_has_no_hints_and_no_what_if(device: NewDevice) -> None:
    player = device()
    state = start(player, "placing")
    assert player.get("/api/games").json() == {"running": [], "recent": []}
    game = f"/api/games/{state['id']}"
    assert player.post(f"{game}/seats/0/hint", json={"step": state["step"]}).status_code == 403
    assert player.post(f"{game}/what-if", json={"seq": 1}).status_code == 409
    assert player.post(f"{game}/analysis", json={"seat": 0}).status_code == 409


def test_another_device_can_neither_decide_nor_go_on_in_a_lesson(device: NewDevice) -> None:
    player, other = device(), device()
    state = start(player, "placing")
    assert other.post(f"/api/games/{state['id']}/lesson", json={"step": 1}).status_code == 403
    assert other.decide(state, 0, {"terrain": "forest", "cells": ["A1"]}).status_code == 403
    assert lines(other)["placing"]["game"] is None


def test_a_lesson_that_does_not_exist_is_not_found(device: NewDevice) -> None:
    answer = device().post("/api/lessons/chess", json={})
    assert answer.status_code == 404 and "can’t find that lesson" in answer.json()["detail"]


def test_a_game_that_is_no_lesson_has_no_steps(device: NewDevice) -> None:
    player = device()
    game = player.create()["id"]
    assert player.state(game)["lesson"] is None
    assert player.post(f"/api/games/{game}/lesson", json={"step": 1}).status_code == 409
