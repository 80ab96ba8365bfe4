"""`cartographers play --plain`: a whole game as sentences, kept as a transcript.

After a change of the sentences the transcript is written anew and read by a person:
`cartographers play --plain --seed 4 < solo.typed > solo.txt` in `tests/cli/play/transcripts`.
"""

from itertools import chain
from pathlib import Path
from re import fullmatch, search

import pytest

from cartographers.words.languages import languages
from cli.commands import Run
from commands.whole_turn import DEAL, TURN, typed
from testkit.long_forms import every

TRANSCRIPTS = Path(__file__).parent / "transcripts"
TYPED = (TRANSCRIPTS / "solo.typed").read_text(encoding="utf-8")
#: `next` holds the shape where it fits, `nothing` declares no skill, `confirm` goes on.
LINES = "next\nnothing\nconfirm\n" * 1500


def test_a_whole_solo_game_sounds_as_it_did(run: Run) -> None:
    outcome = run("play --plain --seed 4", TYPED)
    assert outcome.code == 0
    assert outcome.out == (TRANSCRIPTS / "solo.txt").read_text(encoding="utf-8")
    assert "The game is over." in outcome.lines


def test_nothing_is_drawn_with_characters_and_every_line_is_a_sentence(run: Run) -> None:
    told = [line for line in run("play --plain --seed 4", TYPED).lines if line and not line.startswith(">")]
    # A command in help and a place in a list begin with what is typed; all lines end like sentences.
    assert [line for line in told if not fullmatch(r"\S.*([.:?!★]|--seed 4)", line)] == []


@pytest.mark.parametrize("language", every(languages(), short=["uk"]))
def test_people_bots_skills_and_heroes_are_played_to_the_end(run: Run, language: str) -> None:
    game = "play --plain --seed 2 --boxes base,heroes,skills --sheet D --players you,chance,you"
    outcome = run(f"{game} --language {language}", LINES)
    assert outcome.code == 0
    assert outcome.err == ""
    place = r"(\S+ [1-3]|[1-3]\.\s\S+): .*"
    assert len([line for line in outcome.lines[-4:] if fullmatch(place, line)]) == 3


def answers(run: Run, language: str) -> list[list[str]]:
    """What each line of a whole turn is answered in a language, in its own words."""
    lines = typed(language)
    outcome = run(f"play --plain --seed {DEAL} --language {language}", "\n".join(lines))
    _, *parts = outcome.out.split("\n> ")
    told = [part.splitlines() for part in parts[: len(lines)]]
    assert [line for line, *_ in told] == lines
    return [said for _, *said in told]


@pytest.mark.parametrize("language", languages()[1:])
def test_a_whole_turn_is_played_in_the_words_of_each_language(run: Run, language: str) -> None:
    english, told = answers(run, "en"), answers(run, language)
    # One fact a line: as many as in English, each ends like a sentence, and none was left in English.
    assert [len(lines) for lines in told] == [len(lines) for lines in english]
    for ours, theirs in zip(chain.from_iterable(told), chain.from_iterable(english), strict=True):
        assert search(r"[.:?!]$", ours)
        assert ours != theirs or not search(r"[A-Za-z]{4}", ours)
    # What was held at A10 has been drawn there; the cluster is what was confirmed.
    after = dict(zip(TURN, told, strict=False))
    assert "A10, " in after["region A10"][0]


def test_rules_and_records_are_there_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    outcome = run("play --plain --seed 4", f"rules ruins\nsave {file}\nquit\n")
    assert outcome.code == 0
    assert f"Saved up to the last complete turn: {file}" in outcome.out
    assert file.read_text(encoding="utf-8")
