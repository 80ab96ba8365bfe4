"""Photos of a printed page are read back."""

from dataclasses import replace
from io import BytesIO

import cv2
import numpy as np
import pytest
from PIL import Image

from bench.photos.camera import USUAL
from bench.photos.drawing import Kind, drawn_page
from bench.photos.shapes import Shape
from cartographers.notation.sheet_picture import write_picture
from cartographers.photo import DOUBT, PhotoError, ReadSheet, read_photo
from cartographers.photo.cells import flat_map
from cartographers.photo.corners import locate
from cartographers.photo.paper_white import without_light
from cartographers.photo.picture import pixels_of
from cartographers.rules.own_sheet import own_sheet
from photo.photos import PICTURE, drawn, photo, without_mark, wrong_cells
from testkit.long_forms import every

OWN = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11"


def refused(image: bytes) -> str:
    with pytest.raises(PhotoError) as error:
        read_photo(image)
    return error.value.code


@pytest.mark.parametrize("quarter", every(range(4), short=[1]))
def test_a_page_is_read_whichever_way_it_lies(quarter: int) -> None:
    read = read_photo(photo(drawn(), quarter=quarter))
    assert read.sheet == "A"
    assert wrong_cells(read.picture) <= 4


@pytest.mark.parametrize("kind", every(Kind, short=[Kind.BOTH]))
def test_a_usual_photo_has_few_mistakes_whatever_was_drawn_with(kind: Kind) -> None:
    assert wrong_cells(read_photo(photo(drawn(kind), replace(USUAL, side=1400))).picture) <= 12


@pytest.mark.parametrize("corner", every([0, 2], short=[2]))
def test_three_marks_are_enough(corner: int) -> None:
    read = read_photo(photo(without_mark(drawn(), corner)))
    assert read.sheet == "A" and wrong_cells(read.picture) <= 5


@pytest.mark.long
def test_with_two_marks_the_missing_corners_are_asked_for() -> None:
    page = without_mark(without_mark(drawn(), 0), 2)
    with pytest.raises(PhotoError, match="2 of the four square marks"):
        read_photo(photo(page))


def test_a_picture_without_a_sheet_has_no_marks() -> None:
    white = cv2.imencode(".png", np.full((400, 300, 3), 255, np.uint8))[1].tobytes()
    assert refused(white) == "photo-marks"


def test_a_mirrored_picture_is_turned_as_its_exif_data_say() -> None:
    mirrored = Image.open(BytesIO(photo(drawn()))).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    told = Image.Exif()
    told[0x0112] = 2
    file = BytesIO()
    mirrored.save(file, "JPEG", quality=90, exif=told.tobytes())
    assert wrong_cells(read_photo(file.getvalue()).picture) <= 4


@pytest.mark.parametrize("form", every([".png", ".webp"], short=[".png"]))
def test_other_formats_are_read_too(form: str) -> None:
    pixels = pixels_of(photo(drawn()))
    assert wrong_cells(read_photo(cv2.imencode(form, pixels)[1].tobytes()).picture) <= 4


@pytest.mark.long
def test_of_a_sheet_of_your_own_the_print_is_read_as_well() -> None:
    bare = "".join(write_picture(own_sheet(OWN).printed))
    read = read_photo(photo(drawn_page(np.random.default_rng(1), OWN, "." * 121, Kind.PEN)))
    assert read.sheet is None
    assert wrong_cells(read.picture, bare) <= 1


def test_what_is_printed_on_a_known_sheet_is_never_in_doubt() -> None:
    read = read_photo(photo(drawn()))
    for number, mark in enumerate(PICTURE):
        if mark == "^":
            assert read.sureness[number // 11][number % 11] == 1
            assert read.picture[number // 11][number % 11] == "^"


def test_a_sheet_far_away_is_too_small() -> None:
    pixels = pixels_of(photo(drawn()))
    small = cv2.resize(pixels, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    assert refused(cv2.imencode(".png", small)[1].tobytes()) in ("photo-small", "photo-marks")


def test_a_shaken_photo_is_too_blurred() -> None:
    pixels = pixels_of(photo(drawn()))
    assert refused(cv2.imencode(".png", cv2.GaussianBlur(pixels, (0, 0), 4))[1].tobytes()) == "photo-blurred"


@pytest.mark.long
def test_a_page_that_bends_is_straightened_along_its_frame() -> None:
    pixels = pixels_of(photo(drawn()))
    found = locate(pixels).projection
    wanted, inside = flat_map(pixels, found), slice(20, -20)
    # As if the marks had been found two millimetres beside where they are, and further apart.
    beside = found @ np.array([[1.015, 0, 4], [0.01, 1, -5], [0, 0, 1]], np.float32)
    off = np.abs(flat_map(pixels, beside) - wanted)[inside, inside].mean()
    off_by_a_pixel = np.abs(np.roll(wanted, 1, axis=(0, 1)) - wanted)[inside, inside].mean()
    assert off < off_by_a_pixel / 2


def test_light_from_one_side_is_taken_out() -> None:
    page = np.ones((384, 384, 3), np.float32)
    page[::32] = page[:, ::32] = 0.6
    page[100:160, 100:300] = (0.4, 0.9, 0.4)
    across = np.linspace(0.35, 0.95, 384, dtype=np.float32)
    light = without_light(page * across[None, :, None] * np.array([0.7, 0.9, 1.0], np.float32), 16)
    assert np.abs(light[220:250, 5:380][page[220:250, 5:380] == 1] - 1).max() < 0.05
    assert np.abs(light[110:120, 110:120] - (0.4, 0.9, 0.4)).max() < 0.05


def test_small_squares_around_the_sheet_are_not_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    least: list[float] = []
    detector = cv2.aruco.ArucoDetector

    def watched(words: cv2.aruco.Dictionary, options: cv2.aruco.DetectorParameters) -> object:
        least.append(options.minMarkerPerimeterRate)
        return detector(words, options)

    monkeypatch.setattr(cv2.aruco, "ArucoDetector", watched)
    page = pixels_of(photo(drawn()))
    height, width = page.shape[:2]
    across, down = np.meshgrid(np.arange(width + 200) // 10, np.arange(height + 200) // 10)
    cloth = np.repeat(((across + down) % 2 * 200 + 30).astype(np.uint8)[..., None], 3, axis=2)
    cloth[100:-100, 100:-100] = page
    read = read_photo(cv2.imencode(".png", cloth)[1].tobytes())
    assert read.sheet == "A" and wrong_cells(read.picture) <= 5
    # The squares of the cloth have 40 pixels around them.
    assert least and min(least) * max(cloth.shape) > 40


#: Capital letters, as somebody writes them who does not look at the legend.
LETTERS: dict[str, tuple[Shape, ...]] = {
    "f": ([[(30, 5), (10, 5), (10, 36)], [(10, 20), (26, 20)]],),
    "v": ([[(6, 5), (20, 36), (34, 5)]],),
    "a": ([[(6, 36), (20, 5), (34, 36)], [(11, 25), (29, 25)]],),
    "w": ([[(4, 6), (12, 35), (20, 12), (28, 35), (36, 6)]],),
    "m": ([[(5, 36), (7, 6), (20, 26), (33, 6), (35, 36)]],),
}


@pytest.mark.parametrize("kind", every([Kind.PEN, Kind.PENCIL], short=[Kind.PEN]))
def test_letters_are_never_guessed_unmarked(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.photos.drawing.OUTLINES", LETTERS)
    # Not a hand that copies the glyphs of the game.
    page = drawn_page(np.random.default_rng(6), "A", PICTURE, kind)
    read = read_photo(photo(page))
    wrong = {divmod(at, 11) for at, mark in enumerate("".join(read.picture)) if mark != PICTURE[at]}
    assert len(wrong) > 20
    assert wrong <= set(read.doubtful)


def test_cells_below_a_bound_are_doubtful() -> None:
    rows = tuple("." * 11 for _ in range(11))
    sure = [[1.0] * 11 for _ in range(11)]
    sure[2][4], sure[7][0] = DOUBT - 0.01, DOUBT
    assert ReadSheet("A", rows, tuple(map(tuple, sure))).doubtful == ((2, 4),)
