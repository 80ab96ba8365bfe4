"""Messages whose English text was changed after the translation, by the history of the repository.

Where the translation was read again and is still right, that is kept in ``read/LANG.txt``: a line for each
message, with a hash of the English that it was read beside. It is stale again once its English changes.
"""

import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from cartographers.words.reader import scan
from words.sources import FOLDER, files_of, text_of

#: What was read again, a file for each language.
READ = Path(__file__).with_name("read")


def stale(language: str) -> Iterator[str]:
    """The messages of a language that are older than their English text and were not read beside it since."""
    known = read_again(language)
    yield from (place for place in older(language) if known.get(place) != fingerprint(place))


def older(language: str) -> Iterator[str]:
    """The messages of a language that are older than their English text."""
    for file in files_of(language):
        english, ours = (changes(each, file) for each in ("en", language))
        yield from (f"{file}: {key}" for key in ours if english.get(key, 0) > ours[key])


def fingerprint(place: str) -> str:
    """A short hash of the English text of a message; comments do not count."""
    file, key = place.split(": ")
    lines = scan(text_of("en", file))[key].text.splitlines()
    text = "\n".join(line.rstrip() for line in lines if line.strip() and not line.startswith("#"))
    return sha256(text.encode()).hexdigest()[:10]


def read_again(language: str) -> dict[str, str]:
    """The messages that were read again, with the hash of their English then."""
    file = READ / f"{language}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {place: mark for place, _, mark in (line.rpartition(" ") for line in lines)}


def keep_as_read(language: str, keys: list[str]) -> list[str]:
    """Keep that these messages, or all without keys, were read again; return those that are still to be read.

    What is no longer older than its English, or has another English now, is left out of the file.
    """
    known, waiting, kept = read_again(language), list[str](), dict[str, str]()
    for place in older(language):
        mark = fingerprint(place)
        if known.get(place) == mark or not keys or place.split(": ")[1] in keys:
            kept[place] = mark
        else:
            waiting.append(place)
    READ.mkdir(exist_ok=True)
    text = "".join(f"{place} {mark}\n" for place, mark in sorted(kept.items()))
    (READ / f"{language}.txt").write_text(text, encoding="utf-8")
    return waiting


def changes(language: str, file: str) -> dict[str, int]:
    """When each message of a file was changed last, in seconds since 1970; comments do not count."""
    blame = ["git", "blame", "--line-porcelain", "--", f"{language}/{file}"]
    told = subprocess.run(blame, cwd=FOLDER, capture_output=True, text=True, check=True).stdout
    time, times = 0, list[int]()
    for line in told.splitlines():
        if line.startswith("committer-time "):
            time = int(line.split()[1])
        elif line.startswith("\t"):
            times.append(time)
    return latest(text_of(language, file), times)


def latest(text: str, times: list[int]) -> dict[str, int]:
    """The latest time of the lines of each message."""
    keys, found, key = set(scan(text)), dict[str, int](), ""
    for line, time in zip(text.splitlines(), times, strict=True):
        if (name := line.partition("=")[0].strip()) in keys and not line.startswith(" "):
            key = name
        elif line.startswith("#"):
            key = ""
        # A message goes on after an empty line.
        if key and line.strip():
            found[key] = max(time, found.get(key, 0))
    return found
