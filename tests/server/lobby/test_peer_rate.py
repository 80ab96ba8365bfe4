"""Rates that servers keep together: what each tells the others, and how much too much they may allow."""

from cartographers.server.basics.client_network import network_of
from cartographers.server.lobby.peer_rate import PeerRate

ONE, OTHER = network_of("192.0.2.1"), network_of("2001:db8::1")
KEY = b"all servers have it"


class Clock:
    """A clock that stands still unless the test sets it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def servers(clock: Clock, burst: float = 100, rate: float = 1) -> list[PeerRate]:
    """The same limit at three servers, which have others to tell."""
    made = [PeerRate((burst, rate), KEY, clock) for _ in range(3)]
    for rate_here in made:
        rate_here.on_due = lambda: None
    return made


def tell(servers: list[PeerRate]) -> int:
    """Tell everything that is due to everybody else, and of how many networks that was."""
    networks = 0
    for here in servers:
        told = here.due(most=1000)
        networks += len(told)
        for other in servers:
            if other is not here:
                other.hear(told)
    return networks


def test_together_they_allow_a_burst_and_at_most_an_untold_portion_each() -> None:
    together = servers(Clock())
    allowed = 0
    for _ in range(200):
        for here in together:
            allowed += here.allow(ONE)
            tell(together)
    # A portion is a twentieth of the burst; the last one of the two others is not known.
    assert 100 <= allowed <= 100 + 2 * 4
    assert together[0].allow(OTHER)


def test_after_the_burst_they_allow_the_rate_of_one() -> None:
    clock = Clock()
    together = servers(clock)
    allowed = 0
    for second in range(1000):
        clock.now = second
        allowed += sum(here.allow(ONE) for here in together for _ in range(5))
        tell(together)
    assert allowed <= 100 + 1000 + 3 * (4 + 5)


def test_others_are_told_seldom_and_a_server_that_is_alone_tells_nothing() -> None:
    together = servers(Clock())
    for _ in range(100):
        together[0].allow(ONE)
    assert tell(together) == 1
    for _ in range(4):
        together[0].allow(OTHER)
    assert tell(together) == 0
    alone = PeerRate((100, 1), KEY, Clock())
    for _ in range(100):
        alone.allow(ONE)
    assert alone.due(most=10) == {}


def test_what_is_told_has_no_address_in_it_and_is_bounded() -> None:
    (here, *_) = servers(Clock(), burst=1)
    networks = [network_of(f"192.0.2.{number}") for number in range(50)]
    assert all(here.allow(network) for network in networks)
    first = here.due(most=30)
    assert len(first) == 30 and len(here.due(most=30)) == 20 and here.due(most=30) == {}
    assert not any("192" in who and "." in who for who in first)


def test_nobody_owes_more_than_a_burst_and_who_has_spent_nothing_is_forgotten() -> None:
    clock = Clock()
    here, there, _ = servers(clock)
    for _ in range(5):
        there.allow(ONE)
    here.hear(dict.fromkeys(there.due(most=1), 10000))
    assert not here.allow(ONE)
    clock.now = 101.5
    assert here.allow(ONE) and not here.allow(ONE)
    for _ in range(3):
        there.allow(OTHER)
    clock.now = 1000
    there.forget_full()
    for _ in range(4):
        there.allow(OTHER)
    assert there.due(most=10) == {}
