"""What a player is told when a turn begins."""

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.state import Phase
from cartographers.rules.view import View
from cartographers.server.show.offers import offer_of
from cartographers.server.show.turn_told import turn_told
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal
from cartographers.table.table import Table
from cartographers.words.book import words
from server.serving import NewDevice


def turn(plan: Plan, card: str, phase: Phase = Phase.DRAW, ruins: bool = False) -> View:
    """The first turn with a card."""
    for seed in range(40):
        table = Table(shelf(), deal(shelf(), plan, seed), SeedDealer(seed))
        players = [Chance(seat) for seat in range(plan.seats)]
        while not table.over:
            for seat in table.game.waiting:
                seen = table.view(seat)
                fits = phase is not Phase.DRAW or not seen.offer().fallback
                if fits and (seen.game.card, seen.phase, bool(seen.game.pending)) == (card, phase, ruins):
                    return seen
                table.commit(seat, players[seat].decide(seen))
    raise AssertionError(card)


def told(seen: View) -> list[str]:
    return turn_told(seen, offer_of(seen, words()), words())


def test_shapes_are_told_with_terrain_form_and_coin() -> None:
    assert told(turn(Plan(), "great-river")) == [
        "Draw one of these on your map:",
        "1: water, 3 in a column, with a coin.",
        "2: water, 5 spaces: row 1, column 3; row 2, columns 2 to 3; row 3, columns 1 to 2.",
    ]


def test_a_form_that_several_terrains_share_is_told_once() -> None:
    assert told(turn(Plan(), "fishing-village")) == [
        "Draw one of these on your map:",
        "4 in a row.",
        "1: village.",
        "2: water.",
    ]


def test_a_shape_with_a_gap_is_not_told_as_a_block() -> None:
    _, first, _ = told(turn(Plan(explore="heroes"), "pasture"))
    assert first == "1: farm, 2 spaces: row 1, columns 1, 3, with a coin."


def test_ruins_that_must_be_covered_are_named() -> None:
    lines = told(turn(Plan(), "great-river", ruins=True))
    assert lines[1] == "Ruins: your shape must cover an empty ruins space."
    assert lines[2].startswith("Empty ruins spaces: ")


def test_among_several_it_is_told_whose_turn_it_is_and_on_whose_map_monsters_are_drawn() -> None:
    assert told(turn(Plan(seats=2), "goblin-attack", Phase.AMBUSH)) == [
        "It is your turn.",
        "Monsters: 3 spaces: row 1, column 1; row 2, column 2; row 3, column 3.",
        "Player 2 will draw it on your map.",
        "Draw these monsters on Player 2’s map:",
    ]


@pytest.mark.parametrize(("language", "form"), [("en", "3 in a column"), ("uk", "3 у\u00a0стовпчик")])
def test_the_state_of_a_game_tells_it_in_the_language_of_the_page(
    device: NewDevice, language: str, form: str
) -> None:
    client = device()
    client.headers["accept-language"] = language
    for seed in range(30):
        state = client.state(client.create(seed=seed)["id"])
        if state["card"] == "great-river":
            break
    [mine] = state["mine"]
    assert mine["offer"]["choices"][0]["poses"][0]["told"] == form
    assert any(form in line for line in mine["told"])
