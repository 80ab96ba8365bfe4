"""Plays all lessons one after the other, and looks at each step."""

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from browser.axe import ALL, complaints
from browser.in_window import resize, still_hidden
from browser.lesson_player import LessonPlayer
from browser.person import Person
from browser.table import sideways
from cartographers.lessons.course import LESSONS
from cartographers.lessons.lesson import Lesson, Step

#: A lesson takes no more presses than this.
MOST_PRESSES = 12
#: Heights are rounded; less than this is not a line of words.
LEAST_HIDDEN = 4
ALMOST = re.compile(r"\balmost\b")
#: The lesson with the most on its pages is looked at in all these windows.
FULLEST = LESSONS[-1]
WINDOWS = ((320, 640), (360, 740), (740, 360), (768, 1024), (1366, 768))


def play_lesson(player: Person, lesson: Lesson) -> list[str]:
    """Play a lesson that is open to its end; what axe finds wrong there."""
    playing = LessonPlayer(player, lesson)
    playing.play(partial(check_step, playing, player.page))
    assert playing.presses <= MOST_PRESSES
    return complaints(player.page, ALL)


def check_step(playing: LessonPlayer, page: Page, step: Step) -> None:
    """A step says something, points at something, and explains what a wrong move misses."""
    expect(playing.text).not_to_contain_text("lesson-")
    expect(page.locator("[data-pointed]").first).to_be_visible()
    assert sideways(page) <= 0
    assert hidden_height(playing) < LEAST_HIDDEN
    if step in FULLEST.steps:
        check_windows(playing, page, step)
    if step.goals:
        said = playing.text.inner_text()
        playing.miss(step)
        expect(playing.panel).to_have_class(ALMOST)
        expect(playing.text).not_to_have_text(said)
        expect(playing.confirm).to_be_enabled()


def check_windows(playing: LessonPlayer, page: Page, step: Step) -> None:
    """The words of a step, what it is about, the way on and the skills are in sight in every window."""
    usual = page.viewport_size
    assert usual
    for size in WINDOWS:
        resize(page, *size)
        expect(page.locator("[data-pointed]").first).to_be_visible()
        out_of_sight = still_hidden(page, partial(needed_for, playing, page, step))
        assert out_of_sight == {}, (size, step.text, out_of_sight)
    page.set_viewport_size(usual)


def needed_for(playing: LessonPlayer, page: Page, step: Step) -> dict[str, Locator]:
    """What has to be in sight; asked for anew each time, as a phone shows the skills only in some steps."""
    needed = {"words": playing.panel, "way on": playing.confirm if step.decides else playing.on}
    skills = page.locator("[data-part=skills] button").all()
    return needed | {f"skill {number}": one for number, one in enumerate(skills, 1)}


def hidden_height(playing: LessonPlayer) -> int:
    """How much of the words of a step can be seen only by scrolling them, in pixels."""
    hidden: int = playing.text.evaluate("(text) => text.scrollHeight - text.clientHeight")
    return hidden


def play_course(player: Person) -> list[str]:
    """Play every lesson, from the page of lessons on; what axe finds wrong at each end and on that page."""
    page, wrong = player.open("/learn"), []
    page.locator("main .go").click()
    for lesson in LESSONS:
        wrong += play_lesson(player, lesson)
        if lesson is not LESSONS[-1]:
            page.locator("section.lesson .on").click()
    player.open("/learn")
    check_finished(page, len(LESSONS))
    return wrong + complaints(page, ALL)


def check_finished(page: Page, lessons: int) -> None:
    """So many lessons are marked on their page."""
    expect(page.locator(".mark.finished")).to_have_count(lessons)
