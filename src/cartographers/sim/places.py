"""Where poses can be drawn on the maps of a batch: the poses' own functions, each asked only once."""

from typing import Any

from cartographers.rules.shape import Pose
from cartographers.rules.sheet import Sheet
from cartographers.sim.lanes import Array, Lanes, Shifts, all_if


class Places:
    """The places of all poses on maps as they are now."""

    def __init__(self, sheet: Sheet, pending: Array) -> None:
        self._empty, self._ruins = Shifts(sheet.empty), Shifts(sheet.free_ruins)
        self._no_duty = all_if(~pending[..., None], sheet.empty.shape)
        self._has_ruins = isinstance(sheet.ruins, Lanes) or bool(sheet.ruins)
        self._known: dict[tuple[int, int], Lanes] = {}
        self._covering: dict[tuple[int, int], Lanes] = {}

    def free(self, pose: Pose) -> Lanes:
        """The anchors from which every cell is empty."""
        key = pose.cells, pose.anchors
        if key not in self._known:
            spots: Any = pose.spots(self._empty)  # type: ignore[arg-type]  # shifts of lanes
            self._known[key] = spots
        return self._known[key]

    def covering(self, pose: Pose) -> Lanes:
        """Those from which a ruins cell is covered where one must be (R3.7)."""
        if not self._has_ruins:
            return self.free(pose)
        key = pose.cells, pose.anchors
        if key not in self._covering:
            touching: Any = pose.touching(self._ruins)  # type: ignore[arg-type]  # shifts of lanes
            self._covering[key] = self.free(pose) & (touching | self._no_duty)
        return self._covering[key]
