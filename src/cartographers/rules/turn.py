"""A turn: what a card asks when it is turned up, and what follows once everyone has decided (R3, R4, R8)."""

from collections.abc import Callable, Iterable

from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard, RuinsCard
from cartographers.rules.effect import effects
from cartographers.rules.legal import declarable, gaze
from cartographers.rules.season_end import full_solo, next_monster, score
from cartographers.rules.state import Decisions, Drawn, Game, News, Phase, Seat, drawer, seat_bits
from cartographers.rules.timetable import clock_after, season_ended

Seats = tuple[Seat, ...]


def face_up(game: Game, key: str) -> Game:
    """The game with a card turned up (R3.1) and the seats asked that have something to decide on it."""
    card = game.shelf.cards[key]
    asked, phase = 0, Phase.REVEAL
    match card:
        case ExploreCard():
            asked, phase = _seats_with_room(game), Phase.DRAW
        case HeroCard():
            asked, phase = _seats_with_room(game), Phase.HERO
        case AmbushCard():
            asked = seat_bits(index for index in range(game.setup.seats) if declarable(game, index))
            phase = Phase.DECLARE
    return game.but(
        card=key,
        revealed=(*game.revealed, key),
        turned=game.turned + 1,
        pending=game.pending or isinstance(card, RuinsCard),
        met=game.met if key in game.deck else (*game.met, key),
        phase=phase,
        step=game.step + 1,
        asked=asked,
        sealed=(None,) * game.setup.seats,
        news=(),
    )


def turn_up(game: Game, key: str) -> Game:
    """A card comes up; if nobody has anything to decide on it, the game goes on at once."""
    game = face_up(game, key)
    return game if game.asked or game.phase is Phase.REVEAL else resolve(game, game.sealed)


def resolve(game: Game, sealed: Decisions, earlier: tuple[News, ...] = ()) -> Game:
    """Everyone has decided: all decisions take effect at once, and the game goes on."""
    seats, news = effects(game, sealed, earlier)
    return _NEXT[game.phase](game, seats, news)


def _ask(game: Game, phase: Phase, seats: Iterable[int]) -> Game:
    """Go on to a phase; if nobody has anything to decide in it, through it."""
    game = game.go_on(phase, seat_bits(seats))
    return game if game.asked else resolve(game, game.sealed, game.news)


def _seats_with_room(game: Game) -> int:
    """The seats that take part: a player without an empty cell draws nothing, uses no skill (R3.10)."""
    bits = 0
    for index, seat in enumerate(game.seats):
        if seat.sheet.empty:
            bits |= 1 << index
    return bits


def _after_drawing(game: Game, seats: Seats, news: tuple[News, ...]) -> Game:
    """Time passes, and the ruins are used up (R3.2); the season may be over (R3.13)."""
    clock = clock_after(game)
    game = game.but(
        seats=seats,
        news=news,
        clock=clock,
        pending=False,
        phase=Phase.REVEAL,
        step=game.step + 1,
        asked=0,
        sealed=(None,) * len(seats),
    )
    return score(game) if season_ended(game, clock) or full_solo(game) else game


def _after_declaring(game: Game, seats: Seats, news: tuple[News, ...]) -> Game:
    """The sheets are passed (R4.1); in solo the monsters have walked onto the map already (R11.2)."""
    game = game.but(seats=seats, news=news)
    if not game.setup.solo:
        with_room = [index for index, seat in enumerate(seats) if seat.sheet.empty]
        return _ask(game, Phase.AMBUSH, [drawer(game, owner) for owner in with_room])
    if not any(isinstance(item, Drawn) and item.by is None for item in news):
        return _end_turn(_unsheltered(game))
    (seat,) = seats
    gazes = not seat.shelter and gaze(game, seat.sheet)
    game = _on_display(_unsheltered(game))
    return game.go_on(Phase.GAZE, asked=1) if gazes else _end_turn(game)


def _after_ambush(game: Game, seats: Seats, news: tuple[News, ...]) -> Game:
    """The sheets go back."""
    return _end_turn(_on_display(_unsheltered(game.but(seats=seats, news=news))))


def _after_last_decision(game: Game, seats: Seats, news: tuple[News, ...]) -> Game:
    """The turn is over."""
    return _end_turn(game.but(seats=seats, news=news))


def _after_ravage(game: Game, seats: Seats, news: tuple[News, ...]) -> Game:
    """The next lasting monster acts (R5.2)."""
    return next_monster(game.but(seats=seats, news=news))


def _unsheltered(game: Game) -> Game:
    """What Acrobatics reduces the ambush to counts for this ambush only (R9.4)."""
    if not any(seat.shelter for seat in game.seats):
        return game
    return game.but(seats=tuple(seat.but(shelter=None) if seat.shelter else seat for seat in game.seats))


def _on_display(game: Game) -> Game:
    """A drawn ambush that acts at the season's end stays on the table (R4.3)."""
    monster = game.ambush_card().monster
    return game.but(display=(*game.display, game.card)) if monster and monster.lasting else game


def _end_turn(game: Game) -> Game:
    """Another card, unless a solo map is full (R11.3)."""
    return score(game) if full_solo(game) else game.go_on(Phase.REVEAL)


#: What follows once everyone has decided in a phase.
_NEXT: dict[Phase, Callable[[Game, Seats, tuple[News, ...]], Game]] = {
    Phase.DRAW: _after_drawing,
    Phase.DECLARE: _after_declaring,
    Phase.AMBUSH: _after_ambush,
    Phase.GAZE: _after_last_decision,
    Phase.HERO: _after_last_decision,
    Phase.RAVAGE: _after_ravage,
}
