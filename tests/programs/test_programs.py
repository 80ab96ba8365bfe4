"""Programs in a game: they are told what their seat may know, and one that fails loses that game only."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cartographers.contest.match import Match, Played
from cartographers.contest.results import results
from cartographers.programs.program import BadProgram, is_program, read_program
from cartographers.programs.seating import Programs
from cartographers.table.plan import Plan

BAD = Path(__file__).parent / "bad_bot.py"
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "snug.py"
#: More than any answer needs, but for the program that never answers.
PATIENT, IMPATIENT = "30s", "50ms"


@pytest.fixture
def programs() -> Iterator[Programs]:
    running = Programs()
    yield running
    running.close()


def play(programs: Programs, match: Match, deals: int) -> list[Played]:
    games = []
    for job in match.jobs(deals):
        table = match.open_table(job.deal)
        with programs.seated(job.seats, match.seed + job.deal, table) as players:
            games.append(match.play_at(table, job, players))
    return games


def test_a_program_of_windows_is_found_by_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("shutil.which", lambda name: name)
    word = r"C:\bots\my.exe --deep:500ms"
    assert is_program(word)
    assert read_program(word) == (word, ("C:/bots/my.exe", "--deep"), 0.5)


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("crash", "bot-ended-error"),
        ("hang", "bot-late"),
        ("illegal", "bot-illegal"),
        ("misread", "bot-answer"),
        ("late-step", "bot-answer"),
        ("chatter", "bot-not-json"),
        ("long", "bot-line"),
        ("wrong-type", "bot-answer"),
        ("questions", "bot-answer"),
    ],
)
def test_a_program_that_fails_loses_that_deal_and_plays_the_next(
    programs: Programs, tmp_path: Path, how: str, code: str
) -> None:
    time = IMPATIENT if how == "hang" else PATIENT
    bad = f"{sys.executable} {BAD} {how} {tmp_path / 'begun'}:{time}"
    match = Match((bad, "chance"), Plan(seats=2))
    # The hanging one may be late in the second game, too, on a busy computer.
    games = play(programs, match, 1 if how == "hang" else 2)
    reason = games[0].forfeit(0)
    assert reason is not None and reason["code"] == code
    assert games[0].forfeit(1) is None
    assert all(not game.forfeits for game in games[1:])
    found = results(match, games, len(games))
    assert found.standings[0].totals[0] < found.standings[1].totals[0]
    assert [lost.deal for lost in found.standings[0].forfeits] == [0]


def test_the_reason_names_the_last_line_that_a_program_wrote_before_it_ended(
    programs: Programs, tmp_path: Path
) -> None:
    match = Match((f"{sys.executable} {BAD} crash {tmp_path / 'begun'}",), Plan())
    (game,) = play(programs, match, 1)
    reason = game.forfeit(0)
    assert reason is not None and "RuntimeError: no more ideas" in reason["sentence"]


def test_a_program_of_another_version_loses(programs: Programs, tmp_path: Path) -> None:
    match = Match((f"{sys.executable} {BAD} version {tmp_path / 'begun'}",), Plan())
    (game,) = play(programs, match, 1)
    reason = game.forfeit(0)
    assert reason is not None and reason["code"] == "bot-version"


def test_a_lost_deal_counts_below_every_other_and_has_no_title() -> None:
    lost = ({"code": "bot-late", "text": "error-bot-late", "sentence": "late", "values": {}},)
    match = Match(("./a", "b", "c"), Plan())
    games = [
        Played(0, ("./a",), (70,), (0,), 5, "apprentice-surveyor", ((1.0,),), lost),
        Played(0, ("b",), (-9,), (0,), -74, None, ((1.0,),)),
        Played(0, ("c",), (40,), (0,), -25, "oblivious-inkdrinker", ((1.0,),)),
    ]
    first, second, third = results(match, games, 1).standings
    assert (first.totals, second.totals, third.totals) == ((-10,), (-9,), (40,))
    assert first.rating is not None and first.rating.mean == -75
    assert first.titles is not None and first.titles[""] == 1


def test_one_process_plays_all_deals(programs: Programs) -> None:
    match = Match((f"{sys.executable} {EXAMPLE}:{PATIENT}", "chance"), Plan(seats=3))
    games = play(programs, match, 2)
    assert all(not game.forfeits for game in games)
    # A player of two seats has two processes; both wait for the next deal.
    program = read_program(match.players[0])
    running = {id(programs.take(program)) for _ in range(2)}
    assert len(running) == 2


@pytest.mark.parametrize(
    ("word", "program"),
    [
        ("./mybot", True),
        ("../mybot:1s", True),
        ("/usr/bin/mybot", True),
        ("~/mybot", True),
        ("python3 mybot.py", True),
        (r"C:\bots\mybot.exe", True),
        ("search:1s/frida", False),
        ("greedy", False),
    ],
)
def test_a_program_is_named_by_a_path_or_a_command(word: str, program: bool) -> None:
    assert is_program(word) is program


def test_the_time_for_a_decision_stands_after_a_colon() -> None:
    assert read_program("/bin/cat").milliseconds == 1000
    assert read_program("/bin/cat:250ms").milliseconds == 250
    assert read_program("/bin/cat -u:2s").command[1:] == ("-u",)


@pytest.mark.parametrize("word", ["./no-such-bot", "'./mybot", "/etc/passwd"])
def test_what_cannot_be_run_is_said(word: str) -> None:
    with pytest.raises(BadProgram):
        read_program(word)
