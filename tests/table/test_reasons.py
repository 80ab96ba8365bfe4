"""Why a decision is good: reasons measured on maps where they are known."""

from cartographers.players.player import Advice
from cartographers.rules.decision import Ambush, Decision, Draw
from cartographers.rules.state import Game
from cartographers.rules.terrain import FARM, FOREST, VILLAGE, WATER
from cartographers.rules.view import view
from cartographers.table.reasons import Part, Reason, changes, gains, lead, prepared, reasons, room
from testkit import area, base_setup, sheet, situation, tell

#: In winter D and A are scored: by these a map of heroes gains nothing from water.
DRY = base_setup(edicts=("sentinel-wood", "canal-lake", "borderlands", "great-city"))


def why(game: Game, best: Decision, other: Decision | None = None, lead: float = 0.0) -> list[Reason]:
    """The reasons for a decision, perhaps compared with the usual one."""
    advice = [Advice(best, 70.0, 5.0, usual=other is None)]
    if other:
        advice.append(Advice(other, 70.0 - lead, 5.0, usual=True))
    return list(reasons(view(game, 0), advice))


def codes(game: Game, best: Decision, other: Decision | None = None, lead: float = 0.0) -> list[str]:
    return [reason.code for reason in why(game, best, other, lead)]


def test_an_edict_that_gives_more_is_named_with_its_stars_and_its_season() -> None:
    game = tell(situation(sheet()), "orchard")
    first = why(game, Draw(FOREST, area("A1-A3,B3")))[0]
    # Sentinel Wood is edict A: scored in spring and again in winter.
    assert first == Reason("edict", 3, "sentinel-wood", season=0, times=2)


def test_an_edict_of_a_later_season_is_named_with_that_season() -> None:
    game = tell(situation(sheet()), "hamlet")
    found = gains(view(game, 0), Draw(VILLAGE, area("A1-A2,B1")))
    # Great City is edict C or D here, but not one of spring's two.
    city = next(reason for reason in found if reason.edict == "great-city")
    assert city.amount == 3 and city.season > 0


def test_a_coin_counts_in_every_season_that_is_left() -> None:
    game = tell(situation(sheet("....", rest="h"), season=2, setup=DRY), "great-river")
    assert Reason("coins", 1, times=2) in why(game, Draw(WATER, area("A1-A3")))


def test_monsters_that_are_closed_in_are_counted_by_space() -> None:
    game = tell(situation(sheet("..m.......m", rest="h"), season=3, setup=DRY), "fishing-village")
    assert why(game, Draw(WATER, area("A4-A7")))[0] == Reason("monsters", 1, times=1)


def test_what_an_edict_loses_is_said_too() -> None:
    setup = base_setup(edicts=("sentinel-wood", "the-cauldrons", "canal-lake", "great-city"))
    game = tell(situation(sheet(".h.\nhhh", rest="h"), setup=setup), "rift-lands")
    assert "edict-less" in codes(game, Draw(WATER, area("A1")))


def test_covering_ruins_is_a_reason_when_the_card_asks_for_it() -> None:
    game = situation(sheet("..r.", rest="h"), season=3, setup=DRY, pending=True)
    game = tell(game, "fishing-village")
    assert "ruins" in codes(game, Draw(WATER, area("A1-A4")))
    free = tell(situation(sheet("..r.", rest="h"), season=3, setup=DRY), "fishing-village")
    assert "ruins" not in codes(free, Draw(WATER, area("A1-A4")))


def test_an_edict_that_a_coming_card_can_raise_is_prepared() -> None:
    game = tell(situation(sheet()), "great-river")
    found = prepared(view(game, 0), Draw(WATER, area("E5,F4-F5,G3-G4")))
    assert [reason.edict for reason in found] == ["canal-lake"]
    assert found[0].code == "edict-prepared" and found[0].amount > 0


def test_room_is_a_reason_only_if_there_is_more_of_it() -> None:
    seen = view(tell(situation(sheet()), "fishing-village"), 0)
    edge, middle = Draw(WATER, area("A1-A4")), Draw(WATER, area("F4-F7"))
    (found,) = room(seen, edge, middle)
    assert found.code == "room" and found.amount > found.instead > 0
    assert room(seen, middle, edge) == []


def test_the_lead_over_the_usual_decision_is_the_adviser_s() -> None:
    game = tell(situation(sheet()), "orchard")
    best, usual = Draw(FOREST, area("A1-A3,B3")), Draw(FARM, area("F1-F3,G3"))
    assert why(game, best, usual, lead=1.5)[-1] == Reason("better", 1.5)
    assert "better" not in codes(game, best, usual, lead=0.05)
    assert "better" not in codes(game, best)


def test_on_a_neighbour_s_map_the_reasons_are_what_the_neighbour_loses() -> None:
    game = tell(situation(sheet("...\n...\n...")), "goblin-attack")
    found = why(game, Ambush(area("A1,B2,C3")), Ambush(area("I9,J10,K11")), lead=3)
    assert found[0].code == "monsters" and found[0].amount > 0
    assert {"better", "room", "ruins"}.isdisjoint(reason.code for reason in found)


def test_compared_with_another_decision_only_the_difference_counts() -> None:
    seen = view(tell(situation(sheet()), "orchard"), 0)
    three, two = Draw(FOREST, area("A1-A3,B3")), Draw(FOREST, area("B1-B3,A3"))
    (found,) = [reason for reason in changes(seen, three, two) if reason.edict == "sentinel-wood"]
    assert found.amount == 1


def test_the_parts_of_a_lead_add_up_to_it_and_say_what_is_worse_too() -> None:
    seen = view(tell(situation(sheet()), "orchard"), 0)
    three, two = Draw(FOREST, area("A1-A3,B3")), Draw(FOREST, area("B1-B3,A3"))
    for best, other, stars in ((three, two, 9), (two, three, 4), (three, two, 1)):
        parts = lead(seen, best, other, stars)
        assert sum(part.stars for part in parts) == stars
    assert Part("edict", 2, "sentinel-wood", times=2) in lead(seen, three, two, 9)
    assert Part("edict", -2, "sentinel-wood", times=2) in lead(seen, two, three, 4)


def test_what_coming_cards_bring_comes_last_and_is_left_out_if_it_is_nothing() -> None:
    seen = view(tell(situation(sheet()), "orchard"), 0)
    three, two = Draw(FOREST, area("A1-A3,B3")), Draw(FOREST, area("B1-B3,A3"))
    at_once = int(sum(part.weight for part in changes(seen, three, two)))
    assert lead(seen, three, two, at_once + 5)[-1]._replace(edict="") == Part("later", 5)
    assert "later" not in [part.kind for part in lead(seen, three, two, at_once)]
