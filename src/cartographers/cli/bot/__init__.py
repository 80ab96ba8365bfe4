"""`cartographers bot`: connects a program to a bot account on a server."""

import os
import sys
from argparse import Namespace

from cartographers.cli.bot.bridge import Bridge
from cartographers.cli.bot.connection import Server
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import read_all
from cartographers.cli.common.parser import Parser
from cartographers.programs.program import read_program
from cartographers.words.book import Words

#: The variable of the environment with the token.
TOKEN = "CARTOGRAPHERS_TOKEN"
#: A server on this machine, as `cartographers serve` starts it.
SERVER = "http://localhost:8000"
EXAMPLES = (
    f"{TOKEN}=… cartographers bot ./mybot --server https://maps.example",
    'cartographers bot "python3 mybot.py" --server http://localhost:8080 --token-file token.txt',
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-bot", EXAMPLES, variable=TOKEN)
    parser.add_argument("program", metavar="PROGRAM", help=parser.says("help-conform.program"))
    parser.add_argument(
        "--server", default=SERVER, metavar="URL", help=parser.says("help-bot.server", default=SERVER)
    )
    parser.add_argument("--token-file", metavar="FILE", help=parser.says("help-bot.token", variable=TOKEN))


def run(args: Namespace, text: Words) -> int:
    """Play until Ctrl-C."""
    program = read_program(args.program)
    token = read_all(args.token_file).strip() if args.token_file else os.environ.get(TOKEN, "").strip()
    if not token:
        sentence = "the token of the bot account is missing: put it into {variable} or name a --token-file"
        raise CommandError("bot-no-token", sentence, variable=TOKEN)
    bridge = Bridge(
        Server(args.server, token),
        program,
        lambda key, **values: print(text(key, **values), file=sys.stderr, flush=True),
        text.problem,
    )
    bridge.run()
    return 0
