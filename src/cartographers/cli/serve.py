"""`cartographers serve`: the game in the browser, for this machine or for the local network."""

import gc
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from re import fullmatch
from threading import Thread
from typing import Any

from cartographers.cli.common.errors import CommandError, cannot_read
from cartographers.cli.common.parser import Parser, whole_number
from cartographers.words.book import Words

EXAMPLES = (
    "cartographers serve --open",
    "cartographers serve --lan",
    "cartographers serve --data ./games",
)
_HIGHEST_PORT = 65535
_HOST, _PORT = "127.0.0.1", 8000


def describe(parser: Parser) -> None:
    """The options of the command."""
    says = parser.says
    parser.describe("help-serve", EXAMPLES)
    parser.add_argument("--host", default=_HOST, help=says("help-serve.host", default=_HOST))
    port = whole_number(0, "port")
    parser.add_argument("--port", type=port, default=_PORT, help=says("help-serve.port", default=str(_PORT)))
    parser.add_argument("--data", type=Path, help=says("help-serve.data"))
    parser.add_argument("--database", default="", metavar="ADDRESS", help=says("help-serve.database"))
    parser.add_argument("--peer", default="", metavar="HOST", help=says("help-serve.peer"))
    parser.add_argument("--open", action="store_true", help=says("help-serve.open"))
    parser.add_argument("--lan", action="store_true", help=says("help-serve.lan"))
    parser.add_argument("--name", action="append", default=[], help=says("help-serve.name"))
    parser.add_argument("--proxy", default="", metavar="ADDRESS", help=says("help-serve.proxy"))
    parser.add_argument("--metrics", default="", metavar="ADDRESS", help=says("help-serve.metrics"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=says("help-serve.settings"))
    parser.add_argument("--log-json", action="store_true", help=says("help-serve.log-json"))
    parser.add_argument("--contact", metavar="EMAIL", help=says("help-serve.contact"))


def contact_address(given: str) -> str:
    """Where push services may write to; some of them deliver nothing without a real address."""
    if not fullmatch(r"[^@\s:]+@[^@\s]+\.[^@\s]+", given):
        sentence = "an e-mail address was expected, like host@example.org, not {given!r}"
        raise CommandError("serve-contact", sentence, given=given)
    return f"mailto:{given}"


def _from_file(file: Path, settings: Any) -> Any:
    """Settings with those of a file in their place."""
    from cartographers.server.settings_file import read_settings

    try:
        return read_settings(file.read_text(encoding="utf-8"), settings)
    except (OSError, UnicodeDecodeError) as error:
        raise cannot_read(str(file), error) from None


def peer_host(given: str, database: str) -> str:
    """The host by which other servers of the same database reach this one."""
    if not database or not fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,30}[A-Za-z0-9])?", given):
        sentence = "a host name was expected, like server-1, and --database with it, not {given!r}"
        raise CommandError("serve-peer", sentence, given=given)
    return given


def run(args: Any, text: Words) -> int:
    """Serve until interrupted."""
    # A shorter start: FastAPI would import all of the first pydantic only to see that nothing here is made
    # with it, and while modules are loaded there is no garbage to collect.
    sys.modules.setdefault("pydantic.v1", None)  # type: ignore[arg-type]
    gc.disable()
    try:
        from cartographers.server.auth.networks import Networks
        from cartographers.server.data_folder import data_folder
        from cartographers.server.qr_code import qr_for_terminal
        from cartographers.server.running import serve
        from cartographers.server.settings import Settings, without_password
    except ModuleNotFoundError as missing:
        sentence = (
            "the server needs the package {package!r}: install it with pip install 'cartographers[server]'"
        )
        raise CommandError("needs-server", sentence, package=str(missing.name)) from None
    gc.enable()
    if args.port > _HIGHEST_PORT:
        sentence = "a port is at most {most}, not {port}"
        raise CommandError("serve-port", sentence, most=str(_HIGHEST_PORT), port=str(args.port))
    settings = Settings(data=args.data or data_folder(), database=args.database)
    if args.settings is not None:
        settings = _from_file(args.settings, settings)
    settings = replace(
        settings,
        host_names=(*settings.host_names, *args.name),
        metrics_readers=args.metrics or settings.metrics_readers,
        json_log=args.log_json or settings.json_log,
    )
    if args.peer or settings.peer:
        settings = replace(settings, peer=peer_host(args.peer or settings.peer, args.database))
    if args.contact is not None:
        settings = replace(settings, push_contact=contact_address(args.contact))

    proxies = Networks(args.proxy)

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
        serve(settings, ("0.0.0.0" if args.lan else args.host, args.port), on_ready, proxies)
    return 0
