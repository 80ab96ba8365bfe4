"""The page about the scoring cards: each with its letter, rule and a small example; a key to the terrain."""

from cartographers.guide.sources import examples
from cartographers.guide.worked import Worked, worked
from cartographers.paper.canvas import MARGIN, Canvas
from cartographers.paper.maps import small_map
from cartographers.paper.plan import PrintPlan
from cartographers.words.book import Words

_HEAD, _KEY = 12.0, 30.0
_LETTERS = "ABCD"
#: What is drawn and printed on maps, in the order of the key. Each has the symbol of the legend on a sheet.
_TERRAINS = ("forest", "village", "farm", "water", "monster", "mountain", "ruins")


def add_reference_page(canvas: Canvas, words: Words, plan: PrintPlan) -> None:
    """A page that lies in the middle of the table."""
    canvas.new_page()
    top = MARGIN
    canvas.name(MARGIN, top + 7, words("paper-edicts"), 18)
    height = (canvas.bottom - top - _HEAD - _KEY) / len(plan.edicts)
    for number, key in enumerate(plan.edicts):
        y = top + _HEAD + number * height
        canvas.rule(MARGIN, y, canvas.width)
        side = height - 6
        shown = _example(key)
        if shown and shown.sheet:
            scoring = [part.cells for part in shown.parts or ()]
            canvas.draw(small_map(shown.sheet, scoring), MARGIN, y + 3, side)
        _edict(canvas, words, plan, number, (MARGIN + side + 6, y))
    _key(canvas, words, canvas.bottom - _KEY)


def _edict(canvas: Canvas, words: Words, plan: PrintPlan, number: int, at: tuple[float, float]) -> None:
    """An edict in words: its letter and name, the seasons that score it, its rule."""
    key, (left, y) = plan.edicts[number], at
    canvas.medal(left, y + 4, 9, words(f"letter-{_LETTERS[number]}"))
    canvas.name(left + 12, y + 10.5, words(key), 15)
    x = left
    for season in (one.key for one in plan.seasons if number in one.edicts):
        canvas.glyph(season, x, y + 15, 5)
        x = canvas.label(x + 6, y + 19, words(season), 10) + 5
    end = canvas.paragraph(left, y + 23, MARGIN + canvas.width - left, words(f"{key}.rule"), 11.5)
    shown = _example(key)
    if shown and shown.stars is not None:
        canvas.label(left, end + 5, words("paper-example", stars=shown.stars), 10)


def _example(key: str) -> Worked | None:
    """The example of the guide; a card of an installed box may have none."""
    return worked(key) if key in examples() else None


def _key(canvas: Canvas, words: Words, y: float) -> None:
    canvas.rule(MARGIN, y, canvas.width)
    canvas.glyph("mini-monster", MARGIN, y + 2.5, 6)
    canvas.paragraph(MARGIN + 8, y + 3.2, canvas.width - 8, words("monsters-rule"), 10.5)
    step = canvas.width / len(_TERRAINS)
    for number, terrain in enumerate(_TERRAINS):
        middle = MARGIN + step * (number + 0.5)
        canvas.box(middle - 5.5, y + 11, 11, 11, 0.25)
        canvas.glyph(f"mini-{terrain}", middle - 5, y + 11.5, 10)
        canvas.label(middle, y + 27, words(terrain), 9, "C")
