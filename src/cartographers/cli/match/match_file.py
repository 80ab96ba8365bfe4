"""The ledger of a match: every game played so far, in a file that survives whatever happens.

The first line says which match it is; every other line is a game. A line is written in one piece as soon as
its game is over. If the machine stops in the middle of a line, that line is the last one and has no end: it
is cut off when the file is opened again, and its game is played again.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Self

from cartographers.cli.errors import CommandError
from cartographers.cli.match.file_lines import (
    BadHeader,
    BadLine,
    difference,
    game_line,
    header_line,
    read_game,
    read_header,
)
from cartographers.table.contest.match import Job, Match, Played


class MatchFile:
    """The games of a match by what was to be played; without a path only in memory."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match, self.path = match, path
        self.done: dict[Job, Played] = {}
        self._file: int | None = None
        if path:
            self._open(path)

    def add(self, played: Played) -> None:
        """Enter a game."""
        self.done[played.job] = played
        self._write(game_line(played))

    def _open(self, path: Path) -> None:
        header = header_line(self.match).encode()
        found = _bytes(path) if path.exists() else b""
        whole = found[: found.rfind(b"\n") + 1]
        if not whole and not header.startswith(found):
            raise CommandError(f"{path} is not the file of a match")
        if whole:
            match, games = read_match_file(path)
            if told := difference(match, self.match):
                raise CommandError(f"{path} belongs to another match: {told}; name another file")
            self.done = {game.job: game for game in games}
        try:
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
            os.ftruncate(self._file, len(whole))
        except (OSError, ValueError) as why:
            raise _cannot(path, "written", why) from None
        if not whole:
            self._write(header.decode())

    def _write(self, line: str) -> None:
        """One system call for a line: nothing stays in a buffer that could be lost."""
        if self._file is not None and os.write(self._file, line.encode()) < len(line):
            raise CommandError(f"{self.path} cannot be written: the line did not fit")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def read_match_file(path: Path) -> tuple[Match, list[Played]]:
    """A match and its games from a file; a last line without an end is passed over."""
    lines = _bytes(path).split(b"\n")[:-1]
    if not lines:
        raise CommandError(f"{path} is not the file of a match")
    games = []
    try:
        match = read_header(lines[0])
        for line in lines[1:]:
            games.append(read_game(line))
    except BadHeader as wrong:
        raise CommandError(f"{path} is not the file of a match: {wrong}") from None
    except BadLine as wrong:
        raise CommandError(f"line {len(games) + 2} of {path} is not a game of a match: {wrong}") from None
    return match, games


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as why:
        raise _cannot(path, "read", why) from None


def _cannot(path: Path, done: str, why: OSError | ValueError) -> CommandError:
    reason = why.strerror if isinstance(why, OSError) else str(why)
    return CommandError(f"{str(path)!r} cannot be {done}: {reason}")
