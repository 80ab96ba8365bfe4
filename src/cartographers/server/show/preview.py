"""Previews: whether a held shape may be drawn or why not, the stars it would bring, what is still open."""

from typing import NamedTuple

from cartographers.commands.gains import gain_lines
from cartographers.commands.space_words import capital, said_cells
from cartographers.notation.cells import names, read_names
from cartographers.rules.area import on_map
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.effect import settle_alone
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice
from cartographers.rules.season import season_score
from cartographers.rules.stars import Tally
from cartographers.rules.state import Phase
from cartographers.rules.terrain import BY_KEY, HERO, Terrain
from cartographers.rules.view import View
from cartographers.server.protocol.previews import EdictChange, Preview, PreviewRequest
from cartographers.server.show.offers import offer_of_choices, why_no_skill
from cartographers.server.show.scores import edict_now, monsters_now, part_message
from cartographers.words.book import Words


class _Hand(NamedTuple):
    """The held shape in values of the rules."""

    held: PreviewRequest
    #: The cells on the map; the shape may extend beyond it.
    area: int

    @property
    def skill(self) -> str:
        """The key of the skill that is used; "" for none."""
        return self.held.skill

    @property
    def terrain(self) -> Terrain:
        """The terrain to draw."""
        return BY_KEY[self.held.terrain]

    @property
    def extra(self) -> Extra | None:
        """What the skill draws in addition, if it is chosen already."""
        if not self.held.extra or self.held.extra_terrain is None:
            return None
        return Extra(BY_KEY[self.held.extra_terrain], read_names(self.held.extra))


def preview(view: View, held: PreviewRequest, words: Words) -> Preview:
    """What the decision would bring, as far as its parts are chosen."""
    area = on_map(held.places)
    result = Preview(legal=True, cells=names(area), ruins=names(area & view.sheet.free_ruins))
    try:
        decision = _decision(view, _Hand(held, area), result, words)
    except Illegal as reason:
        result.legal, result.reason, result.reason_code = False, words.problem(reason), reason.code
        result.in_the_way = names(reason.area)
    else:
        _compare(view, decision, result)
        result.told = gain_lines(words, view, decision)
        if isinstance(decision, Post) and decision.marks:
            result.told.insert(0, words("told-attacks", cells=said_cells(words, decision.marks)))
    if area:
        # What is destroyed has no terrain.
        name = words("destroyed" if view.phase in (Phase.GAZE, Phase.RAVAGE) else held.terrain)
        result.told.insert(0, words("told-held", name=capital(name), cells=said_cells(words, area)))
    return result


def _decision(view: View, hand: _Hand, result: Preview, words: Words) -> Decision:
    """The decision so far; what is left to choose is written into the result. Raises ``Illegal``."""
    _check_skill(view, hand.skill)
    if view.phase is Phase.DECLARE:
        return _declaration(view, hand, result, words)
    reason = view.why_not_there(set(hand.held.places), hand.terrain, hand.skill)
    if reason:
        raise reason
    match view.phase:
        case Phase.DRAW:
            return _drawing(view, hand, result, words)
        case Phase.AMBUSH:
            return _ambush(view, hand, result)
        case Phase.HERO:
            return _hero(view, hand, result, words)
    return Destroy(hand.area)


def _check_skill(view: View, skill: str) -> None:
    if not view.game.is_asked(view.seat):
        raise Illegal("not-asked")
    if not skill:
        return
    if skill not in view.game.setup.skills:
        raise Illegal("skill")
    reason = why_no_skill(view, view.game.shelf.skills[skill])
    if reason:
        raise Illegal(reason)


def _check(view: View, decision: Decision, except_code: str = "") -> None:
    reason = view.why_not(decision)
    if reason and reason.code != except_code:
        raise reason


def _drawing(view: View, hand: _Hand, result: Preview, words: Words) -> Draw:
    decision = Draw(hand.terrain, hand.area, hand.skill, hand.extra)
    if hand.skill and view.game.shelf.skills[hand.skill].skill.besides:
        _offer_besides(view.besides(hand.skill, hand.terrain, hand.area), result, words)
    if decision.extra:
        _check(view, decision)
    return decision


def _offer_besides(choices: list[Choice], result: Preview, words: Words) -> None:
    """Add to the result what the skill may draw in addition; it has to be something."""
    if not choices:
        raise Illegal("second")
    result.besides = offer_of_choices(choices, words)


def _declaration(view: View, hand: _Hand, result: Preview, words: Words) -> Declare:
    decision = Declare(hand.skill, hand.extra)
    if hand.skill and view.game.shelf.skills[hand.skill].skill.alone:
        _offer_besides(view.besides(hand.skill), result, words)
    if decision.extra:
        _check(view, decision)
    return decision


def _ambush(view: View, hand: _Hand, result: Preview) -> Ambush:
    result.targets = names(view.targets(hand.area))
    if not hand.held.target:
        return Ambush(hand.area)
    decision = Ambush(hand.area, read_names([hand.held.target]))
    _check(view, decision)
    return decision


def _hero(view: View, hand: _Hand, result: Preview, words: Words) -> Post:
    decision = Post(hand.area, read_names(hand.held.marks), hand.skill, hand.extra)
    result.marks = [names(marks) for marks in sorted(view.marks(hand.area))]
    if hand.skill:
        _offer_besides(view.besides(hand.skill, HERO, hand.area), result, words)
    if decision.marks:
        # What the skill draws in addition may still be missing.
        _check(view, decision, except_code="missing")
    return decision


def _compare(view: View, decision: Decision, result: Preview) -> None:
    """Add to the result how the stars of the map change: by the four edicts, the coins and the monsters."""
    owner = view.map_owner
    without, with_it = (settle_alone(view.game, view.seat, one) for one in (None, decision))
    before, now = without.seats[owner], with_it.seats[owner]
    result.edicts = [
        _change(key, edict_now(key, before.sheet), edict_now(key, now.sheet))
        for key in view.game.setup.edicts
    ]
    result.coins = now.purse - before.purse
    result.monsters = monsters_now(now.sheet).stars - monsters_now(before.sheet).stars
    result.gain = season_score(with_it, now).stars - season_score(without, before).stars


def _change(key: str, before: Tally, now: Tally) -> EdictChange:
    new = [part_message(part) for part in now.parts if part not in before.parts]
    return EdictChange(key=key, before=before.stars, after=now.stars, parts=new)
