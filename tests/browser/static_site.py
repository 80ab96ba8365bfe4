"""The game as a static site, below a path of Python's plain host of files."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from re import search, sub
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


def update(folder: Path) -> None:
    """Make a newer version of a site: its scripts and its engine have other names."""
    site = folder / PATH
    [engine] = (site / "assets").glob("engine-*")
    scripts = list((site / "assets").glob("*.js"))
    for file in [site / "sw.js", site / "index.html", *scripts]:
        text = file.read_text(encoding="utf-8").replace(engine.name, f"{engine.name}-newer")
        for script in scripts:
            text = text.replace(script.name, f"{script.stem}-newer.js")
        file.write_text(text, encoding="utf-8")
    worker = site / "sw.js"
    worker.write_text(sub(r'"[0-9a-f]{12}"', '"newer"', worker.read_text(encoding="utf-8")), encoding="utf-8")
    for path in (engine, *scripts):
        path.rename(path.with_stem(f"{path.stem}-newer"))


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
