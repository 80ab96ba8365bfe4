"""The set-up page: every legal choice, and the reason for every illegal one."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.in_window import hidden_at
from browser.person import NewPerson
from browser.table import Table
from browser.texts import LANGUAGES, texts
from testkit.long_forms import every


def group(page: Page, name: str) -> Locator:
    """A group of choices on the page."""
    return page.get_by_role("group", name=name, exact=True)


def choose(page: Page, legend: str, *names: str) -> None:
    """Choose options by their labels."""
    for name in names:
        group(page, legend).locator("label").filter(has_text=re.compile(f"^\\s*{name}")).click()


def verdict(page: Page) -> Locator:
    """The page's verdict on the plan."""
    return page.get_by_role("complementary").get_by_role("status")


def test_every_choice_reaches_the_game(person: NewPerson) -> None:
    me = person()
    page = me.open("/")
    page.get_by_role("link", name="All game options").click()
    choose(page, "Map sheet", "D")
    choose(page, "Explore cards", "Cartographers$")
    choose(page, "Season cards", "Cartographers Heroes")
    choose(page, "Edicts", "Chosen")
    wanted = ["Deepwood", "Great City", "Jorekburg", "The Cauldrons"]
    for letter, name in zip("ABCD", wanted, strict=True):
        page.get_by_label(f"Edict {letter}").select_option(label=name)
    choose(page, "Ambushes", "Four chosen cards")
    chosen = group(page, "Ambushes").get_by_role("checkbox", checked=True)
    for _ in range(chosen.count()):
        chosen.first.locator("xpath=..").click()
    ambushes = ["Goblin Attack", "Gorgon Gaze", "Ogre Charge", "Zombie Plague"]
    choose(page, "Ambushes", *ambushes)
    choose(page, "Hero cards", "With hero")
    choose(page, "Skills", "Chosen", "Stealth", "Search", "Negotiation")
    page.get_by_label("Name for seat 1").fill("Zoë")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_label("Who plays in seat 2").select_option(label="Ink bearer (1 of 7)")
    page.get_by_role("button", name="Add a player on this device").click()
    page.get_by_role("button", name="Add an invited player").click()
    page.get_by_role("button", name="Remove seat 3").click()
    expect(group(page, "3 seats")).to_be_visible()
    page.locator(".seed input").fill("4711")
    expect(verdict(page)).to_contain_text("Ready to play")
    expect(verdict(page)).to_contain_text("with hero cards")
    with page.expect_request(re.compile("/api/games$")) as asked:
        page.get_by_role("button", name="Start the game").click()
    Table(page).settle()
    wish, state = asked.value.post_data_json, me.state
    assert wish is not None
    assert (wish["explore"], wish["seasons"], wish["heroes"]) == ("base", "heroes", True)
    assert wish["ambushes"] == [name.lower().replace(" ", "-") for name in ambushes]
    assert (state["sheet"], state["seed"]) == ("D", 4711)
    assert state["edicts"] == [name.lower().replace(" ", "-") for name in wanted]
    assert sorted(state["skills"]) == ["negotiation", "search", "stealth"]
    assert [seat["kind"] for seat in state["seats"]] == ["human", "bot", "open"]
    assert state["seats"][0]["name"] == "Zoë" and state["seats"][1]["bot"] == "chance"


def two_of_one_stack(page: Page) -> None:
    choose(page, "Edicts", "Chosen")
    page.get_by_label("Edict B").select_option(label="Deepwood")


def five_ambushes(page: Page) -> None:
    choose(page, "Ambushes", "Four chosen cards", "Ogre Charge")


def two_skills(page: Page) -> None:
    choose(page, "Skills", "Chosen", "Stealth", "Search")


def no_heroes_in_heroes(page: Page) -> None:
    choose(page, "Map sheet", "C")
    choose(page, "Hero cards", "Without hero")


ILLEGAL: list[Callable[[Page], None]] = [two_of_one_stack, five_ambushes, two_skills, no_heroes_in_heroes]


def test_what_does_not_go_together_is_explained_and_cannot_be_dealt(person: NewPerson) -> None:
    page = person().open("/new")
    for make in ILLEGAL:
        expect(verdict(page)).to_contain_text("Ready to play")
        make(page)
        expect(verdict(page)).to_contain_text("These choices don’t go together.")
        reason = verdict(page).inner_text().removeprefix("These choices don’t go together.").strip()
        assert len(reason.split()) > 3 and not reason[0].islower()
        expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
        # One press makes it legal again.
        page.get_by_role("button", name="Cartographers", exact=True).click()
        expect(verdict(page)).to_contain_text("Ready to play")
        expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


@pytest.mark.long
def test_who_plays_comes_first_and_the_button_and_the_boxes_are_in_sight_everywhere(
    person: NewPerson,
) -> None:
    page = person().open("/new")
    first = page.locator("fieldset").first
    expect(first.get_by_label("Who plays in seat 1")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    needed = {
        name: page.get_by_role("button", name=name, exact=True)
        for name in ("Add a bot", "Add an invited player", "Cartographers Heroes", "Start the game")
    }
    assert hidden_at(page, [(320, 568), (360, 640), (390, 664), (820, 1180), (1366, 768)], needed) == {}


#: By how much a select is too narrow for what is chosen in it.
CUT = """(select) => {
    const alone = select.cloneNode();
    alone.append(select.selectedOptions[0].cloneNode(true));
    alone.style.width = "max-content";
    select.after(alone);
    const cut = alone.offsetWidth - select.offsetWidth;
    alone.remove();
    return cut;
}"""


@pytest.mark.parametrize("language", every(LANGUAGES, short=("ru",)))
def test_who_sits_in_a_seat_is_not_cut_on_the_smallest_phone(person: NewPerson, language: str) -> None:
    page = person({"viewport": {"width": 320, "height": 568}}, locale=language).open("/new")
    who = page.get_by_label(texts(language)("setup-who", seat=1))
    expect(who).to_be_visible()
    assert who.evaluate(CUT) <= 0


@pytest.mark.long
def test_each_recommendation_is_a_legal_game(person: NewPerson) -> None:
    page = person().open("/new")
    for name, words in (
        ("Cartographers Heroes", "without ruins cards, with hero cards"),
        ("All boxes combined", "with ruins cards, with hero cards, four ambushes out of 12"),
        ("Cartographers", "with ruins cards, without hero cards"),
    ):
        page.get_by_role("button", name=name, exact=True).click()
        expect(verdict(page)).to_contain_text(words)


@pytest.mark.long
def test_a_table_has_at_most_a_hundred_seats(person: NewPerson) -> None:
    me = person()
    page = me.open("/new")
    for _ in range(9):
        page.get_by_role("button", name="Add ten bots").click()
    for _ in range(9):
        page.get_by_role("button", name="Add a bot").click()
    expect(group(page, "100 seats")).to_be_visible()
    for name in ("Add a player on this device", "Add a bot", "Add an invited player", "Add ten bots"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    expect(verdict(page)).to_contain_text("Ready to play")
