"""Whole games with the example box by chance, in a process that has it; what happened in them, as JSON."""

import json

from cartographers.boxes import shelf
from cartographers.notation.game_json import read_game, write_game
from cartographers.notation.record import log_of
from cartographers.notation.record_text import read_text, write_text
from cartographers.notation.recorder import record_of
from cartographers.players.chance import Chance
from cartographers.rules.history import history, replay
from cartographers.rules.state import COIN_TRACK, Drawn, Game
from cartographers.table.dealer import SeedDealer
from cartographers.table.opening import play_out
from cartographers.table.plan import Plan, deal, plan_for
from cartographers.table.table import Table

SEEDS = range(8)


def plans() -> list[Plan]:
    """The box beside base, beside Heroes, alone and with others."""
    base = plan_for(shelf(), ["base", "tidewater"], "T", seats=1)
    heroes = plan_for(shelf(), ["heroes", "tidewater", "skills"], "T", seats=3)
    fleet = ("greenbough", "fishing-fleet", "wildholds", "borderlands")
    return [Plan(sheet="T", edicts=fleet, seats=2), base, heroes]


def lighthouses(before: Game, now: Game, drawn: Drawn) -> int:
    """How many corners a change filled."""
    corners = sum(1 << 11 * row + column for row in (0, 10) for column in (0, 10))
    was, is_now = (game.seats[drawn.seat].sheet.empty & corners for game in (before, now))
    filled: int = was & ~is_now
    return filled.bit_count()


def main() -> None:
    """Play, and print what was seen."""
    seen = {"games": 0, "cards": 0, "scored": 0, "lit": 0, "spread": 0, "records": 0}
    for plan in plans():
        for seed in SEEDS:
            setup = deal(shelf(), plan, seed)
            table = Table(shelf(), setup, SeedDealer(seed))
            play_out(table, [Chance(seed + seat) for seat in range(setup.seats)])
            for _, _, before, game in history(shelf(), table.log):
                drawn = [item for item in game.news if isinstance(item, Drawn)]
                for item in drawn:
                    lit = lighthouses(before, game, item)
                    had, has = (one.seats[item.seat].coins for one in (before, game))
                    assert not lit or has >= min(COIN_TRACK, had + lit)
                    seen["lit"] += lit
                    seen["spread"] += item.card == "wraith-of-the-tide" and before.season < game.season
                seen["cards"] += game.card == "tide-pools" != before.card
                assert read_game(shelf(), write_game(game)).seats == game.seats
            assert game.over and game == table.game
            seen["games"] += 1
            seen["scored"] += "fishing-fleet" in setup.edicts
            record = record_of(shelf(), table.log)
            assert read_text(shelf(), write_text(record)) == record
            assert replay(shelf(), log_of(record)) == game
            seen["records"] += 1
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
