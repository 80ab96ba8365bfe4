"""What the last whole run of ``python -m tools mutations`` found, to be written anew after the next one."""

#: For each module how many changes there were, and how many of them a test noticed. The others make no
#: difference (``equivalents``).
NOTICED: dict[str, tuple[int, int]] = {
    "cartographers.rules.turn": (44, 44),
    "cartographers.rules.effect": (37, 37),
    "cartographers.rules.season_end": (21, 20),
    "cartographers.rules.timetable": (22, 22),
    "cartographers.rules.change": (29, 28),
    "cartographers.rules.checking": (183, 182),
    "cartographers.rules.legal": (62, 59),
    "cartographers.rules.setup": (91, 90),
    "cartographers.rules.game": (37, 37),
    "cartographers.server.rooms.room": (80, 79),
    "cartographers.server.rooms.decisions": (48, 48),
    "cartographers.server.rooms.people": (53, 53),
    "cartographers.server.rooms.ending": (13, 13),
    "cartographers.server.rooms.limits": (22, 22),
    "cartographers.server.rooms.journal": (21, 19),
    "cartographers.server.rooms.pace": (17, 17),
    "cartographers.server.rooms.seats": (57, 57),
    "cartographers.server.rooms.presence": (28, 28),
    "cartographers.server.rooms.listeners": (35, 34),
}
