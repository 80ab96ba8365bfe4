"""`cartographers restore`: puts a backup into a folder without games."""

from argparse import Namespace
from pathlib import Path

from cartographers.cli.common.parser import Parser
from cartographers.cli.common.server_options import add_places, settings_from
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
    add_places(parser)


def run(args: Namespace, text: Words) -> int:
    """Put it back."""
    settings = settings_from(args)
    missing = restore(args.folder, settings.data, settings.database)
    if settings.database:
        address = without_password(settings.database)
        print(text("restore-made-database", address=address, folder=str(settings.data)))
    else:
        print(text("restore-made", folder=str(settings.data)))
    if missing:
        # The games of a database are signed: if there was no key, one was made for it.
        what_follows = "restore-new-key" if settings.database else "restore-no-key"
        print(text(what_follows, files=", ".join(missing), folder=str(settings.data)))
    return 0
