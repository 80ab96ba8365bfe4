"""A bot that takes a random legal decision: the weakest one, and a good tester of the rules."""

from random import Random

from cartographers.rules.area import cells
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.rule import Choice
from cartographers.rules.state import Phase
from cartographers.rules.terrain import HERO, Terrain
from cartographers.rules.view import View

#: The probability that a skill is used where one could be.
SKILL_PROBABILITY = 0.25


class Chance:
    """Chooses uniformly among the legal drawings; sometimes uses a skill."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def decide(self, view: View) -> Decision:
        """A random legal decision."""
        match view.phase:
            case Phase.DRAW:
                return self._drawing(view)
            case Phase.DECLARE:
                return self._declaration(view)
            case Phase.AMBUSH:
                area = self._pick(view.offer().choices)[1]
                targets = view.targets(area)
                return Ambush(area, self._cell(targets) if targets else 0)
            case Phase.HERO:
                return self._hero(view)
        return Destroy(self._pick_cell(view.offer().choices))

    def _drawing(self, view: View) -> Draw:
        skill = self._skill(view)
        if skill:
            terrain, area = self._pick(view.offer(skill.key).choices)
            if skill.skill.besides is None:
                return Draw(terrain, area, skill.key)
            extra = self._extra(view.besides(skill.key, terrain, area))
            if extra:
                return Draw(terrain, area, skill.key, extra)
        return Draw(*self._pick(view.offer().choices))

    def _declaration(self, view: View) -> Declare:
        skill = self._skill(view)
        if not skill:
            return Declare()
        if not skill.skill.shelter:
            return Declare(skill.key, self._extra(view.besides(skill.key)))
        if not view.game.setup.solo:
            return Declare(skill.key)
        fitting = [bool(pose.spots(view.me.sheet.empty)) for pose in skill.skill.shelter.poses]
        upright = self._rng.choice([way for way, fits in enumerate(fitting) if fits])
        return Declare(skill.key, upright=bool(upright))

    def _hero(self, view: View) -> Post:
        one = self._pick_cell(view.offer().choices)
        marks = self._rng.choice(sorted(view.marks(one)))
        skill = self._skill(view)
        extra = self._extra(view.besides(skill.key, HERO, one)) if skill else None
        return Post(one, marks, skill.key, extra) if skill and extra else Post(one, marks)

    def _skill(self, view: View) -> SkillCard | None:
        if not view.game.setup.skills or self._rng.random() > SKILL_PROBABILITY:
            return None
        skills = view.skills
        return self._rng.choice(skills) if skills else None

    def _extra(self, choices: list[Choice]) -> Extra | None:
        return Extra(*self._pick(choices)) if choices else None

    def _pick(self, choices: list[Choice]) -> tuple[Terrain, int]:
        """One of the drawings, chosen uniformly by counting bits, without listing them all."""
        ways = [
            (len(choice.terrains) * spots.bit_count(), choice.terrains, pose, spots)
            for choice in choices
            for pose, spots in choice.spots
        ]
        number = int(self._rng.random() * sum([way[0] for way in ways]))
        way = 0
        while number >= ways[way][0]:
            number -= ways[way][0]
            way += 1
        _, terrains, pose, spots = ways[way]
        number, which = divmod(number, len(terrains))
        for _ in range(number):
            spots &= spots - 1
        return terrains[which], pose.cells * (spots & -spots)

    def _pick_cell(self, choices: list[Choice]) -> int:
        ((_, spots),) = choices[0].spots
        return self._cell(spots)

    def _cell(self, area: int) -> int:
        return self._rng.choice(list(cells(area)))
