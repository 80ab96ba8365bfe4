"""The stream of a bot account: the messages of all its games, whichever server of the database has them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

from cartographers.notation.bot_messages import PROTOCOL, write_line
from cartographers.server.basics.errors import Refusal, ServedElsewhere
from cartographers.server.features.bot_accounts.accounts import MOST_GAMES
from cartographers.server.features.bot_accounts.games import BotGame, Lines, is_bye
from cartographers.server.features.bot_accounts.programs import Programs
from cartographers.server.features.bot_accounts.store import BotAccount, BotAccountStore
from cartographers.server.lobby.lobby import Lobby
from cartographers.server.lobby.peers import ServerGone

logger = logging.getLogger(__name__)

#: Seconds before a game is looked for again whose room was closed, or whose server is gone.
_PAUSE = 0.2

#: The lines of a game of another server, which raise ``ServerGone`` if that one does not send them.
FarGame = Callable[[ServedElsewhere], AsyncIterator[str]]


class BotStream:
    """What one connected program is told. A program that connects again takes the place of the first."""

    def __init__(
        self, lobby: Lobby, programs: Programs, account: BotAccount, far_game: FarGame | None
    ) -> None:
        """``far_game`` is needed where several servers share the database."""
        self._lobby, self._programs = lobby, programs
        self._account, self._far_game = account, far_game
        self._lines = Lines()
        self._games: dict[str, asyncio.Task[None]] = {}

    @property
    def device(self) -> str:
        """The device of the account."""
        return self._account.device

    @property
    def ends(self) -> float:
        """Until when the token of the account is valid."""
        return self._account.ends

    async def is_allowed(self) -> bool:
        """Is the token with which it was opened still valid?"""
        account = await BotAccountStore(self._lobby.services.store.database).with_token(
            self._account.token_hash
        )
        return account is not None and account.ends > self._lobby.services.clocks.wall()

    async def lines(self) -> AsyncIterator[str]:
        """The messages, one a line, until the program goes or connects again."""
        try:
            if not await self._programs.enter(self) or not await self.is_allowed():
                return
            yield write_line({"type": "welcome", "protocol": PROTOCOL, "name": self._account.name}) + "\n"
            await self.follow_running()
            async for line in self._lines.sent():
                yield line
        finally:
            self.close()

    def close(self) -> None:
        """Stop telling; the program is no longer connected."""
        self._programs.exit(self)
        for task in self._games.values():
            task.cancel()
        self._lines.end()

    async def follow_running(self) -> None:
        """Tell of all games in which the program has a seat."""
        for stored in await self._lobby.services.store.games_of(self.device, False, MOST_GAMES):
            self.follow(stored.game.id)

    def follow(self, game: str) -> None:
        """Tell of a game in which the program has a seat."""
        if game not in self._games:
            self._games[game] = asyncio.get_running_loop().create_task(self._tell_of(game))

    async def _tell_of(self, game: str) -> None:
        try:
            while not await self._tell_until_closed(game):
                await asyncio.sleep(_PAUSE)
        except Refusal as error:
            logger.warning("a bot account is told no more of a game: %s", error)
        finally:
            del self._games[game]

    async def _tell_until_closed(self, game: str) -> bool:
        """Tell of a game until it is over; false if its room was closed before, or its server is gone."""
        caller = self._lobby.services.computing.callers.of(self._account.owner)
        try:
            room = await self._lobby.room(game, caller)
            return room.over or await BotGame(self._lobby, self._account, room, self._lines).tell()
        except ServedElsewhere as elsewhere:
            return await self._relay(elsewhere)
        except OSError as error:
            logger.warning("a bot account is told of a game later: %s", error)
            return False

    async def _relay(self, elsewhere: ServedElsewhere) -> bool:
        assert self._far_game is not None, "a server that is alone serves every game"
        over = False
        try:
            async for line in self._far_game(elsewhere):
                self._lines.add(line)
                over = over or is_bye(line)
        except ServerGone:
            self._lobby.services.peers.forget(elsewhere.game)
        return over
