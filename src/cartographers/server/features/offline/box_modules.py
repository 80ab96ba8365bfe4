"""The files of boxes from other packages, for the worker that runs the engine in a browser."""

import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from cartographers.boxes.installed import GROUP

#: What a box may need besides the standard library.
_THERE = {"cartographers"}
_COMPILED = (".so", ".pyd")


def files_of_boxes() -> dict[str, bytes]:
    """By their names in the archive. A box that needs more than ours, or is compiled, is left out."""
    files: dict[str, bytes] = {}
    for entry in entry_points(group=GROUP):
        if _needs_nothing_else(entry):
            files |= _modules(entry) | _description(entry)
    return files


def _needs_nothing_else(entry: EntryPoint) -> bool:
    needed = entry.dist.requires or [] if entry.dist else []
    names = {match[0].lower() for one in needed if (match := re.match(r"[\w.-]+", one))}
    return names <= _THERE and not any(name.endswith(_COMPILED) for name in _paths(entry))


def _modules(entry: EntryPoint) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in _paths(entry).items()}


def _paths(entry: EntryPoint) -> dict[str, Path]:
    top = import_module(entry.module.partition(".")[0])
    file = Path(str(top.__file__))
    if not hasattr(top, "__path__"):
        return {file.name: file}
    folder = file.parent
    inside = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder.parent).as_posix(): path for path in inside}


def _description(entry: EntryPoint) -> dict[str, bytes]:
    """What says there that the package is installed and has a box."""
    name = entry.dist.name if entry.dist else entry.name
    folder = f"{re.sub(r'[-_.]+', '_', name)}-0.dist-info"
    return {
        f"{folder}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n".encode(),
        f"{folder}/entry_points.txt": f"[{GROUP}]\n{entry.name} = {entry.value}\n".encode(),
    }
