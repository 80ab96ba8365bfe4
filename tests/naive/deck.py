"""The explore deck, as far as the table knows it: which card may be revealed now."""

from typing import Any

from .facts import AMBUSH, HEROES, RUINS
from .setup import explore_cards, uses_base
from .wrong import Wrong, expect


class Deck:
    """The cards that return each season, and the ambushes and heroes that have come up."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.returning = explore_cards(setup)
        if uses_base(setup):
            self.returning |= set(RUINS)  # R10.2
        self.ambush_pool: list[str] = setup["ambushes"]
        self.hero_pool: list[str] = list(HEROES) if setup["heroes"] else []
        self.added = 1
        self.out_this_season: set[str] = set()
        self.ambushes_revealed: list[str] = []
        self.heroes_revealed: list[str] = []

    def reveal(self, card_id: Any) -> None:
        """Take the card from the deck, if it can be there."""
        if card_id in AMBUSH:
            _reveal_once(card_id, self.ambush_pool, self.ambushes_revealed, self.added)
        elif card_id in HEROES:
            _reveal_once(card_id, self.hero_pool, self.heroes_revealed, self.added)
        elif card_id in self.returning:
            expect(card_id not in self.out_this_season, f"{card_id} came up before this season")
            self.out_this_season.add(card_id)
        else:
            raise Wrong(f"{card_id!r} is not in the deck of this game")

    def next_season(self) -> None:
        """Explore and ruins cards return; one more ambush and hero card join (R5.3)."""
        self.out_this_season = set()
        self.added += 1


def _reveal_once(card_id: str, pool: list[str], revealed: list[str], added: int) -> None:
    """Note an ambush or hero card, of which one a season joins and none returns (R4.3, R5.3)."""
    expect(card_id in pool, f"{card_id} is not in this game")
    expect(card_id not in revealed, f"{card_id} never returns to the deck")
    expect(len(revealed) < added, f"{card_id}: no such card is left in the deck")
    revealed.append(card_id)
