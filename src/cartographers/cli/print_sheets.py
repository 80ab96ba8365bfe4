"""`cartographers print`: map sheets and a page about the scoring cards, as a PDF file."""

from argparse import Namespace
from pathlib import Path

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import must_be_new, write_new
from cartographers.cli.common.game_options import sheet_from
from cartographers.cli.common.parser import Parser, word_list
from cartographers.paper.plan import PAPER_SIZES, print_plan
from cartographers.words.book import Words, listed

EXAMPLES = (
    "cartographers print sheets.pdf --sheets A,B",
    "cartographers print game.pdf --edicts greenbough,greengold-plains,canal-lake,borderlands",
    "cartographers print mine.pdf --sheets mine.txt --paper letter --language pl",
    "cartographers print evening.pdf --sheets A --cards --paper a4-two",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    says = parser.says
    parser.describe("help-print", EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help=says("help-print.file"))
    parser.add_argument(
        "--sheets", type=word_list, default=("A",), metavar="A,B", help=says("help-print.sheets")
    )
    parser.add_argument(
        "--edicts", type=word_list, default=(), metavar="A,B,C,D", help=says("help-print.edicts")
    )
    parser.add_argument("--cards", action="store_true", help=says("help-print.cards"))
    parser.add_argument(
        "--paper", default="a4", metavar="SIZE", help=says("help-print.paper", sizes=listed(PAPER_SIZES))
    )


def run(args: Namespace, text: Words) -> int:
    """Write the file."""
    plan = print_plan([sheet_from(word) for word in args.sheets], args.edicts, args.paper, args.cards)
    must_be_new(args.file)
    try:
        from cartographers.paper.document import pdf_of
    except ModuleNotFoundError as missing:
        sentence = "printing needs {package!r}: install it with pip install 'cartographers[server]'"
        raise CommandError("print-needs", sentence, package=str(missing.name)) from None
    write_new(args.file, pdf_of(plan, text))
    return 0
