"""Output in encodings that lack some characters, as where Windows writes into a file or a pipe."""

import codecs
import sys
from io import TextIOWrapper

#: What stands for characters that an encoding may lack; a question mark for all others.
_PLAIN = {"★": "*", "\N{MINUS SIGN}": "-", "–": "-", "—": "-", "×": "x", "→": "->", "…": "...", "’": "'"}
_PLAIN |= dict.fromkeys("“”„«»", '"')


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_PLAIN.get(character, "?") for character in lacking), error.end


codecs.register_error("cartographers", _replaced)


def never_fail_to_encode() -> None:
    """Let both outputs write something for every character."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="cartographers")
