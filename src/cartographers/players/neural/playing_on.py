"""Playing on by the policy: many games at a time, so that the net is asked about all of them together."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from cartographers.players.neural.judge import Judge
from cartographers.players.neural.position import Position, position
from cartographers.players.search.between import after_card_in_play, ambushed, changed
from cartographers.rules.card import AmbushCard, ExploreCard, RuinsCard
from cartographers.rules.decision import Draw
from cartographers.rules.legal import coin_of
from cartographers.rules.season import season_score
from cartographers.rules.sheet import draw
from cartographers.rules.state import Game, Seat
from cartographers.rules.timetable import ended_early, timetable_of

_T = TypeVar("_T")
#: The net is asked about so many positions at a time: more take no less time each, and much memory.
TOGETHER = 64


def can_play_on(game: Game) -> bool:
    """Is nothing but drawing decided in the rest of such a game? Nothing else can be played on here."""
    setup, cards = game.setup, game.shelf.cards
    plain = not any(getattr(cards[key], "monster", None) for key in setup.ambushes)
    return setup.solo and plain and not (setup.heroes or setup.skills)


def play_on(
    judge: Judge, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
) -> list[list[float]]:
    """The stars each seat may have at the end: a row for each, with a number for each future.

    For so many turns the policy draws what it likes most, then the map is valued by the net.
    """
    start = after_card_in_play(game)
    playing = [_Game(start, seat, cards) for seat in seats for cards in futures]
    for _ in range(turns):
        drawing = [one for one in playing if one.next_turn()]
        for some in _pieces(drawing, TOGETHER):
            favourites = judge.favourites([one.now for one in some], [one.card for one in some])
            for one, favourite in zip(some, favourites, strict=True):
                one.draw(favourite)
    stars = []
    for some in _pieces(playing, TOGETHER):
        to_come = judge.expected([one.now for one in some])
        stars += [one.stars + (0.0 if one.over else more) for one, more in zip(some, to_come, strict=True)]
    return [list(row) for row in _pieces(stars, len(futures))]


def _pieces(many: Sequence[_T], number: int) -> list[Sequence[_T]]:
    return [many[at : at + number] for at in range(0, len(many), number)]


class _Game:
    """A game in one future."""

    def __init__(self, game: Game, seat: Seat, cards: Sequence[str]) -> None:
        self._game, self._seat, self._cards = game, seat, iter(cards)
        self.over = False

    @property
    def now(self) -> Position:
        """What the net is shown: with a card in play, the time that will be left after it."""
        game = self._game
        return position(game, self._seat, game.season, game.clock, game.pending)

    @property
    def card(self) -> ExploreCard:
        """The card in play."""
        card = self._game.shelf.cards[self._game.card]
        assert isinstance(card, ExploreCard)
        return card

    @property
    def stars(self) -> int:
        """The stars of the seasons that are over."""
        return self._seat.stars

    def draw(self, drawing: Draw) -> None:
        """Draw for the card in play."""
        sheet, coin = self._seat.sheet, coin_of(self.card.shapes, drawing.cells)
        self._seat = changed(self._game, self._seat, draw(sheet, drawing.terrain, drawing.cells), coin)
        self._game = self._game.but(pending=False)

    def next_turn(self) -> bool:
        """Go on to the next card for which something is drawn; is there one?"""
        return any(self._asks(key) for key in self._to_come())

    def _to_come(self) -> Iterator[str]:
        while not self.over and (key := next(self._cards, None)) is not None:
            yield key

    def _asks(self, key: str) -> bool:
        """Reveal a card, or end the season; is something to be drawn now?"""
        game = self._game
        if not key:
            self._end_season()
            return False
        card = game.shelf.cards[key]
        self._game = game = game.but(revealed=(*game.revealed, key))
        match card:
            case RuinsCard():
                self._game = game.but(pending=True)
            case AmbushCard():
                self._seat = ambushed(game, self._seat, card)
                self._game = game.but(met=(*game.met, key))
            case ExploreCard():
                full = not self._seat.sheet.empty
                pending = game.pending and not full
                self._game = game.but(clock=game.clock + card.time, card=key, pending=pending)
                return not full
        return False

    def _end_season(self) -> None:
        game = self._game
        self._seat = self._seat.but(scores=(*self._seat.scores, season_score(game, self._seat)))
        if game.season == timetable_of(game).last_season or ended_early(game.setup, self._seat.sheet):
            self.over = True
        else:
            self._game = game.but(season=game.season + 1, clock=0, revealed=())
