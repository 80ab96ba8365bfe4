"""`cartographers fair`: checks that the cards of a recorded game came as they were shuffled."""

from argparse import Namespace
from collections.abc import Iterator

from cartographers.boxes import shelf
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.parser import Parser
from cartographers.cli.common.record_files import load_record
from cartographers.commands.names import seat_names
from cartographers.notation.deal import EDICTS, SKILLS, Deal
from cartographers.notation.record import log_of
from cartographers.rules.setup import Setup
from cartographers.table.deal_check import DealDiffers, check_deal
from cartographers.table.fair import commitment, number_of
from cartographers.words.book import Words, listed

EXAMPLES = ("cartographers fair my-game.txt", "cartographers fair my-game.txt --commitment 5f3a…")
_DIFFERS = 1


def describe(parser: Parser) -> None:
    """Add the options of the command."""
    parser.describe("help-fair", EXAMPLES)
    parser.add_argument("file", metavar="FILE", help=parser.says("help-fair.file"))
    parser.add_argument("--commitment", metavar="HEX", help=parser.says("help-fair.commitment"))


def run(args: Namespace, text: Words) -> int:
    """Check the deal; 1 if the cards or the commitment are others."""
    record = load_record(args.file)
    deal = record.deal
    if deal is None:
        raise CommandError("fair-no-deal", "the record does not tell how its cards were shuffled")
    committed = commitment(deal.secret)
    print(text("fair-fingerprint", commitment=committed))
    for line in _nonces(record.setup, deal, text):
        print(line)
    try:
        if args.commitment and args.commitment.lower() != committed:
            raise DealDiffers("deal-commitment", "the secret is not the one that was committed to")
        drawn = check_deal(shelf(), log_of(record), deal)
    except DealDiffers as wrong:
        print(text.problem(wrong))
        return _DIFFERS
    for part in [part for part in (EDICTS, SKILLS) if getattr(record.setup, part)]:
        print(text("fair-drawn" if part in drawn else "fair-chosen", part=part))
    print(text("fair-verified", number=str(number_of(deal))))
    return 0


def _nonces(setup: Setup, deal: Deal, text: Words) -> Iterator[str]:
    """Who added random numbers: before the first card, and after it."""
    names = dict(enumerate(seat_names(text, setup)))
    adding = [seat for seat, nonce in enumerate(deal.nonces) if nonce]
    early = [names[seat] for seat in adding if seat not in deal.late]
    if early:
        yield text("fair-nonces", names=listed(early))
    if deal.late:
        yield text("fair-nonces-late", names=listed([names[seat] for seat in deal.late]))
    if not adding:
        yield text("fair-no-nonces")
