"""How commands write files: whole or not at all, and never over another."""

from os import replace
from pathlib import Path
from tempfile import NamedTemporaryFile

from cartographers.cli.mistake import Mistake


def must_be_new(path: Path) -> None:
    """Refuse to write over what is there."""
    if path.exists() or path.is_symlink():
        raise Mistake(f"{path} is there already and is not written over")


def write_new(path: Path, text: str) -> None:
    """Write a new file: first under another name, so that nobody ever sees a part of it."""
    must_be_new(path)
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".", delete=False) as file:
            file.write(text)
        replace(file.name, path)
    except OSError as why:
        raise Mistake(f"{path} cannot be written: {why.strerror or why}") from None
