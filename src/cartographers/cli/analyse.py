"""`cartographers analyse`: luck, skill and the best moves of a recorded game."""

from argparse import Namespace
from collections.abc import Sequence

from cartographers.boxes import shelf
from cartographers.cli.common.columns import in_columns
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import Json
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.parser import Parser, whole_number
from cartographers.cli.common.progress import Progress
from cartographers.cli.common.record_files import load_record
from cartographers.commands.names import seat_name
from cartographers.notation.decision_text import in_words
from cartographers.notation.record import log_of
from cartographers.notation.wire import write_decision
from cartographers.players.player import Advice, Adviser
from cartographers.players.roster import adviser
from cartographers.rules.decision import Decision, Declare
from cartographers.rules.event import Event
from cartographers.rules.history import replay
from cartographers.rules.setup import seasons_of
from cartographers.rules.state import Game
from cartographers.table.analysis import Move, Summary, analyse, moments, summed
from cartographers.words.book import Words
from cartographers.words.numbers import Number

ADVISER = "search:500ms"
EXAMPLES = (
    "cartographers analyse my-game.txt",
    "cartographers analyse my-game.txt --seat 2 --player search:1s --json",
)
#: The columns of the table.
HEADS = ("move", "season", "card", "luck", "played", "expected", "skill", "lost", "best")


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-analyse", EXAMPLES)
    parser.add_argument("file", metavar="RECORD", help=parser.says("help-analyse.file"))
    parser.add_argument(
        "--seat",
        type=whole_number(1, "seat"),
        default=1,
        metavar="N",
        help=parser.says("help-analyse.seat"),
    )
    who = parser.says("help-analyse.player", player=ADVISER)
    parser.add_argument("--player", default=ADVISER, metavar="WHO", help=who)
    parser.add_argument("--json", action="store_true", help=parser.says("help-json"))


def run(args: Namespace, text: Words) -> int:
    """Analyse the game and print the result."""
    record = load_record(args.file)
    log = log_of(record)
    game, seat = replay(shelf(), log), args.seat - 1
    if seat >= game.setup.seats:
        sentence = "this game has {seats} seats, so there is no seat {seat}"
        raise CommandError("no-seat-in-record", sentence, seats=game.setup.seats, seat=args.seat)
    moves = _analysed(text, log, seat, adviser(args.player, seed=0))
    if not moves:
        sentence = "nothing has been decided in this record, so there is nothing to analyse"
        raise CommandError("nothing-decided", sentence)
    sums = summed(moves, game.seats[seat].stars if game.over else None)
    if args.json:
        write_json(_as_json(args.seat, args.player, moves, sums))
    else:
        print("\n".join(_as_text(text, game, seat, moves, sums)))
    return 0


def _analysed(text: Words, log: Sequence[Event], seat: int, adviser: Adviser) -> list[Move]:
    moves = []
    with Progress(text, "progress-moves", max(1, len(moments(shelf(), log, seat)))) as bar:
        for move in analyse(shelf(), log, seat, adviser):
            moves.append(move)
            bar.step()
    return moves


def _as_json(seat: int, player: str, moves: Sequence[Move], sums: Summary) -> Json:
    result: Json = {"seat": seat, "player": player, **sums._asdict()}
    result["points"] = [point._asdict() for point in sums.points]
    result["moves"] = [
        {
            "number": move.number,
            "step": move.step,
            "season": move.season,
            "card": move.card,
            "phase": move.phase.value,
            "best": [_advice(one) for one in move.best],
            "played": _advice(move.played),
            "before": move.before,
            "revealed": move.revealed,
            "moved": move.moved,
            "luck": move.luck,
            "skill": move.skill,
            "lost": move.lost,
        }
        for move in moves
    ]
    return result


def _advice(one: Advice) -> Json:
    return {**one._asdict(), "decision": write_decision(one.decision)}


def _as_text(text: Words, game: Game, seat: int, moves: Sequence[Move], sums: Summary) -> list[str]:
    """The moves, the costliest of them, the graph of expected stars, and the sums."""
    lines = [text("analyse-of", name=seat_name(text, game.setup, seat)), "", *_table(text, game, moves), ""]
    if sums.costliest:
        lines += [text("analyse-costliest")]
        lines += [_costly(text, game, moves[number]) for number in sums.costliest] + [""]
    lines += [text("analyse-curve"), *_curve(text, game, sums), ""]
    end = "analyse-end" if game.over else "analyse-so-far"
    final = Number(sums.final, decimals=0 if sums.final == int(sums.final) else 1)
    luck, skill = Number(sums.luck, 1, signed=True), Number(sums.skill, 1, signed=True)
    lines += [text(end, start=Number(sums.start, decimals=1), luck=luck, skill=skill, final=final)]
    return [*lines, text("analyse-besides", lost=Number(sums.lost, decimals=1))] if sums.lost else lines


def _curve(text: Words, game: Game, sums: Summary) -> list[str]:
    """The graph of the expected stars over the game, with the beginnings of the seasons below it."""
    lines = graph([point.expected for point in sums.points])
    axis = " " * (lines[0].index("|") + 1)
    margin = len(axis)
    for at, season in enumerate(seasons_of(game.shelf, game.setup)):
        first = next((number for number, point in enumerate(sums.points) if point.season == at), None)
        if first is not None:
            axis = f"{axis[: margin + first]:<{margin + first}}{text(season.key)} "
    return [*lines, axis.rstrip()]


def _table(text: Words, game: Game, moves: Sequence[Move]) -> list[str]:
    rows: list[list[object]] = [[text(f"analyse-{head}") for head in HEADS]]
    for move in moves:
        better = move.best[0] if move.lost else None
        rows.append(
            [
                move.number + 1,
                text(_season(game, move)),
                text(move.card),
                text.number(move.luck, decimals=1, signed=True),
                _told(text, move.played.decision),
                f"{text.number(move.moved, decimals=1)} ± {text.number(move.played.spread, decimals=0)}",
                text.number(move.skill, decimals=1, signed=True) if move.skill else "",
                text.number(move.lost, decimals=1) if better else "",
                _told(text, better.decision) if better else "",
            ]
        )
    return in_columns(rows)


def _told(text: Words, decision: Decision) -> str:
    """A decision as in a record, where only the lack of one is a word."""
    return text("analyse-nothing") if decision == Declare() else in_words(decision)


def _season(game: Game, move: Move) -> str:
    return seasons_of(game.shelf, game.setup)[move.season].key


def _costly(text: Words, game: Game, move: Move) -> str:
    return text(
        "analyse-costly",
        number=move.number + 1,
        season=_season(game, move),
        name=text(_season(game, move)),
        card=text(move.card),
        lost=Number(move.lost, decimals=1),
        played=_told(text, move.played.decision),
        best=_told(text, move.best[0].decision),
    )


def graph(values: Sequence[float], height: int = 8) -> list[str]:
    """A column for each value and a line for each level between minimum and maximum, labelled at its left."""
    least, most = min(values), max(values)
    step = max((most - least) / (height - 1), 1e-9)
    levels = [round((value - least) / step) for value in values]
    labels = [f"{least + step * level:.0f}" for level in range(height)]
    width = max(map(len, labels))
    return [
        f"{labels[level]:>{width}} |{''.join('*' if at == level else ' ' for at in levels)}".rstrip()
        for level in reversed(range(height))
    ]
