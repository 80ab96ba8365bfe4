"""What a state offers is what the rules allow, written in full."""

from collections.abc import Iterator
from json import loads

import pytest
from pydantic import TypeAdapter

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.area import SIDE, cell
from cartographers.rules.legal import drawings
from cartographers.rules.state import Phase
from cartographers.rules.terrain import BY_KEY, Terrain
from cartographers.rules.view import View, view
from cartographers.server.basics.written_json import write
from cartographers.server.protocol.own_seat import Offer, SkillOffer
from cartographers.server.protocol.state import GameState
from cartographers.server.show.offers import offer_of, offer_of_choices, skill_offers
from cartographers.server.show.shapes import linked_poses
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from cartographers.words.book import words
from server.random_client import RandomClient
from server.serving import NewDevice

PLANS = [
    Plan(seats=2, sheet="B", skills=("stealth", "negotiation", "concentration")),
    Plan(sheet="D", skills=("cure-wounds", "search", "diplomacy")),
    Plan(sheet="A", skills=("acrobatics", "secret-lore", "stealth"), explore="heroes", heroes=True),
]


def views(plan: Plan, seed: int) -> Iterator[View]:
    """Every view of every asked seat in a random game."""
    table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
    players = [Chance(seed * 10 + seat) for seat in range(plan.seats)]
    while not table.over:
        for seat in table.game.waiting:
            yield table.view(seat)
            table.commit(seat, players[seat].decide(table.view(seat)))


def offer_model(seen: View) -> Offer:
    """What a seat may draw, read as a client reads it."""
    return TypeAdapter(Offer).validate_json(write(offer_of(seen, words())))


def skills_sent(seen: View) -> list[SkillOffer]:
    """The skills on the table, read as a client reads them."""
    return TypeAdapter(list[SkillOffer]).validate_json(write(skill_offers(seen, words())))


def drawn(offer: Offer) -> set[tuple[Terrain, int]]:
    """All (terrain, cells) a client can draw from an offer, a shape over the edge cut off by it."""
    found = set()
    for choice in offer["choices"]:
        for pose in choice["poses"]:
            spots = [divmod(bit, SIDE) for bit in range(SIDE * SIDE) if int(pose["anchors"], 16) >> bit & 1]
            for top, start in [*spots, *pose["over"]]:
                area = sum(
                    cell(top + row, start + column)
                    for row, column in pose["cells"]
                    if 0 <= top + row < SIDE and 0 <= start + column < SIDE
                )
                found |= {(BY_KEY[terrain], area) for terrain in choice["terrains"] or ["monster"]}
    return found


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"sheet {plan.sheet}")
@pytest.mark.parametrize("seed", range(2))
def test_an_offer_is_exactly_what_the_rules_allow(plan: Plan, seed: int) -> None:
    for seen in views(plan, seed):
        if seen.phase in (Phase.DRAW, Phase.AMBUSH, Phase.HERO):
            assert drawn(offer_model(seen)) == set(drawings(seen.offer().choices))
        for skill in skills_sent(seen):
            assert skill["usable"] or skill["reason"]
            if skill["offer"]:
                assert drawn(skill["offer"]) == set(drawings(seen.offer(skill["key"]).choices))


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"sheet {plan.sheet}")
def test_a_skill_is_usable_exactly_when_it_can_be_completed(plan: Plan) -> None:
    for seen in views(plan, 3):
        payable = {card.key: card for card in seen.skills}
        for skill in skills_sent(seen):
            card = payable.get(skill["key"])
            if card is None:
                assert not skill["usable"]
            elif card.skill.besides is None or seen.phase is not Phase.DRAW:
                assert skill["usable"] == (card.skill.shelter is None or seen.phase is Phase.DECLARE)
            else:
                firsts = drawings(seen.offer(card.key).choices)
                assert skill["usable"] == any(seen.besides(card.key, *first) for first in firsts)
                for terrain, area in firsts[:3]:
                    choices = seen.besides(card.key, terrain, area)
                    assert drawn(offer_of_choices(choices, words())) == set(drawings(choices))


@pytest.mark.parametrize("key", sorted(shelf().cards))
def test_four_turns_or_two_flips_lead_back_to_the_same_pose(key: str) -> None:
    card = shelf().cards[key]
    shapes = getattr(card, "shapes", None) or [getattr(card, "shape", None)]
    for shape in filter(None, shapes):
        ways = linked_poses(shape.printed.offsets)
        assert ways[0].pose.cells == shape.printed.cells, "the first is as printed"
        assert {way.pose.cells for way in ways} == {pose.cells for pose in shape.poses}
        for start, way in enumerate(ways):
            assert ways[way.flipped].flipped == start
            turned = start
            for _ in range(4):
                before, turned = ways[turned].pose, ways[turned].turned
                after = ways[turned].pose
                right = {(column, before.height - 1 - row) for row, column in before.offsets}
                assert right == set(after.offsets)
            assert turned == start


def test_a_state_is_written_as_the_protocol_says(device: NewDevice) -> None:
    client, stranger = device(), device()
    made = client.create("me", "chance", "open", sheet="C", skills=True, seed=1)
    for one in (client, stranger):
        sent = one.get(f"/api/games/{made['id']}")
        state = GameState.model_validate_json(sent.content)
        assert loads(state.model_dump_json()) == sent.json(), "fields with their default value are sent too"
        assert state.seats[2].invite == (made["invites"]["2"] if one is client else "")
        assert [mine["seat"] for mine in state.mine] == ([0] if one is client else [])


def test_the_log_tells_each_turn_once(device: NewDevice) -> None:
    client = device()
    game = client.create("me", "me", seed=4, sheet="C", skills=True)["id"]
    over = RandomClient(client, 5).play(game)
    kinds = [line["kind"] for line in over["log"]]
    assert kinds.count("season") == 4
    assert [line["season"] for line in over["log"]] == sorted(line["season"] for line in over["log"])
    assert over["log"][-1]["scores"] == [seat["scores"][-1] for seat in over["seats"]]
    for seat in over["seats"]:
        drawn = [one for line in over["log"] for one in line["drawn"] if one["seat"] == seat["seat"]]
        assert sum(one["coins"] for one in drawn) == seat["coins"]


def test_a_view_of_a_seat_that_is_not_asked_offers_nothing() -> None:
    table = Table(shelf(), deal(shelf(), Plan(seats=2, skills=True), 1), SeedDealer(1))
    waiting = view(table.game.but(asked=0), 0)
    assert offer_model(waiting)["choices"] == []
    assert {skill["reason_code"] for skill in skills_sent(waiting)} == {"not-asked"}
