"""The digest of a suite: a short hash of its deals, which changes if one of them does."""

from collections.abc import Iterator
from hashlib import sha256

from cartographers.boxes import shelf
from cartographers.contest.suite import DEALS, Suite
from cartographers.players.chance import Chance
from cartographers.rules.event import Revealed
from cartographers.rules.setup import Setup
from cartographers.table.opening import play_out
from cartographers.table.plan import deal

#: From one in so many deals the cards are taken, too; the set-up is from all.
EVERY = 100
LETTERS = 16


def digest_of(suite: Suite) -> str:
    """The digest of the deals as this program deals them."""
    return sha256("\n".join(_lines(suite)).encode()).hexdigest()[:LETTERS]


def _lines(suite: Suite) -> Iterator[str]:
    for number in range(DEALS):
        yield _setup_text(suite.seed + number, deal(shelf(), suite.plan, suite.seed + number))
        if number % EVERY == 0:
            yield " ".join(_cards(suite, number))


def _setup_text(seed: int, setup: Setup) -> str:
    lists = (",".join(cards) for cards in (setup.stacks, setup.edicts, setup.ambushes, setup.skills))
    return f"{seed} {setup.sheet} {setup.explore} {setup.seasons} {int(setup.heroes)} {' '.join(lists)}"


def _cards(suite: Suite, number: int) -> list[str]:
    """Every card of a deal; who plays does not matter, since only the time on the cards ends a season."""
    table = suite.match().open_table(number)
    play_out(table, [Chance(number)])
    return [event.card for event in table.log if isinstance(event, Revealed)]
