"""The same games in the simulator and by the rules: the simulator deals and plays, the rules follow."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post
from cartographers.rules.game import after, begin, commit, reveal
from cartographers.rules.state import Game, Phase, received
from cartographers.sim import Simulator
from cartographers.sim.decisions import Asked, cards_of_step, completed, decision, targeted
from cartographers.sim.lanes import Lanes
from cartographers.sim.state import Ask
from cartographers.sim.tables import Tables


class Frame(NamedTuple):
    """What is needed of all games of a batch after a step."""

    state: Any
    #: The action of each seat that led there.
    actions: Any


#: Quickly compiled and slowly run, as suits small batches.
QUICK = {
    "xla_backend_optimization_level": 0,
    "xla_llvm_disable_expensive_passes": True,
    "xla_cpu_use_fusion_emitters": False,
}


class Programs:
    """A simulator's compiled functions for batches."""

    def __init__(self, simulator: Simulator, options: dict[str, Any] | None = None) -> None:
        self.simulator = simulator
        self._options = options

    @cached_property
    def init(self) -> Callable[..., Any]:
        return self._compiled(jax.vmap(self.simulator.init))

    @cached_property
    def step(self) -> Callable[..., Any]:
        return self._compiled(jax.vmap(self.simulator.step))

    @cached_property
    def random_action(self) -> Callable[..., Any]:
        return self._compiled(jax.vmap(self.simulator.random_action))

    @cached_property
    def masks(self) -> Callable[..., Any]:
        """For each game and seat the mask."""
        of_game = jax.vmap(self.simulator.legal_action_mask, in_axes=(None, 0))
        seats = jnp.arange(self.simulator.seats)
        return self._compiled(jax.vmap(lambda state: of_game(state, seats)))

    @cached_property
    def restart(self) -> Callable[..., Any]:
        return self._compiled(jax.vmap(self.simulator.restart))

    @cached_property
    def resample(self) -> Callable[..., Any]:
        return self._compiled(jax.vmap(self.simulator.resample))

    @cached_property
    def observe(self) -> Callable[..., Any]:
        return self._compiled(jax.vmap(self.simulator.observe))

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        # They are options of a processor's compiler.
        options = self._options if jax.default_backend() == "cpu" else None
        return jax.jit(function, compiler_options=options)


def record(programs: Programs, games: int, seed: int) -> Iterator[Frame]:
    """Random games of a batch, step by step, until all are over."""
    state = programs.init(jax.random.split(jax.random.key(seed), games))
    yield Frame(jax.device_get(state), None)
    keys = jax.random.key(seed + 1)
    while not np.all(state.terminated):
        keys, key = jax.random.split(keys)
        actions = programs.random_action(state, jax.random.split(key, games))
        state = programs.step(state, actions)
        yield Frame(jax.device_get(state), np.asarray(actions))


def area(lanes: Lanes, game: int, seat: int) -> int:
    """One area of one map as a plain number."""
    return sum(int(word[game, seat]) << 32 * place for place, word in enumerate(lanes.words))


class Follower:
    """One game by the rules, led by the simulator."""

    def __init__(self, simulator: Simulator, number: int, frame: Frame) -> None:
        self.tables: Tables = simulator.tables
        self.number = number
        edicts = [self.tables.edicts[int(place[number])].key for place in frame.state.edicts]
        setup = replace(self.tables.setup, edicts=tuple(edicts))
        self.game: Game = begin(self.tables.shelf, setup)
        self._held: dict[int, Decision] = {}
        self._reveal(frame)

    def follow(self, before: Frame, frame: Frame) -> None:
        """Take the decisions of a step, and reveal the cards that came up in it."""
        for seat in range(self.game.setup.seats):
            if before.state.asked[self.number, seat]:
                self._decide(seat, before, frame)
        if not self.half_decided(frame):
            for seat, one in self._held.items():
                self.game = after(self.game, commit(self.game, seat, one))
            self._held.clear()
        self._reveal(frame)

    def half_decided(self, frame: Frame) -> bool:
        """Is the second half of a decision to be taken? By the rules that is still the same decision."""
        ask = int(frame.state.ask[self.number])
        return ask == Ask.BESIDES or (ask == Ask.TARGET and not self.game.setup.solo)

    def _decide(self, seat: int, before: Frame, frame: Frame) -> None:
        one = decision(self.tables, self.asked(before, seat), int(frame.actions[self.number, seat]))
        match self._held.get(seat), one:
            case Ambush() as first, Destroy():
                one = targeted(first, one)
            case (Draw() | Post()) as first, Declare():
                one = completed(first, one)
        self._held[seat] = one

    def asked(self, frame: Frame, seat: int) -> Asked:
        """What a seat is asked."""
        state, number = frame.state, self.number
        ask, card = Ask(int(state.ask[number])), int(state.card[number])
        shelter = 0
        if ask is Ask.AMBUSH and state.skilled is not None:
            shelter = int(state.skilled.shelter[number, received(self.game, seat)])
        return Asked(ask, card, bool(state.fallback[number, seat]), shelter)

    def _reveal(self, frame: Frame) -> None:
        state = frame.state
        words = [int(word[self.number]) for word in state.revealed]
        for key in cards_of_step(self.tables, int(state.reveals[self.number]), words):
            self.game = after(self.game, reveal(self.game, key))

    def differences(self, frame: Frame) -> list[str]:
        """In what the two states differ; nothing if they are the same."""
        theirs, ours = of_rules(self), of_simulator(self, frame)
        return [
            f"game {self.number}, {name}: {ours[name]!r}, by the rules {one!r}"
            for name, one in theirs.items()
            if ours[name] != one
        ]


_ASKS = {
    Phase.DRAW: Ask.DRAW,
    Phase.DECLARE: Ask.DECLARE,
    Phase.HERO: Ask.HERO,
    Phase.AMBUSH: Ask.AMBUSH,
    Phase.GAZE: Ask.TARGET,
    Phase.RAVAGE: Ask.RAVAGE,
    Phase.OVER: Ask.OVER,
}


def of_rules(follower: Follower) -> dict[str, Any]:
    """What the rules say about a game."""
    game, tables = follower.game, follower.tables
    found: dict[str, Any] = {
        "ask": _ASKS[game.phase],
        "season": game.season,
        "clock": game.clock,
        "pending": game.pending,
        "asked": [game.is_asked(seat) for seat in range(game.setup.seats)],
        "coins": [seat.coins for seat in game.seats],
        "scores": [[list(score) for score in seat.scores] for seat in game.seats],
        "left": sorted(game.left),
        "display": list(game.display),
    }
    if game.setup.skills:
        found["crossed"] = [seat.crossed for seat in game.seats]
        found["skill"] = [seat.skill for seat in game.seats]
        found["shelter"] = [seat.shelter is not None for seat in game.seats]
    for name in (*tables.changing, "empty"):
        found[name] = [getattr(seat.sheet, name) for seat in game.seats]
    for name in tables.monsters:
        found[name] = [seat.sheet.all_of(name) for seat in game.seats]
    return found


def of_simulator(follower: Follower, frame: Frame) -> dict[str, Any]:
    """What the simulator says about it."""
    state, number, tables = frame.state, follower.number, follower.tables
    seats = range(tables.seats)
    scored = len(follower.game.seats[0].scores)
    found: dict[str, Any] = {
        "ask": Ask(int(state.ask[number])),
        "season": int(state.season[number]),
        "clock": int(state.clock[number]),
        "pending": bool(state.pending[number]),
        "asked": [bool(asked) for asked in state.asked[number]],
        "coins": [int(coins) for coins in state.coins[number]],
        "scores": state.scores[number, :, :scored].tolist(),
        "left": _cards(tables, int(state.deck[number]) & tables.open_bits),
        "display": [
            tables.cards[int(card[number])].key for card in state.display[: int(state.shown[number])]
        ],
    }
    if state.skilled is not None:
        keys = ["", *(block.card.key for block in tables.blocks)]
        found["crossed"] = state.skilled.crossed[number].tolist()
        found["skill"] = [keys[int(place)] for place in state.skilled.used[number]]
        found["shelter"] = [bool(place) for place in state.skilled.shelter[number]]
    for name, board in zip(tables.changing, state.boards, strict=True):
        found[name] = [area(board, number, seat) for seat in seats]
    found["empty"] = [tables.printed.empty & ~_filled(tables, found, seat) for seat in seats]
    for name, board in zip(tables.monsters, state.named, strict=True):
        found[name] = [area(board, number, seat) for seat in seats]
    return found


def _filled(tables: Tables, found: dict[str, Any], seat: int) -> int:
    filled = 0
    for name in tables.changing:
        if name != "marks":
            filled |= found[name][seat]
    return filled


def _cards(tables: Tables, pile: int) -> list[str]:
    return sorted(card.key for number, card in enumerate(tables.cards) if pile >> number & 1)


def legal_in_simulator(follower: Follower, frame: Frame, mask: Any, seat: int) -> list[Decision]:
    """The decisions that a seat's legal actions stand for; action 0 of a seat that waits is none."""
    if not frame.state.asked[follower.number, seat]:
        return []
    asked = follower.asked(frame, seat)
    return [decision(follower.tables, asked, int(action)) for action in np.flatnonzero(mask)]
