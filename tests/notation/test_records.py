"""Records of whole games: what they hold, and that reading undoes writing in both forms."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartographers.boxes import shelf
from cartographers.notation.deal import Deal
from cartographers.notation.record import CardStep, EndStep, Record, log_of
from cartographers.notation.record_json import read_record, write_record
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.players.chance import Chance
from cartographers.rules.decision import Ambush, Declare, Destroy, Draw
from cartographers.rules.event import Began, Committed, Event, Revealed, Withdrawn
from cartographers.rules.history import replay
from cartographers.rules.reason import Illegal
from cartographers.rules.state import Phase
from cartographers.rules.terrain import FOREST
from testkit import area, base_setup, heroes_setup, stacked, whole_game
from testkit.histories import KINDS, Kind, history, phases
from testkit.random_games import any_setup, flooded, played

seeds = st.integers(0, 10**6)


def through_json(record: Record) -> Record:
    return read_record(shelf(), json.loads(json.dumps(write_record(record))))


def through_text(record: Record) -> Record:
    return read_text(shelf(), write_text(record))


@given(seeds, st.floats(0, 1))
def test_reading_a_record_undoes_writing_it_wherever_the_game_stands(seed: int, share: float) -> None:
    log = played(any_setup(seed), seed).log
    record = record_of(shelf(), log[: 1 + int(share * len(log))])
    assert through_json(record) == through_text(record) == record


def test_a_record_may_tell_how_its_cards_were_shuffled() -> None:
    record = replace(
        record_of(shelf(), whole_game(base_setup(seats=2)).log), deal=Deal("0" * 64, ("a" * 32, ""))
    )
    assert through_json(record) == through_text(record) == record
    assert "deal: " + "0" * 64 + " | " + "a" * 32 + " | -\n" in write_text(record)
    late = replace(record, deal=Deal("0" * 64, ("", "a" * 32), (1,), ("edicts", "skills")))
    assert through_json(late) == through_text(late) == late
    assert "deal: " + "0" * 64 + " | - | +" + "a" * 32 + " | edicts, skills\n" in write_text(late)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_that_fills_the_maps_can_be_recorded(seats: int) -> None:
    record = record_of(shelf(), flooded(2, seats=seats).log)
    assert through_json(record) == through_text(record) == record


@settings(max_examples=20)
@given(seeds)
def test_a_record_tells_its_game_again(seed: int) -> None:
    table = played(any_setup(seed), seed)
    record = record_of(shelf(), table.log)
    assert record.finished
    assert replay(shelf(), log_of(record)) == table.game
    assert record_of(shelf(), log_of(record)) == record


def test_a_game_of_100_seats_has_100_columns() -> None:
    record = record_of(shelf(), whole_game(base_setup(seats=100)).log)
    text = write_text(record)
    assert read_text(shelf(), text) == record
    assert {line.count(" | ") for line in text.splitlines()} == {0, 100}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if 1 < kind.seats <= 4], ids=str)
def test_equal_games_give_equal_records_however_the_seats_decided(kind: Kind) -> None:
    one = history(kind)
    otherwise: list[Event] = [one.log[0]]
    for phase in phases(one):
        first, *others = phase[::-1]
        if isinstance(first, Committed) and others:
            otherwise += [first, Withdrawn(first.seat), *others, first]
        else:
            otherwise += [first, *others]
    assert write_text(record_of(shelf(), otherwise)) == write_text(record_of(shelf(), one.log))


def test_an_unfinished_turn_is_left_out() -> None:
    table = stacked(base_setup(), "great-river orchard")
    for seat in (0, 1):
        assert record_of(shelf(), table.log).steps == ()
        table.commit(seat, Chance(seat).decide(table.view(seat)))
    (step,) = record_of(shelf(), table.log).steps
    assert isinstance(step, CardStep) and step.card == "great-river"


def test_a_ruins_card_is_a_step_of_its_own_without_coins() -> None:
    """R3.1"""
    table = stacked(base_setup(), "temple-ruins great-river")
    assert record_of(shelf(), table.log).steps == (CardStep("temple-ruins"),)


def test_a_log_begins_with_its_set_up() -> None:
    with pytest.raises(Illegal):
        record_of(shelf(), [Revealed("great-river")])


SOLO = heroes_setup(seats=1, skills=("acrobatics", "diplomacy", "search"))


def test_a_solo_ambush_is_recorded_where_it_walked_with_the_target_chosen_after() -> None:
    """R8.8, R11.2"""
    table = stacked(SOLO, "gorgon-gaze lagoon")
    assert table.game.phase is Phase.GAZE
    table.commit(0, Destroy(area("J10")))
    record = record_of(shelf(), table.log)
    gorgon = Ambush(area("J9,J11,K10"), area("J10"))
    assert record.steps == (CardStep("gorgon-gaze", (("ambush", (gorgon,)),), ((0, 0),)),)
    assert log_of(record)[1:] == [Revealed("gorgon-gaze"), Committed(0, Destroy(area("J10")))]


def test_who_could_declare_a_skill_and_did_not_is_told_apart_from_who_could_not() -> None:
    """R9.4, R9.5: without a coin there is nothing to declare, with one there is Diplomacy."""
    poor = stacked(SOLO, "zombie-plague lagoon")
    assert "declare" not in write_record(record_of(shelf(), poor.log))["steps"][0]
    rich = stacked(SOLO, "timber-grove zombie-plague lagoon")
    rich.commit(0, Draw(FOREST, area("E5-E6,F5")))
    rich.commit(0, Declare())
    grove, zombies = write_record(record_of(shelf(), rich.log))["steps"]
    assert grove["coins"] == [[1, 0]]
    assert zombies["declare"] == [{}]


@pytest.mark.parametrize("names", [(), ("", "")])
def test_names_that_are_all_empty_are_no_names(names: tuple[str, ...]) -> None:
    record = record_of(shelf(), [Began(base_setup(names=names))])
    assert record.setup.names == ()
    assert write_record(record)["setup"]["names"] == ["", ""]
    assert "names" not in write_text(record)
    assert through_json(record) == through_text(record) == record


@pytest.mark.parametrize(
    "names", [("Ada", "Béla"), ("", "Ada"), ("a;b", "; c"), ("x: y", "end"), ("spring", "#")]
)
def test_any_names_can_be_written(names: tuple[str, ...]) -> None:
    """R2.8"""
    record = record_of(shelf(), [Began(base_setup(names=names))])
    assert through_json(record).setup.names == through_text(record).setup.names == names


def test_comments_blank_lines_and_spaces_say_nothing() -> None:
    text = write_text(record_of(shelf(), whole_game(base_setup(names=("Ada", "Bob"))).log))
    loud = "".join(
        f"; {line}\n\n  {line.replace(' | ', '|')}{'' if line.startswith('names') else '  ; so it was'}\n"
        for line in text.splitlines()
    )
    assert read_text(shelf(), loud) == read_text(shelf(), text)


def test_both_forms_end_alike() -> None:
    record = record_of(shelf(), whole_game(base_setup(seats=1)).log)
    end = record.steps[-1]
    assert isinstance(end, EndStep) and end.rating is not None
    assert write_record(record)["steps"][-1]["end"]["rating"] == end.rating
    assert f"rating {end.rating}, " in write_text(record).splitlines()[-1]


def test_a_solo_player_may_have_no_title() -> None:
    """R11.4"""
    games = (record_of(shelf(), whole_game(base_setup(seats=1), seed).log) for seed in range(100))
    record = next(game for game in games if isinstance(end := game.steps[-1], EndStep) and end.title is None)
    assert write_record(record)["steps"][-1]["end"]["title"] is None
    assert write_text(record).endswith(", no title\n")
    assert through_json(record) == through_text(record) == record
