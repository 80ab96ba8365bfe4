"""Characters: how they are called, what is said of them, and that they draw maps of their own."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from cartographers.players.characters import CHARACTERS
from cartographers.players.player_name import NoSuchPlayer, split_name
from cartographers.players.roster import hurried, knows, player, seconds
from cartographers.rules.sheet import Sheet
from cartographers.table.character_names import character_names
from cartographers.table.opening import deal_table, play_out
from cartographers.table.plan import Plan
from cartographers.words.book import words
from cartographers.words.languages import languages

GLYPHS = Path(__file__).parents[2] / "src" / "cartographers" / "paper" / "glyphs.svg"


def drawn(name: str, seed: int = 3) -> Sheet:
    """The map a player draws alone."""
    table = deal_table(Plan(), seed)
    play_out(table, [player(name, seed)])
    return table.game.seats[0].sheet


@pytest.mark.parametrize("name", ["greedy/frida", "chance/otto", "search/pip", "search:1s/greta"])
def test_every_player_can_be_every_character(name: str) -> None:
    assert knows(name) and split_name(name)[1] in CHARACTERS


@pytest.mark.parametrize(
    "name", ["learned/", "learned/merlin", "learned/Frida", "learned/frida/otto", "/frida"]
)
def test_any_other_character_is_refused_with_a_sentence(name: str) -> None:
    assert not knows(name)
    with pytest.raises(NoSuchPlayer, match="there is no"):
        player(name, 0)


def test_a_character_leaves_the_time_to_think_alone() -> None:
    assert seconds("search:1s/frida") == 1.0
    assert hurried("search:1s/frida", 0.05) == "search:50ms/frida"


def test_characters_that_play_equally_well_draw_different_maps() -> None:
    maps = {key: [drawn(f"learned/{key}", seed) for seed in (3, 4)] for key in CHARACTERS}
    alike = [(one, other) for one, other in combinations(CHARACTERS, 2) if maps[one] == maps[other]]
    assert not alike


@pytest.mark.parametrize("player_name", ["greedy", "planner", "search:24n"])
def test_a_style_shows_in_every_strength(player_name: str) -> None:
    assert drawn(player_name) != drawn(f"{player_name}/frida") != drawn(f"{player_name}/otto")


def test_nobody_is_called_like_another_in_any_language() -> None:
    for language in languages():
        names = character_names(list(CHARACTERS), words(language))
        assert len(set(names)) == len(CHARACTERS)


def test_a_second_one_at_the_table_has_a_number() -> None:
    assert character_names(["frida", "", "otto", "frida"], words()) == ["Frida", "", "Otto", "Frida 2"]


def test_everybody_has_a_face() -> None:
    faces = set(re.findall(r'id="g-face-(\w+)"', GLYPHS.read_text(encoding="utf-8")))
    assert faces == set(CHARACTERS)
