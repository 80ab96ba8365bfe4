"""The client's code contains no rule of the game."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from cartographers.boxes import shelf
from house.client_code import CODE, literals

#: All code without what stands in quotes: names of things, which need not smell of a rule for it.
UNQUOTED = {name: re.sub(r"\"[^\"\n]*\"", '""', text) for name, text in CODE.items()}

SCORE = r"(?:stars|gain|score|scores|points|total|toll|worth|coins|rating|after)"


class Smell(NamedTuple):
    """A way of writing that a rule could not do without, and who has another use for it."""

    what: str
    pattern: str
    #: A file, or a file and the only words in it that may look like this, with the reason.
    allowed: dict[str, str]


SMELLS = [
    Smell(
        "a cell's neighbours",
        r"\b(?:row|column|r|c|down|right)\s*[-+]\s*1\b|\[\s*-1\s*,\s*0\s*\]|\[\s*0\s*,\s*-1\s*\]|[-+]\s*SIDE\b",
        {
            "map/trace.ts": "the border of a shape is drawn along the sides between its cells",
            "map/outlines.ts": "a bar is drawn from a scoring cell to the reason it is sent with",
            "map/picture.ts": "one coat of colour is painted over cells that touch",
            "map/cells.ts": "columns are counted from one in names",
            "map/Grid.svelte": "arrow keys walk from cell to cell",
            "table/tips/moments.ts": "a cell of the grid is found by its place",
            "map/wobble.ts": "lines are bent between two corners",
            "common/cells.ts": "names along a row are written as a span",
            "table/state/input.ts": "arrow keys move what is held",
            "common/painting.svelte.ts": "a mark is put into a row of a painted map",
        },
    ),
    Smell(
        "regions, runs and other figures on the map",
        r"\b(?:function|const|let|class)\s+\w*(?:[nN]eighbou?r|[aA]djacent|[rR]egion|[cC]luster|[fF]lood|[cC]omponent|[lL]argest)\w*",
        {
            "map/picture.ts": "one coat of colour is painted over cells that touch",
            "map/Regions.svelte": "one coat of colour is painted over cells that touch",
        },
    ),
    Smell(
        "the grounds of a map, cell by cell",
        r"\brows\s*\[(?!seat|index)|\brows\b[^\n;]*\.charAt|\bGROUNDS\b|\b(?:groundAt|masksOf|regionsOf|singlesOf)\(|\bread\(rows",
        {
            "map/picture.ts": "what is painted where",
            "map/Sheet.svelte": "what is painted where",
            "map/MiniSheet.svelte": "what is painted where",
            "map/Regions.svelte": "what is painted where",
            "map/Glyphs.svelte": "what is painted where",
            "map/Ghost.svelte": "what lies under a held shape is painted differently",
            "common/describe.ts": "a cell in words",
            "common/parts/partLines.ts": "a scoring cell in words",
            "common/explain/cells.ts": "what is on a cell is explained",
            "common/painting.svelte.ts": "pressing what is painted already erases it",
        },
    ),
    Smell(
        "turned or mirrored shapes: the poses are sent",
        r"\[\s*-?\s*(?:column|c|right)\s*,\s*-?\s*(?:row|r|down)\s*\]|\b(?:width|height|SIDE)\s*-\s*1\s*-|\b(?:rotated?|mirrored|transposed?)\s*\(",
        {"final/sharePicture.ts `rotate(-1.4 ": "the frame on the picture to share hangs a little askew"},
    ),
    Smell(
        "arithmetic with stars and coins, other than differences and sums of what is shown",
        rf"\b{SCORE}\b\)?\s*(?:\?\?\s*0\)?\s*)?(?:[-*/+]|\*\*)=?\s*[\w(]|[\w)\]]\s[-*/+]\s\(?(?:\w+\??\.)*{SCORE}\b",
        {
            "table/TableBar.svelte (table.mySeat?.stars ?? 0) + (": "stars scored and stars as it stands",
            "table/CoinTrack.svelte seat.coins - seat.crossed": "coins that are left are shown",
            "table/explain/symbols.ts coins - crossed": "coins that are left are named",
            "table/feel/changes.ts (is?.coins ?? 0) - (was?.coins": "coins that have come are seen flying",
            "replay/SmallMaps.svelte - (frame.coins": "coins that are left are shown",
            "table/state/table.svelte.ts edict.after - edict.before": "the change that a preview tells",
            "table/state/table.svelte.ts change.after - change.before": "the change that a preview tells",
            "table/puzzle/Result.svelte edict.after - edict.before": "the change that a preview tells",
            "table/puzzle/Result.svelte result.after - result.before": "the change of a rating",
            "common/parts/PartList.svelte sign * stars": "what is lost is written with a minus",
            "common/parts/PartList.svelte sign * line.stars": "what is lost is written with a minus",
            "common/gameSearch.svelte.ts now.done / now.total": "the part of the turns that is analysed",
            "final/EarnedList.svelte (100 * stars) / par": "a share of par in percent",
            "final/FinalHead.svelte next.stars - mine.stars": "how far the next player is ahead",
            "final/FinalHead.svelte stars + goal.stars": "the bar of a goal is as full as one is near it",
            "final/sharePicture.ts stars) / most": "a bar is as high as its season",
            "season/seasonBeats.ts sum + part.stars": "parts that are counted one after the other",
            "season/seasonShow.svelte.ts sum + this.stars": "the running sum of what is shown",
        },
    ),
    Smell(
        "dice",
        r"Math\.random",
        {
            "server/liveGame.svelte.ts this.#wait *": "not all devices ask again at the same moment",
            "server/liveTournament.svelte.ts this.#later(": "the same",
            "sound/speaker.ts": "noise is random",
        },
    ),
]


def smells() -> Iterator[tuple[str, str, str]]:
    """What smells of a rule: what it is, the file, the line."""
    for what, pattern, allowed in SMELLS:
        for name, text in UNQUOTED.items():
            if name in allowed:
                continue
            for found in re.finditer(pattern, text):
                line = text[text.rfind("\n", 0, found.start()) + 1 : text.find("\n", found.end())].strip()
                if not any(one.startswith(f"{name} ") and one.split(" ", 1)[1] in line for one in allowed):
                    yield what, name, line


def test_no_score_and_no_legality_is_worked_out_in_the_client() -> None:
    assert list(smells()) == []


@pytest.mark.parametrize("smell", SMELLS, ids=lambda smell: smell.what)
def test_whoever_is_excused_still_needs_it(smell: Smell) -> None:
    """A file that no longer has another use for it is off the list again."""
    for one in smell.allowed:
        name, _, words = one.partition(" ")
        assert words in UNQUOTED[name] and re.search(smell.pattern, UNQUOTED[name]), one


def test_no_card_is_known_to_the_client_by_name() -> None:
    """A rule of one card cannot be written without naming the card."""
    boxes = shelf().boxes.values()
    cards = {
        card.key
        for box in boxes
        for kind in (box.explore, box.ruins, box.ambushes, box.heroes, box.edicts, box.skills)
        for card in kind
    }
    assert {(name, one) for name, text in CODE.items() for one in literals(text) if one in cards} == set()
