"""The marks around a printed map are ArUco markers."""

from typing import Any

import cv2
import numpy as np
import pytest

from bench.photos.drawing import page
from cartographers.paper.marks import PATTERNS, SHEETS, mark_number, sheet_and_corner

OWN = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"
DICTIONARY = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)


@pytest.mark.parametrize("number", range(len(PATTERNS)))
def test_a_pattern_is_the_one_of_the_public_dictionary(number: int) -> None:
    picture: Any = cv2.aruco.generateImageMarker(DICTIONARY, number, 6)
    bits = "".join("1" if white else "0" for white in picture[1:5, 1:5].ravel())
    assert f"{PATTERNS[number]:016b}" == bits


def test_each_corner_of_each_sheet_has_its_own_number() -> None:
    numbers = [mark_number(sheet, corner) for sheet in ("", *SHEETS) for corner in range(4)]
    assert numbers == list(range(len(PATTERNS)))
    assert [sheet_and_corner(number) for number in (0, 6, 19)] == [(None, 0), ("A", 2), ("D", 3)]


@pytest.mark.parametrize(
    ("sheet", "paper"),
    [("A", "a4"), ("B", "letter"), ("C", "letter"), ("D", "a4"), (OWN, "letter")],
)
def test_all_marks_of_a_printed_page_are_found_and_go_round_the_map(sheet: str, paper: str) -> None:
    grey = (page(sheet, paper).mean(axis=2) * 255).astype(np.uint8)
    corners, numbers, _ = cv2.aruco.ArucoDetector(DICTIONARY).detectMarkers(grey)
    places = {int(number): four[0].mean(axis=0) for number, four in zip(numbers, corners, strict=True)}
    wanted = [mark_number(sheet, corner) for corner in range(4)]
    assert sorted(places) == wanted
    first, second, third, fourth = (places[number] for number in wanted)
    assert second[0] == pytest.approx(third[0], abs=2) and first[0] == pytest.approx(fourth[0], abs=2)
    assert first[1] == pytest.approx(second[1], abs=2) and third[1] > first[1] and second[0] > first[0]
