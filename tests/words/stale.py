"""Messages whose English text was changed after the translation, by the history of the repository."""

import subprocess
from collections.abc import Iterator

from cartographers.words.reader import scan
from words.sources import FOLDER, files_of, text_of


def stale(language: str) -> Iterator[str]:
    """The messages of a language that are older than their English text."""
    for file in files_of(language):
        english, ours = (changes(each, file) for each in ("en", language))
        yield from (f"{file}: {key}" for key in ours if english.get(key, 0) > ours[key])


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
        elif line.startswith("#") or not line.strip():
            key = ""
        if key:
            found[key] = max(time, found.get(key, 0))
    return found
