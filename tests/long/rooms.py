"""Anything in any order in a room: ``python tests/long rooms --examples 500 --steps 60``.

A Hypothesis state machine joins, leaves, decides, withdraws, disconnects, restarts, moves clocks, lets the
disk fail, ends, removes and plays again; what is in memory is always what is stored, no seat is sent what
others have sealed, logs only grow and their hashes hold.
"""

import logging
import sys
from argparse import ArgumentParser
from time import perf_counter

from hypothesis import HealthCheck, Phase, Verbosity, settings
from hypothesis import seed as seeded
from hypothesis.stateful import run_state_machine_as_test

from long.shared.room_machine import RoomMachine, counted


def run_machine(examples: int, steps: int, seed: int | None = None) -> int:
    """Run the machine; how many steps it made. Raises what is wrong, with the shortest way to it found."""
    before = counted["steps"]
    options = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        derandomize=seed is None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
        verbosity=Verbosity.normal,
    )
    machine = RoomMachine if seed is None else seeded(seed)(RoomMachine)
    run_state_machine_as_test(machine, settings=options)
    return counted["steps"] - before


def main(arguments: list[str]) -> int:
    """Run the machine and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long rooms")
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument(
        "--seed", type=int, help="the same runs for the same number; without one those of the tests"
    )
    args = parser.parse_args(arguments)
    # A disk that fails is told to the log each time.
    logging.disable()
    since, wrong = perf_counter(), 0
    try:
        run_machine(args.examples, args.steps, args.seed)
    except Exception as error:
        wrong = 1
        print(f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ()), sep="\n")
    print(f"{counted['runs']:,} runs, {counted['steps']:,} steps, {wrong} broken")
    print(f"{perf_counter() - since:.0f} s", file=sys.stderr)
    return wrong
