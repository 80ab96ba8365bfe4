"""The decision that a player is making: what is held, where, and how far the decision has come."""

from dataclasses import dataclass, replace
from functools import cached_property

from cartographers.commands.held_shape import HeldShape
from cartographers.commands.placement import (
    Option,
    Placement,
    first_placement,
    second_placement,
    target_placement,
)
from cartographers.rules.decision import Ambush, Decision, Declare, Draw, Post
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Phase
from cartographers.rules.terrain import HERO
from cartographers.rules.view import View

#: The first part of a decision of two steps.
First = Draw | Post | Declare | Ambush


@dataclass(frozen=True)
class Hand:
    """A decision as far as it has come. Commands make new hands of it."""

    view: View
    skill: str = ""
    #: Does the 1×2 of a shelter stand upright?
    upright: bool = False
    #: What was chosen in the step before: then a second drawing or a target is to be chosen.
    first: First | None = None
    #: The number of the shape and terrain, and the shape as it is turned and held.
    number: int = 0
    shape: HeldShape | None = None

    @cached_property
    def placement(self) -> Placement | None:
        """What has to be placed; None while a skill may be declared."""
        view, first = self.view, self.first
        match first:
            case None:
                return None if view.phase is Phase.DECLARE else first_placement(view, self.skill)
            case Ambush():
                return target_placement(view, first, view.targets(first.cells))
            case Draw():
                choices = view.besides(first.skill, first.terrain, first.cells)
            case Post():
                choices = view.besides(first.skill, HERO, first.cell)
            case Declare():
                choices = view.besides(first.skill)
        return second_placement(view, first, choices)

    @property
    def options(self) -> tuple[Option, ...]:
        """The shapes and terrains to choose from."""
        return self.placement.options if self.placement else ()

    @property
    def option(self) -> Option:
        """The shape and terrain that are chosen."""
        return self.options[self.number]

    @property
    def held(self) -> HeldShape:
        """The chosen shape, as it is turned and held."""
        return self.shape or self.option.shape

    @property
    def held_somewhere(self) -> bool:
        """Does the shape lie over the map?"""
        return self.placement is not None and self.held.corner is not None

    @property
    def is_legal(self) -> bool:
        """May it be drawn where it is held?"""
        return self.placement is not None and self.placement.allows(self.option, self.held)

    def holding(self, shape: HeldShape) -> "Hand":
        """The same with another place or orientation."""
        return replace(self, shape=shape)

    def chosen(self, number: int) -> "Hand":
        """The same with another shape and terrain, as it is printed, over the same space."""
        corner = self.held.corner
        return replace(self, number=number, shape=self.options[number].shape.at(corner))

    def using(self, skill: str) -> "Hand":
        """A new hand that uses a skill, or none."""
        return _with_room(Hand(self.view, skill))

    def why_not(self) -> Illegal | None:
        """Why it cannot be drawn where it is held."""
        if self.placement is None or self.is_legal:
            return None
        return self.placement.why(self.option, self.held) or Illegal("shape")

    @property
    def decision(self) -> Decision | None:
        """What would be decided by what is held, as far as it is chosen; None where it may not be drawn."""
        if self.placement is None:
            return Declare(self.skill, upright=self.upright)
        return self.placement.decision(self.option, self.held) if self.is_legal else None

    def went_on(self) -> "Hand | Decision":
        """The next step, or the decision if there is none. Raises ``Illegal`` if this one is not complete."""
        decision = self.decision
        if decision is None:
            raise self.why_not() or Illegal("cells")
        if self.first is None and self._has_more(decision):
            assert isinstance(decision, First)
            after = Hand(self.view, self.skill, first=decision)
            if not after.options:
                raise Illegal("second")
            return _with_room(after)
        reason = self.view.why_not(decision)
        if reason:
            raise reason
        return decision

    def _has_more(self, decision: Decision) -> bool:
        """Is there something to choose after this decision?"""
        if isinstance(decision, Ambush):
            return bool(self.view.targets(decision.cells))
        return bool(self.skill) and self.view.game.shelf.skills[self.skill].skill.besides is not None


def new_hand(view: View) -> Hand:
    """The hand at the beginning of a decision."""
    return _with_room(Hand(view))


def _with_room(hand: Hand) -> Hand:
    """The same with the first shape that fits anywhere."""
    placement = hand.placement
    if placement is None:
        return hand
    fitting = (number for number, one in enumerate(placement.options) if placement.spots(one))
    return replace(hand, number=next(fitting, 0))
