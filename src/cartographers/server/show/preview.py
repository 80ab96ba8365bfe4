"""What a held shape would bring: legal or not and why, the stars it earns, what goes with it."""

from typing import NamedTuple

from cartographers.notation.cells import names, read_names
from cartographers.rules.area import on_map
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.effect import settle_alone
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice
from cartographers.rules.season import season_score
from cartographers.rules.state import Phase
from cartographers.rules.terrain import BY_KEY, HERO
from cartographers.rules.view import View
from cartographers.server.protocol import EdictChange, EdictNow, Held, Part, Preview
from cartographers.server.show.offers import besides_model, why_no_skill
from cartographers.server.show.scores import edict_now, monsters_now


class _Hand(NamedTuple):
    """What is held, in the rules' own words."""

    #: The cells on the map; the rest may stick out over its edge.
    area: int
    held: Held

    @property
    def extra(self) -> Extra | None:
        """What the skill draws besides, as far as it is chosen."""
        if not self.held.extra or self.held.extra_terrain is None:
            return None
        return Extra(BY_KEY[self.held.extra_terrain], read_names(self.held.extra))


def preview(seen: View, held: Held) -> Preview:
    """What would come of deciding so, as far as it is chosen."""
    area = on_map(held.places)
    found = Preview(legal=True, cells=names(area), ruins=names(area & seen.sheet.free_ruins))
    try:
        decision = _decision(seen, _Hand(area, held), found)
    except Illegal as reason:
        found.legal, found.reason, found.reason_code = False, str(reason), reason.code
        found.in_the_way = names(reason.area)
    else:
        _compare(seen, decision, found)
    return found


def _decision(seen: View, hand: _Hand, found: Preview) -> Decision:
    """The decision as far as it is chosen; what is still to choose is noted. Raises if it cannot be."""
    held = hand.held
    _check_skill(seen, held.skill)
    if seen.phase is Phase.DECLARE:
        return _declaration(seen, hand, found)
    reason = seen.why_not_there(set(held.places), BY_KEY[held.terrain], held.skill)
    if reason:
        raise reason
    match seen.phase:
        case Phase.DRAW:
            return _drawing(seen, hand, found)
        case Phase.AMBUSH:
            return _ambush(seen, hand, found)
        case Phase.HERO:
            return _hero(seen, hand, found)
    return Destroy(hand.area)


def _check_skill(seen: View, skill: str) -> None:
    if not seen.game.is_asked(seen.seat):
        raise Illegal("not-asked")
    if not skill:
        return
    if skill not in seen.game.setup.skills:
        raise Illegal("skill")
    reason = why_no_skill(seen, seen.game.shelf.skills[skill])
    if reason:
        raise Illegal(reason)


def _check(seen: View, decision: Decision, unless: str = "") -> None:
    reason = seen.why_not(decision)
    if reason and reason.code != unless:
        raise reason


def _drawing(seen: View, hand: _Hand, found: Preview) -> Draw:
    skill, terrain = hand.held.skill, BY_KEY[hand.held.terrain]
    decision = Draw(terrain, hand.area, skill, hand.extra)
    if skill and seen.game.shelf.skills[skill].skill.besides:
        _besides(seen.besides(skill, terrain, hand.area), found)
    if decision.extra:
        _check(seen, decision)
    return decision


def _besides(choices: list[Choice], found: Preview) -> None:
    if not choices:
        raise Illegal("second")
    found.besides = besides_model(choices)


def _declaration(seen: View, hand: _Hand, found: Preview) -> Declare:
    skill = hand.held.skill
    decision = Declare(skill, hand.extra)
    if skill and seen.game.shelf.skills[skill].skill.alone:
        _besides(seen.besides(skill), found)
    if decision.extra:
        _check(seen, decision)
    return decision


def _ambush(seen: View, hand: _Hand, found: Preview) -> Ambush:
    found.targets = names(seen.targets(hand.area))
    if not hand.held.target:
        return Ambush(hand.area)
    decision = Ambush(hand.area, read_names([hand.held.target]))
    _check(seen, decision)
    return decision


def _hero(seen: View, hand: _Hand, found: Preview) -> Post:
    skill = hand.held.skill
    decision = Post(hand.area, read_names(hand.held.marks), skill, hand.extra)
    found.marks = [names(marks) for marks in sorted(seen.marks(hand.area))]
    if skill:
        _besides(seen.besides(skill, HERO, hand.area), found)
    if decision.marks:
        _check(seen, decision, unless="missing")
    return decision


def _compare(seen: View, decision: Decision, found: Preview) -> None:
    """The map before and after, by the four edicts, the coins and the monsters."""
    owner = seen.map_owner
    first, then = (settle_alone(seen.game, seen.seat, one) for one in (None, decision))
    before, now = first.seats[owner], then.seats[owner]
    found.edicts = [
        _change(edict_now(key, before.sheet), edict_now(key, now.sheet)) for key in seen.game.setup.edicts
    ]
    found.coins = now.purse - before.purse
    found.monsters = monsters_now(now.sheet).stars - monsters_now(before.sheet).stars
    found.gain = season_score(then, now).stars - season_score(first, before).stars


def _change(before: EdictNow, now: EdictNow) -> EdictChange:
    known = {_key(part) for part in before.parts}
    new = [part for part in now.parts if _key(part) not in known]
    return EdictChange(key=now.key, before=before.stars, after=now.stars, parts=new)


def _key(part: Part) -> tuple[object, ...]:
    return part.kind, tuple(part.cells), part.stars
