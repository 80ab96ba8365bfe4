"""Pictures made small: at most 208 colours, chosen where the picture has most of them."""

from base64 import b64decode, b64encode
from struct import pack
from zlib import compress, crc32

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser

COLOURS = 208
Pixels = npt.NDArray[np.uint8]

#: The browser unpacks its own picture; nothing else here needs to read PNG.
UNPACK = """async (source) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  const { data } = paper.getImageData(0, 0, picture.width, picture.height);
  let bytes = "";
  for (let start = 0; start < data.length; start += 8192)
    bytes += String.fromCharCode(...data.subarray(start, start + 8192));
  return [picture.width, picture.height, btoa(bytes)];
}"""


def shrunk(browser: Browser, png: bytes) -> bytes:
    """The same picture with a palette."""
    page = browser.new_page()
    width, height, data = page.evaluate(UNPACK, f"data:image/png;base64,{b64encode(png).decode()}")
    page.close()
    pixels = np.frombuffer(b64decode(data), np.uint8).reshape(height * width, 4)[:, :3]
    palette, chosen = _palette(pixels)
    return _png(palette, chosen.reshape(height, width))


def _palette(pixels: Pixels) -> tuple[Pixels, Pixels]:
    """Few colours for many (a median cut), and which of them each pixel becomes."""
    packed = pixels.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    found, which, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1).astype(np.float64)
    # A small patch of a rare colour matters to the eye more than its share of the pixels.
    weights = np.sqrt(counts.astype(np.float64))
    boxes = [np.arange(len(found))]
    spreads = [_spread(colours, weights, boxes[0])]
    while len(boxes) < COLOURS and max(spreads) > 0:
        at = int(np.argmax(spreads))
        for index, half in zip((at, len(boxes)), _halves(colours, weights, boxes[at]), strict=True):
            boxes[index : index + 1] = [half]
            spreads[index : index + 1] = [_spread(colours, weights, half)]
    palette = np.array([np.average(colours[box], axis=0, weights=weights[box]) for box in boxes])
    nearest = np.empty(len(found), np.uint8)
    for start in range(0, len(found), 4096):
        part = colours[start : start + 4096, None, :] - palette[None, :, :]
        nearest[start : start + 4096] = np.argmin((part**2).sum(axis=2), axis=1)
    return palette.round().astype(np.uint8), nearest[which.reshape(-1)]


def _spread(
    colours: npt.NDArray[np.float64], weights: npt.NDArray[np.float64], box: npt.NDArray[np.intp]
) -> float:
    """How much is lost if all colours of a box become one."""
    mean = np.average(colours[box], axis=0, weights=weights[box])
    return float((((colours[box] - mean) ** 2).sum(axis=1) * weights[box]).sum())


def _halves(
    colours: npt.NDArray[np.float64], weights: npt.NDArray[np.float64], box: npt.NDArray[np.intp]
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """A box cut in two at the mean of its longest side."""
    inside = colours[box]
    side = int(np.argmax(inside.var(axis=0)))
    low = inside[:, side] <= np.average(inside[:, side], weights=weights[box])
    return box[low], box[~low]


def _png(palette: Pixels, rows: Pixels) -> bytes:
    """The file."""
    height, width = rows.shape
    lines = np.zeros((height, width + 1), np.uint8)
    lines[:, 1:] = rows
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data)) for kind, data in chunks
    )
