"""Every different decision of a seat, one by one or only counted.

Two drawings are different when their terrain or cells are: how a shape was turned to get there, or over
which edge it hangs (Stealth), is no difference. Nor is the order of Concentration's two copies.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cartographers.rules.area import cells, size, union
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.legal import drawings
from cartographers.rules.rule import Choice
from cartographers.rules.state import Phase
from cartographers.rules.terrain import HERO, Terrain
from cartographers.rules.view import View


def decisions(view: View) -> list[Decision]:
    """All that a seat may decide in this phase; nothing if it is not asked."""
    if not view.game.is_asked(view.seat):
        return []
    match view.phase:
        case Phase.DRAW:
            return [*_plain_drawings(view), *_skilled_drawings(view)]
        case Phase.DECLARE:
            return [*_declarations(view)]
        case Phase.AMBUSH:
            return [*_ambushes(view)]
        case Phase.HERO:
            return [*_posts(view)]
    return [Destroy(one) for one in cells(_offered_cells(view))]


def plain_decisions(view: View) -> list[Decision]:
    """All that a seat may decide in this phase without a skill; nothing if it is not asked."""
    if not view.game.is_asked(view.seat):
        return []
    match view.phase:
        case Phase.DRAW:
            return [*_plain_drawings(view)]
        case Phase.DECLARE:
            return [Declare()]
        case Phase.AMBUSH:
            return [*_ambushes(view)]
        case Phase.HERO:
            return [*_heroes(view)]
    return [Destroy(one) for one in cells(_offered_cells(view))]


def first_decisions(view: View, card: SkillCard) -> list[Decision]:
    """All that a seat may decide with a skill it can use, before what the skill draws besides (R9.2).

    What a declaration draws is in it already, since nothing is drawn before it.
    """
    match view.phase:
        case Phase.DRAW:
            return [Draw(terrain, area, card.key) for terrain, area in drawings(view.offer(card.key).choices)]
        case Phase.HERO:
            return [replace(hero, skill=card.key) for hero in _heroes(view)]
        case Phase.DECLARE:
            return [*_declarations_of(view, card)]
    return []


def draws_besides(view: View, card: SkillCard) -> bool:
    """Must what a skill draws besides be added to its first decisions?"""
    return view.phase is not Phase.DECLARE and card.skill.besides is not None


def with_besides(view: View, first: Draw | Post) -> list[Decision]:
    """A first decision with each drawing that its skill may add."""
    drawn = (first.terrain, first.cells) if isinstance(first, Draw) else (HERO, first.cell)
    return [replace(first, extra=extra) for extra in _extras(view.besides(first.skill, *drawn))]


def _offered_cells(view: View) -> int:
    """The cells of which one is to be chosen."""
    return union(spots for choice in view.offer().choices for _, spots in choice.spots)


def _plain_drawings(view: View) -> Iterable[Draw]:
    return [Draw(terrain, area) for terrain, area in drawings(view.offer().choices)]


def _skilled_drawings(view: View) -> Iterator[Draw]:
    for card in view.skills:
        for terrain, area in drawings(view.offer(card.key).choices):
            if card.skill.besides is None:
                yield Draw(terrain, area, card.key)
                continue
            for extra in _extras(view.besides(card.key, terrain, area)):
                if not _is_swapped(card, area, extra):
                    yield Draw(terrain, area, card.key, extra)


def _extras(choices: list[Choice]) -> list[Extra]:
    return [Extra(terrain, area) for terrain, area in drawings(choices)]


def _is_swapped(card: SkillCard, first: int, extra: Extra) -> bool:
    """Of two copies of one shape only one order is listed, the one with the lower number first."""
    return card.skill.shares_duty and extra.cells < first


def _declarations(view: View) -> Iterator[Declare]:
    yield Declare()
    for card in view.skills:
        yield from _declarations_of(view, card)


def _declarations_of(view: View, card: SkillCard) -> Iterator[Declare]:
    shelter = card.skill.shelter
    if shelter is None:
        for extra in _extras(view.besides(card.key)):
            yield Declare(card.key, extra)
    elif view.game.setup.solo:
        for upright, pose in enumerate(shelter.poses):
            if pose.spots(view.me.sheet.empty):
                yield Declare(card.key, upright=bool(upright))
    else:
        yield Declare(card.key)


def _ambushes(view: View) -> Iterator[Ambush]:
    for _, area in drawings(view.offer().choices):
        targets = view.targets(area)
        if not targets:
            yield Ambush(area)
        for target in cells(targets):
            yield Ambush(area, target)


def _heroes(view: View) -> Iterator[Post]:
    for one in cells(view.sheet.empty):
        for marks in sorted(view.marks(one)):
            yield Post(one, marks)


def _posts(view: View) -> Iterator[Post]:
    skills = view.skills
    for hero in _heroes(view):
        yield hero
        for card in skills:
            for extra in _extras(view.besides(card.key, HERO, hero.cell)):
                yield replace(hero, skill=card.key, extra=extra)


def count(view: View) -> int:
    """How many decisions there are, by counting bits where they need not be listed."""
    if not view.game.is_asked(view.seat):
        return 0
    match view.phase:
        case Phase.DRAW:
            skilled = sum(_count_skilled(view, card) for card in view.skills)
            return count_drawings(view.offer().choices) + skilled
        case Phase.DECLARE:
            return len(decisions(view))
        case Phase.AMBUSH:
            return sum(size(view.targets(area)) or 1 for _, area in drawings(view.offer().choices))
        case Phase.HERO:
            return sum(len(view.marks(one)) * _count_with_hero(view, one) for one in cells(view.sheet.empty))
    return _offered_cells(view).bit_count()


def count_drawings(choices: list[Choice]) -> int:
    """How many different drawings there are among the choices.

    The same drawing is the same pose at the same anchor, even if it comes from two shapes.
    """
    anchors: dict[tuple[Terrain, int], int] = {}
    for choice in choices:
        for pose, spots in choice.spots:
            for terrain in choice.terrains:
                key = terrain, pose.cells
                anchors[key] = anchors.get(key, 0) | spots
    return sum(map(int.bit_count, anchors.values()))


def _count_skilled(view: View, card: SkillCard) -> int:
    choices = view.offer(card.key).choices
    if card.skill.besides is None:
        return count_drawings(choices)
    pairs = sum(count_drawings(view.besides(card.key, *first)) for first in drawings(choices))
    return pairs // 2 if card.skill.shares_duty else pairs


def _count_with_hero(view: View, one: int) -> int:
    """How many ways there are to go with a hero on a cell: nothing more, or what a skill draws."""
    return 1 + sum(count_drawings(view.besides(card.key, HERO, one)) for card in view.skills)
