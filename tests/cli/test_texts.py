"""The texts of the terminal: none is missing, none is unused."""

from pathlib import Path
from re import findall, fullmatch, sub

import cartographers.cli
from words.sources import keys_in

ROOT = Path(cartographers.cli.__file__).parents[1]
#: The commands, the sentences that they share with the page, and the server where it writes records.
PATHS = (
    *(ROOT / "cli").rglob("*.py"),
    *(ROOT / "commands").rglob("*.py"),
    ROOT / "server" / "games" / "records.py",
)
SOURCE = "\n".join(path.read_text() for path in PATHS)
TEXTS = keys_in("en", "game.ftl", "terminal.ftl")
OURS = (
    *("play-", "news-", "asked-", "replay-", "part-", "analyse-", "simulate-", "perft-", "serve-"),
    *("help-", "usage-", "progress-", "record-"),
)
#: What only other texts refer to.
REFERRED = {"help-signs"}
#: Keys that are put together in the code, as expressions: ``f"help-{each}.short"``.
PUT_TOGETHER = [
    sub(r"\{[^}]*\}", "[a-z0-9.-]*", key.replace(".", r"\."))
    for key in findall(r'f"([a-z.-]+\{[^"]*)"', SOURCE)
    if key.startswith(OURS)
]


def test_every_text_the_commands_name_is_there() -> None:
    named = {key for key in findall(r'"([a-z0-9.-]+)"', SOURCE) if key.startswith(OURS)}
    codes = {key.removeprefix("error-") for key in keys_in("en", "errors.ftl")}
    assert named - set(TEXTS) - codes == set()


def test_no_text_is_left_over() -> None:
    ours = [key for key in TEXTS if key.startswith(OURS)]
    named_in_code = set(findall(r"""["']([a-z0-9.-]+)["']""", SOURCE))
    named = (key in named_in_code or any(fullmatch(made, key) for made in PUT_TOGETHER) for key in ours)
    assert {key for key, is_named in zip(ours, named, strict=True) if not is_named} == REFERRED
