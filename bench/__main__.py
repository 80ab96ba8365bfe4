"""The table of all figures, or of those named: ``python -m bench games scoring``.

``print``, ``moves``, ``server``, ``coaching``, ``statistics``, ``page``, ``hostile``, ``browser``,
``projector``, ``data`` and ``env`` are measured only when named: they take their time, ``browser`` and
``projector`` need Chromium and the built client, ``data`` and ``env`` the extras of these names.
``strength``, ``ladder``, ``styles``, ``bots``, ``suites``, ``hindsight``, ``ceiling`` and ``paired`` are
about who is strong, and have options: ``python -m bench strength --help``. ``photo`` says how well photos of
sheets are read. ``mutations`` says which changes
of the code no test notices, and ``fuzz`` throws odd requests and frames at a server; ``languages`` plays and
checks the pages in every
language, and ``readability`` counts the words of the English sentences. ``servers`` measures
several servers over a PostgreSQL database, and ``siege`` what a stranger waits for while one client wants
everything; ``load``, ``burst`` and ``reconnect`` put one server under load, and ``tournament`` lets a club
play. ``sim`` measures the simulator,
and ``sim-twins`` compares it with the rules (both need the extra ``sim``). The long checks of what is
promised are listed in ``bench/checks/__init__.py``: ``actions`` and others.
"""

import os
import platform
import sys
from collections.abc import Callable, Iterator

from bench.bots import bots
from bench.browser_figures import browser
from bench.ceiling import ceiling
from bench.checks import CHECKS, run_check
from bench.coaching import coaching
from bench.data import data
from bench.environments import environments
from bench.figure import REPEATS, Figure
from bench.fuzz import fuzz
from bench.games import large_table, solo_games
from bench.hindsight import hindsight
from bench.hostile import hostile
from bench.ladder import ladder
from bench.languages import languages
from bench.listing import listing
from bench.load.burst import burst
from bench.load.live_games import load
from bench.load.reconnect import reconnect
from bench.moves import moves
from bench.mutations import mutations
from bench.neural_training import neural_training
from bench.paired import paired
from bench.photos.measure import photo
from bench.printing import printing
from bench.projector import projector
from bench.readability import readability
from bench.scoring import scoring
from bench.server_figures import server
from bench.servers import servers
from bench.siege import siege
from bench.sim import main as sim
from bench.sim_twins import main as sim_twins
from bench.startup import startup
from bench.statistics import statistics
from bench.strength import strength
from bench.structure import structure
from bench.styles import styles
from bench.suites import suites
from bench.thinking import thinking
from bench.tournament import tournament
from bench.tournament_page import page

BENCHES: dict[str, Callable[[], Iterator[Figure]]] = {
    "games": solo_games,
    "scoring": scoring,
    "listing": listing,
    "table": large_table,
    "startup": startup,
    "print": printing,
    "thinking": thinking,
    "moves": moves,
    "server": server,
    "browser": browser,
    "projector": projector,
    "coaching": coaching,
    "statistics": statistics,
    "page": page,
    "hostile": hostile,
    "data": data,
    "env": environments,
}
#: Measured by the clock, and only when asked for.
ONLY_WHEN_NAMED = (
    "print",
    "moves",
    "server",
    "browser",
    "projector",
    "coaching",
    "statistics",
    "page",
    "hostile",
    "data",
    "env",
)
#: What is not a figure of speed.
MEASURES: dict[str, Callable[[list[str]], int]] = {
    "strength": strength,
    "ladder": ladder,
    "styles": styles,
    "bots": bots,
    "suites": suites,
    "hindsight": hindsight,
    "ceiling": ceiling,
    "paired": paired,
    "photo": photo,
    "structure": structure,
    "mutations": mutations,
    "fuzz": fuzz,
    "languages": languages,
    "readability": readability,
    "servers": servers,
    "load": load,
    "siege": siege,
    "burst": burst,
    "reconnect": reconnect,
    "tournament": tournament,
    "sim": sim,
    "sim-twins": sim_twins,
    "neural-training": neural_training,
}


def main(names: list[str]) -> int:
    if names and names[0] in MEASURES:
        return MEASURES[names[0]](names[1:])
    if names and names[0] in CHECKS:
        return run_check(names[0], names[1:])
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"there is no bench {', '.join(unknown)}; choose from {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    print(machine())
    print()
    print("| bench | what | median | target | |")
    print("|---|---|--:|--:|---|")
    met = True
    for name in names or [name for name in BENCHES if name not in ONLY_WHEN_NAMED]:
        for figure in BENCHES[name]():
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
