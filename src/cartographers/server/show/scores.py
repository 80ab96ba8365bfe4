"""Maps and scores as they are sent. Many devices get the same map, so what is computed from it is cached."""

from functools import lru_cache

from cartographers.boxes import shelf
from cartographers.notation.cells import cell_name, names
from cartographers.notation.sheet_picture import write_picture
from cartographers.rules.area import cells, neighbours
from cartographers.rules.season import (
    monsters_toll,
    solo_next_title,
    solo_rating,
    solo_target,
    solo_title,
    standings,
)
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import Part, Tally, explain
from cartographers.rules.state import Game, SeasonScore
from cartographers.server.protocol.own_seat import EdictScore, MountainState
from cartographers.server.protocol.own_seat import Part as PartMessage
from cartographers.server.protocol.state import Ending, FinalPlace, ScoreRow

#: The key under which the stars lost to monsters are sent, beside those of the edicts.
MONSTERS = "monsters"
#: How many maps are remembered: those that somebody looks at just now. A room keeps what it has sent.
_MAPS = 256


@lru_cache(maxsize=_MAPS)
def rows(sheet: Sheet) -> list[str]:
    """A map as eleven lines of text."""
    return write_picture(sheet)


@lru_cache(maxsize=_MAPS)
def edict_now(key: str, sheet: Sheet) -> Tally:
    """The stars an edict gives for a map, part by part."""
    return explain(shelf().edicts[key].worth, sheet)


@lru_cache(maxsize=_MAPS)
def monsters_now(sheet: Sheet) -> Tally:
    """The cells that cost a star each (R5.1); the stars are those lost."""
    return explain(monsters_toll, sheet)


def edict_score(key: str, tally: Tally) -> EdictScore:
    """The explained stars of an edict."""
    return {"key": key, "stars": tally.stars, "parts": list(map(part_message, tally.parts))}


def part_message(part: Part) -> PartMessage:
    """Cells that score stars together."""
    return {"kind": part.kind, "cells": names(part.cells), "stars": part.stars}


def mountains(sheet: Sheet) -> list[MountainState]:
    """The mountains of a map, with what is left to fill beside each for its coin (R3.11)."""
    return [
        {"cell": cell_name(one), "open": names(sheet.empty & neighbours(one))}
        for one in cells(sheet.mountain)
    ]


def score_row(score: SeasonScore) -> ScoreRow:
    """A season's stars."""
    return ScoreRow(
        first=score.first,
        second=score.second,
        coins=score.coins,
        monsters=score.monsters,
        stars=score.stars,
    )


def ending(game: Game) -> Ending | None:
    """Final places, in solo also rating and title; none while the game is running."""
    if not game.over:
        return None
    places = [
        FinalPlace(seat=one.seat, place=one.place, stars=one.stars, lost=one.lost) for one in standings(game)
    ]
    if not game.setup.solo:
        return Ending(places=places)
    following, rating = solo_next_title(game), solo_rating(game)
    return Ending(
        places=places,
        rating=rating,
        title=solo_title(game),
        target=solo_target(game),
        next_title=following.key if following else None,
        stars_to_next=following.minimum - rating if following else 0,
    )
