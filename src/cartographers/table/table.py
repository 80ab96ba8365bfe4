"""A table: one game, its log, and the dealer who turns the cards up."""

from collections.abc import Iterator, MutableSequence, Sequence
from typing import Self

from cartographers.rules.box import Shelf
from cartographers.rules.decision import Decision
from cartographers.rules.event import Began, Committed, Event
from cartographers.rules.game import after, begin, commit, reveal, withdraw
from cartographers.rules.history import Transition, check_event, history
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import View, view
from cartographers.table.dealer import Dealer


class Table:
    """A game going on. Cards are turned up as soon as nobody has anything left to decide."""

    #: Does the next card lie face down until it is turned up?
    waits = False

    def __init__(self, shelf: Shelf, setup: Setup, dealer: Dealer, waits: bool = False) -> None:
        """If it waits, the first card lies face down too."""
        self.dealer, self.waits = dealer, waits
        self.log: MutableSequence[Event] = [Began(setup)]
        self._games = [begin(shelf, setup)]
        #: How many games from the beginning are not kept.
        self._forgotten = 0
        self._go_on()

    @classmethod
    def resume(cls, shelf: Shelf, log: Sequence[Event], dealer: Dealer) -> Self:
        """The table at which a game goes on from its log, every event checked."""
        table = cls.__new__(cls)
        table.dealer = dealer
        table.log = list(log)
        table._forgotten = 0
        table._games = [step.after for step in history(shelf, log, checked=True)]
        return table

    @classmethod
    def go_on(cls, log: MutableSequence[Event], game: Game, events: int, dealer: Dealer) -> Self:
        """The table at which a game goes on from its log, if it is known after its first events.

        Only the events after these are checked, and no earlier games are kept.
        """
        table = cls.__new__(cls)
        table.dealer, table.log = dealer, log
        table._games, table._forgotten = [game], events - 1
        for event in log[events:]:
            check_event(table.game, event)
            table._games.append(after(table.game, event))
        return table

    def clone(self) -> Self:
        """A table of its own at which the same game goes on with the same cards."""
        return type(self).go_on(list(self.log), self.game, len(self.log), self.dealer)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._games[-1]

    def at(self, events: int) -> Game:
        """The game as it was after so many events."""
        return self._kept(events - 1)

    def history(self, start: int = 0) -> Iterator[Transition]:
        """The events of the log from a position on, with the game before and after each."""
        for seq, event in enumerate(self.log[start:], start):
            yield Transition(seq, event, self._kept(max(seq - 1, 0)), self._kept(seq))

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.game.phase is Phase.OVER

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return view(self.game, seat)

    def commit(self, seat: int, decision: Decision) -> None:
        """Seal a decision; the last one opens all of them and the game goes on."""
        self._add(commit(self.game, seat, decision))
        self._go_on()

    def withdraw(self, seat: int) -> None:
        """Take a sealed decision back."""
        self._add(withdraw(self.game, seat))

    def undo(self) -> None:
        """Cut the log before the last decision, and before all that followed from it."""
        last = max((at for at, event in enumerate(self.log) if isinstance(event, Committed)), default=0)
        if not last:
            raise Illegal("not-sealed")
        self.cut(last)

    def cut(self, events: int) -> None:
        """Keep only the first events of the log; if a card comes next, the dealer turns it up again."""
        if not 0 < events <= len(self.log):
            raise IndexError(f"the log has {len(self.log)} events, {events} cannot be kept")
        self._remember(events)
        del self.log[events:], self._games[events - self._forgotten :]
        self._go_on()

    def forget_before(self, events: int) -> None:
        """Keep no game before that after the first ``events`` events; the log still tells them."""
        drop = events - 1 - self._forgotten
        if drop > 0:
            del self._games[:drop]
            self._forgotten += drop

    def _remember(self, events: int) -> None:
        """Have the game after the first ``events`` events again, and all later ones."""
        if events <= self._forgotten:
            self._games = [step.after for step in history(self.game.shelf, self.log)]
            self._forgotten = 0

    def _kept(self, index: int) -> Game:
        """The game after the event at a position of the log."""
        self._remember(index + 1)
        return self._games[index - self._forgotten]

    def _go_on(self) -> None:
        if not self.waits:
            self.turn_up()

    def turn_up(self) -> None:
        """Turn up the next card, if one comes next; with ruins, the cards up to one that is drawn."""
        game = self.game
        while game.phase is Phase.REVEAL:
            game = self._add(reveal(game, self.dealer.next_card(game)))

    def turn_up_card(self, card: str) -> None:
        """Turn up a card that somebody else has drawn, whatever the dealer would deal."""
        self._add(reveal(self.game, card))

    def _add(self, event: Event) -> Game:
        game = after(self._games[-1], event)
        self._games.append(game)
        self.log.append(event)
        return game
