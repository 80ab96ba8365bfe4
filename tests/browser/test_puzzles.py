"""Puzzles: one solved and one not, from the home page to the explanation."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import ALL, COLOURS, complaints
from browser.holding import draw
from browser.in_window import hidden_at
from browser.person import NewPerson
from browser.table import Table
from browser.typed import line_for, type_line
from cartographers.boxes import shelf
from cartographers.notation.wire import write_decision
from cartographers.puzzles.puzzle import Puzzle, collection, read_puzzle
from server.serving import Json

#: With what the browser of a phone leaves of its screen.
SIZES = ((1440, 900), (1366, 768), (820, 1180), (740, 360), (390, 664), (375, 667), (360, 640), (320, 568))
FEW_SIZES = ((1366, 768), (320, 568))
PUZZLES = {body["id"]: read_puzzle(shelf(), body) for body in collection()}


def wrong_of(puzzle: Puzzle) -> Json:
    """A drawing that loses much."""
    return write_decision(max(puzzle.drawings, key=lambda one: puzzle.drawings[one]))


def test_one_puzzle_is_solved_and_another_is_not(person: NewPerson, long_forms: bool) -> None:
    ann, sizes = person(), SIZES if long_forms else FEW_SIZES
    page = ann.open("/")
    page.get_by_role("link", name=re.compile("^Puzzles")).click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    assert complaints(page, ALL) == []
    first, second, _ = (line["id"] for line in ann.device.get("/api/puzzles").json()["today"])
    position: dict[str, Any] = {
        id: ann.device.get(f"/api/puzzles/{id}").json()["state"] for id in (first, second)
    }

    page.get_by_role("link", name="Solve the first one").click()
    page.wait_for_url(f"**/puzzles/{first}*")
    table = Table(page)
    expect(table.go).to_be_disabled()
    needed = {"map": table.map, "the red button": table.go, "the task": page.locator("p.task").first}
    assert hidden_at(page, sizes, needed) == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    assert complaints(page, ALL) == []
    draw(page, position[first], write_decision(PUZZLES[first].right[0]))
    table.go.click()
    expect(page.get_by_role("heading", name="That’s the best")).to_be_visible()
    expect(page.get_by_text("Your rating: 1500 →")).to_be_visible()
    average = page.get_by_role("table", name="By the end of the game, on average")
    expect(average.get_by_role("columnheader")).to_have_text("Best − next best")
    expect(average.get_by_role("row", name="Altogether")).to_contain_text("+2.6\u00a0±\u00a00.4 ★")
    onwards = page.get_by_role("link", name="Next puzzle")
    assert hidden_at(page, sizes, {"the way on": onwards, "the verdict": page.locator("h1")}) == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    assert complaints(page, ALL) == []

    onwards.click()
    page.wait_for_url(f"**/puzzles/{second}*")
    expect(table.go).to_be_disabled()
    draw(page, position[second], wrong_of(PUZZLES[second]))
    table.go.click()
    expect(page.get_by_role("heading", name="Not this one")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Yours loses about [\d.]+\s★"))).to_be_visible()
    page.get_by_role("button", name="Yours").click()
    expect(average.get_by_role("columnheader")).to_have_text("Best − yours")
    expect(average.get_by_role("row", name="Coins")).to_contain_text("+0.3\u00a0±\u00a00.1")
    expect(average.get_by_role("row", name="Monsters")).to_contain_text("may be chance")
    expect(page.get_by_text("Averages of 200 games")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    assert complaints(page, COLOURS) == []
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Not solved")).to_be_visible()
    assert ann.complaints == []


@pytest.mark.long
def test_without_a_comparison_the_explanation_is_as_before(person: NewPerson) -> None:
    ann = person().expect("503")
    id, puzzle = next(iter(PUZZLES.items()))
    ann.device.post(f"/api/puzzles/{id}/answer", json={"decision": wrong_of(puzzle)})
    page = ann.open("/puzzles")
    page.route("**/comparison", lambda route: route.fulfill(status=503, json={"detail": "Not now."}))
    with page.expect_response("**/comparison"):
        page.goto(f"{page.url}/{id}")
    expect(page.get_by_role("table", name="What changes at once")).to_be_visible()
    expect(page.get_by_text("Working out what each part earns")).to_have_count(0)
    expect(page.get_by_role("table", name="By the end of the game")).to_have_count(0)
    expect(page.get_by_text("Not now.")).to_have_count(0)


@pytest.mark.long
def test_a_puzzle_is_solved_by_the_command_field_alone_and_where_does_not_tell_the_answer(
    person: NewPerson,
) -> None:
    ann = person()
    id, puzzle = next(iter(PUZZLES.items()))
    page = ann.open(f"/puzzles/{id}")
    table, answers = Table(page), page.get_by_role("log")
    expect(table.go).to_be_disabled()
    table.keys("/")
    expect(page.get_by_role("combobox", name="A command")).to_be_focused()
    for typed, told in (
        ("row B", "Row B: "),
        ("scores", "If the season ended now"),
        ("help", "forest B3 r"),
        ("where", "Turned this way it fits"),
    ):
        type_line(page, typed)
        expect(answers).to_contain_text(told)
    expect(answers).not_to_contain_text("The best by the stars")
    assert complaints(page, ALL) == []
    type_line(page, line_for(puzzle.view, puzzle.right[0]))
    expect(answers).to_contain_text("It fits.")
    type_line(page, "confirm")
    expect(page.get_by_role("heading", name="That’s the best")).to_be_visible()
    expect(page.locator("[aria-live=polite]").filter(has_text="That’s the best")).to_be_attached()
    assert ann.complaints == []
