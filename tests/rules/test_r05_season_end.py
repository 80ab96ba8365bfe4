"""R5: the end of a season."""

from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.rules.game import reveal
from cartographers.rules.reason import Illegal
from cartographers.rules.season import monsters_toll
from cartographers.rules.sheet import Sheet
from cartographers.rules.state import Game, Phase, Scored, SeasonScore
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from testkit import at, base_setup, heroes_setup, rows, sheet, situation, tell, unfolded, whole_game, why_not

ZOMBIE_AND_TROLL = ("zombie-plague", "giant-troll-ravage")


def ended(one: Sheet, **changes: Any) -> Game:
    """A solo game whose season has just been ended by a Hamlet far from everything."""
    game = situation(one, setup=base_setup(seats=1), clock=7, **changes)
    return tell(game, "hamlet | v J5,K5-K6")


def test_each_player_scores_the_two_edicts_of_the_season() -> None:
    """R5.1: three cells of Sentinel Wood, two of Canal Lake."""
    game = ended(sheet("fffaw"))
    assert game.seats[0].scores == (SeasonScore(first=3, second=2, coins=1, monsters=0),)


def test_the_edicts_of_other_seasons_are_not_scored() -> None:
    """R5.1: in summer Canal Lake and Great City."""
    game = ended(sheet("fffaw"), season=1)
    assert game.seats[0].scores == (SeasonScore(first=2, second=3, coins=1, monsters=0),)


def test_each_filled_coin_that_is_not_crossed_out_gives_a_star() -> None:
    """R5.1: four coins and the one of the Hamlet, two of them crossed out."""
    assert ended(sheet(), coins=4, crossed=2).seats[0].scores[0].coins == 3


def test_coins_of_earlier_seasons_count_again() -> None:
    """R5.1: from whatever season."""
    game = ended(sheet())
    assert game.seats[0].scores[0].coins == 1
    game = tell(game.but(clock=7), "hamlet | v A5,B5-B6")
    assert game.seats[0].scores[1].coins == 2


def test_each_empty_cell_beside_a_monster_loses_a_star() -> None:
    """R5.1."""
    assert ended(sheet(".m.")).seats[0].scores[0].monsters == 3


def test_an_empty_cell_beside_several_monsters_loses_one_star_only() -> None:
    """R5.1: a cell counts once, however many monsters touch it."""
    assert monsters_toll(sheet("fmf\nm.m\nfmf", rest="f")) == 1


@pytest.mark.parametrize("beside", list("fvawhx^#dm"))
def test_a_filled_cell_beside_a_monster_loses_nothing(beside: str) -> None:
    """R5.1."""
    assert monsters_toll(sheet(f"m{beside}\nf", rest="f")) == 0


def test_an_empty_ruins_cell_beside_a_monster_loses_a_star() -> None:
    """R5.1: with R1.3."""
    assert monsters_toll(sheet("mr", rest="f")) == 1


def test_a_marked_cell_beside_a_monster_is_empty_and_loses_a_star() -> None:
    """R5.1: with R1.3."""
    assert monsters_toll(sheet("m.", rest="f", marks="A2")) == 1


def test_destroyed_monsters_do_not_count() -> None:
    """R5.1."""
    assert monsters_toll(sheet("x")) == 0


def test_a_season_may_be_worth_less_than_nothing() -> None:
    """R5.1: with R6.1."""
    swarm = sheet(".m.m.m.m.m.")
    assert ended(swarm).seats[0].scores[0].stars == 0 + 0 + 1 - 11


def test_every_player_is_scored_on_their_own_map() -> None:
    """R5.1."""
    game = tell(situation(sheet("ff"), sheet("m"), clock=7), "hamlet | v J5,K5-K6 | v H1-H3,I1-I2")
    assert [seat.scores[0] for seat in game.seats] == [
        SeasonScore(2, 0, coins=1, monsters=0),
        SeasonScore(0, 0, coins=0, monsters=2),
    ]


def test_the_news_of_a_scoring_tells_everyones_stars() -> None:
    """R5.1."""
    game = ended(sheet("fff"))
    assert game.news[-1] == Scored(season=0, scores=(SeasonScore(3, 0, 1, 0),))


def test_the_last_drawing_counts_before_the_scoring() -> None:
    """R5.1: the Orchard that ends the season is scored, its mountain coin too."""
    game = situation(sheet("^.\n."), setup=base_setup(seats=1), clock=7)
    game = tell(game, "forgotten-forest | f A2,B1")
    assert game.seats[0].scores[0] == SeasonScore(2, 0, coins=2, monsters=0)


def heroes_end(one: Sheet, display: tuple[str, ...], **changes: Any) -> Game:
    """A solo game of Heroes whose season has just been ended by a Pasture far from everything."""
    game = situation(one, setup=heroes_setup(seats=1), clock=7, display=display, **changes)
    return tell(game, "pasture | a K9,K11")


def test_lasting_effects_come_after_the_scoring() -> None:
    """R5.2: the zombie's new cells cost nothing yet."""
    game = heroes_end(sheet("fm", zombie="A2"), ("zombie-plague",))
    assert game.seats[0].scores[0].monsters == 2
    assert rows(game.seats[0].sheet)[0].startswith("fmm")


def test_lasting_effects_act_in_the_order_in_which_their_cards_were_revealed() -> None:
    """R5.2: the zombie takes the only cell beside the troll, or the troll destroys it first."""
    one = sheet("m.mff...", rest="f", zombie="A1", troll="A3")
    solo = heroes_setup(seats=1)
    game = tell(situation(one, setup=solo, clock=7, display=ZOMBIE_AND_TROLL), "pasture | a A6,A8")
    assert game.phase is Phase.REVEAL
    assert at(game.seats[0].sheet, "A2") == "m"
    game = tell(situation(one, setup=solo, clock=7, display=ZOMBIE_AND_TROLL[::-1]), "pasture | a A6,A8")
    assert game.phase is Phase.RAVAGE
    assert at(tell(game, "| x A2").seats[0].sheet, "A2") == "x"


def test_each_effect_is_finished_on_all_maps_before_the_next_begins() -> None:
    """R5.2: troll first, so no zombie spreads before every owner has chosen."""
    one = sheet("m.m", zombie="A1", troll="A3")
    game = situation(one, setup=heroes_setup(), clock=7, display=ZOMBIE_AND_TROLL[::-1])
    game = tell(game, "pasture | a K9,K11 | a K9,K11\n| x A2")
    assert [rows(seat.sheet)[0][:3] for seat in game.seats] == ["m.m", "m.m"]
    game = tell(game, "| | x A4")
    assert [rows(seat.sheet)[0][:4] for seat in game.seats] == ["mxm.", "mmmx"]


def test_the_choices_of_lasting_effects_are_made_at_once_and_in_secret() -> None:
    """R5.2."""
    one = sheet("m", troll="A1")
    game = situation(one, setup=heroes_setup(), clock=7, display=("giant-troll-ravage",))
    game = tell(game, "pasture | a K9,K11 | a K9,K11")
    assert game.waiting == [0, 1]
    assert view(tell(game, "| x A2"), 1) == view(tell(game, "| x B1"), 1)


def test_a_lasting_effect_acts_after_the_season_of_its_reveal_and_after_every_later_one() -> None:
    """R5.2: ruling."""
    game = situation(setup=heroes_setup(seats=1), clock=7)
    game = tell(game, "zombie-plague\npasture | a K5,K7")
    assert [cell.count("m") for cell in (rows(game.seats[0].sheet)[0], rows(game.seats[0].sheet)[1])] == [
        2,
        1,
    ]
    game = tell(game.but(clock=6), "pasture | a E5,E7")
    assert rows(game.seats[0].sheet)[0].startswith("mmm")
    game = tell(game.but(clock=6), "pasture | a G9,G11")
    assert rows(game.seats[0].sheet)[0].startswith("mmmm")


def test_after_winter_lasting_effects_are_skipped() -> None:
    """R5.2: ruling; nothing is scored any more."""
    one = sheet("m.m", zombie="A1", troll="A3")
    game = heroes_end(one, ZOMBIE_AND_TROLL, season=3)
    assert game.phase is Phase.OVER
    assert rows(game.seats[0].sheet)[0].startswith("m.m")


def test_the_cell_beside_a_troll_is_the_only_choice() -> None:
    """R5.2: with R8.7."""
    game = heroes_end(sheet("m.f", troll="A1"), ("giant-troll-ravage",))
    assert why_not(game, 0, "x A2") is None
    assert why_not(game, 0, "x A4") == "target"


def test_after_winter_the_game_ends() -> None:
    """R5.3."""
    game = ended(sheet(), season=3)
    assert game.phase is Phase.OVER
    assert game.over
    with pytest.raises(Illegal, match="no card can be revealed now"):
        reveal(game, "orchard")


@pytest.mark.parametrize("season", [0, 1, 2])
def test_after_any_other_season_the_next_one_begins(season: int) -> None:
    """R5.3."""
    game = ended(sheet(), season=season)
    assert (game.phase, game.season, game.clock, game.revealed) == (Phase.REVEAL, season + 1, 0, ())


def test_explore_and_ruins_cards_go_back_into_the_deck() -> None:
    """R5.3."""
    game = situation(setup=base_setup(seats=1), clock=5)
    game = tell(game, "temple-ruins\norchard | f A6-A8,B6")
    assert sorted(set(game.deck) - set(game.left)) == ["orchard", "temple-ruins"]
    game = tell(game, "hamlet | v J5,K5-K6")
    assert sorted(game.left) == sorted(game.deck)
    assert reveal(game, "orchard").card == "orchard"
    assert reveal(game, "temple-ruins").card == "temple-ruins"


def test_an_ambush_that_did_not_come_up_stays_in_and_another_joins() -> None:
    """R5.3: so two ambushes may come in summer."""
    game = ended(sheet())
    assert game.ambushes_in_deck == 2
    game = tell(game, "goblin-attack")
    game = tell(game, "gnoll-raid")
    assert game.ambushes_in_deck == 0
    with pytest.raises(Illegal, match="this card cannot be in the deck now"):
        reveal(game, "kobold-onslaught")


def test_an_ambush_that_came_up_leaves_one_for_the_next_season() -> None:
    """R5.3."""
    game = situation(sheet(), setup=base_setup(seats=1), clock=7)
    game = tell(game, "goblin-attack\nhamlet | v A5,B5-B6")
    assert game.ambushes_in_deck == 1


def test_a_hero_that_did_not_come_up_stays_in_and_another_joins() -> None:
    """R5.3."""
    game = heroes_end(sheet(), ())
    assert game.heroes_in_deck == 2
    assert reveal(game, "freyla-the-true").card == "freyla-the-true"


def test_in_winter_all_four_ambushes_may_come_up() -> None:
    """R5.3."""
    game = situation(sheet(), setup=base_setup(seats=1), season=3)
    game = tell(game, "\n".join(game.setup.ambushes))
    assert game.met == game.setup.ambushes
    assert game.ambushes_in_deck == 0


@pytest.mark.parametrize("seed", range(10))
def test_every_deck_holds_the_cards_that_went_back_and_the_ambushes_still_unseen(seed: int) -> None:
    """R5.3: season by season of a whole game."""
    table = whole_game(base_setup(heroes=True), seed)
    dealer = SeedDealer(seed)
    four, heroes = dealer.four_ambushes(table.game.setup), dealer.heroes(shelf())
    for game in unfolded(table):
        gone = tuple(key for key in game.met if key not in game.revealed)
        deck = dealer.season_deck(game, gone)
        joined = set(four[: game.season + 1]) | set(heroes[: game.season + 1])
        assert set(deck) == set(game.deck) | (joined - set(gone))
        assert len(deck) == len(set(deck))


@pytest.mark.parametrize("seed", range(10))
def test_ambush_and_hero_cards_come_up_at_most_once_in_a_whole_game(seed: int) -> None:
    """R5.3: with R4.3."""
    met = whole_game(heroes_setup(), seed).game.met
    assert len(met) == len(set(met))


def test_the_deck_is_shuffled_for_every_season() -> None:
    """R5.3: the decks of two seasons have the same explore cards in another order."""
    game = situation()
    dealer = SeedDealer(4)
    explore = [
        [key for key in dealer.season_deck(game.but(season=season), ()) if key in game.deck]
        for season in range(4)
    ]
    assert len({tuple(order) for order in explore}) == 4
