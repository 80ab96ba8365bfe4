"""Checks entries of the contest by replaying every game: ``python -m strength check mybot.jsonl.gz``."""

from argparse import ArgumentParser
from pathlib import Path

from strength.shared.contest import reports_errors
from strength.shared.entry import check_games, read_entry, signed_by

#: As many faults of an entry are told.
TOLD = 5


@reports_errors
def main(argv: list[str]) -> int:
    """Say of each entry whether it is right; 1 if one is not."""
    options = ArgumentParser("python -m strength check", description=__doc__)
    options.add_argument("files", nargs="+", type=Path, metavar="FILE")
    wrong = False
    for path in options.parse_args(argv).files:
        entry, key = read_entry(path), signed_by(path)
        faults = list(check_games(entry))
        wrong = wrong or bool(faults)
        for fault in faults[:TOLD]:
            print(f"{path}: {fault}")
        if not faults:
            signature = f"signed by {key}" if key else "not signed"
            print(
                f"{path}: {entry.player} on {entry.suite.name}, {len(entry.games)} games replayed, "
                f"{entry.total.mean:.1f} stars, {signature}"
            )
    return int(wrong)
