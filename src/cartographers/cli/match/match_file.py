"""The file of a match: every game played so far, so that an interrupted match can be continued, and is.

The first line describes the match; every other line is a game, written with one system call as soon as the
game is over. If the machine stops in the middle of a line, the incomplete last line is cut off when the file
is opened again, and its game is played again.
"""

import os
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

from cartographers.cli.common.errors import CommandError, cannot_read, cannot_write
from cartographers.cli.common.progress import Progress
from cartographers.cli.match.file_lines import (
    BadHeader,
    BadLine,
    difference,
    game_line,
    header_line,
    read_game,
    read_header,
)
from cartographers.cli.match.program_games import ProgramMatch, has_programs
from cartographers.contest.match import Job, Match, Played
from cartographers.contest.runner import Runner, WorkerDied
from cartographers.words.book import Words

#: Without it Windows would write another end of a line.
_BINARY: int = getattr(os, "O_BINARY", 0)


class MatchFile:
    """The games of a match by their job; without a path only in memory."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match, self.path = match, path
        self.done: dict[Job, Played] = {}
        self._file: int | None = None
        if path:
            self._open(path)

    def add(self, played: Played) -> None:
        """Add a game."""
        self.done[played.job] = played
        self._write(game_line(played))

    def _open(self, path: Path) -> None:
        header = header_line(self.match).encode()
        content = _bytes(path) if path.exists() else b""
        complete = content[: content.rfind(b"\n") + 1]
        if not complete and not header.startswith(content):
            raise _no_match(path)
        if complete:
            match, games = read_match_file(path)
            if reason := difference(match, self.match):
                sentence = "{file} belongs to another match: {reason}; name another file"
                raise CommandError("contest-other", sentence, file=str(path), reason=reason)
            self.done = {game.job: game for game in games}
        try:
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | _BINARY, 0o666)
            os.ftruncate(self._file, len(complete))
        except (OSError, ValueError) as error:
            raise cannot_write(str(path), error) from None
        if not complete:
            self._write(header.decode())

    def _write(self, line: str) -> None:
        """Write a line with one system call, so that nothing is lost in a buffer."""
        if self._file is not None and os.write(self._file, line.encode()) < len(line):
            sentence = "{file} cannot be written: the line did not fit"
            raise CommandError("contest-full", sentence, file=str(self.path))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def read_match_file(path: Path) -> tuple[Match, list[Played]]:
    """The match and the games of a file; an incomplete last line is ignored."""
    lines = _bytes(path).split(b"\n")[:-1]
    if not lines:
        raise _no_match(path)
    games = []
    try:
        match = read_header(lines[0])
        for line in lines[1:]:
            games.append(read_game(line))
    except BadHeader as error:
        sentence = "{file} is not the file of a match: {wrong}"
        raise CommandError("contest-header", sentence, file=str(path), wrong=error) from None
    except BadLine as error:
        number, sentence = len(games) + 2, "line {line} of {file} is not a game of a match: {wrong}"
        raise CommandError("contest-line", sentence, line=number, file=str(path), wrong=error) from None
    return match, games


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise cannot_read(str(path), error) from None


def _no_match(path: Path) -> CommandError:
    return CommandError("contest-file", "{file} is not the file of a match", file=str(path))


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
