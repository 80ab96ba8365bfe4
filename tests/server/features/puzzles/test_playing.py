"""Solving puzzles on a server: the same three a day, one counted answer, nothing told before it."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from json import dumps, loads
from pathlib import Path
from zipfile import ZipFile

import pytest

from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.puzzles.puzzle import Puzzle, collection, read_puzzle
from server.daily_clock import DAY, WallClock, serve
from server.postgres_server import on_both_databases
from server.serving import Device, Json, Served

PUZZLES = {body["id"]: body for body in collection()}


@pytest.fixture
def clock() -> WallClock:
    """The time of the server."""
    return WallClock()


@pytest.fixture
def running(tmp_path: Path, clock: WallClock, database: Callable[[], str]) -> Iterator[Served]:
    """A server that goes by the clock."""
    with serve(tmp_path, clock, database()) as served:
        yield served


def page(client: Device) -> Json:
    """The puzzles of today, as a device is told them."""
    answer = client.get("/api/puzzles")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def puzzle_of(id: str) -> Puzzle:
    return read_puzzle(shelf(), PUZZLES[id])


def right(id: str) -> Json:
    return write_decision(puzzle_of(id).right[0])


def wrong(id: str) -> Json:
    drawings = puzzle_of(id).drawings
    return write_decision(max(drawings, key=lambda one: drawings[one]))


def answer(client: Device, id: str, decision: Json) -> Json:
    sent = client.post(f"/api/puzzles/{id}/answer", json={"decision": decision})
    assert sent.status_code == 200, sent.text
    result: Json = sent.json()
    return result


@on_both_databases
def test_a_day_is_solved_with_one_right_and_one_wrong_answer(running: Served, clock: WallClock) -> None:
    anna, bert = running.device(), running.device()
    today = page(anna)
    ids = [line["id"] for line in today["today"]]
    assert len(ids) == 3 and ids == [line["id"] for line in page(bert)["today"]]
    assert today["next"] == ids[0] and today["all"] == today["unanswered"] == len(PUZZLES)
    assert [line["rating"] for line in today["today"]] == sorted(line["rating"] for line in today["today"])

    result = answer(anna, ids[0], right(ids[0]))
    assert (
        result["solved"] and result["counted"] and result["grade"] == "best" and result["mine"]["loss"] == 0
    )
    assert result["after"] > result["before"] == 1500 and result["me"]["streak"] == 1
    assert result["why"] and result["mine"]["now"]["legal"] and result["source"] is None

    result = answer(anna, ids[1], wrong(ids[1]))
    assert not result["solved"] and result["grade"] == "off" and result["mine"]["loss"] > result["lead"] - 0.1
    assert result["best"][0]["decision"] == right(ids[1]) and result["best"][0]["loss"] == 0
    assert result["after"] < result["before"] and result["me"] == {**result["me"], "streak": 0, "longest": 1}

    lines = page(anna)["today"]
    assert [line["state"] for line in lines] == ["solved", "missed", "open"] and page(anna)["next"] == ids[2]
    assert [(line["tries"], line["solved"]) for line in page(bert)["today"]] == [(1, 1), (1, 0), (0, 0)]
    # Looking at it again shows the first answer.
    again = anna.get(f"/api/puzzles/{ids[1]}").json()
    assert again["result"]["mine"]["decision"] == wrong(ids[1]) and not again["result"]["counted"]

    clock.now += DAY
    assert not {line["id"] for line in page(anna)["today"]} & set(ids)


def test_before_the_answer_nothing_tells_it(running: Served) -> None:
    anna = running.device()
    for line in page(anna)["today"]:
        told = anna.get(f"/api/puzzles/{line['id']}")
        found = told.json()
        puzzle = puzzle_of(line["id"])
        assert found["result"] is None and set(found) == {"line", "state", "result", "next"}
        assert set(found["line"]) & {"losses", "lead", "right", "best"} == set()
        assert dumps(list(puzzle.losses))[1:40] not in told.text
        assert all(
            dumps(write_decision(one)["cells"], separators=(",", ":")) not in told.text
            for one in puzzle.right
        )
        assert found["state"]["mine"][0]["offer"]["choices"] and not found["state"]["hints"]
        held = {"places": [[0, 0]], "terrain": "forest"}
        where = anna.post(f"/api/puzzles/{line['id']}/command", json={"text": "where"}).json()
        assert where["lines"] and not any("best" in told.lower() for told in where["lines"])
        preview = anna.post(f"/api/puzzles/{line['id']}/preview", json=held)
        assert preview.status_code == 200 and "loss" not in preview.text


def test_two_tabs_that_answer_at_once_count_once_and_another_answer_changes_nothing(running: Served) -> None:
    anna = running.device()
    id = page(anna)["today"][0]["id"]
    tabs = [anna.moved(running.port) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda tab: answer(tab, id, right(id)), tabs))
    assert sorted(result["counted"] for result in results) == [False, False, False, True]
    later = answer(anna, id, wrong(id))
    assert not later["counted"] and not later["solved"]
    assert later["me"]["tries"] == later["me"]["streak"] == 1
    assert page(anna)["today"][0]["tries"] == 1 and page(anna)["today"][0]["state"] == "solved"


def test_what_is_no_puzzle_and_no_drawing_is_refused_with_a_reason(running: Served) -> None:
    anna = running.device()
    missing = anna.get("/api/puzzles/none")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-puzzle")
    id = next(iter(PUZZLES))  # known by its address before the list was asked for
    taken = puzzle_of(id).game.seats[0].sheet
    assert taken
    for decision, code in (({"cells": ["Z9"]}, 422), ({"terrain": "forest", "cells": ["A1", "K11"]}, 422)):
        sent = anna.post(f"/api/puzzles/{id}/answer", json={"decision": decision})
        assert sent.status_code == code and sent.json()["detail"]
    assert page(anna)["me"]["tries"] == 0


def test_answers_are_part_of_what_a_person_can_take_away_and_delete(running: Served) -> None:
    anna = running.device()
    id = page(anna)["today"][0]["id"]
    answer(anna, id, right(id))
    archive = ZipFile(BytesIO(anna.post("/api/you/export", json={"settings": {}}).content))
    told = loads(archive.read("puzzles.json"))
    assert [(one["puzzle"], one["solved"]) for one in told["answers"]] == [(id, True)] and told[
        "rating"
    ] > 1500
    assert anna.post("/api/you/delete", json={"everything": True}).status_code == 200
    assert page(anna)["me"]["tries"] == 0
    # What it said about the puzzle stays.
    assert page(anna)["today"][0]["tries"] == 1
