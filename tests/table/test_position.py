"""Positions: taken from any moment of a game, written, read again, and played on from."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from cartographers.notation.error import BadNotation
from cartographers.notation.position_text import SetUp, read_set_up, write_set_up
from cartographers.notation.record import log_of
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.players.roster import player
from cartographers.rules.game import after, reveal
from cartographers.rules.history import history
from cartographers.rules.listing import plain_decisions
from cartographers.rules.placing import IllegalPosition
from cartographers.rules.season import season_score
from cartographers.rules.setup import IllegalSetup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.table.dealer import Redealer
from cartographers.table.position import begin_from, cut_at, set_up_at
from cartographers.table.table import Table

GAMES = sorted((Path(__file__).parents[1] / "golden" / "games").glob("*.txt"))


def moments(path: Path) -> Iterator[tuple[list[Game], Game]]:
    """The games up to each moment in which a card lies face down or is drawn, and the last of them."""
    record = read_text(shelf(), path.read_text(encoding="utf-8"))
    games: list[Game] = []
    for step in history(shelf(), log_of(record)):
        games.append(step.after)
        if step.after.phase in (Phase.REVEAL, Phase.DRAW) and not any(step.after.sealed):
            yield games, step.after


def played_to(given: SetUp) -> Game:
    game = begin_from(shelf(), given)
    for card in given.next:
        game = after(game, reveal(game, card))
    return game


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_position_of_a_stored_game_has_the_same_drawings_and_stars(path: Path) -> None:
    for games, now in moments(path):
        for number, seat in enumerate(now.seats):
            given = set_up_at(games, number)
            assert read_set_up(write_set_up(given)) == given
            again = played_to(given)
            mine = again.seats[0]
            assert mine == seat
            assert (again.season, again.clock, again.pending) == (now.season, now.clock, now.pending)
            assert (again.left, again.display) == (now.left, now.display)
            assert (again.ambushes_in_deck, again.heroes_in_deck) == (
                now.ambushes_in_deck,
                now.heroes_in_deck,
            )
            assert season_score(again, mine) == season_score(now, seat)
            if now.phase is Phase.DRAW and now.is_asked(number):
                assert view(again, 0).offer() == view(now, number).offer()
                assert set(plain_decisions(view(again, 0))) == set(plain_decisions(view(now, number)))


@pytest.mark.parametrize("path", GAMES[:4], ids=lambda path: path.stem)
def test_a_game_from_a_position_is_played_to_its_end_and_recorded(path: Path) -> None:
    games = [list(games) for games, now in moments(path) if now.phase is Phase.DRAW]
    middle = games[len(games) // 2]
    given = set_up_at(middle, 0)
    start = begin_from(shelf(), given)
    table = Table(shelf(), given.setup, Redealer(7, cut_at(start, given.next)))
    assert table.game.revealed == middle[-1].revealed
    while not table.over:
        for seat in table.game.waiting:
            table.commit(seat, player("greedy", 1).decide(table.view(seat)))
    record = record_of(shelf(), table.log)
    assert read_text(shelf(), write_text(record)) == record
    assert read_record(shelf(), write_record(record)).steps == record.steps
    deck = [card for card in table.game.deck if card in table.game.revealed]
    assert len(deck) == len(set(deck))


#: Summer of a game on sheet A, before its first card.
START = (
    "sheet=A explore=base seasons=base stacks=base edicts=borderlands,greenbough,canal-lake,wildholds "
    "ambushes=goblin-attack,bugbear-assault,kobold-onslaught,gnoll-raid "
    "map=11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11 season=2 coins=3-1"
)


def wrong(**changes: str) -> IllegalSetup:
    words = dict(word.split("=", 1) for word in START.split()) | changes
    with pytest.raises(IllegalSetup) as caught:
        begin_from(shelf(), read_set_up(" ".join(f"{name}={value}" for name, value in words.items())))
    return caught.value


BARE = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"


def test_a_position_that_was_set_up_is_accepted() -> None:
    game = begin_from(
        shelf(), read_set_up(f"{START} used=farmland,temple-ruins met=goblin-attack next=orchard")
    )
    assert (game.season, game.clock, game.pending, game.ambushes_in_deck) == (1, 1, True, 1)
    assert game.seats[0].purse == 2


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"map": BARE.replace("3^1r5", "5r^4")}, "position-map-printed"),
        ({"map": BARE.replace("1r6^r1", "8^r1")}, "position-map-printed"),
        ({"map": "/".join("f" * 11 for _ in range(11))}, "position-map-printed"),
        ({"map": BARE.replace("11/3^", "5h5/3^")}, "position-map-heroes"),
        ({"named": "unicorn:A1"}, "position-map-names"),
        ({"season": "5"}, "position-season"),
        ({"season": "0"}, "position-season"),
        ({"used": "dragon-inferno"}, "position-used-card"),
        ({"used": "farmland,farmland"}, "position-used-card"),
        ({"used": "nothing"}, "position-used-card"),
        ({"used": "orchard,homestead,marshlands,hinterland-stream"}, "position-used-time"),
        ({"met": "farmland"}, "position-met-card"),
        ({"met": "goblin-attack,gnoll-raid"}, "position-met-many"),
        ({"next": "orchard,orchard"}, "position-next-card"),
        ({"met": "goblin-attack", "next": "goblin-attack"}, "position-next-card"),
        ({"coins": "15"}, "position-coins"),
        ({"coins": "2-3"}, "position-coins"),
        ({"skill": "search"}, "position-skill"),
        ({"scores": "1,1,1,1+1,1,1,1"}, "position-scores"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_at_its_field(changes: dict[str, str], code: str) -> None:
    assert wrong(**changes).code == code


def test_a_full_map_leaves_nothing_to_draw() -> None:
    rows = ["f" * 11, "fff^fFfffff", "fFffffff^Ff", "f" * 11, "f" * 11, "fffff^fffff", "f" * 11, "f" * 11]
    rows += ["fF^ffffffFf", "fffffFf^fff", "f" * 11]
    assert wrong(map="/".join(rows)).code == "position-map-full"


@pytest.mark.parametrize(
    "text", ["", "map", "map=11", "colour=red", "season=1 season=2", f"{START} coins=many", "x=" + "y" * 4000]
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_set_up(text)


def test_a_wrong_position_names_its_field() -> None:
    problem = wrong(used="farmland,farmland")
    assert isinstance(problem, IllegalPosition)
    assert problem.field == "used"
