"""The simulator plays by the rules, and says what is wrong with what it is given."""

import os
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from cartographers.boxes import shelf
from cartographers.rules.card import AmbushCard
from cartographers.rules.season import monsters_toll
from cartographers.sim import Simulator, gpu_flags
from cartographers.sim.devices import NoDevice, devices, over_devices
from cartographers.sim.names import number_names, planes
from cartographers.sim.scoring import stars_of_maps
from cartographers.sim.state import Ask
from cartographers.sim.tables import NotSimulated
from cartographers.table.plan import Plan, deal
from sim.following import QUICK, Programs
from sim.twins import Family, differences, simulator_of
from testkit.long_forms import every

GAMES = 24
SOLO = Family("base", "A", 1)
#: Skills of every kind: one before an ambush, one besides a drawing or a hero, one that changes a drawing.
CIRCLE = Family("heroes", "D", 2, ("acrobatics", "diplomacy", "negotiation"))


@cache
def programs(family: Family) -> Programs:
    # Fewer scoring cards are compiled faster.
    return Programs(simulator_of(family, any_edicts=family is SOLO), QUICK)


@cache
def begun() -> Any:
    return solo().init(jax.random.split(jax.random.key(5), GAMES))


def solo() -> Programs:
    return programs(SOLO)


both = pytest.mark.parametrize("family", every([SOLO, CIRCLE], short=[SOLO]))


@both
def test_random_games_are_the_same_by_the_rules(family: Family) -> None:
    steps, found = differences(programs(family), GAMES, seed=1, listed=3)
    assert found == []
    assert steps > 15 * GAMES


@both
def test_an_illegal_action_changes_nothing_but_a_flag(family: Family) -> None:
    play = programs(family)
    state = play.init(jax.random.split(jax.random.key(5), GAMES))
    for key in range(3):
        state = play.step(state, play.random_action(state, jax.random.split(jax.random.key(key), GAMES)))
    legal = np.asarray(play.masks(state))
    chance = np.random.default_rng(1)
    wrong = np.array([[chance.choice(np.flatnonzero(~mask)) for mask in game] for game in legal])
    wrong[0], wrong[1] = -1, legal.shape[-1]
    after = play.step(state, wrong)
    assert np.array_equal(after.illegal, state.asked)
    flags = state._replace(illegal=after.illegal, reveals=after.reveals, rewards=after.rewards)
    same = jax.tree.map(np.array_equal, after, flags)
    assert all(jax.tree.leaves(same))


def _in_winter(clock: int) -> Any:
    state = begun()
    return state._replace(season=jnp.full_like(state.season, 3), clock=jnp.full_like(state.clock, clock))


def test_a_game_that_is_over_stays_as_it_is_unless_another_follows() -> None:
    state = _in_winter(clock=5)
    for key in range(8):
        state = solo().step(state, solo().random_action(state, jax.random.split(jax.random.key(key), GAMES)))
    assert np.all(state.terminated) and np.all(state.ask == Ask.OVER) and not np.any(state.illegal)
    assert not np.any(solo().masks(state)[..., 1:])


def test_with_auto_reset_a_new_game_follows_in_the_same_step() -> None:
    last = _in_winter(clock=6)._replace(again=jnp.ones(GAMES, bool))
    state = solo().step(last, solo().random_action(last, jax.random.split(jax.random.key(1), GAMES)))
    assert np.all(state.terminated) and np.all(state.season == 0) and np.all(state.asked)
    assert np.all(state.clock == 0) and not np.any(state.scores) and len(np.unique(state.rewards)) > 1
    state = solo().step(state, solo().random_action(state, jax.random.split(jax.random.key(2), GAMES)))
    assert not np.any(state.terminated)


@pytest.mark.long
def test_a_game_can_stay_as_it_ended_until_the_next_step_begins_another() -> None:
    setup = solo().simulator.tables.setup
    # With the scoring cards of the set-up, by their numbers among those alone: fewer are compiled faster.
    simulator = Simulator(shelf(), setup, auto_reset="next", any_edicts=False)
    step = jax.jit(jax.vmap(simulator.step), compiler_options=QUICK)
    last = _in_winter(clock=6)
    last = last._replace(edicts=tuple(jnp.full_like(one, place) for place, one in enumerate(last.edicts)))
    state = step(last, solo().random_action(last, jax.random.split(jax.random.key(1), GAMES)))
    assert np.all(state.terminated) and np.all(state.ask == Ask.OVER) and np.any(state.rewards)
    assert np.any(solo().observe(state).maps[:, 0, :5]), "the last observation shows what was drawn"
    state = step(state, np.zeros(GAMES, np.int32))
    assert not np.any(state.terminated) and not np.any(state.rewards) and not np.any(state.illegal)
    assert np.all(state.asked) and np.all(state.season == 0) and not np.any(state.scores)
    with pytest.raises(ValueError, match="auto_reset"):
        Simulator(shelf(), setup, auto_reset="sometimes")  # type: ignore[arg-type]


def test_games_do_not_depend_on_the_games_beside_them() -> None:
    keys = jax.random.split(jax.random.key(5), GAMES)
    turned = solo().init(keys[::-1])
    same = jax.tree.map(lambda one, other: np.array_equal(one, other[::-1]), begun(), turned)
    assert all(jax.tree.leaves(same))


def test_every_card_comes_first_about_equally_often() -> None:
    keys = jax.random.split(jax.random.key(8), (60, GAMES))
    first = np.concatenate([np.asarray(solo().init(some).card) for some in keys])
    counts = np.bincount(first, minlength=11)
    assert counts.shape == (11,), "only an explore card asks for a drawing"
    assert np.sum((counts - counts.mean()) ** 2) / counts.mean() < 30  # 10 degrees of freedom, p < 0.001


@cache
def circle() -> Any:
    return programs(CIRCLE).init(jax.random.split(jax.random.key(5), GAMES))


def seen(state: Any) -> Any:
    return programs(CIRCLE).observe(state, jnp.ones(GAMES, jnp.int32))


def test_an_observation_has_a_name_for_every_plane_and_number() -> None:
    tables = programs(CIRCLE).simulator.tables
    maps, numbers = seen(circle())
    assert maps.shape == (GAMES, 2, len(planes(tables)), 11, 11)
    assert numbers.shape == (GAMES, len(number_names(tables)))
    mountains = np.asarray(maps)[0, 0, planes(tables).index("mountain")].ravel()
    assert sum(1 << int(cell) for cell in np.flatnonzero(mountains)) == tables.printed.mountain


def test_an_observation_does_not_tell_which_ambush_is_in_the_deck() -> None:
    state = circle()
    ambushes = np.uint32(programs(CIRCLE).simulator.tables.bits(AmbushCard))
    swapped = state._replace(
        deck=state.deck & ~ambushes | state.later & ambushes,
        later=state.later & ~ambushes | state.deck & ambushes,
    )
    assert np.array_equal(seen(state).numbers, seen(swapped).numbers)


@cache
def ended() -> Any:
    """Random games, all of them over."""
    state = begun()
    for key in range(60):
        state = solo().step(state, solo().random_action(state, jax.random.split(jax.random.key(key), GAMES)))
        if state.terminated.all():
            return state
    raise AssertionError("some games did not end")


def test_the_last_observation_of_a_game_is_there_before_another_begins() -> None:
    names, stars = number_names(solo().simulator.tables), np.asarray(ended().scores, int)[:, 0]
    last = np.asarray(solo().observe(ended()).numbers)[:, names.index("stars of seat +0")]
    assert np.array_equal(last, stars[..., :3].sum((1, 2)) - stars[..., 3].sum(1))
    again = solo().restart(ended())
    assert not again.terminated.any() and (again.ask == Ask.DRAW).all() and not again.scores.any()
    assert len(np.unique(np.asarray(again.card))) > 1 and not again.boards[0].words[0].any()
    same = jax.tree.map(np.array_equal, solo().restart(again), again)
    assert all(jax.tree.leaves(same))


@pytest.mark.long
def test_a_policy_has_something_to_choose_after_the_end_too() -> None:
    assert [list(np.flatnonzero(mask)) for mask in solo().masks(ended())[:, 0]] == [[0]] * GAMES
    after = solo().step(ended(), np.zeros(GAMES, np.int32))
    assert np.array_equal(after.scores, ended().scores) and not after.illegal.any()


def test_hidden_cards_can_be_dealt_anew() -> None:
    ambushes = np.uint32(solo().simulator.tables.bits(AmbushCard))
    keys = jax.random.split(jax.random.key(3), GAMES)
    anew = solo().resample(begun(), keys)
    for number, one in zip(solo().observe(anew), solo().observe(begun()), strict=True):
        assert np.array_equal(number, one)
    assert np.array_equal(anew.deck & ~ambushes, begun().deck & ~ambushes)
    counts = [jax.lax.population_count(one.deck & ambushes) for one in (anew, begun())]
    assert np.array_equal(counts[0], counts[1])
    assert ((anew.deck | anew.later) == (begun().deck | begun().later)).all()
    assert len(np.unique(np.asarray(anew.deck & ambushes))) >= 4
    action = solo().random_action(begun(), keys)
    cards = [np.asarray(solo().step(state, action).card) for state in (begun(), anew)]
    assert (cards[0] != cards[1]).sum() > GAMES // 2


def test_the_stars_of_observed_maps_are_those_of_the_rules() -> None:
    simulator = Simulator(shelf(), deal(shelf(), Plan(), 0), any_edicts=False)
    maps = np.asarray(solo().observe(ended()).maps)[:, 0]
    edicts = np.tile(np.arange(4), (GAMES, 1))
    counted = jax.jit(partial(stars_of_maps, simulator.tables), compiler_options=QUICK)(maps, edicts)
    for cells, found in zip(maps, np.asarray(counted), strict=True):
        areas: dict[str, Any] = {
            name: sum(1 << int(cell) for cell in np.flatnonzero(plane))
            for name, plane in zip(planes(simulator.tables), cells, strict=True)
        }
        sheet = simulator.tables.printed._replace(**areas)
        worths = [edict.worth(sheet) for edict in simulator.tables.edicts]
        assert list(found) == [*worths, monsters_toll(sheet)]


def test_xla_is_told_to_let_a_gpu_go_on_unless_somebody_has_set_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_flags, "find_spec", lambda name: name == "jax_cuda13_plugin")
    for before, after in (
        ("--a", "--a --xla_gpu_enable_command_buffer=F"),
        ("--xla_gpu_enable_command_buffer=",) * 2,
    ):
        monkeypatch.setenv("XLA_FLAGS", before)
        gpu_flags.let_the_device_go_on()
        assert os.environ["XLA_FLAGS"].startswith(after) and (before == after) == (
            os.environ["XLA_FLAGS"] == before
        )


def test_games_are_spread_over_devices() -> None:
    spread = over_devices(solo().simulator.legal_action_mask, jax.devices()[:1])(begun())
    assert np.array_equal(spread, np.asarray(solo().masks(begun()))[:, 0])
    # With one device there is no mesh, which would make every step slower.
    assert "shard_map" not in str(jax.make_jaxpr(over_devices(jnp.sin))(jnp.zeros(4)))
    keys = jax.random.split(jax.random.key(5), GAMES)
    with pytest.raises(ValueError, match="first axis"):
        over_devices(lambda *given: given)(keys, jnp.zeros(3))


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    state = jax.tree.map(lambda array: array[0], begun())
    simulator = solo().simulator
    with pytest.raises(ValueError, match="one action for each of the 1 seats"):
        simulator.step(state, jnp.zeros(3, jnp.int32))
    with pytest.raises(ValueError, match=r"use jax.vmap\(step\) for a batch"):
        simulator.step(begun(), jnp.zeros(GAMES, jnp.int32))
    with pytest.raises(ValueError, match="step needs one game of 1 seats"):
        simulator.step(jax.tree.map(lambda array: array[0], circle()), 0)
    with pytest.raises(ValueError, match=r"use jax.vmap\(legal_action_mask\)"):
        simulator.legal_action_mask(begun())
    with pytest.raises(ValueError, match="the seats 0 to 0, not 3"):
        simulator.observe(state, 3)
    with pytest.raises(TypeError, match="whole number"):
        simulator.step(state, jnp.float32(0.5))
    with pytest.raises(NoDevice, match="JAX sees no tpu here, only cpu"):
        devices("tpu")
    with pytest.raises(NotSimulated, match="1 to 4 seats, not 5"):
        Simulator(shelf(), deal(shelf(), Plan(seats=5), 0))
