"""The characters: what each likes, as a style that any player of the roster can have."""

from dataclasses import dataclass

from cartographers.players.evaluate.style import Style


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody with a name, a face and a style of drawing; how strong they play is not part of it."""

    #: The name is the text ``character-KEY``, and ``character-KEY-about`` says how they draw.
    key: str
    style: Style


_ALL = (
    Character("pip", Style(unfinished=1.03, room=1.15, side="north-west")),
    Character("magda", Style(edicts=(1.1, 1.0, 1.0, 1.0), side="west")),
    Character("otto", Style(room=1.25, side="south")),
    Character("ilse", Style(edicts=(1.0, 1.0, 0.9, 1.05), side="east")),
    Character("bruno", Style(monsters=0.9, room=1.1, side="south-west")),
    Character("vilma", Style(unfinished=0.94, room=1.1, side="south-west")),
    Character("frida", Style(monsters=1.3, room=1.05, side="north-east")),
    Character("tobias", Style(mountains=1.15, room=1.1, side="south-east")),
    Character("anselm", Style(edicts=(1.0, 1.15, 1.0, 1.0), side="north")),
    Character("greta", Style(edicts=(1.0, 1.0, 1.15, 1.0), side="south-east")),
)
CHARACTERS = {character.key: character for character in _ALL}
