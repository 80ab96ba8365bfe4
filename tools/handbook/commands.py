"""The commands from their own help."""

import contextlib
import io
import os

from cartographers.cli import COMMANDS, main


def command_pages() -> dict[str, str]:
    """One page with the help of every command."""
    described = (f"## {name}\n\n```text\n{printed(name, '--help').rstrip()}\n```\n" for name in COMMANDS)
    return {"reference/commands.md": "# Every command and its options\n\n" + "\n".join(described)}


def printed(*words: str) -> str:
    """What a command prints."""
    # As wide as a page of the site.
    os.environ |= {"COLUMNS": "90", "LANGUAGE": "en"}
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        main(words)
    return said.getvalue()
