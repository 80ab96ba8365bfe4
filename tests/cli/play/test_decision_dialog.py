"""Decisions typed in the terminal: every phase and every skill."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cartographers.cli.common.errors import CommandError
from cartographers.cli.play.decision_dialog import decide
from cartographers.cli.play.terminal import Quit, Terminal, Undo
from cartographers.notation.paint import Paint
from cartographers.rules.checking import check
from cartographers.rules.decision import Decision
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game
from cartographers.rules.view import view
from cartographers.words.book import words
from testkit import base_setup, heroes_setup, said, sheet, situation, tell

#: What a seat decides, or the exception that ends the dialog, and the text on the screen.
Typing = Callable[..., tuple[Decision | type[Exception], str]]


def refuse_to_save(path: Path) -> None:
    raise CommandError("file-there", "", file=str(path))


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """What a seat decides when these lines are typed (a bar is Enter), and what was on the screen."""

    def typed(game: Game, lines: str, seat: int = 0) -> tuple[Decision | type[Exception], str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines.replace("|", "\n") + "\n"))
        try:
            decision = decide(Terminal(words("en"), Paint(colour=False), refuse_to_save), view(game, seat))
        except (Quit, Undo) as left:
            return type(left), capsys.readouterr().out
        check(game, seat, decision)
        return decision, capsys.readouterr().out

    return typed


def skills(*three: str, **changes: Any) -> Setup:
    return base_setup(seats=1, skills=three or ("search", "stealth", "secret-lore"), **changes)


def alone(*story: str, setup: Setup | None = None, map_: str = ".", **changes: Any) -> Game:
    game = situation(sheet(map_), setup=setup or base_setup(seats=1), **changes)
    return tell(game, "\n".join(story))


def heroes_alone(*story: str, map_: str = ".", **changes: Any) -> Game:
    return alone(*story, setup=heroes_setup(seats=1), map_=map_, **changes)


# --- explore cards


def test_a_cell_is_the_top_left_corner_of_the_shape(typing: Typing) -> None:
    game = alone("great-river")
    assert typing(game, "B4|")[0] == said("w B4,C4,D4", game.phase)
    assert typing(game, "2 b4|")[0] == said("w B6,C5,C6,D4,D5", game.phase)


def test_words_can_be_typed_together_in_any_order(typing: Typing) -> None:
    game = alone("orchard")
    assert typing(game, "a r B4 m|")[0] == said("a B4,C4,D4-D5", game.phase)
    assert typing(game, "B4 2|m|r3|")[0] == said("a B4,C4,D4-D5", game.phase)
    assert typing(game, "farm b4 r2|")[0] == said("a B4,C4-C6", game.phase)


def test_the_next_and_the_previous_legal_spot(typing: Typing) -> None:
    game = alone("fishing-village")
    assert typing(game, "n|")[0] == said("v A1-A4", game.phase)
    assert typing(game, "n n|")[0] == said("v A2-A5", game.phase)
    assert typing(game, "n n p|")[0] == said("v A1-A4", game.phase)
    assert typing(game, "n p|")[0] == said("v H11,I11,J11,K11", game.phase)
    assert typing(game, "r n|")[0] == said("v A1,B1,C1,D1", game.phase)


def test_a_piece_is_moved_by_steps(typing: Typing) -> None:
    game = alone("fishing-village")
    assert typing(game, "B4|down|right right|up left|")[0] == said("v B5-B8", game.phase)


def test_enter_confirms_only_what_is_legal(typing: Typing) -> None:
    game = alone("fishing-village", map_="....f")
    decision, shown = typing(game, "A3|||B1|")
    assert decision == said("v B1-B4", game.phase)
    assert "Not there: there is already something on A5." in shown


def test_a_piece_over_the_edge_leaves_the_map(typing: Typing) -> None:
    _, shown = typing(alone("fishing-village"), "A9|q")
    assert "Not there: it goes off the map." in shown


def test_the_effects_of_a_drawing_are_told(typing: Typing) -> None:
    game = alone("forgotten-forest")
    _, shown = typing(game, "A1|q")
    assert "It fits (Sentinel Wood +1, Coins +1). Press Enter to draw it." in shown


def test_the_coins_of_a_dragon_that_is_closed_in_at_once_are_told(typing: Typing) -> None:
    """R8.5: they go to the owner of the map."""
    cave = sheet("ff.\n...\n.ff", rest="f")
    game = tell(situation(cave, setup=heroes_setup()), "dragon-inferno")
    decision, shown = typing(game, "A1|")
    assert decision == said("m A3,B1-B3,C1", game.phase)
    assert "Coins +3). Press Enter to draw it." in shown


def test_with_ruins_pending_a_ruin_must_be_covered(typing: Typing) -> None:
    game = alone("temple-ruins", "fishing-village", map_="......\n..r")
    decision, shown = typing(game, "A1||n|")
    assert decision == said("v B1-B4", game.phase)
    assert "Ruins: your shape must cover an empty ruins space." in shown
    assert "Not there: it must cover an empty ruins space." in shown


def test_where_no_shape_fits_a_single_space_of_any_terrain_is_drawn(typing: Typing) -> None:
    game = tell(situation(sheet(".f.", rest="f"), setup=base_setup(seats=1)), "hamlet")
    decision, shown = typing(game, "monster a3|")
    assert decision == said("m A3", game.phase)
    assert "No shape on the card fits" in shown


def test_the_legal_corners_are_listed(typing: Typing) -> None:
    game = tell(situation(sheet("......", rest="f"), setup=base_setup(seats=1)), "fishing-village")
    assert "fits in 3 places, with its corner at: A1-A3 (3 places in all)" in typing(game, "l|q")[1]


def test_what_means_nothing_is_said_to_mean_nothing(typing: Typing) -> None:
    _, shown = typing(alone("hamlet"), "xyzzy|7|L4|A12|s1|water|q")
    for said_of in (
        "xyzzy is not a command here",
        "You can’t choose 7 here.",
        "l4 is not a command here",
        "a12 is not on the map",
        "s1 is not a command here",
        "You can’t choose water here.",
    ):
        assert said_of in shown


# --- skills


def test_search_draws_one_more_space_beside_the_shape(typing: Typing) -> None:
    game = alone("fishing-village", setup=skills())
    decision, shown = typing(game, "s1|B4||n|")
    assert decision == said("v B4-B7 +search v A4", game.phase)
    assert "And with Search:" in shown
    assert "what this skill draws besides cannot be there" not in shown


def test_what_is_drawn_besides_can_be_gone_back_from(typing: Typing) -> None:
    game = alone("fishing-village", setup=skills())
    decision, shown = typing(game, "s1|B4||K1|u|C4||C3|")
    assert decision == said("v C4-C7 +search v C3", game.phase)
    assert "Not there: the skill’s extra drawing cannot go there." in shown


def test_a_skill_can_be_put_back(typing: Typing) -> None:
    game = alone("fishing-village", setup=skills())
    assert typing(game, "s1|s0|B4|")[0] == said("v B4-B7", game.phase)
    assert typing(game, "s1|u|B4|")[0] == said("v B4-B7", game.phase)


def test_stealth_lets_the_shape_stick_out(typing: Typing) -> None:
    game = alone("fishing-village", setup=skills())
    assert typing(game, "s2 |A9|")[0] == said("v A9-A11 +stealth", game.phase)
    assert typing(game, "s2|A1 left left|")[0] == said("v A1-A2 +stealth", game.phase)


def test_secret_lore_draws_village(typing: Typing) -> None:
    game = alone("great-river", setup=skills())
    assert typing(game, "s3|B4|")[0] == said("v B4,C4,D4 +secret-lore", game.phase)


def test_negotiation_draws_a_square(typing: Typing) -> None:
    game = alone("great-river", setup=skills("negotiation", "concentration", "cure-wounds"), coins=3)
    assert typing(game, "s1|B4|")[0] == said("w B4-B5,C4-C5 +negotiation", game.phase)


def test_concentration_draws_the_shape_twice(typing: Typing) -> None:
    game = alone("great-river", setup=skills("negotiation", "concentration", "cure-wounds"), coins=3)
    decision, _ = typing(game, "s2|B4||C4|r d4|F6|")
    assert decision == said("w B4,C4,D4 +concentration w F6-F8", game.phase)


def test_cure_wounds_draws_beside_a_monster(typing: Typing) -> None:
    three = skills("negotiation", "concentration", "cure-wounds")
    game = alone("great-river", setup=three, coins=3, map_="m")
    assert typing(game, "s3|E4||A2|")[0] == said("w E4,F4,G4 +cure-wounds w A2-A3", game.phase)


def test_a_skill_that_cannot_be_used_says_why(typing: Typing) -> None:
    three = skills("negotiation", "acrobatics", "search")
    game = alone("great-river", setup=three, coins=0)
    _, shown = typing(game, "s1|s2|s9|q")
    assert "you do not have enough coins for this skill" in shown
    assert "You can’t choose s9 here." in shown
    used = game.but(seats=(game.seats[0].but(skill="search"),))
    assert "already used a skill this season" in typing(used, "s3|q")[1]
    rich = alone("great-river", setup=three, coins=5)
    assert "this skill cannot be used in this turn" in typing(rich, "s2|q")[1]


# --- ambushes


def test_an_ambush_is_drawn_on_the_map_of_a_neighbour_who_is_named(typing: Typing) -> None:
    game = situation(sheet("f"), sheet("v"), setup=base_setup(names=("Ann", "Bob")))
    game = tell(game, "goblin-attack")
    decision, shown = typing(game, "B2|")
    assert decision == said("m B2,C3,D4", game.phase)
    assert "Ann  ·  on Bob’s map" in shown
    assert "A  v  ." in shown


def test_where_an_ambush_does_not_fit_one_monster_is_drawn(typing: Typing) -> None:
    game = tell(situation(sheet("."), sheet("..", rest="f")), "goblin-attack")
    assert typing(game, "A2|")[0] == said("m A2", game.phase)


def test_who_draws_a_gorgon_chooses_what_it_destroys(typing: Typing) -> None:
    game = tell(situation(sheet("."), setup=heroes_setup()), "gorgon-gaze")
    decision, shown = typing(game, "B2||K1|B2|B3|")
    assert decision == said("m B2,B4,C3 x B3", game.phase)
    assert "Not there: choose a space beside the monster" in shown
    decision, _ = typing(game, "B2||u|D2||n|")
    assert decision == said("m D2,D4,E3 x C2", game.phase)


def test_in_solo_the_gorgon_has_walked_before_its_target_is_chosen(typing: Typing) -> None:
    game = heroes_alone("gorgon-gaze")
    assert typing(game, "n|")[0] == said("x I9", game.phase)


def test_nothing_need_be_declared(typing: Typing) -> None:
    three = base_setup(skills=("acrobatics", "diplomacy", "search"))
    game = tell(situation(sheet("."), setup=three, coins=3), "goblin-attack")
    for line in ("", "0", "n"):
        assert typing(game, line)[0] == said("no", game.phase)
    _, shown = typing(game, "9|q")
    assert "Player 2 will draw it on your map." in shown
    assert "You can’t choose 9 here." in shown


def test_acrobatics_and_diplomacy_are_declared(typing: Typing) -> None:
    three = base_setup(skills=("acrobatics", "diplomacy", "search"))
    game = tell(situation(sheet("."), setup=three, coins=3), "goblin-attack")
    assert typing(game, "1")[0] == said("+acrobatics", game.phase)
    assert typing(game, "2|C5|")[0] == said("+diplomacy d C5", game.phase)
    assert typing(game, "2|u|1")[0] == said("+acrobatics", game.phase)


def test_in_solo_the_shelter_of_acrobatics_is_turned_as_far_as_it_fits(typing: Typing) -> None:
    game = alone("goblin-attack", setup=skills("acrobatics", "diplomacy", "search"), coins=3)
    assert typing(game, "1|2")[0] == said("+acrobatics upright", game.phase)
    assert typing(game, "1|u|1|1")[0] == said("+acrobatics", game.phase)
    narrow = situation(sheet("..", rest="f"), setup=game.setup, coins=3)
    narrow = tell(narrow, "goblin-attack")
    decision, shown = typing(narrow, "1|2|1")
    assert decision == said("+acrobatics", narrow.phase)
    assert "2 vertical" not in shown


# --- heroes and lasting monsters


def test_a_hero_is_posted_and_its_attack_is_turned(typing: Typing) -> None:
    game = heroes_alone("freyla-the-true")
    assert typing(game, "C3|")[0] == said("h C3 ! C4-C6", game.phase)
    assert typing(game, "C3 r|")[0] == said("h C3 ! D3,E3,F3", game.phase)
    assert typing(game, "C3 m|")[0] == said("h C3 ! C1-C2", game.phase)


def test_the_marks_of_a_hero_are_shown_while_it_is_held(typing: Typing) -> None:
    _, shown = typing(heroes_alone("freyla-the-true"), "C3|q")
    assert "C  .  . [h] .* .* .* .  " in shown


def test_diplomacy_goes_with_a_hero(typing: Typing) -> None:
    setup = heroes_setup(seats=1, skills=("acrobatics", "diplomacy", "search"))
    game = alone("freyla-the-true", setup=setup, coins=1)
    assert typing(game, "s2|C3||A1|")[0] == said("h C3 ! C4-C6 +diplomacy d A1", game.phase)


def test_the_owner_chooses_what_the_troll_destroys(typing: Typing) -> None:
    game = situation(
        sheet(".....\n.mmm.", troll="B2-B4"),
        setup=heroes_setup(seats=1),
        display=("giant-troll-ravage",),
        clock=7,
    )
    game = tell(game, "lagoon | w I1,J2")
    decision, shown = typing(game, "K1||B5|")
    assert decision == said("x B5", game.phase)
    assert "The troll destroys an empty space beside it" in shown


# --- what can be asked at any time


def test_an_edict_is_explained_with_its_cells_in_brackets(typing: Typing) -> None:
    game = alone("hamlet", map_="ff.f")
    _, shown = typing(game, "e A|e|e m|e x|q")
    assert "A [f][f] . [f]" in shown
    assert "Sentinel Wood: 3\n    3 × 1: A1-A2 A4" in shown
    assert "Explain what?" in shown


def test_the_others_the_deck_and_the_help_are_shown(typing: Typing) -> None:
    game = tell(situation(sheet("ff"), sheet("vv")), "hamlet")
    _, shown = typing(game, "o|d|?|q")
    assert "Player 2: stars 0, coins 0" in shown
    assert "Fishing Village 2, " in shown
    assert "Treetop Village 2; ambush cards: 1" in shown
    assert "Revealed this season: Hamlet" in shown
    assert "the next place where it fits" in shown
    assert "You’re playing solo." in typing(alone("hamlet"), "o|q")[1]


def test_the_rules_can_be_read_within_a_game(typing: Typing) -> None:
    _, shown = typing(alone("hamlet"), "rules|rules treetower|rules ruin|q")
    assert "To read one, type rules and its word on the right" in shown
    assert "### Treetower" in shown and "Did you mean ruins" in shown


def test_saving_says_where_or_why_not(typing: Typing) -> None:
    _, shown = typing(alone("hamlet"), "save|save my.txt|q")
    assert "Save to which file?" in shown
    assert "my.txt already exists and will not be overwritten." in shown


def test_undo_at_the_first_step_takes_back(typing: Typing) -> None:
    assert typing(alone("hamlet"), "B4|u")[0] is Undo
    assert (
        typing(alone("goblin-attack", setup=skills("diplomacy", "search", "stealth"), coins=1), "u")[0]
        is Undo
    )


def test_the_end_of_what_is_typed_is_a_polite_way_to_leave(typing: Typing) -> None:
    assert typing(alone("hamlet"), "B4")[0] is Quit
