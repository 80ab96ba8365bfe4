"""JSON that is written already and becomes part of a larger text: the only place where such texts are joined.

Most of what a device is sent is the same for others and for a while, so it is kept as it was written. A part
is always a whole value, which can be read alone.
"""

from collections.abc import Iterable
from typing import NewType

from pydantic import BaseModel
from pydantic_core import to_json

#: A whole value in JSON.
Written = NewType("Written", bytes)


def write(value: object) -> Written:
    """A value as JSON: a message, or dictionaries, lists, texts and numbers."""
    return Written(value.model_dump_json().encode() if isinstance(value, BaseModel) else to_json(value))


def listed(values: Iterable[bytes]) -> Written:
    """A list of values."""
    return Written(b"[%s]" % b",".join(values))


def nested(**values: bytes) -> Written:
    """An object with these fields."""
    return Written(b"{%s}" % b",".join([b'"%s":%s' % (name.encode(), one) for name, one in values.items()]))


def merged(*objects: bytes) -> Written:
    """One object with the fields of several; none of them is empty, and no field is in two."""
    return Written(b"{%s}" % b",".join([one[1:-1] for one in objects]))
