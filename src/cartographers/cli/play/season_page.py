"""The page at the end of a season, for one player."""

from cartographers.cli.common.columns import side_by_side
from cartographers.cli.common.score_tables import season_table
from cartographers.cli.play.ending import season_praise
from cartographers.commands.names import seat_names
from cartographers.commands.score_parts import part_lines
from cartographers.notation.paint import Paint
from cartographers.notation.terminal_map import map_lines
from cartographers.rules.game import settled
from cartographers.rules.history import Transition
from cartographers.rules.season import monsters_toll
from cartographers.rules.setup import seasons_of
from cartographers.rules.sheet import Sheet
from cartographers.rules.stars import explain
from cartographers.rules.state import Scored
from cartographers.rules.timetable import season_edicts
from cartographers.words.book import Words


def season_page(words: Words, paint: Paint, transition: Transition, scored: Scored, me: int) -> list[str]:
    """The stars of all players, and the parts of the player's own."""
    game = transition.after
    season = seasons_of(game.shelf, game.setup)[scored.season]
    sheet = as_scored(transition, me)
    why = []
    for edict in season_edicts(game, scored.season):
        tally = explain(edict.worth, sheet)
        why += [paint(f"{words(edict.key)}: {tally.stars}", "strong"), *_indented(part_lines(words, tally))]
    toll = explain(monsters_toll, sheet)
    why += [
        paint(f"{words('monsters')}: {words.number(-toll.stars)}", "strong"),
        *_indented(part_lines(words, toll)),
    ]
    return [
        paint(words("play-season-over", season=season.key, name=words(season.key)), "strong"),
        *season_praise(words, game, scored, me),
        "",
        *season_table(words, game, scored.season, seat_names(words, game.setup, me), me),
        "",
        *side_by_side(map_lines(sheet, paint), why),
        "",
    ]


def as_scored(transition: Transition, me: int) -> Sheet:
    """The map as it was when the season was scored, before monsters spread (R5.2)."""
    return settled(transition.before, transition.event).seats[me].sheet


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]
