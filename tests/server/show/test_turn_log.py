"""The turn log says which card changed a map."""

from cartographers.rules.decision import Draw
from cartographers.rules.event import Committed, Revealed
from cartographers.rules.game import after
from cartographers.rules.terrain import FOREST
from cartographers.server.show.turn_log import TurnLog
from testkit.made_up import late_in_spring
from testkit.pictures import area, sheet


def test_two_spreading_monsters_have_a_line_each() -> None:
    game = late_in_spring(sheet("m.f.m", slime="A1", mould="A5"), "slime-flood", "mould-creep")
    log = TurnLog()
    for event in (Revealed("great-river"), Committed(0, Draw(FOREST, area("K9-K11")))):
        before, game = game, after(game, event)
        log.add(event, before, game)
    late = [(line.card, line.drawn[0].strokes) for line in log.lines if line.kind == "after"]
    assert late == [
        ("slime-flood", [("monster", ["A2", "B1"])]),
        ("mould-creep", [("monster", ["A4", "A6", "B5"])]),
    ]


def test_monsters_in_the_log_come_with_the_empty_spaces_beside_them() -> None:
    game = late_in_spring(sheet("m.f.m", slime="A1", mould="A5"), "slime-flood", "mould-creep")
    log = TurnLog()
    for event in (Revealed("great-river"), Committed(0, Draw(FOREST, area("K9-K11")))):
        before, game = game, after(game, event)
        log.add(event, before, game)
    drawn, slime, mould = (line.drawn[0].open for line in log.lines if line.drawn)
    assert drawn == []
    # A2 has forest on its other side and B1 is beside A1: only what is still empty costs a star.
    assert slime == ["B2", "C1"]
    assert mould == ["A7", "B4", "B6", "C5"]
