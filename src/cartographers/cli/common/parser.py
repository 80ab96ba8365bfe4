"""The argument parser of all commands, and readers for numbers and lists."""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from cartographers.cli.common.errors import CommandError


class Parser(argparse.ArgumentParser):
    """A parser that reports an error in one sentence and prints the examples as they are written."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**options, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Raise the error instead of exiting."""
        raise CommandError(f"{message} (see {self.prog} --help)")


def whole_number(least: int, what: str) -> Callable[[str], int]:
    """A reader of whole numbers from a minimum on."""

    def read(word: str) -> int:
        if not word.isascii() or not word.removeprefix("-").isdigit() or len(word) > 30 or int(word) < least:
            raise argparse.ArgumentTypeError(f"{what} is a whole number from {least} on, not {word!r}")
        return int(word)

    return read


def word_list(text: str) -> tuple[str, ...]:
    """The words of a comma-separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
