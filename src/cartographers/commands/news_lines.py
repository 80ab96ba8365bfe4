"""The events since a player's last turn, as lines of text."""

from collections.abc import Callable

from cartographers.commands.names import seat_name
from cartographers.commands.score_parts import spaced_cells
from cartographers.rules.card import ExploreCard
from cartographers.rules.event import Revealed
from cartographers.rules.history import Transition
from cartographers.rules.state import Drawn, Game
from cartographers.words.book import Words

#: With more seats only the events that concern the player are shown.
FEW = 4


def reveal_lines(words: Words, transition: Transition) -> list[str]:
    """The line for a revealed card; explore cards need none, they are on the screen."""
    event, shelf = transition.event, transition.after.shelf
    if isinstance(event, Revealed) and not isinstance(shelf.cards[event.card], ExploreCard):
        return [words("news-card", card=words(event.card))]
    return []


def drawing_lines(
    words: Words, game: Game, news: Drawn, me: int, cells: Callable[[int], str] = spaced_cells
) -> list[str]:
    """The line for a change of a map, if it concerns a seat; ``cells`` names the spaces."""
    if game.setup.seats > FEW and me not in (news.seat, news.by):
        return []
    what, mine = ", ".join(_parts(words, news, cells)), ".mine" if news.seat == me else ""
    owner = seat_name(words, game.setup, news.seat, me)
    if news.by is None:
        return [words(f"news-by-itself{mine}", owner=owner, what=what)]
    by = seat_name(words, game.setup, news.by, me)
    if news.by == news.seat:
        return [words("news-drew", name=by, what=what)]
    return [words(f"news-drew-on{mine}", name=by, owner=owner, what=what)]


def _parts(words: Words, news: Drawn, cells: Callable[[int], str]) -> list[str]:
    """What was drawn, marked and destroyed, the skill used and the coins gained."""
    parts = [f"{words(terrain.key)} {cells(area)}" for terrain, area in news.strokes]
    if news.marks:
        parts.append(words("news-marks", cells=cells(news.marks)))
    if news.destroyed:
        parts.append(words("news-destroyed", cells=cells(news.destroyed)))
    if news.skill:
        parts.append(words("news-skill", skill=words(news.skill)))
    if news.coins:
        parts.append(words("news-coins", coins=news.coins))
    return parts
