"""The interface to the stored bot accounts: programs of players that may be let in at tables."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class BotAccount:
    """A program that plays over the network."""

    #: The hash of its token: it holds seats as a device does.
    device: str
    #: Its name, which no other account has.
    name: str
    #: The person who made it, and the name under which others see that person.
    owner: str
    owner_name: str
    #: May makers of tables invite it who are not its owner?
    anyone: bool
    since: str


class BotAccounts(Protocol):
    """All bot accounts."""

    async def add(self, account: BotAccount, most: int) -> str:
        """Store an account; "" if that was possible, else "name" (it is taken) or "most" (of one owner)."""

    async def of_device(self, device: str) -> BotAccount | None:
        """The account with this token's hash."""

    async def named(self, name: str) -> BotAccount | None:
        """The account of this name."""

    async def of_owner(self, owner: str) -> list[BotAccount]:
        """The accounts that a person has made, by name."""

    async def remove(self, owner: str, name: str) -> BotAccount | None:
        """Delete an account of a person; none if the person has none of this name."""
