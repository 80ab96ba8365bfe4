"""A place in a text that is being read."""

from re import Pattern as Regex
from typing import NoReturn

from cartographers.words.syntax import BadFluent


class Scanner:
    """The text of one message, and how far it has been read."""

    def __init__(self, text: str, file: str = "", line: int = 1) -> None:
        self.text = text
        self.at = 0
        self._file = file
        self._line = line

    @property
    def here(self) -> str:
        """The next character; nothing at the end."""
        return self.text[self.at : self.at + 1]

    def skip(self, expected: str) -> None:
        """Go past something that has to be here."""
        if not self.skipped(expected):
            self.fail(f"{expected!r} is missing")

    def skipped(self, wanted: str) -> bool:
        """Go past something if it is here."""
        if not self.text.startswith(wanted, self.at):
            return False
        self.at += len(wanted)
        return True

    def skip_spaces(self) -> int:
        """Go past spaces; how many there were."""
        return self._skip(" ")

    def skip_blank(self) -> None:
        """Go past spaces and ends of lines."""
        self._skip(" \n")

    def _skip(self, characters: str) -> int:
        begin = self.at
        while self.here and self.here in characters:
            self.at += 1
        return self.at - begin

    def take(self, wanted: Regex[str]) -> str:
        """Go past what an expression matches here, and return it; nothing if it does not match."""
        if not (match := wanted.match(self.text, self.at)):
            return ""
        self.at = match.end()
        return match[0]

    def fail(self, what: str) -> NoReturn:
        """Refuse the text, with the line that has been reached."""
        line = self._line + self.text.count("\n", 0, self.at)
        raise BadFluent(f"{self._file}, line {line}: {what}" if self._file else f"line {line}: {what}")
