"""What decisions do: the effect of one on the map it is about, and of all that were sealed in a phase.

Only maps, coins and skills change here. What follows (time passes, a season is scored, monsters act) is in
``turn`` and ``season_end``, so the effect of a decision can be looked at before anything follows.
"""

from cartographers.rules.card import ExploreCard
from cartographers.rules.change import changed
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post, Sealed
from cartographers.rules.legal import ambush_shape, coin_of, shape_against
from cartographers.rules.sheet import Sheet, destroy, draw, mark
from cartographers.rules.state import Decisions, Drawn, Game, News, Phase, Seat, Strokes, received
from cartographers.rules.terrain import HERO, MONSTER
from cartographers.rules.walk import walk


def effect(game: Game, seat: int, decision: Decision) -> tuple[Seat, Drawn]:
    """The side of the table that a seat's decision changes, and the news of it.

    It is the seat's own side, except in an ambush: then it is that of the seat whose sheet was received.
    """
    match decision:
        case Draw():
            return _draw(game, seat, decision)
        case Ambush():
            return _ambush(game, seat, decision)
        case Declare():
            return _declare(game, seat, decision)
        case Post():
            return _post(game, seat, decision)
        case Destroy():
            before = game.seats[seat]
            sheet = destroy(before.sheet, decision.cell)
            return changed(game.shelf, before, sheet, Drawn(seat, seat, game.card))


def effects(
    game: Game, sealed: Decisions, earlier: tuple[News, ...] = ()
) -> tuple[tuple[Seat, ...], tuple[News, ...]]:
    """All seats once the decisions of a phase have taken effect at once, and the news.

    The news are added to those that came earlier by the same event. In a solo ambush the monsters have walked
    onto the map, since nobody else decides where they go (R11.2).
    """
    seats, news = list(game.seats), list(earlier)
    for index, decision in enumerate(sealed):
        if decision is None or isinstance(decision, Sealed):
            continue
        if isinstance(decision, Declare) and not decision.skill:
            continue
        seat, drawn = effect(game, index, decision)
        seats[drawn.seat] = seat
        news.append(drawn)
    if game.phase is Phase.DECLARE and game.setup.solo:
        walked = _walk(game, seats[0], sealed[0])
        if walked:
            seats[0], drawn = walked
            news.append(drawn)
    return tuple(seats), tuple(news)


def settle(game: Game, sealed: Decisions) -> Game:
    """The game once all decisions of a phase have taken effect; nothing has followed from them yet."""
    seats, news = effects(game, sealed)
    return game.but(seats=seats, news=news)


def settle_alone(game: Game, seat: int, decision: Decision | None) -> Game:
    """The game once one seat's decision has taken effect and no other's.

    Without a decision it is what decisions are compared with: the game as it is, but in a solo ambush with
    the monsters that come whatever is declared.
    """
    return settle(game, tuple(decision if index == seat else None for index in range(game.setup.seats)))


def _draw(game: Game, index: int, decision: Draw) -> tuple[Seat, Drawn]:
    """A drawing from an explore card (R3.3)."""
    card = game.shelf.cards[game.card]
    assert isinstance(card, ExploreCard)
    seat, shapes = game.seats[index], card.shapes
    sheet = draw(seat.sheet, decision.terrain, decision.cells)
    strokes: Strokes = ((decision.terrain, decision.cells),)
    if decision.skill:
        seat = _pay(game, seat, decision.skill)
        shapes = game.shelf.skills[decision.skill].skill.shapes(shapes)
    if decision.extra:
        sheet, strokes = _draw_extra(sheet, strokes, decision.extra)
    news = Drawn(index, index, game.card, strokes, 0, 0, 0, decision.skill)
    return changed(game.shelf, seat, sheet, news, coin_of(shapes, decision.cells))


def _declare(game: Game, index: int, decision: Declare) -> tuple[Seat, Drawn]:
    """A declaration; what Diplomacy draws is drawn before the sheets are passed (R9.4, R9.5)."""
    seat = game.seats[index]
    sheet: Sheet = seat.sheet
    strokes: Strokes = ()
    if decision.skill:
        seat = _pay(game, seat, decision.skill)
        seat = seat.but(shelter=game.shelf.skills[decision.skill].skill.shelter)
    if decision.extra:
        sheet, strokes = _draw_extra(sheet, strokes, decision.extra)
    return changed(game.shelf, seat, sheet, Drawn(index, index, game.card, strokes, skill=decision.skill))


def _ambush(game: Game, index: int, decision: Ambush) -> tuple[Seat, Drawn]:
    """Monsters on the sheet received (R4.1), and the gorgon's target there (R8.8)."""
    owner = received(game, index)
    seat = game.seats[owner]
    shape, name = ambush_shape(game, owner)
    if not shape.fits(seat.sheet.empty):
        name = ""  # a single cell instead is nameless (R4.2, R8.4)
    sheet = draw(seat.sheet, MONSTER, decision.cells, name)
    if decision.target:
        sheet = destroy(sheet, decision.target)
    news = Drawn(owner, index, game.card, ((MONSTER, decision.cells),))
    return changed(game.shelf, seat, sheet, news)


def _post(game: Game, index: int, decision: Post) -> tuple[Seat, Drawn]:
    """A hero and its attack (R8.1, R8.2)."""
    seat = game.seats[index]
    sheet = mark(draw(seat.sheet, HERO, decision.cell), decision.marks)
    strokes: Strokes = ((HERO, decision.cell),)
    if decision.extra:
        sheet, strokes = _draw_extra(sheet, strokes, decision.extra)
    if decision.skill:
        seat = _pay(game, seat, decision.skill)
    news = Drawn(index, index, game.card, strokes, decision.marks, skill=decision.skill)
    return changed(game.shelf, seat, sheet, news)


def _walk(game: Game, seat: Seat, decision: Decision | Sealed | None) -> tuple[Seat, Drawn] | None:
    """The solo ambush walks onto the map (R11.2), if there is a place for it."""
    card = game.ambush_card()
    shape, name = shape_against(card, seat)
    upright = isinstance(decision, Declare) and decision.upright
    pose = shape.poses[upright] if seat.shelter else shape.printed
    area = walk(pose, card.corner, card.way, seat.sheet.empty)
    if area is None:
        return None
    sheet = draw(seat.sheet, MONSTER, area, name)
    return changed(game.shelf, seat, sheet, Drawn(0, None, game.card, ((MONSTER, area),)))


def _pay(game: Game, seat: Seat, skill: str) -> Seat:
    """A seat that has paid for a skill by crossing out coins (R9.1)."""
    return seat.but(skill=skill, crossed=seat.crossed + game.shelf.skills[skill].cost)


def _draw_extra(sheet: Sheet, strokes: Strokes, extra: Extra) -> tuple[Sheet, Strokes]:
    """What a skill draws besides (R9.2)."""
    return draw(sheet, extra.terrain, extra.cells), (*strokes, (extra.terrain, extra.cells))
