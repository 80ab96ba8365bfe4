"""Mistakes in the code of the rules and of the server's room, each with the tests that have to notice it.

A text of the source, what is put there instead, what the program then does, and the file of tests.
"""

from typing import NamedTuple

RULES = "cartographers.rules"
ROOMS = "cartographers.server.rooms"


class CodeMistake(NamedTuple):
    """One wrong text in one module."""

    module: str
    was: str
    becomes: str
    what: str
    tests: str


_TURN, _DRAWING = "tests/rules/test_r03_turn.py", "tests/rules/test_r03_drawing.py"
_AMBUSH, _SETUP = "tests/rules/test_r04_ambush.py", "tests/rules/test_r02_setup.py"
_SEASON, _MIXED = "tests/rules/test_r05_season_end.py", "tests/rules/test_r10_combinations.py"
_WALK, _DECISIONS = "tests/rules/r11/test_walk.py", "tests/server/rooms/test_decisions.py"
_STORE, _SEATS = "tests/server/storage/test_store.py", "tests/server/features/invitations/test_seats.py"
_SKILLS, _REFUSALS = "tests/rules/r09/test_once_a_season.py", "tests/rules/r08/test_refusals.py"

CODE_MISTAKES = [
    CodeMistake(f"{RULES}.turn", "asked, phase = 0,", "asked, phase = 1,", "a ruins card asks a seat", _TURN),
    CodeMistake(f"{RULES}.turn", "pending=False,", "pending=True,", "ruins are never used up", _TURN),
    CodeMistake(
        f"{RULES}.turn",
        "if seat.sheet.empty:",
        "if True:",
        "a full map is asked",
        _TURN,
    ),
    CodeMistake(
        f"{RULES}.turn",
        "isinstance(item, Drawn) and item.by is None",
        "isinstance(item, Drawn)",
        "monsters without a place stay on the table",
        _WALK,
    ),
    CodeMistake(
        f"{RULES}.effect", "owner = received(game, index)", "owner = index", "on the own map", _AMBUSH
    ),
    CodeMistake(
        f"{RULES}.effect",
        "seat.crossed + game.shelf.skills[skill].cost",
        "seat.crossed",
        "skills cost nothing",
        "tests/rules/r09/test_diplomacy.py",
    ),
    CodeMistake(f"{RULES}.effect", "if area is None:", "if not card.monster:", "some never come", _WALK),
    CodeMistake(f"{RULES}.season_end", 'seat.but(skill="")', "seat.but()", "one skill in a game", _SKILLS),
    CodeMistake(f"{RULES}.season_end", "clock=0,", "clock=game.clock,", "time goes on", _SEASON),
    CodeMistake(f"{RULES}.season_end", "revealed=(),", "", "cards do not go back", _SEASON),
    CodeMistake(
        f"{RULES}.timetable",
        "self.setup.edicts, self.seasons[season].edicts",
        "self.setup.edicts, (0, 1)",
        "A, B",
        _SEASON,
    ),
    CodeMistake(
        f"{RULES}.checking", "overlap = area & ~turn.sheet.empty", "overlap = 0", "over others", _DRAWING
    ),
    CodeMistake(f"{RULES}.checking", "and area & turn.covering ", "", "ruins need not be covered", _DRAWING),
    CodeMistake(
        f"{RULES}.checking", "if type(decision) is not kind:", "if False:", "any kind of decision", _REFUSALS
    ),
    CodeMistake(
        f"{RULES}.checking",
        "if game.seats[seat].skill:",
        "if False:",
        "two skills in a season",
        _SKILLS,
    ),
    CodeMistake(f"{RULES}.checking", "if terrain not in DRAWN:", "if False:", "any terrain alone", _DRAWING),
    CodeMistake(
        f"{RULES}.legal",
        "if player.skill or",
        "if",
        "a second skill is offered",
        _SKILLS,
    ),
    CodeMistake(f"{RULES}.setup", "cards <= given or", "", "no whole sets", _MIXED),
    CodeMistake(f"{RULES}.setup", "not 1 <= setup.seats", "not 0 <= setup.seats", "nobody plays", _SETUP),
    CodeMistake(
        f"{RULES}.setup", "any(kinds[kind] != 1 for kind in Stack)", "False", "two of a type", _SETUP
    ),
    CodeMistake(
        f"{ROOMS}.decisions", "if step != room.game.step:", "if False:", "late decisions count", _DECISIONS
    ),
    CodeMistake(
        f"{ROOMS}.decisions",
        "if await room.journal.has(seat, move_id):",
        "if False:",
        "sent twice",
        _DECISIONS,
    ),
    CodeMistake(
        f"{ROOMS}.room",
        "        except OSError as error:\n            self.table.cut(self.seq)\n",
        "        except OSError as error:\n",
        "what was not saved is shown",
        _STORE,
    ),
    CodeMistake(
        f"{ROOMS}.people", "room.seats.change(seat, left=True)", "pass", "leaving does nothing", _SEATS
    ),
]
