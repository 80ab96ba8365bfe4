"""A learner to begin with: PPO on the simulator, the whole of it in this file.

It plays the base box alone on sheet A with random edicts, thousands of games at once on one device, and
learns from nothing but its own games. ``python examples/learn/ppo.py --minutes 30 --out folder`` writes the
weights, the curve, and what the policy makes on the suite A-base, whose deals it never sees while it learns.

The net sees what an observation has, and what each edict would give for the map now. Rewards are the stars as
they come, and differences of a potential (Ng, Harada and Russell 1999): the stars that the map would still
bring if nothing more were drawn. They make clear at once what a drawing was worth, and leave the best policy
as it is, since over a game they add up to nothing.
"""

import argparse
import json
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.boxes import shelf
from cartographers.sim import Simulator
from cartographers.sim.names import number_names
from cartographers.sim.scoring import stars_of_maps
from cartographers.table.plan import Plan, deal

Array = Any
Weights = dict[str, Array]

CHANNELS, BLOCKS, HIDDEN = 64, 5, 192
EPOCHS, PARTS = 2, 8
CLIP, FADING, VALUE_WEIGHT = 0.2, 0.95, 0.5
#: Stars in one unit of value.
UNIT = 20.0

simulator = Simulator(shelf(), deal(shelf(), Plan(), 0), auto_reset=True)
tables = simulator.tables
names = number_names(tables)
CARDS, VARIANTS = len(tables.cards), tables.variants
#: For each season how often each edict is still scored, this season included.
LEFT = np.array([[sum(k in pair for pair in tables.season_edicts[at:]) for k in range(4)] for at in range(4)])
#: What each number is divided by.
SCALE = np.array(
    [{"coins of seat +0": 14, "stars of seat +0": 50, "season": 3}.get(name, 1) for name in names]
)
SCALE = np.where(np.isin(names, ("clock", "time left in the season")), 8, SCALE).astype(np.float32)
FIRST_CARD, FIRST_EDICT = (
    names.index(f"card {tables.cards[0].key}"),
    names.index(f"edict A is {tables.edicts[0].key}"),
)


class Seen(NamedTuple):
    """What the net is shown of a position."""

    maps: Array
    numbers: Array
    card: Array
    mask: Array
    #: What the map would still bring if nothing more were drawn.
    potential: Array


def seen(maps: Array, numbers: Array, mask: Array) -> Seen:
    """What is shown of the observations of a batch."""
    edicts = numbers[:, FIRST_EDICT:].reshape(-1, 4, len(tables.edicts)).argmax(-1)
    stars = stars_of_maps(tables, maps[:, 0], edicts).astype(jnp.float32)
    season = jnp.minimum(numbers[:, names.index("season")], 3)
    left = jnp.asarray(LEFT, jnp.float32)[season]
    seasons = 4.0 - season
    potential = (stars[:, :4] * left).sum(1) + seasons * (numbers[:, 0] - stars[:, 4])
    more = jnp.concatenate([stars / 10, left, (potential / 50)[:, None], jax.nn.one_hot(season, 4)], 1)
    told = jnp.concatenate([numbers / SCALE, more], 1)
    card = numbers[:, FIRST_CARD : FIRST_CARD + CARDS].argmax(1)
    return Seen(maps[:, 0].transpose(0, 2, 3, 1), told, card, mask, potential)


@jax.vmap
def look(state: Any) -> tuple[Array, Array, Array]:
    """Maps, numbers and mask of a game."""
    told = simulator.observe(state)
    return told.maps, told.numbers, simulator.legal_action_mask(state)


def new_weights(key: Array) -> Weights:
    """Random weights; heads begin small, so that the first policy is nearly even."""
    number = len(names) + 14
    shapes: dict[str, tuple[int, ...]] = {"in": (3, 3, len(simulator_planes()), CHANNELS)}
    shapes |= {"told": (number, HIDDEN), "told2": (HIDDEN, HIDDEN)}
    for at in range(BLOCKS):
        shapes |= {f"a{at}": (3, 3, CHANNELS, CHANNELS), f"b{at}": (3, 3, CHANNELS, CHANNELS)}
        shapes |= {f"film{at}": (HIDDEN, 2 * CHANNELS), f"pool{at}": (2 * CHANNELS, CHANNELS)}
    shapes |= {"mix": (CHANNELS, CHANNELS), "policy": (CARDS, CHANNELS, VARIANTS)}
    shapes |= {"value": (2 * CHANNELS + HIDDEN, 128), "value2": (128, 1)}
    keys = jax.random.split(key, len(shapes))
    small = {"policy": 0.01, "value2": 0.1}
    made = {}
    for one, (name, shape) in zip(keys, shapes.items(), strict=True):
        size = np.prod(shape[:-1]) if name != "policy" else CHANNELS
        scale = small.get(name, 0.3 if name[0] in "b" or name.startswith("film") else 1.0)
        made[name] = scale * (2 / size) ** 0.5 * jax.random.normal(one, shape)
        made[f"{name}+"] = jnp.zeros(shape[-1] if name != "policy" else (CARDS, VARIANTS))
    return made


def simulator_planes() -> list[str]:
    """The names of the planes."""
    from cartographers.sim.names import planes

    return list(planes(tables))


def net(weights: Weights, shown: Seen) -> tuple[Array, Array]:
    """A logit for each action, very low where it is not legal, and the value in units."""
    half = {name: one.astype(jnp.bfloat16) for name, one in weights.items()}

    def conv(name: str, x: Array) -> Array:
        dims = ("NHWC", "HWIO", "NHWC")
        return (
            jax.lax.conv_general_dilated(x, half[name], (1, 1), "SAME", dimension_numbers=dims)
            + half[f"{name}+"]
        )

    def dense(name: str, x: Array) -> Array:
        return x @ half[name] + half[f"{name}+"]

    def pooled(x: Array) -> Array:
        return jnp.concatenate([x.mean((1, 2)), x.max((1, 2))], -1)

    told = jax.nn.relu(dense("told", shown.numbers.astype(jnp.bfloat16)))
    told = jax.nn.relu(dense("told2", told))
    x = conv("in", shown.maps.astype(jnp.bfloat16))
    for at in range(BLOCKS):
        scale, shift = jnp.split(dense(f"film{at}", told)[:, None, None], 2, -1)
        y = jax.nn.relu(x * (1 + scale) + shift)
        y = conv(f"a{at}", y)
        y = jax.nn.relu(y + dense(f"pool{at}", pooled(y))[:, None, None])
        x = x + conv(f"b{at}", y)
    x = jax.nn.relu(x)
    y = jax.nn.relu(dense("mix", x)).reshape(x.shape[0], 121, CHANNELS)
    logits = (
        jnp.einsum("bpc,bcv->bvp", y, half["policy"][shown.card]) + half["policy+"][shown.card][:, :, None]
    )
    logits = logits.astype(jnp.float32).reshape(x.shape[0], -1)
    out = jax.nn.relu(dense("value", jnp.concatenate([pooled(x), told], -1)))
    value = dense("value2", out)[:, 0].astype(jnp.float32)
    return jnp.where(shown.mask, logits, -1e9), value + shown.potential / UNIT


class Turn(NamedTuple):
    """A step of each game."""

    shown: Seen
    action: Array
    log_chance: Array
    value: Array
    reward: Array
    over: Array
    stars: Array


def play(weights: Weights, state: Any, total: Array, key: Array, steps: int, greedy: bool) -> Any:
    """So many steps of all games; the state, the stars of the games so far, and the turns."""

    def one(carried: Any, key: Array) -> Any:
        state, total, shown = carried
        logits, value = net(weights, shown)
        action = logits.argmax(1) if greedy else jax.random.categorical(key, logits)
        chance = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        after = jax.vmap(simulator.step)(state, action)
        then = seen(*look(after))
        stars, over = after.rewards[:, 0].astype(jnp.float32), after.terminated
        shaped = stars + jnp.where(over, 0, then.potential) - shown.potential
        ended = jnp.where(over, total + stars, jnp.nan)
        turn = Turn(shown, action, chance, value, shaped / UNIT, over, ended)
        return (after, jnp.where(over, 0, total + stars), then), turn

    begun = (state, total, seen(*look(state)))
    (state, total, shown), turns = jax.lax.scan(one, begun, jax.random.split(key, steps))
    return state, total, shown, turns


def advantages(turns: Turn, last: Array) -> Array:
    """Generalised advantages, without a discount.

    Values are of what is still to come with the potential in it; rewards are differences of it, so it is
    taken off again.
    """
    value = turns.value - turns.shown.potential / UNIT

    def back(carried: Any, turn: Any) -> Any:
        following, ahead = carried
        reward, over, now = turn
        delta = reward + jnp.where(over, 0, following) - now
        ahead = delta + jnp.where(over, 0, FADING * ahead)
        return (now, ahead), ahead

    _, found = jax.lax.scan(
        back, (last, jnp.zeros_like(last)), (turns.reward, turns.over, value), reverse=True
    )
    return found


def loss(weights: Weights, batch: Any, entropy_weight: Array) -> Array:
    """What PPO makes small."""
    turn, advantage, target = batch
    logits, value = net(weights, turn.shown)
    logs = jax.nn.log_softmax(logits)
    chance = jnp.take_along_axis(logs, turn.action[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - turn.log_chance)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    entropy = -jnp.sum(jnp.where(turn.shown.mask, jnp.exp(logs) * logs, 0), 1)
    return -gain.mean() + VALUE_WEIGHT * jnp.square(value - target).mean() - entropy_weight * entropy.mean()


def adam(weights: Weights, slopes: Weights, memory: Any, rate: Array) -> tuple[Weights, Any]:
    """A step of Adam, its slope cut to length 1."""
    first, second, count = memory
    length = jnp.sqrt(sum(jnp.sum(one**2) for one in slopes.values()))
    slopes = jax.tree.map(lambda one: one / jnp.maximum(1.0, length), slopes)
    count = count + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slopes)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, slopes)

    def moved(one: Array, mean: Array, square: Array) -> Array:
        return one - rate * (mean / (1 - 0.9**count)) / (jnp.sqrt(square / (1 - 0.999**count)) + 1e-8)

    return jax.tree.map(moved, weights, first, second), (first, second, count)


@partial(jax.jit, static_argnames="steps", donate_argnames=("weights", "memory", "state", "total"))
def iteration(
    weights: Weights, memory: Any, state: Any, total: Array, key: Array, rates: Array, steps: int
) -> Any:
    """Play, and learn from it; the mean stars of the games that ended."""
    first, second = jax.random.split(key)
    state, total, shown, turns = play(weights, state, total, first, steps, greedy=False)
    last = net(weights, shown)[1] - shown.potential / UNIT
    ahead = advantages(turns, last)
    target = ahead + turns.value
    ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
    flat = jax.tree.map(lambda one: one.reshape(-1, *one.shape[2:]), (turns, ahead, target))
    number = ahead.size

    def learn(carried: Any, key: Array) -> Any:
        order = jax.random.permutation(key, number).reshape(PARTS, -1)

        def part(carried: Any, rows: Array) -> Any:
            weights, memory = carried
            batch = jax.tree.map(lambda one: one[rows], flat)
            slopes = jax.grad(loss)(weights, batch, rates[1])
            return adam(weights, slopes, memory, rates[0]), None

        return jax.lax.scan(part, carried, order)[0], None

    (weights, memory), _ = jax.lax.scan(learn, (weights, memory), jax.random.split(second, EPOCHS))
    return weights, memory, state, total, jnp.nanmean(turns.stars)


@jax.jit
def choose(weights: Weights, maps: Array, numbers: Array, masks: Array) -> Array:
    """The action that the policy likes most, for each of some games."""
    return net(weights, seen(maps, numbers, masks))[0].argmax(1)


def on_suite(weights: Weights, deals: int) -> Any:
    """The results on A-base, by the rules themselves."""
    from cartographers.env import evaluate

    def policy(told: dict[str, Any], masks: Any) -> Any:
        rows = len(masks)  # always as many rows, so that nothing is compiled again
        filled = [
            np.concatenate([one, np.repeat(one[:1], deals - rows, 0)]) for one in (*told.values(), masks)
        ]
        return np.asarray(choose(weights, *filled))[:rows]

    return evaluate(policy, "A-base", deals).standings[0].total


def main() -> None:
    """Learn for some minutes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=8192, help="at once")
    parser.add_argument("--steps", type=int, default=16, help="of each game before something is learned")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--deals", type=int, default=1000, help="of A-base, at the end")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--out", type=Path, default=Path("learned"))
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    key = jax.random.key(wish.seed)
    weights = dict(np.load(wish.start)) if wish.start else new_weights(key)
    weights = {name: jnp.asarray(one, jnp.float32) for name, one in weights.items()}
    memory = (jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights), jnp.int32(0))
    state = jax.jit(jax.vmap(simulator.init))(jax.random.split(key, wish.games))
    total, curve = jnp.zeros(wish.games), []
    began, number, told = monotonic(), 0, 0.0
    while (passed := (monotonic() - began) / 60) < wish.minutes:
        rest = max(0.0, 1 - passed / wish.minutes)
        rates = jnp.array([wish.rate * max(rest, 0.01), 0.01 * rest + 0.0005])
        weights, memory, state, total, stars = iteration(
            weights, memory, state, total, jax.random.fold_in(key, number), rates, wish.steps
        )
        number += 1
        if number == 1 or passed - told > wish.minutes / 60:
            told = passed
            steps = number * wish.games * wish.steps
            curve.append({"minutes": round(passed, 2), "steps": steps, "stars": round(float(stars), 2)})
            print(curve[-1], flush=True)
    np.savez(wish.out / "weights.npz", **{name: np.asarray(one, np.float16) for name, one in weights.items()})
    found = on_suite(weights, wish.deals)
    print(f"A-base, {wish.deals} deals: {found.mean:.1f} ± {found.margin:.1f} stars")
    result = {"curve": curve, "A-base": {"deals": wish.deals, "mean": found.mean, "margin": found.margin}}
    (wish.out / "curve.json").write_text(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
