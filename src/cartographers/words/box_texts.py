"""The texts that boxes of other packages bring: ``words/en.ftl`` in the package of the box."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from cartographers.boxes import installed, shelf
from cartographers.boxes.installed import InstalledBox
from cartographers.rules.box import BadBox, Box
from cartographers.rules.map_sheet import no_bounty
from cartographers.words.bundle import Bundle
from cartographers.words.reader import Source, read_entry, scan
from cartographers.words.syntax import BadFluent


def keys_wanted(box: Box) -> Iterator[str]:
    """The texts without which a box cannot be shown."""
    yield f"box-{box.key}"
    for sheet in box.sheets:
        yield f"sheet-{sheet.key}"
        if sheet.bounty is not no_bounty:
            yield f"sheet-{sheet.key}.rule"
    yield from (card.key for card in box.cards)
    yield from (season.key for season in box.seasons)
    yield from (title.key for title in box.titles)
    for key in (*(card.key for card in box.edicts), *(card.key for card in box.skills)):
        yield key
        yield f"{key}.rule"
    for ambush in box.ambushes:
        if ambush.monster:
            yield ambush.monster.name
            yield f"{ambush.key}.rule"


@cache
def sources(language: str) -> tuple[tuple[InstalledBox, str], ...]:
    """Each box of another package and its texts in Fluent; English where it has none in a language."""
    return tuple((one, _source(one, _language(one, language))) for one in installed())


def _language(one: InstalledBox, wanted: str) -> str:
    return wanted if (files(one.package) / "words" / f"{wanted}.ftl").is_file() else "en"


def _source(one: InstalledBox, language: str) -> str:
    file = files(one.package) / "words" / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def with_boxes(texts: dict[str, Source], language: str) -> dict[str, Source]:
    """All texts with those of other packages' boxes; raises ``BadBox`` if one is missing or there twice."""
    if not sources(language):
        return texts
    shelf()  # A box that cannot be used is named before its texts.
    texts, ours = dict(texts), _our_texts()
    for one, source in sources(language):
        where = f"{one.package}/words/{_language(one, language)}.ftl of the package {one.distribution!r}"
        try:
            added = scan(source)
            for entry in added.values():
                read_entry(entry)
        except BadFluent as wrong:
            raise BadBox(f"{where} cannot be read: {wrong}") from None
        if twice := sorted(key for key in added if key in ours or key in texts):
            raise BadBox(f"{where} has a text {twice[0]!r}, which there is already: choose another key")
        texts |= added
        bundle = Bundle(language, texts)
        if missing := [key for key in keys_wanted(one.box) if key not in bundle]:
            raise BadBox(f"{where} lacks the text {missing[0]!r} (of {len(missing)} that are missing)")
    return texts


def _our_texts() -> set[str]:
    """The keys of all our texts, also those of the browser's pages, which no box may take either."""
    english = (file for file in (files(__package__) / "en").iterdir() if file.name.endswith(".ftl"))
    return {key for file in english for key in scan(file.read_text(encoding="utf-8"))}
