"""What a card brings when it is turned up, and what follows once everyone has decided (R3 to R5, R8)."""

from collections.abc import Callable, Iterable

from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard, RuinsCard
from cartographers.rules.change import changed
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Post, Sealed
from cartographers.rules.legal import ambush_shape, coin_of, declarable, gaze, ravage
from cartographers.rules.season import season_score
from cartographers.rules.sheet import destroy, draw, mark
from cartographers.rules.state import Decisions, Drawn, Game, News, Phase, Scored, Seat, drawer, received
from cartographers.rules.terrain import HERO, MONSTER
from cartographers.rules.timetable import ended_early, timetable_of
from cartographers.rules.walk import walk


def turn_up(game: Game, key: str) -> Game:
    """A card comes up (R3.1)."""
    card = game.shelf.cards[key]
    asked, phase = 0, Phase.REVEAL
    match card:
        case ExploreCard():
            asked, phase = _seats_with_room(game), Phase.DRAW
        case HeroCard():
            asked, phase = _seats_with_room(game), Phase.HERO
        case AmbushCard():
            asked, phase = _bits(i for i in range(game.setup.seats) if declarable(game, i)), Phase.DECLARE
    game = game.but(
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
    return game if asked or phase is Phase.REVEAL else resolve(game, game.sealed)


def resolve(game: Game, sealed: Decisions) -> Game:
    """Everyone has decided: all decisions take effect at once."""
    return _RESOLVED[game.phase](game, sealed)


def _go_on(game: Game, phase: Phase, asked: int = 0) -> Game:
    """Go on to a phase, nothing sealed yet."""
    return game.but(phase=phase, step=game.step + 1, asked=asked, sealed=(None,) * game.setup.seats)


def _ask(game: Game, phase: Phase, seats: Iterable[int]) -> Game:
    """Go on to a phase; if nobody has anything to decide in it, through it."""
    asked = _bits(seats)
    game = _go_on(game, phase, asked)
    return game if asked else resolve(game, game.sealed)


def _bits(seats: Iterable[int]) -> int:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def _seats_with_room(game: Game) -> int:
    """The seats that take part: a player without an empty cell draws nothing, uses no skill (R3.10)."""
    return _bits([index for index, seat in enumerate(game.seats) if seat.sheet.empty])


def _with_seats(game: Game, seats: Iterable[Seat], news: Iterable[News]) -> Game:
    return game.but(seats=tuple(seats), news=(*game.news, *news))


def _spend(game: Game, seat: Seat, key: str) -> Seat:
    """Pay for a skill by crossing out coins (R9.1)."""
    return seat.but(skill=key, crossed=seat.crossed + game.shelf.skills[key].cost)


def _drawn(game: Game, sealed: Decisions) -> Game:
    """Everyone's drawing from an explore card (R3.3), which then uses up the ruins (R3.2)."""
    card = game.shelf.cards[game.card]
    assert isinstance(card, ExploreCard)
    seats = list(game.seats)
    news: list[News] = []
    for index, decision in enumerate(sealed):
        if isinstance(decision, Draw):
            seats[index], drawn = _draw_one(game, card, index, decision)
            news.append(drawn)
    clock = game.clock + card.time
    game = game.but(
        seats=tuple(seats),
        news=tuple(news),
        clock=clock,
        pending=False,
        phase=Phase.REVEAL,
        step=game.step + 1,
        asked=0,
        sealed=(None,) * len(seats),
    )
    return _score(game) if timetable_of(game).ended(game.season, clock) or _full_solo(game) else game


def _draw_one(game: Game, card: ExploreCard, index: int, decision: Draw) -> tuple[Seat, Drawn]:
    seat = game.seats[index]
    sheet = draw(seat.sheet, decision.terrain, decision.cells)
    news = Drawn(index, index, ((decision.terrain, decision.cells),))
    shapes = card.shapes
    if decision.skill:
        seat = _spend(game, seat, decision.skill)
        shapes = game.shelf.skills[decision.skill].skill.shapes(shapes)
        news = news._replace(skill=decision.skill)
    if decision.extra:
        sheet = draw(sheet, decision.extra.terrain, decision.extra.cells)
        news = news._replace(strokes=(*news.strokes, (decision.extra.terrain, decision.extra.cells)))
    return changed(game.shelf, seat, sheet, news, coin_of(shapes, decision.cells))


def _declared(game: Game, sealed: Decisions) -> Game:
    """Declarations are open; what Diplomacy draws is drawn before the sheets are passed (R9.4, R9.5)."""
    seats = list(game.seats)
    news: list[News] = []
    for index, decision in enumerate(sealed):
        if not isinstance(decision, Declare) or not decision.skill:
            continue
        seat = _spend(game, seats[index], decision.skill)
        told = Drawn(index, index, skill=decision.skill)
        if decision.extra:
            sheet = draw(seat.sheet, decision.extra.terrain, decision.extra.cells)
            told = told._replace(strokes=((decision.extra.terrain, decision.extra.cells),))
            seats[index], told = changed(game.shelf, seat, sheet, told)
        else:
            seats[index] = seat.but(shelter=game.shelf.skills[decision.skill].skill.shelter)
        news.append(told)
    game = _with_seats(game, seats, news)
    if game.setup.solo:
        return _walked(game, sealed[0])
    return _ask(
        game, Phase.AMBUSH, [drawer(game, i) for i, seat in enumerate(game.seats) if seat.sheet.empty]
    )


def _walked(game: Game, decision: Decision | Sealed | None) -> Game:
    """The solo ambush walks onto the map (R11.2)."""
    card, (seat,) = game.ambush_card(), game.seats
    shape, name = ambush_shape(game, 0)
    upright = isinstance(decision, Declare) and decision.upright
    pose = shape.poses[upright] if seat.shelter else shape.printed
    area = walk(pose, card.corner, card.way, seat.sheet.empty)
    if seat.shelter:
        seat = seat.but(shelter=None)
    if area is None:
        return _end_turn(game.but(seats=(seat,)))
    sheet = draw(seat.sheet, MONSTER, area, name)
    seat, news = changed(game.shelf, seat, sheet, Drawn(0, None, ((MONSTER, area),)))
    game = _on_display(_with_seats(game, [seat], [news]))
    return _go_on(game, Phase.GAZE, asked=1) if name and gaze(game, sheet) else _end_turn(game)


def _on_display(game: Game) -> Game:
    """A drawn ambush that acts at the season's end stays on the table (R4.3)."""
    monster = game.ambush_card().monster
    return game.but(display=(*game.display, game.card)) if monster and monster.lasting else game


def _ambushed(game: Game, sealed: Decisions) -> Game:
    """Everyone's monsters on the sheet received (R4.1), and the gorgon's targets there (R8.8)."""
    seats = list(game.seats)
    news: list[News] = []
    for index, decision in enumerate(sealed):
        if not isinstance(decision, Ambush):
            continue
        owner = received(game, index)
        shape, name = ambush_shape(game, owner)
        seat = seats[owner]
        if not shape.fits(seat.sheet.empty):
            name = ""  # a single cell instead is nameless (R4.2, R8.4)
        sheet = draw(seat.sheet, MONSTER, decision.cells, name)
        if decision.target:
            sheet = destroy(sheet, decision.target)
        told = Drawn(owner, index, ((MONSTER, decision.cells),))
        seats[owner], told = changed(game.shelf, seat, sheet, told)
        news.append(told)
    seats = [seat.but(shelter=None) if seat.shelter else seat for seat in seats]
    game = _with_seats(game, seats, news)
    return _end_turn(_on_display(game))


def _destroyed(game: Game, sealed: Decisions) -> tuple[list[Seat], list[News]]:
    """The cells everyone chose to have destroyed."""
    seats = list(game.seats)
    news: list[News] = []
    for index, decision in enumerate(sealed):
        if isinstance(decision, Destroy):
            sheet = destroy(seats[index].sheet, decision.cell)
            seats[index], told = changed(game.shelf, seats[index], sheet, Drawn(index, index))
            news.append(told)
    return seats, news


def _gazed(game: Game, sealed: Decisions) -> Game:
    """The gorgon's target in solo (R8.8)."""
    return _end_turn(_with_seats(game, *_destroyed(game, sealed)))


def _posted(game: Game, sealed: Decisions) -> Game:
    """Everyone's hero and its attack (R8.1, R8.2)."""
    seats = list(game.seats)
    news: list[News] = []
    for index, decision in enumerate(sealed):
        if not isinstance(decision, Post):
            continue
        seat = seats[index]
        sheet = mark(draw(seat.sheet, HERO, decision.cell), decision.marks)
        told = Drawn(index, index, ((HERO, decision.cell),), decision.marks, skill=decision.skill)
        if decision.extra:
            sheet = draw(sheet, decision.extra.terrain, decision.extra.cells)
            told = told._replace(strokes=(*told.strokes, (decision.extra.terrain, decision.extra.cells)))
        if decision.skill:
            seat = _spend(game, seat, decision.skill)
        seats[index], told = changed(game.shelf, seat, sheet, told)
        news.append(told)
    return _end_turn(_with_seats(game, seats, news))


def _end_turn(game: Game) -> Game:
    """Another card, unless a solo map is full (R11.3)."""
    return _score(game) if _full_solo(game) else _go_on(game, Phase.REVEAL)


def _score(game: Game) -> Game:
    """The season is scored (R5.1)."""
    scores = tuple(season_score(game, seat) for seat in game.seats)
    seats = (seat.but(scores=(*seat.scores, score)) for seat, score in zip(game.seats, scores, strict=True))
    game = _with_seats(game, seats, [Scored(game.season, scores)])
    if game.season == timetable_of(game).last_season or _full_solo(game):
        return _go_on(game, Phase.OVER)
    return _next_effect(game)


def _full_solo(game: Game) -> bool:
    return ended_early(game.setup, game.seats[0].sheet)


def _next_effect(game: Game) -> Game:
    """The next lasting monster acts (R5.2); after the last one a new season begins (R5.3)."""
    if _full_solo(game):
        return _go_on(game, Phase.OVER)
    if game.acted == len(game.display):
        return _next_season(game)
    game = game.but(card=game.display[game.acted], acted=game.acted + 1)
    monster = game.ambush_card().monster
    assert monster is not None
    if monster.spread:
        return _next_effect(_spread(game, monster.name, monster.spread))
    return _ask(game, Phase.RAVAGE, [i for i, seat in enumerate(game.seats) if ravage(game, seat.sheet)])


def _spread(game: Game, name: str, spread: Callable[..., int]) -> Game:
    """A monster takes the cells around it, on every map at once (R8.6)."""
    seats = list(game.seats)
    news: list[News] = []
    for index, seat in enumerate(seats):
        area = spread(seat.sheet)
        if area:
            sheet = draw(seat.sheet, MONSTER, area, name)
            seats[index], told = changed(game.shelf, seat, sheet, Drawn(index, None, ((MONSTER, area),)))
            news.append(told)
    return _with_seats(game, seats, news)


def _ravaged(game: Game, sealed: Decisions) -> Game:
    """The cells the owners chose for the troll (R8.7)."""
    return _next_effect(_with_seats(game, *_destroyed(game, sealed)))


def _next_season(game: Game) -> Game:
    """Cards go back, one ambush and one hero join, everyone may use a skill again (R5.3, R9.1)."""
    seats = tuple(seat.but(skill="") if seat.skill else seat for seat in game.seats)
    game = game.but(seats=seats, season=game.season + 1, clock=0, card="", revealed=(), acted=0)
    return _go_on(game, Phase.REVEAL)


_RESOLVED: dict[Phase, Callable[[Game, Decisions], Game]] = {
    Phase.DRAW: _drawn,
    Phase.DECLARE: _declared,
    Phase.AMBUSH: _ambushed,
    Phase.GAZE: _gazed,
    Phase.HERO: _posted,
    Phase.RAVAGE: _ravaged,
}
