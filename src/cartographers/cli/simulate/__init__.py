"""`cartographers simulate`: many games between bots."""

from argparse import Namespace
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from statistics import mean, pstdev

from cartographers.boxes import shelf
from cartographers.cli.common.columns import in_columns, percent
from cartographers.cli.common.engine import add_engine_options, runner_of
from cartographers.cli.common.errors import CommandError, reason_of
from cartographers.cli.common.files import must_be_new, write_new
from cartographers.cli.common.game_options import SEED, add_game_options, deal_setup, parse_players, plan_from
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.parser import Parser, whole_number
from cartographers.cli.common.progress import Progress
from cartographers.cli.common.sheet_name import sheet_name
from cartographers.cli.simulate.parquet_file import MOST_DEAL, ParquetFile
from cartographers.cli.simulate.parquet_folder import ParquetFolder
from cartographers.cli.simulate.series import GameResult, Played, Series
from cartographers.players.player_name import ROSTER
from cartographers.words.book import Words, listed
from cartographers.words.numbers import Number

EXAMPLES = (
    "cartographers simulate --games 200",
    'cartographers simulate --games 50 --players "chance*4" --boxes heroes,skills --record games/ --json',
    "cartographers simulate --games 1000 --players greedy --parquet greedy.parquet --jobs 2",
    "cartographers simulate --games 20000 --players greedy --parquet greedy --games-a-file 1000 --jobs 2",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    says = parser.says
    parser.describe("help-simulate", EXAMPLES)
    number = whole_number(1, "games")
    parser.add_argument("--games", type=number, default=100, metavar="N", help=says("help-simulate.games"))
    who = says("help-simulate.players", players=listed(ROSTER))
    parser.add_argument("--players", default="chance", metavar="WHO", help=who)
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help=says("help-simulate.seed"))
    add_engine_options(parser, says)
    parser.add_argument("--record", type=Path, metavar="DIR", help=says("help-simulate.record"))
    parser.add_argument("--parquet", type=Path, metavar="FILE", help=says("help-simulate.parquet"))
    a_file = whole_number(1, "games-a-file")
    parser.add_argument("--games-a-file", type=a_file, metavar="N", help=says("help-simulate.games-a-file"))
    parser.add_argument("--json", action="store_true", help=says("help-simulate.json"))
    add_game_options(parser)


def run(args: Namespace, text: Words) -> int:
    """Play the games and print the results."""
    players = tuple(parse_players(args.players))
    language = text.language if args.record else ""
    series = Series(plan_from(args, len(players)), players, language, rows=bool(args.parquet))
    deal_setup(series.plan, args.seed)
    seeds = range(args.seed, args.seed + args.games)
    if args.record:
        _prepare_folder(args.record, seeds)
    with Progress(text, "progress-games", args.games) as bar:
        results = (_played_into_folder if args.games_a_file else _played)(args, series, seeds, bar)
    if not args.json:
        _print_summary(text, series, results, bar.speed)
    return 0


def _played(args: Namespace, series: Series, seeds: range, bar: Progress) -> list[GameResult]:
    """Play the games and give each out as soon as its turn has come."""
    file = _parquet_file(args.parquet, series, seeds) if args.parquet else None
    results = []
    jobs = args.jobs and min(args.jobs, args.games)
    with file or nullcontext():
        for played in series.play_all(seeds, runner_of(args.engine, jobs)):
            if file:
                file.add(played.rows)
            _give_out(args, played)
            results.append(played.result)
            bar.step()
    return results


def _played_into_folder(args: Namespace, series: Series, seeds: range, bar: Progress) -> list[GameResult]:
    """Play the games that are not in the folder yet; what it holds then is the result."""
    if args.record or not args.parquet:
        sentence = "--games-a-file is for --parquet, which then names a folder, and not for --record"
        raise CommandError("games-a-file", sentence)
    _must_fit(seeds)
    _make_folder(args.parquet)
    folder = ParquetFolder(args.parquet, series, seeds, args.games_a_file)
    bar.skip(folder.games)
    for games in folder.fill(runner_of(args.engine, args.jobs)):
        bar.step(games)
    results = list(folder.results())
    if args.json:
        for one in results:
            write_json(one._asdict())
    return results


def _give_out(args: Namespace, played: Played) -> None:
    """Write a game's record and print its line, if they are wanted."""
    if args.record:
        write_new(_path(args.record, played.result.seed), played.record)
    if args.json:
        write_json(played.result._asdict())


def _parquet_file(path: Path, series: Series, seeds: range) -> ParquetFile:
    """The file for the decisions; it says what was played."""
    _must_fit(seeds)
    return ParquetFile(path, series.about(seeds))


def _must_fit(seeds: range) -> None:
    """Raise an error if a deal's number is too large for its column."""
    if seeds[-1] > MOST_DEAL:
        sentence = "a Parquet file holds deals up to {most}: choose a smaller --seed"
        raise CommandError("parquet-seed", sentence, most=str(MOST_DEAL))


def _path(folder: Path, seed: int) -> Path:
    return folder / f"game-{seed:06}.txt"


def _prepare_folder(folder: Path, seeds: range) -> None:
    """Create the folder for the records; none of the files may exist yet."""
    _make_folder(folder)
    for seed in seeds:
        must_be_new(_path(folder, seed))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        sentence = "{folder!r} cannot be made: {why}"
        raise CommandError("cannot-make", sentence, folder=str(folder), why=reason_of(error)) from None


def _print_summary(text: Words, series: Series, results: list[GameResult], speed: float) -> None:
    """Print the summary of all games."""
    games = len(results)
    print(
        text(
            "simulate-games",
            games=games,
            sheet=sheet_name(text, series.plan.sheet),
            first=str(results[0].seed),
            last=str(results[-1].seed),
            speed=_three_digits(speed),
        )
    )
    heads = ("seat", "player", "mean", "spread", "worst", "best", "wins")
    rows: list[tuple[object, ...]] = [tuple(text(f"simulate-{head}") for head in heads)]
    for seat, name in enumerate(series.players):
        stars = [result.totals[seat] for result in results]
        wins = sum(result.places[seat] == 1 for result in results)
        means = text.number(mean(stars), decimals=1), text.number(pstdev(stars), decimals=1)
        extremes = text.number(min(stars)), text.number(max(stars))
        rows.append((seat + 1, name, *means, *extremes, percent(text, wins / games)))
    if len(series.players) == 1:
        rows = [row[:-1] for row in rows]
    print("", *in_columns(rows), sep="\n")
    if len(series.players) == 1:
        _print_titles(text, results)


def _print_titles(text: Words, results: list[GameResult]) -> None:
    """Print the solo ratings and the share of each title (R11.4)."""
    ratings = [result.rating for result in results if result.rating is not None]
    average = Number(mean(ratings), decimals=1)
    print("", text("simulate-rating", mean=average, best=max(ratings)), "", sep="\n")
    titles = Counter(result.title for result in results)
    heads = ("title", "from", "count", "share")
    rows: list[tuple[object, ...]] = [tuple(text(f"simulate-{head}") for head in heads)]
    for title in shelf().titles:
        share = percent(text, titles[title.key] / len(results))
        rows.append((text(title.key), text.number(title.minimum), titles[title.key], share))
    rows.append((text("no-title"), "", titles[None], percent(text, titles[None] / len(results))))
    print("\n".join(in_columns(rows)))


def _three_digits(value: float) -> Number:
    """A speed to three digits."""
    return Number(value, decimals=2 if value < 10 else 1 if value < 100 else 0)
