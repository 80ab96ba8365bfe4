"""Plays the missing games of a match."""

from contextlib import closing

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.progress import Progress
from cartographers.cli.match.match_file import MatchFile
from cartographers.cli.match.program_games import ProgramMatch, has_programs
from cartographers.contest.runner import Runner, WorkerDied
from cartographers.words.book import Words


def play_missing(text: Words, file: MatchFile, deals: int, runner: Runner) -> None:
    """Play every game of the first deals that the file lacks, and add each as soon as it is over."""
    missing = [job for job in file.match.jobs(deals) if job not in file.done]
    if not missing:
        return
    try:
        bar = Progress(text, "progress-games", len(missing))
        play = ProgramMatch(file.match).play if has_programs(file.match) else file.match.play
        with bar, closing(runner.run(play, missing)) as games:
            for played in games:
                file.add(played)
                bar.step()
    except WorkerDied as error:
        if not file.path:
            raise
        sentence = "{wrong}; what was played is in {file}, and the same command goes on"
        raise CommandError("contest-stopped", sentence, wrong=error, file=str(file.path)) from None
