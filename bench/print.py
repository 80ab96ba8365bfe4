"""How long it takes until a PDF is written, each time in a new process."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.shared.figure import REPEATS, Figure
from cartographers.words.languages import languages

EDICTS = "greenbough,greengold-plains,canal-lake,borderlands"


def figures() -> Iterator[Figure]:
    """Two sheets and the page about the edicts, in every language."""
    for language in languages():
        with TemporaryDirectory() as folder:
            runs = [_run(Path(folder) / f"{number}.pdf", language) for number in range(REPEATS)]
        yield Figure(f"two sheets and four edicts, {language}", median(runs), "s", 2)


def _run(file: Path, language: str) -> float:
    options = ["print", str(file), "--sheets", "A,B", "--edicts", EDICTS, "--language", language]
    began = perf_counter()
    subprocess.run([sys.executable, "-m", "cartographers", *options], check=True)
    return perf_counter() - began
