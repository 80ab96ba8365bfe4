"""What decisions do, before anything follows from them."""

from cartographers.rules.decision import Ambush, Declare, Destroy, Draw, Post
from cartographers.rules.effect import effect, settle, settle_alone
from cartographers.rules.event import Committed, Revealed
from cartographers.rules.game import after, reveal, settled
from cartographers.rules.state import Drawn, Game, Phase
from cartographers.rules.terrain import FARM, HERO, MONSTER, WATER
from testkit.games import heroes_setup, situation
from testkit.pictures import area, rows, sheet
from testkit.situations import mine, only_free, seated, solo, track

EMPTY = sheet()
RIVER = Draw(WATER, area("A1-A3"))


def with_card(game: Game, card: str) -> Game:
    """The game after a card has been turned up."""
    return after(game, reveal(game, card))


def test_a_drawing_changes_the_map_and_the_coins_of_who_drew_it() -> None:
    """R3.3, R3.5."""
    game = with_card(situation(EMPTY), "great-river")
    seat, news = effect(game, 1, RIVER)
    assert (seat.sheet.water, seat.coins) == (area("A1-A3"), 1)
    assert news == Drawn(1, 1, "great-river", ((WATER, area("A1-A3")),), coins=1)


def test_a_drawing_that_earns_nothing_is_news_of_strokes_alone() -> None:
    """R3.3: the larger shape of the card has no coin."""
    cells = area("A1-A3,B1-B2")
    _, news = effect(with_card(situation(EMPTY), "great-river"), 0, Draw(WATER, cells))
    assert news == Drawn(0, 0, "great-river", ((WATER, cells),))


def test_an_ambush_changes_the_map_that_was_received() -> None:
    """R4.1: goblins are drawn on the sheet of the player before."""
    game = with_card(situation(EMPTY, EMPTY, EMPTY), "goblin-attack")
    seat, news = effect(game, 0, Ambush(area("A1,B2,C3")))
    assert (news.seat, news.by, news.card) == (1, 0, "goblin-attack")
    assert seat.sheet.monster == area("A1,B2,C3")


def test_a_hero_is_drawn_with_its_marks() -> None:
    """R8.1, R8.2."""
    game = with_card(situation(sheet("..m"), setup=heroes_setup(seats=1)), "freyla-the-true")
    seat, news = effect(game, 0, Post(area("A1"), area("A2-A4")))
    assert seat.sheet.hero == area("A1")
    assert news == Drawn(0, 0, "freyla-the-true", ((HERO, area("A1")),), area("A2-A4"), destroyed=area("A3"))


def test_a_destroyed_cell_is_filled_without_a_terrain() -> None:
    """R8.3, R8.7."""
    game = situation(sheet("m.", troll="A1"), setup=heroes_setup(seats=1), card="giant-troll-ravage")
    seat, news = effect(game, 0, Destroy(area("A2")))
    assert rows(seat.sheet)[0][:2] == "mx"
    assert news == Drawn(0, 0, "giant-troll-ravage", destroyed=area("A2"))


def test_a_skill_is_paid_for_when_it_takes_effect() -> None:
    """R9.1, R9.5."""
    game = with_card(seated(EMPTY, EMPTY, skills="acrobatics", coins=3), "goblin-attack")
    settled_game = settle(game, (Declare("acrobatics"), None))
    cost = game.shelf.skills["acrobatics"].cost
    assert [track(settled_game, seat) for seat in (0, 1)] == [(3, cost), (3, 0)]
    assert settled_game.seats[0].shelter is not None


def test_who_declares_nothing_does_not_keep_others_from_declaring() -> None:
    """R9.4."""
    game = with_card(seated(EMPTY, EMPTY, skills="acrobatics", coins=3), "goblin-attack")
    assert settle(game, (Declare(), Declare("acrobatics"))).seats[1].shelter is not None


def test_settling_changes_no_clock_and_no_phase() -> None:
    """R3.13: time passes only afterwards."""
    game = with_card(situation(EMPTY, clock=7), "great-river")
    settled_game = settle(game, (RIVER, RIVER))
    assert (settled_game.clock, settled_game.phase, settled_game.step) == (7, Phase.DRAW, game.step)
    assert [mine(settled_game, seat).water for seat in (0, 1)] == [area("A1-A3")] * 2


def test_what_is_settled_when_a_season_ends_are_the_maps_that_are_scored() -> None:
    """R5.1, R5.2: the zombies spread only after the scoring."""
    one = sheet("m.", zombie="A1")
    game = situation(one, setup=heroes_setup(seats=1), clock=7, display=("zombie-plague",))
    game = with_card(game, "pasture")
    event = Committed(0, Draw(FARM, area("K1,K3")))
    assert mine(settled(game, event)).monster == area("A1")
    assert mine(after(game, event)).monster == area("A1-A2,B1")


def test_a_decision_alone_leaves_out_what_others_have_sealed() -> None:
    """R3.3."""
    game = with_card(situation(EMPTY), "great-river")
    game = after(game, Committed(0, RIVER))
    alone = settle_alone(game, 1, RIVER)
    assert (mine(alone, 0).water, mine(alone, 1).water) == (0, area("A1-A3"))


def test_without_a_decision_nothing_is_settled() -> None:
    """R4.1."""
    game = with_card(seated(EMPTY, EMPTY, skills="diplomacy", coins=3), "goblin-attack")
    assert settle_alone(game, 0, None).seats == game.seats


def test_in_solo_the_monsters_walk_whatever_is_declared() -> None:
    """R11.2: goblins begin in the corner at the bottom right."""
    game = with_card(solo(EMPTY, skills="diplomacy", coins=3), "goblin-attack")
    nothing, declared = settle_alone(game, 0, None), settle_alone(game, 0, Declare())
    assert mine(nothing).monster == mine(declared).monster != 0
    assert [news.by for news in nothing.news if isinstance(news, Drawn)] == [None]


def test_a_solo_ambush_without_a_place_changes_nothing() -> None:
    """R11.2."""
    game = solo(only_free("A1,C3"))
    assert mine(settled(game, Revealed("goblin-attack"))).monster == 0


def test_a_solo_ambush_is_settled_once_its_monsters_have_walked() -> None:
    """R11.2: where something can be declared, that comes first."""
    walked = settled(solo(EMPTY), Revealed("goblin-attack"))
    waiting = settled(solo(EMPTY, skills="diplomacy", coins=3), Revealed("goblin-attack"))
    assert (mine(walked).monster, len(walked.news)) == (area("I9,J10,K11"), 1)
    assert (mine(waiting).monster, waiting.asked, waiting.news) == (0, 1, ())


def test_a_single_cell_instead_of_a_monster_is_nameless() -> None:
    """R4.2, R8.4."""
    game = situation(only_free("A1,C3"), only_free("A1,C3"), setup=heroes_setup())
    game = with_card(game, "dragon-inferno")
    seat, news = effect(game, 0, Ambush(area("C3")))
    assert seat.sheet.named == ()
    assert news.strokes == ((MONSTER, area("C3")),)


def test_a_card_that_asks_nobody_is_settled_at_once() -> None:
    """R3.10: nobody has an empty cell."""
    full = sheet(rest="f")
    game = settled(situation(full, full), Revealed("great-river"))
    assert (game.card, game.asked, game.clock) == ("great-river", 0, 0)
    assert mine(game) == full
