"""Maps and scores as they travel. The same map is asked for by many, so answers are kept for a while."""

from functools import lru_cache

from cartographers.editions import shelf
from cartographers.notation.cells import names
from cartographers.notation.picture import write_picture
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Tally, explain
from cartographers.rules.state import SeasonScore
from cartographers.server.protocol import EdictNow, Part, ScoreRow

MONSTERS = "monsters"


@lru_cache(maxsize=2048)
def rows(sheet: Sheet) -> list[str]:
    """A map as eleven lines."""
    return write_picture(sheet)


@lru_cache(maxsize=2048)
def edict_now(key: str, sheet: Sheet) -> EdictNow:
    """What a map is worth to an edict, part by part."""
    return told(key, explain(shelf().edicts[key].worth, sheet))


@lru_cache(maxsize=2048)
def monsters_now(sheet: Sheet) -> EdictNow:
    """The cells that lose a star each; their stars count as losses."""
    return told(MONSTERS, explain(monsters_toll, sheet))


def told(key: str, tally: Tally) -> EdictNow:
    """A tally in words of the protocol."""
    parts = [
        Part.model_construct(kind=part.kind, cells=names(part.cells), stars=part.stars)
        for part in tally.parts
    ]
    return EdictNow(key=key, stars=tally.stars, parts=parts)


def score_row(score: SeasonScore) -> ScoreRow:
    """A season's stars."""
    return ScoreRow(
        first=score.first,
        second=score.second,
        coins=score.coins,
        monsters=score.monsters,
        stars=score.stars,
    )
