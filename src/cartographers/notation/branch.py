"""Other lines of a recorded game: one seat decides otherwise, the cards and the others stay as they were."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cartographers.notation.decision_text import Column, in_words, read_column, write_column
from cartographers.notation.error import BadNotation
from cartographers.notation.kinds import KIND_IN
from cartographers.notation.record import CardStep, Record, log_of
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy
from cartographers.rules.event import Event
from cartographers.rules.game import after, commit, reveal, settled
from cartographers.rules.history import history
from cartographers.rules.problem import Name
from cartographers.rules.reason import Illegal
from cartographers.rules.season import season_score
from cartographers.rules.state import Game, Phase, Seat

#: The phases in which a shape or a hero is drawn; in a line, other decisions are taken as they were.
DRAWN = (Phase.DRAW, Phase.HERO)
_OF_A_CARD = (Phase.DRAW, Phase.DECLARE, Phase.AMBUSH, Phase.GAZE, Phase.HERO)


class Turn(NamedTuple):
    """A turn of a line, with all seats before and after it; a season that ends with it is not scored yet."""

    card: str
    season: int
    before: tuple[Seat, ...]
    after: tuple[Seat, ...]
    #: By how much it changed what the season would score for the seat if it ended then.
    gained: int


class Line:
    """A game that is played on from one of its turns, turn by turn."""

    def __init__(self, record: Record, step: int, seat: int) -> None:
        """``step`` is the first one that is played otherwise; it is a turn."""
        self._record, self._seat = record, seat
        self._left = [one for one in record.steps[step:] if isinstance(one, CardStep)]
        head = replace(record, steps=record.steps[:step])
        *_, last = history(record.shelf, log_of(head))
        self.game = last.after
        #: The game before the turn under way, and its last event with the game before that.
        self._before = self.game
        self._last: tuple[Game, Event] = last.before, last.event
        self.turns: list[Turn] = []
        self.columns: list[str] = []
        self._go_to_turn()

    def play(self, columns: Sequence[str]) -> None:
        """Play some turns; raises ``BadNotation`` where that is not possible."""
        for text in columns:
            self._play(text)

    def play_as_it_was(self) -> None:
        """Play all turns that are left as they were played, or as far as that is possible."""
        while self._left:
            self._play(self._as_it_was())

    def position(self) -> Game | None:
        """The game when the seat has something to draw next; none at the end, and where it cannot go on.

        Turns in which nothing is drawn on the own map by hand are played as they were.
        """
        while self._left:
            if self.game.phase in DRAWN and self.game.is_asked(self._seat):
                return self.game
            try:
                self._play(self._as_it_was())
            except BadNotation:
                return None
        return None

    def draw(self, decision: Decision) -> None:
        """Play the turn that ``position`` gave."""
        self._play(in_words(decision))

    def _go_to_turn(self) -> None:
        """Reveal cards until somebody decides, or a turn goes by without that."""
        while self._left:
            step = self._left[0]
            if step.lasting and self.game.phase is Phase.RAVAGE and self.game.card == step.card:
                self._before = self.game
                return
            if self.game.over:
                self._left.clear()  # a solo game ends early with a full map (R11.3)
                return
            if not step.lasting:
                self._show(step.card)
                if step.coins:
                    return
            self._left.pop(0)

    def _show(self, card: str) -> None:
        event = reveal(self.game, card)
        self._before, self._last = self.game, (self.game, event)
        self.game = after(self.game, event)

    def _as_it_was(self) -> str:
        step = self._left[0]
        decisions = dict(step.decisions)
        declared = decisions.pop("declare", None)
        decided = next(iter(decisions.values()), None)
        skill = declared[self._seat] if declared else None
        return write_column(
            Column(decided[self._seat] if decided else None, skill if isinstance(skill, Declare) else None)
        )

    def _play(self, text: str) -> None:
        if not self._left:
            raise BadNotation("branch-end", "{found!r} comes after the last turn of this game", found=text)
        step, before = self._left[0], self._before
        column = read_column(text, step.decisions[-1][0] if step.decisions else "")
        phases = (Phase.RAVAGE,) if step.lasting else _OF_A_CARD
        asked = False
        while self.game.asked and self.game.phase in phases and self.game.card == step.card:
            for seat in self.game.waiting:
                asked = asked or seat == self._seat
                self._commit(step, seat, column, text)
        if column.decision and not asked and not self.game.setup.solo:
            raise BadNotation("branch-unasked", "{found!r}: nothing is asked of this seat here", found=text)
        self.columns.append(text)
        self.turns.append(self._turn(before, settled(*self._last)))
        self._left.pop(0)
        self._go_to_turn()

    def _turn(self, before: Game, shown: Game) -> Turn:
        old, new = (season_score(before, game.seats[self._seat]).stars for game in (before, shown))
        return Turn(self._left[0].card, before.season, before.seats, shown.seats, new - old)

    def _commit(self, step: CardStep, seat: int, column: Column, text: str) -> None:
        own = seat == self._seat
        decision = _own(self.game, column) if own else _others(self.game, step, seat)
        try:
            if decision is None:
                raise Illegal("kind")
            event = commit(self.game, seat, decision)
        except Illegal as reason:
            if own:
                raise BadNotation(
                    "branch-illegal", "{found!r} is not legal: {why}", found=text, why=reason
                ) from None
            sentence = "after this, what seat {seat} decided on {card} is no longer possible"
            raise BadNotation("branch-others", sentence, seat=seat + 1, card=Name(step.card)) from None
        self._last = self.game, event
        self.game = after(self.game, event)


def _own(game: Game, column: Column) -> Decision | None:
    if game.phase is Phase.DECLARE:
        return column.declared or Declare()
    if game.phase is Phase.GAZE:
        decision = column.decision
        return Destroy(decision.target) if isinstance(decision, Ambush) and decision.target else None
    return column.decision


def _others(game: Game, step: CardStep, seat: int) -> Decision | None:
    entries = dict(step.decisions).get(KIND_IN[game.phase])
    entry = entries[seat] if entries else None
    return entry or (Declare() if game.phase is Phase.DECLARE else None)
