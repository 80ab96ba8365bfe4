"""Writing files: completely or not at all, and never over an existing file."""

from contextlib import suppress
from pathlib import Path

from cartographers.cli.common.errors import CommandError, cannot_write


def must_be_new(path: Path) -> None:
    """Raise an error if the file exists."""
    try:
        exists = path.exists() or path.is_symlink()
    except (OSError, ValueError) as error:
        raise cannot_write(str(path), error) from None
    if exists:
        sentence = "{file} is there already and is not written over"
        raise CommandError("file-there", sentence, file=str(path))


def write_new(path: Path, content: str | bytes) -> None:
    """Write a new file, first under another name, so that no reader sees an incomplete file."""
    must_be_new(path)
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(content.encode() if isinstance(content, str) else content)
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise cannot_write(str(path), error) from None
