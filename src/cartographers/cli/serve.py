"""`cartographers serve`: the game in the browser, for this machine or for the local network."""

import argparse
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Any

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.parser import whole_number

EXAMPLES = """examples:
  cartographers serve --open             play on this machine
  cartographers serve --lan              let others in the same network join
  cartographers serve --data ./games     keep the games in another folder
"""
_HIGHEST_PORT = 65535


def describe(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.description = "Serve the game to browsers until Ctrl-C; games are kept and go on next time."
    parser.epilog = EXAMPLES
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (%(default)s)")
    parser.add_argument("--port", type=whole_number(0, "a port"), default=8000, help="the port (%(default)s)")
    parser.add_argument("--data", type=Path, help="the folder with the games (in the user's data folder)")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--lan", action="store_true", help="let everyone in the network in")
    parser.add_argument(
        "--grace",
        type=_seconds,
        default=90.0,
        metavar="S",
        help="seconds until a bot plays for a player who has disconnected (%(default)g)",
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="trust the forwarding headers of this address"
    )


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = -1
    if not 0 <= seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"a grace period is a number of seconds from 0 on, not {word!r}")
    return seconds


def run(args: Any) -> int:
    """Serve until interrupted."""
    try:
        from cartographers.server.running import CannotServe, data_folder, serve
        from cartographers.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise CommandError(
            f"the server needs the package {missing.name!r}: "
            "install it with pip install 'cartographers[server]'"
        ) from None
    if args.port > _HIGHEST_PORT:
        raise CommandError(f"a port is at most {_HIGHEST_PORT}, not {args.port}")
    settings = Settings(data=args.data or data_folder(), grace_period=args.grace)

    def on_ready(addresses: list[str]) -> None:
        print(f"The game is at   {addresses[0]}")
        for address in addresses[1:]:
            print(f"In your network  {address}")
        print(f"Games are kept in {settings.data}. Press Ctrl-C to stop.", flush=True)
        if args.open:
            Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    try:
        serve(settings, "0.0.0.0" if args.lan else args.host, args.port, on_ready, args.proxy)
    except CannotServe as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        pass  # uvicorn has closed everything and passes the interrupt on
    return 0
