"""A box of the game as one value, and the shelf on which all boxes stand."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from re import fullmatch

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
from cartographers.rules.map_sheet import MapSheet
from cartographers.rules.rule import Monster


class BadBox(ValueError):
    """A box that cannot stand on the shelf; the message says which one, and why."""


@dataclass(frozen=True, eq=False)
class Box:
    """What lies in a box (R2.7); what it has none of stays empty."""

    key: str
    explore: tuple[ExploreCard, ...] = ()
    #: Explore cards that join any explore set while the box is in use, as the ruins cards do (R2.5).
    extra: tuple[ExploreCard, ...] = ()
    ruins: tuple[RuinsCard, ...] = ()
    ambushes: tuple[AmbushCard, ...] = ()
    heroes: tuple[HeroCard, ...] = ()
    edicts: tuple[Edict, ...] = ()
    sheets: tuple[MapSheet, ...] = ()
    seasons: tuple[Season, ...] = ()
    skills: tuple[SkillCard, ...] = ()
    titles: tuple[Title, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that can come up from the deck."""
        return (*self.explore, *self.extra, *self.ruins, *self.ambushes, *self.heroes)


@dataclass(frozen=True, eq=False)
class Shelf:
    """All boxes there are, and every card in them by its key."""

    boxes: dict[str, Box]

    @classmethod
    def of(cls, boxes: Iterable[Box]) -> "Shelf":
        """A shelf of these boxes; raises ``BadBox`` if two things in them have one name."""
        shelf: dict[str, Box] = {}
        for box in boxes:
            if box.key in shelf:
                raise BadBox(f"there are two boxes {box.key!r}; every box needs a key of its own")
            shelf[box.key] = box
        _check_names(shelf.values())
        return cls(shelf)

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
    def sheets(self) -> dict[str, MapSheet]:
        """Every side of every map sheet."""
        return {sheet.key: sheet for box in self.boxes.values() for sheet in box.sheets}

    @cached_property
    def titles(self) -> tuple[Title, ...]:
        """The solo titles, the highest first."""
        titles = (title for box in self.boxes.values() for title in box.titles)
        return tuple(sorted(titles, key=lambda title: -title.minimum))

    @cached_property
    def box_of(self) -> dict[str, str]:
        """The box in which a card or sheet lies."""
        parts = ((box, (*box.cards, *box.edicts, *box.skills, *box.sheets)) for box in self.boxes.values())
        return {thing.key: box.key for box, things in parts for thing in things}


def _things(box: Box) -> Iterator[tuple[str, str, object]]:
    """Everything in a box that has a name: what it is, its name, and the thing itself."""
    for card in box.cards:
        yield "card", card.key, card
    for edict in box.edicts:
        yield "scoring card", edict.key, edict
    for skill in box.skills:
        yield "skill", skill.key, skill
    for sheet in box.sheets:
        yield "sheet", sheet.key, sheet
    for monster in (card.monster for card in box.ambushes if card.monster):
        yield "monster", monster.name, monster
    for title in box.titles:
        yield "title", title.key, title


def _check_names(boxes: Iterable[Box]) -> None:
    """Raise ``BadBox`` if two things have one name: each of them also names a text in ``words``."""
    known: dict[str, tuple[object, str]] = {}
    for box in boxes:
        for kind, name, thing in _things(box):
            here = f"the {kind} {name!r} in the box {box.key!r}"
            if not fullmatch(r"[A-Za-z][A-Za-z0-9-]*", name):
                raise BadBox(f"{here} needs a name of letters, digits and hyphens")
            other, there = known.setdefault(name, (thing, here))
            if other is not thing:
                raise BadBox(f"two things have one name: {here} and {there}")
