"""Files that only the server's own user may read: keys and the database."""

import os
import sys
from pathlib import Path

#: What the owner may do with such a file, and with the folder of it.
_FILE_MODE, _FOLDER_MODE = 0o600, 0o700
_OTHERS = 0o077


def make_folder(folder: Path) -> None:
    """Create a folder that nobody else can look into; one that is there already stays as it is."""
    folder.mkdir(mode=_FOLDER_MODE, parents=True, exist_ok=True)


def make_private(path: Path) -> None:
    """Create an empty file if there is none, and take away what others may do with one that is there."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, _FILE_MODE))
    if sys.platform != "win32" and path.stat().st_mode & _OTHERS:
        path.chmod(_FILE_MODE)


def write_secret(path: Path, content: bytes) -> None:
    """Write a file that is there as a whole or not at all, also after a power cut."""
    temporary = path.with_name(f"{path.name}.new")
    temporary.unlink(missing_ok=True)
    file = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FILE_MODE)
    with os.fdopen(file, "wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    temporary.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Write the names of a folder's files to disk."""
    if sys.platform == "win32":
        return  # a folder cannot be opened there
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
