"""One game played by the numbers of actions."""

from copy import copy
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cartographers.env.actions import Half, Question, whole_number
from cartographers.env.observation import Observation, observe
from cartographers.env.options import GameOptions
from cartographers.notation.decision_text import in_words
from cartographers.table.cut import Cut
from cartographers.table.dealer import Redealer
from cartographers.table.table import Table


class Play:
    """A game from a deal on. Seats decide in secret: nobody sees a decision before all are there."""

    def __init__(self, options: GameOptions, deal: int | Table) -> None:
        """A game by the number of its deal, or at a table."""
        self.options = options
        self.table = options.table(deal) if isinstance(deal, int) else deal
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

    def told_mask(self, seat: int) -> NDArray[np.int8]:
        """A copy of the mask for a policy, which needs something to choose.

        A seat that waits, or whose game is over, may take action 0, and whatever it does is nothing.
        """
        mask = self.mask(seat).copy()
        if not mask.any():
            mask[0] = 1
        return mask

    def describe(self, seat: int, action: int) -> str:
        """What a legal action of a seat means, in the words of the notation."""
        if not self.mask(seat)[action]:
            raise ValueError(f"action {action} is not legal here")
        return in_words(self.question(seat).decision(action))

    def clone(self) -> Self:
        """The same game once more, to be played on by itself; what cannot change is shared."""
        other = copy(self)
        other.table = self.table.clone()
        other._halves, other._questions, other._masks = (
            dict(self._halves),
            dict(self._questions),
            dict(self._masks),
        )
        return other

    def __deepcopy__(self, memo: object) -> Self:
        """Nothing that can change is shared with a clone, so a copy need not be any deeper."""
        return self.clone()

    def resample(self, seed: int, seat: int | None = None) -> None:
        """Deal all cards that have not come up yet anew: what nobody knows becomes something else.

        With a seat, decisions that others have sealed are taken back as well: that seat does not know them.
        """
        game = self.table.game
        self.table.dealer = Redealer(seed, Cut(game.season, game.revealed, game.met))
        if seat is None:
            return
        for other in range(len(game.seats)):
            if other != seat:
                self._halves.pop(other, None)
                self._forget(other)
                if game.sealed[other] is not None:
                    self.table.withdraw(other)

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
            self.forget()
        return True

    def forget(self) -> None:
        """Ask everybody anew, since something has happened; nothing is kept of what was before."""
        self._questions.clear()
        self._masks.clear()
        self.table.forget_before(len(self.table.log))

    def _forget(self, seat: int) -> None:
        self._questions.pop(seat, None)
        self._masks.pop(seat, None)
