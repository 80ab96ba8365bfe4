"""Two friends who sit down at one table."""

from typing import Any

from playwright.sync_api import expect

from browser.person import Person
from browser.table import Table


def seat_at_pace(host: Person, guest: Person, **pace: Any) -> tuple[Table, Table]:
    """Ann and Ben sit at a table with the pace that Ann chose."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = host.device.create(seats=seats, seed=4, **pace)
    guest.device.post("/api/join", json={"code": made["invites"]["1"], "name": "Ben"})
    tables = Table(host.page), Table(guest.page)
    for one, table in zip((host, guest), tables, strict=True):
        one.open(f"/g/{made['id']}")
        table.settle()
    return tables


def seat_two(host: Person, guest: Person) -> tuple[Table, Table]:
    """Ann invites Ben, and both sit at the table."""
    page = host.open("/")
    page.get_by_role("button", name="Online with friends").click()
    page.get_by_label("Your name").fill("Ann")
    expect(page.get_by_role("radio", name="Several days")).to_be_checked()
    page.get_by_text("Live", exact=True).click()
    page.get_by_role("button", name="Invite friends").click()
    guest.open(page.get_by_role("dialog").get_by_label("Link for everyone").input_value())
    expect(guest.page.get_by_role("main")).to_contain_text("started by Ann")
    expect(guest.page.get_by_role("main")).to_contain_text("Live: everyone plays at the same time.")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("button", name="Take your seat").click()
    # All seats are taken, so the invitation closes itself.
    expect(page.get_by_role("dialog")).to_have_count(0)
    tables = Table(host.page), Table(guest.page)
    for table in tables:
        table.settle()
    return tables


def both_at_step(host: Person, guest: Person, ann: Table, ben: Table) -> None:
    """Both must decide for the same card."""
    for one in (ann, ben):
        one.go.wait_for()
    assert host.state["step"] == guest.state["step"]
    assert ann.title.inner_text() == ben.title.inner_text()
