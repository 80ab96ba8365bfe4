"""What a seat may draw now, and which skills it may use, with the reason for those it may not.

Written as JSON at once, because every seat is sent it in every phase.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from cartographers.rules.area import BOARD, NOWHERE, cells
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Decision, Declare, Draw, Post
from cartographers.rules.legal import can_complete, skill_turn, turn_of
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice as RulesChoice
from cartographers.rules.rule import Turn
from cartographers.rules.state import Phase
from cartographers.rules.terrain import FOREST, HERO
from cartographers.rules.view import View
from cartographers.server.protocol.state import Offer, SkillOffer
from cartographers.server.show.scores import cells_json
from cartographers.server.show.shapes import choice_json, shape_json
from cartographers.words.book import Words

#: Codes of reasons against a skill itself, as opposed to what is drawn with it.
_SKILL_REASONS = ("skill", "skill-turn", "skill-used", "skill-coins", "skill-fallback", "shelter")


def offer_json(view: View) -> str:
    """What a seat may draw without a skill: an ``Offer`` as JSON."""
    offer = view.offer()
    if offer.choices and not offer.fallback and view.phase is Phase.DRAW:
        return _offer_of_turn(turn_of(view.game, view.seat), offer.choices)
    return _offer_of_choices(offer.choices, offer.fallback)


def besides_model(choices: list[RulesChoice]) -> Offer:
    """What a skill may draw in addition to the card."""
    return Offer.model_validate_json(_offer_of_choices(choices))


def _offer_of_choices(choices: list[RulesChoice], fallback: bool = False) -> str:
    return _offer(map(choice_json, choices), fallback)


def _offer_of_turn(turn: Turn, choices: list[RulesChoice]) -> str:
    """All shapes of a turn, including those that fit nowhere."""
    found = []
    for shape in turn.shapes:
        fitting = next((choice for choice in choices if choice.spots[0][0] in shape.poses), None)
        spots = fitting.spots if fitting else ()
        found.append(shape_json(shape.printed.offsets, turn.terrains, shape.coin, spots))
    return _offer(found, cover=NOWHERE if turn.covering == BOARD else turn.covering)


def _offer(choices: Iterable[str], fallback: bool = False, cover: int = NOWHERE) -> str:
    is_fallback = "true" if fallback else "false"
    return f'{{"choices":[{",".join(choices)}],"fallback":{is_fallback},"cover":{cells_json(cover)}}}'


def skill_offers_json(view: View, words: Words) -> str:
    """All skills on the table, as a list of ``SkillOffer``; why one cannot be used is said in a language."""
    skills = [_skill_offer(view, view.game.shelf.skills[key], words) for key in view.game.setup.skills]
    return f"[{','.join(skills)}]"


def _skill_offer(view: View, card: SkillCard, words: Words) -> str:
    reason = why_no_skill(view, card)
    if reason:
        return _unusable(card.key, card.cost, reason, words)
    offer = _skill_first_offer(view, card) if view.phase is Phase.DRAW else "null"
    return f"{_usable(card.key, card.cost, card.skill.besides is not None, _directions(view, card))}{offer}}}"


def _directions(view: View, card: SkillCard) -> tuple[Literal["across", "upright"], ...]:
    """The directions in which a shelter fits, which only solo players choose."""
    shelter = card.skill.shelter
    if view.phase is not Phase.DECLARE or not shelter or not view.game.setup.solo:
        return ()
    across, upright = (pose.spots(view.me.sheet.empty) for pose in shelter.poses)
    return (*(("across",) if across else ()), *(("upright",) if upright else ()))


@lru_cache(maxsize=256)
def _unusable(key: str, cost: int, reason: str, words: Words) -> str:
    """A skill that cannot be used; the same few reasons are said at every table."""
    sentence = words.problem(Illegal(reason))
    return SkillOffer(key=key, cost=cost, usable=False, reason=sentence, reason_code=reason).model_dump_json()


@lru_cache(maxsize=256)
def _usable(key: str, cost: int, besides: bool, directions: tuple[Literal["across", "upright"], ...]) -> str:
    """A skill that can be used, up to what may be drawn first with it."""
    offer = SkillOffer(key=key, cost=cost, usable=True, besides=besides, directions=list(directions))
    return f'{offer.model_dump_json(exclude={"offer"}).removesuffix("}")},"offer":'


def _skill_first_offer(view: View, card: SkillCard) -> str:
    """What may be drawn first with a skill, before what it adds (R9.2)."""
    offer = view.offer(card.key)
    if offer.fallback:
        return _offer_of_choices(offer.choices, fallback=True)
    return _offer_of_turn(skill_turn(turn_of(view.game, view.seat), card), offer.choices)


def why_no_skill(view: View, card: SkillCard) -> str:
    """The code of the reason why a skill cannot be used now; "" if it can."""
    if not view.game.is_asked(view.seat):
        return "not-asked"
    decision = _minimal_decision(view, card)
    if decision is None:
        return "skill-turn"
    reason = view.why_not(decision)
    if reason and reason.code in _SKILL_REASONS:
        return reason.code
    return "" if _can_complete(view, card) else "skill-turn"


def _minimal_decision(view: View, card: SkillCard) -> Decision | None:
    """A decision with the skill and as little else as possible, to ask the rules about the skill."""
    match view.phase:
        case Phase.DRAW:
            return Draw(FOREST, NOWHERE, card.key)
        case Phase.DECLARE:
            return Declare(card.key)
        case Phase.HERO:
            cell = next(cells(view.sheet.empty))
            return Post(cell, min(view.marks(cell)), card.key)
    return None


def _can_complete(view: View, card: SkillCard) -> bool:
    """Is there any way to draw all that the skill asks for (R9.2c)?"""
    if card.skill.besides is None:
        return True
    match view.phase:
        case Phase.DRAW:
            return _can_draw_besides(turn_of(view.game, view.seat), card)
        case Phase.HERO:
            return any(view.besides(card.key, HERO, cell) for cell in cells(view.sheet.empty))
    return bool(view.besides(card.key))


#: Cached, since a "no" tries all first drawings.
_can_draw_besides = lru_cache(maxsize=512)(can_complete)
