"""How a greedy player deals with monsters: those it draws for a neighbour, and those on its own map."""

from cartographers.players.evaluate.evaluator import Judge, Rated
from cartographers.rules.area import cells, size
from cartographers.rules.decision import Ambush, Declare, Destroy, Extra, Post
from cartographers.rules.event import Committed
from cartographers.rules.game import after
from cartographers.rules.legal import ambush_shape, drawings
from cartographers.rules.shape import Shape
from cartographers.rules.sheet import destroy, draw, mark
from cartographers.rules.terrain import HERO, MONSTER
from cartographers.rules.view import View

#: How many of the most hurtful ambushes are looked at again with each of the gorgon's targets, and how many
#: of the best heroes with what a skill draws besides.
FIRST = 4
#: How much of the worst that an ambush could do to the own map is to be feared.
FEAR = 0.6
#: What a mark on an empty cell is worth in each season left: a monster that comes there is destroyed.
GUARD = 0.05


def ambushes(view: View, judge: Judge) -> list[Rated]:
    """The drawings that leave a neighbour's map worth least."""
    owner = view.game.seats[view.map_owner]
    name = "" if view.offer().fallback else ambush_shape(view.game, view.map_owner)[1]
    sheets = [draw(owner.sheet, MONSTER, area, name) for _, area in drawings(view.offer().choices)]
    worst = sorted(sheets, key=lambda sheet: judge.seat(owner, sheet))[:FIRST]
    found: list[Rated] = []
    for sheet in worst:
        area = owner.sheet.empty & ~sheet.empty
        for target in cells(view.targets(area)):
            found.append((-judge.seat(owner, destroy(sheet, target)), Ambush(area, target)))
        if not view.targets(area):
            found.append((-judge.seat(owner, sheet), Ambush(area)))
    return found


def heroes(view: View, judge: Judge) -> list[Rated]:
    """Heroes where they destroy or guard most, perhaps with what a skill draws besides."""
    found: list[tuple[float, Post]] = []
    for one in cells(view.sheet.empty):
        drawn = draw(view.sheet, HERO, one)
        unmarked = judge.seat(view.me, drawn)
        for marks in sorted(view.marks(one)):
            guarded = GUARD * judge.coin * size(marks & drawn.empty)
            strikes = marks & drawn.monster
            worth = judge.seat(view.me, mark(drawn, marks)) if strikes else unmarked
            found.append((worth + guarded, Post(one, marks)))
    found.sort(key=lambda rated: -rated[0])
    rated: list[Rated] = list(found)
    for card in view.skills:
        for _, post in found[:FIRST]:
            sheet = mark(draw(view.sheet, HERO, post.cell), post.marks)
            guarded = GUARD * judge.coin * size(post.marks & sheet.empty)
            for terrain, area in drawings(view.besides(card.key, HERO, post.cell)):
                worth = judge.seat(view.me, draw(sheet, terrain, area), cost=card.cost) + guarded
                rated.append((worth, Post(post.cell, post.marks, card.key, Extra(terrain, area))))
    return rated


def declarations(view: View, judge: Judge) -> list[Rated]:
    """Saying nothing, or a skill that spares more than it costs."""
    said = [Declare()]
    for card in view.skills:
        shelter = card.skill.shelter
        if shelter is None:
            said += [Declare(card.key, Extra(*extra)) for extra in drawings(view.besides(card.key))]
        elif view.game.setup.solo:
            ways = [bool(pose.spots(view.me.sheet.empty)) for pose in shelter.poses]
            said += [Declare(card.key, upright=bool(way)) for way, fits in enumerate(ways) if fits]
        else:
            said.append(Declare(card.key))
    rate = _walked if view.game.setup.solo else _feared
    return [(rate(view, judge, one), one) for one in said]


def _walked(view: View, judge: Judge, said: Declare) -> float:
    """In solo what comes of a declaration is certain: the ambush walks (R11.2)."""
    seat = after(view.game, Committed(view.seat, said)).seats[view.seat]
    return judge.map(seat.sheet) + judge.coin * seat.purse


def _feared(view: View, judge: Judge, said: Declare) -> float:
    """The own map after a declaration, less what a neighbour may do to it then."""
    card = view.game.shelf.skills.get(said.skill)
    sheet = view.me.sheet
    if said.extra:
        sheet = draw(sheet, said.extra.terrain, said.extra.cells)
    shape = card.skill.shelter if card and card.skill.shelter else view.game.ambush_card().shape
    worth = judge.seat(view.me, sheet, cost=card.cost if card else 0)
    # What Diplomacy's cell changes about the ambush is not looked at: it would be asked for every cell.
    return worth - FEAR * _harm(view, judge, shape)


def _harm(view: View, judge: Judge, shape: Shape) -> float:
    """What the worst place of a shape of monsters costs the own map."""
    sheet = view.me.sheet
    drawn = [area for pose, spots in shape.spots(sheet.empty) for area in pose.drawings(spots)]
    now = judge.map(sheet)
    return now - min((judge.map(draw(sheet, MONSTER, area)) for area in drawn), default=now)


def targets(view: View, judge: Judge) -> list[Rated]:
    """The cell whose loss costs least: the troll's (R8.7), in solo the gorgon's (R8.8)."""
    ((_, spots),) = view.offer().choices[0].spots
    return [(judge.seat(view.me, destroy(view.sheet, one)), Destroy(one)) for one in cells(spots)]
