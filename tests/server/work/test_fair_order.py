"""The fair order: whoever has had least is next, at each level, and nobody saves up."""

from cartographers.server.work.fair_order import FairOrder


def served(order: FairOrder[str], costs: dict[str, float] | None = None) -> str:
    """The order in which everything that waits goes, if each takes a second or what is said."""
    found = []
    while (thing := order.pop()) is not None:
        path = thing.split("/")
        order.charge(path[:-1], (costs or {}).get(path[0], 1.0))
        found.append(thing)
    return " ".join(found)


def waiting(*things: str) -> FairOrder[str]:
    """Things that wait, each with its path before it."""
    order = FairOrder[str]()
    for thing in things:
        order.push(thing.split("/")[:-1], thing)
    return order


def test_those_who_want_little_do_not_wait_for_those_who_want_much() -> None:
    assert served(waiting("a/1", "a/2", "a/3", "b/1", "c/1")) == "a/1 b/1 c/1 a/2 a/3"


def test_within_an_address_persons_take_turns_and_within_a_person_games() -> None:
    order = waiting("x/ann/g/1", "x/ann/g/2", "x/ann/h/1", "x/ben/g/1", "y/cid/g/1")
    assert served(order) == "x/ann/g/1 y/cid/g/1 x/ben/g/1 x/ann/h/1 x/ann/g/2"


def test_many_persons_at_one_address_have_together_what_another_address_has() -> None:
    order = waiting("x/1/g/a", "x/2/g/a", "x/3/g/a", "y/4/g/a", "y/4/g/b", "y/4/g/c")
    assert served(order) == "x/1/g/a y/4/g/a x/2/g/a y/4/g/b x/3/g/a y/4/g/c"


def test_what_takes_long_counts_for_more() -> None:
    order = waiting("a/1", "a/2", "b/1", "b/2", "b/3", "b/4")
    assert served(order, {"a": 3.0}) == "a/1 b/1 b/2 b/3 a/2 b/4"


def test_time_that_was_not_used_is_not_saved_up() -> None:
    order = waiting("a/1", "a/2", "a/3", "a/4")
    for _ in range(3):
        order.pop()
        order.charge(["a"], 1.0)
    for number in range(3):
        order.push(["b"], f"b/{number}")
    order.push(["a"], "a/5")
    assert served(order) == "b/0 a/4 b/1 a/5 b/2"


def test_who_comes_back_at_once_has_not_been_forgotten() -> None:
    order = waiting("a/1", "b/1", "b/2", "b/3")
    assert order.pop() == "a/1"
    order.charge(["a"], 2.5)
    order.push(["a"], "a/2")
    assert served(order) == "b/1 b/2 b/3 a/2"


def test_what_is_removed_is_not_served_and_those_who_may_not_go_wait() -> None:
    order = waiting("a/1", "a/2", "b/1")
    order.remove(["a"], "a/1")
    assert order.pop(lambda name: name != "a") == "b/1"
    assert order.pop(lambda name: name != "a") is None and order
    assert order.pop() == "a/2" and not order
