"""`cartographers fair`: checks that the cards of a recorded game came as they were shuffled."""

from argparse import Namespace

from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.parser import Parser
from cartographers.cli.common.record_files import load_record
from cartographers.cli.common.seat_names import seat_names
from cartographers.editions import shelf
from cartographers.notation.record import log_of
from cartographers.table.deal_check import DealDiffers, check_cards
from cartographers.table.fair import commitment, number_of
from cartographers.words.book import Words
from cartographers.words.lists import listed

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
    names = seat_names(text, record.setup)
    adding = [name for name, nonce in zip(names, deal.nonces, strict=True) if nonce]
    print(text("fair-nonces", names=listed(adding)) if adding else text("fair-no-nonces"))
    try:
        if args.commitment and args.commitment.lower() != committed:
            raise DealDiffers("deal-commitment", "the secret is not the one that was committed to")
        check_cards(shelf(), log_of(record), number_of(deal))
    except DealDiffers as wrong:
        print(text.problem(wrong))
        return _DIFFERS
    print(text("fair-verified", number=str(number_of(deal))))
    return 0
