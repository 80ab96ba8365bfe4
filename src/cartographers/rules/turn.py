"""A turn: what a card asks when it is turned up, and what follows once everyone has decided (R3, R4, R8)."""

from collections.abc import Callable, Iterable

from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard, RuinsCard
from cartographers.rules.effect import settle
from cartographers.rules.legal import declarable, gaze
from cartographers.rules.season_end import full_solo, next_monster, score
from cartographers.rules.state import Decisions, Drawn, Game, Phase, drawer, seat_bits
from cartographers.rules.timetable import clock_after, timetable_of


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


def resolve(game: Game, sealed: Decisions) -> Game:
    """Everyone has decided: all decisions take effect at once, and the game goes on."""
    return _NEXT[game.phase](settle(game, sealed))


def _ask(game: Game, phase: Phase, seats: Iterable[int]) -> Game:
    """Go on to a phase; if nobody has anything to decide in it, through it."""
    game = game.go_on(phase, seat_bits(seats))
    return game if game.asked else resolve(game, game.sealed)


def _seats_with_room(game: Game) -> int:
    """The seats that take part: a player without an empty cell draws nothing, uses no skill (R3.10)."""
    return seat_bits([index for index, seat in enumerate(game.seats) if seat.sheet.empty])


def _after_drawing(game: Game) -> Game:
    """Time passes, and the ruins are used up (R3.2); the season may be over (R3.13)."""
    clock = clock_after(game)
    game = game.but(
        clock=clock,
        pending=False,
        phase=Phase.REVEAL,
        step=game.step + 1,
        asked=0,
        sealed=(None,) * game.setup.seats,
    )
    return score(game) if timetable_of(game).ended(game.season, clock) or full_solo(game) else game


def _after_declaring(game: Game) -> Game:
    """The sheets are passed (R4.1); in solo the monsters have walked onto the map already (R11.2)."""
    if not game.setup.solo:
        with_room = [index for index, seat in enumerate(game.seats) if seat.sheet.empty]
        return _ask(game, Phase.AMBUSH, [drawer(game, owner) for owner in with_room])
    (seat,) = game.seats
    came = any(isinstance(item, Drawn) and item.by is None for item in game.news)
    if not came:
        return _end_turn(_unsheltered(game))
    asked = 0 if seat.shelter else int(gaze(game, seat.sheet) != 0)
    game = _on_display(_unsheltered(game))
    return game.go_on(Phase.GAZE, asked) if asked else _end_turn(game)


def _after_ambush(game: Game) -> Game:
    """The sheets go back."""
    return _end_turn(_on_display(_unsheltered(game)))


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
_NEXT: dict[Phase, Callable[[Game], Game]] = {
    Phase.DRAW: _after_drawing,
    Phase.DECLARE: _after_declaring,
    Phase.AMBUSH: _after_ambush,
    Phase.GAZE: _end_turn,
    Phase.HERO: _end_turn,
    Phase.RAVAGE: next_monster,
}
