"""Whether a decision may be taken, and if not, why; checked directly, without listing what may be."""

from collections.abc import Callable

from cartographers.rules.area import BOARD, NOWHERE
from cartographers.rules.card import HeroCard, SkillCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.legal import (
    alone,
    ambush_shape,
    attack_marks,
    besides,
    gaze,
    has_room,
    includes,
    ravage,
    skill_turn,
    turn_of,
)
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice, Turn
from cartographers.rules.shape import SINGLE, everywhere, is_single
from cartographers.rules.sheet import Sheet, draw, mark
from cartographers.rules.state import Game, Phase, received
from cartographers.rules.terrain import DRAWN, HERO, MONSTER, Terrain


def check(game: Game, seat: int, decision: Decision) -> None:
    """Raise ``Illegal`` unless a seat may decide this now."""
    if not 0 <= seat < game.setup.seats:
        raise Illegal("seat")
    if not game.is_asked(seat):
        raise Illegal("not-asked")
    kind, checked = _CHECKS[game.phase]
    if type(decision) is not kind:
        raise Illegal("kind")
    checked(game, seat, decision)


def check_drawing(turn: Turn, terrain: Terrain, area: int) -> None:
    """Raise ``Illegal`` unless one of the card's shapes, or the fallback, may be drawn so."""
    overlap = area & ~turn.sheet.empty
    is_shape = False
    for shape in turn.shapes:
        if area in everywhere(shape):
            is_shape = True
            if not overlap and area & turn.covering and terrain in turn.terrains:
                return
    if not has_room(turn):
        _check_fallback(turn.sheet, terrain, area)
        return
    _check_area(area)
    if not is_shape:
        raise Illegal("fits" if is_single(area) else "shape")
    if terrain not in turn.terrains:
        raise Illegal("terrain")
    if overlap:
        raise Illegal("overlaps", overlap)
    raise Illegal("ruin")


def check_held(game: Game, seat: int, area: int, sticks_out: bool, terrain: Terrain, skill: str) -> None:
    """Raise ``Illegal`` unless a shape held over the map may be drawn there; an overlap is the first reason.

    The area is what lies on the map; the rest of the shape may stick out over the edge.
    """
    if not game.is_asked(seat):
        raise Illegal("not-asked")
    if game.phase in (Phase.GAZE, Phase.RAVAGE):
        _check_destroy(game, seat, Destroy(area))
        return
    owner = received(game, seat) if game.phase is Phase.AMBUSH else seat
    sheet = game.seats[owner].sheet
    if area & ~sheet.empty:
        raise Illegal("overlaps", area & ~sheet.empty)
    turn, card = _held_turn(game, seat, owner), None
    if skill and game.phase is Phase.DRAW:
        card = game.shelf.skills[skill]
    shapes = card.skill.shapes(turn.shapes) if card else turn.shapes
    if sticks_out and not all(shape.overhangs for shape in shapes):
        raise Illegal("off-map")
    if card:
        check_first(turn, card, terrain, area)
    else:
        check_drawing(turn, terrain if game.phase is Phase.DRAW else turn.terrains[0], area)


def _held_turn(game: Game, seat: int, owner: int) -> Turn:
    """What a seat draws from now, as a turn: an explore card, an ambush, a hero."""
    match game.phase:
        case Phase.AMBUSH:
            return Turn(game.seats[owner].sheet, (MONSTER,), (ambush_shape(game, owner)[0],))
        case Phase.HERO:
            return Turn(game.seats[owner].sheet, (HERO,), (SINGLE,))
        case Phase.DRAW:
            return turn_of(game, seat)
    raise Illegal("kind")


def _check_area(area: int) -> None:
    if area <= 0:
        raise Illegal("cells")
    if area > BOARD:
        raise Illegal("off-map")


def _check_fallback(sheet: Sheet, terrain: Terrain, area: int) -> None:
    _check_area(area)
    if not is_single(area):
        raise Illegal("single")
    if area & ~sheet.empty:
        raise Illegal("overlaps", area)
    if terrain not in DRAWN:
        raise Illegal("terrain")


def _skill_card(game: Game, seat: int, key: str) -> SkillCard:
    """The card of a skill that a seat may pay for."""
    if key not in game.setup.skills:
        raise Illegal("skill")
    if game.seats[seat].skill:
        raise Illegal("skill-used")
    card = game.shelf.skills[key]
    if card.cost > game.seats[seat].purse:
        raise Illegal("skill-coins")
    return card


def _check_draw(game: Game, seat: int, decision: Draw) -> None:
    turn = turn_of(game, seat)
    if not decision.skill:
        check_drawing(turn, decision.terrain, decision.cells)
        if decision.extra:
            raise Illegal("unasked")
        return
    card = _skill_card(game, seat, decision.skill)
    if not card.skill.in_explore:
        raise Illegal("skill-turn")
    check_first(turn, card, decision.terrain, decision.cells)
    _check_extra(decision.extra, besides(turn, card, decision.terrain, decision.cells), card)


def check_first(turn: Turn, card: SkillCard, terrain: Terrain, area: int) -> None:
    """The drawing a skill goes with, or changes (R9.2)."""
    if not has_room(turn):
        if card.skill.with_fallback:
            _check_fallback(turn.sheet, terrain, area)
            return
        if not has_room(skill_turn(turn, card)):
            raise Illegal("skill-fallback")
    changed = skill_turn(turn, card)
    if card.skill.shares_duty:
        changed = changed._replace(covering=BOARD)
    if not has_room(changed):
        raise Illegal("skill-turn")
    check_drawing(changed, terrain, area)


def _check_extra(extra: Extra | None, choices: list[Choice], card: SkillCard) -> None:
    """What is drawn besides: exactly when the skill says so, and where it may be."""
    if card.skill.besides is None:
        if extra:
            raise Illegal("unasked")
    elif extra is None:
        raise Illegal("missing")
    elif not includes(choices, extra.terrain, extra.cells):
        raise Illegal("second")


def _check_declare(game: Game, seat: int, decision: Declare) -> None:
    if not decision.skill:
        if decision.extra or decision.upright:
            raise Illegal("unasked")
        return
    card = _skill_card(game, seat, decision.skill)
    sheet = game.seats[seat].sheet
    if card.skill.shelter:
        if decision.extra or (decision.upright and not game.setup.solo):
            raise Illegal("unasked")
        if not card.skill.shelter.fits(sheet.empty):
            raise Illegal("shelter")
        if game.setup.solo and not card.skill.shelter.poses[decision.upright].spots(sheet.empty):
            raise Illegal("upright")
        return
    if card.skill.alone is None:
        raise Illegal("skill-turn")
    if decision.upright:
        raise Illegal("unasked")
    _check_extra(decision.extra, alone(sheet, card), card)


def _check_ambush(game: Game, seat: int, decision: Ambush) -> None:
    owner = received(game, seat)
    sheet = game.seats[owner].sheet
    shape, name = ambush_shape(game, owner)
    check_drawing(Turn(sheet, (MONSTER,), (shape,)), MONSTER, decision.cells)
    if not shape.fits(sheet.empty):
        name = ""
    targets = gaze(game, draw(sheet, MONSTER, decision.cells, name)) if name else NOWHERE
    if targets:
        _check_target(decision.target, targets)
    elif decision.target:
        raise Illegal("no-target")


def _check_target(target: int, targets: int) -> None:
    if not is_single(target) or not target & targets:
        raise Illegal("target")


def _check_post(game: Game, seat: int, decision: Post) -> None:
    card = game.shelf.cards[game.card]
    assert isinstance(card, HeroCard)
    sheet = game.seats[seat].sheet
    if not is_single(decision.cell) or not decision.cell & sheet.empty:
        raise Illegal("hero")
    if decision.marks not in attack_marks(card, decision.cell):
        raise Illegal("marks")
    if not decision.skill:
        if decision.extra:
            raise Illegal("unasked")
        return
    skill = _skill_card(game, seat, decision.skill)
    if skill.skill.alone is None:
        raise Illegal("skill-turn")
    after = mark(draw(sheet, HERO, decision.cell), decision.marks)
    _check_extra(decision.extra, alone(after, skill), skill)


def _check_destroy(game: Game, seat: int, decision: Destroy) -> None:
    targets = gaze if game.phase is Phase.GAZE else ravage
    _check_target(decision.cell, targets(game, game.seats[seat].sheet))


_CHECKS: dict[Phase, tuple[type, Callable[..., None]]] = {
    Phase.DRAW: (Draw, _check_draw),
    Phase.DECLARE: (Declare, _check_declare),
    Phase.AMBUSH: (Ambush, _check_ambush),
    Phase.GAZE: (Destroy, _check_destroy),
    Phase.HERO: (Post, _check_post),
    Phase.RAVAGE: (Destroy, _check_destroy),
}
