"""Something a player has to place on a map: the options, the legal spots, and reasons for illegal ones."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property, partial

from cartographers.commands.held_shape import HeldShape
from cartographers.rules.area import cells, size
from cartographers.rules.card import HeroCard, SkillCard
from cartographers.rules.decision import Ambush, Decision, Declare, Destroy, Draw, Extra, Post
from cartographers.rules.effect import effect
from cartographers.rules.legal import ambush_shape, drawings, skill_turn, turn_of
from cartographers.rules.reason import Illegal
from cartographers.rules.rule import Choice
from cartographers.rules.shape import SINGLE, Offset
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Phase, Seat
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
    #: The owner of the map, as the steps before this one leave it.
    before: Seat
    options: tuple[Option, ...]
    legal: frozenset[tuple[Terrain | None, int]]
    #: The decision, as far as it is complete with this step.
    decision: Callable[[Option, HeldShape], Decision]
    #: The reason why a held shape is not legal.
    why: Callable[[Option, HeldShape], Illegal | None]
    skill: str = ""
    #: May a skill be chosen for it?
    allows_skill: bool = False
    #: Is it a single cell because no shape of the card can be drawn (R3.6)?
    fallback: bool = False

    @property
    def sheet(self) -> Sheet:
        """The map, as the steps before this one leave it."""
        return self.before.sheet

    def allows(self, option: Option, held: HeldShape) -> bool:
        """May the option be drawn where it is held?"""
        if held.corner is None or (option.terrain, held.area) not in self.legal:
            return False
        # What is left of a large shape beyond the edge may be a smaller one of the same card.
        return len(held.places) == size(held.area) or self.why(option, held) is None

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
                if self.allows(option, held):
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
        before=view.game.seats[view.map_owner],
        options=_options(view, skill),
        legal=_legal(offer.choices),
        decision=partial(_first_decision, view.phase, skill),
        why=why,
        skill=skill,
        allows_skill=view.phase in (Phase.DRAW, Phase.HERO),
        fallback=view.offer().fallback,
    )


def _first_decision(phase: Phase, skill: str, option: Option, held: HeldShape) -> Decision:
    match phase:
        case Phase.DRAW:
            assert option.terrain is not None
            return Draw(option.terrain, held.area, skill)
        case Phase.HERO:
            return Post(held.area, held.attacked, skill)
        case Phase.AMBUSH:
            return Ambush(held.area)
    return Destroy(held.area)


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
    view: View, first: Draw | Post | Declare, choices: list[Choice], held: HeldShape | None = None
) -> Placement:
    """The extra cells of a skill, on the map after the first drawing (R9.2c).

    A second copy of the shape starts in the orientation of the first.
    """
    options = []
    for choice in choices:
        shape = HeldShape(choice.spots[0][0].offsets)
        if held and held.at(None) in shape.orientations():
            shape = held.at(None)
        options += [Option(terrain, shape) for terrain in choice.terrains]
    before, _ = effect(view.game, view.seat, first)
    return Placement(
        prompt="asked-besides",
        view=view,
        before=before,
        options=tuple(options),
        legal=_legal(choices),
        decision=partial(_with_extra, first),
        why=_second_reason(before.sheet),
        skill=first.skill,
    )


def _with_extra(first: Draw | Post | Declare, option: Option, held: HeldShape) -> Decision:
    assert option.terrain is not None
    return replace(first, extra=Extra(option.terrain, held.area))


def _second_reason(sheet: Sheet) -> Callable[[Option, HeldShape], Illegal]:
    def why(option: Option, held: HeldShape) -> Illegal:
        overlap = held.area & ~sheet.empty
        return Illegal("overlaps", overlap) if overlap else Illegal("second")

    return why


def target_placement(view: View, ambush: Ambush, targets: int) -> Placement:
    """The cell a gorgon destroys (R8.8)."""
    before, _ = effect(view.game, view.seat, ambush)
    return Placement(
        prompt="asked-target",
        view=view,
        before=before,
        options=(Option(None, HeldShape(SINGLE.printed.offsets)),),
        legal=frozenset((None, one) for one in cells(targets)),
        decision=lambda option, held: replace(ambush, target=held.area),
        why=lambda option, held: Illegal("target"),
    )
