"""R2: how a game is set up."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from cartographers.boxes import shelf
from cartographers.rules.card import Stack
from cartographers.rules.game import begin
from cartographers.rules.season import solo_title
from cartographers.rules.setup import IllegalSetup, Setup, check_setup
from cartographers.rules.state import Phase, drawer, received
from cartographers.rules.timetable import season_edicts
from cartographers.table.dealer import SeedDealer
from cartographers.table.plan import Plan, deal, plan_for
from testkit import base_setup, heroes_setup, situation, tell, whole_game

RECOMMENDED = ("faunlost-thicket", "gnomish-colony", "ulems-wallow", "dwarvenholds")
THREE_SKILLS = ("search", "stealth", "diplomacy")


def refused(setup: Setup) -> str:
    """The sentence with which a set-up is refused."""
    with pytest.raises(IllegalSetup) as wrong:
        check_setup(shelf(), setup)
    return str(wrong.value)


@pytest.mark.parametrize("seats", [1, 2, 3, 50, 99, 100])
def test_one_to_a_hundred_players_can_play(seats: int) -> None:
    """R2.1."""
    assert len(begin(shelf(), base_setup(seats=seats)).seats) == seats


@pytest.mark.parametrize("seats", [0, 101, -1])
def test_no_players_and_more_than_a_hundred_are_refused(seats: int) -> None:
    """R2.1."""
    assert refused(base_setup(seats=seats)) == f"a game has 1 to 100 players, not {seats} (R2.1)"


def test_the_left_neighbour_is_the_next_seat_and_the_right_one_the_seat_before() -> None:
    """R2.1: a clockwise card hands seat 0's sheet to seat 1, a counter-clockwise one to seat 2."""
    clockwise = situation(setup=base_setup(seats=3), card="kobold-onslaught")
    counter = situation(setup=base_setup(seats=3), card="gnoll-raid")
    assert [drawer(clockwise, owner) for owner in range(3)] == [1, 2, 0]
    assert [drawer(counter, owner) for owner in range(3)] == [2, 0, 1]
    assert [received(clockwise, seat) for seat in range(3)] == [2, 0, 1]


def test_all_players_use_the_one_side_chosen() -> None:
    """R2.1."""
    for side, sheet in shelf().sheets.items():
        game = begin(shelf(), base_setup(seats=3, sheet=side))
        assert {seat.sheet for seat in game.seats} == {sheet.printed}


def test_an_unknown_side_is_refused_with_the_sides_there_are() -> None:
    """R2.1."""
    assert refused(base_setup(sheet="E")) == "there is no sheet 'E'; choose from A, B, C, D"


def test_the_four_edicts_are_one_card_of_each_type() -> None:
    """R2.2."""
    for seed in range(30):
        drawn = deal(shelf(), Plan(seats=2), seed).edicts
        assert Counter(shelf().edicts[key].stack for key in drawn) == Counter(Stack)


def test_any_card_of_a_stack_may_be_drawn() -> None:
    """R2.2."""
    drawn = {
        key for seed in range(200) for key in deal(shelf(), Plan(stacks=("base", "heroes")), seed).edicts
    }
    assert drawn == set(shelf().edicts)


def test_the_four_cards_are_assigned_to_a_to_d_in_any_order() -> None:
    """R2.2."""
    orders = set()
    for seed in range(300):
        drawn = deal(shelf(), Plan(), seed).edicts
        orders.add(tuple(shelf().edicts[key].stack for key in drawn))
    assert orders == set(permutations(Stack))


def test_the_players_may_agree_on_the_cards_and_their_order() -> None:
    """R2.2."""
    agreed = deal(shelf(), Plan(sheet="C", edicts=RECOMMENDED), seed=7)
    assert agreed.edicts == RECOMMENDED
    assert [card.key for card in season_edicts(begin(shelf(), agreed), 0)] == list(RECOMMENDED[:2])


@pytest.mark.parametrize(
    ("edicts", "told"),
    [
        (
            ("sentinel-wood", "treetower", "great-city", "borderlands"),
            "sentinel-wood, treetower, great-city, borderlands",
        ),
        (("sentinel-wood", "canal-lake", "great-city"), "sentinel-wood, canal-lake, great-city"),
        ((), "none"),
        (
            ("sentinel-wood", "canal-lake", "great-city", "borderlands", "wildholds"),
            "sentinel-wood, canal-lake, great-city, borderlands, wildholds",
        ),
    ],
    ids=["two forests", "three", "none", "five"],
)
def test_edicts_that_are_not_one_of_each_type_are_refused(edicts: tuple[str, ...], told: str) -> None:
    """R2.2."""
    assert refused(base_setup(edicts=edicts)) == (
        "the four edicts must be one card of each type (forest, village, farm-water, space), "
        f"not {told} (R2.2)"
    )


def test_an_unknown_scoring_card_is_refused() -> None:
    """R2.2."""
    sentence = refused(base_setup(edicts=("elmwood", "canal-lake", "great-city", "borderlands")))
    assert sentence.startswith("there is no scoring card 'elmwood'; choose from ")


@pytest.mark.parametrize("setup", [base_setup(), heroes_setup()], ids=["base", "heroes"])
def test_the_seasons_score_the_edicts_ab_bc_cd_and_da(setup: Setup) -> None:
    """R2.3."""
    game = begin(shelf(), setup)
    a, b, c, d = setup.edicts
    scored = [tuple(card.key for card in season_edicts(game, season)) for season in range(4)]
    assert scored == [(a, b), (b, c), (c, d), (d, a)]


def test_the_seasons_come_as_spring_summer_fall_and_winter() -> None:
    """R2.3."""
    for box in ("base", "heroes"):
        assert [season.key for season in shelf().boxes[box].seasons] == ["spring", "summer", "fall", "winter"]


def test_the_season_sets_differ_in_summer_only() -> None:
    """R2.3."""
    times = {box: [season.time for season in shelf().boxes[box].seasons] for box in ("base", "heroes")}
    assert times == {"base": [8, 8, 7, 6], "heroes": [8, 7, 7, 6]}


def test_the_ambush_cards_are_shuffled_face_down() -> None:
    """R2.4."""
    orders = {tuple(SeedDealer(seed).four_ambushes(base_setup())) for seed in range(300)}
    assert orders == set(permutations(base_setup().ambushes))


def test_the_hero_cards_are_shuffled_face_down_likewise() -> None:
    """R2.4."""
    four = [card.key for card in shelf().boxes["heroes"].heroes]
    orders = {tuple(SeedDealer(seed).heroes(shelf())) for seed in range(300)}
    assert orders == set(permutations(four))


def test_the_first_deck_is_one_explore_set_the_ruins_and_one_ambush() -> None:
    """R2.5."""
    game = begin(shelf(), base_setup())
    dealer = SeedDealer(3)
    explore = {card.key for card in shelf().boxes["base"].explore}
    first = dealer.four_ambushes(game.setup)[0]
    deck = dealer.season_deck(game, gone=())
    assert len(deck) == 14
    assert set(deck) == explore | {"temple-ruins", "outpost-ruins", first}


def test_with_heroes_one_hero_card_is_in_the_first_deck_too() -> None:
    """R2.5."""
    game = begin(shelf(), heroes_setup())
    dealer = SeedDealer(3)
    explore = {card.key for card in shelf().boxes["heroes"].explore}
    deck = dealer.season_deck(game, gone=())
    assert len(deck) == 13
    assert set(deck) == explore | {dealer.four_ambushes(game.setup)[0], dealer.heroes(shelf())[0]}
    assert (game.ambushes_in_deck, game.heroes_in_deck) == (1, 1)


def test_the_deck_is_shuffled_anew_for_each_deal() -> None:
    """R2.5: every card of the deck comes up first in some deal."""
    game = begin(shelf(), base_setup())
    tops = {SeedDealer(seed).next_card(game) for seed in range(400)}
    assert tops == set(game.deck) | set(game.setup.ambushes)


def test_three_of_the_eight_skills_lie_open_and_any_may() -> None:
    """R2.6."""
    dealt = [deal(shelf(), Plan(skills=True), seed).skills for seed in range(100)]
    assert {len(set(three)) for three in dealt} == {3}
    assert {key for three in dealt for key in three} == set(shelf().skills)
    assert len(shelf().skills) == 8


@pytest.mark.parametrize(
    ("skills", "sentence"),
    [
        (("search", "stealth"), "3 different skills lie open, or none, not 2 (R2.6)"),
        (("search",), "3 different skills lie open, or none, not 1 (R2.6)"),
        ((*THREE_SKILLS, "acrobatics"), "3 different skills lie open, or none, not 4 (R2.6)"),
        (("search", "search", "stealth"), "3 different skills lie open, or none, not 3 (R2.6)"),
        ((*THREE_SKILLS, "search"), "each skill card exists only once (R2.6)"),
    ],
)
def test_any_other_number_of_open_skills_is_refused(skills: tuple[str, ...], sentence: str) -> None:
    """R2.6."""
    assert refused(base_setup(skills=skills)) == sentence


def test_an_unknown_skill_is_refused() -> None:
    """R2.6."""
    sentence = refused(base_setup(skills=("search", "stealth", "flying")))
    assert sentence.startswith("there is no skill 'flying'; choose from acrobatics, ")


def test_a_game_can_be_played_without_skills() -> None:
    """R2.6."""
    check_setup(shelf(), base_setup(skills=()))
    check_setup(shelf(), base_setup(skills=THREE_SKILLS))


def test_the_boxes_hold_what_the_rulebooks_count() -> None:
    """R2.7."""
    base, heroes = shelf().boxes["base"], shelf().boxes["heroes"]
    parts = ("explore", "ruins", "edicts", "ambushes", "heroes", "seasons")
    assert [len(getattr(base, part)) for part in parts] == [11, 2, 16, 4, 0, 4]
    assert [len(getattr(heroes, part)) for part in parts] == [11, 0, 16, 4, 4, 4]
    assert len(shelf().boxes["ambush"].ambushes) == 4
    assert len(shelf().boxes["skills"].skills) == 8


def test_each_box_has_four_scoring_cards_of_each_type() -> None:
    """R2.7."""
    for box in ("base", "heroes"):
        stacks = Counter(card.stack for card in shelf().boxes[box].edicts)
        assert stacks == dict.fromkeys(Stack, 4)


def test_no_two_cards_or_sheets_have_the_same_key() -> None:
    """R2.7."""
    keys = [
        key
        for box in shelf().boxes.values()
        for key in (card.key for card in (*box.cards, *box.edicts, *box.skills, *box.sheets))
    ]
    assert len(keys) == len(set(keys))


def test_a_name_has_no_effect_on_the_game() -> None:
    """R2.8."""
    nameless = whole_game(base_setup(), seed=5).game
    named = whole_game(base_setup(names=("Ada", "Grace Hopper")), seed=5).game
    assert named.setup.names == ("Ada", "Grace Hopper")
    assert named.seats == nameless.seats


def test_the_number_of_names_must_be_that_of_the_players() -> None:
    """R2.8."""
    assert refused(base_setup(names=("Ada",))) == "1 names were given for 2 players (R2.8)"


@pytest.mark.parametrize("name", ["x" * 401, "a|b", " Ada", "Ada ", "A\nB"])
def test_a_name_that_would_spoil_a_record_is_refused(name: str) -> None:
    """R2.8."""
    assert refused(base_setup(names=(name, "Grace"))).startswith(f"the name {name!r} cannot be used: ")


@pytest.mark.parametrize("name", ["x" * 40, "", "Олена", "Łucja Ě."])
def test_any_other_name_in_any_script_can_be_used(name: str) -> None:
    """R2.8."""
    check_setup(shelf(), base_setup(names=(name, "Grace")))


def test_a_solo_player_begins_without_a_title() -> None:
    """R2.8: it stays blank until R11.4."""
    assert solo_title(begin(shelf(), base_setup(seats=1))) is None


def test_a_game_begins_before_its_first_card_with_bare_maps_and_no_coins() -> None:
    """R2.1: nothing has been drawn, revealed or scored."""
    game = begin(shelf(), base_setup())
    assert game.phase is Phase.REVEAL
    assert (game.season, game.clock, game.revealed, game.met, game.pending) == (0, 0, (), (), False)
    assert [(seat.coins, seat.crossed, seat.scores) for seat in game.seats] == [(0, 0, ())] * 2


def test_a_refused_setup_does_not_begin_a_game() -> None:
    """R2.2."""
    with pytest.raises(IllegalSetup):
        begin(shelf(), replace(base_setup(), edicts=()))


def test_a_game_needs_a_box_with_explore_cards() -> None:
    """R2.5."""
    with pytest.raises(IllegalSetup) as wrong:
        plan_for(shelf(), ["skills"])
    assert str(wrong.value) == "a game needs explore cards: add one of base, heroes to skills"
    with pytest.raises(IllegalSetup) as wrong:
        plan_for(shelf(), ["base", "pirates"])
    assert str(wrong.value) == "there is no box 'pirates'; choose from ambush, base, heroes, skills"


def test_the_first_card_is_asked_of_every_player() -> None:
    """R2.1."""
    assert tell(situation(setup=base_setup(seats=5)), "orchard").waiting == [0, 1, 2, 3, 4]
