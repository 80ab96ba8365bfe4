"""Whole solo games by what is said alone: ``python tests/long by-ear``, or ``by-ear field``.

Whoever plays here knows only what a blind person is told, and chooses by it: ``field`` types commands into
the field of the table, ``orca`` presses keys and hears a real screen reader, ``terminal`` types into
``cartographers play --plain``. Each goes from the start to the final stars and prints what was pressed or
typed and what was said; at the end, how much of it there was. Needs the built client; ``orca`` also the
programs of ``tests/long/shared/screen_reader.py``.
"""

import tempfile
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from long.shared import ear_field, ear_orca, ear_terminal
from long.shared.ear_log import EarLog

#: A deal with shapes to choose from, ruins and an ambush in spring.
DEAL = 4
WAYS: dict[str, Callable[[Path, int, EarLog], None]] = {
    "field": ear_field.play,
    "orca": ear_orca.play,
    "terminal": ear_terminal.play,
}


def main(words: list[str]) -> int:
    """Play in the ways that are named, or in all; the exit status."""
    parser = ArgumentParser(prog="python tests/long by-ear", description=__doc__)
    parser.add_argument("ways", nargs="*", metavar="WAY", help=", ".join(WAYS))
    parser.add_argument("--deal", type=int, default=DEAL)
    wish = parser.parse_args(words)
    wrong = False
    for way in wish.ways or WAYS:
        log = EarLog()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            try:
                WAYS[way](Path(folder), wish.deal, log)
            except AssertionError as error:
                wrong = True
                print(f"{way}: WRONG: {error}")
        print(f"{way}: {log.summary()}")
    return 1 if wrong else 0
