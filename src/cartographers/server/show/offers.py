"""What a seat may draw now, and which skills it may use, with the reason for those it may not."""

from functools import lru_cache
from typing import Literal, cast

from cartographers.notation.cells import names
from cartographers.notation.wire import write_decision
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
from cartographers.server.protocol.decisions import Decision as DecisionMessage
from cartographers.server.protocol.decisions import HintReason
from cartographers.server.protocol.own_seat import Offer, SkillOffer
from cartographers.server.show.shapes import fitting_choice, shape_choice
from cartographers.table.reasons import Reason
from cartographers.words.book import Words

#: Codes of reasons against a skill itself, as opposed to what is drawn with it.
_SKILL_REASONS = ("skill", "skill-turn", "skill-used", "skill-coins", "skill-fallback", "shelter")


def offer_of(view: View, words: Words) -> Offer:
    """What a seat may draw without a skill; the forms of the shapes are told in a language."""
    offer = view.offer()
    if offer.choices and not offer.fallback and view.phase is Phase.DRAW:
        return _offer_of_turn(turn_of(view.game, view.seat), offer.choices, words)
    return offer_of_choices(offer.choices, words, offer.fallback)


def offer_of_choices(choices: list[RulesChoice], words: Words, fallback: bool = False) -> Offer:
    """What fits, and nothing else."""
    shown = [fitting_choice(choice, words) for choice in choices]
    return {"choices": shown, "fallback": fallback, "cover": []}


def _offer_of_turn(turn: Turn, choices: list[RulesChoice], words: Words) -> Offer:
    """All shapes of a turn, including those that fit nowhere."""
    shown = []
    for shape in turn.shapes:
        fitting = next((choice for choice in choices if choice.spots[0][0] in shape.poses), None)
        spots = fitting.spots if fitting else ()
        shown.append(shape_choice(shape.printed.offsets, turn.terrains, shape.coin, spots, words))
    cover = [] if turn.covering == BOARD else names(turn.covering)
    return {"choices": shown, "fallback": False, "cover": cover}


def skill_offers(view: View, words: Words) -> list[SkillOffer]:
    """All skills on the table; why one cannot be used is said in a language."""
    return [_skill_offer(view, view.game.shelf.skills[key], words) for key in view.game.setup.skills]


def _skill_offer(view: View, card: SkillCard, words: Words) -> SkillOffer:
    reason = why_no_skill(view, card)
    offer: SkillOffer = {
        "key": card.key,
        "cost": card.cost,
        "usable": not reason,
        "reason": _sentence(reason, words) if reason else "",
        "reason_code": reason,
        "offer": None,
        "besides": False,
        "directions": [],
    }
    if not reason:
        offer["besides"] = card.skill.besides is not None
        offer["directions"] = _directions(view, card)
        if view.phase is Phase.DRAW:
            offer["offer"] = _skill_first_offer(view, card, words)
    return offer


def _directions(view: View, card: SkillCard) -> list[Literal["across", "upright"]]:
    """The directions in which a shelter fits, which only solo players choose."""
    shelter = card.skill.shelter
    if view.phase is not Phase.DECLARE or not shelter or not view.game.setup.solo:
        return []
    across, upright = (pose.spots(view.me.sheet.empty) for pose in shelter.poses)
    return [*(("across",) if across else ()), *(("upright",) if upright else ())]


@lru_cache(maxsize=256)
def _sentence(reason: str, words: Words) -> str:
    """Why a skill cannot be used; the same few reasons are said at every table."""
    return words.problem(Illegal(reason))


def _skill_first_offer(view: View, card: SkillCard, words: Words) -> Offer:
    """What may be drawn first with a skill, before what it adds (R9.2)."""
    offer = view.offer(card.key)
    if offer.fallback:
        return offer_of_choices(offer.choices, words, fallback=True)
    return _offer_of_turn(skill_turn(turn_of(view.game, view.seat), card), offer.choices, words)


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


def decision_message(decision: Decision) -> DecisionMessage:
    """A decision of the rules as a message: what records write, of which the protocol says the fields."""
    return cast(DecisionMessage, write_decision(decision))


def reason_model(reason: Reason) -> HintReason:
    """A reason as it is sent."""
    return HintReason(**reason._asdict())
