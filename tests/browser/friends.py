"""Two friends who sit down at one table."""

from typing import Any

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
