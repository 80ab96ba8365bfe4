"""Numbers as each language writes them, and the plural forms they take."""

from decimal import Decimal

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from cartographers.words.cldr import table
from cartographers.words.languages import languages
from cartographers.words.numbers import Number, digits_of, written
from cartographers.words.plural_rules import plural_form
from tools import cldr


@pytest.mark.parametrize(
    ("number", "english", "polish"),
    [
        (Number(0), "0", "0"),
        (Number(1234), "1234", "1234"),
        (Number(12345), "12,345", "12\u00a0345"),
        (Number(1234567.5), "1,234,567.5", "1\u00a0234\u00a0567,5"),
        (Number(12345, grouped=False), "12345", "12345"),
        (Number(-3), "−3", "−3"),
        (Number(2.5), "2.5", "2,5"),
        (Number(2.0), "2", "2"),
        (Number(1 / 3), "0.333", "0,333"),
        (Number(2, decimals=1), "2.0", "2,0"),
        (Number(0.25, decimals=1), "0.3", "0,3"),
        (Number(-0.25, decimals=1), "−0.3", "−0,3"),
        (Number(0.05, decimals=1), "0.1", "0,1"),
        (Number(2.5, decimals=0), "3", "3"),
        (Number(-0.04, decimals=1), "0.0", "0,0"),
        (Number(5, signed=True), "+5", "+5"),
        (Number(0, signed=True), "+0", "+0"),
        (Number(-5, signed=True), "−5", "−5"),
    ],
)
def test_a_number_is_written_as_the_language_writes_it(number: Number, english: str, polish: str) -> None:
    assert written(number, "en") == english
    assert written(number, "pl") == polish


@pytest.mark.parametrize("language", languages())
@given(thousandths=st.integers(-200_000, 200_000), decimals=st.integers(0, 3))
def test_plural_forms_are_those_of_the_unicode_cldr(language: str, thousandths: int, decimals: int) -> None:
    number = Number(thousandths / 1000, decimals, grouped=False)
    shown = Decimal(written(number, "en").replace("−", "-"))
    assert plural_form(digits_of(number), language) == Locale(language).plural_form(shown)


def test_every_language_of_the_unicode_cldr_has_its_name_plural_forms_and_signs() -> None:
    shown = [Number(whole) for whole in (0, 1, 2, 3, 5, 11, 12, 21, 100, 101, 1_000_000)]
    shown += [Number(value, decimals) for value in (0, 0.1, 1, 1.5, 2.2) for decimals in (1, 2)]
    for language in table():
        locale = Locale(language)
        for number in shown:
            plain = Decimal(written(number._replace(grouped=False), "en"))
            assert plural_form(digits_of(number), language) == locale.plural_form(plain), (language, number)
        assert written(Number(0.5), language) == f"0{locale.number_symbols['latn']['decimal']}5"
    assert len(table()) > 250 and table()["de"].name == "Deutsch"


def test_the_table_is_what_the_tool_writes() -> None:
    assert cldr.TABLE.read_text(encoding="utf-8") == cldr.table(), "run `python -m tools cldr`"


@pytest.mark.parametrize("language", languages())
def test_whole_numbers_take_the_forms_of_the_unicode_cldr(language: str) -> None:
    for whole in (*range(131), 1000, 1001, 10**6):
        assert plural_form(digits_of(Number(whole)), language) == Locale(language).plural_form(whole)
