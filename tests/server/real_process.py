"""The real command in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path


def started(folder: Path, *options: str) -> tuple[subprocess.Popen[str], int]:
    """A server and its port."""
    command = [sys.executable, "-m", "cartographers", "serve", "--port", "0", "--data", str(folder), *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if "http://127.0.0.1:" in line:
            break
    assert "http://127.0.0.1:" in said[-1], said
    return process, int(line.rsplit(":", 1)[1].strip(" /\n"))


def ended(process: subprocess.Popen[str], how: signal.Signals) -> str:
    """End a server; what it said."""
    os.kill(process.pid, how)
    said, _ = process.communicate(timeout=10)
    return said
