"""`cartographers replay`: verifies a record and prints the game."""

import json
import sys
from argparse import Namespace

from cartographers.boxes import shelf
from cartographers.cli.common.columns import paint_for, side_by_side
from cartographers.cli.common.files import Json
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.parser import Parser
from cartographers.cli.common.record_files import load_record
from cartographers.cli.common.score_tables import final_table, season_table
from cartographers.cli.common.sheet_name import sheet_name
from cartographers.commands.names import edict_letter, seat_names
from cartographers.notation.record import Record, log_of
from cartographers.notation.record_json import write_record
from cartographers.notation.record_text import write_text
from cartographers.notation.terminal_map import map_lines
from cartographers.rules.history import replay
from cartographers.rules.season import solo_rating, solo_title, standings
from cartographers.rules.setup import Setup, seasons_of
from cartographers.rules.state import Game
from cartographers.words.book import Words, listed

#: With more seats the maps are not shown.
MAPS = 12
EXAMPLES = (
    "cartographers replay my-game.txt",
    "cartographers replay my-game.txt --to json > my-game.json",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-replay", EXAMPLES)
    parser.add_argument("file", metavar="FILE", help=parser.says("help-replay.file"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=parser.says("help-json"))
    form.add_argument("--to", choices=("text", "json"), help=parser.says("help-replay.to"))


def run(args: Namespace, text: Words) -> int:
    """Verify the record and print the game."""
    record = load_record(args.file)
    match args.to:
        case "text":
            print(write_text(record, text("record-signs")), end="")
            return 0
        case "json":
            print(json.dumps(write_record(record)))
            return 0
    game = replay(shelf(), log_of(record))
    if args.json:
        write_json(_outcome(record, game))
    else:
        _print_game(text, record, game)
    return 0


def _outcome(record: Record, game: Game) -> Json:
    seats = sorted(standings(game))
    result: Json = {
        "finished": record.finished,
        "seats": game.setup.seats,
        "sheet": game.setup.sheet,
        "edicts": list(game.setup.edicts),
        "cards": game.turned,
        "seasons": [[score.stars for score in seat.scores] for seat in game.seats],
        "totals": [place.stars for place in seats],
        "losses": [place.lost for place in seats],
        "places": [place.place for place in seats],
    }
    if game.setup.solo:
        result |= {"rating": solo_rating(game), "title": solo_title(game)}
    return result


def _print_game(text: Words, record: Record, game: Game) -> None:
    names = seat_names(text, game.setup)
    print("\n".join(_setup_lines(text, game.setup)))
    for at, season in enumerate(seasons_of(game.shelf, game.setup)[: len(game.seats[0].scores)]):
        print(f"\n{text(season.key)}")
        print("\n".join(season_table(text, game, at, names)))
    print()
    if game.setup.seats <= MAPS:
        _print_maps(game, names)
    print("\n".join(final_table(text, game, names)), end="\n\n")
    print(text("replay-verified" if record.finished else "replay-unfinished", cards=game.turned))


def _print_maps(game: Game, names: list[str]) -> None:
    paint = paint_for(sys.stdout)
    blocks = [[name, *map_lines(seat.sheet, paint)] for name, seat in zip(names, game.seats, strict=True)]
    for at in range(0, len(blocks), 2):
        print("\n".join(side_by_side(*blocks[at : at + 2])), end="\n\n")


def _setup_lines(text: Words, setup: Setup) -> list[str]:
    """The boxes, sheet, edicts, skills and heroes of the game."""
    boxes = dict.fromkeys([setup.explore, setup.seasons, *setup.stacks])
    lines = [
        text(
            "replay-game",
            boxes=listed(text(f"box-{key}") for key in boxes),
            sheet=sheet_name(text, setup.sheet),
            seats=setup.seats,
        ),
        listed(f"{edict_letter(text, at)} {text(key)}" for at, key in enumerate(setup.edicts)),
    ]
    if setup.skills:
        lines.append(text("replay-skills", skills=listed(map(text, setup.skills))))
    if setup.heroes:
        lines.append(text("replay-heroes"))
    return lines
