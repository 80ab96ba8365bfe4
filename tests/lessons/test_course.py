"""The six lessons: each can be finished, and every text that says what was missed can be reached."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from cartographers.boxes import shelf
from cartographers.lessons.course import LESSONS, attempt, dealer_for, open_lesson
from cartographers.lessons.lesson import Lesson, Step
from cartographers.notation.cells import read_cells
from cartographers.rules.decision import Decision
from cartographers.rules.listing import decisions
from cartographers.table.table import Table
from lessons.texts import text_keys
from words.sources import LANGUAGES, bundle_of

#: How many ways through a lesson are tried at each of its decisions.
WAYS = 5
#: A lesson has at most so many steps, so that it takes less than three minutes.
MOST_STEPS = 12
#: And a step has at most so many sentences, so that a phone shows them all at once.
MOST_SENTENCES = 3

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def tried(table: Table, step: Step) -> Iterator[tuple[Decision, str]]:
    """Every legal decision with the key of the text that says what it misses; "" if it misses nothing."""
    for decision in decisions(table.view(0)):
        missed = step.missed(attempt(table.game, decision))
        yield decision, missed.text if missed else ""


def after(lesson: Lesson, table: Table, decision: Decision) -> Table:
    """The table after one more decision."""
    further = Table.resume(shelf(), table.log, dealer_for(lesson))
    further.commit(0, decision)
    return further


def ways_through(lesson: Lesson) -> Iterator[tuple[Step, list[Table]]]:
    """The steps that ask for a decision, each with some of the tables at which players may arrive there."""
    chance, tables = Random(lesson.key), [open_lesson(lesson)]
    for step in lesson.steps:
        if not step.decides:
            continue
        yield step, tables
        found = []
        for table in tables:
            good = [decision for decision, missed in tried(table, step) if not missed]
            found += [after(lesson, table, one) for one in chance.sample(good, min(WAYS, len(good)))]
        tables = chance.sample(found, min(WAYS, len(found)))


@each_lesson
def test_a_lesson_can_be_finished_whatever_good_decision_was_taken_before(lesson: Lesson) -> None:
    for step, tables in ways_through(lesson):
        for table in tables:
            assert any(not missed for _, missed in tried(table, step)), step.text


@each_lesson
def test_every_text_about_a_missed_goal_can_be_reached(lesson: Lesson) -> None:
    wanted = {f"{step.text}.{goal.missed}" for step in lesson.steps for goal in step.goals}
    reached = {
        missed
        for step, tables in ways_through(lesson)
        for table in tables
        for _, missed in tried(table, step)
        if missed
    }
    assert reached == wanted


@each_lesson
def test_every_text_of_a_lesson_is_there(lesson: Lesson) -> None:
    wanted = {f"lesson-{lesson.key}", f"lesson-{lesson.key}.about", f"lesson-{lesson.key}.learned"}
    for step in lesson.steps:
        wanted |= {step.text, *(f"{step.text}.{goal.missed}" for goal in step.goals)}
    assert wanted - text_keys() == set()


def test_no_step_of_a_lesson_has_been_forgotten_in_the_texts() -> None:
    steps = {step.text for lesson in LESSONS for step in lesson.steps}
    written = {key for key in text_keys() for one in LESSONS if key.startswith(f"lesson-{one.key}-")}
    assert {key for key in written if "." not in key} == steps


@each_lesson
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert len(lesson.steps) <= MOST_STEPS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_of_a_lesson_is_said_in_three_sentences(language: str) -> None:
    words = bundle_of(language)
    for key in (step.text for lesson in LESSONS for step in lesson.steps):
        text = words.format(key, dict.fromkeys(words.variables(key), "…"))
        assert len(re.findall(r"[.?!](?=\s|$)", text)) <= MOST_SENTENCES, text


# Every noun of German has a capital letter.
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "de"])
def test_the_name_of_a_lesson_has_one_capital_letter(language: str) -> None:
    names = [bundle_of(language).format(f"lesson-{lesson.key}", {}) for lesson in LESSONS]
    assert [name for name in names if name != name.capitalize()] == []


@each_lesson
def test_the_cells_that_a_step_points_at_are_on_the_map(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert not step.cells or read_cells(step.cells)


@each_lesson
def test_no_season_is_scored_before_a_lesson_starts_and_no_game_ends_in_it(lesson: Lesson) -> None:
    assert open_lesson(lesson).game.season == 0
    *_, (last, tables) = ways_through(lesson)
    for table in tables:
        good = next(decision for decision, missed in tried(table, last) if not missed)
        assert not after(lesson, table, good).over
