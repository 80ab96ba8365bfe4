"""Games played with the mouse, with the keyboard alone, and by touch on a phone.

Each is played in another language; ``python -m bench languages`` plays whole ones in all of them.
"""

from browser import solo_game
from browser.chromium import PHONE
from browser.person import NewPerson


def test_a_whole_solo_game_can_be_played_with_the_mouse(person: NewPerson) -> None:
    solo_game.play(person(locale="cs").deal(7), solo_game.MOUSE, "cs")


def test_a_solo_game_begins_and_ends_with_the_keyboard_alone(person: NewPerson) -> None:
    solo_game.play(person(locale="uk").deal(8), solo_game.KEYS, "uk", by_hand=(0, 3))


def test_a_solo_game_begins_and_ends_with_a_finger_on_a_phone(person: NewPerson) -> None:
    solo_game.play(person(PHONE, locale="pl").deal(9), solo_game.TOUCH, "pl", by_hand=(0, 3))
