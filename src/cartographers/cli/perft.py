"""`cartographers perft`: the number of decision sequences at the beginning of a game."""

from argparse import Namespace
from time import perf_counter

from cartographers.boxes import shelf
from cartographers.cli.common.columns import in_columns
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.files import Json
from cartographers.cli.common.game_options import SEED, add_game_options, deal_setup, plan_from
from cartographers.cli.common.json_lines import write_json
from cartographers.cli.common.lookup import look_up
from cartographers.cli.common.parser import Parser, whole_number, word_list
from cartographers.cli.common.progress import Progress
from cartographers.notation.decision_text import in_words
from cartographers.rules.decision import Decision
from cartographers.rules.event import Committed
from cartographers.rules.game import after, begin, reveal
from cartographers.rules.listing import decisions
from cartographers.rules.problem import Problem
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.table.dealer import Dealer, OrderRanOut, SeedDealer, StackedDealer
from cartographers.table.perft import perft
from cartographers.words.book import Words
from cartographers.words.numbers import Number

EXAMPLES = (
    "cartographers perft --depth 2 --seed 7",
    "cartographers perft --sheet B --cards temple-ruins,orchard,hamlet --split",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    says = parser.says
    parser.describe("help-perft", EXAMPLES)
    depth = whole_number(0, "depth")
    parser.add_argument("--depth", type=depth, default=2, metavar="N", help=says("help-perft.depth"))
    seats = whole_number(1, "seats")
    parser.add_argument("--seats", type=seats, default=1, metavar="N", help=says("help-perft.seats"))
    order = parser.add_mutually_exclusive_group()
    order.add_argument("--seed", type=SEED, default=0, metavar="N", help=says("help-perft.seed"))
    order.add_argument("--cards", type=word_list, metavar="A,B", help=says("help-perft.cards"))
    parser.add_argument("--split", action="store_true", help=says("help-perft.split"))
    parser.add_argument("--json", action="store_true", help=says("help-json"))
    add_game_options(parser)


def _cannot_go_on(wrong: Problem) -> CommandError:
    return CommandError("perft-cards", "with these cards the game cannot go on: {wrong}", wrong=wrong)


def run(args: Namespace, text: Words) -> int:
    """Count and print the result."""
    setup = deal_setup(plan_from(args, args.seats), args.seed)
    for card in args.cards or ():
        look_up(card, "card", shelf().cards)
    dealer: Dealer = StackedDealer(args.cards) if args.cards else SeedDealer(args.seed)
    start = perf_counter()
    try:
        counts = _counts(text, begin(shelf(), setup), dealer, args.depth)
    except OrderRanOut as wrong:
        raise _cannot_go_on(wrong) from None
    except Illegal as reason:
        raise _cannot_go_on(Problem("illegal", "{why}", why=reason)) from None
    seconds = perf_counter() - start
    if args.json:
        _print_json(args, counts, seconds)
    else:
        _print(text, args, counts, seconds)
    return 0


def _counts(text: Words, game: Game, dealer: Dealer, depth: int) -> list[tuple[Decision | None, int]]:
    """The count for each first decision, with a progress bar."""
    if depth == 0:
        return [(None, 1)]
    while game.phase is Phase.REVEAL:
        game = after(game, reveal(game, dealer.next_card(game)))
    seat, counts = game.waiting[0], list[tuple[Decision | None, int]]()
    listed = decisions(view(game, seat))
    with Progress(text, "progress-decisions", len(listed)) as bar:
        for decision in listed:
            counts.append((decision, perft(after(game, Committed(seat, decision)), dealer, depth - 1)))
            bar.step()
    return counts


def _print(text: Words, args: Namespace, counts: list[tuple[Decision | None, int]], seconds: float) -> None:
    total = sum(count for _, count in counts)
    if args.split:
        rows = [(in_words(decision), text.number(count)) for decision, count in counts if decision]
        heads = text("perft-decision"), text("perft-count")
        print("\n".join(in_columns([heads, *rows])), end="\n\n")
    took = Number(seconds, decimals=2)
    if seconds > 0.001:
        speed = round(total / seconds)
        print(text("perft-told.speed", depth=args.depth, count=total, seconds=took, speed=speed))
    else:
        print(text("perft-told", depth=args.depth, count=total, seconds=took))


def _print_json(args: Namespace, counts: list[tuple[Decision | None, int]], seconds: float) -> None:
    result: Json = {
        "depth": args.depth,
        "count": sum(count for _, count in counts),
        "seconds": round(seconds, 3),
    }
    if args.split:
        result["split"] = [[in_words(decision), count] for decision, count in counts if decision]
    write_json(result)
