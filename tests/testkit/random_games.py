"""Whole games of every kind: any legal set-up, and players who go where chance alone seldom does."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.area import neighbours, size
from cartographers.rules.card import ExploreCard, SkillCard
from cartographers.rules.decision import Decision
from cartographers.rules.game import reveal
from cartographers.rules.legal import drawings
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice
from cartographers.rules.setup import IllegalSetup, Setup
from cartographers.rules.state import Game
from cartographers.rules.terrain import Terrain
from cartographers.rules.view import View
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table


def any_setup(seed: int, **wishes: Any) -> Setup:
    """A legal set-up by chance: any sheet, boxes mixed in any way, cards named or drawn; or as wished."""
    toss, boxes = Random(f"setup {seed}"), ["base", "heroes"]
    ambushes = sorted(card for cards in shelf().ambush_sets for card in cards)
    sets = toss.sample(["base", "heroes", "ambush"], toss.randint(1, 3))
    plan = Plan(
        seats=toss.choice([1, 2, 3, 4]),
        sheet=toss.choice("ABCD"),
        explore=toss.choice(boxes),
        seasons=toss.choice(boxes),
        stacks=tuple(toss.sample(boxes, toss.randint(1, 2))),
        ambushes=tuple(toss.choice([sets, toss.sample(ambushes, 4)])),
        heroes=toss.random() < 0.5,
        skills=toss.random() < 0.6,
    )
    plan = replace(plan, **wishes)
    try:
        return deal(shelf(), plan, seed)
    except IllegalSetup:  # Heroes alone has its hero cards (R10.4)
        return deal(shelf(), replace(plan, heroes=True), seed)


class Bold(Chance):
    """Uses a skill whenever one can be used."""

    def _skill(self, view: View) -> SkillCard | None:
        skills = view.skills
        return self._rng.choice(skills) if skills else None


class Thrifty(Chance):
    """Saves up for the dearest skill."""

    def _skill(self, view: View) -> SkillCard | None:
        dearest = max((view.game.shelf.skills[key].cost for key in view.game.setup.skills), default=0)
        return next((card for card in view.skills if card.cost == dearest), None)


class Packer(Bold):
    """Draws the largest shape into the tightest spot, and leaves zombies room, so that maps fill up."""

    def decide(self, view: View) -> Decision:
        sheet = view.sheet
        near = neighbours(sheet.living("zombie"))
        self._tightness = partial(_tightness, sheet.empty, near | neighbours(near))
        return super().decide(view)

    def _pick(self, choices: list[Choice]) -> tuple[Terrain, int]:
        return max(drawings(choices), key=self._tightness)


def _tightness(empty: int, near_zombies: int, drawing: tuple[Terrain, int]) -> tuple[int, int]:
    area = drawing[1]
    return size(area & ~near_zombies), -size(neighbours(area) & empty & ~area)


PLAYERS = (Chance, Bold, Thrifty, Packer)


class Flood:
    """A dealer who turns up what fills maps: monsters and heroes first, then what takes least time."""

    def next_card(self, game: Game) -> str:
        """The card that fills most, the zombies before all."""
        return min(filter(partial(_can_come, game), game.shelf.cards), key=partial(_time, game))


def _can_come(game: Game, key: str) -> bool:
    try:
        return bool(reveal(game, key))
    except Illegal:
        return False


def _time(game: Game, key: str) -> tuple[int, str]:
    card = game.shelf.cards[key]
    if isinstance(card, ExploreCard):
        return card.time, key
    return (-2 if key == "zombie-plague" else -1), key


def played(setup: Setup, seed: int, players: Sequence[type[Chance]] = PLAYERS) -> Table:
    """A game played to its end, each seat by a player of one of these kinds."""
    toss = Random(f"players {seed}")
    table = Table(shelf(), setup, SeedDealer(seed))
    play_out(table, [toss.choice(players)(toss.getrandbits(32)) for _ in range(setup.seats)])
    return table


def flooded(seed: int, **wishes: Any) -> Table:
    """A game in which maps fill up long before winter is over."""
    setup = any_setup(seed, **{"heroes": True, "skills": True, "ambushes": ("heroes",)} | wishes)
    table = Table(shelf(), setup, Flood())
    play_out(table, [Packer(seed * 100 + seat) for seat in range(setup.seats)])
    return table
