"""The lessons in the browser: all six to their end, the wrong moves explained, marked on the home page."""

from functools import partial

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.axe import ALL, complaints
from browser.chromium import DESKTOP, PHONE
from browser.in_window import hidden, hidden_at, resize
from browser.lesson_course import check_finished, play_lesson
from browser.lesson_player import LessonPlayer
from browser.person import NewPerson
from browser.table import Table
from browser.texts import LANGUAGES, texts
from browser.waiting import wait_until
from cartographers.lessons.course import LESSONS

#: The screen and the language of each lesson; ``python tests/long languages`` plays all of them in all.
DEALT = ((PHONE, "uk"), (DESKTOP, "ru"), (PHONE, "cs"), (DESKTOP, "pl"), (PHONE, "en"), (DESKTOP, "uk"))
#: Windows in which the coach has the place of the card.
SMALL = [(320, 568), (360, 640), (390, 664), (844, 390), (820, 1180)]
#: The page waits for the coach as long as it takes: a busy machine must not silence it.
PATIENT = """const real = window.setTimeout;
window.setTimeout = (work, wait, ...values) => real(work, wait === 2500 ? 60000 : wait, ...values);"""

#: The words of some texts that stand on more than one line.
BROKEN_WORDS = r"""(texts) => texts.flatMap(({ firstChild }) =>
    [...firstChild.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word))"""


def test_lessons_can_be_played_to_their_end_and_are_marked_then(person: NewPerson, long_forms: bool) -> None:
    """They are played on one device whose screen and language change."""
    first = person(DESKTOP).device
    chosen = range(len(LESSONS) if long_forms else 1)
    for played, number in enumerate(chosen):
        view, language = DEALT[number]
        player = person(view, locale=language).use_token(first.token).expect("status of 422")
        page = player.open("/learn")
        # The button leads to the first lesson that has not been played.
        (page.locator("main .go") if played == number else page.locator("ol .option").nth(number)).click()
        assert play_lesson(player, LESSONS[number]) == []
    page = player.open("/learn")
    check_finished(page, len(chosen))
    assert complaints(page, ALL) == []


@pytest.mark.long
def test_a_lesson_goes_on_in_another_tab(person: NewPerson) -> None:
    player = person(DESKTOP)
    page = player.open("/learn")
    page.locator("ol .option").nth(1).click()
    playing = LessonPlayer(player, LESSONS[1])
    playing.wait_for_step(0)
    playing.on.click()
    playing.wait_for_step(1)
    other = player.new_page()
    other.goto(page.url)
    expect(other.locator('section.lesson[data-step="1"]')).to_be_visible()
    other.goto("/learn")
    expect(other.locator("ol .begun")).to_have_count(1)


@pytest.mark.long
def test_no_word_of_the_name_of_a_lesson_is_broken_on_a_small_phone(person: NewPerson) -> None:
    player = person(PHONE)
    player.open("/learn").locator("main .go").click()
    begun = LessonPlayer(player, LESSONS[0])
    begun.wait_for_step(0)
    begun.on.click()
    begun.wait_for_step(1)
    for language in LANGUAGES:
        page = person(PHONE, locale=language).use_token(player.device.token).open("/learn")
        expect(page.locator("ol .begun")).to_have_text([texts(language)("learn-begun")])
        for size in ((390, 664), (320, 568)):
            resize(page, *size)
            assert page.locator("ol b").evaluate_all(BROKEN_WORDS) == [], (language, size)


@pytest.mark.long
def test_a_lesson_that_was_skipped_is_marked_until_it_is_started_again(person: NewPerson) -> None:
    player = person(PHONE)
    page = player.open("/learn")
    marks = page.locator("ol .begun")
    page.locator("main .go").click()
    skipped = LessonPlayer(player, LESSONS[0])
    skipped.wait_for_step(0)
    skipped.on.click()
    skipped.wait_for_step(1)
    skipped.panel.locator("summary").click()
    skipped.panel.locator(".options button").first.click()
    expect(skipped.panel).to_contain_text(f"2. {texts()('lesson-coins')}")
    player.open("/learn")
    expect(marks).to_have_text([texts()("learn-skipped")])
    # The first button goes on with the lesson after it.
    expect(page.locator("main .go")).to_have_text(texts()("learn-go-on", number=2))
    page.locator("ol .option").first.click()
    skipped.wait_for_step(1)
    player.open("/learn")
    expect(marks).to_have_text([texts()("learn-begun")])


def _turn(page: Page) -> None:
    """Turn the phone on its side, which draws another table, and back."""
    upright = page.viewport_size
    assert upright
    for window in (ViewportSize(width=844, height=390), upright):
        page.set_viewport_size(window)
        expect(page.locator("section.lesson")).to_be_visible()


@pytest.mark.long
def test_whoever_misses_twice_is_shown_a_place_that_the_step_takes(person: NewPerson) -> None:
    player = person(PHONE | {"viewport": {"width": 320, "height": 568}}).expect("status of 422")
    page = player.open("/learn")
    page.locator("main .go").click()
    playing = LessonPlayer(player, LESSONS[0])
    number = next(number for number, step in enumerate(LESSONS[0].steps) if step.goals)
    for earlier in range(number):
        playing.take(earlier)
    step, show = LESSONS[0].steps[number], playing.panel.get_by_role("button", name=texts()("coach-show"))
    playing.miss(step)
    expect(playing.text).to_contain_text(texts()("lesson-almost"))
    _turn(page)
    expect(playing.text).to_contain_text(texts()("lesson-almost"))
    expect(show).to_have_count(0)
    playing.miss(step)
    expect(show).to_be_visible()
    _turn(page)
    expect(show).to_be_visible()
    assert hidden({"show": show, "confirm": playing.confirm}) == {}
    show.click()
    expect(playing.text).to_have_text(texts()("coach-shown"))
    playing.confirm.click()
    playing.wait_for_step(number + 1)


@pytest.mark.long
def test_the_coach_of_a_first_game_says_why_once_a_turn_and_never_blocks(person: NewPerson) -> None:
    player = person(DESKTOP).deal(3)
    player.context.add_init_script(PATIENT)
    page = player.open("/learn")
    page.get_by_role("button", name="Your first game").click()
    table = Table(page)
    said, note = page.locator(".coach"), page.locator("[data-part=coach-note]")
    # At the start it says what it will do, until a shape is held.
    expect(note).to_be_visible()
    # On a phone the ambush that has come is told instead, and the red button stays where it is.
    page.set_viewport_size(PHONE["viewport"])
    expect(note).to_have_count(0)
    expect(page.locator("[data-part=card] [data-part=notice]")).to_be_visible()
    assert hidden({"confirm": page.locator("[data-part=confirm]")}) == {}
    page.set_viewport_size(DESKTOP["viewport"])
    expect(note).to_be_visible()

    def sent(step: int) -> bool:
        return bool(player.state["step"] != step)

    def answered(step: int) -> bool:
        return said.is_visible() or sent(step)

    answers = ["confirm again", "keep mine", "show me"]
    while answers:
        found = table.settle()
        if found == "season":
            table.onwards()
            continue
        assert found == "turn", "the coach has not spoken up often enough in one game"
        step = player.state["step"]
        table.put_down()
        expect(note).to_have_count(0)
        table.go.click()
        # It speaks up, or the decision is sent and the next card comes.
        wait_until(page, partial(answered, step), "neither does the coach speak nor is it sent")
        if not said.is_visible():
            continue
        assert complaints(page, ALL) == []
        if answers[0] == "keep mine":
            panel = {f"button {number}": said.get_by_role("button").nth(number) for number in (0, 1)}
            panel |= {"what is lost": said.locator("p"), "reasons": said.locator("ul")}
            assert hidden_at(page, SMALL, panel) == {}
            page.set_viewport_size(DESKTOP["viewport"])
        held = page.locator("[data-part=map] .ghost").inner_html() if answers[0] == "show me" else ""
        match answers.pop(0):
            case "confirm again":
                table.go.click()
            case "keep mine":
                said.get_by_role("button").nth(1).click()
            case "show me":
                said.get_by_role("button").nth(0).click()
                expect(said).to_have_count(0)
                expect(note).to_be_visible()
                assert page.locator("[data-part=map] .ghost").inner_html() != held
                table.go.click()
        expect(said).to_have_count(0)
        wait_until(page, partial(sent, step), "the decision is not sent")
