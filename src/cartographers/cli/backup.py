"""`cartographers backup`: a copy of all games, also while the server runs, and of its keys if wanted."""

from argparse import Namespace
from pathlib import Path

from cartographers.cli.common.parser import Parser
from cartographers.cli.common.server_options import add_places, settings_from
from cartographers.server.storage.backup import back_up
from cartographers.words.book import Words

EXAMPLES = (
    "cartographers backup /backups/monday",
    "cartographers backup monday --data ./games --with-key",
    "cartographers backup monday --data ./keys --database postgresql://name@host/database",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-backup", EXAMPLES)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=parser.says("help-backup.folder"))
    parser.add_argument("--with-key", action="store_true", help=parser.says("help-backup.with-key"))
    add_places(parser)


def run(args: Namespace, text: Words) -> int:
    """Make the copy."""
    settings = settings_from(args)
    back_up(settings.data, args.folder, settings.database, args.with_key)
    made = "backup-made-with-key" if args.with_key else "backup-made"
    print(text(made, folder=str(args.folder), data=str(settings.data)))
    return 0
