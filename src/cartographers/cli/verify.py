"""`cartographers verify`: says which games are whole, and how much of the others is still good."""

from argparse import Namespace
from collections import Counter
from pathlib import Path

from cartographers.cli.common.parser import Parser
from cartographers.cli.common.server_options import add_database, settings_from
from cartographers.server.storage.backup import missing_keys
from cartographers.server.storage.checkpoint_check import Fit
from cartographers.server.storage.verifying import verify
from cartographers.words.book import Words

EXAMPLES = (
    "cartographers verify",
    "cartographers verify /backups/monday",
    "cartographers verify ./keys --database postgresql://name@host/database",
)
_DAMAGED = 1


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-verify", EXAMPLES)
    parser.add_argument(
        "folder", type=Path, nargs="?", metavar="FOLDER", help=parser.says("help-verify.folder")
    )
    add_database(parser)


def run(args: Namespace, text: Words) -> int:
    """Check every game; 1 if one of them is damaged."""
    whole = damaged = 0
    checkpoints: Counter[Fit] = Counter()
    settings = settings_from(args)
    # A folder that is named is perhaps a backup: the settings say nothing about it.
    database = settings.database if "database" in args or args.folder is None else ""
    for checked in verify(args.folder or settings.data, database):
        checkpoints[checked.checkpoint] += 1
        if checked.wrong is None:
            whole += 1
            continue
        damaged += 1
        print(text("verify-game", game=checked.game, wrong=text.problem(checked.wrong)))
        print("  " + text("verify-good", good=checked.good, events=checked.events))
    print(text("verify-sum", whole=whole, damaged=damaged))
    fitting, unused = checkpoints[Fit.FITS], checkpoints[Fit.UNUSED]
    if fitting or unused:
        print(text("verify-checkpoints", fitting=fitting, unused=unused))
    if missing := missing_keys(args.folder or settings.data):
        print(text("verify-no-key", files=", ".join(missing)))
    return _DAMAGED if damaged else 0
