"""The log of turns as people read it: folded from a game's events, kept as it grows."""

from cartographers.notation.cells import names
from cartographers.rules.event import Event, Revealed
from cartographers.rules.state import Drawn, Game, Phase, Scored
from cartographers.server.protocol import LogDrawing, LogLine
from cartographers.server.show.scores import score_row


class LogBook:
    """One line for each card, each season's scores, and each lasting monster that acted."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []

    def add(self, event: Event, before: Game, now: Game) -> list[LogLine]:
        """Go on by one event; the lines it began or added to."""
        touched: list[LogLine] = []
        if isinstance(event, Revealed):
            touched.append(self._begin("turn", now.season, event.card))
        late = before.phase is Phase.RAVAGE
        for news in now.news:
            if isinstance(news, Scored):
                late = True
                touched.append(self._begin("season", news.season))
                touched[-1].scores = [score_row(score) for score in news.scores]
            else:
                touched.append(self._drawn(news, before.season, late))
        return touched

    def _begin(self, kind: str, season: int, card: str = "") -> LogLine:
        self.lines.append(LogLine.model_validate({"kind": kind, "season": season, "card": card}))
        return self.lines[-1]

    def _drawn(self, news: Drawn, season: int, late: bool) -> LogLine:
        """A change of a map: part of the card's turn, or the work of a monster after the season."""
        line = self.lines[-1]
        if late and (line.kind != "after" or line.card != news.card):
            line = self._begin("after", season, news.card)
        line.drawn.append(drawing(news))
        return line


def drawing(news: Drawn) -> LogDrawing:
    """What happened on one map."""
    told = {
        "seat": news.seat,
        "by": news.by,
        "strokes": [(terrain.key, names(area)) for terrain, area in news.strokes],
        "marks": names(news.marks),
        "destroyed": names(news.destroyed),
        "coins": news.coins,
        "skill": news.skill,
    }
    return LogDrawing.model_validate(told)
