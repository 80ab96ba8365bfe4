"""The options of commands about a server, its settings from them and elsewhere, and what it needs."""

import os
from argparse import SUPPRESS, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path

from cartographers.cli.common.errors import CommandError, cannot_read
from cartographers.cli.common.parser import Parser
from cartographers.server.running.setting_sources import FILE_VARIABLE, with_environment, with_file
from cartographers.server.settings import Settings


def add_places(parser: Parser) -> None:
    """Add the options that say where the games and keys are."""
    data = parser.says("help-serve.data")
    parser.add_argument("--data", type=Path, metavar="FOLDER", default=SUPPRESS, help=data)
    add_database(parser)


def add_database(parser: Parser) -> None:
    """Add the options that say where the games are if not in a folder."""
    says = parser.says
    parser.add_argument("--database", metavar="ADDRESS", default=SUPPRESS, help=says("help-serve.database"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=says("help-serve.settings"))


def settings_from(args: Namespace) -> Settings:
    """The settings; an option that is called as a setting takes the place of what stands elsewhere."""
    settings = Settings()
    file = args.settings or os.environ.get(FILE_VARIABLE)
    if file:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise cannot_read(str(file), error) from None
        settings = with_file(settings, text, str(file))
    settings = with_environment(settings, os.environ)
    names = {setting.name for setting in fields(Settings)}
    return replace(settings, **{name: value for name, value in vars(args).items() if name in names})


@contextmanager
def needing_server() -> Iterator[None]:
    """Raises a sentence that says what to install where a package of the server is imported and missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        sentence = (
            "the server needs the package {package!r}: install it with pip install 'cartographers[server]'"
        )
        raise CommandError("needs-server", sentence, package=str(missing.name)) from None
