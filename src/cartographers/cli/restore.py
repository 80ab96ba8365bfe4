"""`cartographers restore`: puts a backup into a folder without games."""

from argparse import Namespace
from pathlib import Path

from cartographers.cli.common.parser import Parser
from cartographers.server.data_folder import data_folder
from cartographers.server.settings import without_password
from cartographers.server.storage.backup import restore
from cartographers.words.book import Words

EXAMPLES = (
    "cartographers restore /backups/monday",
    "cartographers restore monday --data ./games",
    "cartographers restore monday --data ./keys --database postgresql://name@host/database",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-restore", EXAMPLES)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=parser.says("help-restore.folder"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=parser.says("help-serve.data"))
    parser.add_argument("--database", default="", metavar="ADDRESS", help=parser.says("help-serve.database"))


def run(args: Namespace, text: Words) -> int:
    """Put it back."""
    data = args.data or data_folder()
    restore(args.folder, data, args.database)
    if args.database:
        address = without_password(args.database)
        print(text("restore-made-database", address=address, folder=str(data)))
    else:
        print(text("restore-made", folder=str(data)))
    return 0
