"""Random games through the simulator and the rules: ``python tests/long sim-twins --games 20000``.

By default every state of every game is compared, and the legal sets of some; the games are shared out among
all boxes, sheets, numbers of seats and skills (``--list`` shows the set-ups). With ``--final`` only final
states are compared, of one set-up, on all cores.
"""

import argparse
import os
import sys
from itertools import cycle, pairwise
from multiprocessing import get_context
from time import perf_counter
from types import SimpleNamespace
from typing import Any

#: What can lie on the table together.
BOXES = ("base", "heroes", "base+heroes", "base+ambush", "heroes+ambush", "base+heroes+ambush")
_PIECE = 512


def families() -> list[Any]:
    """The plainest set-up, then every choice of boxes with every sheet, and every sheet with 1 to 4 seats.

    Two in three have skills, of which each lies open about equally often.
    """
    from cartographers.boxes import shelf
    from sim.twins import Family

    skills = cycle(sorted(shelf().skills))
    found = [Family("base", "A", 1)]
    for place, sheet in enumerate("ABCD"):
        for number, boxes in enumerate(BOXES):
            with_skills = (place + number + 1) % 3
            open_ones = tuple(next(skills) for _ in range(3)) if with_skills else ()
            found.append(Family(boxes, sheet, 1 + (place + number) % 4, open_ones))
    return found


def main(arguments: list[str]) -> int:
    wanted = _options(arguments)
    if wanted.list:
        for number, family in enumerate(families()):
            print(number, *family)
        return 0
    if wanted.final:
        return _final(wanted)
    return _every_step(wanted)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python tests/long sim-twins", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--families", nargs="*", type=int, default=[], help="only these of the list, by number"
    )
    parser.add_argument("--list", action="store_true", help="show the list of set-ups")
    parser.add_argument(
        "--same-edicts",
        action="store_true",
        help="all games of a set-up have the same edicts, by the seed: compiled in half the time",
    )
    parser.add_argument(
        "--listed", type=int, default=4, help="compare the legal sets in so many games of each piece"
    )
    parser.add_argument("--final", action="store_true")
    parser.add_argument("--piece", type=int, default=65_536, help="with --final: games in a batch")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no other piece after so long")
    return parser.parse_args(arguments)


def _every_step(wanted: argparse.Namespace) -> int:
    every = families()
    chosen = wanted.families or range(len(every))
    share = -(-wanted.games // len(chosen))
    start, failed = perf_counter(), False
    for number in chosen:
        if perf_counter() - start > wanted.seconds:
            print(f"stopped before {number}: no more time")
            break
        games, steps, found = _compared(every[number], share, wanted)
        failed = failed or bool(found)
        for one in found[:5]:
            print(one, file=sys.stderr)
        so = "DIFFERENT" if found else "the same"
        seconds = perf_counter() - start
        print(
            f"{number} {tuple(every[number])}: {games} games, {steps} steps, {so}, {seconds:.0f} s",
            flush=True,
        )
    print("different" if failed else "all the same")
    return int(failed)


def _compared(family: Any, share: int, wanted: argparse.Namespace) -> tuple[int, int, list[str]]:
    """How many games and steps of a set-up were compared, and the differences, at which it ends."""
    from sim.following import QUICK, Programs
    from sim.twins import differences, simulator_of

    simulator = simulator_of(family, seed=wanted.seed, any_edicts=not wanted.same_edicts)
    programs = Programs(simulator, QUICK)
    piece = min(_PIECE, share)
    games = steps = 0
    found: list[str] = []
    while games < share and not found:
        more, found = differences(programs, piece, wanted.seed + games, wanted.listed)
        games, steps = games + piece, steps + more
    return games, steps, found


def _final(wanted: argparse.Namespace) -> int:
    """One set-up on the fastest device there is; the rules follow in a process for each core."""
    from sim.twins import simulator_of

    family = families()[wanted.families[0] if wanted.families else 0]
    simulator = simulator_of(family)
    recording = _recorder(simulator, wanted.piece)
    start, games = perf_counter(), 0
    found: list[str] = []
    os.environ["JAX_PLATFORMS"] = "cpu"  # for the processes: the device is taken
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        waiting: Any = None
        while games < wanted.games and not found and perf_counter() - start < wanted.seconds:
            parts = _parts(recording(wanted.seed + games), os.cpu_count() or 1)
            if waiting:  # the rules follow one piece while the next is played
                found = [one for part in waiting.get() for one in part]
            waiting = pool.map_async(_follow, [(family, part) for part in parts])
            games += wanted.piece
        found += [one for part in waiting.get() for one in part]
    for one in found[:5]:
        print(one, file=sys.stderr)
    seconds = perf_counter() - start
    print(
        f"{family}: {games:,} games, final states {'DIFFERENT' if found else 'all the same'}, {seconds:.0f} s"
    )
    return int(bool(found))


def _recorder(simulator: Any, games: int) -> Any:
    """A function that plays a batch of random games and gives what the rules need to follow them."""
    import jax
    import jax.numpy as jnp

    def light(state: Any, actions: Any) -> dict[str, Any]:
        small = {"ask": state.ask, "card": state.card, "reveals": state.reveals}
        return {
            **{name: value.astype(jnp.int8) for name, value in small.items()},
            "fallback": state.fallback,
            "asked": state.asked,
            "revealed": state.revealed,
            "actions": actions.astype(jnp.int16),
            "skilled": state.skilled and state.skilled._replace(spots=()),
        }

    @jax.jit
    def begin(key: Any) -> Any:
        state = jax.vmap(simulator.init)(jax.random.split(key, games))
        return state, light(state, jnp.zeros((games, simulator.seats), jnp.int16))

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            actions = jax.vmap(simulator.random_action)(state, jax.random.split(key, games))
            state = jax.vmap(simulator.step)(state, actions)
            return state, light(state, actions)

        return jax.lax.scan(one, state, jax.random.split(key, 8))

    def recorded(seed: int) -> tuple[list[dict[str, Any]], Any]:
        keys = jax.random.key(seed)
        state, first = begin(keys)
        frames = [jax.device_get(first)]
        while not bool(jnp.all(state.terminated)):
            keys, key = jax.random.split(keys)
            state, some = jax.device_get(play(state, key))
            frames += [jax.tree.map(lambda array, at=at: array[at], some) for at in range(8)]
        return frames, state

    return recorded


def _parts(recorded: tuple[list[dict[str, Any]], Any], number: int) -> list[Any]:
    """Equal parts of the games of a batch."""
    import jax

    games = recorded[1].season.shape[0]
    size = -(-games // number)
    return [
        jax.tree.map(lambda array, start=start: array[start : start + size], recorded)
        for start in range(0, games, size)
    ]


def _follow(given: Any) -> list[str]:
    """The differences between final states in some games; a game the rules cannot follow is one too."""
    from sim.following import Follower, Frame
    from sim.twins import simulator_of

    family, (lights, final) = given
    simulator = simulator_of(family)
    frames = [Frame(SimpleNamespace(edicts=final.edicts, **light), light["actions"]) for light in lights]
    found = []
    for number in range(final.season.shape[0]):
        try:
            one = Follower(simulator, number, frames[0])
            for before, frame in pairwise(frames):
                if one.game.over:
                    break
                one.follow(before, frame)
            found += one.differences(Frame(final, None))
        except Exception as wrong:
            found.append(f"game {number}: {wrong!r}")
    return found
