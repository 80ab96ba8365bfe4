"""The argument parser of all commands, and readers for numbers and lists."""

import argparse
from collections.abc import Callable, Iterable
from functools import partial
from re import fullmatch
from typing import Any, NoReturn

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.language import OPTION
from cartographers.words.book import Words, listed
from cartographers.words.bundle import Value
from cartographers.words.languages import languages


class Parser(argparse.ArgumentParser):
    """A parser that speaks a language, reports an error in one sentence and prints examples as written."""

    def __init__(self, text: Words, **options: Any) -> None:
        self.text = text
        formatter = partial(_Formatter, text)
        super().__init__(**options, formatter_class=formatter, add_help=False, allow_abbrev=False)
        # Groups of our own, since those of argparse have English titles.
        self._words = self.add_argument_group(text("help-arguments"))
        self._choices = self.add_argument_group(text("help-options"))
        self.add_argument("-h", "--help", action="help", help=self.says("help-help"))
        # For the help only: it is taken out of the arguments before they are parsed.
        self.add_argument(OPTION, metavar="L", help=self.says("help-language", languages=listed(languages())))

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        """Add an option, or a word that a command needs."""
        group = self._choices if names[0].startswith("-") else self._words
        return group.add_argument(*names, **options)

    def add_mutually_exclusive_group(self, **options: Any) -> Any:
        """Options of which only one may be given."""
        return self._choices.add_mutually_exclusive_group(**options)

    def says(self, key: str, **values: Value) -> str:
        """A text for a help line, in which argparse gives % a meaning."""
        return self.text(key, **values).replace("%", "%%")

    def describe(self, key: str, examples: Iterable[str], **values: Value) -> None:
        """What the command does, and examples of it."""
        self.description = self.text(key, **values)
        self.epilog = "\n".join([self.text("help-examples"), *(f"  {example}" for example in examples)])

    def error(self, message: str) -> NoReturn:
        """Raise the error instead of exiting."""
        sentence = self.text("usage-see", wrong=usage_error(self.text, message), command=self.prog)
        raise CommandError("usage", "{sentence}", sentence=sentence)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Begins the line of usage in a language."""

    def __init__(self, text: Words, prog: str) -> None:
        super().__init__(prog)
        self._text = text

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line of usage."""
        super().add_usage(
            usage, actions, groups, f"{self._text('help-usage')} " if prefix is None else prefix
        )


#: What a number on the command line is, as it is called in an English sentence.
NUMBERS = {
    "seed": "a seed",
    "seat": "a seat",
    "port": "a port",
    "depth": "the depth",
    "games": "the number of games",
    "games-a-file": "the number of games in a file",
    "deals": "the number of deals",
    "jobs": "the number of jobs",
    "seats": "the number of seats",
}


def whole_number(least: int, what: str) -> Callable[[str], int]:
    """A reader of whole numbers from a minimum on; ``what`` is one of ``NUMBERS``."""

    def read(word: str) -> int:
        if not word.isascii() or not word.removeprefix("-").isdigit() or len(word) > 30 or int(word) < least:
            # Not an error that argparse catches: it would put it into an English sentence.
            sentence = f"{NUMBERS[what]} is a whole number from {{least}} on, not {{word!r}}"
            raise CommandError("number", sentence, what=what, least=least, word=word)
        return int(word)

    return read


def word_list(text: str) -> tuple[str, ...]:
    """The words of a comma-separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


#: A sentence of argparse, and the key of its text; what it names has the same name in both.
_SENTENCES = (
    (r"unrecognized arguments: (?P<words>.*)", "usage-unknown"),
    (r"the following arguments are required: (?P<words>.*)", "usage-required"),
    (r"expected one argument", "usage-one"),
    (r"expected at least one argument", "usage-at-least-one"),
    (r"expected at most one argument", "usage-at-most-one"),
    (r"not allowed with argument (?P<other>.*)", "usage-not-with"),
    (r"ignored explicit argument (?P<word>.*)", "usage-no-value"),
    (r"invalid choice: (?P<word>.*) \(choose from (?P<choices>.*)\)", "usage-choice"),
    (r"invalid \S* value: (?P<word>.*)", "usage-value"),
)


def usage_error(text: Words, message: str) -> str:
    """A sentence of argparse in a language."""
    if match := fullmatch(r"argument (\S.*?): (.*)", message):
        return text("usage-argument", name=match[1], wrong=usage_error(text, match[2]))
    for sentence, key in _SENTENCES:
        if match := fullmatch(sentence, message):
            return text(key, **match.groupdict())
    return message
