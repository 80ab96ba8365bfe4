"""The answers of the host's tools as text."""

from collections.abc import Iterable
from datetime import UTC, datetime

from cartographers.server.features.admin.messages import (
    AdminAnswer,
    AdminLogLine,
    AdminLook,
    AdminPerson,
    AdminReport,
    FoundThing,
)
from cartographers.words.book import Words

#: What is said of the things in question before and after.
_DELETES, _CHANGES_NAME = ("admin-goes", "admin-gone"), ("admin-stands", "admin-renamed")
#: What is said when there is nothing to list.
_EMPTY = {"find": "admin-nothing", "reports": "admin-reports-none", "log": "admin-log-none"}


def show(answer: AdminAnswer, verb: str, text: Words) -> None:
    """Print an answer."""
    if answer.look:
        _print_look(answer.look, text)
    for lines in (
        (_found(one, text) for one in answer.found),
        (_report(one, text) for one in answer.reports),
        (_logged(one, text) for one in answer.log),
    ):
        for line in lines:
            print(line)
    if verb in _EMPTY and not (answer.found or answer.reports or answer.log):
        print(text(_EMPTY[verb]))
    if answer.more:
        print(text("admin-more"))
    if answer.goes:
        counts = [text(f"admin-goes-{kind}", count=count) for kind, count in answer.goes.items() if count]
        asked, done = _CHANGES_NAME if verb in ("rename", "hide") else _DELETES
        print(text(done if answer.done else asked, what=", ".join(counts)))
    if answer.done:
        print(text("admin-done"))
    if answer.undo:
        print(text("admin-unban-with" if verb == "ban" else "admin-undo-with", id=answer.undo))


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _people(people: Iterable[AdminPerson]) -> str:
    return "; ".join(" ".join(filter(None, (one.name, one.device, one.network))) for one in people)


def _found(one: FoundThing, text: Words) -> str:
    kind = text(f"admin-kind-{one.kind}")
    parts = [_when(one.at), kind, one.id[:16], one.title, text(f"admin-number-{one.kind}", count=one.number)]
    if one.over and one.kind in ("game", "tournament"):
        parts.append(text("admin-over"))
    return "  ".join(filter(None, [*parts, _people(one.people)]))


def _report(one: AdminReport, text: Words) -> str:
    what = [text(f"admin-reported-{one.kind}"), one.shown, f"{one.place} {one.place_id}"]
    why = [text(f"admin-report-{one.why}"), one.text, one.note]
    about = _people([one.about] if one.about else [])
    return "  ".join(filter(None, [_when(one.at), one.id, *what, about, *why]))


def _logged(one: AdminLogLine, text: Words) -> str:
    what = one.what
    if one.act == "creation":
        what = text(f"admin-creation-{one.what}")
    elif one.act in ("on", "off"):
        what = text(f"admin-feature-{one.what}")
    did = text(f"admin-did-{one.act}", what=what)
    return "  ".join(filter(None, [_when(one.at), one.whose, did, one.why]))


def _print_look(look: AdminLook, text: Words) -> None:
    print(text("admin-creation-is", who=text(f"admin-creation-{look.creation}")))
    off = ", ".join(text(f"admin-feature-{feature}") for feature in look.off)
    print(text("admin-off-is", features=off or "—"))
    notice = " | ".join(look.notice.texts.values()) if look.notice else "—"
    print(text("admin-notice-is", notice=notice))
    print(text("admin-contact-is", contact=look.contact or "—"))
    print(text("admin-imprint-is", imprint=look.imprint or "—"))
    print(text("admin-reports-are", count=look.reports))
    for ban in look.bans:
        line = text("admin-ban-is", id=ban.id, value=ban.value, until=_when(ban.until))
        print("  ".join(filter(None, [line, ban.why])))
    for one in look.can_put_back:
        what = f"{text(f'admin-kind-{one.kind}')} {one.what}"
        print(text("admin-put-back-is", id=one.id, what=what, until=_when(one.until)))
