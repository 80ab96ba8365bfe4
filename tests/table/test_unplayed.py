"""A game that nobody plays goes card by card as the same game at a table does."""

from collections.abc import Iterator

import pytest

from cartographers.boxes import shelf
from cartographers.players.chance import Chance
from cartographers.rules.event import Revealed
from cartographers.rules.setup import Setup
from cartographers.rules.state import Game, Scored
from cartographers.rules.turn import face_up
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table
from cartographers.table.unplayed import Step, StepKind, steps, until_full

#: Each box with what it needs, and everything together.
BOXES = {
    "base": ("base",),
    "heroes": ("heroes",),
    "skills": ("base", "skills"),
    "ambush": ("heroes", "ambush"),
    "all": ("base", "heroes", "skills", "ambush"),
}
SEASON_END = "the end of a season"


def dealt(setup: Setup, seed: int) -> list[Step]:
    """All steps of a deal."""
    return list(steps(shelf(), setup, SeedDealer(seed)))


def told(game: Game) -> tuple[object, ...]:
    """What a companion tells of a card that lies face up."""
    return (
        game.card,
        game.season,
        game.clock,
        game.revealed,
        game.met,
        game.pending,
        game.turned,
        game.left,
        game.ambushes_in_deck,
        game.heroes_in_deck,
        # A solo ambush that fits nowhere leaves the game at once, which nobody who deals can know.
        game.display if not game.setup.solo else (),
    )


def played(table: Table) -> Iterator[object]:
    """The cards as they came up at a table, and the ends of the seasons."""
    for step in table.history():
        if isinstance(step.event, Revealed):
            yield told(face_up(step.before, step.event.card))
        if any(isinstance(news, Scored) for news in step.after.news):
            yield SEASON_END


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("boxes", BOXES.values(), ids=BOXES)
def test_a_game_of_each_box_goes_card_by_card_as_at_a_table(
    boxes: tuple[str, ...], seats: int, seed: int
) -> None:
    setup = deal(shelf(), plan_for(shelf(), boxes, seats=seats), seed)
    table = Table(shelf(), setup, SeedDealer(seed))
    play_out(table, [Chance(seat) for seat in range(seats)])
    start, *others, end = dealt(setup, seed)
    assert (start.kind, end.kind) == (StepKind.START, StepKind.END)
    alone = setup.solo

    def of(step: Step) -> object:
        game = step.game.but(display=()) if alone else step.game
        return told(game) if step.kind is StepKind.CARD else SEASON_END

    came = list(played(table))
    if alone and not table.game.seats[0].sheet.empty:
        # The map was full before winter was over (R11.3).
        came.pop()
    assert list(map(of, others))[: len(came)] == came
    assert len(came) == len(others) or not table.game.seats[0].sheet.empty


def test_only_the_end_of_winter_is_the_last() -> None:
    ends = [step for step in dealt(deal(shelf(), Plan(), 1), 1) if step.kind is StepKind.SEASON]
    assert [(step.game.season, step.last) for step in ends] == [(0, False), (1, False), (2, False), (3, True)]


def kinds(found: Iterator[Step]) -> list[StepKind]:
    return [step.kind for step in found]


def test_a_full_map_ends_a_game_for_one_after_its_season_is_scored() -> None:
    """R11.3."""
    whole = dealt(deal(shelf(), Plan(), 1), 1)
    *before, season, end = until_full(whole, 3)
    assert before == whole[:4]
    assert (season.kind, season.last, season.game) == (StepKind.SEASON, True, whole[3].game)
    assert end.kind is StepKind.END


def test_a_map_that_monsters_fill_after_a_season_is_not_scored_again() -> None:
    """R11.3."""
    whole = dealt(deal(shelf(), Plan(), 1), 1)
    scored = next(number for number, step in enumerate(whole) if step.kind is StepKind.SEASON)
    assert kinds(until_full(whole, scored)) == [*kinds(iter(whole[: scored + 1])), StepKind.END]


def test_a_map_that_is_full_at_the_end_changes_nothing() -> None:
    whole = dealt(deal(shelf(), Plan(), 1), 1)
    assert list(until_full(whole, len(whole) - 1)) == whole
