"""What is printed, by number: the cards of a set-up, the ways to draw from them, and what they say."""

from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from cartographers.rules.box import Shelf
from cartographers.rules.card import AmbushCard, Card, Edict, ExploreCard, HeroCard, RuinsCard, Stack
from cartographers.rules.setup import Setup, edicts_of, explore_deck, seasons_of, sheet_of
from cartographers.rules.shape import Pose, Shape
from cartographers.rules.sheet import Sheet
from cartographers.rules.terrain import DOUBLE, DRAWN, HERO, MONSTER, Terrain
from cartographers.sim.blocks import Block, block, sheltered_poses
from cartographers.sim.slots import Slot, slots_of_card, terrains_of_card


class Shelter(NamedTuple):
    """What an ambush can be reduced to (R9.4)."""

    #: The place of the skill among the open ones.
    skill: int
    shape: Shape
    #: In solo: how it is turned.
    pose: Pose


@dataclass(frozen=True, eq=False)
class Cards:
    """The cards of a set-up by number, the ways to draw from them, and what they say."""

    shelf: Shelf
    setup: Setup
    #: Are the edicts drawn anew for each game from the stacks of the set-up?
    any_edicts: bool
    #: Do games have three of the set-up's skills each, other ones in other games?
    any_skills: bool = False

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card that can come up; its place is its number and its bit in a deck."""
        shelf, setup = self.shelf, self.setup
        ambushes = [shelf.cards[key] for key in sorted(setup.ambushes)]
        heroes = [card for box in shelf.boxes.values() for card in box.heroes] if setup.heroes else []
        return (*explore_deck(shelf, setup), *ambushes, *heroes)

    def bits(self, kind: type) -> int:
        """The cards of a kind, as a deck."""
        return sum(1 << number for number, card in enumerate(self.cards) if isinstance(card, kind))

    @cached_property
    def open_bits(self) -> int:
        """The cards that every season's deck begins with (R2.5)."""
        return self.bits(ExploreCard) | self.bits(RuinsCard)

    @cached_property
    def ambushes(self) -> list[tuple[int, AmbushCard]]:
        """The ambush cards with their numbers."""
        return [(number, card) for number, card in enumerate(self.cards) if isinstance(card, AmbushCard)]

    @cached_property
    def heroes(self) -> list[tuple[int, HeroCard]]:
        """The hero cards with their numbers."""
        return [(number, card) for number, card in enumerate(self.cards) if isinstance(card, HeroCard)]

    @cached_property
    def monsters(self) -> list[str]:
        """The named monsters that may come."""
        return [card.monster.name for _, card in self.ambushes if card.monster]

    @cached_property
    def printed(self) -> Sheet:
        """The bare sheet."""
        return sheet_of(self.shelf, self.setup).printed

    @cached_property
    def changing(self) -> tuple[str, ...]:
        """The areas of a sheet that can change in these games; the others stay as they are printed."""
        heroes = ("hero", "marks") if self.heroes else ()
        destroyed = ("destroyed",) if self.heroes or self.monsters else ()
        return ("forest", "village", "farm", "water", "monster", *heroes, *destroyed)

    @cached_property
    def blocks(self) -> list[Block]:
        """The actions of each open skill."""
        return [block(self.shelf.skills[key], self.cards, self.setup.solo) for key in self.setup.skills]

    @cached_property
    def shelters(self) -> list[Shelter]:
        """What an ambush on the own map can be reduced to."""
        solo = self.setup.solo
        skills = [(place, one.card.skill.shelter) for place, one in enumerate(self.blocks)]
        return [
            Shelter(place, shape, pose)
            for place, shape in skills
            if shape
            for pose in sheltered_poses(shape, solo)
        ]

    @cached_property
    def sources(self) -> tuple[Card | Shape, ...]:
        """What can be drawn from: every card, and in a circle what an ambush is reduced to."""
        return (*self.cards, *(one.shape for one in self.shelters if self.seats > 1))

    @cached_property
    def slots(self) -> list[list[Slot]]:
        """For each source the ways to draw from it."""
        return [slots_of_card(card) for card in self.sources]

    @cached_property
    def terrains(self) -> list[tuple[Terrain, ...]]:
        """For each source the terrains it brings."""
        return [terrains_of_card(card) for card in self.sources]

    @cached_property
    def drawn(self) -> tuple[Terrain, ...]:
        """Every terrain that can be drawn, monsters last."""
        heroes = (HERO,) if self.heroes else ()
        double = (DOUBLE,) if any(DOUBLE in one for block in self.blocks for one in block.terrains) else ()
        return (*(terrain for terrain in DRAWN if terrain is not MONSTER), *heroes, *double, MONSTER)

    @cached_property
    def most_slots(self) -> int:
        """The most slots of a source."""
        return max(map(len, self.slots))

    @cached_property
    def plain_variants(self) -> int:
        """The most pairs of a slot and a terrain without a skill; a fallback has one slot, all terrains."""
        pairs = zip(self.slots, self.terrains, strict=True)
        return max(len(DRAWN), *(len(slots) * len(terrains) for slots, terrains in pairs))

    @cached_property
    def block_starts(self) -> list[int]:
        """The first variant of each open skill."""
        before = accumulate((one.variants for one in self.blocks), initial=self.plain_variants)
        return list(before)[:-1]

    @cached_property
    def variants(self) -> int:
        """All variants: those without a skill, then those of each open skill."""
        return self.plain_variants + sum(one.variants for one in self.blocks)

    @cached_property
    def edicts(self) -> list[Edict]:
        """The scoring cards that can be edicts; the place of each is its number."""
        if not self.any_edicts:
            return list(edicts_of(self.shelf, self.setup))
        boxes = [self.shelf.boxes[key] for key in self.setup.stacks]
        return [edict for box in boxes for edict in box.edicts]

    def stack(self, kind: Stack) -> list[int]:
        """The numbers of the scoring cards of a stack."""
        return [number for number, edict in enumerate(self.edicts) if edict.stack is kind]

    @cached_property
    def season_times(self) -> list[int]:
        """How long each season lasts."""
        return [season.time for season in seasons_of(self.shelf, self.setup)]

    @cached_property
    def season_edicts(self) -> list[tuple[int, int]]:
        """Which two of the edicts A to D each season scores."""
        return [season.edicts for season in seasons_of(self.shelf, self.setup)]

    def walking(self, card: AmbushCard) -> list[Pose]:
        """What may walk onto a solo map (R11.2): the monsters of a card, or what they are reduced to."""
        return [card.shape.printed, *(one.pose for one in self.shelters)]
