"""Write the table of characters that look the same: ``python -m tools confusables confusables.txt``.

The file is that of Unicode's security mechanisms (https://www.unicode.org/Public/security/latest/). What
normalising a text to NFKD brings together already is left out, which is more than half of it.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

TABLE = Path("src/cartographers/server/names/confusables.txt")
_NOTICE = (
    "# Characters that look the same: the one that stands for them, a tab, the others.",
    "# Written by tools/confusables.py from confusables.txt of Unicode {version} (UTS 39).",
    "# © Unicode, Inc., under the Unicode License v3: https://www.unicode.org/license.txt",
)


def main(arguments: list[str]) -> int:
    """Read Unicode's file and write ours."""
    source = Path(arguments[0]).read_text(encoding="utf-8-sig")
    version = next(line for line in source.splitlines() if "Version:" in line).split()[-1]
    TABLE.write_text(written(dict(_pairs(source)), version), encoding="utf-8")
    return 0


def _pairs(source: str) -> Iterator[tuple[str, str]]:
    for line in source.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) == 3:
            char, prototype = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
            yield char, prototype


def written(prototypes: dict[str, str], version: str) -> str:
    """The table as text."""
    groups = defaultdict(set)
    for char in prototypes:
        prototype = _followed(prototypes, char)
        if normalize("NFKD", char) == char != prototype and not char.isspace():
            groups[prototype].add(char)
    lines = [f"{prototype}\t{''.join(sorted(chars))}" for prototype, chars in sorted(groups.items())]
    return "\n".join((*(line.format(version=version) for line in _NOTICE), *lines, ""))


def _followed(prototypes: dict[str, str], char: str) -> str:
    """What stands for a character once normalising changes nothing more."""
    shown = ""
    while shown != char:
        shown, char = char, "".join(prototypes.get(one, one) for one in normalize("NFKD", char))
    return char
