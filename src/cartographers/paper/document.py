"""The whole PDF of a plan."""

from cartographers.paper.canvas import Canvas
from cartographers.paper.cards_page import add_cards_page
from cartographers.paper.plan import PrintPlan
from cartographers.paper.reference_page import add_reference_page
from cartographers.paper.sheet_page import add_sheet_page
from cartographers.words.book import Words


def pdf_of(plan: PrintPlan, words: Words) -> bytes:
    """A page for each sheet, and those about scoring cards and other cards that are wanted, in a language.

    Where several sheets stand on a page, the last one is repeated until the page is full.
    """
    canvas = Canvas(plan.size, words("paper-document"), words.language)
    missing = -len(plan.sheets) % plan.size.across
    for sheet in (*plan.sheets, *plan.sheets[-1:] * missing):
        add_sheet_page(canvas, words, sheet, plan.seasons)
    if plan.edicts:
        add_reference_page(canvas, words, plan)
    if plan.cards:
        add_cards_page(canvas, words)
    return canvas.written()
