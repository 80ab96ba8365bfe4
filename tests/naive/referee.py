"""The referee: replays the record of a whole game and stops at the first thing that is wrong."""

from typing import Any

from .ambush import ambush_turn
from .deck import Deck
from .ending import check_end, score_season
from .explore import explore_turn
from .facts import AMBUSH, EXPLORE, RUINS, SEASONS
from .heroes import hero_turn
from .lasting import LASTING, lasting_effect
from .seat import Seat
from .setup import check_setup
from .wrong import Wrong, expect, expect_fields, expect_list

__all__ = ["Wrong", "check"]

FORMAT = "cartographers-record-1"


def check(record: dict[str, Any]) -> None:
    """Raise `Wrong` unless the record is a game, finished or not, exactly by the rules."""
    expect_fields(record, ["format", "setup", "steps"], what="record")
    expect(record["format"] == FORMAT, f"format {record['format']!r}")
    check_setup(record["setup"])
    game = Game(record["setup"])
    expect(isinstance(record["steps"], list), "steps is a list")
    for number, step in enumerate(record["steps"]):
        try:
            game.take(step)
        except Wrong as wrong:
            raise Wrong(f"step {number}: {wrong}") from wrong


class Game:
    """A game under way: all sheets, the deck, the season, and the kind of step due next."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.seats = [Seat(setup["sheet"]) for _ in range(setup["seats"])]
        self.deck = Deck(setup)
        self.edicts: list[str] = setup["edicts"]
        self.skills: list[str] = setup["skills"]
        self.seasons = SEASONS[setup["seasons"]]
        self.season = 0
        self.time = 0
        self.ruins_pending = False
        self.on_display: list[str] = []
        self.effects_left: list[str] = []
        self.due = "reveal"

    def take(self, step: Any) -> None:
        """Check one step of the record and carry it out."""
        expect(isinstance(step, dict), f"{step!r} is not a step")
        expect(self.due in step, f"a step {self.due!r} is due, not {step!r}")
        if self.due == "reveal":
            self._reveal(step)
        elif self.due == "season":
            self._end_season(step)
        elif self.due == "after":
            self._lasting(step)
        else:
            expect(self.due == "end", "the game is over")
            check_end(self.seats, self.edicts, step)
            self.due = "nothing"

    def _reveal(self, step: dict[str, Any]) -> None:
        """One revealed card, with the turn that it makes (R3.1)."""
        card_id = step["reveal"]
        expect(isinstance(card_id, str), f"{card_id!r} is not a card")
        self.deck.reveal(card_id)
        if card_id in RUINS:
            expect_fields(step, ["reveal"], what=card_id)
            self.ruins_pending = True
            return
        if card_id in EXPLORE:
            self._explore(card_id, step)
        elif card_id in AMBUSH:
            stays = ambush_turn(self.seats, card_id, self.skills, step)
            if stays and card_id in LASTING:
                self.on_display.append(card_id)
        else:
            expect_fields(step, ["reveal", "hero", "coins"], what=card_id)
            entries = expect_list(step["hero"], len(self.seats), "hero")
            for seat, entry in zip(self.seats, entries, strict=True):
                hero_turn(seat, card_id, self.skills, entry)
        self._check_coins(step)
        # R3.13; R11.3: a full map ends a solo game at once.
        if self._solo_map_is_full() or self.time >= self.seasons[self.season]["time"]:
            self.due = "season"

    def _explore(self, card_id: str, step: dict[str, Any]) -> None:
        """All drawings from one explore card, which uses up pending ruins (R3.2, R3.3)."""
        expect_fields(step, ["reveal", "draw", "coins"], what=card_id)
        entries = expect_list(step["draw"], len(self.seats), "draw")
        for seat, entry in zip(self.seats, entries, strict=True):
            explore_turn(seat, card_id, self.ruins_pending, self.skills, entry)
        self.ruins_pending = False
        self.time += EXPLORE[card_id]["time"]

    def _end_season(self, step: dict[str, Any]) -> None:
        """The scoring of a season, and what comes after it (R5, R11.3)."""
        score_season(self.seats, self.seasons[self.season], self.edicts, step)
        if self.season == len(self.seasons) - 1 or self._solo_map_is_full():
            self.due = "end"
            return
        self.effects_left = list(self.on_display)
        self._next_effect_or_season()

    def _lasting(self, step: dict[str, Any]) -> None:
        """The next lasting effect in the order of reveal (R5.2)."""
        card_id = self.effects_left.pop(0)
        expect(step["after"] == card_id, f"{card_id} acts now, not {step['after']!r}")
        lasting_effect(self.seats, card_id, step)
        self._check_coins(step)
        if self._solo_map_is_full():
            self.due = "end"  # R11.3: the season has been scored already.
        else:
            self._next_effect_or_season()

    def _next_effect_or_season(self) -> None:
        """The step after a scoring or an effect: another effect, or a new season (R5.3)."""
        if self.effects_left:
            self.due = "after"
            return
        self.season += 1
        self.time = 0
        self.deck.next_season()
        for seat in self.seats:
            seat.skill_used = False
        self.due = "reveal"

    def _check_coins(self, step: dict[str, Any]) -> None:
        """Require the right coin track of every player after the step."""
        claimed = expect_list(step["coins"], len(self.seats), "coins")
        for number, seat in enumerate(self.seats):
            right = seat.coins()
            expect(claimed[number] == right, f"seat {number}: coins {claimed[number]}, not {right}")

    def _solo_map_is_full(self) -> bool:
        return len(self.seats) == 1 and self.seats[0].map.is_full()
