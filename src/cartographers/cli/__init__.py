"""The commands: one small file each, with output for people and for pipes.

This package may use every other one; it contains no rules of the game and draws no random cards.
Rule numbers such as R3.4 are those of docs/rules.md.
"""

import codecs
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

from cartographers import __version__
from cartographers.cli.common.errors import CommandError, cannot_write, reason_of
from cartographers.cli.common.language import take_language
from cartographers.cli.common.parser import Parser
from cartographers.rules.box import BadBox
from cartographers.rules.problem import Problem
from cartographers.words.book import Words, words
from cartographers.words.languages import ENGLISH

COMMANDS = (
    "play",
    "rules",
    "print",
    "photo",
    "score",
    "legal",
    "replay",
    "fair",
    "analyse",
    "puzzles",
    "simulate",
    "match",
    "conform",
    "bot",
    "perft",
    "serve",
    "site",
    "admin",
    "backup",
    "restore",
    "verify",
)
#: A module of this name would hide the function `print` in this one.
_MODULES = {"print": "print_sheets"}
#: Exit codes.
_FAILED, _INTERRUPTED, _BROKEN_PIPE = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    never_fail_to_encode()
    try:
        return _run_in_language(sys.argv[1:] if argv is None else argv)
    except BadBox as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED


def _run_in_language(words_typed: Sequence[str]) -> int:
    """Run a command in the language it asks for, in which it also says what is wrong."""
    language = ENGLISH
    try:
        language, arguments = take_language(words_typed, os.environ)
        return _run(words(language), arguments)
    except Problem as problem:
        return _fail(words(language).problem(problem))
    except BrokenPipeError:
        _discard_output()
        return _BROKEN_PIPE
    except OSError as error:
        _discard_output()
        return _fail(words(language).problem(_not_written(error)))


def _not_written(error: OSError) -> Problem:
    if error.filename:
        return cannot_write(str(error.filename), error)
    return CommandError("output", "the output cannot be written: {why}", why=reason_of(error))


def _fail(sentence: str) -> int:
    """Print an error after the output so far."""
    with suppress(OSError):
        sys.stdout.flush()
    print(f"cartographers: {sentence}", file=sys.stderr)
    return _FAILED


def _discard_output() -> None:
    """Otherwise flushing the rest of the buffer at exit would fail once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(text: Words, arguments: list[str]) -> int:
    """Import and run one command; the others are not imported, which keeps the start fast."""
    parser = Parser(text, prog="cartographers", description=text("help-program"))
    version = f"cartographers {__version__}"
    parser.add_argument("--version", action="version", version=version, help=text("help-version"))
    commands = parser.add_subparsers(
        dest="command",
        metavar=text("help-command"),
        title=text("help-commands"),
    )
    name = next((word for word in arguments if not word.startswith("-")), "")
    # Only the help of the program lists all of them.
    listed = [name] if name in COMMANDS and arguments[0] == name else COMMANDS
    parsers = {each: commands.add_parser(each, text=text, help=text(f"help-{each}.short")) for each in listed}
    if name not in parsers:
        parser.parse_args(arguments)
        parser.print_help()
        return 0
    command = import_module(f"cartographers.cli.{_MODULES.get(name, name)}")
    command.describe(parsers[name])
    code: int = command.run(parser.parse_args(arguments), text)
    sys.stdout.flush()
    return code


#: What stands for characters that an encoding may lack; a question mark for all others.
_PLAIN = {"★": "*", "\N{MINUS SIGN}": "-", "–": "-", "—": "-", "×": "x", "→": "->", "…": "...", "’": "'"}
_PLAIN |= dict.fromkeys("“”„«»", '"')


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_PLAIN.get(character, "?") for character in lacking), error.end


codecs.register_error("cartographers", _replaced)


def never_fail_to_encode() -> None:
    """Let both outputs write something for every character.

    On Windows files and pipes are in UTF-8, as everything that we read: a record that is written with ``>``
    would otherwise have lost its names when it is read again.
    """
    ours = sys.platform == "win32" and "PYTHONIOENCODING" not in os.environ
    if ours and isinstance(sys.stdin, TextIOWrapper) and not sys.stdin.isatty():
        sys.stdin.reconfigure(encoding="utf-8-sig")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            utf_8 = "utf-8" if ours and not stream.isatty() else None
            stream.reconfigure(encoding=utf_8, errors="cartographers")
