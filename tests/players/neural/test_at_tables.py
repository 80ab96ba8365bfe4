"""What a net gains at a table: ``python -m strength at-tables``."""

from pathlib import Path

import pytest

from cartographers.rules.card import ExploreCard
from cartographers.rules.view import View
from cartographers.table.opening import deal_table
from cartographers.table.plan import Plan
from strength.__main__ import COMMANDS
from strength.at_tables import table
from strength.shared.net_at_table import Deal, Job, Side, luck_now, play_both_ways


def test_where_no_net_is_for_the_game_both_players_do_the_same() -> None:
    deal = play_both_ways(Job("A-mixed", 3, 290_000_001, "8n"))
    assert deal.with_net[:2] == deal.without[:2]
    assert deal.with_net.stars > 60


def test_a_net_that_counts_plays_otherwise_and_by_how_much_it_counts() -> None:
    usual, more = (play_both_ways(Job("A-base", 2, 290_000_000, "8n", weight)) for weight in (None, 20.0))
    assert usual.with_net.stars != usual.without.stars
    assert more.with_net.stars != usual.with_net.stars


def test_the_luck_of_all_explore_cards_that_may_come_is_0_on_average() -> None:
    table = deal_table(Plan(seats=2), 3)
    game = table.game
    keys = [key for key in (game.card, *game.left) if isinstance(game.shelf.cards[key], ExploreCard)]
    came = [game.but(card=key, revealed=(*game.revealed[:-1], key)) for key in keys]
    lucks = [luck_now(View(one, 0)) for one in came]
    assert sum(lucks) == pytest.approx(0) and max(lucks) > 1


def test_luck_is_taken_out_and_every_suite_and_number_of_seats_has_a_line() -> None:
    lucks = [3.0, -1.0, 4.0, -1.0, -5.5, 1.0]
    deals = [
        Deal(
            "A-base" if at < 4 else "B-base",
            2 + at % 2,
            at,
            Side(112 + 2 * luck, luck, 190),
            Side(110, 0, 191),
        )
        for at, luck in enumerate(lucks)
    ]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table(deals)][2:]
    assert [line[:3] for line in lines] == [
        ["A-base", "2", "2"],
        ["A-base", "3", "2"],
        ["A-base", "all", "4"],
        ["B-base", "2", "1"],
        ["B-base", "3", "1"],
        ["B-base", "all", "2"],
        ["all", "all", "6"],
    ]
    assert lines[-1][3:7] == ["112.2", "110.0", "+2.17 ± 7.16", "+2.00 ± 0.00"]
    assert lines[-1][8] == "190 / 191"


def test_deals_are_played_written_and_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "2", "--deals", "1", "--first", "290000000", "--think", "4n"]
    assert COMMANDS.run(["at-tables", *words, "--out", str(tmp_path)]) == 0
    played = capsys.readouterr().out
    assert "| A-base | 2 | 1 | " in played
    assert COMMANDS.run(["at-tables", str(tmp_path / "at-tables.jsonl")]) == 0
    assert capsys.readouterr().out == played


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name files of deals, or the seed of the first deal to play: --first 290000000"),
        (["--seats", "1,2"], "--seats '1,2' should be some of 2, 3 and 4, such as 3,4"),
        (["--think", "long"], "'long' is no time to think"),
        (["nowhere.jsonl"], "nowhere.jsonl is no file of deals that at-tables wrote: "),
        (["--first", "290000000", "--deals", "1", "--seconds", "0"], "name files of deals"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert COMMANDS.run(["at-tables", *words]) == 2
    assert said in capsys.readouterr().err
