"""Which character each bot of a game is: the one that was chosen, or one that nobody else at the table is."""

from collections.abc import Collection, Iterator
from functools import cache
from itertools import cycle

from cartographers.players.characters import CHARACTERS
from cartographers.server.protocol.plans import PlanRequest
from cartographers.table.dealer import shuffled
from cartographers.words.book import words
from cartographers.words.languages import languages


def with_characters(plan: PlanRequest, seed: int) -> PlanRequest:
    """The plan with a character for each of its bots; those not chosen follow from the seed."""
    bots = [seat for seat in plan.seats if seat.kind == "bot"]
    free = free_characters(
        [bot.character for bot in bots], [seat.name for seat in plan.seats if seat.kind != "bot"], seed
    )
    seats = [
        seat.model_copy(update={"character": next(free)})
        if seat.kind == "bot" and not seat.character
        else seat
        for seat in plan.seats
    ]
    return plan.model_copy(update={"seats": seats})


def free_characters(taken: Collection[str], names: Collection[str], seed: int) -> Iterator[str]:
    """Characters without end: first those who are not taken and have nobody's name, then all again."""
    order = shuffled(sorted(CHARACTERS), seed, "characters")
    called = {name.strip().casefold() for name in names}
    fitting = [key for key in order if not called & names_of(key)] or order
    yield from (key for key in fitting if key not in taken)
    yield from cycle(fitting)


@cache
def names_of(key: str) -> frozenset[str]:
    """A character's name in every language: each reader sees it in their own."""
    return frozenset(words(language)(f"character-{key}").casefold() for language in languages())
