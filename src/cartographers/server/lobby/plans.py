"""From what the players wish for to a set-up by the rules."""

from dataclasses import replace

from cartographers.editions import shelf
from cartographers.rules.card import RuinsCard
from cartographers.rules.setup import IllegalSetup, Setup, check_setup, explore_deck, known
from cartographers.server.lineup import keys
from cartographers.server.protocol import PlanAnswer, PlanWish
from cartographers.table.plan import Plan, deal


def dealt(wish: PlanWish, seed: int) -> Setup:
    """The set-up of a wish, chance following from the seed. It has no names: they may still change."""
    for seat in wish.seats:
        if seat.kind == "bot":
            known(seat.bot, "bot", keys())
    if all(seat.kind == "bot" for seat in wish.seats):
        raise IllegalSetup("a game needs a person: give at least one seat to yourself or leave it open")
    plan = Plan(
        seats=len(wish.seats),
        sheet=wish.sheet,
        explore=wish.explore,
        seasons=wish.seasons,
        stacks=tuple(wish.stacks),
        edicts=tuple(wish.edicts),
        ambushes=tuple(wish.ambushes),
        heroes=wish.heroes,
        skills=wish.skills if isinstance(wish.skills, bool) else tuple(wish.skills),
        names=tuple(seat.name.strip() for seat in wish.seats),
    )
    return replace(deal(shelf(), plan, seed), names=())


def checked(wish: PlanWish) -> PlanAnswer:
    """Is a wish legal, and what would it make?"""
    try:
        setup = dealt(wish, seed=0)
    except IllegalSetup as wrong:
        return PlanAnswer(legal=False, reason=str(wrong))
    return PlanAnswer(
        legal=True,
        explore=setup.explore,
        seasons=setup.seasons,
        stacks=list(setup.stacks),
        ruins=any(isinstance(card, RuinsCard) for card in explore_deck(shelf(), setup)),
        heroes=setup.heroes,
        ambushes=list(setup.ambushes),
    )


def proper_name(setup: Setup, name: str) -> str:
    """A name as it can stand in a record; raises ``IllegalSetup`` if it cannot."""
    name = name.strip()
    check_setup(shelf(), replace(setup, names=(name,) * setup.seats))
    return name
