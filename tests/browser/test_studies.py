"""Studies: made of a real game by one press, written, shared, read by a stranger, shown on another site."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.chromium import PHONE
from browser.person import NewPerson
from browser.static_site import hosted

RECORD = (Path(__file__).parents[2] / "docs" / "example-game.txt").read_text(encoding="utf-8")
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
    expect(page.get_by_label("To show it on another page")).to_have_value(re.compile("/embed"))
    study = page.url.split("/study/")[1].split("?")[0]

    # A stranger finds it, has the drawing to find, and then sees what is said of it.
    read = stranger.open("/studies")
    read.locator(f'a[href$="/study/{study}"]').click()
    read.get_by_role("button", name=re.compile("Treetop Village")).click()
    expect(read.get_by_text(COMMENT)).to_have_count(0)
    read.get_by_role("button", name="Draw", exact=True).click()
    expect(read.get_by_text("Find the drawing that this study asks for.")).to_be_visible()
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
