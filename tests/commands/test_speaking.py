"""Commands and their answers: what is told, held and decided."""

from itertools import product
from random import Random
from typing import Any

import pytest

from cartographers.boxes import shelf
from cartographers.commands.hand import Hand, new_hand
from cartographers.commands.space_words import shape_words
from cartographers.commands.speaking import Answer, Situation, speak
from cartographers.commands.vocabulary import COMMANDS, vocabulary
from cartographers.rules.checking import check
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Phase
from cartographers.rules.view import view
from cartographers.table.dealer import SeedDealer
from cartographers.table.table import Table
from cartographers.words.book import words
from cartographers.words.languages import languages
from testkit import base_setup, heroes_setup, said, sheet, situation, tell
from testkit.long_forms import every

FOUR = ("greenbough", "canal-lake", "great-city", "borderlands")


def alone(*story: str, setup: Setup | None = None, map_: str = ".", **changes: Any) -> Game:
    game = situation(sheet(map_), setup=setup or base_setup(seats=1), **changes)
    return tell(game, "\n".join(story))


def typed(game: Game, *lines: str, seat: int = 0, ranked: bool = True, language: str = "en") -> Answer:
    """The answer to the last of some lines."""
    seen = view(game, seat)
    hand: Hand | None = new_hand(seen) if seen.must_decide else None
    answer = Answer([], hand)
    for line in lines:
        answer = speak(words(language), Situation(seen, ranked=ranked), answer.hand, line)
    return answer


# --- what is told


def test_a_shape_is_told_with_its_terrain_form_and_coin() -> None:
    lines = typed(alone("great-river"), "card").lines
    assert lines[0] == "Card: Great River, time 1."
    assert lines[2] == "1: water, 3 in a column, with a coin."
    assert lines[3] == "2: water, 5 spaces: row 1, column 3; row 2, columns 2 to 3; row 3, columns 1 to 2."


def test_what_is_held_is_told_by_its_spaces_its_stars_and_each_edict() -> None:
    game = alone("forgotten-forest", map_="f..", setup=base_setup(seats=1, edicts=FOUR))
    lines = typed(game, "2 A2").lines
    assert lines[0] == "Forest on A2, B2 to B3, C3."
    assert lines[1] == "It fits."
    assert lines[2] == "Stars this season: +4."
    assert lines[3] == "A, Greenbough: +4, then 6."


def test_what_does_not_fit_is_told_with_the_reason() -> None:
    assert (
        typed(alone("orchard", map_="v"), "forest A1")
        .lines[-1]
        .startswith("Not there: there is already something on A1")
    )
    assert typed(alone("orchard"), "forest K11").lines[-1] == "Not there: it goes off the map."


def test_a_row_a_column_a_space_and_a_cluster_are_read() -> None:
    game = alone("orchard", map_="ff^\n.fr")
    assert typed(game, "row A").lines == ["Row A: 1 to 2 forest, 3 mountain, 4 to 11 empty."]
    assert typed(game, "column 2").lines == ["Column 2: A to B forest, C to K empty."]
    assert typed(game, "cell b3").lines == ["B3: ruins."]
    assert typed(game, "region A2").lines == ["Forest, 3 spaces: A1 to A2, B2."]
    assert typed(game, "forest").lines == ["Forest, 3 spaces: A1 to A2, B2."]
    assert typed(game, "ruins").lines == ["Ruins, one space: B3."]
    assert typed(game, "village").lines == ["Village: none."]
    assert len(typed(game, "map").lines) == 11


def test_without_hints_only_the_places_are_told_and_not_what_they_bring() -> None:
    game = alone("fishing-village", map_="vv")
    best = typed(game, "where").lines
    assert "Stars this season" in best[1]
    plain = typed(game, "where", ranked=False).lines
    assert plain[0].startswith("1: village")
    assert not any("Stars" in line or "+" in line for line in plain)


def test_the_best_places_are_ordered_by_what_the_preview_shows_at_each() -> None:
    game = alone("hamlet", map_="vv.\n.f.", setup=base_setup(seats=1, edicts=FOUR))
    lines = typed(game, "where").lines[1:]
    gains = [float(line.split("Stars this season: ")[1].split(".")[0].replace("−", "-")) for line in lines]
    assert gains == sorted(gains, reverse=True)
    for line in lines:
        place, _, told = line.partition(": ")
        held = typed(game, place).lines
        assert told == " ".join([held[0].removeprefix("Village on "), *held[2:]])


# --- what is decided


def test_a_drawing_is_typed_in_one_line_and_confirmed() -> None:
    game = alone("orchard")
    assert typed(game, "farm b4 r2", "confirm").decision == said("a B4,C4-C6", game.phase)
    assert typed(game, "farm b4 r2", "").decision == said("a B4,C4-C6", game.phase)


def test_cells_can_be_typed_with_cyrillic_letters_that_look_like_rows() -> None:
    game = alone("orchard")
    assert typed(game, "поля В4 r2", "готово", language="uk").decision == said("a B4,C4-C6", game.phase)


def test_what_is_left_of_a_large_shape_at_the_edge_is_not_taken_for_a_small_one() -> None:
    answer = typed(alone("hamlet"), "2 A11", "up", "r", "right")
    assert answer.lines[-1] == "Not there: it goes off the map."


def test_nothing_is_decided_where_it_does_not_fit() -> None:
    answer = typed(alone("orchard", map_="v"), "forest A1", "confirm")
    assert answer.decision is None
    assert answer.lines == ["Not there: there is already something on A1."]


def test_a_skill_with_a_second_drawing_takes_two_steps() -> None:
    skills = base_setup(seats=1, skills=("search", "stealth", "secret-lore"))
    game = alone("orchard", setup=skills, coins=[3])
    first = typed(game, "skill search", "forest A1", "confirm")
    assert first.decision is None
    assert first.hand is not None and first.hand.first is not None
    both = typed(game, "skill search", "forest A1", "confirm", "next", "confirm")
    assert both.decision is not None
    check(game, 0, both.decision)


def test_a_skill_that_cannot_be_used_is_refused_with_a_sentence() -> None:
    skills = base_setup(seats=1, skills=("concentration", "search", "stealth"))
    assert typed(alone("orchard", setup=skills), "skill 1").lines == ["You can’t use Concentration now."]
    assert typed(alone("orchard"), "skill 1").lines == ["This game is played without skills."]


def test_undo_lets_go_first_and_then_takes_back() -> None:
    game = alone("orchard")
    once = typed(game, "forest B3", "undo")
    assert once.hand is not None and not once.hand.held_somewhere and not once.takes_back
    assert typed(game, "forest B3", "undo", "undo").takes_back


# --- what cannot be understood


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("crad", ["crad is not a command.", "Did you mean: card?", "All commands: help."]),
        ("row", ["Which row? A letter from A to K, such as: row B."]),
        ("column 12", ["Which column? A number from 1 to 11, such as: column 4."]),
        ("cell", ["Which space? A row and a column, such as: cell B4."]),
        ("forest B12", ["B12 is not on the map: rows are A to K, columns 1 to 11."]),
        ("water B3", ["water is not on this card. It has: farm, forest."]),
        ("9", ["You can’t choose 9 here."]),
        ("edict Z", ["Which edict? One of A, B, C, D."]),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(line: str, told: list[str]) -> None:
    assert typed(alone("orchard"), line).lines == told


def test_who_is_not_asked_can_still_ask() -> None:
    game = tell(situation(sheet("."), sheet(".")), "orchard | f A1-A3,B3")
    assert typed(game, "confirm").lines == ["There’s nothing to decide right now."]
    assert typed(game, "turn").lines[-1] == "Waiting for: Player 2."


# --- whole games


def lines_of(language: str) -> list[str]:
    """Everything that can be typed, and much that cannot."""
    shown = [vocabulary(words(language)).word(command) for command in COMMANDS]
    places = [f"{row}{column}" for row, column in product("AEK", (1, 6, 11, 12))]
    return [
        *shown,
        *places,
        "",
        "1",
        "2",
        "7",
        "r",
        "r3 m",
        "row B",
        "skill 1",
        "skill 2",
        "edict C",
        "x" * 300,
        "0",
    ]


@pytest.mark.parametrize("language", every(languages(), short=["uk"]))
def test_whatever_is_typed_is_answered_and_what_is_decided_is_legal(language: str) -> None:
    """Games of every kind are played with random lines, and on with the next place that fits."""
    random, text = Random(language), words(language)
    skills = ("diplomacy", "search", "acrobatics")
    setups = (heroes_setup(seats=1, skills=skills), heroes_setup(seats=2, skills=skills), base_setup(seats=1))
    for seed, setup in enumerate(setups):
        table = Table(shelf(), setup, SeedDealer(seed))
        while not table.over:
            seat = table.game.waiting[0]
            seen = table.view(seat)
            hand: Hand | None = new_hand(seen)
            for line in [
                *random.choices(lines_of(language), k=6),
                *["nothing"] * (seen.phase is Phase.DECLARE),
            ]:
                answer = speak(text, Situation(seen), hand, line)
                hand = answer.hand or hand
                if answer.decision is not None:
                    break
            for line in ("skill 0", "next", "confirm", "next", "confirm"):
                if answer.decision is None:
                    answer = speak(text, Situation(seen), hand, line)
                    hand = answer.hand or hand
            assert answer.decision is not None
            table.commit(seat, answer.decision)


def test_a_shape_with_a_gap_is_not_told_as_a_block() -> None:
    assert shape_words(words(), [(0, 0), (0, 2)]) == "2 spaces: row 1, columns 1, 3"


def test_the_columns_of_a_shape_are_counted() -> None:
    told = shape_words(words("uk"), [(0, 0), (1, 0), (1, 1)])
    assert told == "клітинок: 3; рядок 1, стовпчик 1; рядок 2, стовпчики від 1 до 2"
