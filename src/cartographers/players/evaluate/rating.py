"""All decisions worth considering in a phase, each with the value an evaluator gives to what it leaves."""

from cartographers.players.evaluate.evaluator import Evaluator, Rated
from cartographers.players.evaluate.monsters import (
    rate_ambushes,
    rate_declarations,
    rate_heroes,
    rate_targets,
)
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Draw, Extra, skill_of
from cartographers.rules.legal import coin_of, drawings, skill_turn, turn_of
from cartographers.rules.sheet import draw
from cartographers.rules.state import Phase
from cartographers.rules.terrain import Terrain
from cartographers.rules.view import View

#: How many drawings with a skill are evaluated at most, and for how many of the best of them the additional
#: drawings of the skill are: a compromise between strength and time.
MAX_DRAWINGS = 240
BEST_FIRST_DRAWINGS = 3


def rate_decisions(view: View, evaluator: Evaluator) -> list[Rated]:
    """All decisions worth considering; with a skill, less what it must gain to be used now."""
    rated, least_gain = _rate(view, evaluator), evaluator.least_skill_gain
    if not view.game.setup.skills:
        return rated
    return [(value - least_gain if skill_of(decision) else value, decision) for value, decision in rated]


def rate_best(view: View, evaluator: Evaluator) -> list[Rated]:
    """The best decisions, and perhaps others: for whoever takes one of them."""
    if view.phase is Phase.DRAW and not view.skills:
        return evaluator.rate_drawings(view, best_only=True)
    return rate_decisions(view, evaluator)


def _rate(view: View, evaluator: Evaluator) -> list[Rated]:
    """The same, whatever a skill must gain."""
    match view.phase:
        case Phase.DRAW:
            rated = evaluator.rate_drawings(view)
            for card in view.skills:
                rated += _rate_with_skill(view, evaluator, card)
            return rated
        case Phase.DECLARE:
            return rate_declarations(view, evaluator)
        case Phase.AMBUSH:
            return rate_ambushes(view, evaluator)
        case Phase.HERO:
            return rate_heroes(view, evaluator)
    return rate_targets(view, evaluator)


def _rate_with_skill(view: View, evaluator: Evaluator, card: SkillCard) -> list[Rated]:
    """Drawings with a skill; if the skill draws something besides, only after the best first drawings."""
    me, key = view.me, card.key
    shapes = skill_turn(turn_of(view.game, view.seat), card).shapes
    firsts = []
    for terrain, area in _sample(drawings(view.offer(key).choices)):
        sheet = draw(me.sheet, terrain, area)
        value = evaluator.seat_value(me, sheet, coin_of(shapes, area), card.cost)
        firsts.append((value, Draw(terrain, area, key), sheet))
    if card.skill.besides is None:
        return [(value, decision) for value, decision, _ in firsts]
    firsts.sort(key=lambda rated: -rated[0])
    rated: list[Rated] = []
    for _, first, sheet in firsts[:BEST_FIRST_DRAWINGS]:
        coin = coin_of(shapes, first.cells)
        for terrain, area in _sample(drawings(view.besides(key, first.terrain, first.cells))):
            value = evaluator.seat_value(me, draw(sheet, terrain, area), coin, card.cost)
            rated.append((value, Draw(first.terrain, first.cells, key, Extra(terrain, area))))
    return rated


def _sample(choices: list[tuple[Terrain, int]]) -> list[tuple[Terrain, int]]:
    """Evenly spaced drawings, at most ``MAX_DRAWINGS``."""
    return choices[:: len(choices) // MAX_DRAWINGS + 1]
