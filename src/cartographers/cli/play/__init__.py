"""`cartographers play`: a game in the terminal, solo, with several people at one keyboard, or with bots."""

import sys
from argparse import Namespace
from contextlib import suppress
from itertools import count
from secrets import randbelow

from cartographers.boxes import shelf
from cartographers.cli.common.columns import paint_for
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.game_options import SEED, add_game_options, open_table, parse_players, plan_from
from cartographers.cli.common.parser import Parser, word_list
from cartographers.cli.common.record_files import load_record
from cartographers.cli.play.plain_session import PlainSession
from cartographers.cli.play.session import Session
from cartographers.cli.play.terminal import Quit
from cartographers.commands.vocabulary import TERMINAL, vocabulary
from cartographers.notation.record import log_of
from cartographers.players.player_name import ROSTER, split_name
from cartographers.rules.event import Committed
from cartographers.table.character_names import character_names
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import bot
from cartographers.table.table import Table
from cartographers.words.book import Words, listed

YOU = "you"
#: Random seeds are below this, short enough to read out.
SEEDS = 1_000_000
EXAMPLES = (
    "cartographers play",
    "cartographers play --players you,greedy --boxes base,skills",
    "cartographers play --plain",
    "cartographers play --players you,you --names Ann,Bob --boxes heroes --seed 7",
)


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    says = parser.says
    parser.describe("help-play", EXAMPLES)
    who = says("help-play.players", players=listed([YOU, *ROSTER]))
    parser.add_argument("--players", default=YOU, metavar="WHO", help=who)
    parser.add_argument("--names", type=word_list, default=(), metavar="A,B", help=says("help-play.names"))
    parser.add_argument("--seed", type=SEED, metavar="N", help=says("help-seed"))
    parser.add_argument("--resume", metavar="FILE", help=says("help-play.resume"))
    parser.add_argument("--practice", action="store_true", help=says("help-play.practice"))
    parser.add_argument("--plain", action="store_true", help=says("help-play.plain"))
    add_game_options(parser)


def run(args: Namespace, text: Words) -> int:
    """Play a game."""
    seats = parse_players(args.players, YOU)
    if YOU not in seats:
        sentence = "nobody sits at the keyboard: name {you!r} among the players, or use simulate"
        raise CommandError("no-keyboard", sentence, you=YOU)
    # Only the seed is random here; the dealer shuffles by it.
    seed = randbelow(SEEDS) if args.seed is None else args.seed
    names = args.names or _names(seats, text)
    table = _saved(args, seats) if args.resume else open_table(plan_from(args, len(seats), names), seed)
    bots = {at: bot(name, seed, at) for at, name in enumerate(seats) if name != YOU}
    _enable_line_editing(text if args.plain else None)
    session = (PlainSession if args.plain else Session)(
        text, paint_for(sys.stdout), table, bots, args.practice
    )
    session.terminal.notices.append(text("play-welcome", seed=str(seed)))
    try:
        session.play()
        print(("" if args.plain else "\n") + text("play-thanks", seed=str(seed)))
    except Quit:
        print(text("play-bye", seed=str(seed)))
    except KeyboardInterrupt:
        print("\n" + text("play-bye", seed=str(seed)))
        raise
    return 0


def _names(seats: list[str], text: Words) -> list[str]:
    """Bots are called after their characters, or "Bot"; people have no names."""
    bots = [name for name in seats if name != YOU]
    if not bots:
        return []
    called = iter(character_names([split_name(name)[1] for name in bots], text))
    plain = count(1)
    nameless = sum(not split_name(name)[1] for name in bots)
    return [
        "" if name == YOU else next(called) or text("play-bot", bots=nameless, number=next(plain))
        for name in seats
    ]


def _saved(args: Namespace, seats: list[str]) -> Table:
    if args.seed is None:
        raise CommandError("resume-seed", "a saved game needs the --seed it was dealt from")
    table = resumed(args.resume, args.seed)
    if table.game.setup.seats != len(seats):
        sentence = "{file} is a game for {right} players, not for {players}"
        right = table.game.setup.seats
        raise CommandError("resume-seats", sentence, file=args.resume, right=right, players=len(seats))
    return table


def _enable_line_editing(text: Words | None) -> None:
    """Let the arrow keys edit the line; without a history, which the next player could read.

    With the texts of commands, Tab completes them.
    """
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
        if text is None:
            return
        known = vocabulary(text)

        def complete(typed: str, number: int) -> str | None:
            words = known.completions(readline.get_line_buffer().lstrip(), TERMINAL)
            return words[number].rpartition(" ")[2] if number < len(words) else None

        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")


def resumed(name: str, seed: int) -> Table:
    """The table of a record, with the cards still to come from the seed that dealt the others."""
    record = load_record(name)
    log = log_of(record)
    table = Table(shelf(), record.setup, SeedDealer(seed))
    for number, event in enumerate(log):
        if isinstance(event, Committed) and table.log[:number] == log[:number]:
            table.commit(event.seat, event.decision)
    if table.log[: len(log)] != log:
        raise CommandError(
            "resume-other-seed", "{file} was not dealt from seed {seed}", file=name, seed=str(seed)
        )
    return table
