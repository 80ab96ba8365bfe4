"""Scoring a season, and the end of the game: places, solo rating and title."""

from typing import Any

from .facts import SCORING, TITLES, Card
from .scorer import score
from .seat import Seat
from .wrong import expect, expect_fields, expect_list

EDICT_LETTERS = "ABCD"


def season_scores(seat: Seat, season: Card, edicts: list[str]) -> list[int]:
    """The season's two edicts in the card's order, the coins, and the monsters' loss (R5.1)."""
    scores = score(seat.map.rows())
    first, second = (edicts[EDICT_LETTERS.index(letter)] for letter in season["edicts"])
    return [scores[first], scores[second], seat.purse(), scores["monsters"]]


def score_season(seats: list[Seat], season: Card, edicts: list[str], step: dict[str, Any]) -> None:
    """Check every player's four numbers and add them up."""
    expect_fields(step, ["season", "scores"], what="season")
    expect(step["season"] == season["id"], f"{step['season']!r} instead of {season['id']}")
    claimed = expect_list(step["scores"], len(seats), "scores")
    for number, seat in enumerate(seats):
        right = season_scores(seat, season, edicts)
        expect(claimed[number] == right, f"seat {number}: {claimed[number]} instead of {right}")
        first, second, coins, loss = right
        seat.total += first + second + coins - loss
        seat.loss += loss


def places(totals: list[int], losses: list[int]) -> list[int]:
    """Each player's place: most stars, then least lost to monsters; equals share (R6.1)."""
    results = list(zip(totals, losses, strict=True))
    found = []
    for total, loss in results:
        better = [other for other in results if other[0] > total or (other[0] == total and other[1] < loss)]
        found.append(len(better) + 1)
    return found


def title(rating: int) -> str | None:
    """The highest title whose minimum the rating reaches, if any (R11.4)."""
    reached = [entry for entry in TITLES if rating >= entry["minimum"]]
    if not reached:
        return None
    return str(max(reached, key=lambda entry: int(entry["minimum"]))["id"])


def check_end(seats: list[Seat], edicts: list[str], step: dict[str, Any]) -> None:
    """Require the right final scores and standings."""
    expect_fields(step, ["end"], what="end")
    totals = [seat.total for seat in seats]
    losses = [seat.loss for seat in seats]
    right: dict[str, Any] = {
        "totals": totals,
        "losses": losses,
        "places": places(totals, losses),
    }
    if len(seats) == 1:
        right["rating"] = totals[0] - sum(SCORING[edict]["solo_rating"] for edict in edicts)
        right["title"] = title(right["rating"])
    expect(step["end"] == right, f"end: {step['end']} instead of {right}")
