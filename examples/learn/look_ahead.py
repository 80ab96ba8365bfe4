"""A learner to begin with: a policy that is improved by looking one step ahead, the whole of it in this file.

It plays the base box alone on sheet A with random edicts, thousands of games at once on one device, and
learns from nothing but its own games. ``python examples/learn/look_ahead.py --minutes 30 --out folder``
writes the weights, the curve, and what the policy makes on the suite A-base, whose deals it never sees while
it learns.

At each step some actions are proposed by the policy and by chance (Gumbel top-k). Each is tried in the
simulator, with cards that are dealt anew, so that nobody looks into the deck; the stars it brings and the
value of what comes after it say how good it is. The policy learns to rank them so, and the value learns what
came of the games (Danihelka et al., *Policy improvement by planning with Gumbel*, 2022, with one step and no
tree). The policy plays by itself in the end: it looks at a position, and nothing is tried.

The net sees what an observation has, and what each edict would give for the map now. What it says about the
value is added to a potential: the stars that the map would still bring if nothing more were drawn.
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
from cartographers.sim.names import number_names, planes
from cartographers.sim.scoring import stars_of_maps
from cartographers.table.plan import Plan, deal

Array = Any
Weights = dict[str, Array]

CHANNELS, BLOCKS, HIDDEN = 64, 5, 192
#: How many actions are tried at each step, and with how many different cards that come next.
TRIED, FUTURES = 8, 2
#: The share of the actions tried that chance proposes, and how many stars make an action e times as likely.
BY_CHANCE, PATIENCE = 0.2, 1.0
EPOCHS, BATCH = 2, 4096
FADING, VALUE_WEIGHT = 0.9, 2.0
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
    #: What the map would still bring if nothing more were drawn.
    potential: Array


def seen(maps: Array, numbers: Array) -> Seen:
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
    return Seen(maps[:, 0].transpose(0, 2, 3, 1), told, card, potential)


def look(state: Any) -> Seen:
    """What is shown of the games of a batch."""
    return seen(*jax.vmap(simulator.observe)(state))


def new_weights(key: Array) -> Weights:
    """Random weights; heads begin small, so that the first policy is nearly even."""
    number = len(names) + 14
    shapes: dict[str, tuple[int, ...]] = {"in": (3, 3, len(planes(tables)), CHANNELS)}
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


def dense(weights: Weights, name: str, x: Array) -> Array:
    """A layer of the net, in the numbers of what comes in."""
    return x @ weights[name].astype(x.dtype) + weights[f"{name}+"].astype(x.dtype)


def pooled(x: Array) -> Array:
    """Mean and maximum of each channel over the map."""
    return jnp.concatenate([x.mean((1, 2)), x.max((1, 2))], -1)


def trunk(weights: Weights, shown: Seen) -> tuple[Array, Array]:
    """The part of the net that both answers share: channels of the map, and of the numbers."""

    def conv(name: str, x: Array) -> Array:
        dims, kernel = ("NHWC", "HWIO", "NHWC"), weights[name].astype(x.dtype)
        made = jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=dims)
        return made + weights[f"{name}+"].astype(x.dtype)

    told = jax.nn.relu(dense(weights, "told", shown.numbers.astype(jnp.bfloat16)))
    told = jax.nn.relu(dense(weights, "told2", told))
    x = conv("in", shown.maps.astype(jnp.bfloat16))
    for at in range(BLOCKS):
        scale, shift = jnp.split(dense(weights, f"film{at}", told)[:, None, None], 2, -1)
        y = jax.nn.relu(x * (1 + scale) + shift)
        y = conv(f"a{at}", y)
        y = jax.nn.relu(y + dense(weights, f"pool{at}", pooled(y))[:, None, None])
        x = x + conv(f"b{at}", y)
    return jax.nn.relu(x), told


def value_of(weights: Weights, shown: Seen, inner: tuple[Array, Array]) -> Array:
    """The stars still to come, in units. Sixteen bits would be too coarse to compare actions by."""
    x, told = inner
    joined = jnp.concatenate([pooled(x.astype(jnp.float32)), told.astype(jnp.float32)], -1)
    out = jax.nn.relu(dense(weights, "value", joined))
    return dense(weights, "value2", out)[:, 0] + shown.potential / UNIT


def logits_of(weights: Weights, shown: Seen, inner: tuple[Array, Array], mask: Array) -> Array:
    """A logit for each action, very low where it is not legal."""
    x = inner[0]
    y = jax.nn.relu(dense(weights, "mix", x)).reshape(x.shape[0], 121, CHANNELS)
    heads = weights["policy"].astype(y.dtype)[shown.card]
    logits = jnp.einsum("bpc,bcv->bvp", y, heads, preferred_element_type=jnp.float32)
    logits = logits + weights["policy+"][shown.card][:, :, None]
    return jnp.where(mask, logits.reshape(x.shape[0], -1), -1e9)


class Turn(NamedTuple):
    """A step of each game."""

    shown: Seen
    mask: Array
    #: The actions tried, and how they should be ranked: chances that add up to 1.
    tried: Array
    ranked: Array
    value: Array
    reward: Array
    over: Array
    stars: Array


def proposed(logits: Array, mask: Array, key: Array) -> Array:
    """Different actions to be tried, drawn from the policy and from all that are legal."""
    even = -jnp.log(mask.sum(1, keepdims=True) + 0.0)
    mixed = jnp.logaddexp(jax.nn.log_softmax(logits) + np.log(1 - BY_CHANCE), even + np.log(BY_CHANCE))
    return jax.lax.top_k(jnp.where(mask, mixed + jax.random.gumbel(key, mask.shape), -1e9), TRIED)[1]


def worth(weights: Weights, state: Any, tried: Array, key: Array) -> Array:
    """The stars that each action tried brings and leads to, in units, over some futures."""
    games = tried.shape[0]
    keys = jax.random.split(key, (games, FUTURES))
    futures = jax.vmap(jax.vmap(simulator.resample, (None, 0)))(state, keys)

    def spread(one: Array) -> Array:
        wide = jnp.broadcast_to(one[:, :, None], (*one.shape[:2], TRIED, *one.shape[2:]))
        return wide.reshape(-1, *one.shape[2:])

    actions = jnp.broadcast_to(tried[:, None], (games, FUTURES, TRIED)).reshape(-1)
    after = jax.vmap(simulator.step)(jax.tree.map(spread, futures), actions)
    then = look(after)
    coming = jnp.where(after.terminated, 0, value_of(weights, then, trunk(weights, then)))
    brought = after.rewards[:, 0] / UNIT + coming
    return brought.reshape(games, FUTURES, TRIED).mean(1)


def play(weights: Weights, state: Any, total: Array, key: Array, steps: int) -> Any:
    """So many steps of all games; the state, the stars of the games so far, the value then, the turns."""

    def one(carried: Any, key: Array) -> Any:
        state, total = carried
        first, second, third = jax.random.split(key, 3)
        shown, mask = look(state), jax.vmap(simulator.legal_action_mask)(state)
        inner = trunk(weights, shown)
        logits = logits_of(weights, shown, inner, mask)
        tried = proposed(logits, mask, first)
        found = worth(weights, state, tried, second)
        better = jnp.take_along_axis(logits, tried, 1) + found * (UNIT / PATIENCE)
        better = jnp.where(jnp.take_along_axis(mask, tried, 1), better, -1e9)
        place = jax.random.categorical(third, better)
        action = jnp.take_along_axis(tried, place[:, None], 1)[:, 0]
        after = jax.vmap(simulator.step)(state, action)
        stars, over = after.rewards[:, 0].astype(jnp.float32), after.terminated
        value = value_of(weights, shown, inner)
        ended = jnp.where(over, total + stars, jnp.nan)
        turn = Turn(shown, mask, tried, jax.nn.softmax(better), value, stars / UNIT, over, ended)
        return (after, jnp.where(over, 0, total + stars)), turn

    (state, total), turns = jax.lax.scan(one, (state, total), jax.random.split(key, steps))
    shown = look(state)
    return state, total, value_of(weights, shown, trunk(weights, shown)), turns


def targets(turns: Turn, last: Array) -> Array:
    """What the value should have been: TD(lambda), without a discount."""

    def back(carried: Any, turn: Turn) -> Any:
        following, ahead = carried
        delta = turn.reward + jnp.where(turn.over, 0, following) - turn.value
        ahead = delta + jnp.where(turn.over, 0, FADING * ahead)
        return (turn.value, ahead), turn.value + ahead

    return jax.lax.scan(back, (last, jnp.zeros_like(last)), turns, reverse=True)[1]


def loss(weights: Weights, batch: Any) -> Array:
    """What is made small: the error of the ranking, and that of the value."""
    turn, target = batch
    inner = trunk(weights, turn.shown)
    logits = logits_of(weights, turn.shown, inner, turn.mask)
    logs = jax.nn.log_softmax(jnp.take_along_axis(logits, turn.tried, 1))
    ranking = -jnp.where(turn.ranked > 0, turn.ranked * logs, 0).sum(1).mean()
    return ranking + VALUE_WEIGHT * jnp.square(value_of(weights, turn.shown, inner) - target).mean()


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
    weights: Weights, memory: Any, state: Any, total: Array, key: Array, rate: Array, steps: int
) -> Any:
    """Play, and learn from it; the mean stars of the games that ended."""
    first, second = jax.random.split(key)
    state, total, last, turns = play(weights, state, total, first, steps)
    flat = jax.tree.map(lambda one: one.reshape(-1, *one.shape[2:]), (turns, targets(turns, last)))
    number = flat[1].size

    def learn(carried: Any, key: Array) -> Any:
        order = jax.random.permutation(key, number).reshape(-1, min(BATCH, number))

        def part(carried: Any, rows: Array) -> Any:
            weights, memory = carried
            slopes = jax.grad(loss)(weights, jax.tree.map(lambda one: one[rows], flat))
            return adam(weights, slopes, memory, rate), None

        return jax.lax.scan(part, carried, order)[0], None

    (weights, memory), _ = jax.lax.scan(learn, (weights, memory), jax.random.split(second, EPOCHS))
    return weights, memory, state, total, jnp.nanmean(turns.stars)


@jax.jit
def choose(weights: Weights, maps: Array, numbers: Array, masks: Array) -> Array:
    """The action that the policy likes most, for each of some games."""
    shown = seen(maps, numbers)
    return logits_of(weights, shown, trunk(weights, shown), masks).argmax(1)


def policy_of(weights: Weights, games: int) -> Any:
    """A policy for ``evaluate``, for so many games at most."""

    def policy(told: dict[str, Any], masks: Any) -> Any:
        rows = len(masks)  # always as many rows, so that nothing is compiled again
        given = (told["maps"], told["numbers"], masks)
        filled = [np.concatenate([one, np.repeat(one[:1], games - rows, 0)]) for one in given]
        return np.asarray(choose(weights, *filled))[:rows]

    return policy


def on_suite(weights: Weights, deals: int) -> Any:
    """The results on A-base, by the rules themselves."""
    from cartographers.env import evaluate

    return evaluate(policy_of(weights, deals), "A-base", deals).standings[0].total


def learned(wish: argparse.Namespace) -> tuple[Weights, list[dict[str, float]]]:
    """The weights after some minutes, and the curve."""
    key = jax.random.key(wish.seed)
    weights = dict(np.load(wish.start)) if wish.start else new_weights(key)
    weights = {name: jnp.asarray(one, jnp.float32) for name, one in weights.items()}
    memory = (jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights), jnp.int32(0))
    state = jax.jit(jax.vmap(simulator.init))(jax.random.split(key, wish.games))
    total, curve = jnp.zeros(wish.games), []
    began, number, told = monotonic(), 0, 0.0
    while (passed := (monotonic() - began) / 60) < wish.minutes:
        rate = wish.rate * max(1 - passed / wish.minutes, 0.01)
        weights, memory, state, total, stars = iteration(
            weights, memory, state, total, jax.random.fold_in(key, number), jnp.float32(rate), wish.steps
        )
        number += 1
        if number == 1 or passed - told > wish.minutes / 60:
            told = passed
            steps = number * wish.games * wish.steps
            curve.append({"minutes": round(passed, 2), "steps": steps, "stars": round(float(stars), 2)})
            print(curve[-1], flush=True)
    return weights, curve


def main() -> None:
    """Learn for some minutes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--games", type=int, default=8192, help="at once")
    parser.add_argument("--steps", type=int, default=8, help="of each game before something is learned")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    parser.add_argument("--deals", type=int, default=1000, help="of A-base, at the end")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--out", type=Path, default=Path("learned"))
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    weights, curve = learned(wish)
    np.savez(wish.out / "weights.npz", **{name: np.asarray(one, np.float16) for name, one in weights.items()})
    found = on_suite(weights, wish.deals)
    print(f"A-base, {wish.deals} deals: {found.mean:.1f} ± {found.margin:.1f} stars")
    result = {"curve": curve, "A-base": {"deals": wish.deals, "mean": found.mean, "margin": found.margin}}
    (wish.out / "curve.json").write_text(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
