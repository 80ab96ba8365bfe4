"""The deal of a first game."""

from cartographers.boxes import shelf
from cartographers.lessons.first_game import begins_calmly, is_kind
from cartographers.notation.deal import EDICTS
from cartographers.server.games.first_deal import kind_deal
from cartographers.server.games.plans import setup_from
from cartographers.server.protocol.plans import PlanRequest, SeatRequest
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from server.serving import NewDevice

NONCE = "0123456789abcdef" * 2
ALONE = [SeatRequest(kind="me", name="Ann")]


def test_a_first_game_is_one_alone_with_the_coach_in_which_nothing_else_was_chosen() -> None:
    assert PlanRequest(seats=ALONE, coached=True).is_first_game
    assert not PlanRequest(seats=ALONE).is_first_game
    assert not PlanRequest(seats=ALONE * 2, coached=True).is_first_game
    assert not PlanRequest(seats=ALONE, coached=True, seed=3).is_first_game
    assert not PlanRequest(seats=ALONE, coached=True, sheet="B").is_first_game


def test_its_deal_is_drawn_by_chance_and_kind() -> None:
    plan = PlanRequest(seats=ALONE, coached=True)
    deals = [kind_deal(plan) for _ in range(3)]
    assert len({new.number for new in deals}) == 3
    for new in deals:
        setup, dealer = setup_from(plan, new.number), SeedDealer(new.number)
        assert new.deal.drawn == (EDICTS,)
        assert is_kind(setup) and begins_calmly(Table(shelf(), setup, dealer).game, dealer)


def test_a_created_first_game_has_kind_edicts_and_a_deal_that_can_be_checked(device: NewDevice) -> None:
    client = device()
    created = client.create(coached=True)
    state = client.state(created["id"])
    assert is_kind(setup_from(PlanRequest(edicts=state["edicts"]), 0))
    assert client.get(f"/api/games/{created['id']}/deal").json()["commitment"] == created["commitment"]


def test_its_cards_stay_as_kind_as_they_were_when_a_page_adds_a_number_to_its_deal(device: NewDevice) -> None:
    client = device()
    first, other = client.create(coached=True)["id"], client.create()["id"]
    told = {
        game: client.post(f"/api/games/{game}/nonce", json={"nonce": NONCE}).json()["nonces"]
        for game in (first, other)
    }
    assert told == {first: [None], other: [NONCE]}
