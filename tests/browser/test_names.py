"""Names: one that cannot be used is refused at its field, and others can report one to the host."""

import pytest
from playwright.sync_api import expect

from browser.person import NewPerson


def test_a_name_is_refused_below_its_field_and_the_proposal_stands_in_it(person: NewPerson) -> None:
    maker, guest = person(), person().expect("status of 422")
    seats = [{"kind": "me", "name": "Rudi"}, {"kind": "open"}]
    made = maker.device.post("/api/games", json={"seats": seats}).json()
    page = guest.open(f"/j/{made['invite']}")
    field = page.get_by_label("Your name")
    field.fill("Ann\u034fa")
    page.get_by_role("button", name="Take your seat").click()
    expect(page.get_by_role("alert")).to_contain_text("Character 4 of this name (U+034F)")
    expect(field).to_have_value("Anna")
    expect(field).to_have_attribute("aria-invalid", "true")


@pytest.mark.long
def test_a_name_is_reported_from_the_menu_of_a_table(person: NewPerson) -> None:
    maker, reader = person(), person()
    seats = [{"kind": "me", "name": "Rude Rudi"}, {"kind": "open"}]
    game = maker.device.post("/api/games", json={"seats": seats}).json()["id"]
    page = reader.open(f"/g/{game}")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Report…").click()
    dialog = page.get_by_role("dialog", name="Report to the host")
    expect(dialog.get_by_label("What is it about?")).to_contain_text("The name “Rude Rudi”")
    dialog.get_by_label("It’s rude or hateful").check()
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_have_text("Thank you. The host will look at it.")
