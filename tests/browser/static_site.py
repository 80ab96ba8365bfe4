"""The game as a static site, below a path of Python's plain host of files."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from re import search
from typing import NamedTuple

#: Below a domain, as pages of a repository are.
PATH = "maps"


class Host(NamedTuple):
    """A host of files."""

    port: int
    process: subprocess.Popen[str]

    @property
    def home(self) -> str:
        """The address of the site."""
        return f"http://127.0.0.1:{self.port}/{PATH}/"

    def end(self) -> None:
        """It is gone, as without a network."""
        self.process.kill()
        self.process.wait()


def write(folder: Path) -> Path:
    """Write the site into a folder; the one that is to be served."""
    subprocess.run([sys.executable, "-m", "cartographers", "site", str(folder / PATH)], check=True)
    return folder


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A plain host of a folder with the site, on a free port."""
    options = ["--bind", "127.0.0.1", "--directory", str(folder)]
    command = [sys.executable, "-u", "-m", "http.server", "0", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout
    try:
        found = search(r"port (\d+)", process.stdout.readline())
        assert found
        yield Host(int(found[1]), process)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
