"""What has happened at the table since somebody last looked, told in their words."""

from typing import NamedTuple

from cartographers.cli.score_parts import spaced_cells
from cartographers.cli.seat_names import seat_name
from cartographers.rules.card import ExploreCard
from cartographers.rules.event import Event, Revealed
from cartographers.rules.state import Drawn, Game
from cartographers.table.table import Table
from cartographers.words.book import Words

#: At larger tables only what concerns oneself is told.
FEW = 4


class LoggedEvent(NamedTuple):
    """An event, and the game after it with the news of what it brought about."""

    event: Event
    game: Game


def events_since(table: Table, seen: int) -> list[LoggedEvent]:
    """What has happened at a table after so many events."""
    return [LoggedEvent(table.log[at], table.at(at + 1)) for at in range(seen, len(table.log))]


def reveal_lines(words: Words, logged: LoggedEvent) -> list[str]:
    """A card that came up; an explore card lies before everyone anyway."""
    event, game = logged
    if isinstance(event, Revealed) and not isinstance(game.shelf.cards[event.card], ExploreCard):
        return [words("news-card", card=words(event.card))]
    return []


def drawing_lines(words: Words, game: Game, news: Drawn, me: int) -> list[str]:
    """A change of a map, as far as it concerns a seat."""
    if game.setup.seats > FEW and me not in (news.seat, news.by):
        return []
    what, mine = ", ".join(_parts(words, news)), ".mine" if news.seat == me else ""
    owner = seat_name(words, game.setup, news.seat, me)
    if news.by is None:
        return [words(f"news-by-itself{mine}", owner=owner, what=what)]
    by = seat_name(words, game.setup, news.by, me)
    if news.by == news.seat:
        return [words("news-drew", name=by, what=what)]
    return [words(f"news-drew-on{mine}", name=by, owner=owner, what=what)]


def _parts(words: Words, news: Drawn) -> list[str]:
    """What was drawn, marked and destroyed, with which skill, for how many coins."""
    parts = [f"{words(terrain.key)} {spaced_cells(area)}" for terrain, area in news.strokes]
    if news.marks:
        parts.append(words("news-marks", cells=spaced_cells(news.marks)))
    if news.destroyed:
        parts.append(words("news-destroyed", cells=spaced_cells(news.destroyed)))
    if news.skill:
        parts.append(words("news-skill", skill=words(news.skill)))
    if news.coins:
        parts.append(words("news-coins", coins=news.coins))
    return parts
