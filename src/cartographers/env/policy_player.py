"""A policy, which chooses numbers of actions, as a player of the program."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.env.actions import Half, Question
from cartographers.env.evaluation import IllegalAction, Policy
from cartographers.env.observation import observe
from cartographers.env.options import GameOptions
from cartographers.rules.decision import Decision
from cartographers.rules.view import View


class PolicyPlayer:
    """A player that asks a policy, one game at a time."""

    def __init__(self, policy: Policy, options: GameOptions) -> None:
        self._policy, self._cards = policy, options.cards

    def decide(self, view: View) -> Decision:
        """What the policy chooses, in two actions if a decision has two halves."""
        first = self._chosen(Question(self._cards, view))
        if isinstance(first, Half) and Question(self._cards, view).is_half(first):
            return self._chosen(Question(self._cards, view, first))
        return first

    def _chosen(self, question: Question) -> Decision:
        seen, mask = observe(self._cards, question), question.mask()
        told: dict[str, NDArray[Any]] = {"maps": seen["maps"][None], "numbers": seen["numbers"][None]}
        action = int(np.asarray(self._policy(told, mask[None].astype(bool)))[0])
        if not 0 <= action < len(mask) or not mask[action]:
            raise IllegalAction(f"action {action} is not legal here")
        return question.decision(action)
