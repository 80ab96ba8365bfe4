"""Changes of the code that no test can notice, each with the reason.

Named by module, function, text before and text after, as ``python -m tools mutations`` prints them.
"""

EQUIVALENTS: dict[tuple[str, str, str, str], str] = {
    (
        "cartographers.rules.checking",
        "check_held",
        "all((shape.overhangs for shape in shapes))",
        "any((shape.overhangs for shape in shapes))",
    ): "a skill lets all shapes of a card stick out over the edge, or none",
    (
        "cartographers.rules.change",
        "earned",
        "filled & _beside_mountains(now.mountain)",
        "filled | _beside_mountains(now.mountain)",
    ): "the question only saves time: cells that are not beside a mountain close none",
    (
        "cartographers.rules.season_end",
        "score",
        "True",
        "False",
    ): "the scores are made of the same seats, one each",
    (
        "cartographers.server.rooms.room",
        "Room._publish",
        "self.table.forget_before(self.seq)",
        "pass",
    ): "it only saves memory: a game that is not kept is computed again when it is asked for",
    (
        "cartographers.server.rooms.listeners",
        "Listener.__init__",
        "False",
        "True",
    ): "the first update is the whole state, and then nothing else is due",
    (
        "cartographers.rules.legal",
        "attack_marks",
        "at_row + row",
        "at_row - row",
    ): "an attack is tried in all eight orientations, and this mirrors them all",
    (
        "cartographers.rules.legal",
        "attack_marks",
        "at_column + column",
        "at_column - column",
    ): "an attack is tried in all eight orientations, and this mirrors them all",
    (
        "cartographers.rules.legal",
        "ravage",
        "monster and monster.ravage",
        "monster or monster.ravage",
    ): "asked only while the card of a monster that ravages is in play",
    (
        "cartographers.rules.setup",
        "_check_ambushes",
        "cards <= given",
        "cards < given",
    ): "more than four cards are several sets as long as each set has four",
    (
        "cartographers.server.rooms.journal",
        "Journal.has",
        "(seat, move_id) in self._move_ids and await self._store.has_move(self._game, seat, move_id)",
        "(seat, move_id) in self._move_ids or await self._store.has_move(self._game, seat, move_id)",
    ): "the two differ only for ids of which the same eight bytes are kept",
    (
        "cartographers.server.rooms.journal",
        "Journal.append",
        "self.log.stored([event.body for event in events])",
        "pass",
    ): "the log is the same, but takes more memory",
}
