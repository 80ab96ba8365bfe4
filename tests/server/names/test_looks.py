"""Which names look the same."""

import pytest

from cartographers.server.names.looks import looks_like
from server.names.test_characters import FINE

ALIKE = (
    ("Anna", "\u0410nna"),  # Cyrillic
    ("Anna", "\u0391nna"),  # Greek
    ("Anna", "Anna\u034f"),
    ("Anna", "An\u00adna"),
    ("Anna", " aNNA "),
    ("Anna", "\uff21nna"),
    ("Оля K.", "Oля К."),
    ("АННА", "AHHA"),
    ("Анна", "АННА"),
    ("Iris", "lris"),
    ("Iris", "iris"),
    ("Bill", "Bi11"),
    ("Bob", "B0b"),
    ("Зоя", "3оя"),
    ("Barn", "Bam"),
    ("Ř", "R\u030c"),
)
DIFFERENT = (
    ("Аня", "Anya"),
    ("Anna", "Ana"),
    ("Ella", "Elia"),
    ("Mila", "Miia"),
    ("Žofie", "Zofie"),
    ("Łukasz", "Lukasz"),
    ("Лёша", "Леша"),
    ("Ann", "Ann 2"),
    ("\U0001f44d\U0001f3fb", "\U0001f44d\U0001f3ff"),
    ("", ""),
)


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_a_reader_takes_for_one_another_look_the_same(one: str, other: str) -> None:
    assert looks_like(one, ["Somebody", other]) == other
    assert looks_like(other, [one]) == one


@pytest.mark.parametrize(("one", "other"), DIFFERENT, ids=ascii)
def test_names_of_different_people_do_not(one: str, other: str) -> None:
    assert looks_like(one, [other]) is None


@pytest.mark.parametrize("name", FINE, ids=ascii)
def test_every_name_looks_like_itself_and_like_no_other_of_them(name: str) -> None:
    assert looks_like(name, FINE) == name
