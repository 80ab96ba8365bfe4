"""The table of all settings in docs/hosting.md, made from the code: ``python -m house.settings_table``.

The meaning of a setting is the comment above it (``#:``), as tools that make documentation read it.
"""

import re
import sys
from pathlib import Path
from typing import Any

from cartographers.cli.common.parser import Parser
from cartographers.cli.serve import describe
from cartographers.server import settings
from cartographers.server.running.setting_sources import choices
from cartographers.server.running.setting_values import Kind, default_of, kind_of
from cartographers.words.book import words

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
BEGIN, END = "<!-- settings: made by `make settings` -->", "<!-- end of settings -->"
#: From here on a number is written with underscores, as TOML and Python read it too.
LONG = 10_000
COMMENT = re.compile(r"((?:^ +#: .*\n)+) +(\w+): ", re.MULTILINE)


def meanings() -> dict[str, str]:
    """What each setting means, by its name; those of connections begin with their table."""
    source = Path(settings.__file__).read_text(encoding="utf-8")
    limits, _, others = source.partition("\nclass Settings")
    of_limits = {f"connections.{name}": comment for comment, name in COMMENT.findall(limits)}
    told = of_limits | {name: comment for comment, name in COMMENT.findall(others)}
    return {name: " ".join(re.sub(r" *#: ", " ", comment).split()) for name, comment in told.items()}


def options() -> dict[str, str]:
    """The options of `cartographers serve` by the names of the settings they choose."""
    parser = Parser(words())
    describe(parser)
    return {action.dest: action.option_strings[-1] for action in parser._actions if action.option_strings}


def shown(setting: Any) -> str:
    """The default of a setting as it would be written in a file."""
    usual = default_of(setting)
    if kind_of(setting) is Kind.FOLDER:
        return "in the user's data folder"
    if isinstance(usual, tuple):
        return f"`[{', '.join(_written(part) for part in usual)}]`"
    return f"`{_written(usual)}`"


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    whole = int(value) if value == int(value) else value
    return f"{whole:_}" if whole >= LONG else str(whole)


def table() -> str:
    """All settings, in the order of the code."""
    told, given = meanings(), options()
    lines = ["| setting, option | default | meaning |", "|---|---|---|"]
    for name, setting in choices().items():
        option = f", `{given[name]}`" if name in given else ""
        meaning = told[name].replace("``", "`").replace("|", "\\|")
        lines.append(f"| `{name}`{option} | {shown(setting)} | {meaning} |")
    return "\n".join(lines)


def with_table(page: str) -> str:
    """A page with the table of now in the place of the one it has."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin and end, f"{PAGE} has no place for the table"
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main() -> int:
    """Write the page."""
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
