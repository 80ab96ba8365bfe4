"""`cartographers conform`: checks that a program speaks the protocol of bots."""

import sys
from argparse import Namespace

from cartographers.cli.common.parser import Parser
from cartographers.programs.conformance import Check, Conformance
from cartographers.programs.program import read_program
from cartographers.words.book import Words

EXAMPLES = ("cartographers conform ./mybot", 'cartographers conform "python3 mybot.py:500ms"')
_FAILED = 1


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-conform", EXAMPLES)
    parser.add_argument("program", metavar="PROGRAM", help=parser.says("help-conform.program"))


def run(args: Namespace, text: Words) -> int:
    """Try the program; 1 if a check failed."""
    conformance = Conformance(read_program(args.program))
    failed = 0
    try:
        for check in conformance.checks():
            failed += check.problem is not None
            print(_line(text, check))
            sys.stdout.flush()
    finally:
        conformance.close()
    slowest = round(1000 * conformance.slowest)
    if failed:
        print(text("conform-failed", checks=failed))
        return _FAILED
    print(text("conform-passed", name=conformance.name or args.program, slowest=slowest))
    return 0


def _line(text: Words, check: Check) -> str:
    what = text(f"conform-{check.key}")
    if check.problem is None:
        return text("conform-check", what=what)
    return text("conform-check.failed", what=what, why=text.problem(check.problem))
