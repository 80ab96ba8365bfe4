"""The position of a game at a moment, and a game that begins from a position."""

from collections.abc import Sequence
from dataclasses import replace

from cartographers.notation.position_text import SetUp
from cartographers.rules.box import Shelf
from cartographers.rules.game import begin
from cartographers.rules.placing import check_next, lasting
from cartographers.rules.position import Position
from cartographers.rules.state import Game, Phase
from cartographers.table.cut import Cut


def set_up_at(games: Sequence[Game], seat: int) -> SetUp:
    """The last of some games as one seat sees it, before its card was turned up; that card comes next."""
    before = next(game for game in reversed(games) if game.phase is Phase.REVEAL)
    now = games[-1]
    known = now.revealed[len(before.revealed) :] if now.season == before.season else ()
    setup = replace(before.setup, seats=1, names=(), position=_position(before, seat))
    return SetUp(setup, known)


def _position(game: Game, seat: int) -> Position:
    """The side of one seat while the next card lies face down."""
    mine = game.seats[seat]
    return Position(
        # The sheet's own rule follows from the set-up.
        sheet=mine.sheet._replace(rule=None),
        season=game.season,
        used=game.revealed,
        met=tuple(key for key in game.met if key not in game.revealed),
        display=None if game.display == lasting(game) else game.display,
        coins=mine.coins,
        crossed=mine.crossed,
        skill=mine.skill,
        scores=tuple((one.first, one.second, one.coins, one.monsters) for one in mine.scores),
    )


def begin_from(shelf: Shelf, given: SetUp) -> Game:
    """The game before the next card; raises ``IllegalSetup`` if there is no such position."""
    game = begin(shelf, given.setup)
    check_next(game, given.next)
    return game


def cut_at(game: Game, known: Sequence[str]) -> Cut:
    """The cards that a ``Redealer`` does not shuffle: those that came up, and those known to come."""
    joined = [key for key in known if key not in game.deck]
    return Cut(game.season, (*game.revealed, *known), (*game.met, *joined))
