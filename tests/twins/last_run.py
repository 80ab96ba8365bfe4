"""What the last whole run of ``python -m bench mutations`` found, to be written anew after the next one."""

#: For each module how many changes there were, and how many of them a test noticed. The others make no
#: difference (``equivalents``).
NOTICED: dict[str, tuple[int, int]] = {
    "cartographers.rules.turn": (44, 44),
    "cartographers.rules.effect": (37, 37),
    "cartographers.rules.season_end": (21, 20),
    "cartographers.rules.timetable": (22, 22),
    "cartographers.rules.change": (28, 27),
    "cartographers.rules.checking": (183, 182),
    "cartographers.rules.legal": (56, 53),
    "cartographers.rules.setup": (91, 90),
    "cartographers.rules.game": (37, 37),
    "cartographers.server.rooms.room": (98, 97),
    "cartographers.server.rooms.seats": (28, 28),
    "cartographers.server.rooms.presence": (16, 16),
    "cartographers.server.rooms.listeners": (21, 21),
}
