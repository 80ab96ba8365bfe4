"""What may be drawn: bitmaps, for each terrain and pose the anchors from which it may be drawn."""

from collections.abc import Iterator

from cartographers.rules.area import BOARD, NOWHERE, on_map, place
from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard, SkillCard
from cartographers.rules.rule import Choice, Drawing, Turn
from cartographers.rules.shape import SINGLE, Shape, everywhere, is_single
from cartographers.rules.sheet import Sheet, draw
from cartographers.rules.state import Game, Seat
from cartographers.rules.terrain import DRAWN, MONSTER, Terrain


def explore_turn(sheet: Sheet, card: ExploreCard, pending: bool) -> Turn:
    """The explore turn on a map; if ruins are pending, they must be covered (R3.7)."""
    return Turn(sheet, card.terrains, card.shapes, sheet.free_ruins if pending else BOARD)


def turn_of(game: Game, seat: int) -> Turn:
    """The explore turn of a seat."""
    card = game.shelf.cards[game.card]
    assert isinstance(card, ExploreCard)
    return explore_turn(game.seats[seat].sheet, card, game.pending)


def shape_choices(turn: Turn) -> list[Choice]:
    """The drawings of the card's shapes (R3.4); none of them means the fallback (R3.6)."""
    empty, covering = turn.sheet.empty, turn.covering
    return [
        Choice(turn.terrains, tuple(spots), shape.coin)
        for shape in turn.shapes
        if (spots := shape.spots(empty, covering))
    ]


def has_room(turn: Turn) -> bool:
    """Can any of the card's shapes be drawn? If not, there is the fallback (R3.6)."""
    empty, covering = turn.sheet.empty, turn.covering
    return any(shape.fits(empty, covering) for shape in turn.shapes)


def fallback_choice(sheet: Sheet, terrains: tuple[Terrain, ...] = DRAWN) -> list[Choice]:
    """One single cell anywhere empty (R3.6)."""
    return [Choice(terrains, ((SINGLE.printed, sheet.empty),))]


def explore_choices(turn: Turn) -> tuple[list[Choice], bool]:
    """What can be drawn without a skill, and whether it is the fallback."""
    choices = shape_choices(turn)
    return (choices, False) if choices else (fallback_choice(turn.sheet), True)


def ambush_choices(sheet: Sheet, shape: Shape) -> tuple[list[Choice], bool]:
    """Where an ambush can be drawn (R4.1), and whether it is the single cell of R4.2."""
    spots = shape.spots(sheet.empty)
    if spots:
        return [Choice((MONSTER,), tuple(spots))], False
    return fallback_choice(sheet, (MONSTER,)), True


def skill_turn(turn: Turn, card: SkillCard) -> Turn:
    """The turn as a skill changes it: other shapes, other terrains."""
    return turn._replace(shapes=card.skill.shapes(turn.shapes), terrains=card.skill.terrains(turn.terrains))


def skill_choices(turn: Turn, card: SkillCard) -> tuple[list[Choice], bool]:
    """What can be drawn first when a skill is used, and whether it is the fallback (R9.2a, b).

    What is drawn besides depends on what is drawn first.
    """
    if not card.skill.in_explore:
        return [], False
    falls_back = not has_room(turn)
    if falls_back and card.skill.with_fallback:
        return fallback_choice(turn.sheet), True
    changed = skill_turn(turn, card)
    relaxed = card.skill.shares_duty and not falls_back
    return shape_choices(changed._replace(covering=BOARD) if relaxed else changed), False


def besides(turn: Turn, card: SkillCard, terrain: Terrain, area: int) -> list[Choice]:
    """What can be drawn besides, once a first drawing is chosen; empty if the skill cannot be completed."""
    if card.skill.besides is None:
        return []
    shapes = () if _falls_back(turn, area) else _read_as(turn.shapes, area)
    after = draw(turn.sheet, terrain, area)
    return [
        choice for choice in card.skill.besides(turn, after, Drawing(terrain, area, shapes)) if choice.spots
    ]


def can_complete(turn: Turn, card: SkillCard) -> bool:
    """Is there a first drawing after which a skill can draw what it asks for (R9.2c)?"""
    if not card.skill.room_besides(turn):
        return False
    return any(besides(turn, card, *first) for first in each_drawing(skill_choices(turn, card)[0]))


def alone(sheet: Sheet, card: SkillCard) -> list[Choice]:
    """What a skill can draw in a turn without an own explore drawing (R9.5)."""
    return [choice for choice in card.skill.alone(sheet) if choice.spots] if card.skill.alone else []


def drawings(choices: list[Choice]) -> list[tuple[Terrain, int]]:
    """Every different (terrain, cells) among the choices."""
    return list(dict.fromkeys(each_drawing(choices)))


def each_drawing(choices: list[Choice]) -> Iterator[tuple[Terrain, int]]:
    """The drawings among the choices one by one, for who may need only the first; some come twice."""
    for choice in choices:
        for pose, spots in choice.spots:
            for area in pose.drawings(spots):
                for terrain in choice.terrains:
                    yield terrain, area


def includes(choices: list[Choice], terrain: Terrain, area: int) -> bool:
    """Is this drawing among the choices?"""
    return any(
        terrain in choice.terrains and any(area in pose.drawings(spots) for pose, spots in choice.spots)
        for choice in choices
    )


def attack_marks(card: HeroCard, one: int) -> set[int]:
    """The attack marks of a hero on a cell, in every orientation; those off the map are lost (R8.1)."""
    at_row, at_column = place(one)
    marks = set()
    for attack in card.attacks:
        marks.add(on_map((at_row + row, at_column + column) for row, column in attack))
    return marks


def usable_skills(game: Game, seat: int) -> list[SkillCard]:
    """The skills a seat may pay for now (R9.1), whatever the phase."""
    player = game.seats[seat]
    if player.skill or not game.setup.skills:
        return []
    skills = (game.shelf.skills[key] for key in game.setup.skills)
    return [card for card in skills if card.cost <= player.purse]


def declarable(game: Game, seat: int) -> list[SkillCard]:
    """The skills a seat may declare when an ambush is revealed (R9.4, R9.5)."""
    sheet = game.seats[seat].sheet
    return [
        card
        for card in usable_skills(game, seat)
        if alone(sheet, card) or (card.skill.shelter and card.skill.shelter.fits(sheet.empty))
    ]


def ambush_shape(game: Game, owner: int) -> tuple[Shape, str]:
    """What is drawn on an owner's map, and the name its cells carry (R8.4, R9.4)."""
    return shape_against(game.ambush_card(), game.seats[owner])


def shape_against(card: AmbushCard, seat: Seat) -> tuple[Shape, str]:
    """What an ambush card draws on the map of a seat, and the name its cells carry."""
    if seat.shelter is not None:
        return seat.shelter, ""
    return card.shape, card.monster.name if card.monster else ""


def gaze(game: Game, sheet: Sheet) -> int:
    """The cells of which the monster in play has one destroyed at once (R8.8)."""
    monster = game.ambush_card().monster
    return monster.gaze(sheet) if monster else NOWHERE


def ravage(game: Game, sheet: Sheet) -> int:
    """The cells of which the lasting monster in play has one destroyed (R8.7)."""
    monster = game.ambush_card().monster
    return monster.ravage(sheet) if monster and monster.ravage else NOWHERE


def _falls_back(turn: Turn, area: int) -> bool:
    """Is a drawing the fallback's single cell, because no shape of the card can be drawn?"""
    return is_single(area) and not has_room(turn)


def _read_as(shapes: tuple[Shape, ...], area: int) -> tuple[Shape, ...]:
    """The shapes that a drawing can be read as."""
    return tuple(shape for shape in shapes if area in everywhere(shape))


def coin_of(shapes: tuple[Shape, ...], area: int) -> int:
    """The coin on the shape drawn (R3.5); a drawing that could be two shapes is the one with the coin.

    No coin shape is a single cell, so a fallback's cell never has one.
    """
    for shape in shapes:
        if shape.coin and area in everywhere(shape):
            return 1
    return 0
