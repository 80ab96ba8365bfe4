"""What is printed on the cards and the sheets, read from the data files of the tests."""

import json
from pathlib import Path
from typing import Any

Card = dict[str, Any]

DATA = Path(__file__).parent.parent / "data"

_cards: dict[str, Any] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
_maps: dict[str, Any] = json.loads((DATA / "maps.json").read_text(encoding="utf-8"))


def _by_id(cards: list[Card]) -> dict[str, Card]:
    return {card["id"]: card for card in cards}


EXPLORE: dict[str, Card] = _by_id(_cards["explore"])
RUINS: dict[str, Card] = _by_id(_cards["ruins"])
AMBUSH: dict[str, Card] = _by_id(_cards["ambush"])
HEROES: dict[str, Card] = _by_id(_cards["heroes"])
SCORING: dict[str, Card] = _by_id(_cards["scoring"])
SKILLS: dict[str, Card] = _by_id(_cards["skills"])
SEASONS: dict[str, list[Card]] = _cards["seasons"]
TITLES: list[Card] = _cards["solo_titles"]
SHEETS: dict[str, Card] = _by_id(_maps["sheets"])
COIN_TRACK: int = _maps["coin_track"]
