"""Continues a saved game."""

from cartographers.boxes import shelf
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.record_files import load_record
from cartographers.notation.record import log_of
from cartographers.rules.event import Committed
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table


def resumed(name: str, seed: int) -> Table:
    """The table of a record, with the cards still to come from the seed that dealt the others."""
    record = load_record(name)
    log = log_of(record)
    table = Table(shelf(), record.setup, SeedDealer(seed))
    for number, event in enumerate(log):
        if isinstance(event, Committed) and table.log[:number] == log[:number]:
            table.commit(event.seat, event.decision)
    if table.log[: len(log)] != log:
        raise CommandError(
            "resume-other-seed", "{file} was not dealt from seed {seed}", file=name, seed=str(seed)
        )
    return table
