"""The commands: one small file each, with output for people and for pipes.

This package may use every other one; it contains no rules of the game and draws no random cards.
Rule numbers such as R3.4 are those of docs/rules.md.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from cartographers import __version__
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.parser import Parser
from cartographers.rules.bad_box import BadBox

COMMANDS = {
    "play": "play a game in the terminal",
    "rules": "read the rules of the game, with examples",
    "score": "score maps, and say why they score what they score",
    "legal": "count or list what may be drawn on a map",
    "replay": "verify a record of a game, and tell the game",
    "analyse": "look at a game again: the best moves, what others cost, what was luck",
    "simulate": "let the computer play many games",
    "match": "measure who is strong: players on the same deals",
    "perft": "count all the ways a game can begin",
    "serve": "serve the game to browsers",
}
#: Exit codes.
_FAILED, _INTERRUPTED, _BROKEN_PIPE = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except (BadBox, CommandError) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return _BROKEN_PIPE
    except OSError as error:
        _discard_output()
        return _fail(f"{error.filename or 'the output'} cannot be written: {error.strerror or error}")


def _fail(sentence: str) -> int:
    """Print an error after the output so far."""
    with suppress(OSError):
        sys.stdout.flush()
    print(f"cartographers: {sentence}", file=sys.stderr)
    return _FAILED


def _discard_output() -> None:
    """Otherwise flushing the rest of the buffer at exit would fail once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    """Import and run one command; the others are not imported, which keeps the start fast."""
    parser = Parser(prog="cartographers", description="A map-drawing board game for the terminal.")
    parser.add_argument("--version", action="version", version=f"cartographers {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", title="commands")
    parsers = {name: commands.add_parser(name, help=text) for name, text in COMMANDS.items()}
    name = next((word for word in words if not word.startswith("-")), "")
    if name not in parsers:
        parser.parse_args(words)
        parser.print_help()
        return 0
    command = import_module(f"cartographers.cli.{name}")
    command.describe(parsers[name])
    code: int = command.run(parser.parse_args(words))
    sys.stdout.flush()
    return code
