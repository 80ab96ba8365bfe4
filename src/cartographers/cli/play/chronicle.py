"""What has happened at the table since somebody last looked, told in their words."""

from typing import NamedTuple

from cartographers.cli.parts import spaced_cells
from cartographers.cli.play.seating import name_of
from cartographers.rules.card import ExploreCard
from cartographers.rules.event import Event, Revealed
from cartographers.rules.state import Drawn, Game, News, Scored
from cartographers.table.table import Table
from cartographers.words.book import Words

#: At larger tables only what concerns oneself is told.
FEW = 4


class Happening(NamedTuple):
    """An event, and the game after it with the news of what it brought about."""

    event: Event
    game: Game


def since(table: Table, seen: int) -> list[Happening]:
    """What has happened at a table after so many events."""
    return [Happening(table.log[at], table.at(at + 1)) for at in range(seen, len(table.log))]


def told(words: Words, happening: Happening, me: int) -> list[str]:
    """A happening in words, as far as it concerns a seat; scores are told elsewhere."""
    event, game = happening
    lines = []
    if isinstance(event, Revealed) and not isinstance(game.shelf.cards[event.card], ExploreCard):
        lines.append(words("news-card", card=words(event.card)))
    return lines + [_drawn(words, game, news, me) for news in game.news if _concerns(game, news, me)]


def _concerns(game: Game, news: News, me: int) -> bool:
    return isinstance(news, Drawn) and (game.setup.seats <= FEW or me in (news.seat, news.by))


def _drawn(words: Words, game: Game, news: News, me: int) -> str:
    assert isinstance(news, Drawn)
    parts = [f"{words(terrain.key)} {spaced_cells(area)}" for terrain, area in news.strokes]
    if news.marks:
        parts.append(words("news-marks", cells=spaced_cells(news.marks)))
    if news.destroyed:
        parts.append(words("news-destroyed", cells=spaced_cells(news.destroyed)))
    if news.skill:
        parts.append(words("news-skill", skill=words(news.skill)))
    if news.coins:
        parts.append(words("news-coins", coins=news.coins))
    what, mine = ", ".join(parts), ".mine" if news.seat == me else ""
    owner = name_of(words, game.setup, news.seat, me)
    if news.by is None:
        return words(f"news-by-itself{mine}", owner=owner, what=what)
    by = name_of(words, game.setup, news.by, me)
    if news.by == news.seat:
        return words("news-drew", name=by, what=what)
    return words(f"news-drew-on{mine}", name=by, owner=owner, what=what)


def scored(happening: Happening) -> Scored | None:
    """The scores of a season, if it ended with this."""
    return next((news for news in happening.game.news if isinstance(news, Scored)), None)
