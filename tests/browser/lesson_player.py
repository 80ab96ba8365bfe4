"""Plays a lesson on its page, in any language: nothing is looked for by its words."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.person import Person
from cartographers.lessons.course import attempt, open_lesson
from cartographers.lessons.lesson import Lesson, Step
from cartographers.notation.cells import names, read_names
from cartographers.notation.wire import write_decision
from cartographers.rules.decision import Decision, Draw, Post
from cartographers.rules.listing import decisions
from server.serving import Json

Place = tuple[int, int]


class LessonPlayer:
    """Somebody who plays one lesson; good moves are found by playing it beside with the rules."""

    def __init__(self, person: Person, lesson: Lesson) -> None:
        self._person, self._lesson = person, lesson
        self._beside = open_lesson(lesson)
        page = person.page
        self.panel = page.locator("section.lesson")
        self.text = self.panel.locator("p.text")
        #: The button that goes on: Next or, at the end, the next lesson.
        self.on = self.panel.locator(".on")
        self.confirm = page.locator("[data-part=confirm]")
        #: How often a button was pressed to go on or to confirm.
        self.presses = 0

    def play(self, look: Callable[[Step], None]) -> None:
        """Play to the end; ``look`` is called at each step."""
        for number, step in enumerate(self._lesson.steps):
            self.wait_for_step(number)
            look(step)
            self.take(number)
        self.wait_for_step(len(self._lesson.steps))

    def take(self, number: int) -> None:
        """Go on from a step: by a decision where it asks for one."""
        self.wait_for_step(number)
        self.presses += 1
        step = self._lesson.steps[number]
        if step.decides:
            self._decide(step)
        else:
            self.on.click()

    def wait_for_step(self, number: int) -> None:
        """Wait until the panel shows a step, past the page of a season."""
        page = self._person.page
        onwards, there = page.locator("main a.go"), page.locator(f'section.lesson[data-step="{number}"]')
        expect(there.or_(onwards).first).to_be_visible()
        if onwards.count():
            onwards.click()
        expect(there).to_be_visible()

    def _decide(self, step: Step) -> None:
        good = next(one for one in self._decisions() if not step.missed(attempt(self._beside.game, one)))
        self.put_down(good)
        self.confirm.click()
        self._beside.commit(0, good)

    def miss(self, step: Step) -> str:
        """Confirm a decision that misses the goal of a step; the key of the text about it."""
        for one in self._decisions():
            missed = step.missed(attempt(self._beside.game, one))
            if missed:
                self.put_down(one)
                self.confirm.click()
                return missed.text
        raise AssertionError(f"nothing misses the goal of {step.text}")

    def _decisions(self) -> list[Decision]:
        return decisions(self._beside.view(0))

    def put_down(self, decision: Decision) -> None:
        """Hold the shape of a decision over the map, where it is to be drawn."""
        page, (mine,) = self._person.page, self._person.state["mine"]
        keys = page.keyboard
        offer = mine["offer"]
        keys.press("Escape")
        if isinstance(decision, Draw) and decision.skill:
            offer = next(skill["offer"] for skill in mine["skills"] if skill["key"] == decision.skill)
            skills = [skill["key"] for skill in mine["skills"]]
            page.locator("[data-part=skills] button").nth(skills.index(decision.skill)).click()
        terrain = write_decision(decision).get("terrain", "hero")
        area = decision.cell if isinstance(decision, Post) else decision.cells  # type: ignore[union-attr]
        option, turns, at = way_to(offer, terrain, area)
        keys.press(str(option + 1))
        for key in turns:
            keys.press(key)
        self._press(self.cell(at))
        expect(self.confirm).to_be_enabled()

    def cell(self, place: Place) -> Locator:
        """A cell of the map by row and column."""
        row = self._person.page.locator("[role=grid] [role=row]").nth(place[0])
        return row.locator("[role=gridcell]").nth(place[1])

    def _press(self, cell: Locator) -> None:
        box = cell.bounding_box()
        assert box
        self._person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def way_to(offer: Json, terrain: str, area: int) -> tuple[int, str, Place]:
    """The number of the option, the keys that turn it, and the cell to press, for a drawing."""
    option = 0
    for choice in offer["choices"]:
        for ground in choice["terrains"]:
            for index, pose in enumerate(choice["poses"]):
                for row in range(12 - pose["height"]):
                    for column in range(12 - pose["width"]):
                        cells = [(row + down, column + right) for down, right in pose["cells"]]
                        if ground == terrain and _area(cells) == area:
                            down, right = _grip(pose)
                            return option, _turns(choice["poses"], index), (row + down, column + right)
            option += 1
    raise AssertionError(f"{names(area)} in {terrain} is not offered")


def _area(places: list[Place]) -> int:
    return read_names(f"{'ABCDEFGHIJK'[row]}{column + 1}" for row, column in places)


def _grip(pose: Json) -> Place:
    """The cell of a pose that lies under the pointer: the one nearest its middle."""
    middle = ((pose["height"] - 1) / 2, (pose["width"] - 1) / 2)
    row, column = min(pose["cells"], key=lambda cell: (cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2)
    return row, column


def _turns(poses: list[Json], wanted: int) -> str:
    """The fewest keys that turn and flip a shape from its first pose to another one."""
    ways = {0: ""}
    while wanted not in ways:
        for pose, keys in list(ways.items()):
            ways.setdefault(poses[pose]["turned"], keys + "r")
            ways.setdefault(poses[pose]["flipped"], keys + "f")
    return ways[wanted]
