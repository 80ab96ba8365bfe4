"""Files about tournaments: results as CSV, with columns that stay, and what a person is given of them."""

import csv
import re
from io import StringIO

from cartographers.notation.wire import Json
from cartographers.server.features.tournaments.messages import TournamentPage, TournamentPlayer
from cartographers.server.features.tournaments.series_messages import SeriesCell, SeriesPage
from cartographers.server.features.tournaments.store import TournamentStore

_COLUMNS = ("place", "place_points", "name", "stars", "points", "percent", "played")
_OF_DEAL = ("stars", "points", "mark")
_IN_SERIES, _OF_TOURNAMENT = ("place", "name", "points", "played"), ("place", "stars", "points", "dropped")
#: A spreadsheet would take a text that begins with one of these for a formula; one in a language that writes
#: numbers with a comma begins a new cell after a semicolon.
_FORMULA = re.compile(r"(^|;)(?=\s*[=+@\uff0b\uff0d\uff1d\uff20-])")
#: More tournaments than anybody has.
_MOST_TOURNAMENTS = 10_000


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


def series_csv(page: SeriesPage) -> str:
    """A line for each player, the best first, and four columns for each tournament."""
    written = StringIO()
    table = csv.writer(written)
    numbers = range(1, len(page.tournaments) + 1)
    of_all = (f"tournament_{number}_{column}" for number in numbers for column in _OF_TOURNAMENT)
    table.writerow([*_IN_SERIES, *of_all])
    for player in page.players:
        own = (player.place, _safe(player.name), player.points, player.played)
        table.writerow([*own, *(value for cell in player.tournaments for value in _values(cell))])
    return written.getvalue()


def _values(cell: SeriesCell) -> list[object]:
    known = ["" if value is None else value for value in (cell.place, cell.stars, cell.points)]
    return [*known, int(cell.dropped)]


def _safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula: an apostrophe makes it a text."""
    return _FORMULA.sub(r"\1'", name)


async def exported(store: TournamentStore, person: str) -> Json:
    """The tournaments that a person hosts or has played in: under which name, with which corrections."""
    hosted, played = [], []
    for one in await store.of_person(person, _MOST_TOURNAMENTS, removed=True):
        about = {"id": one.id, "name": one.name}
        if one.host == person:
            hosted.append({**about, "settings": one.settings})
        made = [
            {"kind": two.kind, "deal": two.deal, "before": two.before, "after": two.after}
            for two in await store.corrections(one.id)
            if two.person == person
        ]
        played += [
            {**about, "played_as": player.name, "removed": player.removed, "corrections": made}
            for player in await store.players(one.id)
            if player.person == person
        ]
    return {"hosted": hosted, "played": played}
