"""What open skills add to the actions."""

from itertools import product

import pytest

from cartographers.boxes import shelf
from cartographers.rules.box import Box, Shelf
from cartographers.rules.card import ExploreCard, SkillCard
from cartographers.rules.legal import coin_of
from cartographers.rules.rule import Skill
from cartographers.rules.shape import everywhere
from cartographers.sim.slots import slots_of_shapes
from cartographers.sim.tables import NotSimulated, tables
from cartographers.table.plan import Plan, deal


def test_every_drawing_that_a_skill_allows_is_in_one_slot_with_its_coin() -> None:
    cards = [card for card in shelf().cards.values() if isinstance(card, ExploreCard)]
    for card, skill in product(cards, shelf().skills.values()):
        shapes = skill.skill.shapes(card.shapes)
        drawn = [
            (area, slot.coin)
            for slot in slots_of_shapes(shapes)
            for area in slot.pose.drawings(slot.pose.anchors)
        ]
        assert len(drawn) == len({area for area, _ in drawn})
        assert {area for area, _ in drawn} == {area for shape in shapes for area in everywhere(shape)}
        assert all(coin == bool(coin_of(shapes, area)) for area, coin in drawn)


def test_actions_of_skills_follow_those_without_and_do_not_overlap() -> None:
    skills = ("concentration", "secret-lore", "stealth")
    plain = tables(shelf(), deal(shelf(), Plan(), 0))
    more = tables(shelf(), deal(shelf(), Plan(skills=skills), 0))
    assert more.plain_variants == plain.variants == 16
    assert [block.card.key for block in more.blocks] == list(skills)
    assert [*more.block_starts, more.variants] == [16, 28, 40, 98]


def test_a_skill_that_changes_the_drawing_and_draws_besides_is_refused() -> None:
    stealth, search = shelf().skills["stealth"].skill, shelf().skills["search"].skill
    both = SkillCard("both", 0, Skill(shapes=stealth.shapes, besides=search.besides))
    more = Shelf.of([*shelf().boxes.values(), Box("more", skills=(both,))])
    with pytest.raises(NotSimulated, match="'both', which changes the drawing and draws besides"):
        tables(more, deal(more, Plan(skills=("both", "stealth", "search")), 0))
