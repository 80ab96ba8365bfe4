"""A player who looks at everything that may be done and takes what leaves the best map behind."""

from random import Random

from cartographers.players.judge import Judge, Rated
from cartographers.players.monsters import ambushes, declarations, heroes, targets
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Decision, Draw, Extra
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
WAITING = 0.75


class Greedy:
    """Greedy for stars: this season's, a share of the later ones, and coins."""

    def __init__(self, seed: int = 0) -> None:
        self._toss = Random(seed)

    def decide(self, view: View) -> Decision:
        """The decision that is worth most, by chance one of them if there are several."""
        rated = _rated(view, Judge(view.game))
        best = max(worth for worth, _ in rated)
        return self._toss.choice([decision for worth, decision in rated if worth == best])


def _rated(view: View, judge: Judge) -> list[Rated]:
    """Everything worth deciding."""
    match view.phase:
        case Phase.DRAW:
            found = _plain(view, judge)
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


def _plain(view: View, judge: Judge) -> list[Rated]:
    """Every drawing of the card without a skill."""
    shapes, me = turn_of(view.game, view.seat).shapes, view.me
    return [
        (judge.seat(me, draw(me.sheet, terrain, area), coin_of(shapes, area)), Draw(terrain, area))
        for terrain, area in drawings(view.offer().choices)
    ]


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
