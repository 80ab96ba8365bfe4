"""One game played by the numbers of actions."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cartographers.env.actions import Half, Question, whole_number
from cartographers.env.observation import Observation, observe
from cartographers.env.options import GameOptions


class Play:
    """A game from a deal on. Seats decide in secret: nobody sees a decision before all are there."""

    def __init__(self, options: GameOptions, deal_number: int) -> None:
        self.options = options
        self.table = options.table(deal_number)
        #: First halves of decisions by seat: an ambush without its target, a drawing before a skill.
        self._halves: dict[int, Half] = {}
        self._questions: dict[int, Question] = {}
        self._masks: dict[int, NDArray[np.int8]] = {}

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.table.over

    @property
    def waiting(self) -> list[int]:
        """The seats that have to act."""
        return [] if self.over else self.table.game.waiting

    @property
    def stars(self) -> list[int]:
        """The stars of each seat so far."""
        return [seat.stars for seat in self.table.game.seats]

    def question(self, seat: int) -> Question:
        """What a seat is asked now."""
        if seat not in self._questions:
            half = self._halves.get(seat)
            self._questions[seat] = Question(self.options.cards, self.table.view(seat), half)
        return self._questions[seat]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each legal action of a seat."""
        if seat not in self._masks:
            self._masks[seat] = self.question(seat).mask()
            self._masks[seat].setflags(write=False)
        return self._masks[seat]

    def observe(self, seat: int) -> Observation:
        """What a seat may know."""
        return observe(self.options.cards, self.question(seat))

    def act(self, seat: int, action: Any) -> bool:
        """Let a seat act, and say whether it could: an illegal action changes nothing."""
        number = whole_number(action)
        mask = self.mask(seat)
        if not 0 <= number < len(mask) or not mask[number]:
            return False
        question = self.question(seat)
        decision = question.decision(number)
        self._forget(seat)
        if isinstance(decision, Half) and question.is_half(decision):
            self._halves[seat] = decision
            return True
        self._halves.pop(seat, None)
        before = self.table.game.step
        self.table.commit(seat, decision)
        if self.table.game.step != before:
            self._questions.clear()
            self._masks.clear()
            self._keep_last_game()
        return True

    def _forget(self, seat: int) -> None:
        self._questions.pop(seat, None)
        self._masks.pop(seat, None)

    def _keep_last_game(self) -> None:
        """A long series of games needs no memory for what was before."""
        self.table.forget_before(len(self.table.log))
