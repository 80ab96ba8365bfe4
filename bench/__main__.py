"""The table of the quick figures, or of those named: ``python -m bench games scoring``.

A bench that prints something else than figures takes options: ``python -m bench load --help``.
"""

import os
import platform
import sys
from pathlib import Path

from bench.shared.figure import REPEATS, Figure
from tools.shared.commands import Commands

COMMANDS = Commands("python -m bench", "bench", Path(__file__).parent)
#: Measured when nothing is named: quick, by processor time, and in need of nothing but the package.
USUAL = ("games", "scoring", "listing", "table", "startup", "thinking")


def main(words: list[str]) -> int:
    """Print figures, or run the bench that is named first; the exit status."""
    names = words or list(USUAL)
    first = COMMANDS.load(names[0])
    if first is None or not hasattr(first, "figures"):
        return COMMANDS.run(words)
    if "--help" in names or "-h" in names:
        print(first.__doc__)
        return 0
    benches = {}
    for name in names:
        bench = COMMANDS.load(name)
        if bench is None or not hasattr(bench, "figures"):
            print(f"{name} is no bench with figures\n{COMMANDS.listing()}", file=sys.stderr)
            return 2
        benches[name] = bench
    print(machine())
    print()
    print("| bench | what | median | target | |")
    print("|---|---|--:|--:|---|")
    met = True
    for name, bench in benches.items():
        for figure in bench.figures():
            print(line(name, figure), flush=True)
            met = met and figure.met
    return 0 if met else 1


def machine() -> str:
    """What the figures were measured on."""
    busy = f"{os.getloadavg()[0]:.1f} processes busy" if hasattr(os, "getloadavg") else "load unknown"
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, "
        f"{os.cpu_count()} cores, {busy}; medians of {REPEATS} repeats of processor time on one core; "
        "print, moves, server, coaching, browser and projector by the clock"
    )


def line(name: str, figure: Figure) -> str:
    """A figure as a line of the table."""
    if figure.target is None:
        return f"| {name} | {figure.what} | {figure.value:.4g} {figure.unit} | | |"
    target = f"{'≥' if figure.more_is_better else '≤'} {figure.target:g} {figure.unit}"
    verdict = "pass" if figure.met else "FAIL"
    return f"| {name} | {figure.what} | {figure.value:.4g} {figure.unit} | {target} | {verdict} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
