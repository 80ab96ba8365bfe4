"""The budgets of networks: limits that hold over all servers of a database."""

from dataclasses import dataclass

from cartographers.server.storage.database import Connection, Database


@dataclass(frozen=True, slots=True)
class Spending:
    """What a network wants to spend of a budget, which is filled again at a steady rate.

    Everything is told in the seconds that it takes to fill it again.
    """

    #: What the budget is for, and whose it is: the hash of a network under the servers' key.
    purpose: str
    network: str
    #: What is spent, and what the whole budget is.
    cost: float
    whole: float


class Budgets:
    """Budgets in a database. Each call is one transaction, or part of one with others."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def spend(self, spending: Spending, now: float) -> float:
        """Spend something; 0 if that was possible, otherwise the seconds until it will be.

        Several servers can do this at the same time, and together they spend no more than one could.
        """
        return await self._database.run(lambda connection: _spend(connection, spending, now))

    async def forget_full(self, now: float) -> None:
        """Forget the budgets of which nothing is spent any more."""

        def write(connection: Connection) -> None:
            connection.execute("DELETE FROM budgets WHERE full_at <= ?", (now,))

        await self._database.run(write)


def _spend(connection: Connection, spending: Spending, now: float) -> float:
    # What is more than a whole budget can be spent when nothing else is.
    key, cost = (spending.purpose, spending.network), min(spending.cost, spending.whole)
    latest = now + spending.whole
    # One statement, so that no other server spends the same between a look and a change. A time that is later
    # than any can be was written by a clock that has been set back since, and does not count.
    written = connection.execute(
        "INSERT INTO budgets (purpose, network, full_at) VALUES (?, ?, ?) "
        "ON CONFLICT (purpose, network) DO UPDATE SET full_at = excluded.full_at + "
        "CASE WHEN budgets.full_at > ? AND budgets.full_at <= ? THEN budgets.full_at - ? ELSE 0 END "
        "WHERE budgets.full_at <= ? OR budgets.full_at > ?",
        (*key, now + cost, now, latest, now, latest - cost, latest),
    )
    if written.rowcount:
        return 0.0
    rows = connection.execute("SELECT full_at FROM budgets WHERE purpose = ? AND network = ?", key)
    (full_at,) = rows.fetchone() or (now,)
    return max(1.0, float(full_at) + cost - latest)
