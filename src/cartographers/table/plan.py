"""What the players choose before a game, and the set-up that chance makes of it (R2, R10)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cartographers.rules.box import Shelf
from cartographers.rules.card import Stack
from cartographers.rules.map_sheet import BadSheet
from cartographers.rules.own_sheet import is_picture, own_sheet
from cartographers.rules.setup import (
    AMBUSHES_IN_A_GAME,
    SKILLS_ON_THE_TABLE,
    IllegalSetup,
    Setup,
    cannot_be_played_on,
    check_setup,
    known,
)
from cartographers.table.dealer import shuffled
from cartographers.table.fair import first_number


@dataclass(frozen=True, slots=True)
class Plan:
    """The players' wishes; what is left empty is taken from the sheet's box or left to chance."""

    seats: int = 1
    #: The key of a printed sheet, or the picture of a sheet of one's own.
    sheet: str = "A"
    explore: str = ""
    seasons: str = ""
    #: The boxes whose scoring cards make up the stacks.
    stacks: tuple[str, ...] = ()
    #: The four edicts A to D, if agreed on.
    edicts: tuple[str, ...] = ()
    #: Four ambush cards, or the boxes from whose sets they are drawn.
    ambushes: tuple[str, ...] = ()
    #: Hero cards: yes, no, or as the boxes have it.
    heroes: bool | None = None
    #: Three skills, or yes for three at random, or no.
    skills: bool | tuple[str, ...] = False
    names: tuple[str, ...] = ()


def plan_for(shelf: Shelf, boxes: Sequence[str], sheet: str = "", seats: int = 1) -> Plan:
    """The recommended plan for the boxes on the table."""
    for key in boxes:
        known(key, "box", shelf.boxes)
    alone = [key for key in boxes if shelf.boxes[key].explore]
    if not alone:
        raise IllegalSetup(
            "setup-needs-explore",
            "a game needs explore cards: add one of {choices} to {boxes}",
            choices=[key for key, box in shelf.boxes.items() if box.explore],
            boxes=list(boxes),
        )
    sheet = _sheet_key(shelf, sheet or shelf.boxes[alone[0]].sheets[0].key)
    home = shelf.box_of.get(sheet)
    main = home if home in alone else alone[0]
    return Plan(
        seats=seats,
        sheet=sheet,
        explore=main,
        seasons=main,
        stacks=tuple(key for key in boxes if shelf.boxes[key].edicts),
        ambushes=(main, *(key for key in boxes if key not in alone and shelf.boxes[key].ambushes)),
        heroes=any(shelf.boxes[key].heroes for key in boxes),
        skills=any(shelf.boxes[key].skills for key in boxes),
    )


def deal(shelf: Shelf, plan: Plan, seed: int) -> Setup:
    """The open side of a game: what the players chose, and chance for the rest."""
    seed = first_number(seed)
    sheet = _sheet_key(shelf, plan.sheet)
    home = shelf.box_of.get(sheet, "")
    explore = plan.explore or _box_with(shelf, "explore", (home, plan.seasons, *plan.stacks, *plan.ambushes))
    seasons = plan.seasons or _box_with(shelf, "seasons", (explore, home))
    stacks = plan.stacks or _stacks(shelf, plan.edicts, (home, explore, seasons))
    ambushes = plan.ambushes or _ambush_sets(shelf, explore)
    setup = Setup(
        seats=plan.seats,
        sheet=sheet,
        explore=explore,
        seasons=seasons,
        stacks=stacks,
        edicts=plan.edicts or random_edicts(shelf, stacks, seed),
        ambushes=tuple(_ambush_cards(shelf, ambushes)),
        heroes=bool(plan.heroes),
        skills=_skills(shelf, plan, seed),
        names=plan.names,
    )
    if plan.heroes is None:
        setup = _with_heroes_if_alone(shelf, setup)
    check_setup(shelf, setup)
    return setup


def _sheet_key(shelf: Shelf, sheet: str) -> str:
    """The sheet as a set-up names it: its key, or its picture in one line."""
    if not is_picture(sheet):
        known(sheet, "sheet", shelf.sheets)
        return sheet
    try:
        return own_sheet(sheet).key
    except BadSheet as wrong:
        raise cannot_be_played_on(wrong) from None


def _has(shelf: Shelf, key: str, part: str) -> bool:
    return key in shelf.boxes and bool(getattr(shelf.boxes[key], part))


def _box_with(shelf: Shelf, part: str, wanted: Sequence[str]) -> str:
    """The first of some boxes that has a part, or else the first box that is complete."""
    return next((key for key in wanted if _has(shelf, key, part)), "") or _complete_box(shelf)


def _complete_box(shelf: Shelf) -> str:
    """The first box that can be played without any other: what a chosen box lacks is taken from it."""
    return next(
        key
        for key, box in shelf.boxes.items()
        if box.explore and box.seasons and len(box.ambushes) >= AMBUSHES_IN_A_GAME and box.edicts
    )


def _stacks(shelf: Shelf, edicts: Sequence[str], boxes: Sequence[str]) -> tuple[str, ...]:
    """The boxes of the edicts agreed on, or else those in use that have scoring cards (R10.5)."""
    if edicts:
        return tuple(dict.fromkeys(shelf.box_of.get(key, _complete_box(shelf)) for key in edicts))
    with_edicts = [key for key in boxes if _has(shelf, key, "edicts")]
    complete = all(scoring_piles(shelf, tuple(with_edicts)).values())
    return tuple(dict.fromkeys(with_edicts if complete else [*with_edicts, _complete_box(shelf)]))


@lru_cache(maxsize=256)
def scoring_piles(shelf: Shelf, boxes: tuple[str, ...]) -> dict[Stack, list[str]]:
    """The scoring cards of some boxes, by their type."""
    cards = [card for key in boxes for card in shelf.boxes[key].edicts]
    return {stack: sorted(card.key for card in cards if card.stack is stack) for stack in Stack}


def _ambush_sets(shelf: Shelf, explore: str) -> tuple[str, ...]:
    """The ambush cards of the explore cards' box, and more if they are fewer than four."""
    enough = len(_ambush_cards(shelf, (explore,))) >= AMBUSHES_IN_A_GAME
    return (explore,) if enough or explore not in shelf.boxes else (explore, _complete_box(shelf))


def _ambush_cards(shelf: Shelf, wanted: tuple[str, ...]) -> list[str]:
    """The ambush cards named, those of a box in full."""
    cards: list[str] = []
    for key in wanted:
        box = shelf.boxes.get(key)
        cards += [card.key for card in box.ambushes] if box else [key]
    return cards


def random_edicts(shelf: Shelf, stacks: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """One card of each type, shuffled onto A to D (R2.2)."""
    for key in stacks:
        known(key, "box", shelf.boxes)
    drawn = []
    for stack, pile in scoring_piles(shelf, stacks).items():
        if not pile:
            raise IllegalSetup(
                "setup-no-stack", "these boxes have no {stack} scoring cards (R2.2)", stack=stack.value
            )
        drawn.append(shuffled(pile, seed, stack.value)[0])
    return tuple(shuffled(drawn, seed, "edicts"))


def _skills(shelf: Shelf, plan: Plan, seed: int) -> tuple[str, ...]:
    """Three skills, face up (R2.6)."""
    if isinstance(plan.skills, tuple):
        return plan.skills
    if not plan.skills:
        return ()
    return random_skills(shelf, seed)


def random_skills(shelf: Shelf, seed: int) -> tuple[str, ...]:
    """Three of all skills."""
    return tuple(shuffled(sorted(shelf.skills), seed, "skills")[:SKILLS_ON_THE_TABLE])


def _with_heroes_if_alone(shelf: Shelf, setup: Setup) -> Setup:
    """Hero cards join where they must (R10.4), and are left out where nobody asked for them."""
    try:
        check_setup(shelf, setup)
    except IllegalSetup:
        return replace(setup, heroes=True)
    return setup
