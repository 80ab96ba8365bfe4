"""A record under the eyes of the rules: every step is played again and compared."""

from cartographers.notation.column import write_decision
from cartographers.notation.record import BadRecord, CardStep, EndStep, Record, SeasonStep, Step, commits
from cartographers.notation.retell import KINDS, Teller
from cartographers.rules.edition import Shelf
from cartographers.rules.event import Committed
from cartographers.rules.game import commit, reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.setup import IllegalSetup, Setup, seasons_of
from cartographers.rules.state import Game, Phase
