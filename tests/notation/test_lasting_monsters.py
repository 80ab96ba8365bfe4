"""What lasting monsters do after a season belongs to the card that did it, also if several of them spread."""

from cartographers.notation.record import CardStep
from cartographers.notation.recorder import Recorder
from cartographers.rules.decision import Draw
from cartographers.rules.event import Committed, Revealed
from cartographers.rules.game import after
from cartographers.rules.terrain import FOREST
from testkit.made_up import late_in_spring
from testkit.pictures import area, sheet


def test_each_of_two_cards_of_one_monster_has_the_coins_of_its_own_spreading() -> None:
    full = sheet("m..^f", rest="f", slime="A1")
    free = area("K10,K11")
    one = full._replace(forest=full.forest & ~free, empty=full.empty | free)
    game = late_in_spring(one, "slime-flood", "slime-tide")
    recorder = Recorder(game)
    for event in (Revealed("great-river"), Committed(0, Draw(FOREST, area("K11")))):
        game = after(game, event)
        recorder.add(event, game)
    lasting = [step for step in recorder.steps if isinstance(step, CardStep) and step.lasting]
    # The first card takes A2, the second A3, which closes the mountain on A4.
    assert [(step.card, step.coins) for step in lasting] == [
        ("slime-flood", ((0, 0),)),
        ("slime-tide", ((1, 0),)),
    ]
