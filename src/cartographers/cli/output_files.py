"""How commands write files: whole or not at all, and never over another."""

from contextlib import suppress
from pathlib import Path

from cartographers.cli.errors import CommandError


def must_be_new(path: Path) -> None:
    """Refuse to write over what is there."""
    try:
        is_there = path.exists() or path.is_symlink()
    except (OSError, ValueError) as why:
        raise _cannot(path, why) from None
    if is_there:
        raise CommandError(f"{path} is there already and is not written over")


def write_new(path: Path, text: str) -> None:
    """Write a new file: first under another name, so that nobody ever sees a part of it."""
    must_be_new(path)
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as why:
        with suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise _cannot(path, why) from None


def _cannot(path: Path, why: OSError | ValueError) -> CommandError:
    reason = why.strerror if isinstance(why, OSError) else str(why)
    return CommandError(f"{str(path)!r} cannot be written: {reason}")
