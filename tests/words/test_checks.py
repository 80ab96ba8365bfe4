"""The checks of texts find what they are there for."""

from pathlib import Path

import pytest

from cartographers.words.reader import read_all
from cartographers.words.syntax import Choice, expressions_in
from words import stale as stale_module
from words.faults import faults_of_choice
from words.glossary import sheet_of
from words.stale import fingerprint, keep_as_read, latest, stale
from words.typography import faults_in, faults_in_sentence, has_word, left_alone

NO_BREAK_SPACE = "\u00a0"


@pytest.mark.parametrize(
    ("language", "piece", "fault"),
    [
        ("en", "Shuffling...", "three dots"),
        ("en", "Shuffling …", "a space before …"),
        ("en", "85 %", "a space before %"),
        ("uk", "Тасуємо...", "three dots"),
        ("uk", "Тасуємо …", "a space before …"),
        ("uk", "мiсце", "Latin and Cyrillic"),  # the i is Latin
        ("cs", "vоda", "Latin and Cyrillic"),  # the o is Cyrillic
        ("pl", "Лас", "a Cyrillic letter"),
        ("uk", "ліс a поле", "a Latin letter as a word"),
        ("uk", "объект", "the letter ъ"),
        ("ru", "вiд і від", "the letter і"),
        ("uk", "“слово”", "the quote"),
        ("cs", "«slovo»", "the quote «"),
        ("pl", "„słowo“", "the quote “"),
        ("ru", "«слово", "not closed"),
        ("cs", "„slovo", "not closed"),
        ("uk", "'слово'", "straight quote"),
        ("uk", 'об"єкт', "straight quote"),
        ("uk", "3 ★", "before ★"),
        ("cs", "3★", "before ★"),
        ("uk", "3 %", "before %"),
        ("ru", "3%", "before %"),
        ("pl", f"3{NO_BREAK_SPACE}%", "a space before %"),
    ],
)
def test_a_wrong_character_is_found(language: str, piece: str, fault: str) -> None:
    assert any(fault in found for found in faults_in(language, "page.ftl", piece))


def test_a_straight_apostrophe_in_an_english_sentence_is_found() -> None:
    assert [*faults_in_sentence("en", "the map's edge")] == ["a straight apostrophe"]
    assert not [*faults_in_sentence("en", "the map’s edge: pip install 'cartographers[server]'")]


@pytest.mark.parametrize(
    ("language", "piece"),
    [
        ("en", "the map’s edge, 3 ★"),
        ("uk", f"3{NO_BREAK_SPACE}★ за «Пущу», 5{NO_BREAK_SPACE}%: клітинка B4…"),
        ("ru", f"«Слово „внутри“», 3{NO_BREAK_SPACE}★"),
        ("cs", f"„slovo“, 3{NO_BREAK_SPACE}%"),
        ("pl", f"„słowo”, 3{NO_BREAK_SPACE}★, 3%"),
    ],
)
def test_right_characters_are_left_alone(language: str, piece: str) -> None:
    assert list(faults_in(language, "page.ftl", piece)) == []


@pytest.mark.parametrize(
    ("language", "piece", "alone"),
    [
        ("ru", "Приложите к планшету", True),
        ("ru", f"Приложите к{NO_BREAK_SPACE}планшету", False),
        ("uk", "Так. У колоді", True),
        ("uk", "ім’я гравця", False),
        ("uk", "укази Б, В і Г", True),
        ("uk", f"укази Б, В і{NO_BREAK_SPACE}Г", False),
        ("cs", "kámen a hora", True),
        ("pl", "Z rąk do rąk", True),
        ("pl", "edykt A teraz", False),
        ("de", "a b", False),
    ],
)
def test_a_word_of_one_letter_that_can_end_a_line_is_found(language: str, piece: str, alone: bool) -> None:
    assert left_alone(language, piece) is alone


def test_commands_are_typed_with_straight_quotes() -> None:
    assert list(faults_in("uk", "terminal.ftl", "pip install 'cartographers[server]'")) == []


@pytest.mark.parametrize(
    ("language", "variants", "fault"),
    [
        ("en", "*[other] { $n }", ""),
        ("en", "[one] a\n *[other] b", ""),
        ("en", "[one] a\n *[many] b", "no variant for other"),
        ("uk", "[one] { $n } a\n *[other] { $n } b", "no variant for few, many"),
        ("uk", "[one] { $n } a\n [few] { $n } b\n *[many] { $n } c", ""),
        ("uk", "[1] a\n [one] { $n } a\n [few] { $n } b\n [many] { $n } c\n *[other] { $n } d", ""),
        ("uk", "[one] a\n [few] { $n } b\n *[many] { $n } c", "[one] is also 21"),
        ("uk", "[one] a\n [few] b\n *[many] c", ""),
        ("pl", "[one] a\n [few] { $n } b\n *[many] { $n } c", ""),
        ("cs", "[one] a\n [few] b\n *[other] c", ""),
        ("cs", "[one] a\n *[many] b", "no variant for few, other"),
        ("uk", "[one] { $n }\n [1] a\n [few] { $n }\n *[many] { $n }", "come before"),
        ("uk", "[4] a\n *[other] b", ""),
        ("uk", "[summer] a\n *[other] b", ""),
    ],
)
def test_a_plural_form_that_is_missing_is_found(language: str, variants: str, fault: str) -> None:
    pattern = read_all(f"a = {{ $n ->\n {variants}\n }}\n")["a"].value
    choice = next(one for one in expressions_in(pattern or ()) if isinstance(one, Choice))
    found = "; ".join(faults_of_choice(language, choice))
    assert fault in found if fault else not found


def test_a_word_that_is_ruled_out_is_found_whatever_its_case() -> None:
    assert has_word("Порожня Клітина.", "клітина")
    assert not has_word("Порожня клітинка.", "клітина")
    assert has_word("на край карти", "край карти")
    assert has_word("кластерами", "кластер*")


def test_the_tables_of_a_style_sheet_are_read() -> None:
    sheet = sheet_of("uk")
    assert sheet.terms["star"] == ("зірка", "зірки", "зірок")
    assert sheet.forbidden["едикт"] == "указ"


def test_a_message_is_as_old_as_its_youngest_line_and_comments_do_not_count() -> None:
    text = "# a comment\none = One\n    more\n\n    still one\n\ntwo = { $n ->\n   *[other] Two\n}\n"
    assert latest(text, [9, 1, 3, 9, 5, 9, 2, 4, 2]) == {"one": 5, "two": 4}


def test_a_message_that_was_read_again_is_stale_no_more_until_its_english_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = {"en": {"play-bye": 5, "play-thanks": 5}, "uk": {"play-bye": 3, "play-thanks": 3}}
    monkeypatch.setattr(stale_module, "READ", tmp_path / "read")
    monkeypatch.setattr(stale_module, "files_of", lambda language: ["terminal.ftl"])
    monkeypatch.setattr(stale_module, "changes", lambda language, file: times[language])
    bye, thanks = "terminal.ftl: play-bye", "terminal.ftl: play-thanks"
    assert [*stale("uk")] == [bye, thanks]
    assert keep_as_read("uk", ["play-bye"]) == [thanks]
    assert [*stale("uk")] == [thanks]
    assert keep_as_read("uk", []) == [] == [*stale("uk")]
    monkeypatch.setattr(stale_module, "text_of", lambda language, file: "play-bye = New\nplay-thanks = New\n")
    assert [*stale("uk")] == [bye, thanks]


def test_what_is_no_longer_older_than_its_english_is_not_kept_as_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = {"en": {"play-bye": 5}, "uk": {"play-bye": 3}}
    monkeypatch.setattr(stale_module, "READ", tmp_path / "read")
    monkeypatch.setattr(stale_module, "files_of", lambda language: ["terminal.ftl"])
    monkeypatch.setattr(stale_module, "changes", lambda language, file: times[language])
    keep_as_read("uk", [])
    file = tmp_path / "read" / "uk.txt"
    assert file.read_text() == f"terminal.ftl: play-bye {fingerprint('terminal.ftl: play-bye')}\n"
    times["uk"]["play-bye"] = 7
    keep_as_read("uk", [])
    assert file.read_text() == ""
