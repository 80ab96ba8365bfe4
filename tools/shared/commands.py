"""Commands that are found by walking a folder: each file in it is one.

Only the one that is named is imported, so that it needs nothing but what it uses itself. What several
commands share lies in folders beside them.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType


class Commands:
    """The commands of a package, by their names: ``sim_twins.py`` is called ``sim-twins``."""

    def __init__(self, program: str, package: str, folder: Path) -> None:
        self._program, self._package = program, package
        modules = (path for path in folder.glob("*.py") if not path.stem.startswith("__"))
        self._files = {path.stem.replace("_", "-"): path for path in sorted(modules)}

    def __iter__(self) -> Iterator[str]:
        """The names of all commands."""
        return iter(self._files)

    def load(self, name: str) -> ModuleType | None:
        """The module of a command; none if there is no such command."""
        path = self._files.get(name)
        return import_module(f"{self._package}.{path.stem}") if path else None

    def listing(self) -> str:
        """All commands and the first line of what each says of itself."""
        width = max(map(len, self._files))
        lines = [f"  {name:{width}}  {_first_line(path)}" for name, path in self._files.items()]
        return "\n".join([f"{self._program} COMMAND, one of:", *lines])

    def run(self, words: Sequence[str]) -> int:
        """Run the command that the first word names with the other words; the exit status."""
        command = self.load(words[0]) if words else None
        if command is None:
            print(self.listing(), file=sys.stderr)
            return 2
        status: int = command.main(list(words[1:]))
        return status


def _first_line(path: Path) -> str:
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].partition(": ``")[0].rstrip(".")
