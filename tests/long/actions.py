"""Random legal decisions over all boxes, sheets and table sizes: ``python tests/long actions --actions 1e7``.

Decisions are made, replaced and withdrawn at random; after each of them all invariants are checked, now and
then a season's scores against the naive scorer and a whole game against the naive referee. Every number of
seats gets an equal share of the decisions.
"""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import perf_counter
from typing import NamedTuple

from cartographers.boxes import shelf
from cartographers.notation.record_json import write_record
from cartographers.notation.recorder import record_of
from cartographers.notation.wire import read_decision, write_decision
from cartographers.players.chance import Chance
from cartographers.rules.event import Began, Committed, Event
from cartographers.rules.game import after, begin, commit, reveal, withdraw
from cartographers.rules.history import replay
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from long.shared.invariants import check_scores, check_step, require
from naive.referee import check
from testkit.random_games import Bold, Packer, Thrifty, any_setup

SEATS = (1, 2, 4, 12, 100)
#: Kinds of players, and how often each is chosen; a packer looks at every drawing and is slow.
KINDS, OFTEN = (Chance, Bold, Thrifty, Packer), (70, 15, 10, 5)
#: How often a sealed decision is replaced, and how often withdrawn.
REPLACED, WITHDRAWN = 0.04, 0.02
#: One of so many scored seasons is scored again by the naive scorer, one of so many games by the referee.
NAIVE_SCORES, REFEREE = 50, 400


class Share(NamedTuple):
    """What one process is to do."""

    seed: int
    actions: int
    #: The most seats at a table.
    seats: int = SEATS[-1]


class Done(NamedTuple):
    """What was tried, and what went wrong."""

    actions: Counter[str]
    games: Counter[str]
    wrong: list[str]


def play(setup: Setup, seed: int) -> Iterator[tuple[Game, Event, Game]]:
    """Every event of a game by players of several kinds, with the games before and after it."""
    toss, dealer = Random(seed), SeedDealer(seed)
    players = [kind(toss.getrandbits(32)) for kind in toss.choices(KINDS, OFTEN, k=setup.seats)]
    game = begin(shelf(), setup)
    while not game.over:
        for event in _events(game, toss, dealer, players):
            now = after(game, event)
            yield game, event, now
            game = now


def _events(game: Game, toss: Random, dealer: SeedDealer, players: list[Chance]) -> Iterator[Event]:
    if game.phase is Phase.REVEAL:
        yield reveal(game, dealer.next_card(game))
        return
    waiting = game.waiting
    seat, last = toss.choice(waiting), len(waiting) == 1
    decision = players[seat].decide(view(game, seat))
    if not last and toss.random() < REPLACED:
        yield commit(game, seat, players[seat].decide(view(game, seat)))
    yield commit(game, seat, decision)
    if not last and toss.random() < WITHDRAWN:
        yield withdraw(after(game, Committed(seat, decision)), seat)


def check_game(setup: Setup, seed: int, whole: bool) -> int:
    """Play a game and check it; the number of its decisions. A whole check asks the referee as well."""
    toss, log, actions = Random(f"checks {seed}"), list[Event]([Began(setup)]), 0
    for before, event, now in play(setup, seed):
        log.append(event)
        check_step(before, event, now)
        if (now.season != before.season or now.over) and toss.randrange(NAIVE_SCORES) == 0:
            check_scores(before, event, now, toss.randrange(setup.seats))
        if isinstance(event, Committed):
            actions += 1
            if toss.randrange(NAIVE_SCORES) == 0:
                told = json.loads(json.dumps(write_decision(event.decision)))
                require(
                    read_decision(before.phase, told) == event.decision, "a decision is written otherwise"
                )
    require(now.over and len(now.seats[0].scores) in range(1, 5), "the game has no end (R5.3)")
    if whole:
        require(replay(shelf(), log) == now, "the log tells another game")
        check(json.loads(json.dumps(write_record(record_of(shelf(), log)))))
    return actions


def check_share(share: Share) -> Done:
    """Play games until the share is done; each number of seats in turn has its part of it."""
    done = Done(Counter(), Counter(), [])
    seats = [number for number in SEATS if number <= share.seats]
    game = share.seed
    while sum(done.actions[str(number)] for number in seats) < share.actions:
        number = min(seats, key=lambda one: done.actions[str(one)])
        setup = any_setup(game, seats=number)
        try:
            actions = check_game(setup, game, whole=game % REFEREE == 0 and number <= 12)
        except Exception as error:
            done.wrong.append(f"game {game}, {number} seats: {type(error).__name__}: {error}")
            actions = 1
        boxes = {shelf().box_of[key] for key in (*setup.edicts, *setup.ambushes, setup.sheet, *setup.skills)}
        for name in (str(number), f"sheet {setup.sheet}", *sorted(f"box {box}" for box in boxes)):
            done.actions[name] += actions
            done.games[name] += 1
        game += 1
    return done


def main(arguments: list[str]) -> int:
    """Play, check and print; the exit status of the command."""
    parser = ArgumentParser(prog="python tests/long actions")
    parser.add_argument("--actions", type=float, default=1e5)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    # Shares are small, so that the amount so far can be told while it runs.
    each = 100_000
    number = -(-int(args.actions) // each)
    shares = [
        Share((args.seed * 1000 + one) * 1_000_000, min(each, int(args.actions))) for one in range(number)
    ]
    total, since = Done(Counter(), Counter(), []), perf_counter()
    with ProcessPoolExecutor(args.processes) as processes:
        for share in processes.map(check_share, shares):
            total.actions.update(share.actions)
            total.games.update(share.games)
            total.wrong.extend(share.wrong)
            _tell(total, perf_counter() - since)
    print("| | games | decisions |\n|---|--:|--:|")
    for name, actions in total.actions.items():
        print(f"| {name}{' seats' * name.isdigit()} | {total.games[name]:,} | {actions:,} |")
    print(f"{_sum(total):,} decisions, {len(total.wrong)} broken invariants")
    print(*total.wrong[:10], sep="\n")
    return int(bool(total.wrong))


def _sum(done: Done) -> int:
    return sum(actions for name, actions in done.actions.items() if name.isdigit())


def _tell(done: Done, seconds: float) -> None:
    print(f"{_sum(done):,} decisions, {seconds:.0f} s, {len(done.wrong)} broken", file=sys.stderr, flush=True)
