"""Everything worth deciding in a phase, each with what a judge says it leaves behind is worth."""

from cartographers.players.evaluate.evaluator import Judge, Rated
from cartographers.players.evaluate.monsters import ambushes, declarations, heroes, targets
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Draw, Extra
from cartographers.rules.legal import coin_of, drawings, skill_turn, turn_of
from cartographers.rules.sheet import draw
from cartographers.rules.state import Phase
from cartographers.rules.terrain import Terrain
from cartographers.rules.view import View

#: How many drawings with a skill are looked at, and how many of the best of them again with what the skill
#: draws besides: enough for a good one, few enough to be quick.
MOST = 240
FIRST = 3
#: A skill that is free now may bring more later this season: it must bring so many stars at least.
WAITING = 2.0


def rated(view: View, judge: Judge) -> list[Rated]:
    """Everything worth deciding."""
    match view.phase:
        case Phase.DRAW:
            found = judge.drawings(view)
            for card in view.skills:
                found += _skilled(view, judge, card)
            return found
        case Phase.DECLARE:
            return declarations(view, judge)
        case Phase.AMBUSH:
            return ambushes(view, judge)
        case Phase.HERO:
            return heroes(view, judge)
    return targets(view, judge)


def _skilled(view: View, judge: Judge, card: SkillCard) -> list[Rated]:
    """Drawings with a skill: all of them, or the best of those after which more can be drawn."""
    me, key = view.me, card.key
    shapes = skill_turn(turn_of(view.game, view.seat), card).shapes
    firsts = []
    for terrain, area in _some(drawings(view.offer(key).choices)):
        sheet = draw(me.sheet, terrain, area)
        worth = judge.seat(me, sheet, coin_of(shapes, area), card.cost) - WAITING
        firsts.append((worth, Draw(terrain, area, key), sheet))
    if card.skill.besides is None:
        return [(worth, decision) for worth, decision, _ in firsts]
    firsts.sort(key=lambda rated: -rated[0])
    found: list[Rated] = []
    for _, first, sheet in firsts[:FIRST]:
        coin = coin_of(shapes, first.cells)
        for terrain, area in _some(drawings(view.besides(key, first.terrain, first.cells))):
            worth = judge.seat(me, draw(sheet, terrain, area), coin, card.cost) - WAITING
            found.append((worth, Draw(first.terrain, first.cells, key, Extra(terrain, area))))
    return found


def _some(found: list[tuple[Terrain, int]]) -> list[tuple[Terrain, int]]:
    """At most so many of the drawings, from all over the map."""
    return found[:: len(found) // MOST + 1]
