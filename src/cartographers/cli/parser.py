"""How options are read: in the house's way of saying what is wrong and of showing examples."""

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from cartographers.cli.errors import CommandError


class Parser(argparse.ArgumentParser):
    """A parser that names a mistake in one sentence and shows the examples as they are written."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**options, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Stop with the mistake."""
        raise CommandError(f"{message} (see {self.prog} --help)")


def whole_number(least: int, what: str) -> Callable[[str], int]:
    """A reader of whole numbers that are not too small."""

    def read(word: str) -> int:
        if not word.isascii() or not word.removeprefix("-").isdigit() or len(word) > 30 or int(word) < least:
            raise argparse.ArgumentTypeError(f"{what} is a whole number from {least} on, not {word!r}")
        return int(word)

    return read


def word_list(text: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
