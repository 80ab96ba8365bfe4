"""The client's code without comments and styles, and what stands in quotes in it."""

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")


def code(path: Path) -> str:
    """A file without what is only said about it or how it looks."""
    return COMMENT.sub("", STYLE.sub("", path.read_text(encoding="utf-8")))


#: All code by its name; protocol.ts is made from the server's own description and only names types.
CODE = {
    path.relative_to(SOURCES).as_posix(): code(path)
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".ts", ".svelte") and path.name != "protocol.ts"
}


def literals(text: str) -> Iterator[str]:
    """Everything in quotes."""
    for found in LITERAL.finditer(text):
        yield next(group for group in found.groups() if group is not None)
