"""The bench prints what it measures and whether the targets are met."""

import pytest

from bench.__main__ import COMMANDS, line, main
from bench.shared.figure import Figure
from strength.bots import BEGIN, END, PAGE, with_table


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (Figure("games", 600, "games/s", 600), True),
        (Figure("games", 599, "games/s", 600), False),
        (Figure("a card", 12, "µs", 12), True),
        (Figure("a card", 12.1, "µs", 12), False),
        (Figure("nothing promised", 1e9, "ms"), True),
    ],
)
def test_a_rate_must_reach_its_target_and_a_time_must_stay_under_it(figure: Figure, met: bool) -> None:
    assert figure.met is met


def test_a_figure_is_a_line_of_the_table() -> None:
    assert line("games", Figure("random games", 612.3, "games/s", 600)) == (
        "| games | random games | 612.3 games/s | ≥ 600 games/s | pass |"
    )
    assert line("scoring", Figure("a card", 13, "µs", 12)) == "| scoring | a card | 13 µs | ≤ 12 µs | FAIL |"


def test_a_bench_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["speed"]) == main(["scoring", "speed"]) == 2
    said = capsys.readouterr().err
    assert said.count("python -m bench COMMAND, one of:") == 2 and all(
        f"\n  {name} " in said for name in COMMANDS
    )


def test_help_and_a_wrong_name_come_before_anything_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scoring", "--help"]) == 0
    assert str(COMMANDS.load("scoring").__doc__).strip() in capsys.readouterr().out
    assert main(["scoring", "speed"]) == 2
    assert capsys.readouterr().out == ""


def test_the_table_of_programs_takes_the_place_of_the_one_before() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert with_table(page, "new") == f"before\n{BEGIN}\nnew\n{END}\nafter\n"
    assert page.count(BEGIN) == PAGE.read_text(encoding="utf-8").count(BEGIN) == 1
