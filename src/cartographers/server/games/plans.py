"""Plans: a plan may leave things open; here it is checked and becomes a set-up by the rules."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from cartographers.boxes import shelf
from cartographers.notation.sheet_picture import write_picture
from cartographers.players.characters import CHARACTERS
from cartographers.players.roster import bot_keys
from cartographers.rules.card import RuinsCard
from cartographers.rules.map_sheet import BadSheet
from cartographers.rules.own_sheet import is_picture, own_sheet, remarks
from cartographers.rules.setup import IllegalSetup, Setup, check_setup, explore_deck, known
from cartographers.server.games.names import check_free
from cartographers.server.names.checking import checked_name
from cartographers.server.protocol.plans import OwnSheet, PlanAnswer, PlanRequest, Wishes
from cartographers.table.plan import Plan, deal
from cartographers.words.book import Words


def setup_from(plan: PlanRequest, seed: int) -> Setup:
    """The set-up of a plan; what it leaves open is drawn with the seed.

    The set-up has no names: players may still join under another one.
    """
    for seat in plan.seats:
        if seat.kind == "bot":
            known(seat.bot, "bot", bot_keys())
            known(seat.character, "character", ["", *CHARACTERS])
    if all(seat.kind == "bot" for seat in plan.seats):
        raise IllegalSetup(
            "setup-needs-person",
            "a game needs a person: give at least one seat to yourself or leave it open",
        )
    names = tuple(_names(plan))
    if plan.seed is not None and plan.hints is False:
        sentence = "a game without hints is dealt at random: a chosen deal could be known to some"
        raise IllegalSetup("seed-no-hints", sentence)
    # Names that no record could contain are refused here.
    return replace(deal(shelf(), replace(plan_of(plan, len(plan.seats)), names=names), seed), names=())


def _names(plan: PlanRequest) -> Iterator[str]:
    """The names of the seats; raises ``IllegalSetup`` at the first that cannot be used."""
    earlier: list[str] = []
    for seat in plan.seats:
        name = checked_name(seat.name)
        check_free(name, earlier)
        earlier.append(name)
        yield name


def _wrongly_named(plan: PlanRequest) -> int | None:
    """The first seat whose name cannot be used; none if all can."""
    names = 0
    with suppress(IllegalSetup):
        for _ in _names(plan):
            names += 1
    return names if names < len(plan.seats) else None


def check_plan(plan: PlanRequest, words: Words) -> PlanAnswer:
    """Whether a plan is legal, and those parts of its set-up that do not depend on chance."""
    own = _own_sheet(plan.sheet, words) if is_picture(plan.sheet) else None
    try:
        setup = setup_from(plan, seed=0)
    except IllegalSetup as error:
        return PlanAnswer(
            legal=False,
            reason=words.problem(error),
            reason_code=error.code,
            reason_seat=_wrongly_named(plan),
            own_sheet=own,
        )
    return PlanAnswer(
        legal=True,
        own_sheet=own,
        explore=setup.explore,
        seasons=setup.seasons,
        stacks=list(setup.stacks),
        ruins=any(isinstance(card, RuinsCard) for card in explore_deck(shelf(), setup)),
        heroes=setup.heroes,
        ambushes=list(setup.ambushes),
    )


def _own_sheet(picture: str, words: Words) -> OwnSheet:
    """The player's own sheet as it was read, or the reasons why it cannot be used."""
    try:
        sheet = own_sheet(picture)
    except BadSheet as error:
        return OwnSheet(reasons=[words.problem(reason) for reason in error.reasons])
    printed = (other.printed for other in shelf().sheets.values())
    return OwnSheet(
        remarks=[words.problem(remark) for remark in remarks(sheet.printed, printed)],
        line=sheet.key,
        rows=write_picture(sheet.printed),
    )


def valid_name(setup: Setup, name: str) -> str:
    """A player's name with its spaces tidied; raises ``IllegalSetup`` if it cannot be used."""
    name = checked_name(name)
    check_setup(shelf(), replace(setup, names=(name,) * setup.seats))
    return name


def plan_of(wishes: Wishes, seats: int) -> Plan:
    """The plan of a game for so many players."""
    return Plan(
        seats=seats,
        sheet=wishes.sheet,
        explore=wishes.explore,
        seasons=wishes.seasons,
        stacks=tuple(wishes.stacks),
        edicts=tuple(wishes.edicts),
        ambushes=tuple(wishes.ambushes),
        heroes=wishes.heroes,
        skills=wishes.skills if isinstance(wishes.skills, bool) else tuple(wishes.skills),
    )
