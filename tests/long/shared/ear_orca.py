"""A whole solo game with Orca and Firefox: keys alone, chosen by what Orca says."""

import re
from pathlib import Path

from long.shared.ear_log import EarLog
from long.shared.screen_reader import Reader, lacking, listening

#: The stars that a place brings this season, as they are said; so many places are heard before one is chosen.
STARS = re.compile(r"Stars this season: ([+−]?\d+)")
LOOKS = 5
#: The end of a season: what is announced, or the name of its page where the announcement was left out.
OVER = re.compile(r"(\w+)(?: is over: |, explained)")
#: Seconds of silence after which what belongs to a key has been said, and a page has been read.
ANSWERED, READ = 0.8, 3.0
#: More than any page has.
STOPS = 60


def play(folder: Path, deal: int, log: EarLog) -> None:
    """From the home page to the final page."""
    packages = lacking()
    assert not packages, f"NOT TRIED, install {packages}"
    with listening(folder, deal) as reader:
        _Player(reader, log).play()


class _Player:
    """Somebody who hears Orca, and knows nothing else."""

    def __init__(self, reader: Reader, log: EarLog) -> None:
        self._reader, self._log = reader, log

    def play(self) -> None:
        """Begin a game, and play until it is over."""
        self._tab_to("Solo")
        said = self._press("Return", "Card: ", READ)
        while True:
            self._tab_to("To the map")
            self._press("Return", "Focus mode|[A-K]1", READ)
            over = self._season(said)
            if over == "Winter":
                break
            said = self._leave_season("Card: ")
        self._leave_season("The end")

    def _leave_season(self, words: str) -> list[str]:
        """Go on from the page of a season; while a show plays, Return only ends that and says the result."""
        said = self._press("Return", f"{words}|{OVER.pattern}", READ)
        return said if re.search(words, " ".join(said)) else self._press("Return", words, READ)

    def _season(self, said: list[str]) -> str:
        """Draw until Orca says that a season is over; its name."""
        while True:
            self._log.turns += 1
            said = self._turn(" ".join(said))
            found = OVER.search(" ".join(said))
            if found:
                return found[1]

    def _turn(self, card: str) -> list[str]:
        """Choose a shape by its words and a place by its stars, and draw there."""
        with_coin = re.search(r"(\d): [^.]*with a coin", card)
        if with_coin:
            self._press(with_coin[1], "spaces|in a")
        stars: list[int] = []
        for _ in range(LOOKS):
            found = STARS.search(" ".join(self._press("n", "Stars this season")))
            stars.append(int(found[1].replace("−", "-")) if found else -99)
        for _ in range(LOOKS - 1 - stars.index(max(stars))):
            self._press("shift+n", "Stars this season")
        return self._press("Return", f"Card: |{OVER.pattern}", READ)

    def _tab_to(self, name: str) -> None:
        """Go on by Tab until Orca says a name."""
        for _ in range(STOPS):
            said = self._press("Tab", ".", ANSWERED)
            if any(line.startswith(name) for line in said):
                return
        raise AssertionError(f"Tab never reaches {name}")

    def _press(self, key: str, words: str, quiet: float = ANSWERED) -> list[str]:
        self._log.did(key)
        self._reader.press(key)
        said = self._log.heard(self._reader.hear(words, quiet))
        self._log.lost += not re.search(words, " ".join(said))
        return said
