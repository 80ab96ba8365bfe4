"""Every language has the messages of English, well formed, with the same values and all plural forms."""

import pytest

from words import faults, typography
from words.glossary import sheet_of, style_sheets
from words.sources import LANGUAGES, bundle_of, names_of_files

ALL = [(language, file) for language in LANGUAGES for file in names_of_files()]
every_file = pytest.mark.parametrize(("language", "file"), ALL)


@every_file
def test_no_message_is_missing_or_left_over(language: str, file: str) -> None:
    assert list(faults.keys(language, file)) == []


@every_file
def test_every_message_that_another_refers_to_is_there(language: str, file: str) -> None:
    assert list(faults.references(bundle_of(language), language, file)) == []


@every_file
def test_a_message_uses_the_values_that_english_offers(language: str, file: str) -> None:
    assert list(faults.values(bundle_of(language), bundle_of("en"), language, file)) == []


@every_file
def test_a_choice_by_a_number_has_all_plural_forms(language: str, file: str) -> None:
    assert list(faults.plurals(language, file)) == []


@every_file
def test_no_sentence_is_left_in_english(language: str, file: str) -> None:
    assert list(faults.untranslated(language, file)) == []


@every_file
def test_quotes_spaces_dots_and_letters_are_those_of_the_language(language: str, file: str) -> None:
    assert list(typography.faults(language, file)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    assert list(faults.twice(language, names_of_files())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_edicts_are_those_of_the_alphabet(language: str) -> None:
    letters = "".join(bundle_of(language).format(f"letter-{letter}", {}) for letter in "ABCD")
    assert letters == ("АБВГ" if typography.cyrillic(language) else "ABCD")


@pytest.mark.parametrize("language", style_sheets())
def test_a_style_sheet_says_what_not_to_write(language: str) -> None:
    assert sheet_of(language).forbidden


@pytest.mark.parametrize("language", [language for language in style_sheets() if language != "en"])
def test_the_style_sheet_of_a_translation_has_the_plural_forms_of_terms(language: str) -> None:
    sheet = sheet_of(language)
    assert sheet.terms.keys() >= {"star", "coin", "space", "edict", "season", "ambush"}
    assert [term for term, forms in sheet.terms.items() if not all(forms)] == []


def test_every_language_has_a_style_sheet() -> None:
    assert set(LANGUAGES) <= set(style_sheets())


@every_file
def test_no_text_has_a_word_that_the_style_sheet_rules_out(language: str, file: str) -> None:
    words = list(sheet_of(language).forbidden) if language in style_sheets() else []
    assert list(typography.forbidden(language, file, words)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("button", "command"), [("flip", "mirror"), ("confirm", "confirm")])
def test_the_word_on_a_button_can_be_typed(language: str, button: str, command: str) -> None:
    bundle = bundle_of(language)
    assert bundle.format(button, {}).lower() in bundle.format(f"command-{command}", {}).split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("heading", ["turns-luck", "turns-skill", "turns-lost"])
def test_a_heading_of_the_narrow_columns_of_a_phone_is_short_enough_not_to_be_broken(
    language: str, heading: str
) -> None:
    assert len(bundle_of(language).format(heading, {})) <= 8
