"""What a seat may draw now, and which skills it may use, with the reason for those it may not."""

from functools import lru_cache

from cartographers.notation.cells import names
from cartographers.rules.area import BOARD, NOWHERE, cells
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Decision, Declare, Draw, Post
from cartographers.rules.legal import besides, skill_choices, skill_turn, turn_of
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice as RulesChoice
from cartographers.rules.rule import Turn
from cartographers.rules.state import Phase
from cartographers.rules.terrain import FOREST, HERO
from cartographers.rules.view import View
from cartographers.server.protocol import Offer, SkillOffer
from cartographers.server.show.shapes import choice_model, shape_choice
from cartographers.words.book import Words

#: Codes of reasons against a skill itself, as opposed to what is drawn with it.
_SKILL_REASONS = ("skill", "skill-turn", "skill-used", "skill-coins", "skill-fallback", "shelter")


def offer_model(view: View) -> Offer:
    """What a seat may draw without a skill."""
    offer = view.offer()
    if offer.choices and not offer.fallback and view.phase is Phase.DRAW:
        return _offer_of_turn(turn_of(view.game, view.seat), offer.choices)
    return Offer(choices=[choice_model(choice) for choice in offer.choices], fallback=offer.fallback)


def besides_model(choices: list[RulesChoice]) -> Offer:
    """What a skill may draw in addition to the card."""
    return Offer(choices=[choice_model(choice) for choice in choices])


def _offer_of_turn(turn: Turn, choices: list[RulesChoice]) -> Offer:
    """All shapes of a turn, including those that fit nowhere."""
    models = []
    for shape in turn.shapes:
        fitting = next((choice for choice in choices if choice.spots[0][0] in shape.poses), None)
        spots = fitting.spots if fitting else ()
        models.append(shape_choice(shape.printed.offsets, turn.terrains, shape.coin, spots))
    return Offer(choices=models, cover=[] if turn.covering == BOARD else names(turn.covering))


def skill_offers(view: View, words: Words) -> list[SkillOffer]:
    """All skills on the table; why one cannot be used is said in a language."""
    return [_skill_offer(view, view.game.shelf.skills[key], words) for key in view.game.setup.skills]


def _skill_offer(view: View, card: SkillCard, words: Words) -> SkillOffer:
    reason = why_no_skill(view, card)
    offer = SkillOffer(key=card.key, cost=card.cost, usable=not reason)
    if reason:
        offer.reason, offer.reason_code = _sentence(words, reason), reason
        return offer
    offer.besides = card.skill.besides is not None
    if view.phase is Phase.DRAW:
        offer.offer = _skill_first_offer(view, card)
    shelter = card.skill.shelter
    if view.phase is Phase.DECLARE and shelter and view.game.setup.solo:
        across, upright = (pose.spots(view.me.sheet.empty) for pose in shelter.poses)
        offer.directions += ["across"] if across else []
        offer.directions += ["upright"] if upright else []
    return offer


@lru_cache(maxsize=256)
def _sentence(words: Words, reason: str) -> str:
    """A reason in a language; the same few are said at every table."""
    return words.problem(Illegal(reason))


def _skill_first_offer(view: View, card: SkillCard) -> Offer:
    """What may be drawn first with a skill, before what it adds (R9.2)."""
    offer = view.offer(card.key)
    if offer.fallback:
        return Offer(choices=[choice_model(choice) for choice in offer.choices], fallback=True)
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


@lru_cache(maxsize=512)
def _can_draw_besides(turn: Turn, card: SkillCard) -> bool:
    """Is there a first drawing after which the skill can draw more? Cached, since a "no" tries them all."""
    # One by one: most often the first will do.
    return any(
        besides(turn, card, terrain, area)
        for choice in skill_choices(turn, card)[0]
        for pose, spots in choice.spots
        for area in pose.drawings(spots)
        for terrain in choice.terrains
    )
