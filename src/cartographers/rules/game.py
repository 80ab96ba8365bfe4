"""How a game goes on, event by event.

``reveal``, ``commit`` and ``withdraw`` say whether something may happen now and give the event;
``after`` says what the game is like once it has happened.
"""

from cartographers.rules.box import Shelf
from cartographers.rules.checking import check
from cartographers.rules.decision import Decision
from cartographers.rules.effect import settle
from cartographers.rules.event import Began, Committed, Event, Revealed, Withdrawn
from cartographers.rules.placing import placed
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import Setup, check_setup, explore_deck, sheet_of
from cartographers.rules.state import Decisions, Game, Phase, Seat, all_in
from cartographers.rules.turn import face_up, resolve, turn_up


def begin(shelf: Shelf, setup: Setup) -> Game:
    """A game before its first card, or in the position that it begins from."""
    check_setup(shelf, setup)
    seats = (Seat(sheet_of(shelf, setup).printed),) * setup.seats
    deck = tuple(card.key for card in explore_deck(shelf, setup))
    game = Game(shelf, setup, seats, deck, sealed=(None,) * setup.seats)
    return placed(game, setup.position) if setup.position else game


def reveal(game: Game, key: str) -> Revealed:
    """The event of a card being turned up, if it can be in the deck now."""
    if game.phase is not Phase.REVEAL:
        raise Illegal("not-now")
    if not game.may_come_up(key):
        raise Illegal("card")
    return Revealed(key)


def commit(game: Game, seat: int, decision: Decision) -> Committed:
    """The event of a seat sealing a decision, or another one in its place."""
    check(game, seat, decision)
    return Committed(seat, decision)


def withdraw(game: Game, seat: int) -> Withdrawn:
    """The event of a seat taking its sealed decision back."""
    if not 0 <= seat < game.setup.seats:
        raise Illegal("seat")
    if game.sealed[seat] is None:
        raise Illegal("not-sealed")
    return Withdrawn(seat)


def after(game: Game, event: Event) -> Game:
    """The game once an event has happened; the event must be a legal one."""
    match event:
        case Committed():
            sealed = _sealed(game, event.seat, event.decision)
            if all_in(game.asked, sealed):
                return resolve(game, sealed)
            return game.but(sealed=sealed, news=())
        case Revealed():
            return turn_up(game, event.card)
        case Withdrawn():
            return game.but(sealed=_sealed(game, event.seat, None), news=())
        case Began():
            return begin(game.shelf, event.setup)


def settled(game: Game, event: Event) -> Game:
    """The game once an event has taken effect and before anything follows from it.

    When a season ends, these are the maps as they are scored.
    """
    if isinstance(event, Revealed):
        game = face_up(game, event.card)
        return game if game.asked else settle(game, game.sealed)
    if isinstance(event, Committed):
        sealed = _sealed(game, event.seat, event.decision)
        if all_in(game.asked, sealed):
            return settle(game, sealed)
    return after(game, event)


def _sealed(game: Game, seat: int, decision: Decision | None) -> Decisions:
    return (*game.sealed[:seat], decision, *game.sealed[seat + 1 :])
