"""The client's code contains no English text, and asks for every message there is."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

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
from house.client_code import CODE, literals

WORDS = Path(__file__).parents[2] / "src" / "cartographers" / "words"
SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)

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
#: The server sends some of the notices; that somebody has sat down is said at the table, too.
NOTICES = {
    key
    for key in keys("en/notices.ftl")
    if key.startswith(("tell", "mail-page", "quiet", "letters", "map-keys", "notice-seat"))
}
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
