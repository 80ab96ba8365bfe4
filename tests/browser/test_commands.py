"""The command field in each language; mistakes, positions and tasks of studies answered by it alone."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from browser.journey import finished
from browser.person import NewPerson, Person
from browser.table import Table
from browser.test_positions import TEXT
from browser.texts import LANGUAGES, texts
from browser.typed import line_for, type_line
from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game
from cartographers.notation.record_text import read_text
from cartographers.notation.study_text import played_branch
from cartographers.notation.wire import read_decision, write_decision
from cartographers.puzzles.position import alone, drawings_of
from cartographers.rules.decision import Draw
from cartographers.rules.view import View, view
from cartographers.server.features.positions.reading import asked_about
from cli.commands import runner
from commands.whole_turn import DEAL, TURN, typed
from server.features.puzzles.test_mistakes import keep, positions
from server.features.studies.test_studies import MOMENT, PLAYED, RECORD, edited, made, place
from testkit.long_forms import every


def first_drawing(seen: View) -> Draw:
    """The first of the drawings; of the tests' mistakes it is the right one."""
    drawing = drawings_of(seen)[0]
    assert isinstance(drawing, Draw)
    return drawing


def mistake(me: Person) -> tuple[Page, View]:
    """The page of an own mistake, and what is seen there."""
    game = finished(me.device, seed=6)
    line = keep(me.device, game)[0]
    found = [view(read_game(shelf(), one["game"]), 0) for one in positions(me.device, game)]
    seen = next(one for one in found if (one.card.key, one.game.season) == (line["card"], line["season"]))
    return me.open(f"/puzzles/{line['id']}"), seen


def study(writer: Person, me: Person) -> tuple[Page, View]:
    """The page of a turn that somebody's study asks for, and what is seen there."""
    id = made(writer.device)
    edited(writer.device, id, do="find", place=place(writer.device, id), on=True)
    edited(writer.device, id, do="visibility", visibility="link")
    game = played_branch(read_text(shelf(), RECORD), MOMENT, 0, ()).position()
    seat = alone(game, 0) if game else None
    assert seat
    page = me.open(f"/study/{id}?at={MOMENT}")
    page.get_by_role("button", name="Draw", exact=True).click()
    return page, view(seat, 0)


def answer(page: Page, line: str) -> None:
    """Hold a shape and confirm it, by the field alone."""
    table = Table(page)
    expect(table.go).to_be_disabled()
    table.keys("/")
    expect(page.get_by_role("combobox", name="A command")).to_be_focused()
    answers = page.get_by_role("log")
    type_line(page, "where")
    expect(answers).not_to_contain_text("The best by the stars")
    type_line(page, line)
    expect(answers).to_contain_text("It fits.")
    # What comes of it is for the page to say: nothing is waited for here.
    page.keyboard.type("confirm")
    page.keyboard.press("Enter")


@pytest.mark.long
def test_a_mistake_a_position_of_a_friend_and_a_task_of_a_study_are_answered_by_commands_alone(
    person: NewPerson,
) -> None:
    me = person()
    page, seen = mistake(me)
    answer(page, line_for(seen, first_drawing(seen)))
    expect(page.get_by_role("heading", name="That’s the best")).to_be_visible()

    page, seen = study(person(), me)
    played = read_decision(seen.phase, PLAYED)
    assert isinstance(played, Draw)
    answer(page, line_for(seen, played))
    expect(page.get_by_text("That’s it!").first).to_be_visible()

    # How the answer compares is worked out by a process of its own, and shown by test_positions.
    me.page.route("**/api/positions/advice", lambda _: None)
    seen = view(asked_about(TEXT), 0)
    drawing = first_drawing(seen)
    page = me.open(f"/position/puzzle?p={quote(TEXT)}")
    with page.expect_request("**/api/positions/advice") as asking:
        answer(page, line_for(seen, drawing))
    assert (asking.value.post_data_json or {})["decision"] == write_decision(drawing)


@pytest.mark.parametrize("language", every([one for one in LANGUAGES if one != "en"], short=["uk"]))
def test_a_whole_turn_is_played_in_the_words_of_each_language_and_told_as_in_the_terminal(
    person: NewPerson, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, say = typed(language), texts(language)
    play = f"play --plain --seed {DEAL} --language {language}"
    outcome = runner(capsys, monkeypatch)(play, "\n".join(lines))
    _, *parts = outcome.out.split("\n> ")
    me = person(locale=language).deal(DEAL)
    page, table = me.open("/"), Table(me.page, language)
    page.get_by_role("button", name=say.beginning(say("way-solo"))).click()
    assert table.settle() == "turn"
    table.keys("/")
    field, answers = page.get_by_role("combobox", name=say("commands-field")), page.get_by_role("log")
    expect(field).to_be_focused()
    expect(answers).to_contain_text(say("hamlet"))
    for command, line, part in zip(TURN, lines, parts, strict=False):
        type_line(page, line)
        # Older answers make way.
        expect(answers.locator(".typed").last).to_have_text(line)
        told = answers.locator(".typed").last.locator("~ p").all_inner_texts()
        typed_line, *expected = part.splitlines()
        assert typed_line == line
        if command == "help":
            # The last three are the terminal's own.
            expected = expected[:-3]
        assert told == expected, command
    # The field offers the words of the language as they are typed.
    offered = page.locator("datalist option").evaluate_all("all => all.map(({ value }) => value)")
    assert {line.split()[0] for line in lines} <= set(offered)
