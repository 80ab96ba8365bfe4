"""R8.10: in Heroes alone ruins cells are empty cells like any other."""

import pytest

from cartographers.rules.game import reveal
from cartographers.rules.reason import Illegal
from testkit import at, heroes_setup, offered, sheet, situation, tell
from testkit.situations import mine

ALONE = heroes_setup(seats=1)


@pytest.mark.parametrize("card", ["temple-ruins", "outpost-ruins"])
def test_no_ruins_card_is_in_the_deck(card: str) -> None:
    """R8.10, R10.2"""
    with pytest.raises(Illegal, match="cannot be in the deck"):
        reveal(situation(setup=ALONE), card)


def test_a_shape_may_cover_a_ruins_cell() -> None:
    """R8.10"""
    game = tell(situation(sheet("r"), setup=ALONE), "settlement | v A1,B1")
    assert at(mine(game), "A1") == "V"


def test_no_shape_must_cover_a_ruins_cell() -> None:
    """R8.10"""
    game = tell(situation(sheet("r..", rest="f"), setup=ALONE), "settlement")
    assert offered(game) == {"v A1-A2", "v A2-A3"}


def test_a_ruins_cell_can_take_a_fallback_a_hero_and_a_monster() -> None:
    """R8.10"""
    game = situation(sheet("r.fr\nf.\nr", rest="f"), setup=ALONE)
    game = tell(
        game,
        """
        hillside-terrace | f A1
        dal-of-jolev     | h A4 ! B3,B5
        zombie-plague
        """,
    )
    assert [at(mine(game), one) for one in ("A1", "A4", "C1")] == ["F", "H", "M"]
