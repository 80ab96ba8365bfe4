"""The client's code contains no rule of the game and no English text."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

from cartographers.boxes import shelf
from cartographers.lessons.course import LESSONS
from cartographers.players.characters import CHARACTERS
from cartographers.players.roster import BOTS
from cartographers.puzzles.mistake import THEMES
from cartographers.server.features.admin.messages import Kind as AdminKind
from cartographers.server.features.admin.report_messages import ReportRequest
from cartographers.server.features.people.messages import Earned, Goal
from cartographers.server.protocol.games import Saying
from cartographers.server.protocol.pace import Pace
from cartographers.server.protocol.site import Creation, Feature
from cartographers.server.show.medals import MEDALS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
WORDS = ROOT / "src" / "cartographers" / "words"
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)
SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")


def code(path: Path) -> str:
    """A file without what is only said about it or how it looks."""
    return COMMENT.sub("", STYLE.sub("", path.read_text(encoding="utf-8")))


#: All code by its name; protocol.ts is made from the server's own description and only names types.
CODE = {
    path.relative_to(SOURCES).as_posix(): code(path)
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in (".ts", ".svelte") and path.name != "protocol.ts"
}


def literals(text: str) -> Iterator[str]:
    """Everything in quotes."""
    for found in LITERAL.finditer(text):
        yield next(group for group in found.groups() if group is not None)


#: The same without what stands in quotes: names of things, which need not smell of a rule for it.
UNQUOTED = {name: re.sub(r"\"[^\"\n]*\"", '""', text) for name, text in CODE.items()}


# --- no rules ----------------------------------------------------------------------------------------------

SCORE = r"(?:stars|gain|score|scores|points|total|toll|worth|coins|rating|after)"


class Smell(NamedTuple):
    """A way of writing that a rule could not do without, and who has another use for it."""

    what: str
    pattern: str
    #: A file, or a file and the only words in it that may look like this, with the reason.
    allowed: dict[str, str]


SMELLS = [
    Smell(
        "a cell's neighbours",
        r"\b(?:row|column|r|c|down|right)\s*[-+]\s*1\b|\[\s*-1\s*,\s*0\s*\]|\[\s*0\s*,\s*-1\s*\]|[-+]\s*SIDE\b",
        {
            "map/trace.ts": "the border of a shape is drawn along the sides between its cells",
            "map/outlines.ts": "a bar is drawn from a scoring cell to the reason it is sent with",
            "map/picture.ts": "one coat of colour is painted over cells that touch",
            "map/cells.ts": "columns are counted from one in names",
            "map/Grid.svelte": "arrow keys walk from cell to cell",
            "table/tips/moments.ts": "a cell of the grid is found by its place",
            "map/wobble.ts": "lines are bent between two corners",
            "common/cells.ts": "names along a row are written as a span",
            "table/state/input.ts": "arrow keys move what is held",
            "common/painting.svelte.ts": "a mark is put into a row of a painted map",
        },
    ),
    Smell(
        "regions, runs and other figures on the map",
        r"\b(?:function|const|let|class)\s+\w*(?:[nN]eighbou?r|[aA]djacent|[rR]egion|[cC]luster|[fF]lood|[cC]omponent|[lL]argest)\w*",
        {
            "map/picture.ts": "one coat of colour is painted over cells that touch",
            "map/Regions.svelte": "one coat of colour is painted over cells that touch",
        },
    ),
    Smell(
        "the grounds of a map, cell by cell",
        r"\brows\s*\[(?!seat|index)|\brows\b[^\n;]*\.charAt|\bGROUNDS\b|\b(?:groundAt|masksOf|regionsOf|singlesOf)\(|\bread\(rows",
        {
            "map/picture.ts": "what is painted where",
            "map/Sheet.svelte": "what is painted where",
            "map/MiniSheet.svelte": "what is painted where",
            "map/Regions.svelte": "what is painted where",
            "map/Glyphs.svelte": "what is painted where",
            "map/Ghost.svelte": "what lies under a held shape is painted differently",
            "common/describe.ts": "a cell in words",
            "common/parts/partLines.ts": "a scoring cell in words",
            "common/explain/cells.ts": "what is on a cell is explained",
            "common/painting.svelte.ts": "pressing what is painted already erases it",
        },
    ),
    Smell(
        "turned or mirrored shapes: the poses are sent",
        r"\[\s*-?\s*(?:column|c|right)\s*,\s*-?\s*(?:row|r|down)\s*\]|\b(?:width|height|SIDE)\s*-\s*1\s*-|\b(?:rotated?|mirrored|transposed?)\s*\(",
        {"final/sharePicture.ts `rotate(-1.4 ": "the frame on the picture to share hangs a little askew"},
    ),
    Smell(
        "arithmetic with stars and coins, other than differences and sums of what is shown",
        rf"\b{SCORE}\b\)?\s*(?:\?\?\s*0\)?\s*)?(?:[-*/+]|\*\*)=?\s*[\w(]|[\w)\]]\s[-*/+]\s\(?(?:\w+\??\.)*{SCORE}\b",
        {
            "table/TableBar.svelte (table.mySeat?.stars ?? 0) + (": "stars scored and stars as it stands",
            "table/CoinTrack.svelte seat.coins - seat.crossed": "coins that are left are shown",
            "table/explain/symbols.ts coins - crossed": "coins that are left are named",
            "table/feel/changes.ts (is?.coins ?? 0) - (was?.coins": "coins that have come are seen flying",
            "replay/SmallMaps.svelte - (frame.coins": "coins that are left are shown",
            "table/state/table.svelte.ts edict.after - edict.before": "the change that a preview tells",
            "table/state/table.svelte.ts change.after - change.before": "the change that a preview tells",
            "table/puzzle/Result.svelte edict.after - edict.before": "the change that a preview tells",
            "table/puzzle/Result.svelte result.after - result.before": "the change of a rating",
            "common/parts/PartList.svelte sign * stars": "what is lost is written with a minus",
            "common/parts/PartList.svelte sign * line.stars": "what is lost is written with a minus",
            "common/gameSearch.svelte.ts now.done / now.total": "the part of the turns that is analysed",
            "final/EarnedList.svelte (100 * stars) / par": "a share of par in percent",
            "final/FinalHead.svelte next.stars - mine.stars": "how far the next player is ahead",
            "final/FinalHead.svelte stars + goal.stars": "the bar of a goal is as full as one is near it",
            "final/sharePicture.ts stars) / most": "a bar is as high as its season",
            "season/seasonBeats.ts sum + part.stars": "parts that are counted one after the other",
            "season/seasonShow.svelte.ts sum + this.stars": "the running sum of what is shown",
        },
    ),
    Smell(
        "dice",
        r"Math\.random",
        {
            "server/liveGame.svelte.ts this.#wait *": "not all devices ask again at the same moment",
            "server/liveTournament.svelte.ts this.#later(": "the same",
            "sound/speaker.ts": "noise is random",
        },
    ),
]


def smells() -> Iterator[tuple[str, str, str]]:
    """What smells of a rule: what it is, the file, the line."""
    for what, pattern, allowed in SMELLS:
        for name, text in UNQUOTED.items():
            if name in allowed:
                continue
            for found in re.finditer(pattern, text):
                line = text[text.rfind("\n", 0, found.start()) + 1 : text.find("\n", found.end())].strip()
                if not any(one.startswith(f"{name} ") and one.split(" ", 1)[1] in line for one in allowed):
                    yield what, name, line


def test_no_score_and_no_legality_is_worked_out_in_the_client() -> None:
    assert list(smells()) == []


@pytest.mark.parametrize("smell", SMELLS, ids=lambda smell: smell.what)
def test_whoever_is_excused_still_needs_it(smell: Smell) -> None:
    """A file that no longer has another use for it is off the list again."""
    for one in smell.allowed:
        name, _, words = one.partition(" ")
        assert words in UNQUOTED[name] and re.search(smell.pattern, UNQUOTED[name]), one


def test_no_card_is_known_to_the_client_by_name() -> None:
    """A rule of one card cannot be written without naming the card."""
    boxes = shelf().boxes.values()
    cards = {
        card.key
        for box in boxes
        for kind in (box.explore, box.ruins, box.ambushes, box.heroes, box.edicts, box.skills)
        for card in kind
    }
    assert {(name, one) for name, text in CODE.items() for one in literals(text) if one in cards} == set()


# --- no English --------------------------------------------------------------------------------------------

SPOKEN = re.compile(
    r"\b(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label)"
    r"=(?:\"([^\"{]*[A-Za-z][^\"{]*)\"|\{\s*[\"'`]([^\"'`$]*[A-Za-z][^\"'`$]*)[\"'`])"
)
#: Two words, or one with a capital: as people write and programs seldom do.
PROSE = re.compile(r"^[^<>{}=/#]*\b[a-zA-Z’]{2,}[,.:!?]? [a-zA-Z’]{2,}|^[A-Z][a-z]+[.!?…]?$")
#: What is printed on keys, and the tongue a browser speaks.
KEYS = {"Enter", "Escape", "Esc", "R", "F", "N", "Tab", "Home", "End", "PageUp", "PageDown", "Space"}
#: Names of programs and of what a browser can do, which are the same in every language.
PROPER_NAMES = {"device/deviceName.ts", "device/notifications.svelte.ts"}
#: What is said to programmers and to the browser: mistakes, classes, drawings, questions about the page.
UNSAID = re.compile(
    r"new Error\([^)]*\)|\b(?:class|style|d|viewBox|generics|data-part)=(?:\"[^\"]*\"|\{[^}]*\})"
    r"|\b(?:matchMedia|closest|matches|querySelector)(?:<\w+>)?\(\s*\"[^\"]*\""
)


def bare(markup: str) -> str:
    """What stands between the tags of a component, outside braces."""
    text, depth, kept = SCRIPT.sub("", markup), 0, []
    for char in text:
        depth += (char == "{") - (char == "}")
        kept.append(char if depth == 0 and char != "}" else " ")
    return re.sub(r"<[^>]*>", "\n", "".join(kept))


def test_no_text_stands_between_the_tags() -> None:
    found = {
        (name, line.strip())
        for name, text in CODE.items()
        if name.endswith(".svelte")
        for line in bare(text).split("\n")
        if re.search(r"[A-Za-z]", line) and line.strip() not in KEYS
    }
    assert found == set()


def test_no_name_or_hint_is_written_in_an_attribute() -> None:
    found = {(name, one.group(0)) for name, text in CODE.items() for one in SPOKEN.finditer(text)}
    assert found == set()


def test_no_sentence_stands_in_quotes() -> None:
    found = {
        (name, one)
        for name, text in CODE.items()
        if name not in PROPER_NAMES
        for one in literals(UNSAID.sub("", text))
        if PROSE.search(one) and one not in KEYS and not one.startswith("Arrow")
    }
    assert found == set()


# --- the words that are used -------------------------------------------------------------------------------

#: A message, whether it has attributes only, or an attribute.
MESSAGE = re.compile(r"^([a-z][\w-]*) =(?=(\n +\.)?)|^ +\.([\w-]+) =", re.MULTILINE)


def keys(file: str) -> set[str]:
    """The keys of the messages of a file, and of their attributes."""
    found, message = set(), ""
    for one in MESSAGE.finditer((WORDS / file).read_text(encoding="utf-8")):
        message = one[1] or message
        if not one[2]:
            found.add(f"{message}.{one[3]}" if one[3] else message)
    return found


#: The build writes the sentence for older browsers into index.html.
GAME, PAGE, EXPLAIN = keys("en/game.ftl"), keys("en/page.ftl") - {"too-old"}, keys("en/explain.ftl")
LESSON_TEXTS, YOU_TEXTS, TOGETHER = keys("en/lessons.ftl"), keys("en/you.ftl"), keys("en/together.ftl")
#: The server writes the place on the picture of a result.
FAIR, DAILY = keys("en/fair.ftl"), keys("en/daily.ftl") - {"daily-place-of"}
COMPANION, TOURNAMENT = keys("en/companion.ftl"), keys("en/tournament.ftl")
CLUB, STUDIES = keys("en/club.ftl"), keys("en/study.ftl")
PUZZLES, REPORTS, RESULTS = keys("en/puzzle.ftl"), keys("en/report.ftl"), keys("en/result.ftl")
POSITION = keys("en/position.ftl")
#: Those of the host's command that the page has not.
COMMAND_ONLY = (
    *("admin-undo-with", "admin-unban-with", "admin-ask", "admin-yes", "admin-not-done", "admin-link-made"),
    *("admin-type-password", "admin-creation-is", "admin-off-is", "admin-notice-is", "admin-contact-is"),
    *("admin-imprint-is", "admin-reports-are", "admin-ban-is", "admin-put-back-is", "admin-log-none"),
)
ADMIN = keys("en/admin.ftl") - {*COMMAND_ONLY}
KINDS = " ".join(get_args(AdminKind))
#: The server puts some of them on printed pages.
PAPER = {key for key in keys("en/paper.ftl") if not key.startswith("paper-")}
#: The server sends some of the notices.
NOTICES = {key for key in keys("en/notices.ftl") if key.startswith(("tell", "mail-page", "quiet", "letters"))}
TEXTS = (
    (GAME | PAGE | EXPLAIN | LESSON_TEXTS | YOU_TEXTS | TOGETHER | FAIR | DAILY | COMPANION | NOTICES | PAPER)
    | TOURNAMENT
    | CLUB
    | STUDIES
    | PUZZLES
    | POSITION
    | REPORTS
    | RESULTS
    | ADMIN
)
CALL = re.compile(r"\b(?:t|has)\(")
#: Keys that are put together, by their fixed part: what the rest may be, or whose keys it is.
MADE: dict[str, str] = {
    "*.rule": "cards and skills that have a rule",
    "*-rule": "monsters",
    "*.text": "explanations that a key is handed on for",
    "admin-creation-*": " ".join(get_args(Creation)),
    "admin-did-*": " ".join(key.removeprefix("admin-did-") for key in ADMIN if key.startswith("admin-did-")),
    "admin-feature-*": " ".join(get_args(Feature)),
    "admin-goes-*": "games seats events tournaments players results answers bots notes profiles studies",
    "admin-kind-*": f"{KINDS} name",
    "admin-number-*": KINDS,
    "admin-report-*": " ".join(get_args(ReportRequest.model_fields["why"].annotation)),
    "admin-reported-*": " ".join(get_args(ReportRequest.model_fields["kind"].annotation)),
    "admin-tab-*": "find reports site bans log",
    "box-*": "base heroes skills ambush",
    "character-*": " ".join(CHARACTERS),
    "character-*-about": " ".join(CHARACTERS),
    "club-view-*": "card maps ranking",
    "daily-*": "running ended missed",
    "daily-*s": "day week",
    "deck-hidden-*": "monster hero",
    "direction-*": "across upright",
    "earned-*": " ".join(get_args(Earned.model_fields["kind"].annotation)),
    "ended-*": "limit player host",
    "extra-*": "concentration cure-wounds diplomacy search",
    "final-advice-*": "monsters edict",
    "final-goal-*": " ".join(get_args(Goal.model_fields["kind"].annotation)),
    "final-made-*": "edict season coins",
    "frame-*": "start turn season after end",
    "lesson-*": " ".join(lesson.key for lesson in LESSONS),
    "lesson-*.about": " ".join(lesson.key for lesson in LESSONS),
    "lesson-*.learned": " ".join(lesson.key for lesson in LESSONS),
    "letter-*": "A B C D",
    "key-*": "R F N H M",
    "medal-*": " ".join(MEDALS),
    "next-*": "extra marks target",
    "on-limit-*": " ".join(get_args(Pace.model_fields["on_limit"].annotation)),
    "pace-kind-*": " ".join(get_args(Pace.model_fields["pace"].annotation)),
    "part-title-*": "row column diagonal",
    "phrase-*": " ".join(get_args(Saying)),
    "preset-*": "base heroes everything",
    "print-paper-*": "a4 letter a5 a4-two letter-two",
    "mail-page-*": "confirm stop",
    "mail-page-*-do": "confirm stop",
    "mail-page-*-done": "confirm stop",
    "position-*": "coins crossed",
    "puzzle-*": "solved missed coins monsters",
    "report-*": " ".join(get_args(ReportRequest.model_fields["kind"].annotation)),
    "report-why-*": " ".join(get_args(ReportRequest.model_fields["why"].annotation)),
    "seat-*-*": "human-drawn human-drawing bot-drawn bot-drawing minded-drawn minded-drawing "
    "account-drawn account-drawing",
    "seat-*-idle": "human bot minded account",
    "setup-ambush-*": "sets cards",
    "setup-skills-*": "none random chosen",
    "sheet-*": "A B C D",
    "sheet-*.rule": "sheets that have a rule",
    "stack-*": "forest village farm-water space",
    "strength-*": "counted others",
    "strip-*": "gaze ravage",
    "tab-*": "edicts stars players deck log",
    "tell-*": "denied insecure none",
    "tip-*": "tips",
    "tournament-by-*": "stars points",
    "tip-*.text": "tips",
    "tip-card.*": "mouse touch keys",
    "device-*": "unable newer busy full failed",
    "way-*": "solo bots hotseat link",
    "way-*-go": "bots hotseat link",
    "way-*-text": "solo bots hotseat link",
    "way-*-short": "solo bots hotseat link",
    "place-*": "play today learn you",
    "yours-medal-*": "gold silver bronze",
    "profile-part-*": "maps firsts streak strength edicts",
    "learn-*": "rules puzzles position studies",
    "learn-*.about": "rules puzzles position studies",
    "study-*": "private link",
    "study-*-short": "private link open",
    "study-mark-*": "circle check cross arrow",
    "study-grade-*": "right near wrong",
    "theme-*": " ".join(THEMES),
    "why-*": "reasons that the rules have",
}
#: Keys that come with the catalogue, and those of the steps of lessons.
SENT = {f"bot-{bot.word}{part}" for bot in BOTS for part in ("", ".about")}
SENT |= {step.text for lesson in LESSONS for step in lesson.steps}
SENT |= {f"{step.text}.{goal.missed}" for lesson in LESSONS for step in lesson.steps for goal in step.goals}
SENT |= {"lesson-over", "lesson-read-first"}


def made(pattern: str) -> set[str]:
    """The keys that a fixed part and its rest come to."""
    if MADE[pattern].startswith(("cards", "reasons", "sheets", "explanations", "tips")):
        known = EXPLAIN if MADE[pattern].startswith(("explanations", "tips")) else GAME
        return {key for key in known if re.fullmatch(pattern.replace(".", r"\.").replace("*", ".+"), key)}
    return {re.sub(r"\*(-\*)?", rest, pattern) for rest in MADE[pattern].split()}


def argument(text: str, start: int) -> str:
    """The first argument of a call, up to its comma or closing bracket."""
    depth, quote = 0, ""
    for index, char in enumerate(text[start:], start):
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'`":
            quote = char
        elif char in "([{":
            depth += 1
        elif char in ")]}" or char == ",":
            if depth == 0:
                return text[start:index]
            depth -= char != ","
    return text[start:]


def asked() -> Iterator[tuple[str, str]]:
    """Every key that stands in a call for a text: the file and the key, with a star for what is filled in."""
    for name, text in CODE.items():
        for call in CALL.finditer(text):
            first = re.sub(r"[!=]==? *[\"'][^\"']*[\"']", "", argument(text, call.end()))
            for key in literals(first):
                yield name, re.sub(r"\$\{.*?\}(?=[^}]*$|-|\.)", "*", key)


def test_every_text_that_is_asked_for_exists() -> None:
    wanted = {(name, key) for name, key in asked() if "*" not in key}
    assert len(wanted) > 200
    assert {(name, key) for name, key in wanted if key not in TEXTS} == set()


def test_keys_are_put_together_only_where_it_is_known_what_may_come_out() -> None:
    assert {(name, key) for name, key in asked() if "*" in key and key not in MADE} == set()
    assert (SENT | {key for pattern in MADE for key in made(pattern)}) - TEXTS == set()
    fixed = {one for text in CODE.values() for one in literals(text)}
    used = {re.sub(r"\$\{.*?\}(?=[^}]*$|-|\.)", "*", one) for one in fixed}
    assert set(MADE) - used == set()


def test_no_text_of_the_page_is_left_over() -> None:
    quoted = {one for text in CODE.values() for one in literals(text)}
    assert (TEXTS - GAME) - quoted - SENT - {key for pattern in MADE for key in made(pattern)} == set()
