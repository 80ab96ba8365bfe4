"""The net is shown the same in training and in play; it learns, and goes on from a checkpoint."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from training.neural.checkpoint import load, save
from training.neural.games import Games, Shown, dense
from training.neural.learning import (
    Learner,
    Lesson,
    Pace,
    Teacher,
    beginner,
    returns,
    some_afterstates,
    without_mean,
)
from training.neural.net import BACKEND
from training.neural.selfplay import SelfPlay
from training.neural.trainer import LONGEST, Progress, Trainer
from training.neural.trainer import Plan as TrainingPlan
from training.neural.turns import Play, Turn, Widths

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.players.neural.arithmetic import NUMPY, calculator, prepared
from cartographers.players.neural.network import answer
from cartographers.players.neural.parts import Standing
from cartographers.players.neural.planes import PLANES
from cartographers.players.neural.position import Viewer, plain_planes, position
from cartographers.players.neural.vocabulary import vocabulary
from cartographers.rules.card import AmbushCard
from cartographers.rules.state import Game, Phase
from cartographers.rules.timetable import card_time
from cartographers.sim import chance as sim_chance
from cartographers.sim.flow import count_of_next_card
from cartographers.sim.lanes import Lanes
from cartographers.sim.names import Ask
from cartographers.sim.opening import blank
from cartographers.sim.state import State
from cartographers.sim.tables import Tables, tables
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from players.neural.nets import SIZE, random_net
from sim.following import QUICK
from testkit.long_forms import every

Array = Any
GAMES, SAME = 12, 7


#: Only one of these goes through regions: each that does takes seconds to compile.
EDICTS = ("sentinel-wood", "mages-valley", "shieldgate", "borderlands")
BASE = Plan(sheet="A", stacks=("base",), edicts=EDICTS)
#: Hero cards and named monsters; more ambushes than four, with skills; wasteland.
PLANS = {
    "base": BASE,
    "heroes": replace(BASE, sheet="C", explore="heroes", seasons="heroes", ambushes=("heroes",), heroes=True),
    "ambush and skills": replace(
        BASE, sheet="B", ambushes=("base", "ambush"), skills=("stealth", "search", "acrobatics")
    ),
}
BOXES = ("base", "heroes", "ambush", "skills")


def games_of(plan: Plan, boxes: Sequence[str] = ("base",)) -> Games:
    return Games(tables(shelf(), deal(shelf(), plan, 1), any_edicts=False), vocabulary(shelf(), boxes))


@pytest.fixture(scope="module")
def games() -> Games:
    return games_of(BASE)


def positions(plan: Plan = BASE) -> list[Game]:
    """Games in the middle of their play, each at another turn, where a card is to be drawn."""
    found = []
    for seed in range(GAMES):
        table, chance = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed)), Chance(seed)
        made = 0
        while not table.over and (made < 2 + 2 * seed or table.game.phase is not Phase.DRAW):
            table.commit(0, chance.decide(table.view(0)))
            made += 1
        if not table.over:
            found.append(table.game)
    # As many for all plans: then the arrays have the same shapes, and less is compiled.
    return found[-SAME:]


def as_state(tables: Tables, found: list[Game]) -> State:
    """The same games as the simulator has them."""
    seeds = jnp.zeros(len(found), jnp.uint32)
    places = {card.key: at for at, card in enumerate(tables.cards)}

    def numbers(values: list[int], kind: Any = jnp.int32) -> Array:
        return jnp.array(values, kind)

    def lanes(areas: list[Any]) -> Lanes:
        return Lanes([word[:, None] for word in Lanes.batch(areas).words])

    decks, laters = [], []
    for game in found:
        deck, later = list(game.left), []
        for cards, number in ((tables.ambushes, game.ambushes_in_deck), (tables.heroes, game.heroes_in_deck)):
            hidden = [card.key for _, card in cards if card.key not in game.met]
            deck += hidden[:number]
            later += hidden[number:]
        decks.append(sum(1 << places[key] for key in deck))
        laters.append(sum(1 << places[key] for key in later))
    edicts = [edict.key for edict in tables.edicts]
    seats = [game.seats[0] for game in found]
    state = blank(tables, (seeds, seeds))
    if state.skilled is not None:
        skills = ["", *found[0].setup.skills]
        crossed = numbers([seat.crossed for seat in seats])[:, None]
        used = numbers([skills.index(seat.skill) for seat in seats])[:, None]
        state = state._replace(skilled=state.skilled._replace(crossed=crossed, used=used))
    return state._replace(
        season=numbers([game.season for game in found]),
        clock=numbers([game.clock for game in found]),
        pending=numbers([game.pending for game in found], bool),
        deck=numbers(decks, jnp.uint32),
        later=numbers(laters, jnp.uint32),
        coins=numbers([seat.coins for seat in seats])[:, None],
        edicts=tuple(
            numbers([edicts.index(game.setup.edicts[letter]) for game in found]) for letter in range(4)
        ),
        boards=tuple(lanes([getattr(seat.sheet, name) for seat in seats]) for name in tables.changing),
        named=tuple(
            lanes([dict(seat.sheet.named).get(name, 0) for seat in seats]) for name in tables.monsters
        ),
    )


@pytest.mark.parametrize("name", every(PLANS, short=["heroes"]))
def test_training_is_shown_what_play_is_shown(name: str) -> None:
    games, found = games_of(PLANS[name], BOXES if name != "base" else ("base",)), positions(PLANS[name])
    assert any(game.met for game in found) and len({game.season for game in found}) > 2
    if name == "heroes":
        sheets = [game.seats[0].sheet for game in found]
        assert all(any(getattr(one, area) for one in sheets) for area in ("hero", "marks", "named"))
    if name == "ambush and skills":
        assert any(game.seats[0].crossed for game in found) and any(game.seats[0].skill for game in found)
    state = as_state(games.tables, found)
    # `blank` waits for nothing; these wait for a drawing.
    seen = games.shown(state._replace(ask=jnp.zeros_like(state.ask)))
    planes = np.asarray(dense(seen.words, jnp.float32))
    for number, game in enumerate(found):
        here = position(game, game.seats[0], game.season, game.clock, game.pending)
        (plain,) = Viewer(games.known, shelf(), game.setup, plain_planes).shown([here])
        shown = calculator().planes(plain.areas, 1)
        differ = [name for at, name in enumerate(PLANES) if (shown[:, 0, at] != planes[number, :, at]).any()]
        assert differ == []
        assert len(plain.numbers) == games.known.numbers
        assert np.allclose(plain.numbers, np.asarray(seen.numbers[number]), atol=1e-6)
        assert plain.standing.stars == np.asarray(seen.standing.stars[number]).tolist()


@pytest.mark.long
def test_the_policy_is_told_the_time_that_will_be_left_after_the_card(games: Games) -> None:
    found = positions()
    state, cards = as_state(games.tables, found), [card.key for card in games.tables.cards]
    state = state._replace(card=jnp.array([cards.index(game.card) for game in found]))
    for ask, taken in ((Ask.DRAW, 1), (Ask.AMBUSH, 0)):
        seen = games.shown_to_policy(state._replace(ask=jnp.full_like(state.ask, ask)))
        for number, game in enumerate(found):
            clock = game.clock + taken * card_time(shelf().cards[game.card])
            here = position(game, game.seats[0], game.season, clock, game.pending)
            (plain,) = Viewer(games.known, shelf(), game.setup, plain_planes).shown([here])
            assert np.allclose(plain.numbers, np.asarray(seen.numbers[number]), atol=1e-6)
            assert plain.standing.ended == bool(seen.standing.ended[number])


def test_the_net_answers_the_same_in_training_and_in_play() -> None:
    net, rng = random_net(), np.random.default_rng(2)
    planes = rng.integers(0, 2, (3, 121, net.known.planes)).astype(np.float32)
    numbers = rng.normal(size=(3, net.known.numbers)).astype(np.float32)
    plain = answer(NUMPY, SIZE, prepared(net.weights), planes.swapaxes(0, 1), numbers)
    trained = answer(BACKEND, SIZE, net.weights, jnp.asarray(planes), jnp.asarray(numbers))
    assert np.allclose(plain.parts, trained.parts, atol=1e-3)
    assert np.allclose(plain.policy.swapaxes(0, 1), trained.policy, atol=1e-3)


def test_futures_have_other_cards_spread_over_the_deck_and_the_same_for_all_candidates(games: Games) -> None:
    found = positions()
    play = Play(Widths(best=2, others=0, rated=2), futures=4)
    after: State = jax.tree.map(lambda array: jnp.repeat(array, 2, 0), as_state(games.tables, found))
    doing = jnp.arange(2 * len(found))
    state, do = SelfPlay(games, SIZE, jnp.float32).begin_futures(play, after, doing, jax.random.key(1))
    assert (do.reshape(4, -1) == doing).all()
    chance = np.asarray(sim_chance.number(state.seeds, count_of_next_card(state))).reshape(4, len(found), 2)
    assert (chance[..., 0] == chance[..., 1]).all() and len(set(chance[0, :, 0].tolist())) == len(found)
    gaps = np.diff(np.sort(chance[..., 0], 0), axis=0)
    assert (gaps == 1 << 30).all()
    # The hidden ambushes are dealt anew: as many in the deck, all of them somewhere.
    hidden = np.uint32(games.tables.bits(AmbushCard))
    for before, then in ((after.deck, state.deck), (after.later, state.later)):
        many = jax.lax.population_count(before & hidden)
        assert (jax.lax.population_count(then & hidden).reshape(4, -1) == many).all()
    both = (state.deck | state.later).reshape(4, -1)
    assert (both == (after.deck | after.later)).all()
    assert (state.deck.reshape(4, -1) & hidden != after.deck & hidden).any()


def test_a_training_can_begin_with_a_net_of_its_size_only(games: Games) -> None:
    net = random_net()
    trainer = Trainer([games], TrainingPlan(size=net.size, games=1, exact=True), 1)
    with pytest.raises(ValueError, match="another size"):
        trainer.begin(net._replace(size=net.size._replace(channels=99)))


def turns_of(games: Games, length: int, number: int) -> Turn:
    """Turns with random contents, of which something can be learned by heart."""
    rng, rated, many = np.random.default_rng(3), 2, 3

    def some(*shape: int) -> Array:
        return jnp.asarray(rng.normal(size=(length, number, *shape)), jnp.float32)

    def below(most: int, *shape: int) -> Array:
        return jnp.asarray(rng.integers(0, most, (length, number, *shape)))

    def seen(*axes: int) -> Any:
        season, coins, toll = (below(4, *axes) for _ in range(3))
        standing = Standing(
            season, coins, toll, below(16, *axes, 4), below(9, *axes, 4), below(2, *axes) == 1
        )
        words = below(1 << 31, *axes, games.known.planes, 4).astype(jnp.uint32)
        return Shown(words, some(*axes, games.known.numbers), standing)

    yes = jnp.ones((length, number), bool)
    return Turn(
        before=seen(),
        place=below(121 * len(games.known.drawings), many, 2),
        legal=jnp.ones((length, number, many), bool),
        value=some(many),
        after=seen(rated),
        valid=jnp.ones((length, number, rated), bool),
        reached=10 * some(rated, 4, 4),
        chosen=below(rated),
        expected=10 * some(4, 4),
        over=yes.at[:, 0].set(False),
        scores=10 * some(4, 4),
    )


def test_what_turns_led_to_is_the_end_or_a_mixture_of_what_was_expected(games: Games) -> None:
    turns = turns_of(games, 3, 2)
    found = returns(turns, 0.5)
    # The first game goes on after all turns, the second was over after each.
    last = turns.expected[2, 0]
    middle = 0.5 * turns.expected[2, 0] + 0.5 * last
    first = 0.5 * turns.expected[1, 0] + 0.5 * middle
    assert np.allclose(found[:, 0], jnp.stack([first, middle, last]), atol=1e-5)
    assert np.allclose(found[:, 1], turns.scores[:, 1])


def test_what_is_learned_from_differs_from_the_others_of_a_turn_not_by_their_common_luck() -> None:
    errors = jnp.asarray(np.random.default_rng(1).normal(size=(2, 3, 4, 4)), jnp.float32)
    valid = jnp.array([[True, True, False], [True, True, True]])
    luck = 100.0 * jnp.ones((2, 1, 4, 4))
    less = without_mean(errors, valid)
    assert np.allclose(
        less * valid[..., None, None], without_mean(errors + luck, valid) * valid[..., None, None], atol=1e-4
    )
    assert np.allclose((less * valid[..., None, None]).sum(1), 0, atol=1e-5)
    assert np.allclose(less[0, 0] - less[0, 1], errors[0, 0] - errors[0, 1], atol=1e-5)


def test_a_turn_is_learned_from_by_its_choice_and_by_others_that_are_there(games: Games) -> None:
    turns = jax.tree.map(lambda array: array[0], turns_of(games, 1, 8))
    valid = jnp.array([[True, True, False, True, True]] * 8)
    turns = turns._replace(valid=valid, chosen=jnp.arange(8) % 2)
    which = np.asarray(some_afterstates(turns, 3, jax.random.key(1)))
    assert (which[:, 0] == turns.chosen).all() and which.shape == (8, 4)
    assert all(sorted(row) == [0, 1, 3, 4] for row in which.tolist())


class Counting:
    """In place of self-play: games of which only the number of turns is known."""

    def turn(self, *given: Any) -> tuple[State, None]:
        return given[2]._replace(season=given[2].season + 1), None

    def moved_on(self, so: Array, one: State, other: State) -> State:
        return other._replace(season=jnp.where(so, one.season, other.season))


def test_a_training_begins_with_games_at_all_turns(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer([games], TrainingPlan(size=SIZE, games=400, exact=True), 1)
    monkeypatch.setattr(trainer, "plays", [Counting()])
    seeds = jnp.zeros(400, jnp.uint32)
    start = Progress(beginner({}), (blank(games.tables, (seeds, seeds)),), jnp.zeros((), jnp.int32))
    made = np.asarray(trainer.spread_out(start).states[0].season)
    assert set(made.tolist()) == set(range(LONGEST))
    assert np.bincount(made).max() < 3 * len(made) / LONGEST


@pytest.mark.long
def test_learning_lowers_the_loss_and_goes_on_from_a_checkpoint_bit_for_bit(
    games: Games, tmp_path: Path
) -> None:
    teacher, turns = Teacher(games.table, SIZE, jnp.float32), turns_of(games, 2, 4)
    lesson, pace = Lesson(8, 1, True), Pace(0.01, 0.9)
    learn = jax.jit(
        lambda learner, key: teacher.learn(lesson, learner, turns, pace, key), compiler_options=QUICK
    )

    def learned(learner: Learner, first: int, last: int) -> tuple[Learner, list[float]]:
        losses = []
        for number in range(first, last):
            learner, loss = learn(learner, jax.random.key(number))
            losses.append(float(loss.total))
        return learner, losses

    begun = beginner({name: jnp.asarray(one) for name, one in random_net().weights.items()})
    half, losses = learned(begun, 0, 10)
    assert losses[-1] < 0.8 * losses[0]
    save(tmp_path / "checkpoint", half)
    resumed: Learner = load(tmp_path / "checkpoint", begun)
    whole, _ = learned(half, 10, 13)
    again, _ = learned(resumed, 10, 13)
    for one, other in zip(jax.tree.leaves(whole), jax.tree.leaves(again), strict=True):
        assert (one == other).all()


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    save(tmp_path / "checkpoint", {"weights": jnp.zeros(3)})
    with pytest.raises(ValueError, match="another training"):
        load(tmp_path / "checkpoint", {"weights": jnp.zeros(4)})
