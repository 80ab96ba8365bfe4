"""Random games through the simulator and the rules: ``python -m bench sim-twins --games 20000``.

By default every state of every game is compared, and the legal sets of some; the games are shared out among
all boxes and numbers of seats. With ``--final`` only final states are compared, of one set-up, on all cores.
``python -m bench.sim_twins`` does the same without the other benches.
"""

import argparse
import os
import sys
from itertools import pairwise
from multiprocessing import get_context
from time import perf_counter
from types import SimpleNamespace
from typing import Any

#: Boxes, sheet and seats of the games.
FAMILIES = [
    ("base", "A", 1),
    ("base", "B", 1),
    ("heroes", "C", 1),
    ("heroes", "D", 1),
    ("base", "A", 2),
    ("base", "B", 3),
    ("heroes", "C", 4),
    ("heroes", "D", 2),
    ("base+heroes+ambush", "A", 1),
    ("base+heroes+ambush", "C", 3),
]
_PIECE = 512


def main(arguments: list[str]) -> int:
    wanted = _options(arguments)
    if wanted.final:
        return _final(wanted)
    return _every_step(wanted)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench sim-twins", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--families", nargs="*", default=[], help="of the list in the source, by number")
    parser.add_argument(
        "--listed", type=int, default=4, help="compare the legal sets in so many games of each piece"
    )
    parser.add_argument("--final", action="store_true")
    parser.add_argument("--piece", type=int, default=65_536, help="with --final: games in a batch")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no other piece after so long")
    return parser.parse_args(arguments)


def _every_step(wanted: argparse.Namespace) -> int:
    from sim.following import Programs
    from sim.twins import differences, simulator_of

    families = [FAMILIES[int(number)] for number in wanted.families] or FAMILIES
    start, failed = perf_counter(), False
    for family in families:
        programs = Programs(simulator_of(*family))
        share = -(-wanted.games // len(families))
        games = steps = 0
        while games < share and not failed:
            piece = min(_PIECE, share)
            more, found = differences(programs, piece, wanted.seed + games, wanted.listed)
            games, steps, failed = games + piece, steps + more, bool(found)
            for one in found[:5]:
                print(one, file=sys.stderr)
        print(f"{family}: {games} games, {steps} steps, {perf_counter() - start:.0f} s", flush=True)
    print("different" if failed else "all the same")
    return int(failed)


def _final(wanted: argparse.Namespace) -> int:
    """One set-up on the fastest device there is; the rules follow in a process for each core."""
    from sim.twins import simulator_of

    family = FAMILIES[int(wanted.families[0]) if wanted.families else 0]
    simulator = simulator_of(*family)
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
    simulator = simulator_of(*family)
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
