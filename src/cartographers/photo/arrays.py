"""The kinds of arrays that photos are made of."""

from typing import Any

from numpy.typing import NDArray

#: A picture: rows, columns, and blue, green and red from 0 to 255.
Pixels = NDArray[Any]
#: Numbers to compute with, of 32 bits.
Floats = NDArray[Any]
