"""The texts of commands: none is missing, none is unused."""

from pathlib import Path
from re import findall

import cartographers.commands
from cartographers.commands.vocabulary import COMMANDS, TERMINAL
from words.sources import keys_in

ROOT = Path(cartographers.commands.__file__).parents[1]
FOLDERS = (
    ROOT / "commands",
    ROOT / "cli" / "play",
    ROOT / "server" / "features" / "play",
    ROOT / "server" / "show",
)
SOURCE = "\n".join(path.read_text() for folder in FOLDERS for path in folder.rglob("*.py"))


def test_every_text_is_used_and_none_is_missing() -> None:
    named = {key.partition("{")[0] for key in findall(r'"(told-[a-z-]+(?:\{[a-z]+\})?)"', SOURCE)}
    texts = {key.partition(".")[0] for key in keys_in("en", "commands.ftl")}
    assert {key for key in texts if key.startswith("told-")} == named
    assert texts - named == {f"command-{command}" for command in (*COMMANDS, *TERMINAL)}
