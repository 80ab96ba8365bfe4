"""Studies: made of a real game by one press, written, shared, read by a stranger, shown on another site."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.chromium import PHONE
from browser.person import LINE_CUT, NewPerson
from browser.static_site import hosted

RECORD = (Path(__file__).parents[2] / "docs" / "example-game.txt").read_text(encoding="utf-8")
EXAMPLE = (Path(__file__).parents[2] / "docs" / "example-study.txt").read_text(encoding="utf-8")
COMMENT = "Greenbough pays for trees in every row."


def _at(page: Page, move: int) -> None:
    expect(page.get_by_text(f"{move} of 30", exact=True)).to_be_visible()


def test_a_study_is_written_with_keys_shared_read_by_a_stranger_and_shown_elsewhere(
    person: NewPerson, tmp_path: Path
) -> None:
    ada, stranger = person(), person(PHONE)
    game = ada.device.post("/api/records", json={"record": RECORD}).json()["id"]
    page = ada.open(f"/g/{game}/replay")
    page.get_by_role("button", name="Make a study").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Study of "))
    _at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Treetop Village")).to_be_visible()
    page.get_by_role("textbox", name="Comment").fill(COMMENT)
    page.get_by_role("button", name="Save", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.get_by_role("button", name="Circle").press("Enter")
    page.get_by_role("gridcell", name=re.compile("^H2")).press("Enter")
    expect(page.get_by_role("gridcell", name=re.compile("^H2.*Circle"))).to_have_count(1)
    page.get_by_role("checkbox", name="Let readers find it").press("Space")
    page.get_by_role("radio", name="Everyone").check()
    expect(page.get_by_label("Show it on another page")).to_have_value(re.compile("/embed"))
    study = page.url.split("/study/")[1].split("?")[0]

    # A stranger finds it, has the drawing to find, and then sees what is said of it.
    read = stranger.open("/studies")
    read.locator(f'a[href$="/study/{study}"]').click()
    read.get_by_role("button", name=re.compile("Treetop Village")).click()
    expect(read.get_by_text(COMMENT)).to_have_count(0)
    read.get_by_role("button", name="Draw", exact=True).click()
    task = "Can you find the drawing this study asks for?"
    expect(read.get_by_text(task, exact=True)).to_be_visible()
    told = read.locator("[aria-live=polite] .news").filter(has_text=task)
    expect(told).to_contain_text("Card: Treetop Village")
    read.get_by_role("button", name="Back to the study").click()
    read.get_by_role("button", name="Show it").click()
    expect(read.get_by_text(COMMENT).first).to_be_visible()
    # What is written now is read at once.
    page.get_by_role("textbox", name="Comment").fill("Trees!")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(read.get_by_text("Trees!").first).to_be_visible()

    # Another site shows it in a frame, but no other page.
    elsewhere = stranger.expect("frame-ancestors").page
    server = elsewhere.url.partition("/study")[0]
    frames = "".join(f'<iframe src="{server}/study/{study}{rest}"></iframe>' for rest in ("/embed?at=1", ""))
    (tmp_path / "page.html").write_text(frames)
    with hosted(tmp_path) as host:
        with elsewhere.expect_console_message(lambda said: "frame-ancestors" in said.text):
            elsewhere.goto(f"http://localhost:{host.port}/page.html")
        shown = elsewhere.frame_locator("iframe").first
        expect(shown.get_by_role("heading", name="Rift Lands")).to_be_visible()
        expect(shown.get_by_role("navigation")).to_have_count(0)


@pytest.mark.long
def test_of_two_who_write_at_once_neither_loses_a_word_also_while_one_is_offline(person: NewPerson) -> None:
    ada, ben = person(), person(PHONE)
    # Two comments that meet, a line that is cut, and a study that is deleted while it is open.
    ben.expect("409").expect(LINE_CUT).expect("404")
    ada.expect("404")
    game = ada.device.post("/api/records", json={"record": RECORD}).json()["id"]
    study = ada.device.post(f"/api/games/{game}/study", json={"title": "Trees"}).json()["id"]
    code = ada.device.get(f"/api/studies/{study}").json()["code"]
    assert ben.device.post(f"/api/studies/{study}/join", json={"code": code}).status_code == 200
    pages = ada.open(f"/study/{study}?at=2"), ben.open(f"/study/{study}?at=2")
    mine, theirs = (page.get_by_role("textbox", name="Comment") for page in pages)
    page = pages[1]
    for box, text in ((mine, "Ada’s"), (theirs, "Ben’s")):
        box.fill(text)
    pages[0].get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Someone else wrote:")).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    keep = page.get_by_role("button", name="Keep mine")
    expect(keep).to_be_visible()
    expect(mine).to_have_value("Ada’s")
    # Whoever goes on, or loads the page anew, finds what was typed.
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_role("heading", name="Hinterland Stream")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(theirs).to_have_value("Ben’s")
    page.reload()
    expect(theirs).to_have_value("Ben’s")
    page.get_by_role("button", name="Save", exact=True).click()
    keep.click()
    expect(mine).to_have_value("Ben’s")

    ben.context.set_offline(True)
    theirs.fill("Written on a train")
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_text("Nothing is lost")).to_be_visible()
    ben.context.set_offline(False)
    page.get_by_role("button", name="One move back").click()
    expect(theirs).to_have_value("Written on a train")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(mine).to_have_value("Written on a train")

    # What is deleted, or closed to a reader, is told to an open page.
    ada.device.delete(f"/api/studies/{study}")
    expect(page.get_by_text("This study doesn’t exist, or it isn’t open to you.")).to_be_visible()


@pytest.mark.long
def test_a_study_tells_the_edicts_and_asks_before_a_chapter_goes(person: NewPerson) -> None:
    ada = person()
    game = ada.device.post("/api/records", json={"record": RECORD}).json()["id"]
    study = ada.device.post(f"/api/games/{game}/study", json={"title": "Trees"}).json()["id"]
    chapter = {"text": EXAMPLE}
    unfinished = ada.device.post(f"/api/studies/{study}/chapters", json=chapter).json()["chapter"]["id"]
    page = ada.open(f"/study/{study}")
    expect(page.get_by_text("6 ★ for each full row and each full column.")).to_be_visible()
    book = page.get_by_text("What a strong bot drew first")
    book.click()
    expect(page.get_by_text("Borderlands, Greenbough")).to_be_visible()
    # A game that may still go on gets no help.
    page.goto(f"/study/{study}?chapter={unfinished}")
    expect(page.get_by_text("6 ★ for each full row and each full column.")).to_be_visible()
    expect(book).to_have_count(0)
    remove = page.get_by_role("button", name="Remove this chapter")
    remove.click()
    page.get_by_role("button", name="Keep it").click()
    expect(remove).to_be_visible()
    remove.click()
    page.get_by_role("dialog").get_by_role("button", name="Remove this chapter").click()
    expect(remove).to_have_count(0)
    # A link that has reached the wrong person is replaced before anybody used it.
    old = ada.device.get(f"/api/studies/{study}").json()["code"]
    page.get_by_role("button", name="Make a new link").click()
    link = page.get_by_label(re.compile("^Link that lets others write too"))
    expect(link).not_to_have_value(re.compile(old))
