"""The games a net learns from, and what it is shown of them: the planes and numbers of play, for lanes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import islice
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from cartographers.players.neural.folds import Step
from cartographers.players.neural.numbers import Moment, Table, numbers, time_left
from cartographers.players.neural.parts import Standing
from cartographers.players.neural.planes import planes
from cartographers.players.neural.vocabulary import Vocabulary, ambushes_shown
from cartographers.players.neural.weights import Covered
from cartographers.rules.area import CELLS, Area, size
from cartographers.rules.card import AmbushCard, HeroCard
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.sim.ambush import landing
from cartographers.sim.kernels import for_each_map
from cartographers.sim.lanes import WORDS, Lanes
from cartographers.sim.state import Ask, State, purse, sheet_in, sheet_of_boards
from cartographers.sim.tables import Tables
from training.neural.places import Places

Array = Any


class Shown(NamedTuple):
    """What a net is shown of positions; the planes as words of 32 cells."""

    words: Array
    numbers: Array
    standing: Standing


@dataclass(frozen=True, eq=False)
class Games:
    """The solo games of a set-up, with the words of a net for them."""

    tables: Tables
    known: Vocabulary

    @cached_property
    def table(self) -> Table:
        """What stays the same in all games."""
        setup = self.tables.setup
        return Table(seasons_of(self.tables.shelf, setup), setup.seats, bool(setup.skills))

    @cached_property
    def places(self) -> Places:
        """Where the policy answers for each action."""
        return Places(self.tables, self.known)

    @cached_property
    def _ambushes_shown(self) -> list[int]:
        """The numbers of the ambushes whose landing is shown."""
        numbers_of = {card.key: number for number, card in self.tables.ambushes}
        return [numbers_of[key] for key in ambushes_shown(self.tables.shelf, self.tables.setup)]

    @property
    def covered(self) -> Covered:
        """What a net has seen that was trained with these games."""
        setup = self.tables.setup
        return Covered(
            setup.sheet, setup.explore, setup.stacks, tuple(setup.ambushes), setup.heroes, tuple(setup.skills)
        )

    def shown(self, state: State) -> Shown:
        """What a net is shown of these games, between two cards."""
        sheet = sheet_in(self.tables, state)
        to_come = state.deck | state.later
        landings = [
            landing(self.tables, sheet.empty, number) * (_has(to_come, number))[:, None]
            for number in self._ambushes_shown
        ]
        shape, maps = sheet.empty.shape, (state.boards, state.named)
        areas = [area.shaped(shape) for area in self._planes(sheet, landings, maps)]
        words = jnp.stack([jnp.stack([word[:, 0] for word in one.words], -1) for one in areas], 1)
        toll, *all_worths = for_each_map(self._worths, maps)
        worths = jnp.stack([jnp.broadcast_to(worth, shape)[:, 0] for worth in all_worths], -1)
        chosen = jnp.stack(state.edicts, -1)
        stars = jnp.take_along_axis(worths, chosen, -1)
        places = jnp.asarray(np.array([self.known.edicts.index(edict.key) for edict in self.tables.edicts]))
        ended = time_left(self.table, state.season, state.clock) == 0
        standing = Standing(state.season, purse(state)[:, 0], toll[:, 0], places[chosen], stars, ended)
        told = numbers(self.known, self.table, self._moment(state, standing, size(sheet.empty)[:, 0]))
        columns = [jnp.broadcast_to(jnp.asarray(one, jnp.float32), shape[:1]) for one in told]
        return Shown(words, jnp.stack(columns, -1), standing)

    def shown_to_policy(self, state: State) -> Shown:
        """What a net is shown that ranks the drawings of a card: the time that will be left after it."""
        time = jnp.asarray(self.tables.times)[state.card] * (state.ask == Ask.DRAW)
        return self.shown(state._replace(clock=state.clock + time))

    def _planes(self, sheet: Sheet, landings: Sequence[Lanes], maps: Any) -> Iterator[Lanes]:
        nowhere = sheet.empty & 0
        every = planes(sheet, landings, partial(self._each_fold, maps))
        for area in islice(every, self.known.planes):
            yield nowhere | area

    def _each_fold(
        self, maps: Any, sheet: Sheet, pairs: Sequence[tuple[Area, Area]], start: Any, step: Step
    ) -> list[Any]:
        """Go through the regions of several areas at the same time, which takes fewer rounds."""
        shape = (len(pairs), *sheet.empty.shape)
        areas, partners = (_stacked(column, shape[1:]) for column in zip(*pairs, strict=True))
        boards, named = jax.tree.map(lambda array: jnp.broadcast_to(array, shape), maps)

        def work(given: Any) -> Iterator[Any]:
            areas, partners, boards, named = given
            on = sheet_of_boards(self.tables, boards, named)
            yield areas.fold_regions(start, lambda value, region: step(value, region, partners, on))

        (carried,) = for_each_map(work, (areas, partners, boards, named))

        def of(place: int) -> Any:
            return jax.tree.map(lambda array: array[place], carried)

        return [of(place) for place in range(len(pairs))]

    def _worths(self, maps: Any) -> Iterator[Array]:
        sheet = sheet_of_boards(self.tables, *maps)
        yield monsters_toll(sheet)
        for edict in self.tables.edicts:
            yield edict.worth(sheet)

    def _moment(self, state: State, standing: Standing, empty: Array) -> Moment:
        tables = self.tables
        ambushes, heroes = (np.uint32(tables.bits(kind)) for kind in (AmbushCard, HeroCard))
        numbers_of = {card.key: number for number, card in enumerate(tables.cards)}
        nothing = jnp.zeros_like(state.season)
        return Moment(
            season=state.season,
            clock=state.clock,
            coins=standing.coins,
            toll=standing.toll,
            pending=state.pending,
            ambushes=_count(state.deck & ambushes),
            ambushes_later=_count(state.later & ambushes),
            heroes=_count(state.deck & heroes),
            edicts=[standing.edicts[:, letter] for letter in range(4)],
            stars=[standing.stars[:, letter] for letter in range(4)],
            left=[
                _has(state.deck, numbers_of[key]) if key in numbers_of else nothing
                for key in self.known.cards
            ],
            empty=empty,
            **self._ambushes_and_skills(state, standing.coins, numbers_of),
        )

    def _ambushes_and_skills(self, state: State, coins: Array, numbers_of: dict[str, int]) -> dict[str, Any]:
        """What only nets for more boxes than one are told."""
        tables, nothing = self.tables, jnp.zeros_like(state.season)
        pile = state.deck | state.later
        here = [(key, numbers_of.get(key)) for key in self.known.ambushes]
        to_come = [nothing if number is None else _has(pile, number) for _, number in here]
        come = [nothing if number is None else 1 - _has(pile, number) for _, number in here]
        told: dict[str, Any] = {"to_come": to_come, "come": come}
        if not self.known.skills:
            return told
        skilled, shelf = state.skilled, tables.shelf
        used = nothing if skilled is None else (skilled.used[:, 0] > 0).astype(jnp.int32)
        is_open = [int(key in tables.setup.skills) for key in self.known.skills]
        costs = [shelf.skills[key].cost for key in self.known.skills]
        payable = [so * (1 - used) * (coins >= cost) for so, cost in zip(is_open, costs, strict=True)]
        amid = (state.ask == Ask.BESIDES) | (state.ask == Ask.DECLARE)
        time = jnp.asarray(tables.times)[state.card] * (state.ask == Ask.BESIDES)
        return told | {
            "open": is_open,
            "payable": payable,
            "used": used,
            "amid": amid.astype(jnp.int32),
            "time": time,
        }


def dense(words: Array, dtype: Any) -> Array:
    """Planes as numbers: (positions, cells, planes)."""
    bits = words[..., None] >> np.arange(32, dtype=np.uint32) & np.uint32(1)
    cells = bits.reshape(*words.shape[:-1], WORDS * 32)[..., :CELLS]
    return jnp.swapaxes(cells, -1, -2).astype(dtype)


def _stacked(areas: Sequence[Lanes], shape: tuple[int, ...]) -> Lanes:
    whole = [area.shaped(shape) for area in areas]
    return Lanes([jnp.stack([area.words[word] for area in whole]) for word in range(WORDS)])


def _has(pile: Array, card: int) -> Array:
    return (pile >> np.uint32(card) & np.uint32(1)).astype(jnp.int32)


def _count(pile: Array) -> Array:
    return jax.lax.population_count(pile).astype(jnp.int32)
