"""Playing what is missing of a match."""

from contextlib import closing

from cartographers.cli.errors import CommandError
from cartographers.cli.match.match_file import MatchFile
from cartographers.cli.progress import Progress
from cartographers.table.contest.runner import Runner, WorkerDied


def play_missing(ledger: MatchFile, deals: int, runner: Runner) -> None:
    """Play every game of the first so many deals that the ledger does not have, and enter each at once."""
    missing = [job for job in ledger.match.jobs(deals) if job not in ledger.done]
    if not missing:
        return
    try:
        with Progress(len(missing), "games") as bar, closing(runner.run(ledger.match.play, missing)) as games:
            for played in games:
                ledger.add(played)
                bar.step()
    except WorkerDied as why:
        kept = f"; what was played is in {ledger.path}, and the same command goes on" if ledger.path else ""
        raise CommandError(f"{why}{kept}") from None
