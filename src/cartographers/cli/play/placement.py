"""Something a player has to place on a map: the options, the legal spots, and reasons for illegal ones."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from cartographers.cli.play.held_shape import HeldShape
from cartographers.rules.area import cells
from cartographers.rules.card import HeroCard, SkillCard
from cartographers.rules.legal import ambush_shape, drawings, skill_turn, turn_of
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice
from cartographers.rules.shape import SINGLE, Offset
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Phase
from cartographers.rules.terrain import DRAWN, HERO, MONSTER, Terrain
from cartographers.rules.view import View


@dataclass(frozen=True, slots=True)
class Option:
    """A shape and its terrain; without a terrain its cell is destroyed."""

    terrain: Terrain | None
    shape: HeldShape
    coin: bool = False


@dataclass(frozen=True)
class Placement:
    """What a player is asked to place on a map."""

    #: The key of the text that asks for it.
    prompt: str
    view: View
    #: The map at that moment.
    sheet: Sheet
    options: tuple[Option, ...]
    legal: frozenset[tuple[Terrain | None, int]]
    #: The reason why a held shape is not legal.
    why: Callable[[Option, HeldShape], Illegal | None]
    skill: str = ""
    #: May a skill be chosen for it?
    allows_skill: bool = False
    #: Is it a single cell because no shape of the card can be drawn (R3.6)?
    fallback: bool = False

    def allows(self, option: Option, held: HeldShape) -> bool:
        """May the option be drawn where it is held?"""
        return held.corner is not None and (option.terrain, held.area) in self.legal

    def spots(self, option: Option) -> list[HeldShape]:
        """All legal spots of an option in every orientation, each drawing once."""
        return self._spots[self.options.index(option)]

    @cached_property
    def _spots(self) -> list[list[HeldShape]]:
        return [list(self._legal_spots(option)) for option in self.options]

    def _legal_spots(self, option: Option) -> Iterable[HeldShape]:
        spots: dict[tuple[int, int], HeldShape] = {}
        for shape in option.shape.orientations():
            for corner in shape.corners():
                held = shape.at(corner)
                if (option.terrain, held.area) in self.legal:
                    spots.setdefault((held.area, held.attacked), held)
        return spots.values()


def first_placement(view: View, skill: str = "") -> Placement:
    """The first placement of a phase, optionally with a skill."""
    offer = view.offer(skill)

    def why(option: Option, held: HeldShape) -> Illegal | None:
        if option.terrain is None:
            return Illegal("target")
        return view.why_not_there(held.places, option.terrain, skill)

    return Placement(
        prompt=f"asked-{view.phase.value}",
        view=view,
        sheet=view.sheet,
        options=_options(view, skill),
        legal=_legal(offer.choices),
        why=why,
        skill=skill,
        allows_skill=view.phase in (Phase.DRAW, Phase.HERO),
        fallback=view.offer().fallback,
    )


def _legal(choices: list[Choice]) -> frozenset[tuple[Terrain | None, int]]:
    """The drawings among the choices; a cell to be destroyed has no terrain."""
    targets = {(None, area) for choice in choices if not choice.terrains for area in _cells(choice)}
    return frozenset(drawings(choices)) | targets


def _cells(choice: Choice) -> list[int]:
    return [area for pose, spots in choice.spots for area in pose.drawings(spots)]


def _options(view: View, skill: str) -> tuple[Option, ...]:
    single = HeldShape(SINGLE.printed.offsets)
    match view.phase:
        case Phase.DRAW:
            return _explore_options(view, view.game.shelf.skills.get(skill))
        case Phase.AMBUSH:
            shape, _ = ambush_shape(view.game, view.map_owner)
            return (Option(MONSTER, single if view.offer().fallback else HeldShape(shape.printed.offsets)),)
        case Phase.HERO:
            assert isinstance(view.card, HeroCard)
            return (Option(HERO, HeldShape(single.offsets, max(view.card.attacks, key=_rightmost))),)
    return (Option(None, single),)


def _rightmost(attack: tuple[Offset, ...]) -> int:
    """Prefers the attack that points to the right, as printed; the card holds all orientations."""
    return sum(column for _, column in attack)


def _explore_options(view: View, skill: SkillCard | None) -> tuple[Option, ...]:
    """Each shape of the card in each of its terrains, as changed by a skill."""
    if view.offer().fallback and (skill is None or skill.skill.with_fallback):
        return tuple(Option(terrain, HeldShape(SINGLE.printed.offsets)) for terrain in DRAWN)
    turn = turn_of(view.game, view.seat)
    turn = skill_turn(turn, skill) if skill else turn
    return tuple(
        Option(terrain, HeldShape(shape.printed.offsets), shape.coin)
        for shape in turn.shapes
        for terrain in turn.terrains
    )


def second_placement(
    view: View, skill: str, sheet: Sheet, choices: list[Choice], first: HeldShape | None = None
) -> Placement:
    """The extra cells of a skill, on the map after the first drawing (R9.2c).

    A second copy of the shape starts in the orientation of the first.
    """
    options = []
    for choice in choices:
        shape = HeldShape(choice.spots[0][0].offsets)
        if first and first.at(None) in shape.orientations():
            shape = first.at(None)
        options += [Option(terrain, shape) for terrain in choice.terrains]
    return Placement(
        "asked-besides", view, sheet, tuple(options), _legal(choices), _second_reason(sheet), skill
    )


def _second_reason(sheet: Sheet) -> Callable[[Option, HeldShape], Illegal]:
    def why(option: Option, held: HeldShape) -> Illegal:
        overlap = held.area & ~sheet.empty
        return Illegal("overlaps", overlap) if overlap else Illegal("second")

    return why


def target_placement(view: View, sheet: Sheet, targets: int) -> Placement:
    """The cell a gorgon destroys (R8.8)."""
    legal = frozenset((None, one) for one in cells(targets))
    return Placement(
        "asked-target",
        view,
        sheet,
        (Option(None, HeldShape(SINGLE.printed.offsets)),),
        legal,
        lambda option, held: Illegal("target"),
    )
