"""`cartographers play`: whole games typed through a pipe."""

import builtins
import subprocess
import sys
from pathlib import Path
from re import fullmatch

import pytest

from cartographers.cli.play.season_page import as_scored
from cartographers.rules.season import monsters_toll
from cartographers.rules.state import Scored
from cartographers.rules.timetable import season_edicts
from cli.commands import Refused, Run
from testkit import heroes_setup, whole_game

#: `n` holds the piece where it fits, Enter draws it; whatever else is asked, one of the two answers it.
LINES = "n\n\n" * 2000


def test_a_solo_game_is_played_to_its_end(run: Run) -> None:
    outcome = run("play --seed 3", LINES)
    assert outcome.code == 0
    assert outcome.err == ""
    for page in ("Spring is over", "Summer is over", "Fall is over", "Winter is over", "The game is over"):
        assert page in outcome.out
    assert outcome.lines[-3].startswith("Solo rating −")
    assert outcome.lines[-1].startswith("Thanks for playing!")


def test_two_people_play_at_one_keyboard_and_ambush_each_other(run: Run) -> None:
    outcome = run("play --seed 5 --players you,you --names Ann,Bob", LINES)
    assert outcome.code == 0
    assert "Hand the keyboard to Bob. Press Enter when nobody else is looking." in outcome.out
    assert "Ann  ·  on Bob’s map" in outcome.out
    assert "Bob  ·  on Ann’s map" in outcome.out
    assert "Bob on your map: monster" in outcome.out or "Ann on your map: monster" in outcome.out
    assert outcome.lines[-4].startswith("1.  ")


def test_heroes_and_skills_are_played_to_the_end(run: Run) -> None:
    for seed in range(2):
        outcome = run(f"play --seed {seed} --boxes heroes,skills,ambush", LINES)
        assert outcome.code == 0
        assert "Place the hero on an empty space" in outcome.out
        assert " s1 " in outcome.out


def test_people_and_programs_play_heroes_with_skills_at_one_table(run: Run) -> None:
    outcome = run("play --seed 2 --boxes base,heroes,skills --sheet D --players you,chance*3,you", LINES)
    assert outcome.code == 0
    assert "The game is over" in outcome.out
    names = ("Player 1", "Bot 1", "Bot 2", "Bot 3", "Player 5")
    assert all(any(f".  {name} " in line for line in outcome.lines[-7:]) for name in names)


def test_a_large_table_is_not_told_about_everybody(run: Run) -> None:
    outcome = run("play --seed 2 --players you,chance*20", LINES)
    assert outcome.code == 0
    assert [line for line in outcome.lines if fullmatch(r"Player \d+: .*", line)] == []


@pytest.mark.parametrize("seed", range(8))
def test_what_is_explained_is_the_map_as_it_was_scored_before_monsters_spread(seed: int) -> None:
    table = whole_game(heroes_setup(seats=2), seed)
    for transition in table.history():
        for news in transition.after.news:
            if isinstance(news, Scored):
                first, second = season_edicts(transition.after, news.season)
                for seat, score in enumerate(news.scores):
                    sheet = as_scored(transition, seat)
                    worth = first.worth(sheet), second.worth(sheet), monsters_toll(sheet)
                    assert worth == (score.first, score.second, score.monsters)


def test_the_same_seed_deals_the_same_game(run: Run) -> None:
    typed = LINES[:120]
    assert run("play --seed 8", typed).out == run("play --seed 8", typed).out


def test_undo_does_not_show_a_hidden_card_but_practice_may(run: Run) -> None:
    outcome = run("play --seed 3", "n\n\nu\nq\n")
    assert "Too late to take that back: something has been revealed since." in outcome.out
    outcome = run("play --seed 3 --practice", "n\n\nu\nq\n")
    first, second = (part for part in outcome.out.split("Type a space")[0:3:2])
    assert "Taken back." in outcome.out
    assert second.count("Rift Lands") == first.count("Rift Lands")


def test_there_is_nothing_to_take_back_before_the_first_decision(run: Run) -> None:
    assert "Too late to take that back" in run("play --seed 3", "u\nq\n").out


@pytest.mark.parametrize("typed", ["", "B4\n", "q\n", "B4\nquit\n"])
def test_leaving_is_polite(run: Run, typed: str) -> None:
    outcome = run("play --seed 3", typed)
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.lines[-1] == "See you soon! To play the same deal again: --seed 3"


def test_ctrl_c_leaves_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    outcome = run("play --seed 3")
    assert outcome.code == 130
    assert outcome.err == "\n"
    assert outcome.lines[-1] == "See you soon! To play the same deal again: --seed 3"


def test_a_game_is_saved_and_never_over_another_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = f"n\n\nn\n\nsave {path}\nsave {path}\nq\n"
    outcome = run("play --seed 3", typed)
    assert f"Saved up to the last complete turn: {path}" in outcome.out
    assert f"{path} already exists and will not be overwritten." in outcome.out
    assert run(["replay", str(path)]).code == 0
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]


def test_a_saved_game_is_played_on_with_its_seed(run: Run, tmp_path: Path, refused: Refused) -> None:
    path = tmp_path / "game.txt"
    whole = run("play --seed 3", LINES).lines[-4:]
    run("play --seed 3", "n\n\n" * 3 + f"save {path}\nq\n")
    assert run(["play", "--seed", "3", "--resume", str(path)], LINES).lines[-4:] == whole
    assert refused(["play", "--seed", "4", "--resume", str(path)]).endswith("was not dealt from --seed 4.")
    assert "give the --seed" in refused(["play", "--resume", str(path)])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players you,chance*100", "A game has 1 to 100 players"),
        ("--players chance", "Nobody is at the keyboard"),
        ("--players you,bot", "There is no player “bot”. Choose from: "),
        ("--players ,", "Nobody is playing"),
        ("--seed -1", "The deal (--seed) must be a whole number, 0 or greater, not “-1”."),
        ("--seed x", "The deal (--seed) must be a whole number, 0 or greater, not “x”."),
        ("--sheet E", "There is no sheet “E”. Choose from: A, B, C, D"),
        (
            "--boxes skills",
            "A game needs explore cards. Chosen: skills. Add one of these boxes: base, heroes.",
        ),
        ("--boxes chess", "There is no box “chess”"),
        ("--edicts silos", "The scoring card Silos comes from a box that this game doesn’t use: "),
        ("--edicts greenbough,treetower", "The four edicts must be one scoring card of each kind"),
        ("--skills stealth", "Choose 3 different skills, or none. Chosen: 1."),
        ("--ambushes gnoll-raid", "Choose exactly 4 ambush cards"),
        ("--names Ann,Bob", "2 names for 1 player"),
        ("--boxes heroes --no-heroes", "Heroes on its own is always played with its hero cards"),
    ],
)
def test_an_impossible_game_is_refused_in_one_sentence(refused: Refused, words: str, said: str) -> None:
    assert refused(f"play {words}").startswith(said)


def test_without_a_terminal_there_is_no_colour() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "cartographers", "play", "--seed", "3"],
        input="n\n\nq\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert "\x1b" not in shown.stdout
    assert shown.stderr == ""
