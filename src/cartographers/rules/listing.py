"""Every different decision of a seat, one by one or only counted.

Two drawings are different when their terrain or cells are: how a shape was turned to get there, or over
which edge it hangs (Stealth), is no difference. Nor is the order of Concentration's two copies.
"""

from collections.abc import Iterable, Iterator

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


def _posts(view: View) -> Iterator[Post]:
    skills = view.skills
    for one in cells(view.sheet.empty):
        for marks in sorted(view.marks(one)):
            yield Post(one, marks)
            for card in skills:
                for extra in _extras(view.besides(card.key, HERO, one)):
                    yield Post(one, marks, card.key, extra)


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
    found = sum(count_drawings(view.besides(card.key, *first)) for first in drawings(choices))
    return found // 2 if card.skill.shares_duty else found


def _count_with_hero(view: View, one: int) -> int:
    """How many ways there are to go with a hero on a cell: nothing more, or what a skill draws."""
    return 1 + sum(count_drawings(view.besides(card.key, HERO, one)) for card in view.skills)
