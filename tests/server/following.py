"""The state that a client has after a message of the socket; the browser's version is `pushes.ts`."""

from typing import Any

Json = dict[str, Any]


def follow(state: Json | None, push: Json) -> Json | None:
    """The state after a message, which is the old one if the message is not newer."""
    if push["state"]:
        told: Json = push["state"]
        if push["kind"] == "changes":
            assert state
            told = told | {"seats": _seats_after(state, push)}
        known = state["log"][: push["log_from"]] if state else []
        return told | {"log": [*known, *told["log"]]} if not state or told["seq"] >= state["seq"] else state
    if push["kind"] != "presence" or not state or push["step"] != state["step"] or push["seq"] < state["seq"]:
        return state
    own = {one["seat"]: one for one in push["mine"]}
    return state | {
        **{name: push[name] for name in ("seq", "watchers", "due", "now")},
        "seats": _seats_after(state, push),
        "mine": [mine | own.get(mine["seat"], {}) for mine in state["mine"]],
    }


def _seats_after(state: Json, push: Json) -> list[Json]:
    """The seats as they were or are sent, with who is connected and who has decided."""
    sent = {seat["seat"]: seat for seat in (push["state"] or {"seats": []})["seats"]}
    return [
        sent.get(seat["seat"], seat)
        | {"connected": seat["seat"] in push["connected"], "decided": seat["seat"] in push["decided"]}
        for seat in state["seats"]
    ]
