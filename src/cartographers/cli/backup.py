"""`cartographers backup`: a copy of all games and keys, also while the server runs."""

from argparse import Namespace
from pathlib import Path

from cartographers.cli.common.parser import Parser
from cartographers.server.data_folder import data_folder
from cartographers.server.storage.backup import back_up
from cartographers.words.book import Words

EXAMPLES = (
    "cartographers backup /backups/monday",
    "cartographers backup monday --data ./games",
    "cartographers backup monday --data ./keys --database postgresql://name@host/database",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-backup", EXAMPLES)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=parser.says("help-backup.folder"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=parser.says("help-serve.data"))
    parser.add_argument("--database", default="", metavar="ADDRESS", help=parser.says("help-serve.database"))


def run(args: Namespace, text: Words) -> int:
    """Make the copy."""
    back_up(args.data or data_folder(), args.folder, args.database)
    print(text("backup-made", folder=str(args.folder)))
    return 0
