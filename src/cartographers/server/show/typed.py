"""A typed command: the hand of the page in values of the rules, and the answer."""

from dataclasses import replace

from cartographers.commands.hand import Hand, new_hand
from cartographers.commands.held_shape import HeldShape
from cartographers.commands.speaking import Situation, speak
from cartographers.commands.vocabulary import vocabulary
from cartographers.notation.cells import names, read_names
from cartographers.notation.error import BadNotation
from cartographers.notation.wire import read_decision, write_decision
from cartographers.rules.decision import Ambush, Declare, Draw, Post
from cartographers.rules.shape import pose
from cartographers.rules.state import Drawn
from cartographers.rules.terrain import BY_KEY
from cartographers.rules.view import View
from cartographers.server.basics.errors import refused
from cartographers.server.protocol.commands import CommandAnswer, CommandRequest, HeldHand
from cartographers.words.book import Words

#: What a command costs at most, in events that are read: the best places are looked for among a thousand.
COST = 200
#: Reasons against the first part of a decision that is not complete yet.
_INCOMPLETE = ("missing", "target")
#: A corner farther away leaves the map with all of its shape.
_FAR = 11


def typed(
    seen: View, request: CommandRequest, words: Words, last: tuple[Drawn, ...] = (), ranked: bool = False
) -> CommandAnswer:
    """Carry out a command for a seat; nothing of the game changes by it.

    The best places are told only if it is ``ranked``: of a puzzle and a task of a study they are the answer.
    """
    try:
        hand = hand_of(seen, request.hand)
    except BadNotation as error:
        raise refused(error) from None
    said = speak(words, Situation(seen, last, ranked), hand, request.text)
    lines, takes_back = said.lines, said.takes_back
    if takes_back and seen.game.sealed[seen.seat] is None:
        lines, takes_back = [words("told-back")], False
    # Its values need not be validated.
    return CommandAnswer.model_construct(
        lines=lines,
        hand=held_hand(said.hand) if said.hand else None,
        decision=write_decision(said.decision) if said.decision is not None else None,
        takes_back=takes_back,
        completions=vocabulary(words).completions(""),
    )


def hand_of(seen: View, held: HeldHand | None) -> Hand | None:
    """What the page holds; a new hand where it cannot be held any more."""
    if not seen.must_decide:
        return None
    fresh = new_hand(seen)
    if held is None:
        return fresh
    if held.first is not None:
        return _second(seen, held) or fresh
    if held.skill and held.skill not in (card.key for card in seen.skills):
        return fresh
    hand = replace(fresh.using(held.skill), upright=held.upright) if held.skill else fresh
    return _holding(hand, held)


def _second(seen: View, held: HeldHand) -> Hand | None:
    """The hand in the second step of a decision."""
    first = read_decision(seen.phase, held.first)
    match first:
        case Draw() | Post() | Declare():
            first = replace(first, extra=None)
        case Ambush():
            first = replace(first, target=0)
        case _:
            return None
    reason = seen.why_not(first)
    if reason is None or reason.code not in _INCOMPLETE:
        return None
    hand = Hand(seen, first.skill if not isinstance(first, Ambush) else "", first=first)
    return _holding(hand, held) if hand.options else None


def _holding(hand: Hand, held: HeldHand) -> Hand:
    """The same hand with the shape, turned and placed as on the page."""
    if not held.shape:
        return hand
    offsets = pose(set(held.shape)).offsets
    terrain = BY_KEY[held.terrain] if held.terrain else None
    near = held.corner is not None and all(abs(number) <= _FAR for number in held.corner)
    marks = read_names(held.marks)
    for number, option in enumerate(hand.options):
        if option.terrain is not terrain:
            continue
        ways = [way.at(held.corner if near else None) for way in option.shape.orientations()]
        alike = [way for way in ways if way.offsets == offsets]
        if alike:
            return replace(hand, number=number, shape=_aimed(alike, marks))
    return hand


def _aimed(ways: list[HeldShape], marks: int) -> HeldShape:
    """A hero whose attack is the one that is chosen, if it is; any other shape as it is."""
    return next((way for way in ways if marks and way.attacked == marks), ways[0])


def held_hand(hand: Hand) -> HeldHand:
    """A hand as it is sent to the page."""
    held = hand.held if hand.placement else None
    terrain = hand.option.terrain if held else None
    # Its values need not be validated.
    return HeldHand.model_construct(
        stage=_stage(hand),
        skill=hand.skill,
        upright=hand.upright,
        terrain=terrain.key if terrain is not None else None,
        shape=list(held.offsets) if held else [],
        corner=held.corner if held else None,
        marks=names(held.attacked) if held else [],
        first=write_decision(hand.first) if hand.first else None,
    )


def _stage(hand: Hand) -> str:
    if hand.placement is None:
        return "declare"
    if hand.first is None:
        return "shape"
    return "target" if isinstance(hand.first, Ambush) else "extra"
