"""The page about what comes up besides: ambushes, heroes and skills, each with its picture and its rule."""

from collections.abc import Iterator, Sequence

from cartographers.boxes import shelf
from cartographers.guide.card_entry import CardEntry, entries
from cartographers.paper.canvas import MARGIN, Canvas
from cartographers.paper.glyphs import INK, drawing, placed
from cartographers.rules.card import AmbushCard, HeroCard
from cartographers.rules.shape import Offset
from cartographers.words.book import Words

#: The kinds of cards on the page, each with the text of its heading.
_KINDS = {"ambush": "paper-ambushes", "hero": "paper-heroes", "skill": "paper-skills"}
_COLUMNS, _GAP = 3, 6.0
_HEAD, _HEADING = 12.0, 9.0
#: The side of a picture, the least height of a card, and what is above and below its lines.
_PICTURE, _LEAST, _ABOVE, _BELOW = 15.0, 19.0, 6.0, 1.5
#: The side of a cell of a picture, and the most cells that a picture has beside each other.
_CELL, _MOST = 40, 3


def add_cards_page(canvas: Canvas, words: Words) -> None:
    """A page that lies in the middle of the table; what does not fit stands on another one."""
    place = _Columns(canvas, words)
    for kind, heading in _KINDS.items():
        cards = [*entries(kind, words)]
        place.keep_together(cards)
        for number, entry in enumerate(cards):
            place.card(entry, words(heading) if number == 0 else "")


class _Columns:
    """Where the next card stands."""

    def __init__(self, canvas: Canvas, words: Words) -> None:
        self._canvas, self._words = canvas, words
        self._wide = (canvas.width - _GAP * (_COLUMNS - 1)) / _COLUMNS
        self._text = self._wide - _PICTURE - 2
        self._column, self._y = _COLUMNS, 0.0

    def keep_together(self, cards: Sequence[CardEntry]) -> None:
        """Begin a column for the cards of a kind, if they do not fit below others but into a column."""
        height = _HEADING + sum(map(self._height, cards))
        if height <= self._canvas.bottom - MARGIN - _HEAD:
            self._make_room(height)

    def _lines(self, entry: CardEntry) -> list[str]:
        return [*entry.facts, *([entry.rule] if entry.rule else [])]

    def _height(self, entry: CardEntry) -> float:
        lines = (self._canvas.height_of(self._text, line, 8) for line in self._lines(entry))
        return max(_ABOVE + sum(lines) + _BELOW, _LEAST)

    def card(self, entry: CardEntry, heading: str) -> None:
        """One card, perhaps below the heading of its kind."""
        canvas, height = self._canvas, self._height(entry)
        self._make_room(height + (_HEADING if heading else 0))
        x = MARGIN + self._column * (self._wide + _GAP)
        if heading:
            canvas.name(x, self._y + 5.5, heading, 13)
            self._y += _HEADING
        canvas.rule(x, self._y, self._wide)
        canvas.draw(_picture(entry.key), x, self._y + 2, _PICTURE)
        left = x + _PICTURE + 2
        canvas.name(left, self._y + 5, entry.name, 10)
        y = self._y + _ABOVE
        for line in self._lines(entry):
            y = canvas.paragraph(left, y, self._text, line, 8)
        self._y += height

    def _make_room(self, height: float) -> None:
        if self._column < _COLUMNS and self._y + height <= self._canvas.bottom:
            return
        self._column += 1
        if self._column >= _COLUMNS:
            self._canvas.new_page()
            self._canvas.name(MARGIN, MARGIN + 7, self._words("paper-cards"), 18)
            self._column = 0
        self._y = MARGIN + _HEAD


def _picture(key: str) -> str:
    """The shape of an ambush, a hero with the spaces it attacks, or what a skill costs."""
    match shelf().cards.get(key):
        case AmbushCard(shape=shape):
            return _cells(dict.fromkeys(shape.printed.offsets, "mini-monster"))
        case HeroCard(attacks=attacks):
            return _cells({(0, 0): "mini-hero"} | dict.fromkeys(attacks[0], "attack"))
    cost = shelf().skills[key].cost
    return _cells({(0, column): "coin" for column in range(cost)}, framed=False)


def _cells(glyphs: dict[Offset, str], framed: bool = True) -> str:
    rows, columns = [row for row, _ in glyphs], [column for _, column in glyphs]
    top, left = min(rows, default=0), min(columns, default=0)
    most = max(_MOST, max(rows, default=0) - top + 1, max(columns, default=0) - left + 1)
    placed_at = {(row - top, column - left): glyph for (row, column), glyph in glyphs.items()}
    return drawing(most * _CELL, most * _CELL, list(_drawn(placed_at, framed)))


def _drawn(glyphs: dict[Offset, str], framed: bool) -> Iterator[str]:
    for (row, column), glyph in sorted(glyphs.items()):
        x, y = column * _CELL, row * _CELL
        if framed:
            yield (
                f'<rect x="{x + 1}" y="{y + 1}" width="{_CELL - 2}" height="{_CELL - 2}" '
                f'fill="none" stroke="{INK}" stroke-width="1.5"/>'
            )
        yield placed(glyph, x + 6, y + 6, _CELL - 12)
