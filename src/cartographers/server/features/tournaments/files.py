"""The results of a tournament as CSV, with columns that stay."""

import csv
from io import StringIO

from cartographers.server.features.tournaments.messages import TournamentPage, TournamentPlayer

_COLUMNS = ("place", "place_points", "name", "stars", "points", "percent", "played")
_OF_DEAL = ("stars", "points", "mark")
#: A spreadsheet would take a text that begins with one of these for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_of(page: TournamentPage) -> str:
    """A line for each player who takes part, in the order of the stars, and three columns for each deal."""
    written = StringIO()
    table = csv.writer(written)
    deals = [deal.number for deal in page.deals]
    table.writerow([*_COLUMNS, *(f"deal_{deal}_{column}" for deal in deals for column in _OF_DEAL)])
    table.writerows(_row(player) for player in page.players if not player.removed)
    return written.getvalue()


def _row(player: TournamentPlayer) -> list[object]:
    own = [getattr(player, column) for column in _COLUMNS]
    own[_COLUMNS.index("name")] = _safe(player.name)
    cells = [getattr(cell, column) for cell in player.deals for column in _OF_DEAL]
    return ["" if value is None else value for value in (*own, *cells)]


def _safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula: an apostrophe makes it a text."""
    return f"'{name}" if name.startswith(_FORMULA) else name
