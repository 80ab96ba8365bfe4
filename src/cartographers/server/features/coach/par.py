"""Par: the stars a bot makes of the same deal. It is played after a solo game is over, and stored with it."""

import logging

from cartographers.boxes import shelf
from cartographers.notation.wire import Json
from cartographers.players.roster import seconds, strongest
from cartographers.rules.decision import Decision
from cartographers.rules.event import Revealed
from cartographers.rules.season import solo_rating, solo_title
from cartographers.rules.state import Game
from cartographers.server.basics.errors import Refusal
from cartographers.server.features.coach.in_page import par_request
from cartographers.server.features.coach.jobs import bound_of
from cartographers.server.features.coach.messages import Par
from cartographers.server.lobby.computing import Computing
from cartographers.server.rooms.dealing import dealer_of, has_own_deal
from cartographers.server.rooms.room import Room
from cartographers.server.storage.store import Store
from cartographers.server.storage.stored_game import PAR, ResultKey
from cartographers.server.work.callers import Caller
from cartographers.server.work.jobs import JobFailed, Jobs
from cartographers.server.work.queue import Lane, Purpose
from cartographers.table.dealer import Dealer, OrderRanOut, StackedDealer
from cartographers.table.table import Table
from cartographers.table.unplayed import card_order
from cartographers.words.book import Words

logger = logging.getLogger(__name__)

#: Seconds that are expected for a decision of a bot without a time limit.
_UNTIMED = 0.05
#: How often a bot is asked for one decision before par is given up.
_ATTEMPTS = 2
#: Par is for solo games, and has one result.
_SEAT, _RESULT_NUMBER = 0, 0


class ParGames:
    """Plays par in the background for all games it was requested for."""

    def __init__(self, store: Store, computing: Computing, player: str) -> None:
        """Without the name of a player the strongest bot plays."""
        self._store, self._player = store, player
        self._pool, self._bots = computing.pool, computing.bot_workers
        self._jobs = Jobs[str](computing.background)
        self._tables: dict[str, Table] = {}

    @property
    def player(self) -> str:
        """The bot that plays par."""
        return self._player or strongest()

    async def start(self, room: Room, words: Words, caller: Caller) -> Par:
        """Have par played unless it is stored, and report the progress."""
        result = await self._result(room)
        if result is None:
            purpose = Purpose(caller, room.id, Lane.BACKGROUND)
            expected = room.game.turned * (seconds(self.player) or _UNTIMED)
            self._jobs.start(room.id, caller, expected, lambda: self._play_and_store(room, purpose))
        return self._model(room, result, words)

    async def progress(self, room: Room, words: Words) -> Par:
        """Report the progress, and the result if there is one."""
        return self._model(room, await self._result(room), words)

    def request(self, room: Room) -> Json:
        """What a page is told that has par played itself."""
        _check_over(room)
        return par_request(room, self.player)

    async def close(self) -> None:
        """Cancel all games; unfinished games are lost."""
        await self._jobs.close()

    async def _result(self, room: Room) -> Json | None:
        """The stored result; raises a ``Refusal`` if the game cannot have one."""
        _check_over(room)
        results = await self._store.results(self._key(room))
        return results[0] if results else None

    def _key(self, room: Room) -> ResultKey:
        return ResultKey(room.id, PAR, _SEAT, self.player)

    async def _play_and_store(self, room: Room, purpose: Purpose) -> None:
        try:
            game = await self._play(room, purpose)
            stars = game.seats[_SEAT].stars
            result = {"stars": stars, "rating": solo_rating(game), "title": solo_title(game)}
            result["bound"] = await self._bound(room, stars, purpose)
            await self._store.add_result(self._key(room), _RESULT_NUMBER, result)
        except OSError as error:
            logger.warning("par could not be saved: %s", error)
            raise JobFailed("par-not-saved", "Par could not be kept; please try again.") from None
        finally:
            self._tables.pop(room.id, None)

    async def _play(self, room: Room, purpose: Purpose) -> Game:
        """The same deal, played to its end by the bot."""
        table = self._tables[room.id] = Table(shelf(), room.game.setup, _same_deal(room))
        while not table.over:
            decision = await self._decide(table.game, room.row.seed or 0, purpose)
            try:
                table.commit(_SEAT, decision)
            except OrderRanOut:
                sentence = "This record ends too early to tell all the cards of its deal."
                raise JobFailed("par-record", sentence) from None
        return table.game

    async def _decide(self, game: Game, seed: int, purpose: Purpose) -> Decision:
        for _ in range(_ATTEMPTS):
            decisions = await self._bots.decide(game, {_SEAT: self.player}, seed, purpose)
            if decisions:
                return decisions[_SEAT]
        raise JobFailed("par-failed", "The bot failed; please try again.")

    async def _bound(self, room: Room, stars: int, purpose: Purpose) -> int | None:
        """The most stars known to be possible on this deal: at least those of the player and of par."""
        setup = room.game.setup
        try:
            cards = card_order(shelf(), setup, _same_deal(room))
        except OrderRanOut:
            return None
        bound = await bound_of(self._pool, setup, cards, purpose)
        return None if bound is None else max(bound, stars, room.game.seats[_SEAT].stars)

    def _model(self, room: Room, result: Json | None, words: Words) -> Par:
        failure = None if result else self._jobs.failure(room.id)
        total = room.game.turned
        table = self._tables.get(room.id)
        return Par(
            id=room.id,
            state=self._jobs.progress(room.id, done=result is not None),
            reason=words.problem(failure) if failure else "",
            reason_code=failure.code if failure else "",
            player=self.player,
            done=total if result else min(total, table.game.turned - 1) if table else 0,
            total=total,
            **(result or {}),
        )


def _check_over(room: Room) -> None:
    """Raise a ``Refusal`` if a game cannot have par."""
    if not room.game.setup.solo:
        raise Refusal(409, "par-not-solo", "Par is for games that are played alone.")
    if not room.game.over:
        raise Refusal(409, "par-not-over", "Par is told once the game is over.")


def _same_deal(room: Room) -> Dealer:
    """A dealer with the same cards: by the seed, or where it does not determine all of them, from the log."""
    if has_own_deal(room.row):
        return dealer_of(room.row)
    return StackedDealer(tuple(event.card for event in room.log if isinstance(event, Revealed)))
