"""The picture of a match: well-formed, with everyone in it, for light and dark."""

from xml.etree.ElementTree import Element, fromstring

import pytest

from cartographers.cli.match.plot import WIDTH, Axis, plot
from cartographers.contest.match import Match, Played
from cartographers.contest.results import results
from cartographers.table.plan import Plan
from cartographers.words.book import words

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def picture(match: Match, games: list[Played]) -> Element:
    return fromstring(plot(words(), results(match, games, 6)))


def test_it_names_every_player_with_mean_and_interval(
    picture: Element, match: Match, games: list[Played]
) -> None:
    written = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"greedy", "chance", "stars"} <= set(written)
    assert len([text for text in written if text and "±" in text]) == 2


def test_it_says_in_words_what_it_shows(picture: Element) -> None:
    title, said = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert title is not None and title.text is not None
    assert said is not None and said.text is not None
    assert title.text.startswith("6 deals of the suite A-base, numbers 1000000 to 1000005")
    assert "greedy has a mean total of" in said.text and "chance has a mean total of" in said.text
    assert picture.get("role") == "img"


def test_it_has_colours_for_light_and_for_dark(picture: Element) -> None:
    style = picture.find(f"{SVG}style")
    assert style is not None and style.text is not None
    assert "prefers-color-scheme: dark" in style.text


def test_nothing_is_drawn_outside(picture: Element) -> None:
    for line in picture.iter(f"{SVG}line"):
        assert 0 <= float(line.get("x1", "nan")) <= float(line.get("x2", "nan")) <= WIDTH


def test_better_players_stand_further_right(picture: Element) -> None:
    greedy, chance = (float(dot.get("cx", "nan")) for dot in picture.iter(f"{SVG}circle"))
    assert greedy > chance


@pytest.mark.parametrize("totals", [[5], [5, 5, 5], [-30, -3], [0, 0, 200]])
def test_few_or_equal_totals_can_be_drawn_as_well(totals: list[int]) -> None:
    match = Match(('<&"> one',), Plan())
    games = [
        Played(deal, match.players, (total,), (0,), 0, None, ((1.0,),)) for deal, total in enumerate(totals)
    ]
    drawn = fromstring(plot(words(), results(match, games, len(totals))))
    assert '<&"> one' in [text.text for text in drawn.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [(-14, 137, [-20, 0, 20, 40, 60, 80, 100, 120, 140]), (3, 3, [3, 4]), (0, 9, [0, 2, 4, 6, 8, 10])],
)
def test_the_axis_has_marks_that_people_count_in(low: int, high: int, marks: list[int]) -> None:
    assert Axis([low, high]).marks == marks
