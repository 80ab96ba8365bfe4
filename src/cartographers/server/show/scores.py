"""Maps and scores as they are sent. Many devices get the same map, so the models are cached."""

from functools import lru_cache

from cartographers.editions import shelf
from cartographers.notation.cells import cell_name, names
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import cells, neighbours
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Tally, explain
from cartographers.rules.state import SeasonScore
from cartographers.server.protocol import EdictScore, MountainState, Part, ScoreRow

#: The key under which the stars lost to monsters are sent, beside those of the edicts.
MONSTERS = "monsters"


@lru_cache(maxsize=2048)
def rows(sheet: Sheet) -> list[str]:
    """A map as eleven lines of text."""
    return write_picture(sheet)


@lru_cache(maxsize=2048)
def edict_now(key: str, sheet: Sheet) -> EdictScore:
    """The stars an edict gives for a map, part by part."""
    return edict_model(key, explain(shelf().edicts[key].worth, sheet))


@lru_cache(maxsize=2048)
def monsters_now(sheet: Sheet) -> EdictScore:
    """The cells that cost a star each (R5.1); the stars are those lost."""
    return edict_model(MONSTERS, explain(monsters_toll, sheet))


def mountains(sheet: Sheet) -> list[MountainState]:
    """The mountains of a map, with what is left to fill beside each for its coin (R3.11)."""
    return [
        MountainState.model_construct(cell=cell_name(one), open=names(sheet.empty & neighbours(one)))
        for one in cells(sheet.mountain)
    ]


def edict_model(key: str, tally: Tally) -> EdictScore:
    """The explained stars of an edict."""
    parts = [
        Part.model_construct(kind=part.kind, cells=names(part.cells), stars=part.stars)
        for part in tally.parts
    ]
    return EdictScore(key=key, stars=tally.stars, parts=parts)


def score_row(score: SeasonScore) -> ScoreRow:
    """A season's stars."""
    return ScoreRow(
        first=score.first,
        second=score.second,
        coins=score.coins,
        monsters=score.monsters,
        stars=score.stars,
    )
