"""The texts of the terminal: none is missing, none is unused."""

from pathlib import Path
from re import findall

import cartographers.cli
from words.sources import keys_in

SOURCE = "\n".join(path.read_text() for path in Path(cartographers.cli.__file__).parent.rglob("*.py"))
TEXTS = keys_in("en", "game.ftl", "terminal.ftl")
OURS = ("play-", "news-", "asked-", "replay-", "part-", "analyse-")
#: What stands in the code where a key is put together, up to the part that varies.
PUT_TOGETHER = tuple(begun for begun in findall(r'"([a-z-]+)\{', SOURCE) if begun.startswith(OURS))


def test_every_text_the_commands_name_is_there() -> None:
    named = {key for key in findall(r'"([a-z0-9.-]+)"', SOURCE) if key.startswith(OURS)}
    assert {key for key in named if key not in TEXTS} == set()


def test_no_text_is_left_over() -> None:
    spoken = (f'"{key}"' in SOURCE or key.startswith(PUT_TOGETHER) for key in TEXTS)
    assert [
        key for key, is_spoken in zip(TEXTS, spoken, strict=True) if key.startswith(OURS) and not is_spoken
    ] == []
