"""A whole solo game in ``cartographers play --plain``, typed by what it answers."""

import subprocess
import sys
from pathlib import Path

from long.shared.ear_log import OVER, EarLog, best_place

PROMPT = "> "


def play(folder: Path, deal: int, log: EarLog) -> None:
    """From the start of the program to the title."""
    terminal = _Terminal(log, ["--plain", "--seed", str(deal)], folder)
    said = terminal.answer()
    while not any(line.startswith(OVER) for line in said):
        log.turns += 1
        place = best_place(terminal.typed("where"))
        assert place, "where tells no place"
        held = terminal.typed(place)
        assert any("fits" in line for line in held), f"{place} does not fit"
        said = terminal.typed("confirm")
    terminal.end()


class _Terminal:
    def __init__(self, log: EarLog, options: list[str], folder: Path) -> None:
        self._log = log
        command = [sys.executable, "-u", "-m", "cartographers", "play", *options]
        self._process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def answer(self) -> list[str]:
        """The lines until the program waits for the next one, or ends."""
        assert self._process.stdout
        text = ""
        while not text.endswith(f"\n{PROMPT}") and text != PROMPT:
            letter = self._process.stdout.read(1)
            if not letter:
                break
            text += letter
        return self._log.heard([line for line in text.removesuffix(PROMPT).splitlines() if line])

    def typed(self, line: str) -> list[str]:
        """Type a line; what is answered."""
        assert self._process.stdin
        self._log.did(line)
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self.answer()

    def end(self) -> None:
        """Wait for the end of the program."""
        assert self._process.wait(20) == 0
