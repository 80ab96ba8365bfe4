"""A Hypothesis state machine over a room: anything may happen in any order, and what is promised holds."""

from collections import Counter
from dataclasses import replace
from json import loads
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cartographers.notation.wire import write_decision
from cartographers.players.chance import Chance
from cartographers.rules.view import view
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.invitations.messages import JoinRequest
from cartographers.server.features.invitations.seats import give_seat_to_bot, join
from cartographers.server.features.people.people import delete_everything
from cartographers.server.games.create import create_game
from cartographers.server.games.rematch import rematch
from cartographers.server.games.removing import remove_game
from cartographers.server.protocol.plans import PlanRequest
from cartographers.server.rooms.decisions import decide, withdraw
from cartographers.server.rooms.ending import abandon
from cartographers.server.rooms.people import leave, visit
from cartographers.server.rooms.room import Room
from cartographers.server.rooms.state_json import state_for
from cartographers.server.storage.hash_chain import StoredEvent
from cartographers.words.book import words
from long.shared.driven_lobby import DrivenLobby, table_of
from testkit.secrets import sealed_otherwise

DEVICES = ("anna", "bert", "cleo", "dora")
devices, seeds, numbers = st.sampled_from(DEVICES), st.integers(0, 2**20), st.integers(0, 3)
paces = st.fixed_dictionaries(
    {},
    optional={
        "pace": st.sampled_from(["live", "days"]),
        "absence": st.sampled_from([None, 1, 120]),
        "move_clock": st.sampled_from([None, 5, 60]),
        "move_limit": st.sampled_from([None, 1, 24]),
        "on_limit": st.sampled_from(["skip", "bot", "end"]),
    },
)
kinds = st.lists(st.sampled_from(["open", "open", "bot", "me"]), max_size=3)

#: How much was done in all.
counted: Counter[str] = Counter()


class RoomMachine(RuleBasedStateMachine):
    """One game at a time: the newest; after a rematch that one."""

    def __init__(self) -> None:
        super().__init__()
        counted["runs"] += 1
        self.driven = DrivenLobby()
        self.game = ""
        #: The log as it was stored last.
        self.log: list[StoredEvent] = []
        self.moves = 0

    def teardown(self) -> None:
        self.driven.close()

    @property
    def room(self) -> Room:
        """The room of the game."""
        return self.driven.room(self.game)

    def one_asked(self, number: int) -> int:
        """One of the seats that are asked now: the seat of this number if it is."""
        asked = [seat for seat in range(len(self.room.seats)) if self.room.game.is_asked(seat)]
        return number if number in asked else asked[number % len(asked)]

    def refusable(self, work: Any) -> bool:
        """Do something that may be refused; an error that is no refusal fails the machine."""
        try:
            self.driven.run(work)
        except Refusal as refused:
            if refused.status == 503:
                raise
            return False
        return True

    @initialize(kinds=kinds, pace=paces, seed=seeds, skills=st.booleans())
    def create(self, kinds: list[str], pace: dict[str, Any], seed: int, skills: bool) -> None:
        """A game with seats for its maker, for bots and for others."""
        seats = [{"kind": "me"}, *({"kind": kind, "bot": "chance"} for kind in kinds)]
        plan = PlanRequest.model_validate({"seats": seats, "seed": seed, "skills": skills, **pace})
        self.game = self.driven.run(create_game(self.driven.lobby, plan, "anna")).id
        self.log = []

    @precondition(lambda self: not self.game)
    @rule(kinds=kinds, pace=paces, seed=seeds)
    def create_another(self, kinds: list[str], pace: dict[str, Any], seed: int) -> None:
        self.create(kinds, pace, seed, True)

    @precondition(lambda self: self.game)
    @rule(device=devices)
    def join(self, device: str) -> None:
        code = self.driven.lobby.services.seat_codes.table_code(self.game)
        self.refusable(join(self.driven.lobby, JoinRequest(code=code, name=device), device))

    @precondition(lambda self: self.game)
    @rule(device=devices, number=numbers)
    def join_by_link(self, device: str, number: int) -> None:
        code = self.driven.lobby.services.seat_codes.code("link", self.game, number)
        self.refusable(join(self.driven.lobby, JoinRequest(code=code), device))

    @precondition(lambda self: self.game)
    @rule(number=numbers, device=devices)
    def give_to_bot(self, number: int, device: str) -> None:
        self.refusable(
            give_seat_to_bot(self.driven.lobby.services.store, self.room, number, "chance", device)
        )

    @precondition(lambda self: self.game)
    @rule(number=numbers, seed=seeds, again=st.booleans())
    def decide(self, number: int, seed: int, again: bool) -> None:
        """A seat decides, or replaces what it has decided; sent again, it changes nothing."""
        room = self.room
        if room.over:
            return
        number = self.one_asked(number)
        wish = write_decision(Chance(seed).decide(view(room.game, number)))
        self.moves += 1
        asked = (room, number, room.game.step, f"move {self.moves}", wish)
        assert self.refusable(decide(*asked))
        if again:
            known = room.seq
            assert self.refusable(decide(*asked)) and room.seq == known

    @precondition(lambda self: self.game)
    @rule(phases=st.integers(1, 12), seed=seeds)
    def play_on(self, phases: int, seed: int) -> None:
        """Everybody decides for some phases, so that games come to their end."""
        for _ in range(phases):
            room = self.room
            for seat in room.game.waiting if not room.over else ():
                self.decide(seat, seed + seat, again=False)

    @precondition(lambda self: self.game)
    @rule(number=numbers, seed=seeds, step=st.integers(-2, 2), wish=st.sampled_from([{}, {"cells": ["A1"]}]))
    def decide_wrongly(self, number: int, seed: int, step: int, wish: dict[str, Any]) -> None:
        room = self.room
        known = room.seq
        if step or room.over or room.game.phase not in ("declare", "draw"):
            step = step or 3
        if room.game.phase == "declare" and not step:
            return
        self.moves += 1
        assert not self.refusable(decide(room, number, room.game.step + step, f"move {self.moves}", wish))
        assert room.seq == known

    @precondition(lambda self: self.game)
    @rule(number=numbers)
    def withdraw(self, number: int) -> None:
        room = self.room
        sealed = number < len(room.seats) and room.game.sealed[number] is not None and not room.over
        assert self.refusable(withdraw(room, number)) == sealed

    @precondition(lambda self: self.game)
    @rule(seed=seeds)
    def bots_decide(self, seed: int) -> None:
        self.driven.bots_decide(self.game, seed)

    @precondition(lambda self: self.game)
    @rule(device=devices)
    def connect(self, device: str) -> None:
        self.driven.open_socket(self.game, device)

    @precondition(lambda self: self.game)
    @rule(device=devices)
    def disconnect(self, device: str) -> None:
        self.driven.close_sockets(device)

    @precondition(lambda self: self.game)
    @rule(device=devices)
    def visit(self, device: str) -> None:
        self.driven.run(visit(self.room, device))

    @precondition(lambda self: self.game)
    @rule(number=numbers)
    def leave(self, number: int) -> None:
        if number < len(self.room.seats) and self.room.seats[number].kind == "human":
            self.driven.run(leave(self.room, number))

    @precondition(lambda self: self.game)
    @rule(
        seconds=st.sampled_from([1, 61, 3601, 90_000, 10_000_000]), wall=st.sampled_from([-90_000, 0, 90_000])
    )
    def time_passes(self, seconds: float, wall: float) -> None:
        """Time passes; the clock on the wall may also be set, by a day forwards or back."""
        self.driven.monotonic += seconds
        self.driven.wall += seconds + wall
        self.driven.run(self.driven.lobby.sweep())

    @rule()
    def restart(self) -> None:
        """The server is stopped and started again: everything but who is present is as before."""
        self.driven.restart()

    @precondition(lambda self: self.game)
    @rule()
    def close_room(self) -> None:
        """The room is removed from memory."""
        self.driven.close_sockets()
        self.driven.run(self.driven.lobby.close_room(self.game))

    @precondition(lambda self: self.game)
    @rule()
    def checkpoint(self) -> None:
        """A room from a checkpoint shows what a room from the whole log shows."""
        stored = self.driven.stored(self.game)
        assert stored is not None
        rooms = self.driven.rooms_of(stored, self.driven.checkpoints.of(self.room))
        assert len(rooms) == (1 if self.room.over else 2)
        assert rooms[0].seq == rooms[-1].seq and rooms[0].changes == rooms[-1].changes
        for device in (*DEVICES, "nobody"):
            codes = self.driven.lobby.services.seat_codes
            replayed, kept = (state_for(room, device, codes, words("en")) for room in (rooms[0], rooms[-1]))
            assert replayed == kept

    @precondition(lambda self: self.game)
    @rule(number=numbers, seed=seeds)
    def disk_fails(self, number: int, seed: int) -> None:
        """What cannot be written is refused with 503, and nothing has changed."""
        room = self.room
        if room.over:
            return
        number = self.one_asked(number)
        wish = write_decision(Chance(seed).decide(view(room.game, number)))
        known, shown = room.seq, room.game
        self.moves += 1
        self.driven.break_disk(True)
        status = 200
        try:
            self.driven.run(decide(room, number, room.game.step, f"move {self.moves}", wish))
        except Refusal as refused:
            status = refused.status
        finally:
            self.driven.break_disk(False)
        assert status == 503, "a decision was acknowledged that could not be written"
        assert room.seq == known and room.game == shown

    @precondition(lambda self: self.game)
    @rule(device=devices)
    def abandon(self, device: str) -> None:
        self.refusable(abandon(self.room, device))

    @precondition(lambda self: self.game)
    @rule(device=devices)
    def play_again(self, device: str) -> None:
        room = self.room
        try:
            made = self.driven.run(rematch(self.driven.lobby, room, device))
        except Refusal:
            assert not room.over or not room.seats.held_by(device)
            return
        assert room.over and made.id != self.game
        again = self.driven.run(rematch(self.driven.lobby, room, device))
        assert again.id == made.id, "a game has one rematch"
        self.game, self.log = made.id, []

    @precondition(lambda self: self.game)
    @rule(device=devices, everything=st.booleans())
    def remove(self, device: str, everything: bool) -> None:
        """A player removes the game, or everything there is of the player."""
        if everything:
            self.driven.run(delete_everything(self.driven.lobby, device))
        else:
            self.refusable(remove_game(self.driven.lobby, device, self.game))
        if self.driven.stored(self.game) is None:
            self.driven.close_sockets()
            self.game, self.log = "", []

    @invariant()
    def count(self) -> None:
        counted["steps"] += 1

    @invariant()
    def memory_is_what_is_stored(self) -> None:
        """The game, its seats and its row are in memory as they would be after a restart."""
        stored = self.driven.stored(self.game) if self.game else None
        if stored is None:
            assert not self.game
            return
        room = self.room
        table = table_of(stored)
        # What the last event brought about is told at once, and not known of a game from a checkpoint.
        assert table.game.but(news=()) == room.game.but(news=()) and len(stored.events) == room.seq
        assert stored.seats == list(room.seats)
        assert stored.events[: len(self.log)] == self.log, "a log only ever grows"
        self.log = stored.events
        # The time of a phase begins anew when somebody comes back, and is written with the next change.
        assert replace(stored.game, began=0, due=None) == replace(room.row, began=0, due=None)

    @invariant()
    def nobody_is_sent_what_others_have_sealed(self) -> None:
        if not self.game:
            return
        room = self.room
        for device in (*DEVICES, "nobody"):
            sent = state_for(room, device, self.driven.lobby.services.seat_codes, words("en"))
            mine = room.seats.held_by(device)
            state = loads(sent)
            assert [one["seat"] for one in state["mine"]] == mine
            sealed = [seat for seat, one in enumerate(room.game.sealed) if one is not None]
            if not sealed or set(sealed) <= set(mine) or len(mine) > 1:
                continue
            assert sent == self._sent_with_other_secrets(room, device, mine[0] if mine else -1)

    def _sent_with_other_secrets(self, room: Room, device: str, seat: int) -> bytes:
        """What a device would be sent if everybody else had sealed something else."""
        game = room.game
        room.game = sealed_otherwise(game, seat, chance=self.moves + 17)
        room.json_cache.clear()
        try:
            return state_for(room, device, self.driven.lobby.services.seat_codes, words("en"))
        finally:
            room.game = game
            room.json_cache.clear()

    @invariant()
    def bots_decide_only_where_they_may(self) -> None:
        if not self.game:
            return
        room = self.room
        for number in room.bots_to_move():
            assert number in room.game.waiting and not room.over
            assert room.seats[number].kind == "bot" or number not in room.seats.waited_for(room.game.waiting)
