"""The whole PDF of a plan."""

from cartographers.paper.canvas import Canvas
from cartographers.paper.plan import PrintPlan
from cartographers.paper.reference_page import add_reference_page
from cartographers.paper.sheet_page import add_sheet_page
from cartographers.words.book import Words


def pdf_of(plan: PrintPlan, words: Words) -> bytes:
    """A page for each sheet, and one for the scoring cards if there are any, in a language."""
    canvas = Canvas(plan.size, words("paper-document"), words.language)
    for sheet in plan.sheets:
        add_sheet_page(canvas, words, sheet, plan.seasons)
    if plan.edicts:
        add_reference_page(canvas, words, plan)
    return canvas.written()
