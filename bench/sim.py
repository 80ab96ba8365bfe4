"""How fast the simulator is: ``python -m bench sim``.

Random games of the base box, solo, on sheet A, with edicts of their own for each game, ruins, ambushes, coins
and the scoring of every season. Each line is one number of games in a batch.
"""

import argparse
import json
import os
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

HEADS = (
    "what",
    "games in a batch",
    "steps/s",
    "games/s",
    "steps a second of one core",
    "compiled in",
    "bytes a game",
    "with the program",
)


class Speed(NamedTuple):
    """What was measured with one batch."""

    what: str
    batch: int
    steps_a_second: float
    games_a_second: float
    #: By the processor time of all threads: what one core does that nobody else uses.
    steps_a_core_second: float
    compile_seconds: float
    #: Of the arrays of a state, and of all memory the program takes.
    state_bytes_a_game: float
    program_bytes_a_game: float


def main(arguments: list[str]) -> int:
    wanted = _options(arguments)
    if wanted.cores > 1:  # JAX reads it when it is first imported
        flag = f"--xla_force_host_platform_device_count={wanted.cores}"
        os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flag}"
    if wanted.cache:
        os.environ["JAX_COMPILATION_CACHE_DIR"] = wanted.cache
    import jax

    from cartographers.sim.gpu_flags import let_the_device_go_on

    let_the_device_go_on()  # before JAX looks at its devices
    chosen = jax.devices()
    print(f"{len(chosen)} × {chosen[0].device_kind}, JAX {jax.__version__}")
    print(f"| {' | '.join(HEADS)} |")
    print(f"|---|{'--:|' * (len(HEADS) - 1)}")
    speeds = []
    for batch in wanted.batches:
        for what in wanted.what:
            speed = measure(what, batch, wanted.steps, wanted.seats)
            speeds.append(speed)
            print(_line(speed), flush=True)
    if wanted.out:
        _write(Path(wanted.out), speeds)
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench sim", description=__doc__)
    parser.add_argument("--batches", type=int, nargs="+", default=[8192], help="games in a batch")
    parser.add_argument("--steps", type=int, default=50, help="steps of each game in one run")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1, help="on a CPU: so many devices, one for each core")
    parser.add_argument("--what", nargs="+", choices=WHAT, default=["rules"])
    parser.add_argument("--cache", help="a folder in which compiled programs are kept")
    parser.add_argument("--out", help="a folder for the figures (JSON) and a plot (SVG)")
    return parser.parse_args(arguments)


#: The rules alone; all games with the same edicts; with observation and mask after every step; with skills.
WHAT = ("rules", "same-edicts", "observed", "skills")
#: One that adds many actions, one that makes a turn two steps, one that precedes ambushes.
SKILLS = ("stealth", "search", "acrobatics")


def measure(what: str, batch: int, steps: int, seats: int) -> Speed:
    """Compile a loop of random steps for a batch, warm it up, and take the median of three runs."""
    import jax
    import jax.numpy as jnp

    from cartographers.boxes import shelf
    from cartographers.sim import Simulator
    from cartographers.sim.devices import over_devices
    from cartographers.table.plan import Plan, deal

    setup = deal(shelf(), Plan(seats=seats, skills=SKILLS if what == "skills" else ()), 0)
    simulator = Simulator(shelf(), setup, any_edicts=what != "same-edicts", auto_reset=True)

    def play(state: Any, key: Any) -> Any:
        def one(number: Any, carried: Any) -> Any:
            state, _, games = carried
            state = simulator.step(state, simulator.random_action(state, jax.random.fold_in(key, number)))
            return state, seen(state), games + state.terminated

        return jax.lax.fori_loop(0, steps, one, (state, seen(state), jnp.int32(0)))

    def seen(state: Any) -> Any:
        if what != "observed":
            return ()
        return simulator.observe(state), simulator.legal_action_mask(state)

    return _timed(what, batch, steps, (over_devices(simulator.init), over_devices(play, donated=(0,))))


def _timed(what: str, batch: int, steps: int, programs: Any) -> Speed:
    import jax

    init, play = programs
    keys = jax.random.split(jax.random.key(0), batch)
    state = _ready(init(keys))
    size = sum(array.nbytes for array in jax.tree.leaves(state)) / batch
    start = perf_counter()
    compiled = play.lower(state, keys).compile()
    taken = perf_counter() - start
    memory: Any = compiled.memory_analysis()
    whole = (memory.temp_size_in_bytes + memory.argument_size_in_bytes) * len(jax.devices()) / batch
    state = _ready(compiled(state, keys))[0]
    runs = []
    for run in range(3):
        fresh = jax.random.split(jax.random.key(run + 1), batch)
        start, busy = perf_counter(), process_time()
        state, _, ended = _ready(compiled(state, fresh))
        passed, busy = perf_counter() - start, process_time() - busy
        runs.append((steps * batch / passed, float(ended.sum()) / passed, steps * batch / busy))
    return Speed(what, batch, *sorted(runs)[1], taken, size, whole)


def _ready(made: Any) -> Any:
    """What was made, once it is: JAX goes on before a device has finished."""
    import jax

    return jax.tree.map(lambda array: array.block_until_ready(), made)


def _line(speed: Speed) -> str:
    return (
        f"| {speed.what} | {speed.batch:,} | {speed.steps_a_second:,.0f} | {speed.games_a_second:,.0f} "
        f"| {speed.steps_a_core_second:,.0f} | {speed.compile_seconds:.1f} s "
        f"| {speed.state_bytes_a_game:,.0f} | {speed.program_bytes_a_game:,.0f} |"
    )


def _write(folder: Path, found: list[Speed]) -> None:
    from bench.shared.sim_plot import plot

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sim.json").write_text(json.dumps([speed._asdict() for speed in found], indent=1))
    (folder / "sim-speed.svg").write_text(plot(found))
