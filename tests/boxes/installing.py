"""Packages with boxes, installed into a folder of their own that other processes can be pointed at."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

ROOT = Path(__file__).parents[2]
TIDEWATER = ROOT / "examples" / "tidewater"


def install(package: Path, target: Path) -> Path:
    """Install a package as pip would; nothing is fetched, since uv brings the build backend with it."""
    uv = which("uv") or str(Path(sys.executable).with_name("uv"))
    command = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", sys.executable]
    done = subprocess.run(
        [*command, "--target", str(target), str(package)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return target


def write_package(target: Path, name: str, files: dict[str, str], value: str = "") -> Path:
    """A made-up package as it lies on the disk once it is installed."""
    described = target / f"{name}-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(f"[cartographers.boxes]\n{name} = {value or name}\n")
    for path, text in files.items():
        file = target / name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return target


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that sees the packages in some folders."""
    known = [os.environ.get("PYTHONPATH", ""), *map(str, folders)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, known))}


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python process that sees the packages in a folder."""
    return subprocess.run(
        [sys.executable, *words], env=environment(folder), capture_output=True, text=True, timeout=900
    )


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of ours that sees the packages in a folder."""
    return run(folder, "-m", "cartographers", *words)
