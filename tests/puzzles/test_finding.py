"""What a puzzle is: few drawings clearly best, and not those that bring the most stars at once."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from cartographers.boxes import shelf
from cartographers.players.evaluate.evaluator import Evaluator, Rated, SeasonEvaluator
from cartographers.players.roster import player
from cartographers.players.search.backend import SeasonScores
from cartographers.players.search.candidates import rank_decisions
from cartographers.puzzles import finder
from cartographers.puzzles.day import Known, puzzles_of_day
from cartographers.puzzles.finder import find, holds, judged, the_player
from cartographers.puzzles.look import Compared, Round, look
from cartographers.puzzles.position import FEWEST, alone, drawings_of, positions
from cartographers.puzzles.puzzle import BadPuzzle, Puzzle, Source, collection, read_puzzle, write_puzzle
from cartographers.puzzles.rating import NEW_PUZZLE_DEVIATION, NEW_SOLVER, Rating, after_answer
from cartographers.rules.decision import Draw
from cartographers.rules.state import Game, Phase, Seat
from cartographers.rules.terrain import FOREST
from cartographers.rules.view import view
from cartographers.table.opening import open_table, play_out
from puzzles.shipped import shipped


def compared(*losses: float, error: float = 0.1) -> list[Compared]:
    """Drawings that lose so many stars beside the first."""
    return [Compared(Draw(FOREST, 1 << at), loss, error, 512) for at, loss in enumerate(losses)]


@pytest.mark.parametrize(
    ("losses", "error", "clear"),
    [
        ((0.0, 2.0, 3.0), 0.1, True),
        ((0.0, 0.3, 2.0), 0.1, True),  # two that are equally good, and both are right
        ((0.0, 1.4, 3.0), 0.1, False),  # too little lead
        ((0.0, 2.0, 3.0), 0.5, False),  # the lead may be chance
        ((0.0, 0.1, 0.2, 0.3, 9.0), 0.1, False),  # too many are right
        ((0.0, 0.1), 0.1, False),  # all are right
    ],
)
def test_a_position_is_clear_if_few_are_right_and_all_others_lose_much(
    losses: Sequence[float], error: float, clear: bool
) -> None:
    answer = judged(compared(*losses, error=error))
    assert answer.is_clear(finder.LEAD, finder.ERRORS) is clear


class FixedResults:
    """A backend whose playouts end with the stars that a rule gives to a map."""

    def __init__(self, stars: Callable[[Seat, int], float]) -> None:
        self._stars, self.played = stars, 0

    def evaluator(self, game: Game) -> Evaluator:
        """No map is valued by it."""
        return SeasonEvaluator(game)

    def play_on(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]], turns: int
    ) -> list[list[float]]:
        """A row for each map."""
        self.played += len(seats) * len(futures)
        return [[self._stars(seat, number) for number in range(len(futures))] for seat in seats]

    def season_scores(
        self, game: Game, seats: Sequence[Seat], futures: Sequence[Sequence[str]]
    ) -> list[list[SeasonScores]]:
        """Nobody asks for them."""
        raise AssertionError


def test_a_look_orders_drawings_by_their_playouts_and_drops_the_worse_ones_early() -> None:
    puzzle = next(iter(shipped().values()))
    backend = FixedResults(lambda seat, number: seat.sheet.forest.bit_count() + number)
    rated: list[Rated] = [(0.0, one) for one in drawings_of(puzzle.view)]
    found = look(puzzle.view, backend, rated, 1, (Round(10_000, 2), Round(5, 20)))
    assert len(found) == len(rated) and found[0].loss == 0
    assert all(one.loss <= other.loss for one, other in pairwise(found))
    assert backend.played == 2 * len(rated) + 18 * 5


def test_positions_of_several_players_are_each_of_one_map_played_on_alone() -> None:
    table = open_table(seats=2, seed=3)
    play_out(table, [player("chance", seat) for seat in range(2)])
    found = list(positions(shelf(), table.log))
    assert {one.seat for one in found} == {0, 1}
    for one in found:
        seen = view(one.game, 0)
        assert one.game.setup.seats == 1 == len(one.game.seats) and one.game.phase is Phase.DRAW
        assert one.game.setup.names == () and len(drawings_of(seen)) >= FEWEST
        assert not seen.why_not(one.played)
    started = open_table(seats=2, seed=3).game
    assert alone(started, 1) is not None


def test_a_puzzle_is_found_again_with_other_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finder, "SHORT", (Round(12, 8),))
    monkeypatch.setattr(finder, "LONG", (Round(10_000, 1), Round(6, 60)))
    monkeypatch.setattr(finder, "CHECK", (Round(4, 200),))
    clearest = max(shipped().values(), key=lambda one: one.lead / (one.error + 0.2))
    found = find(clearest.game, seed=7)
    assert found and set(found.right) & set(clearest.right) and found.id == clearest.id
    assert holds(clearest, seed=8)
    wrong = max(clearest.drawings, key=lambda one: clearest.drawings[one])
    losses = [0 if one == wrong else 50 for one in drawings_of(clearest.view)]
    assert not holds(Puzzle(clearest.game, tuple(losses), 5.0, 0.1, 1500), seed=8)


def test_taking_the_most_stars_at_once_is_no_puzzle() -> None:
    """Most first guesses of the static value are the obvious drawing, and are put aside without a look."""
    table = open_table(seed=5)
    play_out(table, [player("greedy", 5)])
    games = [one.game for one in positions(shelf(), table.log)]
    obvious = [
        game
        for game in games
        if finder.is_obvious(view(game, 0), [rank_decisions(view(game, 0), the_player())[0][1]])
    ]
    assert obvious and not any(
        finder.may_be_one(view(game, 0), rank_decisions(view(game, 0), the_player())) for game in obvious
    )


@pytest.mark.parametrize("key", [body["id"] for body in collection()])
def test_every_shipped_puzzle_can_be_read_and_its_answers_are_legal(key: str) -> None:
    puzzle = shipped()[key]
    assert 1 <= len(puzzle.right) <= finder.MOST_RIGHT and puzzle.lead >= finder.LEAD
    assert not any(puzzle.view.why_not(one) for one in puzzle.right)
    assert min(loss for loss in puzzle.drawings.values() if loss) >= finder.LEAD - 0.1
    assert not finder.is_obvious(puzzle.view, puzzle.right)
    assert puzzle.source is None and puzzle.game.setup.names == ()


def test_the_shipped_puzzles_differ_and_are_of_all_sheets_and_boxes() -> None:
    puzzles = shipped().values()
    assert list(shipped()) == [one.id for one in puzzles]
    assert len(puzzles) == len(collection()) >= 20
    assert {one.game.setup.sheet for one in puzzles} == {"A", "B", "C", "D"}
    assert {one.game.setup.explore for one in puzzles} == {"base", "heroes"}


def test_a_puzzle_is_read_as_it_was_written_and_anything_else_is_refused() -> None:
    puzzle = replace(next(iter(shipped().values())), source=Source("game", 4, 1))
    body = write_puzzle(puzzle)
    assert read_puzzle(shelf(), body) == puzzle
    too_short, none_right = body["losses"][1:], [9] * len(puzzle.losses)
    unreadable: list[object] = [{}, [], {**body, "losses": too_short}, {**body, "losses": none_right}]
    for wrong in unreadable:
        with pytest.raises(BadPuzzle):
            read_puzzle(shelf(), wrong)


def test_who_solves_a_puzzle_goes_up_and_the_puzzle_down_the_more_so_the_harder_it_was() -> None:
    easy, hard = Rating(1200, 100), Rating(1900, 100)
    for puzzle in (easy, hard):
        up, easier = after_answer(NEW_SOLVER, puzzle, solved=True)
        down, harder = after_answer(NEW_SOLVER, puzzle, solved=False)
        assert down.value < NEW_SOLVER.value < up.value and easier.value < puzzle.value < harder.value
        assert up.deviation < NEW_SOLVER.deviation
    gains = [after_answer(NEW_SOLVER, puzzle, solved=True)[0].value for puzzle in (easy, hard)]
    assert gains[0] < gains[1]


def test_a_first_miss_costs_little() -> None:
    for difficulty in (1200, 1350, 1500, 1970):
        missed, _ = after_answer(NEW_SOLVER, Rating(difficulty, NEW_PUZZLE_DEVIATION), solved=False)
        assert NEW_SOLVER.value - missed.value < 60


def test_a_day_has_three_puzzles_from_easy_to_hard_and_no_puzzle_comes_again_before_all_came() -> None:
    known = {f"p{number}": Known(f"p{number}", 1000 + 10 * number, 0) for number in range(9)}
    seen: list[str] = []
    for day in ("2026-11-16", "2026-11-17", "2026-11-18"):
        today = puzzles_of_day(day, list(known.values()))
        assert today == puzzles_of_day(day, list(reversed(known.values())))
        assert [known[id].rating for id in today] == sorted(known[id].rating for id in today)
        seen += today
        known |= {id: known[id]._replace(days=1) for id in today}
    assert sorted(seen) == sorted(known)
    assert len(puzzles_of_day("2026-11-19", list(known.values()))) == 3
    assert puzzles_of_day("2026-11-19", [Known("only", 1500, 4)]) == ["only"]
