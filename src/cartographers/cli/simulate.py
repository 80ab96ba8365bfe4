"""`cartographers simulate`: many games between bots."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from statistics import mean, pstdev

from cartographers.cli.common.columns import in_columns
from cartographers.cli.common.errors import CommandError, reason_of
from cartographers.cli.common.game_options import SEED, add_game_options, deal_setup, parse_players, plan_from
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.output_files import must_be_new, write_new
from cartographers.cli.common.parser import whole_number
from cartographers.cli.common.progress import Progress
from cartographers.cli.common.series import GameResult, Series
from cartographers.cli.common.sheet_name import sheet_name
from cartographers.editions import shelf
from cartographers.players.roster import ROSTER
from cartographers.words.book import words

#: Windows cannot wait for more processes than this.
MOST_JOBS = 60


def describe(parser: ArgumentParser) -> None:
    """Add the options of the command."""
    parser.description = "Let the computer play games against itself, and sum them up."
    parser.epilog = """\
examples:
  cartographers simulate --games 200
  cartographers simulate --games 50 --players "chance*4" --boxes heroes,skills --record games/ --json"""
    number = whole_number(1, "the number of games")
    parser.add_argument("--games", type=number, default=100, metavar="N", help="how many (100)")
    parser.add_argument(
        "--players",
        default="chance",
        metavar="WHO",
        help=f"the seats, like chance,chance or chance*4 ({', '.join(ROSTER)})",
    )
    parser.add_argument(
        "--seed", type=SEED, default=0, metavar="N", help="the first game's deal; the others follow it (0)"
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, "the number of jobs"),
        default=1,
        metavar="J",
        help="games at the same time (1)",
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write a record of each game into this folder"
    )
    parser.add_argument(
        "--json", action="store_true", help="one JSON line for each game instead of the summary"
    )
    add_game_options(parser)


def run(args: Namespace) -> int:
    """Play the games and print the results."""
    players = tuple(parse_players(args.players))
    series = Series(plan_from(args, len(players)), players, recorded=args.record is not None)
    deal_setup(series.plan, args.seed)
    seeds = range(args.seed, args.seed + args.games)
    if args.record:
        _prepare_folder(args.record, seeds)
    results = []
    with Progress(args.games, "games") as bar:
        for result in series.play_all(seeds, min(args.jobs, args.games, MOST_JOBS)):
            if args.record:
                write_new(_path(args.record, result.seed), result.record)
            if args.json:
                write_json({name: value for name, value in result._asdict().items() if name != "record"})
            results.append(result)
            bar.step()
    if not args.json:
        _print_summary(series, results, bar.seconds)
    return 0


def _path(folder: Path, seed: int) -> Path:
    return folder / f"game-{seed:06}.txt"


def _prepare_folder(folder: Path, seeds: range) -> None:
    """Create the folder for the records; none of the files may exist yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandError(f"{str(folder)!r} cannot be made: {reason_of(error)}") from None
    for seed in seeds:
        must_be_new(_path(folder, seed))


def _print_summary(series: Series, results: list[GameResult], seconds: float) -> None:
    """Print the summary of all games."""
    text, plan = words(), series.plan
    where = sheet_name(text, plan.sheet)
    seeds = f"seed {results[0].seed}" + (f" to {results[-1].seed}" if len(results) > 1 else "")
    print(
        f"{len(results)} games on {where}, {seeds}: {len(results) / max(seconds, 1e-9):.3g} games a second\n"
    )
    rows: list[tuple[object, ...]] = [("seat", "player", "mean", "spread", "worst", "best", "wins")]
    for seat, name in enumerate(series.players):
        stars = [result.totals[seat] for result in results]
        wins = sum(result.places[seat] == 1 for result in results)
        numbers = f"{mean(stars):.1f}", f"{pstdev(stars):.1f}", min(stars), max(stars)
        rows.append((seat + 1, name, *numbers, _share(wins, len(results))))
    if len(series.players) == 1:
        rows = [row[:-1] for row in rows]
    print("\n".join(in_columns(rows)))
    if len(series.players) == 1:
        _print_titles(results)


def _print_titles(results: list[GameResult]) -> None:
    """Print the solo ratings and the share of each title (R11.4)."""
    text = words()
    ratings = [result.rating for result in results if result.rating is not None]
    print(f"\nsolo rating: mean {mean(ratings):.1f}, best {max(ratings)}\n")
    titles = Counter(result.title for result in results)
    rows: list[tuple[object, ...]] = [("title", "from", "games", "share")]
    for title in shelf().titles:
        games = titles[title.key]
        rows.append((text(title.key), title.minimum, games, _share(games, len(results))))
    rows.append(("(none)", "", titles[None], _share(titles[None], len(results))))
    print("\n".join(in_columns(rows)))


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"
