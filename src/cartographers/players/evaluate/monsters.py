"""Rated decisions about monsters and heroes: ambushes on a neighbour's map, heroes, declarations, targets."""

from cartographers.players.evaluate.evaluator import Evaluator, Rated
from cartographers.rules.area import cells, size
from cartographers.rules.decision import Ambush, Declare, Destroy, Extra, Post
from cartographers.rules.event import Committed
from cartographers.rules.game import after
from cartographers.rules.legal import ambush_shape, drawings
from cartographers.rules.shape import Shape
from cartographers.rules.sheet import destroy, draw, mark
from cartographers.rules.terrain import HERO, MONSTER
from cartographers.rules.view import View

#: For how many of the most harmful ambushes every target is evaluated, and for how many of the best heroes
#: the additional drawings of a skill are.
BEST = 4
#: How much of the worst that an ambush could do to the own map is expected to happen.
EXPECTED_HARM = 0.6
#: The value of an attack mark on an empty cell in each season left: a monster drawn there is destroyed.
MARK_VALUE = 0.05


def rate_ambushes(view: View, evaluator: Evaluator) -> list[Rated]:
    """The drawings of monsters that leave the neighbour's map with the least value."""
    owner = view.game.seats[view.map_owner]
    name = "" if view.offer().fallback else ambush_shape(view.game, view.map_owner)[1]
    sheets = [draw(owner.sheet, MONSTER, area, name) for _, area in drawings(view.offer().choices)]
    worst = sorted(sheets, key=lambda sheet: evaluator.seat_value(owner, sheet))[:BEST]
    rated: list[Rated] = []
    for sheet in worst:
        area = owner.sheet.empty & ~sheet.empty
        for target in cells(view.targets(area)):
            rated.append((-evaluator.seat_value(owner, destroy(sheet, target)), Ambush(area, target)))
        if not view.targets(area):
            rated.append((-evaluator.seat_value(owner, sheet), Ambush(area)))
    return rated


def rate_heroes(view: View, evaluator: Evaluator) -> list[Rated]:
    """Heroes on every empty cell in every orientation; the best also with a skill."""
    posts: list[tuple[float, Post]] = []
    for one in cells(view.sheet.empty):
        drawn = draw(view.sheet, HERO, one)
        unmarked = evaluator.seat_value(view.me, drawn)
        for marks in sorted(view.marks(one)):
            guarded = MARK_VALUE * evaluator.coin * size(marks & drawn.empty)
            destroyed = marks & drawn.monster
            value = evaluator.seat_value(view.me, mark(drawn, marks)) if destroyed else unmarked
            posts.append((value + guarded, Post(one, marks)))
    posts.sort(key=lambda rated: -rated[0])
    rated: list[Rated] = list(posts)
    for card in view.skills:
        for _, post in posts[:BEST]:
            sheet = mark(draw(view.sheet, HERO, post.cell), post.marks)
            guarded = MARK_VALUE * evaluator.coin * size(post.marks & sheet.empty)
            for terrain, area in drawings(view.besides(card.key, HERO, post.cell)):
                value = evaluator.seat_value(view.me, draw(sheet, terrain, area), cost=card.cost) + guarded
                rated.append((value, Post(post.cell, post.marks, card.key, Extra(terrain, area))))
    return rated


def rate_declarations(view: View, evaluator: Evaluator) -> list[Rated]:
    """No skill, or a skill that saves more than it costs."""
    declarations = [Declare()]
    for card in view.skills:
        shelter = card.skill.shelter
        if shelter is None:
            declarations += [Declare(card.key, Extra(*extra)) for extra in drawings(view.besides(card.key))]
        elif view.game.setup.solo:
            fits = [bool(pose.spots(view.me.sheet.empty)) for pose in shelter.poses]
            declarations += [Declare(card.key, upright=bool(pose)) for pose, fit in enumerate(fits) if fit]
        else:
            declarations.append(Declare(card.key))
    rate = _value_after_walk if view.game.setup.solo else _value_less_harm
    return [(rate(view, evaluator, one), one) for one in declarations]


def _value_after_walk(view: View, evaluator: Evaluator, declaration: Declare) -> float:
    """In solo play the outcome of a declaration is certain: the ambush walks (R11.2)."""
    seat = after(view.game, Committed(view.seat, declaration)).seats[view.seat]
    return evaluator.map_value(seat.sheet) + evaluator.coin * seat.purse


def _value_less_harm(view: View, evaluator: Evaluator, declaration: Declare) -> float:
    """The own map after a declaration, less the harm expected from the neighbour who draws the ambush."""
    card = view.game.shelf.skills.get(declaration.skill)
    sheet = view.me.sheet
    if declaration.extra:
        sheet = draw(sheet, declaration.extra.terrain, declaration.extra.cells)
    shape = card.skill.shelter if card and card.skill.shelter else view.game.ambush_card().shape
    value = evaluator.seat_value(view.me, sheet, cost=card.cost if card else 0)
    # The harm is measured on the map before the extra drawing: measuring it for every cell would be slow.
    return value - EXPECTED_HARM * _worst_harm(view, evaluator, shape)


def _worst_harm(view: View, evaluator: Evaluator, shape: Shape) -> float:
    """The most value the own map loses to monsters of this shape."""
    sheet = view.me.sheet
    places = [area for pose, spots in shape.spots(sheet.empty) for area in pose.drawings(spots)]
    now = evaluator.map_value(sheet)
    return now - min((evaluator.map_value(draw(sheet, MONSTER, area)) for area in places), default=now)


def rate_targets(view: View, evaluator: Evaluator) -> list[Rated]:
    """The cells of the own map of which one must be destroyed, valued by what is left (R8.7, R8.8)."""
    ((_, spots),) = view.offer().choices[0].spots
    return [(evaluator.seat_value(view.me, destroy(view.sheet, one)), Destroy(one)) for one in cells(spots)]
