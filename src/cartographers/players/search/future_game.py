"""A game that goes on in one future: where it begins, what each card does, and what a drawing earns."""

from collections.abc import Sequence

from cartographers.rules.area import Area, neighbours, size
from cartographers.rules.card import AmbushCard, ExploreCard, RuinsCard
from cartographers.rules.change import earned, paid
from cartographers.rules.legal import coin_of
from cartographers.rules.season import season_score
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.terrain import MONSTER, Terrain
from cartographers.rules.timetable import ended_early, time_after, timetable_of
from cartographers.rules.walk import walk


def after_card_in_play(game: Game) -> Game:
    """The game once the card in play has been dealt with."""
    season, clock = time_after(game)
    pending = game.pending and game.phase is not Phase.DRAW
    return game.but(season=season, clock=clock, pending=pending, phase=Phase.REVEAL)


class FutureGame:
    """One seat of a game, and the cards of its future; heroes and what named monsters do are left out."""

    def __init__(self, game: Game, seat: Seat, cards: Sequence[str]) -> None:
        self.game, self.seat, self._cards = game, seat, list(reversed(cards))
        self.over = False

    @property
    def card(self) -> ExploreCard:
        """The card in play."""
        card = self.game.shelf.cards[self.game.card]
        assert isinstance(card, ExploreCard)
        return card

    @property
    def full(self) -> bool:
        """Is there no empty cell, so that nothing can be drawn?"""
        return not self.seat.sheet.empty

    def next_turn(self) -> bool:
        """Go on to the next explore card and turn it up; is there one?"""
        self.go_on()
        if self.over or not self._cards:
            return False
        game, key = self.game, self._cards.pop()
        self._reveal(key)
        card = game.shelf.cards[key]
        assert isinstance(card, ExploreCard)
        self.game = self.game.but(
            clock=game.clock + card.time, card=key, pending=game.pending and not self.full
        )
        return True

    def go_on(self) -> None:
        """Deal with all that comes before the next explore card."""
        cards = self.game.shelf.cards
        while self._cards and not self.over:
            key = self._cards[-1]
            if key and isinstance(cards[key], ExploreCard):
                return
            self._cards.pop()
            if key:
                self._reveal(key)
            else:
                self._end_season()

    def draw(self, terrain: Terrain, cells: Area) -> None:
        """Draw for the card in play."""
        coin = coin_of(self.card.shapes, cells)
        self.seat = _changed(self.game, self.seat, draw(self.seat.sheet, terrain, cells), coin)
        self.game = self.game.but(pending=False)

    def _reveal(self, key: str) -> None:
        self.game = game = self.game.but(revealed=(*self.game.revealed, key))
        match game.shelf.cards[key]:
            case RuinsCard():
                self.game = game.but(pending=True)
            case AmbushCard() as card:
                self.seat = _ambushed(game, self.seat, card)
                self.game = game.but(met=(*game.met, key))

    def _end_season(self) -> None:
        game = self.game
        self.seat = self.seat.but(scores=(*self.seat.scores, season_score(game, self.seat)))
        if game.season == timetable_of(game).last_season or ended_early(game.setup, self.seat.sheet):
            self.over = True
        else:
            self.game = game.but(season=game.season + 1, clock=0, revealed=())


def _ambushed(game: Game, seat: Seat, card: AmbushCard) -> Seat:
    """Monsters walk in solo play (R11.2); else they are placed beside as many empty cells as possible."""
    empty = seat.sheet.empty
    if game.setup.solo:
        area = walk(card.shape.printed, card.corner, card.way, empty) or 0
    else:
        places = [area for pose, spots in card.shape.spots(empty) for area in pose.drawings(spots)]
        area = max(places, key=lambda one: size(neighbours(one) & empty & ~one), default=0)
    return _changed(game, seat, draw(seat.sheet, MONSTER, area)) if area else seat


def _changed(game: Game, seat: Seat, sheet: Sheet, coin: int = 0) -> Seat:
    """The seat with another map, and the coins that it earned by it."""
    return paid(seat, sheet, coin + earned(game.shelf, seat.sheet, sheet))
