"""Records as text, for people: a line for each card, a column for each seat (taught in docs/notation.md)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cartographers.notation.deal import read_deal, write_deal
from cartographers.notation.decision_text import Column, write_column
from cartographers.notation.error import BadNotation
from cartographers.notation.header import read_header, write_header
from cartographers.notation.record import (
    BadRecord,
    CardStep,
    EndStep,
    Entries,
    Record,
    SeasonStep,
    Step,
    Tracks,
)
from cartographers.notation.text_layout import Row, aligned, read_page
from cartographers.notation.text_reader import NO_TITLE, TextReader, score_labels
from cartographers.rules.box import Shelf
from cartographers.rules.card import Season
from cartographers.rules.decision import Declare
from cartographers.rules.own_sheet import is_picture, rows_of
from cartographers.rules.setup import Setup, seasons_of
from cartographers.rules.state import SeasonScore

#: The comment above the picture of a sheet of one's own.
SIGNS = "the sheet: ^ mountain, # wasteland, r ruins"


def read_text(shelf: Shelf, text: str) -> Record:
    """A record from its text, verified line by line."""
    try:
        page = read_page(text)
        deal_line = page.header.pop("deal", None)
        setup = read_header(page.header)
        deal = read_deal(deal_line[0], setup.seats) if deal_line else None
    except BadNotation as wrong:
        raise BadRecord.of(wrong) from None
    return replace(TextReader(shelf, setup, page.rows).record(), deal=deal)


def write_text(record: Record, signs: str = SIGNS, remarks: Sequence[str] = ()) -> str:
    """A record as text; ``signs`` and ``remarks`` are comments in the reader's language."""
    comments = [*_own_sheet(record.setup, signs), *([[f"; {one}" for one in remarks]] if remarks else [])]
    deal = [f"deal: {write_deal(record.deal)}"] if record.deal else []
    blocks = [[*write_header(record.setup), *deal], *comments, *map(aligned, _blocks(record))]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _own_sheet(setup: Setup, signs: str) -> list[list[str]]:
    """A sheet of one's own as a comment that a person can read; the header has it in one line."""
    if not is_picture(setup.sheet):
        return []
    return [[f"; {signs}", *(f"; {row}" for row in rows_of(setup.sheet))]]


def _blocks(record: Record) -> Iterator[list[Row]]:
    """The rows of each season, and the last one."""
    start = record.setup.position
    tracks: Tracks = ((start.coins, start.crossed) if start else (0, 0),) * record.setup.seats
    seasons = seasons_of(record.shelf, record.setup)[start.season if start else 0 :]
    for season, steps in zip(seasons, _by_season(record), strict=False):
        rows = [Row(season.key)]
        for step in steps:
            match step:
                case CardStep():
                    rows.append(_card_row(step, tracks))
                    tracks = step.coins or tracks
                case SeasonStep():
                    rows += _score_rows(step, season, record.setup)
        yield rows
    last = record.steps[-1] if record.steps else None
    yield [_end_row(last) if isinstance(last, EndStep) else Row("to be continued")]


def _by_season(record: Record) -> list[list[Step]]:
    """The steps of each season; after its scores only lasting monsters belong to it (R5.2)."""
    parts: list[list[Step]] = []
    scored = True
    for step in record.steps:
        if scored and isinstance(step, CardStep) and not step.lasting:
            parts.append([])
            scored = False
        parts[-1].append(step)
        scored = scored or isinstance(step, SeasonStep)
    return parts


def _card_row(step: CardStep, before: Tracks) -> Row:
    """What came of a card: for each seat its decision, what it declared, the coins it paid and gained."""
    label = f"after {step.card}" if step.lasting else step.card
    decisions = dict(step.decisions)
    nobody: Entries = (None,) * len(step.coins)
    declared = decisions.pop("declare", nobody)
    decided = next(iter(decisions.values()), nobody)
    return Row(
        label,
        [
            write_column(
                Column(
                    decided[seat],
                    one if isinstance(one := declared[seat], Declare) else None,
                    paid=crossed - before[seat][1],
                    gained=filled - before[seat][0],
                )
            )
            for seat, (filled, crossed) in enumerate(step.coins)
        ],
    )


def _score_rows(step: SeasonStep, season: Season, setup: Setup) -> list[Row]:
    """A season's scores as a table: the two edicts, coins, monsters, and their sum."""
    labels = score_labels(season, setup)
    numbers = zip(*(_score_column(score) for score in step.scores), strict=True)
    table = (Row(f"  {label}", line) for label, line in zip(labels, numbers, strict=True))
    return [Row(f"{step.season} scored"), *table]


def _score_column(score: SeasonScore) -> list[str]:
    return [str(part) for part in (score.first, score.second, score.coins, -score.monsters, score.stars)]


def _end_row(step: EndStep) -> Row:
    """How the game ended for each seat."""
    columns = [
        f"{stars} stars, {lost} lost, place {place}"
        for stars, lost, place in zip(step.totals, step.losses, step.places, strict=True)
    ]
    if step.rating is not None:
        columns[0] += f", rating {step.rating}, {step.title or NO_TITLE}"
    return Row("end", columns)
