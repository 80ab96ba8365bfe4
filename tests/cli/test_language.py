"""The language of the commands."""

import pytest

import cartographers.cli
from cartographers.cli import COMMANDS
from cartographers.cli.common.errors import CommandError
from cartographers.cli.common.language import take_language
from cartographers.cli.common.parser import usage_error
from cartographers.words.book import Words, words
from cartographers.words.bundle import Bundle
from cartographers.words.languages import languages
from cartographers.words.reader import Source, scan
from cli.commands import Refused, Run
from words.sources import FOLDER, names_of_files


@pytest.mark.parametrize(
    ("arguments", "rest"),
    [
        ("--language en score x", "score x"),
        ("score --language en x", "score x"),
        ("score x --language=en", "score x"),
        ("score x", "score x"),
        ("score -- --language en", "score -- --language en"),
    ],
)
def test_the_option_may_stand_anywhere(arguments: str, rest: str) -> None:
    assert take_language(arguments.split(), {}) == ("en", rest.split())


@pytest.mark.parametrize("arguments", ["--language tlh", "--language", "score --language="])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(arguments: str) -> None:
    with pytest.raises(CommandError, match="--language is one of en"):
        take_language(arguments.split(), {})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help_in_every_language(run: Run, command: str, language: str) -> None:
    outcome = run(f"{command} --help --language {language}")
    assert outcome.code == 0 and f"  cartographers {command}" in outcome.out


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the environment asked for a language with texts of its own, and the rest as in English."""
    sources: dict[str, Source] = {}
    for file in names_of_files():
        sources |= scan((FOLDER / "en" / file).read_text(encoding="utf-8"))
    sources |= scan(
        "help-usage = ВИКОРИСТАННЯ:\n"
        "help-options = ПАРАМЕТРИ\n"
        "help-help = ДОПОМОГА\n"
        "usage-unknown = НЕВІДОМО: { $words }\n"
        "letter-A = А\n"
        "letter-B = Б\n"
        "simulate-mean = СЕРЕДНЄ\n"
    )
    texts = Words(Bundle("uk", sources))
    monkeypatch.setattr(cartographers.cli, "words", lambda language: texts)


@pytest.mark.usefixtures("shouting")
def test_the_help_has_no_english_words_of_argparse(run: Run) -> None:
    shown = run("simulate --help").out
    assert shown.startswith("ВИКОРИСТАННЯ: cartographers simulate")
    assert "\nПАРАМЕТРИ:\n  -h, --help" in shown and "ДОПОМОГА" in shown
    assert not any(word in shown for word in ("usage:", "options:", "positional arguments", "show this help"))


@pytest.mark.usefixtures("shouting")
def test_an_error_of_usage_is_said_in_the_language(refused: Refused) -> None:
    assert refused("score --colour").startswith("НЕВІДОМО: --colour")


@pytest.mark.usefixtures("shouting")
def test_numbers_letters_and_headings_are_those_of_the_language(run: Run) -> None:
    outcome = run("simulate --games 2 --seed 1")
    assert outcome.lines[0].startswith("2 games on sheet А (")  # a Cyrillic А
    assert outcome.lines[2].split()[2] == "СЕРЕДНЄ"
    assert "," in outcome.lines[3].split()[2] and "." not in outcome.lines[3]


@pytest.mark.usefixtures("shouting")
def test_json_is_the_same_in_every_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    there = run("simulate --games 2 --json").out
    monkeypatch.setattr(cartographers.cli, "words", words)
    assert run("simulate --games 2 --json").out == there


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("unrecognized arguments: --colour", "unknown arguments: --colour"),
        ("the following arguments are required: FILE", "missing arguments: FILE"),
        ("argument --seed: expected one argument", "argument --seed: this takes one argument"),
        (
            "argument --to: invalid choice: 'xml' (choose from 'text', 'json')",
            "argument --to: 'xml' is not one of the choices ('text', 'json')",
        ),
        (
            "argument --to: not allowed with argument --json",
            "argument --to: cannot be used together with --json",
        ),
        (
            "argument --json: ignored explicit argument 'yes'",
            "argument --json: this takes no value: 'yes'",
        ),
        ("argument --depth: invalid int value: 'deep'", "argument --depth: 'deep' is not a valid value"),
    ],
)
def test_the_sentences_of_argparse_are_said_in_our_words(message: str, said: str) -> None:
    assert usage_error(words(), message) == said


def test_an_unknown_sentence_is_shown_as_it_is() -> None:
    assert usage_error(words(), "the moon is full") == "the moon is full"
