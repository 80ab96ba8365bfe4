"""`cartographers serve`: the game in the browser, for this machine or for the local network."""

import gc
import sys
import webbrowser
from argparse import SUPPRESS, Namespace
from contextlib import suppress
from re import fullmatch
from threading import Thread
from typing import Any

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.parser import Parser, whole_number
from cartographers.cli.common.server_options import add_places, needing_server, settings_from
from cartographers.server.running.setting_values import check_forms
from cartographers.server.settings import Settings, without_password
from cartographers.words.book import Words

EXAMPLES = (
    "cartographers serve --open",
    "cartographers serve --lan",
    "cartographers serve --data ./games",
    "CARTOGRAPHERS_DATA=./games cartographers serve",
)
_ALL_INTERFACES = "0.0.0.0"


def describe(parser: Parser) -> None:
    """The options of the command; each that is a setting as well has its name as ``dest``."""
    says, usual = parser.says, Settings()
    parser.describe("help-serve", EXAMPLES)

    def add_setting(option: str, name: str, **options: Any) -> None:
        parser.add_argument(option, dest=name, default=SUPPRESS, **options)

    add_setting("--host", "host", metavar="ADDRESS", help=says("help-serve.host", default=usual.host))
    port = whole_number(0, "port")
    add_setting(
        "--port", "port", type=port, metavar="PORT", help=says("help-serve.port", default=str(usual.port))
    )
    add_places(parser)
    add_setting("--peer", "peer", metavar="HOST", help=says("help-serve.peer"))
    parser.add_argument("--open", action="store_true", help=says("help-serve.open"))
    parser.add_argument("--lan", action="store_true", help=says("help-serve.lan"))
    add_setting("--name", "host_names", action="append", metavar="NAME", help=says("help-serve.name"))
    add_setting("--path", "path", metavar="PATH", help=says("help-serve.path"))
    add_setting("--proxy", "proxies", metavar="ADDRESS", help=says("help-serve.proxy"))
    add_setting("--metrics", "metrics_readers", metavar="ADDRESS", help=says("help-serve.metrics"))
    add_setting("--log-json", "json_log", action="store_true", help=says("help-serve.log-json"))
    add_setting(
        "--contact", "push_contact", type=contact_address, metavar="EMAIL", help=says("help-serve.contact")
    )


def contact_address(given: str) -> str:
    """Where push services may write to; some of them deliver nothing without a real address."""
    if not fullmatch(r"[^@\s:]+@[^@\s]+\.[^@\s]+", given):
        sentence = "an e-mail address was expected, like host@example.org, not {given!r}"
        raise CommandError("serve-contact", sentence, given=given)
    return f"mailto:{given}"


def run(args: Namespace, text: Words) -> int:
    """Serve until interrupted."""
    # A shorter start: FastAPI would import all of the first pydantic only to see that nothing here is made
    # with it, and while modules are loaded there is no garbage to collect.
    sys.modules.setdefault("pydantic.v1", None)  # type: ignore[arg-type]
    gc.disable()
    with needing_server():
        from cartographers.server.features.invitations.qr_code import qr_for_terminal
        from cartographers.server.running.process import serve
    gc.enable()
    settings = _settings(args)

    def on_ready(addresses: list[str]) -> None:
        print(text("serve-here", address=addresses[0]))
        for address in addresses[1:]:
            print(text("serve-network", address=address))
            if sys.stdout.isatty():
                print(qr_for_terminal(address))
        if settings.database:
            print(text("serve-kept-database", address=without_password(settings.database)), flush=True)
        else:
            print(text("serve-kept", folder=str(settings.data)), flush=True)
        if args.open:
            Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    # On an interrupt uvicorn has closed everything, and passes it on.
    with suppress(KeyboardInterrupt):
        serve(settings, on_ready)
    return 0


def _settings(args: Namespace) -> Settings:
    """The settings from all sources."""
    if args.lan:
        args.host = _ALL_INTERFACES
    if "host_names" in args:
        args.host_names = tuple(args.host_names)
    settings = settings_from(args)
    check_forms(settings)
    return settings
