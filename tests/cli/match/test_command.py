"""`cartographers match`: the games it plays, its output and its errors."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from re import findall
from time import monotonic, sleep

import pytest

import cartographers.cli.match
from cartographers.boxes import shelf
from cli.match.commands import RefusedMatch, RunMatch
from words.sources import keys_in


def test_it_tells_of_players_pairs_titles_and_time(run: RunMatch) -> None:
    outcome = run("--players greedy,chance --deals 3 --seed 4")
    assert outcome.code == 0
    blocks = [block.splitlines() for block in outcome.out.split("\n\n")]
    assert blocks[0] == ["3 deals on sheet A (Wilderness), numbers 4 to 6, each player alone"]
    assert [line.split()[0] for line in blocks[1]] == ["player", "greedy", "chance"]
    assert blocks[2][1].startswith("greedy − chance  +")
    assert len(blocks[3]) == len(shelf().titles) + 2
    assert blocks[4][0].split() == ["ms", "a", "move", "median", "p99"]
    assert len(blocks) == 5


def test_the_document_has_everything_for_each_player_and_each_two(run: RunMatch) -> None:
    told = json.loads(run("--players chance,greedy --deals 4 --json").out)
    assert told["deals"] == 4
    assert [player["player"] for player in told["players"]] == ["chance", "greedy"]
    for player in told["players"]:
        assert sorted(player) == ["elo", "lost", "ms", "player", "rating", "titles", "total"]
        assert sum(player["titles"].values()) == pytest.approx(1)
        assert 0 < player["ms"]["median"] <= player["ms"]["p99"]
    assert [pair["players"] for pair in told["pairs"]] == [
        list(pair) for pair in combinations(["chance", "greedy"], 2)
    ]
    assert told["pairs"][0]["difference"]["mean"] < 0
    assert told["players"][0]["elo"] == {"mean": 0, "margin": 0}
    assert told["players"][1]["elo"]["mean"] > 0


@pytest.mark.long
def test_several_processes_play_the_same_match(run: RunMatch) -> None:
    words = "--players chance --deals 8 --boxes heroes,skills --json"
    alone, together = (json.loads(run(words, "--jobs", jobs).out) for jobs in (1, 2))
    for told in (alone, together):
        del told["players"][0]["ms"]
    assert alone == together


@pytest.mark.long
def test_at_a_table_there_is_no_rating_and_no_title(run: RunMatch) -> None:
    outcome = run("--players greedy,chance --seats 3 --deals 2 --boxes base,skills")
    assert outcome.out.splitlines()[0].endswith("numbers 0 to 1, 3 seats at one table")
    assert "rating" not in outcome.out and "title" not in outcome.out


def test_a_table_has_as_many_seats_as_players_unless_told_otherwise(run: RunMatch) -> None:
    assert "2 seats at one table" in run("--players greedy,chance --mode table --deals 1").out


def test_a_match_is_taken_up_again_from_its_file(run: RunMatch, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole = run("--players chance --suite A-base --deals 6 --json", "--out", path).out
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4]) + lines[4][:30])
    again = run("--players chance --suite A-base --deals 6 --json", "--out", path).out
    assert len(path.read_text().splitlines()) == 7
    assert again.split('"ms"')[0] == whole.split('"ms"')[0]


def test_a_plot_is_a_new_file(run: RunMatch, refused: RefusedMatch, tmp_path: Path) -> None:
    path = tmp_path / "match.svg"
    assert run("--players chance --deals 2", "--plot", path).code == 0
    assert path.read_text().startswith("<svg")
    assert refused("--players chance --deals 2", "--plot", path).endswith(
        "will not be overwritten. Name another one."
    )


@pytest.mark.real_clock
def test_ctrl_c_tells_what_is_known_and_keeps_what_is_played(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    words = ["match", "--players", "chance", "--deals", "100000", "--jobs", "2", "--out", str(path)]
    with _hearing_interrupts():
        playing = subprocess.Popen(
            [sys.executable, "-m", "cartographers", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # so that, as in a terminal, all its processes are interrupted
        )
    wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") > 3)
    os.killpg(playing.pid, signal.SIGINT)
    told, said = playing.communicate(timeout=120)
    games = path.read_text().splitlines()[1:]
    assert playing.returncode == 130
    assert said == f"Stopped; {len(games)} games are in the file; the same command continues.\n"
    assert "mean total" in told
    assert all(json.loads(game)["seats"] == ["chance"] for game in games)


@contextmanager
def _hearing_interrupts() -> Iterator[None]:
    """A shell starts background jobs with interrupts ignored, and these tests may be one.

    A new process inherits that; a handler of ours it does not inherit, but starts with the default. Changing
    it in the new process instead (``preexec_fn``) would fork this one, which libraries with threads warn of.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def wait_for(happened: Callable[[], bool]) -> None:
    began = monotonic()
    while not happened():
        assert monotonic() - began < 120
        sleep(0.05)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players nobody", "There is no player “nobody”. Choose from: "),
        ("--players greedy:fast", "greedy takes no setting: write greedy instead of “greedy:fast”."),
        ("--players ,", "Nobody is playing: name at least one player."),
        ("--players chance,greedy,chance", "chance is named twice"),
        ("--deals 0", "The number of deals (--deals) must be a whole number, 1 or greater, not “0”."),
        ("--jobs 0", "The number of jobs (--jobs) must be a whole number, 1 or greater"),
        ("--seed -1", "The deal (--seed) must be a whole number, 0 or greater"),
        ("--seats 1", "The number of seats (--seats) must be a whole number, 2 or greater"),
        ("--seats 101", "A game has 1 to 100 players, not 101."),
        ("--seats 2 --mode solo", "--mode solo is for playing alone"),
        ("--players chance --mode table", "A table has at least two seats"),
        ("--engine slurm", "argument --engine: 'slurm' is not one of the choices"),
        ("--sheet Z", "There is no sheet “Z”"),
        ("--boxes skills", "A game needs explore cards"),
        ("--suite A-bass", "There is no suite “A-bass”. Did you mean A-base"),
        ("--suite A-base --deals 1001", "A suite has 1000 deals, not 1001."),
        ("--suite A-base --sheet B --seed 0", "--suite A-base says which deals are played: leave out --seed"),
        ("--suite A-base --boxes base", "--suite A-base says which deals are played: leave out --boxes"),
        ("--suite A-base --no-heroes", "--suite A-base says which deals are played: leave out --heroes"),
        (
            "--out nowhere/match.jsonl",
            "nowhere/match.jsonl cannot be written. There is no such file or folder.",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    refused: RefusedMatch, words: str, said: str
) -> None:
    assert refused(words).startswith(said)


def test_three_players_do_not_fit_at_two_seats(refused: RefusedMatch) -> None:
    sentence = "3 players at 2 seats: everyone needs a seat at every table."
    assert refused("--players chance,greedy,planner --seats 2") == sentence


def test_every_text_of_a_match_is_there_and_none_is_left_over() -> None:
    source = "\n".join(
        path.read_text() for path in Path(cartographers.cli.match.__file__).parent.glob("*.py")
    )
    spoken = set(findall(r'"(match-[a-z0-9.-]+)"', source))
    assert spoken == {key for key in keys_in("en", "terminal.ftl") if key.startswith("match-")}


EXAMPLE = Path(__file__).parents[3] / "examples" / "bots" / "snug.py"
BAD = Path(__file__).parents[2] / "programs" / "bad_bot.py"


def test_a_program_plays_and_what_it_failed_at_is_told(run: RunMatch, tmp_path: Path) -> None:
    bad = f"{sys.executable} {BAD} illegal {tmp_path / 'begun'}:30s"
    good = f"{sys.executable} {EXAMPLE}:30s"
    words = ["--players", f"{good},{bad},chance", "--mode", "table", "--deals", "1"]
    kept = ["--out", str(tmp_path / "games.jsonl")]
    outcome = run(*words, *kept)
    assert outcome.code == 0
    told = outcome.out.split("\n\n")[-1].splitlines()
    assert told[0] == f"{bad} failed in 1 deal, which counts as lost:"
    assert told[1].startswith("  deal 0: Its decision “f A1” is not legal: ")
    again = run(*words, *kept, "--json")
    players = json.loads(again.out)["players"]
    assert [len(player["lost"]) for player in players] == [0, 1, 0]
    assert players[1]["lost"][0]["why"].startswith("its decision 'f A1' is not legal: ")


def test_a_program_that_does_not_say_hello_ends_the_match_before_it_begins(refused: RefusedMatch) -> None:
    assert refused("--players", "/bin/true,chance") == ("/bin/true cannot play. It exited with code 0.")


def test_a_program_that_is_not_there_is_named(refused: RefusedMatch) -> None:
    assert refused("--players", "./mybot,chance").startswith(
        "“./mybot” cannot be run: there is no such program"
    )
