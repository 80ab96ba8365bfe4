"""The log of turns that players read, built from the events of a game."""

from cartographers.notation.cells import names
from cartographers.rules.area import neighbours, union
from cartographers.rules.event import Committed, Event, Revealed
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Drawn, Game, Phase, Scored
from cartographers.rules.terrain import MONSTER
from cartographers.server.protocol.state import LogDrawing, LogLine
from cartographers.server.show.scores import score_row


class TurnLog:
    """One line for each card, for each season's scores, and for each lasting monster that acts after them."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        #: The bots that decided for players in the phase under way.
        self.bots: dict[int | None, str] = {}

    def add(self, event: Event, before: Game, now: Game, bot: str = "") -> None:
        """Add an event, with the game before and after it, and the bot that decided it for a player."""
        if isinstance(event, Committed):
            self.bots[event.seat] = bot
        if isinstance(event, Revealed):
            self._add_line("turn", now.season, event.card)
        after_scoring = before.phase is Phase.RAVAGE
        for news in now.news:
            if isinstance(news, Scored):
                after_scoring = True
                line = self._add_line("season", news.season)
                line.scores = [score_row(score) for score in news.scores]
            else:
                line = self._line_for(news, before.season, after_scoring)
                drawing = log_drawing(news, now.seats[news.seat].sheet)
                drawing.bot = self.bots.get(news.by, "")
                line.drawn.append(drawing)
        if now.step != before.step:
            self.bots.clear()

    def _add_line(self, kind: str, season: int, card: str = "") -> LogLine:
        self.lines.append(LogLine.model_validate({"kind": kind, "season": season, "card": card}))
        return self.lines[-1]

    def _line_for(self, news: Drawn, season: int, after_scoring: bool) -> LogLine:
        """The line a drawing belongs to: the last one, or that of a monster acting after the season."""
        line = self.lines[-1]
        if after_scoring and (line.kind != "after" or line.card != news.card):
            return self._add_line("after", season, news.card)
        return line


def log_drawing(news: Drawn, sheet: Sheet) -> LogDrawing:
    """What happened on one map, which is now this sheet."""
    monsters = union(area for terrain, area in news.strokes if terrain is MONSTER) & sheet.monster
    # Every game that is opened tells all its drawings, and these values need not be validated.
    return LogDrawing.model_construct(
        seat=news.seat,
        by=news.by,
        strokes=[(terrain.key, names(area)) for terrain, area in news.strokes],
        marks=names(news.marks),
        destroyed=names(news.destroyed),
        coins=news.coins,
        skill=news.skill,
        open=names(sheet.empty & neighbours(monsters)) if monsters else [],
    )
