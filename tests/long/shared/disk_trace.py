"""What a process did to some files, and what a disk may hold of it after a power cut.

Calls are recorded by ``strace``: there is no other library between the store and the system, no privileges
are needed, and the order of writes, syncs and acknowledgements is the real one. A disk keeps what was written
before the last sync of a file; of what was written after it, any part, and of each write any sectors.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

SECTOR = 512
#: Stands in place of the name of a file for the folder itself.
FOLDER = "."
_CALLS = "pwrite64,write,fsync,fdatasync,ftruncate,unlink,unlinkat"
#: A call with its process: the name, the arguments and, if it is whole, what it returned.
_LINE = re.compile(r"^(\d+) +(?:<\.\.\. )?(\w+)(?: resumed>)?\(?(.*)$")
_FILE = re.compile(r"^\d+<([^>]*)>")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_UNLINKED = re.compile(r'"((?:\\x[0-9a-f]{2})+)"')


class Call(NamedTuple):
    """A write, a sync, a change of length or a removal of a file."""

    kind: str
    path: str
    data: bytes = b""
    #: Where it was written, or the new length.
    at: int = 0


def is_possible() -> bool:
    """Can calls be traced on this machine?"""
    return (
        shutil.which("strace") is not None
        and not subprocess.run(
            ["strace", "-o", "/dev/null", "true"], capture_output=True, check=False
        ).returncode
    )


def traced(command: list[str], trace: Path) -> list[Call]:
    """Run a command and read what it did to files."""
    options = ["-f", "-y", "-xx", "-s", "70000", "-e", f"trace={_CALLS}", "-o", str(trace)]
    subprocess.run(["strace", *options, *command], check=True)
    return list(_calls(trace))


def _calls(trace: Path) -> Iterator[Call]:
    begun: dict[str, str] = {}
    with trace.open() as lines:
        for line in lines:
            if line.endswith("<unfinished ...>\n"):
                begun[line.split()[0]] = line.removesuffix("<unfinished ...>\n")
                continue
            if " resumed>" in line:
                line = begun.pop(line.split()[0]) + line.partition(" resumed>")[2]
            found = _LINE.match(line)
            if found and " = -1 " not in line[-60:]:
                call = _call(found[2], found[3])
                if call:
                    yield call


def _call(name: str, arguments: str) -> Call | None:
    if name in ("unlink", "unlinkat"):
        removed = _UNLINKED.search(arguments)
        return Call("unlink", _bytes(removed[1]).decode()) if removed else None
    file = _FILE.match(arguments)
    if not file:
        return None
    path, rest = file[1], arguments
    if re.fullmatch(r"(\\x[0-9a-f]{2})+", path):
        path = _bytes(path).decode()
    if name in ("fsync", "fdatasync"):
        return Call("sync", path)
    if name == "ftruncate":
        return Call("length", path, at=int(rest.rpartition(", ")[2].split(")")[0]))
    text = _TEXT.search(rest)
    data = _bytes(text[1]) if text else b""
    at = int(rest.rpartition(", ")[2].split(")")[0]) if name == "pwrite64" else -1
    return Call("write", path, data, at)


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


class Disk:
    """The files of a folder: what is certainly on the disk, and the calls that may or may not be."""

    def __init__(self) -> None:
        self._safe: dict[str, bytearray] = {}
        self._pending: dict[str, list[Call]] = {}

    def do(self, call: Call) -> None:
        """A call was made. That a file was removed is on the disk once its folder is synced."""
        if call.kind == "sync" and call.path == FOLDER:
            for path, calls in self._pending.items():
                if any(one.kind == "unlink" for one in calls):
                    self._safe.pop(path, None)
                    calls.clear()
        elif call.kind == "sync":
            for earlier in self._pending.pop(call.path, []):
                _apply(self._safe, earlier)
        else:
            self._pending.setdefault(call.path, []).append(call)

    def after_power_cut(self, toss: Random) -> dict[str, bytes]:
        """The files as one of the many disks would have them that the power cut may leave."""
        files = {path: bytearray(data) for path, data in self._safe.items()}
        for calls in self._pending.values():
            for call in _survivors(calls, toss):
                _apply(files, call)
        return {path: bytes(data) for path, data in files.items()}


def _survivors(calls: list[Call], toss: Random) -> Iterator[Call]:
    """Some of the calls: none, the first ones, or any; and of the last one perhaps only some sectors."""
    match toss.randrange(4):
        case 0:
            return
        case 1:
            yield from calls[: toss.randrange(len(calls) + 1)]
        case 2:
            yield from (call for call in calls if toss.random() < 0.5)
        case _:
            for call in calls:
                yield from _sectors(call, toss) if call.kind == "write" else [call]


def _sectors(call: Call, toss: Random) -> Iterator[Call]:
    """The parts of a write that lie in different sectors, each of which may be lost."""
    start = call.at
    while start < call.at + len(call.data):
        end = min((start // SECTOR + 1) * SECTOR, call.at + len(call.data))
        if toss.random() < 0.7:
            yield Call("write", call.path, call.data[start - call.at : end - call.at], start)
        start = end


def _apply(files: dict[str, bytearray], call: Call) -> None:
    if call.kind == "unlink":
        files.pop(call.path, None)
        return
    data = files.setdefault(call.path, bytearray())
    if call.kind == "length":
        data[call.at :] = bytes(max(0, call.at - len(data)))
        return
    at = len(data) if call.at < 0 else call.at
    data.extend(bytes(max(0, at + len(call.data) - len(data))))
    data[at : at + len(call.data)] = call.data
