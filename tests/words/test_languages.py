"""Which language a command and a browser get."""

from pathlib import Path

import pytest

from cartographers.words import languages as module
from cartographers.words.book import listed
from cartographers.words.languages import best_language, language_name, language_of, languages


@pytest.fixture(autouse=True)
def all_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the texts of all five languages were complete."""
    monkeypatch.setattr(module, "languages", lambda: ("en", "cs", "pl", "ru", "uk"))


def test_english_is_there_and_every_language_has_a_name() -> None:
    assert languages()[0] == "en"
    assert language_name("uk") == "Українська"
    assert language_name("cs") == "Čeština"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "pl_PL@euro"}, "pl"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "uk_UA.UTF-8", "LANGUAGE": "tlh:pl:cs"}, "pl"),
        ({"LANG": "uk_UA.UTF-8", "LANGUAGE": "en_GB:uk"}, "en"),
        ({"LC_ALL": "C", "LANGUAGE": "pl"}, "en"),
        ({"LC_ALL": "", "LANG": "uk"}, "uk"),
    ],
)
def test_the_environment_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("uk-UA", "uk"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de, pl;q=0.7, cs;q=0.9", "cs"),
        ("de, fr;q=0.5", "en"),
        ("en-GB, uk;q=0.9", "en"),
        ("uk;q=0, ru;q=0.1", "ru"),
        ("RU-ru ; q=0.3", "ru"),
        ("uk;q=much, pl;q=0.1", "pl"),
        ("cs;level=1", "cs"),
        (",,;q=1,", "en"),
    ],
)
def test_a_browser_tells_the_language(header: str, language: str) -> None:
    assert best_language(header) == language


def test_a_language_that_is_not_complete_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "languages", lambda: ["en", "cs"])
    assert best_language("uk, cs;q=0.5") == "cs"
    assert language_of({"LANG": "uk_UA.UTF-8"}) == "en"


def test_a_list_has_commas() -> None:
    assert listed(["B4", "C4", "C5"]) == "B4, C4, C5"
    assert listed([]) == ""


def test_a_folder_with_all_texts_is_a_language_and_one_without_some_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("en/game.ftl", "en/page.ftl", "de/game.ftl", "de/page.ftl", "sv/game.ftl", "notes/more.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(module, "files", lambda package: tmp_path)
    languages.cache_clear()
    assert languages() == ("en", "de") and language_name("de") == "Deutsch"
    languages.cache_clear()
