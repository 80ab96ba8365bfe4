"""What a seat may do now: its offer, and every skill on the table with the reason why it cannot be used."""

from functools import lru_cache

from cartographers.notation.cells import names
from cartographers.rules.area import BOARD, NOWHERE, cells
from cartographers.rules.card import SkillCard
from cartographers.rules.decision import Decision, Declare, Draw, Post
from cartographers.rules.legal import besides, drawings, skill_choices, skill_turn, turn_of
from cartographers.rules.reason import SENTENCES
from cartographers.rules.rule import Choice as Drawable
from cartographers.rules.rule import Turn
from cartographers.rules.state import Phase
from cartographers.rules.terrain import FOREST, HERO
from cartographers.rules.view import View
from cartographers.server.protocol import Offer, SkillOffer
from cartographers.server.show.shapes import choice_face, drawable_face

#: Reasons that lie in the skill or the turn, not in what would be drawn with it.
_ABOUT_THE_SKILL = ("skill", "skill-turn", "skill-used", "skill-coins", "skill-fallback", "shelter")


def offer_face(view: View) -> Offer:
    """What a seat may draw without a skill."""
    offer = view.offer()
    if offer.choices and not offer.fallback and view.phase is Phase.DRAW:
        return _of_shapes(turn_of(view.game, view.seat), offer.choices)
    return Offer(choices=[drawable_face(choice) for choice in offer.choices], fallback=offer.fallback)


def besides_face(choices: list[Drawable]) -> Offer:
    """What a skill may draw besides."""
    return Offer(choices=[drawable_face(choice) for choice in choices])


def _of_shapes(turn: Turn, choices: list[Drawable]) -> Offer:
    """All shapes of a turn, those that fit nowhere as well."""
    found = []
    for shape in turn.shapes:
        fitting = next((choice for choice in choices if choice.spots[0][0] in shape.poses), None)
        spots = fitting.spots if fitting else ()
        found.append(choice_face(shape.printed.offsets, turn.terrains, shape.coin, spots))
    return Offer(choices=found, cover=[] if turn.covering == BOARD else names(turn.covering))


def skill_offers(view: View) -> list[SkillOffer]:
    """Every skill on the table."""
    return [_skill_offer(view, view.game.shelf.skills[key]) for key in view.game.setup.skills]


def _skill_offer(view: View, card: SkillCard) -> SkillOffer:
    reason = why_no_skill(view, card)
    face = SkillOffer(key=card.key, cost=card.cost, usable=not reason)
    if reason:
        face.reason, face.reason_code = SENTENCES[reason], reason
        return face
    face.besides = card.skill.besides is not None
    if view.phase is Phase.DRAW:
        face.offer = _first_drawing(view, card)
    shelter = card.skill.shelter
    if view.phase is Phase.DECLARE and shelter and view.game.setup.solo:
        across, upright = (pose.spots(view.me.sheet.empty) for pose in shelter.poses)
        face.directions += ["across"] if across else []
        face.directions += ["upright"] if upright else []
    return face


def _first_drawing(view: View, card: SkillCard) -> Offer:
    """What may be drawn first with a skill (R9.2)."""
    offer = view.offer(card.key)
    if offer.fallback:
        return Offer(choices=[drawable_face(choice) for choice in offer.choices], fallback=True)
    return _of_shapes(skill_turn(turn_of(view.game, view.seat), card), offer.choices)


def why_no_skill(view: View, card: SkillCard) -> str:
    """The code of the reason why a skill cannot be used now, "" if it can."""
    if not view.game.is_asked(view.seat):
        return "not-asked"
    decision = _barely(view, card)
    if decision is None:
        return "skill-turn"
    reason = view.why_not(decision)
    if reason and reason.code in _ABOUT_THE_SKILL:
        return reason.code
    return "" if _completes(view, card) else "skill-turn"


def _barely(view: View, card: SkillCard) -> Decision | None:
    """A decision with the skill and nothing drawn: what the rules say of it is about the skill alone."""
    match view.phase:
        case Phase.DRAW:
            return Draw(FOREST, NOWHERE, card.key)
        case Phase.DECLARE:
            return Declare(card.key)
        case Phase.HERO:
            one = next(cells(view.sheet.empty))
            return Post(one, min(view.marks(one)), card.key)
    return None


def _completes(view: View, card: SkillCard) -> bool:
    """Is there any way to draw all that the skill asks for (R9.2c)?"""
    if card.skill.besides is None:
        return True
    match view.phase:
        case Phase.DRAW:
            return _draws_besides(turn_of(view.game, view.seat), card)
        case Phase.HERO:
            return any(view.besides(card.key, HERO, one) for one in cells(view.sheet.empty))
    return bool(view.besides(card.key))


@lru_cache(maxsize=512)
def _draws_besides(turn: Turn, card: SkillCard) -> bool:
    """Is there a first drawing after which the skill can draw more? To find none takes long, and is kept."""
    return any(besides(turn, card, *first) for first in drawings(skill_choices(turn, card)[0]))
