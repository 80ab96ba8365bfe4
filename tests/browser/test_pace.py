"""The pace of a game with friends: chosen, told before sitting down, kept; the test moves the clock."""

import re
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from playwright.sync_api import expect

from browser.chromium import PHONE
from browser.friends import seat_at_pace
from browser.journey import play_on
from browser.person import NewPerson, Person
from browser.serving import QUICK, Serving
from browser.table import Table

DAY = 86_400


@pytest.fixture
def slow_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server whose clocks the test moves."""
    running = Serving(tmp_path / "slow", command=QUICK).start()
    yield running
    running.stop()


@pytest.mark.long
def test_a_friend_who_is_late_by_two_days_finds_what_the_bot_drew(
    slow_serving: Serving, person: NewPerson
) -> None:
    host, guest = (person(at=slow_serving).deal(4) for _ in range(2))

    # Ann chooses the pace; it is asked only once a friend is invited.
    page = host.open("/new")
    expect(page.get_by_role("group", name="Pace")).to_have_count(0)
    page.get_by_role("button", name="Add an invited player").click()
    pace = page.get_by_role("group", name="Pace")
    expect(pace.get_by_label("Several days")).to_be_checked()
    pace.get_by_label("Time for each move").select_option("1 day")
    pace.get_by_label("When the time is up").select_option("A bot takes over")
    expect(pace).to_contain_text("Then a bot plays until you’re back.")
    page.get_by_label("Name for seat 1").fill("Ann")
    page.get_by_role("button", name="Start the game").click()

    # Ben reads it before he sits down.
    guest.open(page.get_by_role("dialog").get_by_label("Seat 2").input_value())
    expect(guest.page.get_by_role("main")).to_contain_text(
        "Time for each move: 1 day. Then a bot plays until you’re back."
    )
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take your seat").click()
    ann, ben = Table(host.page), Table(guest.page)
    for table in (ann, ben):
        table.settle()
    expect(ben.card).to_contain_text("Move by:")
    address = guest.page.url
    guest.page.goto("about:blank")
    ann.decide()
    expect(ann.card).to_contain_text("Waiting for Ben")
    expect(ann.card).to_contain_text("Move by:")
    expect(host.page.get_by_role("button", name=re.compile(r"^Ben\b"))).not_to_contain_text("bot")

    # Two days later a bot plays for him; everybody sees which one.
    slow_serving.move_clock(2 * DAY)
    ann.go.wait_for()
    expect(
        host.page.get_by_role("button", name=re.compile(r"^Ben\b.*bot .*\(Tax collector\)"))
    ).to_be_visible()
    expect(host.page.get_by_role("region", name="Log")).to_contain_text("Ben (bot: Tax collector)")

    # Ben is back, has the seat at once, and reads once what was drawn for him.
    guest.open(address)
    notice = guest.page.get_by_role("region", name="While you were away")
    expect(notice).to_contain_text("(bot: Tax collector)")
    expect(host.page.get_by_role("button", name=re.compile(r"^Ben\b"))).not_to_contain_text("bot")
    notice.get_by_role("button", name="Close").click()
    guest.page.reload()
    ben.card.wait_for()
    expect(notice).to_have_count(0)


def decide_in_time(table: Table) -> None:
    """Make a decision, and wait until the server has it: the time is not up before."""
    table.decide()
    expect(table.undo).to_be_visible()


@pytest.mark.long
def test_time_that_runs_out_skips_a_move_draws_one_or_ends_the_game(
    slow_serving: Serving, person: NewPerson
) -> None:
    host, guest = (person(at=slow_serving) for _ in range(2))

    # Skipped: the next card comes, and the log says so.
    ann, ben = seat_at_pace(host, guest, move_limit=24, on_limit="skip")
    decide_in_time(ann)
    slow_serving.move_clock(DAY + 60)
    ann.go.wait_for()
    expect(host.page.get_by_role("region", name="Log")).to_contain_text("Ben (skipped)")
    # He was there when his time was up.
    expect(guest.page.get_by_role("region", name="Your time was up")).to_contain_text("(skipped)")

    # The clock of a live game counts down, and then a bot draws this one move.
    ann, ben = seat_at_pace(host, guest, pace="live", move_clock=300)
    expect(ben.card.get_by_role("timer")).to_contain_text(re.compile(r"4:[0-5]\d"))
    decide_in_time(ann)
    slow_serving.move_clock(DAY + 400)
    ben.go.wait_for()
    expect(guest.page.get_by_role("region", name="Your time was up")).to_contain_text("(bot: Tax collector)")

    # Ended: everybody reads for whom it waited, and nobody has won.
    ann, ben = seat_at_pace(host, guest, move_limit=1, on_limit="end")
    decide_in_time(ann)
    slow_serving.move_clock(2 * DAY)
    for one, missing in ((host, "Ben"), (guest, "You")):
        expect(one.page.get_by_role("heading", name="The game was ended early")).to_be_visible()
        expect(one.page.get_by_role("main")).to_contain_text(f"Still to draw: {missing}.")
    page = host.open("/")
    expect(page.get_by_role("link", name=re.compile("Ann, Ben.*Ended early"))).to_be_visible()


def leave(serving: Serving, one: Person, seconds: float) -> None:
    """Move the clock until so many seconds are left for this move, however long the test took so far."""
    serving.move_clock(one.state["due"] - seconds - time())


def decide_at_once(one: Person, table: Table) -> None:
    """Make a decision over the API, which a busy machine does in time too; the page shows it then."""
    play_on(one.device, one.game, lambda state: bool(state["mine"][0]["sealed"]))
    expect(table.undo).to_be_visible()


@pytest.mark.long
def test_no_clock_runs_behind_a_page_and_who_gives_no_sign_is_asked(
    slow_serving: Serving, person: NewPerson
) -> None:
    host, guest = person(at=slow_serving), person(PHONE, at=slow_serving)
    ann, ben = seat_at_pace(host, guest, pace="live", move_clock=300)
    page = guest.page
    on_top = page.locator("[popover]").get_by_role("timer")

    # Over the table its own clock is enough; over the menu and the rules there is another one.
    expect(ben.card.get_by_role("timer")).to_be_visible()
    expect(on_top).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(on_top).to_contain_text(re.compile(r"\d:\d\d"))
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(on_top).to_be_visible()

    # On another page too, and the player stays at the table. When little time is left it gives way.
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(on_top).to_be_visible()
    friend = host.page.get_by_role("button", name=re.compile(r"^Ben\b"))
    expect(friend).to_contain_text("is drawing")
    leave(slow_serving, host, 18)
    decide_at_once(host, ann)  # this tells Ben's page the time
    expect(ben.go).to_be_visible()
    expect(on_top).to_have_count(0)

    # What is typed is not taken away.
    ben.decide()
    ann.go.wait_for()
    # Ben's page may be told later than Ann's; until then it would call him back from the menu.
    expect(ben.card.get_by_role("timer")).to_contain_text(re.compile("4:|5:"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report…").click()
    text = page.get_by_role("textbox", name="More about it, if you like")
    text.fill("He is rude")
    leave(slow_serving, host, 18)
    decide_at_once(host, ann)
    expect(on_top).to_contain_text(re.compile(r"0:[01]\d"))
    expect(text).to_have_value("He is rude")
    for _ in range(2):
        page.keyboard.press("Escape")

    # Two moves without a sign, and the bot plays on until Ben presses anything.
    leave(slow_serving, host, -60)
    ann.go.wait_for()
    decide_in_time(ann)
    leave(slow_serving, host, -60)
    still = page.get_by_role("dialog", name="Still there?")
    expect(still).to_contain_text("a bot is drawing for you")
    expect(friend).to_contain_text("away")
    page.keyboard.press("Space")
    expect(still).to_have_count(0)
    expect(friend).not_to_contain_text("away")


@pytest.mark.long
def test_the_maker_ends_a_game_and_the_others_are_told(person: NewPerson) -> None:
    host, guest = person(), person()
    seat_at_pace(host, guest)
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(guest.page.get_by_role("button", name="End the game")).to_have_count(0)
    guest.page.get_by_role("button", name="Close").click()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="End the game").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("ends for everyone")
    host.page.get_by_role("button", name="End the game").click()
    for one, ended in ((host, "Ended by: You."), (guest, "Ended by: Ann.")):
        expect(one.page.get_by_role("main")).to_contain_text(ended)
