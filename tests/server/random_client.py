"""A client that knows no rule: it does anything it is offered, and asks a preview where it is told to."""

from random import Random
from time import sleep
from typing import Any, Generic, TypeVar

from httpx import Client

ROWS = "ABCDEFGHIJK"
Json = dict[str, Any]
Place = tuple[int, int]
#: Seconds between two looks while bots decide: their processes may have to be started on a busy machine.
PAUSE = 0.01
AnyClient = TypeVar("AnyClient", bound=Client)


class RandomClient(Generic[AnyClient]):
    """One device's player, at all of its seats."""

    def __init__(self, client: AnyClient, seed: int = 0, boldness: float = 0.3) -> None:
        self.client = client
        self._toss = Random(seed)
        self._boldness = boldness

    def play(self, game: str, most: int = 6000) -> Json:
        """Decide whenever asked until the game is over; the last state."""
        state: Json = self.client.get(f"/api/games/{game}").json()
        for _ in range(most):
            if state["phase"] == "over":
                return state
            waiting = [mine for mine in state["mine"] if mine["must_decide"]]
            if waiting:
                state = self.decide(state, self._toss.choice(waiting))
            else:
                sleep(PAUSE)
                state = self.client.get(f"/api/games/{game}").json()
        raise AssertionError(f"the game is not over after {most} looks")

    def decide(self, state: Json, mine: Json) -> Json:
        """Send any decision for a seat; the state afterwards."""
        move_id = f"{state['seq']}/{self._toss.getrandbits(64):x}"
        wish = {"step": state["step"], "move_id": move_id, "decision": self.decision(state, mine)}
        answer = self.client.post(f"/api/games/{state['id']}/seats/{mine['seat']}/decision", json=wish)
        assert answer.status_code == 200, (answer.text, wish, state["phase"])
        found: Json = answer.json()
        return found

    def decision(self, state: Json, mine: Json) -> Json:
        """Any decision that the state and its previews offer."""
        skill = self._skill(mine)
        match state["phase"]:
            case "declare":
                return self._declaration(state, mine, skill)
            case "draw":
                return self._drawing(state, mine, skill)
            case "ambush":
                return self._ambush(state, mine)
            case "hero":
                return self._hero(state, mine, skill)
        _, places = self._pick(mine["offer"])
        return {"cell": cell(places[0])}

    def _skill(self, mine: Json) -> Json | None:
        usable = [skill for skill in mine["skills"] if skill["usable"]]
        return self._toss.choice(usable) if usable and self._toss.random() < self._boldness else None

    def _pick(self, offer: Json) -> tuple[str, list[Place]]:
        """One of the offered places, on the map or hanging over it."""
        found = []
        for choice in offer["choices"]:
            for pose in choice["poses"]:
                anchors = int(pose["anchors"], 16)
                spots = [divmod(bit, 11) for bit in range(121) if anchors >> bit & 1]
                spots += [(row, column) for row, column in pose["over"]]
                found += [(choice["terrains"], pose["cells"], spot) for spot in spots]
        terrains, cells, (top, start) = self._toss.choice(found)
        places = [(top + row, start + column) for row, column in cells]
        return self._toss.choice(terrains) if terrains else "monster", places

    def preview(self, state: Json, mine: Json, **held: Any) -> Json:
        """What the server says of something held, which must be legal."""
        answer = self.client.post(f"/api/games/{state['id']}/seats/{mine['seat']}/preview", json=held)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def _drawing(self, state: Json, mine: Json, skill: Json | None) -> Json:
        for _ in range(60):
            terrain, places = self._pick(skill["offer"] if skill else mine["offer"])
            key = skill["key"] if skill else ""
            seen = self.preview(state, mine, places=places, terrain=terrain, skill=key)
            # Only after some first drawings can the skill be completed.
            if not seen["legal"]:
                assert skill and skill["besides"], (seen, places, terrain, key)
                continue
            drawn: Json = {"terrain": terrain, "cells": seen["cells"]}
            return drawn | self._besides(seen, skill, state, mine, places=places, terrain=terrain)
        return self._drawing(state, mine, None)

    def _besides(self, seen: Json, skill: Json | None, state: Json, mine: Json, **held: Any) -> Json:
        if not skill:
            return {}
        if not seen["besides"]:
            assert not skill["besides"]
            return {"skill": skill["key"]}
        terrain, places = self._pick(seen["besides"])
        cells = [cell(place) for place in places]
        again = self.preview(state, mine, **held, skill=skill["key"], extra_terrain=terrain, extra=cells)
        assert again["legal"], again
        return {"skill": skill["key"], "extra": {"terrain": terrain, "cells": cells}}

    def _declaration(self, state: Json, mine: Json, skill: Json | None) -> Json:
        if not skill:
            return {}
        if skill["directions"]:
            return {"skill": skill["key"], "upright": self._toss.choice(skill["directions"]) == "upright"}
        if not skill["besides"]:
            return {"skill": skill["key"]}
        return self._besides(self.preview(state, mine, skill=skill["key"]), skill, state, mine)

    def _ambush(self, state: Json, mine: Json) -> Json:
        _, places = self._pick(mine["offer"])
        seen = self.preview(state, mine, places=places)
        assert seen["legal"], seen
        drawn: Json = {"cells": seen["cells"]}
        if seen["targets"]:
            drawn["target"] = self._toss.choice(seen["targets"])
            assert self.preview(state, mine, places=places, target=drawn["target"])["legal"]
        return drawn

    def _hero(self, state: Json, mine: Json, skill: Json | None) -> Json:
        for _ in range(20):
            _, places = self._pick(mine["offer"])
            seen = self.preview(state, mine, places=places, skill=skill["key"] if skill else "")
            if not seen["legal"]:
                assert skill, seen
                continue
            marks = self._toss.choice(seen["marks"])
            drawn: Json = {"cell": cell(places[0]), "marks": marks}
            return drawn | self._besides(seen, skill, state, mine, places=places, marks=marks)
        return self._hero(state, mine, None)


def cell(place: Place) -> str:
    """The name of a cell."""
    return f"{ROWS[place[0]]}{place[1] + 1}"
