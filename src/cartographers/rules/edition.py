"""A box of the game as one value, and the shelf on which all boxes stand."""

from dataclasses import dataclass, field
from functools import cached_property

from cartographers.rules.card import (
    AmbushCard,
    Card,
    Edict,
    ExploreCard,
    HeroCard,
    RuinsCard,
    Season,
    SkillCard,
    Title,
)
from cartographers.rules.rule import Monster
from cartographers.rules.sheet import Sheet


@dataclass(frozen=True, eq=False)
class Edition:
    """What lies in a box (R2.7); what it has none of stays empty."""

    key: str
    explore: tuple[ExploreCard, ...] = ()
    ruins: tuple[RuinsCard, ...] = ()
    ambushes: tuple[AmbushCard, ...] = ()
    heroes: tuple[HeroCard, ...] = ()
    edicts: tuple[Edict, ...] = ()
    sheets: dict[str, Sheet] = field(default_factory=dict)
    seasons: tuple[Season, ...] = ()
    skills: tuple[SkillCard, ...] = ()
    titles: tuple[Title, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that can come up from the deck."""
        return (*self.explore, *self.ruins, *self.ambushes, *self.heroes)


@dataclass(frozen=True, eq=False)
class Shelf:
    """All boxes there are, and every card in them by its key."""

    boxes: dict[str, Edition]

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card that can come up from the deck."""
        return {card.key: card for box in self.boxes.values() for card in box.cards}

    @cached_property
    def monsters(self) -> dict[str, Monster]:
        """Every named monster."""
        ambushes = (card for box in self.boxes.values() for card in box.ambushes)
        return {card.monster.name: card.monster for card in ambushes if card.monster}

    @cached_property
    def ambush_sets(self) -> list[set[str]]:
        """The ambush cards of each box that has some (R10.3)."""
        return [{card.key for card in box.ambushes} for box in self.boxes.values() if box.ambushes]

    @cached_property
    def edicts(self) -> dict[str, Edict]:
        """Every scoring card."""
        return {card.key: card for box in self.boxes.values() for card in box.edicts}

    @cached_property
    def skills(self) -> dict[str, SkillCard]:
        """Every skill card."""
        return {card.key: card for box in self.boxes.values() for card in box.skills}

    @cached_property
    def sheets(self) -> dict[str, Sheet]:
        """Every side of every map sheet."""
        return {key: sheet for box in self.boxes.values() for key, sheet in box.sheets.items()}

    @cached_property
    def titles(self) -> tuple[Title, ...]:
        """The solo titles, the highest first."""
        titles = (title for box in self.boxes.values() for title in box.titles)
        return tuple(sorted(titles, key=lambda title: -title.minimum))

    @cached_property
    def box_of(self) -> dict[str, str]:
        """The box in which a card or sheet lies."""
        return {
            key: box.key
            for box in self.boxes.values()
            for key in (*(card.key for card in (*box.cards, *box.edicts, *box.skills)), *box.sheets)
        }
