"""The interfaces of Pgx, Jumanji, OpenSpiel and this project, measured alike: random legal steps.

All make an observation and a mask after every step and begin another game after the last one, in one process,
one after another, on a GPU where JAX finds one. Those with batches have batches of one size; OpenSpiel plays
one game at a time. Games of others choose by their mask, which they make anyway. The others are no
dependency: install them into an environment of their own.
``python -m venv anchors; anchors/bin/pip install '.[env,sim,spiel]' pgx jumanji``
``anchors/bin/python -m bench sim-anchors``
"""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

NAMES = [
    "cartographers observed",
    "gymnasium Cartographers-v0",
    "openspiel cartographers",
    "pgx hex",
    "pgx go_9x9",
    "jumanji Tetris-v0",
    "jumanji FlatPack-v0",
    "openspiel hex(board_size=11)",
    "openspiel go(board_size=9)",
]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batch", type=int, default=512, help="games in a batch")
    parser.add_argument("--steps", type=int, default=20, help="steps of each game in one run")
    parser.add_argument("--names", nargs="+", default=NAMES)
    wanted = parser.parse_args(arguments)
    print("| interface | game | games in a batch | steps/s |")
    print("|---|---|--:|--:|")
    for name in wanted.names:
        library, game = name.split()
        speed = KINDS[library](game, wanted.batch, wanted.steps)
        together = 1 if library == "openspiel" else wanted.batch
        print(f"| {library} | {game} | {together:,} | {speed:,.0f} |", flush=True)
    return 0


def _pgx(name: str, batch: int, steps: int) -> float:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))

    def one(number: Any, carried: Any) -> Any:
        state, key = carried
        key, act, again = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(act, logits, axis=1)
        return step(state, actions, jax.random.split(again, batch)), key

    state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.key(0), batch))
    return _speed(one, state, batch, steps)


def _jumanji(name: str, batch: int, steps: int) -> float:
    import jax
    import jax.numpy as jnp
    import jumanji
    from jumanji.wrappers import AutoResetWrapper

    game = AutoResetWrapper(jumanji.make(name))

    def one(number: Any, carried: Any) -> Any:
        (state, shown), key = carried
        key, act = jax.random.split(key)
        mask = shown.observation.action_mask.reshape(batch, -1)
        chosen = jax.random.categorical(act, jnp.log(mask.astype(jnp.float32)), axis=1)
        shape = shown.observation.action_mask.shape[1:]
        actions = jnp.stack(jnp.unravel_index(chosen, shape), axis=-1)
        return jax.vmap(game.step)(state, actions), key

    begun = jax.jit(jax.vmap(game.reset))(jax.random.split(jax.random.key(0), batch))
    return _speed(one, begun, batch, steps)


def _cartographers(what: str, batch: int, steps: int) -> float:
    """This game with observation and mask (``observed``), or without both (``rules``)."""
    import jax

    from cartographers.boxes import shelf
    from cartographers.sim import Simulator
    from cartographers.table.plan import Plan, deal

    game = Simulator(shelf(), deal(shelf(), Plan(), 0), auto_reset=True)
    step, choose = jax.vmap(game.step), jax.vmap(game.random_action)
    seen: Any = jax.vmap(lambda state: (game.observe(state), game.legal_action_mask(state)))

    def shown(state: Any) -> Any:
        return (state, seen(state)) if what == "observed" else (state, ())

    def one(number: Any, carried: Any) -> Any:
        (state, _), key = carried
        key, act = jax.random.split(key)
        return shown(step(state, choose(state, jax.random.split(act, batch)))), key

    begun = jax.jit(lambda keys: shown(jax.vmap(game.init)(keys)))(jax.random.split(jax.random.key(0), batch))
    return _speed(one, begun, batch, steps)


def _gymnasium(name: str, batch: int, steps: int) -> float:
    """This game as a vector of environments."""
    import gymnasium
    import numpy as np

    import_module("cartographers.env")  # makes the id known
    games = gymnasium.make_vec(name, num_envs=batch)
    chance = np.random.default_rng(0)
    _, infos = games.reset(seed=0)

    def play() -> None:
        nonlocal infos
        for _ in range(steps):
            legal = infos["action_mask"].cumsum(1)
            wanted = (chance.random(batch) * legal[:, -1]).astype(int)
            infos = games.step((legal > wanted[:, None]).argmax(1))[-1]

    return _median(play, batch * steps)


def _openspiel(name: str, batch: int, steps: int) -> float:
    """A game of OpenSpiel, one after another; cards that chance turns up are no steps."""
    from random import Random

    import pyspiel

    if name.startswith("cartographers"):
        import_module("cartographers.env.spiel")  # makes the game known
    game, chance = pyspiel.load_game(name), Random(0)
    state = game.new_initial_state()

    def dealt(state: Any) -> Any:
        while state.is_chance_node() or state.is_terminal():
            if state.is_terminal():
                state = game.new_initial_state()
            else:
                cards, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(cards, likely)[0])
        return state

    def play() -> None:
        nonlocal state
        for _ in range(batch * steps):
            state = dealt(state)
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(chance.choice(state.legal_actions()))

    return _median(play, batch * steps)


#: How the games of each library are measured.
KINDS: dict[str, Callable[[str, int, int], float]] = {
    "cartographers": _cartographers,
    "gymnasium": _gymnasium,
    "openspiel": _openspiel,
    "pgx": _pgx,
    "jumanji": _jumanji,
}


def _speed(one: Callable[[Any, Any], Any], state: Any, batch: int, steps: int) -> float:
    """Steps a second of a step of JAX's, many times in one program."""
    import jax

    play = jax.jit(lambda state, key: jax.lax.fori_loop(0, steps, one, (state, key))[0])
    key = jax.random.key(1)

    def run() -> None:
        nonlocal state
        state = jax.tree.map(lambda array: array.block_until_ready(), play(state, key))

    return _median(run, batch * steps)


def _median(play: Callable[[], None], steps: int) -> float:
    """Steps a second: the median of three runs, after one that compiles."""
    play()
    speeds = []
    for _ in range(3):
        start = perf_counter()
        play()
        speeds.append(steps / (perf_counter() - start))
    return sorted(speeds)[1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
