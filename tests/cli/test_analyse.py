"""`cartographers analyse`: luck, skill and the best moves of a game, as tables, a graph and JSON."""

import json
from pathlib import Path

import pytest

from cartographers.boxes import shelf
from cartographers.cli import analyse
from cartographers.cli.analyse import graph
from cartographers.notation.record_text import write_text
from cartographers.notation.recorder import record_of
from cartographers.rules.event import Committed
from cartographers.table.analysis import analyse as analyse_game
from cartographers.table.analysis import summed
from cartographers.table.table import Table
from cartographers.words.book import words
from cli.commands import Outcome, Refused, Run
from testkit import base_setup, heroes_setup, whole_game
from testkit.oracle import Oracle

SOLO = whole_game(base_setup(seats=1), seed=2)
TWO = whole_game(heroes_setup(names=("Ann", "Bob"), skills=("search", "stealth", "diplomacy")), seed=1)


class Analysed:
    """Analyses a game by its record, with an adviser that needs no time."""

    def __init__(self, run: Run, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run, self.path = run, path
        #: The names of the advisers that were asked for.
        self.asked: list[str] = []
        monkeypatch.setattr(analyse, "adviser", self._adviser)

    def _adviser(self, name: str, seed: int) -> Oracle:
        self.asked.append(name)
        return Oracle()

    def __call__(self, table: Table, *options: str, events: int | None = None) -> Outcome:
        """The command's outcome for the first events of a game."""
        self.path.write_text(write_text(record_of(shelf(), table.log[:events])))
        return self.run(["analyse", str(self.path), *options])


@pytest.fixture
def analysed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Analysed:
    """Runs the command on the record of a game."""
    return Analysed(run, tmp_path / "game.txt", monkeypatch)


def decisions(table: Table, seat: int) -> int:
    return sum(isinstance(event, Committed) and event.seat == seat for event in table.log)


def test_every_decision_has_a_line_and_the_end_is_what_was_reached(analysed: Analysed) -> None:
    outcome = analysed(SOLO)
    stars = SOLO.game.seats[0].stars
    assert outcome.lines[0] == "Player 1, turn by turn: stars expected at the end"
    numbers = [line.split()[0] for line in outcome.lines[3:] if line[:4].strip().isdigit()]
    assert numbers[: decisions(SOLO, 0)] == [str(number + 1) for number in range(decisions(SOLO, 0))]
    assert outcome.lines[-2].endswith(f": {stars} stars in the end.")
    assert outcome.lines[-1].startswith("Skill is measured against a solid player")


def test_the_costliest_moves_and_the_curve_are_shown(analysed: Analysed) -> None:
    lines = analysed(SOLO).lines
    at = lines.index("The costliest turns:")
    lost = [float(line.split(": ")[1].split()[0]) for line in lines[at + 1 : at + 4]]
    assert lost == sorted(lost, reverse=True) and lost[0] > 0
    curve = lines[lines.index("Stars expected at the end, at each card and each move:") + 1 :]
    assert sum(line.count("*") for line in curve) == 2 * decisions(SOLO, 0) + 2
    assert curve[8].split() == ["Spring", "Summer", "Fall", "Winter"]


def test_another_seat_is_called_by_its_name(analysed: Analysed) -> None:
    outcome = analysed(TWO, "--seat", "2")
    assert outcome.lines[0].startswith("Bob, turn by turn")
    assert outcome.lines[-2].endswith(f": {words().number(TWO.game.seats[1].stars)} stars in the end.")


def test_machines_are_told_everything(analysed: Analysed) -> None:
    told = json.loads(analysed(TWO, "--seat", "1", "--player", "search:50n", "--json").out)
    assert (told["seat"], told["player"]) == (1, "search:50n") and analysed.asked == ["search:50n"]
    assert told["final"] == TWO.game.seats[0].stars == told["start"] + told["luck"] + told["skill"]
    assert len(told["moves"]) == decisions(TWO, 0)
    moves = list(analyse_game(shelf(), TWO.log, 0, Oracle()))
    assert told["lost"] == summed(moves, 0).lost
    for move in told["moves"]:
        assert move["played"] in move["best"] and move["lost"] >= 0
        assert move["revealed"] - move["before"] == move["luck"]
        assert move["moved"] - move["revealed"] == move["skill"]
        assert [one["expected"] for one in move["best"] if one["usual"]] == [move["revealed"]]


def test_a_game_that_is_not_over_is_analysed_so_far(analysed: Analysed) -> None:
    outcome = analysed(SOLO, events=12)
    assert outcome.lines[-2].endswith("expected so far.")


def test_what_cannot_be_is_refused_in_one_sentence(
    analysed: Analysed, refused: Refused, tmp_path: Path
) -> None:
    assert analysed(TWO, "--seat", "3").err == "cartographers: This game has 2 seats: there is no seat 3.\n"
    assert "nothing to analyse" in analysed(SOLO, events=2).err
    assert refused("analyse nowhere.txt") == "nowhere.txt cannot be read. There is no such file or folder."
    (tmp_path / "bad.txt").write_text("hello")
    assert refused(["analyse", str(tmp_path / "bad.txt")])
    assert "1 or greater" in refused("analyse x --seat 0")


def test_a_player_nobody_knows_is_refused(refused: Refused, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write_text(record_of(shelf(), SOLO.log)))
    assert "There is no player “grandmaster”" in refused(["analyse", str(path), "--player", "grandmaster"])


@pytest.mark.long
def test_a_real_adviser_of_the_roster_advises(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write_text(record_of(shelf(), SOLO.log[:4])))
    told = json.loads(run(["analyse", str(path), "--player", "search:4n", "--json"]).out)
    assert len(told["moves"]) >= 1 and told["start"] > 20


def test_a_curve_has_a_column_for_each_value_and_names_its_heights() -> None:
    assert graph([0, 7, 3.4], height=8) == [
        "7 | *",
        "6 |",
        "5 |",
        "4 |",
        "3 |  *",
        "2 |",
        "1 |",
        "0 |*",
    ]
    assert graph([5, 5], height=2) == ["5 |", "5 |**"]
