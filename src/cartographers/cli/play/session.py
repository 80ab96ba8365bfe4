"""A game in the terminal from the first card to the last, with people and bots."""

from pathlib import Path

from cartographers.cli.common.record_files import save_record
from cartographers.cli.common.score_tables import final_table
from cartographers.cli.play.decision_dialog import decide
from cartographers.cli.play.ending import ending
from cartographers.cli.play.season_page import season_page
from cartographers.cli.play.terminal import Terminal, Undo
from cartographers.commands.names import seat_name, seat_names
from cartographers.commands.news_lines import drawing_lines, reveal_lines
from cartographers.notation.paint import Paint
from cartographers.players.player import Player
from cartographers.rules.decision import Decision
from cartographers.rules.event import Committed, Revealed
from cartographers.rules.history import Transition
from cartographers.rules.state import Drawn, Scored
from cartographers.rules.view import View
from cartographers.table.table import Table
from cartographers.words.book import Words


class Session:
    """One game with people at some of its seats."""

    def __init__(
        self, words: Words, paint: Paint, table: Table, bots: dict[int, Player], practice: bool = False
    ) -> None:
        self.words, self.table, self.bots = words, table, bots
        self.practice = practice
        self.terminal = Terminal(words, paint, self._save)
        self.people = [seat for seat in range(table.game.setup.seats) if seat not in bots]
        #: The number of log events that each person has been shown.
        self._seen = dict.fromkeys(self.people, 0)
        self._at_keyboard = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play to the end."""
        while not self.table.over:
            waiting = self.table.game.waiting
            person = next((seat for seat in waiting if seat in self._seen), None)
            if person is not None:
                self._ask(person)
                continue
            for seat in waiting:
                self.table.commit(seat, self.bots[seat].decide(self.table.view(seat)))
        self._show_end()

    def _save(self, path: Path) -> None:
        save_record(path, self.words, self.table)

    def _ask(self, seat: int) -> None:
        """Ask one person for a decision."""
        self._hand_over(seat)
        self._show_events(seat)
        try:
            decision = self.decide(self.table.view(seat))
        except Undo:
            self._undo(seat)
        else:
            self.table.commit(seat, decision)

    def decide(self, view: View) -> Decision:
        """Ask for the decision of a view; raises ``Undo`` if an earlier one is to be changed."""
        return decide(self.terminal, view)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen when the keyboard goes to another person."""
        if self._at_keyboard == seat:
            return
        self._at_keyboard = seat
        self.terminal.clear(forget=True)
        name = seat_name(self.words, self.table.game.setup, seat)
        self.terminal.say(self.words("play-cover", name=name))
        self.terminal.read()

    def _show_events(self, seat: int) -> None:
        """Show the events since a person's last turn; the end of a season is a separate page."""
        new = list(self.table.history(self._seen[seat]))
        self._seen[seat] = len(self.table.log)
        for transition in new:
            self.terminal.notices += reveal_lines(self.words, transition)
            for item in transition.after.news:
                if isinstance(item, Scored):
                    self.show_season(transition, item, seat)
                else:
                    self.terminal.notices += self.drawing(transition, item, seat)

    def drawing(self, transition: Transition, news: Drawn, seat: int) -> list[str]:
        """What was drawn on a map."""
        return drawing_lines(self.words, transition.after, news, seat)

    def show_season(self, transition: Transition, scored: Scored, seat: int) -> None:
        """Show the stars of a season."""
        before, self.terminal.notices = self.terminal.notices, []
        page = season_page(self.words, self.terminal.paint, transition, scored, seat)
        self.terminal.show([*before, "", *page, self.words("play-go-on")])
        self.terminal.read()

    def _undo(self, seat: int) -> None:
        """Cut the log before a person's last decision, unless something hidden was revealed since."""
        log = self.table.log
        at = max(
            (i for i, event in enumerate(log) if isinstance(event, Committed) and event.seat == seat),
            default=0,
        )
        revealed_since = any(isinstance(event, Revealed | Committed) for event in log[at + 1 :])
        if not at or (revealed_since and not self.practice):
            self.terminal.notices.append(self.words("play-no-undo"))
            return
        self.table.cut(at)
        self._seen = {person: min(seen, at) for person, seen in self._seen.items()}
        self.terminal.notices.append(self.words("play-undone"))

    def _show_end(self) -> None:
        """Show the last events and the result."""
        for seat in self.people:
            self._show_events(seat)
        self.show_result()

    def show_result(self) -> None:
        """Show the final table."""
        game = self.table.game
        me = self.people[0] if len(self.people) == 1 else None
        self.terminal.show(
            [
                self.terminal.paint(self.words("play-over"), "strong"),
                ending(self.words, game, me),
                "",
                *final_table(self.words, game, seat_names(self.words, game.setup, me)),
            ]
        )
