"""Every card of every box as it stands in the guide: its name, its rule line and what is printed on it."""

from collections.abc import Iterator
from dataclasses import dataclass

from cartographers.boxes import shelf
from cartographers.rules.box import Box
from cartographers.rules.card import AmbushCard, Card, ExploreCard, HeroCard, RuinsCard, Way
from cartographers.words.book import Words

#: The kinds of cards that come up from the deck.
KINDS: dict[type, str] = {ExploreCard: "explore", RuinsCard: "ruins", AmbushCard: "ambush", HeroCard: "hero"}


@dataclass(frozen=True)
class CardEntry:
    """A card: its kind is one of ``KINDS``, "skill" or the stack of a scoring card."""

    key: str
    kind: str
    box: str
    name: str
    #: What it does, if anything is to be said about it.
    rule: str = ""
    #: What is printed on it besides pictures, each as a short text.
    facts: tuple[str, ...] = ()


def entries(kind: str, words: Words) -> Iterator[CardEntry]:
    """The cards of a kind, box by box."""
    for box in shelf().boxes.values():
        for key, facts in _cards(kind, box, words):
            rule = words(f"{key}.rule") if f"{key}.rule" in words else ""
            yield CardEntry(key, kind, box.key, words(key), rule, tuple(facts))


def _cards(kind: str, box: Box, words: Words) -> Iterator[tuple[str, list[str]]]:
    """The keys of a box's cards of a kind, and their facts."""
    for edict in box.edicts:
        if edict.stack.value == kind:
            yield edict.key, [words("fact-rating", number=edict.solo_rating)]
    for skill in box.skills:
        if kind == "skill":
            yield skill.key, [words("fact-cost", coins=skill.cost)]
    for card in box.cards:
        if KINDS[type(card)] == kind:
            yield card.key, _facts(card, words)


def _facts(card: Card, words: Words) -> list[str]:
    match card:
        case ExploreCard():
            terrains = ", ".join(words(terrain.key) for terrain in card.terrains)
            return [words("fact-time", time=card.time), words("fact-terrain", terrains=terrains)]
        case AmbushCard():
            bottom, right = card.corner
            corner = f"{'bottom' if bottom else 'top'}-{'right' if right else 'left'}"
            way = "clockwise" if card.way is Way.CLOCKWISE else "counter-clockwise"
            return [words(f"fact-{way}"), words(f"fact-{corner}")]
        case _:
            return []
