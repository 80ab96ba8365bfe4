"""`cartographers site`: the game as a folder of files for any static host."""

from argparse import Namespace
from pathlib import Path

from cartographers.cli.common.parser import Parser
from cartographers.cli.common.server_options import needing_server
from cartographers.server.settings import Settings
from cartographers.words.book import Words

EXAMPLES = ("cartographers site ./public", "python -m http.server --directory ./public")


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-site", EXAMPLES)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=parser.says("help-site.folder"))
    parser.add_argument("--server", default="", metavar="URL", help=parser.says("help-site.server"))


def run(args: Namespace, text: Words) -> int:
    """Write the folder."""
    with needing_server():
        from cartographers.server.in_browser.site import write_site
    write_site(Settings().client, args.folder, args.server)
    print(text("site-made", folder=str(args.folder)))
    return 0
