"""`cartographers photo`: the map on a photo of a printed sheet, as text."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from cartographers.cli.common.errors import cannot_read
from cartographers.cli.common.parser import Parser
from cartographers.notation.cells import names
from cartographers.photo import MOST_BYTES, ReadSheet, read_photo
from cartographers.rules.area import SIDE
from cartographers.words.book import Words, listed

EXAMPLES = (
    "cartographers photo sheet.jpg",
    "cartographers photo sheet.jpg | cartographers score --cards treetower",
    "cartographers photo sheet.jpg --json",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-photo", EXAMPLES)
    parser.add_argument("file", metavar="PICTURE", help=parser.says("help-photo.file"))
    parser.add_argument("--json", action="store_true", help=parser.says("help-json"))


def run(args: Namespace, text: Words) -> int:
    """Print the map; what is doubtful goes to standard error, so that the map can be piped on."""
    read = read_photo(_bytes_of(args.file))
    doubtful = _names(read)
    if args.json:
        payload = {
            "sheet": read.sheet,
            "rows": read.picture,
            "sureness": read.sureness,
            "doubtful": doubtful,
        }
        print(json.dumps(payload))
        return 0
    print("\n".join(read.picture))
    if doubtful:
        print(text("photo-doubtful", count=len(doubtful), cells=listed(doubtful)), file=sys.stderr)
    return 0


def _bytes_of(name: str) -> bytes:
    try:
        with Path(name).open("rb") as file:
            # One byte more than is read, so that larger files are refused without being read.
            return file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise cannot_read(name, error) from None


def _names(read: ReadSheet) -> list[str]:
    area = 0
    for row, column in read.doubtful:
        area |= 1 << SIDE * row + column
    return names(area)
