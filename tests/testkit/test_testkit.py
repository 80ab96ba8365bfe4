"""The examples in the testkit's docstring are true."""

import doctest

import testkit


def test_the_examples_of_the_testkit_are_true() -> None:
    failed, tried = doctest.testmod(testkit)
    assert tried > 10
    assert failed == 0
