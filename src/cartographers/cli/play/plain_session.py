"""A game in the terminal as sentences, one fact a line: for screen readers and braille displays."""

from cartographers.cli.play.ending import ending, season_praise
from cartographers.cli.play.season_page import as_scored
from cartographers.cli.play.session import Session
from cartographers.cli.play.terminal import Quit, Undo
from cartographers.commands.answers import card_lines, turn_lines
from cartographers.commands.hand import new_hand
from cartographers.commands.names import seat_name
from cartographers.commands.score_parts import part_lines
from cartographers.commands.speaking import Situation, speak, told_drawing
from cartographers.commands.vocabulary import TERMINAL
from cartographers.rules.decision import Decision
from cartographers.rules.event import Revealed
from cartographers.rules.history import Transition
from cartographers.rules.season import solo_rating, solo_title, standings
from cartographers.rules.setup import seasons_of
from cartographers.rules.stars import explain
from cartographers.rules.state import Drawn, Scored
from cartographers.rules.timetable import season_edicts
from cartographers.rules.view import View, view
from cartographers.words.numbers import Number


class PlainSession(Session):
    """One game, told and played by the commands that the page has as well."""

    def decide(self, view: View) -> Decision:
        """Tell what has happened and what is asked, then carry out commands until one decides."""
        words, terminal, hand = self.words, self.terminal, new_hand(view)
        terminal.say(*self._news(), *turn_lines(words, view), *card_lines(words, view, hand))
        situation = Situation(view, self._last(view.seat), more=TERMINAL)
        while True:
            answer = speak(words, situation, hand, terminal.read())
            if answer.other:
                self._carry_out(*answer.other)
            elif answer.takes_back:
                raise Undo
            elif answer.decision is not None:
                return answer.decision
            else:
                terminal.say(*answer.lines)
            hand = answer.hand or hand

    def _news(self) -> list[str]:
        """What has happened meanwhile, as sentences."""
        notices, self.terminal.notices = self.terminal.notices, []
        return [line if line.endswith((".", "!", "?", ":")) else f"{line}." for line in notices]

    def _carry_out(self, command: str, rest: str) -> None:
        match command:
            case "rules":
                self.terminal.show_rules(rest.lower())
            case "save":
                self.terminal.save_record(rest)
            case "quit":
                raise Quit

    def _last(self, seat: int) -> tuple[Drawn, ...]:
        """What was drawn since a seat drew last: with an ambush, the player's drawing before it too."""
        drawn: list[Drawn] = []
        for transition in reversed(list(self.table.history())):
            drawn[:0] = [news for news in transition.after.news if isinstance(news, Drawn)]
            if isinstance(transition.event, Revealed) and any(news.by == seat for news in drawn):
                break
        return tuple(drawn)

    def drawing(self, transition: Transition, news: Drawn, seat: int) -> list[str]:
        """What was drawn on a map, as a sentence."""
        return told_drawing(self.words, view(transition.after, seat), news)

    def show_season(self, transition: Transition, scored: Scored, seat: int) -> None:
        """Tell the stars of a season: of all players, and where one's own come from."""
        words, game = self.words, transition.after
        season = seasons_of(game.shelf, game.setup)[scored.season]
        edicts = season_edicts(game, scored.season)
        lines = [words("play-season-over", season=season.key, name=words(season.key)) + "."]
        lines += season_praise(words, game, scored, seat)
        for at, score in enumerate(scored.scores):
            values = {"name": seat_name(words, game.setup, at, seat), "edict": words(edicts[0].key)}
            total = sum(one.stars for one in game.seats[at].scores[: scored.season + 1])
            lines.append(
                words(
                    "told-season",
                    **values,
                    **score._asdict(),
                    other=words(edicts[1].key),
                    stars=score.stars,
                    total=total,
                )
            )
        sheet = as_scored(transition, seat)
        for edict in edicts:
            tally = explain(edict.worth, sheet)
            lines += [f"{words(edict.key)}: {line}." for line in part_lines(words, tally)]
        self.terminal.notices += lines

    def show_result(self) -> None:
        """Tell the places of all players, and in solo the title."""
        words, game = self.words, self.table.game
        me = self.people[0] if len(self.people) == 1 else None
        lines = [*self._news(), words("play-over") + ".", ending(words, game, me)]
        for place in standings(game):
            name = seat_name(words, game.setup, place.seat, me)
            lines.append(
                words("told-standing", place=place.place, name=name, stars=place.stars, lost=place.lost)
            )
        if game.setup.solo:
            title = solo_title(game)
            name = words(title) if title else words("no-title")
            lines.append(words("solo-end", rating=Number(solo_rating(game), signed=True), title=name) + ".")
        self.terminal.say(*lines)
