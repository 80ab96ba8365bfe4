"""The commands: one small file each, text to people and to pipes.

It may use every room; it holds no rule and no chance.
Rule numbers such as R3.4 are those of docs/rules.md.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from cartographers import __version__
from cartographers.cli.errors import CommandError
from cartographers.cli.parser import Parser

COMMANDS = {
    "play": "play a game in the terminal",
    "score": "score maps, and say why they score what they score",
    "legal": "count or list what may be drawn on a map",
    "replay": "verify a record of a game, and tell the game",
    "analyse": "look at a game again: the best moves, what others cost, what was luck",
    "simulate": "let the computer play many games",
    "match": "measure who is strong: players on the same deals",
    "perft": "count all the ways a game can begin",
    "serve": "serve the game to browsers",
}
_FAILED, _INTERRUPTED, _NOBODY_READS = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the answer is its exit code."""
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except CommandError as mistake:
        return _refuse(str(mistake))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return _INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return _NOBODY_READS
    except OSError as why:
        _write_no_more()
        return _refuse(f"{why.filename or 'the output'} cannot be written: {why.strerror or why}")


def _refuse(sentence: str) -> int:
    """Say what is wrong, after what was answered before."""
    with suppress(OSError):
        sys.stdout.flush()
    print(f"cartographers: {sentence}", file=sys.stderr)
    return _FAILED


def _write_no_more() -> None:
    """What is left in the buffer must not complain at exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    """Only the command that is asked for is imported: the others cost nothing at start-up."""
    parser = Parser(prog="cartographers", description="A map-drawing board game for the terminal.")
    parser.add_argument("--version", action="version", version=f"cartographers {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", title="commands")
    hollow = {name: commands.add_parser(name, help=told) for name, told in COMMANDS.items()}
    asked = next((word for word in words if not word.startswith("-")), "")
    if asked not in hollow:
        parser.parse_args(words)
        parser.print_help()
        return 0
    command = import_module(f"cartographers.cli.{asked}")
    command.describe(hollow[asked])
    code: int = command.run(parser.parse_args(words))
    sys.stdout.flush()
    return code
