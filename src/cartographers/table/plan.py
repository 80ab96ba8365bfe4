"""What the players choose before a game, and the set-up that chance makes of it (R2, R10)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cartographers.rules.card import Stack
from cartographers.rules.edition import Shelf
from cartographers.rules.setup import SKILLS_ON_THE_TABLE, IllegalSetup, Setup, check_setup, known
from cartographers.table.dealer import shuffled


@dataclass(frozen=True, slots=True)
class Plan:
    """The players' wishes; what is left empty is taken from the sheet's box or left to chance."""

    seats: int = 1
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
        choices = " or ".join(key for key, box in shelf.boxes.items() if box.explore)
        raise IllegalSetup(f"a game needs explore cards: add {choices} to {', '.join(boxes) or 'no box'}")
    sheet = sheet or next(iter(shelf.boxes[alone[0]].sheets))
    known(sheet, "sheet", shelf.sheets)
    main = shelf.box_of[sheet] if shelf.box_of[sheet] in alone else alone[0]
    return Plan(
        seats=seats,
        sheet=sheet,
        explore=main,
        seasons=main,
        stacks=tuple(alone),
        ambushes=(main, *(key for key in boxes if key not in alone and shelf.boxes[key].ambushes)),
        heroes=any(shelf.boxes[key].heroes for key in boxes),
        skills=any(shelf.boxes[key].skills for key in boxes),
    )


def deal(shelf: Shelf, plan: Plan, seed: int) -> Setup:
    """The open side of a game: what the players chose, and chance for the rest."""
    known(plan.sheet, "sheet", shelf.sheets)
    home = shelf.box_of[plan.sheet]
    explore = plan.explore or home
    seasons = plan.seasons or explore
    boxes = [shelf.box_of.get(key, home) for key in plan.edicts] or [home, explore, seasons]  # R10.5
    stacks = plan.stacks or tuple(dict.fromkeys(boxes))
    ambushes = tuple(_ambush_cards(shelf, plan.ambushes or (explore,)))
    setup = Setup(
        seats=plan.seats,
        sheet=plan.sheet,
        explore=explore,
        seasons=seasons,
        stacks=stacks,
        edicts=plan.edicts or _random_edicts(shelf, stacks, seed),
        ambushes=ambushes,
        heroes=bool(plan.heroes),
        skills=_skills(shelf, plan, seed),
        names=plan.names,
    )
    if plan.heroes is None:
        setup = _with_heroes_if_alone(shelf, setup)
    check_setup(shelf, setup)
    return setup


def _ambush_cards(shelf: Shelf, wanted: tuple[str, ...]) -> list[str]:
    """The ambush cards named, those of a box in full."""
    found: list[str] = []
    for key in wanted:
        box = shelf.boxes.get(key)
        found += [card.key for card in box.ambushes] if box else [key]
    return found


def _random_edicts(shelf: Shelf, stacks: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """One card of each type, shuffled onto A to D (R2.2)."""
    for key in stacks:
        known(key, "box", shelf.boxes)
    cards = [card for key in stacks for card in shelf.boxes[key].edicts]
    found = []
    for stack in Stack:
        pile = sorted(card.key for card in cards if card.stack is stack)
        if not pile:
            raise IllegalSetup(f"these boxes have no {stack.value} scoring cards (R2.2)")
        found.append(shuffled(pile, f"{seed}/{stack.value}")[0])
    return tuple(shuffled(found, f"{seed}/edicts"))


def _skills(shelf: Shelf, plan: Plan, seed: int) -> tuple[str, ...]:
    """Three skills, face up (R2.6)."""
    if isinstance(plan.skills, tuple):
        return plan.skills
    if not plan.skills:
        return ()
    return tuple(shuffled(sorted(shelf.skills), f"{seed}/skills")[:SKILLS_ON_THE_TABLE])


def _with_heroes_if_alone(shelf: Shelf, setup: Setup) -> Setup:
    """Hero cards join where they must (R10.4), and are left out where nobody asked for them."""
    try:
        check_setup(shelf, setup)
    except IllegalSetup:
        return replace(setup, heroes=True)
    return setup
